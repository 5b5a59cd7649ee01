//! The parlor and everything that is not a match.

mod about;
pub mod frame;
mod manners;
pub mod over;
mod parlor;
mod parlor_card;
pub mod seating;
pub mod settings;

use bevy::prelude::*;

/// All screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((frame::plugin, parlor::plugin, seating::plugin));
    app.add_plugins((over::plugin, manners::plugin, settings::plugin, about::plugin));
}
