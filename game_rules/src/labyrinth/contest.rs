//! The Labyrinth on the command line: presets, fields, and what is counted.

use super::{
    Action, Event, Hearing, Kind, Labyrinth, News, Setup,
    setup::{Generator, presets},
};
use crate::{contest::Contest, data::read_ron, game::Seat};

/// Turns after which a game of random players is called off.
const TRIAL_TURNS: u32 = 60;

/// Actions that are counted; after them come the kinds of tiles entered.
const DEEDS: [&str; 9] =
    ["step", "buy", "shoot", "kit", "drop item", "take", "leave", "attack", "check in"];

impl Contest for Labyrinth {
    fn mode(name: &str) -> Result<Setup, String> {
        match presets().iter().find(|preset| preset.name == name) {
            Some(preset) => Ok(Setup { settings: preset.settings.clone(), ..Setup::default() }),
            None => {
                let names: Vec<&str> = presets().iter().map(|one| one.name.as_str()).collect();
                Err(format!("there is no mode `{name}`; there are {}", names.join(", ")))
            }
        }
    }

    fn trial() -> Setup {
        let mut setup = Setup::default();
        setup.settings.turn_limit = Some(TRIAL_TURNS);
        setup
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        let value = value.trim();
        let read = || -> Result<u8, String> {
            value.parse().map_err(|_| format!("{field} = {value}: not a number it can have"))
        };
        let settings = &mut setup.settings;
        match field {
            "players" => {
                setup.players = (1..=read()?).map(|seat| format!("Player {seat}")).collect();
            }
            "width" => settings.width = read()?,
            "height" => settings.height = read()?,
            "river" => settings.river = read()?,
            "bends" => settings.bends = read()?,
            "marsh" => settings.marsh = read()?,
            "shop" => settings.shop = read()?,
            "hospital" => settings.hospital = read()?,
            "fake_portals" => settings.fake_portals = read()?,
            "two_way" => settings.two_way = read()?,
            "three_way" => settings.three_way = read()?,
            "treasure" => settings.treasure = read()?,
            "walls" => settings.walls = read()?,
            "exits" => settings.exits = read()?,
            "hearing" => {
                settings.hearing = match value {
                    "aloud" => Hearing::Aloud,
                    "whisper" => Hearing::Whisper,
                    _ => return Err(format!("hearing = {value}: aloud or whisper")),
                };
            }
            "generator" => {
                settings.generator = match value {
                    "guaranteed" => Generator::Guaranteed,
                    "original" => Generator::Original,
                    _ => return Err(format!("generator = {value}: guaranteed or original")),
                };
            }
            "turn_limit" => {
                settings.turn_limit = match value {
                    "none" => None,
                    _ => {
                        Some(value.parse().map_err(|_| format!("turn_limit = {value}: a number"))?)
                    }
                };
            }
            "expansions" => {
                settings.expansions =
                    read_ron("expansions", value).map_err(|fault| fault.to_string())?;
            }
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are players, the numbers of the board, \
                     hearing, generator, turn_limit, expansions"
                ));
            }
        }
        Ok(())
    }

    fn things() -> Vec<String> {
        let visits = Kind::ALL.iter().map(|kind| format!("enter {kind}"));
        DEEDS.iter().map(|&deed| deed.to_owned()).chain(visits).collect()
    }

    fn thing(action: &Action) -> Option<usize> {
        Some(match action {
            Action::Move(_) | Action::GhostWalk(_) => 0,
            Action::Buy => 1,
            Action::Shoot(_) => 2,
            Action::UseKit => 3,
            Action::DropItem => 4,
            Action::TakeTreasure => 5,
            Action::DropTreasure => 6,
            Action::Attack { .. } => 7,
            Action::CheckIn => 8,
            _ => return None,
        })
    }

    fn happened(event: &Event) -> Option<(Seat, usize)> {
        match event.news {
            News::Entered { seat, kind, .. } => Some((seat, DEEDS.len() + kind as usize)),
            _ => None,
        }
    }

    fn length(&self) -> (u64, u64) {
        (u64::from(self.turns), u64::from(self.turns) / self.order.len().max(1) as u64)
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("four at random", "default", vec!["random"; 4]),
            ("four wanderers", "default", vec!["wanderer"; 4]),
            (
                "explorer and three wanderers",
                "default",
                vec!["explorer", "wanderer", "wanderer", "wanderer"],
            ),
        ]
    }
}
