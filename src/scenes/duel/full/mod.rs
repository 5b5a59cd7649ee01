//! The whole duel at the duel's table: 36 tools, eight modes, House Rules and the player's own.

pub mod beats;
mod bold;
mod both_outcomes;
pub mod chronicle;
mod feats;
mod form;
mod lesson;
pub mod odds;
pub mod reading;
mod reasons;
mod rulebook;
mod seen_shells;
pub mod story;
mod tool_numbers;
mod variant;
