//! What can happen in the Wager, and who is told.

use serde::{Deserialize, Serialize};

use super::{Phase, number::Number, twist::Twist};
use crate::game::{NoUndo, Seat, SeatSet, Viewer};

/// What is in an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Envelope {
    /// No bet.
    Empty,
    /// A bet.
    Bet {
        /// On whom.
        on: Seat,
        /// How much.
        stake: u8,
    },
}

impl Envelope {
    /// On whom it bets, if it does.
    pub const fn target(self) -> Option<Seat> {
        match self {
            Envelope::Empty => None,
            Envelope::Bet { on, .. } => Some(on),
        }
    }
}

/// What somebody has achieved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Played.
    Result {
        /// The numbers as they were entered.
        numbers: Vec<Number>,
        /// What they come to, handicap included.
        value: Number,
    },
    /// Left: below every real value.
    Absent,
}

impl Entry {
    /// The value; nothing is below everything.
    pub const fn value(&self) -> Option<Number> {
        match self {
            Entry::Result { value, .. } => Some(*value),
            Entry::Absent => None,
        }
    }
}

/// One player's line of a settled ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// The value; nothing for the absent.
    pub value: Option<Number>,
    /// 1 is best; equals share the best rank of their group.
    pub rank: u8,
    /// What the rank is paid.
    pub award: i32,
    /// Bets received.
    pub received: u8,
    /// What they cost.
    pub cost: i32,
    /// What being the most-bet is paid, if the house has drawn that.
    pub bonus: i32,
    /// Points before.
    pub from: i32,
    /// Points after.
    pub to: i32,
}

/// One player's line of settled bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    /// What was in the envelope.
    pub envelope: Envelope,
    /// Whether the bet was won; nothing if there was none.
    pub won: Option<bool>,
    /// Points before.
    pub from: i32,
    /// Points after.
    pub to: i32,
}

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A round began.
    Round {
        /// Counted from 1.
        round: u8,
    },
    /// The house drew an event.
    Twisted {
        /// Which.
        twist: Twist,
    },
    /// An event of the house changed somebody's points.
    Moved {
        /// Whose.
        seat: Seat,
        /// By which event.
        twist: Twist,
        /// Points before.
        from: i32,
        /// Points after.
        to: i32,
    },
    /// Somebody cannot play the quest.
    Refused {
        /// Who.
        seat: Seat,
    },
    /// A quest was drawn.
    Drawn {
        /// Its place in the pool.
        quest: u16,
        /// The seed of the parlor's own quests, the same for everybody.
        seed: Option<u64>,
        /// Which draw of the round, counted from 1.
        draw: u32,
    },
    /// The round moved on by itself.
    Began {
        /// What begins.
        phase: Phase,
    },
    /// An envelope was sealed.
    Declared {
        /// Whose.
        seat: Seat,
        /// What is in it; only for those who may know.
        envelope: Option<Envelope>,
    },
    /// An envelope was taken back.
    Retracted {
        /// Whose.
        seat: Seat,
    },
    /// A result came in.
    Played {
        /// Whose.
        seat: Seat,
        /// What it is; only for those who may know.
        entry: Option<Entry>,
    },
    /// A result was entered again.
    Corrected {
        /// Whose.
        seat: Seat,
        /// What it is now; only for those who may know.
        entry: Option<Entry>,
    },
    /// The ranking was settled for one player.
    Ranked {
        /// Who.
        seat: Seat,
        /// The numbers as entered, empty for the absent.
        numbers: Vec<Number>,
        /// All of it.
        line: Ranked,
    },
    /// Who has the highest total now.
    Crowned {
        /// They.
        seats: SeatSet,
        /// The total.
        total: i32,
    },
    /// The bet of one player was settled.
    Paid {
        /// Who.
        seat: Seat,
        /// All of it.
        line: Paid,
    },
    /// The last round is over.
    Over {
        /// The final place by seat.
        places: Vec<u8>,
    },
}

impl Event {
    /// What `who` may know of it: envelopes and results are private until they are settled.
    pub fn seen_by(&self, who: Viewer) -> Event {
        match self {
            Event::Declared { seat, .. } if !who.sees(*seat) => {
                Event::Declared { seat: *seat, envelope: None }
            }
            Event::Played { seat, .. } if !who.sees(*seat) => {
                Event::Played { seat: *seat, entry: None }
            }
            Event::Corrected { seat, .. } if !who.sees(*seat) => {
                Event::Corrected { seat: *seat, entry: None }
            }
            event => event.clone(),
        }
    }

    /// Does it end the undo window?
    pub fn bars_undo(&self) -> Option<NoUndo> {
        match self {
            Event::Drawn { .. } | Event::Twisted { .. } => Some(NoUndo::Chance),
            Event::Ranked { .. } | Event::Paid { .. } => Some(NoUndo::Secret),
            Event::Began { .. } => Some(NoUndo::Closed),
            _ => None,
        }
    }
}
