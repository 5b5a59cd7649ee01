//! The parlor and everything that is not a match.

pub mod frame;
mod parlor;
mod parlor_card;
mod prompts;
pub mod seating;
pub mod setup;
pub mod teaching;
mod welcome;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use crate::art::canvas::CanvasSystems;

/// All screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((frame::plugin, parlor::plugin, seating::plugin));
    app.add_plugins((setup::plugin, welcome::plugin));
    // Notes beside the panels point at what has been drawn on the stage in this very frame.
    app.configure_sets(PostUpdate, CanvasSystems::Draw.before(EguiPostUpdateSet::EndPass));
}
