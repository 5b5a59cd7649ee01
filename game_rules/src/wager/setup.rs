//! What is agreed before the first round: who plays, how long, from which pool, by which house
//! rules (rules/wager.md 1, 7).

use std::{collections::BTreeSet, ops::Deref, sync::Arc, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{packs, pool::Pool, quest::Quest, twist::Twist};
use crate::{
    data::read_ron,
    game::{Seat, SeatSet, SetupError},
};

/// The set-up of an evening. The default is `data/wager/table.ron` with the shipped packs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Who plays, in the order of enrolment.
    pub players: Vec<Player>,
    /// How many rounds.
    pub rounds: u8,
    /// The seat that does the game master's work: draws, settles, corrects.
    #[serde(default)]
    pub host: Seat,
    /// Optional rules.
    #[serde(default)]
    pub house: House,
    /// What quests are drawn from.
    #[serde(default = "packs::shipped")]
    pub pool: Pool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name, 1 to 24 visible characters, unique.
    pub id: String,
    /// How an AI plays and bets; nothing for a person.
    #[serde(default)]
    pub form: Option<Form>,
    /// Added to the value of quick challenges.
    #[serde(default)]
    pub handicap: i32,
}

impl Player {
    /// A person without a handicap.
    pub fn person(id: impl Into<String>) -> Player {
        Player { id: id.into(), form: None, handicap: 0 }
    }
}

/// What is published about an AI (rules/wager.md 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    /// How it bets.
    pub style: Style,
    /// How well it plays, 0 to 100.
    pub skill: u8,
}

/// How well an AI plays the parlor's own games, where it really plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SkillBand {
    /// The easy AI of the game.
    Easy,
    /// The middle one.
    Middle,
    /// The strong one.
    Strong,
}

impl Form {
    /// How far above the usual its results lie, in deviations.
    pub fn shift(self) -> f64 {
        (f64::from(self.skill) - 50.0) / 100.0
    }

    /// Which AI of a game stands for this one.
    pub const fn strength(self) -> SkillBand {
        match self.skill {
            ..34 => SkillBand::Easy,
            34..67 => SkillBand::Middle,
            67.. => SkillBand::Strong,
        }
    }
}

/// How an AI bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Style {
    /// One point when it is quite sure.
    Careful,
    /// By its edge.
    Steady,
    /// Everything or nothing, and now and then anything.
    Gambler,
    /// Like Steady, but always against the leader.
    Spoiler,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Careful, Style::Steady, Style::Gambler, Style::Spoiler];

    /// The word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Style::Careful => "careful",
            Style::Steady => "steady",
            Style::Gambler => "gambler",
            Style::Spoiler => "spoiler",
        }
    }
}

/// Optional rules, all off.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// 1.6: the bettor's own total does not count against its bet.
    pub exclude_bettor: bool,
    /// 7: the events one of which is drawn before every quest; none are drawn if there are none.
    pub events: BTreeSet<Twist>,
}

/// Why somebody or something cannot be part of the evening (rules/wager.md 4).
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotSo {
    /// There is no such song pack.
    #[error("there is no song pack `{0}`")]
    UnknownPackage(String),
    /// The pack or the quests do not fit.
    #[error("{0}")]
    BadPool(#[from] super::pool::PoolFault),
    /// The name is not one.
    #[error("`{0}` is not a name: 1 to {most} visible characters", most = Setup::NAME)]
    BadPlayerId(String),
    /// The name is taken.
    #[error("there is a player called `{0}` already")]
    DuplicatePlayer(String),
    /// The table is full.
    #[error("there is room for {} players", SeatSet::MAX)]
    TooManyPlayers,
    /// The table is too empty.
    #[error("it takes two players at least, here are {0}")]
    TooFewPlayers(usize),
    /// Not a number of rounds.
    #[error("{0} rounds: there must be 1 to {most}", most = Setup::ROUNDS)]
    BadRounds(u32),
    /// Nothing can be drawn.
    #[error("no quest can be drawn: all packs are off, banned or of weight 0")]
    EmptyPool,
}

impl NotSo {
    /// The rulebook's name of the error; faults of a pack have sentences of their own.
    pub const fn word(&self) -> Option<&'static str> {
        match self {
            NotSo::UnknownPackage(_) => Some("UnknownPackage"),
            NotSo::BadPool(_) => None,
            NotSo::BadPlayerId(_) => Some("BadPlayerId"),
            NotSo::DuplicatePlayer(_) => Some("DuplicatePlayer"),
            NotSo::TooManyPlayers => Some("TooManyPlayers"),
            NotSo::TooFewPlayers(_) => Some("TooFewPlayers"),
            NotSo::BadRounds(_) => Some("BadRounds"),
            NotSo::EmptyPool => Some("EmptyPool"),
        }
    }
}

const FILE: &str = "data/wager/table.ron";

static SHIPPED: LazyLock<Setup> = LazyLock::new(|| {
    read_ron(FILE, include_str!("../../data/wager/table.ron"))
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

impl Default for Setup {
    fn default() -> Setup {
        SHIPPED.clone()
    }
}

/// Letters nobody can see, and marks that turn the direction of what stands beside them.
fn invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{115F}' | '\u{1160}' | '\u{3164}')
}

impl Setup {
    /// The longest name.
    pub const NAME: usize = 24;
    /// The most rounds.
    pub const ROUNDS: u8 = 99;
    /// The largest handicap either way: it decides a quick challenge alone.
    pub const HANDICAP: i32 = 1000;

    /// Is it a name? A space inside is fine, one at either end would not be seen.
    pub fn check_name(id: &str) -> Result<(), NotSo> {
        let length = id.chars().count();
        let fine =
            (1..=Setup::NAME).contains(&length) && !id.contains(invisible) && id.trim() == id;
        if fine { Ok(()) } else { Err(NotSo::BadPlayerId(id.to_owned())) }
    }

    /// Refuses what cannot be played; gives the quests that can be drawn.
    pub fn check(&self) -> Result<Vec<Quest>, SetupError> {
        let fault =
            |field, value: String, why: NotSo| SetupError::new(field, value, why.to_string());
        for (index, player) in self.players.iter().enumerate() {
            let id = || player.id.clone();
            Setup::check_name(&player.id).map_err(|why| fault("players.id", id(), why))?;
            if self.players[..index].iter().any(|other| other.id == player.id) {
                return Err(fault("players.id", id(), NotSo::DuplicatePlayer(id())));
            }
            if player.handicap.abs() > Setup::HANDICAP {
                let reason = format!("must be at most {} either way", Setup::HANDICAP);
                return Err(SetupError::new("players.handicap", player.handicap, reason));
            }
            if let Some(form) = player.form.filter(|form| form.skill > 100) {
                return Err(SetupError::new("players.form.skill", form.skill, "must be 0 to 100"));
            }
        }
        let count = self.players.len();
        let size = |why| fault("players", count.to_string(), why);
        if count < 2 {
            return Err(size(NotSo::TooFewPlayers(count)));
        }
        if count > SeatSet::MAX {
            return Err(size(NotSo::TooManyPlayers));
        }
        if !(1..=Setup::ROUNDS).contains(&self.rounds) {
            let why = NotSo::BadRounds(u32::from(self.rounds));
            return Err(fault("rounds", self.rounds.to_string(), why));
        }
        if self.host.index() >= count {
            let reason = format!("must be one of the seats 0 to {}", count - 1);
            return Err(SetupError::new("host", self.host.0, reason));
        }
        self.pool.check().map_err(|why| SetupError::new("pool", "", why.to_string()))?;
        let quests = self.pool.quests(count);
        if quests.is_empty() {
            return Err(fault("pool", "0 quests".to_owned(), NotSo::EmptyPool));
        }
        Ok(quests)
    }
}

/// A checked set-up with its quests worked out, shared by all states and views of a match.
/// Written down as the set-up alone.
#[derive(Clone, Debug)]
pub struct Plan(Arc<Planned>);

/// What a [`Plan`] holds.
#[derive(Debug)]
pub struct Planned {
    /// What was agreed.
    pub setup: Setup,
    /// What can be drawn, in the order of the pool.
    pub quests: Vec<Quest>,
}

impl Plan {
    /// Checks a set-up and works out its quests.
    pub fn new(setup: Setup) -> Result<Plan, SetupError> {
        let quests = setup.check()?;
        Ok(Plan(Arc::new(Planned { setup, quests })))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.setup.players.len()
    }

    /// Does the program play this seat?
    pub fn is_program(&self, seat: Seat) -> bool {
        self.setup.players.get(seat.index()).is_some_and(|player| player.form.is_some())
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.setup.players.get(seat.index()).map_or("?", |player| &player.id)
    }
}

impl Deref for Plan {
    type Target = Planned;

    fn deref(&self) -> &Planned {
        &self.0
    }
}

impl PartialEq for Plan {
    fn eq(&self, other: &Plan) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.setup == other.setup
    }
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.setup.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Plan, D::Error> {
        Plan::new(Setup::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skill_decides_which_ai_plays() {
        let strength = |skill| Form { style: Style::Steady, skill }.strength();
        assert_eq!([0, 33].map(strength), [SkillBand::Easy; 2]);
        assert_eq!([34, 66].map(strength), [SkillBand::Middle; 2]);
        assert_eq!([67, 100].map(strength), [SkillBand::Strong; 2]);
    }
}
