//! The Duel: a shotgun, shells of known counts, and tools. rules/duel.md.
//!
//! [`full`] is the whole game of sections 1–15 and 17, [`classic`] the small one of section 16. [`progress`] is section 15: levels, coins and
//! statistics, worked out from what happened and without any effect on the rules.

pub mod classic;
mod ending;
pub mod full;
mod no_tools;
pub mod progress;
mod shell;
mod tool;

pub use ending::{Ending, Grade};
pub use shell::{Clip, ClipLimits, Shell};
pub use tool::Tool;

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// The side the original calls the human's.
pub const HUMAN: Seat = Seat(0);
/// Evil's side.
pub const EVIL: Seat = Seat(1);

/// Where a shot goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// At the shooter.
    Own,
    /// At the other side.
    Foe,
}

impl Aim {
    /// Who is aimed at when `shooter` shoots.
    #[inline]
    pub const fn target(self, shooter: Seat) -> Seat {
        match self {
            Aim::Own => shooter,
            Aim::Foe => shooter.other(),
        }
    }
}

/// The letter of a side in scripts and logs.
pub const fn letter(seat: Seat) -> char {
    if seat.0 == 0 { 'H' } else { 'E' }
}
