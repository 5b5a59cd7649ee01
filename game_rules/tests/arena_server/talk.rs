//! What is said: logging in, every question and code, whole tournaments.

use std::{fs, thread, time::Duration};

use game_rules::{
    arena::bots::trainer,
    server::{Config, bot_client},
};

use super::typist::{LONG, Typist, config, open, scratch};

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
        ("FIGHT 1 2 @", "FAILED 3 bad format"),
        ("FIGHT 1 2 @1", "FAILED 888 tournament not active"),
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
            ("SWITCH 1 2 @999", "FAILED 9 that is not the running turn"),
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
                let mut wire = bot_client::Wire::open(&at, &login, "secret").unwrap();
                let plan = bot_client::Plan { team: None, seed: index.into(), tournaments: 2 };
                let mut heard = Vec::new();
                let tell = |line: &str| heard.push(line.to_owned());
                bot_client::play(&mut wire, trainer.as_mut(), &plan, tell).unwrap();
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
