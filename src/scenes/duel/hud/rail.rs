//! The rail: what exactly happens if…, what has happened, and the rules.

use bevy::math::Rect;
use bevy_egui::egui;

use super::{Hud, Outbox, Sources, may_act, region, wood};
use crate::{
    app::settings::Inspect,
    kit::{self, Fill, Type},
    say,
    scenes::duel::{
        duelling::Duelling,
        inspect::{self, Inspection, Row},
    },
    screens::viewer,
    table::Shown,
};

pub(super) fn draw<G: Duelling>(
    root: &mut egui::Ui,
    sources: &Sources<G>,
    shown: &Shown<G>,
    hud: &mut Hud,
    out: &mut Outbox<G>,
) {
    let area = sources.regions.rail;
    let aimed = hud.tab == 0 && sources.aiming.aim.is_some() && may_act(shown, sources);
    if sources.regions.drawer && !hud.drawer && !aimed {
        return;
    }
    let mut ui = region(root, "rail", area);
    let rect = ui.max_rect();
    wood(&ui, rect);
    let inner = rect.shrink2(egui::vec2(11.0, 7.0));
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
    ui.spacing_mut().item_spacing.y = 0.0;
    let names = ["tab-inspect", "tab-log", "tab-rules"].map(|key| sources.language.say(key));
    kit::tabs(&mut ui, &mut hud.tab, &names.each_ref().map(String::as_str));
    let sheet = Rect::new(inner.left(), ui.cursor().top(), inner.right(), inner.bottom());
    let sheet = egui::Rect::from_min_max(
        egui::pos2(sheet.min.x, sheet.min.y),
        egui::pos2(sheet.max.x, sheet.max.y),
    );
    kit::paint::slice(ui.painter(), sheet, kit::Sheet::Rail.sprite(), egui::Color32::WHITE);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(sheet.shrink(14.0)));
    ui.set_clip_rect(sheet);
    kit::scroll(&mut ui, "rail", |ui| match hud.tab {
        0 => inspector(ui, sources, shown, hud),
        1 => match &sources.viewing {
            Some(viewing) => {
                viewer::log(ui, &sources.language, &sources.table, viewing, &mut out.looks);
            }
            None => log(ui, sources, shown),
        },
        _ => rules(ui, sources, shown),
    });
}

fn inspector<G: Duelling>(
    ui: &mut egui::Ui,
    sources: &Sources<G>,
    shown: &Shown<G>,
    hud: &mut Hud,
) {
    let language = &sources.language;
    // Nothing here is pressed: lines stand as close as lines of text.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = 4.0;
    if sources.inspect() == Inspect::Off {
        kit::words(ui, &language.say("inspect-off"), Type::Second);
        return;
    }
    // The numbers fold away while a committed action is shown, and come back when it is over.
    if !sources.playback.is_idle() {
        kit::words(ui, &language.say("inspect-folded"), Type::Second);
        return;
    }
    if G::ending(&shown.view).is_some() {
        kit::words(ui, &language.say("inspect-over"), Type::Second);
        return;
    }
    let own = sources.own(shown);
    let foe = sources.foe(shown);
    let Some(thought) = &sources.thought else { return };
    let Some(found) = G::inspect(language, &shown.view, &thought.0, own, &foe) else { return };
    next_shell(ui, sources, &found);
    kit::rule(ui);
    let title = say!(language, "inspect-if-foe", whom = foe.whom, whom_name = foe.name.as_str());
    kit::section(ui, Some(own.other().index() + 1), &title);
    rows(ui, sources, &found.foe);
    kit::rule(ui);
    kit::section(ui, Some(own.index() + 1), &language.say("inspect-if-self"));
    rows(ui, sources, &found.own);
    if sources.inspect() == Inspect::Why || hud.why {
        kit::rule(ui);
        let percent = language.percent(found.live);
        kit::section(ui, None, &say!(language, "inspect-why", percent = percent));
        for line in &found.why {
            kit::words(ui, line, Type::Second);
        }
    }
}

fn next_shell<G: Duelling>(ui: &mut egui::Ui, sources: &Sources<G>, found: &Inspection) {
    let language = &sources.language;
    let label = language.say("inspect-next");
    let odds = language.odds(found.live);
    let width = ui.available_width();
    let line = || kit::wide(ui, &label, Type::Heading) + kit::wide(ui, &odds, Type::SecondStrong);
    if line() + 12.0 <= width {
        ui.horizontal(|ui| {
            kit::words(ui, &label, Type::Heading);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                kit::words(ui, &odds, Type::SecondStrong);
            });
        });
    } else {
        kit::words(ui, &label, Type::Heading);
        kit::words(ui, &odds, Type::SecondStrong);
    }
    let spoken = format!("{label} {odds}");
    kit::split_meter(ui, found.live.value() as f32, 22.0, &spoken);
    ui.horizontal(|ui| {
        kit::words(ui, &language.say("inspect-live"), Type::Second);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            kit::words(ui, &language.say("inspect-blank"), Type::Second);
        });
    });
}

/// Lines with a bar and a right-aligned number.
fn rows<G: Duelling>(ui: &mut egui::Ui, sources: &Sources<G>, rows: &[Row]) {
    for row in rows {
        let percent = sources.language.percent(row.odds);
        let fill = match row.fill {
            inspect::Fill::Live => Fill::Live,
            inspect::Fill::Blank => Fill::Ice,
            inspect::Fill::Good => Fill::Mint,
        };
        let kind = if row.detail { Type::Second } else { Type::Body };
        ui.horizontal(|ui| {
            let number = 64.0 * kit::Kit::of(ui.ctx()).text_scale;
            let room = (ui.available_width() - number - 64.0).max(40.0);
            ui.allocate_ui(egui::vec2(room, 24.0), |ui| {
                ui.set_width(room);
                kit::words(ui, &row.text, kind);
            });
            let label = format!("{} {percent}", row.text);
            ui.add(kit::meter(row.odds.value() as f32, fill).width(54.0).label(&label));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                kit::words(ui, &percent, Type::SecondStrong);
            });
        });
    }
}

fn log<G: Duelling>(ui: &mut egui::Ui, sources: &Sources<G>, shown: &Shown<G>) {
    let players = sources.table.players();
    let mut count = 0;
    for told in &shown.log {
        for event in &told.events {
            let Some(line) = G::line(&sources.language, event, shown.eyes, players) else {
                continue;
            };
            let line = if told.struck {
                format!("{line} ({})", sources.language.say("log-undone"))
            } else {
                line
            };
            let mut row = kit::log_row(&line).alternate(count % 2 == 1);
            if let Some(seat) = told.seat {
                row = row.seat(seat.index() + 1);
            }
            ui.add(row);
            count += 1;
        }
    }
    if count == 0 {
        kit::words(ui, &sources.language.say("log-empty"), Type::Second);
    } else {
        ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
    }
}

fn rules<G: Duelling>(ui: &mut egui::Ui, sources: &Sources<G>, shown: &Shown<G>) {
    for (title, text) in G::rules(&sources.language, &shown.view) {
        kit::section(ui, None, &title);
        kit::words(ui, &text, Type::Second);
        ui.add_space(8.0);
    }
}
