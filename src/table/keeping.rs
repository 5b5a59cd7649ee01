//! Nothing is lost: the match is written after every decision, and kept when it is over.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use bevy::prelude::*;
use game_rules::{game::GameId, table::AnyMatch};

use super::{Change, Marks, Mode, Staged, Table};
use crate::{
    annals::replays,
    app::{folders::Folders, language::Language, notice::Notices, settings::Settings, storage},
};

/// What was written last: seed, decisions, marks and Evil's latest change.
type Written = Option<(u64, usize, Marks, Option<Change>)>;

/// Writes the match whenever it has changed: to the resume file while it runs, to the replays when
/// it has ended. A disk that refuses is reported once, and play goes on.
pub(super) fn keep<G: Staged>(
    table: Res<Table<G>>,
    folders: Res<Folders>,
    language: Res<Language>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
    mut written: Local<Written>,
) {
    if table.mode() != Mode::Live || table.lesson().is_some() || table.lent().is_some() {
        return;
    }
    // A match that is played elsewhere, too, cannot go on from a file; it is kept when it is over.
    if table.is_elsewhere() && !table.is_over() {
        return;
    }
    let record = table.game.record();
    let change = table.changes().last().copied();
    let state = (record.seed, record.steps.len(), table.marks(), change);
    if *written == Some(state) {
        return;
    }
    let sits_down = written.is_none_or(|(seed, ..)| seed != record.seed);
    *written = Some(state);
    let resume = folders.resume();
    if sits_down {
        let kept = set_aside(&resume, &folders.replays(), record.seed, &language, &mut notices);
        if let Err(unsaved) = kept {
            notices.unsaved(&unsaved, &language);
        }
    }
    let done = if table.is_over() {
        let folder = folders.replays();
        // Whoever hosts a match that is played elsewhere, too, may have kept it already.
        let twin = format!("-{:08x}.ron", record.seed as u32);
        let known = |file: &std::path::PathBuf| file.to_string_lossy().ends_with(&twin);
        let kept = match table.is_elsewhere() && replays::list(&folder).iter().any(known) {
            true => Ok(()),
            false => storage::write(&replay_file(&folder, &table), &table.record_text()),
        };
        let forgotten = kept.and_then(|()| match table.is_elsewhere() {
            true => Ok(()),
            false => storage::forget(&resume),
        });
        forgotten.and_then(|()| {
            let pruned = replays::prune(&folder, settings.retention.count());
            pruned.map(drop).map_err(|cause| storage::Unsaved { file: folder, cause })
        })
    } else {
        storage::write(&resume, &table.record_text())
    };
    if let Err(unsaved) = done {
        notices.unsaved(&unsaved, &language);
    }
}

/// Whoever sits down to another match leaves the unfinished one: it goes to the replays, from where
/// it can be played on. What cannot be read is said and kept where it lies.
fn set_aside(
    resume: &Path,
    replays: &Path,
    seed: u64,
    language: &Language,
    notices: &mut Notices,
) -> Result<(), storage::Unsaved> {
    let left = fs::metadata(resume).and_then(|about| about.modified());
    let name = resume.display().to_string();
    let found = storage::read(resume, |text| Ok(AnyMatch::open(&name, text)?));
    found.say(language).into_iter().for_each(|sentence| notices.add(sentence));
    match found.value {
        Some(other) if other.seed() != seed && other.ply() > 0 => {
            let when = left.unwrap_or_else(|_| SystemTime::now());
            let file = replays.join(file_name(other.id(), when, other.seed()));
            storage::write(&file, &other.write())
        }
        _ => Ok(()),
    }
}

/// One file per match, named so that they sort by time.
fn replay_file<G: Staged>(folder: &Path, table: &Table<G>) -> PathBuf {
    folder.join(file_name(G::ID, SystemTime::now(), table.game.record().seed))
}

fn file_name(game: GameId, when: SystemTime, seed: u64) -> String {
    let seconds = when.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    format!("{game}-{seconds}-{:08x}.ron", seed as u32)
}
