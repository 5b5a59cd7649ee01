//! The client shows and decides nothing (`docs/architecture.md` 3), and what it remembers stands in
//! resources, where a test can look and two programs in one process do not share it.

use std::collections::BTreeSet;

use super::{
    hold,
    rust::{behind, production, words},
    tree::Tree,
};

/// Who lets bots think, and who plays in place of a person.
const THINKERS: [&str; 2] = ["src/table/thinker.rs", "src/robot/"];

/// Where the client still rolls, guesses or thinks by itself.
const DECIDES: &[&str] = &[
    "src/scenes/arena/workshop/hall/bots.rs: Dice",
    "src/scenes/arena/workshop/hall/guests.rs: Mind",
    "src/scenes/arena/workshop/mod.rs: Dice",
    "src/scenes/arena/workshop/team.rs: Dice",
    "src/scenes/cards/workshop/mod.rs: Dice",
    "src/scenes/duel/full/reading.rs: Dice",
    "src/scenes/duel/full/story.rs: Dice",
    "src/scenes/labyrinth/form.rs: Dice",
    "src/scenes/labyrinth/workshop/board/draft.rs: Dice",
    "src/scenes/labyrinth/workshop/saves/mod.rs: Dice",
    "src/scenes/wager/motion/ranking.rs: Dice",
    "src/scenes/wager/quick.rs: Dice",
    "src/scenes/wager/stage/quick.rs: Dice",
    "src/screens/seating.rs: Dice",
    "src/screens/watching.rs: Dice",
];

/// What only rules and bots may name: dice, guessed states, and what a bot chooses with.
fn deciding(tree: &Tree) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let ours = production(tree, "src").into_iter();
    for (path, code) in ours.filter(|(path, _)| !THINKERS.iter().any(|free| path.starts_with(free)))
    {
        for (at, word) in words(&code) {
            let before = code[..at].trim_end();
            let of =
                before.strip_suffix("::").map(|path| words(path).last().map_or("", |(_, w)| w));
            let is_it = match word {
                "Mind" | "Sight" | "Bot" => true,
                // `Event::Dice` tells of dice that have been thrown.
                "Dice" => of.is_none_or(|of| of == "dice"),
                "guess" => of.is_some(),
                _ => false,
            };
            if is_it {
                found.insert(format!("{path}: {word}"));
            }
        }
    }
    found
}

/// Messages between panels that have no resource yet. Two stay for good: the log of the program
/// works before there is a world, and fonts that were read are lent to panels for ever.
const STATICS: &[&str] = &[
    "src/app/fonts.rs: KEPT",
    "src/app/journal.rs: LINES",
    "src/scenes/arena/workshop/own_creatures.rs: SETS",
    "src/scenes/cards/workshop/decks.rs: DECKS",
    "src/scenes/cards/workshop/poster.rs: WISHED",
    "src/scenes/labyrinth/reading.rs: SHELF",
    "src/scenes/wager/reading.rs: ASKED",
    "src/scenes/wager/workshop/own_packs.rs: PACKS",
];

/// What makes a `static` one that changes.
const CHANGING: [&str; 8] =
    ["Mutex", "RwLock", "OnceLock", "OnceCell", "RefCell", "Cell", "UserFiles", "Atomic"];

fn changing_statics(tree: &Tree) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, code) in production(tree, "src") {
        for (at, _) in words(&code).filter(|(_, word)| *word == "static") {
            // `'static` is a lifetime.
            if code[..at].ends_with('\'') {
                continue;
            }
            let kind = &code[at..at + code[at..].find(['=', ';']).unwrap_or(0)];
            let is_changing = |word: &str| CHANGING.iter().any(|part| word.starts_with(part));
            let mut parts = words(kind).map(|(_, word)| word).skip(1).filter(|word| *word != "mut");
            let Some(name) = parts.next() else { continue };
            if parts.any(is_changing) {
                found.insert(format!("{path}: {name}"));
            }
        }
        for (at, _) in words(&code).filter(|(_, word)| *word == "thread_local") {
            let open = at + code[at..].find(['{', '(']).unwrap_or(0);
            let names = words(&code[open..behind(&code, open)]).map(|(_, word)| word);
            let name = names.skip_while(|word| *word != "static").nth(1).unwrap_or("thread_local");
            found.insert(format!("{path}: {name}"));
        }
    }
    found
}

#[test]
fn the_client_decides_nothing() {
    let found = deciding(Tree::of_the_repository());
    hold("dice, guesses and bots belong into `game_rules`", &found, DECIDES);
}

#[test]
fn what_changes_is_no_static() {
    let found = changing_statics(Tree::of_the_repository());
    hold("what changes stands in a resource, not in a `static`", &found, STATICS);
}

#[test]
fn a_client_that_decides_is_found() {
    let tree = Tree::of(&[
        ("src/a.rs", "use game_rules::dice::Dice;\nfn a() { Cards::guess(view); }"),
        ("src/b.rs", "fn b() { let x = Event::Dice; let guess = 1; } // Mind"),
        ("src/c.rs", "#[cfg(test)]\nmod tests { use game_rules::bots::Mind; }"),
        ("src/robot/d.rs", "fn d(sight: Sight) {}"),
        ("src/table/thinker.rs", "fn e(mind: Mind) {}"),
        ("src/table/f.rs", "use game_rules::bots::{Bot, Mind};"),
    ]);
    let expected =
        ["src/a.rs: Dice", "src/a.rs: guess", "src/table/f.rs: Bot", "src/table/f.rs: Mind"];
    assert_eq!(deciding(&tree), expected.map(str::to_owned).into());
}

#[test]
fn a_static_that_changes_is_found() {
    let tree = Tree::of(&[
        ("src/a.rs", "static A: Mutex<u8> = Mutex::new(0);\nstatic B: &'static str = \"Mutex\";"),
        ("src/b.rs", "pub static C: AtomicBool = AtomicBool::new(false);"),
        ("src/c.rs", "static D: LazyLock<Theme> = LazyLock::new(theme);"),
        ("src/d.rs", "thread_local! { static E: Cell<u8> = Cell::new(0); }"),
    ]);
    let expected = ["src/a.rs: A", "src/b.rs: C", "src/d.rs: E"];
    assert_eq!(changing_statics(&tree), expected.map(str::to_owned).into());
}
