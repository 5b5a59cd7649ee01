//! What the host sees of the guests, and a guest of the tournament.

use std::thread;

use game_rules::{
    game::Seat,
    server::{Config, bot_client::Wire, lobby},
};

use super::typist::{LONG, Typist, config, open};

/// Orders are secret until the turn is over: from the host's transcripts, too.
#[test]
fn the_host_sees_manners_and_no_order_of_a_running_turn() {
    let server = open(Config { transcript: 100_000, ..config(1000, 20_000) });
    let at = server.address();
    let (mut ada, mut bob) = (Typist::login(at, "ada"), Typist::login(at, "bob"));
    assert_eq!(ada.ask("ENROLL_TEAM 1 2 0 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 3 0 0 0 0 0"), "OK");
    assert_eq!(server.transcript("ada"), "", "a team is secret until play begins");
    thread::scope(|scope| {
        scope.spawn(|| ada.wait());
        scope.spawn(|| bob.wait());
    });
    assert!(server.transcript("ada").contains("› ENROLL_TEAM 1 2 0 0 0 0\n"));
    assert_eq!(server.manners("ada").latency, None);
    assert_eq!(ada.ask("FIGHT 1 1"), "FAILED 242 you have to switch creature");
    assert_eq!(ada.ask("DANCE"), "FAILED 2 unknown command");
    assert_eq!(ada.ask("SWITCH 1 2"), "OK");
    assert!(!server.transcript("ada").contains("SWITCH 1 2"));
    let manners = server.manners("ada");
    assert_eq!((manners.requests, manners.errors), (5, 2));
    assert_eq!(bob.ask("SWITCH 1 1"), "OK");
    thread::scope(|scope| {
        scope.spawn(|| ada.wait());
        scope.spawn(|| bob.wait());
    });
    let said = server.transcript("ada");
    assert!(said.contains("› SWITCH 1 2\n") && said.contains("‹ FAILED 242"), "{said}");
    assert!(!said.contains("secret"), "no password is ever kept");
    let manners = server.manners("ada");
    assert_eq!(manners.latency, Some(manners.slowest));
    assert_eq!(server.manners("nobody").requests, 0);
}

/// Over the protocol a guest sees standings and its own matches, turn by turn as they were played.
#[test]
fn a_guest_looks_around_in_the_hall() {
    let server = open(config(1000, 20_000));
    let at = server.address();
    let mut eyes = Wire::open(&at.to_string(), "bob", "secret").unwrap();
    let data = eyes.data().unwrap();
    let before = lobby::look(&mut eyes, &data).unwrap();
    assert!(!before.playing && before.pairs.is_empty() && before.standings.is_empty());
    assert!(before.left <= 1000);
    let (mut ada, mut bob) = (Typist::login(at, "ada"), Typist::login(at, "bob"));
    assert_eq!(ada.ask("ENROLL_TEAM 0 50 0 0 0 0"), "OK");
    assert_eq!(bob.ask("ENROLL_TEAM 1 2 0 0 0 0"), "OK");
    let both = |ada: &mut Typist, bob: &mut Typist| {
        thread::scope(|scope| {
            scope.spawn(|| ada.wait());
            scope.spawn(|| bob.wait());
        });
    };
    both(&mut ada, &mut bob);
    let mut rematch = false;
    for _ in 0..40 {
        for guest in [&mut ada, &mut bob] {
            if let Some(order) = guest.list("X_LEGAL 1").pop() {
                assert_eq!(guest.ask(&order), "OK");
            }
        }
        both(&mut ada, &mut bob);
        let seen = lobby::look(&mut eyes, &data).unwrap();
        let [pair] = seen.pairs.as_slice() else { panic!("{seen:?}") };
        assert_eq!((pair.rival.as_str(), pair.seat), ("ada", Seat(1)));
        let real = server.look(|hall| hall.play().map(|play| play.pairs()[0].series.clone()));
        let real = real.unwrap();
        assert_eq!((pair.series.bout(), pair.series.log()), (real.bout(), real.log()));
        rematch |= real.number() == 2;
        if real.log().iter().filter(|turn| turn.number == 2).count() > 2 {
            break;
        }
    }
    assert!(rematch, "both matches were seen");
    let long = open(config(LONG, 1000));
    let mut stranger = Wire::open(&long.address().to_string(), "eve", "secret").unwrap();
    assert!(lobby::look(&mut stranger, &data).unwrap().pairs.is_empty());
}
