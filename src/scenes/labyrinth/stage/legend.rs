//! What the labyrinth is made of, on a slip beside the sheet as long as no other sheet lies there: the
//! counts are public (rules/labyrinth.md 2).

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{Life, Words, sheet::stamp_of, themed};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{Sprite as Drawing, labyrinth as art},
    },
    scenes::labyrinth::picture::Stock,
};

/// How large a stamp is on it.
const STAMP: f32 = 34.0;

pub(super) fn draw(canvas: &mut Canvas, stock: &Stock, words: &Words, area: Rect, life: Life) {
    canvas.stretch(art::table::SLIP, area, Color::WHITE);
    let ink = THEME.ink.second.color();
    canvas
        .write(&words.legend, Face::Serif, 18.0, ink, (area.center().x, area.min.y + 20.0))
        .within(area.width() - 26.0, 24.0);
    let tiles = stock.tiles.iter().map(|&(kind, count)| {
        (themed(stamp_of(kind, (0, 0)), life.look), STAMP / super::lens::DRAWN, count)
    });
    let treasure: (&Drawing, f32, u32) = (art::notebook::STAMP_TREASURE, 0.5, stock.treasures);
    let exits: (&Drawing, f32, u32) = (art::notebook::MARK_EXIT, 0.6, stock.exits);
    let lines: Vec<(&Drawing, f32, u32)> = tiles.chain([treasure, exits]).collect();
    let rows = lines.len().div_ceil(2).max(1);
    let (top, step) = (area.min.y + 56.0, ((area.height() - 80.0) / rows as f32).min(42.0));
    for (place, (drawing, scale, count)) in lines.into_iter().enumerate() {
        let (column, row) = ((place / rows) as f32, (place % rows) as f32);
        let at = Vec2::new(area.min.x + 36.0 + column * 78.0, top + row * step);
        canvas.put(drawing, at.x, at.y).scale(scale * (step / 42.0)).alpha(0.9);
        canvas
            .write(format!("× {count}"), Face::Serif, 19.0, ink, (at.x + 24.0, at.y))
            .align(Anchor::CENTER_LEFT)
            .within(32.0, 24.0);
    }
}
