//! Quick challenges (rules/wager.md 5.6): half a minute each, the same for everybody by the quest's
//! seed, worth 0 to 1000. The calm variant changes timing only.

use game_rules::{
    dice::Dice,
    wager::{Number, View, party::Quick},
};

/// One quick challenge with everything that follows from its seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// Which.
    pub quick: Quick,
    pub(super) seed: u64,
    /// What is shown, and what the right answer is.
    pub task: Task,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// A needle that swings; the mark in degrees from upright, and where the swing begins.
    Needle {
        /// Degrees from upright.
        mark: f32,
        /// Share of a swing.
        phase: f32,
    },
    /// So many moths.
    Moths(i64),
    /// Digits, one after another.
    Order(Vec<i64>),
    /// So much of a candle, in per cent.
    Wax(i64),
    /// Three tables of nine; the place of the odd one in each, 1 to 9, and the emblem they show.
    OddOne([(i64, usize); 3]),
    /// A question about chances: what, with which number, and how many of how many cases.
    Odds {
        /// The word of the question.
        word: &'static str,
        /// The number in it.
        number: i64,
        /// Hits of all cases.
        hits: (i64, i64),
    },
}

/// Degrees the needle swings to either side.
const SWING: f32 = 75.0;
/// Seconds for one swing there and back.
const PERIOD: f32 = 2.2;
/// The calm variant of what moves takes this much longer; what is looked at stays.
const CALM: f32 = 3.0;

impl Challenge {
    /// The challenge of a view, if the round has one.
    pub fn of(view: &View) -> Option<Challenge> {
        let drawn = view.quest?;
        match view.current_quest()?.kind {
            game_rules::wager::Kind::Quick(quick) => Some(Challenge::new(quick, drawn.seed?)),
            _ => None,
        }
    }

    /// The challenge that follows from a seed.
    pub fn new(quick: Quick, seed: u64) -> Challenge {
        let mut dice = Dice::stream(seed, quick.word());
        let mut roll = |low: i64, high: i64| dice.between("quick", low, high);
        let task = match quick {
            Quick::Needle => {
                Task::Needle { mark: roll(-55, 55) as f32, phase: roll(0, 99) as f32 / 100.0 }
            }
            Quick::Moths => Task::Moths(roll(9, 26)),
            Quick::Order => Task::Order((0..6).map(|_| roll(1, 9)).collect()),
            Quick::Wax => Task::Wax(roll(8, 96)),
            Quick::OddOne => {
                let table = |roll: &mut dyn FnMut(i64, i64) -> i64| {
                    (roll(1, 9), [4, 6, 8][roll(0, 2) as usize])
                };
                Task::OddOne([table(&mut roll), table(&mut roll), table(&mut roll)])
            }
            Quick::Odds => match roll(0, 2) {
                0 => {
                    let number = roll(5, 11);
                    let hits = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
                    let hits = hits.filter(|sum| *sum >= number).count() as i64;
                    Task::Odds { word: "dice", number, hits: (hits, 36) }
                }
                1 => {
                    let number = roll(3, 6);
                    let hits = (0..64u32).filter(|coins| i64::from(coins.count_ones()) >= number);
                    Task::Odds { word: "coins", number, hits: (hits.count() as i64, 64) }
                }
                _ => {
                    // Nobody of so many has the same of twelve months as another.
                    let number = roll(3, 7);
                    let free: i64 = (0..number).map(|taken| 12 - taken).product();
                    let all = 12i64.pow(number as u32);
                    Task::Odds { word: "months", number, hits: (all - free, all) }
                }
            },
        };
        Challenge { quick, seed, task }
    }

    /// Is it done by one press instead of a number?
    pub fn is_pressed(&self) -> bool {
        matches!(self.task, Task::Needle { .. })
    }

    /// Seconds for which the task is in sight; without an end where nothing has to be remembered.
    pub fn seconds(&self, calm: bool) -> f32 {
        match &self.task {
            Task::Needle { .. } | Task::Odds { .. } => f32::INFINITY,
            // Remembering is the task itself: it is shown slower, but not for ever.
            Task::Order(order) => order.len() as f32 * DIGIT * if calm { CALM } else { 1.0 },
            Task::Moths(_) | Task::Wax(_) | Task::OddOne(_) if calm => f32::INFINITY,
            Task::Moths(_) => 5.0,
            Task::Wax(_) => 2.5,
            Task::OddOne(_) => 4.0,
        }
    }

    /// Where the needle points after so many seconds, in degrees from upright.
    pub fn needle(&self, seconds: f32, calm: bool) -> f32 {
        let Task::Needle { phase, .. } = self.task else { return 0.0 };
        let period = if calm { PERIOD * CALM } else { PERIOD };
        SWING * (std::f32::consts::TAU * (seconds / period + phase)).sin()
    }

    /// What stopping the needle there is worth.
    pub fn stopped(&self, degrees: f32) -> i64 {
        let Task::Needle { mark, .. } = self.task else { return 0 };
        near(f64::from((degrees - mark).abs()), 12.0)
    }

    /// What an answer is worth.
    pub fn score(&self, answer: f64) -> i64 {
        match &self.task {
            Task::Needle { .. } => self.stopped(answer as f32),
            Task::Moths(count) => near((answer - *count as f64).abs(), 120.0),
            Task::Wax(left) => near((answer - *left as f64).abs(), 25.0),
            Task::Odds { hits, .. } => {
                let percent = hits.0 as f64 / hits.1 as f64 * 100.0;
                near((answer - percent).abs(), 20.0)
            }
            Task::Order(order) => right(order, answer),
            Task::OddOne(tables) => right(&tables.map(|(place, _)| place), answer),
        }
    }

    /// The result to hand in for a score.
    pub fn result(score: i64) -> Vec<Number> {
        vec![Number::whole(score).unwrap_or_default()]
    }
}

/// Seconds for which a digit is in sight.
pub(super) const DIGIT: f32 = 0.8;

/// A thousand, less so much for every unit that the answer is off.
fn near(off: f64, each: f64) -> i64 {
    if off.is_finite() { (1000.0 - off * each).round().max(0.0) as i64 } else { 0 }
}

/// Digits in their places: every right one counts the same.
fn right(wanted: &[i64], answer: f64) -> i64 {
    if !(0.0..1e12).contains(&answer) {
        return 0;
    }
    let text = format!("{:0width$}", answer.round() as i64, width = wanted.len());
    if text.len() != wanted.len() {
        return 0;
    }
    let digits = text.bytes().map(|digit| i64::from(digit - b'0'));
    let hits = digits.zip(wanted).filter(|(digit, wanted)| digit == *wanted).count() as i64;
    (hits * 2000 / wanted.len() as i64 + 1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_is_the_same_task_and_scores_stay_in_range() {
        for quick in Quick::ALL {
            for seed in 0..200 {
                let challenge = Challenge::new(quick, seed);
                assert_eq!(challenge, Challenge::new(quick, seed));
                for answer in [-1e9, -3.0, 0.0, 7.5, 42.0, 123_456.0, 1e15, f64::NAN] {
                    assert!((0..=1000).contains(&challenge.score(answer)), "{quick:?} {answer}");
                }
                let best = match &challenge.task {
                    Task::Needle { mark, .. } => f64::from(*mark),
                    Task::Moths(count) | Task::Wax(count) => *count as f64,
                    Task::Odds { hits, .. } => 100.0 * hits.0 as f64 / hits.1 as f64,
                    Task::Order(order) => number(order),
                    Task::OddOne(tables) => number(&tables.map(|(place, _)| place)),
                };
                assert_eq!(challenge.score(best), 1000, "{challenge:?}");
            }
        }
    }

    fn number(digits: &[i64]) -> f64 {
        digits.iter().fold(0, |number, digit| 10 * number + digit) as f64
    }

    #[test]
    fn chances_are_those_of_the_question() {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..300 {
            if let Task::Odds { word, number, hits } = Challenge::new(Quick::Odds, seed).task {
                seen.insert((word, number), hits);
            }
        }
        assert_eq!(seen[&("dice", 9)], (10, 36));
        assert_eq!(seen[&("dice", 11)], (3, 36));
        assert_eq!(seen[&("coins", 6)], (1, 64));
        assert_eq!(seen[&("coins", 3)], (42, 64));
        assert_eq!(seen[&("months", 3)], (1728 - 1320, 1728));
    }

    #[test]
    fn every_right_digit_counts_the_same() {
        let order =
            Challenge { quick: Quick::Order, seed: 0, task: Task::Order(vec![1, 2, 3, 4, 5, 6]) };
        assert_eq!(order.score(123_456.0), 1000);
        assert_eq!(order.score(123_459.0), 833);
        assert_eq!(order.score(654_321.0), 0);
        assert_eq!(order.score(12.0), 0, "too short");
    }

    #[test]
    fn calm_changes_timing_only() {
        let needle = Challenge::new(Quick::Needle, 3);
        assert_eq!(needle.needle(1.0, false), needle.needle(CALM, true));
        for quick in Quick::ALL {
            let challenge = Challenge::new(quick, 9);
            assert!(challenge.seconds(true) >= challenge.seconds(false));
            assert!(challenge.seconds(true) > 10.0, "{quick}: no hurry");
        }
    }
}
