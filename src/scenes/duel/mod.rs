//! The duel on the table.

pub mod beats;
pub mod picture;
pub mod stage;
