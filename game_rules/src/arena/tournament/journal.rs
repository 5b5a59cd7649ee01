//! What the journal keeps (rules/arena.md 5.6): header and actions reproduce everything, because
//! matches know no luck.

use serde::{Deserialize, Serialize};

use super::{super::Action, Standing};
use crate::arena::SLOTS;

/// One record of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Note {
    /// The hashed passwords of those who begin to play: after a restart their seats are still theirs.
    Accounts {
        /// Logins and hashes.
        hashes: Vec<(String, String)>,
    },
    /// Play began.
    Begin {
        /// The tournament's number.
        tournament: u32,
        /// The hash of the data set.
        data: String,
        /// Logins and teams in the order of players.
        players: Vec<(String, [u16; SLOTS])>,
    },
    /// A clock turn was played, for every pair that had not finished.
    Turn {
        /// Its number, from 1.
        clock: u32,
        /// The pair's number from 0, and what its earlier and its later player did.
        did: Vec<(u32, JournalOrder, JournalOrder)>,
    },
    /// A match ended.
    Result {
        /// The pair's number from 0.
        pair: u32,
        /// Match 1 or 2.
        number: u8,
        /// The points of the earlier player: 3, 1 or 0.
        points: u8,
    },
    /// The host took a player out.
    Remove {
        /// The login.
        login: String,
    },
    /// The host let a player in again.
    Admit {
        /// The login.
        login: String,
    },
    /// Play ended before its matches did.
    Abandon {
        /// The tournament's number.
        tournament: u32,
        /// The standings it was left with.
        standings: Vec<Standing>,
    },
    /// Play ended.
    End {
        /// The tournament's number.
        tournament: u32,
        /// The final standings.
        standings: Vec<Standing>,
    },
}

/// What a side did, in the document's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct JournalOrder(pub Action);

impl From<JournalOrder> for String {
    fn from(deed: JournalOrder) -> String {
        deed.0.to_string()
    }
}

impl TryFrom<String> for JournalOrder {
    type Error = String;

    fn try_from(text: String) -> Result<JournalOrder, String> {
        let number = |most: u8, word: &str| match word.parse::<u8>() {
            Ok(number) if (1..=most).contains(&number) => Some(number - 1),
            _ => None,
        };
        let choice = match text.split_once(' ') {
            Some(("FIGHT", index)) => number(4, index).map(Action::Fight),
            Some(("SWITCH", slot)) => number(6, slot).map(Action::Switch),
            _ => (text == "NO_MOVE").then_some(Action::Pass),
        };
        choice.map(JournalOrder).ok_or_else(|| format!("`{text}` is nothing a side can do"))
    }
}

/// Why a journal cannot be taken up again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("record {record}: {why}")]
pub struct ResumeError {
    /// Which record, from 1.
    pub record: usize,
    /// What is wrong with it.
    pub why: String,
}
