//! What a side may order (rules/arena.md 3.2), and why not (5.3).

use super::{
    action::{Action, Refusal},
    bout::Bout,
};
use crate::game::Seat;

/// The orders a side may give: at most nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Orders(u16);

impl Orders {
    /// Bits 0..4 are moves, bits 4..10 are slots.
    const fn new(moves: u8, slots: u8) -> Orders {
        Orders(moves as u16 | (slots as u16) << 4)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none? Then the side owes nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is `choice` among them? `Pass` never is.
    #[inline]
    pub const fn contains(self, choice: Action) -> bool {
        match choice {
            Action::Fight(index) => index < 4 && self.0 >> index & 1 == 1,
            Action::Switch(slot) => slot < 6 && self.0 >> (slot + 4) & 1 == 1,
            Action::Pass => false,
        }
    }

    /// The orders, moves first, each kind by number.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Orders(left).first()?;
            left &= left - 1;
            Some(next)
        })
    }

    /// The `n`-th order, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Action> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Orders(left).first()
    }

    #[inline]
    fn first(self) -> Option<Action> {
        match self.0.trailing_zeros() {
            place @ 0..4 => Some(Action::Fight(place as u8)),
            place @ 4..10 => Some(Action::Switch(place as u8 - 4)),
            _ => None,
        }
    }
}

impl Bout {
    /// The orders `side` may give. Empty for a locked, idle or stuck side, which owes nothing.
    #[inline]
    pub fn legal(&self, side: Seat) -> Orders {
        let own = self.side(side);
        if self.verdict.is_some() {
            return Orders::default();
        }
        let Some(active) = own.active else { return Orders::new(0, own.healthy()) };
        if own.locked() || self.sides[1 - (side.index() & 1)].active.is_none() {
            return Orders::default();
        }
        Orders::new(own.moves(), own.healthy() & !(1 << active))
    }

    /// May `side` give this order? The checks of 5.3 in their order. `Pass` is always allowed to
    /// whoever plays.
    pub fn check(&self, side: Seat, choice: Action) -> Result<(), Refusal> {
        if self.verdict.is_some() {
            return Err(Refusal::MatchOver);
        }
        match choice {
            Action::Fight(index) => self.check_fight(side, index),
            Action::Switch(slot) => self.check_switch(side, slot),
            Action::Pass => Ok(()),
        }
    }

    fn check_fight(&self, side: Seat, index: u8) -> Result<(), Refusal> {
        let (own, foe) = (self.side(side), self.side(side.other()));
        if index >= 4 {
            return Err(Refusal::NoSuchMove);
        }
        let Some(fighter) = own.fighter() else { return Err(Refusal::MustEnter) };
        if foe.active.is_none() {
            return Err(Refusal::RivalEnters);
        }
        if own.pending.is_some() {
            return Err(Refusal::FightHidden);
        }
        if own.resting {
            return Err(Refusal::FightResting);
        }
        if fighter.pp[usize::from(index)] == 0 {
            return Err(Refusal::NoPp);
        }
        Ok(())
    }

    fn check_switch(&self, side: Seat, slot: u8) -> Result<(), Refusal> {
        let (own, foe) = (self.side(side), self.side(side.other()));
        let Some(fighter) = own.fighters.get(usize::from(slot)) else {
            return Err(Refusal::NoSuchSlot);
        };
        if foe.active.is_none() && own.active.is_some() {
            return Err(Refusal::RivalEnters);
        }
        if own.pending.is_some() {
            return Err(Refusal::SwitchHidden);
        }
        if own.resting {
            return Err(Refusal::SwitchResting);
        }
        if fighter.hp == 0 {
            return Err(Refusal::NotHealthy);
        }
        if own.active == Some(slot) {
            return Err(Refusal::SameCreature);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_listed_once_and_found_by_number() {
        let orders = Orders::new(0b1010, 0b100_001);
        let listed: Vec<Action> = orders.iter().collect();
        let wanted = [Action::Fight(1), Action::Fight(3), Action::Switch(0), Action::Switch(5)];
        assert_eq!(listed, wanted);
        assert_eq!(orders.len(), 4);
        for (index, choice) in wanted.into_iter().enumerate() {
            assert_eq!(orders.nth(index), Some(choice));
            assert!(orders.contains(choice));
        }
        assert_eq!(orders.nth(4), None);
        for choice in [Action::Fight(0), Action::Fight(200), Action::Switch(1), Action::Switch(250)]
        {
            assert!(!orders.contains(choice));
        }
        assert!(!orders.contains(Action::Pass));
    }
}
