//! Evil: a porcelain plate, two white gloves, and very little else (ux 3.8). One rig for all games.
//!
//! [`Pose`] is what a scene asks for; [`draw`] puts the sprites on the canvas in three layers, so
//! that the table comes between the bust and the arms, and things on it between arms and gloves.

mod face;
mod hands;
mod reactions;
mod speech;

use crate::art::{canvas::Canvas, sprites::evil as art};

pub use face::{Face, Mood};
pub use hands::{Glove, Hand, draw_own};
pub use reactions::{Reaction, Reactions};
pub use speech::Speech;

/// How Evil sits there at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where the bust stands, and how large it is drawn.
    pub seat: (f32, f32),
    /// Scale of bust units.
    pub scale: f32,
    /// Scale of glove units.
    pub hand_scale: f32,
    /// Lean of the whole bust, degrees.
    pub lean: f32,
    /// The face.
    pub face: Face,
    /// Screen-left and screen-right hand.
    pub hands: [Hand; 2],
}

/// Seconds of thinking before it shows (ux 2.0.8).
const SHOWS_THOUGHT: f32 = 0.25;

/// Gloves and arms are drawn this much larger than the bust.
const HAND_SCALE: f32 = 1.19;

impl Pose {
    /// At rest at a seat, hands on the table.
    pub fn at_rest(seat: (f32, f32), scale: f32) -> Pose {
        let wrist = |side: f32| (seat.0 + side * 478.0 * scale, seat.1 + 12.0 * scale);
        Pose {
            seat,
            scale,
            hand_scale: scale * HAND_SCALE,
            lean: 0.0,
            face: Face::of(Mood::Neutral),
            hands: [
                Hand::resting(wrist(-1.0), 196.0, Glove::Rest),
                Hand::resting(wrist(1.0), 164.0, Glove::Rest),
            ],
        }
    }

    /// Thinks, as anybody can see after a moment: `since` is when it began.
    pub fn ponder(&mut self, since: Option<f32>, now: f32) {
        if since.is_some_and(|since| now - since > SHOWS_THOUGHT) {
            self.face.mood = Mood::Thinking;
            self.face.look = (0.8, -0.8);
        }
    }

    /// From bust units to the frame.
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        let (sin, cos) = self.lean.to_radians().sin_cos();
        let (x, y) = (x * self.scale, y * self.scale);
        (self.seat.0 + x * cos - y * sin, self.seat.1 + x * sin + y * cos)
    }
}

/// The bust with its face: behind the table.
pub fn draw_bust(canvas: &mut Canvas, pose: &Pose) {
    let (x, y) = pose.seat;
    canvas.put(art::BUST, x, y).scale(pose.scale).turn(pose.lean);
    face::draw(canvas, pose);
    canvas.put(art::COLLAR_FRONT, x, y).scale(pose.scale).turn(pose.lean);
    canvas.put(art::RIM_LIGHT, x, y).scale(pose.scale).turn(pose.lean).alpha(0.8);
}

/// The sleeves: over the table, under what lies on it.
pub fn draw_arms(canvas: &mut Canvas, pose: &Pose) {
    for (side, hand) in [(-1.0, &pose.hands[0]), (1.0, &pose.hands[1])] {
        hands::draw_arm(canvas, pose, side, hand);
    }
}

/// The gloves: over what lies on the table.
pub fn draw_gloves(canvas: &mut Canvas, pose: &Pose) {
    for (side, hand) in [(-1.0, &pose.hands[0]), (1.0, &pose.hands[1])] {
        hands::draw_glove(canvas, pose.hand_scale, side, hand);
    }
}
