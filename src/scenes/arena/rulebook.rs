//! The rulebook of the arena, with the type table from the data that are played.

use game_rules::arena::{BUDGET, LAST_TURN, View};

use super::words;
use crate::{app::language::Language, say};

const PARAGRAPHS: [&str; 11] = [
    "goal", "turn", "order", "damage", "types", "bonus", "poison", "hidden", "rest", "entry", "end",
];

/// The paragraph under which the table of types stands.
pub const TYPES: usize = 4;

/// Titles and paragraphs.
pub fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
    let data = view.series.lineup().data();
    let mut book: Vec<(String, String)> = PARAGRAPHS
        .iter()
        .map(|word| {
            let title = language.say(&format!("rules-arena-{word}-title"));
            let key = format!("rules-arena-{word}-text");
            let text = match *word {
                "goal" => say!(language, key.as_str(), budget = language.number(BUDGET)),
                "end" => say!(language, key.as_str(), turns = i64::from(LAST_TURN)),
                _ => language.say(&key),
            };
            (title, text)
        })
        .collect();
    // The table in words, row by row: what a type does well, badly, and not at all.
    let kinds = &data.types().types;
    for (row, kind) in data.types().table.iter().zip(kinds) {
        let against = |halves: u8| -> Vec<String> {
            let defenders = row.iter().zip(kinds).filter(|(value, _)| **value == halves);
            defenders.map(|(_, defender)| words::kind(language, data, defender.id)).collect()
        };
        let mut parts = Vec::new();
        for (times, halves) in [("×2", 4), ("×½", 1), ("×0", 0)] {
            let names = against(halves);
            if !names.is_empty() {
                parts.push(language.labelled(times, &language.list(&names)));
            }
        }
        let text = if parts.is_empty() { "×1".to_owned() } else { parts.join("\n") };
        book.push((words::kind(language, data, kind.id), text));
    }
    book
}
