//! Everybody's points over the rounds, in the colours of their seats.

use bevy_egui::egui::{self, Color32, Pos2, Rect, Stroke, pos2, vec2};
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
    table::Shown,
};

pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &Shown<Wager>) {
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
    let mut list = ui.new_child(egui::UiBuilder::new().max_rect(list));
    kit::scroll(&mut list, "plot", |ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 2.0);
        ui.horizontal_wrapped(|ui| {
            for seat in Seat::all(view.players()) {
                let total = points(view.points[seat.index()]);
                let text = format!("{} {total}", name(language, players, seat));
                // Emblem and name stay in one line.
                let wide = 18.0 + 10.0 + kit::wide(ui, &text, Type::Second);
                let size = vec2(wide, ui.spacing().interact_size.y.max(20.0));
                let layout = egui::Layout::left_to_right(egui::Align::Center);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    kit::seat(ui, emblem(seat, evil), 9.0);
                    kit::words(ui, &text, Type::Second);
                });
            }
        });
    });
}

/// A player's points after every round, from 0 at the start.
fn line(view: &game_rules::wager::View, seat: Seat) -> impl Iterator<Item = (usize, i32)> {
    let ends = view.history.iter().map(move |round| round.end[seat.index()]);
    std::iter::once(0).chain(ends).enumerate()
}
