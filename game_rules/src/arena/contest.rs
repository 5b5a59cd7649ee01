//! The arena on the command line: its set-up in words, and what is counted of it.

use super::{Action, Arena, Draft, Setup, Team, data::Data};
use crate::{contest::Contest, game::Seat};

/// A team in words: `random`, `mirror`, six numbers such as `1.2.3.0.0.0`, or a team's code.
fn draft(text: &str) -> Result<Draft, String> {
    match text.trim() {
        "random" => Ok(Draft::Random),
        "mirror" => Ok(Draft::Mirror),
        code if code.contains('-') => match Team::from_code(&Data::shipped(), code) {
            Ok(team) => Ok(Draft::Ids(team.ids())),
            Err(why) => Err(format!("`{text}`: {why}")),
        },
        ids => {
            let ids: Vec<u16> =
                ids.split('.').map(|id| id.trim().parse()).collect::<Result<_, _>>().map_err(
                    |_| format!("`{text}` is not a team: random, mirror, 1.2.3.0.0.0 or a code"),
                )?;
            let six = ids.try_into().map_err(|_| format!("`{text}`: a team has six slots"))?;
            Ok(Draft::Ids(six))
        }
    }
}

impl Contest for Arena {
    fn mode(name: &str) -> Result<Setup, String> {
        match name {
            "series" => Ok(Setup::default()),
            "single" => Ok(Setup { matches: 1, ..Setup::default() }),
            "mirror" => Ok(Setup { teams: [Draft::Random, Draft::Mirror], ..Setup::default() }),
            _ => Err(format!("there is no mode `{name}`; there are series, single, mirror")),
        }
    }

    fn set(setup: &mut Setup, field: &str, value: &str) -> Result<(), String> {
        let number =
            || value.trim().parse().map_err(|_| format!("{field} = {value}: not a number"));
        match field {
            "teams" => {
                let (one, two) = value.split_once(',').unwrap_or((value, value));
                if two.contains(',') {
                    return Err(format!("teams = {value}: give one team, or two"));
                }
                setup.teams = [draft(one)?, draft(two)?];
            }
            "first" => setup.first = Seat(number()?),
            "matches" => setup.matches = number()?,
            _ => {
                return Err(format!(
                    "there is no field `{field}`; there are teams, first, matches"
                ));
            }
        }
        Ok(())
    }

    /// The shipped creatures: who is in the team.
    fn things() -> Vec<String> {
        Data::shipped().creatures().iter().map(|it| it.name.en.clone()).collect()
    }

    fn thing(_action: &Action) -> Option<usize> {
        None
    }

    fn brought(&self, seat: Seat) -> Vec<usize> {
        let ids = self.series.lineup().teams()[seat.index()].ids();
        ids.iter().filter_map(|&id| usize::from(id).checked_sub(1)).collect()
    }

    fn length(&self) -> (u64, u64) {
        (u64::from(self.series.clock()), u64::from(self.series.number()))
    }

    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)> {
        vec![
            ("random against random", "single", vec!["random", "random"]),
            ("rookie against rookie", "single", vec!["rookie", "rookie"]),
            ("coach against coach", "single", vec!["coach", "coach"]),
            ("master against master", "single", vec!["master", "master"]),
        ]
    }
}
