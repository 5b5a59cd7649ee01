//! What can happen in a match of the arena, in the order it happens.

use serde::{Deserialize, Serialize};

use crate::game::{NoUndo, Seat};

/// How one match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MatchResult {
    /// This side won.
    Won(Seat),
    /// Nobody did.
    Drawn,
}

impl MatchResult {
    /// Points of a side: 3, 1 or 0.
    pub fn points(self, side: Seat) -> u8 {
        match self {
            MatchResult::Won(winner) if winner == side => 3,
            MatchResult::Won(_) => 0,
            MatchResult::Drawn => 1,
        }
    }
}

/// One of the two bonuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Attack.
    Attack,
    /// Defence.
    Defence,
}

/// Why a move did nothing to the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Miss {
    /// The rival is hidden.
    Invincible,
    /// Nobody stands there any more.
    NoTarget,
}

/// Why a side did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Idle {
    /// It gave no order.
    Late,
    /// It had none to give.
    Stuck,
}

/// Something that has happened. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A match of the series opens: everybody fresh, nobody on the arena.
    MatchStart {
        /// 1 or 2.
        number: u8,
        /// Who is first at equal speed.
        first: Seat,
    },
    /// A side has given its order; which one is not told.
    Ready {
        /// Who.
        side: Seat,
    },
    /// A turn is played.
    TurnStart {
        /// The battle turn's number from 1; on entry, the battle turns counted so far.
        n: u8,
        /// Is it an entry turn?
        entry: bool,
    },
    /// A creature leaves for the bench.
    SwitchOut {
        /// Whose.
        side: Seat,
        /// From which slot.
        slot: u8,
    },
    /// A creature comes in.
    SwitchIn {
        /// Whose.
        side: Seat,
        /// From which slot.
        slot: u8,
        /// Nobody named it: the trainer was late.
        auto: bool,
    },
    /// Who acts first in this turn.
    Order {
        /// The faster side.
        first: Seat,
    },
    /// A move is begun and paid.
    MoveUsed {
        /// Whose.
        side: Seat,
        /// The user's slot.
        slot: u8,
        /// Which of its four moves, from 0.
        index: u8,
        /// The move's number.
        id: u16,
        /// Uses left.
        pp: u8,
    },
    /// The user of a two-turn move is hidden from now on.
    Vanish {
        /// Whose.
        side: Seat,
        /// Its slot.
        slot: u8,
    },
    /// It comes back and strikes.
    Emerge {
        /// Whose.
        side: Seat,
        /// Its slot.
        slot: u8,
        /// Which of its four moves, from 0.
        index: u8,
        /// The move's number.
        id: u16,
    },
    /// Damage of a move.
    Hit {
        /// Who was hit.
        side: Seat,
        /// The damage worked out; more than the hit one had is lost.
        amount: u32,
        /// Its health afterwards.
        hp: u16,
        /// TYPE times four: 0, 1, 2, 4, 8 or 16.
        t4: u8,
        /// Had the move the type of its user?
        stab: bool,
    },
    /// A move did nothing to the rival.
    Missed {
        /// Whose move.
        side: Seat,
        /// Why.
        why: Miss,
    },
    /// A move cost its user health.
    SelfHit {
        /// Who.
        side: Seat,
        /// How much.
        amount: u16,
        /// Its health afterwards.
        hp: u16,
    },
    /// Poison was set; whatever was there before is gone.
    Poisoned {
        /// Who is poisoned.
        side: Seat,
        /// Loss per turn.
        tick: u16,
        /// For so many turns.
        turns: u8,
        /// Was there poison before?
        replaced: bool,
    },
    /// A bonus changed.
    Bonus {
        /// Whose.
        side: Seat,
        /// Which.
        which: Stat,
        /// By what the move says.
        delta: i16,
        /// The bonus afterwards.
        after: i8,
        /// A limit stopped it.
        clamped: bool,
    },
    /// The creature will rest in the next battle turn.
    RestOwed {
        /// Whose.
        side: Seat,
    },
    /// It has rested.
    Rested {
        /// Whose.
        side: Seat,
    },
    /// Poison worked.
    PoisonTick {
        /// On whom.
        side: Seat,
        /// How much.
        amount: u16,
        /// Its health afterwards.
        hp: u16,
        /// Turns of it left.
        left: u8,
    },
    /// A creature at 0 health leaves the arena.
    Fainted {
        /// Whose.
        side: Seat,
        /// Its slot.
        slot: u8,
    },
    /// A side did nothing.
    Passed {
        /// Who.
        side: Seat,
        /// Why.
        why: Idle,
    },
    /// The match ended.
    MatchEnd {
        /// How.
        verdict: MatchResult,
    },
    /// The series ended.
    SeriesEnd {
        /// Points of both sides.
        points: [u8; 2],
    },
}

impl Event {
    /// An order can be taken back until the turn is played; then everybody has seen everything.
    pub fn bars_undo(self) -> Option<NoUndo> {
        match self {
            Event::Ready { .. } => None,
            _ => Some(NoUndo::Secret),
        }
    }
}

/// Somebody who is told what happens; `()` does not listen and costs nothing.
pub trait Witness {
    /// Something has happened.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline(always)]
    fn see(&mut self, _event: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
