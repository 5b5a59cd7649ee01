//! How sentences call whoever sits at a table.

use game_rules::game::{Seat, Viewer};

use crate::{app::language::Language, say, table::Player};

/// How somebody is called in a sentence: `you`, `evil` or a name.
#[derive(Clone, Debug)]
pub struct Who {
    /// `you`, `evil` or `other`.
    pub word: &'static str,
    /// The name of an `other`.
    pub name: String,
}

impl Who {
    /// The name as it stands before a number, such as HP.
    pub fn named(&self, language: &Language) -> String {
        say!(language, "actor", who = self.word, name = self.name.as_str())
    }

    /// A sentence that has them as its `$whom`.
    pub fn aimed(&self, language: &Language, key: &str) -> String {
        say!(language, key, whom = self.word, whom_name = self.name.as_str())
    }
}

/// How the eyes at the screen call whoever sits at `seat`. The only person at a table is "you" to
/// all eyes, unless they have a name; Evils are counted where there are several.
pub fn who(language: &Language, seat: Seat, eyes: Viewer, players: &[Player]) -> Who {
    let alone = players.iter().filter(|player| player.is_human()).count() == 1;
    match players.get(seat.index()) {
        Some(Player::Human(name)) if eyes == Viewer::Seat(seat) || alone && name.is_empty() => {
            Who { word: "you", name: String::new() }
        }
        Some(Player::Human(name) | Player::Guest { name, .. }) => {
            Who { word: "other", name: name.clone() }
        }
        Some(Player::Evil(_)) if several_evils(players) => {
            let number = seat.index() as i64 + 1;
            Who { word: "other", name: say!(language, "evil-counted", number = number) }
        }
        _ => Who { word: "evil", name: String::new() },
    }
}

fn several_evils(players: &[Player]) -> bool {
    players.iter().filter(|player| matches!(player, Player::Evil(_))).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn whoever_loses_hp_is_named_and_not_aimed_at() {
        let evil = Who { word: "evil", name: String::new() };
        let names = Lang::ALL.map(|tongue| evil.named(&Language::new(tongue)));
        assert_eq!(names, ["Evil", "恶魔", "Zły"]);
    }

    #[test]
    fn two_evils_have_two_names() {
        let language = Language::new(Lang::English);
        let evil = || Player::Evil("sly".to_owned());
        let name = |seat, players: &[Player]| {
            who(&language, Seat(seat), Viewer::Omniscient, players).named(&language)
        };
        let two = [evil(), evil()];
        assert_eq!([name(0, &two), name(1, &two)], ["Evil 1", "Evil 2"]);
        let guest = Player::Guest { bot: "sly".to_owned(), name: "Ada".to_owned() };
        let one = [guest, evil()];
        assert_eq!([name(0, &one), name(1, &one)], ["Ada", "Evil"]);
    }
}
