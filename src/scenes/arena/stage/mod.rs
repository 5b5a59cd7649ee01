//! Draws a [`Picture`] of the arena, in the coordinates of the frame (ux 2.0.1).

mod bench;
mod effects;
mod orders;
mod plates;
mod puppet;
mod strikes;
mod theatre;
pub mod vanishing;

use bevy::prelude::*;
use game_rules::arena::Stat;

use super::picture::Picture;
use crate::{
    art::{canvas::Canvas, motion::wobble},
    evil::{self, Pose},
};

pub use puppet::drawing_of;

/// Words on the stage, in the player's language.
#[derive(Debug, Default)]
pub struct Words {
    /// The two sides, left and right.
    pub sides: [SideWords; 2],
    /// Who acts first.
    pub speed: String,
    /// What stands on the cards of both sides, and the colour of its type.
    pub orders: [(String, Option<Color>); 2],
    /// The name of the move that is called.
    pub called: String,
    /// A word above a side.
    pub word: String,
    /// The conversation on the tape, oldest first.
    pub tape: Vec<Printed>,
}

/// What is written about one side.
#[derive(Debug, Default)]
pub struct SideWords {
    /// The creature on the arena.
    pub creature: String,
    /// Whose it is.
    pub owner: String,
    /// "212/500".
    pub health: String,
    /// Bonuses and states.
    pub states: Vec<State>,
    /// "ready", if it is.
    pub ready: Option<String>,
    /// The types of the creature.
    pub kinds: Vec<u8>,
}

/// A line of a plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Good, bad or neither for whoever it is about.
    pub tone: Tone,
    /// What it says.
    pub text: String,
    /// The same where there is less room, with what the number is about as a picture.
    pub short: Option<(String, Option<Stat>)>,
}

/// How a line of a plate is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A gain.
    Up,
    /// A loss.
    Down,
    /// Poison.
    Poison,
    /// A plain word.
    Plain,
}

/// One turn on the tape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its number.
    pub turn: String,
    /// What the left side sent.
    pub own: String,
    /// What the server answered.
    pub answer: String,
    /// What the other side did.
    pub other: String,
    /// Is it the turn under way?
    pub now: bool,
    /// The answer is a refusal, and what the other did is how to mend it.
    pub failed: bool,
}

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds; stands still when nothing should move by itself.
    pub time: f32,
    /// No shake, flicker or loops.
    pub calm: bool,
}

/// Where the feet of the two creatures are.
pub(super) const STANDS: [Vec2; 2] = [Vec2::new(278.0, 404.0), Vec2::new(690.0, 404.0)];

const EVIL_SEAT: (f32, f32) = (480.0, 181.0);
const EVIL_SCALE: f32 = 0.46;

/// Evil leans over the beam, before reactions.
pub fn evil_pose(picture: &Picture, life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hands[0].wrist = (404.0, 82.0);
    pose.hands[1].wrist = (556.0, 82.0);
    pose.hands[0].turn = 184.0;
    pose.hands[1].turn = 176.0;
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    // It watches whoever acts.
    let side = picture.acting.map_or(
        0.0,
        |(seat, ..)| {
            if picture.sides[0].seat == seat { -0.7 } else { 0.7 }
        },
    );
    pose.face.look = (side, 0.6);
    pose
}

/// Draws everything on the stage.
pub fn draw(canvas: &mut Canvas, picture: &Picture, pose: &Pose, words: &Words, life: Life) {
    theatre::room(canvas);
    evil::draw_bust(canvas, pose);
    theatre::backdrop(canvas, picture, life);
    // The one who acts lies below its effect, the target above: it shields itself.
    let front = picture.acting.map_or(1, |(seat, ..)| usize::from(picture.sides[0].seat == seat));
    puppet::draw(canvas, picture, 1 - front, life);
    effects::travelling(canvas, picture);
    puppet::draw(canvas, picture, front, life);
    effects::landed(canvas, picture);
    theatre::front(canvas, picture, life);
    evil::draw_gloves(canvas, pose);
    for number in 0..2 {
        plates::draw(canvas, &picture.sides[number], &words.sides[number], number);
    }
    effects::above(canvas, picture, words);
    orders::draw(canvas, picture, words);
    theatre::house(canvas, picture, life);
    bench::draw(canvas, picture, words);
    bench::tape(canvas, words);
}
