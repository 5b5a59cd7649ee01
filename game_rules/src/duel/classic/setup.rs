//! What is chosen before a Classic duel (rules/duel.md 16.1).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::hand::Hand;
use crate::{
    data::read_ron,
    duel::{EVIL, HUMAN, shell::ClipLimits},
    game::{Bound, Limit, Seat, SetupError},
};

/// The set-up of a Classic duel. The default is `data/duel/classic.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// HP of the human and of Evil.
    pub hp: (i32, i32),
    /// Who moves first.
    pub first: Seat,
    /// What a clip may hold.
    pub shells: ClipLimits,
    /// Tools dealt to each side at a round start.
    pub gift: u8,
    /// Tools a hand can hold.
    pub hand: u8,
    /// Nightmare: this seat sees the front shell, its Moral Praise always heals, and the other
    /// side's Moral Praise has no luck above 3 HP.
    pub favoured: Option<Seat>,
    /// Evil at 0 or −1 HP may still take the turn that is its own.
    pub last_stand: bool,
    /// whether Evil's Moral Praise can work above 3 HP.
    pub evil_luck: bool,
}

const FILE: &str = "data/duel/classic.ron";

static SHIPPED: LazyLock<Setup> = LazyLock::new(|| {
    read_ron(FILE, include_str!("../../../data/duel/classic.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

impl Default for Setup {
    fn default() -> Setup {
        *SHIPPED
    }
}

impl Setup {
    /// The most HP a side may start with.
    pub const MOST_HP: i32 = 1000;
    /// The most shells a clip may be loaded with.
    pub const MOST_SHELLS: u8 = 16;

    /// The behaviour of the original program where the rulebook departs from it (section 14).
    #[must_use]
    pub fn legacy(self) -> Setup {
        Setup { last_stand: true, evil_luck: false, ..self }
    }

    /// HP by seat.
    pub fn hp_of(&self, seat: Seat) -> i32 {
        if seat == HUMAN { self.hp.0 } else { self.hp.1 }
    }

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        for (field, hp) in [("hp (human)", self.hp.0), ("hp (Evil)", self.hp.1)] {
            if !(1..=Setup::MOST_HP).contains(&hp) {
                let limit = Limit::Range(1, Setup::MOST_HP.into());
                return Err(SetupError::new(field, hp, limit));
            }
        }
        for (field, seat) in [("first", Some(self.first)), ("favoured", self.favoured)] {
            if let Some(seat) = seat.filter(|&seat| seat > EVIL) {
                return Err(SetupError::new(field, seat.0, "must be 0 (human) or 1 (Evil)"));
            }
        }
        for (field, count) in [("hand", self.hand), ("gift", self.gift)] {
            if count > Hand::MAX {
                let limit = Limit::Most(Hand::MAX.into());
                return Err(SetupError::new(field, count, limit));
            }
        }
        self.shells.check(Setup::MOST_SHELLS)
    }
}

impl ClipLimits {
    /// Rules 4.1 and R-15: a clip must exist for every length, up to `most` shells.
    pub fn check(&self, most: u8) -> Result<(), SetupError> {
        let refuse = |field, value: u8, limit| Err(SetupError::new(field, value, limit));
        if self.min == 0 {
            return refuse("shells.min", 0, Limit::Least(1.into()));
        }
        if self.max < self.min {
            return refuse("shells.max", self.max, Limit::Least(Bound::of("min", self.min)));
        }
        if self.max > most {
            return refuse("shells.max", self.max, Limit::Most(most.into()));
        }
        if self.min_live > self.max_live {
            let limit = Limit::Most(Bound::of("max_live", self.max_live));
            return refuse("shells.min_live", self.min_live, limit);
        }
        if u16::from(self.min_live) + u16::from(self.min_blank) > u16::from(self.min) {
            let (with, room) = (Bound::of("min_blank", self.min_blank), Bound::of("min", self.min));
            return refuse(
                "shells.min_live",
                self.min_live,
                Limit::Crowded(Box::new((with, room))),
            );
        }
        // A clip in which nothing is ever live would never end the duel.
        if self.max_live == 0 {
            return refuse("shells.max_live", 0, Limit::Least(1.into()));
        }
        Ok(())
    }

    /// The share of live shells in a fresh clip, on average.
    pub fn expected_live_share(&self) -> f64 {
        let lengths = self.min..=self.max;
        let count = lengths.clone().count() as f64;
        let share = |len: u8| {
            let fewest = self.min_blank.max(len.saturating_sub(self.max_live));
            let most = len.saturating_sub(self.min_live);
            1.0 - f64::from(u16::from(fewest) + u16::from(most)) / 2.0 / f64::from(len)
        };
        lengths.map(share).sum::<f64>() / count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_numbers_are_those_of_the_rulebook() {
        let setup = Setup::default();
        assert_eq!((setup.hp, setup.first, setup.gift, setup.hand), ((1, 10), HUMAN, 2, 8));
        let limits = ClipLimits { min: 2, max: 8, min_live: 1, min_blank: 1, max_live: 7 };
        assert_eq!(setup.shells, limits);
        assert_eq!((setup.favoured, setup.last_stand, setup.evil_luck), (None, false, true));
        assert_eq!(setup.check(), Ok(()));
    }

    #[test]
    fn impossible_set_ups_name_field_value_and_limit() {
        let broken = |change: fn(&mut Setup)| {
            let mut setup = Setup::default();
            change(&mut setup);
            setup.check().unwrap_err().to_string()
        };
        assert_eq!(broken(|s| s.hp.1 = 0), "hp (Evil) = 0: must be from 1 to 1000");
        assert_eq!(broken(|s| s.first = Seat(2)), "first = 2: must be 0 (human) or 1 (Evil)");
        assert_eq!(broken(|s| s.hand = 9), "hand = 9: must be at most 8");
        assert_eq!(broken(|s| s.shells.min = 0), "shells.min = 0: must be at least 1");
        assert_eq!(broken(|s| s.shells.max = 17), "shells.max = 17: must be at most 16");
        assert_eq!(
            broken(|s| s.shells.min_live = 8),
            "shells.min_live = 8: must be at most max_live = 7"
        );
        assert_eq!(
            broken(|s| s.shells.min_blank = 2),
            "shells.min_live = 1: with min_blank = 2 it needs more shells than min = 2"
        );
    }
}
