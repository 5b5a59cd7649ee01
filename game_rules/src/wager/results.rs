//! What results can be expected of everybody in a quest, from public information: the odds board
//! draws them from here.
//!
//! A result is one of the values the quest can have, around what is usual for it: a form plus
//! chance, in deviations. For an AI the form is its published skill, and the spread is just how its
//! results are drawn (rules/wager.md 6). For a person it follows from past placements, the more of
//! them the more; how much is not known yet widens the spread.

use super::{
    Drawn, Kind, Number, View,
    bots::usual,
    knowledge::forecast::{normal, placement},
    party, quest,
};
use crate::{dice::Dice, game::Seat};

/// So many rounds of evidence the opinion that somebody plays like everybody else is worth: the
/// skills of people lie half a deviation apart.
const EVIDENCE: f64 = 4.0;
/// How many quests stand for the pool as long as none is drawn.
const QUESTS: usize = 12;

/// How results are drawn.
#[derive(Debug)]
pub(super) struct Results {
    /// Everybody's form and the deviation of what chance adds to it.
    forms: Vec<(f64, f64)>,
    laws: Vec<Law>,
}

/// How the results of one quest are spread.
#[derive(Debug)]
enum Law {
    /// Everybody reaches one of these values, in rising order, for itself.
    Alone {
        values: Vec<f64>,
        base: f64,
        spread: f64,
        /// Added afterwards, by seat.
        handicaps: Vec<f64>,
    },
    /// 5.5: of each pair one wins.
    Pairs(Vec<(Seat, Seat)>),
}

impl Results {
    /// Of the quest of the round; of several of the pool before it is drawn.
    pub(super) fn of(view: &View, dice: &mut Dice) -> Results {
        let drawn = match view.quest {
            Some(drawn) => vec![drawn],
            None => {
                let any =
                    |_| Drawn { quest: quest::draw(&view.plan.quests, &[], dice), seed: None };
                (0..QUESTS).map(any).collect()
            }
        };
        let laws = drawn.into_iter().filter_map(|drawn| Law::of(view, drawn, dice)).collect();
        Results { forms: forms(view), laws }
    }

    /// The results of one case, by seat: only their order counts. Cases take turns with the quests.
    pub(super) fn draw(&self, case: usize, dice: &mut Dice, out: &mut [i64]) {
        for (result, (form, deviation)) in out.iter_mut().zip(&self.forms) {
            *result = ((form + deviation * normal(dice)) * FINE) as i64;
        }
        match self.laws.get(case % self.laws.len().max(1)) {
            None => {}
            Some(Law::Alone { values, base, spread, handicaps }) => {
                for (result, handicap) in out.iter_mut().zip(handicaps) {
                    let reached = nearest(values, base + spread * (*result as f64 / FINE));
                    *result = ((reached + handicap) * FINE) as i64;
                }
            }
            Some(Law::Pairs(pairs)) => {
                for (one, two) in pairs {
                    let first = out[one.index()] > out[two.index()];
                    out[one.index()] = i64::from(first);
                    out[two.index()] = i64::from(!first);
                }
            }
        }
    }
}

/// The fineness with which results are compared: that of [`Number`].
const FINE: f64 = 1e6;

impl Law {
    fn of(view: &View, drawn: Drawn, dice: &mut Dice) -> Option<Law> {
        let quest = view.plan.quests.get(usize::from(drawn.quest))?;
        if matches!(quest.kind, Kind::Game { versus: true, .. }) {
            let seed = drawn.seed.unwrap_or_else(|| dice.bits());
            return Some(Law::Pairs(party::pairs(seed, view.players())));
        }
        let (base, spread) = usual(view, quest);
        let quick = matches!(quest.kind, Kind::Quick(_));
        let handicap = |handicap: i32| if quick { f64::from(handicap) } else { 0.0 };
        let players = view.plan.setup.players.iter();
        let handicaps = players.map(|player| handicap(player.handicap)).collect();
        let values = quest.values().into_iter().map(Number::value).collect();
        Some(Law::Alone { values, base, spread, handicaps })
    }
}

/// The one of rising values that is nearest.
fn nearest(values: &[f64], wanted: f64) -> f64 {
    let above = values.partition_point(|value| *value < wanted);
    match (above.checked_sub(1).and_then(|below| values.get(below)), values.get(above)) {
        (Some(below), Some(above)) if wanted - below <= above - wanted => *below,
        (_, Some(above)) => *above,
        (Some(below), None) => *below,
        (None, None) => wanted,
    }
}

/// Everybody's form, and the deviation of what chance adds.
fn forms(view: &View) -> Vec<(f64, f64)> {
    let players = view.plan.setup.players.iter().enumerate();
    let form = |(seat, player): (usize, &super::Player)| match player.form {
        Some(form) => (form.shift(), 1.0),
        None => {
            let places = view.history.iter().filter_map(|round| round.ranking.get(seat));
            let sum: f64 = places.map(|line| placement(line.rank, view.players())).sum();
            let evidence = view.history.len() as f64 + EVIDENCE;
            (sum / evidence, (1.0 + evidence.recip()).sqrt())
        }
    };
    players.map(form).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_value_is_found() {
        let values = [0.0, 1.0, 5.0];
        let found = |wanted| nearest(&values, wanted);
        assert_eq!([-3.0, 0.4, 0.6, 2.9, 3.1, 99.0].map(found), [0.0, 0.0, 1.0, 1.0, 5.0, 5.0]);
    }
}
