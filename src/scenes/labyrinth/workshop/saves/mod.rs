//! Saved labyrinths and favourite boards (rules/labyrinth.md 13): every match is put on the shelf
//! under its own name as it goes on, and written down at the end of every turn and on leaving.

mod panel;

use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use game_rules::{
    data::read_ron,
    dice::Dice,
    labyrinth::{Labyrinth, saves::SavedGames},
};

use crate::scenes::labyrinth::Desk;
use crate::{
    app::{
        folders::Folders,
        language::Language,
        notice::Notices,
        storage::{self, Fault},
    },
    kit,
    table::{Mode, Table, TableView},
};

/// The shelf, once it has been read.
#[derive(Resource, Debug, Default)]
pub struct Saves {
    shelf: SavedGames,
    read: bool,
    /// Something on it is not written down yet.
    dirty: bool,
    /// What has just been done or refused.
    said: String,
    /// What is to be confirmed.
    asked: Option<panel::Confirmation>,
}

impl Saves {
    fn read(&mut self, folders: &Folders, language: &Language, notices: &mut Notices) {
        if std::mem::replace(&mut self.read, true) {
            return;
        }
        let file = folders.labyrinths();
        let name = file.display().to_string();
        let found = storage::read(&file, |text| {
            read_ron(&name, text).map_err(|fault| Fault::Unreadable(fault.to_string()))
        });
        found.say(language).into_iter().for_each(|sentence| notices.add(sentence));
        self.shelf = found.value.unwrap_or_default();
    }

    fn write(&mut self, folders: &Folders, language: &Language, notices: &mut Notices) {
        self.dirty = false;
        let Ok(text) = ron::to_string(&self.shelf) else { return };
        if let Err(unsaved) = storage::write(&folders.labyrinths(), &text) {
            notices.unsaved(&unsaved, language);
        }
    }
}

pub(in crate::scenes::labyrinth) fn plugin(app: &mut App) {
    app.init_resource::<Saves>()
        .add_systems(Update, keep.run_if(resource_exists::<Table<Labyrinth>>))
        .add_systems(Update, leave.run_if(resource_removed::<Table<Labyrinth>>))
        .add_systems(EguiPrimaryContextPass, panel::draw);
}

/// A name for a match; it says nothing about its seed.
pub(in crate::scenes::labyrinth) fn fresh_id() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let nanos = now.map_or(0, |since| since.as_nanos() as u64);
    let mut dice = Dice::stream(nanos, "name of a match");
    const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    (0..6).map(|_| char::from(SIGNS[dice.below("sign", 32) as usize])).collect()
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// How far a match has come that was put on the shelf.
#[derive(Default, PartialEq)]
struct Kept {
    id: String,
    length: usize,
    turns: u32,
    over: bool,
}

/// Puts the match on the shelf after every decision, and writes that down after every turn.
#[expect(clippy::too_many_arguments, reason = "a file is written with all of it")]
fn keep(
    table: Res<Table<Labyrinth>>,
    shown: Option<Res<TableView<Labyrinth>>>,
    desk: Res<Desk>,
    folders: Res<Folders>,
    language: Res<Language>,
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
    mut kept: Local<Kept>,
) {
    let Some(shown) = shown else { return };
    if table.mode() != Mode::Live || table.lesson().is_some() || desk.id.is_empty() {
        return;
    }
    let now = Kept {
        id: desk.id.clone(),
        length: table.length(),
        turns: shown.view.turns,
        over: table.is_over(),
    };
    if *kept == now {
        return;
    }
    saves.read(&folders, &language, &mut notices);
    saves.shelf.put(&now.id, seconds(), now.over, table.record_text());
    saves.dirty = true;
    if (&kept.id, kept.turns, kept.over) != (&now.id, now.turns, now.over) {
        saves.write(&folders, &language, &mut notices);
    }
    *kept = now;
}

/// Whoever leaves finds the match as it was left.
fn leave(
    folders: Res<Folders>,
    language: Res<Language>,
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
) {
    if saves.dirty {
        saves.write(&folders, &language, &mut notices);
    }
}

fn flag() -> egui::Id {
    egui::Id::new("saved labyrinths are open")
}

/// The way from the set-up to the shelf.
pub(in crate::scenes::labyrinth) fn door(ui: &mut egui::Ui, language: &Language) {
    if ui.add(kit::Stock::new(&language.say("maze-saves"))).clicked() {
        ui.data_mut(|data| data.insert_temp(flag(), true));
    }
}
