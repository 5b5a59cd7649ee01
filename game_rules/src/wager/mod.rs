//! The Wager, rules/wager.md: everybody plays the same quest, and secretly bets on somebody else.
//!
//! The game master is the app. What it is told to do — draw, settle, correct, mark absent — comes
//! from one seat, the host of the set-up; being host shows that seat nothing. Taking an envelope
//! back, correcting and marking absent are never waited for, so `turn` and `legal` do not name
//! them; the view says when they are possible.
//!
//! Rulings where the rulebook leaves a choice:
//! * A result comes from outside the rules. `legal` names a few usual ones as examples; any numbers
//!   the quest's evaluator can judge are accepted.
//! * Results are kept to six decimals, like values. A result has at most 16 numbers.
//! * Absent looks like any envelope and any result until it is settled: who holds an empty one is
//!   not shown early, not even for somebody who has left.
//! * The set-up calls of section 4 are those of a [`Lobby`]; a running table does not have them, so
//!   their `WrongPhase` cannot occur. A pool cannot become empty during play, so a redraw always
//!   finds something.
//! * Weights are kept as billionths, one at least unless they are 0, and go up to 1,000,000,000; the
//!   odd billionths of a level go to its first charts, so that the level's total is exact.
//! * The seed of a quest is shown to all, who need it to play, and tells nothing about other draws.
//! * House events: ranks paid to the middle count both middles of an even table; the most-bet are
//!   paid in the ranking, on top of what the bets cost; crowds and the lowest total are seen to
//!   after the bets, in the order drawn; the lowest total counts all who share it.
//! * The status text follows the phase: `bets of` stands over the settled ranking while the bets
//!   are still sealed. Settled bets are printed by [`View::bets_text`], for any round.

mod action;
mod bots;
mod calls;
mod contest;
mod eval;
mod event;
mod habits;
mod knowledge;
mod legal;
mod lobby;
mod number;
pub mod outing;
pub mod packs;
pub mod party;
mod pool;
mod quest;
mod results;
mod scale;
mod script;
mod settle;
mod setup;
mod text;
mod twist;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Refusal};
pub use bots::Bettor;
pub use eval::{BadEvaluator, Eval, Function, Judge, MOST_NUMBERS, NoValue};
pub use event::{Entry, Envelope, Event, Paid, Ranked};
pub use knowledge::board::{BetOdds, Board, Row};
pub use knowledge::landing::while_landing;
pub use lobby::Lobby;
pub use number::{NotANumber, Number};
pub use pool::{
    Chart, Custom, GameQuest, MOST_QUESTS, Package, Pool, PoolFault, QuickQuest, Song, Weight,
};
pub use quest::{Kind, Quest, Tally, share};
pub use scale::{Difficulty, Level};
pub use settle::{places, ranks, wins};
pub use setup::{Form, House, NotSo, Plan, Planned, Player, Setup, SkillBand, Style};
pub use twist::{Pay, Terms, Twist};
pub use view::{Meeting, View};

use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Outcome, Seat, SeatSet, SetupError, Turn, Viewer},
};

/// Where in the evening we are (rules/wager.md 1.1). Setting up is a [`Lobby`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The host draws the quest.
    DrawQuest,
    /// Envelopes are sealed.
    Betting,
    /// The quest is played.
    Playing,
    /// All results are in.
    SettleRanking,
    /// The ranking is settled.
    SettleBets,
    /// All rounds are over.
    Finished,
}

impl Phase {
    /// What is being done in it.
    pub const fn doing(self) -> &'static str {
        match self {
            Phase::DrawQuest => "a quest is to be drawn",
            Phase::Betting => "bets are made",
            Phase::Playing => "the quest is played",
            Phase::SettleRanking => "the ranking is to be settled",
            Phase::SettleBets => "the bets are to be settled",
            Phase::Finished => "the evening is over",
        }
    }

    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::DrawQuest => "draw",
            Phase::Betting => "betting",
            Phase::Playing => "playing",
            Phase::SettleRanking => "ranking",
            Phase::SettleBets => "bets",
            Phase::Finished => "finished",
        }
    }
}

/// The quest of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// Its place in the pool.
    pub quest: u16,
    /// The seed of the parlor's own quests.
    pub seed: Option<u64>,
}

/// A round that is over. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    /// The quest's place in the pool.
    pub quest: u16,
    /// The house's events.
    pub twists: Vec<Twist>,
    /// The ranking, by seat.
    pub ranking: Vec<Ranked>,
    /// The bets, by seat.
    pub bets: Vec<Paid>,
    /// The points at the end of the round, by seat.
    pub end: Vec<i32>,
}

/// An evening at the Wager.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wager {
    plan: Plan,
    dice: Dice,
    /// What the seeds of quests are made from. Nobody sees it.
    secret: u64,
    phase: Phase,
    round: u8,
    /// Quests drawn this round.
    draws: u32,
    quest: Option<Drawn>,
    /// Quests nobody wanted this round, in order.
    rejected: Vec<u16>,
    twists: Vec<Twist>,
    /// House events to draw in the next round that is opened.
    twists_due: u8,
    points: Vec<i32>,
    sealed: Vec<Option<Envelope>>,
    results: Vec<Option<Entry>>,
    corrected: SeatSet,
    /// The settled ranking of this round; empty before.
    ranking: Vec<Ranked>,
    history: Vec<Settled>,
}

impl Game for Wager {
    const ID: GameId = GameId::Wager;
    const REVISION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Wager, Vec<Event>), SetupError> {
        let plan = Plan::new(setup.clone())?;
        let secret = Dice::stream(seed, "quests").bits();
        let game = Wager::new(plan, Dice::stream(seed, "wager"), secret);
        let round = game.round;
        Ok((game, vec![Event::Round { round }]))
    }

    fn seats(&self) -> usize {
        self.points.len()
    }

    fn turn(&self) -> Turn {
        let waiting = |missing: &dyn Fn(usize) -> bool| {
            Turn::Several(Seat::all(self.seats()).filter(|seat| missing(seat.index())).collect())
        };
        match self.phase {
            Phase::DrawQuest | Phase::SettleRanking | Phase::SettleBets => {
                Turn::One(self.plan.setup.host)
            }
            Phase::Betting => waiting(&|seat| self.sealed[seat].is_none()),
            Phase::Playing => waiting(&|seat| self.results[seat].is_none()),
            Phase::Finished => {
                let places = places(&self.points);
                let first = |seat: &Seat| places[seat.index()] == 1;
                Turn::Over(Outcome::Won(Seat::all(self.seats()).filter(first).collect()))
            }
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offered(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        // Some calls are not waited for: these ask only who speaks.
        let aside = match action {
            Action::Retract => seat.index() < self.seats(),
            Action::Draw | Action::Correct { .. } | Action::Absent { .. } => {
                seat == self.plan.setup.host
            }
            _ => false,
        };
        if !aside || self.phase == Phase::Finished {
            self.check_turn(seat)?;
        }
        let of_the_host =
            matches!(action, Action::Draw | Action::Correct { .. } | Action::Absent { .. });
        if of_the_host && !aside {
            return Err(Illegal::NotYourTurn);
        }
        self.call(seat, action, out).map_err(Illegal::Refused)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen_by(who))
    }

    fn guess(view: &View, dice: &mut Dice) -> Wager {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

impl Wager {
    fn new(plan: Plan, dice: Dice, secret: u64) -> Wager {
        let count = plan.players();
        Wager {
            plan,
            dice,
            secret,
            phase: Phase::DrawQuest,
            round: 1,
            draws: 0,
            quest: None,
            rejected: Vec::new(),
            twists: Vec::new(),
            twists_due: 1,
            points: vec![0; count],
            sealed: vec![None; count],
            results: vec![None; count],
            corrected: SeatSet::EMPTY,
            ranking: Vec::new(),
            history: Vec::new(),
        }
    }

    /// The calls of section 4, which ask for the phase first and for the player second. Whose turn
    /// it is has been seen to.
    fn call(&mut self, seat: Seat, action: &Action, out: &mut Vec<Event>) -> Result<(), Refusal> {
        match action {
            Action::Draw => self.draw_quest(out),
            Action::CannotPlay => self.cannot_play(seat, out),
            Action::Bet { on, stake } => self.bet(seat, Some((*on, *stake)), out),
            Action::NoBet => self.bet(seat, None, out),
            Action::Retract => self.retract(seat, out),
            Action::Play { result } => self.play(seat, result, out),
            Action::Correct { seat, result } => self.correct(*seat, result, out),
            Action::Absent { seat } => self.absent(*seat, out),
            Action::Rank => self.rank(out),
            Action::Pay => self.pay(out),
        }
    }

    /// current_quest: from the draw to the end of the bets' settlement.
    pub fn quest(&self) -> Option<&Quest> {
        self.plan.quests.get(usize::from(self.quest?.quest))
    }

    /// Does `seat` get its result from a person it plays against, who has not played yet (5.5)?
    pub fn waits_for_person(&self, seat: Seat) -> bool {
        let meeting = self.quest.and_then(|drawn| Meeting::of(&self.plan, drawn, seat));
        let rival = meeting.map(|meeting| meeting.rival(seat));
        let open =
            |rival: Seat| !self.plan.is_program(rival) && self.results[rival.index()].is_none();
        self.phase == Phase::Playing && rival.is_some_and(open)
    }

    /// A "no" to "can you play this?" redraws at once.
    fn cannot_play(&mut self, seat: Seat, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Betting])?;
        self.known(seat)?;
        if self.sealed.iter().any(Option::is_some) {
            return Err(Refusal::SomeoneHasBet);
        }
        out.push(Event::Refused { seat });
        self.draw_quest(out)
    }

    /// Everything there is to know, secrets included: for the game master and for saves.
    pub fn full_state(&self) -> String {
        // The state is plain data; the battery writes and reads it at every step.
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new()).unwrap_or_default()
    }
}
