use std::{thread::sleep, time::Duration};

use game_rules::{arena::Action, server::Limits};

use super::{
    guests::Entry,
    seen::{elsewhere, hosted, hosted_match, own_match},
    *,
};

fn server() -> (Server, String) {
    let clock = Clock { registration_ms: 1_500, turn_ms: 5_000, early_turns: true };
    let config = Config {
        address: "127.0.0.1:0".into(),
        settings: clock,
        transcript: bots::TRANSCRIPT,
        // Bots alone are faster than the usual limit, and being made to wait counts as an error.
        limits: Limits { rate: 100_000, burst: 100_000, ..Limits::default() },
        ..Config::default()
    };
    let server = Server::start(config).unwrap();
    let address = server.address().to_string();
    (server, address)
}

fn entry(address: &str, login: &str, seed: u64) -> Entry {
    let (address, login) = (address.to_owned(), login.to_owned());
    Entry { address, login, password: "secret".into(), team: None, seed }
}

/// Looks again and again until it is so.
fn until(what: &str, mut so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(90);
    while !so() {
        assert!(Instant::now() < deadline, "{what}");
        sleep(Duration::from_millis(20));
    }
}

/// A tournament of two bots on a real socket: it is seen from outside, and each pair can be watched.
#[test]
fn bots_play_a_tournament_that_can_be_watched() {
    let (server, address) = server();
    let began = Instant::now();
    let _guests: Vec<Guest> = ["rookie", "coach"]
        .iter()
        .enumerate()
        .filter_map(|(number, bot)| {
            Guest::bot(entry(&address, bot, number as u64), bot, Duration::ZERO)
        })
        .collect();
    until("the tournament does not end", || {
        let seen = hosted(&server, began);
        let over = seen.pairs.iter().any(|pair| pair.over);
        assert!(!over || seen.standings.len() == 2);
        over
    });
    let found = hosted_match(&server, 0, 0, None).expect("the pair can be watched");
    let series = found.game().series();
    assert!(series.is_over() && series.verdicts().iter().all(Option::is_some));
    let manners = server.manners("coach");
    assert!(manners.latency.is_some() && manners.errors == 0, "{manners:?}");
    assert!(server.transcript("coach").contains("› ENROLL_TEAM "));
    server.stop();
}

/// What a person orders is what is played; and they see standings and their own matches.
#[test]
fn a_person_takes_part() {
    let (server, address) = server();
    let _bot = Guest::bot(entry(&address, "rookie", 1), "rookie", Duration::ZERO);
    let hall = Hall {
        server: Some((server, Instant::now())),
        person: Some(Person::join(entry(&address, "ada", 2))),
        ..Hall::default()
    };
    let person = hall.person.as_ref().unwrap();
    let mut given = Vec::new();
    until("nothing can be ordered", || {
        let Some((_, rivals)) = live::rivals(&hall) else { return false };
        let [rival] = &rivals[..] else { panic!("one rival") };
        let turns = rival.series.log().len();
        if rival.owes && given.last().is_none_or(|(last, _)| *last < turns) {
            let order = rival.series.legal(rival.seat).iter().last().expect("there is something");
            person.order(1, turns, order);
            given.push((turns, order));
        }
        given.len() > 5
    });
    let (_, rivals) = live::rivals(&hall).unwrap();
    for (turn, order) in &given[..5] {
        let did = rivals[0].series.log()[*turn].did[rivals[0].seat.index()];
        // Whoever faints before acting has done nothing.
        assert!(did == *order || did == Action::Pass, "turn {turn}: {did} instead of {order}");
    }
    assert!(given[..5].iter().any(|(turn, order)| {
        rivals[0].series.log()[*turn].did[rivals[0].seat.index()] == *order
    }));
    assert_eq!(person.ended(), None);
    until("nothing is seen", || {
        person.look().is_some_and(|it| it.lobby.pairs.iter().any(|it| it.series.clock() >= 3))
    });
    let look = person.look().unwrap();
    let seen = elsewhere("ada", &look.lobby);
    assert!(!seen.registering && seen.standings.len() == 2);
    assert_eq!((seen.pairs.len(), look.round), (1, 1));
    assert!(seen.pairs[0].names.contains(&"rookie".to_owned()));
    let watched = own_match("ada", &look.lobby, 0).expect("it can be watched");
    assert_eq!(watched.game().series().log(), look.lobby.pairs[0].series.log());
    let Hall { server, person, .. } = hall;
    let (server, _) = server.unwrap();
    drop(person);
    until("whoever leaves is still there", || server.look(|it| it.connections("ada")) == 0);
    server.stop();
}
