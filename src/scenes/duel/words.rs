//! The words on the stage of the duel.

use game_rules::game::Viewer;

use super::{
    chronicle,
    picture::{Known, Picture, SidePicture},
    stage::{TagIcon, Words},
};
use crate::{app::language::Language, say, table::Player};

/// All words of a picture.
pub fn of(language: &Language, picture: &Picture, eyes: Viewer, players: &[Player]) -> Words {
    let side_name = |side: &SidePicture| {
        let who = chronicle::who(side.seat, eyes, players);
        let name = say!(language, "actor", who = who.word, name = who.name);
        say!(language, "candles-of", name = name, hp = side.hp, start = side.full)
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
    }
}

fn tags(language: &Language, side: &SidePicture) -> Vec<(TagIcon, String)> {
    let mut tags = Vec::new();
    if side.daze > 0 {
        let text = if side.daze == 1 {
            language.say("chip-dazed")
        } else {
            say!(language, "chip-dazed-turns", count = i64::from(side.daze))
        };
        tags.push((TagIcon::Dazed, text));
    }
    if side.boost > 0 {
        tags.push((TagIcon::Damage, say!(language, "chip-boost", count = i64::from(side.boost))));
    }
    if side.looked {
        tags.push((TagIcon::Seen, language.say("chip-looked")));
    }
    tags
}
