//! What is heard at the Labyrinth. Nothing here differs between hidden alternatives: one cue for
//! every flush, every portal, every wall, every miss.

use bevy::prelude::*;
use game_rules::{
    game::Viewer,
    labyrinth::{Kind, Labyrinth, News, event::ShotEnd, theme::ThemeName},
};

use crate::{
    app::sound::{Cue, Play},
    table::{Began, Table},
};

/// What a theme has to be heard instead: a mirror rings, a draught blows, brambles rustle, padding
/// swallows every sound, a hatch falls shut.
const fn themed(cue: Cue, theme: Option<ThemeName>) -> Cue {
    match (theme, cue) {
        (Some(ThemeName::HauntedHouse), Cue::Portal) => Cue::Mirror,
        (Some(ThemeName::HauntedHouse), Cue::River) => Cue::CandleSnuffed,
        (Some(ThemeName::CursedForest), Cue::Marsh) => Cue::SleeveWipes,
        (Some(ThemeName::PsychWard), Cue::Marsh) => Cue::VestHit,
        (Some(ThemeName::PirateShip), Cue::Portal) => Cue::Drawer,
        (_, cue) => cue,
    }
}

/// Plays what begins.
pub(super) fn hear(
    mut began: MessageReader<Began<Labyrinth>>,
    table: Res<Table<Labyrinth>>,
    mut play: MessageWriter<Play>,
) {
    let own = match table.eyes() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Omniscient => None,
    };
    let theme = table.setup().settings.expansions.theme;
    for Began(event) in began.read() {
        let cue = match event.news {
            News::Turn { seat } if Some(seat) == own => Cue::YourTurn,
            News::Bump { .. } => Cue::WallBump,
            News::Entered { kind: Kind::Marsh, .. } => Cue::Marsh,
            News::Entered { .. } | News::Climbed { .. } => Cue::Footstep,
            News::Exit { .. } => Cue::InkLine,
            News::Flushed { .. } | News::Blocked { .. } => Cue::River,
            News::Portalled { .. } => Cue::Portal,
            News::Bought { .. } | News::Battle { rolls: Some(_), .. } => Cue::DiceCup,
            News::Shot { end: ShotEnd::Miss, .. } => Cue::ShotMissed,
            News::Shot { .. } | News::Battle { rolls: None, .. } => Cue::LiveShot,
            News::Healed { .. } | News::KitUsed { .. } => Cue::Heal,
            News::Taken { .. } | News::Left { .. } => Cue::TokenSlide,
            News::Won { seat } if own.is_none_or(|own| own == seat) => Cue::Win,
            News::Won { .. } | News::Drawn => Cue::Lose,
            News::LogAsked { .. } => Cue::Drawer,
            _ => continue,
        };
        play.write(Play(themed(cue, theme)));
    }
}
