//! Packs of one's own: every `.ron` in the folder `packs` of the data.

use bevy::prelude::*;
use game_rules::wager::Pool;

use crate::app::{folders::Folders, notice::Notices, user_files::UserFiles};

/// The packs that were found.
pub static PACKS: UserFiles<Pool> = UserFiles::new();

/// Reads the folder; what is wrong is said.
pub fn load(folders: Res<Folders>, mut notices: ResMut<Notices>) {
    for fault in PACKS.load(folders.data.join("packs"), Pool::read) {
        notices.add(fault);
    }
}
