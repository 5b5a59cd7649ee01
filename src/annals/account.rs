//! What one match adds to the books.

use std::collections::{BTreeMap, BTreeSet};

use game_rules::{duel::progress::Gains, odds::Odds};
use serde::{Deserialize, Serialize};

use super::Feat;

/// Luck is what came of one's own shots against what was to be expected of them, by the knowledge
/// one had: a lucky shell is live at the other side, blank at oneself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// How many lucky shells were to be expected.
    pub expected: f64,
    /// How far that may be off, squared.
    pub variance: f64,
    /// How many there were.
    pub actual: u64,
    /// Shots whose outcome was not known before.
    pub shots: u64,
}

impl Luck {
    /// One shot that is lucky with these odds. What is known beforehand has nothing to do with luck.
    pub fn shot(&mut self, odds: Odds, lucky: bool) {
        if odds.is_sure() || odds.is_never() {
            return;
        }
        let chance = odds.value();
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
        self.actual += u64::from(lucky);
        self.shots += 1;
    }

    /// Adds another account.
    pub fn add(&mut self, other: Luck) {
        self.expected += other.expected;
        self.variance += other.variance;
        self.actual += other.actual;
        self.shots += other.shots;
    }

    /// How many more lucky shells there were than fair; negative if fewer.
    pub fn difference(&self) -> f64 {
        self.actual as f64 - self.expected
    }

    /// One standard deviation of the difference.
    pub fn spread(&self) -> f64 {
        self.variance.sqrt()
    }
}

/// What one finished match adds to the books of whoever sat at a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// Luck of one's own shots.
    pub luck: Luck,
    /// How often each tool, card or creature was used, by its word.
    pub used: BTreeMap<String, u32>,
    /// Bold tokens, each with the exact odds engraved on it.
    pub bold: Vec<Odds>,
    /// Achievements.
    pub feats: BTreeSet<Feat>,
    /// Experience, coins and counters of the duel.
    pub gains: Gains,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ledger_adds_chances_and_outcomes() {
        let mut luck = Luck::default();
        luck.shot(Odds::new(1, 2), true);
        luck.shot(Odds::new(1, 4), false);
        luck.shot(Odds::new(3, 4), true);
        assert_eq!((luck.expected, luck.actual, luck.shots), (1.5, 2, 3));
        assert_eq!(luck.variance, 0.25 + 2.0 * 0.1875);
        assert_eq!(luck.difference(), 0.5);
        assert_eq!(luck.spread(), 0.625f64.sqrt());
    }

    #[test]
    fn what_is_known_is_not_luck() {
        let mut luck = Luck::default();
        luck.shot(Odds::SURE, true);
        luck.shot(Odds::NEVER, false);
        luck.shot(Odds::new(4, 4), true);
        assert_eq!(luck, Luck::default());
    }

    #[test]
    fn accounts_add_up() {
        let mut all = Luck { expected: 1.5, variance: 0.5, actual: 2, shots: 3 };
        all.add(Luck { expected: 2.5, variance: 0.25, actual: 1, shots: 4 });
        assert_eq!(all, Luck { expected: 4.0, variance: 0.75, actual: 3, shots: 7 });
        assert_eq!(all.difference(), -1.0);
    }
}
