//! The Wager on the command line: its set-up in words, and what is counted of it.

use super::{Action, Setup, Twist, Wager, packs};
use crate::{
    contest::Contest,
    game::{Game, SeatSet},
};

impl Contest for Wager {
    fn mode(name: &str) -> Result<Setup, String> {
        match name {
            "table" => Ok(Setup::default()),
            "party" => Ok(Setup { pool: packs::party_night(), ..Setup::default() }),
            _ => Err(format!("there is no mode `{name}`; there are table and party")),
        }
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        let wrong = || format!("{field} = {value}: not a value it can have");
        match field {
            "rounds" => setup.rounds = value.trim().parse().map_err(|_| wrong())?,
            "exclude_bettor" => {
                setup.house.exclude_bettor = value.trim().parse().map_err(|_| wrong())?;
            }
            "events" => setup.house.events = events(value)?,
            "pack" => {
                setup.pool = packs::pack(value.trim()).ok_or_else(|| {
                    let names: Vec<&str> = packs::names().collect();
                    format!("there is no pack `{value}`; there are {}", names.join(", "))
                })?;
                setup.pool.packages.iter_mut().for_each(|package| package.enabled = true);
            }
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are rounds, exclude_bettor, events, pack"
                ));
            }
        }
        Ok(())
    }

    /// How envelopes are filled.
    fn things() -> Vec<String> {
        let stakes = (1..=SeatSet::MAX).map(|stake| format!("stake {stake}"));
        ["no bet".to_owned()].into_iter().chain(stakes).collect()
    }

    fn thing(action: &Action) -> Option<usize> {
        match action {
            Action::NoBet => Some(0),
            Action::Bet { stake, .. } => usize::try_from(*stake).ok(),
            _ => None,
        }
    }

    /// A turn is one player's part in a round.
    fn length(&self) -> (u64, u64) {
        let rounds = self.history.len() as u64;
        (rounds * self.seats() as u64, rounds)
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("one of each style", "table", vec!["careful", "steady", "gambler", "spoiler"]),
            ("sixteen at random", "table", vec!["random"; SeatSet::MAX]),
        ]
    }
}

/// `all`, `none`, or words separated by commas.
pub(super) fn events(words: &str) -> Result<std::collections::BTreeSet<Twist>, String> {
    match words.trim() {
        "all" => Ok(Twist::ALL.into_iter().collect()),
        "none" => Ok(std::collections::BTreeSet::new()),
        list => {
            let read = |word: &str| {
                Twist::parse(word.trim()).ok_or_else(|| format!("there is no event `{word}`"))
            };
            list.split(',').map(read).collect()
        }
    }
}
