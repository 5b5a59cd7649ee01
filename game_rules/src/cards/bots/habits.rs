//! What every bot does alike: which cards and dice to keep, and which actions are worth a look.

use crate::{
    cards::{
        Action, Cards, element::Face, pool::words::Category, rack::Rack, state::Ask, work::Item,
    },
    game::{Game, Seat, Turn},
};

/// Puts back a second copy and what the opening character cannot use.
pub(super) fn swap(game: &Cards, seat: Seat) -> Action {
    let hand = &game.secret[seat.index()].hand;
    let mut chosen = 0;
    for (place, held) in hand.iter().enumerate() {
        let twin = hand[..place].iter().any(|other| other.card == held.card);
        let dear = held.card.def().cost.dice() >= 4;
        let talent = held.card.def().category == Category::Talent;
        if twin && talent || dear && !talent {
            chosen |= 1 << place;
        }
    }
    Action::Swap(chosen)
}

/// Rolls again what neither the active character nor, beyond a few, the team can use.
pub(super) fn reroll(game: &Cards, seat: Seat) -> Action {
    let side = game.open.side(seat);
    let rack = game.secret[seat.index()].rack;
    let lead = side.lead().id.def().element;
    let useful = side.elements();
    let mut again = Rack::EMPTY;
    for face in Face::ALL {
        let keep = match face.element() {
            None => u8::MAX,
            Some(element) if element == lead => u8::MAX,
            Some(element) if useful.has(element) => 2,
            Some(_) => 0,
        };
        again.add(Rack::of(face, rack.count(face).saturating_sub(keep)));
    }
    Action::Reroll(again)
}

/// The answer to a question that is not the turn itself, if it is one of those.
pub(super) fn answer(game: &Cards, seat: Seat) -> Option<Action> {
    match game.open.ask {
        Ask::Swap(_) => Some(swap(game, seat)),
        Ask::Reroll(_) => Some(reroll(game, seat)),
        _ => None,
    }
}

/// Is `seat`, and nobody else, to act in its turn?
pub(super) fn its_turn(game: &Cards, seat: Seat) -> bool {
    matches!(game.open.ask, Ask::Act(who) | Ask::NewLead(who) if who == seat)
        && matches!(game.turn(), Turn::One(_))
}

/// The legal actions without those that differ only in what is paid or tuned.
pub(super) fn worth_trying(game: &Cards, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    game.legal_into(seat, out);
    let side = game.open.side(seat);
    let rack = game.secret[seat.index()].rack;
    let element = side.lead().id.def().element;
    let tuned = rack.tunable(element, side.elements());
    out.retain(|action| match *action {
        Action::Tune { die, .. } => Some(die) == tuned,
        Action::Switch { to, pay } => {
            let cost = game.price(seat, Item::Switch(to)).cost;
            rack.payment(&cost, Some(element), side.elements()) == Some(pay)
        }
        _ => true,
    });
}
