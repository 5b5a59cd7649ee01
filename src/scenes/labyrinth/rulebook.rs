//! The rulebook, with the numbers of the table it is read at.

use game_rules::labyrinth::{Hearing, View};

use super::names;
use crate::{app::language::Language, say};

/// The paragraphs of every table.
const PARAGRAPHS: [&str; 12] = [
    "goal", "turn", "step", "river", "portal", "marsh", "shop", "hospital", "battle", "shot",
    "notebook", "votes",
];

/// Titles and paragraphs; expansions that are played have theirs.
pub fn rules(language: &Language, view: &View) -> Vec<(String, String)> {
    let settings = view.settings();
    let on = &settings.expansions;
    let said = |word: &str| {
        let (title, text) = (format!("maze-rules-{word}-title"), format!("maze-rules-{word}-text"));
        let themed = |key: String| language.say(&names::themed(language, &key, on.theme));
        (themed(title), themed(text))
    };
    let mut rules: Vec<(String, String)> = PARAGRAPHS.iter().map(|word| said(word)).collect();
    rules.insert(
        1,
        (
            language.say("maze-rules-board-title"),
            say!(
                language,
                "maze-rules-board-text",
                width = i64::from(settings.width),
                height = i64::from(settings.height),
                river = i64::from(settings.river),
                marsh = i64::from(settings.marsh),
                walls = i64::from(settings.walls),
                exits = i64::from(settings.exits),
                piles = i64::from(settings.piles())
            ),
        ),
    );
    rules.push(said(match settings.hearing {
        Hearing::Aloud => "aloud",
        Hearing::Whisper => "whisper",
    }));
    let extras = [
        (on.xp, "xp"),
        (on.trading, "trading"),
        (on.donation, "donation"),
        (on.treasure_kinds.is_some(), "kinds"),
        (on.scanner, "scanner"),
        (on.flashlight, "flashlight"),
        (on.dynamite, "dynamite"),
        (on.shield, "shield"),
        (on.bear, "bear"),
        (on.dog, "dog"),
        (on.zombie, "zombie"),
        (on.levels.is_some_and(|levels| levels.stairs > 0), "stairs"),
        (on.levels.is_some_and(|levels| levels.lift), "lift"),
    ];
    rules.extend(extras.into_iter().filter(|(on, _)| *on).map(|(_, word)| said(word)));
    rules
}
