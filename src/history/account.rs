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
    /// The same by how likely they were, in fifths.
    #[serde(default, skip_serializing_if = "Calibration::is_empty")]
    pub calibration: Calibration,
}

/// What was expected of chances and what came of them, from the unlikely fifth to the likely one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Calibration(pub [Fifth; 5]);

/// Chances of about the same size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fifth {
    /// The sum of the chances.
    pub expected: f64,
    /// How often it happened.
    pub actual: u64,
    /// How often it could have.
    pub count: u64,
}

impl Calibration {
    fn note(&mut self, chance: f64, lucky: bool) {
        let fifth = &mut self.0[((chance * 5.0) as usize).min(4)];
        fifth.expected += chance;
        fifth.actual += u64::from(lucky);
        fifth.count += 1;
    }

    fn add(&mut self, other: Calibration) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            own.expected += other.expected;
            own.actual += other.actual;
            own.count += other.count;
        }
    }

    /// Has nothing been noted?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|fifth| fifth.count == 0)
    }
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
        self.calibration.note(chance, lucky);
    }

    /// The same without its fifths, for what is remembered match by match.
    #[must_use]
    pub fn plain(self) -> Luck {
        Luck { calibration: Calibration::default(), ..self }
    }

    /// Adds another account.
    pub fn add(&mut self, other: Luck) {
        self.expected += other.expected;
        self.variance += other.variance;
        self.actual += other.actual;
        self.shots += other.shots;
        self.calibration.add(other.calibration);
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
    fn chances_are_kept_by_size() {
        let mut luck = Luck::default();
        for (num, lucky) in [(1, false), (1, true), (9, true), (5, false)] {
            luck.shot(Odds::new(num, 10), lucky);
        }
        let counts = luck.calibration.0.map(|fifth| (fifth.count, fifth.actual));
        assert_eq!(counts, [(2, 1), (0, 0), (1, 0), (0, 0), (1, 1)]);
        assert!((luck.calibration.0[0].expected - 0.2).abs() < 1e-12);
        let mut twice = luck;
        twice.add(luck);
        assert_eq!(twice.calibration.0[4].count, 2);
        assert!(luck.plain().calibration.is_empty());
        let written = ron::to_string(&luck).unwrap();
        assert_eq!(ron::from_str::<Luck>(&written).unwrap(), luck);
        let old = "(expected:1.5,variance:0.5,actual:2,shots:3)";
        assert_eq!(ron::from_str::<Luck>(old).unwrap().shots, 3);
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
        let mut all = Luck { expected: 1.5, variance: 0.5, actual: 2, shots: 3, ..Luck::default() };
        let more = Luck { expected: 2.5, variance: 0.25, actual: 1, shots: 4, ..Luck::default() };
        all.add(more);
        assert_eq!((all.expected, all.variance, all.actual, all.shots), (4.0, 0.75, 3, 7));
        assert_eq!(all.difference(), -1.0);
    }
}
