//! The card at the end of a match.

use bevy_egui::egui;
use game_rules::game::{Seat, Turn};

use super::{Hud, Outbox, Panels};
use crate::{
    Screen,
    app::{
        keys::{Device, KeyAction},
        language::Language,
    },
    art::sprites::shell::ui::icon,
    history::Booked,
    kit::{self, Type},
    say,
    scenes::scene::Scene,
    screens::{
        seating::{GetUp, SitDown},
        watching::{Source, Watch},
        what_evil_knew,
    },
    table::TableView,
};

/// Who has won, if nobody has more to say about it.
fn winner<G: Scene>(panels: &Panels<G>, shown: &TableView<G>) -> String {
    let language = &panels.language;
    let Turn::Over(outcome) = shown.turn else { return String::new() };
    let winner = Seat::all(panels.table.players().len()).find(|seat| outcome.won_by(*seat));
    let Some(winner) = winner else { return language.say("result-even") };
    let who = panels.who(shown, winner);
    match who.word {
        "you" => language.say("result-won"),
        "evil" => language.say("result-evil-won"),
        _ => say!(language, "result-player-won", name = who.name),
    }
}

/// The result card.
pub(super) fn draw<G: Scene>(
    ctx: &egui::Context,
    panels: &Panels<G>,
    shown: &TableView<G>,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    if hud.knew {
        if let Some(game) = panels.table.finished()
            && what_evil_knew::show(ctx, &panels.language, game, panels.table.players())
        {
            hud.knew = false;
        }
        return;
    }
    let Some(verdict) = G::verdict(panels, shown) else { return };
    if hud.folded {
        folded(ctx, panels, hud);
        return;
    }
    let title = verdict.title.unwrap_or_else(|| winner(panels, shown));
    let language = &panels.language;
    // Whoever has drawn the rail out over the stage reads it: the card makes room.
    let mut stage = panels.regions.stage;
    if panels.regions.drawer && hud.out {
        stage.max.x = stage.max.x.min(panels.regions.rail.min.x);
    }
    let id = egui::Id::new("result heights");
    let last: Heights = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    // The tray below may have more to tell about the end: the card stays on the stage.
    let whole = stage.height() - FRAME;
    let room = (whole - last.buttons).max(LEAST);
    let tall = last.told > room;
    // Where the buttons alone fill it, they scroll along with the words.
    let cramped = whole - last.buttons < LEAST;
    let lower = if tall { 0.0 } else { 20.0 };
    let centre = egui::pos2(stage.center().x, stage.center().y + lower);
    egui::Area::new("result".into()).fixed_pos(centre).pivot(egui::Align2::CENTER_CENTER).show(
        ctx,
        |ui| {
            kit::panel(ui, kit::Sheet::RuledLit, |ui| {
                // Large letters need a wide card, and short lines can share one.
                let large = kit::Kit::of(ui.ctx()).text_scale >= 1.5;
                let wide = kit::Kit::of(ui.ctx()).scaled(if large { 600.0 } else { 420.0 });
                let wide = wide.min(stage.width() - 48.0);
                ui.set_max_width(wide);
                let tell = |ui: &mut egui::Ui| {
                    kit::heading(ui, &title);
                    if large {
                        kit::words(ui, &verdict.lines.join(" · "), Type::Body);
                    } else {
                        for line in &verdict.lines {
                            kit::words(ui, line, Type::Body);
                        }
                    }
                    kit::words(ui, &verdict.length, Type::Second);
                    earned(ui, language, &panels.cabinet.booked);
                    ui.min_rect().height()
                };
                if cramped {
                    ui.allocate_ui(egui::vec2(wide, whole), |ui| {
                        ui.set_max_height(whole);
                        kit::scroll(ui, "result", |ui| {
                            let told = ui.scope(tell).inner;
                            let row = ui.horizontal_wrapped(|ui| buttons(ui, panels, hud, out));
                            let heights = Heights { told, buttons: row.response.rect.height() };
                            ui.data_mut(|data| data.insert_temp(id, heights));
                        });
                    });
                    return;
                }
                let told = if tall {
                    ui.allocate_ui(egui::vec2(wide, room), |ui| {
                        ui.set_max_height(room);
                        kit::scroll(ui, "result", tell).inner
                    })
                    .inner
                } else {
                    ui.scope(tell).inner
                };
                ui.add_space(8.0);
                let buttons = ui.horizontal_wrapped(|ui| buttons(ui, panels, hud, out));
                let heights = Heights { told, buttons: buttons.response.rect.height() };
                ui.data_mut(|data| data.insert_temp(id, heights));
            });
        },
    );
}

/// The card folded to a button at the lower edge of the stage: everything the match has revealed can
/// be seen, and the ribbon says who has won.
fn folded<G: Scene>(ctx: &egui::Context, panels: &Panels<G>, hud: &mut Hud) {
    let stage = panels.regions.stage;
    let foot = egui::pos2(stage.center().x, stage.max.y - 4.0);
    let area = egui::Area::new("result folded".into()).fixed_pos(foot);
    area.pivot(egui::Align2::CENTER_BOTTOM).show(ctx, |ui| {
        ui.set_max_width(stage.width());
        let open = ui.add(kit::Stock::new(&panels.language.say("result-unfold")));
        if open.clicked() {
            hud.folded = false;
        }
        let nobody = ui.memory(|memory| memory.focused().is_none());
        if nobody && panels.keys.device() != Device::Mouse {
            open.request_focus();
        }
    });
}

/// What of the stage is not for the card's words and buttons.
const FRAME: f32 = 76.0;

/// The least that is left for the words beside the buttons.
const LEAST: f32 = 80.0;

/// How high the parts of the card were when it was drawn last.
#[derive(Clone, Copy, Debug, Default)]
struct Heights {
    told: f32,
    buttons: f32,
}

/// Again, home, and what can be kept.
fn buttons<G: Scene>(ui: &mut egui::Ui, panels: &Panels<G>, hud: &mut Hud, out: &mut Outbox<G>) {
    let language = &panels.language;
    let home = language.say("result-parlor");
    let first = if panels.table.is_elsewhere() {
        // Whoever plays elsewhere says when there is another match.
        let home = ui.add(kit::Plate::new(&home));
        if home.clicked() {
            out.get_up.write(GetUp);
        }
        home
    } else {
        let again = language.say("result-rematch");
        let cap = panels.cap(KeyAction::Rematch);
        let rematch = ui.add(kit::Plate::new(&again).key_if(cap.as_ref()));
        if rematch.clicked() {
            out.sit_down.write(SitDown::again());
        }
        if ui.add(kit::Stock::new(&home)).clicked() {
            out.get_up.write(GetUp);
        }
        rematch
    };
    if ui.add(kit::Stock::new(&language.say("result-fold"))).clicked() {
        hud.folded = true;
    }
    let nobody = ui.memory(|memory| memory.focused().is_none());
    // What had the focus cannot be used any more.
    let comes = !std::mem::replace(&mut hud.over, true);
    if (nobody || comes) && panels.keys.device() != Device::Mouse {
        first.request_focus();
    }
    let against_evil = panels.table.players().iter().any(|player| !player.is_human());
    keepsakes(ui, panels, against_evil, hud, out);
}

/// What the match brought.
fn earned(ui: &mut egui::Ui, language: &Language, booked: &Booked) {
    if !booked.counted {
        kit::words(ui, &language.say("result-uncounted"), Type::Second);
        return;
    }
    let mut lines = Vec::new();
    if booked.experience > 0 {
        lines.push(say!(language, "result-experience", count = booked.experience as i64));
    }
    if booked.coins > 0 {
        lines.push(say!(language, "result-coins", count = i64::from(booked.coins)));
    }
    if let Some(level) = booked.level {
        lines.push(say!(language, "result-level", level = level as i64));
    }
    if booked.luck.shots > 0 {
        let expected = language.decimal(booked.luck.expected, 1);
        let actual = language.number(booked.luck.actual as i64);
        lines.push(say!(language, "result-luck", expected = expected, actual = actual));
    }
    for line in &lines {
        kit::words(ui, line, Type::Second);
    }
    for feat in &booked.feats {
        let name = language.say(&format!("achievement-{}-name", feat.word()));
        kit::words(ui, &say!(language, "achievement-new", name = name), Type::Strong);
    }
}

/// Watch it again, see what Evil knew, take it along.
fn keepsakes<G: Scene>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    against_evil: bool,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    let language = &panels.language;
    if ui.add(kit::Stock::new(&language.say("result-replay")).icon(icon::REPLAY)).clicked() {
        out.watch.write(Watch { source: Source::Table, from: Screen::Parlor });
    }
    let knew = language.say("result-knew");
    if against_evil && ui.add(kit::Stock::new(&knew).icon(icon::BELIEF)).clicked() {
        hud.knew = true;
    }
    let key = if hud.copied { "button-copied" } else { "result-share" };
    if ui.add(kit::Stock::new(&language.say(key)).icon(icon::COPY)).clicked()
        && let Some(code) = panels.table.code()
    {
        ui.ctx().copy_text(code);
        hud.copied = true;
    }
}
