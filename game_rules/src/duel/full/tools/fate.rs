//! Fate: tools 11, 13, 19, 30. (Tool 32 is [`stage_battle`](super::super::StageBattle).)

use super::super::{Body, Duel, Event, Feeling, OwnStatus, Side};
use crate::{
    duel::{Aim, Shell, Tool},
    game::Seat,
};

impl Duel {
    /// 11 Three Dice: sixteen fates, most of them told to nobody.
    pub(super) fn three_dice(&mut self, out: &mut Vec<Event>) {
        let seat = self.current;
        let rival = Aim::Foe.target(seat);
        let sum = (0..3).map(|_| self.dice.between("die", 1, 6) as u8).sum();
        out.push(Event::Thrown { seat, bare: self.losable(seat).next().is_none() });
        out.push(Event::Dice { seat, sum });
        let full = self.side(seat).body.breath == Body::BREATH;
        let mut feeling = Feeling::Nothing { full };
        let mut told = false;
        match sum {
            3 => {
                let rattled = &mut self.body(seat).rattled;
                *rattled = rattled.saturating_add(2);
                feeling = Feeling::Rattled;
            }
            4 | 6 | 10 | 13 | 15 => {
                let (whom, by) = match sum {
                    4 => (seat, -2),
                    6 => (seat, -1),
                    10 => (seat, 1),
                    13 => (rival, -1),
                    _ => (rival, -2),
                };
                self.side_mut(whom).change_hp(by.into());
                out.push(Event::Struck { seat: whom, by });
                told = true;
            }
            5 => self.shake_clip(),
            7 => self.lose_tool(seat, out),
            9 => feeling = self.catch_breath(seat, 1),
            11 => feeling = self.catch_breath(seat, 2),
            12 => {
                let side = &mut self.sides[seat.index() & 1];
                side.body.boost = side.body.boost.saturating_add(2);
                told = self.dice.chance("told", 1, 2);
                if told {
                    side.known.boost = side.known.boost.saturating_add(2);
                    out.push(Event::Sharpened { seat, by: 2 });
                }
                feeling = Feeling::Boost;
            }
            14 => {
                let turns = if self.dice.chance("daze-two", 2, 3) { 2 } else { 1 };
                let daze = &mut self.body(rival).daze;
                *daze = daze.saturating_add(turns);
            }
            18 => {
                let side = self.side_mut(rival);
                side.hp = side.hp.div_euclid(8);
                (side.known.hp_low, side.known.hp_high) = (0, 0);
                out.push(Event::Eighth { seat: rival, hp: side.hp });
                told = true;
            }
            _ => {}
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

    /// 13 Mirror: one becomes the other, all but being rattled and what was dealt; nobody is dazed
    /// any more. The original copied daze and dealings too, and shared racks vanished.
    pub(super) fn mirror(&mut self, out: &mut Vec<Event>) {
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

    /// 19 Coin: an OP tool in the coin's slot, or half of the HP. Silent either way.
    pub(super) fn coin(&mut self, out: &mut Vec<Event>) {
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

    /// 30 All or Nothing: with chance 1/2 all tools, vests and +damage of both sides are gone.
    pub(super) fn all_or_nothing(&mut self, out: &mut Vec<Event>) {
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
                body.vests.clear();
                body.boost = 0;
            }
            if !told && (known.boost > 0 || known.secret_boost > 0) {
                known.secret_boost = super::super::PublicKnowledge::ANY_BOOST;
            } else if nothing {
                (known.boost, known.secret_boost) = (0, 0);
            }
        }
    }
}
