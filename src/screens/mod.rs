//! The parlor and everything that is not a match.

mod cabinet;
pub mod codes;
pub mod frame;
pub mod knew;
mod page;
mod parlor;
mod parlor_card;
mod replays;
pub mod seating;
pub mod viewer;
pub mod watching;

use bevy::prelude::*;

/// All screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((frame::plugin, parlor::plugin, seating::plugin));
    app.add_plugins((replays::plugin, codes::plugin, cabinet::plugin, watching::plugin));
}
