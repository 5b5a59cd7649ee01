//! First-time hints at a table (ux 2.0.3): what happens, and what lies there when the player at the
//! screen decides.

use bevy::{ecs::system::SystemParam, prelude::*};
use game_rules::game::{Seat, Viewer};

use super::Scene;
use crate::{
    app::{firsts::Firsts, settings::Settings},
    table::{EventStarted, Playback, Table, TableView},
};

/// A note: its word, and the object it is about.
pub type NoteRef = (&'static str, &'static str);

/// Who may be told something for the first time, and when.
#[derive(SystemParam)]
pub struct FirstTimeNotes<'w, 's, G: Scene> {
    began: MessageReader<'w, 's, EventStarted<G>>,
    table: Res<'w, Table<G>>,
    shown: Option<Res<'w, TableView<G>>>,
    playback: Res<'w, Playback<G>>,
    settings: Res<'w, Settings>,
    firsts: ResMut<'w, Firsts>,
    noted: Local<'s, Option<usize>>,
}

impl<G: Scene> FirstTimeNotes<'_, '_, G> {
    /// Meets what `told` finds in each event and `standing` in a position where the seat at the
    /// screen decides. One note for each decision at most.
    pub fn meet(
        &mut self,
        told: impl Fn(&G::Event, Seat) -> Option<NoteRef>,
        standing: impl FnOnce(&TableView<G>, Seat) -> Vec<NoteRef>,
    ) {
        let firsts = self.firsts.bypass_change_detection();
        let learns = self.settings.hints && self.table.lesson().is_none();
        let seated = self.shown.as_ref().filter(|_| learns).and_then(|shown| match shown.eyes {
            Viewer::Seat(own) => Some((shown, own)),
            _ => None,
        });
        let Some((shown, own)) = seated else {
            self.began.clear();
            firsts.clear();
            return;
        };
        for (word, anchor) in self.began.read().filter_map(|EventStarted(event)| told(event, own)) {
            firsts.meet(word, anchor);
        }
        if !self.playback.is_idle() || shown.legal.is_empty() {
            firsts.dismiss();
            return;
        }
        firsts.stand(standing(shown, own));
        if *self.noted != Some(shown.ply) && firsts.open().is_none() {
            firsts.show_next();
            if firsts.open().is_some() {
                *self.noted = Some(shown.ply);
            }
        }
    }
}
