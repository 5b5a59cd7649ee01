//! The only randomness of the rules.
//!
//! [`Dice`] wraps a portable, named generator (xoshiro256++) and derives every result from
//! `next_u64` with algorithms written here, so that no dependency update changes a replay. A golden
//! sequence in the tests holds it in place.
//!
//! Every draw says *what* it decides. In play the word costs nothing; in a script or a test the
//! dice can be [forced](Dice::force): results are listed in advance, each may carry the word of the
//! draw it answers, and a missing, unused, misnamed or impossible result is a [`ForcedFault`].
//! Dice can also be [parted](Dice::part): then every word has a stream of its own.

use std::collections::{BTreeMap, VecDeque};

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};

use crate::fingerprint::hash_text;

/// A random source: seeded for play, forced for tests.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dice {
    rng: Xoshiro256PlusPlus,
    drawn: u64,
    manner: Option<Box<Manner>>,
}

/// Dice that do not simply roll one stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Manner {
    Forced(Forced),
    Parted(Parted),
}

/// A stream for every word; the one in use is in the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Parted {
    seed: u64,
    word: u64,
    resting: BTreeMap<u64, Xoshiro256PlusPlus>,
}

impl Parted {
    fn stream(&self, word: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ word.rotate_left(29))
    }

    fn turn_to(&mut self, what: &str, rng: &mut Xoshiro256PlusPlus) {
        let word = hash_text(what);
        if word != self.word {
            let wanted = self.resting.remove(&word).unwrap_or_else(|| self.stream(word));
            self.resting.insert(self.word, std::mem::replace(rng, wanted));
            self.word = word;
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Forced {
    queue: VecDeque<ForcedResult>,
    fault: Option<ForcedFault>,
}

/// One listed result, with the word of the draw it answers if one was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedResult {
    /// The word of the draw, such as `clip`; without it the result answers any draw.
    pub what: Option<String>,
    /// The result as text: a number, `yes`/`no`, or whatever the draw understands.
    pub value: String,
}

impl std::fmt::Display for ForcedResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.what {
            Some(what) => write!(f, "{what}={}", self.value),
            None => f.write_str(&self.value),
        }
    }
}

impl ForcedResult {
    /// Reads `value` or `what=value`.
    pub fn parse(text: &str) -> ForcedResult {
        match text.split_once('=') {
            Some((what, value)) => {
                ForcedResult { what: Some(what.to_owned()), value: value.to_owned() }
            }
            None => ForcedResult { what: None, value: text.to_owned() },
        }
    }
}

/// What was wrong with a list of forced results. The first fault is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ForcedFault {
    /// The list was used up.
    #[error("the rules asked for `{what}` ({wanted}), but no forced result is left")]
    Missing {
        /// The draw that found nothing.
        what: String,
        /// What it would have taken.
        wanted: String,
    },
    /// The next result was meant for another draw.
    #[error("the rules asked for `{what}`, but the next forced result is `{found}`")]
    Misnamed {
        /// The draw.
        what: String,
        /// The word of the listed result.
        found: String,
    },
    /// The result is not one the draw can have.
    #[error("`{value}` cannot be the result of `{what}`: {wanted}")]
    Impossible {
        /// The draw.
        what: String,
        /// The listed value.
        value: String,
        /// What it would have taken.
        wanted: String,
    },
}

impl Dice {
    /// The stream called `name` of a match: streams of one seed do not disturb each other.
    pub fn stream(seed: u64, name: &str) -> Dice {
        Dice::numbered(seed, name, 0)
    }

    /// The `number`-th stream called `name`, for instance one per seat or per game of a series.
    #[inline]
    pub fn numbered(seed: u64, name: &str, number: u64) -> Dice {
        let mixed = hash_text(name) ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03);
        Dice {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed ^ mixed.rotate_left(17)),
            drawn: 0,
            manner: None,
        }
    }

    /// From now on every word draws from a stream of its own: how often one thing was left to
    /// chance does not change what chance gives to another.
    pub fn part(&mut self) {
        if self.manner.is_none() {
            let seed = self.rng.next_u64();
            let parted = Parted { seed, word: 0, resting: BTreeMap::new() };
            self.rng = parted.stream(0);
            self.manner = Some(Box::new(Manner::Parted(parted)));
        }
    }

    /// From now on every draw takes the next of `results` instead of rolling.
    pub fn force(&mut self, results: impl IntoIterator<Item = ForcedResult>) {
        if self.forced().is_none() {
            self.manner = Some(Box::new(Manner::Forced(Forced::default())));
        }
        if let Some(forced) = self.forced_mut() {
            forced.queue.extend(results);
        }
    }

    /// Are results listed in advance?
    pub fn is_forced(&self) -> bool {
        self.forced().is_some()
    }

    /// How many results have been drawn. A rule that only looked does not raise it.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The first fault of the forced list, if there was one.
    pub fn fault(&self) -> Option<&ForcedFault> {
        self.forced()?.fault.as_ref()
    }

    /// Forced results that nothing has asked for yet.
    pub fn unused(&self) -> impl Iterator<Item = &ForcedResult> {
        self.forced().into_iter().flat_map(|forced| forced.queue.iter())
    }

    /// Sixty-four raw random bits, for deriving another seed. Never forced.
    pub fn bits(&mut self) -> u64 {
        self.drawn += 1;
        self.rng.next_u64()
    }

    /// A number in `0..n`, each with equal chance. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, what: &'static str, n: u64) -> u64 {
        debug_assert!(n > 0, "{what}: nothing to choose from");
        if self.is_listed(what) {
            return self.forced_number(what, 0, n as i64 - 1) as u64;
        }
        self.drawn += 1;
        self.roll(n)
    }

    /// A number from `low` to `high`, both included, each with equal chance.
    #[inline]
    pub fn between(&mut self, what: &'static str, low: i64, high: i64) -> i64 {
        debug_assert!(low <= high, "{what}: empty range {low}..={high}");
        if self.is_listed(what) {
            return self.forced_number(what, low, high);
        }
        self.drawn += 1;
        low + self.roll((high - low) as u64 + 1) as i64
    }

    /// True in `num` of `den` cases. Certain and impossible things are not drawn.
    #[inline]
    pub fn chance(&mut self, what: &'static str, num: u64, den: u64) -> bool {
        debug_assert!(den > 0, "{what}: chance of {num} in 0");
        if num == 0 {
            return false;
        }
        if num >= den {
            return true;
        }
        if self.is_listed(what) {
            return self.forced_answer(what);
        }
        self.drawn += 1;
        self.roll(den) < num
    }

    /// True with chance 2^−`k`: `k` fair coins that all fall the same way.
    pub fn all_heads(&mut self, what: &'static str, k: u32) -> bool {
        if k == 0 {
            return true;
        }
        if self.is_listed(what) {
            return self.forced_answer(what);
        }
        self.drawn += 1;
        let mut left = k;
        while left > 0 {
            let coins = left.min(64);
            if self.rng.next_u64() >> (64 - coins) != 0 {
                return false;
            }
            left -= coins;
        }
        true
    }

    /// An index into `weights`, each with chance proportional to its weight. The sum must not be 0.
    pub fn weighted(&mut self, what: &'static str, weights: &[u32]) -> usize {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        debug_assert!(total > 0, "{what}: all weights are 0");
        if self.is_listed(what) {
            let index = self.forced_number(what, 0, weights.len() as i64 - 1) as usize;
            if weights[index] == 0 {
                self.reject(what, &index.to_string(), "its weight is 0");
            }
            return index;
        }
        self.drawn += 1;
        let mut rest = self.roll(total);
        for (index, &weight) in weights.iter().enumerate() {
            if rest < u64::from(weight) {
                return index;
            }
            rest -= u64::from(weight);
        }
        unreachable!("the roll is below the sum of the weights")
    }

    /// Puts `items` into a uniformly random order. Forced form: the old places in their new order,
    /// such as `2,0,1`.
    pub fn shuffle<T: Clone>(&mut self, what: &'static str, items: &mut [T]) {
        if items.len() < 2 {
            return;
        }
        if let Some(word) = self.forced_word(what, "an order of places such as 2,0,1") {
            let order: Vec<usize> =
                word.split(',').filter_map(|place| place.trim().parse().ok()).collect();
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if sorted.iter().copied().eq(0..items.len()) {
                let old = items.to_vec();
                for (slot, place) in items.iter_mut().zip(order) {
                    *slot = old[place].clone();
                }
            } else {
                self.reject(what, &word, "every place from 0 on has to be named once");
            }
            return;
        }
        self.drawn += 1;
        for last in (1..items.len()).rev() {
            let place = self.roll(last as u64 + 1) as usize;
            items.swap(last, place);
        }
    }

    /// `k` of the places `0..n` as a bit mask, every subset with equal chance. `k ≤ n ≤ 64`.
    pub fn subset(&mut self, what: &'static str, n: u32, k: u32) -> u64 {
        debug_assert!(k <= n && n <= 64, "{what}: {k} of {n}");
        if let Some(word) = self.forced_word(what, "places such as 0,3,4") {
            let mask = word
                .split(',')
                .filter_map(|place| place.trim().parse::<u32>().ok())
                .filter(|&place| place < n)
                .fold(0u64, |mask, place| mask | 1 << place);
            if mask.count_ones() != k {
                self.reject(what, &word, &format!("{k} different places below {n} are needed"));
            }
            return mask;
        }
        self.drawn += 1;
        let mut mask = 0;
        let mut wanted = u64::from(k);
        for place in 0..n {
            if wanted == 0 {
                break;
            }
            if self.roll(u64::from(n - place)) < wanted {
                mask |= 1 << place;
                wanted -= 1;
            }
        }
        mask
    }

    /// When forced: the next listed result as text, for draws that have a language of their own.
    /// The caller [rejects](Dice::reject) what it does not understand.
    #[inline]
    pub fn forced_word(&mut self, what: &'static str, wanted: &str) -> Option<String> {
        self.is_listed(what).then(|| self.next_forced(what, wanted))
    }

    /// Notes that a forced result was not possible.
    pub fn reject(&mut self, what: &str, value: &str, wanted: &str) {
        if let Some(forced) = self.forced_mut() {
            forced.fault.get_or_insert_with(|| ForcedFault::Impossible {
                what: what.to_owned(),
                value: value.to_owned(),
                wanted: wanted.to_owned(),
            });
        }
    }

    /// Is the draw `what` listed? If not, the stream it rolls from is the one in use now.
    #[inline]
    fn is_listed(&mut self, what: &'static str) -> bool {
        self.manner.is_some() && self.turn_to(what)
    }

    #[cold]
    fn turn_to(&mut self, what: &'static str) -> bool {
        match self.manner.as_deref_mut() {
            Some(Manner::Forced(_)) => true,
            Some(Manner::Parted(parted)) => {
                parted.turn_to(what, &mut self.rng);
                false
            }
            None => false,
        }
    }

    fn forced(&self) -> Option<&Forced> {
        match self.manner.as_deref() {
            Some(Manner::Forced(forced)) => Some(forced),
            _ => None,
        }
    }

    fn forced_mut(&mut self) -> Option<&mut Forced> {
        match self.manner.as_deref_mut() {
            Some(Manner::Forced(forced)) => Some(forced),
            _ => None,
        }
    }

    /// Uniform in `0..n` by widening multiplication; rejects the few values that would be unfair.
    #[inline]
    fn roll(&mut self, n: u64) -> u64 {
        let mut wide = u128::from(self.rng.next_u64()) * u128::from(n);
        // A power of two divides all cases evenly: nothing is unfair, and no division is needed.
        if (wide as u64) < n && !n.is_power_of_two() {
            let unfair = n.wrapping_neg() % n;
            while (wide as u64) < unfair {
                wide = u128::from(self.rng.next_u64()) * u128::from(n);
            }
        }
        (wide >> 64) as u64
    }

    #[cold]
    fn forced_number(&mut self, what: &'static str, low: i64, high: i64) -> i64 {
        let wanted = format!("a number from {low} to {high}");
        let word = self.next_forced(what, &wanted);
        match word.parse::<i64>() {
            Ok(value) if (low..=high).contains(&value) => value,
            _ => {
                self.reject(what, &word, &wanted);
                low
            }
        }
    }

    #[cold]
    fn forced_answer(&mut self, what: &'static str) -> bool {
        let word = self.next_forced(what, "yes or no");
        match word.as_str() {
            "yes" | "1" => true,
            "no" | "0" => false,
            _ => {
                self.reject(what, &word, "yes or no");
                false
            }
        }
    }

    #[cold]
    fn next_forced(&mut self, what: &'static str, wanted: &str) -> String {
        self.drawn += 1;
        let what = what.to_owned();
        let Some(forced) = self.forced_mut() else { return String::new() };
        let Some(next) = forced.queue.pop_front() else {
            let wanted = wanted.to_owned();
            forced.fault.get_or_insert(ForcedFault::Missing { what, wanted });
            return String::new();
        };
        if let Some(found) = next.what.filter(|found| *found != what) {
            forced.fault.get_or_insert(ForcedFault::Misnamed { what, found });
        }
        next.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_sequence() {
        let mut dice = Dice::stream(20_261_116, "golden");
        let rolls: Vec<u64> = (0..12).map(|_| dice.below("roll", 6)).collect();
        assert_eq!(rolls, GOLDEN_ROLLS);
        let mut order: Vec<u8> = (0..8).collect();
        dice.shuffle("order", &mut order);
        assert_eq!(order, GOLDEN_ORDER);
        assert_eq!(dice.subset("places", 8, 3), GOLDEN_SUBSET);
    }

    const GOLDEN_ROLLS: [u64; 12] = [1, 4, 5, 3, 3, 0, 1, 1, 5, 4, 5, 3];
    const GOLDEN_ORDER: [u8; 8] = [3, 4, 0, 7, 1, 5, 2, 6];
    const GOLDEN_SUBSET: u64 = 82;

    #[test]
    fn streams_differ_by_name_number_and_seed() {
        let first = |mut dice: Dice| dice.bits();
        let all = [
            first(Dice::stream(1, "board")),
            first(Dice::stream(1, "dice")),
            first(Dice::stream(2, "board")),
            first(Dice::numbered(1, "board", 1)),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[index + 1..].contains(one));
        }
    }

    /// 600,000 rolls: each face within 5.5 standard deviations (error rate below 1e-6 for six faces).
    #[test]
    fn rolls_are_even() {
        let mut dice = Dice::stream(7, "even");
        let mut faces = [0u32; 6];
        for _ in 0..600_000 {
            faces[dice.below("roll", 6) as usize] += 1;
        }
        let deviation = (600_000.0f64 / 6.0 * 5.0 / 6.0).sqrt();
        for count in faces {
            assert!((f64::from(count) - 100_000.0).abs() < 5.5 * deviation, "{faces:?}");
        }
    }

    /// All 56 subsets of 3 of 8 places, 560,000 draws, each within 6 standard deviations
    /// (error rate below 1.2e-7).
    #[test]
    fn subsets_are_even() {
        let mut dice = Dice::stream(8, "even");
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..560_000 {
            *counts.entry(dice.subset("places", 8, 3)).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 56);
        for (mask, count) in counts {
            assert_eq!(mask.count_ones(), 3);
            assert!((f64::from(count) - 10_000.0).abs() < 6.0 * 100.0, "{mask:b}: {count}");
        }
    }

    #[test]
    fn heads_come_with_halves() {
        let mut dice = Dice::stream(9, "heads");
        let hits = (0..640_000).filter(|_| dice.all_heads("coins", 5)).count();
        // Mean 20,000, deviation 139; 5.5 of them.
        assert!((hits as f64 - 20_000.0).abs() < 5.5 * 139.2, "{hits}");
        assert!(dice.all_heads("coins", 0));
        assert!(!(0..1000).any(|_| dice.all_heads("coins", 90)));
    }

    fn forced(list: &str) -> Dice {
        let mut dice = Dice::stream(0, "forced");
        dice.force(list.split_whitespace().map(ForcedResult::parse));
        dice
    }

    #[test]
    fn forced_results_are_used_in_order() {
        let mut dice = forced("3 luck=yes order=2,0,1 places=1,2 5");
        assert_eq!(dice.below("roll", 6), 3);
        assert!(dice.chance("luck", 1, 8));
        let mut items = ['a', 'b', 'c'];
        dice.shuffle("order", &mut items);
        assert_eq!(items, ['c', 'a', 'b']);
        assert_eq!(dice.subset("places", 4, 2), 0b0110);
        assert_eq!(dice.unused().count(), 1);
        assert_eq!(dice.between("roll", 5, 6), 5);
        assert_eq!(dice.fault(), None);
        assert_eq!(dice.unused().count(), 0);
    }

    #[test]
    fn certain_things_use_up_nothing() {
        let mut dice = forced("1");
        assert!(dice.chance("sure", 3, 3));
        assert!(!dice.chance("never", 0, 3));
        assert_eq!((dice.drawn(), dice.unused().count()), (0, 1));
    }

    #[test]
    fn missing_misnamed_and_impossible_results_are_faults() {
        let mut dice = forced("clip=3");
        dice.below("gift", 5);
        assert!(matches!(dice.fault(), Some(ForcedFault::Misnamed { .. })));
        let mut dice = forced("7");
        dice.below("gift", 5);
        assert!(matches!(dice.fault(), Some(ForcedFault::Impossible { .. })));
        let mut dice = forced("");
        dice.chance("luck", 1, 2);
        assert!(matches!(dice.fault(), Some(ForcedFault::Missing { .. })));
    }

    #[test]
    fn parted_dice_do_not_disturb_each_other() {
        let mut one = Dice::stream(5, "parted");
        one.part();
        let mut two = one.clone();
        let clip = |dice: &mut Dice| (0..20).map(|_| dice.below("clip", 1000)).collect::<Vec<_>>();
        let alone = clip(&mut one);
        let between: Vec<u64> = (0..20)
            .map(|turn| {
                for _ in 0..turn % 4 {
                    two.chance("tool", 1, 3);
                    two.shuffle("deck", &mut [1, 2, 3]);
                }
                two.below("clip", 1000)
            })
            .collect();
        assert_eq!(alone, between);
        assert_ne!(clip(&mut one), alone, "it goes on");
        let written = ron::to_string(&two).unwrap();
        let mut read: Dice = ron::from_str(&written).unwrap();
        assert_eq!(read.below("tool", 1 << 40), two.below("tool", 1 << 40));
        let mut other = Dice::stream(6, "parted");
        other.part();
        assert_ne!(clip(&mut other), alone, "another seed");
    }
}
