//! The words on the stage of the duel.

use game_rules::{duel::full::Body, game::Viewer, odds::Odds};

use super::{
    picture::{Chip, Extra, Known, Picture, SidePicture, Spread, StagePicture},
    stage::{MOST, Tag, Words},
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
        if side.full > MOST {
            return say!(language, "candles", name = name, hp = hp);
        }
        say!(language, "candles-of", name = name, hp = hp, start = language.number(side.full))
    };
    let segments = picture.segments();
    let labels = segments.iter().map(|segment| match segment.shell {
        Some(Known::Sure(shell)) => language.say(&format!("slate-{}", shell.word())),
        Some(Known::Inferred(_)) => language.say("shell-inferred"),
        Some(Known::Maybe(odds)) => language.percent(odds),
        None => "?".to_owned(),
    });
    let count = match picture.loading {
        Some(_) => usize::from(picture.loaded.0 + picture.loaded.1),
        None => picture.shells.len(),
    };
    Words {
        names: [side_name(&picture.top), side_name(&picture.bottom)],
        clip: language.say("clip"),
        shells: say!(language, "clip-left", count = count as i64),
        loaded: say!(
            language,
            "slate-loaded",
            live = i64::from(picture.loaded.0),
            blank = i64::from(picture.loaded.1)
        ),
        live: language.say("slate-live"),
        blank: language.say("slate-blank"),
        left: [picture.left.0, picture.left.1]
            .map(|left| say!(language, "slate-left", count = i64::from(left))),
        tags: [tags(language, &picture.top), tags(language, &picture.bottom)],
        labels: labels.collect(),
        stage: picture.stage.map(|stage| stage_words(language, picture, &stage, eyes, players)),
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

fn tags(language: &Language, side: &SidePicture) -> Vec<Tag> {
    let tag = |chip: &Chip| Tag {
        chip: *chip,
        text: chip_words(language, *chip),
        short: chip_number(language, *chip),
    };
    side.chips.iter().map(tag).collect()
}

/// Who has how many candles on the stage: the side on top, then the other.
fn stage_words(
    language: &Language,
    picture: &Picture,
    stage: &StagePicture,
    eyes: Viewer,
    players: &[Player],
) -> [String; 2] {
    let of = |side: &SidePicture, hp: i128| {
        let who = who(side.seat, eyes, players);
        let name = say!(language, "actor", who = who.word, name = who.name);
        say!(language, "candles", name = name, hp = language.number(hp))
    };
    [of(&picture.top, stage.hp[0]), of(&picture.bottom, stage.hp[1])]
}

/// "29–32".
fn spread(spread: Spread) -> String {
    if spread.low == spread.high {
        spread.low.to_string()
    } else {
        format!("{}–{}", spread.low, spread.high)
    }
}

/// What is left of a tag where there is no room for words: its icon stands for them.
fn chip_number(language: &Language, chip: Chip) -> String {
    match chip {
        Chip::Looked | Chip::Rattled(_) | Chip::Dazed(None) => String::new(),
        Chip::Dazed(Some(count)) | Chip::Burning(count) => count.to_string(),
        Chip::Blowback(thousandth) => language.percent(Odds::new(u64::from(thousandth), 1000)),
        Chip::Wounds(count)
        | Chip::Breath(count)
        | Chip::Boost(count)
        | Chip::Vests(count)
        | Chip::Bandages(count)
        | Chip::Catchers(count)
        | Chip::Repeaters(count)
        | Chip::Combos(count)
        | Chip::GoodSelf(count)
        | Chip::GoodFoe(count)
        | Chip::BadGuns(count)
        | Chip::Thorns(count) => spread(count),
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
