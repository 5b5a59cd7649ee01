//! What a seat can work out before it decides: what an action would do, and how likely the dice are.

pub mod odds;
pub mod preview;
