//! The settings (ux 2.0.10): one page per line, everything live and saved at once, over the parlor
//! and over a running match.

mod controls;
mod data;
mod pages;
mod rows;

use bevy::{prelude::*, window::Monitor};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::modals::{ModalPage, Modals, plate};
use crate::{
    app::{
        display::{Showing, Trial},
        fonts::Fonts,
        keys::Keys,
        language::Language,
        settings::Settings,
        sound::Deaf,
    },
    kit::{self, Kit},
    say,
};
use pages::Surroundings;

/// The sheet as it was left.
#[derive(Resource, Debug, Default)]
pub struct Desk {
    /// Counted from 0, as [`PAGES`].
    page: usize,
    binding: Option<controls::Binding>,
    question: Option<data::Question>,
    import: String,
}

/// The pages, by the last word of their language key.
pub const PAGES: [&str; 7] = ["game", "display", "motion", "reading", "sound", "controls", "data"];

/// What the pages read.
#[derive(bevy::ecs::system::SystemParam)]
struct Sources<'w, 's> {
    language: Res<'w, Language>,
    fonts: Res<'w, Fonts>,
    monitors: Query<'w, 's, (), With<Monitor>>,
    trial: Option<Res<'w, Trial>>,
    deaf: Res<'w, Deaf>,
}

#[expect(clippy::too_many_arguments, reason = "a sheet about everything touches all of it")]
fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    sources: Sources,
    mut over: ResMut<Modals>,
    mut desk: ResMut<Desk>,
    mut keys: ResMut<Keys>,
    mut settings: ResMut<Settings>,
    mut out: data::Outside,
) -> Result {
    if over.open != Some(ModalPage::Settings) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let language = &*sources.language;
    let mut edited = settings.clone();
    let (desk, keys) = (&mut *desk, &mut *keys);
    over.show(&ctx, ModalPage::Settings, |ui, fresh| {
        let about = Surroundings {
            language,
            has_chinese: sources.fonts.has_chinese(),
            monitors: sources.monitors.iter().count(),
            deaf: sources.deaf.0,
        };
        sheet(ui, fresh, about, &mut edited, desk, keys, &mut out)
    });
    controls::dialogs(&ctx, language, &mut edited, desk, keys);
    data::dialogs(&ctx, language, &mut edited, desk, &mut out);
    edited.tidy();
    if edited != *settings {
        let (before, after) = (Showing::of(&settings), Showing::of(&edited));
        if before != after {
            let running = sources.trial.as_deref().copied();
            commands.insert_resource(Trial::begin(running, before));
        }
        *settings = edited;
    }
    Ok(())
}

/// The sheet; true when it is to be closed.
fn sheet(
    ui: &mut egui::Ui,
    fresh: bool,
    about: Surroundings,
    settings: &mut Settings,
    desk: &mut Desk,
    keys: &mut Keys,
    out: &mut data::Outside,
) -> bool {
    let room = ui.ctx().content_rect().size() - egui::vec2(48.0, 48.0);
    let size = room.min(egui::vec2(1120.0, 664.0));
    let shown = kit::panel(ui, kit::Sheet::Rail, |ui| {
        ui.set_min_size(size - egui::Vec2::splat(32.0));
        ui.set_max_size(size - egui::Vec2::splat(32.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        contents(ui, fresh, about, settings, desk, keys, out)
    });
    shown.inner
}

fn contents(
    ui: &mut egui::Ui,
    fresh: bool,
    about: Surroundings,
    settings: &mut Settings,
    desk: &mut Desk,
    keys: &mut Keys,
    out: &mut data::Outside,
) -> bool {
    let language = about.language;
    let title = language.say("settings-title");
    let closed = plate(ui, language, &title, &language.say("settings-saved"), fresh);
    let names = PAGES.map(|page| language.say(&format!("settings-page-{page}")));
    let names = names.each_ref().map(String::as_str);
    kit::tabs(ui, &mut desk.page, &names);
    let height = ui.available_height();
    kit::panel(ui, kit::Sheet::Dark, |ui| {
        ui.set_height(height - 32.0);
        ui.set_width(ui.available_width());
        kit::scroll(ui, PAGES[desk.page], |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            // The bar and the focus rings keep off the controls.
            ui.set_max_width(ui.available_width() - 8.0);
            match PAGES[desk.page] {
                "game" => pages::game(ui, about, settings),
                "display" => pages::display(ui, about, settings),
                "motion" => pages::motion(ui, about, settings),
                "reading" => pages::reading(ui, about, settings),
                "sound" => pages::sound(ui, about, settings),
                "controls" => controls::page(ui, language, settings, desk, keys),
                _ => data::page(ui, language, settings, desk, out),
            }
            ui.add_space(8.0);
        });
    });
    closed
}

/// "Keep these display settings?", wherever it was changed. It counts down by itself.
fn ask_about_picture(
    mut contexts: EguiContexts,
    mut commands: Commands,
    language: Res<Language>,
    trial: Option<Res<Trial>>,
    mut settings: ResMut<Settings>,
) -> Result {
    let Some(trial) = trial else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let title = language.say("settings-trial-title");
    let body = say!(language, "settings-trial-text", count = i64::from(trial.seconds()));
    let (back, keep) = (language.say("button-revert"), language.say("button-keep"));
    match kit::dialog(&title, &body, &back).act(&keep).show(ctx) {
        Some(kit::Answer::Act) => commands.remove_resource::<Trial>(),
        Some(kit::Answer::Safe) => {
            trial.before.restore(&mut settings);
            commands.remove_resource::<Trial>();
        }
        None => {}
    }
    Ok(())
}

/// A sheet that has been closed binds nothing any more.
fn let_go(over: Res<Modals>, mut desk: ResMut<Desk>, mut keys: ResMut<Keys>) {
    if over.open != Some(ModalPage::Settings) && desk.binding.is_some() {
        desk.binding = None;
        keys.capturing = false;
    }
}

fn is_open(over: Res<Modals>) -> bool {
    over.open == Some(ModalPage::Settings)
}

/// The settings sheet.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_message::<bevy::window::FileDragAndDrop>()
        .add_systems(Update, (controls::hear, data::drop_folder.run_if(is_open), let_go).chain())
        .add_systems(EguiPrimaryContextPass, (draw, ask_about_picture).chain());
}

/// How wide a sheet of text is.
pub(super) fn reading_width(ctx: &egui::Context) -> f32 {
    Kit::of(ctx).scaled(560.0).min(ctx.content_rect().width() - 96.0)
}
