//! Flags that the documents name exist: those of the game, of the referee and of our scripts.

use std::collections::BTreeSet;

use super::{hold, rust::line, tree::Tree};

/// Where the command lines are described.
const GAME: [&str; 5] =
    ["src/app/cli.rs", "game_rules/src/bin/referee/", "play", "check", "package"];

/// The flags in a text: `--two-words`, and where each stands.
fn flags(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = text.match_indices("--").map(|(at, _)| at);
    let alone =
        starts.filter(|at| !text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '-'));
    let named = alone.map(|at| {
        let rest = &text[at + 2..];
        let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(rest.len());
        (at, &rest[..end])
    });
    named.filter(|(_, flag)| flag.starts_with(|c: char| c.is_ascii_lowercase()))
}

fn unknown_flags(tree: &Tree) -> BTreeSet<String> {
    let sources = tree.files().filter(|(path, _)| GAME.iter().any(|place| path.starts_with(place)));
    let sources: Vec<&str> = sources.map(|(_, text)| text).collect();
    let is_known = |flag: &str| {
        let field = format!(" {}:", flag.replace('-', "_"));
        let named = format!("long = \"{flag}\"");
        let alias = format!("alias = \"{flag}\"");
        let case = format!("--{flag})");
        flag == "help"
            || sources.iter().any(|text| {
                [&field, &named, &alias, &case].iter().any(|mark| text.contains(mark.as_str()))
            })
    };
    let mut faults = BTreeSet::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".md")) {
        // What belongs to cargo stands before `-- `, and on lines of its own.
        for (at, flag) in flags(text) {
            let start = text[..at].rfind('\n').map_or(0, |start| start + 1);
            let is_cargos = text[start..at].contains("cargo ") && !text[start..at].contains(" -- ");
            if !is_cargos && !is_known(flag) {
                faults.insert(format!("{path}:{}: there is no --{flag}", line(text, at)));
            }
        }
    }
    faults
}

#[test]
fn flags_in_documents_exist() {
    hold("a document names a flag", &unknown_flags(Tree::of_the_repository()), &[]);
}

#[test]
fn an_unknown_flag_is_found() {
    let tree = Tree::of(&[
        ("src/app/cli.rs", "    pub data_dir: X,\n #[arg(long = \"continue\")] resume: bool,"),
        ("game_rules/src/bin/referee/a.rs", "visible_alias = \"styles\""),
        ("docs/a.md", "`--data-dir` --continue\n--styles --help -- x --- --made-up a--b"),
        ("docs/b.md", "cargo test --lib -- --ignored\ncargo run -p x --bin y -- z --other"),
    ]);
    let found: Vec<String> = unknown_flags(&tree).into_iter().collect();
    let expected = [
        "docs/a.md:2: there is no --made-up",
        "docs/b.md:1: there is no --ignored",
        "docs/b.md:2: there is no --other",
    ];
    assert_eq!(found, expected);
}
