//! Folders the player can take away: all data in one, a bug report in one (ux 2.0.10, 2.0.11).
//! Nothing is ever sent anywhere.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bevy::prelude::Image;

use super::{
    folders::Folders,
    picture,
    settings::Settings,
    storage::{self, Unsaved},
};

/// The settings in an export.
const SETTINGS: &str = "settings.ron";
/// What lies beside the data but is not part of it.
const NOT_DATA: [&str; 6] = ["config", "state", "cache", "pictures", "reports", "exports"];

/// A folder in `parent` that is still free, named by the time.
fn fresh(parent: &Path) -> PathBuf {
    let stamp = picture::stamp();
    let later = (2..).map(|number| parent.join(format!("{stamp}-{number}")));
    let mut names = std::iter::once(parent.join(&stamp)).chain(later);
    names.find(|folder| !folder.exists()).unwrap_or_default()
}

fn unsaved(file: &Path) -> impl FnOnce(io::Error) -> Unsaved {
    move |cause| Unsaved { file: file.to_owned(), cause, text: None }
}

/// The plain files below a folder, relative to it. Links are not followed.
fn files(folder: &Path, skip: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut below = vec![PathBuf::new()];
    while let Some(part) = below.pop() {
        let Ok(entries) = fs::read_dir(folder.join(&part)) else { continue };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let skipped = part.as_os_str().is_empty() && skip.iter().any(|skip| *skip == name);
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !skipped => below.push(part.join(name)),
                Ok(kind) if kind.is_file() => found.push(part.join(name)),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

fn copy(from: &Path, to: &Path) -> Result<(), Unsaved> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(unsaved(folder))?;
    }
    fs::copy(from, to).map(|_| ()).map_err(unsaved(to))
}

/// Copies settings, profile, replays and everything else of the player's into a new folder.
pub fn export(folders: &Folders, settings: &Settings) -> Result<PathBuf, Unsaved> {
    let folder = fresh(&folders.data.join("exports"));
    storage::write(&folder.join(SETTINGS), &settings.write())?;
    for file in files(&folders.data, &NOT_DATA) {
        copy(&folders.data.join(&file), &folder.join(&file))?;
    }
    Ok(folder)
}

/// What an import did.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The settings to go on with.
    pub settings: Option<Settings>,
    /// Files that were not there before.
    pub added: usize,
    /// Where everything was kept as it was before.
    pub before: PathBuf,
}

/// Why an import did not happen.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The folder is none of ours.
    #[error("{} is not a folder that was exported from the parlor", .0.display())]
    NotOurs(PathBuf),
    /// Its settings cannot be read.
    #[error("{0}")]
    Settings(String),
    /// A file could not be written.
    #[error(transparent)]
    Unsaved(#[from] Unsaved),
}

/// Takes over an exported folder. Everything is exported first, so that nothing of the player's is
/// lost; a replay that is there already stays as it is.
pub fn import(from: &Path, folders: &Folders, settings: &Settings) -> Result<Imported, Refused> {
    let there = from.join(SETTINGS);
    let text = fs::read_to_string(&there).map_err(|_| Refused::NotOurs(from.to_owned()))?;
    let read = Settings::read(&text).map_err(|fault| Refused::Settings(fault.to_string()))?;
    let before = export(folders, settings)?;
    let mut added = 0;
    for file in files(from, &NOT_DATA).into_iter().filter(|file| file != Path::new(SETTINGS)) {
        let to = folders.data.join(&file);
        let in_a_folder = file.components().count() > 1;
        if to.exists() && in_a_folder {
            continue;
        }
        added += usize::from(!to.exists());
        copy(&from.join(&file), &to)?;
    }
    Ok(Imported { settings: Some(read), added, before })
}

/// A bug report before it is saved.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What the player says.
    pub note: String,
    /// Version and system.
    pub version: String,
    /// The settings file.
    pub settings: String,
    /// The log.
    pub log: String,
    /// The match up to now, unless it has private seats.
    pub record: Option<String>,
    /// The screen, unless it shows a private seat.
    pub picture: Option<Image>,
}

impl Report {
    /// The files it will have, with the last part of the language key that says what each is.
    pub fn contents(&self) -> Vec<(&'static str, &'static str)> {
        let mut contents =
            vec![("version.txt", "version"), ("settings.ron", "settings"), ("log.txt", "log")];
        contents.extend(self.record.is_some().then_some(("match.ron", "match")));
        contents.extend(self.picture.is_some().then_some(("screen.png", "picture")));
        contents.extend((!self.note.trim().is_empty()).then_some(("note.txt", "note")));
        contents
    }

    /// What one of these files will say; a picture says nothing.
    pub fn text(&self, file: &str) -> Option<&str> {
        match file {
            "version.txt" => Some(&self.version),
            "settings.ron" => Some(&self.settings),
            "log.txt" => Some(&self.log),
            "match.ron" => self.record.as_deref(),
            "note.txt" => Some(&self.note),
            _ => None,
        }
    }

    /// Saves it into a folder of its own.
    pub fn save(&self, reports: &Path) -> Result<PathBuf, Unsaved> {
        let folder = fresh(reports);
        for (name, _) in self.contents() {
            if let Some(text) = self.text(name) {
                storage::write(&folder.join(name), text)?;
            }
        }
        if let Some(image) = &self.picture {
            let file = folder.join("screen.png");
            picture::save(image, &file).map_err(|why| Unsaved {
                file,
                cause: io::Error::other(why),
                text: None,
            })?;
        }
        Ok(folder)
    }
}

/// Version and system in a few lines.
pub fn about_this_system(graphics: Option<&str>) -> String {
    format!(
        "Evil's Parlor {}\nsystem: {} {}\ngraphics: {}\n",
        super::VERSION,
        std::env::consts::OS,
        std::env::consts::ARCH,
        graphics.unwrap_or("none"),
    )
}

/// Shows a folder in the desktop's own way.
pub fn open_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let program = match std::env::consts::OS {
        "windows" => "explorer",
        "macos" => "open",
        _ => "xdg-open",
    };
    std::process::Command::new(program).arg(folder).spawn().map(|_| ())
}

#[cfg(test)]
#[path = "archive_tests.rs"]
mod tests;
