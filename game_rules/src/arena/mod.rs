//! The Pocket Arena, rules/arena.md: creature battles without any luck.
//!
//! * [`data`] — creatures, moves and types, shipped or one's own, with their `limits`.
//! * [`Team`], [`Lineup`] — who fights, and the numbers worked out for it.
//! * [`Bout`] — one match as a small value; `turn.rs` is section 3, word by word.
//! * [`Series`] — two matches with "first" swapped; [`Arena`] puts it behind the one interface.
//! * [`bots`] — the opponents.
//! * [`tournament`], [`protocol`] — the contest and its language, without sockets and clocks.
//!
//! Rulings where the rulebook leaves a choice (the numbered ones of its section 9 aside):
//! * A turn in which nobody owes an order plays itself, as part of the decision before it.
//! * Whoever owes an order may also [pass](Action::Pass): it is what a clock that runs out does.
//!   It is never listed among the legal orders.
//! * An order out of turn is `NotYourTurn` for the interface; [`Bout::check`] has the document's
//!   numbers for it.
//! * `Hit` tells the damage worked out, not the health lost. A move without a damage part, poison
//!   or change for the rival cannot miss.
//! * A user that faints from its own move owes no rest.
//! * The fainted leave in the clean-up, the faster side's first.
//! * Events that concern both sides before the order is known tell of the side that is first in
//!   the match first.
//! * A series is won by points; equal points draw it.
//! * Random teams fill slots in the order drawn, until six or nothing affordable is left.

mod action;
pub mod bots;
mod bout;
mod contest;
pub mod data;
mod event;
mod legal;
mod limits;
mod lineup;
pub mod protocol;
mod replay;
mod script;
mod series;
mod setup;
pub mod spar;
mod team;
pub mod tournament;
mod turn;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Refusal};
pub use bout::{Bout, Fighter, HIGHEST_BONUS, LAST_TURN, LOWEST_BONUS, Side};
pub use event::{Event, Idle, MatchResult, Miss, Stat, Witness};
pub use legal::Orders;
pub use lineup::{Blow, Card, Lineup, effective};
pub use replay::ReplayError;
pub use series::{Played, Series};
pub use setup::{Draft, Setup};
pub use team::{BUDGET, SLOTS, Team, TeamCodeError, UNSPENT};
pub use view::{Given, View};

use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Outcome, Seat, SeatSet, SetupError, Turn, Viewer},
};

/// A series between two trainers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arena {
    series: Series,
    /// Orders of the running turn.
    given: [Option<Action>; 2],
    dice: Dice,
}

impl Game for Arena {
    const ID: GameId = GameId::Arena;
    const REVISION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Arena, Vec<Event>), SetupError> {
        let mut dice = Dice::stream(seed, "arena");
        let series = setup.series(&mut dice)?;
        let mut out = Vec::new();
        series.announce(&mut out);
        Ok((Arena { series, given: [None; 2], dice }, out))
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.series.is_over() {
            let [one, two] = [Seat(0), Seat(1)].map(|side| self.series.points(side));
            return Turn::Over(match one.cmp(&two) {
                std::cmp::Ordering::Greater => Outcome::Won(SeatSet::one(Seat(0))),
                std::cmp::Ordering::Less => Outcome::Won(SeatSet::one(Seat(1))),
                std::cmp::Ordering::Equal => Outcome::Drawn,
            });
        }
        let both = Seat::all(2).filter(|&side| !self.series.legal(side).is_empty());
        let owing: SeatSet =
            both.clone().filter(|&side| self.given[side.index()].is_none()).collect();
        match (both.count(), owing.iter().next()) {
            (1, Some(side)) => Turn::One(side),
            _ => Turn::Several(owing),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat <= Seat(1) && self.given[seat.index()].is_none() {
            out.extend(self.series.legal(seat).iter());
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        self.check_turn(seat)?;
        self.series.check(seat, *action).map_err(Illegal::Refused)?;
        self.given[seat.index()] = Some(*action);
        out.push(Event::Ready { side: seat });
        while !self.series.is_over() && self.turn().seats().is_empty() {
            self.series.step(std::mem::take(&mut self.given), out);
        }
        Ok(())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, _who: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn guess(view: &View, dice: &mut Dice) -> Arena {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

impl Arena {
    /// The series.
    pub fn series(&self) -> &Series {
        &self.series
    }
}
