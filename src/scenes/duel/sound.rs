//! What each event of the duel sounds like. Nothing here differs between hidden alternatives: the
//! same cue for every shell that goes in, the same silence for every look.

use bevy::prelude::*;
use game_rules::duel::{
    Shell,
    classic::{Classic, Event},
};

use super::beats::HAMMER;
use crate::{
    app::sound::{Cue, Play},
    table::{Began, Playback},
};

/// Cues that wait for their moment within a beat.
#[derive(Resource, Default, Debug)]
pub struct Due {
    shot: Option<Cue>,
}

/// Plays what begins, and the shot when the hammer falls.
pub fn hear(
    mut due: ResMut<Due>,
    mut began: MessageReader<Began<Classic>>,
    playback: Res<Playback<Classic>>,
    mut play: MessageWriter<Play>,
) {
    for Began(event) in began.read() {
        let cue = match event {
            Event::Gift { tools, .. } if tools.is_empty() => continue,
            Event::Gift { .. } => Cue::Drawer,
            Event::Loaded { .. } => Cue::ShellLoad,
            Event::Turn { .. } | Event::Round { .. } => continue,
            Event::Skipped { .. } | Event::Dazed { .. } => Cue::MalletDaze,
            Event::Sharpened { .. } => Cue::Knife,
            Event::Ejected { .. } => Cue::ShellEjected,
            Event::Praised { healed: true, .. } => Cue::Heal,
            Event::Praised { healed: false, .. } => Cue::Refused,
            Event::Looked { .. } => Cue::Drawer,
            Event::Shot { shell, .. } => {
                due.shot = Some(match shell {
                    Shell::Live => Cue::LiveShot,
                    Shell::Blank => Cue::DryClick,
                });
                Cue::BarrelSwing
            }
            Event::Over { ending } => match ending {
                game_rules::duel::Ending::Won(_) => Cue::Win,
                _ => Cue::Lose,
            },
        };
        play.write(Play(cue));
    }
    let fallen = match &playback.beat {
        Some(beat) if matches!(beat.event, Event::Shot { .. }) => beat.progress >= HAMMER,
        _ => true,
    };
    if fallen && let Some(cue) = due.shot.take() {
        play.write(Play(cue));
    }
}
