//! A rack: slots in order, each empty or with one tool (rules/duel.md 2.1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::duel::Tool;

/// One slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// 0 for good, else the rounds it lasts, this one included.
    pub life: u8,
    /// What lies in it.
    pub tool: Option<Tool>,
}

impl Slot {
    /// A permanent slot with nothing in it.
    pub const EMPTY: Slot = Slot { life: 0, tool: None };

    /// Does it end some day?
    pub const fn is_temporary(self) -> bool {
        self.life > 0
    }
}

/// The slots of a side.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Slot>", try_from = "Vec<Slot>")]
pub struct Rack {
    slots: [Slot; Rack::MAX as usize],
    len: u8,
    /// How many of them are temporary.
    temporary: u8,
}

impl Rack {
    /// The most slots a rack can have; what would come beyond them is not given.
    pub const MAX: u8 = 112;

    /// A rack of `count` empty permanent slots.
    pub fn new(count: u8) -> Rack {
        Rack { slots: [Slot::EMPTY; Rack::MAX as usize], len: count.min(Rack::MAX), temporary: 0 }
    }

    /// The slots in order.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }

    /// The tools in order, one per filled slot.
    pub fn tools(&self) -> impl Iterator<Item = Tool> + '_ {
        self.slots().iter().filter_map(|slot| slot.tool)
    }

    /// Is `tool` on it?
    pub fn has(&self, tool: Tool) -> bool {
        self.tools().any(|held| held == tool)
    }

    /// How many of `tool`.
    pub fn count(&self, tool: Tool) -> usize {
        self.tools().filter(|&held| held == tool).count()
    }

    /// The slot whose copy of `tool` is used: the one with the highest index.
    pub fn last(&self, tool: Tool) -> Option<u8> {
        self.slots().iter().rposition(|slot| slot.tool == Some(tool)).map(|at| at as u8)
    }

    /// The empty slot with the lowest index.
    pub fn first_empty(&self) -> Option<u8> {
        self.slots().iter().position(|slot| slot.tool.is_none()).map(|at| at as u8)
    }

    /// Has it a slot that ends some day?
    pub fn has_temporary(&self) -> bool {
        self.temporary > 0
    }

    /// Puts a tool into a slot, or empties it.
    pub fn put(&mut self, at: u8, tool: Option<Tool>) {
        if at < self.len {
            self.slots[usize::from(at)].tool = tool;
        }
    }

    /// Adds a slot behind the others; a full rack stays as it is.
    pub fn add(&mut self, slot: Slot) -> bool {
        if self.len == Rack::MAX {
            return false;
        }
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
        self.temporary += u8::from(slot.is_temporary());
        true
    }

    /// A round passes (section 4, step 5): temporary slots age, and those at their end go with
    /// what lies in them. `gone` is told their index at that moment and their tool.
    pub fn age(&mut self, mut gone: impl FnMut(u8, Option<Tool>)) {
        if !self.has_temporary() {
            return;
        }
        let mut kept = 0;
        for at in 0..self.len {
            let mut slot = self.slots[usize::from(at)];
            if slot.life == 1 {
                gone(kept, slot.tool);
                self.temporary -= 1;
                continue;
            }
            slot.life = slot.life.saturating_sub(1);
            self.slots[usize::from(kept)] = slot;
            kept += 1;
        }
        self.slots[usize::from(kept)..usize::from(self.len)].fill(Slot::EMPTY);
        self.len = kept;
    }

    /// Tool 12: all temporary slots last a round longer.
    pub fn extend_lives(&mut self) {
        for slot in &mut self.slots[..usize::from(self.len)] {
            if slot.is_temporary() {
                slot.life = slot.life.saturating_add(1);
            }
        }
    }

    /// No slots at all.
    pub fn vanish(&mut self) {
        *self = Rack::new(0);
    }
}

impl FromIterator<Slot> for Rack {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Rack {
        let mut rack = Rack::new(0);
        for slot in slots {
            rack.add(slot);
        }
        rack
    }
}

impl From<Rack> for Vec<Slot> {
    fn from(rack: Rack) -> Vec<Slot> {
        rack.slots().to_vec()
    }
}

impl TryFrom<Vec<Slot>> for Rack {
    type Error = String;

    fn try_from(slots: Vec<Slot>) -> Result<Rack, String> {
        if slots.len() > usize::from(Rack::MAX) {
            return Err(format!("{} slots on a rack, at most {} fit", slots.len(), Rack::MAX));
        }
        Ok(slots.into_iter().collect())
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slots().iter().map(|slot| (slot.life, slot.tool))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_age_and_go_with_their_tools() {
        let slot = |life, tool| Slot { life, tool };
        let mut rack: Rack = [
            slot(0, Some(Tool::Knife)),
            slot(1, Some(Tool::Eject)),
            slot(2, None),
            slot(1, None),
            slot(5, Some(Tool::Knife)),
        ]
        .into_iter()
        .collect();
        let mut gone = Vec::new();
        rack.age(|at, tool| gone.push((at, tool)));
        assert_eq!(gone, [(1, Some(Tool::Eject)), (2, None)]);
        assert_eq!(
            rack.slots(),
            [slot(0, Some(Tool::Knife)), slot(1, None), slot(4, Some(Tool::Knife))]
        );
        assert_eq!((rack.last(Tool::Knife), rack.first_empty()), (Some(2), Some(1)));
        rack.extend_lives();
        assert_eq!(rack.slots().iter().map(|slot| slot.life).collect::<Vec<_>>(), [0, 2, 5]);
    }
}
