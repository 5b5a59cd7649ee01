//! The exact odds of the next shot, and why (ux 2.1 Odds inspector).

use bevy_egui::egui;

use game_rules::odds::Odds;

use super::foe;
use crate::{
    app::{keys::Action, language::Language, settings::Inspect},
    kit::{self, Fill, Type},
    say,
    scenes::{
        duel::{
            Desk,
            duelling::{Choice, Duelling},
            inspect::{self, Inspection, Row},
            picture::{Known, bottom_seat},
        },
        frame::Panels,
    },
    table::Shown,
};

pub(super) fn draw<G: Duelling>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &Shown<G>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let foe = foe(panels, shown);
    let Some(reading) = panels.reading() else { return };
    let Some(found) = G::inspect(language, &shown.view, reading, own, &foe) else { return };
    next_shell(ui, panels, &found);
    kit::rule(ui);
    // While a shell is placed nothing can be fired: what matters is the order.
    if matches!(G::choice(shown), Some(Choice::Place { .. })) {
        return later(ui, panels, shown, reading);
    }
    if desk.later {
        later(ui, panels, shown, reading);
        return back(ui, panels, desk);
    }
    let title = say!(language, "inspect-if-foe", whom = foe.whom, whom_name = foe.name.as_str());
    kit::section(ui, Some(own.other().index() + 1), &title);
    rows(ui, panels, &found.foe, found.exact);
    kit::rule(ui);
    kit::section(ui, Some(own.index() + 1), &language.say("inspect-if-self"));
    rows(ui, panels, &found.own, found.exact);
    if !found.exact {
        kit::rule(ui);
        kit::words(ui, &language.say("why-sampled"), Type::Second);
    }
    if panels.inspect() == Inspect::Why {
        kit::rule(ui);
        let percent = language.percent(found.live);
        kit::section(ui, None, &say!(language, "inspect-why", percent = percent));
        for line in &found.why {
            kit::words(ui, line, Type::Second);
        }
    }
    back(ui, panels, desk);
}

/// Turns between the next shot and the later shells.
fn back<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, desk: &mut Desk) {
    ui.add_space(4.0);
    let label = panels.language.say(if desk.later { "inspect-next-shot" } else { "inspect-later" });
    let cap = panels.cap(Action::LaterShells);
    if ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked() {
        desk.later = !desk.later;
    }
}

/// What every shell behind the next one may be, and the front of each other clip.
fn later<G: Duelling>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &Shown<G>,
    reading: &G::Reading,
) {
    let language = &panels.language;
    kit::section(ui, None, &language.say("inspect-later"));
    let picture = G::picture(&shown.view, reading, &panels.playback);
    let row = |text: String, known: &Known| {
        let odds = known.live();
        Row { text, odds, fill: inspect::Fill::Live, detail: false }
    };
    let places = picture.shells.iter().enumerate().skip(1);
    let places = places
        .map(|(place, known)| row(say!(language, "shell-place", place = place as i64 + 1), known));
    let clips = picture.extras.iter().enumerate().filter_map(|(at, extra)| {
        let (front, _) = extra.shells.first()?;
        Some(row(say!(language, "clip-extra", number = at as i64 + 1), front))
    });
    let all: Vec<Row> = places.chain(clips).collect();
    rows(ui, panels, &all, G::is_exact(reading));
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

/// "48.4 %", or "≈ 48.4 %" if it was sampled.
pub(super) fn told(language: &Language, odds: Odds, exact: bool) -> String {
    let percent = language.percent(odds);
    if exact { percent } else { format!("≈ {percent}") }
}

/// Lines with a bar and a right-aligned number.
fn rows<G: Duelling>(ui: &mut egui::Ui, panels: &Panels<G>, rows: &[Row], exact: bool) {
    let percents: Vec<String> =
        rows.iter().map(|row| told(&panels.language, row.odds, exact)).collect();
    let wide = percents.iter().map(|text| kit::wide(ui, text, Type::SecondStrong).ceil());
    let number = wide.fold(0.0, f32::max) + 1.0;
    let room = (ui.available_width() - number - METER - 2.0 * GAP).floor().max(40.0);
    ui.spacing_mut().item_spacing = egui::vec2(GAP, 2.0);
    for (row, percent) in rows.iter().zip(&percents) {
        let fill = match row.fill {
            inspect::Fill::Live => Fill::Live,
            inspect::Fill::Blank => Fill::Ice,
            inspect::Fill::Good => Fill::Mint,
        };
        let kind = if row.detail { Type::Second } else { Type::Body };
        ui.horizontal(|ui| {
            ui.allocate_ui(egui::vec2(room, 22.0), |ui| {
                ui.set_width(room);
                kit::words(ui, &row.text, kind);
            });
            let label = format!("{} {percent}", row.text);
            ui.add(kit::meter(row.odds.value() as f32, fill).width(METER).label(&label));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                kit::words(ui, percent, Type::SecondStrong);
            });
        });
    }
}

/// The width of a bar, and the space between what stands in a line.
const METER: f32 = 36.0;
const GAP: f32 = 5.0;
