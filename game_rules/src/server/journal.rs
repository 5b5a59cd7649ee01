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

use super::accounts::open_private;
use crate::arena::tournament::{Note, ResumeError};

/// A line of the journal: a record, and when it was written (milliseconds since 1970).
#[derive(Serialize)]
struct Line<'a> {
    time: u64,
    #[serde(flatten)]
    note: &'a Note,
}

/// The same when it is read.
#[derive(Deserialize)]
struct Dated {
    #[serde(rename = "time")]
    _time: u64,
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

/// Records that could not be written are kept for the next try, up to so many bytes.
const KEPT: usize = 32 << 20;

/// A journal that is being written.
pub(super) struct Journal {
    file: File,
    path: PathBuf,
    /// Where the last whole record ends.
    whole: u64,
    /// What could not be written yet.
    unwritten: Vec<u8>,
    /// Too much was lost to go on in the middle: the next tournament is written again.
    lost: bool,
}

impl Journal {
    /// Opens a journal, new or old; its records.
    pub(super) fn open(path: &Path) -> Result<(Journal, Vec<Note>), JournalError> {
        let fault = |cause| JournalError::File { path: path.to_owned(), cause };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = open_private(&mut options, path).map_err(fault)?;
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
        let (whole, path) = (whole as u64, path.to_owned());
        file.set_len(whole).map_err(fault)?;
        Ok((Journal { file, path, whole, unwritten: Vec::new(), lost: false }, notes))
    }

    /// Writes records. A full disk must not end the tournament: play goes on, what could not be
    /// written is tried again with the next records, and the first failure and the first success
    /// after it are a sentence.
    pub(super) fn write(&mut self, notes: &[Note]) -> Option<String> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let time = since.as_millis() as u64;
        let failed = self.lost || !self.unwritten.is_empty();
        for note in notes {
            self.lost &= !matches!(note, Note::Begin { .. } | Note::Accounts { .. });
            let kept = self.unwritten.len();
            if self.lost {
                continue;
            }
            match serde_json::to_writer(&mut self.unwritten, &Line { time, note }) {
                Ok(()) => self.unwritten.push(b'\n'),
                Err(_) => self.unwritten.truncate(kept),
            }
        }
        let written = self.put();
        let path = self.path.display();
        match written {
            Ok(()) if failed && !self.lost => {
                Some(format!("{path}: can be written again; nothing of this tournament is missing"))
            }
            Ok(()) => None,
            Err(cause) => {
                if self.unwritten.len() > KEPT {
                    (self.unwritten, self.lost) = (Vec::new(), true);
                }
                (!failed).then(|| format!("{path}: {cause}; play goes on, and it is tried again"))
            }
        }
    }

    /// Writes what is there to be written, or cuts back to the last whole record.
    fn put(&mut self) -> io::Result<()> {
        let written = self
            .file
            .seek(SeekFrom::Start(self.whole))
            .and_then(|_| self.file.write_all(&self.unwritten));
        if let Err(cause) = written {
            // Where even this fails, the torn line is cut off when the journal is opened again.
            let _ = self.file.set_len(self.whole);
            return Err(cause);
        }
        self.whole += self.unwritten.len() as u64;
        self.unwritten.clear();
        self.unwritten.shrink_to(1 << 16);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(clock: u32) -> Note {
        Note::Turn { clock, did: Vec::new() }
    }

    /// A disk that is full for two turns, and has room again.
    #[test]
    fn what_could_not_be_written_is_written_later() {
        let folder = std::env::temp_dir().join(format!("journal-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("journal.jsonl");
        let _ = std::fs::remove_file(&path);
        let (mut journal, _) = Journal::open(&path).unwrap();
        assert_eq!(journal.write(&[turn(1)]), None);
        let good = std::mem::replace(&mut journal.file, File::open(&path).unwrap());
        let said = journal.write(&[turn(2)]).unwrap();
        assert!(said.contains("play goes on"), "{said}");
        assert_eq!(journal.write(&[turn(3)]), None, "said once");
        journal.file = good;
        let said = journal.write(&[turn(4)]).unwrap();
        assert!(said.contains("can be written again"), "{said}");
        assert_eq!(journal.write(&[turn(5)]), None);
        let clocks: Vec<Note> = (1..=5).map(turn).collect();
        assert_eq!(read_journal(&path).unwrap(), clocks);
        // Too much was lost: what follows would not fit, until another tournament begins.
        journal.lost = true;
        journal.write(&[turn(9)]);
        let begin = Note::Begin { tournament: 2, data: String::new(), players: Vec::new() };
        assert!(journal.write(&[begin.clone(), turn(1)]).is_some());
        assert_eq!(read_journal(&path).unwrap()[5..], [begin, turn(1)]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
