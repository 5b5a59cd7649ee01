//! Every script of `tests/scripts/duel`: forced dice, exact events, and who learns of them.

use std::{fs, path::Path};

use game_rules::{
    duel::{Tool, full::Duel},
    script,
};

fn scripts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts/duel");
    let mut files: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect()
}

#[test]
fn every_script_runs_as_written() {
    let faults: Vec<String> = scripts()
        .iter()
        .filter_map(|(name, text)| script::run::<Duel>(name, text).err())
        .map(|fault| fault.to_string())
        .collect();
    assert!(faults.is_empty(), "{} scripts fail:\n{}", faults.len(), faults.join("\n"));
}

/// A tool has a script that uses it, one in which it is refused, and one that says who learns what:
/// `>` lines carry the audience, so a use with expected lines is all of the latter.
#[test]
fn every_tool_is_used_and_refused_somewhere() {
    let all = scripts();
    for tool in Tool::ALL {
        let commands: Vec<Vec<&str>> = all
            .iter()
            .flat_map(|(_, text)| {
                let lines: Vec<&str> = text.lines().map(str::trim).collect();
                lines
                    .windows(2)
                    .filter(|pair| pair[0].split_whitespace().nth(1) == Some(tool.word()))
                    .filter(|pair| pair[0].starts_with("H ") || pair[0].starts_with("E "))
                    .map(|pair| pair.to_vec())
                    .collect::<Vec<_>>()
            })
            .collect();
        let used = all.iter().any(|(_, text)| {
            text.lines().any(|line| {
                line.starts_with("> [*] spent") && line.ends_with(&format!(" {}", tool.word()))
            })
        });
        let refused = commands.iter().any(|pair| pair[1].contains(" error "));
        assert!(used, "no script uses {tool} and says who learns of it");
        assert!(refused, "no script has {tool} refused");
    }
}
