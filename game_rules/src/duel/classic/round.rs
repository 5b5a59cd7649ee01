//! Rounds, tools and shots of the Classic duel (rules/duel.md 16.2, 16.3; turn order 7.4).

use super::{Classic, Event, Hand, Refusal, TOOLS};
use crate::{
    duel::{Aim, Clip, EVIL, Ending, HUMAN, Shell, Tool},
    game::Seat,
};

/// At or below this HP Moral Praise always heals; above it luck halves with every point.
const PRAISE_SURE: i32 = 3;

impl Classic {
    /// 16.2: announce HP, deal tools to H then E, load the clip. The turn stays where it was.
    pub(super) fn begin_round(&mut self, out: &mut Vec<Event>) {
        self.round += 1;
        out.push(Event::Round { round: self.round, hp: (self.hp(HUMAN), self.hp(EVIL)) });
        for seat in [HUMAN, EVIL] {
            self.deal(seat, out);
        }
        self.clip = Clip::load(&self.setup.shells, &mut self.dice);
        self.loaded = (self.clip.live(), self.clip.blank());
        out.push(Event::Loaded { live: self.loaded.0, blank: self.loaded.1 });
        self.forget_front();
        out.push(Event::Turn { seat: self.current });
    }

    fn deal(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let hand = &mut self.sides[seat.index()].hand;
        let count = self.setup.gift.min(self.setup.hand.saturating_sub(hand.len()));
        let (first, last) = (TOOLS[0].number(), TOOLS[TOOLS.len() - 1].number());
        let mut tools = Hand::EMPTY;
        for _ in 0..count {
            let number = self.dice.between("gift", i64::from(first), i64::from(last));
            let tool = TOOLS[number as usize - usize::from(first)];
            tools.add(tool);
            hand.add(tool);
        }
        out.push(Event::Gift { seat, tools });
    }

    /// Uses one tool of the side to act.
    pub(super) fn use_tool(&mut self, tool: Tool, out: &mut Vec<Event>) -> Result<(), Refusal> {
        let seat = self.current;
        let side = &mut self.sides[seat.index()];
        if !side.hand.take(tool) {
            return Err(Refusal::NotInHand(tool));
        }
        match tool {
            Tool::Knife => {
                side.boost += 1;
                out.push(Event::Sharpened { seat, boost: side.boost });
            }
            Tool::SmallMallet => {
                self.sides[seat.other().index()].daze += 1;
                out.push(Event::Dazed { seat });
            }
            Tool::XRayLens => {
                side.looked = true;
                out.push(Event::Looked { seat, shell: self.clip.front() });
            }
            Tool::MoralPraise => self.praise(seat, out),
            Tool::Eject => self.eject(seat, out),
            _ => return Err(Refusal::NotInHand(tool)),
        }
        Ok(())
    }

    /// Heals surely up to 3 HP, above that with chance 2^(3 − hp).
    fn praise(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let hp = self.hp(seat);
        let lucky = match self.setup.favoured {
            Some(favoured) => favoured == seat,
            None => seat == HUMAN || self.setup.evil_luck,
        };
        let sure = hp <= PRAISE_SURE || self.setup.favoured == Some(seat);
        let healed =
            sure || lucky && self.dice.all_heads("praise", (hp - PRAISE_SURE).unsigned_abs());
        let side = &mut self.sides[seat.index()];
        side.hp += i32::from(healed);
        out.push(Event::Praised { seat, healed, hp: side.hp, luck: !sure && lucky });
    }

    /// The front shell leaves unfired; an empty clip ends the round, and the same side goes on.
    fn eject(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let Some(shell) = self.clip.pop() else { return };
        self.forget_front();
        out.push(Event::Ejected { seat, shell });
        if self.clip.is_empty() {
            match self.dead() {
                Some(ending) => self.finish(ending, out),
                None => self.begin_round(out),
            }
        }
    }

    /// Fires the front shell.
    pub(super) fn shoot(&mut self, aim: Aim, out: &mut Vec<Event>) {
        let Some(shell) = self.clip.pop() else { return };
        let seat = self.current;
        self.turns += 1;
        let boost = std::mem::take(&mut self.sides[seat.index()].boost);
        let damage = if shell == Shell::Live { 1 + boost } else { 0 };
        let target = &mut self.sides[aim.target(seat).index()];
        target.hp = target.hp.saturating_sub_unsigned(damage);
        out.push(Event::Shot { seat, aim, shell, damage, hp: target.hp });
        self.forget_front();
        self.pass_turn(aim == Aim::Own && shell == Shell::Blank, out);
        if let Some(ending) = self.dead()
            && !self.last_stand(seat, aim)
        {
            self.finish(ending, out);
        } else if self.clip.is_empty() {
            self.begin_round(out);
        } else {
            out.push(Event::Turn { seat: self.current });
        }
    }

    /// 7.4: the shooter goes on if it kept its turn, else the other side; dazed sides are skipped.
    fn pass_turn(&mut self, kept: bool, out: &mut Vec<Event>) {
        let mut next = if kept { self.current } else { self.current.other() };
        while self.sides[next.index()].daze > 0 {
            self.sides[next.index()].daze -= 1;
            out.push(Event::Skipped { seat: next });
            next = next.other();
        }
        self.current = next;
    }

    /// does Evil, dead but not gone, take another turn? Asked after a shot of `shooter`.
    fn last_stand(&self, shooter: Seat, aim: Aim) -> bool {
        let evil = self.hp(EVIL);
        let rises = match shooter {
            HUMAN => evil >= -1,
            _ => aim == Aim::Foe && evil == 0,
        };
        self.setup.last_stand
            && self.hp(HUMAN) > 0
            && rises
            && self.current == EVIL
            && !self.clip.is_empty()
    }

    fn finish(&mut self, ending: Ending, out: &mut Vec<Event>) {
        self.ending = Some(ending);
        out.push(Event::Over { ending });
    }

    fn dead(&self) -> Option<Ending> {
        Ending::of(i128::from(self.hp(HUMAN)), i128::from(self.hp(EVIL)))
    }

    pub(super) fn hp(&self, seat: Seat) -> i32 {
        self.sides[seat.index()].hp
    }

    fn forget_front(&mut self) {
        for side in &mut self.sides {
            side.looked = false;
        }
    }
}
