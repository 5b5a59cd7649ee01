//! Two long white gloves that do everything that is done on the table.

use bevy::prelude::*;

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

/// What makes a hand of a glove.
const SKIN: Color = Color::srgb(0.93, 0.77, 0.63);

/// Where a hand that writes holds the tip of its chalk, from the wrist, fingers up.
const TIP: Vec2 = Vec2::new(-62.0, -111.0);

impl Hand {
    /// A hand of this size that writes at `tip`, mirrored like Evil's left or as it is.
    pub fn writing(tip: Vec2, turn: f32, scale: f32, mirrored: bool) -> Hand {
        let way = if mirrored { Vec2::new(-TIP.x, TIP.y) } else { TIP } * scale;
        let wrist = tip - Vec2::from_angle(turn.to_radians()).rotate(way);
        Hand { wrist: (wrist.x, wrist.y), turn, glove: Glove::Write }
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

/// The hand of whoever sits on this side of the table: out of a sleeve, without a glove.
pub fn draw_own(canvas: &mut Canvas, scale: f32, elbow: (f32, f32), hand: &Hand) {
    let (dx, dy) = (hand.wrist.0 - elbow.0, hand.wrist.1 - elbow.1);
    let turn = dy.atan2(dx).to_degrees() + 90.0;
    let long = dx.hypot(dy) / BONE;
    canvas.put(art::ARM_LOWER, elbow.0, elbow.1).stretch(scale, long).turn(turn);
    canvas.put(art::ARM_CUFF, hand.wrist.0, hand.wrist.1).scale(scale).turn(turn);
    canvas
        .put(hand.glove.drawing(), hand.wrist.0, hand.wrist.1)
        .scale(scale)
        .turn(hand.turn)
        .tint(SKIN);
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
