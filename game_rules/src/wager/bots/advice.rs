//! A suggestion for a person (ux 2.0.3): what a declaration is worth on the board of odds.

use crate::{
    game::Seat,
    wager::{Action, Board, Phase, View},
};

/// What a declaration is worth on average, "as expected" and "nobody else" in equal parts, as a
/// chance: half for what neither wins nor loses.
pub(super) fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
    if view.phase != Phase::Betting {
        return open_step(view, seat).into_iter().map(|act| (act, 1.0)).collect();
    }
    let board = Board::of(view, Some(seat));
    let most = view.players() as u8;
    let mut all = vec![(Action::NoBet, 0.5)];
    for bet in &board.bets {
        let worth = |stake: u8| {
            let value = |odds| {
                let (num, den) = board.worth(odds, stake);
                num as f64 / den.max(1) as f64
            };
            (value(bet.alone) + value(bet.expected)) / 2.0
        };
        let stake = if worth(1) > 0.0 { most } else { 1 };
        let chance = 0.5 + worth(stake) / (2.0 * f64::from(most));
        all.push((Action::Bet { on: bet.on, stake: i32::from(stake) }, chance));
    }
    all.sort_by(|one, two| two.1.total_cmp(&one.1));
    all
}

/// The one thing there is to do outside betting and playing.
fn open_step(view: &View, seat: Seat) -> Option<Action> {
    if !view.turn.seats().contains(seat) {
        return None;
    }
    match view.phase {
        Phase::DrawQuest => Some(Action::Draw),
        Phase::SettleRanking => Some(Action::Rank),
        Phase::SettleBets => Some(Action::Pay),
        Phase::Betting | Phase::Playing | Phase::Finished => None,
    }
}
