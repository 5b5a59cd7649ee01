//! The matches of a tournament that is hosted here are kept among the replays when it is over. The
//! journal has all of them, also where there are too many for that.

use bevy::prelude::*;
use game_rules::{fingerprint::fingerprint, game::Seat};

use super::{Hall, live, seen};
use crate::{
    app::{folders::Folders, language::Language, notice::Notices, storage},
    history::{now, replays},
};

/// So many matches of one tournament are kept: those of six players.
const MOST: usize = 15;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keep);
}

/// A number of its own for a match of the running or the last tournament.
pub(super) fn number(hall: &Hall, login: &str, rival: &str, seat: Seat) -> u64 {
    let names = if seat == Seat(0) { [login, rival] } else { [rival, login] };
    mark(hall, live::round_of(hall).unwrap_or_default(), names)
}

fn mark(hall: &Hall, round: u32, names: [&str; 2]) -> u64 {
    fingerprint(&(hall.stay, round, names))
}

fn keep(
    hall: Res<Hall>,
    folders: Res<Folders>,
    language: Res<Language>,
    mut notices: ResMut<Notices>,
    mut known: Local<Option<(u64, u32)>>,
) {
    let Some((server, _)) = &hall.server else { return };
    let number = server.look(|tournament| tournament.number());
    let before = known.replace((hall.stay, number));
    if before.is_none_or(|(stay, before)| stay != hall.stay || before == number) {
        return;
    }
    let pairs = server.look(|tournament| {
        let play = tournament.last()?;
        let login = |place: usize| play.players()[place].login.clone();
        Some(play.pairs().iter().map(|pair| pair.players.map(login)).collect::<Vec<_>>())
    });
    let pairs = pairs.unwrap_or_default();
    if pairs.len() > MOST {
        return;
    }
    let folder = folders.replays();
    let there = replays::list(&folder);
    for (place, [one, two]) in pairs.iter().enumerate() {
        let mark = mark(&hall, number - 1, [one, two]);
        let name = format!("{:08x}.ron", mark as u32);
        // Whoever played it at the table has it already.
        if there.iter().any(|file| file.to_string_lossy().ends_with(&name)) {
            continue;
        }
        let person = hall.person.as_ref().map(|person| person.login.as_str());
        let Some(game) = seen::hosted_match(server, place, mark, person) else { continue };
        let file = folder.join(format!("arena-{}-{name}", now()));
        if let Err(unsaved) = storage::write(&file, &game.record().write()) {
            notices.unsaved(&unsaved, &language);
            return;
        }
    }
}
