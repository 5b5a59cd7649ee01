//! The Cards on the referee's command line: decks by name, cards counted.

use super::{
    Action, Cards, Deck, Setup,
    pool::ids::{CardId, CharacterId},
};
use crate::{code::read_deck, contest::Contest, game::Seat};

/// A shipped deck by name, or any by its code.
fn deck(name: &str) -> Result<Deck, String> {
    let name = name.trim();
    if let Some(starter) = Deck::starters().iter().find(|starter| starter.id == name) {
        return Ok(starter.deck.clone());
    }
    if name.contains('-') {
        return read_deck::<Cards, Deck>(name).map_err(|fault| fault.to_string());
    }
    let names: Vec<&str> = Deck::starters().iter().map(|starter| &starter.id[..]).collect();
    Err(format!("there is no deck `{name}`; there are {}, and codes", names.join(", ")))
}

fn seat(field: &str, value: &str) -> Result<Option<Seat>, String> {
    match value.trim() {
        "0" => Ok(Some(Seat(0))),
        "1" => Ok(Some(Seat(1))),
        "none" => Ok(None),
        _ => Err(format!("{field} = {value}: must be 0, 1 or none")),
    }
}

impl Contest for Cards {
    /// Two decks such as `frost,dawn`, or one that both sides play.
    fn mode(name: &str) -> Result<Setup, String> {
        let (one, two) = name.split_once(',').unwrap_or((name, name));
        Ok(Setup { decks: [deck(one)?, deck(two)?], ..Setup::default() })
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        match field {
            "decks" => setup.decks = Cards::mode(value)?.decks,
            "first" => setup.first = seat(field, value)?,
            "favoured" => setup.favoured = seat(field, value)?,
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are decks, first, favoured"
                ));
            }
        }
        Ok(())
    }

    /// The cards, then the characters.
    fn things() -> Vec<String> {
        let cards = CardId::all().map(|card| card.to_string());
        cards.chain(CharacterId::all().map(|who| who.to_string())).collect()
    }

    /// The team.
    fn brought(&self, seat: Seat) -> Vec<usize> {
        let team = &self.open.side(seat).team;
        team.iter().map(|who| CardId::all().count() + who.id.index()).collect()
    }

    fn thing(action: &Action) -> Option<usize> {
        match action {
            Action::Play { card, .. } => Some(card.index()),
            _ => None,
        }
    }

    /// Decisions and rounds.
    fn length(&self) -> (u64, u64) {
        (u64::from(self.open.decisions), u64::from(self.open.round))
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("random against random", "frost,dawn", vec!["random", "random"]),
            ("courteous against random", "frost,dawn", vec!["courteous", "random"]),
        ]
    }
}
