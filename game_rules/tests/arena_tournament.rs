//! The arena's contest without sockets: time is passed in (rules/arena.md 4.1, 5.3).

use game_rules::{
    arena::{
        Action, Refusal,
        data::Data,
        protocol::{Request, answer},
        tournament::{Note, Phase, Said, Settings, Tournament},
    },
    dice::Dice,
    game::Seat,
};

const SETTINGS: Settings = Settings { registration_ms: 1000, turn_ms: 100, early_turns: true };

fn hall() -> Tournament {
    Tournament::new(Data::shipped(), SETTINGS, 0)
}

/// A tournament in its first turn with these logins, each with a small team.
fn playing(logins: &[&str]) -> Tournament {
    let mut hall = hall();
    for (index, login) in logins.iter().enumerate() {
        hall.enroll(login, [index as i32 + 1, 30, 0, 40, 0, 0]).unwrap();
    }
    assert_eq!(hall.tick(1000).len(), 1);
    hall
}

fn say(hall: &mut Tournament, login: &str, line: &str) -> String {
    answer(hall, login, Request::read(line.as_bytes()).unwrap().unwrap(), 0)
}

/// Everybody orders something legal, chosen at random, or sometimes nothing.
fn random_turn(hall: &mut Tournament, dice: &mut Dice) {
    let mut orders = Vec::new();
    let play = hall.play().unwrap();
    for (place, player) in play.players().iter().enumerate() {
        for (g, (pair, seat)) in (1..).zip(play.pairs_of(place)) {
            let legal = pair.series.legal(seat);
            if !legal.is_empty() && !dice.chance("late", 1, 20) {
                let order = legal.nth(dice.below("order", legal.len() as u64) as usize).unwrap();
                orders.push((player.login.clone(), g, order));
            }
        }
    }
    for (login, g, order) in orders {
        hall.order(&login, g, order).unwrap();
    }
}

#[test]
fn registration_restarts_with_what_it_has_until_there_are_two() {
    let mut hall = hall();
    hall.enroll("ada", [1, 0, 0, 0, 0, 0]).unwrap();
    assert!(hall.tick(999).is_empty());
    assert!(hall.tick(1000).is_empty());
    assert_eq!(hall.ends(), 2000);
    assert!(hall.is_enrolled("ada"));
    hall.enroll("bob", [2, 0, 0, 0, 0, 0]).unwrap();
    hall.enroll("ada", [3, 0, 0, 0, 0, 0]).unwrap();
    assert_eq!(hall.enroll("ada", [3, 3, 0, 0, 0, 0]), Err(Refusal::Duplicated));
    let notes = hall.tick(2000);
    let Note::Begin { players, tournament: 1, .. } = &notes[0] else { panic!("{notes:?}") };
    // The last valid team counts, the first valid enrolment gives the place.
    assert_eq!(players[0], ("ada".to_owned(), [3, 0, 0, 0, 0, 0]));
    assert_eq!(players[1].0, "bob");
    assert_eq!(hall.enroll("ada", [1, 0, 0, 0, 0, 0]), Err(Refusal::RegistrationClosed));
    assert_eq!(hall.ends(), 2100);
}

#[test]
fn refusals_come_in_the_order_of_the_document() {
    let mut hall = hall();
    let fight = |hall: &mut Tournament, login: &str, g: i32, x: u8| {
        hall.order(login, g, Action::Fight(x)).unwrap_err()
    };
    assert_eq!(fight(&mut hall, "ada", 7, 9), Refusal::NotActive);
    assert_eq!(hall.wait("ada"), Err(Refusal::NotEnrolled));
    let mut hall = playing(&["ada", "bob", "cyd"]);
    assert_eq!(fight(&mut hall, "eve", 7, 9), Refusal::NotEnrolled);
    assert_eq!(hall.wait("eve"), Err(Refusal::NotEnrolled));
    for g in [0, -1, 3, i32::MAX, i32::MIN] {
        assert_eq!(fight(&mut hall, "ada", g, 9), Refusal::BadRival, "{g}");
    }
    assert_eq!(fight(&mut hall, "ada", 1, 4), Refusal::NoSuchMove);
    assert_eq!(fight(&mut hall, "ada", 1, 0), Refusal::MustEnter);
    assert_eq!(hall.order("ada", 1, Action::Switch(6)), Err(Refusal::NoSuchSlot));
    assert_eq!(hall.order("ada", 1, Action::Switch(2)), Err(Refusal::NotHealthy));
    assert_eq!(hall.order("ada", 2, Action::Switch(3)), Ok(()));
}

#[test]
fn the_last_valid_order_counts_and_a_refused_one_changes_nothing() {
    let mut hall = playing(&["ada", "bob"]);
    hall.order("ada", 1, Action::Switch(1)).unwrap();
    hall.order("ada", 1, Action::Switch(3)).unwrap();
    assert!(hall.order("ada", 1, Action::Switch(2)).is_err());
    hall.tick(2000);
    assert_eq!(say(&mut hall, "ada", "GET_STATES"), "OK\n1\n4 0 0 1 0 0 SWITCH 1\n");
    assert_eq!(say(&mut hall, "bob", "GET_STATES"), "OK\n1\n1 0 0 4 0 0 SWITCH 4\n");
}

#[test]
fn a_turn_ends_early_only_when_nobody_owes_and_everybody_present_waits() {
    let mut hall = playing(&["ada", "bob"]);
    hall.connect("ada");
    hall.connect("bob");
    let order_both = |hall: &mut Tournament| {
        hall.order("ada", 1, Action::Switch(0)).unwrap();
        hall.order("bob", 1, Action::Switch(0)).unwrap();
    };
    assert!(!hall.is_due(1010));
    hall.wait("ada").unwrap();
    hall.wait("bob").unwrap();
    assert!(!hall.is_due(1010), "orders are owed");
    order_both(&mut hall);
    assert!(hall.is_due(1010));
    hall.tick(1010);
    assert_eq!(hall.play().unwrap().clock(), 2);
    assert_eq!(hall.ends(), 1110, "the next turn has its full time");
    for login in ["ada", "bob"] {
        hall.order(login, 1, Action::Fight(0)).unwrap();
    }
    assert!(!hall.is_due(1020), "waits end when a turn opens");
    hall.wait("ada").unwrap();
    assert!(!hall.is_due(1020), "bob is here and does not wait");
    hall.disconnect("bob");
    assert!(hall.is_due(1020), "absent players hold nobody up once their orders are given");
    hall.tick(1020);
    hall.wait("ada").unwrap();
    hall.order("ada", 1, Action::Fight(0)).unwrap();
    assert!(!hall.is_due(1100), "an absent player who owes an order lets the clock run out");
    assert!(hall.is_due(1120));
    let full = Settings { early_turns: false, ..SETTINGS };
    let mut hall = Tournament::new(Data::shipped(), full, 0);
    for login in ["ada", "bob"] {
        hall.enroll(login, [1, 0, 0, 0, 0, 0]).unwrap();
    }
    hall.tick(1000);
    order_both(&mut hall);
    assert!(!hall.is_due(1050) && hall.is_due(1100));
}

/// Whole tournaments: every line of every WAIT, the flags, the points, the journal.
#[test]
fn tournaments_run_to_their_end_and_can_be_taken_up_after_every_turn() {
    let mut dice = Dice::stream(5, "tournament");
    let logins = ["ada", "bob", "cyd", "dan", "eve"];
    let mut hall = playing(&logins);
    let players = logins
        .iter()
        .enumerate()
        .map(|(index, login)| ((*login).to_owned(), [index as u16 + 1, 30, 0, 40, 0, 0]));
    let mut journal = vec![Note::Begin {
        tournament: 1,
        data: format!("{:016x}", Data::shipped().hash()),
        players: players.collect(),
    }];
    let (mut begins, mut rematches, mut turns, mut now) = (0, 0, 0, 1000);
    let mut ended = std::collections::BTreeMap::new();
    while let Some(play) = hall.play() {
        let clock = play.clock();
        for login in logins {
            for (g, said) in hall.said(login).unwrap().into_iter().enumerate() {
                match said {
                    Said::Begin => {
                        assert_eq!(clock, 1);
                        begins += 1;
                    }
                    Said::Rematch(_) => rematches += 1,
                    Said::Next => assert!(!ended.contains_key(&(login, g))),
                    Said::End(points) => {
                        let before = *ended.entry((login, g)).or_insert(points);
                        assert_eq!(before, points, "END is repeated as it was");
                    }
                }
            }
        }
        random_turn(&mut hall, &mut dice);
        now += 100;
        let notes = hall.tick(now);
        assert!(matches!(notes[0], Note::Turn { clock: noted, .. } if noted == clock));
        journal.extend(notes);
        turns += 1;
        assert!(turns <= 202);
        let again = Tournament::resume(Data::shipped(), SETTINGS, journal.clone(), 0).unwrap();
        assert_eq!(again.number(), hall.number());
        assert_eq!(again.standings(), hall.standings());
        if let (Some(one), Some(two)) = (again.play(), hall.play()) {
            assert_eq!(one.clock(), two.clock());
            for (one, two) in one.pairs().iter().zip(two.pairs()) {
                assert_eq!(one.series, two.series);
            }
        } else {
            assert!(again.play().is_none() && hall.play().is_none());
        }
    }
    assert_eq!((begins, rematches), (20, 20), "each once, for both players of ten pairs");
    for login in logins {
        assert!(hall.said(login).unwrap().iter().all(|said| matches!(said, Said::End(_))));
    }
    let standings = hall.standings();
    let matches: u32 = standings.iter().map(|it| it.wins + it.draws + it.losses).sum();
    assert_eq!(matches, 40);
    for it in &standings {
        assert_eq!(it.points, 3 * it.wins + it.draws);
    }
    let Some(Note::End { standings: noted, tournament: 1 }) = journal.last() else {
        panic!("the journal does not end with the standings");
    };
    assert_eq!(noted, &standings);
    let results = journal.iter().filter(|note| matches!(note, Note::Result { .. })).count();
    assert_eq!(results, 20);
    assert_eq!(hall.number(), 2);
    assert!(matches!(hall.phase(), Phase::Registration { entries, .. } if entries.is_empty()));
}

#[test]
fn a_journal_that_does_not_fit_names_its_record() {
    let fault = |notes: Vec<Note>| {
        Tournament::resume(Data::shipped(), SETTINGS, notes, 0).unwrap_err().to_string()
    };
    let begin = |ids: [u16; 6]| Note::Begin {
        tournament: 1,
        data: format!("{:016x}", Data::shipped().hash()),
        players: vec![("ada".into(), ids), ("bob".into(), [1, 0, 0, 0, 0, 0])],
    };
    assert_eq!(
        fault(vec![begin([99, 0, 0, 0, 0, 0])]),
        "record 1: the team of ada: invalid creature id"
    );
    let turn = |clock| Note::Turn { clock, did: Vec::new() };
    assert_eq!(fault(vec![begin([2, 0, 0, 0, 0, 0]), turn(2)]), "record 2: turn 2 after turn 0");
    assert_eq!(
        fault(vec![begin([2, 0, 0, 0, 0, 0]), turn(1)]),
        "record 2: pair 0 is missing in turn 1"
    );
    let end = Note::End { tournament: 1, standings: Vec::new() };
    assert_eq!(
        fault(vec![begin([2, 0, 0, 0, 0, 0]), end]),
        "record 2: it ends before its matches do"
    );
    // Another data set: nothing to take up, but the numbers go on.
    let other = Note::Begin { tournament: 6, data: "0".into(), players: Vec::new() };
    let hall = Tournament::resume(Data::shipped(), SETTINGS, [other, turn(1)], 0).unwrap();
    assert_eq!((hall.number(), hall.play().is_none()), (7, true));
}

/// Nothing a player can ask shows what a rival has ordered in the running turn.
#[test]
fn orders_of_the_running_turn_are_secret() {
    let mut hall = playing(&["ada", "bob"]);
    for round in 0..6 {
        let ask = |hall: &mut Tournament| {
            [
                "GET_STATES",
                "GET_RIVALS",
                "GET_TEAMS",
                "X_LOG 1",
                "X_LEGAL 1",
                "X_TURN",
                "X_PLAYERS",
                "X_STANDINGS",
                "GET_TIME_LEFT",
                "IS_TOURNAMENT_ACTIVE",
            ]
            .map(|line| say(hall, "bob", line))
        };
        let before = ask(&mut hall);
        let play = hall.play().unwrap();
        let legal: Vec<Action> = play.pairs()[0].series.legal(Seat(0)).iter().collect();
        for order in legal {
            hall.order("ada", 1, order).unwrap();
            assert_eq!(ask(&mut hall), before, "{order:?} shows");
        }
        let now = hall.ends();
        hall.tick(now);
        assert_ne!(ask(&mut hall), before, "turn {round} is seen when it is over");
    }
}

/// A WAIT ends with its connection: whoever still has another one is waited for.
#[test]
fn a_wait_that_was_cut_off_hurries_nobody() {
    let mut hall = playing(&["ada", "bob"]);
    hall.connect("ada");
    hall.connect("ada");
    assert_eq!(say(&mut hall, "ada", "SWITCH 1 1"), "OK\n");
    assert_eq!(say(&mut hall, "bob", "SWITCH 1 1"), "OK\n");
    hall.wait("ada").unwrap();
    assert!(hall.is_due(1001), "one of the connections is in a WAIT");
    hall.stop_waiting("ada");
    hall.disconnect("ada");
    assert!(!hall.is_due(1001), "the other one still thinks");
    hall.wait("ada").unwrap();
    assert!(hall.is_due(1001));
}

/// After a restart the enrolled are waited for; whoever is missing then holds nobody up until they
/// are back, and with nobody back the tournament ends.
#[test]
fn a_cut_tournament_waits_for_its_players_and_then_ends() {
    let begin = Note::Begin {
        tournament: 1,
        data: format!("{:016x}", Data::shipped().hash()),
        players: ["ada", "bob", "cyd"]
            .map(|login| (login.to_owned(), [1, 30, 0, 40, 0, 0]))
            .to_vec(),
    };
    let cut = || Tournament::resume(Data::shipped(), SETTINGS, [begin.clone()], 0).unwrap();
    let mut hall = cut();
    assert!(hall.is_gathering() && !hall.is_due(9_999) && hall.is_due(10_000));
    assert!(hall.tick(10_000).is_empty(), "the wait is over");
    let notes = hall.tick(10_000);
    assert!(matches!(notes[..], [Note::Abandon { tournament: 1, .. }]), "{notes:?}");
    assert_eq!((hall.number(), hall.play().is_none()), (2, true));
    // Everybody back: it goes on at once, with a whole turn.
    let mut hall = cut();
    for login in ["ada", "bob", "cyd"] {
        hall.connect(login);
    }
    assert!(hall.is_due(50) && hall.tick(50).is_empty());
    assert_eq!((hall.ends(), hall.is_gathering()), (150, false));
    // One is missing: the others play without waiting, until it comes.
    let mut hall = cut();
    for login in ["ada", "bob"] {
        hall.connect(login);
    }
    hall.tick(10_000);
    for login in ["ada", "bob"] {
        for g in 1..=2 {
            hall.order(login, g, Action::Switch(0)).unwrap();
        }
        hall.wait(login).unwrap();
    }
    assert!(hall.is_due(10_001), "cyd owes two orders, and is not waited for");
    hall.connect("cyd");
    assert!(!hall.is_due(10_001), "back again");
}
