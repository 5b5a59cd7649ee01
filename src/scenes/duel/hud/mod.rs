//! The panels around the duel: top bar, rail, tray, result card, curtain.

mod rail;
mod results;
mod top;
mod tray;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use game_rules::{
    duel::classic::Classic,
    game::{Seat, Viewer},
};

use super::{Aiming, chronicle, input::Ask, picture::bottom_seat};
use crate::{
    app::{
        keys::{Action, Cap, Keys, Pressed},
        language::Language,
        notice::Notices,
        settings::Settings,
        sound::Captions,
    },
    art::sprites::shell::ui as art,
    kit,
    screens::{
        frame::Regions,
        over::OpenSheet,
        seating::{GetUp, SitDown},
    },
    table::{Curtain, Handover, Playback, Shown, Table, Thinking, Wish},
};

/// What is open.
#[derive(Resource, Default, Debug)]
pub struct Hud {
    /// Inspect, log or rules.
    pub tab: usize,
    /// The reasons are unfolded.
    pub why: bool,
    /// "Leave the table?"
    pub leaving: bool,
    /// The drawer is open although nothing is in focus.
    pub drawer: bool,
    /// Seconds the ready button has been held.
    pub held: f32,
}

/// Everything the panels read.
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    pub language: Res<'w, Language>,
    pub settings: Res<'w, Settings>,
    pub keys: Res<'w, Keys>,
    pub regions: Res<'w, Regions>,
    pub table: Res<'w, Table<Classic>>,
    pub playback: Res<'w, Playback<Classic>>,
    pub thinking: Res<'w, Thinking<Classic>>,
    pub time: Res<'w, Time<Real>>,
    pub aiming: Res<'w, Aiming>,
    pub captions: Res<'w, Captions>,
}

/// Everything the panels write.
#[derive(SystemParam)]
pub(super) struct Outbox<'w> {
    pub asks: MessageWriter<'w, Ask>,
    pub wishes: MessageWriter<'w, Wish<Classic>>,
    pub sit_down: MessageWriter<'w, SitDown>,
    pub get_up: MessageWriter<'w, GetUp>,
    pub sheet: MessageWriter<'w, OpenSheet>,
}

impl Sources<'_> {
    /// The cap to show for an action, for the device used last.
    pub fn cap(&self, action: Action) -> Option<Cap> {
        let gamepad = self.keys.device() == crate::app::keys::Device::Gamepad;
        let input = self.settings.bindings.prompt(action, gamepad)?;
        input.caps(&self.language).into_iter().next_back()
    }

    /// The seat drawn at the bottom.
    pub fn own(&self, shown: &Shown<Classic>) -> Seat {
        bottom_seat(shown.eyes)
    }

    /// How the other side is called.
    pub fn foe(&self, shown: &Shown<Classic>) -> super::inspect::Foe {
        let other = self.own(shown).other();
        let who = chronicle::who(other, shown.eyes, self.table.players());
        super::inspect::Foe { whom: who.word, name: who.name }
    }
}

/// Draws all panels.
pub(super) fn draw(
    mut contexts: EguiContexts,
    sources: Sources,
    shown: Option<Res<Shown<Classic>>>,
    curtain: Option<Res<Curtain>>,
    mut hud: ResMut<Hud>,
    mut notices: ResMut<Notices>,
    mut out: Outbox,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let screen = ctx.content_rect();
    let mut root = egui::Ui::new(
        ctx.clone(),
        "table".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let hidden = curtain.as_ref().is_some_and(|curtain| curtain.strength == Handover::Full);
    if let Some(shown) = shown.filter(|_| !hidden) {
        top::draw(&mut root, &sources, &shown, &mut hud, &mut out);
        tray::draw(&mut root, &sources, &shown, &mut out);
        rail::draw(&mut root, &sources, &shown, &mut hud);
        if shown.view.ending.is_some() && sources.playback.is_idle() {
            results::draw(&ctx, &sources, &shown, &mut out);
        }
    }
    if let Some(curtain) = &curtain {
        results::curtain(&ctx, &sources, curtain, &mut hud, &mut out);
    }
    if hud.leaving {
        let words = ["leave-title", "leave-text", "leave-stay", "leave-leave"]
            .map(|key| sources.language.say(key));
        let dialog = kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]);
        match dialog.show(&ctx) {
            Some(kit::Answer::Act) => {
                hud.leaving = false;
                out.get_up.write(GetUp);
            }
            Some(kit::Answer::Safe) => hud.leaving = false,
            None => {}
        }
    }
    captions(&ctx, &sources);
    notice(&ctx, &sources.language, &mut notices);
    Ok(())
}

/// Keys that belong to the frame and not to the gun.
pub(super) fn keys(
    mut pressed: MessageReader<Pressed>,
    aiming: Res<Aiming>,
    shown: Option<Res<Shown<Classic>>>,
    mut hud: ResMut<Hud>,
    mut out: Outbox,
) {
    for press in pressed.read().filter(|press| !press.repeat) {
        match press.action {
            Action::Undo => {
                out.wishes.write(Wish::Undo);
            }
            Action::FastForward => {
                out.wishes.write(Wish::Hurry);
            }
            Action::Inspect => hud.tab = 0,
            Action::Log => hud.tab = 1,
            Action::Rules => hud.tab = 2,
            Action::Back if aiming.aim.is_none() => hud.leaving = !hud.leaving,
            Action::Rematch => {
                let over = shown.as_ref().is_some_and(|shown| shown.view.ending.is_some());
                if over {
                    out.sit_down.write(SitDown::again());
                }
            }
            _ => {}
        }
    }
}

/// What was heard, for those who read it.
fn captions(ctx: &egui::Context, sources: &Sources) {
    let lines: Vec<&str> = sources.captions.lines().collect();
    if lines.is_empty() {
        return;
    }
    let stage = sources.regions.stage;
    let at = egui::pos2(stage.center().x, stage.max.y - 8.0);
    egui::Area::new("captions".into())
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
            kit::panel(ui, kit::Sheet::Dark, |ui| {
                for line in lines.iter().rev().take(2).rev() {
                    kit::words(ui, line, kit::Type::Second);
                }
            });
        });
}

/// The program's own sentences, one at a time.
pub fn notice(ctx: &egui::Context, language: &Language, notices: &mut Notices) {
    let Some(first) = notices.first().map(|notice| notice.text.clone()) else { return };
    let title = language.say("title");
    let close = language.say("button-understood");
    if kit::dialog(&title, &first, &close).show(ctx).is_some() {
        notices.dismiss();
    }
}

/// A part of the window to put things in.
fn region(root: &mut egui::Ui, name: &str, area: Rect) -> egui::Ui {
    let rect = egui::Rect::from_min_max(
        egui::pos2(area.min.x, area.min.y),
        egui::pos2(area.max.x, area.max.y),
    );
    root.new_child(egui::UiBuilder::new().id_salt(name).max_rect(rect))
}

/// The whole window is behind a panel: wood where nothing else is.
fn wood(ui: &egui::Ui, rect: egui::Rect) {
    let how = kit::paint::Tiling { sideways: false, mirrored: false };
    let kit = kit::Kit::of(ui.ctx());
    if kit.palette == crate::app::settings::Palette::Standard {
        kit::paint::tile(ui.painter(), rect, art::TILE_WOOD_DARK, how);
    } else {
        ui.painter().rect_filled(rect, 0.0, kit.skin.panel);
    }
}

/// May the seat at the screen act?
fn may_act(shown: &Shown<Classic>, sources: &Sources) -> bool {
    matches!(shown.eyes, Viewer::Seat(_)) && !shown.legal.is_empty() && sources.playback.is_idle()
}
