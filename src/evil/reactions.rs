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
    /// Another Evil has sat down: its plate is whole.
    Next,
    /// You took something back: a raised brow.
    Undo,
    /// You have not moved for long: it drums, then polishes its plate.
    Hesitate,
    /// You muted it: it draws a zip.
    Muted,
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
            Reaction::OwnBlank | Reaction::Undo | Reaction::Muted => Cue::MurmurO,
            Reaction::Hesitate => Cue::FingersDrum,
            Reaction::Peek | Reaction::Next | Reaction::EvilWon => Cue::MurmurI,
            Reaction::Hit => Cue::EvilCracks,
            Reaction::YouWon => Cue::MurmurA,
        }
    }

    fn seconds(self) -> f32 {
        match self {
            Reaction::Bold => 1.1,
            Reaction::OwnBlank | Reaction::Hit => 0.9,
            Reaction::Peek | Reaction::Next | Reaction::Undo => 0.7,
            Reaction::YouWon | Reaction::EvilWon | Reaction::Muted => 1.2,
            Reaction::Hesitate => 3.0,
        }
    }

    /// The occasion of its lines; a look at a shell is not spoken of.
    pub fn occasion(self) -> Option<&'static str> {
        Some(match self {
            Reaction::Bold => "bold",
            Reaction::OwnBlank => "blank",
            Reaction::Peek | Reaction::Next => return None,
            Reaction::Hit => "hit",
            Reaction::Undo => "undo",
            Reaction::Hesitate => "hesitate",
            Reaction::Muted => "muted",
            Reaction::YouWon => "lost",
            Reaction::EvilWon => "won",
        })
    }

    /// Is it the last word?
    pub fn is_end(self) -> bool {
        matches!(self, Reaction::YouWon | Reaction::EvilWon)
    }
}

/// All occasions Evil has lines for.
#[cfg(test)]
pub(super) const OCCASIONS: [&str; 10] =
    ["begin", "rematch", "bold", "blank", "hit", "undo", "hesitate", "muted", "lost", "won"];

/// Evil thinks this long before its fingers drum (ux 2.0.8).
const DRUMS: f32 = 0.25;

/// The reaction that is going on, and since when.
#[derive(Resource, Default, Debug)]
pub struct Reactions {
    current: Option<(Reaction, f32)>,
    over: Option<Reaction>,
    /// Shown and not spoken of yet.
    unsaid: Vec<Reaction>,
    /// Evil has been thinking since then.
    thinking: Option<f32>,
    /// Cracks so far, 1 … 5.
    pub cracks: u8,
}

impl Reactions {
    /// Evil reacts, unless it is busy with something more important.
    pub fn show(&mut self, reaction: Reaction, now: f32) {
        if reaction.is_end() {
            self.over = Some(reaction);
        }
        self.unsaid.push(reaction);
        if reaction == Reaction::Hit {
            self.cracks = (self.cracks + 1).min(4);
        }
        if reaction == Reaction::Next {
            self.cracks = 1;
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
        *self = Reactions { cracks: 1, ..Reactions::default() };
    }

    /// What has been shown since somebody asked last.
    pub fn take_unsaid(&mut self) -> Vec<Reaction> {
        std::mem::take(&mut self.unsaid)
    }

    /// Evil thinks, or has stopped thinking; true when its fingers begin to drum.
    pub fn think(&mut self, since: Option<f32>, now: f32, before: f32) -> bool {
        self.thinking = since;
        since.is_some_and(|since| before - since <= DRUMS && now - since > DRUMS)
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
        let running = self.current.map(|(reaction, since)| {
            let t = (now - since) / reaction.seconds();
            (reaction, t)
        });
        let Some((reaction, t)) = running.filter(|(_, t)| (0.0..1.0).contains(t)) else {
            if let Some(since) = self.thinking.filter(|since| now - since > DRUMS) {
                drum(pose, now - since, calm);
            }
            return;
        };
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
            Reaction::Next => pose.face.mood = Mood::Amused,
            Reaction::Undo => pose.face.mood = Mood::Thinking,
            Reaction::Hesitate if t < 0.4 => drum(pose, t * 3.0, calm),
            Reaction::Hesitate => {
                pose.face.look = (-0.4, -0.6);
                if !calm {
                    polish(pose, span(t, 0.4, 1.0));
                }
            }
            Reaction::Muted => {
                pose.face.mood = Mood::Annoyed;
                if !calm {
                    zip(pose, t);
                }
            }
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

/// The fingers of one hand come down one after the other.
fn drum(pose: &mut Pose, seconds: f32, calm: bool) {
    // Two drawings a beat: nothing moves between them.
    let down = calm || (seconds * 2.5).fract() < 0.6;
    pose.hands[1].glove = if down { Glove::Drum } else { Glove::Rest };
}

/// One hand goes to the plate and rubs it, round and round.
fn polish(pose: &mut Pose, t: f32) {
    let near = sine_in_out(span(t, 0.0, 0.3)) * (1.0 - sine_in_out(span(t, 0.75, 1.0)));
    let round = t * 14.0;
    let rub = (18.0 * round.cos() * pose.scale, 10.0 * round.sin() * pose.scale);
    let plate = Hand {
        wrist: (pose.seat.0 + 74.0 * pose.scale + rub.0, pose.seat.1 - 112.0 * pose.scale + rub.1),
        turn: -24.0,
        glove: Glove::Fist,
    };
    pose.hands[1] = pose.hands[1].towards(plate, near);
}

/// Two fingers are drawn along the mouth.
fn zip(pose: &mut Pose, t: f32) {
    let near = sine_in_out(span(t, 0.0, 0.25)) * (1.0 - sine_in_out(span(t, 0.8, 1.0)));
    let along = 36.0 * pose.scale * (2.0 * span(t, 0.3, 0.7) - 1.0);
    let mouth = Hand {
        wrist: (pose.seat.0 + along + 30.0 * pose.scale, pose.seat.1 - 92.0 * pose.scale),
        turn: -20.0,
        glove: Glove::Pinch,
    };
    pose.hands[1] = pose.hands[1].towards(mouth, near);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_shown_is_spoken_of_once() {
        let mut reactions = Reactions::default();
        reactions.show(Reaction::Hit, 1.0);
        reactions.show(Reaction::Undo, 1.1);
        assert_eq!(reactions.take_unsaid(), [Reaction::Hit, Reaction::Undo]);
        reactions.show(Reaction::Next, 9.0);
        assert_eq!(reactions.cracks, 1, "another plate is whole");
        assert_eq!(reactions.take_unsaid(), [Reaction::Next]);
        assert!(reactions.take_unsaid().is_empty());
    }

    #[test]
    fn fingers_drum_once_for_each_thought_and_whatever_it_is_about() {
        let mut reactions = Reactions::default();
        let drums: Vec<bool> = [(0.0, 0.0), (0.2, 0.0), (0.3, 0.2), (0.4, 0.3)]
            .map(|(now, before)| reactions.think(Some(0.0), now, before))
            .to_vec();
        assert_eq!(drums, [false, false, true, false]);
        assert!(!reactions.think(None, 0.5, 0.4));
    }

    #[test]
    fn a_hand_that_polishes_is_back_on_the_table_in_the_end() {
        let rest = Pose::at_rest((480.0, 206.0), 0.5);
        let mut reactions = Reactions::default();
        reactions.show(Reaction::Hesitate, 0.0);
        let at = |now: f32, calm: bool| {
            let mut pose = rest;
            reactions.apply(&mut pose, now, calm);
            pose.hands[1].wrist
        };
        assert!(at(2.0, false).1 < rest.hands[1].wrist.1 - 20.0, "it is at the plate");
        assert_eq!(at(2.0, true), rest.hands[1].wrist, "nothing moves without motion");
        assert_eq!(at(3.1, false), rest.hands[1].wrist);
    }
}
