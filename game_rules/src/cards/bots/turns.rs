//! Sly: the best whole turn, fast actions and all, with the exact outcome of each.

use super::{habits, worth::worth};
use crate::{
    bots::{Bot, Mind, Sight},
    cards::{Action, Cards},
    game::{Game, Seat},
};

/// A turn that has been thought through.
#[derive(Debug)]
pub(super) struct TurnPlan {
    /// Its first action.
    pub first: Action,
    /// What the table is worth afterwards.
    pub value: i32,
    /// The table afterwards.
    pub after: Cards,
}

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Positions kept at each step.
    pub width: usize,
    /// Actions in a row.
    pub depth: usize,
}

/// The best line for each first action, best first.
pub(super) fn lines(game: &Cards, seat: Seat, reach: Reach, mind: &mut Mind<'_>) -> Vec<TurnPlan> {
    let mut done: Vec<TurnPlan> = Vec::new();
    let mut open: Vec<(i32, Option<Action>, Cards)> = vec![(0, None, game.clone())];
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for _ in 0..reach.depth {
        let mut next: Vec<(i32, Option<Action>, Cards)> = Vec::new();
        for (_, first, state) in &open {
            habits::worth_trying(state, seat, &mut actions);
            for &action in &actions {
                if !(mind.think() || done.is_empty() && next.is_empty()) {
                    return best_first(seat, done, next);
                }
                let mut after = state.clone();
                events.clear();
                if after.apply(seat, &action, &mut events).is_err() {
                    continue;
                }
                while let Some(answer) =
                    habits::answer(&after, seat).filter(|_| waits_for_me(&after, seat))
                {
                    if after.apply(seat, &answer, &mut events).is_err() {
                        break;
                    }
                }
                let value = worth(&after, seat);
                let first = Some(first.unwrap_or(action));
                if habits::its_turn(&after, seat) && action != Action::End {
                    let twin = |one: &(i32, Option<Action>, Cards)| {
                        one.0 == value && one.2.open == after.open
                    };
                    if !next.iter().any(twin) {
                        next.push((value, first, after));
                    }
                } else {
                    note(&mut done, first, value, after);
                }
            }
        }
        next.sort_by_key(|(value, ..)| -value);
        next.truncate(reach.width);
        if next.is_empty() {
            return best_first(seat, done, next);
        }
        open = next;
    }
    best_first(seat, done, open)
}

fn waits_for_me(game: &Cards, seat: Seat) -> bool {
    game.open.outcome.is_none()
        && game.open.phase == crate::cards::state::Phase::Action
        && game.turn().seats().contains(seat)
}

fn note(done: &mut Vec<TurnPlan>, first: Option<Action>, value: i32, after: Cards) {
    let Some(first) = first else { return };
    match done.iter_mut().find(|line| line.first == first) {
        Some(line) if line.value >= value => {}
        Some(line) => *line = TurnPlan { first, value, after },
        None => done.push(TurnPlan { first, value, after }),
    }
}

/// Lines that were not thought to their end count as they stand.
fn best_first(
    seat: Seat,
    mut done: Vec<TurnPlan>,
    open: Vec<(i32, Option<Action>, Cards)>,
) -> Vec<TurnPlan> {
    for (value, first, after) in open {
        note(&mut done, first, value, after);
    }
    // Nobody ends the round who can bring somebody down.
    let standing = |line: &TurnPlan| {
        let others = &line.after.open.side(seat.other()).team;
        others.iter().filter(|who| who.lives()).count()
    };
    if let Some(fewest) = done.iter().map(standing).min() {
        done.retain(|line| line.first != Action::End || standing(line) == fewest);
    }
    done.sort_by_key(|line| -line.value);
    done
}

/// Greedy by one turn.
#[derive(Debug)]
pub struct Sly;

impl Sly {
    const REACH: Reach = Reach { width: 8, depth: 5 };
}

impl Bot<Cards> for Sly {
    fn choose(&mut self, sight: &Sight<'_, Cards>, mind: &mut Mind<'_>) -> Action {
        let seat = sight.seat();
        let game = Cards::guess(&sight.view(), &mut mind.dice);
        if let Some(answer) = habits::answer(&game, seat) {
            return answer;
        }
        let lines = lines(&game, seat, Sly::REACH, mind);
        lines.first().map_or(Action::Concede, |line| line.first)
    }
}
