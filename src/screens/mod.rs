//! The parlor and everything that is not a match.

mod about;
mod anew;
mod cabinet;
pub mod codes;
mod hotkeys;
pub mod layout;
pub mod modals;
pub(crate) mod page;
pub(crate) mod parlor;
mod parlor_about;
mod parlor_card;
mod prompts;
mod replays;
pub mod seating;
pub mod settings;
pub mod setup;
pub mod teaching;
pub mod viewer;
pub mod watching;
mod welcome;
pub mod what_evil_knew;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use crate::{
    art::canvas::CanvasSystems,
    scenes::{arena, duel},
};

/// All screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((layout::plugin, parlor::plugin, seating::plugin));
    app.add_plugins((replays::plugin, codes::plugin, cabinet::plugin, watching::plugin));
    // What is drawn later lies on top: the makers of two games over their setup, the hall over the welcome.
    app.add_plugins((setup::plugin, duel::workshop::plugin, welcome::plugin));
    app.add_plugins(arena::workshop::hall::plugin);
    app.add_plugins((modals::plugin, hotkeys::plugin, settings::plugin, about::plugin));
    app.add_plugins(anew::plugin);
    // Notes beside the panels point at what has been drawn on the stage in this very frame.
    app.configure_sets(PostUpdate, CanvasSystems::Draw.before(EguiPostUpdateSet::EndPass));
}
