//! Every script under `scripts/labyrinth`: fixtures with forced dice and the exact announcements.

use std::{fs, path::Path};

use game_rules::{labyrinth::Labyrinth, script};

#[test]
fn every_script_prints_what_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts/labyrinth");
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 20, "only {} scripts found", files.len());
    let mut faults = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        if !text.contains("\n>") {
            faults.push(format!("{}: expects nothing", file.display()));
        }
        let name = file.file_name().unwrap().to_string_lossy();
        if let Err(fault) = script::run::<Labyrinth>(&name, &text) {
            faults.push(fault.to_string());
        }
    }
    assert!(faults.is_empty(), "{} faults\n\n{}", faults.len(), faults.join("\n\n"));
}
