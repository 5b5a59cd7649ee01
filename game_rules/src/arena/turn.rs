//! A turn (rules/arena.md 3): entries, or switches, actions by speed, poison and clean-up.

use super::{
    action::Action,
    bout::{Bout, HIGHEST_BONUS, LAST_TURN, LOWEST_BONUS, Side},
    event::{Event, Idle, MatchResult, Miss, Stat, Witness},
    lineup::{Blow, Card, Lineup, damage, effective},
    team::SLOTS,
};
use crate::game::Seat;

impl Bout {
    /// Plays one turn with the orders given; an order that is not legal counts as none. Returns
    /// what each side did as the document reports it: `Pass` for whoever was late, rested, idled or
    /// fainted before acting, `Fight` for vanishing and for striking, `Switch` for automatic
    /// entries too. Given back as orders, these play the same turn again.
    pub fn resolve(
        &mut self,
        lineup: &Lineup,
        orders: [Option<Action>; 2],
        out: &mut impl Witness,
    ) -> [Action; 2] {
        if self.verdict.is_some() {
            return [Action::Pass; 2];
        }
        let entry = self.is_entry();
        out.see(Event::TurnStart { n: self.turns + u8::from(!entry), entry });
        if entry { self.enter(orders, out) } else { self.battle(lineup, orders, out) }
    }

    /// 3.1: whoever has nobody on the arena sends somebody; nothing else happens.
    fn enter(&mut self, orders: [Option<Action>; 2], out: &mut impl Witness) -> [Action; 2] {
        let mut did = [Action::Pass; 2];
        for seat in [self.first, self.first.other()] {
            let side = &mut self.sides[seat.index() & 1];
            if side.active.is_some() {
                continue;
            }
            let healthy = side.healthy();
            let (slot, auto) = match orders[seat.index() & 1] {
                Some(Action::Switch(slot)) if slot < 6 && healthy >> slot & 1 == 1 => (slot, false),
                _ => (healthy.trailing_zeros() as u8, true),
            };
            side.active = Some(slot);
            did[seat.index() & 1] = Action::Switch(slot);
            out.see(Event::SwitchIn { side: seat, slot, auto });
        }
        did
    }

    /// 3.4: the exact order of a battle turn.
    fn battle(
        &mut self,
        lineup: &Lineup,
        orders: [Option<Action>; 2],
        out: &mut impl Witness,
    ) -> [Action; 2] {
        let valid = |side: &Side, order: Option<Action>| order.filter(|&it| side.may(it));
        let choices = [valid(&self.sides[0], orders[0]), valid(&self.sides[1], orders[1])];
        let mut did = [Action::Pass; 2];
        for seat in [self.first, self.first.other()] {
            if let Some(choice @ Action::Switch(slot)) = choices[seat.index() & 1] {
                let side = &mut self.sides[seat.index() & 1];
                if let Some(left) = side.active.replace(slot) {
                    out.see(Event::SwitchOut { side: seat, slot: left });
                }
                out.see(Event::SwitchIn { side: seat, slot, auto: false });
                did[seat.index() & 1] = choice;
            }
        }
        let fast = self.faster(lineup);
        out.see(Event::Order { first: fast });
        for seat in [fast, fast.other()] {
            let at = seat.index() & 1;
            if self.sides[at].fighters[self.sides[at].at()].hp > 0
                && !matches!(choices[at], Some(Action::Switch(_)))
            {
                did[at] = self.act(lineup, seat, choices[at], out);
            }
        }
        self.poison(fast, out);
        self.clean_up(fast, out);
        did
    }

    /// Raw speed decides; at equal speed the side that is first in this match.
    fn faster(&self, lineup: &Lineup) -> Seat {
        let speed = |side: usize| lineup.row(side)[self.sides[side].at()].speed;
        let (own, foe) = (self.first.index() & 1, 1 - (self.first.index() & 1));
        if speed(foe) > speed(own) { self.first.other() } else { self.first }
    }

    /// 3.4, step 3: one creature's action. Returns what is reported.
    fn act(
        &mut self,
        lineup: &Lineup,
        seat: Seat,
        choice: Option<Action>,
        out: &mut impl Witness,
    ) -> Action {
        let side = &mut self.sides[seat.index() & 1];
        let slot = side.at();
        if side.resting {
            side.resting = false;
            out.see(Event::Rested { side: seat });
            return Action::Pass;
        }
        let card = &lineup.row(seat.index())[slot];
        if let Some(index) = side.pending.take() {
            let blow = &card.blows[usize::from(index) & 3];
            out.see(Event::Emerge { side: seat, slot: slot as u8, index, id: blow.id });
            self.execute(lineup, seat, card, blow, out);
            return Action::Fight(index);
        }
        let Some(Action::Fight(index)) = choice else {
            let why = if side.is_stuck() { Idle::Stuck } else { Idle::Late };
            out.see(Event::Passed { side: seat, why });
            return Action::Pass;
        };
        let blow = &card.blows[usize::from(index) & 3];
        let pp = &mut side.fighters[slot].pp[usize::from(index) & 3];
        *pp -= 1;
        out.see(Event::MoveUsed { side: seat, slot: slot as u8, index, id: blow.id, pp: *pp });
        if blow.two_turn {
            side.pending = Some(index);
            out.see(Event::Vanish { side: seat, slot: slot as u8 });
        } else {
            self.execute(lineup, seat, card, blow, out);
        }
        Action::Fight(index)
    }

    /// 3.5: the five steps of a move. Whether the target is there is asked anew at every step.
    fn execute(
        &mut self,
        lineup: &Lineup,
        seat: Seat,
        card: &Card,
        blow: &Blow,
        out: &mut impl Witness,
    ) {
        let (own, foe) = (seat.index() & 1, 1 - (seat.index() & 1));
        let (slot, target) = (self.sides[own].at(), self.sides[foe].at());
        let hidden = self.sides[foe].pending.is_some();
        let faced = &lineup.row(foe)[target];
        let reachable = |side: &Side| !hidden && side.fighters[target].hp > 0;
        if !reachable(&self.sides[foe]) {
            if blow.aims_at_rival() {
                let why = if hidden { Miss::Invincible } else { Miss::NoTarget };
                out.see(Event::Missed { side: seat, why });
            }
        } else if blow.damages {
            let attack = effective(card.atk, self.sides[own].fighters[slot].atk);
            let victim = &mut self.sides[foe].fighters[target];
            let defence = effective(faced.def, victim.def);
            let amount = damage(blow, faced, attack, defence);
            victim.hp = u32::from(victim.hp).saturating_sub(amount) as u16;
            let (hp, t4, stab) = (victim.hp, faced.t4(blow), blow.stab);
            out.see(Event::Hit { side: seat.other(), amount, hp, t4, stab });
        }
        if blow.plain {
            return;
        }
        if blow.self_damage > 0 {
            let user = &mut self.sides[own].fighters[slot];
            user.hp = user.hp.saturating_sub(blow.self_damage);
            out.see(Event::SelfHit { side: seat, amount: blow.self_damage, hp: user.hp });
        }
        if reachable(&self.sides[foe]) {
            let victim = &mut self.sides[foe].fighters[target];
            if blow.poison_turns > 0 {
                let replaced = victim.turns > 0;
                (victim.tick, victim.turns) = (blow.tick(faced), blow.poison_turns);
                let (tick, turns) = (victim.tick, victim.turns);
                out.see(Event::Poisoned { side: seat.other(), tick, turns, replaced });
            }
            change(&mut victim.atk, seat.other(), Stat::Attack, blow.foe[0], out);
            change(&mut victim.def, seat.other(), Stat::Defence, blow.foe[1], out);
        }
        let user = &mut self.sides[own].fighters[slot];
        change(&mut user.atk, seat, Stat::Attack, blow.own[0], out);
        change(&mut user.def, seat, Stat::Defence, blow.own[1], out);
        if blow.rest && user.hp > 0 {
            self.sides[own].resting = true;
            out.see(Event::RestOwed { side: seat });
        }
    }

    /// 3.4, step 4 and 3.8: both ticks at once, hidden or not.
    fn poison(&mut self, fast: Seat, out: &mut impl Witness) {
        for seat in [fast, fast.other()] {
            let side = &mut self.sides[seat.index() & 1];
            let slot = side.at();
            let fighter = &mut side.fighters[slot];
            if fighter.hp == 0 || fighter.turns == 0 {
                continue;
            }
            let amount = fighter.tick;
            fighter.hp = fighter.hp.saturating_sub(amount);
            fighter.turns -= 1;
            if fighter.turns == 0 {
                fighter.tick = 0;
            }
            let (hp, left) = (fighter.hp, fighter.turns);
            out.see(Event::PoisonTick { side: seat, amount, hp, left });
        }
    }

    /// 3.4, step 5 and section 4: the turn counts, the fainted leave, the end is examined.
    fn clean_up(&mut self, fast: Seat, out: &mut impl Witness) {
        self.turns += 1;
        let mut beaten = [false; 2];
        for seat in [fast, fast.other()] {
            let side = &mut self.sides[seat.index() & 1];
            let slot = side.at();
            if side.fighters[slot % SLOTS].hp > 0 {
                continue;
            }
            let fighter = &mut side.fighters[slot];
            (fighter.tick, fighter.turns) = (0, 0);
            side.active = None;
            side.pending = None;
            side.resting = false;
            out.see(Event::Fainted { side: seat, slot: slot as u8 });
            beaten[seat.index() & 1] = side.healthy() == 0;
        }
        self.verdict = match beaten {
            [true, true] => Some(MatchResult::Drawn),
            [true, false] => Some(MatchResult::Won(Seat(1))),
            [false, true] => Some(MatchResult::Won(Seat(0))),
            [false, false] => (self.turns >= LAST_TURN).then_some(MatchResult::Drawn),
        };
        if let Some(verdict) = self.verdict {
            out.see(Event::MatchEnd { verdict });
        }
    }
}

/// A bonus changes and stays within its limits.
#[inline]
fn change(bonus: &mut i8, side: Seat, which: Stat, delta: i16, out: &mut impl Witness) {
    if delta == 0 {
        return;
    }
    let wanted = i16::from(*bonus) + delta;
    let after = wanted.clamp(i16::from(LOWEST_BONUS), i16::from(HIGHEST_BONUS));
    *bonus = after as i8;
    out.see(Event::Bonus { side, which, delta, after: *bonus, clamped: after != wanted });
}
