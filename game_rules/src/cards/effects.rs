//! What each word of an effect list does (rules/cards.md 11, 14).

use super::{
    Cards, Event,
    action::Aim,
    element::{Element, Face, Strike},
    pool::{
        def::Kind,
        words::{self, Effect, Gain, Made, Per, Slot, Tint, Who, Whose},
    },
    rack::Rack,
    run::Next,
    state::{Ask, Spot},
    work::{About, Ctx, Origin, Record, Zone, ZoneRef},
};
use crate::game::{Seat, SeatSet};

impl Cards {
    /// Does one thing.
    pub(super) fn perform(&mut self, effect: &Effect, ctx: &mut Ctx, out: &mut Vec<Event>) -> Next {
        match effect {
            Effect::Damage { made, n, to, pierce, plus } => {
                self.damage(*made, *n, *to, *pierce, *plus, ctx, out);
            }
            Effect::Heal { n, to } => {
                for spot in self.who(*to, ctx).iter() {
                    self.heal(spot, *n, out);
                }
            }
            Effect::Apply { element, to } => {
                let element = self.tint(*element, ctx.side);
                for spot in self.who(*to, ctx).iter() {
                    self.apply_element(element, spot, ctx.side, out);
                }
            }
            Effect::Summon(id) => {
                self.create(*id, Cards::side_place(ctx.side, *id), None, 1, out);
            }
            Effect::SummonRandom { from, n, prefer_absent, max_kinds } => {
                for _ in 0..*n {
                    self.summon_random(from, *prefer_absent, *max_kinds, ctx.side, out);
                }
            }
            Effect::Status { id, to, shield_per } => {
                let shield = shield_per.map(|faction| {
                    let team = &self.open.side(ctx.side).team;
                    let count =
                        team.iter().filter(|who| who.id.def().factions.contains(&faction)).count();
                    (count as u8).min(id.rules().shield.map_or(0, |stock| stock.max))
                });
                if shield != Some(0) {
                    for spot in self.who(*to, ctx).iter() {
                        self.create(*id, spot.into(), shield, 1, out);
                    }
                }
            }
            Effect::Combat { id, side } => {
                let side = if *side == Whose::My { ctx.side } else { ctx.side.other() };
                self.create(*id, Cards::side_place(side, *id), None, 1, out);
            }
            Effect::Energy { n, to } => {
                for spot in self.who(*to, ctx).iter() {
                    self.gain_energy(spot, *n, out);
                }
            }
            Effect::LoseEnergy(to) => {
                for at in self.who(*to, ctx).iter() {
                    if std::mem::take(&mut self.at_mut(at).energy) > 0 {
                        out.push(Event::Energy { at, energy: 0 });
                    }
                }
            }
            Effect::EnergyMove { n, from, to } => self.move_energy(*n, *from, *to, ctx, out),
            Effect::Switch(to) => {
                if let Some(spot) = self.who(*to, ctx).first() {
                    self.change_active(spot.side, spot.seat, out);
                }
            }
            Effect::UseSkill(skill) => {
                let seat = self.open.side(ctx.side).active;
                let at = Spot { side: ctx.side, seat };
                let card = match ctx.origin {
                    Origin::Card(card) => Some(card),
                    _ => None,
                };
                let cost = skill.rules().cost().energy;
                let who = self.at_mut(at);
                if who.id == skill.rules().owner && who.can_cast() && who.energy >= cost {
                    self.spend_energy(at, cost, out);
                    return Next::Nested(self.cast(at, *skill, card));
                }
            }
            Effect::Reroll(times) => {
                let mut left = [0; 2];
                left[ctx.side.index()] = *times;
                return Next::Asked(Ask::Reroll(left));
            }
            Effect::SwapHand => return Next::Asked(Ask::Swap(SeatSet::one(ctx.side))),
            // The loader has turned conditions into jumps.
            Effect::Cond { .. } => {}
            Effect::Add(_)
            | Effect::Multiply(_)
            | Effect::Divide(_)
            | Effect::Reduce(_)
            | Effect::Infuse(_)
            | Effect::FixDice { .. }
            | Effect::ExtraReroll(_)
            | Effect::NegateCard => self.adjust(effect, ctx, out),
            // Prices are worked out without touching anything (price.rs).
            Effect::Discount { .. }
            | Effect::Surcharge(_)
            | Effect::Fast
            | Effect::PayWithCount => {}
            _ => self.perform_more(effect, ctx, out),
        }
        Next::On
    }

    /// The effects on dice, cards, counters and entities.
    fn perform_more(&mut self, effect: &Effect, ctx: &mut Ctx, out: &mut Vec<Event>) {
        match effect {
            Effect::Dice { gain, n } => self.gain_dice(*gain, *n, ctx, out),
            Effect::Draw { n, tag } => {
                let n = match *n {
                    words::Cards::N(n) => n,
                    words::Cards::RoundLessOne(most) => (self.open.round - 1).min(most),
                };
                match tag {
                    Some(category) => self.draw_tagged(ctx.side, n, *category, out),
                    None => self.draw(ctx.side, n, out),
                }
            }
            Effect::RemoveThis => {
                if let Some((place, number)) = ctx.this {
                    self.remove_entity(place, number, out);
                }
            }
            Effect::RemoveAllSummons => {
                for side in [ctx.side, ctx.side.other()] {
                    let place = ZoneRef { side, zone: Zone::Summons };
                    while let Some(first) = self.open.zone(place).first().map(|it| it.number) {
                        self.remove_entity(place, first, out);
                    }
                }
            }
            Effect::Count { add, of, capped, wrap } => {
                self.count(*add, *of, *capped, *wrap, ctx, out);
            }
            Effect::ResetCount => self.set_count(ctx, 0, out),
            Effect::TakeSwirled => {
                if let About::Damage(Record { met: Some(element), .. }) = ctx.about {
                    self.set_count(ctx, element as u8, out);
                }
            }
            Effect::ConsumeCount(id) => {
                let Some(seat) = ctx.seat else { return };
                let at = Spot { side: ctx.side, seat };
                let Some(entity) = self.open.at(at).bears(*id).copied() else { return };
                ctx.consumed = entity.count;
                if let Some(entity) = self.entity_mut(at.into(), entity.number) {
                    entity.count = 0;
                }
                self.tell(at.into(), entity.number, out);
            }
            Effect::Usages { n, of } => {
                for (place, number) in self.which(*of, ctx) {
                    self.change_usages(place, number, *n, out);
                }
            }
            Effect::ShieldAdd { n, to } => {
                for (place, number) in self.which(*to, ctx) {
                    if let Some(entity) = self.entity_mut(place, number) {
                        entity.shield = entity.shield.saturating_add(*n);
                    }
                    self.tell(place, number, out);
                }
            }
            Effect::GainCard(card) => self.receive(ctx.side, *card, out),
            Effect::Discard(card) => self.discard_one(ctx.side, *card, out),
            Effect::AllOmni => {
                let rack = &mut self.secret[ctx.side.index()].rack;
                *rack = Rack::of(Face::Omni, rack.num());
                out.push(Event::AllOmni { seat: ctx.side });
            }
            Effect::AbsorbDice(upto) => self.absorb_dice(*upto, ctx, out),
            Effect::ExtraAction => {
                self.open.sides[ctx.side.index()].extra_action = true;
                out.push(Event::ExtraAction { seat: ctx.side });
            }
            Effect::LevelHp => self.level_hp(ctx.side, out),
            Effect::MoveEquip(slot) => self.move_equipment(*slot, ctx, out),
            Effect::Equip => self.equip(ctx, out),
            Effect::PlaceSupport => {
                let Origin::Card(card) = ctx.origin else { return };
                let place = ZoneRef { side: ctx.side, zone: Zone::Supports };
                if let Aim::Support(index) = ctx.aims[0]
                    && let Some(old) = self.open.zone(place).get(usize::from(index))
                {
                    let number = old.number;
                    self.remove_entity(place, number, out);
                }
                if let Some(id) = card.rules().entity {
                    self.create(id, place, None, 1, out);
                }
            }
            Effect::ChainBurst { n, when, made } => self.chain_burst(*n, when, *made, ctx, out),
            _ => {}
        }
    }

    /// Effects that change the record, roll or card in context.
    fn adjust(&mut self, effect: &Effect, ctx: &mut Ctx, out: &mut Vec<Event>) {
        let Origin::Entity(by) = ctx.origin else { return };
        let fixed = match effect {
            Effect::FixDice { element, .. } => Some(Face::from(self.tint(*element, ctx.side))),
            _ => None,
        };
        match (&mut ctx.about, effect) {
            (About::Damage(record), Effect::Add(n)) => {
                record.value = record.value.saturating_add(*n);
                out.push(Event::Added { by, n: *n, value: record.value });
            }
            (About::Damage(record), Effect::Multiply(n)) => {
                record.value = record.value.saturating_mul(*n);
                out.push(Event::Multiplied { by, n: *n, value: record.value });
            }
            (About::Damage(record), Effect::Divide(n)) => {
                record.value = record.value.div_ceil(*n);
                out.push(Event::Divided { by, n: *n, value: record.value });
            }
            (About::Damage(record), Effect::Reduce(n)) => {
                let n = record.value.min(*n);
                record.value -= n;
                out.push(Event::Blocked { by, n, value: record.value });
            }
            (About::Damage(record), Effect::Infuse(element)) => {
                record.strike = Strike::from(*element);
                out.push(Event::Infused { by, strike: record.strike });
            }
            (About::Roll { fixed: rack, .. }, Effect::FixDice { n, .. }) => {
                let n = (*n).min(Rack::ROLLED - rack.num());
                if let Some(face) = fixed {
                    rack.add(Rack::of(face, n));
                }
            }
            (About::Roll { rerolls, .. }, Effect::ExtraReroll(n)) => *rerolls += n,
            (About::Card { card, negated, .. }, Effect::NegateCard) => {
                *negated = true;
                out.push(Event::Negated { card: *card, by });
            }
            _ => {}
        }
    }

    fn tint(&self, tint: Tint, side: Seat) -> Element {
        match tint {
            Tint::Of(element) => element,
            Tint::Active => self.open.side(side).lead().id.def().element,
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one effect")]
    fn damage(
        &mut self,
        made: Made,
        n: u8,
        to: Who,
        pierce: u8,
        plus: Option<Per>,
        ctx: &mut Ctx,
        out: &mut Vec<Event>,
    ) {
        let strike = match made {
            Made::Of(strike) => strike,
            Made::Taken => {
                let taken = self.this(ctx).and_then(|it| Element::at(it.count));
                taken.map_or(Strike::Physical, Strike::from)
            }
        };
        let extra = match plus {
            Some(Per::MySummon) => self.open.side(ctx.side).summons.len() as u8,
            Some(Per::Consumed) => ctx.consumed,
            None => 0,
        };
        let (mut plunging, mut charged) = (false, false);
        if let (Origin::Skill(_), About::Skill(cast)) = (ctx.origin, &ctx.about) {
            (plunging, charged) = (cast.plunging, cast.charged);
        }
        for at in self.who(to, ctx).iter() {
            let record = Record {
                origin: ctx.origin,
                side: Some(ctx.side),
                caster: if matches!(ctx.origin, Origin::Skill(_)) { ctx.seat } else { None },
                strike,
                value: n + extra,
                pierce,
                at,
                reaction: None,
                met: None,
                plunging,
                charged,
                fatal: false,
            };
            match (&mut ctx.about, ctx.origin) {
                (About::Skill(cast), Origin::Skill(_)) => {
                    self.deal(record, Some(&mut cast.facts), out);
                }
                _ => self.deal(record, None, out),
            }
        }
    }

    pub(super) fn spend_energy(&mut self, at: Spot, n: u8, out: &mut Vec<Event>) {
        if n > 0 {
            let who = self.at_mut(at);
            who.energy = who.energy.saturating_sub(n);
            let energy = who.energy;
            out.push(Event::Energy { at, energy });
        }
    }

    fn move_energy(&mut self, n: u8, from: Who, to: Who, ctx: &Ctx, out: &mut Vec<Event>) {
        let mut sum = 0;
        for spot in self.who(from, ctx).iter() {
            let taken = self.open.at(spot).energy.min(n);
            self.spend_energy(spot, taken, out);
            sum += taken;
        }
        if let Some(spot) = self.who(to, ctx).first() {
            self.gain_energy(spot, sum, out);
        }
    }

    fn count(
        &mut self,
        add: u8,
        of: Option<super::pool::ids::EntityId>,
        capped: bool,
        wrap: Option<(u8, u8)>,
        ctx: &Ctx,
        out: &mut Vec<Event>,
    ) {
        let found = match of {
            None => ctx.this,
            Some(id) => ctx.seat.and_then(|seat| {
                let at = Spot { side: ctx.side, seat };
                self.open.at(at).bears(id).map(|entity| (at.into(), entity.number))
            }),
        };
        let Some((place, number)) = found else { return };
        let Some(entity) = self.open.entity(place, number) else { return };
        let most = if capped { self.count_max(entity, ctx) } else { u8::MAX };
        let mut count = entity.count.saturating_add(add).min(most.max(entity.count));
        if let Some((at, minus)) = wrap
            && count >= at
        {
            count -= minus;
        }
        self.set_count_of(place, number, count, out);
    }

    fn set_count(&mut self, ctx: &Ctx, count: u8, out: &mut Vec<Event>) {
        if let Some((place, number)) = ctx.this {
            self.set_count_of(place, number, count, out);
        }
    }

    fn set_count_of(&mut self, place: ZoneRef, number: u32, count: u8, out: &mut Vec<Event>) {
        if let Some(entity) = self.entity_mut(place, number) {
            entity.count = count;
        }
        self.tell(place, number, out);
    }

    /// Usages are not capped, and not below 0; entities without usages are passed over.
    fn change_usages(&mut self, place: ZoneRef, number: u32, n: i8, out: &mut Vec<Event>) {
        let Some(entity) = self.entity_mut(place, number) else { return };
        if entity.id.rules().usages.is_none() {
            return;
        }
        if n < 0 {
            self.use_up(place, number, n.unsigned_abs(), out);
        } else {
            entity.usages = entity.usages.saturating_add(n.unsigned_abs());
            self.tell(place, number, out);
        }
    }

    fn gain_dice(&mut self, gain: Gain, n: u8, ctx: &Ctx, out: &mut Vec<Event>) {
        let luck = matches!(gain, Gain::Basic | Gain::DifferentBasic);
        let mut faces = Vec::with_capacity(usize::from(n));
        match gain {
            Gain::Omni => faces.resize(usize::from(n), Face::Omni),
            Gain::Of(element) => faces.resize(usize::from(n), element.into()),
            Gain::Master => {
                let Some(seat) = ctx.seat else { return };
                let element = self.open.at(Spot { side: ctx.side, seat }).id.def().element;
                faces.resize(usize::from(n), element.into());
            }
            Gain::Basic => {
                for _ in 0..n {
                    faces.push(Face::ALL[1 + self.dice.below("die", 7) as usize]);
                }
            }
            Gain::DifferentBasic => {
                let mut left = Element::ALL.to_vec();
                for _ in 0..n.min(7) {
                    let index = self.dice.below("die", left.len() as u64) as usize;
                    faces.push(left.remove(index).into());
                }
            }
        }
        // One after the other: where there is no room for all, the first ones stay.
        let mut added = Rack::EMPTY;
        for face in faces {
            added.add(self.secret[ctx.side.index()].rack.add(Rack::of(face, 1)));
        }
        out.push(Event::GainedDice { seat: ctx.side, n: added.num(), dice: Some(added), luck });
    }

    /// Collects dice from the front of the sorted list, one of a kind.
    fn absorb_dice(&mut self, upto: u8, ctx: &Ctx, out: &mut Vec<Event>) {
        let Some((place, number)) = ctx.this else { return };
        let Some(entity) = self.open.entity(place, number) else { return };
        let mut room = upto.saturating_sub(entity.count);
        let active = self.open.side(ctx.side).lead().id.def().element;
        let rack = self.secret[ctx.side.index()].rack;
        let mut taken = Rack::EMPTY;
        for face in rack.sorted(Some(active)) {
            if room > 0 && taken.count(face) == 0 {
                taken.add(Rack::of(face, 1));
                room -= 1;
            }
        }
        if taken.is_empty() {
            return;
        }
        let n = taken.num();
        let count = entity.count + n;
        self.secret[ctx.side.index()].rack.remove(taken);
        out.push(Event::LostDice { seat: ctx.side, n, dice: Some(taken) });
        self.set_count_of(place, number, count, out);
    }

    /// HP are shared evenly; the remainder goes to the active one first. Not damage.
    fn level_hp(&mut self, side: Seat, out: &mut Vec<Event>) {
        let seats = super::state::Side::seats_from(self.open.side(side).active);
        let living: Vec<Spot> = seats
            .into_iter()
            .map(|seat| Spot { side, seat })
            .filter(|&spot| self.open.at(spot).lives())
            .collect();
        let total: usize = living.iter().map(|&spot| usize::from(self.open.at(spot).hp)).sum();
        for (index, &at) in living.iter().enumerate() {
            let share = total / living.len() + usize::from(index < total % living.len());
            let who = self.at_mut(at);
            let hp = (share as u8).min(who.id.def().hp);
            who.hp = hp;
            out.push(Event::Levelled { at, hp });
        }
    }

    fn move_equipment(&mut self, slot: Slot, ctx: &Ctx, out: &mut Vec<Event>) {
        let [Aim::Mine(from), Aim::Mine(to)] = ctx.aims else { return };
        let kind = match slot {
            Slot::Weapon => Kind::Weapon,
            Slot::Artifact => Kind::Artifact,
        };
        let from = Spot { side: ctx.side, seat: from };
        let to = Spot { side: ctx.side, seat: to };
        if let Some(old) = self.open.at(to).wears(kind).map(|it| it.number) {
            self.remove_entity(to.into(), old, out);
        }
        let Some(index) = self.open.at(from).entities.iter().position(|it| it.kind() == kind)
        else {
            return;
        };
        let mut moved = self.at_mut(from).entities.remove(index);
        for (fired, trigger) in moved.fired.iter_mut().zip(&moved.id.rules().triggers) {
            if trigger.per_round.is_some() {
                *fired = 0;
            }
        }
        let there = &mut self.at_mut(to).entities;
        let index = there.partition_point(|entity| entity.number < moved.number);
        there.insert(index, moved);
        out.push(Event::Moved { id: moved.id, from, to });
    }

    /// The old equipment of the slot leaves first.
    fn equip(&mut self, ctx: &Ctx, out: &mut Vec<Event>) {
        let (Origin::Card(card), Aim::Mine(seat)) = (ctx.origin, ctx.aims[0]) else { return };
        let Some(id) = card.rules().entity else { return };
        let at = Spot { side: ctx.side, seat };
        if let Some(old) = self.open.at(at).wears(id.rules().kind).map(|it| it.number) {
            self.remove_entity(at.into(), old, out);
        }
        self.create(id, at.into(), None, 1, out);
    }

    fn summon_random(
        &mut self,
        from: &[super::pool::ids::EntityId],
        prefer_absent: bool,
        max_kinds: Option<u8>,
        side: Seat,
        out: &mut Vec<Event>,
    ) {
        let here = &self.open.side(side).summons;
        let is_out = |id: &super::pool::ids::EntityId| here.iter().any(|it| it.id == *id);
        let present: Vec<_> = from.iter().copied().filter(is_out).collect();
        let absent: Vec<_> = from.iter().copied().filter(|id| !is_out(id)).collect();
        let full = max_kinds.is_some_and(|most| present.len() >= usize::from(most));
        let choices = if full {
            present
        } else if prefer_absent && !absent.is_empty() {
            absent
        } else {
            from.to_vec()
        };
        if choices.is_empty() {
            return;
        }
        let of = choices.len() as u8;
        let index = if of > 1 { self.dice.below("summon", u64::from(of)) as usize } else { 0 };
        let id = choices[index];
        self.create(id, Cards::side_place(side, id), None, of, out);
    }

    /// The bearer that was hit, then every other bearer of its side, in seat order.
    fn chain_burst(
        &mut self,
        n: u8,
        when: &[words::Test],
        made: Element,
        ctx: &Ctx,
        out: &mut Vec<Event>,
    ) {
        let (Origin::Entity(id), Some((place, number))) = (ctx.origin, ctx.this) else { return };
        let Some(first) = place.spot() else { return };
        let enemies = Ctx { side: ctx.side.other(), seat: None, ..*ctx };
        let strike = if self.all_hold(when, &enemies) { made.into() } else { Strike::Piercing };
        let burst = |at: Spot, strike: Strike| Record {
            origin: ctx.origin,
            side: None,
            caster: None,
            strike,
            value: n,
            pierce: 0,
            at,
            reaction: None,
            met: None,
            plunging: false,
            charged: false,
            fatal: false,
        };
        self.deal(burst(first, strike), None, out);
        self.use_up(place, number, 1, out);
        for seat in (0..3).filter(|&seat| seat != first.seat) {
            let at = Spot { side: ctx.side, seat };
            let who = self.open.at(at);
            let Some(number) = who.bears(id).map(|it| it.number).filter(|_| who.lives()) else {
                continue;
            };
            self.deal(burst(at, Strike::Piercing), None, out);
            self.use_up(at.into(), number, 1, out);
        }
    }
}
