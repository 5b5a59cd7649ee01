//! Who hears an event, in which order, and what a call does (rules/cards.md 8.1).

use super::{
    Cards, Event,
    action::Aim,
    pool::{Op, Pool, Trigger, def::Kind, words::When},
    state::{Entity, Open, Side, Spot},
    work::{About, Call, Ctx, Origin, Task, Zone, ZoneRef},
};
use crate::game::Seat;

impl Open {
    /// The entity with this number at this place, if it is still there.
    pub(super) fn entity(&self, place: ZoneRef, number: u32) -> Option<&Entity> {
        self.zone(place).iter().find(|entity| entity.number == number)
    }

    /// All entities at a place.
    pub(super) fn zone(&self, place: ZoneRef) -> &[Entity] {
        let side = self.side(place.side);
        match place.zone {
            Zone::Character(seat) => &side.team[usize::from(seat)].entities,
            Zone::Combat => &side.combat,
            Zone::Summons => &side.summons,
            Zone::Supports => &side.supports,
        }
    }

    /// What acts in the End Phase as the table stands, each thing once, in its order: all of the first
    /// side, then all of the other (2.3).
    pub fn end_queue(&self, first: Seat) -> Vec<(ZoneRef, &Entity)> {
        let mut queue: Vec<(ZoneRef, &Entity)> = Vec::new();
        for seat in [first, first.other()] {
            let mut calls = Vec::new();
            self.listeners(When::EndPhase, &[seat], &mut calls);
            for Call { place, number, .. } in calls {
                if queue.iter().all(|(_, known)| known.number != number) {
                    queue.extend(self.entity(place, number).map(|entity| (place, entity)));
                }
            }
        }
        queue
    }

    /// Adds the listeners of `when` among the entities of `sides`: by zone, then side, then
    /// distance from the active character, then registration.
    pub(super) fn listeners(&self, when: When, sides: &[Seat], calls: &mut Vec<Call>) {
        let bit = when.bit();
        for &seat in sides {
            let side = self.side(seat);
            for at in Side::seats_from(side.active) {
                let who = &side.team[usize::from(at)];
                if who.lives() {
                    let place = ZoneRef { side: seat, zone: Zone::Character(at) };
                    heard(&who.entities, when, bit, place, calls);
                }
            }
        }
        for shields in [true, false] {
            for &seat in sides {
                let place = ZoneRef { side: seat, zone: Zone::Combat };
                for entity in &self.side(seat).combat {
                    if (entity.kind() == Kind::CombatShield) == shields {
                        heard(std::slice::from_ref(entity), when, bit, place, calls);
                    }
                }
            }
        }
        for zone in [Zone::Summons, Zone::Supports] {
            for &seat in sides {
                let place = ZoneRef { side: seat, zone };
                heard(self.zone(place), when, bit, place, calls);
            }
        }
    }
}

#[inline]
fn heard(entities: &[Entity], when: When, bit: u32, place: ZoneRef, calls: &mut Vec<Call>) {
    for entity in entities {
        let rules = entity.id.rules();
        if rules.hears & bit == 0 {
            continue;
        }
        let number = entity.number;
        for (trigger, rule) in (0u8..).zip(&rules.triggers) {
            if rule.on == when {
                calls.push(Call { place, number, trigger });
            }
        }
        if when == When::ExecuteDamage && rules.shield.is_some() {
            calls.push(Call { place, number, trigger: Call::SHIELD });
        }
    }
}

impl Cards {
    /// Both sides, the acting one first.
    fn both(&self) -> [Seat; 2] {
        let acting = self.open.acting();
        [acting, acting.other()]
    }

    /// Calls everybody who listens to `when`, each as an effect list of its own.
    pub(super) fn invoke(&mut self, when: When, about: About) {
        let both = self.both();
        self.invoke_sides(when, about, &both, u32::MAX);
    }

    /// The same for the entities of some sides, registered at the latest as number `until`.
    pub(super) fn invoke_sides(&mut self, when: When, about: About, sides: &[Seat], until: u32) {
        let mut calls = std::mem::take(&mut self.open.work.calls);
        let base = calls.len();
        self.open.listeners(when, sides, &mut calls);
        if until != u32::MAX {
            let mut place = 0;
            calls.retain(|call| {
                place += 1;
                place <= base || call.number <= until
            });
        }
        if calls.len() > base {
            let base = base as u16;
            self.push(Task::Invoke { about, base, at: base });
        }
        self.open.work.calls = calls;
    }

    /// Calls the listeners of one entity.
    pub(super) fn invoke_own(&mut self, when: When, place: ZoneRef, number: u32) {
        let mut calls = std::mem::take(&mut self.open.work.calls);
        let base = calls.len() as u16;
        if let Some(entity) = self.open.entity(place, number) {
            heard(std::slice::from_ref(entity), when, when.bit(), place, &mut calls);
        }
        if calls.len() > usize::from(base) {
            self.push(Task::Invoke { about: About::Nothing, base, at: base });
        }
        self.open.work.calls = calls;
    }

    /// Goes through the calls until one of them opens a list.
    pub(super) fn call_next(&mut self, about: About, base: u16, mut at: u16) {
        while let Some(&call) = self.open.work.calls.get(usize::from(at)) {
            at += 1;
            let Some((ctx, trigger)) = self.ready(call, about) else { continue };
            if usize::from(at) < self.open.work.calls.len() {
                self.push(Task::Invoke { about, base, at });
            } else {
                self.open.work.calls.truncate(usize::from(base));
            }
            self.fire(call, trigger);
            self.start(ctx, trigger.list, trigger.spend, false);
            return;
        }
        self.open.work.calls.truncate(usize::from(base));
    }

    /// The trigger of a call, if its entity is still there and everything holds.
    pub(super) fn ready(&self, call: Call, about: About) -> Option<(Ctx, &'static Trigger)> {
        let entity = self.open.entity(call.place, call.number)?;
        let trigger = entity.id.rules().triggers.get(usize::from(call.trigger))?;
        let fired = entity.fired[usize::from(call.trigger)];
        let limit = trigger.per_round.or(trigger.per_match);
        if limit.is_some_and(|limit| fired >= limit) || trigger.spend > 0 && entity.usages == 0 {
            return None;
        }
        let spot = call.place.spot();
        if spot.is_some_and(|spot| !self.open.at(spot).lives()) {
            return None;
        }
        let ctx = Ctx {
            side: call.place.side,
            seat: spot.map(|spot| spot.seat),
            this: Some((call.place, call.number)),
            origin: Origin::Entity(entity.id),
            about,
            aims: [Aim::Nothing; 2],
            consumed: 0,
        };
        self.all_hold(&trigger.tests, &ctx).then_some((ctx, trigger))
    }

    /// Counts a firing.
    pub(super) fn fire(&mut self, call: Call, trigger: &Trigger) {
        if (trigger.per_round.is_some() || trigger.per_match.is_some())
            && let Some(entity) = self.entity_mut(call.place, call.number)
        {
            let fired = &mut entity.fired[usize::from(call.trigger)];
            *fired = fired.saturating_add(1);
        }
    }

    /// Calls the listeners of a step inside the step itself; they may change what it is about.
    pub(super) fn immediate(&mut self, when: When, about: &mut About, out: &mut Vec<Event>) {
        let both = self.both();
        self.immediate_sides(when, about, &both, out);
    }

    /// The same for the entities of some sides.
    pub(super) fn immediate_sides(
        &mut self,
        when: When,
        about: &mut About,
        sides: &[Seat],
        out: &mut Vec<Event>,
    ) {
        let mut calls = std::mem::take(&mut self.open.work.calls);
        let base = calls.len();
        self.open.listeners(when, sides, &mut calls);
        self.open.work.calls = calls;
        let end = self.open.work.calls.len();
        for at in base..end {
            let call = self.open.work.calls[at];
            if call.trigger == Call::SHIELD {
                self.absorb(call, about, out);
                continue;
            }
            let Some((mut ctx, trigger)) = self.ready(call, *about) else { continue };
            self.fire(call, trigger);
            let ops = Pool::get().list(trigger.list);
            let mut next = 0;
            while let Some(op) = ops.get(next) {
                next += 1;
                match op {
                    Op::Skip(n) => next += usize::from(*n),
                    Op::Unless(tests, n) => {
                        if !self.all_hold(tests, &ctx) {
                            next += usize::from(*n);
                        }
                    }
                    // The loader admits no effect here that would ask or nest.
                    Op::Do(effect) => {
                        let _ = self.perform(effect, &mut ctx, out);
                    }
                }
            }
            *about = ctx.about;
            if trigger.spend > 0 {
                self.use_up(call.place, call.number, trigger.spend, out);
            }
        }
        self.open.work.calls.truncate(base);
    }

    /// A shield takes what it can (7.5).
    fn absorb(&mut self, call: Call, about: &mut About, out: &mut Vec<Event>) {
        let About::Damage(record) = about else { return };
        let Some(entity) = self.open.entity(call.place, call.number) else { return };
        let side = self.open.side(call.place.side);
        let protects = match call.place.spot() {
            Some(spot) => spot == record.at,
            None => record.at == Spot { side: call.place.side, seat: side.active },
        };
        let n = entity.shield.min(record.value);
        if !protects || n == 0 {
            return;
        }
        record.value -= n;
        out.push(Event::Blocked { by: entity.id, n, value: record.value });
        let left = entity.shield - n;
        if let Some(entity) = self.entity_mut(call.place, call.number) {
            entity.shield = left;
        }
        if left == 0 {
            self.remove_entity(call.place, call.number, out);
        } else {
            self.tell(call.place, call.number, out);
        }
    }
}
