//! Every script of the Cards, run as `referee script cards` would run it.

use std::{fs, path::Path};

use game_rules::{cards::Cards, script};

#[test]
fn every_script_prints_what_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts/cards");
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut scripts, mut faults) = (0, Vec::new());
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let mut begin = 0;
        // One at a time, so that all faults are listed and not only the first of a file.
        for part in lines.split(|line| line.starts_with("===")) {
            let script = "#\n".repeat(begin) + &part.join("\n");
            begin += part.len() + 1;
            if part.iter().all(|line| line.is_empty() || line.starts_with('#')) {
                continue;
            }
            scripts += 1;
            if !part.iter().any(|line| line.starts_with('>')) {
                faults.push(format!("{name}:{begin}: expects nothing"));
            }
            if let Err(fault) = script::run::<Cards>(&name, &script) {
                faults.push(fault.to_string());
            }
        }
    }
    assert!(scripts > 400, "only {scripts} scripts");
    assert!(faults.is_empty(), "{} faults:\n\n{}", faults.len(), faults.join("\n\n"));
}
