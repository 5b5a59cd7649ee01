//! Why a game cannot be set up: the field, the stage, the limit (rules/labyrinth.md 14).

use super::{plan::Flaw, setup::Setup};
use crate::game::SetupError;

/// Why a game cannot be set up (14).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// There is nobody.
    #[error("NoPlayers: at least one adventurer is needed")]
    NoPlayers,
    /// There are too many.
    #[error("TooManyPlayers: at most {} adventurers find room", Setup::MOST_PLAYERS)]
    TooManyPlayers(usize),
    /// A name is empty.
    #[error("BadName: a name must not be empty")]
    BadName(usize),
    /// Two names are the same, capitals and blanks aside.
    #[error("DuplicateName: somebody else is called that")]
    DuplicateName(String),
    /// Not everybody finds a plain safe tile to start on.
    #[error("NotEnoughSafeTiles: {left} plain safe tiles are left for {players} adventurers")]
    NotEnoughSafeTiles {
        /// Plain safe tiles left.
        left: i32,
        /// Adventurers.
        players: usize,
    },
    /// A number is out of its range.
    #[error("BadSettings: {reason}")]
    BadSettings {
        /// Which.
        field: &'static str,
        /// Its value.
        value: String,
        /// The limit it breaks.
        reason: Limit,
    },
    /// The generator gave up.
    #[error("GenerationFailed: the generator gave up at the {stage}; try other numbers")]
    GenerationFailed {
        /// Where.
        stage: SetupStage,
    },
}

/// A limit that a number of the settings, or a hand-made board, has to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// From here to there.
    #[error("must be from {0} to {1}")]
    Between(u32, u32),
    /// The same, where that depends on the size of the board.
    #[error("must be from {0} to {1} on this board")]
    BetweenHere(u32, u32),
    /// At least so many.
    #[error("must be at least {0}")]
    AtLeast(u32),
    /// Not all piles can be false.
    #[error("at least one pile must be pure")]
    OnePure,
    /// The original generator has no choice.
    #[error("the original generator knows only 2")]
    Original,
    /// More walls would cut tiles off.
    #[error("must be at most {0}, or the board falls apart")]
    Whole(u32),
    /// Zombies need a marsh.
    #[error("zombies rise from marshes: at least 1 is needed")]
    Marsh,
    /// 17.2: a rule that was given up.
    #[error("a kit for the last seat is no longer played, for it made that seat the strongest")]
    Kit,
    /// 17.4: levels that nothing joins.
    #[error("must be at least 1 where there is no lift")]
    Joined,
    /// 17.4: so many tiles on all levels together.
    #[error("all levels together must have at most {0} tiles")]
    Tiles(u32),
    /// 17.4: the original generator has no levels.
    #[error("the original generator knows only one level")]
    OneLevel,
    /// A hand-made board is none.
    #[error(transparent)]
    Plan(Flaw),
}

/// The stages of a generator (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupStage {
    /// The river.
    River,
    /// Stairs and lift (17.4).
    Stairs,
    /// The inner walls.
    Walls,
    /// The exits.
    Exits,
    /// Guarantee G.
    Guarantee,
    /// Start tiles of monsters.
    Monsters,
}

impl std::fmt::Display for SetupStage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SetupStage::River => "river",
            SetupStage::Stairs => "stairs",
            SetupStage::Walls => "walls",
            SetupStage::Exits => "exits",
            SetupStage::Guarantee => "guarantee",
            SetupStage::Monsters => "monsters",
        })
    }
}

impl From<SetupFault> for SetupError {
    fn from(fault: SetupFault) -> SetupError {
        let reason = fault.to_string();
        match fault {
            SetupFault::NoPlayers => SetupError::new("players", "none", reason),
            SetupFault::TooManyPlayers(count) => SetupError::new("players", count, reason),
            SetupFault::BadName(seat) => {
                SetupError::new("players", format!("seat {seat} without a name"), reason)
            }
            SetupFault::DuplicateName(name) => SetupError::new("players", name, reason),
            SetupFault::NotEnoughSafeTiles { left, .. } => {
                SetupError::new("plain safe tiles", left, reason)
            }
            SetupFault::BadSettings { field, value, .. } => SetupError::new(field, value, reason),
            SetupFault::GenerationFailed { stage } => SetupError::new("board", stage, reason),
        }
    }
}
