//! What can be expected from public information alone (rules/wager.md 6, belief): ratings from past
//! placements, and how often each player received bets.

use crate::wager::{View, settle::ranks, twist::Terms};
use crate::{dice::Dice, game::Seat};

/// How often a forecast plays the round through.
const SAMPLES: u32 = 2000;
/// How much of the old rating stays after a round.
const MEMORY: f64 = 0.7;
/// The fineness with which strengths are compared.
const GRAIN: f64 = 1e9;
/// Totals closer than this are equal.
const EQUAL: f64 = 1e-9;

/// What past rounds say about everybody.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::wager) struct Belief {
    /// Mean strength, in deviations.
    pub ratings: Vec<f64>,
    /// Bets that each player can be expected to receive.
    pub expected: Vec<f64>,
}

impl Belief {
    pub(in crate::wager) fn of(view: &View) -> Belief {
        let count = view.players();
        let n = count as f64;
        let mut ratings = vec![0.0; count];
        let mut bets = vec![0u32; count];
        for round in &view.history {
            for (seat, line) in round.ranking.iter().enumerate() {
                let score = placement(line.rank, count);
                ratings[seat] = MEMORY * ratings[seat] + (1.0 - MEMORY) * score;
                bets[seat] += u32::from(line.received);
            }
        }
        let all: u32 = bets.iter().sum();
        let share = |bets: &u32| if all == 0 { 1.0 / n } else { f64::from(*bets) / f64::from(all) };
        let expected = bets.iter().map(|bets| share(bets) * (n - 1.0)).collect();
        Belief { ratings, expected }
    }
}

/// How far above the middle a rank is, in deviations of all ranks.
pub(in crate::wager) fn placement(rank: u8, players: usize) -> f64 {
    let n = players as f64;
    ((n + 1.0) / 2.0 - f64::from(rank)) / ((n * n - 1.0) / 12.0).sqrt()
}

/// A number from the normal distribution, made of coins: 64 of them and a fraction of one come
/// within a hair of it, with the same bits on every machine.
pub(in crate::wager) fn normal(dice: &mut Dice) -> f64 {
    let coins = f64::from(dice.bits().count_ones()) - 32.0;
    let fraction = (dice.bits() >> 11) as f64 / (1u64 << 53) as f64 - 0.5;
    (coins + fraction) / (16.0f64 + 1.0 / 12.0).sqrt()
}

/// How likely everybody is to be on top after the ranking, as one player sees it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::wager) struct Forecast {
    /// If the player does not bet.
    pub on_top: Vec<f64>,
    /// That a bet of the player on each seat wins, the point it takes from its target included.
    pub bet_wins: Vec<f64>,
}

impl Forecast {
    pub(in crate::wager) fn of(view: &View, own: Seat, dice: &mut Dice) -> Forecast {
        let count = view.players();
        let belief = Belief::of(view);
        let terms = view.terms();
        let own = own.index();
        let (mut on_top, mut bet_wins) = (vec![0u32; count], vec![0u32; count]);
        let (mut strengths, mut ranked) = (vec![0i64; count], vec![0u8; count]);
        let mut totals = vec![0.0; count];
        for _ in 0..SAMPLES {
            for (strength, rating) in strengths.iter_mut().zip(&belief.ratings) {
                *strength = ((rating + normal(dice)) * GRAIN) as i64;
            }
            ranks(&strengths, &view.points, &mut ranked);
            for (seat, total) in totals.iter_mut().enumerate() {
                let award = terms.pay.award(count, ranked[seat]);
                *total = f64::from(view.points[seat] + award)
                    - f64::from(terms.per_bet) * belief.expected[seat];
            }
            for seat in 0..count {
                let free = highest(&totals, |other| other != seat);
                on_top[seat] += u32::from(totals[seat] + EQUAL >= free);
                let rivals = highest(&totals, |other| {
                    other != seat && !(terms.exclude_bettor && other == own)
                });
                let hit = totals[seat] - f64::from(terms.per_bet);
                bet_wins[seat] += u32::from(hit + EQUAL >= rivals);
            }
        }
        let share = |counts: Vec<u32>| {
            counts.into_iter().map(|hits| f64::from(hits) / f64::from(SAMPLES)).collect()
        };
        Forecast { on_top: share(on_top), bet_wins: share(bet_wins) }
    }

    /// The best target for `own`: likeliest, then more points, then enrolled first.
    pub(in crate::wager) fn best(&self, view: &View, own: Seat) -> (Seat, f64) {
        let others = Seat::all(view.players()).filter(|&seat| seat != own);
        let better = |one: &Seat, two: &Seat| {
            let chance = |seat: &Seat| self.bet_wins[seat.index()];
            let points = |seat: &Seat| view.points[seat.index()];
            chance(one)
                .total_cmp(&chance(two))
                .then(points(one).cmp(&points(two)))
                .then(two.0.cmp(&one.0))
        };
        let best = others.max_by(better).unwrap_or(own);
        (best, self.bet_wins[best.index()])
    }
}

fn highest(totals: &[f64], counted: impl Fn(usize) -> bool) -> f64 {
    let counted = (0..totals.len()).filter(|&seat| counted(seat));
    counted.fold(f64::NEG_INFINITY, |top, seat| top.max(totals[seat]))
}

/// The edge of a bet that wins with this chance, under the terms of the round.
pub(in crate::wager) fn edge(chance: f64, terms: &Terms) -> f64 {
    chance * f64::from(terms.win) - (1.0 - chance) * f64::from(terms.lose)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 200,000 numbers: the mean within 5 of its deviations (1/√200000), the variance within 5 of
    /// its own (√(2/200000)), the share beyond ±2 within 5 of its own: error rate below 1e-6 each
    /// (two-sided 5.7e-7).
    #[test]
    fn the_normal_numbers_are_normal() {
        let mut dice = Dice::stream(3, "normal");
        let numbers: Vec<f64> = (0..200_000).map(|_| normal(&mut dice)).collect();
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / count;
        let tails = numbers.iter().filter(|x| x.abs() > 2.0).count() as f64 / count;
        assert!(mean.abs() < 5.0 / count.sqrt(), "{mean}");
        assert!((variance - 1.0).abs() < 5.0 * (2.0 / count).sqrt(), "{variance}");
        assert!((tails - 0.0455).abs() < 5.0 * (0.0455f64 * 0.9545 / count).sqrt(), "{tails}");
    }
}
