//! Every script of the Cards, run as `referee script cards` would run it.

use std::{fs, path::Path};

use game_rules::{cards::Cards, script};

#[test]
fn every_script_prints_what_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts/cards");
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 10, "only {} scripts in {}", files.len(), folder.display());
    let mut faults = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        // A file may hold several scripts, each with its own fixture.
        let mut line = 0;
        for part in text.split("\n=== ") {
            let padded = "\n".repeat(line) + part;
            line += part.lines().count();
            let body = if line == part.lines().count() {
                padded
            } else {
                padded.replacen(part.lines().next().unwrap_or_default(), "", 1)
            };
            if let Err(fault) = script::run::<Cards>(&name, &body) {
                faults.push(fault.to_string());
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n\n{}", faults.len(), faults.join("\n\n"));
}
