//! The Cards: a duel of elements with cards and dice (rules/cards.md).
//!
//! Read in this order: [`pool`] (what the data say), [`state`] (what is on the table), [`work`]
//! (what is still to be done), `run` (doing it), then one file per chapter of the rulebook: `flow`
//! (phases), `legal` and `turn_actions`, `targets`, `price`, `hand`, `entities`, `effects`, `damage`, `listeners`,
//! `holds`. A scene needs [`knowledge::preview::Foresight`] (prices, payments, what an action would do),
//! [`trace`] (damage as a sum), [`knowledge::odds`] and [`setup`] (deck builder).
//!
//! Where the vocabulary of the data fell short: `seed_burst` is `ChainBurst` with its conditions
//! written out; losing all energy is `LoseEnergy`; a value that a counter can reach at most stands
//! at the counter; `action:card:weapon|artifact` means both card categories.
//!
//! Rulings where the rulebook leaves a choice (beside its own section 13):
//! * Rerolls, the swap of opening cards and the opening choice are asked of both sides at once;
//!   nobody learns from the order in which the answers come.
//! * Whoever has only one living character left does not choose after a defeat: it steps forward.
//! * What a card or skill pays with, what is tuned away and which dice are gained are the
//!   owner's secret; how many dice are not.
//! * A swap of hand cards makes every card of that hand unknown again, a generated one included.
//! * The opponent's deck is hidden too, not only its order. Guesses take the shipped deck of the
//!   same team, the likelier the more of it was shown, or one in which half of it was changed;
//!   any legal cards if no such deck is shipped.
//! * A negated card that is a combat action still passes the turn.
//! * An extra action is not used up while the other side has ended the round: no turn would pass.
//! * Entities that enter during the sweep of the first side do not act in that of the second.
//! * Swirl damage is no skill damage, also when a defeat is credited.
//! * Conceding is possible at every decision and never listed among the legal actions.
//! * Nightmare's favours are part of the set-up (`favoured`): that seat's view shows the other
//!   hand and dice, and it has one reroll more each round.

mod action;
pub mod bots;
mod contest;
mod damage;
mod effects;
pub mod element;
mod entities;
mod event;
mod flow;
mod hand;
mod holds;
pub mod knowledge;
mod legal;
mod listeners;
pub mod mask;
pub mod pool;
pub mod price;
pub mod rack;
mod run;
mod script;
pub mod setup;
pub mod state;
mod targets;
pub mod trace;
mod turn_actions;
mod view;
pub mod work;

use serde::{Deserialize, Serialize};

pub use action::{Action, Aim, Refusal};
pub use event::Event;
pub use setup::{Deck, Setup};
pub use view::View;

use self::state::{Ask, Open, Secret};
use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Seat, SeatSet, SetupError, Turn, Viewer},
};

/// A match of the Cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cards {
    open: Open,
    secret: [Secret; 2],
    dice: Dice,
}

impl Game for Cards {
    const ID: GameId = GameId::Cards;
    const REVISION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Cards, Vec<Event>), SetupError> {
        setup.check()?;
        let mut game = Cards::new(setup, Dice::stream(seed, "cards"));
        let mut out = Vec::with_capacity(8);
        game.deal_hands(&mut out);
        Ok((game, out))
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if let Some(outcome) = self.open.outcome {
            return Turn::Over(outcome);
        }
        match self.open.ask {
            Ask::Act(seat) | Ask::NewLead(seat) => Turn::One(seat),
            Ask::Swap(seats) | Ask::Lead(seats) => several(seats),
            Ask::Reroll(left) => {
                let asked = Seat::all(2).filter(|seat| left[seat.index()] > 0);
                several(asked.collect())
            }
            // The rules never stop without asking.
            Ask::Nothing => Turn::Several(SeatSet::EMPTY),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.open.outcome.is_none() {
            self.list_legal(seat, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        self.check_turn(seat)?;
        self.act(seat, action, out).map_err(Illegal::Refused)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen_by(who))
    }

    fn guess(view: &View, dice: &mut Dice) -> Cards {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

fn several(seats: SeatSet) -> Turn {
    match seats.iter().next() {
        Some(seat) if seats.len() == 1 => Turn::One(seat),
        _ => Turn::Several(seats),
    }
}

impl Cards {
    /// Everything on the table that everybody sees.
    pub fn open(&self) -> &Open {
        &self.open
    }
}
