//! A name means one thing.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    hold,
    rust::{production, words},
    tree::Tree,
};

/// Names of roles: the same in every game on purpose (`docs/architecture.md`, parts 4 and 5), and
/// the strengths Evil has in each of them.
const ROLES: [&str; 20] = [
    "Action",
    "Coin",
    "Courteous",
    "Cruel",
    "Desk",
    "Event",
    "Fixture",
    "Life",
    "Nightmare",
    "PendingChoice",
    "Picture",
    "Reading",
    "Refusal",
    "Request",
    "Setup",
    "Side",
    "SidePicture",
    "Sly",
    "View",
    "Words",
];

/// Names that still mean several things, with the files that define them.
const AMBIGUOUS: &[&str] = &[
    "Aim ×2 in game_rules/src",
    "Anew ×2 in src",
    "Answer ×2 in src",
    "Ask ×2 in game_rules/src",
    "Belief ×2 in game_rules/src",
    "Belief ×2 in src",
    "Blow ×2 in game_rules/src",
    "Board ×2 in game_rules/src",
    "Bound ×2 in game_rules/src",
    "Cards ×2 in game_rules/src",
    "Chip ×2 in src",
    "Cost ×2 in game_rules/src",
    "Effect ×2 in src",
    "Entry ×2 in src",
    "Face ×2 in src",
    "Fault ×3 in src",
    "Field ×2 in src",
    "Fill ×2 in src",
    "Flying ×2 in src",
    "Forecast ×2 in game_rules/src",
    "Given ×2 in game_rules/src",
    "Habits ×2 in game_rules/src",
    "Hand ×2 in game_rules/src",
    "Hand ×2 in src",
    "Hush ×2 in src",
    "Item ×2 in game_rules/src",
    "Kind ×5 in game_rules/src",
    "Laid ×2 in src",
    "Limit ×2 in game_rules/src",
    "Limits ×2 in game_rules/src",
    "Lobby ×2 in game_rules/src",
    "Meeting ×2 in game_rules/src",
    "Memory ×2 in src",
    "Meter ×2 in src",
    "Motion ×2 in src",
    "Move ×2 in game_rules/src",
    "News ×2 in game_rules/src",
    "Number ×2 in game_rules/src",
    "Opened ×2 in src",
    "Outbox ×2 in src",
    "Page ×2 in build",
    "Panels ×2 in src",
    "Part ×2 in build",
    "Phase ×3 in game_rules/src",
    "Plan ×2 in src",
    "Plan ×3 in game_rules/src",
    "Player ×2 in game_rules/src",
    "Player ×4 in src",
    "Pool ×2 in game_rules/src",
    "Pose ×2 in src",
    "Rack ×2 in game_rules/src",
    "Record ×2 in game_rules/src",
    "Refused ×2 in src",
    "Row ×2 in game_rules/src",
    "Row ×2 in src",
    "Settings ×2 in game_rules/src",
    "Sheet ×2 in src",
    "Shelf ×2 in src",
    "Showing ×2 in src",
    "Slot ×2 in game_rules/src",
    "Source ×2 in build",
    "Stock ×2 in game_rules/src",
    "Tally ×2 in game_rules/src",
    "Tally ×2 in src",
    "Tone ×2 in src",
    "Weight ×2 in game_rules/src",
    "World ×2 in game_rules/src",
];

/// The crates, by where their sources lie; a program beside a library is a crate of its own.
const CRATES: [(&str, &str); 4] = [
    ("src", ""),
    ("game_rules/src", "game_rules/src/bin/"),
    ("game_rules/src/bin", ""),
    ("build", ""),
];

fn ambiguous(tree: &Tree) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (folder, without) in CRATES {
        let mut defined: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let sources = production(tree, folder).into_iter();
        for (path, code) in
            sources.filter(|(path, _)| without.is_empty() || !path.starts_with(without))
        {
            let mut rest = words(&code).peekable();
            while let Some((at, word)) = rest.next() {
                if matches!(word, "struct" | "enum" | "trait" | "type" | "union")
                    && is_public(&code[..at])
                    && let Some((at, name)) = rest.peek().filter(|(_, name)| !ROLES.contains(name))
                    // What a macro calls by another name each time.
                    && !code[..*at].ends_with('$')
                {
                    defined.entry((*name).to_owned()).or_default().insert(path.clone());
                }
            }
        }
        for (name, paths) in defined.iter().filter(|(_, paths)| paths.len() > 1) {
            let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
            found.insert(format!("{name} ×{} in {folder} ({})", paths.len(), paths.join(", ")));
        }
    }
    found
}

/// Does `pub`, `pub(crate)` or the like stand just before?
fn is_public(before: &str) -> bool {
    let before = before.trim_end();
    let place = before.strip_suffix(')').and_then(|before| before.rsplit_once('('));
    place.map_or(before, |(before, _)| before).ends_with("pub")
}

#[test]
fn a_type_has_one_meaning() {
    let found = ambiguous(Tree::of_the_repository());
    hold("a public type of a crate has a name of its own", &found, AMBIGUOUS);
}

#[test]
fn two_meanings_are_found() {
    let tree = Tree::of(&[
        ("src/a.rs", "pub struct Step;\npub enum Event {}\nstruct Own;"),
        ("src/b.rs", "pub(in crate::b) enum Step {}\npub enum Event {}\npub struct Own;"),
        ("game_rules/src/c.rs", "pub struct Step;\npub type Line = u8;"),
        ("game_rules/src/bin/d.rs", "pub struct Line;"),
    ]);
    assert_eq!(
        ambiguous(&tree),
        BTreeSet::from(["Step ×2 in src (src/a.rs, src/b.rs)".to_owned()])
    );
}
