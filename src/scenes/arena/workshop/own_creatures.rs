//! Creatures of one's own: every folder in `arena` of the data with a types.ron, moves.ron or
//! creatures.ron in it. What is missing is the house's.

use std::{fs, path::Path, sync::Mutex};

use bevy::prelude::*;
use game_rules::arena::data::{Data, Dataset};

use crate::app::{folders::Folders, notice::Notices};

static SETS: Mutex<Vec<(String, Data)>> = Mutex::new(Vec::new());

/// The sets that were found, by name.
pub fn all() -> Vec<(String, Data)> {
    SETS.lock().map(|sets| sets.clone()).unwrap_or_default()
}

/// Reads the folders; what is wrong is said with file, line and reason.
pub fn load(folders: Res<Folders>, mut notices: ResMut<Notices>) {
    let (found, faults) = read(&folders.data.join("arena"));
    faults.into_iter().for_each(|fault| notices.add(fault));
    if let Ok(mut sets) = SETS.lock() {
        *sets = found;
    }
}

fn read(folder: &Path) -> (Vec<(String, Data)>, Vec<String>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut places: Vec<_> = entries.map(|entry| entry.path()).filter(|it| it.is_dir()).collect();
    places.sort();
    for place in places {
        let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match read_one(&place) {
            Ok(Some(data)) => found.push((name, data)),
            Ok(None) => {}
            Err(fault) => faults.push(fault),
        }
    }
    (found, faults)
}

/// The set in one folder, if there is one.
fn read_one(place: &Path) -> Result<Option<Data>, String> {
    let mut texts = Vec::new();
    for name in ["types.ron", "moves.ron", "creatures.ron"] {
        let file = place.join(name);
        let shown = file.display().to_string();
        match fs::read_to_string(&file) {
            Ok(text) => texts.push((shown, Some(text))),
            Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => texts.push((shown, None)),
            Err(cause) => return Err(format!("{shown}: {cause}")),
        }
    }
    if texts.iter().all(|(_, text)| text.is_none()) {
        return Ok(None);
    }
    let [types, moves, creatures] = [0, 1, 2].map(|number| {
        let (file, text): &(String, Option<String>) = &texts[number];
        text.as_deref().map(|text| (file.as_str(), text))
    });
    let set = Dataset::read(types, moves, creatures);
    set.map(|set| Some(set.into())).map_err(|fault| format!("{}: {fault}", place.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_sets_are_kept_and_bad_ones_named() {
        let folder = tempfile::tempdir().unwrap();
        let put = |set: &str, file: &str, text: &str| {
            let place = folder.path().join(set);
            fs::create_dir_all(&place).unwrap();
            fs::write(place.join(file), text).unwrap();
        };
        let shipped = include_str!("../../../../game_rules/data/arena/creatures.ron");
        put("same", "creatures.ron", shipped);
        put("broken", "moves.ron", "[(id: 1, name: 3)]");
        put("empty", "notes.txt", "nothing");
        let (found, faults) = read(folder.path());
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].0.as_str(), found[0].1.hash()), ("same", Data::shipped().hash()));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("broken") && faults[0].contains("moves.ron:1:"), "{faults:?}");
        assert!(read(Path::new("/nowhere/at/all")).1.is_empty());
    }
}
