//! Creatures, moves and types (rules/arena.md 1): how they are written, read and checked.
//!
//! A data set is three RON files. Whoever brings their own may bring one, two or all three; what is
//! missing is the shipped one.

use std::{
    ops::Deref,
    sync::{Arc, LazyLock},
};

use serde::{Deserialize, Serialize};

use super::limits::{check_creatures, check_kinds, check_moves};
use crate::{
    data::{TextFault, read_ron},
    fingerprint::fingerprint,
};

/// A text in the two languages of the data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Polish.
    pub pl: String,
    /// English.
    pub en: String,
}

/// A type such as fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its number, from 1.
    pub id: u8,
    /// Its name.
    pub name: Words,
    /// A colour such as `#e2562b`.
    #[serde(default)]
    pub colour: String,
}

/// The types and the square table of their multipliers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    /// The types in the order of their numbers.
    pub types: Vec<Kind>,
    /// `table[move type − 1][defender type − 1]` in halves: 0, 1, 2 or 4.
    pub table: Vec<Vec<u8>>,
}

/// What a creature can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Its number, from 1.
    pub id: u16,
    /// Its name.
    pub name: Words,
    /// The number of its type.
    #[serde(rename = "type")]
    pub kind: u8,
    /// Uses per creature and match.
    pub pp: u8,
    /// Base damage; 0 = no damage part.
    #[serde(default)]
    pub base: u16,
    /// What the user loses.
    #[serde(default)]
    pub self_damage: u16,
    /// Change of the opponent's attack bonus.
    #[serde(default)]
    pub foe_atk: i16,
    /// Change of the opponent's defence bonus.
    #[serde(default)]
    pub foe_def: i16,
    /// Change of the user's attack bonus.
    #[serde(default)]
    pub own_atk: i16,
    /// Change of the user's defence bonus.
    #[serde(default)]
    pub own_def: i16,
    /// Poison per turn before the types are considered.
    #[serde(default)]
    pub poison_damage: u16,
    /// Turns the poison lasts; 0 = no poison.
    #[serde(default)]
    pub poison_turns: u8,
    /// The user vanishes first and strikes a turn later ("invincible" in the document).
    #[serde(default)]
    pub two_turn: bool,
    /// The user idles for a turn afterwards.
    #[serde(default)]
    pub rest: bool,
    /// A sentence about it.
    #[serde(default)]
    pub desc: Words,
}

/// How a creature looks, for whoever draws it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Art {
    /// Its body in words.
    pub body_plan: String,
    /// Its outline in words.
    pub silhouette: String,
    /// Its two colours.
    pub colours: (String, String),
}

/// A species.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    /// Its number, from 1.
    pub id: u16,
    /// Its name.
    pub name: Words,
    /// Pocket dollars.
    pub price: u16,
    /// The numbers of its one or two types.
    pub types: Vec<u8>,
    /// Health at the start.
    pub hp: u16,
    /// Attack.
    pub atk: u16,
    /// Defence.
    pub def: u16,
    /// Speed.
    pub speed: u16,
    /// Its four moves.
    pub moves: Vec<u16>,
    /// A sentence about it.
    #[serde(default)]
    pub desc: Words,
    /// How it looks.
    #[serde(default)]
    pub art: Art,
}

/// Why a data set cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataFault {
    /// It is not written as it should be.
    #[error("{0}")]
    Unreadable(#[from] TextFault),
    /// A value breaks a limit.
    #[error("{entry}: {field} = {value}: {reason}")]
    Limit {
        /// Which entry, such as `move 5 (Dig)`.
        entry: String,
        /// The field as it is written in the file.
        field: &'static str,
        /// The value found there.
        value: String,
        /// The limit it breaks.
        reason: String,
    },
}

impl DataFault {
    /// The same with file and line, found by the entry's list, number and field.
    fn placed(self, files: [(&str, (&str, &str)); 3]) -> DataFault {
        let DataFault::Limit { entry, field, .. } = &self else { return self };
        let mut words = entry.split(' ');
        let list = words.next().unwrap_or_default().trim_end_matches('s');
        let Some((_, (file, text))) = files.into_iter().find(|(name, _)| *name == list) else {
            return self;
        };
        let begin = words.next().and_then(|id| entry_at(text, id)).unwrap_or(0);
        let end = text[begin + 1..].find("id:").map_or(text.len(), |next| begin + 1 + next);
        let name = field.split(['.', ' ']).next().unwrap_or_default();
        let at = begin + text[begin..end].find(&format!("{name}:")).unwrap_or(0);
        let line = text[..at].matches('\n').count() + 1;
        let column = text[..at].chars().rev().take_while(|&sign| sign != '\n').count() + 1;
        let (file, cause) = (file.to_owned(), self.to_string());
        DataFault::Unreadable(TextFault { file, line, column, cause })
    }
}

/// Where the entry with this number begins.
fn entry_at(text: &str, id: &str) -> Option<usize> {
    let mut places = text.match_indices("id:").map(|(at, _)| at);
    places.find(|&at| {
        let number = text[at + 3..].trim_start();
        number
            .strip_prefix(id)
            .is_some_and(|rest| !rest.starts_with(|it: char| it.is_ascii_digit()))
    })
}

/// One of the three files of a data set: its name for messages, and its text.
pub type Source<'a> = Option<(&'a str, &'a str)>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    types: Kinds,
    moves: Vec<Move>,
    creatures: Vec<Creature>,
}

/// A checked data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Dataset {
    types: Kinds,
    moves: Vec<Move>,
    creatures: Vec<Creature>,
    hash: u64,
}

impl TryFrom<Written> for Dataset {
    type Error = DataFault;

    fn try_from(written: Written) -> Result<Dataset, DataFault> {
        let Written { types, moves, creatures } = written;
        check_kinds(&types)?;
        check_moves(&moves, types.types.len())?;
        check_creatures(&creatures, types.types.len(), moves.len())?;
        let hash = hash_of(&types, &moves, &creatures);
        Ok(Dataset { types, moves, creatures, hash })
    }
}

impl From<Dataset> for Written {
    fn from(set: Dataset) -> Written {
        Written { types: set.types, moves: set.moves, creatures: set.creatures }
    }
}

/// Only what the rules use: names and drawings may change without breaking replays.
fn hash_of(types: &Kinds, moves: &[Move], creatures: &[Creature]) -> u64 {
    let moves: Vec<_> = moves
        .iter()
        .map(|it| {
            let bonuses = (it.foe_atk, it.foe_def, it.own_atk, it.own_def);
            let poison = (it.poison_damage, it.poison_turns);
            (it.kind, it.pp, it.base, it.self_damage, bonuses, poison, it.two_turn, it.rest)
        })
        .collect();
    let creatures: Vec<_> = creatures
        .iter()
        .map(|it| (it.price, &it.types, it.hp, it.atk, it.def, it.speed, &it.moves))
        .collect();
    fingerprint(&(&types.table, moves, creatures))
}

impl Dataset {
    /// Reads a data set; what is not given is the shipped one.
    pub fn read(
        types: Source<'_>,
        moves: Source<'_>,
        creatures: Source<'_>,
    ) -> Result<Dataset, DataFault> {
        let types_in = types.unwrap_or(("data/arena/types.ron", TYPES));
        let types = read_ron(types_in.0, types_in.1)?;
        let moves_in = moves.unwrap_or(("data/arena/moves.ron", MOVES));
        let moves = read_ron(moves_in.0, moves_in.1)?;
        let creatures_in = creatures.unwrap_or(("data/arena/creatures.ron", CREATURES));
        let creatures = read_ron(creatures_in.0, creatures_in.1)?;
        let files = [("type", types_in), ("move", moves_in), ("creature", creatures_in)];
        Dataset::try_from(Written { types, moves, creatures }).map_err(|fault| fault.placed(files))
    }

    /// A data set from its parts.
    pub fn new(
        types: Kinds,
        moves: Vec<Move>,
        creatures: Vec<Creature>,
    ) -> Result<Dataset, DataFault> {
        Dataset::try_from(Written { types, moves, creatures })
    }

    /// The types with their table.
    pub fn types(&self) -> &Kinds {
        &self.types
    }

    /// All moves in the order of their numbers.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// All creatures in the order of their numbers.
    pub fn creatures(&self) -> &[Creature] {
        &self.creatures
    }

    /// The creature with this number.
    pub fn creature(&self, id: u16) -> Option<&Creature> {
        self.creatures.get(usize::from(id).checked_sub(1)?)
    }

    /// The move with this number.
    pub fn move_of(&self, id: u16) -> Option<&Move> {
        self.moves.get(usize::from(id).checked_sub(1)?)
    }

    /// Stands for all numbers of the data set.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// TYPE times four of a move of type `kind` against `defender`.
    pub fn t4(&self, kind: u8, defender: &Creature) -> u8 {
        let halves = |own: u8| self.types.table[usize::from(kind) - 1][usize::from(own) - 1];
        match *defender.types {
            [one] => halves(one) * 2,
            [one, two] => halves(one) * halves(two),
            _ => 0,
        }
    }
}

/// A shared data set. The shipped one is written as its hash alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "DataText", into = "DataText")]
pub struct Data(Arc<Dataset>);

#[derive(Serialize, Deserialize)]
enum DataText {
    Shipped(u64),
    Own(Dataset),
}

const TYPES: &str = include_str!("../../data/arena/types.ron");
const MOVES: &str = include_str!("../../data/arena/moves.ron");
const CREATURES: &str = include_str!("../../data/arena/creatures.ron");

static SHIPPED: LazyLock<Data> = LazyLock::new(|| {
    let set = Dataset::read(None, None, None)
        .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"));
    Data(Arc::new(set))
});

impl Data {
    /// The shipped data set.
    pub fn shipped() -> Data {
        SHIPPED.clone()
    }
}

impl Deref for Data {
    type Target = Dataset;

    fn deref(&self) -> &Dataset {
        &self.0
    }
}

impl From<Dataset> for Data {
    fn from(set: Dataset) -> Data {
        Data(Arc::new(set))
    }
}

impl PartialEq for Data {
    fn eq(&self, other: &Data) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Data {}

impl From<Data> for DataText {
    fn from(data: Data) -> DataText {
        if Arc::ptr_eq(&data.0, &SHIPPED.0) {
            DataText::Shipped(data.hash)
        } else {
            DataText::Own(Dataset::clone(&data))
        }
    }
}

impl TryFrom<DataText> for Data {
    type Error = String;

    fn try_from(text: DataText) -> Result<Data, String> {
        match text {
            DataText::Shipped(hash) if hash == SHIPPED.hash => Ok(Data::shipped()),
            DataText::Shipped(hash) => {
                Err(format!("made with data set {hash:016x}, this one is {:016x}", SHIPPED.hash))
            }
            DataText::Own(set) => Ok(set.into()),
        }
    }
}
