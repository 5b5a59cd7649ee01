//! Cruel: thinks the best turns on, with the other side answering, through guessed hands and dice.

use super::{
    habits,
    turns::{Line, Reach, lines},
    worth::worth,
};
use crate::{
    bots::{Bot, Mind, Sight},
    cards::{Action, Cards},
    game::{Game, Seat},
};

/// Searches over guesses.
#[derive(Debug)]
pub struct Cruel;

/// Worlds imagined for a decision.
const WORLDS: usize = 4;
/// First actions that are thought on.
const CANDIDATES: usize = 6;
/// Turns played on after one's own.
const PLIES: usize = 4;
/// One's own turn.
const OWN: Reach = Reach { width: 8, depth: 5 };
/// The turns that follow.
const LATER: Reach = Reach { width: 3, depth: 3 };

impl Bot<Cards> for Cruel {
    fn choose(&mut self, sight: &Sight<'_, Cards>, mind: &mut Mind<'_>) -> Action {
        let seat = sight.seat();
        let view = sight.view();
        let first = Cards::guess(&view, &mut mind.dice);
        if let Some(answer) = habits::answer(&first, seat) {
            return answer;
        }
        let mut worlds = vec![first];
        while worlds.len() < WORLDS {
            worlds.push(Cards::guess(&view, &mut mind.dice));
        }
        let found: Vec<Vec<Line>> =
            worlds.iter().map(|world| lines(world, seat, OWN, mind)).collect();
        // The lines of a world that does not have the action count as its worst.
        let in_each = |action: Action| {
            found.iter().filter_map(move |lines| {
                lines.iter().find(|line| line.first == action).or(lines.last())
            })
        };
        let at_once =
            |action: Action| -> i64 { in_each(action).map(|line| i64::from(line.value)).sum() };
        let mut actions: Vec<(i64, Action)> = Vec::new();
        for line in found.iter().flatten() {
            if !actions.iter().any(|(_, action)| *action == line.first) {
                actions.push((at_once(line.first), line.first));
            }
        }
        actions.sort_by_key(|(value, _)| -value);
        actions.truncate(CANDIDATES);
        let mut best: Option<(i64, Action)> = None;
        for (_, action) in actions {
            let later = in_each(action).map(|line| think_on(line.after.clone(), seat, mind));
            let value = later.map(i64::from).sum();
            // The first of the best: later ones are no better.
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, action));
            }
        }
        best.map_or(Action::Concede, |(_, action)| action)
    }
}

/// What the table is worth to `seat` after both sides have played on.
fn think_on(mut game: Cards, seat: Seat, mind: &mut Mind<'_>) -> i32 {
    let round = game.open.round;
    for _ in 0..PLIES {
        if game.open.outcome.is_some() || game.open.round != round {
            break;
        }
        let Some(mover) = game.turn().seats().iter().next() else { break };
        if let Some(answer) = habits::answer(&game, mover) {
            if game.apply(mover, &answer, &mut Vec::new()).is_err() {
                break;
            }
            continue;
        }
        match lines(&game, mover, LATER, mind).into_iter().next() {
            Some(Line { after, .. }) => game = after,
            None => break,
        }
    }
    worth(&game, seat)
}
