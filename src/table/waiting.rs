//! Where unfinished matches wait to be continued: one for each game, and one for the evening that is
//! played at several tables (Party night). None takes the place of another.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use game_rules::{
    game::GameId,
    table::{AnyMatch, Match},
};

use super::Staged;
use crate::{
    app::{
        cli::GameTable, folders::Folders, language::Language, notice::Notices, storage,
        storage::Unsaved,
    },
    scenes::{
        Scene,
        any::{MatchVisitor, visit_match},
    },
};

/// A place where one unfinished match waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A match of the game at this table.
    At(GameTable),
    /// An evening whose quests are played at the other tables.
    Evening,
}

impl Slot {
    /// All of them.
    pub const ALL: [Slot; 6] = [
        Slot::At(GameTable::Duel),
        Slot::At(GameTable::Labyrinth),
        Slot::At(GameTable::Cards),
        Slot::At(GameTable::Arena),
        Slot::At(GameTable::Wager),
        Slot::Evening,
    ];

    /// Where a match with this set-up waits.
    pub fn of<G: Staged>(setup: &G::Setup) -> Slot {
        if G::is_evening(setup) { Slot::Evening } else { Slot::At(GameTable::of(G::ID)) }
    }

    /// Where this match waits.
    pub fn of_match(found: &AnyMatch) -> Slot {
        visit_match(found.clone(), Finding)
    }

    /// Where in the parlor it is played.
    pub const fn place(self) -> GameTable {
        match self {
            Slot::At(place) => place,
            Slot::Evening => GameTable::Wager,
        }
    }

    /// The key of what it is called.
    pub fn name(self) -> String {
        match self {
            Slot::At(place) => format!("game-{}-name", place.word()),
            Slot::Evening => "mode-party-name".to_owned(),
        }
    }

    /// The file the match lies in.
    pub fn file(self, folders: &Folders) -> PathBuf {
        folders.waiting(match self {
            Slot::At(place) => place.word(),
            Slot::Evening => "evening",
        })
    }

    /// What lies there, if anything does: the match, as far as it can be read, and when it was left.
    pub fn look(self, folders: &Folders) -> Option<(Option<AnyMatch>, SystemTime)> {
        let files =
            storage::generations(&self.file(folders)).into_iter().filter(|file| file.exists());
        let mut files = files.peekable();
        let when = left(files.peek()?);
        let read = |file: PathBuf| AnyMatch::open("", &fs::read_to_string(file).ok()?).ok();
        Some((files.find_map(read), when))
    }
}

struct Finding;

impl MatchVisitor for Finding {
    type Out = Slot;

    fn visit<G: Scene>(self, game: Match<G>) -> Slot {
        Slot::of::<G>(&game.record().setup)
    }
}

/// When something was last written there.
fn left(file: &Path) -> SystemTime {
    let about = fs::metadata(file).and_then(|about| about.modified());
    about.unwrap_or_else(|_| SystemTime::now())
}

/// The name of a match among the replays: they sort by time.
pub fn replay_name(game: GameId, when: SystemTime, seed: u64) -> String {
    let seconds = when.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    format!("{game}-{seconds}-{:08x}.ron", seed as u32)
}

/// The match in this file goes to the replays as unfinished, from where it can be played on, unless
/// it has the seed `but`. What cannot be read is said and kept where it lies.
pub fn set_aside(
    file: &Path,
    but: Option<u64>,
    folders: &Folders,
    language: &Language,
    notices: &mut Notices,
) -> Result<(), Unsaved> {
    let when = left(file);
    match read(file, language, notices) {
        Some(other) if Some(other.seed()) != but => {
            if other.ply() > 0 {
                let name = replay_name(other.id(), when, other.seed());
                storage::write(&folders.replays().join(name), &other.write())?;
            }
            storage::forget(file)
        }
        _ => Ok(()),
    }
}

fn read(file: &Path, language: &Language, notices: &mut Notices) -> Option<AnyMatch> {
    let name = file.display().to_string();
    let found = storage::read(file, |text| Ok(AnyMatch::open(&name, text)?));
    found.say(language).into_iter().for_each(|sentence| notices.add(sentence));
    found.value
}

/// Earlier programs kept one match for all games: it is taken over, or goes to the replays where
/// another one waits already.
pub fn take_over(folders: &Folders, language: &Language, notices: &mut Notices) {
    let old = folders.resume();
    let lie = || storage::generations(&old).into_iter().filter(|file| file.exists());
    if lie().next().is_none() {
        return;
    }
    let Some(found) = read(&old, language, notices) else { return };
    let slot = Slot::of_match(&found);
    let done = match slot.look(folders) {
        Some(_) => set_aside(&old, None, folders, language, notices),
        None => lie()
            .zip(storage::generations(&slot.file(folders)))
            .try_for_each(|(from, to)| fs::rename(from, to))
            .map_err(|cause| Unsaved { file: old.clone(), cause, text: None }),
    };
    if let Err(unsaved) = done {
        notices.unsaved(&unsaved, language);
    }
}
