//! The words on the stage of the duel.

use game_rules::{
    duel::full::Body,
    game::{Seat, Viewer},
    odds::Odds,
};

use super::{
    picture::{Chip, Extra, Picture, ShellGuess, SidePicture, Spread, StagePicture},
    stage::{MOST, Tag, Words},
};
use crate::{
    app::language::{Language, Value},
    say,
    scenes::who::who,
    table::Player,
};

/// A name that ends in a figure is kept apart from the number that follows it.
pub fn before_number(name: String) -> String {
    if name.ends_with(|last: char| last.is_ascii_digit()) { name + ":" } else { name }
}

/// What a side is called before its HP.
fn name_of(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> String {
    let who = who(language, seat, eyes, players);
    before_number(say!(language, "actor", who = who.word, name = who.name))
}

/// All words of a picture, with the odds only where they are told.
pub fn of(
    language: &Language,
    picture: &Picture,
    eyes: Viewer,
    players: &[Player],
    told: bool,
) -> Words {
    let side_name = |side: &SidePicture| {
        let name = name_of(language, side.seat, eyes, players);
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
        Some(ShellGuess::Sure(shell)) => language.say(&format!("slate-{}", shell.word())),
        Some(ShellGuess::Inferred(_)) => language.say("shell-inferred"),
        Some(ShellGuess::Maybe(odds)) if told => language.percent(odds),
        Some(ShellGuess::Maybe(_)) | None => "?".to_owned(),
    });
    let count = match picture.loading {
        Some(_) => usize::from(picture.loaded.0 + picture.loaded.1),
        None => picture.shells.len(),
    };
    Words {
        names: [side_name(&picture.top), side_name(&picture.bottom)],
        clip: language.say(if picture.extras.is_empty() { "clip" } else { "clip-main" }),
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
        unseen: (picture.unseen > 0)
            .then(|| say!(language, "slate-unseen", count = i64::from(picture.unseen))),
        tags: [tags(language, &picture.top), tags(language, &picture.bottom)],
        labels: labels.collect(),
        tokens: picture.tokens.iter().map(|(odds, _)| language.fraction(*odds)).collect(),
        stage: picture.stage.map(|stage| stage_words(language, picture, &stage, eyes, players)),
        extras: (1..=picture.extras.len())
            .map(|number| say!(language, "clip-extra", number = number as i64))
            .collect(),
        extra_fronts: picture
            .extras
            .iter()
            .map(|extra| front_words(language, extra, told))
            .collect(),
    }
}

fn front_words(language: &Language, extra: &Extra, told: bool) -> String {
    match extra.shells.first() {
        None => language.say("clip-empty"),
        Some((ShellGuess::Sure(shell) | ShellGuess::Inferred(shell), _)) => {
            language.say(&format!("slate-{}", shell.word()))
        }
        Some((ShellGuess::Maybe(odds), _)) if told => language.percent(*odds),
        Some((ShellGuess::Maybe(_), _)) => "?".to_owned(),
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
        let name = name_of(language, side.seat, eyes, players);
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
        Chip::Looked | Chip::Dazed(None) => String::new(),
        Chip::Rattled(rounds, chance) if rounds.low == 0 => {
            language.percent(Odds::new(u64::from(chance), 1000))
        }
        Chip::Rattled(rounds, _) => spread(rounds),
        Chip::Dazed(Some(count)) | Chip::Burning(count) => count.to_string(),
        Chip::Blowback(thousandth) => language.percent(Odds::new(u64::from(thousandth), 1000)),
        Chip::Wounds(count)
        | Chip::Breath(count)
        | Chip::Boost(count)
        | Chip::Vests(count, _)
        | Chip::Bandages(count, _)
        | Chip::Catchers(count)
        | Chip::Repeaters(count)
        | Chip::Combos(count)
        | Chip::GoodSelf(count)
        | Chip::GoodFoe(count)
        | Chip::BadGuns(count)
        | Chip::Thorns(count)
        | Chip::Fire(count) => spread(count),
    }
}

/// The key of what a tag says, and of its explanation.
pub fn chip_key(chip: Chip) -> &'static str {
    match chip {
        Chip::Dazed(_) => "chip-dazed",
        Chip::Boost(_) => "chip-boost",
        Chip::Looked => "chip-looked",
        Chip::Wounds(_) => "chip-wounds",
        Chip::Breath(_) => "chip-breath",
        Chip::Vests(..) => "chip-vests",
        Chip::Blowback(_) => "chip-blowback",
        Chip::Bandages(..) => "chip-bandages",
        Chip::Rattled(..) => "chip-rattled",
        Chip::Catchers(_) => "chip-catchers",
        Chip::Repeaters(_) => "chip-repeaters",
        Chip::Combos(_) => "chip-combos",
        Chip::GoodSelf(_) => "chip-good-self",
        Chip::GoodFoe(_) => "chip-good-foe",
        Chip::BadGuns(_) => "chip-bad-guns",
        Chip::Thorns(_) => "chip-thorns",
        Chip::Fire(_) => "chip-fire",
        Chip::Burning(_) => "chip-burning",
    }
}

/// What a tag says.
pub fn chip_words(language: &Language, chip: Chip) -> String {
    // A number that is certain has its plural; a range is a text.
    let count = |value: Spread| match value {
        Spread { low, high } if low == high => Value::from(low),
        range => Value::from(spread(range)),
    };
    let key = chip_key(chip);
    let most = |most: u8| ("most", Value::from(most));
    match chip {
        Chip::Looked | Chip::Dazed(None | Some(0 | 1)) => language.say(key),
        Chip::Rattled(rounds, chance) if rounds.low == 0 => {
            let percent = language.percent(Odds::new(u64::from(chance), 1000));
            say!(language, "chip-rattled-maybe", percent = percent)
        }
        Chip::Rattled(rounds, _) if rounds.high > 1 => {
            language.say_with("chip-rattled-rounds", &[("count", count(rounds))])
        }
        Chip::Rattled(..) => language.say(key),
        Chip::Dazed(Some(count)) => say!(language, "chip-dazed-turns", count = i64::from(count)),
        Chip::Burning(count) => say!(language, key, count = i64::from(count)),
        Chip::Blowback(thousandth) => {
            let percent = language.percent(Odds::new(u64::from(thousandth), 1000));
            say!(language, key, percent = percent)
        }
        // Of how many needs no saying where it is not certain how many.
        Chip::Wounds(value) | Chip::Breath(value) if value.low < value.high => {
            language.say_with(&format!("{key}-range"), &[("count", count(value))])
        }
        Chip::Wounds(wounds) => {
            language.say_with(key, &[("count", count(wounds)), most(Body::WOUNDS)])
        }
        Chip::Breath(breath) => {
            language.say_with(key, &[("count", count(breath)), most(Body::BREATH)])
        }
        Chip::Bandages(value, due) => {
            language.say_with(key, &[("count", count(value)), ("due", Value::from(due))])
        }
        Chip::Boost(value)
        | Chip::Vests(value, _)
        | Chip::Catchers(value)
        | Chip::Repeaters(value)
        | Chip::Combos(value)
        | Chip::GoodSelf(value)
        | Chip::GoodFoe(value)
        | Chip::BadGuns(value)
        | Chip::Thorns(value)
        | Chip::Fire(value) => language.say_with(key, &[("count", count(value))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn names_are_told_apart_from_each_other_and_from_numbers() {
        let language = Language::new(Lang::English);
        let name =
            |players: &[Player], seat| name_of(&language, Seat(seat), Viewer::Public, players);
        let [evil, mei] = [Player::Evil("sly".into()), Player::Human("Mei".into())];
        assert_eq!(name(&[mei.clone(), evil.clone()], 1), "Evil");
        assert_eq!(
            [0, 1].map(|seat| name(&[evil.clone(), evil.clone()], seat)),
            ["Evil 1:", "Evil 2:"]
        );
        let friends = [mei, Player::Human("Player 2".into())];
        assert_eq!([0, 1].map(|seat| name(&friends, seat)), ["Mei", "Player 2:"]);
    }
}
