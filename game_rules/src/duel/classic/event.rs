//! What can happen in a Classic duel, and who learns of it.

use serde::{Deserialize, Serialize};

use super::hand::Hand;
use crate::{
    duel::{Aim, Ending, Shell},
    game::{NoUndo, Seat, Viewer},
};

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A round began; both HP are announced.
    Round {
        /// Counted from 1.
        round: u32,
        /// HP of the human and of Evil.
        hp: (i32, i32),
    },
    /// A side was dealt tools.
    Gift {
        /// Who.
        seat: Seat,
        /// Which, in order.
        tools: Hand,
    },
    /// The clip was loaded.
    Loaded {
        /// Live shells in it.
        live: u8,
        /// Blanks in it.
        blank: u8,
    },
    /// It is this seat's turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A dazed side lost the turn that would have been its own.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// Knife: the next shot does more damage.
    Sharpened {
        /// Who.
        seat: Seat,
        /// Additional damage of the shot now.
        boost: u32,
    },
    /// Eject: the front shell was thrown out and seen.
    Ejected {
        /// By whom.
        seat: Seat,
        /// What it was.
        shell: Shell,
    },
    /// Small Mallet: the other side will lose a turn.
    Dazed {
        /// By whom.
        seat: Seat,
    },
    /// Moral Praise.
    Praised {
        /// Who.
        seat: Seat,
        /// Whether it healed 1 HP.
        healed: bool,
        /// HP afterwards.
        hp: i32,
        /// Whether chance decided.
        luck: bool,
    },
    /// X-ray Lens: a side looked at the front shell.
    Looked {
        /// Who.
        seat: Seat,
        /// What it saw; only for those who may know.
        shell: Option<Shell>,
    },
    /// A shot.
    Shot {
        /// By whom.
        seat: Seat,
        /// At whom.
        aim: Aim,
        /// What was fired.
        shell: Shell,
        /// Damage done.
        damage: u32,
        /// HP of the one aimed at, afterwards.
        hp: i32,
    },
    /// The duel ended.
    Over {
        /// How.
        ending: Ending,
    },
}

impl Event {
    /// What `who` may know of it: only what a lens showed is private.
    pub fn seen_by(self, who: Viewer) -> Event {
        match self {
            Event::Looked { seat, .. } if !who.sees(seat) => Event::Looked { seat, shell: None },
            event => event,
        }
    }

    /// Does it end the undo window?
    pub fn bars_undo(self) -> Option<NoUndo> {
        match self {
            Event::Looked { .. } | Event::Ejected { .. } | Event::Shot { .. } => {
                Some(NoUndo::Secret)
            }
            Event::Gift { .. } | Event::Loaded { .. } | Event::Praised { luck: true, .. } => {
                Some(NoUndo::Chance)
            }
            _ => None,
        }
    }
}
