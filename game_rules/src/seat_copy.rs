//! A copy of a game that holds only what one seat may know: what the rules say on it they could say
//! to that seat. So nobody writes a second time why something cannot be done.

use crate::{
    dice::Dice,
    game::{Game, Illegal, Seat},
};

/// The copy. It is made once for a position; asking it is then a clone and a run of the rules.
#[derive(Clone, Debug)]
pub struct SeatCopy<G: Game> {
    copy: G,
    seat: Seat,
}

impl<G: Game> SeatCopy<G> {
    /// What `seat` knows by this view, which has to be its own.
    pub fn new(view: &G::View, seat: Seat) -> SeatCopy<G> {
        // The guess is filled from a fixed stream; nothing that depends on it is ever told.
        SeatCopy { copy: G::guess(view, &mut Dice::stream(0, "seat copy")), seat }
    }

    /// Whose knowledge it holds.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world the seat cannot tell from the true one. What is hidden in it is made up.
    pub(crate) fn world(&self) -> &G {
        &self.copy
    }

    /// What the seat may try now.
    pub fn legal(&self) -> Vec<G::Action> {
        self.copy.legal(self.seat)
    }

    /// Why it may not do this now.
    pub fn why_not(&self, action: &G::Action) -> Option<Illegal<G::Refusal>> {
        self.copy.why_not(self.seat, action)
    }
}
