//! The panels of the Cards.

pub mod cards;
pub mod choices;
pub mod inspector;
pub mod receipt;
pub mod tray;
