//! What the program needs before there is a table: command line, folders, files, settings, words,
//! fonts and keys. ux 2.0.9–2.0.11, 3.3.

pub mod archive;
pub mod cli;
#[cfg(test)]
mod desktop;
pub mod display;
pub mod firsts;
pub mod focus;
pub mod folders;
pub mod fonts;
pub mod idle;
pub mod journal;
pub mod keys;
pub mod language;
pub mod marks;
pub mod notice;
pub mod picture;
pub mod settings;
pub mod sound;
pub mod storage;
#[cfg(unix)]
pub mod system_calls;
pub mod terminal;

use bevy::prelude::*;

use self::{cli::Arguments, folders::Folders, language::Language, notice::Notices};

/// The version, with the commit where a release was made of one.
pub const VERSION: &str = match option_env!("PARLOR_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// Everything of this module. Add it after `DefaultPlugins` and `EguiPlugin`; insert
/// [`Arguments`] before.
pub fn plugin(app: &mut App) {
    let arguments = app.world_mut().get_resource_or_init::<Arguments>();
    let folders = Folders::find(&arguments);
    app.insert_resource(folders.clone().unwrap_or_else(|_| Folders::nowhere())).add_plugins((
        notice::plugin,
        settings::plugin,
        language::plugin,
        fonts::plugin,
        idle::plugin,
        keys::plugin,
        focus::plugin,
        firsts::plugin,
        sound::plugin,
        (display::plugin, toast::plugin, picture::plugin),
    ));
    if folders.is_err() {
        let sentence = app.world().resource::<Language>().say("error-no-home");
        app.world_mut().resource_mut::<Notices>().add(sentence);
    }
}

#[cfg(test)]
mod tests;
pub mod toast;
pub mod user_files;
