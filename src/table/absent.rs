//! Seats that decide at another table. The record says who, so that somebody who closes the program
//! there has not come back when the match goes on.

use game_rules::game::{Seat, SeatSet, Viewer};

use super::{Handover, Staged, Table, TableView};

/// In the notes of a record: this seat is at another table.
const AWAY: &str = "away=";

/// The note of a seat.
pub(super) fn note(seat: Seat) -> String {
    format!("{AWAY}{}", seat.0)
}

/// The seat of a note, if it is one of these.
fn read(note: &str) -> Option<Seat> {
    note.strip_prefix(AWAY)?.parse().ok().map(Seat)
}

impl<G: Staged> Table<G> {
    /// These seats decide at another table now: that is kept with the match.
    pub fn send_away(&mut self, seats: SeatSet) {
        self.away = seats;
        self.write_notes();
    }

    /// A seat comes back from another table with its decision. What the eyes at the screen are told
    /// of it; what the rules refuse is not entered.
    pub fn bring_home(&mut self, seat: Seat, action: &G::Action) -> Vec<G::Event> {
        self.send_away(self.away.without(seat));
        let eyes = self.eyes;
        let Ok(events) = self.game.act(seat, action) else { return Vec::new() };
        let told = events.iter().filter_map(|event| G::redact(event, eyes)).collect();
        self.has_seen();
        told
    }

    /// What the eyes at the screen may know before somebody comes home, with nothing to decide.
    pub fn looked_at(&self) -> TableView<G> {
        TableView { legal: Vec::new(), ..self.shown() }
    }

    /// Who sits before the screen now is not known: the curtain asks.
    pub fn ask_who_looks(&mut self) {
        if self.curtain != Handover::Off {
            self.eyes = Viewer::Public;
        }
    }

    /// Whoever was away when the match was left decides as somebody who did not come back.
    pub(super) fn call_home(&mut self) {
        let away: SeatSet = self.game.record().notes.iter().filter_map(|note| read(note)).collect();
        for seat in away.iter() {
            if let Some(action) = G::forfeit(self.game.game(), seat) {
                // A record can say anything; what the rules refuse is not entered.
                let _ = self.game.act(seat, &action);
            }
        }
        self.send_away(SeatSet::EMPTY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_who_is_away() {
        assert_eq!(read(&note(Seat(3))), Some(Seat(3)));
        assert_eq!(read("away=nobody"), None);
        assert_eq!(read("strict"), None);
    }
}
