//! Everything that makes the parlor look like wax, paper and brass.

mod ambience;
pub mod canvas;
mod glow;
pub mod motion;
pub mod palette;
pub(crate) mod recolour;
pub mod sheets;

use bevy::prelude::*;
pub use parlor_assets::sprites;

/// Drawings, light and the canvas.
pub fn plugin(app: &mut App) {
    app.add_plugins((sheets::plugin, glow::plugin, canvas::plugin, ambience::plugin));
}
