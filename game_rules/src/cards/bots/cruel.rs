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
        let mut totals: Vec<(Action, i64)> = Vec::new();
        let mut worlds = vec![first];
        while worlds.len() < WORLDS {
            worlds.push(Cards::guess(&view, &mut mind.dice));
        }
        for world in &worlds {
            let mut found = lines(world, seat, OWN, mind);
            found.truncate(CANDIDATES + 2);
            let floor = found.last().map_or(0, |line| line.value);
            for (action, total) in &mut totals {
                if !found.iter().any(|line| line.first == *action) {
                    *total += i64::from(floor);
                }
            }
            for (rank, line) in found.into_iter().enumerate() {
                let plies = if rank < CANDIDATES { PLIES } else { 0 };
                let value = i64::from(think_on(line.after, seat, plies, mind));
                match totals.iter_mut().find(|(action, _)| *action == line.first) {
                    Some((_, total)) => *total += value,
                    None => totals.push((line.first, value)),
                }
            }
        }
        // The first of the best: later ones are no better.
        let best = totals.iter().map(|(_, total)| *total).max();
        let found = totals.iter().find(|(_, total)| Some(*total) == best);
        found.map_or(Action::Concede, |(action, _)| *action)
    }
}

/// What the table is worth to `seat` after both sides have played on.
fn think_on(mut game: Cards, seat: Seat, plies: usize, mind: &mut Mind<'_>) -> i32 {
    let round = game.open.round;
    for _ in 0..plies {
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
