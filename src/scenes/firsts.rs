//! First-time hints at a table (ux 2.0.3): what happens, and what lies there when the player at the
//! screen decides.

use bevy::{ecs::system::SystemParam, prelude::*};
use game_rules::game::{Seat, Viewer};

use super::Scene;
use crate::{
    app::{firsts::Firsts, settings::Settings},
    table::{Began, Playback, Shown, Table},
};

/// A note: its word, and the object it is about.
pub type Note = (&'static str, &'static str);

/// Who may be told something for the first time, and when.
#[derive(SystemParam)]
pub struct Notes<'w, 's, G: Scene> {
    began: MessageReader<'w, 's, Began<G>>,
    table: Res<'w, Table<G>>,
    shown: Option<Res<'w, Shown<G>>>,
    playback: Res<'w, Playback<G>>,
    settings: Res<'w, Settings>,
    firsts: ResMut<'w, Firsts>,
    noted: Local<'s, Option<usize>>,
}

impl<G: Scene> Notes<'_, '_, G> {
    /// Meets what `told` finds in each event and `standing` in a position where the seat at the
    /// screen decides. One note for each decision at most.
    pub fn meet(
        &mut self,
        told: impl Fn(&G::Event, Seat) -> Option<Note>,
        standing: impl FnOnce(&Shown<G>, Seat) -> Vec<Note>,
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
        for (word, anchor) in self.began.read().filter_map(|Began(event)| told(event, own)) {
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
