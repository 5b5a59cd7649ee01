//! The notebook kept in step with what is being shown: knowledge before and after the announcement
//! on stage. It holds only what the eyes at the screen, or the seat they follow, have heard.

pub(in crate::scenes::labyrinth) mod effect;

use bevy::prelude::*;
use game_rules::{
    game::Viewer,
    labyrinth::{Event, Labyrinth, knowledge::Knowledge},
};

use super::{
    Desk,
    picture::{Moment, own_seat},
    reading,
};
use crate::{
    app::sound::{Cue, Play},
    table::{Playback, TableView},
};

/// Knowledge before and after the announcement on stage.
#[derive(Resource, Default, Debug)]
pub struct NotebookMotion {
    /// Whose, and after how many decisions and announcements.
    at: Option<(Viewer, usize, usize)>,
    /// How many announcements have been folded in since the view.
    told: usize,
    before: Option<Knowledge>,
    after: Option<Knowledge>,
    /// A sheet has found its place, and nobody has heard it yet.
    locks: bool,
    /// When the newest announcement began, in seconds.
    pub since: f32,
}

impl NotebookMotion {
    /// The moment that is shown.
    pub fn moment<'a>(&'a self, beat: Option<(&'a Event, f32)>) -> Option<Moment<'a>> {
        Some(Moment { before: self.before.as_ref()?, after: self.after.as_ref()?, beat })
    }

    /// Which moment this is: after how many decisions, and announcements since.
    pub fn stamp(&self) -> (usize, usize) {
        (self.at.map_or(0, |(_, ply, _)| ply), self.told)
    }

    /// What is known with everything that was shown.
    pub fn known(&self) -> Option<&Knowledge> {
        self.after.as_ref()
    }
}

/// Keeps up with the view and with what is played on it.
pub(super) fn turn(
    shown: Option<Res<TableView<Labyrinth>>>,
    playback: Res<Playback<Labyrinth>>,
    desk: Res<Desk>,
    time: Res<Time<Real>>,
    mut pages: ResMut<NotebookMotion>,
    mut play: MessageWriter<Play>,
) {
    let Some(shown) = shown else {
        // The curtain is down: nothing of any seat is kept.
        *pages = NotebookMotion::default();
        return;
    };
    let view = &shown.view;
    let followed = view.truth.as_ref().map(|_| desk.follow.unwrap_or(own_seat(view)));
    let who = followed.map_or(view.who, Viewer::Seat);
    let at = Some((who, shown.ply, view.heard.len()));
    let pages = pages.bypass_change_detection();
    if pages.at != at || shown.is_changed() {
        let known = match followed {
            Some(seat) => reading::knowledge_of(view, seat),
            None => reading::knowledge(view),
        };
        (pages.at, pages.told) = (at, 0);
        (pages.before, pages.after) = (Some(known.clone()), Some(known));
    }
    let begun = playback.done.len() + usize::from(playback.beat.is_some());
    if begun < pages.told {
        pages.told = 0;
        pages.at = None;
        return;
    }
    let news = playback.done.iter().chain(playback.beat.as_ref().map(|beat| &beat.event));
    for event in news.skip(pages.told) {
        let mut known = match &pages.after {
            Some(known) => known.clone(),
            None => return,
        };
        pages.before = Some(known.clone());
        if let Some(event) = event.seen_by(who) {
            let locked = locks(&known);
            known.observe(&event);
            pages.locks |= locks(&known) > locked;
        }
        pages.after = Some(known);
        pages.since = time.elapsed_secs();
    }
    pages.told = begun;
    if playback.has_landed() && std::mem::take(&mut pages.locks) {
        play.write(Play(Cue::FrameLocks));
    }
}

/// How many sheets have found their place.
fn locks(known: &Knowledge) -> usize {
    known.fragments().filter(|(_, piece)| piece.is_anchored()).count()
}
