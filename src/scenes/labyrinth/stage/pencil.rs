//! What a player has drawn on a sheet themselves: notes, and another sheet stitched over it.

use bevy::prelude::*;

use super::{Life, Words, lens::Lens, sheet};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
    },
    scenes::labyrinth::{notes::Note, panels::pencil::drawing, picture::Sheet},
};

/// What is drawn with the pencil on the open sheet.
#[derive(Clone, Debug, Default)]
pub struct Pencilled {
    /// Notes and their tiles.
    pub notes: Vec<((i8, i8), Note)>,
    /// A sheet that is tried here, in the coordinates of the open one.
    pub stitched: Option<Sheet>,
}

pub(super) fn draw(
    canvas: &mut Canvas,
    pencilled: &Pencilled,
    lens: &Lens,
    words: &Words,
    life: Life,
) {
    if let Some(sheet) = &pencilled.stitched {
        sheet::paper(canvas, sheet, lens, words, life);
    }
    for (at, note) in &pencilled.notes {
        if lens.shows((f32::from(at.0), f32::from(at.1))) < 0.5 {
            continue;
        }
        let place = lens.tile_at(*at);
        if let Some(sign) = note.sign {
            let sprite = drawing(sign);
            let [_, _, width, height] = sprite.frame;
            let scale = 0.36 * lens.tile / width.max(height).max(1.0);
            let corner = Vec2::new(place.x - 0.28 * lens.tile, place.y - 0.28 * lens.tile);
            canvas.put(sprite, corner.x, corner.y).scale(scale);
        }
        if !note.text.is_empty() {
            let ink = THEME.ink.second.color();
            canvas
                .write(&note.text, Face::Serif, 15.0, ink, (place.x, place.y + 0.36 * lens.tile))
                .within(lens.tile * 1.5, 18.0);
        }
    }
}
