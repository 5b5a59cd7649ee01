//! Guests who misbehave: in pieces, in floods, in silence, without a goodbye.

use std::{
    io::Write,
    net::{Shutdown, TcpStream},
    thread,
    time::{Duration, Instant},
};

use game_rules::server::{Config, Limits};

use super::typist::{LONG, Typist, config, open};

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
