//! What passes over the table. Everything a seat cannot tell apart looks the same and lasts as long
//! (rules/labyrinth.md 19.2).

use bevy::{math::Rect, prelude::*};
use game_rules::{game::Seat, labyrinth::Dir};

use super::{Lens, Life, Words, chip, item, seats, themed};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_out, mix, span, wobble},
        palette::THEME,
        sprites::labyrinth as art,
    },
    scenes::labyrinth::picture::{Effect, Picture},
};

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, lens: &Lens, words: &Words, life: Life) {
    let own = picture.open.figures.iter().find(|figure| figure.seat == picture.own);
    let here = own.map_or(lens.middle, |figure| lens.place(figure.at));
    match picture.effect {
        Effect::None => {}
        Effect::Flush(t) => swirl(canvas, here, t, life),
        Effect::Portal(t) => punch(canvas, here, t, life),
        Effect::Blocked(t) => {
            let swell = bump(t);
            canvas
                .put(themed(art::notebook::STAMP_RIVER, life.look), here.x, here.y)
                .scale(1.0 + 0.2 * swell)
                .alpha(swell * 0.7);
        }
        Effect::Shot { by, dir, hit, t, came } => {
            flight(canvas, picture, lens, words, (by, dir, t), life);
            struck(canvas, words, hit, came);
        }
        Effect::Battle { seats, rolls, loser, t, came } => {
            battle(canvas, seats, rolls, Some(loser).filter(|_| came > 0.0), t, life);
        }
        Effect::Shop { seat, roll, item: bought, t, came } => {
            cup(canvas, (388.0, 330.0), t, life);
            die(canvas, roll, (388.0, 340.0), t);
            canvas.put(chip(seat), 300.0, 330.0);
            if let Some(bought) = bought {
                let shown = span(came, 0.0, 0.57);
                canvas.put(item(bought), 476.0, 330.0).scale(0.8 + 0.4 * shown).alpha(shown);
            }
        }
        Effect::Gold { seat, t } => {
            if let Some(place) = seats::emblem(words, seat) {
                flecks(canvas, place, t);
            }
        }
        Effect::Light { seat, dir, t } => {
            if let Some(figure) = picture.open.figures.iter().find(|figure| figure.seat == seat) {
                light(canvas, lens, figure.at, dir, t);
            }
        }
        Effect::Won(t) => {
            let glow = bump(span(t, 0.0, 1.0));
            canvas
                .put(art::notebook::SHOT_FLASH, here.x, here.y)
                .scale(2.0 + 9.0 * cubic_out(t))
                .alpha(0.5 * glow);
            flecks(canvas, here, t);
        }
    }
}

/// The sheet darkens around the figure; always the same edge, length and place.
fn swirl(canvas: &mut Canvas, here: Vec2, t: f32, life: Life) {
    let dark = bump(span(t, 0.0, 1.0));
    let page = Rect::new(52.0, 138.0, 726.0, 534.0);
    let ink = Color::srgba(0.12, 0.15, 0.24, 0.55 * dark);
    canvas.stretch(art::table::STRIPE, page, ink);
    for ring in 0..4 {
        let phase = (t * 1.6 + ring as f32 * 0.22).fract();
        let turn = if life.calm { 0.0 } else { 360.0 * (t + ring as f32 * 0.25) };
        canvas
            .put(themed(art::notebook::STAMP_RIVER, life.look), here.x, here.y)
            .scale(0.5 + 1.6 * phase)
            .turn(turn)
            .alpha((1.0 - phase) * dark);
    }
    let along = mix(-420.0, 420.0, span(t, 0.3, 0.75));
    if (0.3..0.75).contains(&t) {
        canvas.put(art::notebook::TORN_LEFT, 390.0 + along, 140.0).stretch(1.0, 1.65);
    }
}

/// The page is punched and a new one slides under, the same for every portal.
fn punch(canvas: &mut Canvas, here: Vec2, t: f32, life: Life) {
    let hole = bump(span(t, 0.0, 1.0));
    let turn = if life.calm { 0.0 } else { 540.0 * t };
    let page = Rect::new(52.0, 138.0, 726.0, 534.0);
    canvas.stretch(art::table::STRIPE, page, Color::srgba(0.16, 0.10, 0.22, 0.5 * hole));
    canvas
        .put(themed(art::notebook::STAMP_PORTAL, life.look), here.x, here.y)
        .scale(1.0 + 2.2 * hole)
        .turn(turn)
        .alpha(hole);
}

/// A flash, and a tracer of exactly the gun's range if the way was told.
fn flight(
    canvas: &mut Canvas,
    picture: &Picture,
    lens: &Lens,
    words: &Words,
    (by, dir, t): (Seat, Option<Dir>, f32),
    life: Life,
) {
    let shooter = picture.open.figures.iter().find(|figure| figure.seat == by);
    let from = match shooter {
        Some(figure) => Some(lens.place(figure.at)),
        None => seats::emblem(words, by),
    };
    let flash = (1.0 - span(t, 0.0, 0.25)) * if life.flashes { 1.0 } else { 0.35 };
    if let Some(from) = from {
        canvas.put(art::notebook::SHOT_FLASH, from.x, from.y).alpha(flash);
        if let Some(dir) = dir.filter(|_| shooter.is_some()) {
            let turn = match dir {
                Dir::Up => -90.0,
                Dir::Right => 0.0,
                Dir::Down => 90.0,
                Dir::Left => 180.0,
            };
            let out = span(t, 0.05, 0.4);
            canvas
                .put(art::notebook::SHOT_TRACER, from.x, from.y)
                .turn(turn)
                .stretch(out * lens.tile / 60.0 * f32::from(picture.range) / 3.0, lens.tile / 60.0)
                .alpha(1.0 - span(t, 0.55, 0.9));
        }
    }
}

/// What came of a shot, at an emblem.
fn struck(canvas: &mut Canvas, words: &Words, hit: Option<Seat>, came: f32) {
    let shown = span(came, 0.0, 0.27) * (1.0 - span(came, 0.82, 1.0));
    match hit.and_then(|seat| seats::emblem(words, seat)) {
        Some(place) => {
            canvas.put(art::notebook::SHOT_HIT, place.x, place.y).alpha(shown).scale(1.2);
        }
        None => {
            let number = 1 + (span(came, 0.0, 0.91) * 2.99) as usize;
            let puff = art::notebook::puff(number).unwrap_or(art::notebook::PUFF_1);
            canvas.put(puff, 832.0, 150.0).alpha(shown);
        }
    }
}

fn cup(canvas: &mut Canvas, (x, y): (f32, f32), t: f32, life: Life) {
    let shake = if life.calm || t > 0.45 { 0.0 } else { wobble(life.time * 24.0, 2.0) * 14.0 };
    let lift = 90.0 * cubic_out(span(t, 0.45, 0.7));
    canvas
        .put(art::notebook::DICE_CUP, x, y + 30.0 - lift)
        .turn(shake)
        .scale(1.2)
        .alpha(1.0 - span(t, 0.6, 0.75));
}

fn die(canvas: &mut Canvas, roll: u8, (x, y): (f32, f32), t: f32) {
    let shown = span(t, 0.45, 0.6);
    let drawing = art::notebook::die(usize::from(roll.clamp(1, 6)));
    if let Some(drawing) = drawing.filter(|_| shown > 0.0) {
        canvas.put(drawing, x, y).scale(1.2).turn(12.0 * (1.0 - shown)).alpha(shown);
    }
    if roll > 6 {
        canvas
            .write(roll.to_string(), Face::SerifBold, 26.0, THEME.ink.first.color(), (x, y))
            .within(40.0, 34.0);
    }
}

/// Two emblems, a cup between them, and the dice; a bullet decides without.
fn battle(
    canvas: &mut Canvas,
    (by, on): (Seat, Seat),
    rolls: Option<(u8, u8)>,
    loser: Option<Seat>,
    t: f32,
    life: Life,
) {
    let out = 1.0 - span(t, 0.92, 1.0);
    for (seat, x) in [(by, 270.0), (on, 506.0)] {
        let lost = loser == Some(seat);
        let drop = if lost { 14.0 * span(t, 0.7, 0.85) } else { 0.0 };
        canvas.put(chip(seat), x, 330.0 + drop).scale(1.5).alpha(out);
        if lost {
            canvas.put(art::notebook::SHOT_HIT, x, 330.0 + drop).scale(1.4).alpha(out);
        }
    }
    match rolls {
        Some((first, second)) => {
            cup(canvas, (388.0, 330.0), t, life);
            die(canvas, first, (350.0, 336.0), t);
            die(canvas, second, (426.0, 336.0), t);
        }
        None => {
            let fly = span(t, 0.2, 0.6);
            canvas.put(art::items::BULLET, mix(300.0, 480.0, fly), 330.0).turn(90.0).alpha(out);
        }
    }
}

fn flecks(canvas: &mut Canvas, place: Vec2, t: f32) {
    for number in 0..9 {
        let angle = number as f32 * 0.7 + 0.3;
        let far = 34.0 * cubic_out(t) * (0.6 + 0.1 * (number % 4) as f32);
        let at = place + Vec2::from_angle(angle) * far;
        let fleck =
            art::notebook::gold_fleck(1 + number % 3).unwrap_or(art::notebook::GOLD_FLECK_1);
        canvas
            .put(fleck, at.x, at.y)
            .turn(angle.to_degrees() + 200.0 * t)
            .scale(0.8)
            .alpha(1.0 - span(t, 0.6, 1.0));
    }
}

/// The border of the page opens with light.
fn light(canvas: &mut Canvas, lens: &Lens, at: (f32, f32), dir: Dir, t: f32) {
    let (dx, dy) = dir.delta();
    let place = lens.place((at.0 + f32::from(dx) * 0.5, at.1 + f32::from(dy) * 0.5));
    canvas
        .put(art::notebook::SHOT_FLASH, place.x, place.y)
        .scale(1.0 + 1.2 * cubic_out(t))
        .alpha(0.7 * bump(t));
}
