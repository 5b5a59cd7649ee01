//! The panels of the Cards.

pub mod cards;
pub mod choices;
pub mod inspector;
mod opening;
pub mod receipt;
pub mod tray;
mod watched;
