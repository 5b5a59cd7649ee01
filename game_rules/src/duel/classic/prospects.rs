//! What a round start promises, from the solved duel: where Cruel stops searching it goes by this.
//!
//! `examples/classic_solve.rs` works out the winning chance at every round start and writes
//! `data/minds/classic.bin`: for each daze and the HP of both sides what the logarithm of the odds
//! begins with, and what it gains by the [`traits`] of either hand.

use std::sync::LazyLock;

use super::Hand;
use crate::duel::no_tools::NO_TOOLS;

/// How many there are of each tool, in the order of [`TOOLS`](super::TOOLS).
pub type Tools = [u8; 5];

/// More HP than this are treated as the duel without tools has them, tools as with this many.
pub const MOST_HP: usize = 10;
/// Turns the side not to act will lose: none, one, or two and more.
pub const DAZES: usize = 3;
/// More copies of a tool than this are worth no more.
const COPIES: u8 = 4;
/// How many traits a hand has: copies of each tool, its size, what it has no room for, and pairs of
/// different tools.
pub const TRAITS: usize = 5 * COPIES as usize + 4 + 10;
/// What a daze and the HP of both sides take in the file: the start, then both hands.
pub const RECORD: usize = 1 + 2 * TRAITS;
/// The unit of the file, in logarithms of odds.
pub const UNIT: f64 = 0.001;
/// Chances nearer to 0 or 1 are taken for this.
const SURE: f64 = 0.0003;

/// What a hand is judged by, if `most` tools fit: the first, second… copy of each tool, whether there
/// are two and three of any kind, whether there is no room for one tool or two of the next gift, and of
/// each two kinds how often both (a Lens makes Knives better; of two Lenses one is too much).
pub fn traits(tools: &Tools, most: u8) -> [u8; TRAITS] {
    let mut traits = [0; TRAITS];
    let mut slots = traits.iter_mut();
    let mut put = |value: u8| {
        if let Some(slot) = slots.next() {
            *slot = value;
        }
    };
    let all: u8 = tools.iter().sum();
    for &count in tools {
        (1..=COPIES).for_each(|copy| put(u8::from(count >= copy)));
    }
    for has in [all >= 2, all >= 3, all + 1 >= most, all >= most] {
        put(has.into());
    }
    for (kind, &one) in tools.iter().enumerate() {
        tools[..kind].iter().for_each(|&two| put(one.min(2) * two.min(2)));
    }
    traits
}

/// The logarithm of the odds.
pub fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(SURE, 1.0 - SURE);
    (chance / (1.0 - chance)).ln()
}

/// The chance with this logarithm of the odds.
pub fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

/// Where the record of a daze and the HP of both sides begins in the file, in numbers.
pub fn place(daze: usize, hp: usize, foe: usize) -> usize {
    ((daze * MOST_HP + hp - 1) * MOST_HP + foe - 1) * RECORD
}

static RECORDS: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../data/minds/classic.bin");
    bytes.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair)).collect()
});

/// A side as far as it counts here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footing {
    pub hp: i32,
    pub tools: Tools,
}

/// What the side to act may hope for if the other one will lose `daze` turns: with no shells left,
/// when a new clip is loaded; with some, if nobody used a tool before that.
pub(super) fn prospect(shells: (u8, u8), mover: Footing, other: Footing, daze: u32) -> f64 {
    let (live, blank) = shells;
    let plain = NO_TOOLS.at(live, blank, mover.hp, other.hp);
    if mover.hp <= 0 || other.hp <= 0 {
        return plain;
    }
    let near = |hp: i32| hp.clamp(1, MOST_HP as i32);
    let (hp, foe) = (near(mover.hp), near(other.hp));
    let at = place((daze as usize).min(DAZES - 1), hp as usize, foe as usize);
    let record = &RECORDS[at..at + RECORD];
    let worth = |tools: &Tools, worths: &[i16]| -> i32 {
        let pairs = traits(tools, Hand::MAX).into_iter().zip(worths);
        pairs.map(|(count, &worth)| i32::from(count) * i32::from(worth)).sum()
    };
    let solved = i32::from(record[0])
        + worth(&mover.tools, &record[1..=TRAITS])
        + worth(&other.tools, &record[1 + TRAITS..]);
    let here = logit(plain) - logit(NO_TOOLS.at(0, 0, hp, foe));
    chance(here + f64::from(solved) * UNIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Tools = [0; 5];

    fn at(daze: u32, (hp, foe): (i32, i32), own: Tools, other: Tools) -> f64 {
        let footing = |hp, tools| Footing { hp, tools };
        prospect((0, 0), footing(hp, own), footing(foe, other), daze)
    }

    #[test]
    fn the_file_has_a_record_for_every_daze_and_hp() {
        assert_eq!(RECORDS.len(), DAZES * MOST_HP * MOST_HP * RECORD);
        assert_eq!(traits(&[8; 5], 8).len(), TRAITS);
    }

    /// Another program solved the same duel with hands of eight tools; what it found for sides that
    /// have none yet.
    #[test]
    fn round_starts_promise_what_another_solution_says() {
        let known = [
            ((1, 1), 0.810),
            ((2, 2), 0.632),
            ((3, 3), 0.554),
            ((5, 5), 0.536),
            ((10, 10), 0.525),
            ((3, 5), 0.217),
            ((5, 3), 0.838),
            ((8, 5), 0.845),
            ((5, 10), 0.082),
            ((1, 3), 0.165),
        ];
        for (hp, chance) in known {
            let found = at(0, hp, NOTHING, NOTHING);
            assert!((found - chance).abs() < 0.02, "{hp:?}: {found:.3} instead of {chance}");
        }
        // A tool more at 5 HP each: Knife, Eject, Mallet, Praise, Lens.
        for (kind, worth) in [0.179, 0.055, 0.181, 0.097, 0.070].into_iter().enumerate() {
            let mut one = NOTHING;
            one[kind] = 1;
            let found = at(0, (5, 5), one, NOTHING) - at(0, (5, 5), NOTHING, NOTHING);
            assert!((found - worth).abs() < 0.03, "{kind}: {found:.3} instead of {worth}");
        }
    }

    /// Whatever the HP, tools help whoever has them, and so does a rival who loses a turn.
    #[test]
    fn tools_and_turns_are_never_a_burden() {
        for hp in (1..=12).flat_map(|hp| (1..=12).map(move |foe| (hp, foe))) {
            let plain = at(0, hp, NOTHING, NOTHING);
            assert!(at(1, hp, NOTHING, NOTHING) >= plain - 0.001, "{hp:?}");
            for kind in 0..5 {
                let mut one = NOTHING;
                one[kind] = 1;
                assert!(at(0, hp, one, NOTHING) >= plain - 0.01, "{hp:?}, own {kind}");
                assert!(at(0, hp, NOTHING, one) <= plain + 0.01, "{hp:?}, other {kind}");
            }
        }
    }

    /// With more HP than were solved, and in the middle of a clip, the duel without tools leads on.
    #[test]
    fn it_goes_on_where_the_table_ends() {
        assert!(at(0, (20, 20), NOTHING, NOTHING) > 0.5);
        assert!(at(0, (30, 20), NOTHING, NOTHING) > at(0, (22, 20), NOTHING, NOTHING));
        assert_eq!(at(0, (0, 3), NOTHING, NOTHING), 0.0);
        let footing = |hp| Footing { hp, tools: NOTHING };
        let live = prospect((1, 0), footing(2), footing(1), 0);
        assert!(live > 0.99, "the last shell wins: {live}");
    }
}
