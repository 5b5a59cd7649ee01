//! Plain sentences the program has for the player: what could not be read, saved or opened.
//!
//! A list and not a message, because most of them are ready before anything is on the screen. What
//! the program could not save by itself is tried again until there is room.

use std::{
    collections::BTreeMap,
    io::ErrorKind,
    path::{Path, PathBuf},
    time::SystemTime,
};

use bevy::{prelude::*, time::Real};

use super::{
    idle::Motion,
    language::Language,
    storage::{self, Unsaved},
};

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
    /// What could not be saved.
    unsaved: BTreeMap<PathBuf, Later>,
}

/// What is to stand in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Later {
    text: String,
    /// When the file was last written; whoever has written it since has said something newer.
    before: Option<SystemTime>,
}

fn written(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|about| about.modified()).ok()
}

/// Seconds between two attempts to save.
const PAUSE: f32 = 5.0;

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
        if let Some(text) = unsaved.text.clone() {
            let later = Later { text, before: written(&unsaved.file) };
            self.unsaved.insert(unsaved.file.clone(), later);
        }
    }

    /// What was to stand in this file is not wanted any more.
    pub fn give_up(&mut self, file: &Path) {
        self.unsaved.remove(file);
    }

    /// Saves what could not be saved, as far as there is room now. Once nothing is left, the next
    /// failure is news again.
    fn try_again(&mut self) {
        self.unsaved.retain(|file, later| {
            written(file) == later.before && storage::write(file, &later.text).is_err()
        });
        if self.unsaved.is_empty() {
            self.told.clear();
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

/// Tries again every few seconds, and once more at the end.
fn try_again(
    mut notices: ResMut<Notices>,
    mut exits: MessageReader<AppExit>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
    mut next: Local<Option<f32>>,
) {
    let leaving = exits.read().count() > 0;
    if notices.unsaved.is_empty() {
        *next = None;
        return;
    }
    let now = time.elapsed_secs();
    let due = *next.get_or_insert(now + PAUSE);
    if now >= due || leaving {
        notices.try_again();
        *next = None;
    }
    motion.wake_at(next.unwrap_or(now + PAUSE));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(Last, try_again.run_if(resource_exists::<Motion>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

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
    fn what_could_not_be_saved_is_saved_later_unless_something_newer_is() {
        let language = Language::new(Lang::English);
        let dir = tempfile::tempdir().unwrap();
        let wall = dir.path().join("state");
        std::fs::write(&wall, "no room").unwrap();
        let files = ["old", "new", "gone"].map(|name| wall.join(name));
        let mut notices = Notices::default();
        for file in &files {
            let unsaved = storage::write(file, "first").unwrap_err();
            notices.unsaved(&unsaved, &language);
        }
        notices.give_up(&files[2]);
        notices.try_again();
        assert_eq!(notices.unsaved.len(), 2, "there is still no room");
        std::fs::remove_file(&wall).unwrap();
        storage::write(&files[1], "second").unwrap();
        notices.try_again();
        let read = files.each_ref().map(|file| std::fs::read_to_string(file).ok());
        assert_eq!(read, [Some("first".into()), Some("second".into()), None]);
        assert!(notices.unsaved.is_empty() && notices.told.is_empty());
    }

    #[test]
    fn a_folder_that_takes_nothing_is_spoken_of_once() {
        let language = Language::new(Lang::English);
        let unsaved = |file: &str, cause: ErrorKind| Unsaved {
            file: file.into(),
            cause: cause.into(),
            text: None,
        };
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
