//! What a player meets for the first time at the arena, and the object each note is about.

use game_rules::arena::{Arena, Event, Miss};

use crate::scenes::firsts::{FirstTimeNotes, NoteRef};

/// What an event shows for the first time: the word of the note, and its object.
fn met(event: &Event) -> Option<NoteRef> {
    Some(match event {
        Event::Hit { t4: 8 | 16, .. } => ("arena-double", "bench-own"),
        Event::Hit { t4: 0..=2, .. } => ("arena-half", "bench-own"),
        Event::Poisoned { .. } => ("arena-poison", "bench-own"),
        Event::Vanish { .. } => ("arena-vanish", "bench-own"),
        Event::Missed { why: Miss::Invincible, .. } => ("arena-missed", "bench-own"),
        Event::Bonus { .. } => ("arena-bonus", "bench-own"),
        Event::RestOwed { .. } => ("arena-rest", "tray"),
        Event::Fainted { .. } => ("arena-fainted", "bench-own"),
        Event::MatchStart { number: 2, .. } => ("arena-second", "bench-own"),
        _ => return None,
    })
}

/// Notices what is new.
pub(super) fn notice(mut notes: FirstTimeNotes<Arena>) {
    notes.meet(
        |event, _| met(event),
        |shown, _| {
            let matrix = !shown.view.series.bout().is_entry();
            let matrix = matrix.then_some(("arena-matrix", "inspector-low"));
            [("arena-choose", "tray")].into_iter().chain(matrix).collect()
        },
    );
}
