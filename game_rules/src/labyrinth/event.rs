//! What is announced to whom (rules/labyrinth.md 11).

use serde::{Deserialize, Serialize};

use super::{
    action::Goods,
    adventurer::{Health, Item, Pile},
    board::PortalSort,
    monsters::Beast,
    place::{Dir, Dirs, Kind},
    turn_order::TurnOrder,
};
use crate::game::{NoUndo, Seat, SeatSet, Viewer};

pub use super::surroundings::Around;

/// How a bullet ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShotEnd {
    /// Nobody was hit.
    Miss,
    /// Somebody healthy was hit.
    Hit(Seat),
    /// Somebody injured already absorbed it.
    Spent(Seat),
    /// A monster was hit (17.11).
    Beast(Beast),
}

/// How far away the nearest pile is (17.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Band {
    /// On this tile.
    Here,
    /// 1 to 3.
    Near,
    /// 4 to 7.
    Far,
    /// 8 or more.
    Remote,
}

/// What a scanner shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reading {
    /// No pile lies on the floor.
    Nothing,
    /// The nearest pile.
    Pile {
        /// How far.
        band: Band,
        /// −1, 0 or 1: to the left, in line, to the right.
        dx: i8,
        /// −1, 0 or 1: below, in line, above.
        dy: i8,
        /// What it is, when it is here and kinds are played.
        kind: Option<Pile>,
    },
}

/// One tile in the beam of a flashlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lit {
    /// What it is.
    pub kind: Kind,
    /// Whether treasure lies there.
    pub treasure: bool,
    /// Who is there.
    pub players: SeatSet,
}

/// What stopped a beam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BeamEnd {
    /// Its range.
    Range,
    /// A wall behind the last tile told.
    Wall,
    /// An exit behind the last tile told.
    Exit,
}

/// What a flashlight shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Beam {
    /// The tiles, nearest first.
    pub tiles: Vec<Lit>,
    /// What stopped it.
    pub end: BeamEnd,
}

/// A cell of a copied map: its place relative to the common tile, and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CopiedCell {
    /// Place relative to the common tile.
    pub at: (i8, i8),
    /// What it is.
    pub kind: Kind,
    /// Whether a flush was blocked there.
    pub blocked: Option<bool>,
}

/// A side of a copied map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CopiedSide {
    /// Place of the cell relative to the common tile.
    pub at: (i8, i8),
    /// Its side: up or right.
    pub dir: Dir,
    /// What is known of it.
    pub fact: super::knowledge::Side,
}

/// A fragment of somebody's map (17.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MapCopy {
    /// The cells.
    pub cells: Vec<CopiedCell>,
    /// The sides.
    pub sides: Vec<CopiedSide>,
}

/// What experience buys (17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Obstacle {
    /// Nothing was entered yet.
    None,
    /// A marsh.
    Marsh,
    /// A river tile that flows this way.
    River(Dir),
    /// A portal of this sort.
    Portal(PortalSort),
}

/// An announcement: who hears it depends on `private`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Told only to those concerned.
    pub private: bool,
    /// What happened.
    pub news: News,
}

/// Something that has happened (11.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields named seat, by, dir, item say what they are")]
pub enum News {
    /// The game begins; the turn order is drawn.
    Started { order: TurnOrder },
    /// It is this seat's turn.
    Turn { seat: Seat },
    /// What the active adventurer finds around them.
    Around { seat: Seat, around: Around },
    /// A turn was lost.
    Lost { seat: Seat },
    /// Somebody is healthy again.
    Healed { seat: Seat },
    /// A wall.
    Bump { seat: Seat, dir: Dir },
    /// An exit that cannot be used yet.
    Exit { seat: Seat, dir: Dir },
    /// A tile was entered.
    Entered { seat: Seat, dir: Dir, kind: Kind },
    /// The river carried them off.
    Flushed { seat: Seat },
    /// The river could not.
    Blocked { seat: Seat },
    /// A portal took effect.
    Portalled { seat: Seat },
    /// What lies where the step ended.
    Landed { seat: Seat, around: Around },
    /// Somebody came upon this seat.
    Found { seat: Seat, by: Seat, health: Health },
    /// A purchase; without an item the shop refused.
    Bought { seat: Seat, roll: u8, item: Option<Item> },
    /// An item was thrown away.
    Dropped { seat: Seat, item: Item },
    /// A first aid kit was used.
    KitUsed { seat: Seat },
    /// A pile was picked up.
    Taken { seat: Seat },
    /// A pile was put down or fell.
    Left { seat: Seat },
    /// Somebody will be treated.
    CheckedIn { seat: Seat },
    /// A battle; without rolls a bullet decided.
    Battle { by: Seat, on: Seat, rolls: Option<(u8, u8)>, loser: Seat },
    /// A shot; the direction only for those who may know.
    Shot { by: Seat, dir: Option<Dir>, end: ShotEnd },
    /// Somebody is injured.
    Injured { seat: Seat },
    /// A turn is over.
    Ended { seat: Seat },
    /// Somebody is out with a treasure.
    Won { seat: Seat },
    /// The turn limit was reached.
    Drawn,
    /// Everything is shown: the seed too.
    Revealed { seed: u64 },
    /// Somebody asks for the log.
    LogAsked { by: Seat, from: u32, to: u32 },
    /// Somebody said no, or the request was taken back.
    LogRefused,
    /// These entries are shown to everybody.
    LogShown { from: u32, to: u32 },
    /// All people wanted to see the board.
    PeekGranted,
    /// 17.1: experience now.
    Xp { seat: Seat, xp: u8 },
    /// 17.1: signed distance to the nearest tile of a kind.
    Guided { seat: Seat, to: Kind, by: Option<(i8, i8)> },
    /// 17.1: the last obstacle.
    Revealing { seat: Seat, obstacle: Option<Obstacle> },
    /// 17.2: the barred sides of the start tile.
    Probed { seat: Seat, barred: Dirs },
    /// 17.3: an offer was made.
    Offered { by: Seat, to: Seat, goods: Option<(Goods, Goods)> },
    /// 17.3: a trade took place.
    Traded { by: Seat, to: Seat },
    /// 17.3: an offer was declined.
    Declined { by: Seat, to: Seat },
    /// 17.3: a fragment of a map changed eyes.
    MapCopied { from: Seat, to: Seat, map: Box<MapCopy> },
    /// 17.5: an item went into the bin.
    Donated { seat: Seat, item: Item, blessed: bool },
    /// 17.5: an item came out of the bin.
    FromBin { seat: Seat, item: Item },
    /// 17.5: a blessing saved a turn.
    Blessed { seat: Seat },
    /// 17.6: fool's gold crumbled at an exit.
    FoolsGold { seat: Seat, dir: Option<Dir> },
    /// 17.6: a pile exploded.
    Explosion { seat: Seat },
    /// 17.7: the scanner was used.
    Scanned { seat: Seat, reading: Option<Reading> },
    /// 17.8: the flashlight was used.
    Lit { seat: Seat, dir: Option<Dir>, beam: Option<Box<Beam>> },
    /// 17.9: dynamite was used.
    Blasted { seat: Seat, dir: Option<Dir>, fell: Option<bool> },
    /// 17.10: a shield broke instead.
    ShieldBroken { seat: Seat },
    /// 17.11: a monster harmed somebody.
    Mauled { seat: Seat, beast: Beast },
    /// 17.11: the dog barks.
    Bark { at: Option<Seat> },
    /// 17.12: a wall was walked through, or was not needed to be.
    GhostWalk { seat: Seat, spent: bool },
    /// 17.12: the stream turns.
    StreamTurned,
    /// 17.4: somebody took the stairs, up or down.
    Climbed { seat: Seat },
    /// Somebody who does not play was called to look at the board.
    RefereeLooked { by: Seat },
}

impl News {
    /// Is it told only to those concerned, however well the others hear?
    pub(super) fn is_secret(&self) -> bool {
        matches!(
            self,
            News::Probed { .. } | News::MapCopied { .. } | News::Scanned { .. } | News::Lit { .. }
        )
    }

    /// In Whisper: is it told only to those concerned, in part or altogether?
    pub(super) fn is_whispered(&self) -> bool {
        matches!(
            self,
            News::Around { .. }
                | News::Bump { .. }
                | News::Exit { .. }
                | News::Entered { .. }
                | News::Flushed { .. }
                | News::Blocked { .. }
                | News::Portalled { .. }
                | News::Climbed { .. }
                | News::Landed { .. }
                | News::Found { .. }
                | News::CheckedIn { .. }
                | News::Shot { .. }
                | News::Guided { .. }
                | News::Revealing { .. }
                | News::Offered { .. }
                | News::Declined { .. }
                | News::FoolsGold { .. }
                | News::Blasted { .. }
                | News::GhostWalk { .. }
        )
    }

    /// Whose adventures it tells of, on the tile where they stand.
    pub(super) fn adventurer(&self) -> Option<Seat> {
        match *self {
            News::Found { seat, .. }
            | News::Taken { seat }
            | News::Left { seat }
            | News::Explosion { seat }
            | News::Scanned { seat, .. }
            | News::Guided { seat, .. }
            | News::Lit { seat, .. }
            | News::Shot { by: seat, .. } => Some(seat),
            _ => self.walker(),
        }
    }

    /// Those a private announcement is made to.
    fn concerned(&self) -> SeatSet {
        if let Some(seat) = self.walker() {
            return SeatSet::one(seat);
        }
        match *self {
            News::Found { seat, .. }
            | News::CheckedIn { seat }
            | News::Shot { by: seat, .. }
            | News::Guided { seat, .. }
            | News::Revealing { seat, .. }
            | News::Probed { seat, .. }
            | News::FoolsGold { seat, .. }
            | News::Scanned { seat, .. }
            | News::Lit { seat, .. }
            | News::Blasted { seat, .. }
            | News::GhostWalk { seat, .. }
            | News::MapCopied { to: seat, .. } => SeatSet::one(seat),
            News::Offered { by, to, .. } | News::Declined { by, to } => SeatSet::one(by).with(to),
            _ => SeatSet::EMPTY,
        }
    }

    /// What everybody else hears of a private announcement.
    fn overheard(&self) -> Option<News> {
        Some(match *self {
            News::Shot { by, end, .. } => News::Shot { by, dir: None, end },
            News::Guided { seat, to, .. } => News::Guided { seat, to, by: None },
            News::Revealing { seat, .. } => News::Revealing { seat, obstacle: None },
            News::FoolsGold { seat, .. } => News::FoolsGold { seat, dir: None },
            News::Scanned { seat, .. } => News::Scanned { seat, reading: None },
            News::Lit { seat, .. } => News::Lit { seat, dir: None, beam: None },
            News::Blasted { seat, .. } => News::Blasted { seat, dir: None, fell: None },
            _ => return None,
        })
    }
}

impl Event {
    /// What `who` may know of it.
    pub fn seen_by(&self, who: Viewer) -> Option<Event> {
        let told = match who {
            Viewer::Omniscient => true,
            Viewer::Seat(seat) => !self.private || self.news.concerned().contains(seat),
            Viewer::Public => !self.private,
        };
        if told {
            return Some(self.clone());
        }
        self.news.overheard().map(|news| Event { private: true, news })
    }

    /// Does it end the undo window?
    pub fn bars_undo(&self) -> Option<NoUndo> {
        match self.news {
            News::Bought { .. } | News::Battle { rolls: Some(_), .. } | News::FromBin { .. } => {
                Some(NoUndo::Chance)
            }
            News::Dropped { .. }
            | News::KitUsed { .. }
            | News::Healed { .. }
            | News::Taken { .. }
            | News::Left { .. }
            | News::CheckedIn { .. }
            | News::Battle { rolls: None, .. }
            | News::Injured { .. }
            | News::ShieldBroken { .. }
            | News::Donated { .. }
            | News::Offered { .. }
            | News::LogAsked { .. } => None,
            _ => Some(NoUndo::Secret),
        }
    }
}
