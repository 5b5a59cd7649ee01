//! Teams (rules/arena.md 1.5, 7.1): one to six different creatures for at most 10,000.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    action::Refusal,
    data::{Data, Dataset},
};
use crate::{
    arena::Arena,
    code::{self, CodeError},
    dice::Dice,
};

/// Slots of a team.
pub const SLOTS: usize = 6;
/// Pocket dollars a team may cost.
pub const BUDGET: u32 = 10_000;
/// What a random team leaves unspent at most.
pub const UNSPENT: u32 = 1200;

/// Six slots in the order of the enrolment; 0 is a gap. Made by [`Team::new`], which checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Team([u16; SLOTS]);

/// Why a team's code cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamCodeError {
    /// It is not written like one.
    #[error("a team's code is PA1-1.2.3.0.0.0-abcd or EVIL-TEAM1-…; `{0}` is neither")]
    Shape(String),
    /// It is an EVIL code with a fault.
    #[error("{0}")]
    Code(#[from] CodeError),
    /// It was made with another data set.
    #[error("the team is from data set {found}, this one is {wanted}")]
    OtherData {
        /// Its data set.
        found: String,
        /// This one.
        wanted: String,
    },
    /// The team itself is not allowed.
    #[error("{number} {0}", number = .0.number())]
    Refused(Refusal),
}

impl Team {
    /// Checks six numbers in the document's order: 668, 667, 669, 670.
    pub fn new(data: &Dataset, ids: [i32; SLOTS]) -> Result<Team, Refusal> {
        let most = data.creatures().len() as i32;
        if ids.iter().any(|id| !(0..=most).contains(id)) {
            return Err(Refusal::NoSuchCreature);
        }
        let repeated = |at: usize| ids[at] != 0 && ids[..at].contains(&ids[at]);
        if (0..SLOTS).any(repeated) {
            return Err(Refusal::Duplicated);
        }
        let team = Team(ids.map(|id| id as u16));
        if team.0 == [0; SLOTS] {
            return Err(Refusal::EmptyTeam);
        }
        if team.price(data) > BUDGET {
            return Err(Refusal::TooDear);
        }
        Ok(team)
    }

    /// The same check for a team that was written down somewhere.
    pub fn check(self, data: &Dataset) -> Result<Team, Refusal> {
        Team::new(data, self.0.map(i32::from))
    }

    /// The creature's number in each slot; 0 is a gap.
    pub const fn ids(self) -> [u16; SLOTS] {
        self.0
    }

    /// What it costs.
    pub fn price(self, data: &Dataset) -> u32 {
        self.0.iter().filter_map(|&id| data.creature(id)).map(|it| u32::from(it.price)).sum()
    }

    /// A random legal team that leaves at most 1,200 unspent, where the creatures allow it.
    pub fn random(data: &Dataset, dice: &mut Dice) -> Team {
        let count = data.creatures().len();
        let mut best = (0, [0; SLOTS]);
        let mut order: Vec<u16> = (1..=count as u16).collect();
        for _ in 0..1000 {
            let (mut team, mut price, mut filled) = ([0; SLOTS], 0, 0);
            for place in 0..count {
                let other = place as u64 + dice.below("team", (count - place) as u64);
                order.swap(place, other as usize);
                let id = order[place];
                let cost = u32::from(data.creatures()[usize::from(id) - 1].price);
                if price + cost <= BUDGET {
                    price += cost;
                    team[filled] = id;
                    filled += 1;
                }
                if filled == SLOTS {
                    break;
                }
            }
            if price > best.0 {
                best = (price, team);
            }
            if price + UNSPENT >= BUDGET {
                break;
            }
        }
        Team(best.1)
    }

    /// The types of single-typed rivals against which no move of the team that does damage is at
    /// least neutral: a warning of the team builder, not a fault.
    pub fn blind_spots(self, data: &Dataset) -> Vec<u8> {
        let blows: Vec<u8> = self
            .0
            .iter()
            .filter_map(|&id| data.creature(id))
            .flat_map(|it| &it.moves)
            .filter_map(|&id| data.move_of(id))
            .filter(|it| it.base > 0)
            .map(|it| it.kind)
            .collect();
        let table = &data.types().table;
        let hits = |kind: u8, foe: usize| table[usize::from(kind) - 1][foe] >= 2;
        (0..data.types().types.len())
            .filter(|&foe| !blows.iter().any(|&kind| hits(kind, foe)))
            .map(|foe| foe as u8 + 1)
            .collect()
    }

    /// The short code: `PA1-1.0.2.0.0.0-3f2a`.
    pub fn short_code(self, data: &Dataset) -> String {
        format!("PA1-{self}-{:04x}", data.hash() & 0xffff)
    }

    /// The checked code of the house: `EVIL-TEAM1-…`.
    pub fn code(self, data: &Dataset) -> String {
        code::write_team::<Arena, _>(&(data.hash(), self))
    }

    /// Reads either code.
    pub fn from_code(data: &Data, text: &str) -> Result<Team, TeamCodeError> {
        let text = text.trim();
        let differs = |found: String, wanted: String| {
            if found.eq_ignore_ascii_case(&wanted) {
                Ok(())
            } else {
                Err(TeamCodeError::OtherData { found, wanted })
            }
        };
        if text.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("EVIL-")) {
            let (hash, team): (u64, Team) = code::read_team::<Arena, _>(text)?;
            differs(format!("{hash:016x}"), format!("{:016x}", data.hash()))?;
            return team.check(data).map_err(TeamCodeError::Refused);
        }
        let shape = || TeamCodeError::Shape(text.to_owned());
        let parts: Vec<&str> = text.split('-').collect();
        let [family, ids, hash] = parts[..] else { return Err(shape()) };
        if !family.eq_ignore_ascii_case("PA1") {
            return Err(shape());
        }
        let ids: Vec<i32> =
            ids.split('.').map(str::parse).collect::<Result<_, _>>().map_err(|_| shape())?;
        let ids: [i32; SLOTS] = ids.try_into().map_err(|_| shape())?;
        differs(hash.to_owned(), format!("{:04x}", data.hash() & 0xffff))?;
        Team::new(data, ids).map_err(TeamCodeError::Refused)
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|id| id.to_string()).join("."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_come_in_the_order_of_the_document() {
        let data = Data::shipped();
        let team = |ids| Team::new(&data, ids);
        assert_eq!(team([52, 1, 1, 0, 0, 0]), Err(Refusal::NoSuchCreature));
        assert_eq!(team([-1, 0, 0, 0, 0, 0]), Err(Refusal::NoSuchCreature));
        // 51, 24, 6, 9 cost 12,000.
        assert_eq!(team([51, 24, 6, 9, 6, 0]), Err(Refusal::Duplicated));
        assert_eq!(team([0; 6]), Err(Refusal::EmptyTeam));
        assert_eq!(team([51, 24, 6, 9, 0, 0]), Err(Refusal::TooDear));
        assert_eq!(team([1, 0, 2, 0, 0, 0]).map(Team::ids), Ok([1, 0, 2, 0, 0, 0]));
    }

    #[test]
    fn exactly_ten_thousand_is_allowed_and_one_step_more_is_not() {
        let data = Data::shipped();
        // 3800 + 2700 + 2500 + 1000 = 10,000.
        let team = Team::new(&data, [51, 6, 49, 1, 0, 0]).unwrap();
        assert_eq!(team.price(&data), 10_000);
        // 1200 instead of 1000.
        assert_eq!(Team::new(&data, [51, 6, 49, 20, 0, 0]), Err(Refusal::TooDear));
    }

    #[test]
    fn random_teams_are_legal_and_spend_their_money() {
        let data = Data::shipped();
        let mut dice = Dice::stream(3, "teams");
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..2000 {
            let team = Team::random(&data, &mut dice);
            assert_eq!(team.check(&data), Ok(team));
            assert!(team.price(&data) + UNSPENT >= BUDGET, "{team}");
            seen.extend(team.ids());
        }
        assert_eq!(seen.into_iter().filter(|&id| id > 0).count(), data.creatures().len());
    }

    #[test]
    fn codes_survive_and_name_their_faults() {
        let data = Data::shipped();
        let team = Team::new(&data, [1, 0, 2, 0, 0, 50]).unwrap();
        let short = team.short_code(&data);
        assert!(short.starts_with("PA1-1.0.2.0.0.50-"), "{short}");
        for code in [short.clone(), short.to_lowercase(), team.code(&data)] {
            assert_eq!(Team::from_code(&data, &code), Ok(team), "{code}");
        }
        let other = format!("PA1-1.0.2.0.0.50-{:04x}", (data.hash() ^ 1) & 0xffff);
        let refused = Team::from_code(&data, &other);
        assert!(matches!(refused, Err(TeamCodeError::OtherData { .. })), "{refused:?}");
        let twice = short.replace(".50-", ".1-");
        assert_eq!(
            Team::from_code(&data, &twice),
            Err(TeamCodeError::Refused(Refusal::Duplicated))
        );
        for wrong in ["", "PA1", "PA2-1.0.2.0.0.50-0000", "PA1-1.0.2-0000", "PA1-a.0.2.0.0.0-0000"]
        {
            assert!(matches!(Team::from_code(&data, wrong), Err(TeamCodeError::Shape(_))));
        }
        let mut typo = team.code(&data);
        typo.pop();
        assert!(matches!(Team::from_code(&data, &typo), Err(TeamCodeError::Code(_))));
    }

    #[test]
    fn blind_spots_are_found() {
        let data = Data::shipped();
        // Snailosopher: mind and plain blows; nothing it knows fails against all but ghosts' kin.
        let team = Team::new(&data, [28, 0, 0, 0, 0, 0]).unwrap();
        for spot in team.blind_spots(&data) {
            for kind in [11u8, 1] {
                let halves = data.types().table[usize::from(kind) - 1][usize::from(spot) - 1];
                assert!(halves < 2);
            }
        }
        let ghost = Team::new(&data, [32, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(ghost.blind_spots(&data), [1], "ghosts cannot touch the plain");
    }
}
