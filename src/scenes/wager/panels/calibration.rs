//! After a round: what the board had said of one's own bet, or of its favourite, and what happened.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    odds::Odds,
    wager::{Board, Drawn, Envelope, Kind, View, Wager},
};

use crate::{
    kit::{self, Type},
    scenes::{
        frame::Panels,
        wager::{beats::own, names::name, picture::leaders, reading},
    },
};

/// One thing the board said, and whether it came true.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Said {
    of: Seat,
    odds: Odds,
    happened: bool,
    /// It was a bet of the seat at the screen.
    own: bool,
}

/// The last round that is over as it was before the bets: all the board looks at.
fn before(view: &View) -> Option<View> {
    let mut past = view.clone();
    let settled = past.history.pop()?;
    let quest = past.plan.quests.get(usize::from(settled.quest))?;
    if matches!(quest.kind, Kind::Game { versus: true, .. }) {
        // Who was drawn to play whom is not known any more.
        return None;
    }
    past.quest = Some(Drawn { quest: settled.quest, seed: None });
    past.points = settled.ranking.iter().map(|line| line.from).collect();
    past.twists = settled.twists;
    past.ranking.clear();
    Some(past)
}

fn said(view: &View, board: &Board) -> Option<Said> {
    let settled = view.history.last()?;
    let bet = own(view.who).and_then(|me| settled.bets.get(me.index()));
    if let Some(paid) = bet
        && let (Envelope::Bet { on, .. }, Some(happened)) = (paid.envelope, paid.won)
    {
        let odds = board.bets.iter().find(|bet| bet.on == on)?.expected;
        return Some(Said { of: on, odds, happened, own: true });
    }
    let favourite = board.rows.iter().max_by(|one, two| {
        one.on_top.value().total_cmp(&two.on_top.value()).then(two.seat.cmp(&one.seat))
    })?;
    let totals: Vec<i32> = settled.ranking.iter().map(|line| line.to).collect();
    let happened = leaders(&totals).any(|seat| seat == favourite.seat);
    Some(Said { of: favourite.seat, odds: favourite.on_top, happened, own: false })
}

/// The line, as soon as the board of that round is counted.
pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, view: &View) {
    let Some(past) = before(view) else { return };
    let counted = reading::read(&past);
    let Some(board) = counted.get() else {
        ui.ctx().request_repaint();
        return;
    };
    let Some(said) = said(view, board) else { return };
    let language = &panels.language;
    let about = if board.sampled { "≈ " } else { "" };
    let key = match (said.own, said.happened) {
        (true, true) => "bets-said-bet",
        (true, false) => "bets-said-bet-not",
        (false, true) => "bets-said",
        (false, false) => "bets-said-not",
    };
    let line = language.say_with(
        key,
        &[
            ("name", name(language, panels.table.players(), said.of).into()),
            ("percent", format!("{about}{}", language.percent(said.odds)).into()),
        ],
    );
    kit::words(ui, &line, Type::SecondStrong);
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        game::{Game, Viewer},
        wager::{Action, Player, Pool, Setup},
    };

    /// One round of three at an even start: ann's value is the highest, bob bets on her, cyd not.
    fn evening() -> Wager {
        let pool = Pool::read("pool", "(custom: [(description: \"d\")])").unwrap();
        let players = ["ann", "bob", "cyd"].map(Player::person).to_vec();
        let setup = Setup { players, pool, rounds: 2, ..Setup::default() };
        let (mut game, _) = Wager::start(&setup, 1).unwrap();
        let mut act = |seat, action| game.apply(Seat(seat), &action, &mut Vec::new()).unwrap();
        act(0, Action::Draw);
        act(0, Action::Bet { on: Seat(2), stake: 1 });
        act(1, Action::Bet { on: Seat(0), stake: 3 });
        act(2, Action::NoBet);
        for (seat, score) in [(0, "30"), (1, "20"), (2, "10")] {
            act(seat, Action::Play { result: vec![score.parse().unwrap()] });
        }
        act(0, Action::Rank);
        act(0, Action::Pay);
        game
    }

    fn told(game: &Wager, seat: u8) -> Said {
        let view = game.view(Viewer::Seat(Seat(seat)));
        let past = before(&view).unwrap();
        assert_eq!((past.points.as_slice(), past.history.len()), (&[0, 0, 0][..], 0));
        said(&view, &Board::of(&past, Some(Seat(seat)))).unwrap()
    }

    #[test]
    fn the_line_speaks_of_the_own_bet_or_of_the_favourite() {
        let game = evening();
        // Totals under the crown: ann 2 - 1, bob 1, cyd 0 - 1. Bob's bet on ann has won.
        let bob = told(&game, 1);
        assert_eq!((bob.of, bob.happened, bob.own), (Seat(0), true, true));
        let ann = told(&game, 0);
        assert_eq!((ann.of, ann.happened, ann.own), (Seat(2), false, true));
        // Both are counted from twenty thousand evenings: six deviations of their difference.
        let apart = (ann.odds.value() - bob.odds.value()).abs();
        assert!(apart < 0.035, "before the first round all are alike: {apart}");
        let cyd = told(&game, 2);
        // Cyd has not bet: the line is about a favourite, and ann and bob share the crown.
        assert_eq!((cyd.happened, cyd.own), (cyd.of != Seat(2), false));
        let fresh = Wager::start(&Setup::default(), 1).unwrap().0;
        assert_eq!(before(&fresh.view(Viewer::Public)), None);
    }
}
