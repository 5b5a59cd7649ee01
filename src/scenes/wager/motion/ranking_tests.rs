use super::*;
use game_rules::{
    game::{Game, Viewer},
    wager::{Action, Player, Pool, Setup, Wager},
};

fn line(from: i32, rank: u8, award: i32, received: u8) -> Ranked {
    let cost = i32::from(received);
    Ranked { value: None, rank, award, received, cost, bonus: 0, from, to: from + award - cost }
}

pub fn table(players: usize) -> Picture {
    let pool = Pool::read("pool", "(custom: [(description: \"d\")])").unwrap();
    let players = (0..players).map(|number| Player::person(format!("p{number}"))).collect();
    let setup = Setup { players, pool, rounds: 1, ..Setup::default() };
    let (mut game, _) = Wager::start(&setup, 1).unwrap();
    game.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
    Picture::of(&game.view(Viewer::Public), Some(Seat(0)))
}

#[test]
fn scores_turn_from_last_to_first() {
    let lines = [line(5, 1, 3, 2), line(2, 3, 1, 1), line(4, 2, 2, 0), line(0, 4, 0, 1)];
    assert_eq!(flips(&lines), [3, 1, 2, 0].map(Seat));
}

#[test]
fn envelopes_land_in_a_shuffled_order_that_stays() {
    let mut orders = std::collections::BTreeSet::new();
    for from in 0..40 {
        let lines = [line(from, 1, 2, 2), line(2, 3, 0, 1), line(4, 2, 1, 1)];
        let order = landings(&lines);
        assert_eq!(order, landings(&lines));
        let hits = |seat: u8| order.iter().filter(|target| target.0 == seat).count();
        assert_eq!([0, 1, 2].map(hits), [2, 1, 1]);
        orders.insert(order);
    }
    // Twelve orders are possible; forty tables that show fewer than six are no shuffle.
    assert!(orders.len() >= 6, "{orders:?}");
}

#[test]
fn the_show_ends_where_the_rules_end() {
    let lines = [line(5, 1, 2, 3), line(2, 3, 0, 0), line(4, 2, 1, 0)];
    let over = ranking(table(3), &lines, f32::INFINITY);
    let points: Vec<i32> = over.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [4, 2, 5]);
    assert_eq!(over.seats.iter().map(|seat| seat.landed).collect::<Vec<_>>(), [3, 0, 0]);
    assert_eq!(over.pile, 0);
    assert_eq!(over.crowns.iter().map(|crown| crown.to).collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!(over.napkin, 1.0, "Evil was the favourite and fell");
    assert_eq!(over.phase, Phase::SettleBets);
}

#[test]
fn the_crown_stands_on_the_favourite_until_everything_has_landed() {
    let lines = [line(5, 1, 2, 3), line(2, 3, 0, 0), line(4, 2, 1, 0)];
    let paid = 3.0 * FLIP + PAY;
    let early = ranking(table(3), &lines, paid - 0.01);
    assert!(early.crowns.is_empty());
    assert_eq!(early.pile, 3);
    let hit = ranking(table(3), &lines, paid + 0.8 * LAND);
    assert_eq!(hit.seats[0].points, 6);
    assert_eq!(hit.seats[0].change.map(|(by, _)| by), Some(-1));
    assert_eq!(hit.crowns.len(), 1);
    assert_eq!(hit.crowns[0].to, Seat(0));
    assert!(hit.crowns[0].wobble > 0.5);
    let rolling = ranking(table(3), &lines, paid + 3.0 * LAND + 0.5 * CROWN);
    assert_eq!((rolling.crowns[0].from, rolling.crowns[0].to), (Seat(0), Seat(2)));
    assert!(rolling.crowns[0].t > 0.0 && rolling.crowns[0].t < 1.0);
}

#[test]
fn every_step_of_the_reveal_leads_to_the_next_score_or_envelope() {
    let lines = [line(5, 1, 2, 2), line(2, 3, 0, 0), line(4, 2, 1, 1)];
    let end = FLIP * 3.0 + PAY + LAND * 3.0 + CROWN;
    let (mut clock, mut stages) = (0.0, Vec::new());
    while clock < end - 0.001 {
        let (stage, seconds) = super::stage(&lines, clock);
        assert!(seconds > 0.0);
        stages.push(stage);
        // A hair beyond, so that a sum of fractions does not stand still.
        clock += seconds + 1e-4;
    }
    let count = |wanted: Stage| stages.iter().filter(|stage| **stage == wanted).count();
    assert_eq!(count(Stage::Scores), 4, "three scores and their pay");
    assert_eq!(count(Stage::Landing), 3);
    assert_eq!(count(Stage::Crown), 1);
}
