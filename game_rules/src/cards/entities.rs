//! Entities come, change and leave; characters change and fall (rules/cards.md 6, 10).

use super::{
    Cards, Event,
    element::Aura,
    pool::{def::Kind, ids::EntityId, words::When},
    state::{Character, Entity, SUMMONS, Spot},
    work::{About, Happening, Zone, ZoneRef},
};
use crate::game::{Outcome, Seat, SeatSet};

impl Cards {
    pub(super) fn at_mut(&mut self, spot: Spot) -> &mut Character {
        &mut self.open.sides[spot.side.index()].team[usize::from(spot.seat)]
    }

    pub(super) fn zone_mut(&mut self, place: ZoneRef) -> &mut Vec<Entity> {
        let side = &mut self.open.sides[place.side.index()];
        match place.zone {
            Zone::Character(seat) => &mut side.team[usize::from(seat)].entities,
            Zone::Combat => &mut side.combat,
            Zone::Summons => &mut side.summons,
            Zone::Supports => &mut side.supports,
        }
    }

    pub(super) fn entity_mut(&mut self, place: ZoneRef, number: u32) -> Option<&mut Entity> {
        self.zone_mut(place).iter_mut().find(|entity| entity.number == number)
    }

    /// Tells the values of an entity.
    pub(super) fn tell(&self, place: ZoneRef, number: u32, out: &mut Vec<Event>) {
        if let Some(&entity) = self.open.entity(place, number) {
            out.push(Event::Changed { place, entity });
        }
    }

    /// The zone of an entity of a side that is not on a character.
    pub(super) fn side_place(side: Seat, id: EntityId) -> ZoneRef {
        let zone = match id.rules().kind {
            Kind::Summon => Zone::Summons,
            Kind::Support => Zone::Supports,
            _ => Zone::Combat,
        };
        ZoneRef { side, zone }
    }

    /// Creates an entity, or refreshes the one that is there. `shield` stands for its shield's
    /// first value, `of` for the number of kinds among which chance chose.
    pub(super) fn create(
        &mut self,
        id: EntityId,
        place: ZoneRef,
        shield: Option<u8>,
        of: u8,
        out: &mut Vec<Event>,
    ) {
        let rules = id.rules();
        let present = self.open.zone(place).iter().find(|entity| entity.id == id);
        if let (Some(number), false) = (present.map(|it| it.number), rules.kind == Kind::Support) {
            if let Some(entity) = self.entity_mut(place, number) {
                match shield {
                    Some(shield) => entity.shield = entity.shield.max(shield),
                    None => entity.refresh(),
                }
            }
            self.open.work.happened.push(Happening::Entered(place, number));
            if of > 1
                && let Some(&entity) = self.open.entity(place, number)
            {
                out.push(Event::Came { place, entity, of });
            } else {
                self.tell(place, number, out);
            }
            return;
        }
        for &variant in &rules.replaces {
            self.remove_named(variant, place, out);
        }
        if rules.unique_per_side {
            for seat in 0..3 {
                let other = ZoneRef { side: place.side, zone: Zone::Character(seat) };
                if other != place {
                    self.remove_named(id, other, out);
                    for &variant in &rules.replaces {
                        self.remove_named(variant, other, out);
                    }
                }
            }
        }
        if place.zone == Zone::Summons && self.open.zone(place).len() >= SUMMONS {
            out.push(Event::NoRoom { side: place.side, id, of });
            return;
        }
        self.open.registered += 1;
        let mut entity = Entity::new(id, self.open.registered);
        if let Some(shield) = shield {
            entity.shield = shield;
        }
        self.zone_mut(place).push(entity);
        self.open.work.happened.push(Happening::Entered(place, entity.number));
        out.push(Event::Came { place, entity, of });
    }

    fn remove_named(&mut self, id: EntityId, place: ZoneRef, out: &mut Vec<Event>) {
        let found = self.open.zone(place).iter().find(|entity| entity.id == id);
        if let Some(number) = found.map(|entity| entity.number) {
            self.remove_entity(place, number, out);
        }
    }

    /// An entity leaves, and those who care hear of it at once.
    pub(super) fn remove_entity(&mut self, place: ZoneRef, number: u32, out: &mut Vec<Event>) {
        let zone = self.zone_mut(place);
        let Some(index) = zone.iter().position(|entity| entity.number == number) else { return };
        let id = zone.remove(index).id;
        out.push(Event::Left { place, id, number });
        let when = match id.rules().kind {
            Kind::Summon => When::OnSummonRemove,
            _ => When::OnEntityRemove,
        };
        self.immediate(when, &mut About::Removed { id, place }, out);
    }

    /// Spends usages; at 0 the entity leaves unless it stays.
    pub(super) fn use_up(&mut self, place: ZoneRef, number: u32, n: u8, out: &mut Vec<Event>) {
        let Some(entity) = self.entity_mut(place, number) else { return };
        entity.usages = entity.usages.saturating_sub(n);
        let gone =
            entity.usages == 0 && entity.id.rules().usages.is_some_and(|stock| !stock.keep_at_zero);
        if gone {
            self.remove_entity(place, number, out);
        } else {
            self.tell(place, number, out);
        }
    }

    /// Energy up to the maximum, for the living.
    pub(super) fn gain_energy(&mut self, spot: Spot, n: u8, out: &mut Vec<Event>) {
        let who = self.at_mut(spot);
        let most = who.id.def().energy;
        if !who.lives() || n == 0 || who.energy >= most {
            return;
        }
        who.energy = (who.energy + n).min(most);
        let energy = who.energy;
        out.push(Event::Energy { at: spot, energy });
    }

    pub(super) fn heal(&mut self, spot: Spot, n: u8, out: &mut Vec<Event>) {
        let who = self.at_mut(spot);
        if !who.lives() {
            return;
        }
        let n = n.min(who.hurt());
        who.hp += n;
        let hp = who.hp;
        out.push(Event::Healed { at: spot, n, hp });
    }

    pub(super) fn set_aura(&mut self, at: Spot, aura: Aura, out: &mut Vec<Event>) {
        let who = self.at_mut(at);
        if who.aura != aura {
            who.aura = aura;
            out.push(Event::Aura { at, aura });
        }
    }

    /// Changes the active character, whatever the cause (6).
    pub(super) fn change_active(&mut self, side: Seat, to: u8, out: &mut Vec<Event>) {
        let from = self.open.side(side).active;
        if from == to {
            return;
        }
        self.immediate(When::OnChange, &mut About::Change { side, to }, out);
        let this = &mut self.open.sides[side.index()];
        this.active = to;
        this.plunging = true;
        this.changes = this.changes.saturating_add(1);
        self.open.work.happened.push(Happening::Changed { side, to });
        out.push(Event::Switched { side, from, to });
    }

    /// A character at 0 HP is defeated: everything on it goes.
    pub(super) fn mark_defeat(&mut self, at: Spot, out: &mut Vec<Event>) {
        let who = self.at_mut(at);
        who.alive = false;
        who.energy = 0;
        who.aura = Aura::Clear;
        out.push(Event::Defeated { at });
        self.open.sides[at.side.index()].lost_one = true;
        while let Some(number) = self.open.at(at).entities.first().map(|entity| entity.number) {
            self.remove_entity(at.into(), number, out);
        }
    }

    /// A side with nobody left has lost; two such sides share a draw.
    pub(super) fn end_if_gone(&mut self, first: bool, second: bool, out: &mut Vec<Event>) {
        let outcome = match (first, second) {
            (false, false) => return,
            (true, true) => Outcome::Drawn,
            (true, false) => Outcome::Won(SeatSet::one(Seat(1))),
            (false, true) => Outcome::Won(SeatSet::one(Seat(0))),
        };
        self.finish(outcome, out);
    }

    pub(super) fn finish(&mut self, outcome: Outcome, out: &mut Vec<Event>) {
        self.open.outcome = Some(outcome);
        self.open.ask = super::state::Ask::Nothing;
        self.open.work = super::work::Work::default();
        out.push(Event::Over { outcome });
    }
}
