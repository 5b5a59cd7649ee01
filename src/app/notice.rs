//! Plain sentences the program has for the player: what could not be read, saved or opened.
//!
//! A list and not a message, because most of them are ready before anything is on the screen.

use bevy::prelude::*;

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The sentence, in the player's language.
    pub text: String,
}

/// The sentences that have not been dismissed, oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    waiting: Vec<Notice>,
}

impl Notices {
    /// Adds a sentence, unless it is there already.
    pub fn add(&mut self, text: impl Into<String>) {
        let notice = Notice { text: text.into() };
        if !self.waiting.contains(&notice) {
            self.waiting.push(notice);
        }
    }

    /// The sentence to show now.
    pub fn first(&self) -> Option<&Notice> {
        self.waiting.first()
    }

    /// The player has read it.
    pub fn dismiss(&mut self) {
        if !self.waiting.is_empty() {
            self.waiting.remove(0);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sentence_is_said_once_and_in_order() {
        let mut notices = Notices::default();
        for text in ["a", "b", "a"] {
            notices.add(text);
        }
        assert_eq!(notices.first().map(|n| n.text.as_str()), Some("a"));
        notices.dismiss();
        assert_eq!(notices.first().map(|n| n.text.as_str()), Some("b"));
        notices.dismiss();
        notices.dismiss();
        assert_eq!(notices.first(), None);
    }
}
