//! The append-only journal: JSON lines (rules/arena.md 5.6).
//!
//! A record is written whole, with its line's end, before anybody hears of it: what a killed server
//! leaves is whole records and at most one torn line, which is cut off when the journal is opened
//! again.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use serde::{Deserialize, Serialize};

use crate::arena::tournament::{Note, ResumeError};

/// A line of the journal: a record, and when it was written (milliseconds since 1970).
#[derive(Serialize, Deserialize)]
struct Dated {
    time: u64,
    #[serde(flatten)]
    note: Note,
}

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{}: {cause}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// A line is not a record.
    #[error("{}:{line}:{column}: {cause}", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// Which column, from 1.
        column: usize,
        /// The reason.
        cause: String,
    },
    /// Its records do not fit together.
    #[error("{}: {why}", .path.display())]
    Unfit {
        /// The file.
        path: PathBuf,
        /// The record and the reason.
        why: ResumeError,
    },
}

/// The records of a journal, without a torn last line.
pub fn read_journal(path: &Path) -> Result<Vec<Note>, JournalError> {
    let text = std::fs::read_to_string(path)
        .map_err(|cause| JournalError::File { path: path.to_owned(), cause })?;
    Ok(records(path, &text)?.0)
}

/// The records of a journal's text, and where the whole ones end.
fn records(path: &Path, text: &str) -> Result<(Vec<Note>, usize), JournalError> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut notes = Vec::new();
    for (index, line) in text[..whole].lines().enumerate() {
        let dated: Dated = serde_json::from_str(line).map_err(|cause| JournalError::Line {
            path: path.to_owned(),
            line: index + 1,
            column: cause.column(),
            cause: cause.to_string(),
        })?;
        notes.push(dated.note);
    }
    Ok((notes, whole))
}

/// A journal that is being written.
pub(super) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// Opens a journal, new or old; its records.
    pub(super) fn open(path: &Path) -> Result<(Journal, Vec<Note>), JournalError> {
        let fault = |cause| JournalError::File { path: path.to_owned(), cause };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(fault)?;
        // Two servers on one journal would destroy it.
        file.try_lock().map_err(|why| {
            fault(match why {
                TryLockError::WouldBlock => io::Error::other("another server is writing it"),
                TryLockError::Error(cause) => cause,
            })
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fault)?;
        let (notes, whole) = records(path, &text)?;
        file.set_len(whole as u64).map_err(fault)?;
        file.seek(SeekFrom::End(0)).map_err(fault)?;
        Ok((Journal { file, path: path.to_owned() }, notes))
    }

    /// Writes records. A full disk must not end the tournament: it is said, and play goes on.
    pub(super) fn write(&mut self, notes: Vec<Note>) {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let time = since.as_millis() as u64;
        let mut text = Vec::new();
        for note in notes {
            if let Err(fault) = serde_json::to_writer(&mut text, &Dated { time, note }) {
                eprintln!("arena: {}: {fault}", self.path.display());
            }
            text.push(b'\n');
        }
        if let Err(fault) = self.file.write_all(&text) {
            eprintln!("arena: {}: {fault}", self.path.display());
        }
    }
}
