//! A suggestion for whoever is at the screen (ux 2.0.3), from what that seat may know, worked out
//! off the main thread.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::game::{Game, Seat};

use super::{Curtain, Staged, Table};
use crate::app::idle::Motion;

/// What could be done, best first, with the estimated chance to win.
pub type Suggestions<G> = Vec<(<G as Game>::Action, f64)>;

/// A suggestion that was asked for; gone as soon as anything is decided.
#[derive(Resource)]
pub struct Hint<G: Game> {
    ply: usize,
    task: Option<Task<Suggestions<G>>>,
    found: Option<Suggestions<G>>,
}

impl<G: Game> std::fmt::Debug for Hint<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hint").field("ply", &self.ply).finish_non_exhaustive()
    }
}

impl<G: Staged> Hint<G> {
    pub(super) fn ask(view: G::View, seat: Seat, ply: usize) -> Hint<G> {
        let task = AsyncComputeTaskPool::get().spawn(async move { G::advice(&view, seat) });
        Hint { ply, task: Some(task), found: None }
    }

    /// The suggestions; `None` while they are being worked out.
    pub fn found(&self) -> Option<&Suggestions<G>> {
        self.found.as_ref()
    }
}

/// Fetches the answer, and drops it when it is about another position.
pub(super) fn think_over<G: Staged>(
    mut commands: Commands,
    table: Res<Table<G>>,
    curtain: Option<Res<Curtain>>,
    mut hint: ResMut<Hint<G>>,
    mut motion: ResMut<Motion>,
) {
    if hint.ply != table.length() || curtain.is_some() {
        commands.remove_resource::<Hint<G>>();
        return;
    }
    let hint = hint.bypass_change_detection();
    if let Some(task) = &mut hint.task {
        motion.go_on();
        if let Some(found) = check_ready(task) {
            hint.found = Some(found);
            hint.task = None;
        }
    }
}
