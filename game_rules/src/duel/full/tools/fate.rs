//! Fate: tools 11, 13, 19, 30 and the page of 32 (for which see
//! [`stage_battle`](super::super::StageBattle)).

use super::{
    super::{
        Body, Duel, Event, Feeling, OwnStatus, PublicKnowledge, Refusal, Side,
        knowledge::{Bodies, ToolUse},
    },
    page::{EYES_ALWAYS, EvilHabits, Purpose, ToolChange, ToolPage},
};
use crate::{
    duel::{Aim, Shell, Tool},
    game::Seat,
};

/// 11 Three Dice: sixteen fates, most of them told to nobody.
pub const THREE_DICE: ToolPage = ToolPage {
    purpose: Purpose::Luck,
    silent: false,
    rolls: true,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::three_dice),
    evil: EvilHabits { one_in: 6, open_eyes: EYES_ALWAYS, rank: 90, wants: |see| see.hp > 2 },
};

/// 13 Mirror: one becomes the other, all but being rattled and what was dealt; nobody is dazed any
/// more. The original copied daze and dealings too, and shared racks vanished.
pub const MIRROR: ToolPage = ToolPage {
    purpose: Purpose::Mirror,
    silent: false,
    rolls: true,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Told(Duel::mirror),
    evil: EvilHabits {
        one_in: 8,
        open_eyes: None,
        rank: 140,
        wants: |see| see.foe_hp > see.hp + 1,
    },
};

/// 19 Coin: an OP tool in the coin's slot, or half of the HP.
pub const COIN: ToolPage = ToolPage {
    purpose: Purpose::Tools,
    silent: true,
    rolls: true,
    refused: Some(|game, seat| {
        (!game.coin_pool(seat).any(|_| true)).then_some(Refusal::NothingToWin)
    }),
    kept: None,
    doubtful: None,
    change: ToolChange::Own { act: Duel::coin, bodies: saw_coin, shells: |_, _, _| {} },
    evil: EvilHabits { one_in: 10, open_eyes: None, rank: 160, wants: // Half of little is little: who is far behind dares it.
        |see| see.hp >= 2 && see.foe_hp >= 3 * see.hp },
};

/// 30 All or Nothing: with chance 1/2 all tools, vests and +damage of both sides are gone.
pub const ALL_OR_NOTHING: ToolPage = ToolPage {
    purpose: Purpose::Luck,
    silent: true,
    rolls: true,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Own {
        act: Duel::all_or_nothing,
        bodies: |bodies, used| bodies.all_or_nothing(used, lose_all),
        shells: |shells, used, bodies| shells.all_or_nothing(used, lose_all, bodies),
    },
    evil: EvilHabits {
        one_in: 0,
        open_eyes: None,
        rank: 150,
        wants: |see| see.foe_rack.tools().count() > see.rack.tools().count() + 3,
    },
};

/// 32 To the Death: a small duel for a stake (10).
pub const TO_THE_DEATH: ToolPage = ToolPage {
    purpose: Purpose::Luck,
    silent: false,
    rolls: false,
    refused: None,
    kept: None,
    doubtful: None,
    change: ToolChange::Staked,
    evil: EvilHabits { one_in: 10, open_eyes: None, rank: 170, wants: // For who is behind, if there is something to spare.
        |see| see.hp >= 2 && see.foe_hp > see.hp },
};

/// What three dice do, by their sum from 3 on.
#[derive(Clone, Copy, Debug)]
pub struct Fate {
    /// Ways of 216 to throw it.
    pub ways: u32,
    /// What it does.
    pub effect: FateEffect,
}

/// A fate of Three Dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FateEffect {
    /// The roller is rattled.
    Rattled,
    /// HP of the roller or its rival change, as told.
    Struck {
        /// The roller's?
        own: bool,
        /// By how much.
        by: i8,
    },
    /// Every shell from the third on is anything.
    Shaken,
    /// One non-limited tool of the roller disappears.
    Lost,
    /// The roller gets breath back.
    Breath(u8),
    /// +2 damage, told half of the time.
    Boost,
    /// The rival loses a turn or two.
    Dazed,
    /// An eighth of the rival's HP is left, as told.
    Eighth,
    /// Nothing at all.
    Nothing,
}

const fn fate(ways: u32, effect: FateEffect) -> Fate {
    Fate { ways, effect }
}

/// The fates from 3 to 18: rules, belief and screen go by them.
pub const FATES: [Fate; 16] = [
    fate(1, FateEffect::Rattled),
    fate(3, FateEffect::Struck { own: true, by: -2 }),
    fate(6, FateEffect::Shaken),
    fate(10, FateEffect::Struck { own: true, by: -1 }),
    fate(15, FateEffect::Lost),
    fate(21, FateEffect::Nothing),
    fate(25, FateEffect::Breath(1)),
    fate(27, FateEffect::Struck { own: true, by: 1 }),
    fate(27, FateEffect::Breath(2)),
    fate(25, FateEffect::Boost),
    fate(21, FateEffect::Struck { own: false, by: -1 }),
    fate(15, FateEffect::Dazed),
    fate(10, FateEffect::Struck { own: false, by: -2 }),
    fate(6, FateEffect::Nothing),
    fate(3, FateEffect::Nothing),
    fate(1, FateEffect::Eighth),
];

/// Ways of 216 to throw what does this.
pub(in crate::duel::full) fn ways_to(effect: FateEffect) -> f64 {
    FATES.iter().filter(|fate| fate.effect == effect).map(|fate| f64::from(fate.ways)).sum()
}

/// What All or Nothing does to a body if it is nothing.
fn lose_all(body: &mut Body) {
    body.vests.clear();
    body.boost = 0;
}

/// The rack gives it away: the coin is gone and nothing lies in its place, so everybody can work the
/// half out.
fn saw_coin(bodies: &mut Bodies, used: &ToolUse<'_>) {
    if !used.is_slot_filled() {
        bodies.halve_hp(used.seat);
    }
}

impl Duel {
    fn three_dice(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let rival = Aim::Foe.target(seat);
        let sum = (0..3).map(|_| self.dice.between("die", 1, 6) as u8).sum();
        out.push(Event::Thrown { seat, bare: self.losable(seat).next().is_none() });
        out.push(Event::Dice { seat, sum });
        let full = self.side(seat).body.breath == Body::BREATH;
        let mut feeling = Feeling::Nothing { full };
        let mut told = false;
        match FATES[usize::from(sum).saturating_sub(3).min(15)].effect {
            FateEffect::Rattled => {
                let rattled = &mut self.body(seat).rattled;
                *rattled = rattled.saturating_add(2);
                feeling = Feeling::Rattled;
            }
            FateEffect::Struck { own, by } => {
                let whom = if own { seat } else { rival };
                self.side_mut(whom).change_hp(by.into());
                out.push(Event::Struck { seat: whom, by });
                told = true;
            }
            FateEffect::Shaken => self.shake_clip(),
            FateEffect::Lost => self.lose_tool(seat, out),
            FateEffect::Breath(by) => feeling = self.catch_breath(seat, by),
            FateEffect::Boost => {
                told = self.dice.chance("told", 1, 2);
                if told {
                    self.sharpen(seat, 2, out);
                } else {
                    let boost = &mut self.body(seat).boost;
                    *boost = boost.saturating_add(2);
                }
                feeling = Feeling::Boost;
            }
            FateEffect::Dazed => {
                let turns = if self.dice.chance("daze-two", 2, 3) { 2 } else { 1 };
                let daze = &mut self.body(rival).daze;
                *daze = daze.saturating_add(turns);
            }
            FateEffect::Eighth => {
                let side = self.side_mut(rival);
                side.hp = side.hp.div_euclid(8);
                (side.known.hp_low, side.known.hp_high) = (0, 0);
                out.push(Event::Eighth { seat: rival, hp: side.hp });
                told = true;
            }
            FateEffect::Nothing => {}
        }
        if !told {
            let known = &mut self.side_mut(seat).known;
            known.secret_boost = known.secret_boost.saturating_add(1);
            if self.house.setup.own_status == OwnStatus::Shown {
                out.push(Event::Felt { seat, what: feeling });
            }
        }
    }

    /// Sum 5: every shell from the third on is anything.
    fn shake_clip(&mut self) {
        for place in 2..self.main.len() {
            let shell: Shell = self.flip("shake");
            self.main.set(place, shell);
        }
    }

    /// Sum 7: one non-limited tool of the user disappears.
    fn lose_tool(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let losable: Vec<u8> = self.losable(seat).collect();
        if !losable.is_empty() {
            let slot = losable[self.dice.below("lost", losable.len() as u64) as usize];
            self.set_slot(seat, slot, None, out);
        }
    }

    /// Slots with a non-limited tool.
    fn losable(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let terms = self.house.terms(self.count.period);
        (0u8..)
            .zip(self.rack(seat).slots())
            .filter(|(_, slot)| slot.tool.is_some_and(|tool| !terms.is_limited(tool)))
            .map(|(at, _)| at)
    }

    /// Sums 9 and 11.
    fn catch_breath(&mut self, seat: Seat, by: u8) -> Feeling {
        let breath = &mut self.body(seat).breath;
        let before = *breath;
        *breath = (before + by).min(Body::BREATH);
        match *breath - before {
            0 => Feeling::Nothing { full: true },
            more => Feeling::Breath(more),
        }
    }

    fn mirror(&mut self, out: &mut Vec<Event>) {
        let user = self.current;
        let copier = if self.dice.chance("mirror-self", 1, 2) { user } else { user.other() };
        let legacy = self.legacy();
        let model = self.side(copier.other()).clone();
        let side = self.side_mut(copier);
        let old = std::mem::replace(side, model);
        side.body.rattled = old.body.rattled;
        side.body.rattle_potential = old.body.rattle_potential;
        if !legacy {
            side.sent = old.sent;
            for Side { body, .. } in &mut self.sides {
                body.daze = 0;
            }
        }
        if self.sharing.is_none() {
            self.racks[copier.index()] = self.racks[copier.other().index()];
        } else if legacy {
            self.rack_mut(user).vanish();
        }
        out.push(Event::Mirrored { seat: copier });
    }

    fn coin(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let pool: Vec<Tool> = self.coin_pool(seat).collect();
        if self.dice.chance("coin-wins", 1, 2) && !pool.is_empty() {
            let slot = out.iter().rev().find_map(|event| match event {
                Event::Spent { slot, .. } => Some(*slot),
                _ => None,
            });
            let won = pool[self.dice.below("coin-pool", pool.len() as u64) as usize];
            self.set_slot(seat, slot.unwrap_or(0), Some(won), out);
            return;
        }
        // The rack gives it away: the coin is gone and nothing lies in its place, so everybody can
        // work the half out.
        let side = self.side_mut(seat);
        let (low, high) = side.known_hp();
        side.hp = side.hp.div_euclid(2);
        side.known.hp_low = (low.div_euclid(2) - side.hp) as i8;
        side.known.hp_high = (high.div_euclid(2) - side.hp) as i8;
        out.push(Event::Halved { seat, hp: side.hp });
    }

    fn all_or_nothing(&mut self, out: &mut Vec<Event>) {
        // With empty racks nobody sees which way it went.
        let told = [self.current, self.current.other()]
            .into_iter()
            .any(|seat| self.rack(seat).tools().next().is_some());
        let nothing = self.dice.chance("nothing", 1, 2);
        if nothing {
            self.sweep_racks(out);
            out.push(Event::Swept { seat: self.current });
        }
        for Side { body, known, .. } in &mut self.sides {
            if nothing {
                lose_all(body);
            }
            if !told && (known.boost > 0 || known.secret_boost > 0) {
                known.secret_boost = PublicKnowledge::ANY_BOOST;
            } else if nothing {
                (known.boost, known.secret_boost) = (0, 0);
            }
        }
    }
}
