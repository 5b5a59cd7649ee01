//! The inspector: the outcome matrix, and the turn behind each of its cells, step by step.

use bevy_egui::egui::{self, Align, Color32, Rect, Sense, Vec2, vec2};
use game_rules::{
    arena::{Action, Arena, Series},
    game::Seat,
};

use super::{detail, tape};
use crate::scenes::arena::{
    picture::left_seat,
    reading::{Cell, Matrix},
    scene::Desk,
    stage, words,
};
use crate::{
    app::{
        keys::{Cap, KeyAction},
        language::Language,
    },
    art::sprites::{Sprite, arena as art, shell::ui::icon},
    kit::{self, Kit, Type, paint},
    say,
    scenes::frame::Panels,
    table::TableView,
};

/// Columns that stand side by side. If there are more, moves and switches have a page each.
const COLUMNS: usize = 5;
/// The width of a row's head and of its mark.
const HEAD: f32 = 42.0;
const MARK: f32 = 20.0;

pub(in crate::scenes::arena) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    if desk.tape {
        return tape(ui, panels, shown);
    }
    let Some(Some(matrix)) = panels.reading() else { return };
    let series = &shown.view.series;
    ui.spacing_mut().item_spacing.y = 2.0;
    let heading = kit::heading(ui, &language.say("arena-matrix")).rect;
    if panels.table.house().strict {
        kit::words(ui, &language.say("arena-matrix-strict"), Type::Second);
        return;
    }
    if matrix.entry {
        kit::words(ui, &language.say("arena-matrix-entry"), Type::Second);
        entries(ui, language, series, matrix);
        return;
    }
    let turn = i64::from(series.bout().turns) + 1;
    let who = panels.who(shown, matrix.own);
    let head = match who.word {
        "you" => say!(language, "arena-matrix-turn", turn = turn),
        _ => {
            let name = words::actor(language, matrix.own, shown.eyes, panels.table.players());
            say!(language, "arena-matrix-for", turn = turn, name = name)
        }
    };
    kit::words(ui, &head, Type::Second);
    let order = desk.picked(shown);
    let picked = order.and_then(|choice| matrix.row(choice));
    // A new turn begins at the first cell, a picked order at its row; from there anybody may walk.
    let now = (series.clock(), order);
    if desk.cell_for != now {
        let column = if desk.cell_for.0 == now.0 { desk.cell.1 } else { 0 };
        (desk.cell, desk.cell_for) = ((picked.unwrap_or(desk.cell.0), column), now);
    }
    desk.cell.0 = desk.cell.0.min(matrix.rows.len().saturating_sub(1));
    desk.cell.1 = desk.cell.1.min(matrix.columns.len().saturating_sub(1));
    let wants = std::mem::take(&mut desk.wants_cell);
    let look = Look { picked, chosen: Some(desk.cell), wants };
    ahead_switch(ui, panels, desk, heading);
    let pages = pages(matrix);
    let page = pages.iter().position(|page| page.contains(&desk.cell.1)).unwrap_or(0);
    if let Some(columns) = pages.get(page) {
        let (cell, corners) = block(ui, language, series, matrix, columns.clone(), look);
        desk.cell = cell.unwrap_or(desk.cell);
        if let Some(column) = turn_page(ui, language, &pages, page, corners) {
            (desk.cell.1, desk.wants_cell) = (column, true);
        }
    }
    legend(ui, language);
    detail::draw(ui, language, series, matrix, desk);
    ahead(ui, panels, shown, matrix, desk);
}

/// How a matrix is looked at.
#[derive(Clone, Copy, Default)]
struct Look {
    /// The row of the order that is picked.
    picked: Option<usize>,
    /// The cell that is explained.
    chosen: Option<(usize, usize)>,
    /// It wants the focus.
    wants: bool,
}

/// The columns that are seen together.
fn pages(matrix: &Matrix) -> Vec<std::ops::Range<usize>> {
    let all = matrix.columns.len();
    let moves = matrix.columns.iter().filter(|it| matches!(it, Some(Action::Fight(_)))).count();
    let first = if all <= COLUMNS { all } else { moves };
    std::iter::once(0..first).chain((first < all).then_some(first..all)).collect()
}

/// Arrows beside the heads of the columns, where there are more; the column to go to.
fn turn_page(
    ui: &mut egui::Ui,
    language: &Language,
    pages: &[std::ops::Range<usize>],
    page: usize,
    corners: [Rect; 2],
) -> Option<usize> {
    let [before, behind] = [page.checked_sub(1), Some(page + 1)].map(|page| pages.get(page?));
    let back = before.map(|page| (corners[0], icon::CHEVRON_LEFT, page.end.saturating_sub(1)));
    let on = behind.map(|page| (corners[1], icon::CHEVRON_RIGHT, page.start));
    let mut found = None;
    for (at, sign, column) in [back, on].into_iter().flatten() {
        let response = ui.interact(at, ui.id().with(("page", column)), Sense::click());
        let label = language.say("arena-matrix-more");
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.as_str())
        });
        let tint = Kit::of(ui.ctx()).skin.number;
        paint::picture(ui.painter(), at.center(), sign, 0.8, tint);
        if response.has_focus() {
            paint::ring(ui.painter(), at, paint::Ring::Button);
        }
        if response.clicked() {
            found = Some(column);
        }
    }
    found
}

/// The key that looks one turn further, beside the heading.
fn ahead_switch(ui: &mut egui::Ui, panels: &Panels<Arena>, desk: &mut Desk, heading: Rect) {
    let cap = panels.cap(KeyAction::Ahead).unwrap_or_else(|| Cap::Text("+1".to_owned()));
    let size = kit::cap_size(ui, &cap);
    let end = egui::pos2(ui.max_rect().right() - size.x / 2.0 - 4.0, heading.center().y);
    let at = Rect::from_center_size(end, size);
    let response = ui.interact(at, ui.id().with("ahead"), Sense::click());
    let label = panels.language.say("arena-ahead");
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, desk.ahead, label.as_str())
    });
    kit::paint_cap(ui, at, &cap);
    if response.has_focus() || desk.ahead {
        paint::ring(ui.painter(), at, paint::Ring::Button);
    }
    kit::tip(&response, &label, "", None);
    if response.clicked() {
        (desk.ahead, desk.wants_ahead) = (!desk.ahead, !desk.ahead);
    }
}

/// The turn after the cell that is looked at: one more ply, as exact as the first.
fn ahead(
    ui: &mut egui::Ui,
    panels: &Panels<Arena>,
    shown: &TableView<Arena>,
    matrix: &Matrix,
    desk: &mut Desk,
) {
    if !desk.ahead {
        return;
    }
    let language = &panels.language;
    ui.add_space(6.0);
    let title = kit::section(ui, None, &language.say("arena-ahead"));
    if std::mem::take(&mut desk.wants_ahead) {
        title.scroll_to_me(Some(Align::Min));
    }
    let series = &shown.view.series;
    let Some(after) = matrix.after(series, desk.cell) else { return };
    ui.add_space(4.0);
    let goes_on = after.number() == series.number();
    match Matrix::of(&after, matrix.own).filter(|_| goes_on) {
        Some(next) if next.entry => {
            kit::words(ui, &language.say("arena-matrix-entry"), Type::Second);
            entries(ui, language, &after, &next);
        }
        Some(next) => {
            for columns in pages(&next) {
                block(ui, language, &after, &next, columns, Look::default());
            }
        }
        None => {
            kit::words(ui, &language.say("arena-ahead-over"), Type::Second);
        }
    }
}

/// The whole conversation of this match, newest turn first.
fn tape(ui: &mut egui::Ui, panels: &Panels<Arena>, shown: &TableView<Arena>) {
    let language = &panels.language;
    kit::heading(ui, &language.say("arena-tape"));
    kit::words(ui, &language.say("arena-tape-text"), Type::Second);
    let name = |seat: Seat| words::actor(language, seat, shown.eyes, panels.table.players());
    let left = left_seat(shown.eyes);
    for printed in tape::printed(language, &shown.view.series, left, usize::MAX, &name).iter().rev()
    {
        kit::section(ui, None, &printed.turn);
        let own = [printed.own.as_str(), printed.answer.as_str()].join("   ");
        kit::words(ui, &own, Type::Second);
        if !printed.other.is_empty() {
            kit::words(ui, &printed.other, Type::Second);
        }
    }
}

/// A page of the matrix: some columns, all rows. The cell somebody looks at, and the corners beside
/// the heads of the columns.
fn block(
    ui: &mut egui::Ui,
    language: &Language,
    series: &Series,
    matrix: &Matrix,
    columns: std::ops::Range<usize>,
    look: Look,
) -> (Option<(usize, usize)>, [Rect; 2]) {
    let mut found = None;
    let kit = Kit::of(ui.ctx());
    let (head, mark) = (HEAD, MARK);
    let room = ui.available_width() - head - mark;
    let wide = (room / columns.len().max(2) as f32).floor();
    // A whole team to choose from leaves room for the turn below it.
    let tall = match matrix.rows.len() {
        ..=6 => 29.0,
        7 | 8 => 23.0,
        _ => 21.0,
    };
    let size = vec2(wide, kit.scaled(tall));
    let row_size = vec2(head + wide * columns.len() as f32 + mark, size.y);
    let (rect, _) = ui.allocate_exact_size(row_size, Sense::hover());
    let corner = Rect::from_min_size(rect.min, vec2(head - 2.0, size.y - 2.0));
    emblems(ui, matrix.own, corner);
    let corners = [
        Rect::from_center_size(corner.center(), vec2(18.0, corner.height())),
        Rect::from_min_size(rect.right_top() - vec2(mark, 0.0), vec2(mark, size.y - 2.0)),
    ];
    for (place, column) in columns.clone().enumerate() {
        let at = Rect::from_min_size(
            rect.min + vec2(head + wide * place as f32, 0.0),
            size - Vec2::splat(2.0),
        );
        header(ui, series, matrix.own.other(), matrix.columns[column], at, false);
    }
    for (number, row) in matrix.rows.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(row_size, Sense::hover());
        let at = Rect::from_min_size(rect.min, vec2(head - 2.0, size.y - 2.0));
        header(ui, series, matrix.own, row.choice, at, look.picked == Some(number));
        if row.dominated {
            let line = [at.left_center(), at.right_center()];
            ui.painter().line_segment(line, egui::Stroke::new(2.0, kit.skin.quiet));
        }
        for (place, column) in columns.clone().enumerate() {
            let at = Rect::from_min_size(
                rect.min + vec2(head + wide * place as f32, 0.0),
                size - Vec2::splat(2.0),
            );
            let label = label(language, series, matrix, number, column);
            let chosen = look.chosen == Some((number, column));
            let response = cell(ui, &row.cells[column], at, &label, chosen);
            if chosen && look.wants {
                response.request_focus();
                response.scroll_to_me(None);
            }
            if pointed_at(ui, &response) || found.is_none() && response.has_focus() {
                found = Some((number, column));
            }
        }
        let end = rect.right_center() - vec2(mark / 2.0, 0.0);
        // A row can be both: then the marks stand above each other.
        let (both, size) = if row.safest && row.repeat { (7.0, 0.55) } else { (0.0, 0.8) };
        for (on, sign, side) in [
            (row.safest, art::MATRIX_MARK_SAFEST, -both),
            (row.repeat, art::MATRIX_MARK_REPEAT, both),
        ] {
            if on {
                paint::picture(ui.painter(), end + vec2(0.0, side), sign, size, Color32::WHITE);
            }
        }
    }
    ui.add_space(2.0);
    (found, corners)
}

/// In the corner: whose the rows are, and whose the columns.
fn emblems(ui: &egui::Ui, own: Seat, at: Rect) {
    let emblem = |side: Seat| if side == Seat(0) { art::EMBLEM_YOU } else { art::EMBLEM_RIVAL };
    let size = at.height() / 36.0;
    for (side, place) in [(own, vec2(0.22, 0.72)), (own.other(), vec2(0.78, 0.3))] {
        let place = at.min + place * at.size();
        paint::picture(ui.painter(), place, emblem(side), size, Color32::WHITE);
    }
}

/// Does somebody point at this cell now?
fn pointed_at(ui: &egui::Ui, response: &egui::Response) -> bool {
    response.clicked() || response.hovered() && ui.input(|i| i.pointer.is_moving())
}

/// What is said of a cell to those who listen.
fn label(
    language: &Language,
    series: &Series,
    matrix: &Matrix,
    row: usize,
    column: usize,
) -> String {
    let own = name(language, series, matrix.own, matrix.rows[row].choice);
    let other = name(language, series, matrix.own.other(), matrix.columns[column]);
    let swing = value(language, &matrix.rows[row].cells[column]);
    say!(language, "arena-matrix-cell", own = own, other = other, swing = swing)
}

pub(in crate::scenes::arena) fn name(
    language: &Language,
    series: &Series,
    side: Seat,
    choice: Option<Action>,
) -> String {
    match choice {
        Some(choice) => words::order(language, series, side, choice),
        None => language.say("arena-step-none"),
    }
}

/// "+58", "KO".
fn value(language: &Language, cell: &Cell) -> String {
    match cell.folds || cell.rival_folds {
        true => language.say("arena-ko"),
        false => language.change(i64::from(cell.swing)),
    }
}

/// The number of a choice with the type of the move, or the creature.
fn header(
    ui: &egui::Ui,
    series: &Series,
    side: Seat,
    choice: Option<Action>,
    at: Rect,
    picked: bool,
) {
    let kit = Kit::of(ui.ctx());
    let ground = if picked { art::MATRIX_CELL_ROW_CHOSEN } else { art::MATRIX_CELL_ROW };
    stretched(ui, ground, at);
    let lineup = series.lineup();
    let (number, icon, scale) = match choice {
        Some(Action::Fight(index)) => {
            let slot = series.bout().side(side).active.unwrap_or(0);
            let id = lineup.card(side, slot).blows[usize::from(index) & 3].id;
            let kind = lineup.data().move_of(id).map_or(1, |it| it.kind);
            (index + 1, art::types::chip(usize::from(kind)), 0.62)
        }
        Some(Action::Switch(slot)) => {
            let drawing = stage::drawing_of(lineup.card(side, slot).id);
            let [_, _, width, height] = drawing.frame;
            (slot + 1, Some(drawing), (at.height() - 4.0).min(24.0) / width.max(height))
        }
        Some(Action::Pass) | None => {
            let line = [at.center() - vec2(6.0, 0.0), at.center() + vec2(6.0, 0.0)];
            ui.painter().line_segment(line, egui::Stroke::new(2.0, kit.skin.quiet));
            return;
        }
    };
    let place = Rect::from_min_size(at.min + vec2(5.0, 0.0), vec2(12.0, at.height()));
    kit::label(ui, place, &[(&number.to_string(), Type::SecondStrong, kit.skin.text)]);
    if let Some(icon) = icon {
        let [left, top, width, height] = icon.frame;
        let middle = vec2(left + width / 2.0, top + height / 2.0) * scale;
        let centre = egui::pos2(at.left() + at.width().min(46.0) * 0.64, at.center().y);
        paint::picture(ui.painter(), centre - middle, icon, scale, Color32::WHITE);
    }
}

pub(in crate::scenes::arena) fn stretched(ui: &egui::Ui, sprite: &'static Sprite, to: Rect) {
    let whole = Rect::from_min_size(egui::Pos2::ZERO, Vec2::from(sprite.size()));
    paint::cut(ui.painter(), sprite, whole, to, Color32::WHITE);
}

/// A cell that can be looked into.
fn cell(ui: &mut egui::Ui, cell: &Cell, at: Rect, label: &str, chosen: bool) -> egui::Response {
    let kit = Kit::of(ui.ctx());
    let response = ui.allocate_rect(at, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label));
    let (ground, ink) = match (cell.rival_folds, cell.folds, cell.swing) {
        (true, true, _) => (art::MATRIX_CELL_KO_BOTH, kit.skin.text),
        (true, ..) => (art::MATRIX_CELL_KO_RIVAL, kit.ink_on(art::MATRIX_CELL_KO_RIVAL)),
        (_, true, _) => (art::MATRIX_CELL_KO_OWN, kit.skin.text),
        (_, _, 0) => (art::MATRIX_CELL_NEUTRAL, kit.skin.quiet),
        (.., 1..60) => (art::MATRIX_CELL_GAIN_1, kit.skin.text),
        (.., 60..150) => (art::MATRIX_CELL_GAIN_2, kit.skin.text),
        (.., 150..) => (art::MATRIX_CELL_GAIN_3, kit.skin.text),
        (.., -59..0) => (art::MATRIX_CELL_LOSS_1, kit.skin.text),
        (.., -149..-59) => (art::MATRIX_CELL_LOSS_2, kit.skin.text),
        _ => (art::MATRIX_CELL_LOSS_3, kit.skin.text),
    };
    stretched(ui, ground, at);
    let ko = cell.folds || cell.rival_folds;
    let text = match ko {
        true => "KO".to_owned(),
        false if cell.swing > 0 => format!("+{}", cell.swing),
        false if cell.swing < 0 => format!("−{}", -cell.swing),
        false => "0".to_owned(),
    };
    let room = at.shrink2(vec2(2.0, 0.0));
    let scale = kit::fitting(ui.ctx(), room.size(), || {
        vec2(kit::wide(ui, &text, Type::SecondStrong) + if ko { 11.0 } else { 0.0 }, 0.0)
    });
    kit::at_scale(ui.ctx(), scale, || {
        let galley =
            kit::text::lay(ui, &[(&text, Type::SecondStrong, ink)], at.width(), Align::Min);
        let shift = if ko { 5.0 } else { 0.0 };
        let left = at.center().x - galley.size().x / 2.0 - shift;
        let top = kit::text::middle(&galley, at.center().y);
        let end = left + galley.size().x + 6.0;
        ui.painter().galley(egui::pos2(left, top), galley, ink);
        if cell.rival_folds {
            triangle(
                ui,
                egui::pos2(end, at.center().y - if cell.folds { 5.0 } else { 0.0 }),
                -1.0,
                ink,
            );
        }
        if cell.folds {
            let down = if cell.rival_folds { 5.0 } else { 0.0 };
            triangle(ui, egui::pos2(end, at.center().y + down), 1.0, ink);
        }
    });
    if response.has_focus() || chosen {
        paint::ring(ui.painter(), at, paint::Ring::Button);
    }
    response
}

/// Up: the rival folds. Down: one's own.
fn triangle(ui: &egui::Ui, at: egui::Pos2, way: f32, ink: Color32) {
    let points =
        vec![at + vec2(0.0, 4.0 * way), at + vec2(-4.0, -3.0 * way), at + vec2(4.0, -3.0 * way)];
    ui.painter().add(egui::Shape::convex_polygon(points, ink, egui::Stroke::NONE));
}

fn legend(ui: &mut egui::Ui, language: &Language) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for (sprite, key) in
            [(art::MATRIX_MARK_SAFEST, "arena-safest"), (art::MATRIX_MARK_REPEAT, "arena-repeat")]
        {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 22.0), Sense::hover());
            paint::picture(ui.painter(), rect.center(), sprite, 0.7, Color32::WHITE);
            kit::words(ui, &language.say(key), Type::Second);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 22.0), Sense::hover());
        let quiet = Kit::of(ui.ctx()).skin.quiet;
        let line = [rect.left_center(), rect.right_center()];
        ui.painter().line_segment(line, egui::Stroke::new(2.0, quiet));
        kit::words(ui, &language.say("arena-dominated"), Type::Second);
    });
}

/// On entry: the best blow each way, against whoever stands there.
fn entries(ui: &mut egui::Ui, language: &Language, series: &Series, matrix: &Matrix) {
    let (bout, lineup) = (series.bout(), series.lineup());
    let own = matrix.own;
    let Some(rival) = bout.side(own.other()).active else { return };
    let best = |side: Seat, slot: u8, target: u8| {
        (0..4).map(|index| bout.damage(lineup, side, slot, index, target)).max().unwrap_or(0)
    };
    for row in &matrix.rows {
        let Some(Action::Switch(slot)) = row.choice else { continue };
        let name = words::creature(language, lineup.data(), lineup.card(own, slot).id);
        let (out, back) = (best(own, slot, rival), best(own.other(), rival, slot));
        kit::words(ui, &name, Type::SecondStrong);
        let text =
            say!(language, "arena-entry-deals", out = i64::from(out), back = i64::from(back));
        kit::words(ui, &text, Type::Second);
    }
    kit::words(ui, &language.say("arena-entry-help"), Type::Second);
}
