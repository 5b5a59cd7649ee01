//! The one interface that every game implements and everything else is written against.
//!
//! A game state is a value: cloning it is a snapshot, undo is the previous clone, search is many
//! clones. Hidden information is hidden by type: bots and scenes receive a [`Game::View`], and the
//! state cannot be reached from there.

use std::fmt::{self, Debug, Display};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::dice::Dice;

/// The games of the parlor. The Classic duel is a game of its own beside the full one
/// (rules/duel.md 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameId {
    /// The small shotgun duel with five tools.
    Classic,
    /// The shotgun duel with all tools and modes.
    Duel,
    /// The betting party game.
    Wager,
    /// Creature battles.
    Arena,
    /// The duel of elements with cards and dice.
    Cards,
    /// The treasure hunt in the dark.
    Labyrinth,
}

impl GameId {
    /// The word used in file names, codes and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            GameId::Classic => "classic",
            GameId::Duel => "duel",
            GameId::Wager => "wager",
            GameId::Arena => "arena",
            GameId::Cards => "cards",
            GameId::Labyrinth => "labyrinth",
        }
    }
}

impl Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A place at the table, counted from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// All seats of a table of `count`.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(SeatSet::MAX) as u8).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The largest table.
    pub const MAX: usize = 16;
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The same set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The same set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Everybody who is in one or the other.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Is `seat` in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < Self::MAX && self.0 & (1 << seat.0) != 0
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(u8::try_from(rest.trailing_zeros()).ok()?);
            rest &= rest.checked_sub(1)?;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Whose eyes a view or an event is prepared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// A player at the table: what this seat may know.
    Seat(Seat),
    /// Somebody looking on without any seat's secrets.
    Public,
    /// Everything: spectators of finished matches, tests, the referee.
    Omniscient,
}

impl Viewer {
    /// May these eyes see what is private to `seat`?
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Omniscient => true,
        }
    }
}

/// Who has to decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// One seat acts.
    One(Seat),
    /// All of these seats act, in any order, without knowing of each other.
    Several(SeatSet),
    /// Nobody: the match has ended.
    Over(Outcome),
}

impl Turn {
    /// The seats that may act now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::One(seat) => SeatSet::one(seat),
            Turn::Several(seats) => seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How the match ended, if it has.
    #[inline]
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            Turn::One(_) | Turn::Several(_) => None,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// These seats won; several may share it.
    Won(SeatSet),
    /// Nobody won.
    Drawn,
}

impl Outcome {
    /// Did `seat` win?
    #[inline]
    pub fn won_by(self, seat: Seat) -> bool {
        matches!(self, Outcome::Won(seats) if seats.contains(seat))
    }
}

/// Why an action was refused. Nothing has changed, the dice included.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal<R> {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// There is no such seat at this table.
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    /// Somebody else is to act.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules of the game forbid it.
    #[error("{0}")]
    Refused(R),
}

/// Why a match cannot be started: the field, the value and the limit it breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field} = {value}: {limit}")]
pub struct SetupError {
    /// The field as it is written in the set-up.
    pub field: &'static str,
    /// The value found there.
    pub value: String,
    /// The limit it breaks.
    pub limit: Limit,
}

impl SetupError {
    /// A set-up error from anything printable.
    pub fn new(field: &'static str, value: impl Display, limit: impl Into<Limit>) -> SetupError {
        SetupError { field, value: value.to_string(), limit: limit.into() }
    }
}

/// What a value of a set-up must keep to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// Not less than this.
    #[error("must be at least {0}")]
    Least(Bound),
    /// Not more than this.
    #[error("must be at most {0}")]
    Most(Bound),
    /// Not less than the one, not more than the other.
    #[error("must be from {0} to {1}")]
    Range(i128, i128),
    /// Together with the first of them it fits into the second.
    #[error("with {} it needs more shells than {}", .0.0, .0.1)]
    Crowded(Box<(Bound, Bound)>),
    /// In words.
    #[error("{0}")]
    Other(String),
}

impl From<&str> for Limit {
    fn from(words: &str) -> Limit {
        Limit::Other(words.to_owned())
    }
}

impl From<String> for Limit {
    fn from(words: String) -> Limit {
        Limit::Other(words)
    }
}

/// A number, or the number that another field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The other field.
    pub field: Option<&'static str>,
    /// The number.
    pub value: i128,
}

impl Bound {
    /// The number in a field.
    pub fn of(field: &'static str, value: impl Into<i128>) -> Bound {
        Bound { field: Some(field), value: value.into() }
    }
}

impl<N: Into<i128>> From<N> for Bound {
    fn from(value: N) -> Bound {
        Bound { field: None, value: value.into() }
    }
}

impl Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.field {
            Some(field) => write!(f, "{field} = {}", self.value),
            None => write!(f, "{}", self.value),
        }
    }
}

/// Why a step cannot be taken back (rules of the undo window: the game's `bars_undo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoUndo {
    /// There is no earlier decision.
    #[error("there is nothing to take back")]
    Nothing,
    /// A random result lies between.
    #[error("the die is cast")]
    Chance,
    /// Somebody learned something that was hidden.
    #[error("something hidden has been seen")]
    Secret,
    /// What it was part of is over.
    #[error("the table has moved on")]
    Closed,
    /// The decision was another seat's.
    #[error("somebody else decided last")]
    OtherSeat,
}

/// The interface of a game. See the module documentation for the ideas behind it.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Which game this is.
    const ID: GameId;
    /// Raised whenever the same seed and decisions no longer give the same match.
    const REVISION: u32;

    /// Everything chosen before the match.
    type Setup: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that has happened. Small, typed, and free of random state.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What somebody may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why the rules refuse an action, as a person would want to hear it.
    type Refusal: Clone + PartialEq + Debug + std::error::Error + Send + Sync;

    /// Begins a match. Everything random in it follows from `seed`.
    fn start(setup: &Self::Setup, seed: u64) -> Result<(Self, Vec<Self::Event>), SetupError>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who has to decide now.
    fn turn(&self) -> Turn;

    /// Appends everything `seat` may try now, judged by what that seat *knows*: an attempt that
    /// only hidden facts will stop is legal.
    fn legal_into(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does `action` for `seat` and appends what happened. Atomic: a refused action changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), Illegal<Self::Refusal>>;

    /// What `who` may know now.
    fn view(&self, who: Viewer) -> Self::View;

    /// What `who` may know of `event`; `None` if not even that it happened.
    fn redact(event: &Self::Event, who: Viewer) -> Option<Self::Event>;

    /// A full state consistent with `view`, drawn as it might truly be. This is how bots imagine.
    fn guess(view: &Self::View, dice: &mut Dice) -> Self;

    /// Does `event` end the undo window: did chance decide, or was something hidden seen?
    fn bars_undo(event: &Self::Event) -> Option<NoUndo>;

    /// Does `action`, done in this state, tell somebody something hidden although none of its
    /// events does so everywhere? It cannot be taken back then.
    fn teaches(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Why `seat` is not offered `action`, judged like [`Game::legal_into`] by what it knows; `None`
    /// if nothing speaks against it.
    fn why_not(&self, seat: Seat, action: &Self::Action) -> Option<Illegal<Self::Refusal>> {
        if self.legal(seat).contains(action) {
            return None;
        }
        self.clone().apply(seat, action, &mut Vec::new()).err()
    }

    /// The random source the game draws from while it is played, for fixtures that force results.
    fn dice_mut(&mut self) -> &mut Dice;

    /// Everything `seat` may try now.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_into(seat, &mut out);
        out
    }

    /// The seat's place if it exists and is to act: the first lines of every `apply`.
    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal<Self::Refusal>> {
        if seat.index() >= self.seats() {
            return Err(Illegal::NoSuchSeat(seat));
        }
        match self.turn() {
            Turn::Over(_) => Err(Illegal::Over),
            turn if turn.seats().contains(seat) => Ok(()),
            _ => Err(Illegal::NotYourTurn),
        }
    }
}
