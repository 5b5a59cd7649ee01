//! The exact odds of the next shot, and why (ux 2.1 Odds inspector).

use bevy_egui::egui;

use game_rules::{duel::Shell, odds::Odds};

use crate::scenes::duel::scene::sides;
use crate::{
    app::{keys::KeyAction, language::Language, settings::Inspect},
    art::{palette::THEME, sprites::shell::ui::icon},
    kit::{self, Fill, Type},
    say,
    scenes::{
        duel::{
            Desk,
            odds::{self, Inspection, Row},
            picture::{ShellGuess, bottom_seat},
            variant::{DuelVariant, PendingChoice},
        },
        frame::Panels,
    },
    table::TableView,
};

pub(in crate::scenes::duel) fn draw<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let own = bottom_seat(shown.eyes);
    let sides = sides(panels, shown);
    let Some(reading) = panels.reading() else { return };
    let Some(found) = G::inspect(language, &shown.view, reading, own, &sides) else { return };
    // All of it is seen at once in the usual case.
    ui.spacing_mut().item_spacing.y = 2.0;
    next_shell(ui, panels, &found);
    kit::rule(ui);
    // While a shell is placed nothing can be fired: what matters is the order.
    if matches!(G::choice(shown), Some(PendingChoice::Place { .. })) {
        return later(ui, panels, shown, reading);
    }
    if desk.later {
        later(ui, panels, shown, reading);
        return back(ui, panels, desk);
    }
    let (who, name) = (sides.own.word, sides.own.name.as_str());
    let (whom, whom_name) = (sides.foe.word, sides.foe.name.as_str());
    let title = say!(
        language,
        "inspect-if-foe",
        who = who,
        name = name,
        whom = whom,
        whom_name = whom_name
    );
    kit::section(ui, Some(own.other().index() + 1), &title);
    rows(ui, panels, &found.foe, found.exact);
    kit::rule(ui);
    kit::section(
        ui,
        Some(own.index() + 1),
        &say!(language, "inspect-if-self", who = who, name = name),
    );
    rows(ui, panels, &found.own, found.exact);
    if !found.exact {
        kit::rule(ui);
        kit::words(ui, &language.say("why-sampled"), Type::Second);
    }
    kit::rule(ui);
    let open = desk.why.unwrap_or(panels.inspect() == Inspect::Why);
    let percent = language.percent(found.live);
    if why_head(ui, &say!(language, "inspect-why", percent = percent), open).clicked() {
        desk.why = Some(!open);
    }
    if open {
        for line in &found.why {
            kit::words(ui, line, Type::Body);
        }
    }
    back(ui, panels, desk);
}

/// The line that unfolds the reasons.
fn why_head(ui: &mut egui::Ui, text: &str, open: bool) -> egui::Response {
    let line = ui.horizontal(|ui| {
        let kit = kit::Kit::of(ui.ctx());
        let room = egui::vec2(16.0, kit.scaled(28.0));
        let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
        let sign = if open { icon::CHEVRON_DOWN } else { icon::CHEVRON_RIGHT };
        kit::paint::picture(ui.painter(), rect.center(), sign, 0.7, kit.skin.heading);
        kit::section(ui, None, text);
    });
    let response = line.response.interact(egui::Sense::click());
    if response.has_focus() {
        kit::paint::ring(ui.painter(), response.rect, kit::paint::Ring::Button);
    }
    let kind = egui::WidgetType::Button;
    response.widget_info(|| egui::WidgetInfo::selected(kind, true, open, text));
    response
}

/// Turns between the next shot and the later shells.
fn back<G: DuelVariant>(ui: &mut egui::Ui, panels: &Panels<G>, desk: &mut Desk) {
    ui.add_space(4.0);
    let label = panels.language.say(if desk.later { "inspect-next-shot" } else { "inspect-later" });
    let cap = panels.cap(KeyAction::LaterShells);
    if ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked() {
        desk.later = !desk.later;
    }
}

/// What every shell behind the next one may be, and the front of each other clip.
fn later<G: DuelVariant>(
    ui: &mut egui::Ui,
    panels: &Panels<G>,
    shown: &TableView<G>,
    reading: &G::Reading,
) {
    let language = &panels.language;
    kit::section(ui, None, &language.say("inspect-later"));
    let picture = G::picture(&shown.view, reading, &panels.playback);
    let row = |text: String, known: &ShellGuess, off: Option<f64>| {
        let odds = known.live();
        Row { text, odds, fill: odds::Fill::Live, detail: false, off }
    };
    let places = picture.shells.iter().enumerate().skip(1);
    let places = places.map(|(place, known)| {
        let (off, _) = G::shell_error(reading, place);
        row(say!(language, "shell-place", place = place as i64 + 1), known, off)
    });
    let clips = picture.extras.iter().enumerate().filter_map(|(at, extra)| {
        let (front, _) = extra.shells.first()?;
        Some(row(say!(language, "clip-extra", number = at as i64 + 1), front, None))
    });
    let all: Vec<Row> = places.chain(clips).collect();
    rows(ui, panels, &all, G::shell_error(reading, 0).1);
}

fn next_shell<G: DuelVariant>(ui: &mut egui::Ui, panels: &Panels<G>, found: &Inspection) {
    let language = &panels.language;
    let label = language.say("inspect-next");
    let odds = match found.live_off {
        Some(off) => language.sampled(found.live, off),
        None => language.odds(found.live),
    };
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
        ui.spacing_mut().item_spacing.x = 5.0;
        sign(ui, Shell::Live);
        kit::words(ui, &language.say("inspect-live"), Type::Second);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            sign(ui, Shell::Blank);
            kit::words(ui, &language.say("inspect-blank"), Type::Second);
        });
    });
}

/// The shape of a shell seen from above: spikes for a live one, a ring for a blank.
fn sign(ui: &mut egui::Ui, shell: Shell) {
    let kit = kit::Kit::of(ui.ctx());
    let side = kit.scaled(13.0);
    let room = egui::vec2(side, kit.scaled(20.0));
    let (room, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    let rect = egui::Rect::from_center_size(room.center(), egui::Vec2::splat(side));
    let at = |x: f32, y: f32| rect.min + egui::vec2(x, y) * side;
    let shape = match shell {
        Shell::Live => {
            let spikes = [(0.0, 0.2), (0.25, 0.5), (0.5, 0.05), (0.75, 0.5), (1.0, 0.2)];
            let mut shape = egui::Mesh::default();
            let colour = kit.hue(THEME.shells.live.egui());
            for (x, y) in spikes {
                shape.colored_vertex(at(x, y), colour);
                shape.colored_vertex(at(x, 0.95), colour);
            }
            for left in [0, 2, 4, 6] {
                shape.add_triangle(left, left + 1, left + 2);
                shape.add_triangle(left + 1, left + 2, left + 3);
            }
            egui::Shape::mesh(shape)
        }
        Shell::Blank => {
            let stroke = egui::Stroke::new(side * 0.2, kit.hue(THEME.shells.blank.egui()));
            egui::Shape::circle_stroke(rect.center(), side * 0.38, stroke)
        }
    };
    ui.painter().add(shape);
}

/// "48.4 %", or "≈ 48.4 %" if it rests on something that is not followed exactly.
pub(in crate::scenes::duel) fn told(language: &Language, odds: Odds, exact: bool) -> String {
    let percent = language.percent(odds);
    if exact { percent } else { format!("≈ {percent}") }
}

/// Lines with a bar and a right-aligned number.
fn rows<G: DuelVariant>(ui: &mut egui::Ui, panels: &Panels<G>, rows: &[Row], exact: bool) {
    let percents: Vec<String> =
        rows.iter().map(|row| number(&panels.language, row, exact)).collect();
    let wide = percents.iter().map(|text| kit::wide(ui, text, Type::SecondStrong).ceil());
    let number = wide.fold(0.0, f32::max) + 1.0;
    let all = ui.available_width() - number - 2.0 * GAP;
    let words = rows.iter().map(|row| kit::wide(ui, &row.text, Type::Body)).fold(0.0, f32::max);
    let meter = (all - words - 1.0).clamp(METER.0, METER.1).floor();
    let room = (all - meter).floor().max(40.0);
    ui.spacing_mut().item_spacing = egui::vec2(GAP, 0.0);
    for (row, percent) in rows.iter().zip(&percents) {
        let fill = match row.fill {
            odds::Fill::Live => Fill::Live,
            odds::Fill::Blank => Fill::Ice,
            odds::Fill::Good => Fill::Mint,
        };
        let kind = if row.detail { Type::Second } else { Type::Body };
        ui.horizontal(|ui| {
            ui.allocate_ui(egui::vec2(room, 22.0), |ui| {
                ui.set_width(room);
                kit::words(ui, &row.text, kind);
            });
            let label = format!("{} {percent}", row.text);
            let share = row.odds.value() as f32;
            let bar = ui.add(kit::meter(share, fill).width(meter).label(&label));
            if let Some(off) = row.off {
                whisker(ui, bar.rect, share, off as f32);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                kit::words(ui, percent, Type::SecondStrong);
            });
        });
    }
}

/// How far a sampled chance may be off, on its bar.
fn whisker(ui: &egui::Ui, bar: egui::Rect, share: f32, off: f32) {
    let ends = [share - off, share + off]
        .map(|end| egui::lerp(bar.left() + 3.0..=bar.right() - 3.0, end.clamp(0.0, 1.0)));
    let stroke = egui::Stroke::new(1.5, kit::Kit::of(ui.ctx()).skin.text);
    let painter = ui.painter();
    painter.hline(ends[0]..=ends[1], bar.center().y, stroke);
    for end in ends {
        painter.vline(end, bar.center().y - 3.0..=bar.center().y + 3.0, stroke);
    }
}

/// What stands at the end of a line.
fn number(language: &Language, row: &Row, exact: bool) -> String {
    match row.off {
        Some(off) => language.sampled(row.odds, off),
        None => told(language, row.odds, exact),
    }
}

/// The width of a bar at least and at most, and the space between what stands in a line.
const METER: (f32, f32) = (24.0, 56.0);
const GAP: f32 = 5.0;
