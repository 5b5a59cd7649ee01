//! The Bold token that is being won slides across the table after the click (ux 2.1).

use game_rules::{
    duel::{
        Aim,
        full::{Duel, Event},
    },
    game::Seat,
};

use crate::{art::motion::span, table::Playback};

/// Evil looks for a while before the token comes; as a share of the click's beat.
const LOOKS: f32 = 0.4;

/// How far the token of a shot that is being shown has come, 0 … 1, if the shot was decided on by
/// `seat` and has clicked.
pub fn coming(playback: &Playback<Duel>, seat: Seat) -> Option<f32> {
    let beat = playback.beat.as_ref();
    let events = playback.done.iter().map(|event| (event, 1.0));
    let mut events = events.chain(beat.map(|beat| (&beat.event, beat.progress)));
    // The first event of a decision is the shot; a rattled side is told so before.
    let (first, _) = events.next()?;
    if *first != (Event::Shot { seat, aim: Aim::Own }) {
        return None;
    }
    let clicked = events.find_map(|(event, progress)| match event {
        Event::Clicked { blown: false, .. } => Some(progress),
        _ => None,
    })?;
    Some(span(clicked, LOOKS, 1.0)).filter(|come| *come > 0.0)
}
