//! A suggestion for a person (ux 2.0.3): what Sly would do with the same knowledge, and what else
//! there is.

use super::{Courteous, Sly, worth};
use crate::{
    bots::{Bot, Mind, Sight},
    cards::{Action, Cards, View, state::Ask},
    dice::Dice,
    game::{Game, Seat, Turn},
};

/// Matches played on from a decision, for its estimate.
const PLAYOUTS: u64 = 12;
/// Decisions compared.
const COMPARED: usize = 4;

/// What Sly would do, and the best of the rest at first sight, each with the share of matches won
/// when both sides play on at sight from guesses of what is hidden.
pub(super) fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
    let mut mind = Mind::new(0, seat);
    let game = Cards::guess(view, &mut mind.dice);
    if game.legal(seat).is_empty() {
        return Vec::new();
    }
    let best = Sly.choose(&Sight::new(&game, seat), &mut mind);
    let mut others: Vec<(i32, Action)> = Vec::new();
    if matches!(view.open.ask, Ask::Act(_) | Ask::Lead(_) | Ask::NewLead(_)) {
        for action in game.legal(seat).into_iter().filter(|action| *action != best) {
            let mut next = game.clone();
            if next.apply(seat, &action, &mut Vec::new()).is_ok() {
                others.push((worth(&next, seat), action));
            }
        }
    }
    others.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    let mut found: Vec<Action> = vec![best];
    for (_, action) in others {
        let alike = |known: &Action| is_same_but_dice(known, &action);
        if found.len() < COMPARED && !found.iter().any(alike) {
            found.push(action);
        }
    }
    let estimate = |action: &Action| share_won(view, seat, action);
    found.iter().map(|action| (*action, estimate(action))).collect()
}

fn is_same_but_dice(one: &Action, two: &Action) -> bool {
    match (one, two) {
        (Action::Switch { to: one, .. }, Action::Switch { to: two, .. }) => one == two,
        (Action::Tune { card: one, .. }, Action::Tune { card: two, .. }) => one == two,
        _ => one == two,
    }
}

fn share_won(view: &View, seat: Seat, action: &Action) -> f64 {
    let mut dice = Dice::stream(7, "advice");
    let mut won = 0.0;
    for number in 0..PLAYOUTS {
        let mut game = Cards::guess(view, &mut dice);
        if game.apply(seat, action, &mut Vec::new()).is_err() {
            continue;
        }
        let mut minds = [Mind::new(number, Seat(0)), Mind::new(number, Seat(1))];
        let mut events = Vec::new();
        let outcome = loop {
            let turn = game.turn();
            if let Turn::Over(outcome) = turn {
                break outcome;
            }
            let Some(next) = turn.seats().iter().next() else { return 0.5 };
            let mind = &mut minds[next.index() & 1];
            let action = Courteous.choose(&Sight::new(&game, next), mind);
            events.clear();
            if game.apply(next, &action, &mut events).is_err() {
                return 0.5;
            }
        };
        won += match (outcome.won_by(seat), outcome.won_by(seat.other())) {
            (true, false) => 1.0,
            (false, true) => 0.0,
            _ => 0.5,
        };
    }
    won / PLAYOUTS as f64
}
