//! What is chosen before a series.

use serde::{Deserialize, Serialize};

use super::{
    action::Refusal,
    data::Data,
    lineup::Lineup,
    series::Series,
    team::{SLOTS, Team},
};
use crate::{
    dice::Dice,
    game::{Seat, SetupError},
};

/// Which team a side brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Draft {
    /// A random legal one.
    #[default]
    Random,
    /// These six slots; 0 is a gap.
    Ids([u16; SLOTS]),
    /// The same creatures in the same slots as the other side.
    Mirror,
}

/// The set-up of a series.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// A data set of one's own; without it the shipped one.
    #[serde(default)]
    pub data: Option<Data>,
    /// The teams.
    pub teams: [Draft; 2],
    /// Who is first in match one.
    pub first: Seat,
    /// One match, or two with "first" swapped.
    pub matches: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { data: None, teams: [Draft::Random; 2], first: Seat(0), matches: 2 }
    }
}

impl Setup {
    /// A series between two known teams.
    pub fn of(teams: [Team; 2]) -> Setup {
        Setup { teams: teams.map(|team| Draft::Ids(team.ids())), ..Setup::default() }
    }

    /// The data set to play with.
    pub fn data(&self) -> Data {
        self.data.clone().unwrap_or_else(Data::shipped)
    }

    /// Refuses what cannot be played; draws what is left to chance.
    pub(super) fn series(&self, dice: &mut Dice) -> Result<Series, SetupError> {
        if self.first > Seat(1) {
            return Err(SetupError::new("first", self.first.0, "must be 0 or 1"));
        }
        if !(1..=2).contains(&self.matches) {
            return Err(SetupError::new("matches", self.matches, "must be 1 or 2"));
        }
        let data = self.data();
        let mut drafted = |side: usize| match self.teams[side] {
            Draft::Random => Ok(Some(Team::random(&data, dice))),
            Draft::Ids(ids) => match Team::new(&data, ids.map(i32::from)) {
                Ok(team) => Ok(Some(team)),
                Err(code) => Err(refused(side, ids, code)),
            },
            Draft::Mirror => Ok(None),
        };
        let teams = match [drafted(0)?, drafted(1)?] {
            [Some(one), Some(two)] => [one, two],
            [Some(one), None] | [None, Some(one)] => [one, one],
            [None, None] => {
                let reason = "only one side can mirror the other";
                return Err(SetupError::new("teams", "[Mirror, Mirror]", reason));
            }
        };
        let lineup = Lineup::new(&data, teams).map_err(|code| refused(0, [0; SLOTS], code))?;
        Ok(Series::new(lineup, self.first, self.matches))
    }
}

fn refused(side: usize, ids: [u16; SLOTS], code: Refusal) -> SetupError {
    let field = if side == 0 { "teams.0" } else { "teams.1" };
    let value = ids.map(|id| id.to_string()).join(".");
    SetupError::new(field, value, format!("{} {code}", code.number()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_set_ups_name_field_value_and_limit() {
        let broken = |change: fn(&mut Setup)| {
            let mut setup = Setup::default();
            change(&mut setup);
            setup.series(&mut Dice::stream(1, "test")).unwrap_err().to_string()
        };
        assert_eq!(broken(|s| s.first = Seat(2)), "first = 2: must be 0 or 1");
        assert_eq!(broken(|s| s.matches = 3), "matches = 3: must be 1 or 2");
        assert_eq!(
            broken(|s| s.teams[1] = Draft::Ids([1, 1, 0, 0, 0, 0])),
            "teams.1 = 1.1.0.0.0.0: 667 duplicated creatures"
        );
        assert_eq!(
            broken(|s| s.teams = [Draft::Mirror; 2]),
            "teams = [Mirror, Mirror]: only one side can mirror the other"
        );
    }

    #[test]
    fn a_mirror_brings_the_same_team() {
        let setup = Setup { teams: [Draft::Random, Draft::Mirror], ..Setup::default() };
        let series = setup.series(&mut Dice::stream(1, "test")).unwrap();
        let [one, two] = series.lineup().teams();
        assert_eq!(one, two);
    }
}
