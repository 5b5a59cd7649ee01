//! The rulebook, with the numbers of the table it is read at.

use game_rules::labyrinth::{
    Hearing, Item, Settings, View, setup::Compensation, shop_die, theme::ThemeName,
};

use super::names;
use crate::{
    app::language::{Language, Value},
    say,
};

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
        let values = numbers(settings);
        let themed =
            |key: String| language.say_with(&names::themed(language, &key, on.theme), &values);
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
    let switches = [
        (settings.bump_costs_move, "bump"),
        (settings.hospital_sanctuary, "sanctuary"),
        (settings.omniscient, "omniscient"),
        (settings.document, "document"),
        (on.seat_compensation == Compensation::Probe, "probe"),
        (on.twist(ThemeName::HauntedHouse), "twist-house"),
        (on.twist(ThemeName::CursedForest), "twist-forest"),
        (on.twist(ThemeName::PsychWard), "twist-ward"),
        (on.twist(ThemeName::PirateShip), "twist-ship"),
    ];
    rules.extend(switches.into_iter().filter(|(on, _)| *on).map(|(_, word)| said(word)));
    let faces: Vec<Item> = shop_die(on).collect();
    if faces.len() > 6 {
        let title = language.say("maze-rules-die-title");
        let list = language.list(&shop_faces(language, &faces));
        let count = faces.len() as i64;
        rules.push((title, say!(language, "maze-rules-die-text", count = count, list = list)));
    }
    if let Some(turns) = settings.turn_limit {
        let text = say!(language, "maze-rules-limit-text", turns = i64::from(turns));
        rules.push((language.say("maze-rules-limit-title"), text));
    }
    rules
}

/// The paragraphs about things that lines of the log name.
const THINGS: [&str; 13] = [
    "river",
    "portal",
    "marsh",
    "shop",
    "hospital",
    "scanner",
    "flashlight",
    "dynamite",
    "shield",
    "bear",
    "dog",
    "stairs",
    "lift",
];

/// The numbers that rules of this table change.
fn numbers(settings: &Settings) -> [(&'static str, Value<'static>); 2] {
    [
        ("ways", i64::from(settings.attacks_won(false)).into()),
        ("range", i64::from(settings.gun_range()).into()),
    ]
}

/// What tiles, things and beasts do, by their names at this table.
pub fn glossary(language: &Language, view: &View) -> Vec<(String, String)> {
    let theme = view.settings().expansions.theme;
    let values = numbers(view.settings());
    let themed = |key: String| language.say_with(&names::themed(language, &key, theme), &values);
    let said = |word: &str| {
        (themed(format!("maze-rules-{word}-title")), themed(format!("maze-rules-{word}-text")))
    };
    THINGS.iter().map(|word| said(word)).collect()
}

/// "1–2 Bullet".
fn shop_faces(language: &Language, faces: &[Item]) -> Vec<String> {
    let runs = faces.chunk_by(|one, two| one == two).scan(0, |before, run| {
        let (first, last) = (*before + 1, *before + run.len());
        *before = last;
        let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
        Some(format!("{range} {}", names::item(language, run[0])))
    });
    runs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;
    use game_rules::{
        game::{Game, Viewer},
        labyrinth::{Labyrinth, Setup},
    };

    /// Whatever is switched on has its paragraph, in every language, and nothing else has.
    #[test]
    fn every_switch_has_its_paragraph() {
        let count = |language: &Language, change: &dyn Fn(&mut Setup)| {
            let mut setup = Setup::default();
            change(&mut setup);
            let (game, _) = Labyrinth::start(&setup, 1).unwrap();
            rules(language, &game.view(Viewer::Public)).len()
        };
        let twisted = |theme: ThemeName| {
            move |setup: &mut Setup| {
                setup.settings.expansions.theme = Some(theme);
                setup.settings.expansions.theme_twist = true;
            }
        };
        let dice = [Item::Bullet, Item::Bullet, Item::Scanner, Item::Dynamite, Item::Dynamite];
        let english = Language::new(Lang::English);
        let faces = ["1–2 Bullet", "3 Scanner", "4–5 Dynamite"];
        assert_eq!(shop_faces(&english, &dice), faces);
        let changes: [&dyn Fn(&mut Setup); 9] = [
            &|setup| setup.settings.bump_costs_move = true,
            &|setup| setup.settings.hospital_sanctuary = true,
            &|setup| setup.settings.turn_limit = Some(90),
            &|setup| setup.settings.document = true,
            &|setup| setup.settings.expansions.seat_compensation = Compensation::Probe,
            &twisted(ThemeName::HauntedHouse),
            &twisted(ThemeName::CursedForest),
            &twisted(ThemeName::PsychWard),
            &twisted(ThemeName::PirateShip),
        ];
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            let usual = count(&language, &|_| {});
            for (number, change) in changes.iter().enumerate() {
                assert_eq!(count(&language, change), usual + 1, "{tongue:?} {number}");
            }
            assert_eq!(language.gaps(), Vec::<String>::new());
        }
    }
}
