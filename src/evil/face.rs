//! The face-plate: eyes, brows, mouth, cracks. Few parts, small movements.

use bevy::color::{Color, Mix};

use super::Pose;
use crate::art::{
    canvas::Canvas,
    palette::THEME,
    sprites::{Sprite as Drawing, evil as art},
};

/// What the face says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// The host's half smile.
    #[default]
    Neutral,
    /// You were bold, or it goes well.
    Amused,
    /// It was hit, or did not see that coming.
    Surprised,
    /// Its own blank.
    Annoyed,
    /// Looking up and aside.
    Thinking,
    /// It has lost.
    Defeated,
}

/// The face at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// The expression.
    pub mood: Mood,
    /// Where the pupils look, −1 … 1 each way.
    pub look: (f32, f32),
    /// Both eyes shut for a moment.
    pub blink: bool,
    /// Tilt of the plate, degrees.
    pub tilt: f32,
    /// Shift of the plate in bust units, for jolts.
    pub jolt: (f32, f32),
    /// How far the plate leans towards you, 0 … 1.
    pub push: f32,
    /// Which plate it wears: 0 is the host's, others those of the Evils that follow.
    pub plate: u32,
    /// Cracks, 0 … 5.
    pub cracks: u8,
    /// Light behind the glaze, 0 … 1.
    pub light: f32,
}

impl Face {
    /// The face of a mood, looking straight ahead.
    pub fn of(mood: Mood) -> Face {
        Face {
            mood,
            look: (0.0, 0.3),
            blink: false,
            tilt: -3.0,
            jolt: (0.0, 0.0),
            push: 0.0,
            plate: 0,
            cracks: 1,
            light: 0.25,
        }
    }
}

struct Parts {
    eyes: [&'static Drawing; 2],
    pupils: bool,
    brows: [&'static Drawing; 2],
    brow_tilt: f32,
    brow_lift: f32,
    mouth: &'static Drawing,
    blush: f32,
}

fn parts(face: &Face) -> Parts {
    let mut parts = match face.mood {
        Mood::Neutral => Parts {
            eyes: [art::EYE_HALF; 2],
            pupils: true,
            brows: [art::BROW_CALM; 2],
            brow_tilt: 0.0,
            brow_lift: 0.0,
            mouth: art::MOUTH_SMILE,
            blush: 0.5,
        },
        Mood::Amused => Parts {
            eyes: [art::EYE_HAPPY; 2],
            pupils: false,
            brows: [art::BROW_RAISED; 2],
            brow_tilt: 0.0,
            brow_lift: 0.0,
            mouth: art::MOUTH_LAUGH,
            blush: 1.0,
        },
        Mood::Surprised => Parts {
            eyes: [art::EYE_WIDE; 2],
            pupils: true,
            brows: [art::BROW_RAISED; 2],
            brow_tilt: 0.0,
            brow_lift: -8.0,
            mouth: art::MOUTH_OH,
            blush: 0.0,
        },
        Mood::Annoyed => Parts {
            eyes: [art::EYE_HALF; 2],
            pupils: true,
            brows: [art::BROW_STERN; 2],
            brow_tilt: 8.0,
            brow_lift: 0.0,
            mouth: art::MOUTH_FLAT,
            blush: 0.0,
        },
        Mood::Thinking => Parts {
            eyes: [art::EYE_HALF, art::EYE_OPEN],
            pupils: true,
            brows: [art::BROW_CALM, art::BROW_RAISED],
            brow_tilt: 0.0,
            brow_lift: 0.0,
            mouth: art::MOUTH_MUSE,
            blush: 0.3,
        },
        Mood::Defeated => Parts {
            eyes: [art::EYE_SAD, art::EYE_HALF],
            pupils: false,
            brows: [art::BROW_STERN; 2],
            brow_tilt: -18.0,
            brow_lift: 0.0,
            mouth: art::MOUTH_SAD,
            blush: 0.0,
        },
    };
    if face.blink {
        parts.eyes = [art::EYE_CLOSED; 2];
        parts.pupils = false;
    }
    parts
}

/// The plates in the order in which Evils sit down, and how the cracks, drawn for the round one, are
/// stretched to end at its rim.
const PLATES: [(&Drawing, (f32, f32)); 7] = [
    (art::PLATE_ROUND, (1.0, 1.0)),
    (art::PLATE_OVAL, (0.86, 1.05)),
    (art::PLATE_TILE, (0.94, 0.96)),
    (art::PLATE_MIRROR, (1.0, 1.0)),
    (art::PLATE_MOON, (1.0, 1.0)),
    (art::PLATE_SUN, (0.94, 0.94)),
    (art::PLATE_CLOCK, (1.0, 1.0)),
];

/// The more it was hit, the more of them.
const CRACKS: [&Drawing; 5] =
    [art::CRACKS_1, art::CRACKS_2, art::CRACKS_3, art::CRACKS_4, art::CRACKS_5];

/// Evils after the seventh wear the same shapes under another glaze, so that each looks like itself.
fn glaze(plate: u32) -> Color {
    let inks = &THEME.elements;
    match plate as usize / PLATES.len() % 4 {
        0 => Color::WHITE,
        1 => Color::WHITE.mix(&inks[2].color(), 0.55),
        2 => Color::WHITE.mix(&inks[0].color(), 0.4),
        _ => Color::WHITE.mix(&inks[4].color(), 0.4),
    }
}

/// Draws plate and face at their place on the bust.
pub(super) fn draw(canvas: &mut Canvas, pose: &Pose) {
    let face = &pose.face;
    let parts = parts(face);
    let scale = pose.scale * (1.0 + 0.08 * face.push);
    let tilt = pose.lean + face.tilt;
    let centre = pose.place(face.jolt.0, -200.0 + face.jolt.1 + 4.0 * face.push);
    let (sin, cos) = tilt.to_radians().sin_cos();
    let at = |x: f32, y: f32| {
        (centre.0 + (x * cos - y * sin) * scale, centre.1 + (x * sin + y * cos) * scale)
    };
    let (plate, fit) = PLATES[face.plate as usize % PLATES.len()];
    canvas.put(plate, centre.0, centre.1).scale(scale).turn(tilt).tint(glaze(face.plate));
    canvas
        .put(art::INNER_LIGHT, centre.0, centre.1)
        .scale(scale)
        .turn(tilt)
        .alpha(face.light * 0.6);
    if let Some(crack) = usize::from(face.cracks).checked_sub(1).and_then(|level| CRACKS.get(level))
    {
        let (x, y) = (scale * fit.0, scale * fit.1);
        canvas.put(crack, centre.0, centre.1).stretch(x, y).turn(tilt);
    }
    if usize::from(face.cracks) >= CRACKS.len() {
        // What broke out of the rim falls beside it.
        let (x, y) = at(66.0 * fit.0, 58.0 * fit.1);
        canvas.put(art::PLATE_SHARD, x, y).scale(scale).turn(tilt).tint(glaze(face.plate));
    }
    let mut put =
        |drawing: &'static Drawing, x: f32, y: f32, mirror: bool, turn: f32, alpha: f32| {
            let (x, y) = at(x, y);
            let side = if mirror { -scale } else { scale };
            canvas.put(drawing, x, y).stretch(side, scale).turn(tilt + turn).alpha(alpha);
        };
    put(art::BLUSH, 0.0, 0.0, false, 0.0, parts.blush);
    for (index, side) in [-1.0, 1.0].into_iter().enumerate() {
        put(parts.eyes[index], side * 25.0, -9.0, side < 0.0, 0.0, 1.0);
        if parts.pupils {
            let (x, y) = (face.look.0 * 5.0, face.look.1 * 3.0);
            put(art::PUPIL, side * 25.0 + x, -9.0 + y, false, 0.0, 1.0);
        }
        let tilt = side * parts.brow_tilt;
        put(parts.brows[index], side * 28.0, -31.0 + parts.brow_lift, side < 0.0, tilt, 1.0);
    }
    put(parts.mouth, 0.0, 33.0, false, 0.0, 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every Evil's face lies on a plate; a shard is none.
    #[test]
    fn every_plate_is_large_enough_for_a_face() {
        for (plate, _) in PLATES {
            let [_, _, width, height] = plate.frame;
            assert!(width >= 118.0 && height >= 118.0, "{}", plate.name);
        }
    }

    #[test]
    fn the_first_twenty_eight_evils_differ() {
        let look = |number: u32| (number as usize % PLATES.len(), glaze(number));
        for number in 0..28 {
            assert!((0..number).all(|other| look(other) != look(number)), "Evil {number}");
        }
    }
}
