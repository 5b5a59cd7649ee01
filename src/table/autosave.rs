//! Nothing is lost: the match is written after every decision, and kept when it is over.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{
    Assistance, Mode, Staged, StrengthChange, Table,
    waiting::{self, Slot},
};
use crate::{
    app::{folders::Folders, language::Language, notice::Notices, settings::Settings, storage},
    history::replays,
};

/// What was written last: seed, decisions, marks and Evil's latest change.
type Written = Option<(u64, usize, Assistance, Option<StrengthChange>)>;

/// Writes the match whenever it has changed: to the resume file while it runs, to the replays when
/// it has ended. A disk that refuses is reported once, and tried again; play goes on.
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
    // What is only watched waits nowhere; it is kept when it is over.
    let plays = table.is_played();
    if !plays && !table.is_over() {
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
    let resume = Slot::of::<G>(table.setup()).file(&folders);
    if sits_down && plays {
        let kept =
            waiting::set_aside(&resume, Some(record.seed), &folders, &language, &mut notices);
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
            false => {
                let name = waiting::replay_name(G::ID, SystemTime::now(), record.seed);
                storage::write(&folder.join(name), &table.record_text())
            }
        };
        // Wherever it is kept, it is not to be continued.
        if plays {
            notices.give_up(&resume);
        }
        let forgotten = kept.and_then(|()| match table.is_elsewhere() || !plays {
            true => Ok(()),
            false => storage::forget(&resume),
        });
        forgotten.and_then(|()| {
            let pruned = replays::prune(&folder, settings.retention.count());
            pruned.map(drop).map_err(|cause| storage::Unsaved { file: folder, cause, text: None })
        })
    } else {
        storage::write(&resume, &table.record_text())
    };
    if let Err(unsaved) = done {
        notices.unsaved(&unsaved, &language);
    }
}
