//! A sheet of the notebook: ink on squared paper, drawn by one's own discoveries.

use bevy::{math::Rect, prelude::*};
use game_rules::labyrinth::{Dir, Kind, Size, knowledge::Side};

use super::{
    Life, Pointing, Words, heat, legend,
    lens::{DRAWN, Lens},
    pawn,
    pencil::{self, Pencilled},
    slip, themed,
};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{back_out, wobble},
        palette::THEME,
        sprites::{Sprite as Drawing, labyrinth as art},
    },
    scenes::labyrinth::{
        heat::Heat,
        picture::{Edge, Figure, Picture, Sheet, Tile},
    },
};

/// Draws the open sheet, the one beside it, and the thread between them.
#[expect(clippy::too_many_arguments, reason = "a sheet is drawn from all of it")]
pub(super) fn draw(
    canvas: &mut Canvas,
    picture: &Picture,
    lens: &Lens,
    heat: Option<&Heat>,
    words: &Words,
    pointing: Pointing,
    life: Life,
    pencilled: &Pencilled,
) {
    if let Some(heat) = heat {
        heat::draw(canvas, heat, lens);
    }
    frame(canvas, &picture.open, picture.size, lens, words);
    paper(canvas, &picture.open, lens, words, life);
    pencil::draw(canvas, pencilled, lens, words, life);
    slip::margin(canvas, words, picture.beside.is_some());
    match &picture.beside {
        Some((beside, thread)) => {
            slip::draw(canvas, beside, *thread, picture.size, lens, words, life);
        }
        None => legend::draw(canvas, &picture.stock, words, slip::BESIDE, life),
    }
    figures(canvas, &picture.open, lens, life);
    spots(canvas, picture, lens, pointing);
    let focus = pointing.focus.filter(|(x, y)| lens.shows((f32::from(*x), f32::from(*y))) > 0.5);
    if let Some(focus) = focus {
        corners(canvas, lens.area(focus));
    }
    if let Some(heat) = heat {
        let known = (&picture.open.tiles[..], words.noted.as_str());
        heat::numbers(canvas, heat, lens, focus, known);
    }
}

/// Tiles that can be pointed at; the neighbours of the own figure are steps.
fn spots(canvas: &mut Canvas, picture: &Picture, lens: &Lens, pointing: Pointing) {
    for (number, tile) in picture.open.tiles.iter().enumerate() {
        if lens.shows((f32::from(tile.at.0), f32::from(tile.at.1))) > 0.5 {
            canvas.spot("tile", number, lens.area(tile.at));
        }
    }
    let own = picture.open.figures.iter().find(|figure| figure.seat == picture.own);
    let Some(own) = own.filter(|_| pointing.steps) else { return };
    for dir in Dir::ALL {
        let (dx, dy) = dir.delta();
        let at = (own.at.0 + f32::from(dx), own.at.1 + f32::from(dy));
        if lens.shows(at) > 0.5 {
            let area = Rect::from_center_size(lens.place(at), Vec2::splat(lens.tile));
            canvas.spot("step", dir as usize, area);
        }
    }
}

/// Tiles and sides of a sheet.
pub(super) fn paper(canvas: &mut Canvas, sheet: &Sheet, lens: &Lens, words: &Words, life: Life) {
    for tile in &sheet.tiles {
        stamp(canvas, tile, lens, (sheet.strength, life));
    }
    for edge in &sheet.edges {
        side(canvas, edge, lens, (words, sheet.strength), life);
    }
    for tile in sheet.tiles.iter().filter(|tile| tile.gold.is_some()) {
        let at = lens.tile_at(tile.at);
        let seen = lens.shows((f32::from(tile.at.0), f32::from(tile.at.1)));
        let alpha = if tile.gold == Some(true) { seen } else { 0.45 * seen };
        canvas
            .put(art::notebook::STAMP_TREASURE, at.x - 0.14 * lens.tile, at.y + 0.1 * lens.tile)
            .scale(0.66 * lens.scale())
            .alpha(alpha * sheet.strength);
    }
}

/// A number that looks the same for the same tile, for choosing among variants.
fn variant((x, y): (i8, i8), of: usize, salt: i32) -> usize {
    let mix = i32::from(x) * 7919 + i32::from(y) * 104_729 + salt * 31;
    1 + (mix.rem_euclid(1_000_003) as usize / 7) % of
}

/// The ink stamp of a kind of tile.
pub fn stamp_of(kind: Kind, at: (i8, i8)) -> &'static Drawing {
    let art_of = |found: Option<&'static Drawing>| found.unwrap_or(art::notebook::STAMP_UNKNOWN);
    match kind {
        Kind::Safe => art_of(art::notebook::stamp_clearing(variant(at, 3, 1))),
        Kind::Marsh => art_of(art::notebook::stamp_marsh(variant(at, 3, 2))),
        Kind::Shop => art::notebook::STAMP_SHOP,
        Kind::Hospital => art::notebook::STAMP_HOSPITAL,
        Kind::River => art::notebook::STAMP_RIVER,
        Kind::Portal => art::notebook::STAMP_PORTAL,
        Kind::Donation => art::notebook::STAMP_DONATION,
        Kind::Stairs => art::notebook::STAMP_STAIRS,
        Kind::Lift => art::notebook::STAMP_ELEVATOR,
    }
}

/// How strong the wash of a clearing is.
const GROUND: f32 = 0.26;

fn stamp(canvas: &mut Canvas, tile: &Tile, lens: &Lens, (strength, life): (f32, Life)) {
    let seen = lens.shows((f32::from(tile.at.0), f32::from(tile.at.1)));
    if tile.ink <= 0.0 || seen <= 0.0 {
        return;
    }
    let at = lens.tile_at(tile.at);
    if tile.kind == Kind::Safe {
        // Trodden ground is darker than bare paper.
        let (area, wash) = (lens.area(tile.at), THEME.brass.light.color());
        let alpha = GROUND * tile.ink.min(1.0) * strength * seen;
        canvas.stretch(art::table::STRIPE, area.inflate(-1.0), wash.with_alpha(alpha));
    }
    let pressed = if tile.ink < 1.0 { back_out(tile.ink, 0.4) } else { 1.0 };
    canvas
        .put(themed(stamp_of(tile.kind, tile.at), life.look), at.x, at.y)
        .scale(lens.scale() * (1.25 - 0.25 * pressed))
        .alpha(tile.ink.min(1.0) * strength * seen);
}

fn side(
    canvas: &mut Canvas,
    edge: &Edge,
    lens: &Lens,
    (words, strength): (&Words, f32),
    life: Life,
) {
    let (dx, dy) = edge.dir.delta();
    let (x, y) = (f32::from(edge.at.0), f32::from(edge.at.1));
    let seen = lens.shows((x, y)).max(lens.shows((x + f32::from(dx), y + f32::from(dy))));
    if seen <= 0.0 {
        return;
    }
    let strength = strength * seen;
    let mut at = lens.place((x + f32::from(dx) / 2.0, y + f32::from(dy) / 2.0));
    let upright = edge.dir == Dir::Right;
    let turn = if upright { 90.0 } else { 0.0 };
    let scale = lens.scale();
    if edge.shake > 0.0 && !life.calm {
        at += Vec2::new(wobble(life.time * 30.0, 1.0), wobble(life.time * 30.0, 5.0))
            * 2.0
            * edge.shake;
    }
    match edge.fact {
        Some(Side::Barred) => {
            let number = variant(edge.at, 6, 3 + i32::from(upright));
            let stroke = art::notebook::ink_wall(number).unwrap_or(art::notebook::INK_WALL_1);
            canvas
                .put(stroke, at.x, at.y)
                .turn(turn)
                .stretch(scale * edge.ink.max(0.02), scale)
                .alpha(edge.ink.min(1.0) * strength);
        }
        Some(Side::Doubtful) => {
            let stroke = art::notebook::INK_WALL_1;
            canvas.put(stroke, at.x, at.y).turn(turn).scale(scale).alpha(0.35 * strength);
        }
        Some(Side::Open) => {
            let alpha = 0.8 * strength;
            canvas.put(art::notebook::SIDE_OPEN, at.x, at.y).turn(turn).scale(scale).alpha(alpha);
        }
        Some(Side::Exit) => exit(canvas, edge, at, lens, words),
        None => {
            let unknown = art::notebook::SIDE_UNKNOWN;
            canvas.put(unknown, at.x, at.y).turn(turn).scale(scale).alpha(0.8 * strength);
        }
    }
}

/// The rays of an exit point outwards: away from the tile that is known.
fn exit(canvas: &mut Canvas, edge: &Edge, at: Vec2, lens: &Lens, words: &Words) {
    let forwards = if edge.dir == Dir::Up { 0.0 } else { 90.0 };
    let outward = if edge.backwards { forwards + 180.0 } else { forwards };
    canvas
        .put(art::notebook::MARK_EXIT, at.x, at.y)
        .turn(outward)
        .scale(lens.scale())
        .alpha(edge.ink.min(1.0));
    if lens.tile > 34.0 && !words.exit.is_empty() {
        let away = Vec2::from_angle((outward - 90.0).to_radians()) * 0.62 * lens.tile;
        let red = THEME.ink.loss.color();
        canvas
            .write(&words.exit, Face::Serif, 18.0, red, (at.x + away.x, at.y + away.y))
            .within(lens.tile * 1.2, 22.0);
    }
}

/// A sheet that fits in one place only has the border of the board around it.
fn frame(canvas: &mut Canvas, sheet: &Sheet, size: Size, lens: &Lens, words: &Words) {
    let Some((x, y)) = sheet.border else { return };
    // The border comes from a little farther off and snaps into its place.
    let mut lens = *lens;
    lens.tile *= 1.0 + 0.14 * (1.0 - back_out(sheet.snap, 1.2));
    let lens = &lens;
    let low = lens.place((f32::from(x) - 0.5, f32::from(y) - 0.5));
    let (width, height) = (f32::from(size.width) * lens.tile, f32::from(size.rows()) * lens.tile);
    let (left, bottom) = (low.x, low.y);
    let (right, top) = (left + width, bottom - height);
    let piece = art::notebook::FRAME_SNAP_SIDE;
    let page = lens.window.inflate(2.0);
    let seen = |x: f32, y: f32| page.contains(Vec2::new(x, y));
    let mut along = 0.0;
    while along < width - 1.0 {
        let step = lens.tile.min(width - along);
        for (y, flip) in [(top, 1.0), (bottom, -1.0)] {
            if !seen(left + along, y) || !seen(left + along + step, y) {
                continue;
            }
            canvas
                .put(piece, left + along, y)
                .stretch(step / DRAWN, flip * lens.scale())
                .alpha(sheet.snap);
        }
        along += step;
    }
    along = 0.0;
    while along < height - 1.0 {
        let step = lens.tile.min(height - along);
        for (x, flip) in [(left, -1.0), (right, 1.0)] {
            if !seen(x, top + along) || !seen(x, top + along + step) {
                continue;
            }
            canvas
                .put(piece, x, top + along)
                .stretch(step / DRAWN, flip * lens.scale())
                .turn(90.0)
                .alpha(sheet.snap);
        }
        along += step;
    }
    let corner = Vec2::new(right - 0.7 * lens.tile, bottom - 0.7 * lens.tile);
    if sheet.snap < 1.0 || !seen(corner.x, corner.y + 48.0) {
        return;
    }
    let small = lens.scale().min(1.0);
    let stamp = canvas.put(art::notebook::STAMP_LOCKED, corner.x, corner.y);
    stamp.scale(0.8 * small).turn(-12.0).alpha(0.55);
    let below = (corner.x, corner.y + 40.0 * small);
    if lens.tile > 34.0 {
        canvas
            .write(&words.locked, Face::Sans, 14.0, THEME.ink.loss.color(), below)
            .within(lens.tile * 1.6, 18.0);
    }
}

pub(super) fn figures(canvas: &mut Canvas, sheet: &Sheet, lens: &Lens, life: Life) {
    let mut shared: Vec<((i32, i32), usize)> = Vec::new();
    for figure in &sheet.figures {
        let tile = (figure.at.0.round() as i32, figure.at.1.round() as i32);
        let number = match shared.iter_mut().find(|(at, _)| *at == tile) {
            Some((_, count)) => {
                *count += 1;
                *count - 1
            }
            None => {
                shared.push((tile, 1));
                0
            }
        };
        standing(canvas, figure, lens, number, life);
    }
}

/// A figure stands a little to the right, so that the stamp can be read.
fn standing(canvas: &mut Canvas, figure: &Figure, lens: &Lens, number: usize, life: Life) {
    let there = figure.there * lens.shows(figure.at);
    if there <= 0.0 {
        return;
    }
    let at = lens.place(figure.at);
    let scale = lens.scale() * 0.86;
    let aside = (10.0 - 13.0 * number as f32) * lens.scale();
    let sway = if life.calm { 0.0 } else { wobble(life.time * 0.7, figure.seat.index() as f32) };
    let foot =
        Vec2::new(at.x + aside, at.y + 22.0 * lens.scale() - 12.0 * figure.hop * lens.scale());
    canvas.put(pawn(figure.seat), foot.x, foot.y).scale(scale).turn(sway).alpha(there);
    if figure.carries {
        canvas.put(art::pawns::OVER_CARRYING, foot.x, foot.y).scale(scale).alpha(there);
    }
    if figure.injured {
        canvas.put(art::pawns::OVER_INJURED, foot.x, foot.y).scale(scale).alpha(there);
    }
}

/// Four brass brackets around a tile.
pub(super) fn corners(canvas: &mut Canvas, area: Rect) {
    let area = area.inflate(-2.0);
    let places = [
        (area.min.x, area.min.y, 0.0),
        (area.max.x, area.min.y, 90.0),
        (area.max.x, area.max.y, 180.0),
        (area.min.x, area.max.y, 270.0),
    ];
    for (x, y, turn) in places {
        canvas.put(art::notebook::FOCUS_CORNER, x, y).turn(turn).scale(0.8);
    }
}
