//! What a seat can do in a Classic duel, and why that may be refused.

use serde::{Deserialize, Serialize};

use crate::duel::{Aim, Tool};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Use a tool from the hand.
    Use(Tool),
    /// Fire the front shell.
    Shoot(Aim),
}

/// Why a decision is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The tool is not in hand.
    #[error("there is no {0} in hand")]
    NotInHand(Tool),
}
