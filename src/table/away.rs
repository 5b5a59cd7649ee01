//! A seat that decides at another table. The record says who, so that somebody who closes the program
//! there has not come back when the match goes on.

use game_rules::game::Seat;

use super::{Staged, Table};

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
    /// This seat decides at another table now, or nobody does: that is kept with the match.
    pub fn send_away(&mut self, seat: Option<Seat>) {
        self.away = seat;
        self.write_notes();
    }

    /// Whoever was away when the match was left decides as somebody who did not come back.
    pub(super) fn call_home(&mut self) {
        let Some(seat) = self.game.record().notes.iter().find_map(|note| read(note)) else {
            return;
        };
        if let Some(action) = G::forfeit(self.game.game(), seat) {
            // A record can say anything; what the rules refuse is not entered.
            let _ = self.game.act(seat, &action);
        }
        self.send_away(None);
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
