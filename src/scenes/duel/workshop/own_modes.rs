//! The players' own modes: files in the data folder, each read with a reason if it is refused.
//! Nothing here changes a file that cannot be read.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use game_rules::duel::full::Mode;

use crate::{
    app::{
        folders::Folders,
        language::Language,
        storage::{self, Unsaved},
    },
    history::replays::read_text,
    say,
};

/// A mode of one's own and where it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// The file.
    pub file: PathBuf,
    /// What stands in it.
    pub mode: Mode,
}

/// A file that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Its name.
    pub file: String,
    /// Where, what and what would do.
    pub cause: String,
}

impl Broken {
    /// The sentence for the player.
    pub fn say(&self, language: &Language) -> String {
        say!(language, "modes-broken", file = self.file.as_str(), cause = self.cause.as_str())
    }
}

/// Everything in the folder.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shelf {
    /// Modes, by number.
    pub modes: Vec<Own>,
    /// What cannot be played, by name.
    pub broken: Vec<Broken>,
}

/// The folder of the players' own modes.
pub fn folder(folders: &Folders) -> PathBuf {
    folders.data.join("modes")
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

impl Shelf {
    /// Reads the folder; one that is not there is empty.
    pub fn read(folder: &Path) -> Shelf {
        let mut shelf = Shelf::default();
        let mut files: Vec<PathBuf> = match fs::read_dir(folder) {
            Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
            Err(cause) => {
                let missing =
                    matches!(cause.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory);
                if !missing {
                    shelf.broken.push(Broken { file: name_of(folder), cause: cause.to_string() });
                }
                return shelf;
            }
        };
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
        files.sort();
        for file in files {
            shelf.add(file);
        }
        shelf.modes.sort_by_key(|own| own.mode.id);
        shelf
    }

    fn add(&mut self, file: PathBuf) {
        let name = name_of(&file);
        let read = match read_text(&file) {
            Ok(text) => Mode::read(&name, &text).map_err(|fault| fault.to_string()),
            Err(cause) => Err(cause.to_string()),
        };
        let refused = |cause: String| {
            // The name stands in the sentence already.
            let cause = cause.strip_prefix(&format!("{name}: ")).unwrap_or(&cause).to_owned();
            Broken { file: name.clone(), cause }
        };
        match read {
            Err(cause) => self.broken.push(refused(cause)),
            Ok(mode) => match self.modes.iter().find(|own| own.mode.id == mode.id) {
                Some(other) => {
                    let free = Mode::free_id(self.modes.iter().map(|own| own.mode.id));
                    let id = mode.id;
                    let other = name_of(&other.file);
                    let cause = format!("id = {id}: {other} has it already; {free} is free");
                    self.broken.push(refused(cause));
                }
                None => self.modes.push(Own { file, mode }),
            },
        }
    }

    /// The mode with this number.
    pub fn find(&self, id: u32) -> Option<&Own> {
        self.modes.iter().find(|own| own.mode.id == id)
    }

    /// A number nobody has.
    pub fn free_id(&self) -> u32 {
        Mode::free_id(self.modes.iter().map(|own| own.mode.id))
    }

    /// Keeps a mode in the file it came from, or in a new one.
    pub fn keep(folder: &Path, from: Option<&Path>, mode: &Mode) -> Result<PathBuf, Unsaved> {
        let file = match from {
            Some(file) => file.to_owned(),
            None => {
                let plain = folder.join(format!("mode-{}.ron", mode.id));
                let numbered = (2..1000).map(|n| folder.join(format!("mode-{}-{n}.ron", mode.id)));
                let mut names = std::iter::once(plain.clone()).chain(numbered);
                names.find(|file| !file.exists()).unwrap_or(plain)
            }
        };
        storage::write(&file, &mode.write())?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(id: u32) -> Mode {
        Mode { id, name: Some("Mine".into()), ..Mode::shipped()[0].clone() }
    }

    #[test]
    fn what_is_kept_is_found_again() {
        let desk = tempfile::tempdir().unwrap();
        let folder = desk.path().join("modes");
        assert_eq!(Shelf::read(&folder), Shelf::default(), "nothing there is no trouble");
        let first = Shelf::keep(&folder, None, &mode(9)).unwrap();
        Shelf::keep(&folder, None, &mode(12)).unwrap();
        let shelf = Shelf::read(&folder);
        assert_eq!(shelf.modes.iter().map(|own| own.mode.id).collect::<Vec<_>>(), [9, 12]);
        assert_eq!(shelf.find(9).unwrap().mode, mode(9));
        assert_eq!((shelf.free_id(), shelf.broken.len()), (10, 0));
        // Written over in its place; the generation before is no mode of its own.
        let changed = Mode { human_hp: 4, ..mode(9) };
        assert_eq!(Shelf::keep(&folder, Some(&first), &changed).unwrap(), first);
        let shelf = Shelf::read(&folder);
        assert_eq!((shelf.modes.len(), shelf.find(9).unwrap().mode.human_hp), (2, 4));
    }

    #[test]
    fn each_broken_file_says_what_is_wrong_and_does_no_harm() {
        let desk = tempfile::tempdir().unwrap();
        let folder = desk.path();
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
        write("a.ron", &mode(9).write());
        write("b.ron", &mode(9).write());
        write("c.ron", "(id: 10");
        write("d.ron", &Mode { min_true: 7, ..mode(11) }.write());
        write("e.ron", &mode(3).write());
        fs::write(folder.join("f.ron"), [0xFF, 0xFE]).unwrap();
        write("notes.txt", "no mode");
        let shelf = Shelf::read(folder);
        assert_eq!(shelf.modes.len(), 1);
        let causes: Vec<&str> = shelf.broken.iter().map(|broken| broken.cause.as_str()).collect();
        let files: Vec<&str> = shelf.broken.iter().map(|broken| broken.file.as_str()).collect();
        assert_eq!(files, ["b.ron", "c.ron", "d.ron", "e.ron", "f.ron"]);
        assert_eq!(causes[0], "id = 9: a.ron has it already; 10 is free");
        assert!(causes[1].starts_with("c.ron:1:"), "{}", causes[1]);
        assert!(causes[2].contains("min_true") || causes[2].contains("min_bullets"));
        assert!(causes[3].contains("id = 3"), "{}", causes[3]);
        assert!(folder.join("c.ron").exists());
    }
}
