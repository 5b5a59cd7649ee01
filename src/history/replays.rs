//! The stored matches: one file each, named by game, time and seed, kept as long as the player
//! wants. A file that cannot be read is listed with the reason and left where it is.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use game_rules::{
    game::{Outcome, Seat},
    record::RecordError,
    table::AnyMatch,
};

use crate::{
    app::{
        cli::GameTable,
        language::{Language, Value},
    },
    say,
    scenes::any::mode_of,
    table::{Assistance, Player},
};

/// A stored match.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it lies.
    pub file: PathBuf,
    /// When it ended, in seconds since 1970.
    pub when: u64,
    /// It is never deleted by itself.
    pub starred: bool,
    /// What it is, or why it cannot be read.
    pub summary: Result<Summary, Unreadable>,
}

/// What the list says about a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The table of its game.
    pub place: GameTable,
    /// The word of its mode.
    pub mode: &'static str,
    /// Who sat where.
    pub players: Vec<Player>,
    /// What helped.
    pub marks: Assistance,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Decisions.
    pub length: usize,
}

/// Why a stored match cannot be used.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The system does not give it to us.
    File(String),
    /// It is not a match of ours, or not as it should be.
    Record(RecordError),
}

impl Unreadable {
    /// The sentence for the player.
    pub fn say(&self, language: &Language) -> String {
        let say = |key, values: &[(&str, Value<'_>)]| language.say_with(key, values);
        match self {
            Unreadable::File(cause) => {
                say("error-replay-file", &[("cause", cause.as_str().into())])
            }
            Unreadable::Record(RecordError::Unreadable(fault)) => say(
                "error-replay-text",
                &[
                    ("line", (fault.line as i64).into()),
                    ("column", (fault.column as i64).into()),
                    ("cause", fault.cause.as_str().into()),
                ],
            ),
            Unreadable::Record(RecordError::NewerFormat { .. }) => {
                language.say("error-replay-newer")
            }
            Unreadable::Record(RecordError::OtherRules { found, wanted, .. }) if found > wanted => {
                language.say("error-replay-newer")
            }
            Unreadable::Record(RecordError::OtherRules { found, wanted, .. }) => say(
                "error-replay-rules",
                &[("found", i64::from(*found).into()), ("wanted", i64::from(*wanted).into())],
            ),
            Unreadable::Record(RecordError::OtherGame { found, .. }) => {
                say("error-replay-foreign", &[("game", found.as_str().into())])
            }
            Unreadable::Record(RecordError::Setup { cause, .. }) => {
                say("error-setup", &[("cause", cause.as_str().into())])
            }
            Unreadable::Record(RecordError::Diverged { step, .. }) => {
                say("error-replay-diverged", &[("step", (*step as i64).into())])
            }
        }
    }
}

/// The largest file that is looked at; a match is a few kB.
const LARGEST: u64 = 4 << 20;

/// Reads a match from a file of whichever game and plays it through.
pub fn open(file: &Path) -> Result<AnyMatch, Unreadable> {
    let text = read_text(file).map_err(|why| Unreadable::File(why.to_string()))?;
    AnyMatch::open(&file.display().to_string(), &text).map_err(Unreadable::Record)
}

/// The text of a file that may be a match or a code.
pub fn read_text(file: &Path) -> io::Result<String> {
    let length = fs::metadata(file)?.len();
    if length > LARGEST {
        let why = format!("{length} bytes are too many for a match");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    fs::read_to_string(file)
}

/// What a match is.
pub fn summary(table: &AnyMatch) -> Summary {
    let mode = mode_of(table);
    let players: Vec<Player> = table.seats().iter().map(|text| Player::from_text(text)).collect();
    Summary {
        place: GameTable::of(table.id()),
        mode,
        players,
        marks: Assistance::of(table.notes()),
        outcome: table.turn().outcome(),
        length: table.ply(),
    }
}

/// How a match ended for the person who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayOutcome {
    /// The one person at the table won.
    Won,
    /// The one person at the table lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// One of several people won.
    WonBy(Seat),
    /// Nobody but Evil sat there.
    Watched,
    /// It did not end.
    Open,
}

impl Summary {
    /// How it ended.
    pub fn verdict(&self) -> ReplayOutcome {
        let people: Vec<Seat> = Seat::all(self.players.len())
            .filter(|seat| self.players[seat.index()].is_human())
            .collect();
        let winner =
            |outcome: Outcome| Seat::all(self.players.len()).find(|seat| outcome.won_by(*seat));
        match (self.outcome, people.as_slice()) {
            (None, _) => ReplayOutcome::Open,
            (Some(_), []) if self.players.iter().all(Player::is_evil) => ReplayOutcome::Watched,
            (Some(Outcome::Drawn), _) => ReplayOutcome::Drawn,
            (Some(outcome), [you]) if outcome.won_by(*you) => ReplayOutcome::Won,
            (Some(_), [_]) => ReplayOutcome::Lost,
            (Some(outcome), _) => {
                winner(outcome).map_or(ReplayOutcome::Drawn, ReplayOutcome::WonBy)
            }
        }
    }

    /// The verdict in words.
    pub fn say_verdict(&self, language: &Language) -> String {
        match self.verdict() {
            ReplayOutcome::Won => language.say("replays-won"),
            ReplayOutcome::Lost => language.say("replays-lost"),
            ReplayOutcome::Drawn => language.say("replays-drawn"),
            ReplayOutcome::WonBy(seat) => {
                let name = self.players[seat.index()].shown(language, seat);
                say!(language, "ribbon-player-won", name = name)
            }
            ReplayOutcome::Watched => language.say("replays-watched"),
            ReplayOutcome::Open => language.say("replays-open"),
        }
    }

    /// Game and mode in words.
    pub fn say_title(&self, language: &Language) -> String {
        let game = language.say(&format!("game-{}-name", self.place.word()));
        let key = format!("mode-{}-name", self.mode);
        let classic = format!("setup-mode-{}", self.mode);
        let mode = language.say(if language.knows(&key) { &key } else { &classic });
        say!(language, "replays-row", game = game, mode = mode)
    }

    /// Who sat there, in words.
    pub fn say_players(&self, language: &Language) -> String {
        let names: Vec<String> = Seat::all(self.players.len())
            .map(|seat| self.players[seat.index()].shown(language, seat))
            .collect();
        match names.as_slice() {
            [one, two] => {
                say!(language, "replays-versus", first = one.as_str(), second = two.as_str())
            }
            names => language.list(names),
        }
    }
}

const STAR: &str = "-star";

/// The files in the folder, the newest first. A folder that is not there is an empty one.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<(u64, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .map(|path| (when(&path), path))
        .collect();
    files.sort_by(|a, b| b.cmp(a));
    files.into_iter().map(|(_, path)| path).collect()
}

/// Reads one file of the list.
pub fn read(file: &Path) -> Entry {
    Entry {
        file: file.to_owned(),
        when: when(file),
        starred: is_starred(file),
        summary: open(file).map(|table| summary(&table)),
    }
}

/// The time in one of our names: `classic-1794787200-0000002a.ron`.
fn named_time(file: &Path) -> Option<u64> {
    let name = file.file_stem()?.to_str()?;
    let name = name.strip_suffix(STAR).unwrap_or(name);
    let mut parts = name.rsplitn(3, '-');
    let (seed, seconds, _) = (parts.next()?, parts.next()?, parts.next()?);
    let hexadecimal = seed.len() == 8 && seed.chars().all(|digit| digit.is_ascii_hexdigit());
    if hexadecimal { seconds.parse().ok() } else { None }
}

fn when(file: &Path) -> u64 {
    let changed = || {
        let changed = fs::metadata(file).ok()?.modified().ok()?;
        Some(changed.duration_since(UNIX_EPOCH).ok()?.as_secs())
    };
    named_time(file).or_else(changed).unwrap_or(0)
}

fn is_starred(file: &Path) -> bool {
    file.file_stem().and_then(|name| name.to_str()).is_some_and(|name| name.ends_with(STAR))
}

/// Keeps a match always, or no longer; returns its new name.
pub fn star(file: &Path, starred: bool) -> io::Result<PathBuf> {
    let name = file.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let plain = name.strip_suffix(STAR).unwrap_or(name);
    let to = file.with_file_name(format!("{plain}{}.ron", if starred { STAR } else { "" }));
    if to != file {
        if to.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::rename(file, &to)?;
    }
    Ok(to)
}

/// Deletes the oldest matches beyond `most`. Starred ones and files that are not ours stay, and do
/// not count.
pub fn prune(folder: &Path, most: Option<usize>) -> io::Result<usize> {
    let Some(most) = most else { return Ok(0) };
    let ours = |file: &PathBuf| named_time(file).is_some() && !is_starred(file);
    let surplus: Vec<PathBuf> = list(folder).into_iter().filter(ours).skip(most).collect();
    for file in &surplus {
        fs::remove_file(file)?;
    }
    Ok(surplus.len())
}

#[cfg(test)]
#[path = "replays_tests.rs"]
mod tests;
