//! Sly and Cruel: both count perfectly. Cruel looks ahead to the end of the clip, with all tools of
//! both hands; Sly looks to the end of its own turn.
//!
//! Within a clip the duel is a game of known chances: what a lens shows is used up by the same
//! side's shot or Eject before the other side acts, so nobody ever carries a secret into the
//! other's turn. Cruel's search is therefore exact: it maximises the chance to win against an opponent
//! who counts as well, with all tools of both hands. Where they stop looking, both go by what
//! the solved duel [promises](crate::duel::classic::prospects) a side with these tools.
//!
//! Tools that show nothing (Moral Praise, Small Mallet, Knife) commute, and knowing more before
//! using them is never worse; so a turn is searched as Lens and Eject first, then those three in
//! this order, then the shot.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use crate::duel::classic::{
    Action, Classic, View,
    prospects::{Footing, prospect},
};
use crate::{
    bots::{Bot, Mind, Sight},
    duel::{Aim, Shell, Tool},
    game::Seat,
};

/// How far a bot looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Horizon {
    /// To the end of its turn.
    Turn,
    /// To the end of the clip.
    Clip,
}

/// The bots. Their memory of searched positions lasts for one clip.
#[derive(Debug)]
pub struct Searcher {
    horizon: Horizon,
    round: u32,
    memory: Memory,
}

impl Searcher {
    /// Sly.
    pub fn sly() -> Searcher {
        Searcher::new(Horizon::Turn)
    }

    /// Cruel.
    pub fn cruel() -> Searcher {
        Searcher::new(Horizon::Clip)
    }

    fn new(horizon: Horizon) -> Searcher {
        Searcher { horizon, round: 0, memory: Memory::default() }
    }
}

impl Bot<Classic> for Searcher {
    fn choose(&mut self, sight: &Sight<'_, Classic>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        if self.round != view.round {
            self.round = view.round;
            self.memory.clear();
        }
        let position = Position::of(&view, sight.seat());
        let Searcher { horizon, memory, .. } = self;
        ClipSearch { horizon: *horizon, memory, mind }.best(&position)
    }
}

/// Winning chances of searched positions.
pub(super) type Memory = HashMap<u128, f64, BuildHasherDefault<Fold>>;

/// A hash for keys that are already well spread over their bits.
#[derive(Debug, Default)]
pub(super) struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}

/// How far a turn has come: no step back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ToolStage {
    Learn,
    Praise,
    Daze,
    Sharpen,
}

/// One side of a position, its tools by kind.
#[derive(Clone, Copy)]
struct Fighter {
    hp: i32,
    daze: u32,
    boost: u32,
    tools: [u8; 5],
    /// Heals surely, heals with luck above 3 HP, or not at all above it.
    praise: Praise,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Praise {
    Sure,
    Lucky,
    Plain,
}

/// A position through the eyes of the side to act.
#[derive(Clone, Copy)]
pub(super) struct Position {
    live: u8,
    blank: u8,
    front: Option<Shell>,
    step: ToolStage,
    mover: Fighter,
    other: Fighter,
}

pub(super) const KINDS: [Tool; 5] = crate::duel::classic::TOOLS;
const KNIFE: usize = 0;
const EJECT: usize = 1;
const MALLET: usize = 2;
const PRAISE: usize = 3;
const LENS: usize = 4;

impl Position {
    pub(super) fn of(view: &View, seat: Seat) -> Position {
        let fighter = |seat: Seat| {
            let side = view.side(seat);
            Fighter {
                hp: side.hp,
                daze: side.daze,
                boost: side.boost,
                tools: KINDS.map(|tool| side.hand.count(tool)),
                praise: match view.setup.favoured {
                    Some(favoured) if favoured == seat => Praise::Sure,
                    Some(_) => Praise::Plain,
                    None if seat == crate::duel::EVIL && !view.setup.evil_luck => Praise::Plain,
                    None => Praise::Lucky,
                },
            }
        };
        Position {
            live: view.live,
            blank: view.blank,
            front: view.front,
            step: ToolStage::Learn,
            mover: fighter(seat),
            other: fighter(seat.other()),
        }
    }

    /// Chance that the front shell is live.
    fn live_chance(&self) -> f64 {
        match self.front {
            Some(Shell::Live) => 1.0,
            Some(Shell::Blank) => 0.0,
            None => f64::from(self.live) / f64::from(self.live + self.blank),
        }
    }

    fn without_front(&self, shell: Shell) -> Position {
        let mut next = *self;
        match shell {
            Shell::Live => next.live -= 1,
            Shell::Blank => next.blank -= 1,
        }
        next.front = None;
        next.step = ToolStage::Learn;
        next
    }

    fn spend(&self, kind: usize, step: ToolStage) -> Position {
        let mut next = *self;
        next.mover.tools[kind] -= 1;
        next.step = step;
        next
    }

    fn key(&self) -> u128 {
        let mut key = 0u128;
        let mut push = |value: u32, bits: u32| {
            key = key << bits | u128::from(value.min((1 << bits) - 1));
        };
        for fighter in [&self.mover, &self.other] {
            push(fighter.hp.max(0).unsigned_abs(), 10);
            push(fighter.daze, 5);
            push(fighter.boost, 4);
            for count in fighter.tools {
                push(u32::from(count), 4);
            }
        }
        push(u32::from(self.live), 5);
        push(u32::from(self.blank), 5);
        push(self.front.map_or(0, |shell| 1 + u32::from(shell == Shell::Live)), 2);
        push(self.step as u32, 2);
        // Which side is the favoured one: the praises of the two differ only then.
        push(self.mover.praise as u32, 2);
        key
    }
}

pub(super) struct ClipSearch<'a, 'b> {
    pub(super) horizon: Horizon,
    pub(super) memory: &'a mut Memory,
    pub(super) mind: &'a mut Mind<'b>,
}

impl ClipSearch<'_, '_> {
    /// The action with the highest winning chance; a tool only where it really adds something.
    fn best(&mut self, position: &Position) -> Action {
        let mut best = (Action::Shoot(Aim::Foe), self.shoot_foe(position));
        let own = self.shoot_own(position);
        if own > best.1 + 1e-12 {
            best = (Action::Shoot(Aim::Own), own);
        }
        for kind in [PRAISE, LENS, EJECT, MALLET, KNIFE] {
            if let Some(value) = self.with_tool(position, kind)
                && value > best.1 + 1e-9
            {
                best = (Action::Use(KINDS[kind]), value);
            }
        }
        best.0
    }

    /// The mover's winning chance.
    fn value(&mut self, position: &Position) -> f64 {
        let key = position.key();
        if let Some(&known) = self.memory.get(&key) {
            return known;
        }
        if !self.mind.think() {
            return beyond(position);
        }
        let mut best = self.shoot_foe(position).max(self.shoot_own(position));
        for kind in [PRAISE, LENS, EJECT, MALLET, KNIFE] {
            if let Some(value) = self.with_tool(position, kind) {
                best = best.max(value);
            }
        }
        self.memory.insert(key, best);
        best
    }

    /// The winning chance after using a tool of this kind, if that makes sense now.
    pub(super) fn with_tool(&mut self, position: &Position, kind: usize) -> Option<f64> {
        if position.mover.tools[kind] == 0 {
            return None;
        }
        let chance = position.live_chance();
        match kind {
            LENS => {
                let open = position.front.is_none() && position.live > 0 && position.blank > 0;
                (position.step == ToolStage::Learn && open).then(|| {
                    let mut next = position.spend(LENS, ToolStage::Learn);
                    next.front = Some(Shell::Live);
                    let live = self.value(&next);
                    next.front = Some(Shell::Blank);
                    chance * live + (1.0 - chance) * self.value(&next)
                })
            }
            EJECT => (position.step == ToolStage::Learn).then(|| {
                let next = position.spend(EJECT, ToolStage::Learn);
                self.branch(chance, |search, shell| {
                    let next = next.without_front(shell);
                    search.go_on(&next, true)
                })
            }),
            PRAISE => (position.step <= ToolStage::Praise)
                .then(|| self.praise(&position.spend(PRAISE, ToolStage::Praise)))
                .flatten(),
            MALLET => (position.step <= ToolStage::Daze).then(|| {
                let mut next = position.spend(MALLET, ToolStage::Daze);
                next.other.daze += 1;
                self.value(&next)
            }),
            _ => (chance > 0.0).then(|| {
                let mut next = position.spend(KNIFE, ToolStage::Sharpen);
                next.mover.boost += 1;
                self.value(&next)
            }),
        }
    }

    fn praise(&mut self, spent: &Position) -> Option<f64> {
        let luck = match spent.mover.praise {
            Praise::Sure => 1.0,
            _ if spent.mover.hp <= 3 => 1.0,
            Praise::Lucky => 0.5f64.powi(spent.mover.hp - 3),
            Praise::Plain => return None,
        };
        let mut healed = *spent;
        healed.mover.hp += 1;
        Some(luck * self.value(&healed) + (1.0 - luck) * self.value(spent))
    }

    pub(super) fn shoot_foe(&mut self, position: &Position) -> f64 {
        self.branch(position.live_chance(), |search, shell| {
            let mut next = position.without_front(shell);
            let boost = std::mem::take(&mut next.mover.boost);
            if shell == Shell::Live {
                next.other.hp -= 1 + boost as i32;
                if next.other.hp <= 0 {
                    return 1.0;
                }
            }
            search.pass(&next, false)
        })
    }

    pub(super) fn shoot_own(&mut self, position: &Position) -> f64 {
        self.branch(position.live_chance(), |search, shell| {
            let mut next = position.without_front(shell);
            let boost = std::mem::take(&mut next.mover.boost);
            if shell == Shell::Live {
                next.mover.hp -= 1 + boost as i32;
                if next.mover.hp <= 0 {
                    return 0.0;
                }
            }
            search.pass(&next, shell == Shell::Blank)
        })
    }

    fn branch(&mut self, live: f64, mut value: impl FnMut(&mut Self, Shell) -> f64) -> f64 {
        let mut sum = 0.0;
        if live > 0.0 {
            sum += live * value(self, Shell::Live);
        }
        if live < 1.0 {
            sum += (1.0 - live) * value(self, Shell::Blank);
        }
        sum
    }

    /// Section 7.4, then the rest of the clip.
    fn pass(&mut self, position: &Position, kept: bool) -> f64 {
        let mut next = *position;
        let mut mover_acts = kept;
        loop {
            let side = if mover_acts { &mut next.mover } else { &mut next.other };
            if side.daze == 0 {
                break;
            }
            side.daze -= 1;
            mover_acts = !mover_acts;
        }
        self.go_on(&next, mover_acts)
    }

    fn go_on(&mut self, position: &Position, mover_acts: bool) -> f64 {
        let mut next = *position;
        if !mover_acts {
            std::mem::swap(&mut next.mover, &mut next.other);
        }
        let ends = next.live + next.blank == 0;
        let trusts = ends || !mover_acts && self.horizon == Horizon::Turn;
        let value = if trusts { beyond(&next) } else { self.value(&next) };
        if mover_acts { value } else { 1.0 - value }
    }
}

/// What the side to act may hope for if nobody uses a tool any more before the next clip. Knives on
/// the gun are as good as in hand.
fn beyond(position: &Position) -> f64 {
    let footing = |fighter: &Fighter| {
        let mut tools = fighter.tools;
        tools[KNIFE] += fighter.boost.min(8) as u8;
        Footing { hp: fighter.hp, tools }
    };
    let Position { live, blank, mover, other, .. } = position;
    prospect((*live, *blank), footing(mover), footing(other), other.daze)
}
