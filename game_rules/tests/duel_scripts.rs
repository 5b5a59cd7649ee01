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

/// What a part of a script is for: `=== knife: refused` begins one.
const KINDS: [&str; 3] = ["effect", "refused", "who learns what"];

/// A part of a script file.
struct Part {
    title: String,
    lines: Vec<String>,
}

fn parts() -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (name, text) in scripts() {
        parts.push(Part { title: name, lines: Vec::new() });
        for line in text.lines() {
            match (line.strip_prefix("==="), parts.last_mut()) {
                (Some(title), _) => {
                    parts.push(Part { title: title.trim().to_owned(), lines: Vec::new() });
                }
                (None, Some(part)) => part.lines.push(line.trim().to_owned()),
                (None, None) => {}
            }
        }
    }
    parts
}

impl Part {
    /// Where the tool leaves the rack.
    fn spent(&self, tool: Tool) -> Option<usize> {
        self.lines.iter().position(|line| {
            line.starts_with("> [*] spent") && line.ends_with(&format!(" {}", tool.word()))
        })
    }

    /// Is one of these questions asked behind line `from`, by or of this seat, and answered?
    fn asks(&self, from: usize, questions: &[&str], seat: Option<&str>) -> bool {
        self.lines[from..].windows(2).any(|pair| {
            let words: Vec<&str> = pair[0].split_whitespace().collect();
            words.first().is_some_and(|word| questions.contains(word))
                && seat.is_none_or(|seat| words.get(1) == Some(&seat))
                && pair[1].starts_with('>')
        })
    }

    /// What is missing for it to be a script of this kind.
    fn lacks(&self, kind: &str, tool: Tool) -> Option<&'static str> {
        match (kind, self.spent(tool)) {
            ("effect", None) => Some("does not use it"),
            ("effect", Some(at)) => (!self.asks(at, &["state", "odds"], None))
                .then_some("does not look at what came of it"),
            ("refused", Some(_)) => Some("uses it up"),
            ("refused", None) => {
                let refused = self.lines.iter().any(|line| line.contains("] error "));
                let mut racks = self.lines.iter().filter_map(|line| line.split_once(" rack="));
                let held = racks.next_back().is_some_and(|(_, rack)| rack.contains(tool.word()));
                match (refused, held) {
                    (false, _) => Some("has no error"),
                    (true, false) => Some("does not show it on the rack afterwards"),
                    (true, true) => None,
                }
            }
            (_, None) => Some("does not use it"),
            (_, Some(at)) => {
                let told =
                    |seat| self.asks(at, &["view", "odds", "shot", "body", "lease"], Some(seat));
                (!told("H") || !told("E")).then_some("does not ask both sides what they know")
            }
        }
    }
}

/// Every tool has a script for its effect, one for its refusal and one for who learns what, and
/// each of them does what its title says.
#[test]
fn every_tool_has_its_three_scripts() {
    let parts = parts();
    let mut faults = Vec::new();
    for tool in Tool::ALL {
        for kind in KINDS {
            let title = format!("{tool}: {kind}");
            match parts.iter().find(|part| part.title == title) {
                None => faults.push(format!("there is no script `=== {title}`")),
                Some(part) => {
                    let lacks = part.lacks(kind, tool);
                    faults.extend(lacks.map(|lacks| format!("`=== {title}` {lacks}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
