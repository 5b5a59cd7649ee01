//! What a seat can do in the Wager, and why a call is refused.

use serde::{Deserialize, Serialize};

use super::{Phase, eval::NoValue, number::Number};
use crate::game::Seat;

/// A decision. Drawing, settling, correcting and marking absent are the host's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Draw the quest of the round, or another one while nobody has declared.
    Draw,
    /// "I cannot play this": another quest, while nobody has declared.
    CannotPlay,
    /// Bet on somebody else.
    Bet {
        /// On whom.
        on: Seat,
        /// How much, 1 to the number of players.
        stake: i32,
    },
    /// Explicitly no bet.
    NoBet,
    /// Take one's own envelope back, until the last one is sealed.
    Retract,
    /// One's own result.
    Play {
        /// Its numbers; those of the parlor's own quests begin with the score.
        result: Vec<Number>,
    },
    /// Enter somebody's result again.
    Correct {
        /// Whose.
        seat: Seat,
        /// Its numbers.
        result: Vec<Number>,
    },
    /// Somebody has left: no bet, or a result below all others.
    Absent {
        /// Who.
        seat: Seat,
    },
    /// Settle the ranking.
    Rank,
    /// Settle the bets.
    Pay,
}

/// Why a call is refused (rules/wager.md 4).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Not now.
    #[error("that cannot be done while {}", .0.doing())]
    WrongPhase(Phase),
    /// Nobody of that name.
    #[error("there is no player at seat {}", .0.0)]
    UnknownPlayer(Seat),
    /// The envelope is sealed.
    #[error("the envelope is sealed already; take it back first")]
    AlreadyBet,
    /// Nobody bets on themselves.
    #[error("nobody can bet on themselves")]
    BetOnSelf,
    /// The stake is too small or too large.
    #[error("a stake of {stake} is not possible: 1 to {most}")]
    StakeOutOfRange {
        /// The stake.
        stake: i32,
        /// The largest one.
        most: u8,
    },
    /// There is no envelope to take back.
    #[error("there is no envelope to take back")]
    NotBetYet,
    /// A redraw comes too late.
    #[error("somebody has declared already, so this quest stays")]
    SomeoneHasBet,
    /// The result is in.
    #[error("the result is in already; only the host can correct it")]
    AlreadyPlayed,
    /// There is no result to correct.
    #[error("there is no result to correct yet")]
    NotPlayedYet,
    /// The result cannot be judged.
    #[error("{0}")]
    NoValue(#[from] NoValue),
}
