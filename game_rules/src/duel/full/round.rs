//! Periods, rounds, distribution and ends (rules/duel.md 3–5, 8).

use super::{
    Body, Counters, Duel, Event, EvilHp, First, Rack, Side, Slot, chances, prepared_mode::Blowback,
};
use crate::{
    duel::{Aim, Clip, EVIL, Ending, HUMAN},
    game::Seat,
};

impl Duel {
    /// Section 3: both sides fresh from the numbers of the next period.
    pub(super) fn begin_period(&mut self, out: &mut Vec<Event>) {
        self.count = Counters {
            period: self.count.period + 1,
            rounds: self.count.rounds,
            turns: self.count.turns,
            ..Counters::default()
        };
        let evil_hp = self.draw_evil_hp();
        let (human_hp, slots, first, blowback) = {
            let terms = self.terms();
            (terms.human_hp, terms.slots, terms.first, terms.blowback)
        };
        if self.count.period > 1 {
            self.sides = [Side::fresh(1), Side::fresh(1)];
            self.racks = [Rack::new(slots), Rack::new(slots)];
        }
        self.sides[HUMAN.index()].hp = human_hp;
        self.sides[EVIL.index()].hp = evil_hp;
        self.wear = match blowback {
            Blowback::Worn(start) => start,
            Blowback::Fixed(_) => 0,
        };
        self.extra_count = 0;
        self.sharing = None;
        self.current = match first {
            First::Human => HUMAN,
            First::Evil => EVIL,
            First::Random => {
                if self.dice.chance("first", 1, 2) {
                    HUMAN
                } else {
                    EVIL
                }
            }
        };
        out.push(Event::Period { number: self.count.period });
        self.begin_round(out);
        self.go_on(out);
    }

    fn draw_evil_hp(&mut self) -> i128 {
        match self.terms().evil_hp {
            EvilHp::Fixed(hp) => hp,
            EvilHp::Range(low, high) => {
                low + i128::from(self.dice.between("evil-hp", 0, (high - low) as i64))
            }
            EvilHp::PerPeriod { base, step } => {
                base.saturating_add(step.saturating_mul(i128::from(self.count.period - 1)))
            }
        }
    }

    /// Section 8, mode 5: the next Evil sits down. H keeps everything but half of its lost breath.
    fn next_evil(&mut self, out: &mut Vec<Event>) {
        self.count.period += 1;
        self.count.round = 0;
        self.count.turn = 0;
        let evil_hp = self.draw_evil_hp();
        let slots = self.terms().slots;
        self.sides[EVIL.index()] = Side::fresh(evil_hp);
        // The stash of a borrowing human is its own rack, which has never left its place.
        self.racks[EVIL.index()] = Rack::new(slots);
        self.sharing = None;
        self.extra_count = 0;
        let body = self.body(HUMAN);
        body.breath = Body::BREATH - (Body::BREATH - body.breath) / 2;
        self.current = HUMAN;
        out.push(Event::Period { number: self.count.period });
        self.begin_round(out);
        self.go_on(out);
    }

    /// Section 4, in its exact order.
    pub(super) fn begin_round(&mut self, out: &mut Vec<Event>) {
        self.count.round += 1;
        self.count.rounds += 1;
        out.push(Event::Round { number: self.count.round });
        self.end_sharing(out);
        for side in &mut self.sides {
            side.ripen();
        }
        for seat in [HUMAN, EVIL] {
            let side = self.side_mut(seat);
            side.announce();
            let (hp, wounds) = (side.hp, side.body.wounds);
            out.push(Event::Standing { seat, hp, wounds });
        }
        self.age_slots(out);
        for seat in [HUMAN, EVIL] {
            self.give_slot(seat, out);
        }
        if !self.terms().draw(usize::from(self.extra_count)).is_empty() {
            for seat in [HUMAN, EVIL] {
                self.deal(seat, out);
            }
        }
        self.load(out);
    }

    /// Step 2.
    fn end_sharing(&mut self, out: &mut Vec<Event>) {
        let Some(sharing) = &mut self.sharing else { return };
        sharing.rounds_left = sharing.rounds_left.saturating_sub(1);
        if sharing.rounds_left == 0 {
            out.push(Event::Returned { seat: sharing.borrower });
            self.sharing = None;
        }
    }

    /// Step 5; a stash is frozen, a shared rack ages once (twice in the original, R-18).
    fn age_slots(&mut self, out: &mut Vec<Event>) {
        let stash = self.sharing.map(|sharing| sharing.borrower);
        for seat in [HUMAN, EVIL].into_iter().filter(|&seat| stash != Some(seat)) {
            let times = if stash.is_some() && self.house.setup.legacy { 2 } else { 1 };
            for _ in 0..times {
                self.racks[seat.index()].age(|slot, tool| {
                    out.push(Event::SlotGone { seat, slot, tool });
                });
            }
        }
    }

    /// Step 6. In the original Evil's slots went to the human; Nightmare always gets one, of
    /// the longest life (13.2).
    fn give_slot(&mut self, seat: Seat, out: &mut Vec<Event>) {
        if self.terms().lives.is_empty() {
            return;
        }
        let life = if self.favoured(seat) {
            let lives = &self.terms().lives;
            if lives.contains(&0) { 0 } else { lives.last().copied().unwrap_or(0) }
        } else {
            let chance = self.terms().slot_chance;
            if !self.dice.chance("slot", chance, chances::UNIT_53) {
                return;
            }
            let terms = self.house.terms(self.count.period);
            match self.dice.forced_word("life", "the rounds a slot lasts") {
                Some(word) => match word.parse().ok().filter(|life| terms.lives.contains(life)) {
                    Some(life) => life,
                    None => {
                        self.dice.reject("life", &word, "a life of the mode's table");
                        return;
                    }
                },
                None => terms.lives[self.dice.weighted("life", &terms.life_weights)],
            }
        };
        let to = if self.legacy() { HUMAN } else { seat };
        if self.rack_mut(to).add(Slot { life, tool: None }) {
            out.push(Event::SlotGiven { seat: to, life });
        }
    }

    /// Section 5.
    fn deal(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let owner = self.rack_owner(seat);
        let rack = &mut self.racks[owner.index()];
        let empty = rack.slots().iter().filter(|slot| slot.tool.is_none()).count();
        let count = match empty {
            0 => 0,
            1 => usize::from(self.dice.chance("one-slot", 3, 4)),
            _ => {
                let less = u32::from(self.dice.chance("fewer", 1, 5));
                let most = self.house.terms(self.count.period).gift.saturating_sub(less);
                empty.min(most as usize)
            }
        };
        let terms = self.house.terms(self.count.period);
        let draw = terms.draw(usize::from(self.extra_count));
        let side = &mut self.sides[seat.index()];
        for _ in 0..count {
            let Some(slot) = rack.first_empty() else { return };
            let tool = draw.pick(&mut self.dice, |tool| {
                terms.row(tool).is_some_and(|row| {
                    (row.per_game == 0 || side.sent.of(tool) < row.per_game)
                        && (row.hold == 0 || rack.count(tool) < usize::from(row.hold))
                })
            });
            let Some(tool) = tool else { return };
            side.sent.add(tool);
            rack.put(slot, Some(tool));
            out.push(Event::Dealt { seat, slot, tool });
        }
    }

    /// Steps 8 and 9.
    fn load(&mut self, out: &mut Vec<Event>) {
        let limits = self.terms().shells;
        self.main = Clip::load(&limits, &mut self.dice);
        for extra in &mut self.extras[..usize::from(self.extra_count)] {
            *extra = Clip::load(&limits, &mut self.dice);
        }
        self.loaded = (self.main.live(), self.main.blank());
        self.tried = [0; 2];
        out.push(Event::Loaded { live: self.loaded.0, blank: self.loaded.1 });
    }

    /// Says whose turn it is. A rattled side shoots at once, and so on until somebody has a choice.
    pub(super) fn go_on(&mut self, out: &mut Vec<Event>) {
        while self.ending.is_none() {
            let seat = self.current;
            out.push(Event::Turn { seat, dazed: self.hint() });
            if self.stage.is_some() || self.side(seat).body.rattled == 0 {
                return;
            }
            if self.shoot_rattled(out) {
                return;
            }
        }
    }

    /// 6.1: a rattled side shoots at once, 1/2 each way. True if it has been said how it goes on.
    fn shoot_rattled(&mut self, out: &mut Vec<Event>) -> bool {
        out.push(Event::Rattled { seat: self.current });
        let aim = if self.dice.chance("rattled-aim", 1, 2) { Aim::Own } else { Aim::Foe };
        self.shoot(aim, out);
        self.settle(out)
    }

    /// After a complete shot (6.2).
    pub(super) fn after_shot(&mut self, out: &mut Vec<Event>) {
        if !self.settle(out) {
            self.go_on(out);
        }
    }

    /// Ends the stage, the period or the round if it is time. True if somebody else has already
    /// said how it goes on.
    fn settle(&mut self, out: &mut Vec<Event>) -> bool {
        if self.stage.is_some() {
            return self.settle_stage(out);
        }
        if self.somebody_is_dead() {
            self.end_period(out);
            return true;
        }
        if self.main.is_empty() {
            self.begin_round(out);
        }
        false
    }

    /// After every single tool (6.2). The original looks for the dead only later.
    pub(super) fn after_tool(&mut self, out: &mut Vec<Event>) {
        let clip_empty = self.main.is_empty();
        if self.somebody_is_dead() && (clip_empty || !self.legacy()) {
            self.end_period(out);
        } else if clip_empty {
            self.begin_round(out);
            self.go_on(out);
        } else if self.side(self.current).body.rattled > 0 && !self.shoot_rattled(out) {
            self.go_on(out);
        }
    }

    pub(super) fn somebody_is_dead(&self) -> bool {
        self.sides[0].is_dead() || self.sides[1].is_dead()
    }

    /// Section 8.
    pub(super) fn end_period(&mut self, out: &mut Vec<Event>) {
        let Some(ending) = Ending::of(self.sides[0].hp, self.sides[1].hp) else { return };
        out.push(Event::PeriodOver { ending });
        let human_lives = !self.sides[HUMAN.index()].is_dead();
        if self.house.endless && human_lives {
            self.next_evil(out);
        } else if human_lives && (self.count.period as usize) < self.house.terms.len() {
            self.begin_period(out);
        } else {
            self.ending = Some(ending);
            out.push(Event::Over { ending });
        }
    }
}

impl Side {
    /// Step 3: ripe bandages heal, new ones ripen, and being rattled fades.
    fn ripen(&mut self) {
        let body = &mut self.body;
        let healed = body.bandage_ripe.min(u32::from(body.wounds));
        body.wounds -= healed as u8;
        body.bandage_ripe = body.bandage_ripe - healed + body.bandage_new;
        body.bandage_new = 0;
        body.rattled = body.rattled.saturating_sub(1);
    }

    /// Bandages that have not acted yet.
    pub fn bandages(&self) -> u32 {
        self.body.bandage_new.saturating_add(self.body.bandage_ripe)
    }
}
