//! What the host sees and can do. Guests see none of it.

use super::{Manners, Server};
use crate::arena::{
    data::Data,
    tournament::{Note, Tournament},
};

impl Server {
    /// The tournament, for whoever hosts it: scenes and tests, never guests.
    pub fn look<T>(&self, at: impl FnOnce(&Tournament) -> T) -> T {
        at(&self.shared.hall().tournament)
    }

    /// How a guest behaves.
    pub fn manners(&self, login: &str) -> Manners {
        self.shared.hall().manners(login)
    }

    /// What was said between a guest and the server, up to the end of the last turn.
    pub fn transcript(&self, login: &str) -> String {
        self.shared.hall().transcript(login)
    }

    /// What cannot be written, if anything: the journal, or an account.
    pub fn trouble(&self) -> Option<String> {
        self.shared.hall().troubled().map(str::to_owned)
    }

    /// Stops the clock, or lets it go on.
    pub fn pause(&self, paused: bool) {
        self.shared.hall().tournament.pause(paused, self.shared.now());
        self.shared.clock.notify_all();
    }

    /// Takes a player out until they are let in again; false if they are out already.
    pub fn remove(&self, login: &str) -> bool {
        self.change(|tournament, _| tournament.remove(login))
    }

    /// Lets a player in again; false if they are not out.
    pub fn admit(&self, login: &str) -> bool {
        self.change(|tournament, _| tournament.admit(login))
    }

    /// Gives the running tournament up; false if none is being played.
    pub fn abandon(&self) -> bool {
        self.change(Tournament::abandon)
    }

    /// Creatures and moves for the next tournament.
    pub fn offer(&self, data: Data) -> Result<(), String> {
        self.shared.hall().tournament.offer(data)
    }

    fn change(&self, how: impl FnOnce(&mut Tournament, u64) -> Vec<Note>) -> bool {
        let now = self.shared.now();
        let mut hall = self.shared.hall();
        let notes = how(&mut hall.tournament, now);
        let changed = !notes.is_empty();
        hall.publish(notes);
        drop(hall);
        self.shared.clock.notify_all();
        changed
    }
}
