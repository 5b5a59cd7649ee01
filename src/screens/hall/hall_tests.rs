use std::{thread::sleep, time::Duration};

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
        .filter_map(|(number, bot)| Guest::bot(entry(&address, bot, number as u64), bot))
        .collect();
    until("the tournament does not end", || {
        let seen = hosted(&server, began);
        let over = seen.pairs.iter().any(|pair| pair.over);
        assert!(!over || seen.standings.len() == 2);
        over
    });
    let found = hosted_match(&server, 0).expect("the pair can be watched");
    let series = found.game().series();
    assert!(series.is_over() && series.verdicts().iter().all(Option::is_some));
    let manners = server.manners("coach");
    assert!(manners.latency.is_some() && manners.errors == 0, "{manners:?}");
    assert!(server.transcript("coach").contains("› ENROLL_TEAM "));
    server.stop();
}

/// A person is asked for every order, what they answer is what is played, and elsewhere they see
/// standings and their own matches.
#[test]
fn a_person_takes_part() {
    let (server, address) = server();
    let _bot = Guest::bot(entry(&address, "rookie", 1), "rookie");
    let person = Guest::person(entry(&address, "ada", 2), true);
    let mut given = 0;
    until("nobody asks", || {
        if let Some(ask) = person.next() {
            let order = ask.bout.legal(ask.side).iter().next().expect("there is something");
            ask.answer(order);
            given += 1;
        }
        given >= 5
    });
    assert_eq!(person.ended(), None);
    until("nothing is seen", || {
        person.lobby().is_some_and(|lobby| lobby.pairs.iter().any(|it| it.series.clock() >= 3))
    });
    let lobby = person.lobby().unwrap();
    let seen = elsewhere("ada", &lobby);
    assert!(!seen.registering && seen.standings.len() == 2);
    assert_eq!(seen.pairs.len(), 1);
    assert!(seen.pairs[0].names.contains(&"rookie".to_owned()));
    let watched = own_match("ada", &lobby, 0).expect("it can be watched");
    assert_eq!(watched.game().series().log(), lobby.pairs[0].series.log());
    drop(person);
    until("whoever leaves is still there", || server.look(|it| it.connections("ada")) == 0);
    server.stop();
}
