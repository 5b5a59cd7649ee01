//! Everything that makes the parlor look like wax, paper and brass.

mod ambience;
pub mod canvas;
mod glow;
pub mod motion;
pub mod palette;
pub(crate) mod recolour;
pub mod sheets;

use bevy::prelude::*;

/// Drawings, light and the canvas.
pub fn plugin(app: &mut App) {
    app.add_plugins((sheets::plugin, glow::plugin, canvas::plugin, ambience::plugin));
}

/// The baked drawings: one module per sheet, one constant per sprite, written by `build/art`.
#[allow(missing_docs, missing_debug_implementations, reason = "generated from the drawings")]
pub mod sprites {
    include!(concat!(env!("OUT_DIR"), "/sprites.rs"));
}

/// The pages the drawings lie on.
mod pages {
    include!(concat!(env!("OUT_DIR"), "/pages.rs"));
}
