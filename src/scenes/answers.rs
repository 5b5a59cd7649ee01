//! What answers the events at a table: sounds and Evil's face, and with them captions and Evil's
//! lines. What is being done is heard when it begins; what came of it is answered once the picture has
//! shown it, never before.

use bevy::prelude::*;
use game_rules::game::Seat;

use super::scene::ReadingSystems;
use crate::{
    app::{
        idle::Motion,
        sound::{Cue, Play},
    },
    evil::{Reaction, Reactions},
    table::{EventStarted, Landed, Staged, Table, TableSystems},
};

/// What is heard of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventSound {
    /// When it begins: what is being done, the same whatever comes of it.
    pub begins: Option<Cue>,
    /// When it has shown what came of it.
    pub lands: Option<Cue>,
}

impl EventSound {
    /// Nothing.
    pub const NOTHING: EventSound = EventSound { begins: None, lands: None };

    /// Something is being done.
    pub const fn deed(cue: Cue) -> EventSound {
        EventSound { begins: Some(cue), lands: None }
    }

    /// Something has come of it.
    pub const fn outcome(cue: Cue) -> EventSound {
        EventSound { begins: None, lands: Some(cue) }
    }
}

/// A game whose events are answered. Nothing here differs between hidden alternatives.
pub trait Answered: Staged {
    /// What the eyes at the screen hear of an event.
    fn heard(table: &Table<Self>, event: &Self::Event) -> EventSound;

    /// What Evil lets show of it.
    fn reaction(event: &Self::Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction>;
}

/// Sounds and faces at the table of one game.
pub(super) fn plugin<G: Answered>(app: &mut App) {
    app.add_systems(
        Update,
        (hear::<G>, react::<G>)
            .chain()
            .after(TableSystems)
            .before(ReadingSystems)
            .run_if(resource_exists::<Table<G>>),
    );
}

fn hear<G: Answered>(
    table: Res<Table<G>>,
    mut began: MessageReader<EventStarted<G>>,
    mut landed: MessageReader<Landed<G>>,
    mut play: MessageWriter<Play>,
) {
    let begins = began.read().filter_map(|EventStarted(event)| G::heard(&table, event).begins);
    play.write_batch(begins.map(Play));
    let lands = landed.read().filter_map(|Landed(event)| G::heard(&table, event).lands);
    play.write_batch(lands.map(Play));
}

fn react<G: Answered>(
    time: Res<Time<Real>>,
    table: Res<Table<G>>,
    mut landed: MessageReader<Landed<G>>,
    mut reactions: ResMut<Reactions>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
) {
    let now = time.elapsed_secs();
    if reactions.is_busy(now) {
        motion.go_on();
    }
    let evil = |seat: Seat| table.is_evil(seat);
    for reaction in landed.read().filter_map(|Landed(event)| G::reaction(event, &evil)) {
        reactions.show(reaction, now);
        play.write(Play(reaction.cue()));
    }
}

#[cfg(test)]
#[path = "answers_tests.rs"]
pub mod tests;
