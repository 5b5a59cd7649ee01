//! "Master" (rules/arena.md 8.3): a search two turns deep, three where there is little to choose.

use super::{
    Trainer,
    coach::ROUNDS,
    matrix::{Matrix, Options, draw},
    value::value,
};
use crate::{
    arena::{Action, Bout, Lineup},
    bots::Mind,
    game::Seat,
};

/// Rounds of regret matching inside the tree.
const INNER: u32 = 60;
/// Pairs of orders up to which the search goes three turns deep.
const FEW: usize = 20;

/// Depth-limited simultaneous search.
#[derive(Debug)]
pub struct Master {
    /// Positions that may be valued for a decision before the search becomes shallower.
    pub leaves: u64,
}

impl Default for Master {
    fn default() -> Master {
        Master { leaves: 60_000 }
    }
}

struct Search<'a, 'b, 'c> {
    lineup: &'a Lineup,
    mind: &'b mut Mind<'c>,
    left: u64,
}

impl Search<'_, '_, '_> {
    /// The value for side A with `depth` battle turns to look ahead; `None` when the limit is
    /// reached. Entry turns cost no depth.
    fn value(&mut self, bout: &Bout, depth: u32) -> Option<f64> {
        if depth == 0 || bout.verdict.is_some() {
            self.left = self.left.checked_sub(1)?;
            self.mind.think();
            if self.mind.is_cancelled() {
                return None;
            }
            return Some(value(self.lineup, bout));
        }
        let options = [Options::of(bout, Seat(0)), Options::of(bout, Seat(1))];
        Some(self.matrix(bout, &options, depth)?.solve(INNER).value)
    }

    fn matrix(&mut self, bout: &Bout, options: &[Options; 2], depth: u32) -> Option<Matrix> {
        let deeper = if bout.is_entry() { depth } else { depth - 1 };
        let mut whole = true;
        let matrix = Matrix::fill(options[0].len(), options[1].len(), |row, column| {
            if !whole {
                return 0.0;
            }
            let mut next = *bout;
            next.resolve(self.lineup, [options[0].get(row), options[1].get(column)], &mut ());
            self.value(&next, deeper).unwrap_or_else(|| {
                whole = false;
                0.0
            })
        });
        whole.then_some(matrix)
    }
}

impl Trainer for Master {
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action {
        let options = [Options::of(bout, Seat(0)), Options::of(bout, Seat(1))];
        if options[side.index()].len() == 1 {
            return options[side.index()].get(0).unwrap_or(Action::Pass);
        }
        let few = options[0].len() * options[1].len() <= FEW;
        let leaves = self.leaves.min(mind.budget);
        let matrix = (1..=if few { 3 } else { 2 })
            .rev()
            .find_map(|depth| Search { lineup, mind, left: leaves }.matrix(bout, &options, depth));
        let matrix = matrix.unwrap_or_else(|| {
            // Told to answer at once: one turn ahead.
            super::matrix::matrix_of(lineup, bout, &options, |next| value(lineup, next))
        });
        let solution = matrix.solve(ROUNDS);
        draw(&solution.mixes[side.index()], &options[side.index()], &mut mind.dice)
    }
}
