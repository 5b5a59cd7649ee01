//! The words on the stage of the duel.

use game_rules::{duel::full::Body, game::Viewer, odds::Odds};

use super::{
    picture::{Chip, Extra, Known, Picture, SidePicture, Spread},
    stage::Words,
};
use crate::{
    app::language::{Language, Value},
    say,
    scenes::who::who,
    table::Player,
};

/// All words of a picture.
pub fn of(language: &Language, picture: &Picture, eyes: Viewer, players: &[Player]) -> Words {
    let side_name = |side: &SidePicture| {
        let who = who(side.seat, eyes, players);
        let name = say!(language, "actor", who = who.word, name = who.name);
        let hp = match side.hp {
            (low, high) if low == high => language.number(low),
            (low, high) => format!("{}–{}", language.number(low), language.number(high)),
        };
        say!(language, "candles-of", name = name, hp = hp, start = language.number(side.full))
    };
    let odds = picture.shells.iter().map(|known| match known {
        Known::Maybe(odds) => language.percent(*odds),
        Known::Sure(_) | Known::Inferred(_) => String::new(),
    });
    let count = picture.left.0 + picture.left.1;
    Words {
        names: [side_name(&picture.top), side_name(&picture.bottom)],
        clip: language.say("clip"),
        shells: say!(language, "clip-left", count = i64::from(count)),
        loaded: say!(
            language,
            "slate-loaded",
            live = i64::from(picture.loaded.0),
            blank = i64::from(picture.loaded.1)
        ),
        live: language.say("slate-live"),
        blank: language.say("slate-blank"),
        inferred: language.say("shell-inferred"),
        left: [picture.left.0, picture.left.1]
            .map(|left| say!(language, "slate-left", count = i64::from(left))),
        tags: [tags(language, &picture.top), tags(language, &picture.bottom)],
        odds: odds.collect(),
        extras: (1..=picture.extras.len())
            .map(|number| say!(language, "clip-extra", number = number as i64))
            .collect(),
        extra_fronts: picture.extras.iter().map(|extra| front_words(language, *extra)).collect(),
    }
}

fn front_words(language: &Language, extra: Extra) -> String {
    match extra {
        Extra::Empty => language.say("clip-empty"),
        Extra::Front { shell: Known::Sure(shell) | Known::Inferred(shell), .. } => {
            language.say(&format!("slate-{}", shell.word()))
        }
        Extra::Front { shell: Known::Maybe(odds), .. } => language.percent(odds),
    }
}

fn tags(language: &Language, side: &SidePicture) -> Vec<(Chip, String)> {
    side.chips.iter().map(|chip| (*chip, chip_words(language, *chip))).collect()
}

/// "29–32".
fn spread(spread: Spread) -> String {
    if spread.low == spread.high {
        spread.low.to_string()
    } else {
        format!("{}–{}", spread.low, spread.high)
    }
}

/// What a tag says.
fn chip_words(language: &Language, chip: Chip) -> String {
    // A number that is certain has its plural; a range is a text.
    let count = |value: Spread| match value {
        Spread { low, high } if low == high => Value::from(low),
        range => Value::from(spread(range)),
    };
    let counted = |key: &str, value: Spread| language.say_with(key, &[("count", count(value))]);
    let of = |key: &str, value: Spread, most: u8| {
        language.say_with(key, &[("count", count(value)), ("most", Value::from(most))])
    };
    match chip {
        Chip::Dazed(None | Some(0 | 1)) => language.say("chip-dazed"),
        Chip::Dazed(Some(count)) => say!(language, "chip-dazed-turns", count = i64::from(count)),
        Chip::Boost(by) => counted("chip-boost", by),
        Chip::Looked => language.say("chip-looked"),
        Chip::Wounds(wounds) => of("chip-wounds", wounds, Body::WOUNDS),
        Chip::Breath(breath) => of("chip-breath", breath, Body::BREATH),
        Chip::Vests(count) => counted("chip-vests", count),
        Chip::Blowback(thousandth) => {
            let percent = language.percent(Odds::new(u64::from(thousandth), 1000));
            say!(language, "chip-blowback", percent = percent)
        }
        Chip::Bandages(count) => counted("chip-bandages", count),
        Chip::Rattled(_) => language.say("chip-rattled"),
        Chip::Catchers(count) => counted("chip-catchers", count),
        Chip::Repeaters(count) => counted("chip-repeaters", count),
        Chip::Combos(count) => counted("chip-combos", count),
        Chip::GoodSelf(count) => counted("chip-good-self", count),
        Chip::GoodFoe(count) => counted("chip-good-foe", count),
        Chip::BadGuns(count) => counted("chip-bad-guns", count),
        Chip::Thorns(count) => counted("chip-thorns", count),
        Chip::Burning(count) => say!(language, "chip-burning", count = i64::from(count)),
    }
}
