//! What a player meets for the first time at the arena, and the object each note is about.

use bevy::prelude::*;
use game_rules::{
    arena::{Arena, Event, Miss},
    game::Viewer,
};

use crate::{
    app::{firsts::Firsts, settings::Settings},
    table::{Began, Playback, Shown, Table},
};

/// What an event shows for the first time: the word of the note, and its object.
fn met(event: &Event) -> Option<(&'static str, &'static str)> {
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

/// Notices what is new; one note for each turn at most.
pub(super) fn notice(
    mut began: MessageReader<Began<Arena>>,
    table: Res<Table<Arena>>,
    shown: Option<Res<Shown<Arena>>>,
    playback: Res<Playback<Arena>>,
    settings: Res<Settings>,
    mut firsts: ResMut<Firsts>,
    mut noted: Local<Option<u16>>,
) {
    let firsts = firsts.bypass_change_detection();
    let eyes = shown.as_ref().map(|shown| shown.eyes);
    let learns = matches!(eyes, Some(Viewer::Seat(_)));
    let Some(shown) = shown.filter(|_| learns && settings.hints && table.lesson().is_none()) else {
        began.clear();
        firsts.clear();
        return;
    };
    for (word, anchor) in began.read().filter_map(|Began(event)| met(event)) {
        firsts.meet(word, anchor);
    }
    if !playback.is_idle() || shown.legal.is_empty() {
        firsts.dismiss();
        return;
    }
    firsts.meet("arena-choose", "tray");
    if !shown.view.series.bout().is_entry() {
        firsts.meet("arena-matrix", "inspector");
    }
    let here = shown.view.series.clock();
    if *noted != Some(here) && firsts.open().is_none() {
        firsts.show_next();
        if firsts.open().is_some() {
            *noted = Some(here);
        }
    }
}
