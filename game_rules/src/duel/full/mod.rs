//! The full Duel, rules/duel.md 1–15 and 17.
//!
//! Rulings where the rulebook leaves a choice:
//! * A rattled side (break care) is not asked: its shot happens at once, as part of the action that
//!   made it its turn. Only the side itself is told that it was rattled.
//! * Every use of a tool is public as a change of the rack (6.1), so there is an [`Event::Spent`] for
//!   each. What follows from it for everybody (HP, wounds, stacks) is worked out in [`knowledge`].
//! * A turn that is skipped shows only as the next turn being somebody else's; two dazed sides
//!   skipping each other show no more than who shoots in the end.
//! * A tool whose precondition hangs on something its user cannot be sure of may be tried; a refusal
//!   costs nothing, and the seat is not offered the same tool again until something has happened.
//! * Under `own_status: Shown` a seat also sees its own HP and wounds exactly.
//! * Slots beyond [`Rack::MAX`] and shells beyond [`Clip::MAX`] are not given; a full clip takes no
//!   shell, and nothing is caught into it.
//! * `Sequence` lists the numbers of all periods; those of the mode itself are not played then.
//! * Wagers are legal from 1 to the HP. The list of legal actions names all of them up to 64 HP, and
//!   beyond that the small ones, the powers of two and all of the HP.
//! * In the legacy profile Evil's walk past Yours Is Mine (the last part of R-10) is not copied.

mod action;
pub mod bots;
mod chances;
mod contest;
pub mod earnings;
mod event;
pub mod gambles;
pub mod knowledge;
mod legal;
mod mode;
mod prepared_mode;
mod quick_view;
mod rack;
mod round;
mod script;
mod setup;
mod shot;
mod side;
mod stage_battle;
pub(in crate::duel) mod tools;
mod undo;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Refusal};
pub use event::{Event, Feeling};
pub use mode::{EvilHp, Explosion, First, Mode, ModeFault, Periods, ToolRow, Weight};
pub use quick_view::QuickView;
pub use rack::{Rack, Slot};
pub use setup::{Chosen, OwnStatus, Setup};
pub use side::{Body, DealtCounts, PublicKnowledge, Side};
pub use stage_battle::StageBattle;
pub use tools::{
    fate::{FATES, Fate, FateEffect},
    page::{PlaceChange, Purpose, ToolPage},
};
pub use view::{PendingView, SideView, StageView, View};

use self::{prepared_mode::PreparedMode, setup::PreparedSetup};
use super::{Aim, Clip, Ending, Tool};
use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Seat, SetupError, Turn, Viewer},
};

/// A duel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    house: PreparedSetup,
    dice: Dice,
    sides: [Side; 2],
    racks: [Rack; 2],
    sharing: Option<Sharing>,
    main: Clip,
    /// Live shells and blanks announced when the main clip was loaded.
    loaded: (u8, u8),
    extras: [Clip; 3],
    /// How many of `extras` exist.
    extra_count: u8,
    /// Barrel wear.
    wear: u32,
    current: Seat,
    stage: Option<Box<StageBattle>>,
    pending: Option<Pending>,
    /// Tools a seat has just learned to be of no use, by number.
    tried: [u64; 2],
    count: Counters,
    ending: Option<Ending>,
    log: Vec<Event>,
}

/// Counters of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counters {
    /// The Evil, counted from 1.
    pub period: u32,
    /// Rounds of this period.
    pub round: u32,
    /// Turns of this period.
    pub turn: u32,
    /// Rounds of the game.
    pub rounds: u32,
    /// Turns of the game.
    pub turns: u32,
}

/// Yours Is Mine: the borrower stands at the other side's rack, its own is the stash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sharing {
    /// Who borrows.
    pub borrower: Seat,
    /// Round starts until it ends; hidden.
    pub rounds_left: u32,
}

/// A choice that has been begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pending {
    /// Where to take a shell from or to put it: tools 22–25.
    Place(Tool),
    /// Where to put the next shell of those that are out: tool 16. Before the first one goes back
    /// the clip is still whole, and none is out.
    Arrange {
        /// Shells still out of the clip.
        out: Clip,
    },
    /// The stake of whoever uses tool 32.
    Wager,
    /// The stake of the other side.
    Answer {
        /// The first stake.
        #[serde(with = "crate::wide")]
        wager: i128,
    },
}

impl Game for Duel {
    const ID: GameId = GameId::Duel;
    const REVISION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Duel, Vec<Event>), SetupError> {
        let mut game = Duel::new(PreparedSetup::new(setup)?, Dice::stream(seed, "duel"));
        let mut out = Vec::with_capacity(16);
        game.begin_period(&mut out);
        game.log.extend_from_slice(&out);
        Ok((game, out))
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.ending, self.pending) {
            (Some(ending), _) => Turn::Over(ending.outcome()),
            (None, Some(Pending::Answer { .. })) => Turn::One(self.current.other()),
            (None, _) => Turn::One(self.current),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::One(seat) {
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
        let from = out.len();
        match *action {
            Action::Shoot(aim) => self.choose_shot(aim, out),
            Action::Use(tool) => self.use_tool(tool, out),
            Action::Place(place) => self.place(place, out),
            Action::Wager(wager) => self.wager(seat, wager, out),
            Action::Cancel => self.cancel(out),
        }
        .map_err(Illegal::Refused)?;
        self.log.extend_from_slice(&out[from..]);
        Ok(())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, who: Viewer) -> Option<Event> {
        event.seen_by(who)
    }

    fn guess(view: &View, dice: &mut Dice) -> Duel {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn teaches(&self, action: &Action) -> bool {
        self.hangs_on_secrets(action)
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

impl Duel {
    /// A table before the first period.
    fn new(house: PreparedSetup, dice: Dice) -> Duel {
        let slots = house.terms(1).slots;
        Duel {
            house,
            dice,
            sides: [Side::fresh(1), Side::fresh(1)],
            racks: [Rack::new(slots), Rack::new(slots)],
            sharing: None,
            main: Clip::default(),
            loaded: (0, 0),
            extras: [Clip::default(); 3],
            extra_count: 0,
            wear: 0,
            current: super::HUMAN,
            stage: None,
            pending: None,
            tried: [0; 2],
            count: Counters::default(),
            ending: None,
            log: Vec::with_capacity(48),
        }
    }

    /// The clips as they truly are, main first: for omniscient eyes.
    pub fn table_clips(&self) -> Vec<Clip> {
        self.clips().copied().collect()
    }

    /// The clips with the shells that are out for Rearrange behind the main one.
    fn whole_clips(&self) -> Vec<Clip> {
        let mut clips = self.table_clips();
        if let Some(Pending::Arrange { out }) = self.pending {
            out.shells().for_each(|shell| clips[0].push_back(shell));
        }
        clips
    }

    /// Turns of the game so far: public, and handy for those who count.
    pub fn turns(&self) -> u32 {
        self.count.turns
    }

    #[inline]
    fn terms(&self) -> &PreparedMode {
        self.house.terms(self.count.period)
    }

    fn legacy(&self) -> bool {
        self.house.setup.legacy
    }

    #[inline]
    fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() & 1]
    }

    #[inline]
    fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() & 1]
    }

    fn body(&mut self, seat: Seat) -> &mut Body {
        &mut self.side_mut(seat).body
    }

    /// Whose rack `seat` uses now.
    fn rack_owner(&self, seat: Seat) -> Seat {
        match self.sharing {
            Some(sharing) if sharing.borrower == seat => seat.other(),
            _ => seat,
        }
    }

    fn rack(&self, seat: Seat) -> &Rack {
        &self.racks[self.rack_owner(seat).index() & 1]
    }

    fn rack_mut(&mut self, seat: Seat) -> &mut Rack {
        let owner = self.rack_owner(seat);
        &mut self.racks[owner.index() & 1]
    }

    /// Fills or empties a slot and says so.
    fn set_slot(&mut self, seat: Seat, slot: u8, tool: Option<Tool>, out: &mut Vec<Event>) {
        self.rack_mut(seat).put(slot, tool);
        out.push(Event::Slot { seat, slot, tool });
    }

    /// 6.1: "you are dazed" goes before "Evil is dazed", and there are never both.
    #[inline]
    fn hint(&self) -> Option<Seat> {
        [super::HUMAN, super::EVIL].into_iter().find(|&seat| self.side(seat).body.daze > 0)
    }

    /// The clips that exist, main first.
    fn clips(&self) -> impl Iterator<Item = &Clip> {
        std::iter::once(&self.main).chain(&self.extras[..usize::from(self.extra_count)])
    }

    fn favoured(&self, seat: Seat) -> bool {
        self.house.setup.favoured == Some(seat)
    }

    fn choose_shot(&mut self, aim: Aim, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if let Some(tool) = self.pending.map(Pending::tool) {
            return Err(Refusal::Unfinished(tool));
        }
        self.tried = [0; 2];
        self.shoot(aim, out);
        self.after_shot(out);
        Ok(())
    }
}

impl Pending {
    /// The tool in hand.
    pub fn tool(self) -> Tool {
        match self {
            Pending::Place(tool) => tool,
            Pending::Arrange { .. } => Tool::Rearrange,
            Pending::Wager | Pending::Answer { .. } => Tool::ToTheDeath,
        }
    }
}
