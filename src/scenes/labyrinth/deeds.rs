//! Decisions in words, for hints and choices.

use game_rules::{
    game::Seat,
    labyrinth::{Action as Deed, Dir, Labyrinth},
};

use super::names;
use crate::{app::language::Language, say, scenes::frame::Panels, table::Shown};

/// A decision in words.
pub fn deed(
    language: &Language,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    action: &Deed,
) -> String {
    let name = |seat: Seat| names::name(language, seat, shown.eyes, panels.table.players());
    let sided = |word: &str, dir: Dir| {
        let label = language.say(&format!("maze-do-{word}"));
        let label = label.trim_end_matches('…').to_owned();
        format!("{label} · {}", names::way(language, dir))
    };
    let plain = |word: &str| language.say(&format!("maze-do-{word}"));
    match *action {
        Deed::Move(dir) => format!("{} · {}", language.say("maze-move"), names::way(language, dir)),
        Deed::Shoot(dir) => sided("shoot", dir),
        Deed::Light(dir) => sided("light", dir),
        Deed::Blast(dir) => sided("blast", dir),
        Deed::GhostWalk(dir) => sided("ghost", dir),
        Deed::Attack { target, bullet: true } => {
            say!(language, "maze-attack-bullet", name = name(target))
        }
        Deed::Attack { target, bullet: false } => {
            say!(language, "maze-attack-fight", name = name(target))
        }
        Deed::Offer { to, .. } => say!(language, "maze-do-offer-to", name = name(to)),
        Deed::Buy => plain("buy"),
        Deed::UseKit => plain("kit"),
        Deed::DropItem => plain("drop"),
        Deed::TakeTreasure => plain("take"),
        Deed::DropTreasure => plain("leave"),
        Deed::CheckIn => plain("check-in"),
        Deed::EndTurn => plain("end"),
        Deed::Scan => plain("scan"),
        Deed::RequestLog { .. } => plain("log"),
        Deed::FindHospital => plain("find-hospital"),
        Deed::FindShop => plain("find-shop"),
        Deed::RevealObstacle => plain("reveal"),
        Deed::Cure => plain("cure"),
        Deed::Donate => plain("donate"),
        Deed::TakeFromBin => plain("bin"),
        Deed::Climb => plain("climb"),
        Deed::Referee => plain("referee"),
        Deed::Withdraw => plain("withdraw"),
        Deed::Vote(true) | Deed::Peek(true) | Deed::Accept(true) => language.say("button-yes"),
        Deed::Vote(false) | Deed::Peek(false) | Deed::Accept(false) => language.say("button-no"),
    }
}
