use std::time::Duration;

use super::*;

/// A tournament of two bots on a real socket: it is seen from outside, and each pair can be watched.
#[test]
fn bots_play_a_tournament_that_can_be_watched() {
    let clock = Clock { registration_ms: 1_500, turn_ms: 5_000, early_turns: true };
    let config = Config { address: "127.0.0.1:0".into(), settings: clock, ..Config::default() };
    let server = Server::start(config).unwrap();
    let began = Instant::now();
    let address = server.address().to_string();
    let _guests: Vec<Guest> = ["rookie", "coach"]
        .iter()
        .enumerate()
        .filter_map(|(number, bot)| Guest::bot(address.clone(), (*bot).into(), bot, number as u64))
        .collect();
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let seen = see(&server, began);
        if seen.pairs.iter().any(|pair| pair.over) {
            assert_eq!(seen.standings.len(), 2);
            break;
        }
        assert!(Instant::now() < deadline, "the tournament does not end");
        std::thread::sleep(Duration::from_millis(50));
    }
    let found = replay(&server, 0).expect("the pair can be watched");
    let series = found.game().series();
    assert!(series.is_over() && series.verdicts().iter().all(Option::is_some));
    server.stop();
}

/// A person is asked for every order, and what they answer is what is played.
#[test]
fn a_person_takes_part() {
    let clock = Clock { registration_ms: 1_500, turn_ms: 5_000, early_turns: true };
    let config = Config { address: "127.0.0.1:0".into(), settings: clock, ..Config::default() };
    let server = Server::start(config).unwrap();
    let address = server.address().to_string();
    let _bot = Guest::bot(address.clone(), "rookie".into(), "rookie", 1);
    let person = Guest::person(address, "ada".into(), "secret".into(), None, 2);
    let deadline = Instant::now() + Duration::from_secs(60);
    let mut given = 0;
    while given < 5 {
        assert!(Instant::now() < deadline, "nobody asks: {:?}", person.ended());
        let Some(ask) = person.next() else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        let order = ask.bout.legal(ask.side).iter().next().expect("there is something to order");
        ask.answer(order);
        given += 1;
    }
    assert_eq!(person.ended(), None);
    server.stop();
}
