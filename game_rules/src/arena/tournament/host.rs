//! What the host can do (rules/arena.md 4.1): pause, take players out, give a tournament up, bring
//! other creatures for the next one.

use super::{Gathering, Note, Phase, Tournament};
use crate::arena::data::Data;

impl Tournament {
    /// Stops the clock, or lets it go on with the time that was left. Orders are taken meanwhile.
    pub fn pause(&mut self, paused: bool, now: u64) {
        match (self.paused, paused) {
            (None, true) => self.paused = Some(self.ends().saturating_sub(now)),
            (Some(left), false) => {
                self.paused = None;
                self.set_ends(now + left);
            }
            _ => {}
        }
    }

    /// Does the clock stand still?
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Are those who were enrolled before a restart still waited for?
    pub fn is_gathering(&self) -> bool {
        self.gathering == Gathering::On
    }

    /// Takes a player out until [`Tournament::admit`]: in play they order nothing and nobody waits
    /// for them, in registration their team is struck off. Nothing if they are out already.
    pub fn remove(&mut self, login: &str) -> Vec<Note> {
        if !self.removed.insert(login.to_owned()) {
            return Vec::new();
        }
        match &mut self.phase {
            Phase::Registration { entries, .. } => entries.retain(|entry| entry.login != login),
            Phase::Play { .. } => self.seat_removed(),
        }
        vec![Note::Remove { login: login.to_owned() }]
    }

    /// Lets a player in again.
    pub fn admit(&mut self, login: &str) -> Vec<Note> {
        if !self.removed.remove(login) {
            return Vec::new();
        }
        self.set_idle(login, false);
        vec![Note::Admit { login: login.to_owned() }]
    }

    /// Who has been taken out.
    pub fn removed(&self) -> impl Iterator<Item = &str> {
        self.removed.iter().map(String::as_str)
    }

    /// Gives the running tournament up: what has been played counts, what has not does not.
    pub fn abandon(&mut self, now: u64) -> Vec<Note> {
        let Phase::Play { play, .. } = &mut self.phase else { return Vec::new() };
        play.give_up();
        let note = Note::Abandon { tournament: self.number, standings: play.standings() };
        self.close(now);
        self.open_turn();
        vec![note]
    }

    /// Creatures and moves for the next tournament. The table of types never changes.
    pub fn offer(&mut self, data: Data) -> Result<(), String> {
        if data.types().table != self.data.types().table {
            return Err("the table of types cannot change between tournaments".to_owned());
        }
        self.next = (data.hash() != self.data.hash()).then_some(data);
        Ok(())
    }

    pub(super) fn set_idle(&mut self, login: &str, idle: bool) {
        if let Phase::Play { play, .. } = &mut self.phase
            && let Some(place) = play.place(login)
        {
            play.set_idle(place, idle);
        }
    }

    pub(super) fn seat_removed(&mut self) {
        for login in self.removed.clone() {
            self.set_idle(&login, true);
        }
    }
}
