//! The card at the end of a match, and the curtain between two people.

use bevy_egui::egui;
use game_rules::duel::Ending;

use super::{Hud, Outbox, Sources};
use crate::{
    Screen,
    annals::Booked,
    app::{keys::Action, language::Language},
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::duel::{chronicle, duelling::Duelling},
    screens::{
        knew,
        seating::{GetUp, SitDown},
        watching::{Source, Watch},
    },
    table::{Curtain, Handover, Shown, Wish},
};

/// How long a ready button must be held (ux 2.0.6).
const HOLD: f32 = 0.6;

fn ending_key(ending: Ending) -> String {
    match ending {
        Ending::Won(grade) => format!("ending-won-{}", grade.0),
        Ending::Lost(grade) => format!("ending-lost-{}", grade.0),
        Ending::Perished(human, evil) => format!("ending-perished-{}-{}", human.0, evil.0),
    }
}

fn title<G: Duelling>(
    language: &Language,
    sources: &Sources<G>,
    shown: &Shown<G>,
    ending: Ending,
) -> String {
    let winner = match ending {
        Ending::Won(_) => game_rules::duel::HUMAN,
        Ending::Lost(_) => game_rules::duel::EVIL,
        Ending::Perished(..) => return language.say("result-drawn"),
    };
    let who = chronicle::who(winner, shown.eyes, sources.table.players());
    match who.word {
        "you" => language.say("result-won"),
        "evil" => language.say("result-evil-won"),
        _ => say!(language, "result-player-won", name = who.name),
    }
}

/// The result card.
pub(super) fn draw<G: Duelling>(
    ctx: &egui::Context,
    sources: &Sources<G>,
    shown: &Shown<G>,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    if hud.knew {
        if let Some(game) = sources.table.finished()
            && knew::show(ctx, &sources.language, game, sources.table.players())
        {
            hud.knew = false;
        }
        return;
    }
    let Some(ending) = G::ending(&shown.view) else { return };
    let language = &sources.language;
    let stage = sources.regions.stage;
    let centre = egui::pos2(stage.center().x, stage.center().y + 20.0);
    egui::Area::new("result".into()).fixed_pos(centre).pivot(egui::Align2::CENTER_CENTER).show(
        ctx,
        |ui| {
            kit::panel(ui, kit::Sheet::RuledLit, |ui| {
                ui.set_max_width(kit::Kit::of(ui.ctx()).scaled(420.0));
                kit::heading(ui, &title(language, sources, shown, ending));
                let against_evil = sources.table.players().iter().any(|player| !player.is_human());
                if against_evil {
                    kit::words(ui, &language.say(&ending_key(ending)), Type::Body);
                }
                let progress = G::progress(language, &shown.view);
                let length = say!(
                    language,
                    "result-length",
                    rounds = i64::from(progress.round),
                    turns = i64::from(progress.turns)
                );
                kit::words(ui, &length, Type::Second);
                earned(ui, language, &sources.cabinet.booked);
                ui.add_space(8.0);
                ui.horizontal_wrapped(|ui| {
                    let again = language.say("result-rematch");
                    let cap = sources.cap(Action::Rematch);
                    let rematch = ui.add(kit::Plate::new(&again).key_if(cap.as_ref()));
                    let nobody = ui.memory(|memory| memory.focused().is_none());
                    if nobody && sources.keys.device() != crate::app::keys::Device::Mouse {
                        rematch.request_focus();
                    }
                    if rematch.clicked() {
                        out.sit_down.write(SitDown::again());
                    }
                    let home = language.say("result-parlor");
                    if ui.add(kit::Stock::new(&home)).clicked() {
                        out.get_up.write(GetUp);
                    }
                    keepsakes(ui, sources, against_evil, hud, out);
                });
            });
        },
    );
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
fn keepsakes<G: Duelling>(
    ui: &mut egui::Ui,
    sources: &Sources<G>,
    against_evil: bool,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    let language = &sources.language;
    if ui.add(kit::Stock::new(&language.say("result-replay")).icon(icon::REPLAY)).clicked() {
        out.watch.write(Watch { source: Source::Table, from: Screen::Parlor });
    }
    let knew = language.say("result-knew");
    if against_evil && ui.add(kit::Stock::new(&knew).icon(icon::BELIEF)).clicked() {
        hud.knew = true;
    }
    let key = if hud.copied { "button-copied" } else { "result-share" };
    if ui.add(kit::Stock::new(&language.say(key)).icon(icon::COPY)).clicked()
        && let Some(code) = sources.table.code()
    {
        ui.ctx().copy_text(code);
        hud.copied = true;
    }
}

/// The curtain: opaque, over everything, and nothing of any seat behind it. A light one is only its
/// card.
pub(super) fn curtain<G: Duelling>(
    ctx: &egui::Context,
    sources: &Sources<G>,
    curtain: &Curtain,
    out: &mut Outbox<G>,
) {
    let language = &sources.language;
    let screen = ctx.content_rect();
    egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min).show(
        ctx,
        |ui| {
            ui.set_min_size(screen.size());
            if curtain.strength == Handover::Full {
                kit::paint::curtain(ui.painter(), screen);
            }
            let centre = egui::Rect::from_center_size(screen.center(), egui::vec2(480.0, 260.0));
            let mut card = ui.new_child(egui::UiBuilder::new().max_rect(centre));
            kit::panel(&mut card, kit::Sheet::Dark, |ui| {
                let player = sources.table.players().get(curtain.next.index());
                let name = match player {
                    Some(crate::table::Player::Human(name)) => name.clone(),
                    _ => String::new(),
                };
                let title = say!(language, "curtain-next", name = name);
                kit::section(ui, Some(curtain.next.index() + 1), &title);
                let full = curtain.strength == Handover::Full;
                if full {
                    kit::words(ui, &language.say("curtain-look-away"), Type::Body);
                }
                let held = sources.settings.hold_ready && full;
                let label = language.say(if held { "curtain-hold" } else { "curtain-ready" });
                ui.set_width(320.0);
                // A new button each time: one that is still held from before does not count.
                let ready = ui.push_id(sources.table.length(), |ui| {
                    // Nothing else can be done here.
                    let button = ui.next_auto_id();
                    ui.memory_mut(|memory| memory.request_focus(button));
                    if held {
                        kit::hold(ui, &label, HOLD)
                    } else {
                        ui.add(kit::Stock::new(&label).width(320.0).height(56.0)).clicked()
                    }
                });
                if ready.inner {
                    out.wishes.write(Wish::Ready);
                }
            });
        },
    );
}
