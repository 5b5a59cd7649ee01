//! The turn behind a cell of the outcome matrix, below it.

use bevy_egui::egui::{self, Align, Color32, Rect, Sense, Vec2, vec2};
use game_rules::arena::Series;

use super::{inspector::name, steps::steps};
use crate::scenes::arena::{
    reading::{Matrix, Row},
    scene::Desk,
};
use crate::{
    app::language::Language,
    art::sprites::shell::ui::icon,
    kit::{self, Kit, Type, paint},
    say,
};

/// The turn behind a cell, step by step. What does not fit below the matrix has a page of its own:
/// the matrix never scrolls away.
pub(in crate::scenes::arena) fn draw(
    ui: &mut egui::Ui,
    language: &Language,
    series: &Series,
    matrix: &Matrix,
    desk: &mut Desk,
) {
    let (row, column) = desk.cell;
    let Some(Row { choice, cells, .. }) = matrix.rows.get(row) else { return };
    let Some(cell) = cells.get(column) else { return };
    kit::rule(ui);
    let own = name(language, series, matrix.own, *choice);
    let other = name(language, series, matrix.own.other(), matrix.columns[column]);
    let title = say!(language, "arena-step-into", own = own, other = other);
    let room = ui.available_width() - if desk.steps.many { TURN.x } else { 0.0 };
    let title = ui.scope(|ui| {
        ui.set_max_width(room);
        kit::section(ui, None, &title).rect
    });
    let title = title.inner;
    ui.spacing_mut().item_spacing.y = 0.0;
    let lines = steps(language, series, cell);
    let style = |number: usize| match number + 1 == lines.len() {
        true => Type::SecondStrong,
        false => Type::Second,
    };
    let heights: Vec<f32> = lines
        .iter()
        .enumerate()
        .map(|(number, line)| {
            let line = [(line.as_str(), style(number), Color32::WHITE)];
            kit::text::lay(ui, &line, ui.available_width(), Align::Min).size().y
        })
        .collect();
    let used = ui.cursor().top() - ui.min_rect().top();
    let room = ui.clip_rect().height() - used - 6.0;
    let pages = pages_of(&heights, if desk.ahead { f32::INFINITY } else { room });
    if desk.steps.cell != desk.cell || desk.steps.page >= pages.len() {
        (desk.steps.page, desk.steps.cell) = (0, desk.cell);
    }
    desk.steps.many = pages.len() > 1;
    for number in pages.get(desk.steps.page).cloned().unwrap_or_default() {
        kit::words(ui, &lines[number], style(number));
    }
    if desk.steps.many && next_page(ui, language, (desk.steps.page, pages.len()), title) {
        desk.steps.page = (desk.steps.page + 1) % pages.len();
    }
    ui.spacing_mut().item_spacing.y = 2.0;
}

/// The sign that turns to the next page of steps, beside the title.
const TURN: Vec2 = vec2(58.0, 22.0);

/// Lines that are seen together: all of them if they fit, or if so little fits that scrolling is
/// the lesser evil.
fn pages_of(heights: &[f32], room: f32) -> Vec<std::ops::Range<usize>> {
    let all: f32 = heights.iter().sum();
    let highest = heights.iter().copied().fold(0.0, f32::max);
    if all <= room || room < highest {
        return std::iter::once(0..heights.len()).collect();
    }
    let mut pages = Vec::new();
    let (mut start, mut filled) = (0, 0.0);
    for (number, height) in heights.iter().enumerate() {
        if filled + height > room {
            pages.push(start..number);
            (start, filled) = (number, 0.0);
        }
        filled += height;
    }
    pages.push(start..heights.len());
    pages
}

/// "1/2" with an arrow: the steps go on.
fn next_page(
    ui: &mut egui::Ui,
    language: &Language,
    (page, pages): (usize, usize),
    title: Rect,
) -> bool {
    let corner = egui::pos2(ui.max_rect().right() - TURN.x, title.top());
    let at = Rect::from_min_size(corner, TURN);
    let response = ui.interact(at, ui.id().with("steps"), Sense::click());
    let label = language.say("arena-steps-more");
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.as_str()));
    let skin = &Kit::of(ui.ctx()).skin;
    let arrow = at.right_center() - vec2(10.0, 0.0);
    paint::picture(ui.painter(), arrow, icon::CHEVRON_RIGHT, 0.8, skin.heading);
    let words = Rect::from_min_max(at.min, arrow + vec2(-8.0, TURN.y / 2.0));
    let text = format!("{}/{pages}", page + 1);
    kit::label(ui, words, &[(&text, Type::SecondStrong, skin.heading)]);
    if response.has_focus() {
        paint::ring(ui.painter(), at, paint::Ring::Button);
    }
    kit::tip(&response, &label, "", None);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_do_not_fit_have_pages_and_none_is_lost() {
        let heights = [20.0, 40.0, 20.0, 40.0, 20.0, 20.0];
        assert_eq!(pages_of(&heights, 160.0), std::slice::from_ref(&(0..6)), "all fit");
        assert_eq!(pages_of(&heights, 100.0), [0..3, 3..6]);
        assert_eq!(pages_of(&heights, 80.0), [0..3, 3..6]);
        assert_eq!(pages_of(&heights, 81.0), [0..3, 3..6]);
        assert_eq!(pages_of(&heights, 45.0), [0..1, 1..2, 2..3, 3..4, 4..6]);
        assert_eq!(
            pages_of(&heights, 39.0),
            std::slice::from_ref(&(0..6)),
            "too little room for pages: it scrolls"
        );
        assert_eq!(pages_of(&[], 82.0), std::slice::from_ref(&(0..0)));
    }
}
