//! The Classic duel on the command line: its set-up in words, and what is counted of it.

use super::{Action, Classic, Setup, TOOLS};
use crate::{contest::Contest, game::Seat};

impl Contest for Classic {
    fn mode(name: &str) -> Result<Setup, String> {
        match name {
            "classic" => Ok(Setup::default()),
            _ => Err(format!("there is no mode `{name}`; there is classic")),
        }
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        fn read<T: std::str::FromStr>(field: &str, value: &str) -> Result<T, String> {
            value.trim().parse().map_err(|_| format!("{field} = {value}: not a value it can have"))
        }
        match field {
            "hp" => {
                let (human, evil) =
                    value.split_once(',').ok_or("hp: give two numbers such as 5,5")?;
                let wrong = |_: String| format!("{field} = {value}: not a value it can have");
                setup.hp = (read(field, human).map_err(wrong)?, read(field, evil).map_err(wrong)?);
            }
            "first" => setup.first = Seat(read(field, value)?),
            "gift" => setup.gift = read(field, value)?,
            "hand" => setup.hand = read(field, value)?,
            "last_stand" => setup.last_stand = read(field, value)?,
            "evil_luck" => setup.evil_luck = read(field, value)?,
            "legacy" if read(field, value)? => *setup = setup.legacy(),
            "legacy" => {}
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are hp, first, gift, hand, last_stand, \
                     evil_luck, legacy"
                ));
            }
        }
        Ok(())
    }

    fn things() -> Vec<String> {
        TOOLS.iter().map(ToString::to_string).collect()
    }

    fn thing(action: &Action) -> Option<usize> {
        match action {
            Action::Use(tool) => TOOLS.iter().position(|held| held == tool),
            Action::Shoot(_) => None,
        }
    }

    fn length(&self) -> (u64, u64) {
        (u64::from(self.turns), u64::from(self.round))
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("coin against courteous", "classic", vec!["coin", "courteous"]),
            ("random against random", "classic", vec!["random", "random"]),
        ]
    }
}
