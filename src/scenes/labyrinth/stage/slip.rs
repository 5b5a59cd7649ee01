//! The sheet beside the open one, and the threads that tie tiles together.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::labyrinth::Size;

use super::{Life, Words, lens::Lens, sheet, width_of};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{Sprite as Drawing, labyrinth as art},
    },
    scenes::labyrinth::picture::{Sheet, Thread},
};

/// Where the sheet beside the open one lies.
pub(super) const BESIDE: Rect = Rect { min: Vec2::new(544.0, 152.0), max: Vec2::new(720.0, 366.0) };

/// The sheet beside the open one, on torn paper, with the thread that ties them.
pub(super) fn draw(
    canvas: &mut Canvas,
    beside: &Sheet,
    tie: Thread,
    size: Size,
    lens: &Lens,
    words: &Words,
    life: Life,
) {
    canvas.stretch(art::table::SLIP, BESIDE, Color::WHITE);
    let inner = Rect::new(
        BESIDE.min.x + 12.0,
        BESIDE.min.y + 30.0,
        BESIDE.max.x - 12.0,
        BESIDE.max.y - 14.0,
    );
    let other = Lens::on(beside, size, inner, 46.0);
    sheet::paper(canvas, beside, &other, words, life);
    sheet::figures(canvas, beside, &other, life);
    canvas.spot("sheet", beside.number, BESIDE);
    let title = words.tabs.get(beside.number - 1).cloned().unwrap_or_default();
    canvas
        .write(
            title,
            Face::Serif,
            18.0,
            THEME.ink.second.color(),
            (BESIDE.center().x, BESIDE.min.y + 18.0),
        )
        .within(BESIDE.width() - 30.0, 22.0);
    let (from, to) = (lens.tile_at(tie.open), other.tile_at(tie.beside));
    if lens.window.contains(from) {
        yarn(canvas, from, to);
    }
    let text = super::folded(&words.thread, 22.0);
    let longest = text.lines().map(|line| width_of(line, 8.4)).fold(0.0, f32::max);
    let width = (longest + 52.0).clamp(110.0, 220.0);
    let tag = Rect::new(716.0 - width, 380.0, 716.0, 434.0);
    canvas.stretch(art::table::TAG, tag, Color::WHITE);
    canvas
        .write(
            text,
            Face::Serif,
            18.0,
            THEME.ink.first.color(),
            (tag.center().x + 8.0, tag.center().y),
        )
        .within(width - 44.0, 44.0);
}

/// The note in the margin, underlined, below whatever else lies there.
pub(super) fn margin(canvas: &mut Canvas, words: &Words, beside: bool) {
    let lines: Vec<&String> = words.jotted.iter().filter(|line| !line.is_empty()).collect();
    let (left, right) = (BESIDE.min.x + 6.0, BESIDE.max.x - 2.0);
    let top = if beside { 466.0 } else { 444.0 };
    for (place, line) in lines.iter().enumerate() {
        let y = top + 26.0 * place as f32;
        canvas
            .write(line.as_str(), Face::Serif, 19.0, THEME.ink.second.color(), (left, y))
            .align(Anchor::CENTER_LEFT)
            .within(right - left, 26.0);
    }
    if let Some(last) = lines.last() {
        let (y, width) = (top + 26.0 * lines.len() as f32 - 12.0, width_of(last, 8.2));
        let line = Rect::new(left, y, left + width.min(right - left), y + 1.5);
        canvas.stretch(art::table::STRIPE, line, THEME.ink.second.color());
    }
}

/// A dashed thread that sags a little, with a pin at each end.
fn yarn(canvas: &mut Canvas, from: Vec2, to: Vec2) {
    thread(canvas, (from, to), art::notebook::STITCH_RED, 14.0);
    for end in [from, to] {
        canvas.put(art::notebook::PIN, end.x, end.y).scale(0.8);
    }
}

/// A thread of pieces that are drawn this long.
pub(super) fn thread(
    canvas: &mut Canvas,
    (from, to): (Vec2, Vec2),
    piece: &'static Drawing,
    length: f32,
) {
    let sag = Vec2::new(0.0, 0.16 * from.distance(to));
    let at = |t: f32| from.lerp(to, t) + sag * (4.0 * t * (1.0 - t));
    let count = (from.distance(to) / (0.93 * length)).ceil().max(2.0) as usize;
    for number in 0..count {
        let begin = at(number as f32 / count as f32);
        let end = at((number as f32 + 1.0) / count as f32);
        let step = end - begin;
        canvas
            .put(piece, begin.x, begin.y)
            .turn(step.y.atan2(step.x).to_degrees())
            .stretch(step.length() / length, 1.0);
    }
}
