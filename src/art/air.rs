//! What hangs in the air of the room (ux 3.9): dust in the lamp's cone and a moth that visits once
//! in a while. It carries no information and can be switched off.

use bevy::math::{Rect, Vec2};

use super::{
    canvas::Canvas,
    motion::{bump, span, wobble},
    sprites::shell::hub as art,
};

/// Motes in a part of the stage; each goes its own slow way and fades at the ends of it.
pub fn dust(canvas: &mut Canvas, area: Rect, count: usize, time: f32) {
    let drawings = [art::MOTE_1, art::MOTE_2, art::MOTE_3, art::MOTE_4];
    for number in 0..count {
        let seed = number as f32;
        let chance =
            |salt: f32| ((seed * 12.9898 + salt * 78.233).sin() * 43_758.547).fract().abs();
        let age = (time / (9.0 + 9.0 * chance(1.0)) + chance(2.0)).fract();
        let across = chance(3.0) + 0.05 * wobble(time * 0.2, seed);
        let down = chance(4.0) + 0.3 * (age - 0.5);
        let place = area.min + area.size() * Vec2::new(across, down);
        canvas
            .put(drawings[number % drawings.len()], place.x, place.y)
            .scale(0.5 + 0.5 * chance(5.0))
            .alpha(0.5 * bump(age));
    }
}

/// How often the moth comes, and how long it stays, in seconds.
const VISIT: (f32, f32) = (70.0, 9.0);

/// The moth circles the lamp for a while.
pub fn moth(canvas: &mut Canvas, lamp: Vec2, time: f32) {
    let since = (time + 40.0) % VISIT.0;
    if since > VISIT.1 {
        return;
    }
    let (come, leave) = (span(since, 0.0, 2.0), span(since, VISIT.1 - 2.0, VISIT.1));
    let far = 320.0 * ((1.0 - come) + leave);
    let angle = since * 2.3;
    let radius = 64.0 + 18.0 * wobble(since, 2.0) + far;
    let place = lamp + Vec2::new(angle.cos() * radius, angle.sin() * radius * 0.45 - 0.3 * far);
    let flap = 0.55 + 0.45 * (time * 26.0).sin().abs();
    canvas.put(art::MOTH, place.x, place.y).stretch(0.6 * flap, 0.6).turn(angle.cos() * 24.0);
}
