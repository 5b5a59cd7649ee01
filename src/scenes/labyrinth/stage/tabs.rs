//! The tabs of the sheets below the notebook.

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{Words, chip, width_of};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{labyrinth as art, shell::ui::icon},
    },
    scenes::labyrinth::picture::Picture,
};

const LEFT: f32 = 54.0;
const RIGHT: f32 = 724.0;
/// How many tabs there is room for.
const MOST: usize = 19;

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let count = picture.tabs.len().clamp(1, MOST);
    let width = ((RIGHT - LEFT) / count as f32 - 4.0).clamp(30.0, 112.0);
    let open = picture.tabs.iter().position(|tab| tab.fragment == picture.open.fragment);
    // Of many sheets those around the open one have a tab; the keys leaf through all of them.
    let first =
        open.unwrap_or(0).saturating_sub(MOST / 2).min(picture.tabs.len().max(count) - count);
    for (place, tab) in picture.tabs.iter().enumerate().skip(first).take(count) {
        let left = LEFT + (place - first) as f32 * (width + 4.0);
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
        if tab.locked {
            let (sprite, ink) = (icon::LOCK, THEME.ink.loss.color());
            canvas.put(sprite, left + width - 14.0, 553.0).scale(0.6).tint(ink);
        }
        let begin = if holder.is_some() { left + 32.0 } else { left + 10.0 };
        canvas
            .write(text, face, 16.0, THEME.ink.first.color(), (begin, 553.0))
            .align(Anchor::CENTER_LEFT)
            .within(left + width - begin - if tab.locked { 24.0 } else { 8.0 }, 26.0);
    }
    links(canvas, words, LEFT + count as f32 * (width + 4.0) + 14.0);
}

/// Which sheets are tied together, in the room beside the tabs; as many as fit.
fn links(canvas: &mut Canvas, words: &Words, left: f32) {
    const LETTER: f32 = 7.8;
    let room = RIGHT + 8.0 - left;
    let mut text = String::new();
    for link in words.links.split(" · ") {
        let more = if text.is_empty() { link.to_owned() } else { format!("{text} · {link}") };
        if width_of(&more, LETTER) > room {
            break;
        }
        text = more;
    }
    if !text.is_empty() {
        canvas
            .write(text, Face::Sans, 16.0, THEME.text.bone.color(), (left, 555.0))
            .align(Anchor::CENTER_LEFT)
            .within(room, 24.0);
    }
}
