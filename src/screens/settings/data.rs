//! The data page: who plays, what is kept, and how to take everything along.

use std::path::Path;

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::egui::{self, Ui};

use super::{
    Desk,
    rows::{self, columns},
};
use crate::{
    app::{
        archive::{self, Refused},
        firsts::Firsts,
        folders::Folders,
        language::Language,
        notice::Notices,
        settings::{Retention, Settings},
        toast::Toast,
    },
    history::{Cabinet, Profile},
    kit::{self, Type},
    say,
};

/// Something that is only done after a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Everything about past matches but the replays.
    Statistics,
    /// All settings as shipped.
    Settings,
    /// Take over this folder.
    Import(String),
}

/// Everything that is changed here besides the settings.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Outside<'w> {
    folders: Res<'w, Folders>,
    notices: ResMut<'w, Notices>,
    whisper: ResMut<'w, Toast>,
    firsts: ResMut<'w, Firsts>,
    cabinet: ResMut<'w, Cabinet>,
}

impl Outside<'_> {
    fn show_folder(&mut self, language: &Language, folder: &Path) {
        if let Err(why) = archive::open_folder(folder) {
            let folder = folder.display().to_string();
            let cause = why.to_string();
            self.notices.add(say!(language, "error-folder", folder = folder, cause = cause));
        }
    }
}

pub(super) fn page(
    ui: &mut Ui,
    language: &Language,
    settings: &mut Settings,
    desk: &mut Desk,
    out: &mut Outside,
) {
    let (player, retention) = (&mut settings.player, &mut settings.retention);
    columns(
        ui,
        |ui| {
            let (label, empty) =
                (language.say("settings-player"), language.say("settings-player-empty"));
            rows::beside(ui, language, "settings-player", 220.0, |ui| {
                let field = kit::field(player, &label).hint(&empty);
                ui.add(field.longest(Settings::LONGEST_NAME));
            });
        },
        |ui| {
            let word = Retention::word;
            rows::pick(ui, language, "settings-retention", Retention::ALL, word, retention);
        },
    );
    rows::heading(ui, &language.say("settings-folders"));
    let folders = [
        ("settings-folder-config", out.folders.config.clone()),
        ("settings-folder-data", out.folders.data.clone()),
        ("settings-folder-pictures", out.folders.pictures.clone()),
    ];
    let names = folders.each_ref().map(|(key, _)| language.say(key));
    if let Some(number) = rows::buttons(ui, &names) {
        out.show_folder(language, &folders[number].1);
    }
    rows::heading(ui, &language.say("settings-export"));
    kit::words(ui, &language.say("settings-export-help"), Type::Second);
    if rows::buttons(ui, &[language.say("settings-export")]).is_some() {
        match archive::export(&out.folders, settings) {
            Ok(folder) => {
                let shown = folder.display().to_string();
                out.whisper.say(say!(language, "settings-export-done", folder = shown));
            }
            Err(unsaved) => out.notices.add(unsaved.say(language)),
        }
    }
    ui.add_space(8.0);
    kit::words(ui, &language.say("settings-import-help"), Type::Second);
    let label = language.say("settings-import-folder");
    ui.add(kit::field(&mut desk.import, &label).hint(&label));
    if rows::buttons(ui, &[language.say("settings-import")]).is_some()
        && !desk.import.trim().is_empty()
    {
        desk.question = Some(Question::Import(desk.import.trim().to_owned()));
    }
    rows::heading(ui, &language.say("button-reset"));
    let resets = ["settings-reset-hints", "settings-reset-statistics", "settings-reset-all"];
    match rows::buttons(ui, &resets.map(|key| language.say(key))) {
        Some(0) => {
            out.firsts.reset();
            out.whisper.say(language.say("settings-reset-hints-done"));
        }
        Some(1) => desk.question = Some(Question::Statistics),
        Some(_) => desk.question = Some(Question::Settings),
        None => {}
    }
}

/// A folder dropped on the window is one to import.
pub fn drop_folder(mut dropped: MessageReader<FileDragAndDrop>, mut desk: ResMut<Desk>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            desk.import = path_buf.display().to_string();
            desk.question = Some(Question::Import(desk.import.clone()));
        }
    }
}

/// The question, and what follows from the answer.
pub(super) fn dialogs(
    ctx: &egui::Context,
    language: &Language,
    settings: &mut Settings,
    desk: &mut Desk,
    out: &mut Outside,
) {
    let Some(question) = &desk.question else { return };
    let (title, body) = match question {
        Question::Statistics => (
            language.say("settings-reset-statistics"),
            language.say("settings-reset-statistics-text"),
        ),
        Question::Settings => {
            (language.say("settings-reset-all"), language.say("settings-reset-all-text"))
        }
        Question::Import(folder) => (
            language.say("settings-import"),
            say!(language, "settings-import-text", folder = folder.as_str()),
        ),
    };
    let (safe, act) = (language.say("button-cancel"), language.say("button-yes"));
    let Some(answer) = kit::dialog(&title, &body, &safe).act(&act).show(ctx) else { return };
    let question = desk.question.take();
    if answer == kit::Answer::Safe {
        return;
    }
    match question {
        Some(Question::Statistics) => {
            if let Err(unsaved) = out.cabinet.reset(&out.folders) {
                out.notices.add(unsaved.say(language));
            }
        }
        Some(Question::Settings) => {
            let Settings { welcomed, language, .. } = *settings;
            let player = std::mem::take(&mut settings.player);
            *settings = Settings { welcomed, language, player, ..Settings::default() };
        }
        Some(Question::Import(folder)) => import(Path::new(&folder), language, settings, out),
        None => {}
    }
}

fn import(from: &Path, language: &Language, settings: &mut Settings, out: &mut Outside) {
    match archive::import(from, &out.folders, settings) {
        Ok(done) => {
            let count = done.added as i64;
            let before = done.before.display().to_string();
            out.notices.add(say!(language, "settings-import-done", count = count, folder = before));
            *settings = done.settings.unwrap_or_else(|| settings.clone());
            let found = Profile::load(&out.folders.profile());
            found.say(language).into_iter().for_each(|sentence| out.notices.add(sentence));
            out.cabinet.profile = found.value.unwrap_or_default();
        }
        Err(Refused::NotOurs(folder)) => {
            let folder = folder.display().to_string();
            out.notices.add(say!(language, "settings-import-refused", folder = folder));
        }
        Err(Refused::Settings(cause)) => {
            let file = from.join("settings.ron").display().to_string();
            out.notices.add(say!(language, "error-unreadable", file = file, cause = cause));
        }
        Err(Refused::Unsaved(unsaved)) => out.notices.add(unsaved.say(language)),
    }
}
