//! A word in passing: what a key has just done. It needs no answer and is gone after a moment.

use bevy::{prelude::*, time::Real};

use super::idle::Motion;

/// The word that is shown now.
#[derive(Resource, Clone, Debug, Default)]
pub struct Toast {
    text: String,
    left: f32,
}

/// Seconds a word stays, and every letter of a long sentence.
const READING: f32 = 2.5;
const LETTER: f32 = 0.06;

impl Toast {
    /// Says this instead of whatever was said before.
    pub fn say(&mut self, text: impl Into<String>) {
        let text = text.into();
        let left = READING.max(LETTER * text.chars().count() as f32);
        *self = Toast { text, left };
    }

    /// What to show, and how visible it is, 0 to 1.
    pub fn shown(&self) -> Option<(&str, f32)> {
        (self.left > 0.0).then(|| (self.text.as_str(), (self.left / 0.4).min(1.0)))
    }
}

fn fade(time: Res<Time<Real>>, mut whisper: ResMut<Toast>, mut motion: ResMut<Motion>) {
    if whisper.left > 0.0 {
        motion.go_on();
        whisper.left -= time.delta_secs();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toast>().add_systems(Update, fade);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_counts_and_goes() {
        let mut whisper = Toast::default();
        assert_eq!(whisper.shown(), None);
        for word in ["a", "b"] {
            whisper.say(word);
        }
        assert_eq!(whisper.shown(), Some(("b", 1.0)));
        whisper.left = 0.0;
        assert_eq!(whisper.shown(), None);
    }
}
