//! Plain sentences the program has for the player: what could not be read, saved or opened.
//!
//! A list and not a message, because most of them are ready before anything is on the screen.

use std::io::ErrorKind;

use bevy::prelude::*;

use super::{language::Language, storage::Unsaved};

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
    /// Why the program could not save by itself, as far as the player knows it.
    told: Vec<ErrorKind>,
}

impl Notices {
    /// Adds a sentence, unless it is there already.
    pub fn add(&mut self, text: impl Into<String>) {
        let notice = Notice { text: text.into() };
        if !self.waiting.contains(&notice) {
            self.waiting.push(notice);
        }
    }

    /// What the program saves by itself could not be saved. That is said once for each cause: the
    /// next decision, setting or match would fail in the same way.
    pub fn unsaved(&mut self, unsaved: &Unsaved, language: &Language) {
        let cause = unsaved.cause.kind();
        if !self.told.contains(&cause) {
            self.told.push(cause);
            self.add(unsaved.say(language));
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
    use crate::app::language::Tongue;

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

    #[test]
    fn a_folder_that_takes_nothing_is_spoken_of_once() {
        let language = Language::new(Tongue::English);
        let unsaved =
            |file: &str, cause: ErrorKind| Unsaved { file: file.into(), cause: cause.into() };
        let mut notices = Notices::default();
        notices.unsaved(&unsaved("settings.ron", ErrorKind::ReadOnlyFilesystem), &language);
        notices.unsaved(&unsaved("resume.ron", ErrorKind::ReadOnlyFilesystem), &language);
        let said = notices.first().map(|notice| notice.text.clone()).unwrap_or_default();
        assert!(said.contains("settings.ron") && said.contains("read-only"), "{said}");
        notices.dismiss();
        assert_eq!(notices.first(), None);
        notices.unsaved(&unsaved("resume.ron", ErrorKind::StorageFull), &language);
        assert!(notices.first().is_some_and(|notice| notice.text.contains("disk is full")));
    }
}
