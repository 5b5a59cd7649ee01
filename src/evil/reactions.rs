//! What Evil lets show. Reactions never block anything and never give anything away: a peek is
//! always answered with the same smile.

use bevy::prelude::*;

use super::{Face, Glove, Hand, Mood, Pose};
use crate::{
    app::sound::Cue,
    art::motion::{bump, sine_in_out, span, wobble},
};

/// Something Evil reacts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// You were bold and it worked: one slow clap.
    Bold,
    /// Its own shell was blank: a flat mouth, two taps.
    OwnBlank,
    /// It looked at a shell: always the same smile.
    Peek,
    /// It was hit: the plate jolts and is straightened.
    Hit,
    /// You took something back: a raised brow.
    Undo,
    /// You won.
    YouWon,
    /// It won.
    EvilWon,
}

impl Reaction {
    /// What it sounds like: one sound for each, whatever is hidden.
    pub fn cue(self) -> Cue {
        match self {
            Reaction::Bold => Cue::GlovesClap,
            Reaction::OwnBlank | Reaction::Undo => Cue::MurmurO,
            Reaction::Peek | Reaction::EvilWon => Cue::MurmurI,
            Reaction::Hit => Cue::EvilCracks,
            Reaction::YouWon => Cue::MurmurA,
        }
    }

    fn seconds(self) -> f32 {
        match self {
            Reaction::Bold => 1.1,
            Reaction::OwnBlank | Reaction::Hit => 0.9,
            Reaction::Peek | Reaction::Undo => 0.7,
            Reaction::YouWon | Reaction::EvilWon => 1.2,
        }
    }
}

/// The reaction that is going on, and since when.
#[derive(Resource, Default, Debug)]
pub struct Reactions {
    current: Option<(Reaction, f32)>,
    over: Option<Reaction>,
    /// Cracks so far, 1 … 5.
    pub cracks: u8,
}

impl Reactions {
    /// Evil reacts, unless it is busy with something more important.
    pub fn show(&mut self, reaction: Reaction, now: f32) {
        if matches!(reaction, Reaction::YouWon | Reaction::EvilWon) {
            self.over = Some(reaction);
        }
        if reaction == Reaction::Hit {
            self.cracks = (self.cracks + 1).min(4);
        }
        let busy = self.current.is_some_and(|(running, since)| {
            now - since < running.seconds() * 0.6 && running != Reaction::Undo
        });
        if !busy || self.over == Some(reaction) {
            self.current = Some((reaction, now));
        }
    }

    /// A new match: the plate is whole again.
    pub fn reset(&mut self) {
        *self = Reactions { current: None, over: None, cracks: 1 };
    }

    /// Is Evil moving because of a reaction?
    pub fn is_busy(&self, now: f32) -> bool {
        self.current.is_some_and(|(reaction, since)| now - since < reaction.seconds())
    }

    /// Adds the reaction to a pose. `calm` leaves out everything that moves.
    pub fn apply(&self, pose: &mut Pose, now: f32, calm: bool) {
        pose.face.cracks = self.cracks.max(1);
        if self.over == Some(Reaction::YouWon) {
            pose.face = Face { mood: Mood::Defeated, cracks: 5, light: 0.0, ..pose.face };
            pose.lean = 4.0;
        }
        let Some((reaction, since)) = self.current else { return };
        let t = (now - since) / reaction.seconds();
        if !(0.0..1.0).contains(&t) {
            return;
        }
        let moving = if calm { 0.0 } else { 1.0 };
        match reaction {
            Reaction::Bold => {
                pose.face.mood = Mood::Amused;
                let close =
                    sine_in_out(span(t, 0.0, 0.35)) * (1.0 - sine_in_out(span(t, 0.6, 1.0)));
                if !calm {
                    clap(pose, close);
                }
            }
            Reaction::OwnBlank => {
                pose.face.mood = Mood::Annoyed;
                let taps = bump(span(t, 0.2, 0.4)) + bump(span(t, 0.5, 0.7));
                pose.hands[1].glove = Glove::Knock;
                pose.hands[1].wrist.1 -= 8.0 * taps * moving;
            }
            Reaction::Peek => {
                pose.face.mood = Mood::Neutral;
                pose.face.tilt += 4.0 * bump(t) * moving;
            }
            Reaction::Hit => {
                pose.face.mood = Mood::Surprised;
                let shake = (1.0 - t).powi(2) * moving;
                pose.face.jolt = (14.0 * wobble(now * 9.0, 1.0) * shake, -10.0 * shake);
                pose.face.tilt += 14.0 * shake;
            }
            Reaction::Undo => pose.face.mood = Mood::Thinking,
            Reaction::YouWon => pose.lean = 4.0 * sine_in_out(t),
            Reaction::EvilWon => pose.face.mood = Mood::Amused,
        }
    }
}

/// Both hands meet before the chest.
fn clap(pose: &mut Pose, close: f32) {
    let middle = (pose.seat.0, pose.seat.1 - 20.0 * pose.scale);
    for (index, side) in [(0, -1.0), (1, 1.0)] {
        let meet = Hand {
            wrist: (middle.0 + side * 60.0 * pose.scale, middle.1),
            turn: -side * 12.0,
            glove: Glove::Clap,
        };
        pose.hands[index] = pose.hands[index].towards(meet, close);
    }
}
