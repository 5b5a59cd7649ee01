//! What is heard at the Labyrinth. Nothing here differs between hidden alternatives: one cue for
//! every flush, every portal, every wall, every miss.

use bevy::prelude::*;
use game_rules::{
    game::Viewer,
    labyrinth::{Kind, Labyrinth, News, event::ShotEnd},
};

use crate::{
    app::sound::{Cue, Play},
    table::{Began, Table},
};

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
    for Began(event) in began.read() {
        let cue = match event.news {
            News::Turn { seat } if Some(seat) == own => Cue::YourTurn,
            News::Bump { .. } => Cue::WallBump,
            News::Entered { kind: Kind::Marsh, .. } => Cue::Marsh,
            News::Entered { .. } => Cue::Footstep,
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
        play.write(Play(cue));
    }
}
