//! The duel on the command line: its set-up in words, and what is counted of it.

use super::{Action, Chosen, Duel, Event, EvilHp, First, Mode, OwnStatus, Setup};
use crate::{contest::Contest, duel::Tool, game::Seat};

fn read<T: std::str::FromStr>(field: &str, value: &str) -> Result<T, String> {
    value.trim().parse().map_err(|_| format!("{field} = {value}: not a value it can have"))
}

/// The mode of a set-up, to be changed: from now on it is a mode of one's own.
fn own_mode(setup: &mut Setup) -> Result<&mut Mode, String> {
    let mut mode = setup.chosen().ok_or("there is no such mode")?.clone();
    if Mode::numbered(mode.id).is_some() {
        mode.id += Mode::CHANGED;
    }
    setup.mode = Chosen::Own(Box::new(mode));
    match &mut setup.mode {
        Chosen::Own(mode) => Ok(mode),
        Chosen::Number(_) => Err("there is no such mode".to_owned()),
    }
}

impl Contest for Duel {
    fn mode(name: &str) -> Result<Setup, String> {
        let id = if name == "house" { Some(Mode::HOUSE) } else { name.parse().ok() };
        id.filter(|&id| Mode::numbered(id).is_some()).map(Setup::numbered).ok_or_else(|| {
            format!("there is no mode `{name}`; there are 1 to 8, house, classic and files")
        })
    }

    fn read_mode(file: &str, text: &str) -> Result<Setup, String> {
        Mode::read(file, text).map(Setup::own).map_err(|fault| fault.to_string())
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        match field {
            "hp" => {
                let (human, evil) =
                    value.split_once(',').ok_or("hp: give two numbers such as 5,5")?;
                let (human, evil) = (read(field, human)?, read(field, evil)?);
                let mode = own_mode(setup)?;
                (mode.human_hp, mode.evil_hp) = (human, EvilHp::Fixed(evil));
            }
            "first" => {
                own_mode(setup)?.first = match value.trim() {
                    "0" => First::Human,
                    "1" => First::Evil,
                    "random" => First::Random,
                    _ => return Err(format!("first = {value}: must be 0, 1 or random")),
                };
            }
            "own_status" => {
                setup.own_status = match value.trim() {
                    "shown" => OwnStatus::Shown,
                    "hidden" => OwnStatus::Hidden,
                    _ => return Err(format!("own_status = {value}: must be shown or hidden")),
                };
            }
            "legacy" => setup.legacy = read(field, value)?,
            "document_tools" => setup.document_tools = read(field, value)?,
            "favoured" => setup.favoured = Some(Seat(read(field, value)?)),
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are hp, first, own_status, legacy, \
                     document_tools, favoured"
                ));
            }
        }
        Ok(())
    }

    fn things() -> Vec<String> {
        Tool::ALL.iter().map(ToString::to_string).collect()
    }

    /// Tools count when they are spent; but in the legacy profile Evil keeps this one.
    fn thing(action: &Action) -> Option<usize> {
        (*action == Action::Use(Tool::ToTheDeath)).then_some(Tool::ToTheDeath as usize)
    }

    fn happened(event: &Event) -> Option<(Seat, usize)> {
        let Event::Spent { seat, tool, .. } = *event else { return None };
        (tool != Tool::ToTheDeath).then(|| (seat, usize::from(tool.number())))
    }

    fn length(&self) -> (u64, u64) {
        (u64::from(self.count.turns), u64::from(self.count.rounds))
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("coin against courteous", "8", vec!["coin", "courteous"]),
            ("coin against courteous", "1", vec!["coin", "courteous"]),
            ("random against random", "1", vec!["random", "random"]),
            ("courteous against sly", "6", vec!["courteous", "sly"]),
        ]
    }
}
