//! First-time hints (ux 2.0.3): every mechanic gets one margin note when it is met for the first
//! time, and never again. What has been met is kept beside the saves; a switch forgets it.

use std::{collections::BTreeSet, path::PathBuf};

use bevy::prelude::*;
use game_rules::data::read_ron;
use serde::{Deserialize, Serialize};

use super::{
    cli::Arguments,
    folders::Folders,
    language::Language,
    notice::Notices,
    settings::Settings,
    storage::{self, Fault},
};

/// The version of the file.
const FORMAT: u32 = 1;

/// A note that waits or is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstTime {
    /// What was met: `first-<word>` says it.
    pub word: &'static str,
    /// The name of the object it is about.
    pub anchor: &'static str,
    /// It speaks of something that lies there now, and may not any more after the next decision.
    passes: bool,
}

/// What the player has met.
#[derive(Resource, Debug, Default)]
pub struct Firsts {
    met: BTreeSet<String>,
    waiting: Vec<FirstTime>,
    open: Option<FirstTime>,
    file: Option<PathBuf>,
    unsaved: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    met: BTreeSet<String>,
}

impl Firsts {
    /// Something is met; if that is new, a note about it will be shown.
    pub fn meet(&mut self, word: &'static str, anchor: &'static str) {
        self.wait(FirstTime { word, anchor, passes: false });
    }

    /// What lies there now: notes about what has lain there before are put aside, without being met.
    pub fn stand(&mut self, notes: impl IntoIterator<Item = (&'static str, &'static str)>) {
        self.waiting.retain(|first| !first.passes);
        for (word, anchor) in notes {
            self.wait(FirstTime { word, anchor, passes: true });
        }
    }

    fn wait(&mut self, first: FirstTime) {
        let waits = self.waiting.iter().any(|known| known.word == first.word);
        if !waits && !self.met.contains(first.word) {
            self.waiting.push(first);
        }
    }

    /// The note on the screen.
    pub fn open(&self) -> Option<&FirstTime> {
        self.open.as_ref()
    }

    /// Shows the next note if there is one; it counts as met from now on.
    pub fn show_next(&mut self) {
        if self.open.is_none() && !self.waiting.is_empty() {
            let first = self.waiting.remove(0);
            self.met.insert(first.word.to_owned());
            self.open = Some(first);
            self.unsaved = true;
        }
    }

    /// Shows this note at once if it is new and no other one is open.
    pub fn show_now(&mut self, word: &'static str, anchor: &'static str) {
        if self.open.is_none() && self.met.insert(word.to_owned()) {
            self.waiting.retain(|first| first.word != word);
            self.open = Some(FirstTime { word, anchor, passes: false });
            self.unsaved = true;
        }
    }

    /// The player has read the note.
    pub fn dismiss(&mut self) {
        self.open = None;
    }

    /// Everything on its way to the screen is put aside, without being met.
    pub fn clear(&mut self) {
        self.open = None;
        self.waiting.clear();
    }

    /// Forgets what was met: every note will be shown once more.
    pub fn reset(&mut self) {
        self.clear();
        self.met.clear();
        self.unsaved = true;
    }

    fn read(text: &str) -> Result<BTreeSet<String>, Fault> {
        let file: File =
            read_ron("firsts.ron", text).map_err(|fault| Fault::Unreadable(fault.to_string()))?;
        if file.format > FORMAT {
            return Err(Fault::Newer(file.format));
        }
        Ok(file.met)
    }

    fn write(&self) -> String {
        let file = File { format: FORMAT, met: self.met.clone() };
        // Plain data; nothing in it can fail to be written.
        ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().new_line("\n"))
            .unwrap_or_default()
    }
}

fn save(mut firsts: ResMut<Firsts>, language: Res<Language>, mut notices: ResMut<Notices>) {
    if !firsts.unsaved {
        return;
    }
    firsts.unsaved = false;
    let Some(file) = firsts.file.clone() else { return };
    if let Err(unsaved) = storage::write(&file, &firsts.write()) {
        notices.unsaved(&unsaved, &language);
    }
}

pub(super) fn plugin(app: &mut App) {
    let world = app.world();
    let safe = world.get_resource::<Arguments>().is_some_and(|arguments| arguments.safe_mode);
    let folders = world.get_resource::<Folders>();
    let folders = folders.filter(|folders| !safe && !folders.is_nowhere());
    let file = folders.map(|folders| folders.state.join("firsts.ron"));
    let mut firsts = Firsts { file: file.clone(), ..Firsts::default() };
    if let Some(file) = file {
        let found = storage::read(&file, Firsts::read);
        let tongue = world.get_resource::<Settings>().map(|settings| settings.language);
        let sentences = found.say(&Language::new(tongue.unwrap_or_default()));
        firsts.met = found.value.unwrap_or_default();
        let mut notices = app.world_mut().get_resource_or_init::<Notices>();
        sentences.into_iter().for_each(|sentence| notices.add(sentence));
    }
    app.insert_resource(firsts).add_systems(Last, save.run_if(resource_exists::<Language>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_shown_once_and_again_after_a_reset() {
        let mut firsts = Firsts::default();
        firsts.meet("clip", "slate");
        firsts.meet("clip", "slate");
        firsts.meet("aim", "gun");
        firsts.show_next();
        assert_eq!(firsts.open().map(|first| first.word), Some("clip"));
        firsts.show_next();
        assert_eq!(firsts.open().map(|first| first.word), Some("clip"), "one at a time");
        firsts.dismiss();
        firsts.clear();
        firsts.show_next();
        assert_eq!(firsts.open(), None, "what was put aside is not shown");
        firsts.meet("clip", "slate");
        firsts.meet("aim", "gun");
        firsts.show_next();
        assert_eq!(firsts.open().map(|first| first.word), Some("aim"), "but is not met either");
        firsts.dismiss();
        firsts.show_now("aim", "gun");
        assert_eq!(firsts.open(), None, "not even when it is urgent");
        firsts.show_now("bold", "token");
        assert_eq!(firsts.open().map(|first| first.word), Some("bold"));
        firsts.reset();
        firsts.meet("clip", "slate");
        firsts.show_next();
        assert_eq!(firsts.open().map(|first| first.word), Some("clip"));
    }

    #[test]
    fn what_lies_there_no_longer_is_not_explained() {
        let mut firsts = Firsts::default();
        firsts.meet("reload", "gun");
        firsts.stand([("unknown", "shell"), ("full-hand", "tray")]);
        firsts.stand([("inferred", "shell")]);
        let mut told = Vec::new();
        for _ in 0..3 {
            firsts.show_next();
            told.extend(firsts.open().map(|first| first.word));
            firsts.dismiss();
        }
        assert_eq!(told, ["reload", "inferred"]);
        firsts.stand([("unknown", "shell")]);
        firsts.show_next();
        assert_eq!(firsts.open().map(|first| first.word), Some("unknown"), "it was not met yet");
    }

    #[test]
    fn what_was_met_survives_being_written() {
        let mut firsts = Firsts::default();
        firsts.meet("clip", "slate");
        firsts.show_next();
        assert_eq!(Firsts::read(&firsts.write()).unwrap(), firsts.met);
        assert_eq!(Firsts::read("(format: 2, met: [])"), Err(Fault::Newer(2)));
        assert!(matches!(Firsts::read("soup"), Err(Fault::Unreadable(_))));
    }
}
