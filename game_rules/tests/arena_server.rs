//! The arena's server over real sockets: whole tournaments, and guests who misbehave.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Shutdown, SocketAddr, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use game_rules::{
    arena::{tournament::Settings, trainers::trainer},
    server::{Config, Cost, Limits, Server, guest},
};

fn config(registration_ms: u64, turn_ms: u64) -> Config {
    Config {
        address: "127.0.0.1:0".to_owned(),
        settings: Settings { registration_ms, turn_ms, early_turns: true },
        cost: Cost { memory: 8, passes: 1 },
        limits: Limits { rate: 100_000, burst: 100_000, ..Limits::default() },
        ..Config::default()
    }
}

/// A registration that does not end while a test runs.
const LONG: u64 = 600_000;

fn open(config: Config) -> Server {
    Server::start(config).unwrap()
}

/// A guest who types.
struct Typist {
    reader: BufReader<TcpStream>,
}

impl Typist {
    fn connect(address: SocketAddr) -> Typist {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        Typist { reader: BufReader::new(stream) }
    }

    fn login(address: SocketAddr, login: &str) -> Typist {
        let mut typist = Typist::connect(address);
        assert_eq!(typist.log_in(login, "secret"), "OK");
        typist
    }

    fn log_in(&mut self, login: &str, password: &str) -> String {
        assert_eq!(self.line(), "LOGIN");
        self.type_in(&format!("{login}\n"));
        assert_eq!(self.line(), "PASS");
        self.type_in(&format!("{password}\n"));
        self.line()
    }

    fn type_bytes(&mut self, bytes: &[u8]) {
        self.reader.get_mut().write_all(bytes).unwrap();
    }

    fn type_in(&mut self, text: &str) {
        self.type_bytes(text.as_bytes());
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.reader.read_line(&mut line).unwrap() > 0, "the server has closed");
        assert!(line.ends_with('\n'), "{line:?}");
        line.trim_end_matches('\n').to_owned()
    }

    fn lines(&mut self, count: usize) -> Vec<String> {
        (0..count).map(|_| self.line()).collect()
    }

    /// The first line of the answer.
    fn ask(&mut self, request: &str) -> String {
        self.type_in(&format!("{request}\n"));
        self.line()
    }

    /// OK, a count, and as many lines.
    fn list(&mut self, request: &str) -> Vec<String> {
        assert_eq!(self.ask(request), "OK", "{request}");
        let count = self.line().parse().unwrap();
        self.lines(count)
    }

    /// WAIT up to its end.
    fn wait(&mut self) -> Vec<String> {
        assert_eq!(self.ask("WAIT"), "OK");
        assert_eq!(self.line(), "OK");
        let count = self.line().parse().unwrap();
        self.lines(count)
    }

    fn is_closed(&mut self) -> bool {
        let mut rest = Vec::new();
        matches!(self.reader.read_to_end(&mut rest), Ok(0) | Err(_))
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn logging_in_follows_the_grammar() {
    let server = open(config(LONG, 1000));
    let at = server.address();
    let mut ada = Typist::login(at, "ada");
    assert_eq!(ada.ask("X_VERSION"), "OK");
    assert_eq!(ada.line(), "pocket-arena 1");
    let refusal = "FAILED 1 bad login or password";
    for (login, password) in [("ada", "wrong"), ("a da", "secret"), ("", "secret"), ("bob", "")] {
        let mut guest = Typist::connect(at);
        assert_eq!(guest.log_in(login, password), refusal, "{login} {password}");
        assert!(guest.is_closed());
    }
    let mut binary = Typist::connect(at);
    assert_eq!(binary.line(), "LOGIN");
    binary.type_bytes(b"\xff\xfe\x00\n");
    assert_eq!(binary.line(), "PASS");
    binary.type_bytes(&[b'x'; 5000]);
    binary.type_in("\n");
    assert_eq!(binary.line(), refusal);
    let mut windows = Typist::connect(at);
    assert_eq!(windows.log_in("ada\r", "secret\r"), "OK");
    let _others: Vec<Typist> = (0..3).map(|_| Typist::login(at, "ada")).collect();
    let mut sixth = Typist::connect(at);
    assert_eq!(sixth.log_in("ada", "secret"), "FAILED 1 too many connections");
    assert!(sixth.is_closed());
    drop(windows);
    for _ in 0..100 {
        let mut next = Typist::connect(at);
        if next.log_in("ada", "secret") == "OK" {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("a place that has become free is not given to anybody");
}

#[test]
fn accounts_are_kept_hashed_and_a_closed_server_creates_none() {
    let file = scratch("accounts").join("accounts.txt");
    let server = open(Config { accounts: Some(file.clone()), ..config(LONG, 1000) });
    Typist::login(server.address(), "ada");
    drop(server);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("ada $argon2id$") && !text.contains("secret"), "{text}");
    let closed = Config { accounts: Some(file), open_registration: false, ..config(LONG, 1000) };
    let server = open(closed);
    Typist::login(server.address(), "ada");
    let mut stranger = Typist::connect(server.address());
    assert_eq!(stranger.log_in("bob", "secret"), "FAILED 1 bad login or password");
}

#[test]
fn questions_are_answered_in_every_phase_and_faults_have_their_codes() {
    let server = open(config(LONG, 1000));
    let mut ada = Typist::login(server.address(), "ada");
    assert_eq!(ada.ask("IS_TOURNAMENT_ACTIVE"), "OK");
    assert_eq!(ada.line(), "0");
    let creatures = ada.list("get_creatures");
    assert_eq!(creatures.len(), 51);
    assert_eq!(creatures[0], "1000 4 0 300 25 40 45 1 8 45 6");
    assert_eq!(creatures[1], "1500 4 0 500 40 45 50 1 8 17 6");
    let attacks = ada.list("GET_ATTACKS");
    assert_eq!((attacks.len(), attacks[0].as_str()), (45, "1 25 65 0 0 0 0 0 0 0 0 0"));
    assert_eq!(attacks[15], "2 10 105 0 0 0 0 -10 0 0 0 0", "negative numbers are allowed");
    let types = ada.list("GET_TYPES");
    assert_eq!(types[0], "1 1 1 1 1 0.5 1 1 1 1 1 0");
    assert_eq!(types[1], "1 0.5 2 0.5 1 2 1 1 1 1 1 1");
    assert_eq!(ada.ask("GET_TIME_LEFT"), "OK");
    let left: u64 = ada.line().parse().unwrap();
    assert!(left <= LONG && left > LONG - 60_000);
    let names = ada.list("X_NAMES");
    assert_eq!((names.len(), names[1].as_str()), (51, "Bulwazaur|Tuberzaur"));
    assert_eq!(ada.line(), "45");
    assert_eq!(ada.lines(45)[2], "Miotacz ognia|Flamethrower");
    assert_eq!(ada.line(), "12");
    assert_eq!(ada.lines(12)[1], "Wodny|Water");
    assert_eq!(ada.list("X_STANDINGS"), [""; 0]);
    assert_eq!(ada.ask("WAIT_FOR_REGISTRATION"), "OK");
    assert_eq!(ada.line(), "OK");
    for (request, wanted) in [
        ("DANCE", "FAILED 2 unknown command"),
        ("FIGHT 1", "FAILED 3 bad format"),
        ("FIGHT 1 x", "FAILED 3 bad format"),
        ("FIGHT 1 99999999999", "FAILED 3 bad format"),
        ("FIGHT 1 2 3", "FAILED 4 too many arguments"),
        ("WAIT now", "FAILED 4 too many arguments"),
        ("ENROLL_TEAM 1 2 3 4 5", "FAILED 3 bad format"),
        ("ENROLL_TEAM 1 2 3 4 5 6 7", "FAILED 4 too many arguments"),
        ("ENROLL_TEAM 52 1 1 0 0 0", "FAILED 668 invalid creature id"),
        ("ENROLL_TEAM 51 24 6 9 6 0", "FAILED 667 duplicated creatures"),
        ("ENROLL_TEAM 0 0 0 0 0 0", "FAILED 669 no creature enrolled"),
        ("ENROLL_TEAM 51 24 6 9 0 0", "FAILED 670 not enough money"),
        ("WAIT", "FAILED 777 not enrolled"),
        ("FIGHT 1 1", "FAILED 888 tournament not active"),
        ("SWITCH 1 1", "FAILED 888 tournament not active"),
        ("GET_RIVALS", "FAILED 888 tournament not active"),
        ("GET_TEAMS", "FAILED 888 tournament not active"),
        ("GET_STATES", "FAILED 888 tournament not active"),
        ("X_LEGAL 1", "FAILED 888 tournament not active"),
        ("X_PLAYERS", "FAILED 888 tournament not active"),
        ("X_TURN", "FAILED 888 tournament not active"),
        ("X_LOG 1", "FAILED 888 tournament not active"),
        ("ENROLL_TEAM 1 0 2 0 0 0", "OK"),
    ] {
        assert_eq!(ada.ask(request), wanted, "{request}");
    }
}

/// Two guests play a whole pair by hand: every word of WAIT, the flags, the log, the codes of play.
#[test]
fn a_pair_is_played_by_hand() {
    let server = open(config(1500, 20_000));
    let at = server.address();
    let (mut ada, mut bob) = (Typist::login(at, "ada"), Typist::login(at, "bob"));
    let mut eve = Typist::login(at, "eve");
    // Ada's Turboar (78) is faster than Bob's Sproutkin (45), and Flamethrower burns plants.
    assert_eq!(ada.ask("ENROLL_TEAM 0 50 0 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 1 0 0 0 0 0"), "OK");
    let begin = thread::scope(|scope| {
        let both = [&mut ada, &mut bob].map(|guest| scope.spawn(|| guest.wait()));
        both.map(|guest| guest.join().unwrap())
    });
    assert_eq!(begin, [["BEGIN"], ["BEGIN"]]);
    for (request, wanted) in [
        ("FIGHT 1 1", "FAILED 777 not enrolled"),
        ("WAIT", "FAILED 777 not enrolled"),
        ("ENROLL_TEAM 1 0 0 0 0 0", "FAILED 666 registration closed"),
    ] {
        assert_eq!(eve.ask(request), wanted);
    }
    let mut results = Vec::new();
    for (number, flags) in [(1, ["0", "1"]), (2, ["1", "0"])] {
        assert_eq!(ada.list("X_LEGAL 1"), ["SWITCH 1 2"]);
        for (request, wanted) in [
            ("FIGHT 2 1", "FAILED 999 bad rival"),
            ("FIGHT 1 5", "FAILED 238 move id out of range"),
            ("FIGHT 1 1", "FAILED 242 you have to switch creature"),
            ("SWITCH 1 7", "FAILED 231 creature id out of range"),
            ("SWITCH 1 1", "FAILED 232 creature has no hp"),
            ("SWITCH 1 2", "OK"),
        ] {
            assert_eq!(ada.ask(request), wanted);
        }
        assert_eq!(bob.ask("SWITCH 1 1"), "OK");
        for (guest, flag) in [&mut ada, &mut bob].into_iter().zip(flags) {
            assert_eq!(guest.ask("GET_RIVALS"), "OK");
            assert_eq!(guest.line(), "1");
            assert_eq!(guest.line(), flag, "who is first in match {number}");
            guest.lines(6);
        }
        assert_eq!(ada.ask("GET_TEAMS"), "OK");
        let team = ada.lines(7);
        assert_eq!(team[1], "0 0 0 0 0 0 0 0 0 0");
        assert_eq!(team[2], "50 570 0 0 0 0 15 15 1 5");
        let mut said;
        loop {
            assert_eq!(ada.ask("WAIT"), "OK");
            said = [bob.wait(), {
                assert_eq!(ada.line(), "OK");
                ada.line();
                ada.lines(1)
            }];
            if said[0] != ["NEXT"] {
                break;
            }
            assert_eq!(said[1], ["NEXT"]);
            assert_eq!(ada.ask("FIGHT 1 2"), "OK");
            assert_eq!(bob.ask("FIGHT 1 1"), "OK");
            assert_eq!(bob.ask("SWITCH 1 1"), "FAILED 235 switch to the same creature");
        }
        results.push(said);
    }
    assert_eq!(results[0], [["REMATCH LOSE"], ["REMATCH WIN"]]);
    assert_eq!(results[1], [["END LOSE"], ["END WIN"]]);
    assert_eq!(ada.list("X_STANDINGS"), ["1 6 2 0 0 ada", "2 0 0 0 2 bob"]);
    assert_eq!(ada.ask("WAIT"), "FAILED 777 not enrolled", "teams are not carried over");
    assert_eq!(ada.ask("WAIT_FOR_REGISTRATION"), "OK");
    assert_eq!(ada.line(), "OK");
}

/// Twelve trainers, 66 pairs, two tournaments in a row.
#[test]
fn tournaments_of_many_bots_are_played_to_the_end() {
    let server = open(config(2000, 20_000));
    let at = server.address().to_string();
    let guests: Vec<_> = (0..12u32)
        .map(|index| {
            let at = at.clone();
            thread::spawn(move || {
                let strength = ["random", "rookie"][index as usize % 2];
                let mut trainer = trainer(strength).unwrap();
                let login = format!("{strength}-{index}");
                let mut wire = guest::Wire::open(&at, &login, "secret").unwrap();
                let plan = guest::Plan { team: None, seed: index.into(), tournaments: 2 };
                let mut heard = Vec::new();
                let tell = |line: &str| heard.push(line.to_owned());
                guest::play(&mut wire, trainer.as_mut(), &plan, tell).unwrap();
                heard
            })
        })
        .collect();
    let heard: Vec<Vec<String>> = guests.into_iter().map(|it| it.join().unwrap()).collect();
    for lines in &heard {
        assert_eq!(lines.len(), 2 * 13, "an enrolment and twelve standings each time");
        assert_eq!(lines[14..], heard[0][14..], "everybody is told the same");
    }
    let standings = server.look(|hall| hall.standings());
    let played: u32 = standings.iter().map(|it| it.wins + it.draws + it.losses).sum();
    assert_eq!(played, 12 * 11 * 2);
    assert!(standings[0].login.starts_with("rookie"), "{standings:?}");
    assert_eq!(server.look(|hall| hall.number()), 3);
}

#[test]
fn pipelined_and_fragmented_requests_are_answered_in_order() {
    let server = open(config(LONG, 1000));
    let mut ada = Typist::login(server.address(), "ada");
    let mut text = String::new();
    for round in 0..200 {
        text.push_str(if round % 2 == 0 { "X_VERSION\r\n\n" } else { "  dance  \n" });
    }
    ada.type_in(&text);
    for round in 0..200 {
        if round % 2 == 0 {
            assert_eq!(ada.lines(2), ["OK", "pocket-arena 1"], "{round}");
        } else {
            assert_eq!(ada.line(), "FAILED 2 unknown command", "{round}");
        }
    }
    for byte in b"ENROLL_TEAM 1 0 2 0 0 0\nIS_TOURNAMENT_ACTIVE\n" {
        ada.type_bytes(&[*byte]);
        thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(ada.lines(3), ["OK", "OK", "0"]);
}

#[test]
fn garbage_and_endless_lines_disturb_nobody_else() {
    let server = open(config(LONG, 1000));
    let at = server.address();
    let mut calm = Typist::login(at, "calm");
    let mut wild = Typist::login(at, "wild");
    wild.type_bytes(b"\x00\x01\x02\n\xff\xff\nWAIT\x07\nX_\rVERSION\n");
    assert_eq!(wild.lines(4), ["FAILED 3 bad format"; 4]);
    wild.type_in(&format!("{}\n", "X".repeat(1025)));
    assert_eq!(wild.line(), "FAILED 3 bad format");
    wild.type_in(&format!("X_VERSION{}\n", " ".repeat(1024 - 9)));
    assert_eq!(wild.lines(2), ["OK", "pocket-arena 1"]);
    for _ in 0..200 {
        wild.type_bytes(&[b'A'; 10_000]);
    }
    wild.type_in("\nX_VERSION\n");
    assert_eq!(wild.lines(3), ["FAILED 3 bad format", "OK", "pocket-arena 1"]);
    for _ in 0..19 {
        assert_eq!(wild.ask("FIGHT x y"), "FAILED 3 bad format");
    }
    assert_eq!(wild.ask("DANCE"), "FAILED 2 unknown command");
    assert!(wild.is_closed(), "twenty slips in a row");
    assert_eq!(calm.ask("X_VERSION"), "OK");
    let mut raw = TcpStream::connect(at).unwrap();
    let junk: Vec<u8> =
        (0..50_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let _ = raw.write_all(&junk);
    drop(raw);
    assert_eq!(calm.line(), "pocket-arena 1");
    assert_eq!(calm.ask("GET_TIME_LEFT"), "OK");
}

#[test]
fn whoever_does_not_read_is_dropped_and_holds_nobody_up() {
    let limits = Limits { write: Duration::from_millis(300), ..config(0, 0).limits };
    let server = open(Config { limits, ..config(LONG, 1000) });
    let mut calm = Typist::login(server.address(), "calm");
    let slow = Typist::login(server.address(), "slow");
    let mut stream = slow.reader.into_inner();
    stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
    let asked = b"GET_CREATURES\n".repeat(500);
    let dropped = (0..2000).any(|_| stream.write_all(&asked).is_err());
    assert!(dropped, "a guest who never reads can ask for ever");
    let begin = Instant::now();
    assert_eq!(calm.list("GET_CREATURES").len(), 51);
    assert!(begin.elapsed() < Duration::from_secs(5));
    for _ in 0..200 {
        if server.look(|hall| hall.connections("slow")) == 0 {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("the guest who does not read is still here");
}

#[test]
fn half_closed_connections_get_their_answers() {
    let server = open(config(1000, 200));
    let at = server.address();
    let mut ada = Typist::login(at, "ada");
    let mut bob = Typist::login(at, "bob");
    assert_eq!(bob.ask("ENROLL_TEAM 2 0 0 0 0 0"), "OK");
    ada.type_in("ENROLL_TEAM 1 0 0 0 0 0\nWAIT\nSWITCH 1 1\nWAIT\nGET_STATES\n");
    ada.reader.get_mut().shutdown(Shutdown::Write).unwrap();
    assert_eq!(ada.lines(5), ["OK", "OK", "OK", "1", "BEGIN"]);
    assert_eq!(ada.lines(5), ["OK", "OK", "OK", "1", "NEXT"]);
    // Bob was late: his only creature came by itself.
    assert_eq!(ada.lines(3), ["OK", "1", "1 0 0 1 0 0 SWITCH 1"]);
    assert!(ada.is_closed());
}

#[test]
fn a_dropped_player_comes_back_into_the_running_tournament() {
    let server = open(config(1000, 1500));
    let at = server.address();
    let mut bob = Typist::login(at, "bob");
    {
        let mut ada = Typist::login(at, "ada");
        assert_eq!(ada.ask("ENROLL_TEAM 1 2 0 0 0 0"), "OK");
        assert_eq!(bob.ask("ENROLL_TEAM 2 0 0 0 0 0"), "OK");
        assert_eq!(ada.wait(), ["BEGIN"]);
        assert_eq!(ada.ask("SWITCH 1 2"), "OK");
    }
    let mut ada = Typist::login(at, "ada");
    assert_eq!(ada.wait(), ["NEXT"]);
    let states = ada.list("GET_STATES");
    assert!(states[0].starts_with("2 0 0 "), "the order given before the break counts: {states:?}");
    assert_eq!(ada.list("X_LOG 1")[0], "1 SWITCH 2 SWITCH 1");
}

/// Cut off in a WAIT that lasts: a bot that is started again and again finds its place.
#[test]
fn dead_connections_take_up_no_place() {
    let server = open(config(LONG, 1000));
    let at = server.address();
    for _ in 0..12 {
        let mut guest = Typist::connect(at);
        let mut said = guest.log_in("ada", "secret");
        for _ in 0..100 {
            if said == "OK" {
                break;
            }
            thread::sleep(Duration::from_millis(50));
            guest = Typist::connect(at);
            said = guest.log_in("ada", "secret");
        }
        assert_eq!(said, "OK");
        assert_eq!(guest.ask("ENROLL_TEAM 1 0 0 0 0 0"), "OK");
        assert_eq!(guest.ask("WAIT"), "OK");
    }
}

#[test]
fn a_flood_is_made_to_wait() {
    let limits = Limits { rate: 20, burst: 30, ..Limits::default() };
    let server = open(Config { limits, ..config(LONG, 1000) });
    let mut ada = Typist::login(server.address(), "ada");
    ada.type_in(&"X_VERSION\n".repeat(31));
    assert_eq!(ada.lines(60)[59], "pocket-arena 1");
    let begin = Instant::now();
    assert_eq!(ada.line(), "FAILED 6 commands limit reached, forced waiting activated");
    let waiting = ada.line();
    let seconds: f64 = waiting.strip_prefix("WAITING ").unwrap().parse().unwrap();
    assert_eq!(waiting.split('.').next_back().map(str::len), Some(3), "{waiting}");
    assert_eq!(ada.line(), "OK");
    assert!(begin.elapsed().as_secs_f64() >= seconds - 0.05);
    assert_eq!(ada.ask("X_VERSION"), "OK");
}

#[test]
fn the_silent_are_sent_home() {
    let limits = Limits {
        login: Duration::from_millis(1000),
        idle: Duration::from_millis(1500),
        not_yet: Duration::from_millis(2000),
        ..Limits::default()
    };
    let server = open(Config { limits, ..config(1000, 20_000) });
    let at = server.address();
    let mut mute = Typist::connect(at);
    assert_eq!(mute.line(), "LOGIN");
    let mut ada = Typist::login(at, "ada");
    let mut bob = Typist::login(at, "bob");
    assert_eq!(ada.ask("ENROLL_TEAM 1 0 0 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 2 0 0 0 0 0"), "OK");
    assert_eq!(ada.wait(), ["BEGIN"]);
    // Waiting is not silence: NOTYET comes later than the idle limit.
    assert_eq!(ada.ask("WAIT_FOR_REGISTRATION"), "OK");
    assert_eq!(ada.line(), "NOTYET");
    assert!(mute.is_closed());
    assert!(bob.is_closed());
}

/// The real program, killed in the middle of a tournament.
struct Program(Child, SocketAddr);

impl Program {
    fn start(folder: &std::path::Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
            .args(["serve", "--address", "127.0.0.1:0", "--registration", "1", "--turn-ms", "300"])
            .arg("--journal")
            .arg(folder.join("journal.jsonl"))
            .arg("--accounts")
            .arg(folder.join("accounts.txt"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").unwrap().parse().unwrap();
        Program(child, address)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // SIGKILL on Unix: nothing can be tidied up.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_killed_server_loses_no_finished_turn() {
    let folder = scratch("killed");
    let program = Program::start(&folder);
    let (mut ada, mut bob) = (Typist::login(program.1, "ada"), Typist::login(program.1, "bob"));
    assert_eq!(ada.ask("ENROLL_TEAM 1 2 3 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 4 5 6 0 0 0"), "OK");
    assert_eq!(ada.wait(), ["BEGIN"]);
    let mut log = Vec::new();
    for turn in 0..6 {
        let order = ada.list("X_LEGAL 1").into_iter().nth(turn % 2);
        if let Some(order) = order {
            ada.ask(&order);
        }
        ada.wait();
        log = ada.list("X_LOG 1");
    }
    assert!(log.len() >= 6);
    drop(program);
    // A torn record, as if the machine had stopped in the middle of writing.
    let journal = folder.join("journal.jsonl");
    let mut file = fs::OpenOptions::new().append(true).open(&journal).unwrap();
    file.write_all(b"{\"time\":1,\"turn\":{\"clo").unwrap();
    drop(file);
    let program = Program::start(&folder);
    let mut ada = Typist::login(program.1, "ada");
    let after = ada.list("X_LOG 1");
    assert_eq!(after[..log.len()], log, "what was told before is still so");
    assert_eq!(ada.list("X_PLAYERS"), ["bob"]);
    assert!(ada.wait().len() == 1, "and it goes on");
    let more = ada.list("X_LOG 1");
    assert!(more.len() > after.len());
    drop(program);
    let program = Program::start(&folder);
    let mut ada = Typist::login(program.1, "ada");
    assert_eq!(ada.list("X_LOG 1")[..more.len()], more, "twice");
    drop(program);
    // What the journal holds of the pair can be taken out and played back.
    let referee = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_referee"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned() + &said)
    };
    let export = |players: &str| {
        referee(&["export", "journal.jsonl", "--players", players, "--out", "match.ron"])
    };
    assert!(export("bob,ada").0);
    assert_eq!(export("ada,eve"), (false, "referee: eve did not take part\n".to_owned()));
    let (fits, said) = referee(&["replay", "match.ron", "--verify"]);
    assert!(fits && said.starts_with("arena: fits, "), "{said}");
}

/// `serve --help` promises a tournament with three commands: the bots find names of their own.
#[test]
fn a_newcomer_sees_a_tournament_with_three_commands() {
    let folder = scratch("newcomer");
    let program = Program::start(&folder);
    let address = program.1.to_string();
    let bots: Vec<Child> = ["random", "rookie"]
        .into_iter()
        .map(|strength| {
            Command::new(env!("CARGO_BIN_EXE_referee"))
                .args(["bot", "--strength", strength, "--tournaments", "1", "--address", &address])
                .stdout(Stdio::piped())
                .spawn()
                .unwrap()
        })
        .collect();
    for bot in bots {
        let output = bot.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{said}");
        assert!(said.contains(" random-") && said.contains(" rookie-"), "{said}");
    }
}

#[test]
fn broken_journals_and_accounts_are_one_sentence() {
    let folder = scratch("broken");
    let refuse = |option: &str, name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_referee"))
            .args(["serve", "--address", "127.0.0.1:0", option])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let journal = refuse("--journal", "j", "{\"time\":1,\"begin\":{\"tournament\":1}}\n");
    assert!(journal.contains("j:1:"), "{journal}");
    let whole = folder.join("whole");
    let server = open(Config { journal: Some(whole.clone()), ..config(LONG, 1000) });
    let second = Server::start(Config { journal: Some(whole), ..config(LONG, 1000) });
    let why = second.unwrap_err().to_string();
    assert!(why.ends_with("whole: another server is writing it"), "{why}");
    drop(server);
    let accounts = refuse("--accounts", "a", "# people\nada plain\n");
    assert!(accounts.contains("a:2:1: not `login $argon2id$…`"), "{accounts}");
}

/// The example in Python plays a tournament against a Rookie.
#[test]
fn the_python_example_plays_and_is_short() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let script = folder.join("examples/bot.py");
    let text = fs::read_to_string(&script).unwrap();
    assert!(text.lines().count() < 60);
    let readme = fs::read_to_string(folder.join("../README.md")).unwrap();
    assert!(readme.contains(&format!("```python\n{text}```\n")), "README.md shows another bot");
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not installed: the example was not run");
        return;
    }
    let server = open(config(1500, 20_000));
    let address = server.address();
    let snake = Command::new("python3")
        .arg(script)
        .args(["snake", "secret", "127.0.0.1", &address.port().to_string(), "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut trainer = trainer("rookie").unwrap();
    let mut wire = guest::Wire::open(&address.to_string(), "rookie", "secret").unwrap();
    let plan = guest::Plan { team: None, seed: 1, tournaments: 1 };
    guest::play(&mut wire, trainer.as_mut(), &plan, |_| {}).unwrap();
    let output = snake.wait_with_output().unwrap();
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}");
    assert!(out.contains("snake") && out.contains("rookie"), "{out}");
}
