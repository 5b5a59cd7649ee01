//! The exact odds of the next shot, and why (ux 2.1 Odds inspector).

use bevy_egui::egui;

use super::foe;
use crate::{
    app::settings::Inspect,
    kit::{self, Fill, Type},
    say,
    scenes::{
        duel::{
            duelling::Duelling,
            inspect::{self, Inspection, Row},
            picture::bottom_seat,
        },
        frame::Panels,
    },
    table::Shown,
};

pub(super) fn draw<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, shown: &Shown<G>) {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let foe = foe(panels, shown);
    let Some(reading) = panels.reading() else { return };
    let Some(found) = G::inspect(language, &shown.view, reading, own, &foe) else { return };
    next_shell(ui, panels, &found);
    kit::rule(ui);
    let title = say!(language, "inspect-if-foe", whom = foe.whom, whom_name = foe.name.as_str());
    kit::section(ui, Some(own.other().index() + 1), &title);
    rows(ui, panels, &found.foe);
    kit::rule(ui);
    kit::section(ui, Some(own.index() + 1), &language.say("inspect-if-self"));
    rows(ui, panels, &found.own);
    if panels.inspect() == Inspect::Why {
        kit::rule(ui);
        let percent = language.percent(found.live);
        kit::section(ui, None, &say!(language, "inspect-why", percent = percent));
        for line in &found.why {
            kit::words(ui, line, Type::Second);
        }
    }
}

fn next_shell<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, found: &Inspection) {
    let language = &panels.language;
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
fn rows<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, rows: &[Row]) {
    for row in rows {
        let percent = panels.language.percent(row.odds);
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
