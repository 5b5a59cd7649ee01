//! What a player meets for the first time at the Wager, and the object each note is about.

use game_rules::{
    game::Seat,
    wager::{Phase, View, Wager},
};

use super::picture::leaders;
use crate::scenes::firsts::{FirstTimeNotes, NoteRef};

/// Notices what is new.
pub(super) fn notice(mut notes: FirstTimeNotes<Wager>) {
    notes.meet(|_, _| None, |shown, own| standing(&shown.view, own));
}

/// What is new in a position.
fn standing(view: &View, own: Seat) -> Vec<NoteRef> {
    let is = |phase: Phase| view.phase == phase;
    let points = |seat: Seat| view.points.get(seat.index()).copied().unwrap_or(0);
    let mut first = leaders(&view.points);
    let alone = first.next() == Some(own) && first.next().is_none();
    let facts = [
        (is(Phase::Betting), "bets-seal", "tray"),
        (is(Phase::Betting) && alone, "bets-alone", "tray"),
        (is(Phase::Betting) && view.round > 1, "bets-board", "inspector"),
        (is(Phase::Playing) && view.outing().is_some(), "bets-outing", "primary"),
        (is(Phase::Playing) && view.outing().is_none(), "bets-play", "primary"),
        (is(Phase::SettleRanking), "bets-rank", "primary"),
        (is(Phase::SettleBets), "bets-crown", "primary"),
        (is(Phase::DrawQuest) && points(own) < 0, "bets-negative", "seat"),
    ];
    let facts = facts.into_iter().filter(|(met, ..)| *met);
    facts.map(|(_, word, anchor)| (word, anchor)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::{Lang, Language};
    use game_rules::{
        game::{Game, Viewer},
        wager::Action,
    };

    #[test]
    fn every_note_has_its_words() {
        let words = ["seal", "alone", "board", "outing", "play", "rank", "crown", "negative"];
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for word in words {
                assert!(language.knows(&format!("first-bets-{word}")), "{tongue:?} {word}");
            }
        }
    }

    #[test]
    fn each_step_has_its_note() {
        let (mut game, _) = Wager::start(&crate::scenes::wager::usual(), 1).unwrap();
        let mut met = Vec::new();
        for action in [Action::Draw, Action::NoBet] {
            let seat = game.turn().seats().iter().next().unwrap();
            met.push(standing(&game.view(Viewer::Seat(seat)), seat));
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        assert_eq!(met, [vec![], vec![("bets-seal", "tray")]]);
    }
}
