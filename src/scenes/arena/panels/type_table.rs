//! The table of types in the rulebook: the type of a move down the side, the type of its target along
//! the top, with the names of all signs below it.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, Vec2, vec2};
use game_rules::arena::data::Dataset;

use crate::scenes::arena::{words, workshop::coverage};
use crate::{
    app::language::Language,
    kit::{self, Kit, Type},
    say,
};

/// The largest cell at the usual size of text, beyond which a wider page leaves a grid as it is.
const LARGEST: f32 = 30.0;

/// TYPE times four of a move of one type against a creature of one other, both counted from 0.
fn t4(data: &Dataset, attacker: usize, defender: usize) -> u8 {
    data.types().table[attacker][defender] * 2
}

/// The table, how to read it, and what its signs are called.
pub(in crate::scenes::arena) fn draw(ui: &mut Ui, language: &Language, data: &Dataset) {
    let kinds = data.types().types.len();
    let name = |kind: usize| words::kind(language, data, kind as u8 + 1);
    ui.add_space(4.0);
    kit::words(ui, &language.say("arena-types-read"), Type::Second);
    let grid = Grid {
        kinds,
        said: &language.say("arena-types-table"),
        ground: Kit::of(ui.ctx()).skin.panel,
    };
    grid.draw(ui, name, |row, column| {
        let value = t4(data, row, column);
        let times = if value == 4 { "×1" } else { words::times(value) };
        let (one, two) = (name(row), name(column));
        let text = say!(language, "arena-types-cell", one = one, two = two, times = times);
        (Some(value), text, String::new())
    });
    ui.add_space(4.0);
    names(ui, (0..kinds).map(name).collect());
}

/// A grid of all types by all types.
pub(in crate::scenes::arena) struct Grid<'a> {
    pub(in crate::scenes::arena) kinds: usize,
    /// What it is, for those who do not see it.
    pub(in crate::scenes::arena) said: &'a str,
    /// What it is drawn on.
    pub(in crate::scenes::arena) ground: Color32,
}

impl Grid<'_> {
    /// The side of a cell.
    pub(in crate::scenes::arena) fn side(&self, ui: &Ui) -> f32 {
        let room = (ui.available_width() / (self.kinds + 1) as f32).floor();
        room.min(Kit::of(ui.ctx()).scaled(LARGEST))
    }

    /// Draws it; of each cell there is TYPE times four, and a tip in two parts.
    pub(in crate::scenes::arena) fn draw(
        &self,
        ui: &mut Ui,
        name: impl Fn(usize) -> String,
        cell: impl Fn(usize, usize) -> (Option<u8>, String, String),
    ) {
        let (kinds, side) = (self.kinds, self.side(ui));
        let size = Vec2::splat(side * (kinds + 1) as f32);
        let (grid, response) = ui.allocate_exact_size(size, Sense::hover());
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, self.said));
        let place = |column: usize, row: usize| {
            let corner = grid.min + vec2(side * column as f32, side * row as f32);
            Rect::from_min_size(corner, Vec2::splat(side - 1.0))
        };
        for row in 0..kinds {
            for column in 0..kinds {
                let (at, (value, title, text)) = (place(column + 1, row + 1), cell(row, column));
                coverage::cell(ui, value, at);
                let over = ui.interact(at, response.id.with((row, column)), Sense::hover());
                kit::tip(&over, &title, &text, None);
            }
        }
        // The signs along the top stay in sight as long as the grid does.
        let below = (ui.clip_rect().top() - grid.top()).clamp(0.0, side * (kinds - 1) as f32);
        if below > 0.0 {
            let top = place(0, 0).with_max_x(grid.right()).translate(vec2(0.0, below));
            ui.painter().rect_filled(top, 0.0, self.ground);
        }
        for kind in 0..kinds {
            let top = place(kind + 1, 0).translate(vec2(0.0, below));
            for (number, at) in [top, place(0, kind + 1)].into_iter().enumerate() {
                coverage::chip(ui, kind, at, side);
                let id = response.id.with(("sign", kind, number));
                let over = ui.interact(at, id, Sense::hover());
                kit::tip(&over, &name(kind), "", None);
            }
        }
    }
}

/// What the signs are called, in as many columns as there is room for.
fn names(ui: &mut Ui, names: Vec<String>) {
    let sign = Kit::of(ui.ctx()).scaled(22.0);
    let widest = names.iter().map(|name| kit::wide(ui, name, Type::Second)).fold(0.0, f32::max);
    let column = sign + widest + 16.0;
    let columns = ((ui.available_width() / column) as usize).clamp(1, 4);
    let rows = names.len().div_ceil(columns);
    let ink = Kit::of(ui.ctx()).skin.text;
    let size = vec2(ui.available_width(), sign * rows as f32);
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let wide = area.width() / columns as f32;
    for (kind, name) in names.iter().enumerate() {
        let corner = area.min + vec2(wide * (kind / rows) as f32, sign * (kind % rows) as f32);
        coverage::chip(ui, kind, Rect::from_min_size(corner, vec2(sign, sign)), sign);
        let text =
            Rect::from_min_size(corner + vec2(sign + 4.0, 0.0), vec2(wide - sign - 4.0, sign));
        kit::label(ui, text, &[(name, Type::Second, ink)]);
    }
}

#[cfg(test)]
mod tests {
    use game_rules::arena::data::Data;

    use super::*;

    /// A cell of the table is what a blow of that type does to any creature of that one type.
    #[test]
    fn the_table_is_what_the_rules_say() {
        let data = Data::shipped();
        for kind in 0..data.types().types.len() {
            for it in data.creatures().iter().filter(|it| it.types.len() == 1) {
                let taken = data.t4(kind as u8 + 1, it);
                assert_eq!(t4(&data, kind, usize::from(it.types[0]) - 1), taken, "{}", it.id);
            }
        }
    }
}
