//! What the eyes at the screen know of the map: a fold over what they have heard, and nothing else.

use std::sync::{Mutex, PoisonError};

use game_rules::{
    game::Viewer,
    labyrinth::{Log, Settings, View, knowledge::Knowledge},
};

/// The last reading: most views only add a few announcements to the one before.
#[derive(Debug)]
struct Last {
    who: Viewer,
    players: usize,
    settings: Settings,
    heard: Log,
    known: Knowledge,
}

static LAST: Mutex<Option<Last>> = Mutex::new(None);

/// What whoever has this view knows of the map.
pub fn knowledge(view: &View) -> Knowledge {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let goes_on = last.as_ref().is_some_and(|last| {
        last.who == view.who
            && last.players == view.figures.len()
            && last.settings == *view.settings()
            && view.heard.begins_with(&last.heard)
    });
    let (from, mut known) = match last.take().filter(|_| goes_on) {
        Some(last) => (last.heard.len(), last.known),
        None => (0, Knowledge::new(view.settings(), view.figures.len(), view.who)),
    };
    for event in view.heard.since(from) {
        known.observe(event);
    }
    *last = Some(Last {
        who: view.who,
        players: view.figures.len(),
        settings: view.settings().clone(),
        heard: view.heard.clone(),
        known: known.clone(),
    });
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        dice::Dice,
        game::{Game, Seat, Turn},
        labyrinth::{Labyrinth, Setup},
    };

    /// Reading on from the last view is the same as reading everything anew.
    #[test]
    fn a_reading_that_goes_on_is_a_reading_from_the_start() {
        let (mut game, _) = Labyrinth::start(&Setup::default(), 7).unwrap();
        let mut dice = Dice::stream(7, "test");
        let who = Viewer::Seat(Seat(1));
        for _ in 0..60 {
            let Turn::One(seat) = game.turn() else { break };
            let legal = game.legal(seat);
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
            let view = game.view(who);
            let known = knowledge(&view);
            let mut anew = Knowledge::new(view.settings(), view.figures.len(), who);
            view.heard.iter().for_each(|event| anew.observe(event));
            assert_eq!(format!("{:?}", known.track(Seat(1))), format!("{:?}", anew.track(Seat(1))));
            assert_eq!(known.fragments().count(), anew.fragments().count());
            assert_eq!(known.merges(), anew.merges());
        }
    }
}
