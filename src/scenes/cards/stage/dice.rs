//! The rack of dice: lifted ones will be paid.

use bevy::prelude::*;
use game_rules::cards::{element::Face, rack::Rack};

use super::{Aids, Life, around, dice_lie};
use crate::{
    art::{
        canvas::Canvas,
        motion::{back_out, bump, span, wobble},
        sprites::cards::frames,
    },
    scenes::cards::{
        drawings,
        picture::{Motion, Picture},
    },
};

const RACK: (f32, f32) = (481.0, 549.0);
const FIRST: (f32, f32) = (295.0, 545.0);
const PITCH: f32 = 53.2;
const ROOM: f32 = 372.4;

/// The dice of a side in their order on the table.
pub fn order(picture: &Picture) -> Vec<Face> {
    let side = picture.side(picture.bottom);
    let lead = picture.lead(picture.bottom);
    let element = lead.map(|at| side.side.team[usize::from(at)].id.def().element);
    side.rack.unwrap_or(Rack::EMPTY).sorted(element)
}

/// Which of the dice on the table are these? The last of each face.
pub fn picked(order: &[Face], mut dice: Rack) -> Vec<bool> {
    let mut picked = vec![false; order.len()];
    for (place, face) in order.iter().enumerate().rev() {
        picked[place] = dice.remove(Rack::of(*face, 1));
    }
    picked
}

/// Draws the rack and its dice.
pub(super) fn rack(canvas: &mut Canvas, picture: &Picture, aids: &Aids, life: Life) {
    canvas.put(frames::DICE_RACK, RACK.0, RACK.1);
    if !dice_lie(picture.phase) {
        return;
    }
    let dice = order(picture);
    let lifted = picked(&dice, aids.lifted);
    // Eight fit side by side; more overlap.
    let pitch = if dice.len() > 8 { ROOM / (dice.len() as f32 - 1.0) } else { PITCH };
    let rolling = matches!(picture.motion, Motion::Rolls(seat) if seat == picture.bottom);
    for (place, face) in dice.iter().enumerate() {
        let (x, y) = (FIRST.0 + pitch * place as f32, FIRST.1);
        if rolling && picture.t < 1.0 && !life.calm {
            tumble(canvas, *face, (x, y), place, picture.t);
        } else {
            canvas.put(drawings::die(*face, lifted[place]), x, y).scale(0.96);
        }
        let area = around(Vec2::new(x, y - 4.0), pitch.min(PITCH), 62.0);
        canvas.spot("die", place, area);
    }
}

/// From the hand, over the felt, into its place: each die a little later than the one before.
fn tumble(canvas: &mut Canvas, face: Face, (x, y): (f32, f32), place: usize, t: f32) {
    let late = 0.05 * place as f32;
    let t = span(t, late, late + 0.6);
    let height = 120.0 * bump(t * 0.9 + 0.1) * (1.0 - t) + 18.0 * bump(span(t, 0.7, 1.0));
    let side = (1.0 - back_out(t, 0.6)) * (60.0 + 30.0 * wobble(place as f32, 2.0));
    let at = (x - side, y - height);
    if t >= 0.94 {
        canvas.put(drawings::die(face, false), x, y).scale(0.96);
        return;
    }
    let step = 1 + ((t * 9.0) as usize + place) % 3;
    let turn = 360.0 * t * if place.is_multiple_of(2) { 1.0 } else { -1.0 };
    canvas.put(drawings::tumbling(face, step), at.0, at.1).scale(0.96).turn(turn * (1.0 - t));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_dice_of_a_face_are_lifted() {
        let order = [Face::Omni, Face::Pyro, Face::Pyro, Face::Hydro];
        let dice = Rack::parse("ph").unwrap();
        assert_eq!(picked(&order, dice), [false, false, true, true]);
        assert_eq!(picked(&order, Rack::EMPTY), [false; 4]);
    }
}
