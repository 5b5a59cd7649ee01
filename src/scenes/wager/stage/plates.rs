//! The plates of the players, their chips, and what lies before them.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::game::Seat;

use super::{Life, SeatPlace, Words, around, emblem};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{quad_out, span},
        palette::THEME,
        sprites::{shell::ui, wager as art},
    },
    scenes::wager::picture::Picture,
};

/// Chips in one stack.
const STACK: i32 = 6;

/// A plate with emblem, name and points, and the chips beside it.
pub(super) fn seat(
    canvas: &mut Canvas,
    picture: &Picture,
    words: &Words,
    index: usize,
    place: SeatPlace,
    life: Life,
) {
    let seat = Seat(index as u8);
    let player = &picture.seats[index];
    let number = emblem(seat, picture.evil);
    chips(canvas, number, player.points, place);
    let ((x, y), scale) = (place.at, place.scale);
    let lit = player.acts || picture.crowns.iter().any(|crown| crown.to == seat);
    let plate = if lit { art::SEAT_PLATE_LIT } else { art::SEAT_PLATE_NORMAL };
    canvas.put(plate, x, y + 29.0 * scale).scale(scale).turn(place.turn);
    if player.acts && !life.calm {
        let glow = 0.10 + 0.08 * (life.time * 2.4).sin();
        canvas
            .put(art::SEAT_PLATE_LIT, x, y + 29.0 * scale)
            .scale(scale)
            .turn(place.turn)
            .alpha(glow);
    }
    if let Some(sprite) = ui::seat::seat(number) {
        canvas.put(sprite, x - 48.0 * scale, y).scale(0.92 * scale);
    }
    let ink = THEME.ink.first.color();
    let note = &words.notes[index];
    let name_at = if note.is_empty() { y } else { y - 8.0 * scale };
    let room = match words.points[index].chars().count() {
        0 | 1 => 64.0,
        2 => 52.0,
        _ => 44.0,
    };
    canvas
        .write(
            words.names[index].as_str(),
            Face::SansBold,
            18.0 * scale,
            ink,
            (x - 22.0 * scale, name_at),
        )
        .align(Anchor::CENTER_LEFT)
        .within(room * scale, 24.0 * scale);
    if !note.is_empty() {
        let quiet = THEME.ink.second.color();
        canvas
            .write(
                note.as_str(),
                Face::Sans,
                13.0 * scale,
                quiet,
                (x - 22.0 * scale, y + 11.0 * scale),
            )
            .align(Anchor::CENTER_LEFT)
            .within(room * scale, 17.0 * scale);
    }
    let points = if player.points < 0 { THEME.ink.loss.color() } else { ink };
    canvas
        .write(
            words.points[index].as_str(),
            Face::SerifBold,
            30.0 * scale,
            points,
            (x + 66.0 * scale, y + 1.0),
        )
        .align(Anchor::CENTER_RIGHT)
        .within(40.0 * scale, 40.0 * scale);
    if player.played {
        canvas.put(art::PHASE_DONE, x + 70.0 * scale, y - 22.0 * scale).scale(scale);
    }
    if player.sealed {
        let at = before(place);
        envelope(canvas, at, index, 0.5 * scale);
    }
    canvas.spot("seat", index, around(place.at, 156.0 * scale, 54.0 * scale));
}

/// Where an envelope lies before somebody.
pub(super) fn before(place: SeatPlace) -> (f32, f32) {
    let side = place.inwards();
    (place.at.0 + side * 44.0 * place.scale, place.at.1 + 54.0 * place.scale)
}

fn envelope(canvas: &mut Canvas, at: (f32, f32), index: usize, scale: f32) {
    let turn = ((index * 7919 + 5) % 26) as f32 - 13.0;
    canvas.put(art::ENVELOPE_CLOSED_FLAT, at.0, at.1).scale(scale).turn(turn);
    canvas
        .put(art::SEAL_CROWN, at.0, at.1 + 2.0 * scale)
        .stretch(0.42 * scale, 0.32 * scale)
        .turn(turn);
}

/// Envelopes that lie beside each other; more of them lie closer.
const FAN: usize = 5;

/// Where one of several envelopes lies before somebody.
pub(super) fn fan(place: SeatPlace, number: usize, all: usize) -> (f32, f32) {
    let (x, y) = before(place);
    let apart = 30.0 * (FAN as f32 / all.max(FAN) as f32);
    let spread = number as f32 - (all as f32 - 1.0) / 2.0;
    (x + spread * apart * place.scale, y + (number % 2) as f32 * 9.0 * place.scale)
}

/// Envelopes that have landed on somebody, sealed still.
pub(super) fn landed(canvas: &mut Canvas, count: u8, place: SeatPlace, index: usize) {
    let shown = usize::from(count).min(FAN);
    for number in 0..shown {
        envelope(canvas, fan(place, number, shown), index * 5 + number, 0.66 * place.scale);
    }
    if usize::from(count) > FAN {
        let (x, y) = before(place);
        let more = format!("×{count}");
        canvas.write(
            more,
            Face::SansBold,
            16.0,
            THEME.text.bone.color(),
            (x, y + 24.0 * place.scale),
        );
    }
}

/// Points as chips: stacks of six, at most two; hollow ones for what is owed.
fn chips(canvas: &mut Canvas, number: usize, points: i32, place: SeatPlace) {
    let side = place.inwards();
    let scale = place.scale;
    let (x, y) = (place.at.0 + side * 102.0 * scale, place.at.1 + 20.0 * scale);
    if points == 0 {
        return;
    }
    let count = points.abs().min(2 * STACK);
    if points < 0 {
        let Some(hollow) = art::chip_debt_seat(number) else { return };
        for chip in 0..count.min(3) {
            canvas
                .put(hollow, x + side * 12.0 * chip as f32 * scale, y + 3.0 * chip as f32)
                .scale(scale);
        }
        return;
    }
    let Some(chip) = art::chip_seat(number) else { return };
    for stack in 0..=(count - 1) / STACK {
        let height = (count - stack * STACK).min(STACK);
        let (x, y) = (x + side * 30.0 * stack as f32 * scale, y + 6.0 * stack as f32 * scale);
        canvas.put(art::CHIP_SHADOW, x + 3.0, y + 4.0).scale(scale);
        for level in 0..height {
            canvas.put(chip, x, y - 7.0 * level as f32 * scale).scale(scale);
        }
    }
}

/// "+2", "−1": floats up and is gone.
pub(super) fn change(canvas: &mut Canvas, picture: &Picture, index: usize, place: SeatPlace) {
    let Some((by, t)) = picture.seats[index].change else { return };
    let side = place.inwards();
    let at = (
        place.at.0 + side * 96.0 * place.scale,
        place.at.1 - 8.0 * place.scale - 26.0 * quad_out(t),
    );
    let text = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
    let color = if by < 0 { THEME.bad.color() } else { THEME.good.color() };
    let alpha = 1.0 - span(t, 0.7, 1.0);
    let dark = THEME.ground.void.color().with_alpha(alpha);
    for (dx, dy) in [(-2.0, 0.0), (2.0, 0.0), (0.0, -2.0), (0.0, 2.0)] {
        canvas.write(
            text.clone(),
            Face::SerifBold,
            36.0 * place.scale.max(0.8),
            dark,
            (at.0 + dx, at.1 + dy),
        );
    }
    canvas.write(text, Face::SerifBold, 36.0 * place.scale.max(0.8), color.with_alpha(alpha), at);
}
