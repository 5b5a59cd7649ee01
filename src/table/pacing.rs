//! The table as the settings want it: how fast things are shown, how long Evil may think.

use bevy::prelude::*;
use game_rules::wager::outing;

use super::{Mode, Playback, Staged, Table, Thinking};
use crate::app::{
    keys::{KeyAction, Keys, Pressed},
    settings::Settings,
};

/// Keeps a live match in step with the settings. A replay has a speed of its own.
pub(super) fn follow<G: Staged>(
    settings: Res<Settings>,
    keys: Res<Keys>,
    table: Res<Table<G>>,
    mut pressed: MessageReader<Pressed>,
    mut playback: ResMut<Playback<G>>,
    mut thinking: ResMut<Thinking<G>>,
    mut forward: Local<bool>,
) {
    match table.lent() {
        // A quest has the same opponent for everybody, whatever the settings say.
        Some(_) => thinking.budget = outing::BUDGET,
        None if G::PLAYS_WHOLE_MATCHES => {}
        None => thinking.cap(settings.think_cap.time()),
    }
    let tapped = pressed.read().filter(|press| press.action == KeyAction::FastForward).count();
    *forward = match settings.fast_forward_toggles {
        true => *forward ^ (tapped % 2 == 1),
        false => keys.holds(KeyAction::FastForward) && !keys.sheet,
    };
    if table.mode() != Mode::Live {
        return;
    }
    let slow = settings.slow_motion && !settings.reduced_motion;
    if playback.slow != slow {
        playback.slow = slow;
    }
    if playback.speed != settings.speed.factor() {
        playback.speed = settings.speed.factor();
    }
    if *forward && !playback.is_idle() {
        playback.hurry();
    }
}
