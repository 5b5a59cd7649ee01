//! What somebody may know of a duel (rules/duel.md 6.1).

use serde::{Deserialize, Serialize};

use super::{
    Body, Counters, DealtCounts, Duel, Event, Explosion, Mode, OwnStatus, Pending, PublicKnowledge,
    Rack, Setup, Side, Tool,
    chances::{self, Praise},
    knowledge::Belief,
};
use crate::{
    dice::Dice,
    duel::{Clip, Ending},
    game::{Game, Seat, Turn, Viewer},
};

/// A duel through somebody's eyes. What follows from it for the hidden values is worked out by
/// [`View::belief`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// The public set-up.
    pub setup: Setup,
    /// Periods, rounds and turns.
    pub count: Counters,
    /// Whose decision it is.
    pub turn: Turn,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Whose turn it is, also while the other side answers a stake, and after the end.
    pub current: Seat,
    /// Who is said to be dazed.
    pub dazed: Option<Seat>,
    /// The two sides, the human's first; during a stage battle those on the stage.
    pub sides: [SideView; 2],
    /// Whose racks these are, not who uses them.
    pub racks: [Rack; 2],
    /// Yours Is Mine: who stands at the other side's rack. Its own one is put by.
    pub borrower: Option<Seat>,
    /// Shells in the main clip, those taken out by Rearrange included.
    pub main_len: u8,
    /// Live shells and blanks announced when it was loaded.
    pub loaded: (u8, u8),
    /// How many extra clips exist: 0, 1 or 3.
    pub extra_count: u8,
    /// Barrel wear.
    pub wear: u32,
    /// The stage battle.
    pub stage: Option<StageView>,
    /// What has been begun and may be seen by these eyes.
    pub pending: Option<PendingView>,
    /// Tools this seat has just learned to be of no use, by number.
    pub tried: u64,
    /// All clips, main first, for those who may see them: a favoured seat. Shells that lie in a hand
    /// (Rearrange) follow those that are back.
    pub clips: Option<Vec<Clip>>,
    /// Everything, for omniscient eyes only.
    pub truth: Option<Box<Duel>>,
    /// What these eyes have seen since the start.
    pub log: Vec<Event>,
}

/// One side through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideView {
    /// HP: the same number twice if certain, else the lowest and the highest.
    #[serde(with = "crate::wide")]
    pub hp: (i128, i128),
    /// Possible wounds: bit n stands for n of them.
    pub wounds: u16,
    /// Burns left.
    pub burning: u8,
    /// +damage of the current turn as it was told.
    pub boost: u32,
    /// Steps of +2 damage that untold dice may have given.
    pub secret_boost: u8,
    /// How many of each tool it was dealt.
    pub sent: DealtCounts,
    /// The body, if these eyes may see it: a seat's own under `own_status: Shown`.
    pub body: Option<Body>,
}

/// A stage battle through anybody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StageView {
    /// Who used the tool.
    pub initiator: Seat,
    /// Both stakes, the human's first.
    #[serde(with = "crate::wide")]
    pub wagers: [i128; 2],
    /// The sides as they wait, stakes paid.
    pub parents: [SideView; 2],
}

/// A begun choice through the eyes of whoever has to make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PendingView {
    /// A place for this tool.
    Place(Tool),
    /// A place for the next shell of Rearrange.
    Arrange {
        /// Those that are back, front first.
        placed: Clip,
        /// How many are still out; 0 before the first.
        left: u8,
    },
    /// A stake, which may still be put back.
    Wager,
    /// The answer to this stake.
    Answer {
        /// The first stake.
        #[serde(with = "crate::wide")]
        wager: i128,
    },
}

impl View {
    /// The chance that Moral Praise heals `seat`, if these eyes can know it.
    pub fn praise(&self, seat: Seat) -> Option<f64> {
        let side = self.side(seat);
        let (hp, wounds) = side.sure_hp().zip(side.sure_wounds())?;
        let luck = match chances::praise(hp, wounds, self.setup.legacy) {
            _ if self.setup.favoured.is_some() => return None,
            Praise::Sure => 1.0,
            Praise::Coins(coins) => 0.5f64.powi(coins.min(1000) as i32),
            Praise::Luck(cases) => cases as f64 / chances::UNIT as f64,
        };
        Some(luck)
    }

    /// The chance that a plain shell blows back with this much wear; `None` where wear is nothing.
    pub fn worn_blowback(&self, wear: u32) -> Option<f64> {
        match self.terms()?.explosion {
            Explosion::Exponent { .. } => {
                Some(chances::blowback(wear) as f64 / chances::UNIT as f64)
            }
            Explosion::Fixed(_) => None,
        }
    }

    /// HP a Medkit is said to give `seat`, if these eyes can know it.
    pub fn medkit(&self, seat: Seat) -> Option<u8> {
        self.side(seat).sure_hp().map(chances::medkit)
    }
}

impl SideView {
    fn of(side: &Side, open: bool) -> SideView {
        let hp = if open { (side.hp, side.hp) } else { side.known_hp() };
        SideView {
            hp,
            wounds: if open { 1 << side.body.wounds } else { side.known.wounds },
            burning: side.burning,
            boost: side.known.boost,
            secret_boost: side.known.secret_boost,
            sent: side.sent,
            body: open.then(|| side.body.clone()),
        }
    }

    /// The HP, if certain.
    pub fn sure_hp(&self) -> Option<i128> {
        (self.hp.0 == self.hp.1).then_some(self.hp.0)
    }

    /// The wounds, if certain.
    pub fn sure_wounds(&self) -> Option<u8> {
        self.wounds.is_power_of_two().then(|| self.wounds.trailing_zeros() as u8)
    }
}

impl View {
    pub(super) fn of(game: &Duel, who: Viewer) -> View {
        let shown = game.house.setup.own_status == OwnStatus::Shown;
        let open = |seat| match who {
            Viewer::Omniscient => true,
            _ => shown && who.sees(seat),
        };
        let sides = |sides: &[Side; 2]| {
            [0u8, 1].map(|seat| SideView::of(&sides[usize::from(seat)], open(Seat(seat))))
        };
        let out = match game.pending {
            Some(Pending::Arrange { out }) => out.len(),
            _ => 0,
        };
        let truth = (who == Viewer::Omniscient).then(|| {
            let mut truth = Duel { log: Vec::new(), ..game.clone() };
            truth.dice = Dice::stream(0, "view");
            Box::new(truth)
        });
        let favoured = matches!(who, Viewer::Seat(seat) if game.favoured(seat));
        View {
            who,
            setup: game.house.setup.clone(),
            count: game.count,
            turn: game.turn(),
            ending: game.ending,
            current: game.current,
            dazed: game.hint(),
            sides: sides(&game.sides),
            racks: game.racks,
            borrower: game.sharing.map(|sharing| sharing.borrower),
            main_len: game.main.len() + out,
            loaded: game.loaded,
            extra_count: game.extra_count,
            wear: game.wear,
            stage: game.stage.as_ref().map(|stage| StageView {
                initiator: stage.initiator,
                wagers: stage.wagers,
                parents: sides(&stage.parents),
            }),
            pending: PendingView::of(game, who),
            tried: match who {
                Viewer::Seat(seat) => game.tried[seat.index() & 1],
                _ => 0,
            },
            clips: favoured.then(|| game.whole_clips()),
            truth,
            log: game.log.iter().filter_map(|event| event.seen_by(who)).collect(),
        }
    }

    /// Everything that follows for these eyes from what they have seen.
    pub fn belief(&self) -> Belief {
        Belief::of(self)
    }

    /// The numbers of the period that is being played.
    pub fn terms(&self) -> Option<&Mode> {
        Some(self.setup.chosen()?.period(self.count.period))
    }

    /// The rack `seat` uses now.
    pub fn rack(&self, seat: Seat) -> &Rack {
        let owner = if self.borrower == Some(seat) { seat.other() } else { seat };
        &self.racks[owner.index() & 1]
    }

    /// One side.
    pub fn side(&self, seat: Seat) -> &SideView {
        &self.sides[seat.index() & 1]
    }

    /// A state these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Duel {
        let mut game = match &self.truth {
            Some(truth) => (**truth).clone(),
            None => self.belief().imagine(self, dice),
        };
        game.log.clone_from(&self.log);
        game.dice = Dice::stream(dice.bits(), "duel");
        game
    }
}

impl PendingView {
    fn of(game: &Duel, who: Viewer) -> Option<PendingView> {
        let own = who.sees(game.current);
        Some(match game.pending? {
            Pending::Answer { wager } => PendingView::Answer { wager },
            _ if !own => return None,
            Pending::Place(tool) => PendingView::Place(tool),
            Pending::Arrange { out } if out.is_empty() => {
                PendingView::Arrange { placed: Clip::default(), left: 0 }
            }
            Pending::Arrange { out } => PendingView::Arrange { placed: game.main, left: out.len() },
            Pending::Wager => PendingView::Wager,
        })
    }
}

impl PublicKnowledge {
    /// What a side view says of a side that truly has `hp`.
    pub(super) fn from_view(side: &SideView, hp: i128) -> PublicKnowledge {
        PublicKnowledge {
            wounds: side.wounds,
            hp_low: (side.hp.0 - hp) as i8,
            hp_high: (side.hp.1 - hp) as i8,
            boost: side.boost,
            secret_boost: side.secret_boost,
        }
    }
}
