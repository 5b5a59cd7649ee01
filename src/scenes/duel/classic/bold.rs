//! The Bold tokens of the match so far (ux 2.1), from what the eyes at the screen were told. The
//! one that is being won slides across the table after the click.

use game_rules::{
    duel::classic::{Bold, Classic},
    odds::Odds,
};

use crate::scenes::duel::picture::bottom_seat;
use crate::{
    art::motion::span,
    table::{Playback, TableView},
};

/// Evil looks for a while before the token comes; as a share of the shot's beat.
const LOOKS: f32 = 0.72;

/// All tokens on the table with how far each has come, 0 … 1.
pub fn on_table(shown: &TableView<Classic>, playback: &Playback<Classic>) -> Vec<(Odds, f32)> {
    let mut bold = Bold::new(&shown.view.setup, bottom_seat(shown.eyes));
    let standing = shown.log.iter().filter(|told| !told.struck);
    let told = standing.flat_map(|told| told.events.iter()).chain(&playback.done);
    let mut tokens: Vec<(Odds, f32)> =
        told.filter_map(|event| bold.see(event)).map(|odds| (odds, 1.0)).collect();
    if let Some(beat) = &playback.beat {
        let come = span(beat.progress, LOOKS, 1.0);
        tokens.extend(bold.see(&beat.event).filter(|_| come > 0.0).map(|odds| (odds, come)));
    }
    tokens
}
