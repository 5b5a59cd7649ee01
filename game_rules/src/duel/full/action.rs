//! What a seat can do in a duel, and why that may be refused (rules/duel.md 5, 9).

use serde::{Deserialize, Serialize};

use crate::duel::{Aim, Tool};

/// A decision. Long choices come in steps: `Use`, then `Place` or `Wager`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Use a tool from the rack.
    Use(Tool),
    /// Fire.
    Shoot(Aim),
    /// The place of a shell: taken from there (Extract) or put there (all others); 0 = front.
    Place(u8),
    /// The stake of a stage battle.
    Wager(#[serde(with = "crate::wide")] i128),
    /// Put the tool back unused.
    Cancel,
}

/// Why a decision is refused. Nothing is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The tool is not on the rack.
    #[error("there is no {0} on the rack")]
    NotHeld(Tool),
    /// Another choice comes first.
    #[error("the {0} in hand has to be used or put back first")]
    Unfinished(Tool),
    /// Nothing is being placed, wagered or held.
    #[error("there is nothing to decide here")]
    NothingPending,
    /// No such place.
    #[error("place {place} does not exist: choose from 0 to {most}")]
    NoSuchPlace {
        /// The place asked for.
        place: u8,
        /// The last one there is.
        most: u8,
    },
    /// No such stake.
    #[error("a stake of {wager} is not possible: choose from 1 to {most}")]
    NoSuchWager {
        /// The stake asked for.
        wager: i128,
        /// The most that can be staked.
        most: i128,
    },
    /// It cannot be put back any more.
    #[error("it is too late to put it back")]
    TooLate,
    /// No tools in a stage battle.
    #[error("there are no tools on the stage")]
    OnStage,
    /// Slot Extension needs a temporary slot.
    #[error("there is no temporary slot to extend")]
    NoTemporarySlot,
    /// Yours Is Mine while the other side borrows.
    #[error("the other side is at your rack already")]
    OtherBorrows,
    /// The Coin has nothing to win.
    #[error("there is no tool left that the coin could win")]
    NothingToWin,
    /// Barrel Repair on a fresh barrel.
    #[error("the barrel is as good as new")]
    BarrelFresh,
    /// Merge Clips without a shell in an extra clip.
    #[error("there is nothing to merge")]
    NothingToMerge,
    /// Bandage without a wound that waits for one.
    #[error("there is no wound without a bandage")]
    NoWound,
    /// The clip is full.
    #[error("the clip is full")]
    ClipFull,
    /// A tool that this mode does not know.
    #[error("the {0} does nothing in this mode")]
    NoEffect(Tool),
}
