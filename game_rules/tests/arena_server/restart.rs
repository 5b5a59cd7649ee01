//! Restarts, full disks, and what the host can do in the middle of a tournament.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use game_rules::{
    arena::{bots::trainer, tournament::Note},
    server::{Config, bot_client, read_journal},
};

use super::typist::{LONG, Typist, config, open, scratch};

/// Two players in their first turn on a server with this journal.
fn begun(config: &Config) -> (game_rules::server::Server, [Typist; 2]) {
    let server = open(config.clone());
    let mut guests = ["ada", "bob"].map(|login| Typist::login(server.address(), login));
    for guest in &mut guests {
        assert_eq!(guest.ask("ENROLL_TEAM 1 4 7 0 0 0"), "OK");
    }
    thread::scope(|scope| {
        for guest in &mut guests {
            scope.spawn(|| guest.wait());
        }
    });
    (server, guests)
}

#[test]
fn a_seat_stays_with_its_password_after_a_restart() {
    let journal = scratch("seats").join("journal.jsonl");
    let with = Config { journal: Some(journal.clone()), ..config(1000, 20_000) };
    let (server, guests) = begun(&with);
    drop((server, guests));
    let server = open(with.clone());
    let at = server.address();
    let mut thief = Typist::connect(at);
    assert_eq!(thief.log_in("ada", "mine-now"), "FAILED 1 bad login or password");
    let mut ada = Typist::login(at, "ada");
    assert_eq!(ada.list("X_PLAYERS"), ["bob"]);
    drop((server, ada));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&journal).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds hashes");
    }
    // A journal of old, without hashes: nobody is given a seat that was somebody's.
    let text = fs::read_to_string(&journal).unwrap();
    let old: Vec<&str> = text.lines().filter(|line| !line.contains("\"accounts\"")).collect();
    fs::write(&journal, old.join("\n") + "\n").unwrap();
    let server = open(with);
    let mut first = Typist::connect(server.address());
    let said = first.log_in("ada", "secret");
    assert!(said.starts_with("FAILED 1 this player's password was lost with a restart"), "{said}");
    Typist::login(server.address(), "eve");
    assert!(server.abandon());
    Typist::login(server.address(), "ada");
}

#[test]
fn the_host_pauses_removes_and_gives_up() {
    let journal = scratch("hosting").join("journal.jsonl");
    let with = Config { journal: Some(journal.clone()), ..config(1000, 400) };
    let (server, [mut ada, mut bob]) = begun(&with);
    server.pause(true);
    let clock = server.look(|hall| hall.play().unwrap().clock());
    thread::sleep(Duration::from_millis(900));
    assert_eq!(server.look(|hall| hall.play().unwrap().clock()), clock, "the clock stands still");
    server.pause(false);
    assert!(server.remove("bob") && !server.remove("bob"));
    assert_eq!(bob.ask("SWITCH 1 1"), "FAILED 8 removed by the host");
    assert_eq!(bob.ask("WAIT"), "FAILED 8 removed by the host");
    assert_eq!(ada.wait().len(), 1, "it goes on without bob");
    assert!(server.admit("bob"));
    assert_eq!(bob.wait().len(), 1);
    assert_eq!(ada.ask("WAIT"), "OK");
    while server.look(|hall| hall.lamp("ada")) != game_rules::arena::tournament::Lamp::Waiting {
        thread::sleep(Duration::from_millis(5));
    }
    assert!(server.abandon() && !server.abandon());
    assert_eq!(ada.lines(3)[0], "OK");
    assert_eq!(server.look(|hall| hall.number()), 2);
    let notes = read_journal(&journal).unwrap();
    let removed = Note::Remove { login: "bob".into() };
    assert!(notes.contains(&removed));
    assert!(matches!(notes.last(), Some(Note::Abandon { tournament: 1, .. })), "{notes:?}");
    drop(server);
    assert_eq!(open(with).look(|hall| (hall.number(), hall.play().is_none())), (2, true));
}

/// A bot of the house whose server is killed in the middle comes back and plays to the end.
#[test]
fn a_bot_comes_back_after_a_restart() {
    let journal = scratch("comeback").join("journal.jsonl");
    let with = Config { journal: Some(journal), ..config(1000, 20_000) };
    let server = open(with.clone());
    let address = server.address().to_string();
    let bots = ["ada", "bob"].map(|login| {
        let address = address.clone();
        thread::spawn(move || {
            let plan = bot_client::Plan { team: None, seed: 7, tournaments: 1 };
            let mut told = Vec::new();
            let connect = || bot_client::Wire::open(&address, login, "secret");
            let mut rookie = trainer("rookie").unwrap();
            let tell = |line: &str| told.push(line.to_owned());
            bot_client::stay(connect, rookie.as_mut(), &plan, tell).map(|()| told)
        })
    });
    while server.look(|hall| hall.play().is_none_or(|play| play.clock() < 3)) {
        thread::sleep(Duration::from_millis(2));
    }
    drop(server);
    let again = Config { address, ..with };
    let begin = Instant::now();
    // The port is free as soon as the system says so.
    let server = loop {
        match game_rules::server::Server::start(again.clone()) {
            Ok(server) => break server,
            Err(why) => assert!(begin.elapsed() < Duration::from_secs(60), "{why}"),
        }
        thread::sleep(Duration::from_millis(100));
    };
    for bot in bots {
        let told = bot.join().unwrap().unwrap();
        assert!(told.iter().any(|line| line == "connected again"), "{told:?}");
        let enrolled = told.iter().filter(|line| line.starts_with("enrolled")).count();
        assert_eq!(enrolled, 1, "the same tournament: {told:?}");
    }
    assert_eq!(server.look(|hall| hall.number()), 2);
}

/// A disk that takes no more bytes: the journal keeps its whole lines, play goes on, one sentence.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_whole_records() {
    let folder = scratch("full");
    let journal = folder.join("journal.jsonl");
    // Files of at most four blocks of 512 bytes; the first records take about a thousand.
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_referee"))
        .args(["serve", "--address", "127.0.0.1:0", "--registration", "1", "--turn-ms", "60"])
        .arg("--journal")
        .arg(&journal)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = out.next().unwrap().unwrap();
    let address = address.strip_prefix("listening on ").unwrap().parse().unwrap();
    let mut guests = ["ada", "bob"].map(|login| Typist::login(address, login));
    for guest in &mut guests {
        assert_eq!(guest.ask("ENROLL_TEAM 1 4 7 0 0 0"), "OK");
    }
    let turns = out.by_ref().map(Result::unwrap).filter(|line| line.starts_with("turn "));
    let last = turns.take(40).last().unwrap();
    assert!(last.starts_with("turn 40 "), "play goes on: {last}");
    child.kill().unwrap();
    let said = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    assert_eq!(said.matches("play goes on, and it is tried again").count(), 1, "{said}");
    let text = fs::read_to_string(&journal).unwrap();
    assert!(text.ends_with('\n') && text.len() <= 2048, "{text}");
    let turns = |notes: &[Note]| notes.iter().filter(|it| matches!(it, Note::Turn { .. })).count();
    let kept = turns(&read_journal(&journal).unwrap());
    assert!((1..40).contains(&kept), "{kept}");
    let server = open(Config { journal: Some(journal), ..config(LONG, 1000) });
    let clock = server.look(|hall| hall.play().unwrap().clock());
    assert_eq!(clock as usize, kept + 1, "it is taken up at its last whole turn");
}

/// Creatures of the host's own change between two tournaments, and the host types what to do.
#[test]
fn the_program_says_what_happens_and_takes_commands_and_new_data() {
    let folder = scratch("newdata");
    let data = folder.join("data");
    fs::create_dir_all(&data).unwrap();
    let creature = |hp: u16| {
        let entry = |id: u8| {
            format!(
                "(id: {id}, name: (pl: \"A{id}\", en: \"B{id}\"), price: 9, types: [1], hp: {hp}, \
                 atk: 1, def: 2, speed: 0, moves: [1, 2, 3, 4])"
            )
        };
        format!("[{},\n{}]", entry(1), entry(2))
    };
    let file = data.join("creatures.ron");
    fs::write(&file, creature(500)).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .args(["serve", "--address", "127.0.0.1:0", "--registration", "1", "--turn-ms", "20000"])
        .args(["--json", "--console", "--data"])
        .arg(&data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut until = |word: &str| out.find(|line| line.contains(word)).unwrap();
    let first: serde_json::Value = serde_json::from_str(&until("listening")).unwrap();
    let address = first["address"].as_str().unwrap().parse().unwrap();
    let mut guests = ["ada", "bob"].map(|login| Typist::login(address, login));
    for guest in &mut guests {
        assert_eq!(guest.ask("ENROLL_TEAM 1 0 0 0 0 0"), "OK");
    }
    until("\"begin\"");
    // A file is changed in one go: half of it would be a fault of its own.
    let change = |text: String| {
        let new = folder.join("new.ron");
        fs::write(&new, text).unwrap();
        fs::rename(&new, &file).unwrap();
    };
    change(creature(500).replace("def: 2", "def: 1"));
    let fault = said.next().unwrap().unwrap();
    assert!(fault.contains("creatures.ron:1:") && fault.contains("def = 1"), "{fault}");
    change(creature(777));
    assert!(guests[0].list("GET_CREATURES")[0].contains(" 500 "), "not in the middle of play");
    until("\"data\"");
    typed.write_all(b"dance\nabandon\n").unwrap();
    until("`dance` is no command");
    let end: serde_json::Value = serde_json::from_str(&until("\"end\"")).unwrap();
    assert_eq!((end["abandoned"].as_bool(), end["tournament"].as_u64()), (Some(true), Some(1)));
    assert_eq!(end["standings"].as_array().unwrap().len(), 2);
    until("registration");
    assert!(guests[0].list("GET_CREATURES")[0].contains(" 777 "), "from the next one on");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn nonsense_on_the_command_line_is_one_sentence() {
    for (arguments, wanted) in [
        (&["serve", "--rate", "0"][..], "--rate 0: give at least 1"),
        (&["serve", "--connections", "0"], "--connections 0: give at least 1"),
        (&["serve", "--players", "1"], "--players 1: give at least 2"),
        (&["balance", "arena", "--games", "0"], "--games 0: give at least 1"),
        (&["bot", "--count", "0"], "--count 0: give at least 1"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_referee")).args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("referee: {wanted}\n"));
    }
}
