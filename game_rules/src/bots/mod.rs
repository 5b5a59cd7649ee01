//! Opponents. A bot sees what its seat may see, through a [`Sight`]; the state is out of its reach.
//!
//! A bot thinks with a [`Mind`]: its own random stream, a budget of nodes instead of a clock (so
//! that the same seed gives the same match on any machine), and a flag that ends the thinking.

mod random;
mod strength;

use std::sync::atomic::{AtomicBool, Ordering};

pub use random::Random;
pub use strength::Strength;

use crate::{
    dice::Dice,
    game::{Game, Illegal, Outcome, Seat, Turn, Viewer},
};

/// What a bot may look at: the view and the legal actions of one seat, made when asked for.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The sight of `seat`.
    #[inline]
    pub fn new(game: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight { game, seat }
    }

    /// Whose eyes these are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the seat may try.
    pub fn legal(&self) -> Vec<G::Action> {
        self.game.legal(self.seat)
    }

    /// The same, into a list that is used again and again.
    pub fn legal_into(&self, out: &mut Vec<G::Action>) {
        self.game.legal_into(self.seat, out);
    }
}

/// A game whose public side can be looked at without making a whole view: what a quick bot needs
/// for thousands of decisions a second. The glance borrows the state and shows no more of it than
/// the view of the same seat would.
pub trait Glimpse: Game {
    /// What a seat sees at a glance.
    type Glance<'a>;

    /// The glance of `seat`.
    fn glance(&self, seat: Seat) -> Self::Glance<'_>;
}

impl<'a, G: Glimpse> Sight<'a, G> {
    /// What the seat sees at a glance.
    pub fn glance(&self) -> G::Glance<'a> {
        self.game.glance(self.seat)
    }
}

/// A bot's head for one match: its dice, how many nodes it may still think, and whether to stop.
#[derive(Debug)]
pub struct Mind<'a> {
    /// The bot's own random stream.
    pub dice: Dice,
    /// Nodes a decision may cost.
    pub budget: u64,
    spent: u64,
    cancel: Option<&'a AtomicBool>,
}

impl<'a> Mind<'a> {
    /// Nodes a decision may cost unless somebody says otherwise.
    pub const BUDGET: u64 = 200_000;

    /// The mind of whoever sits at `seat` in the match with this seed.
    pub fn new(seed: u64, seat: Seat) -> Mind<'a> {
        Mind {
            dice: Dice::numbered(seed, "bots", u64::from(seat.0)),
            budget: Mind::BUDGET,
            spent: 0,
            cancel: None,
        }
    }

    /// A mind that goes on with this stream.
    pub fn resume(dice: Dice, budget: u64) -> Mind<'a> {
        Mind { dice, budget, spent: 0, cancel: None }
    }

    /// The same mind, which stops thinking when `flag` is raised.
    #[must_use]
    pub fn cancelled_by(self, flag: &AtomicBool) -> Mind<'_> {
        Mind { dice: self.dice, budget: self.budget, spent: self.spent, cancel: Some(flag) }
    }

    /// A new decision: the budget is fresh.
    #[inline]
    pub fn begin(&mut self) {
        self.spent = 0;
    }

    /// Spends a node; false when the bot has to answer with what it has.
    pub fn think(&mut self) -> bool {
        self.spent += 1;
        !self.is_spent()
    }

    /// Has it to answer with what it has?
    pub fn is_spent(&self) -> bool {
        self.spent > self.budget || self.is_cancelled()
    }

    /// Nodes spent on this decision.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Has somebody asked for an answer at once?
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// An opponent. It may remember things between the decisions of one match.
pub trait Bot<G: Game>: Send + Sync {
    /// Decides. Called only when the seat is to act; the answer is one of its legal actions.
    fn choose(&mut self, sight: &Sight<'_, G>, mind: &mut Mind<'_>) -> G::Action;
}

/// A game with opponents to name.
pub trait Opponents: Game {
    /// The names `bot` knows, weakest first.
    const BOTS: &'static [&'static str];

    /// The opponent called `name`.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// The bot that plays Evil with this strength.
    fn evil(strength: Strength) -> &'static str {
        strength.word()
    }

    /// What `seat` could do by its view and how good it is, best first: with the chance to win, or
    /// with what the game's own document says. The same view gives the same advice.
    fn advice(view: &Self::View, seat: Seat) -> Vec<(Self::Action, f64)>;

    /// The set-up that the opponents at the table ask for, such as Nightmare's favours.
    fn invite(setup: &mut Self::Setup, bots: &[&str]) {
        let _ = (setup, bots);
    }
}

/// Why a match between bots stopped short.
#[derive(Debug, thiserror::Error)]
pub enum Stuck<R: std::error::Error + 'static> {
    /// A bot chose something the rules refuse.
    #[error("the bot at seat {} chose something illegal: {why}", .seat.0)]
    Illegal {
        /// Whose bot.
        seat: Seat,
        /// The refusal.
        why: Illegal<R>,
    },
    /// It did not end within the limit.
    #[error("the match did not end within {0} decisions")]
    Endless(u64),
}

/// Lets `bots` play `game` to its end, at most `limit` decisions. `watch` sees every decision with
/// the events it caused.
pub fn play_out<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    minds: &mut [Mind<'_>],
    limit: u64,
    mut watch: impl FnMut(&G, Seat, &G::Action, &[G::Event]),
) -> Result<Outcome, Stuck<G::Refusal>> {
    let mut events = Vec::with_capacity(16);
    for _ in 0..limit {
        let seats = match game.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            turn => turn.seats(),
        };
        for seat in seats.iter() {
            let mind = &mut minds[seat.index()];
            mind.begin();
            let action = bots[seat.index()].choose(&Sight::new(game, seat), mind);
            events.clear();
            game.apply(seat, &action, &mut events).map_err(|why| Stuck::Illegal { seat, why })?;
            watch(game, seat, &action, &events);
        }
    }
    Err(Stuck::Endless(limit))
}
