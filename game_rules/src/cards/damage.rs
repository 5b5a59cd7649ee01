//! The damage pipeline and the reactions (rules/cards.md 7.2, 7.3, 9).

use super::{
    Cards, Event,
    element::{Element, Strike},
    pool::{
        Pool,
        def::{Outburst, Reaction},
        words::When,
    },
    state::{Side, Spot},
    work::{About, Facts, Happening, Origin, Record},
};
use crate::game::Seat;

/// The steps after the reaction, in order.
const AFTER_REACTION: [When; 4] =
    [When::DamageAddAfterReaction, When::DealingDamage, When::DivideDamage, When::ExecuteDamage];

impl Cards {
    /// Runs a record and everything a Swirl queues behind it.
    pub(super) fn deal(
        &mut self,
        first: Record,
        mut facts: Option<&mut Facts>,
        out: &mut Vec<Event>,
    ) {
        let mut queue = vec![first];
        let mut next = 0;
        while let Some(&record) = queue.get(next) {
            next += 1;
            if !self.open.at(record.at).lives() {
                continue;
            }
            let record = self.resolve(record, &mut queue, out);
            if let Some(facts) = facts.as_deref_mut() {
                facts.note(&record);
            }
        }
    }

    fn resolve(
        &mut self,
        mut record: Record,
        queue: &mut Vec<Record>,
        out: &mut Vec<Event>,
    ) -> Record {
        let Record { origin: by, at, strike, value, plunging, charged, .. } = record;
        if strike == Strike::Piercing {
            self.lose(at, value, true, &mut record, out);
            self.open.work.happened.push(Happening::Hurt(record));
            return record;
        }
        out.push(Event::Aimed { by, at, strike, value, plunging, charged });
        record = self.step(When::Infusion, record, out);
        record = self.step(When::DamageAdd, record, out);
        if let Some(element) = record.strike.element() {
            self.react(&mut record, element, queue, out);
        }
        for when in AFTER_REACTION {
            record = self.step(when, record, out);
        }
        self.lose(at, record.value, false, &mut record, out);
        if record.pierce > 0 {
            for seat in Side::seats_from(at.seat).into_iter().skip(1) {
                let spot = Spot { side: at.side, seat };
                if self.open.at(spot).lives() {
                    self.lose(spot, record.pierce, true, &mut record.clone(), out);
                }
            }
        }
        if record.reaction == Some(Reaction::Overloaded) {
            self.force_switch(at, out);
        }
        self.open.work.happened.push(Happening::Hurt(record));
        record
    }

    fn step(&mut self, when: When, record: Record, out: &mut Vec<Event>) -> Record {
        let mut about = About::Damage(record);
        self.immediate(when, &mut about, out);
        match about {
            About::Damage(record) => record,
            _ => record,
        }
    }

    /// A character loses HP; at 0 it has fallen.
    fn lose(
        &mut self,
        at: Spot,
        value: u8,
        pierced: bool,
        record: &mut Record,
        out: &mut Vec<Event>,
    ) {
        let who = self.at_mut(at);
        who.hp = who.hp.saturating_sub(value);
        let hp = who.hp;
        out.push(if pierced {
            Event::Pierced { by: record.origin, at, value, hp }
        } else {
            Event::Suffered { at, value, hp }
        });
        if hp == 0 {
            record.fatal = true;
            let by = record.skill().and(record.side.zip(record.caster));
            let by = by.map(|(side, seat)| Spot { side, seat });
            self.open.work.happened.push(Happening::Fell { at, by });
        }
    }

    /// Step 9: an Overloaded active character makes way, even a dying one.
    fn force_switch(&mut self, at: Spot, out: &mut Vec<Event>) {
        let side = self.open.side(at.side);
        if side.active == at.seat
            && let Some(next) = side.neighbour(true)
        {
            self.change_active(at.side, next, out);
        }
    }

    /// Step 3: the reaction of the damage with what sticks to its target.
    fn react(
        &mut self,
        record: &mut Record,
        element: Element,
        queue: &mut Vec<Record>,
        out: &mut Vec<Event>,
    ) {
        let at = record.at;
        let aura = self.open.at(at).aura;
        let met = aura.elements().first().copied();
        let Some((met, rules)) =
            met.and_then(|met| Some((met, Pool::get().reaction(met, element)?)))
        else {
            self.set_aura(at, aura.with(element), out);
            return;
        };
        record.reaction = Some(rules.id);
        record.met = Some(met);
        record.value = record.value.saturating_add(rules.bonus);
        let (reaction, bonus, value) = (rules.id, rules.bonus, record.value);
        out.push(Event::Reacted { at, reaction, met, bonus, value });
        self.set_aura(at, aura.spent(), out);
        match rules.outburst {
            Outburst::PierceOthers(n) => record.pierce += n,
            Outburst::ForceSwitch => {}
            outburst => self.burst_out(outburst, at, met, record.side, record.caster, queue, out),
        }
    }

    /// An element arrives without damage: the reaction has its effect, but no bonus and no
    /// piercing (9).
    pub(super) fn apply_element(
        &mut self,
        element: Element,
        at: Spot,
        by: Seat,
        out: &mut Vec<Event>,
    ) {
        let aura = self.open.at(at).aura;
        let met = aura.elements().first().copied();
        let Some((met, rules)) =
            met.and_then(|met| Some((met, Pool::get().reaction(met, element)?)))
        else {
            self.set_aura(at, aura.with(element), out);
            return;
        };
        out.push(Event::Reacted { at, reaction: rules.id, met, bonus: 0, value: 0 });
        self.set_aura(at, aura.spent(), out);
        let mut queue = Vec::new();
        match rules.outburst {
            Outburst::PierceOthers(_) => {}
            Outburst::ForceSwitch => self.force_switch(at, out),
            outburst => self.burst_out(outburst, at, met, Some(by), None, &mut queue, out),
        }
        self.open.work.happened.push(Happening::Applied(at, rules.id));
        for record in queue {
            self.deal(record, None, out);
        }
    }

    /// What a reaction leaves behind belongs to the side opposing the target.
    #[expect(clippy::too_many_arguments, reason = "a reaction concerns all of them")]
    fn burst_out(
        &mut self,
        outburst: Outburst,
        at: Spot,
        met: Element,
        side: Option<Seat>,
        caster: Option<u8>,
        queue: &mut Vec<Record>,
        out: &mut Vec<Event>,
    ) {
        match outburst {
            Outburst::Nothing | Outburst::ForceSwitch | Outburst::PierceOthers(_) => {}
            Outburst::Attach(id) => self.create(id, at.into(), None, 1, out),
            Outburst::Summon(id) | Outburst::Combat(id) => {
                let place = Cards::side_place(at.side.other(), id);
                self.create(id, place, None, 1, out);
            }
            Outburst::Spread(value) => {
                let others = Side::seats_from(self.open.side(at.side).active);
                for seat in others.into_iter().filter(|&seat| seat != at.seat) {
                    queue.push(Record {
                        origin: Origin::Swirl,
                        side,
                        caster,
                        strike: Strike::from(met),
                        value,
                        pierce: 0,
                        at: Spot { side: at.side, seat },
                        reaction: None,
                        met: None,
                        plunging: false,
                        charged: false,
                        fatal: false,
                    });
                }
            }
        }
    }
}
