//! Decisions in words, for hints and choices.

use game_rules::{
    game::Seat,
    labyrinth::{Action, Dir, Labyrinth},
};

use super::names;
use crate::{app::language::Language, say, scenes::frame::Panels, table::TableView};

/// A decision in words.
pub fn deed(
    language: &Language,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    action: &Action,
) -> String {
    let name = |seat: Seat| names::name(language, seat, shown.eyes, panels.table.players());
    let sided = |word: &str, dir: Dir| {
        let label = language.say(&format!("maze-do-{word}"));
        let label = label.trim_end_matches('…').to_owned();
        format!("{label} · {}", names::way(language, dir))
    };
    let plain = |word: &str| language.say(&format!("maze-do-{word}"));
    match *action {
        Action::Move(dir) => {
            format!("{} · {}", language.say("maze-move"), names::way(language, dir))
        }
        Action::Shoot(dir) => sided("shoot", dir),
        Action::Light(dir) => sided("light", dir),
        Action::Blast(dir) => sided("blast", dir),
        Action::GhostWalk(dir) => sided("ghost", dir),
        Action::Attack { target, bullet: true } => {
            say!(language, "maze-attack-bullet", name = name(target))
        }
        Action::Attack { target, bullet: false } => {
            say!(language, "maze-attack-fight", name = name(target))
        }
        Action::Offer { to, .. } => say!(language, "maze-do-offer-to", name = name(to)),
        Action::Buy => plain("buy"),
        Action::UseKit => plain("kit"),
        Action::DropItem => plain("drop"),
        Action::TakeTreasure => plain("take"),
        Action::DropTreasure => plain("leave"),
        Action::CheckIn => plain("check-in"),
        Action::EndTurn => plain("end"),
        Action::Scan => plain("scan"),
        Action::RequestLog { .. } => plain("log"),
        Action::FindHospital => plain("find-hospital"),
        Action::FindShop => plain("find-shop"),
        Action::RevealObstacle => plain("reveal"),
        Action::Cure => plain("cure"),
        Action::Donate => plain("donate"),
        Action::TakeFromBin => plain("bin"),
        Action::Climb => plain("climb"),
        Action::Referee => plain("referee"),
        Action::Withdraw => plain("withdraw"),
        Action::Vote(true) | Action::Peek(true) | Action::Accept(true) => {
            language.say("button-yes")
        }
        Action::Vote(false) | Action::Peek(false) | Action::Accept(false) => {
            language.say("button-no")
        }
    }
}
