//! Everybody's points over the rounds, in the colours of their seats.

use bevy_egui::egui::{self, Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use game_rules::{game::Seat, wager::Wager};

use crate::{
    art::palette::THEME,
    kit::{self, Kit, Type},
    scenes::{
        frame::Panels,
        wager::{
            beats::evil_seat,
            names::{name, points},
            stage::emblem,
        },
    },
    table::TableView,
};

pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>) {
    let language = &panels.language;
    let kit = Kit::of(ui.ctx());
    let players = panels.table.players();
    let evil = evil_seat(players);
    let view = &shown.view;
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    let title = language.say("bets-result-plot");
    kit::words(ui, &title, Type::Section);
    let area = Rect::from_min_max(pos2(ui.max_rect().left(), ui.cursor().top()), ui.max_rect().max);
    let response = ui.allocate_rect(area, egui::Sense::hover());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, title.as_str()));
    let all = || view.history.iter().flat_map(|round| round.end.iter().copied()).chain([0]);
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(1));
    let legend = (area.width() * 0.34).max(180.0);
    let field = Rect::from_min_max(
        area.min + vec2(34.0, 6.0),
        pos2(area.right() - legend, area.bottom() - 8.0),
    );
    let rounds = view.history.len().max(1) as f32;
    let place = |round: usize, points: i32| -> Pos2 {
        let x = field.left() + field.width() * round as f32 / rounds;
        let share = (points - low) as f32 / (high - low).max(1) as f32;
        pos2(x, field.bottom() - share * field.height())
    };
    let painter = ui.painter();
    let faint = Stroke::new(1.0, kit.skin.quiet.gamma_multiply(0.5));
    painter.line_segment([place(0, 0), place(view.history.len(), 0)], faint);
    for round in 1..=view.history.len() {
        painter.line_segment([place(round, low), place(round, high)], faint);
    }
    for mark in [low, high] {
        let at = place(0, mark) - vec2(6.0, 0.0);
        let font = egui::FontId::proportional(13.0 * kit.text_scale.min(1.3));
        painter.text(at, egui::Align2::RIGHT_CENTER, points(mark), font, kit.skin.text);
    }
    for seat in Seat::all(view.players()) {
        let line = line(view, seat).map(|(round, points)| place(round, points));
        let line: Vec<Pos2> = line.collect();
        let number = emblem(seat, evil);
        let colour: Color32 = THEME.seats[(number - 1) % THEME.seats.len()].egui();
        painter.add(egui::Shape::line(line.clone(), Stroke::new(2.5, colour)));
        if let Some(end) = line.last() {
            kit::paint_seat(painter, *end, 8.0, number);
        }
    }
    let list = Rect::from_min_max(pos2(field.right() + 16.0, area.top()), area.max);
    let entries: Vec<(usize, String)> = Seat::all(view.players())
        .map(|seat| {
            let total = points(view.points[seat.index()]);
            (emblem(seat, evil), format!("{} {total}", name(language, players, seat)))
        })
        .collect();
    let mut list = ui.new_child(egui::UiBuilder::new().max_rect(list));
    legend_of(&mut list, &entries);
}

/// Emblems with names and totals, in columns and in letters that fit; a very large table scrolls.
fn legend_of(ui: &mut egui::Ui, entries: &[(usize, String)]) {
    const EMBLEM: f32 = 28.0;
    let (ctx, room) = (ui.ctx().clone(), ui.available_size() - vec2(12.0, 0.0));
    let cell = |ui: &egui::Ui| {
        let wide = entries.iter().map(|(_, text)| kit::wide(ui, text, Type::Second));
        vec2(EMBLEM + 14.0 + wide.fold(0.0, f32::max), Kit::of(ui.ctx()).scaled(22.0).max(20.0))
    };
    let rows = |cell: Vec2| entries.len().div_ceil(((room.x / cell.x) as usize).max(1));
    let measure = || vec2(cell(ui).x, cell(ui).y * rows(cell(ui)) as f32);
    let scale = kit::fitting(&ctx, room, measure);
    kit::at_scale(&ctx, scale, || {
        let (cell, ink) = (cell(ui), Kit::of(ui.ctx()).skin.text);
        let rows = rows(cell);
        kit::scroll(ui, "plot", |ui| {
            let size = vec2(room.x, cell.y * rows as f32);
            let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            for (place, (number, text)) in entries.iter().enumerate() {
                let corner = vec2(cell.x * (place / rows) as f32, cell.y * (place % rows) as f32);
                let at = Rect::from_min_size(area.min + corner, cell);
                let middle = pos2(at.left() + EMBLEM / 2.0 - 2.0, at.center().y);
                kit::paint_seat(ui.painter(), middle, 9.0, *number);
                let words = at.with_min_x(at.left() + EMBLEM);
                let said =
                    ui.interact(words, ui.id().with(("legend", place)), egui::Sense::hover());
                said.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Label, true, text.as_str())
                });
                kit::label(ui, words, &[(text, Type::Second, ink)]);
            }
        });
    });
}

/// A player's points after every round, from 0 at the start.
fn line(view: &game_rules::wager::View, seat: Seat) -> impl Iterator<Item = (usize, i32)> {
    let ends = view.history.iter().map(move |round| round.end[seat.index()]);
    std::iter::once(0).chain(ends).enumerate()
}
