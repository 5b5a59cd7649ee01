//! What the arena looks like at one moment: a plain value, worked out from the view and the beat,
//! that [`super::stage`] draws. Nothing in it can know more than the view.

use game_rules::{
    arena::{Event, Series, Stat, View},
    game::{Seat, Viewer},
};

use super::stage::vanishing::Manner;

/// A creature in its slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// Its number; 0 is a gap.
    pub id: u16,
    /// Health.
    pub hp: u16,
    /// Health at the start.
    pub full: u16,
    /// Bonus to attack in percent.
    pub atk: i8,
    /// Bonus to defence in percent.
    pub def: i8,
    /// What its poison takes per turn, and for how many turns yet.
    pub poison: (u16, u8),
    /// Speed.
    pub speed: u16,
}

/// How the puppet on the arena is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Puppet {
    /// How far it lunges at the rival, 0 … 1; negative: it flinches.
    pub lunge: f32,
    /// How far it is on its way out of reach, 0 … 1, and where that is.
    pub sunk: (f32, Manner),
    /// How far the strings have pulled it up and out, 0 … 1.
    pub lifted: f32,
    /// How far it has been folded back into its die, 0 … 1.
    pub folded: f32,
    /// A die that rolls in and unfolds, 0 … 1.
    pub arriving: Option<f32>,
    /// Struck: it shines for a moment, 0 … 1.
    pub struck: f32,
}

impl Puppet {
    /// Standing on its sticks.
    pub const REST: Puppet = Puppet {
        lunge: 0.0,
        sunk: (0.0, Manner::Soil),
        lifted: 0.0,
        folded: 0.0,
        arriving: None,
        struck: 0.0,
    };
}

/// One side of the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SidePicture {
    /// Whose.
    pub seat: Seat,
    /// Six slots.
    pub team: [Member; 6],
    /// The slot on the arena.
    pub active: Option<u8>,
    /// Hidden by a two-turn move, and where.
    pub hidden: Option<Manner>,
    /// Rests in the next turn.
    pub resting: bool,
    /// Has given its order.
    pub ready: bool,
    /// The puppet.
    pub puppet: Puppet,
    /// Health before the blow that is being shown, and how far its bar has followed.
    pub ghost: Option<(u16, f32)>,
}

impl SidePicture {
    /// The creature on the arena.
    pub fn member(&self) -> Option<&Member> {
        self.team.get(usize::from(self.active?))
    }

    /// The creature on the arena, to be changed.
    pub fn member_mut(&mut self) -> Option<&mut Member> {
        self.team.get_mut(usize::from(self.active?))
    }
}

/// Something that flies, lands or rises, with how far it has come, 0 … 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// The name of a move.
    Called {
        /// Whose.
        side: Seat,
        /// Its number.
        id: u16,
        /// How far.
        t: f32,
    },
    /// A move flies from this side to the other.
    Strike {
        /// Whose.
        side: Seat,
        /// The number of its type.
        kind: u8,
        /// How far.
        t: f32,
    },
    /// A multiplier is stamped above a side.
    Stamp {
        /// Above whom.
        side: Seat,
        /// TYPE times four.
        t4: u8,
        /// How far.
        t: f32,
    },
    /// Health a side loses.
    Loss {
        /// Who.
        side: Seat,
        /// How much.
        amount: u32,
        /// How far.
        t: f32,
    },
    /// A bonus changes.
    Bonus {
        /// Whose.
        side: Seat,
        /// Which.
        which: Stat,
        /// By how much.
        delta: i16,
        /// How far.
        t: f32,
    },
    /// A side goes out of reach, or comes back.
    Puff {
        /// Who.
        side: Seat,
        /// Where to.
        manner: Manner,
        /// How far.
        t: f32,
    },
    /// Poison drips.
    Drip {
        /// On whom.
        side: Seat,
        /// How far.
        t: f32,
    },
    /// A word above a side: nothing came of it.
    Word {
        /// Above whom.
        side: Seat,
        /// Which word: `arena-word-<word>`.
        word: &'static str,
        /// How far.
        t: f32,
    },
}

/// What a side does in a turn, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderCard {
    /// A move: its number, and that of its type.
    Move(u16, u8),
    /// A creature is sent out.
    Creature(u16),
    /// Nothing: `arena-word-<word>`.
    Nothing(&'static str),
    /// Its card stays face down: the other side strikes first, and nobody knows yet what will be left
    /// of whoever was to do it.
    Later,
}

/// The whole arena at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// On the left: whoever is at the screen. On the right: the rival.
    pub sides: [SidePicture; 2],
    /// Battle turns counted so far.
    pub turns: u8,
    /// The match of the series: 1 or 2.
    pub number: u8,
    /// Who acts first at equal speed.
    pub first: Seat,
    /// How far the curtains are open, 0 … 1.
    pub open: f32,
    /// Whose move is under way, its type, and how it would take its user out of reach.
    pub acting: Option<(Seat, u8, Manner)>,
    /// What is in the air, back to front.
    pub effects: Vec<Effect>,
    /// What both sides do in the turn that begins, on cards, and how far they are turned over.
    pub orders: Option<([OrderCard; 2], f32)>,
    /// A heavy blow shakes the stage, 0 … 1.
    pub shake: f32,
    /// The crowd cheers, 0 … 1.
    pub cheer: f32,
}

/// Which seat stands on the left.
pub fn left_seat(who: Viewer) -> Seat {
    match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => Seat(0),
    }
}

impl Picture {
    /// The picture of a view: `snap`.
    pub fn of(view: &View) -> Picture {
        let left = left_seat(view.who);
        let side = |seat: Seat| side(&view.series, seat, view.is_ready(seat));
        let bout = view.series.bout();
        Picture {
            sides: [side(left), side(left.other())],
            turns: bout.turns,
            number: view.series.number(),
            first: bout.first,
            open: 1.0,
            acting: None,
            effects: Vec::new(),
            orders: None,
            shake: 0.0,
            cheer: 0.0,
        }
    }

    /// Without anything that is on its way.
    #[must_use]
    pub fn settled(mut self) -> Picture {
        for side in &mut self.sides {
            side.puppet = Puppet::REST;
            side.ghost = None;
        }
        Picture { open: 1.0, effects: Vec::new(), orders: None, shake: 0.0, cheer: 0.0, ..self }
    }

    /// One of the sides.
    pub fn side(&self, seat: Seat) -> &SidePicture {
        &self.sides[usize::from(self.sides[0].seat != seat)]
    }

    /// One of the sides, to be changed.
    pub fn side_mut(&mut self, seat: Seat) -> &mut SidePicture {
        &mut self.sides[usize::from(self.sides[0].seat != seat)]
    }

    /// Who of the two on the arena acts first, if both are there.
    pub fn faster(&self) -> Option<Seat> {
        let [left, right] = &self.sides;
        let (one, two) = (left.member()?, right.member()?);
        Some(match one.speed.cmp(&two.speed) {
            std::cmp::Ordering::Greater => left.seat,
            std::cmp::Ordering::Less => right.seat,
            std::cmp::Ordering::Equal => self.first,
        })
    }

    /// Everybody is fresh and on the bench.
    pub fn refresh(&mut self) {
        for side in &mut self.sides {
            for member in &mut side.team {
                *member = Member { hp: member.full, atk: 0, def: 0, poison: (0, 0), ..*member };
            }
            (side.active, side.hidden, side.resting) = (None, None, false);
        }
        self.turns = 0;
    }
}

fn side(series: &Series, seat: Seat, ready: bool) -> SidePicture {
    let (bout, lineup) = (series.bout(), series.lineup());
    let now = bout.side(seat);
    let mut team = [Member::default(); 6];
    for (slot, member) in (0..).zip(&mut team) {
        let (card, fighter) = (lineup.card(seat, slot), &now.fighters[usize::from(slot)]);
        *member = Member {
            id: card.id,
            hp: fighter.hp,
            full: card.hp,
            atk: fighter.atk,
            def: fighter.def,
            poison: (fighter.tick, fighter.turns),
            speed: card.speed,
        };
    }
    let pending = now.active.zip(now.pending).and_then(|(slot, index)| {
        let blow = lineup.card(seat, slot).blows[usize::from(index) & 3];
        lineup.data().move_of(blow.id)
    });
    SidePicture {
        seat,
        team,
        active: now.active,
        hidden: pending.map(Manner::of),
        resting: now.resting,
        ready,
        puppet: Puppet::REST,
        ghost: None,
    }
}

/// What a side does in the turn whose events these are, as far as it is certain when the turn begins.
/// Whoever folds before its turn comes has done nothing: what it was told to do nobody learns.
fn order<'a>(
    side: &SidePicture,
    turn: impl Iterator<Item = &'a Event>,
    kind: KindOf<'_>,
) -> Option<OrderCard> {
    let own = side.seat;
    let mut found = turn.filter_map(|event| match *event {
        Event::MoveUsed { side, .. } | Event::Emerge { side, .. } if side != own => {
            Some(OrderCard::Later)
        }
        Event::SwitchIn { side: seat, slot, auto: false } if seat == own => {
            side.team.get(usize::from(slot)).map(|member| OrderCard::Creature(member.id))
        }
        Event::MoveUsed { side, id, .. } | Event::Emerge { side, id, .. } if side == own => {
            Some(OrderCard::Move(id, kind(id).0))
        }
        Event::Rested { side } if side == own => Some(OrderCard::Nothing("rests")),
        Event::Passed { side, .. } if side == own => Some(OrderCard::Nothing("waits")),
        _ => None,
    });
    found.next()
}

/// The two cards of a battle turn that begins.
pub fn orders<'a>(
    picture: &Picture,
    coming: impl Iterator<Item = &'a Event> + Clone,
    kind: KindOf<'_>,
) -> [OrderCard; 2] {
    let next = |event: &&Event| !matches!(event, Event::TurnStart { .. } | Event::MatchEnd { .. });
    let turn = coming.take_while(next);
    [0, 1].map(|number| {
        let found = order(&picture.sides[number], turn.clone(), kind);
        found.unwrap_or(OrderCard::Nothing("waits"))
    })
}

/// What the picture needs to know of a move to show it: the number of its type, and how it would
/// take its user out of reach.
pub type KindOf<'a> = &'a dyn Fn(u16) -> (u8, Manner);

/// The picture of a view and of what is being shown on it.
pub fn picture<'a>(
    view: &View,
    done: &[Event],
    beat: Option<(&Event, f32)>,
    coming: impl Iterator<Item = &'a Event> + Clone,
) -> Picture {
    let data = view.series.lineup().data();
    let kind = |id: u16| data.move_of(id).map_or((1, Manner::Soil), |it| (it.kind, Manner::of(it)));
    let mut picture = Picture::of(view);
    for event in done {
        picture = super::motion::during(picture, event, 1.0, &kind).settled();
    }
    let Some((event, t)) = beat else { return picture };
    let mut picture = super::motion::during(picture, event, t, &kind);
    if let Event::TurnStart { entry: false, .. } = *event {
        picture.orders = Some((orders(&picture, coming, &kind), t));
    }
    picture
}

#[cfg(test)]
#[path = "picture_tests.rs"]
mod tests;
