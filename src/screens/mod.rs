//! The parlor and everything that is not a match.

pub mod frame;
mod parlor;
mod parlor_card;
pub mod seating;

use bevy::prelude::*;

/// All screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((frame::plugin, parlor::plugin, seating::plugin));
}
