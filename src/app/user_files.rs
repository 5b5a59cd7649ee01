//! Things of the player's own, one `.ron` each in a folder of the data: packs, decks. Nothing here
//! writes over a file that is there.

use std::{
    path::{Path, PathBuf},
    sync::Mutex,
};

use game_rules::data::TextFault;

use super::{language::Language, storage};
use crate::say;

/// What was found in a folder, and the folder itself.
#[derive(Debug)]
pub struct UserFiles<T: 'static> {
    folder: Mutex<Option<PathBuf>>,
    kept: Mutex<Vec<(String, T)>>,
}

/// Why something was not saved.
#[derive(Debug)]
pub enum NotSaved {
    /// It needs a name of letters, digits, blanks, `-` and `_`.
    Name,
    /// There is one of that name already.
    Taken(String),
    /// The disk refuses.
    Disk(storage::Unsaved),
}

impl NotSaved {
    /// In words.
    pub fn say(&self, language: &Language) -> String {
        match self {
            NotSaved::Name => language.say("own-name"),
            NotSaved::Taken(file) => say!(language, "own-taken", file = file.as_str()),
            NotSaved::Disk(unsaved) => unsaved.say(language),
        }
    }
}

impl<T: Clone> Default for UserFiles<T> {
    fn default() -> UserFiles<T> {
        UserFiles::new()
    }
}

impl<T: Clone> UserFiles<T> {
    /// An empty shelf.
    pub const fn new() -> UserFiles<T> {
        UserFiles { folder: Mutex::new(None), kept: Mutex::new(Vec::new()) }
    }

    /// Everything, by file name.
    pub fn all(&self) -> Vec<(String, T)> {
        self.kept.lock().map(|kept| kept.clone()).unwrap_or_default()
    }

    /// Reads a folder; what is wrong is said with file, line and reason. Nobody has to have one.
    pub fn load(
        &self,
        folder: PathBuf,
        parse: impl Fn(&str, &str) -> Result<T, TextFault>,
    ) -> Vec<String> {
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
        files.sort();
        for file in files {
            let shown = file.display().to_string();
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match std::fs::read_to_string(&file) {
                Ok(text) => match parse(&shown, &text) {
                    Ok(one) => found.push((name, one)),
                    Err(fault) => faults.push(fault.to_string()),
                },
                Err(cause) => faults.push(format!("{shown}: {cause}")),
            }
        }
        if let (Ok(mut kept), Ok(mut known)) = (self.kept.lock(), self.folder.lock()) {
            (*kept, *known) = (found, Some(folder));
        }
        faults
    }

    /// Saves one more under a name that is still free; says where.
    pub fn save(&self, name: &str, text: &str, one: T) -> Result<String, NotSaved> {
        let folder = self.folder.lock().ok().and_then(|folder| folder.clone());
        let file = write(&folder.unwrap_or_default(), name, text)?;
        if let Ok(mut kept) = self.kept.lock() {
            kept.push((name.to_owned(), one));
        }
        Ok(file)
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<String, NotSaved> {
    let fine = |letter: char| letter.is_alphanumeric() || " -_".contains(letter);
    if name.is_empty() || !name.chars().all(fine) {
        return Err(NotSaved::Name);
    }
    let file = folder.join(format!("{name}.ron"));
    let shown = file.display().to_string();
    if file.exists() {
        return Err(NotSaved::Taken(shown));
    }
    storage::write(&file, text).map_err(NotSaved::Disk)?;
    Ok(shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::wager::Pool;

    #[test]
    fn bad_files_are_named_and_good_ones_kept() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            std::fs::write(folder.path().join(name), text).unwrap();
        };
        put("fine.ron", "(custom: [(description: \"hop\")])");
        put("broken.ron", "(custom: [(description: 3)])");
        put("notes.txt", "not a pack");
        let own: UserFiles<Pool> = UserFiles::new();
        let faults = own.load(folder.path().to_owned(), Pool::read);
        let names: Vec<String> = own.all().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["fine"]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("broken.ron:1:"), "{}", faults[0]);
        assert_eq!(own.load("/nowhere/at/all".into(), Pool::read), Vec::<String>::new());
    }

    #[test]
    fn what_is_saved_once_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let own: UserFiles<Pool> = UserFiles::new();
        own.load(folder.path().to_owned(), Pool::read);
        let pool = game_rules::wager::packs::shipped();
        own.save("our evening", &pool.write(), pool.clone()).unwrap();
        let again = own.save("our evening", &pool.write(), pool.clone());
        assert!(matches!(again, Err(NotSaved::Taken(_))));
        for bad in ["", "../up", "a/b"] {
            let saved = own.save(bad, &pool.write(), pool.clone());
            assert!(matches!(saved, Err(NotSaved::Name)), "{bad}");
        }
        assert_eq!(own.load(folder.path().to_owned(), Pool::read), Vec::<String>::new());
        assert_eq!(own.all(), [("our evening".to_owned(), pool)]);
    }
}
