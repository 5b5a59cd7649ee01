//! What somebody knows of the map: a fold over what they have heard, and nothing else.

use std::sync::{Mutex, PoisonError};

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Log, Settings, View, knowledge::Knowledge},
};

/// A reading that was made before: most only add a few announcements to it.
#[derive(Debug)]
struct Read {
    who: Viewer,
    players: usize,
    settings: Settings,
    heard: Log,
    known: Knowledge,
}

/// The newest at the end.
static SHELF: Mutex<Vec<Read>> = Mutex::new(Vec::new());
const ROOM: usize = 9;

/// What the eyes that have this view know of the map.
pub fn knowledge(view: &View) -> Knowledge {
    fold(view, view.who, &view.heard)
}

/// What `seat` knows, for those who may see everything; its own view alone says the same.
pub fn knowledge_of(view: &View, seat: Seat) -> Knowledge {
    match &view.truth {
        Some(truth) => fold(view, Viewer::Seat(seat), &truth.log),
        None => knowledge(view),
    }
}

fn fold(view: &View, who: Viewer, log: &Log) -> Knowledge {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let players = view.figures.len();
    let same = |read: &Read| {
        read.who == who
            && read.players == players
            && read.settings == *view.settings()
            && log.begins_with(&read.heard)
    };
    let (from, mut known) = match shelf.iter().rposition(same) {
        Some(place) => {
            let read = shelf.remove(place);
            (read.heard.len(), read.known)
        }
        None => (0, Knowledge::new(view.settings(), players, who)),
    };
    for event in log.since(from).filter_map(|event| event.seen_by(who)) {
        known.observe(&event);
    }
    if shelf.len() >= ROOM {
        shelf.remove(0);
    }
    shelf.push(Read {
        who,
        players,
        settings: view.settings().clone(),
        heard: log.clone(),
        known: known.clone(),
    });
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        dice::Dice,
        game::{Game, Turn},
        labyrinth::{Hearing, Labyrinth, Setup},
    };

    /// Reading on is reading from the start, and the truth tells nobody's notebook anything new.
    #[test]
    fn a_reading_goes_on_and_an_onlooker_reads_the_same_notebook() {
        let mut setup = Setup::default();
        setup.settings.hearing = Hearing::Whisper;
        let (mut game, _) = Labyrinth::start(&setup, 7).unwrap();
        let mut dice = Dice::stream(7, "test");
        let seat = Seat(1);
        for _ in 0..120 {
            let Turn::One(active) = game.turn() else { break };
            let legal = game.legal(active);
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            game.apply(active, &action, &mut Vec::new()).unwrap();
            let view = game.view(Viewer::Seat(seat));
            let mut anew = Knowledge::new(view.settings(), view.figures.len(), view.who);
            view.heard.iter().for_each(|event| anew.observe(event));
            for known in [knowledge(&view), knowledge_of(&game.view(Viewer::Omniscient), seat)] {
                assert_eq!(known.track(seat), anew.track(seat));
                assert_eq!(known.fragments().count(), anew.fragments().count());
                assert_eq!(known.merges(), anew.merges());
            }
        }
    }
}
