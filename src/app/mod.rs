//! What the program needs before there is a table: command line, folders, files, settings, words,
//! fonts and keys. ux 2.0.9–2.0.11, 3.3.

pub mod cli;
#[cfg(test)]
mod desktop;
pub mod folders;
pub mod fonts;
pub mod keys;
pub mod language;
pub mod notice;
pub mod settings;
pub mod storage;

use bevy::prelude::*;

/// Everything of this module. Insert [`cli::Arguments`] and [`folders::Folders`] before.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        notice::plugin,
        settings::plugin,
        language::plugin,
        fonts::plugin,
        keys::plugin,
    ));
}
