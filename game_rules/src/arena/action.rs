//! What a trainer can order, and sets of orders.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An order. Moves and slots are counted from 0 here, from 1 in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Use this move.
    Fight(u8),
    /// Send this slot's creature in.
    Switch(u8),
    /// Nothing: what a trainer gets who is late. On entry the first healthy creature comes.
    Pass,
}

impl fmt::Display for Action {
    /// In the document's words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fight(index) => write!(f, "FIGHT {}", u16::from(*index) + 1),
            Action::Switch(slot) => write!(f, "SWITCH {}", u16::from(*slot) + 1),
            Action::Pass => f.write_str("NO_MOVE"),
        }
    }
}

/// The orders a side may give: at most nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Orders(u16);

impl Orders {
    /// Bits 0..4 are moves, bits 4..10 are slots.
    pub(super) const fn new(moves: u8, slots: u8) -> Orders {
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
