//! The state of one match (rules/arena.md 1.4), and what a blow would do.
//!
//! A [`Bout`] is a small plain value: searching trainers copy it millions of times. What never
//! changes during a match is in the [`Lineup`].

use serde::{Deserialize, Serialize};

use super::{
    action::Action,
    event::MatchResult,
    lineup::{Lineup, damage, effective},
    team::SLOTS,
};
use crate::game::Seat;

/// Battle turns until a match is drawn.
pub const LAST_TURN: u8 = 90;
/// The lowest bonus in percent.
pub const LOWEST_BONUS: i8 = -50;
/// The highest bonus in percent.
pub const HIGHEST_BONUS: i8 = 100;

/// A creature in a match. All of it stays with the creature on the bench.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fighter {
    /// Health; 0 = fainted, or an empty slot.
    pub hp: u16,
    /// What its poison takes per turn.
    pub tick: u16,
    /// Bonus to attack in percent.
    pub atk: i8,
    /// Bonus to defence in percent.
    pub def: i8,
    /// Turns of poison left.
    pub turns: u8,
    /// Uses left of its four moves.
    pub pp: [u8; 4],
}

/// One side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Side {
    /// Six slots.
    pub fighters: [Fighter; SLOTS],
    /// The slot on the arena.
    pub active: Option<u8>,
    /// The two-turn move under way: its user is hidden.
    pub pending: Option<u8>,
    /// The creature on the arena rests in the next battle turn.
    pub resting: bool,
}

impl Side {
    /// The slots with health, as bits.
    #[inline]
    pub fn healthy(&self) -> u8 {
        let mut bits = 0;
        for (slot, fighter) in self.fighters.iter().enumerate() {
            bits |= u8::from(fighter.hp > 0) << slot;
        }
        bits
    }

    /// The creature on the arena.
    pub fn fighter(&self) -> Option<&Fighter> {
        self.active.map(|slot| &self.fighters[usize::from(slot) % SLOTS])
    }

    /// Is its creature hidden or resting? Then it has no choice.
    #[inline]
    pub fn locked(&self) -> bool {
        self.pending.is_some() || self.resting
    }

    /// May it order this in a battle turn?
    #[inline]
    pub(super) fn may(&self, choice: Action) -> bool {
        !self.locked()
            && match choice {
                Action::Fight(index) => {
                    self.fighters[self.at()].pp.get(usize::from(index)).is_some_and(|&pp| pp > 0)
                }
                Action::Switch(slot) => {
                    self.active != Some(slot)
                        && self.fighters.get(usize::from(slot)).is_some_and(|it| it.hp > 0)
                }
                Action::Pass => false,
            }
    }

    /// Is there nothing it could order in a battle turn, locked or not?
    pub(super) fn is_stuck(&self) -> bool {
        self.moves() == 0 && self.healthy() & !(1 << self.at()) == 0
    }

    /// The moves of the creature on the arena that can still be used, as bits.
    #[inline]
    pub(super) fn moves(&self) -> u8 {
        let mut bits = 0;
        for (index, &pp) in self.fighters[self.at()].pp.iter().enumerate() {
            bits |= u8::from(pp > 0) << index;
        }
        bits
    }

    #[inline]
    pub(super) fn at(&self) -> usize {
        usize::from(self.active.unwrap_or(0)) % SLOTS
    }
}

/// One match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    /// Both sides.
    pub sides: [Side; 2],
    /// Who acts first at equal speed.
    pub first: Seat,
    /// Battle turns counted so far.
    pub turns: u8,
    /// How it ended.
    pub verdict: Option<MatchResult>,
}

impl Bout {
    /// A fresh match: full health, no bonuses, nobody on the arena.
    pub fn new(lineup: &Lineup, first: Seat) -> Bout {
        let side = |side: usize| {
            let mut fresh = Side::default();
            for (fighter, card) in fresh.fighters.iter_mut().zip(lineup.row(side)) {
                fighter.hp = card.hp;
                fighter.pp = card.blows.map(|blow| blow.pp);
            }
            fresh
        };
        Bout { sides: [side(0), side(1)], first, turns: 0, verdict: None }
    }

    /// One side.
    #[inline]
    pub fn side(&self, side: Seat) -> &Side {
        &self.sides[side.index() & 1]
    }

    /// Is this an entry turn: has somebody nobody on the arena?
    #[inline]
    pub fn is_entry(&self) -> bool {
        self.sides[0].active.is_none() || self.sides[1].active.is_none()
    }

    /// Damage that move `index` of `side`'s creature in `slot` would do to the rival's creature in
    /// `target` now.
    #[inline]
    pub fn damage(&self, lineup: &Lineup, side: Seat, slot: u8, index: u8, target: u8) -> u32 {
        let (own, foe) = (side.index() & 1, 1 - (side.index() & 1));
        let (slot, target) = (usize::from(slot) % SLOTS, usize::from(target) % SLOTS);
        let (user, victim) = (&lineup.row(own)[slot], &lineup.row(foe)[target]);
        damage(
            &user.blows[usize::from(index) & 3],
            victim,
            effective(user.atk, self.sides[own].fighters[slot].atk),
            effective(victim.def, self.sides[foe].fighters[target].def),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_small() {
        assert!(size_of::<Bout>() <= 256, "{}", size_of::<Bout>());
    }
}
