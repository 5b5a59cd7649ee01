//! Packs of one's own: every `.ron` in the folder `packs` of the data.

use std::{path::Path, sync::Mutex};

use bevy::prelude::*;
use game_rules::wager::Pool;

use crate::app::{folders::Folders, notice::Notices};

static OWN: Mutex<Vec<(String, Pool)>> = Mutex::new(Vec::new());

/// The packs that were found, by file name.
pub fn own() -> Vec<(String, Pool)> {
    OWN.lock().map(|packs| packs.clone()).unwrap_or_default()
}

/// Reads the folder; what is wrong is said with file, line and reason.
pub fn load(folders: Res<Folders>, mut notices: ResMut<Notices>) {
    let (packs, faults) = read(&folders.data.join("packs"));
    for fault in faults {
        notices.add(fault);
    }
    if let Ok(mut own) = OWN.lock() {
        *own = packs;
    }
}

fn read(folder: &Path) -> (Vec<(String, Pool)>, Vec<String>) {
    let (mut packs, mut faults) = (Vec::new(), Vec::new());
    // Nobody has to have packs of their own.
    let Ok(entries) = std::fs::read_dir(folder) else { return (packs, faults) };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort();
    for file in files {
        let shown = file.display().to_string();
        let name = file.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into());
        match std::fs::read_to_string(&file) {
            Ok(text) => match Pool::read(&shown, &text) {
                Ok(pool) => packs.push((name, pool)),
                Err(fault) => faults.push(fault.to_string()),
            },
            Err(cause) => faults.push(format!("{shown}: {cause}")),
        }
    }
    (packs, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_packs_are_named_and_good_ones_kept() {
        let folder = std::env::temp_dir().join(format!("parlor-packs-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
        put("fine.ron", "(custom: [(description: \"hop\")])");
        put("broken.ron", "(custom: [(description: 3)])");
        put("notes.txt", "not a pack");
        let (packs, faults) = read(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(packs.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["fine"]);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("broken.ron:1:"), "{}", faults[0]);
        assert_eq!(read(Path::new("/nowhere/at/all")).1, Vec::<String>::new());
    }
}
