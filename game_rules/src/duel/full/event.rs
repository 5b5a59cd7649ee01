//! What can happen in a duel, and who learns of it (rules/duel.md 6.1, 9).
//!
//! Everything that changes a rack is public ([`Event::Spent`], [`Event::Slot`]): racks are open, so
//! a silent tool shows as a slot that is empty now, and nothing else is said of it.

use serde::{Deserialize, Serialize};

use super::Body;
use crate::{
    duel::{Aim, Ending, Shell, Tool},
    game::{Seat, Viewer},
};

/// Something that has happened. Fields in `Option`s are only for those who may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A period began: a new Evil.
    Period {
        /// Counted from 1.
        number: u32,
    },
    /// A round began.
    Round {
        /// Counted from 1 in this period.
        number: u32,
    },
    /// HP and wounds are announced.
    Standing {
        /// Of whom.
        seat: Seat,
        /// HP.
        #[serde(with = "crate::wide")]
        hp: i128,
        /// Wounds.
        wounds: u8,
    },
    /// Yours Is Mine is over; the borrower is back at its own rack.
    Returned {
        /// The borrower.
        seat: Seat,
    },
    /// A temporary slot ended.
    SlotGone {
        /// Whose rack.
        seat: Seat,
        /// Which, counted as it was when it went.
        slot: u8,
        /// What was lost with it.
        tool: Option<Tool>,
    },
    /// A slot was given.
    SlotGiven {
        /// To whose rack.
        seat: Seat,
        /// Rounds it lasts; 0 = for good.
        life: u8,
    },
    /// A tool was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Into which slot.
        slot: u8,
        /// Which.
        tool: Tool,
    },
    /// The main clip was loaded.
    Loaded {
        /// Live shells in it.
        live: u8,
        /// Blanks in it.
        blank: u8,
    },
    /// It is this seat's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// Who is said to be dazed.
        dazed: Option<Seat>,
    },
    /// The hint about daze changed during a turn.
    Hint {
        /// Who is said to be dazed.
        dazed: Option<Seat>,
    },
    /// This seat is rattled and shoots without being asked; only it knows why.
    Rattled {
        /// Who.
        seat: Seat,
    },
    /// A tool that needs a place or a stake was taken in hand; only its user knows.
    Taken {
        /// Who.
        seat: Seat,
        /// Which.
        tool: Tool,
    },
    /// The tool in hand went back unused; only its user knows.
    PutBack {
        /// Who.
        seat: Seat,
        /// Which.
        tool: Tool,
    },
    /// A tool left a rack because it was used.
    Spent {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Which.
        tool: Tool,
        /// Whether no rack holds anything now.
        last: bool,
    },
    /// A slot of the rack that `seat` uses changed.
    Slot {
        /// Whose.
        seat: Seat,
        /// Which.
        slot: u8,
        /// What lies there now.
        tool: Option<Tool>,
    },
    /// The tool could not be used and stays on the rack; only its user knows.
    Kept {
        /// Who.
        seat: Seat,
        /// Which.
        tool: Tool,
    },
    /// Knife, or dice that say so.
    Sharpened {
        /// Who.
        seat: Seat,
        /// More damage.
        by: u32,
    },
    /// A shell was thrown out and seen.
    Ejected {
        /// By whom.
        seat: Seat,
        /// What it was.
        shell: Shell,
    },
    /// A mallet, small or big.
    Dazed {
        /// By whom.
        seat: Seat,
    },
    /// Moral Praise.
    Praised {
        /// Who.
        seat: Seat,
        /// Whether it healed 1 HP.
        healed: bool,
        /// Whether chance may have decided, as far as everybody can tell.
        luck: bool,
    },
    /// X-ray Lens.
    Looked {
        /// Who.
        seat: Seat,
        /// The front shell of each clip, main first; `None` inside for an empty or missing one.
        shells: Option<[Option<Shell>; 4]>,
    },
    /// A vest was put on.
    Vested {
        /// By whom.
        seat: Seat,
    },
    /// Three Dice are thrown under the cup.
    Thrown {
        /// By whom.
        seat: Seat,
        /// Whether its rack held nothing that they could take.
        bare: bool,
    },
    /// Three Dice: the sum, seen by nobody at the table.
    Dice {
        /// By whom.
        seat: Seat,
        /// Their sum.
        sum: u8,
    },
    /// Three Dice, what the roller feels of it in its own body where that is shown (6.1).
    Felt {
        /// Who.
        seat: Seat,
        /// What.
        what: Feeling,
    },
    /// HP changed by dice, as told.
    Struck {
        /// Whose HP.
        seat: Seat,
        /// By how much.
        by: i8,
    },
    /// Dice left an eighth of the HP.
    Eighth {
        /// Whose HP.
        seat: Seat,
        /// HP now.
        #[serde(with = "crate::wide")]
        hp: i128,
    },
    /// Mirror.
    Mirrored {
        /// Who became the other.
        seat: Seat,
    },
    /// Fill Live changed something.
    Filled {
        /// By whom.
        seat: Seat,
    },
    /// Rearrange: a shell went back.
    Arranged {
        /// By whom.
        seat: Seat,
        /// Where.
        place: u8,
        /// What it was.
        shell: Shell,
    },
    /// Rearrange ended.
    Rearranged {
        /// By whom.
        seat: Seat,
    },
    /// Extract took a shell.
    Extracted {
        /// By whom.
        seat: Seat,
        /// From where, and what it was.
        found: Option<(u8, Shell)>,
    },
    /// A shell was put in.
    Inserted {
        /// By whom.
        seat: Seat,
        /// Blank Shell, Live Shell or Mystery Shell.
        tool: Tool,
        /// Where.
        place: Option<u8>,
    },
    /// Bandage.
    Bandaged {
        /// Who.
        seat: Seat,
    },
    /// A burning side put the fire out.
    Quenched {
        /// Who.
        seat: Seat,
    },
    /// Medkit.
    Healed {
        /// Who.
        seat: Seat,
        /// HP as told.
        by: u8,
        /// HP on top that nobody is told.
        more: Option<u8>,
    },
    /// The Coin halved somebody's HP; not told.
    Halved {
        /// Whose.
        seat: Seat,
        /// HP now.
        #[serde(with = "crate::wide")]
        hp: i128,
    },
    /// All or Nothing left nothing; only the racks tell.
    Swept {
        /// By whom.
        seat: Seat,
    },
    /// Barrel Repair.
    Repaired {
        /// By whom.
        seat: Seat,
    },
    /// Sort Shells.
    Sorted {
        /// By whom.
        seat: Seat,
    },
    /// Merge Clips.
    Merged {
        /// By whom.
        seat: Seat,
        /// Shells in the main clip now.
        shells: u8,
    },
    /// A stake of a stage battle.
    Wagered {
        /// Who.
        seat: Seat,
        /// How much.
        #[serde(with = "crate::wide")]
        wager: i128,
    },
    /// The stage battle ended; the stakes go to the winner.
    StageWon {
        /// Who.
        seat: Seat,
    },
    /// The gun is fired.
    Shot {
        /// By whom.
        seat: Seat,
        /// At whom.
        aim: Aim,
    },
    /// A live shell struck.
    Hit {
        /// Whom.
        seat: Seat,
        /// Which clip it came from: 0 = main.
        rail: u8,
        /// Whether it blew back.
        blown: bool,
        /// Whether Thorn Armour threw it back.
        reflected: bool,
        /// HP lost.
        lost: Option<u32>,
        /// HP now.
        #[serde(with = "crate::wide")]
        hp: i128,
    },
    /// A blank struck.
    Clicked {
        /// Whom.
        seat: Seat,
        /// Which clip it came from: 0 = main.
        rail: u8,
        /// Whether it blew back.
        blown: bool,
    },
    /// A shell was caught and lies at the tail of the main clip.
    Caught {
        /// By whom.
        seat: Seat,
        /// Which clip it came from: 0 = main.
        rail: u8,
        /// Whether it blew back.
        blown: bool,
        /// What it is; nobody is told.
        shell: Option<Shell>,
    },
    /// A vest took a shell.
    Stopped {
        /// Whose vest.
        seat: Seat,
        /// Which clip it came from: 0 = main.
        rail: u8,
        /// Whether it blew back.
        blown: bool,
        /// Whether the vest broke.
        broke: bool,
        /// What it was; nobody is told.
        shell: Option<Shell>,
    },
    /// A side caught fire.
    Ignited {
        /// Who.
        seat: Seat,
    },
    /// A burning side lost 1 HP.
    Burned {
        /// Who.
        seat: Seat,
    },
    /// A period ended.
    PeriodOver {
        /// How.
        ending: Ending,
    },
    /// The duel ended.
    Over {
        /// How.
        ending: Ending,
    },
}

/// What a roller feels of untold dice in its own body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Feeling {
    /// Rattled (sum 3).
    Rattled,
    /// More breath (sums 9 and 11).
    Breath(u8),
    /// +2 damage (sum 12, untold).
    Boost,
    /// Nothing at all.
    Nothing {
        /// Whether it could not have had more breath.
        full: bool,
    },
}

/// What a vest starts with.
const VEST: i32 = 3;

impl Event {
    /// Whose body it tells something of.
    pub(super) fn body_told(self) -> Option<Seat> {
        match self {
            Event::Sharpened { seat, .. }
            | Event::Vested { seat }
            | Event::Bandaged { seat }
            | Event::Healed { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What that is: rules and belief do the same to the body.
    pub(super) fn on_body(self, body: &mut Body) {
        match self {
            Event::Sharpened { by, .. } => body.boost = body.boost.saturating_add(by),
            Event::Vested { .. } => body.vests.insert(0, VEST),
            Event::Bandaged { .. } => body.bandage_new = body.bandage_new.saturating_add(1),
            Event::Healed { .. } => body.wounds = 0,
            _ => {}
        }
    }

    /// What `who` may know of it.
    pub fn seen_by(self, who: Viewer) -> Option<Event> {
        let all = who == Viewer::Omniscient;
        Some(match self {
            Event::Dice { .. } | Event::Halved { .. } | Event::Swept { .. } if !all => return None,
            Event::Kept { seat, .. }
            | Event::Taken { seat, .. }
            | Event::PutBack { seat, .. }
            | Event::Rattled { seat }
            | Event::Felt { seat, .. }
            | Event::Arranged { seat, .. }
                if !who.sees(seat) =>
            {
                return None;
            }
            Event::Looked { seat, .. } if !who.sees(seat) => Event::Looked { seat, shells: None },
            Event::Extracted { seat, .. } if !who.sees(seat) => {
                Event::Extracted { seat, found: None }
            }
            Event::Inserted { seat, tool, .. } if !who.sees(seat) => {
                Event::Inserted { seat, tool, place: None }
            }
            Event::Healed { seat, by, .. } if !all => Event::Healed { seat, by, more: None },
            Event::Hit { seat, rail, blown, reflected, hp, .. } if !all => {
                Event::Hit { seat, rail, blown, reflected, lost: None, hp }
            }
            Event::Caught { seat, rail, blown, .. } if !all => {
                Event::Caught { seat, rail, blown, shell: None }
            }
            Event::Stopped { seat, rail, blown, broke, .. } if !all => {
                Event::Stopped { seat, rail, blown, broke, shell: None }
            }
            event => event,
        })
    }
}

/// Events are copied into the log by the million.
const _: () = assert!(size_of::<Event>() <= 32);
