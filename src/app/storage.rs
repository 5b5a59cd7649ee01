//! Files that survive: written beside, synced, renamed, kept in two generations (ux 2.0.11).
//!
//! `name` is the newest generation, `name.old` the one before. A file that cannot be read, or that
//! a later program wrote, is moved aside as `name.kept-1` and never overwritten.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use game_rules::record::RecordError;
use tempfile::NamedTempFile;

use super::language::{Language, Value};

/// Why a file could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{} could not be saved: {cause}", .file.display())]
pub struct Unsaved {
    /// The file.
    pub file: PathBuf,
    /// What the system said.
    pub cause: io::Error,
    /// What was to stand in it, if it can be tried again.
    pub text: Option<String>,
}

impl Unsaved {
    /// The sentence for the player.
    pub fn say(&self, language: &Language) -> String {
        let key = match self.cause.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "error-disk-full",
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                "error-read-only"
            }
            _ => "error-not-saved",
        };
        let cause = Value::from(self.cause.to_string());
        language.say_with(key, &[("file", shown(&self.file)), ("cause", cause)])
    }
}

/// Why the text of a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is damaged, or not what it should be.
    #[error("{0}")]
    Unreadable(String),
    /// A later program wrote it.
    #[error("it has format {0}, which is newer than this program")]
    Newer(u32),
}

impl From<RecordError> for Fault {
    fn from(fault: RecordError) -> Fault {
        match fault {
            RecordError::NewerFormat { found, .. } => Fault::Newer(found),
            other => Fault::Unreadable(other.to_string()),
        }
    }
}

/// What happened to one file that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The file.
    pub file: PathBuf,
    /// Why it could not be used.
    pub fault: Fault,
    /// Where it lies now; `None` if it could not be moved.
    pub kept: Option<PathBuf>,
}

impl Trouble {
    /// The sentence for the player.
    pub fn say(&self, language: &Language) -> String {
        let kept = shown(self.kept.as_deref().unwrap_or(&self.file));
        let file = ("file", shown(&self.file));
        match &self.fault {
            Fault::Unreadable(cause) => {
                let cause = Value::from(cause.as_str());
                language.say_with("error-damaged", &[file, ("cause", cause), ("kept", kept)])
            }
            Fault::Newer(format) => {
                let format = Value::from(*format);
                language.say_with("error-newer", &[file, ("format", format), ("kept", kept)])
            }
        }
    }
}

fn shown(path: &Path) -> Value<'static> {
    Value::from(path.display().to_string())
}

/// What was found under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<T> {
    /// The newest generation that can be used.
    pub value: Option<T>,
    /// It is the generation before the newest.
    pub previous: bool,
    /// The files that could not be used.
    pub troubles: Vec<Trouble>,
}

impl<T> Found<T> {
    /// The sentences for the player, `value` being the outcome.
    pub fn say(&self, language: &Language) -> Vec<String> {
        let mut lines: Vec<String> =
            self.troubles.iter().map(|trouble| trouble.say(language)).collect();
        if let Some(last) = lines.last_mut() {
            let outcome = match (&self.value, self.previous) {
                (Some(_), true) => "error-then-previous",
                _ => "error-then-fresh",
            };
            last.push(' ');
            last.push_str(&language.say(outcome));
        }
        lines
    }
}

/// Writes a new generation. Whatever goes wrong, what could be read before can still be read.
pub fn write(file: &Path, text: &str) -> Result<(), Unsaved> {
    replace(file, |to| to.write_all(text.as_bytes())).map_err(|cause| Unsaved {
        file: file.to_owned(),
        cause,
        text: Some(text.to_owned()),
    })
}

fn replace(file: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let dir = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(dir)?;
    let mut fresh = NamedTempFile::new_in(dir)?;
    fill(fresh.as_file_mut())?;
    fresh.as_file().sync_all()?;
    if file.exists() {
        fs::rename(file, sibling(file, "old"))?;
    }
    fresh.persist(file)?;
    // The names are only safe on the disk once the folder is; not every system can sync one.
    File::open(dir).and_then(|dir| dir.sync_all()).or(Ok(()))
}

/// Reads the newest generation that `parse` accepts.
pub fn read<T>(file: &Path, parse: impl Fn(&str) -> Result<T, Fault>) -> Found<T> {
    let mut troubles = Vec::new();
    for (generation, previous) in generations(file).into_iter().zip([false, true]) {
        let fault = match fs::read(&generation) {
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => continue,
            Err(cause) if cause.kind() == io::ErrorKind::NotADirectory => continue,
            Err(cause) => Fault::Unreadable(cause.to_string()),
            Ok(bytes) => match String::from_utf8(bytes) {
                Err(_) => Fault::Unreadable("it is not text".into()),
                Ok(text) => match parse(&text) {
                    Ok(value) => return Found { value: Some(value), previous, troubles },
                    Err(fault) => fault,
                },
            },
        };
        let kept = keep(file, &generation);
        troubles.push(Trouble { file: generation, fault, kept });
    }
    Found { value: None, previous: false, troubles }
}

/// Moves `generation` aside under the first free name.
fn keep(file: &Path, generation: &Path) -> Option<PathBuf> {
    let kept = (1..1000).map(|n| sibling(file, &format!("kept-{n}"))).find(|to| !to.exists())?;
    fs::rename(generation, &kept).ok()?;
    Some(kept)
}

/// Removes both generations; what was kept aside stays.
pub fn forget(file: &Path) -> Result<(), Unsaved> {
    for generation in generations(file) {
        match fs::remove_file(&generation) {
            Err(cause)
                if !matches!(
                    cause.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) =>
            {
                return Err(Unsaved { file: generation, cause, text: None });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Under what names a file may lie, the newest generation first.
pub fn generations(file: &Path) -> [PathBuf; 2] {
    [file.to_owned(), sibling(file, "old")]
}

fn sibling(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    /// Files here say `format:text`; this program reads format 1.
    fn parse(text: &str) -> Result<String, Fault> {
        match text.split_once(':') {
            Some(("1", body)) if body.ends_with('.') => Ok(body.to_owned()),
            Some((format, _)) if format.parse::<u32>().is_ok_and(|format| format > 1) => {
                Err(Fault::Newer(format.parse().unwrap()))
            }
            _ => Err(Fault::Unreadable("1:1: expected a full stop".into())),
        }
    }

    struct Desk {
        dir: tempfile::TempDir,
        file: PathBuf,
    }

    fn desk() -> Desk {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("deep/save.ron");
        write(&file, "1:first.").unwrap();
        write(&file, "1:second.").unwrap();
        Desk { dir, file }
    }

    fn names(desk: &Desk) -> Vec<String> {
        let dir = fs::read_dir(desk.dir.path().join("deep")).unwrap();
        let mut names: Vec<String> =
            dir.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn two_generations_stay() {
        let desk = desk();
        assert_eq!(names(&desk), ["save.ron", "save.ron.old"]);
        let found = read(&desk.file, parse);
        assert_eq!((found.value.as_deref(), found.previous), (Some("second."), false));
        assert_eq!(fs::read_to_string(sibling(&desk.file, "old")).unwrap(), "1:first.");
    }

    #[test]
    fn a_damaged_newest_falls_back_and_is_kept() {
        for damage in [&b"1:sec"[..], b"", b"\xff\xfe", b"soup"] {
            let desk = desk();
            fs::write(&desk.file, damage).unwrap();
            let found = read(&desk.file, parse);
            assert_eq!((found.value.as_deref(), found.previous), (Some("first."), true));
            assert_eq!(fs::read(sibling(&desk.file, "kept-1")).unwrap(), damage);
            let lines = found.say(&Language::new(Lang::English));
            assert_eq!(lines.len(), 1);
            assert!(lines[0].contains("save.ron.kept-1"), "{lines:?}");
            // The next save does not touch what was kept.
            write(&desk.file, "1:third.").unwrap();
            assert_eq!(names(&desk), ["save.ron", "save.ron.kept-1", "save.ron.old"]);
            assert_eq!(read(&desk.file, parse).value.as_deref(), Some("third."));
        }
    }

    #[test]
    fn both_damaged_are_both_kept() {
        let desk = desk();
        fs::write(&desk.file, "x").unwrap();
        fs::write(sibling(&desk.file, "old"), "y").unwrap();
        let found = read(&desk.file, parse);
        assert_eq!((&found.value, found.troubles.len()), (&None, 2));
        assert_eq!(names(&desk), ["save.ron.kept-1", "save.ron.kept-2"]);
    }

    #[test]
    fn a_newer_format_is_named_and_kept() {
        let desk = desk();
        fs::write(&desk.file, "7:future.").unwrap();
        let found = read(&desk.file, parse);
        assert_eq!(found.value.as_deref(), Some("first."));
        assert_eq!(found.troubles[0].fault, Fault::Newer(7));
        assert!(found.say(&Language::new(Lang::English))[0].contains('7'));
        write(&desk.file, "1:third.").unwrap();
        assert_eq!(fs::read_to_string(sibling(&desk.file, "kept-1")).unwrap(), "7:future.");
    }

    #[test]
    fn a_crash_between_the_two_renames_loses_one_generation_only() {
        let desk = desk();
        fs::rename(&desk.file, sibling(&desk.file, "old")).unwrap();
        let found = read(&desk.file, parse);
        assert_eq!((found.value.as_deref(), found.previous), (Some("second."), true));
        assert!(found.troubles.is_empty() && found.say(&Language::new(Lang::Polish)).is_empty());
    }

    #[test]
    fn a_full_disk_leaves_everything_as_it_was() {
        let desk = desk();
        let cause = replace(&desk.file, |to| {
            to.write_all(b"1:thi")?;
            Err(io::ErrorKind::StorageFull.into())
        })
        .unwrap_err();
        assert_eq!(names(&desk), ["save.ron", "save.ron.old"]);
        assert_eq!(read(&desk.file, parse).value.as_deref(), Some("second."));
        let unsaved = Unsaved { file: desk.file.clone(), cause, text: None };
        let said = unsaved.say(&Language::new(Lang::English));
        assert!(said.contains("full") && said.contains("save.ron"), "{said}");
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error_and_not_a_panic() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("home"), "a file").unwrap();
        let file = dir.path().join("home/save.ron");
        assert!(write(&file, "1:x.").is_err());
        assert_eq!(read(&file, parse), Found { value: None, previous: false, troubles: vec![] });
        assert!(forget(&file).is_ok());
    }

    #[test]
    fn forgetting_keeps_what_was_kept() {
        let desk = desk();
        fs::write(&desk.file, "x").unwrap();
        read(&desk.file, parse);
        forget(&desk.file).unwrap();
        assert_eq!(names(&desk), ["save.ron.kept-1"]);
        assert_eq!(read(&desk.file, parse).value, None);
    }
}
