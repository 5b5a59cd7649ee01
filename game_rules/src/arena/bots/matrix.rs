//! Zero-sum matrices of simultaneous orders, solved by regret matching+.

use crate::{
    arena::{Action, Bout, Lineup, Orders},
    dice::Dice,
    game::Seat,
};

/// The most orders a side can have.
pub(super) const MOST: usize = 9;

/// A side's chances over its orders.
pub(super) type Mix = [f64; MOST];

/// The orders of a side as a list; a side that owes nothing has `None` alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    list: [Option<Action>; MOST],
    len: usize,
}

impl Options {
    pub(super) fn of(bout: &Bout, side: Seat) -> Options {
        let orders: Orders = bout.legal(side);
        let mut list = [None; MOST];
        for (place, choice) in list.iter_mut().zip(orders.iter()) {
            *place = Some(choice);
        }
        Options { list, len: orders.len().max(1) }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, index: usize) -> Option<Action> {
        self.list[index]
    }
}

/// What side A gains for every pair of orders.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matrix {
    pub(super) cells: [[f64; MOST]; MOST],
    rows: usize,
    columns: usize,
}

/// A solution: both mixes and what side A gains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solution {
    pub(super) mixes: [Mix; 2],
    pub(super) value: f64,
}

impl Matrix {
    /// Fills a matrix cell by cell.
    pub(super) fn fill(
        rows: usize,
        columns: usize,
        mut cell: impl FnMut(usize, usize) -> f64,
    ) -> Matrix {
        let mut cells = [[0.0; MOST]; MOST];
        for (row, line) in cells.iter_mut().enumerate().take(rows) {
            for (column, value) in line.iter_mut().enumerate().take(columns) {
                *value = cell(row, column);
            }
        }
        Matrix { cells, rows, columns }
    }

    /// The saddle point, if the matrix has one.
    fn saddle(&self) -> Option<Solution> {
        let (mut low, mut row) = (f64::NEG_INFINITY, 0);
        for (index, line) in self.cells[..self.rows].iter().enumerate() {
            let worst = line[..self.columns].iter().copied().fold(f64::INFINITY, f64::min);
            if worst > low {
                (low, row) = (worst, index);
            }
        }
        let (mut high, mut column) = (f64::INFINITY, 0);
        for index in 0..self.columns {
            let lines = self.cells[..self.rows].iter();
            let best = lines.map(|line| line[index]).fold(f64::NEG_INFINITY, f64::max);
            if best < high {
                (high, column) = (best, index);
            }
        }
        if low < high {
            return None;
        }
        let mut mixes = [[0.0; MOST]; 2];
        mixes[0][row] = 1.0;
        mixes[1][column] = 1.0;
        Some(Solution { mixes, value: low })
    }

    /// The saddle point, else regret matching+ with linear averaging.
    pub(super) fn solve(&self, rounds: u32) -> Solution {
        self.saddle().unwrap_or_else(|| self.matched(rounds))
    }

    fn matched(&self, rounds: u32) -> Solution {
        let mut matching = Matching::default();
        matching.go_on(self, rounds);
        matching.solution(self)
    }
}

/// Regret matching+ that can go on after cells have changed: later rounds weigh more.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Matching {
    regrets: [Mix; 2],
    sums: [Mix; 2],
    round: u32,
}

impl Matching {
    /// Plays more rounds.
    pub(super) fn go_on(&mut self, matrix: &Matrix, rounds: u32) {
        let sizes = [matrix.rows, matrix.columns];
        for _ in 0..rounds {
            self.round += 1;
            let mixes = [current(&self.regrets[0], sizes[0]), current(&self.regrets[1], sizes[1])];
            let mut gains = [[0.0; MOST]; 2];
            for (row, line) in matrix.cells[..matrix.rows].iter().enumerate() {
                let chance = mixes[0][row];
                let mut gain = 0.0;
                for (column, &cell) in line.iter().enumerate() {
                    gain += cell * mixes[1][column];
                    gains[1][column] -= cell * chance;
                }
                gains[0][row] = gain;
            }
            for side in 0..2 {
                let (gains, mix) = (&gains[side], &mixes[side]);
                let mean: f64 = gains.iter().zip(mix).map(|(gain, chance)| gain * chance).sum();
                for index in 0..sizes[side] {
                    let regret = &mut self.regrets[side][index];
                    *regret = (*regret + gains[index] - mean).max(0.0);
                    self.sums[side][index] += f64::from(self.round) * mix[index];
                }
            }
        }
    }

    /// The average mixes so far, and what side A gains with them.
    pub(super) fn solution(&self, matrix: &Matrix) -> Solution {
        let mixes = self.sums.map(normal);
        let mut value = 0.0;
        for (line, chance) in matrix.cells[..matrix.rows].iter().zip(&mixes[0]) {
            for (cell, other) in line.iter().zip(&mixes[1]) {
                value += chance * other * cell;
            }
        }
        Solution { mixes, value }
    }
}

fn current(regrets: &Mix, size: usize) -> Mix {
    let sum: f64 = regrets[..size].iter().sum();
    let mut mix = [0.0; MOST];
    for (chance, regret) in mix.iter_mut().zip(regrets).take(size) {
        *chance = if sum > 0.0 { regret / sum } else { 1.0 / size as f64 };
    }
    mix
}

fn normal(mut mix: Mix) -> Mix {
    let sum: f64 = mix.iter().sum();
    if sum > 0.0 {
        mix.iter_mut().for_each(|chance| *chance /= sum);
    }
    mix
}

/// Drops what is below a quarter of the likeliest order, and draws one of the rest.
pub(super) fn draw(mix: &Mix, options: &Options, dice: &mut Dice) -> Action {
    let most = mix.iter().copied().fold(0.0, f64::max);
    let kept = mix.map(|chance| if chance < most / 4.0 { 0.0 } else { chance });
    // Whole weights: the dice know nothing else.
    let weights = kept.map(|chance| (chance * 1e6) as u32);
    if weights.iter().filter(|&&weight| weight > 0).count() <= 1 {
        let only = weights.iter().position(|&weight| weight > 0).unwrap_or(0);
        return options.get(only).unwrap_or(Action::Pass);
    }
    options.get(dice.weighted("order", &weights)).unwrap_or(Action::Pass)
}

/// The matrix of all orders of both sides, each cell worked out from the position it leads to.
pub(super) fn matrix_of(
    lineup: &Lineup,
    bout: &Bout,
    options: &[Options; 2],
    mut cell: impl FnMut(&Bout) -> f64,
) -> Matrix {
    Matrix::fill(options[0].len(), options[1].len(), |row, column| {
        let mut next = *bout;
        next.resolve(lineup, [options[0].get(row), options[1].get(column)], &mut ());
        cell(&next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saddle_point_is_found() {
        let cells = [[3.0, 1.0], [5.0, 2.0]];
        let solution = Matrix::fill(2, 2, |row, column| cells[row][column]).solve(60);
        assert_eq!(solution.value, 2.0);
        assert_eq!((solution.mixes[0][1], solution.mixes[1][1]), (1.0, 1.0));
    }

    /// Rock, paper, scissors with a double prize for rock: rock 1/4, paper 1/2, scissors 1/4.
    #[test]
    fn a_mixed_game_is_solved() {
        let cells = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]];
        let solution = Matrix::fill(3, 3, |row, column| cells[row][column]).solve(2000);
        for mix in solution.mixes {
            for (chance, wanted) in mix.iter().zip([0.25, 0.5, 0.25]) {
                assert!((chance - wanted).abs() < 0.01, "{mix:?}");
            }
        }
        assert!(solution.value.abs() < 0.01);
    }
}
