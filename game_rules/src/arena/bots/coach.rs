//! "Coach" (rules/arena.md 8.2): one turn ahead, as a matrix game.

use super::{
    Trainer,
    matrix::{Options, draw, matrix_of},
    value::value,
};
use crate::{
    arena::{Action, Bout, Lineup},
    bots::Mind,
    game::Seat,
};

/// Weighs every pair of orders by the value of what follows and mixes.
#[derive(Debug, Default)]
pub struct Coach;

/// Rounds of regret matching at the root.
pub(super) const ROUNDS: u32 = 400;

impl Trainer for Coach {
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action {
        let options = [Options::of(bout, Seat(0)), Options::of(bout, Seat(1))];
        if options[side.index()].len() == 1 {
            return options[side.index()].get(0).unwrap_or(Action::Pass);
        }
        let matrix = matrix_of(lineup, bout, &options, |next| value(lineup, next));
        let solution = matrix.solve(ROUNDS);
        draw(&solution.mixes[side.index()], &options[side.index()], &mut mind.dice)
    }
}
