//! The tools a side holds: a short plain list (rules/duel.md 16.1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::duel::Tool;

/// Up to eight tools in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Tool>", try_from = "Vec<Tool>")]
pub struct Hand {
    tools: [Tool; Hand::MAX as usize],
    len: u8,
}

impl Hand {
    /// The most tools a hand can hold.
    pub const MAX: u8 = 8;

    /// Nothing in hand.
    pub const EMPTY: Hand = Hand { tools: [Tool::Knife; Hand::MAX as usize], len: 0 };

    /// The tools in order.
    #[inline]
    pub fn tools(&self) -> &[Tool] {
        &self.tools[..usize::from(self.len)]
    }

    /// How many tools.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is nothing in it?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of `tool`.
    pub fn count(&self, tool: Tool) -> u8 {
        self.tools().iter().filter(|&&held| held == tool).count() as u8
    }

    /// Is `tool` in it?
    pub fn has(&self, tool: Tool) -> bool {
        self.tools().contains(&tool)
    }

    /// Adds a tool behind the others; a full hand stays as it is.
    pub fn add(&mut self, tool: Tool) {
        if self.len < Hand::MAX {
            self.tools[usize::from(self.len)] = tool;
            self.len += 1;
        }
    }

    /// Takes the last copy of `tool` out (rules/duel.md 6: the copy in the highest place).
    pub fn take(&mut self, tool: Tool) -> bool {
        let Some(place) = self.tools().iter().rposition(|&held| held == tool) else { return false };
        self.tools.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.tools[usize::from(self.len)] = Tool::Knife;
        true
    }
}

impl FromIterator<Tool> for Hand {
    fn from_iter<I: IntoIterator<Item = Tool>>(tools: I) -> Hand {
        let mut hand = Hand::EMPTY;
        tools.into_iter().for_each(|tool| hand.add(tool));
        hand
    }
}

impl From<Hand> for Vec<Tool> {
    fn from(hand: Hand) -> Vec<Tool> {
        hand.tools().to_vec()
    }
}

impl TryFrom<Vec<Tool>> for Hand {
    type Error = String;

    fn try_from(tools: Vec<Tool>) -> Result<Hand, String> {
        if tools.len() > usize::from(Hand::MAX) {
            return Err(format!("{} tools in hand, at most {} fit", tools.len(), Hand::MAX));
        }
        if let Some(tool) = tools.iter().find(|tool| !super::TOOLS.contains(tool)) {
            return Err(format!("{tool} is not a tool of the Classic duel"));
        }
        Ok(tools.into_iter().collect())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tools()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_copy_goes_and_the_others_keep_their_order() {
        let mut hand: Hand =
            [Tool::Knife, Tool::Eject, Tool::Knife, Tool::XRayLens].into_iter().collect();
        assert!(hand.take(Tool::Knife));
        assert_eq!(hand.tools(), [Tool::Knife, Tool::Eject, Tool::XRayLens]);
        assert!(!hand.take(Tool::MoralPraise));
        assert_eq!((hand.len(), hand.count(Tool::Knife)), (3, 1));
    }
}
