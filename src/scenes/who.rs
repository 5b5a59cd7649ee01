//! How sentences call whoever sits at a table.

use game_rules::game::{Seat, Viewer};

use crate::table::Player;

/// How somebody is called in a sentence: `you`, `evil` or a name.
#[derive(Clone, Debug)]
pub struct Who {
    /// `you`, `evil` or `other`.
    pub word: &'static str,
    /// The name of an `other`.
    pub name: String,
}

/// How the eyes at the screen call whoever sits at `seat`. The only person at a table is "you" to
/// all eyes, unless they have a name.
pub fn who(seat: Seat, eyes: Viewer, players: &[Player]) -> Who {
    let alone = players.iter().filter(|player| player.is_human()).count() == 1;
    match players.get(seat.index()) {
        Some(Player::Human(name)) if eyes == Viewer::Seat(seat) || alone && name.is_empty() => {
            Who { word: "you", name: String::new() }
        }
        Some(Player::Human(name) | Player::Guest { name, .. }) => {
            Who { word: "other", name: name.clone() }
        }
        _ => Who { word: "evil", name: String::new() },
    }
}
