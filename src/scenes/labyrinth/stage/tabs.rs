//! The tabs of the sheets below the notebook.

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{Words, chip};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::labyrinth as art,
    },
    scenes::labyrinth::picture::Picture,
};

const LEFT: f32 = 54.0;
const RIGHT: f32 = 724.0;

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let count = picture.tabs.len().max(1) as f32;
    let width = ((RIGHT - LEFT) / count - 4.0).clamp(30.0, 112.0);
    for (place, tab) in picture.tabs.iter().enumerate() {
        let left = LEFT + place as f32 * (width + 4.0);
        let area = Rect::new(left, 532.0, left + width, 572.0);
        let on = tab.fragment == picture.open.fragment;
        let drawing = if on { art::table::TAB_ON } else { art::table::TAB_REST };
        canvas.stretch(drawing, area, Color::WHITE);
        canvas.spot("sheet", tab.number, area);
        let holder = tab.holds.filter(|_| width > 76.0);
        if let Some(seat) = holder {
            canvas.put(chip(seat), left + 20.0, 553.0).scale(0.4);
        }
        let face = if on { Face::SansBold } else { Face::Sans };
        let text = match words.tabs.get(place) {
            Some(text) if width > 76.0 => text.clone(),
            _ => tab.number.to_string(),
        };
        let begin = if holder.is_some() { left + 32.0 } else { left + 10.0 };
        canvas
            .write(text, face, 16.0, THEME.ink.first.color(), (begin, 553.0))
            .align(Anchor::CENTER_LEFT)
            .within(left + width - begin - 8.0, 26.0);
    }
}
