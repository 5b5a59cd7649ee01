//! Two long white gloves that do everything that is done on the table.

use super::Pose;
use crate::art::{
    canvas::Canvas,
    sprites::{Sprite as Drawing, evil as art},
};

/// How a hand is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of ux 3.8")]
pub enum Glove {
    Rest,
    Drum,
    Point,
    Pinch,
    Offer,
    Slide,
    Clap,
    CoverFace,
    Steeple,
    Knock,
    Write,
    Shrug,
    Fist,
    Wave,
}

impl Glove {
    fn drawing(self) -> &'static Drawing {
        match self {
            Glove::Rest => art::GLOVE_REST,
            Glove::Drum => art::GLOVE_DRUM,
            Glove::Point => art::GLOVE_POINT,
            Glove::Pinch => art::GLOVE_PINCH,
            Glove::Offer => art::GLOVE_OFFER,
            Glove::Slide => art::GLOVE_SLIDE,
            Glove::Clap => art::GLOVE_CLAP,
            Glove::CoverFace => art::GLOVE_COVER_FACE,
            Glove::Steeple => art::GLOVE_STEEPLE,
            Glove::Knock => art::GLOVE_KNOCK,
            Glove::Write => art::GLOVE_WRITE,
            Glove::Shrug => art::GLOVE_SHRUG,
            Glove::Fist => art::GLOVE_FIST,
            Glove::Wave => art::GLOVE_WAVE,
        }
    }
}

/// One hand at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// Where the wrist is, in the frame.
    pub wrist: (f32, f32),
    /// Where the fingers point, degrees clockwise from straight up.
    pub turn: f32,
    /// How it is held.
    pub glove: Glove,
}

impl Hand {
    /// A hand lying on the table.
    pub fn resting(wrist: (f32, f32), turn: f32, glove: Glove) -> Hand {
        Hand { wrist, turn, glove }
    }

    /// On the way from one hand to another; the glove changes in the middle and is never blended.
    pub fn towards(self, other: Hand, t: f32) -> Hand {
        let mix = crate::art::motion::mix;
        Hand {
            wrist: (mix(self.wrist.0, other.wrist.0, t), mix(self.wrist.1, other.wrist.1, t)),
            turn: mix(self.turn, other.turn, t),
            glove: if t < 0.5 { self.glove } else { other.glove },
        }
    }
}

/// Length of a sleeve part in glove units.
const BONE: f32 = 140.0;

/// Upper arm, forearm and cuff: two bones with the elbow kept outside.
pub(super) fn draw_arm(canvas: &mut Canvas, pose: &Pose, side: f32, hand: &Hand) {
    let scale = pose.hand_scale;
    let shoulder = pose.place(side * 170.0, -40.0);
    let (dx, dy) = (hand.wrist.0 - shoulder.0, hand.wrist.1 - shoulder.1);
    let reach = dx.hypot(dy).max(1.0);
    // A sleeve that has to reach further than it is long is drawn longer, not torn off.
    let bone = (BONE * scale).max(reach * 0.505);
    let bend = (reach / (2.0 * bone)).clamp(0.0, 1.0).acos();
    let straight = dy.atan2(dx);
    let upper = straight + side * -bend * if dx * side >= 0.0 { 1.0 } else { -1.0 };
    let elbow = (shoulder.0 + bone * upper.cos(), shoulder.1 + bone * upper.sin());
    let lower = (hand.wrist.1 - elbow.1).atan2(hand.wrist.0 - elbow.0);
    let degrees = |angle: f32| angle.to_degrees() + 90.0;
    let long = bone / BONE;
    canvas
        .put(art::ARM_UPPER, shoulder.0, shoulder.1)
        .stretch(side * scale, long)
        .turn(degrees(upper));
    canvas.put(art::ARM_LOWER, elbow.0, elbow.1).stretch(side * scale, long).turn(degrees(lower));
    canvas
        .put(art::ARM_CUFF, hand.wrist.0, hand.wrist.1)
        .stretch(side * scale, scale)
        .turn(degrees(lower));
}

/// The glove itself, mirrored for the hand on the right of the screen.
pub(super) fn draw_glove(canvas: &mut Canvas, scale: f32, side: f32, hand: &Hand) {
    // Gloves are drawn as right hands; Evil's right hand is on the left of the screen.
    let mirror = -side;
    canvas
        .put(hand.glove.drawing(), hand.wrist.0, hand.wrist.1)
        .stretch(mirror * scale, scale)
        .turn(hand.turn);
}
