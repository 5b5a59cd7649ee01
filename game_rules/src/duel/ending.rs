//! How a duel ended, and how clearly (rules/duel.md 8).

use serde::{Deserialize, Serialize};

use super::{EVIL, HUMAN};
use crate::game::{Outcome, SeatSet};

/// How far below the line a dead side is: 0 at exactly 0 HP, then 1 and 2, and 3 from −3 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grade(pub u8);

impl Grade {
    fn of(hp: i128) -> Grade {
        Grade((-hp).clamp(0, 3) as u8)
    }
}

/// The result of a duel: 4 grades of winning, 4 of losing, 16 of perishing together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Evil is dead.
    Won(Grade),
    /// The human is dead.
    Lost(Grade),
    /// Both are: the human's grade, then Evil's.
    Perished(Grade, Grade),
}

impl Ending {
    /// The result of these HP; `None` while both are alive.
    pub fn of(human: i128, evil: i128) -> Option<Ending> {
        match (human <= 0, evil <= 0) {
            (false, false) => None,
            (false, true) => Some(Ending::Won(Grade::of(evil))),
            (true, false) => Some(Ending::Lost(Grade::of(human))),
            (true, true) => Some(Ending::Perished(Grade::of(human), Grade::of(evil))),
        }
    }

    /// Who won.
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Won(_) => Outcome::Won(SeatSet::one(HUMAN)),
            Ending::Lost(_) => Outcome::Won(SeatSet::one(EVIL)),
            Ending::Perished(..) => Outcome::Drawn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_follow_the_hp_below_zero() {
        assert_eq!(Ending::of(1, 1), None);
        assert_eq!(Ending::of(1, 0), Some(Ending::Won(Grade(0))));
        assert_eq!(Ending::of(1, -2), Some(Ending::Won(Grade(2))));
        assert_eq!(Ending::of(-1, 4), Some(Ending::Lost(Grade(1))));
        assert_eq!(Ending::of(-9, 4), Some(Ending::Lost(Grade(3))));
        assert_eq!(Ending::of(0, -3), Some(Ending::Perished(Grade(0), Grade(3))));
    }
}
