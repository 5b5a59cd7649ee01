//! A heat layer on the sheet: vellum with bands and lines of equal chance.

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::Lens;
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::labyrinth as art,
    },
    scenes::labyrinth::{
        contour::FINE,
        heat::{BANDS, Heat},
        picture::Tile,
    },
};

/// How long the pieces of a line are drawn.
const PIECE: f32 = 60.0;

/// A sheet of vellum over the page, held by a clip, with a layer on it.
pub(super) fn draw(canvas: &mut Canvas, heat: &Heat, lens: &Lens) {
    canvas.stretch(art::table::VELLUM, PAPER, Color::WHITE);
    layer(canvas, heat, lens, PAPER.inflate(-4.0));
    canvas.put(art::table::CLIP, PAPER.max.x - 34.0, PAPER.min.y - 14.0);
}

/// The bands and lines of a layer, under the ink.
pub(super) fn layer(canvas: &mut Canvas, heat: &Heat, lens: &Lens, page: Rect) {
    let half = Vec2::new(0.0, lens.tile / FINE as f32 / 2.0);
    for (left, right, band) in &heat.strips {
        let (left, right) = (lens.place((*left).into()), lens.place((*right).into()));
        let area = Rect::from_corners(left - half, right + half).intersect(page);
        if let Some(plate) = art::notebook::heat(BANDS[*band]).filter(|_| !area.is_empty()) {
            let middle = area.center();
            canvas
                .put(plate, middle.x, middle.y)
                .stretch(area.width() / 60.0, area.height() / 60.0)
                .alpha(0.7);
        }
    }
    for (lines, number) in heat.lines.iter().zip(BANDS) {
        for line in lines {
            contour(canvas, line, number, lens, page);
        }
    }
}

/// A line of equal chance, in pieces that go on where the last one ended.
pub(super) fn contour(canvas: &mut Canvas, line: &[Vec2], number: usize, lens: &Lens, page: Rect) {
    let Some(drawing) = art::notebook::contour(number) else { return };
    let mut gone = 0.0;
    for pair in line.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|point| lens.place(point.into()));
        let (way, length) = (to - from, from.distance(to));
        if length <= 0.0 {
            continue;
        }
        if gone + length > PIECE {
            gone = 0.0;
        }
        if page.contains(from) && page.contains(to) {
            let begin = from - way / length * gone;
            canvas
                .put(drawing, begin.x, begin.y)
                .turn(way.y.atan2(way.x).to_degrees())
                .crop(Rect::new(gone, -5.0, gone + length, 5.0));
        }
        gone += length;
    }
}

/// The vellum lies over the room of the open sheet.
const PAPER: Rect = Rect { min: Vec2::new(56.0, 150.0), max: Vec2::new(536.0, 528.0) };

/// Numbers over the bands: of the tile in focus, of the likeliest, and of every line.
pub(super) fn numbers(
    canvas: &mut Canvas,
    heat: &Heat,
    lens: &Lens,
    focus: Option<(i8, i8)>,
    (known, noted): (&[Tile], &str),
) {
    if !noted.is_empty() {
        let at = (PAPER.min.x + 16.0, PAPER.max.y - 14.0);
        canvas
            .write(noted, Face::Serif, 17.0, THEME.ink.first.color(), at)
            .align(Anchor::CENTER_LEFT)
            .within(PAPER.width() / 2.0, 22.0);
    }
    let likeliest = heat
        .tiles
        .iter()
        .filter(|(at, chance)| {
            *chance > 0.01 && *chance < 0.995 && PAPER.contains(lens.tile_at(*at))
        })
        .max_by(|one, two| one.1.total_cmp(&two.1))
        .map(|(at, _)| *at);
    let mut taken: Vec<Rect> = Vec::new();
    for at in [focus, likeliest].into_iter().flatten() {
        let chance = heat.at(at);
        let place = lens.tile_at(at) - Vec2::new(0.0, lens.tile * 0.32);
        let text = format!("{:.1}", f64::from(chance) * 100.0);
        label(canvas, (text, 16.0), place, Vec2::new(54.0, 24.0), &mut taken);
    }
    // What is drawn on the sheet stays legible.
    taken.extend(known.iter().map(|tile| lens.area(tile.at).inflate(-0.2 * lens.tile)));
    let page = PAPER.inflate(-26.0);
    for (lines, number) in heat.lines.iter().zip(BANDS) {
        let points = lines.iter().flatten();
        let seen = points.map(|point| lens.place((*point).into())).filter(|at| page.contains(*at));
        // Each line has its number on another side, so that they do not meet.
        let side = match number {
            1 => Vec2::Y,
            5 => Vec2::NEG_X,
            20 => Vec2::new(0.7, 0.7),
            _ => Vec2::NEG_Y,
        };
        let at = seen.max_by(|one, two| one.dot(side).total_cmp(&two.dot(side)));
        if let Some(at) = at {
            let text = (format!("{number} %"), 14.0);
            label(canvas, text, at, Vec2::new(44.0, 20.0), &mut taken);
        }
    }
}

/// A number on a scrap of card, unless another one lies there.
fn label(
    canvas: &mut Canvas,
    (text, size): (String, f32),
    middle: Vec2,
    room: Vec2,
    taken: &mut Vec<Rect>,
) {
    let area = Rect::from_center_size(middle, room);
    if taken.iter().any(|other| !other.intersect(area).is_empty()) {
        return;
    }
    canvas.stretch(art::table::CARD, area, Color::WHITE);
    let (ink, at) = (THEME.ink.first.color(), (middle.x, middle.y));
    canvas.write(text, Face::SansBold, size, ink, at).within(room.x - 8.0, room.y - 4.0);
    taken.push(area);
}
