//! Who is let in: limits per address, guesses, spellings, files that only their owner reads; and what
//! a well-behaved guest may do without ever being refused.

use std::{
    fs,
    io::Write,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use game_rules::server::{Config, Cost, Limits};

use super::typist::{LONG, Typist, config, open, scratch};

fn refused(at: std::net::SocketAddr, login: &str, password: &str) -> String {
    Typist::connect(at).log_in(login, password)
}

#[test]
fn guessing_is_slowed_down_and_hurts_no_neighbour() {
    let server = open(config(LONG, 1000));
    let at = server.address();
    let mut ada = Typist::login(at, "ada");
    Typist::login(at, "bob");
    let mut wrong = 0;
    let said = loop {
        match refused(at, "ada", "guess").as_str() {
            "FAILED 1 bad login or password" => wrong += 1,
            said => break said.to_owned(),
        }
    };
    assert!(said.starts_with("FAILED 1 too many wrong passwords, try again in "), "{said}");
    assert!((3..12).contains(&wrong), "{wrong} guesses");
    // Whoever has been here before is not taken for the neighbour who guesses.
    Typist::login(at, "bob");
    assert_eq!(ada.ask("X_VERSION"), "OK");
}

#[test]
fn logins_that_differ_only_by_case_are_one_login() {
    let server = open(config(LONG, 1000));
    let at = server.address();
    Typist::login(at, "Ada");
    let taken = "FAILED 1 this login is taken in other letters, large or small";
    assert_eq!(refused(at, "ada", "secret"), taken);
    assert_eq!(refused(at, "ADA", "other"), taken);
    Typist::login(at, "Ada");
}

#[test]
fn an_address_has_so_many_connections_and_new_accounts() {
    let limits = Limits { per_address: 3, accounts: 2, ..config(0, 0).limits };
    let server = open(Config { limits, ..config(LONG, 1000) });
    let at = server.address();
    let _ada = Typist::login(at, "ada");
    let _bob = Typist::login(at, "bob");
    assert_eq!(refused(at, "cyd", "secret"), "FAILED 1 too many new accounts from your address");
    // The place of whoever was refused is free in a moment.
    let _third = loop {
        let mut third = Typist::connect(at);
        if third.line() == "LOGIN" {
            break third;
        }
    };
    let mut fourth = Typist::connect(at);
    assert_eq!(fourth.line(), "FAILED 1 too many connections from your address");
    assert!(fourth.is_closed());
}

/// The check of a password takes a tenth of a second here, and all have a second to say theirs: whoever
/// stands at the end of the queue has said it long ago.
#[test]
fn a_crowd_at_the_door_is_let_in_one_after_the_other() {
    let limits = Limits { login: Duration::from_secs(1), ..config(0, 0).limits };
    let cost = Cost { memory: 19 * 1024, passes: 14 };
    let server = open(Config { limits, cost, ..config(LONG, 1000) });
    let mut crowd: Vec<Typist> = (0..25)
        .map(|number| {
            let mut guest = Typist::connect(server.address());
            guest.type_in(&format!("guest-{number}\nsecret\n"));
            guest
        })
        .collect();
    let begin = Instant::now();
    for (number, guest) in crowd.iter_mut().enumerate() {
        assert_eq!(guest.lines(3), ["LOGIN", "PASS", "OK"], "guest {number}");
    }
    assert!(begin.elapsed() > limits.login, "too quick to show anything");
}

#[test]
fn a_tournament_has_so_many_players() {
    let limits = Limits { players: 2, ..config(0, 0).limits };
    let server = open(Config { limits, ..config(LONG, 1000) });
    let mut guests = ["ada", "bob", "cyd"].map(|login| Typist::login(server.address(), login));
    for guest in &mut guests[..2] {
        assert_eq!(guest.ask("ENROLL_TEAM 1 0 0 0 0 0"), "OK");
    }
    assert_eq!(guests[2].ask("ENROLL_TEAM 1 0 0 0 0 0"), "FAILED 7 the tournament is full");
    assert_eq!(guests[0].ask("ENROLL_TEAM 2 0 0 0 0 0"), "OK", "whoever is in may choose again");
}

/// A bot that knows only the document tries orders until one is taken, against every rival, in turns
/// that follow each other at once: with the limits as they are nothing of it is refused by them.
#[test]
fn the_usual_limits_refuse_nothing_a_bot_of_the_document_does() {
    let server = open(Config { limits: Limits::default(), ..config(1500, 20_000) });
    let at = server.address();
    let logins = ["ada", "bob", "cyd", "dan"];
    let mut guests = logins.map(|login| Typist::login(at, login));
    for guest in &mut guests {
        assert_eq!(guest.ask("ENROLL_TEAM 1 4 7 0 0 0"), "OK");
    }
    std::thread::scope(|scope| {
        for guest in &mut guests {
            scope.spawn(move || {
                for turn in 0..25 {
                    let rivals = guest.wait().len();
                    for question in ["GET_RIVALS", "GET_TEAMS", "GET_STATES"] {
                        assert_eq!(guest.ask(question), "OK");
                        let lines = [("GET_RIVALS", 7), ("GET_TEAMS", 6), ("GET_STATES", 1)];
                        let each = lines.iter().find(|it| it.0 == question).unwrap().1;
                        guest.lines(1 + rivals * each);
                    }
                    for rival in 1..=rivals {
                        let switches = (1..=6).map(|slot| format!("SWITCH {rival} {slot}"));
                        let orders = (1..=4).map(|it| format!("FIGHT {rival} {it}"));
                        for order in orders.chain(switches) {
                            let said = guest.ask(&order);
                            assert!(!said.starts_with("FAILED 6"), "turn {turn}: {order}: {said}");
                        }
                    }
                }
            });
        }
    });
}

#[cfg(unix)]
#[test]
fn accounts_are_made_by_a_command_and_read_by_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = scratch("account_lines");
    let file = folder.join("accounts.txt");
    // Written by hand, without the end of its line and for all to read.
    fs::write(&file, "# people").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let account = |login: &str, password: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
            .args(["account", login, "--stdin", "--file"])
            .arg(&file)
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(format!("{password}\n").as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    assert!(account("ada", "secret").0);
    let (made, said) = account("a da", "secret");
    assert!(!made && said.contains("a login is 1 to 32 of letters"), "{said}");
    assert!(!account("bob", "two words").0);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let closed =
        Config { accounts: Some(file.clone()), open_registration: false, ..config(LONG, 1000) };
    let server = open(closed);
    Typist::login(server.address(), "ada");
    assert_eq!(refused(server.address(), "Ada", "secret"), "FAILED 1 bad login or password");
    drop(server);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.clone() + &text.lines().nth(1).unwrap().replace("ada", "ADA")).unwrap();
    let twice = Config { accounts: Some(file), ..config(LONG, 1000) };
    let why = game_rules::server::Server::start(twice).unwrap_err().to_string();
    assert!(why.ends_with("accounts.txt:3:1: `ada` is the same login"), "{why}");
}

/// A practice match against the house, before any tournament.
#[test]
fn a_guest_spars_at_any_time() {
    let server = open(config(LONG, 1000));
    let mut ada = Typist::login(server.address(), "ada");
    assert_eq!(ada.ask("X_SPAR FIGHT 1"), "FAILED 237 the match is over");
    assert_eq!(ada.ask("X_SPAR 99 0 0 0 0 0"), "FAILED 668 invalid creature id");
    let mut order = "X_SPAR 1 2 3 0 0 0".to_owned();
    for turn in 0..200 {
        assert_eq!(ada.ask(&order), "OK");
        let opens = ada.line();
        ada.lines(13);
        let count = ada.line().parse().unwrap();
        let orders = ada.lines(count);
        if let Some(result) = opens.strip_prefix("END ") {
            assert!(["WIN", "DRAW", "LOSE"].contains(&result) && orders.is_empty() && turn > 5);
            assert_eq!(ada.ask("X_SPAR PASS"), "FAILED 237 the match is over");
            assert_eq!(server.look(|hall| hall.standings().len()), 0);
            return;
        }
        assert_eq!(opens, if turn == 0 { "BEGIN" } else { "NEXT" });
        order = orders.first().map_or("X_SPAR PASS".into(), |it| format!("X_SPAR {it}"));
    }
    panic!("a match has at most 101 turns");
}
