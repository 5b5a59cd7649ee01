//! Below the theatre: the benches of both teams, who acts first, and the paper tape.

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{Printed, Words, puppet::drawing_of};
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{arena as art, shell as room_art},
    },
    scenes::arena::picture::{Picture, SidePicture},
};

/// From one hexagon to the next, when one is on the arena and when all six wait; and their line.
const STEPS: [f32; 2] = [60.0, 54.0];
const LINE: f32 = 516.0;
/// The width of the track in a hexagon, and how far it lies below the middle.
const TRACK: (f32, f32) = (32.0, 20.0);

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let [left, right] = &picture.sides;
    row(canvas, left, |_, _| 38.0, "bench-own");
    let before = |waiting: usize, step: f32| 918.0 - step * waiting.saturating_sub(1) as f32;
    row(canvas, right, before, "bench-rival");
    let area = Rect::from_center_size(Vec2::new(480.0, LINE - 2.0), Vec2::new(276.0, 36.0));
    canvas.stretch(room_art::ui::PANEL_DARK, area, Color::WHITE);
    canvas
        .put(room_art::ui::icon::SPEED, 362.0, LINE - 2.0)
        .scale(0.8)
        .tint(THEME.brass.light.color());
    canvas
        .write(&words.speed, Face::Sans, 16.0, THEME.text.bone.color(), (492.0, LINE - 2.0))
        .within(232.0, 26.0);
    for (number, side) in words.sides.iter().enumerate() {
        let Some(ready) = &side.ready else { continue };
        let at = [Vec2::new(192.0, 68.0), Vec2::new(768.0, 68.0)][number];
        let area = Rect::from_center_size(at, Vec2::new(116.0, 30.0));
        canvas.stretch(room_art::ui::PANEL_DARK, area, Color::WHITE);
        canvas
            .write(ready, Face::SansBold, 16.0, THEME.good.color(), (at.x, at.y))
            .within(104.0, 24.0);
    }
}

/// The creatures of a team that wait or have fainted, each with its number and what it has left.
fn row(
    canvas: &mut Canvas,
    side: &SidePicture,
    start: impl Fn(usize, f32) -> f32,
    name: &'static str,
) {
    let waits = |slot: usize| side.team[slot].id != 0 && side.active != Some(slot as u8);
    let waiting: Vec<usize> = (0..side.team.len()).filter(|&slot| waits(slot)).collect();
    let step = STEPS[usize::from(waiting.len() > 5)];
    let mut x = start(waiting.len(), step);
    for slot in waiting {
        let member = &side.team[slot];
        let fainted = member.hp == 0;
        let hexagon = if fainted { art::BENCH_HEX_FAINTED } else { art::BENCH_HEX_HEALTHY };
        canvas.put(hexagon, x, LINE);
        if member.hp > 0 {
            let drawing = drawing_of(member.id);
            let [left, top, width, height] = drawing.frame;
            let size = 38.0 / width.max(height);
            let middle = Vec2::new(left + width / 2.0, top + height / 2.0) * size;
            canvas.put(drawing, x - middle.x, LINE - middle.y).scale(size);
        }
        if member.hp > 0 {
            // The hexagon has an empty track of paper: ink for what is lost, the side's own colour
            // for what is left.
            let share = f32::from(member.hp) / f32::from(member.full.max(1));
            let bar = if side.seat.index() == 0 { art::HP_FILL_YOU } else { art::HP_FILL_RIVAL };
            let ink = THEME.ink.first.color();
            let track = canvas.put(art::HP_GHOST, x - TRACK.0 / 2.0, LINE + TRACK.1);
            track.stretch(TRACK.0 / 272.0, 0.4).tint(ink);
            let fill = canvas.put(bar, x - TRACK.0 / 2.0, LINE + TRACK.1);
            fill.stretch(share * TRACK.0 / 272.0, 0.4);
        }
        let color = if fainted { THEME.text.ash.color() } else { THEME.text.bone.color() };
        let place = (x + 26.0, LINE + 13.0);
        canvas.write((slot + 1).to_string(), Face::SansBold, 16.0, color, place).within(14.0, 20.0);
        let area = Rect::from_center_size(Vec2::new(x, LINE), Vec2::new(50.0, 56.0));
        canvas.spot(name, slot, area);
        x += step;
    }
}

/// The conversation a bot would have, on paper tape.
pub(super) fn tape(canvas: &mut Canvas, words: &Words) {
    let (top, end) = (543.0, 920.0);
    for number in 0..14 {
        let x = 36.0 + 64.0 * number as f32;
        if x < end {
            canvas.put(art::TAPE_SEGMENT, x, top);
        }
    }
    canvas.put(art::TAPE_END, 36.0 + 64.0 * 14.0 - 10.0, top);
    canvas.put(art::TAPE_SLOT, 26.0, top + 15.0);
    // The turn under way says little yet.
    let weight = |printed: &Printed| if printed.now && !printed.failed { 0.55 } else { 1.0 };
    let whole: f32 = words.tape.iter().map(weight).sum();
    let mut x = 44.0;
    for printed in &words.tape {
        let room = (end - 44.0) * weight(printed) / whole;
        line(canvas, printed, x, room, top + 15.0);
        x += room;
    }
}

fn line(canvas: &mut Canvas, printed: &Printed, x: f32, room: f32, y: f32) {
    let flag = if printed.now { art::TAPE_FLAG_NOW } else { art::TAPE_FLAG_PAST };
    canvas.put(flag, x, y);
    let paper = THEME.text.paper.color();
    canvas.write(&printed.turn, Face::SansBold, 16.0, paper, (x + 17.0, y)).within(30.0, 22.0);
    let left = x + 48.0;
    let room = room - 56.0;
    // A refusal needs more room than "OK", and is printed in red.
    let (own, answer, told) = if printed.failed {
        (96.0, 0.42 * room, THEME.ink.loss)
    } else {
        (96.0, 40.0, THEME.ink.gain)
    };
    let other = own + answer + 16.0;
    let texts = [
        (&printed.own, Face::Sans, THEME.ink.first.color(), 0.0, own - 4.0),
        (&printed.answer, Face::SansBold, told.color(), own, answer),
        (&printed.other, Face::Sans, THEME.ink.loss.color(), other, room - other),
    ];
    for (text, face, color, from, width) in texts {
        canvas
            .write(text.as_str(), face, 16.0, color, (left + from, y))
            .align(Anchor::CENTER_LEFT)
            .within(width, 22.0);
    }
    if printed.now && !printed.failed {
        // Here it goes on.
        canvas.put(art::HP_FILL_RIVAL, left + other, y - 8.0).stretch(9.0 / 272.0, 1.2);
    }
}
