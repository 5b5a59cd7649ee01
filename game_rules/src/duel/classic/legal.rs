//! What a seat may try: any tool in hand, and both shots.

use super::{Action, Classic, TOOLS};
use crate::{
    duel::Aim,
    game::{Game, Seat, Turn},
};

impl Classic {
    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() != Turn::One(seat) {
            return;
        }
        let hand = &self.sides[seat.index()].hand;
        out.extend(TOOLS.into_iter().filter(|&tool| hand.has(tool)).map(Action::Use));
        out.extend([Action::Shoot(Aim::Own), Action::Shoot(Aim::Foe)]);
    }
}
