//! The list of saved labyrinths and favourite boards. What deletes asks first.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use game_rules::labyrinth::{
    Labyrinth,
    saves::{Save, ShelfError},
};

use super::{Saves, flag, seconds};
use crate::{
    app::{cli::GameTable, folders::Folders, language::Language, notice::Notices},
    kit::{self, Type},
    say,
    scenes::AnySetup,
    screens::seating::{Company, SitDown, TakeUp},
    table::{Staged, Strength},
};

/// What is to be confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Delete one.
    Delete(String),
    /// Delete all.
    DeleteAll,
}

/// What was asked for in the list.
enum ListAction {
    Restore(String),
    Omniscient(String),
    Favour(String),
    Ask(Confirmation),
    Play(usize),
    Remove(String),
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (folders, language): (Res<Folders>, Res<Language>),
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
    mut take_up: MessageWriter<TakeUp>,
    mut sit_down: MessageWriter<SitDown>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !ctx.data(|data| data.get_temp(flag())).unwrap_or(false) {
        return Ok(());
    }
    let saves = saves.bypass_change_detection();
    saves.read(&folders, &language, &mut notices);
    let mut wanted = None;
    let close = language.say("button-close");
    let closed = kit::modal(&ctx, egui::Id::new("saved labyrinths"), &close, |ui, fresh| {
        list(ui, &language, saves, fresh, &mut wanted)
    });
    if let Some(asked) = saves.asked.clone() {
        confirm(&ctx, &language, saves, &asked);
    }
    let mut left = closed;
    match wanted {
        Some(ListAction::Restore(id)) => match saves.shelf.restore(&id) {
            Ok(game) => {
                take_up.write(TakeUp { text: game.record().write(), name: id });
                left = true;
            }
            Err(fault) => saves.said = refused(&language, &fault),
        },
        Some(ListAction::Omniscient(id)) => match saves.shelf.restore_omniscient(&id) {
            Ok(game) => {
                // The save it comes from is marked.
                saves.dirty = true;
                take_up.write(TakeUp { text: game.record().write(), name: id });
                left = true;
            }
            Err(fault) => saves.said = refused(&language, &fault),
        },
        Some(ListAction::Favour(id)) => {
            let game = saves.shelf.restore(&id);
            let added =
                game.and_then(|game| saves.shelf.add_favourite(&id, &game).map(str::to_owned));
            saves.said = match added {
                Ok(name) => say!(language, "maze-saves-favoured", name = name),
                Err(fault) => refused(&language, &fault),
            };
            saves.dirty = true;
        }
        Some(ListAction::Ask(asked)) => saves.asked = Some(asked),
        Some(ListAction::Play(place)) => {
            if let Some(one) = saves.shelf.favourites().get(place) {
                let mut setup = one.setup(Vec::new());
                Labyrinth::set_chairs(&mut setup, one.players);
                sit_down.write(SitDown {
                    company: Some(Company::Evil(Strength::Courteous)),
                    seed: Some(one.seed),
                    place: GameTable::Labyrinth,
                    setup: Some(AnySetup::Labyrinth(setup)),
                });
                left = true;
            }
        }
        Some(ListAction::Remove(name)) => {
            saves.said = match saves.shelf.remove_favourite(&name) {
                Ok(()) => say!(language, "maze-saves-removed", name = name),
                Err(fault) => refused(&language, &fault),
            };
            saves.dirty = true;
        }
        None => {}
    }
    if saves.dirty {
        saves.write(&folders, &language, &mut notices);
    }
    if left {
        saves.said.clear();
        saves.asked = None;
        ctx.data_mut(|data| data.insert_temp(flag(), false));
    }
    Ok(())
}

/// Why the shelf refuses, as a sentence.
fn refused(language: &Language, fault: &ShelfError) -> String {
    let (key, cause) = match fault {
        ShelfError::NoSuchGame(name) => ("maze-saves-no-such", name.clone()),
        ShelfError::CorruptSave(cause) => ("maze-saves-corrupt", cause.clone()),
        ShelfError::SaveVersion(cause) => ("maze-saves-version", cause.clone()),
        ShelfError::NotConfirmed => ("maze-saves-kept", String::new()),
        ShelfError::NameTaken(name) => ("maze-saves-taken", name.clone()),
        ShelfError::GameNotFinished => ("maze-saves-unfinished", String::new()),
    };
    say!(language, key, cause = cause)
}

/// The list; true when it is to be shut.
fn list(
    ui: &mut egui::Ui,
    language: &Language,
    saves: &Saves,
    fresh: bool,
    wanted: &mut Option<ListAction>,
) -> bool {
    let screen = ui.ctx().content_rect();
    let scale = kit::Kit::of(ui.ctx()).text_scale.max(1.0);
    ui.set_width((620.0 * scale.sqrt()).min(screen.width() - 96.0));
    kit::title(ui, &language.say("maze-saves"));
    ui.scope(|ui| {
        ui.set_max_height((screen.height() - 250.0 * scale.sqrt()).max(120.0));
        kit::scroll(ui, "saved labyrinths", |ui| {
            ui.set_max_width(ui.available_width() - 18.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            if saves.shelf.list().is_empty() {
                kit::words(ui, &language.say("maze-saves-none"), Type::Body);
            }
            for save in saves.shelf.list() {
                ui.push_id(&save.id, |ui| row(ui, language, save, wanted));
            }
            favourites(ui, language, saves, wanted);
        });
    });
    if !saves.said.is_empty() {
        kit::words(ui, &saves.said, Type::SecondStrong);
    }
    let mut shut = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(8.0);
        let close = ui.add(kit::Plate::new(&language.say("button-close")));
        if fresh {
            close.request_focus();
        }
        shut = close.clicked();
        if !saves.shelf.list().is_empty()
            && ui.add(kit::Stock::new(&language.say("maze-saves-delete-all"))).clicked()
        {
            *wanted = Some(ListAction::Ask(Confirmation::DeleteAll));
        }
    });
    shut
}

fn row(ui: &mut egui::Ui, language: &Language, save: &Save, wanted: &mut Option<ListAction>) {
    let ago = std::time::Duration::from_secs(seconds().saturating_sub(save.saved));
    let state = language.say(if save.finished { "maze-saves-over" } else { "maze-saves-on" });
    let text = say!(
        language,
        "maze-saves-row",
        id = save.id.as_str(),
        ago = language.ago(ago),
        state = state
    );
    kit::words(ui, &text, Type::Strong);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        let id = || save.id.clone();
        if !save.finished {
            if ui.add(kit::Stock::new(&language.say("maze-saves-restore"))).clicked() {
                *wanted = Some(ListAction::Restore(id()));
            }
            if ui.add(kit::Stock::new(&language.say("maze-saves-omniscient"))).clicked() {
                *wanted = Some(ListAction::Omniscient(id()));
            }
        } else if ui.add(kit::Stock::new(&language.say("maze-saves-favour"))).clicked() {
            *wanted = Some(ListAction::Favour(id()));
        }
        if ui.add(kit::Stock::new(&language.say("maze-saves-delete"))).clicked() {
            *wanted = Some(ListAction::Ask(Confirmation::Delete(id())));
        }
    });
}

fn favourites(
    ui: &mut egui::Ui,
    language: &Language,
    saves: &Saves,
    wanted: &mut Option<ListAction>,
) {
    if saves.shelf.favourites().is_empty() {
        return;
    }
    kit::rule(ui);
    kit::section(ui, None, &language.say("maze-favourites"));
    for (place, one) in saves.shelf.favourites().iter().enumerate() {
        ui.push_id(("favourite", place), |ui| {
            let size = format!("{} × {}", one.settings.width, one.settings.height);
            let text = say!(
                language,
                "maze-favourites-row",
                name = one.name.as_str(),
                size = size,
                players = one.players as i64
            );
            kit::words(ui, &text, Type::Strong);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
                if ui.add(kit::Stock::new(&language.say("maze-favourites-play"))).clicked() {
                    *wanted = Some(ListAction::Play(place));
                }
                if ui.add(kit::Stock::new(&language.say("maze-favourites-remove"))).clicked() {
                    *wanted = Some(ListAction::Remove(one.name.clone()));
                }
            });
        });
    }
}

/// Deleting asks first, and no is the answer that has the focus.
fn confirm(ctx: &egui::Context, language: &Language, saves: &mut Saves, asked: &Confirmation) {
    let title = language.say("maze-saves-sure");
    let text = match asked {
        Confirmation::Delete(id) => say!(language, "maze-saves-sure-one", id = id.as_str()),
        Confirmation::DeleteAll => {
            let count = saves.shelf.list().len() as i64;
            say!(language, "maze-saves-sure-all", count = count)
        }
    };
    let (no, yes) = (language.say("button-no"), language.say("maze-saves-delete"));
    let Some(answer) = kit::dialog(&title, &text, &no).act(&yes).show(ctx) else { return };
    let sure = answer == kit::Answer::Act;
    let done = match asked {
        Confirmation::Delete(id) => saves.shelf.delete(id, sure).map(|()| 1),
        Confirmation::DeleteAll => saves.shelf.delete_all(sure),
    };
    saves.said = match done {
        Ok(count) => say!(language, "maze-saves-gone", count = count as i64),
        Err(fault) => refused(language, &fault),
    };
    saves.dirty = sure;
    saves.asked = None;
}
