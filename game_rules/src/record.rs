//! Seed + set-up + decisions: the one form of a save, a replay and a bug report.
//!
//! Every step carries a mark, the fingerprint of the state after it. Replaying compares them, so a
//! record from other rules, or one that was tampered with, names its first diverging decision.

use serde::{Deserialize, Serialize};

use crate::{
    data::{TextFault, read_ron},
    game::{Game, GameId, Seat},
};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A whole match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// Version of the file format.
    pub format: u32,
    /// Which game.
    pub game: GameId,
    /// Revision of its rules.
    pub revision: u32,
    /// Who sat where: the bot's name, or what a person calls themselves.
    pub seats: Vec<String>,
    /// Everything chosen before the match.
    pub setup: G::Setup,
    /// Everything random follows from it.
    pub seed: u64,
    /// What whoever keeps the table wrote beside it; the rules never read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The mark of the state before the first decision.
    pub start: u64,
    /// The decisions.
    pub steps: Vec<RecordStep<G::Action>>,
}

/// One decision, and the mark of the state after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordStep<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub deed: Decision<A>,
    /// Fingerprint of the state afterwards.
    pub mark: u64,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Decision<A> {
    /// An action of the game.
    Do(A),
    /// The last action that still stands is taken back.
    TakeBack,
}

/// Why a record cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not a record at all, or damaged.
    #[error("{0}")]
    Unreadable(#[from] TextFault),
    /// Written by a later program.
    #[error(
        "{file}:1:1: the record has format {found}, this program reads up to {FORMAT}; please update it"
    )]
    NewerFormat {
        /// Where it was read from.
        file: String,
        /// Its format.
        found: u32,
    },
    /// Of another game than was asked for.
    #[error("{file}:1:1: this is a record of the game `{found}`, not of `{wanted}`")]
    OtherGame {
        /// Where it was read from.
        file: String,
        /// Its game.
        found: String,
        /// The game asked for.
        wanted: &'static str,
    },
    /// Played under other rules.
    #[error(
        "{file}:1:1: it was played under revision {found} of the rules of `{game}`, this program has revision {wanted}"
    )]
    OtherRules {
        /// Where it was read from.
        file: String,
        /// Its game.
        game: &'static str,
        /// Its revision.
        found: u32,
        /// Ours.
        wanted: u32,
    },
    /// The set-up is not possible.
    #[error("{file}:1:1: its set-up is not possible: {cause}")]
    Setup {
        /// Where it was read from.
        file: String,
        /// The reason.
        cause: String,
    },
    /// A decision is not what the same rules give.
    #[error("{file}: decision {step} (seat {seat}: {deed}) diverges: {cause}", seat = .seat.0)]
    Diverged {
        /// Where it was read from.
        file: String,
        /// The first diverging decision, counted from 1; 0 is the start itself.
        step: usize,
        /// Who decided.
        seat: Seat,
        /// What was decided.
        deed: String,
        /// How it differs.
        cause: String,
    },
}

/// The part of a record that can be read before its game is known.
#[derive(Deserialize)]
struct Header {
    format: u32,
    game: String,
    revision: u32,
}

/// A game's name as it stands in a record: an identifier, read as text whatever it says.
fn header(file: &str, text: &str) -> Result<Header, RecordError> {
    #[derive(Deserialize)]
    #[serde(rename = "Record")]
    struct Raw {
        format: u32,
        game: Box<ron::value::RawValue>,
        revision: u32,
    }
    let raw: Raw = read_ron(file, text)?;
    let game = raw.game.get_ron().trim().to_owned();
    Ok(Header { format: raw.format, game, revision: raw.revision })
}

/// The name of the game a record belongs to, as written there.
pub fn game_of(file: &str, text: &str) -> Result<String, RecordError> {
    let header = header(file, text)?;
    if header.format > FORMAT {
        return Err(RecordError::NewerFormat { file: file.to_owned(), found: header.format });
    }
    Ok(header.game)
}

impl<G: Game> Record<G> {
    /// Reads a record; `file` is only used in messages.
    pub fn read(file: &str, text: &str) -> Result<Record<G>, RecordError> {
        let file_name = || file.to_owned();
        let header = header(file, text)?;
        if header.format > FORMAT {
            return Err(RecordError::NewerFormat { file: file_name(), found: header.format });
        }
        if header.game != format!("{:?}", G::ID) {
            return Err(RecordError::OtherGame {
                file: file_name(),
                found: header.game,
                wanted: G::ID.word(),
            });
        }
        if header.revision != G::REVISION {
            return Err(RecordError::OtherRules {
                file: file_name(),
                game: G::ID.word(),
                found: header.revision,
                wanted: G::REVISION,
            });
        }
        Ok(read_ron(file, text)?)
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let style = ron::ser::PrettyConfig::new().depth_limit(2).indentor("  ").new_line("\n");
        // A record is plain data; only maps with odd keys could fail, and records have none.
        ron::ser::to_string_pretty(self, style).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        duel::classic::{Classic, Setup},
        table::Match,
    };

    #[test]
    fn notes_stay_with_the_record_and_may_be_missing() {
        let mut table = Match::<Classic>::start(Setup::default(), 7, vec![]).unwrap();
        let plain = table.record().write();
        assert!(!plain.contains("notes"), "{plain}");
        assert_eq!(Record::<Classic>::read("r", &plain).unwrap().notes, Vec::<String>::new());
        table.notes_mut().push("strict".into());
        let record = Record::<Classic>::read("r", &table.record().write()).unwrap();
        assert_eq!(record.notes, ["strict"]);
        assert_eq!(Match::replay(&record, "r").unwrap().record().notes, ["strict"]);
    }
}
