//! What happens in the hall, for whoever hosts.

use crate::arena::tournament::Standing;

/// Something happened.
#[derive(Clone, Debug)]
pub enum News {
    /// Registration is open.
    Registration {
        /// For which tournament.
        tournament: u32,
    },
    /// A tournament that was cut goes on as soon as its players are back.
    Gathering {
        /// Which tournament.
        tournament: u32,
        /// At which clock turn.
        clock: u32,
    },
    /// Somebody has enrolled a team.
    Enrolled {
        /// Who.
        login: String,
    },
    /// Play begins.
    Begin {
        /// Which tournament.
        tournament: u32,
        /// Who plays.
        players: Vec<String>,
    },
    /// A clock turn is over.
    Turn {
        /// Which one.
        clock: u32,
        /// Pairs that have not finished.
        playing: usize,
        /// Pairs in all.
        pairs: usize,
        /// Orders that did not come in time, in this tournament so far.
        late: u32,
    },
    /// Play is over.
    End {
        /// Which tournament.
        tournament: u32,
        /// Before its matches were.
        abandoned: bool,
        /// The standings.
        standings: Vec<Standing>,
    },
    /// Something cannot be written.
    Trouble(String),
}
