//! A running match: the game, its record, and the undo window.
//!
//! The window (ux 2.0.5): a decision can be taken back while no random result, nothing hidden and
//! no other seat's decision lies between now and then. A practice table may take back any.

use crate::{
    fingerprint::fingerprint,
    game::{Game, GameId, Illegal, NoUndo, Seat, SetupError, Turn},
    record::{Decision, FORMAT, Record, RecordError, RecordStep},
};

/// One decision that stands, with the state before it and what it caused.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    /// The state before.
    pub before: G,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A match in progress or at its end.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    opening: Vec<G::Event>,
    past: Vec<Past<G>>,
    record: Record<G>,
}

impl<G: Game> Match<G> {
    /// Sits down. `seats` says who sits where.
    pub fn start(setup: G::Setup, seed: u64, seats: Vec<String>) -> Result<Match<G>, SetupError> {
        let (game, opening) = G::start(&setup, seed)?;
        let record = Record {
            format: FORMAT,
            game: G::ID,
            revision: G::REVISION,
            seats,
            setup,
            seed,
            notes: Vec::new(),
            start: fingerprint(&game),
            steps: Vec::new(),
        };
        Ok(Match { game, opening, past: Vec::new(), record })
    }

    /// From now on every random source of the game has a stream of its own, as the quests of a
    /// Party night ask for. The record does not say so: such a match is part of another one.
    pub fn part_dice(&mut self) {
        self.game.dice_mut().part();
    }

    /// Plays a record through and compares every mark. `file` is only used in messages.
    pub fn replay(record: &Record<G>, file: &str) -> Result<Match<G>, RecordError> {
        let mut table =
            Match::start(record.setup.clone(), record.seed, record.seats.clone()).map_err(
                |cause| RecordError::Setup { file: file.to_owned(), cause: cause.to_string() },
            )?;
        let diverged = |index: usize, step: Option<&RecordStep<G::Action>>, cause: String| {
            RecordError::Diverged {
                file: file.to_owned(),
                step: index,
                seat: step.map_or(Seat(0), |step| step.seat),
                deed: step.map_or("the start".to_owned(), |step| match &step.deed {
                    Decision::Do(action) => format!("{action:?}"),
                    Decision::TakeBack => "take back".to_owned(),
                }),
                cause,
            }
        };
        let differs = |wanted: u64, found: u64| {
            format!("the record expects mark {wanted:016x}, these rules give {found:016x}")
        };
        table.record.notes.clone_from(&record.notes);
        if table.record.start != record.start {
            return Err(diverged(0, None, differs(record.start, table.record.start)));
        }
        for (index, step) in record.steps.iter().enumerate() {
            let refused = match &step.deed {
                Decision::Do(action) => {
                    table.act(step.seat, action).err().map(|illegal| illegal.to_string())
                }
                Decision::TakeBack => table.take_back(step.seat).err().map(|why| why.to_string()),
            };
            if let Some(cause) = refused {
                return Err(diverged(index + 1, Some(step), cause));
            }
            let found = table.mark();
            if found != step.mark {
                return Err(diverged(index + 1, Some(step), differs(step.mark, found)));
            }
        }
        Ok(table)
    }

    /// The state. Only for those who may see everything; seats get views.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What stands beside the record, for whoever keeps the table.
    pub fn notes_mut(&mut self) -> &mut Vec<String> {
        &mut self.record.notes
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The decisions that stand, oldest first.
    pub fn past(&self) -> &[Past<G>] {
        &self.past
    }

    /// The number of decisions that stand.
    pub fn ply(&self) -> usize {
        self.past.len()
    }

    /// Does `action`; returns what happened.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
    ) -> Result<&[G::Event], Illegal<G::Refusal>> {
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events)?;
        self.past.push(Past { before, seat, action: action.clone(), events });
        self.note(seat, Decision::Do(action.clone()));
        Ok(&self.past[self.past.len() - 1].events)
    }

    /// May `seat` take its last decision back?
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let last = self.past.last().ok_or(NoUndo::Nothing)?;
        if let Some(why) = last.events.iter().find_map(G::bars_undo) {
            return Err(why);
        }
        if last.before.teaches(&last.action) {
            return Err(NoUndo::Secret);
        }
        if last.seat != seat {
            return Err(NoUndo::OtherSeat);
        }
        Ok(())
    }

    /// Takes `seat`'s last decision back if the undo window is open.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.may_undo(seat)?;
        self.take_back(seat)
    }

    /// Takes the last decision back whatever it was: practice tables, and replays of them.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let last = self.past.pop().ok_or(NoUndo::Nothing)?;
        self.game = last.before;
        self.note(seat, Decision::TakeBack);
        Ok(())
    }

    fn mark(&self) -> u64 {
        fingerprint(&self.game)
    }

    fn note(&mut self, seat: Seat, deed: Decision<G::Action>) {
        let mark = self.mark();
        self.record.steps.push(RecordStep { seat, deed, mark });
    }
}

/// Calls a macro with every game of the parlor. A new game is one line here.
#[macro_export]
macro_rules! every_game {
    ($with:ident) => {
        $with! {
            Classic: $crate::duel::classic::Classic,
            Duel: $crate::duel::full::Duel,
            Wager: $crate::wager::Wager,
            Arena: $crate::arena::Arena,
            Cards: $crate::cards::Cards,
            Labyrinth: $crate::labyrinth::Labyrinth,
        }
    };
}

macro_rules! any_match {
    ($($name:ident: $game:ty,)*) => {
        /// A match of whichever game.
        #[derive(Clone, Debug)]
        pub enum AnyMatch {
            $(
                #[doc = concat!("A match of ", stringify!($name), ".")]
                $name(Box<Match<$game>>),
            )*
        }

        impl AnyMatch {
            /// Opens a record of whichever game and plays it through.
            pub fn open(file: &str, text: &str) -> Result<AnyMatch, RecordError> {
                let game = crate::record::game_of(file, text)?;
                $(
                    if game == stringify!($name) {
                        let record = Record::<$game>::read(file, text)?;
                        return Ok(AnyMatch::$name(Box::new(Match::replay(&record, file)?)));
                    }
                )*
                Err(RecordError::OtherGame {
                    file: file.to_owned(),
                    found: game,
                    wanted: "one this program knows",
                })
            }

            /// Which game it is.
            pub fn id(&self) -> GameId {
                match self { $(AnyMatch::$name(_) => <$game as Game>::ID,)* }
            }

            /// The seed it was dealt with.
            pub fn seed(&self) -> u64 {
                match self { $(AnyMatch::$name(game) => game.record().seed,)* }
            }

            /// Who has to decide now.
            pub fn turn(&self) -> Turn {
                match self { $(AnyMatch::$name(table) => table.game().turn(),)* }
            }

            /// The number of decisions that stand.
            pub fn ply(&self) -> usize {
                match self { $(AnyMatch::$name(table) => table.ply(),)* }
            }

            /// Who sits where, as the record says.
            pub fn seats(&self) -> &[String] {
                match self { $(AnyMatch::$name(table) => &table.record().seats,)* }
            }

            /// What was written beside the record.
            pub fn notes(&self) -> &[String] {
                match self { $(AnyMatch::$name(table) => &table.record().notes,)* }
            }

            /// The record as text.
            pub fn write(&self) -> String {
                match self { $(AnyMatch::$name(table) => table.record().write(),)* }
            }

            /// The record as a code.
            pub fn code(&self) -> String {
                match self { $(AnyMatch::$name(table) => crate::code::write_record(table.record()),)* }
            }

            /// Reads the code of a match of whichever game and plays it through.
            pub fn from_code(text: &str) -> Result<AnyMatch, crate::code::CodeError> {
                let game = crate::code::game_of(text)?;
                $(
                    if game == <$game as Game>::ID.word() {
                        let table = crate::code::read_record::<$game>(text)?;
                        return Ok(AnyMatch::$name(Box::new(table)));
                    }
                )*
                Err(crate::code::CodeError::OtherGame {
                    found: game,
                    wanted: "one this program knows",
                })
            }

            /// Takes `seat`'s last decision back if the undo window is open.
            pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
                match self { $(AnyMatch::$name(table) => table.undo(seat),)* }
            }
        }
    };
}

every_game!(any_match);
