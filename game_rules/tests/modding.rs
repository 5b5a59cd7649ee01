//! The examples of `docs/modding.md` are files that the program takes.

use game_rules::{arena::data::Dataset, cards::Deck, duel::full::Mode, wager::Pool};

/// The example below a heading.
fn example(heading: &str) -> String {
    let page = include_str!("../../docs/modding.md");
    let (_, below) = page.split_once(&format!("\n## {heading}\n")).expect(heading);
    let (_, block) = below.split_once("```ron\n").expect(heading);
    block.split_once("```").expect(heading).0.to_owned()
}

#[test]
fn the_mode_can_be_played() {
    let mode = Mode::read("mine.ron", &example("Modes")).unwrap();
    assert_eq!(mode.id, 9);
}

#[test]
fn the_deck_breaks_no_rule() {
    let deck = Deck::read("mine.ron", &example("Decks")).unwrap();
    assert_eq!(deck.faults(), []);
}

#[test]
fn the_creatures_are_within_their_limits() {
    let text = example("Creatures");
    Dataset::read(None, None, Some(("creatures.ron", &text))).unwrap();
}

#[test]
fn the_pack_can_be_drawn_from() {
    Pool::read("mine.ron", &example("Packs")).unwrap();
}
