//! Pinned matches: `games/<game>/` holds matches of every mode, preset, expansion, pack and bot, each
//! with its transcript for every pair of eyes. They replay exactly, or the rules have changed: then
//! raise the game's `REVISION` and run `referee bless`.

use std::{collections::BTreeSet, path::PathBuf};

use game_rules::{
    bots::Opponents,
    cards::Deck,
    code::{self, CodeError},
    duel::full::Mode,
    every_game,
    game::Game,
    labyrinth::setup::{Expansions, presets},
    pinned::{OLD_CODES, Pinned},
    record::{Record, RecordError},
    script::Scripted,
    table::Match,
    transcript::transcript,
    wager::packs,
};

fn folder<G: Game>() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(G::ID.word())
}

/// The pinned matches of a game, by file name.
fn pinned<G: Game>() -> Vec<(String, Pinned)> {
    let mut paths = Pinned::files(&folder::<G>()).unwrap();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path.display().to_string(), Pinned::parse(&text))
    };
    paths.into_iter().map(read).collect()
}

fn matches<G: Game>() -> Vec<(String, Pinned, Match<G>)> {
    let played = |(file, pinned): (String, Pinned)| {
        let code = pinned.code.clone().unwrap_or_else(|| panic!("{file} has not been blessed"));
        let table = code::read_record::<G>(&code).unwrap_or_else(|why| panic!("{file}: {why}"));
        (file, pinned, table)
    };
    pinned::<G>().into_iter().map(played).collect()
}

fn replays_exactly<G: Opponents + Scripted>() {
    let matches = matches::<G>();
    assert!(matches.len() >= 20, "{}: only {} pinned matches", G::ID, matches.len());
    let mut bots = BTreeSet::new();
    for (file, pinned, table) in &matches {
        let told = transcript(table.record(), file).unwrap();
        let lines = told.lines().zip(pinned.transcript.lines());
        for (now, then) in lines {
            assert_eq!(now, then, "{file}");
        }
        assert_eq!(told, pinned.transcript, "{file}");
        bots.extend(table.record().seats.iter().cloned());
    }
    for &bot in G::BOTS {
        assert!(bots.contains(bot), "{}: no pinned match of the bot {bot}", G::ID);
    }
}

/// One code of each revision that has passed; each is refused by name, and so is its record.
fn old_codes_are_refused_by_name<G: Game>() {
    let list = folder::<G>().join(OLD_CODES);
    let text = std::fs::read_to_string(list).unwrap_or_default();
    let mut seen = BTreeSet::new();
    for line in text.lines() {
        let (revision, code) = line.split_once(' ').unwrap();
        let found: u32 = revision.parse().unwrap();
        let wanted = CodeError::OtherRules { found, wanted: G::REVISION };
        assert_eq!(code::read_record::<G>(code).err(), Some(wanted), "{} {line}", G::ID);
        seen.insert(found);
    }
    // From the first revision that was ever pinned up to the last one.
    let first = seen.first().copied().unwrap_or(1);
    assert_eq!(seen, (first..G::REVISION).collect(), "{}: a revision without a code", G::ID);
    // A record names its revision before anything that later rules may not understand.
    let old = format!("(format: 1, game: {:?}, revision: {}, setup: Gone)", G::ID, 0);
    let refused = Record::<G>::read("old.ron", &old).unwrap_err();
    assert!(matches!(refused, RecordError::OtherRules { found: 0, .. }), "{refused}");
}

macro_rules! pinned_tests {
    ($($name:ident: $game:ty,)*) => {
        $(
            #[allow(non_snake_case)]
            mod $name {
                #[test]
                fn pinned_matches_replay_exactly() {
                    super::replays_exactly::<$game>();
                }

                #[test]
                fn codes_of_older_rules_are_refused_by_name() {
                    super::old_codes_are_refused_by_name::<$game>();
                }
            }
        )*
    };
}

every_game!(pinned_tests);

/// Is there a pinned match whose head has this argument?
fn has<G: Game>(argument: &str) -> bool {
    pinned::<G>().iter().any(|(_, pinned)| pinned.arguments.iter().any(|one| one == argument))
}

#[test]
fn every_mode_preset_deck_and_pack_is_pinned() {
    for id in (1..=8).chain([Mode::HOUSE]) {
        let word = if id == Mode::HOUSE { "house".to_owned() } else { id.to_string() };
        assert!(has::<game_rules::duel::full::Duel>(&format!("--mode={word}")), "mode {word}");
    }
    for preset in presets() {
        assert!(
            has::<game_rules::labyrinth::Labyrinth>(&format!("--mode={}", preset.name)),
            "preset {}",
            preset.name
        );
    }
    for pack in packs::names() {
        assert!(has::<game_rules::wager::Wager>(&format!("--set=pack={pack}")), "pack {pack}");
    }
    let cards = matches::<game_rules::cards::Cards>();
    for starter in Deck::starters() {
        let mut decks = cards.iter().flat_map(|(_, _, table)| &table.record().setup.decks);
        assert!(decks.any(|deck| *deck == starter.deck), "deck {}", starter.id);
    }
    for mode in ["series", "single", "mirror"] {
        assert!(has::<game_rules::arena::Arena>(&format!("--mode={mode}")), "mode {mode}");
    }
}

#[test]
fn every_expansion_of_the_labyrinth_is_pinned() {
    let all: Vec<Expansions> = matches::<game_rules::labyrinth::Labyrinth>()
        .into_iter()
        .map(|(_, _, table)| table.record().setup.settings.expansions)
        .collect();
    let played = |name: &str, is: &dyn Fn(&Expansions) -> bool| {
        assert!(all.iter().any(is), "no pinned match with {name}");
    };
    played("xp", &|it| it.xp);
    played("trading", &|it| it.trading);
    played("donation", &|it| it.donation);
    played("treasure_kinds", &|it| it.treasure_kinds.is_some());
    played("scanner", &|it| it.scanner);
    played("flashlight", &|it| it.flashlight);
    played("dynamite", &|it| it.dynamite);
    played("shield", &|it| it.shield);
    played("bear", &|it| it.bear);
    played("dog", &|it| it.dog);
    played("zombie", &|it| it.zombie);
    played("theme", &|it| it.theme.is_some());
    played("theme_twist", &|it| it.theme_twist);
    played("levels", &|it| it.levels.is_some());
}
