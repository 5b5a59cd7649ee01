//! What Evil says (ux 3.8): short, dry, never advice and never a tell. Which of the lines of an
//! occasion is said is cosmetic, and so is the murmur under it: syllables after the line's letters.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::app::{settings::Talk, sound::Cue};

/// Lines for each occasion.
const LINES: u32 = 3;
/// Seconds a line can be read.
const READING: f32 = 3.4;
/// Seconds between two syllables, and how many there are at most.
const SYLLABLE: f32 = 0.14;
const SYLLABLES: usize = 8;

/// The line Evil is saying.
#[derive(Resource, Default, Debug)]
pub struct Speech {
    line: Option<(String, f32)>,
    murmur: VecDeque<(Cue, f32)>,
    turn: u32,
}

impl Speech {
    /// Says a line for an occasion, unless Evil has spoken a moment ago or is not to speak at all.
    /// `urgent` is what would never be said otherwise. Returns the line's key.
    pub fn speak(&mut self, occasion: &str, talk: Talk, now: f32, urgent: bool) -> Option<&str> {
        let pause = match talk {
            Talk::Silent => return None,
            Talk::Sparse => 24.0,
            Talk::Chatty => 5.0,
        };
        if !urgent && self.line.as_ref().is_some_and(|(_, since)| now - since < pause) {
            return None;
        }
        self.turn = self.turn.wrapping_add(1);
        self.line = Some((format!("evil-{occasion}-{}", 1 + self.turn % LINES), now));
        self.line.as_ref().map(|(key, _)| key.as_str())
    }

    /// Murmurs along with these words.
    pub fn murmur(&mut self, words: &str, now: f32) {
        let voices = words.chars().filter_map(vowel).take(SYLLABLES);
        self.murmur = voices.zip(0..).map(|(cue, at)| (cue, now + SYLLABLE * at as f32)).collect();
    }

    /// The syllable that is due, if one is.
    pub fn syllable(&mut self, now: f32) -> Option<Cue> {
        self.murmur.pop_front_if(|(_, when)| *when <= now).map(|(cue, _)| cue)
    }

    /// The key of the line that can be read now.
    pub fn line(&self, now: f32) -> Option<&str> {
        let (key, since) = self.line.as_ref()?;
        (now - since < READING).then_some(key.as_str())
    }

    /// Is something still to be murmured?
    pub fn is_murmuring(&self) -> bool {
        !self.murmur.is_empty()
    }

    /// When the line that can be read now goes.
    pub fn ends(&self, now: f32) -> Option<f32> {
        let (_, since) = self.line.as_ref()?;
        Some(since + READING + 0.05).filter(|end| now < *end)
    }

    /// Says nothing more, and begins anew: whoever sits down next must not hear from the choice of
    /// its lines what it has said to somebody else.
    pub fn hush(&mut self) {
        *self = Speech::default();
    }
}

/// What a letter sounds like; signs that are no letters of ours have a sound, too.
fn vowel(letter: char) -> Option<Cue> {
    Some(match letter.to_ascii_lowercase() {
        'a' | 'e' | 'ą' | 'ę' => Cue::MurmurA,
        'o' | 'u' | 'ó' => Cue::MurmurO,
        'i' | 'y' => Cue::MurmurI,
        sign if sign >= '\u{2E80}' && sign.is_alphabetic() => {
            [Cue::MurmurA, Cue::MurmurO, Cue::MurmurI][sign as usize % 3]
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Lang, Language};

    #[test]
    fn evil_speaks_now_and_then_or_often_or_never() {
        let said = |talk, times: [f32; 4]| {
            let mut speech = Speech::default();
            times.map(|now| speech.speak("hit", talk, now, false).is_some())
        };
        let times = [0.0, 3.0, 6.0, 30.0];
        assert_eq!(said(Talk::Silent, times), [false; 4]);
        assert_eq!(said(Talk::Sparse, times), [true, false, false, true]);
        assert_eq!(said(Talk::Chatty, times), [true, false, true, true]);
    }

    #[test]
    fn the_end_is_said_whatever_was_said_before_it() {
        let mut speech = Speech::default();
        assert!(speech.speak("hit", Talk::Sparse, 0.0, false).is_some());
        assert!(speech.speak("lost", Talk::Sparse, 1.0, true).is_some());
        assert!(speech.line(1.0).is_some_and(|key| key.starts_with("evil-lost-")));
        assert_eq!(speech.line(1.0 + READING), None);
    }

    #[test]
    fn nobody_hears_what_was_said_to_somebody_else() {
        let said = |speech: &mut Speech| {
            speech.speak("hit", Talk::Chatty, 100.0, false).map(str::to_owned)
        };
        let mut spoken = Speech::default();
        for _ in 0..2 {
            spoken.speak("undo", Talk::Chatty, 99.0, true);
        }
        spoken.hush();
        assert_eq!(said(&mut spoken), said(&mut Speech::default()));
    }

    #[test]
    fn every_line_exists_and_is_murmured_in_every_language() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for occasion in super::super::reactions::OCCASIONS {
                for number in 1..=LINES {
                    let key = format!("evil-{occasion}-{number}");
                    assert!(language.knows(&key), "{tongue:?}: {key}");
                }
            }
        }
        let mut speech = Speech::default();
        speech.murmur("Well counted.", 10.0);
        let heard: Vec<Option<Cue>> =
            [10.0, 10.0, 10.2, 10.9, 10.9].map(|now| speech.syllable(now)).to_vec();
        let (a, o) = (Some(Cue::MurmurA), Some(Cue::MurmurO));
        assert_eq!(heard, [a, None, o, o, a]);
        speech.murmur("数得好", 0.0);
        assert!(speech.syllable(0.0).is_some(), "Chinese is murmured, too");
    }
}
