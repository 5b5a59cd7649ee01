//! What a seat sees without thinking: for bots that decide in nanoseconds.

use super::{Action, Clip, Counters, Duel, Pending, Rack, Tool};
use crate::{bots::Glimpse, game::Seat};

/// The public side of a duel, borrowed, through the eyes of one seat. But for
/// [`QuickView::hp_apart`] it shows nothing that the [`View`](super::View) of that seat would not.
#[derive(Clone, Copy, Debug)]
pub struct QuickView<'a> {
    game: &'a Duel,
    seat: Seat,
}

impl Glimpse for Duel {
    type Glance<'a> = QuickView<'a>;

    fn glance(&self, seat: Seat) -> QuickView<'_> {
        QuickView { game: self, seat }
    }
}

impl<'a> QuickView<'a> {
    /// The rack this seat uses now.
    pub fn rack(&self) -> &'a Rack {
        self.game.rack(self.seat)
    }

    /// Periods, rounds and turns.
    pub fn count(&self) -> Counters {
        self.game.count
    }

    /// Is a stage battle going on?
    pub fn on_stage(&self) -> bool {
        self.game.stage.is_some()
    }

    /// The tool this seat holds in hand, or the one it has to answer.
    pub fn in_hand(&self) -> Option<Tool> {
        self.game.pending.map(Pending::tool)
    }

    /// How many places can be named for the tool in hand.
    pub fn places(&self) -> u8 {
        match self.game.pending {
            Some(Pending::Place(tool)) => self.game.last_place(tool) + 1,
            Some(Pending::Arrange { out }) if out.is_empty() => 1,
            Some(Pending::Arrange { .. }) => self.game.main.len() + 1,
            _ => 0,
        }
    }

    /// The most this seat can stake.
    pub fn most_wager(&self) -> i128 {
        self.game.most_wager(self.seat)
    }

    /// May this seat try the tool, as far as it knows?
    pub fn may_try(&self, tool: Tool) -> bool {
        self.game.openly_refused(self.seat, tool).is_none()
    }

    /// How far the HP of the two sides are apart: the condition under which the original's Evil
    /// uses the Mirror (13.1), the one hidden value it goes by.
    pub fn hp_apart(&self) -> i128 {
        (self.game.sides[0].hp - self.game.sides[1].hp).abs()
    }

    /// The clips, main first, if this seat has the favour of seeing them (13.2).
    pub fn clips(&self) -> Option<Vec<Clip>> {
        self.game.favoured(self.seat).then(|| self.game.clips().copied().collect())
    }

    /// Own repeaters and Bad Guns, for the favoured seat.
    pub fn own_gun(&self) -> Option<(u32, u32)> {
        let body = &self.game.side(self.seat).body;
        self.game.favoured(self.seat).then_some((body.repeater, body.bad))
    }

    /// Every choice there is.
    pub fn legal_into(&self, out: &mut Vec<Action>) {
        self.game.list_legal(self.seat, out);
    }
}
