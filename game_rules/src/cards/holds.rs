//! Tests and selectors: what the words of the data mean at a moment (rules/cards.md 14).

use super::{
    Cards,
    action::Aim,
    element::Element,
    pool::{
        def::{Counter, Kind},
        ids::SkillId,
        words::{By, Casts, Hit, Priced, Someone, Test, Which, Who},
    },
    state::{Character, Entity, Phase, Side, Spot},
    work::{About, Ctx, Item, Origin, Record, Zone, ZoneRef},
};
use crate::game::Seat;

/// Up to three characters of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spots {
    side: Seat,
    seats: [u8; 3],
    len: u8,
}

impl Spots {
    fn none(side: Seat) -> Spots {
        Spots { side, seats: [0; 3], len: 0 }
    }

    fn push(&mut self, seat: u8) {
        self.seats[usize::from(self.len)] = seat;
        self.len += 1;
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Spot> {
        let side = self.side;
        (0..usize::from(self.len)).map(move |at| Spot { side, seat: self.seats[at] })
    }

    pub(super) fn first(self) -> Option<Spot> {
        self.iter().next()
    }
}

impl Cards {
    /// The characters a selector names: living ones, from the active one on.
    pub(super) fn who(&self, who: Who, ctx: &Ctx) -> Spots {
        let (my, opp) = (ctx.side, ctx.side.other());
        match who {
            Who::Master => self.one(my, ctx.seat),
            Who::Target => match ctx.aims[0] {
                Aim::Mine(seat) => self.one(my, Some(seat)),
                _ => Spots::none(my),
            },
            Who::Caster => match ctx.about {
                About::Skill(cast) => self.one(cast.at.side, Some(cast.at.seat)),
                _ => Spots::none(my),
            },
            Who::SwitchedTo => match ctx.about {
                About::Change { side, to } => self.one(side, Some(to)),
                _ => Spots::none(my),
            },
            Who::MyActive => self.one(my, Some(self.open.side(my).active)),
            Who::OppActive => self.one(opp, Some(self.open.side(opp).active)),
            Who::MyStandby => self.pick(my, true, |_| true),
            Who::OppStandby => self.pick(opp, true, |_| true),
            Who::MyAll => self.pick(my, false, |_| true),
            Who::OppAll => self.pick(opp, false, |_| true),
            Who::MyNext => self.one(my, self.open.side(my).neighbour(true)),
            Who::MyPrev => self.one(my, self.open.side(my).neighbour(false)),
            Who::OppNext => self.one(opp, self.open.side(opp).neighbour(true)),
            Who::OppPrev => self.one(opp, self.open.side(opp).neighbour(false)),
            Who::MyMostHurtStandby => {
                let hurt = self.pick(my, true, |who| who.hurt() > 0);
                // The first of the most hurt: `max_by_key` would take the last.
                let most = hurt.iter().map(|spot| self.open.at(spot).hurt()).max();
                let found = hurt.iter().find(|&spot| Some(self.open.at(spot).hurt()) == most);
                self.one(my, found.map(|spot| spot.seat))
            }
            Who::MyLackingEnergy => self.first_of(my, Character::lacks_energy),
            Who::MyLackingEnergyOf(element) => {
                self.first_of(my, |who| who.lacks_energy() && who.id.def().element == element)
            }
            Who::MyStandbyWithAura => self.pick(my, true, |who| !who.aura.is_clear()),
            Who::MyActiveWithAura => {
                let lead = Some(self.open.side(my).active);
                lead.filter(|_| !self.open.side(my).lead().aura.is_clear())
                    .map_or(Spots::none(my), |seat| self.one(my, Some(seat)))
            }
        }
    }

    fn one(&self, side: Seat, seat: Option<u8>) -> Spots {
        let mut spots = Spots::none(side);
        if let Some(seat) = seat
            && self.open.side(side).team[usize::from(seat)].lives()
        {
            spots.push(seat);
        }
        spots
    }

    fn pick(&self, side: Seat, standby: bool, like: impl Fn(&Character) -> bool) -> Spots {
        let mut spots = Spots::none(side);
        let this = self.open.side(side);
        for seat in Side::seats_from(this.active).into_iter().skip(usize::from(standby)) {
            let who = &this.team[usize::from(seat)];
            if who.lives() && like(who) {
                spots.push(seat);
            }
        }
        spots
    }

    fn first_of(&self, side: Seat, like: impl Fn(&Character) -> bool) -> Spots {
        let found = self.pick(side, false, like).first();
        self.one(side, found.map(|spot| spot.seat))
    }

    /// The entities a selector names.
    pub(super) fn which(&self, which: Which, ctx: &Ctx) -> Vec<(ZoneRef, u32)> {
        let (my, opp) = (ctx.side, ctx.side.other());
        let at = |side: Seat, zone: Zone| ZoneRef { side, zone };
        let numbers = |place: ZoneRef, like: &dyn Fn(&Entity) -> bool| -> Vec<(ZoneRef, u32)> {
            let found = self.open.zone(place).iter().filter(|entity| like(entity));
            found.map(|entity| (place, entity.number)).collect()
        };
        match which {
            Which::This => ctx.this.into_iter().collect(),
            Which::Target => {
                let (side, index) = match ctx.aims[0] {
                    Aim::MySummon(index) => (my, index),
                    Aim::TheirSummon(index) => (opp, index),
                    _ => return Vec::new(),
                };
                let place = at(side, Zone::Summons);
                let found = self.open.zone(place).get(usize::from(index));
                found.map(|entity| (place, entity.number)).into_iter().collect()
            }
            Which::MySummons => numbers(at(my, Zone::Summons), &|_| true),
            Which::MySummon(id) => numbers(at(my, Zone::Summons), &|entity| entity.id == id),
            Which::MyCombat(id) => numbers(at(my, Zone::Combat), &|entity| entity.id == id),
            Which::OppStatus(id) => self
                .pick(opp, false, |_| true)
                .iter()
                .flat_map(|spot| numbers(spot.into(), &|entity| entity.id == id))
                .collect(),
            Which::MyFirstCombatShield => {
                let shields =
                    numbers(at(my, Zone::Combat), &|entity| entity.kind() == Kind::CombatShield);
                shields.into_iter().take(1).collect()
            }
        }
    }

    /// Do all tests hold?
    pub(super) fn all_hold(&self, tests: &[Test], ctx: &Ctx) -> bool {
        tests.iter().all(|test| self.holds(test, ctx))
    }

    fn holds(&self, test: &Test, ctx: &Ctx) -> bool {
        let my = self.open.side(ctx.side);
        match test {
            Test::Not(test) => !self.holds(test, ctx),
            Test::Any(tests) => tests.iter().any(|test| self.holds(test, ctx)),
            Test::HandHas(card) => {
                self.secret[ctx.side.index()].hand.iter().any(|held| held.card == *card)
            }
            Test::UsagesAre(bound) => self.this(ctx).is_some_and(|it| bound.holds(it.usages)),
            Test::Count(bound) => self.this(ctx).is_some_and(|it| bound.holds(it.count)),
            Test::CountAtMax => {
                self.this(ctx).is_some_and(|it| it.count >= self.count_max(it, ctx))
            }
            Test::TakenIs(element) => {
                self.this(ctx).is_some_and(|it| Element::at(it.count) == Some(*element))
            }
            Test::CountOf(id, bound) => self
                .master(ctx)
                .and_then(|who| who.bears(*id))
                .is_some_and(|entity| bound.holds(entity.count)),
            Test::Talent => self.master(ctx).is_some_and(|who| who.wears(Kind::Talent).is_some()),
            Test::TalentWorn(id) => my
                .team
                .iter()
                .any(|who| who.id == *id && who.lives() && who.wears(Kind::Talent).is_some()),
            Test::TeamHas(element) => my.team.iter().any(|who| who.id.def().element == *element),
            Test::MyCombat(id) => my.combat.iter().any(|entity| entity.id == *id),
            Test::MySummon(id) => my.summons.iter().any(|entity| entity.id == *id),
            Test::FoeBears(id) => self.open.side(ctx.side.other()).lead().bears(*id).is_some(),
            Test::MasterIsActive => ctx.seat == Some(my.active) && my.lead().lives(),
            Test::MyTurn => self.open.phase == Phase::Action && self.open.current == ctx.side,
            Test::LostACharacter => my.lost_one,
            Test::Exists(some) => self.exists(*some, ctx.side),
            Test::ActiveInjured => my.lead().lives() && my.lead().hurt() > 0,
            Test::ActiveLacksEnergy => my.lead().lives() && my.lead().lacks_energy(),
            Test::ActiveElement(elements) => elements.contains(&my.lead().id.def().element),
            Test::Hand(bound) => bound.holds(self.secret[ctx.side.index()].hand.len() as u8),
            Test::DiceLeft(bound) => bound.holds(self.secret[ctx.side.index()].rack.num()),
            Test::Round(bound) => bound.holds(self.open.round),
            Test::DeckBegan(category, bound) => {
                let brought = &self.secret[ctx.side.index()].brought;
                let n = brought.iter().filter(|card| card.def().category == *category).count();
                bound.holds(n as u8)
            }
            Test::DeckBeganKinds(category, bound) => {
                let mut kinds = self.secret[ctx.side.index()].brought.clone();
                kinds.retain(|card| card.def().category == *category);
                kinds.dedup();
                bound.holds(kinds.len() as u8)
            }
            Test::TargetBears(id) => self
                .who(Who::Target, ctx)
                .first()
                .is_some_and(|spot| self.open.at(spot).bears(*id).is_some()),
            Test::TargetIsActive => {
                self.who(Who::Target, ctx).first().is_some_and(|spot| spot.seat == my.active)
            }
            Test::TargetCanCast => self.target_can_cast(ctx),
            _ => match &ctx.about {
                About::Damage(record) => self.damage_holds(test, record, ctx),
                _ => self.about_holds(test, ctx),
            },
        }
    }

    /// Tests about a damage record.
    fn damage_holds(&self, test: &Test, record: &Record, ctx: &Ctx) -> bool {
        let mine = record.side == Some(ctx.side);
        let active = |side: Seat| Spot { side, seat: self.open.side(side).active };
        match test {
            Test::By(By::MasterSkill) => {
                mine && record.skill().is_some() && record.caster == ctx.seat
            }
            Test::By(By::MySkill) => mine && record.skill().is_some(),
            Test::By(By::Mine) => mine,
            Test::By(By::MySkillOrSummon) => {
                mine && match record.origin {
                    Origin::Skill(_) => true,
                    Origin::Entity(id) => id.rules().kind == Kind::Summon,
                    _ => false,
                }
            }
            Test::Hits(Hit::Master) => {
                record.at.side == ctx.side && Some(record.at.seat) == ctx.seat
            }
            Test::Hits(Hit::MyActive) => record.at == active(ctx.side),
            Test::Hits(Hit::OppActive) => record.at == active(ctx.side.other()),
            Test::Hits(Hit::Mine) => record.at.side == ctx.side,
            Test::Made(strikes) => strikes.contains(&record.strike),
            Test::Elemental => record.strike.element().is_some(),
            Test::MadeOfTaken => self.this(ctx).is_some_and(|it| {
                record.strike.element().is_some()
                    && record.strike.element() == Element::at(it.count)
            }),
            Test::Damage(bound) => bound.holds(record.value),
            Test::Pierces => record.strike == super::element::Strike::Piercing,
            Test::Reacted => record.reaction.is_some(),
            Test::Swirled => record.reaction == Some(super::pool::def::Reaction::Swirl),
            Test::ReactedWith(element) => record.reacted_with(*element),
            Test::SourceWeapon(weapons) => {
                self.source(record).is_some_and(|who| weapons.contains(&who.id.def().weapon))
            }
            Test::SourceHp(bound) => {
                self.source(record).is_some_and(|who| who.lives() && bound.holds(who.hp))
            }
            Test::TargetHp(bound) => {
                let who = self.open.at(record.at);
                who.lives() && bound.holds(who.hp)
            }
            Test::SkillType(types) => {
                record.skill().is_some_and(|skill| types.contains(&skill.rules().kind()))
            }
            Test::Skill(skill) => record.skill() == Some(*skill),
            _ => false,
        }
    }

    fn source(&self, record: &Record) -> Option<&Character> {
        let (side, seat) = (record.side?, record.caster?);
        Some(self.open.at(Spot { side, seat }))
    }

    /// Tests about skills, prices, changes, cards, defeats and removals.
    fn about_holds(&self, test: &Test, ctx: &Ctx) -> bool {
        match (&ctx.about, test) {
            (About::Skill(cast), Test::CasterHp(bound)) => {
                let who = self.open.at(cast.at);
                who.lives() && bound.holds(who.hp)
            }
            (About::Skill(cast), Test::CasterIs(id)) => self.open.at(cast.at).id == *id,
            (About::Skill(cast), Test::SkillType(types)) => {
                types.contains(&cast.skill.rules().kind())
            }
            (About::Skill(cast), Test::Skill(skill)) => cast.skill == *skill,
            (About::Skill(cast), Test::Caster(casts)) => match casts {
                Casts::Master => cast.at.side == ctx.side && Some(cast.at.seat) == ctx.seat,
                Casts::Mine => cast.at.side == ctx.side,
                Casts::Opponent => cast.at.side != ctx.side,
            },
            (About::Skill(cast), Test::SkillDid(facts)) => {
                facts.iter().any(|&fact| cast.facts.did(fact))
            }
            (About::Skill(cast), Test::SkillReactedWith(element)) => {
                cast.facts.reacted_with(*element)
            }
            (About::Skill(cast), Test::SkillUsedBefore) => {
                let index = usize::from(cast.skill.rules().index);
                let owner = cast.skill.rules().owner;
                let team = &self.open.side(ctx.side).team;
                team.iter().any(|who| who.id == owner && who.uses_match[index] > 0)
            }
            (About::Skill(cast), Test::SkillUses(bound)) => {
                bound.holds(self.uses(cast.at, cast.skill))
            }
            (About::Skill(cast), Test::CastByCard(card)) => cast.card == Some(*card),
            (About::Change { side, .. }, Test::ByMySide) => *side == ctx.side,
            (About::Change { side, to }, Test::MasterSwitchedIn) => {
                *side == ctx.side && Some(*to) == ctx.seat
            }
            (About::Change { side, to }, Test::SwitchedToEnergy(bound)) => {
                bound.holds(self.open.at(Spot { side: *side, seat: *to }).energy)
            }
            (About::Card { side, .. }, Test::ByMySide) => *side == ctx.side,
            (About::Card { card, .. }, Test::CardIs(kinds)) => kinds.contains(&card.def().category),
            (About::Card { card, .. }, Test::EventCard) => card.def().category.is_event(),
            (About::Death { at, .. }, Test::EnemyDied) => at.side != ctx.side,
            (About::Death { by, .. }, Test::KilledByMaster) => {
                by.is_some_and(|by| by.side == ctx.side && Some(by.seat) == ctx.seat)
            }
            (About::Removed { id, .. }, Test::Removed(which)) => id == which,
            (About::Removed { place, .. }, Test::RemovedFromMaster) => {
                ctx.this.is_some_and(|(own, _)| own == *place)
            }
            (About::Bill(bill), test) => self.bill_holds(test, bill, ctx),
            _ => false,
        }
    }

    /// Tests about a price.
    fn bill_holds(&self, test: &Test, bill: &super::work::Bill, ctx: &Ctx) -> bool {
        let active = self.open.side(ctx.side).active;
        let caster = match bill.item {
            Item::Skill(_) => Some(active),
            Item::Talent(_, seat) => Some(seat),
            Item::Switch(_) | Item::Card(_) => None,
        };
        match test {
            Test::Priced(items) => items.iter().any(|item| match (item, bill.item) {
                (Priced::Switch, Item::Switch(_))
                | (Priced::Skill, Item::Skill(_))
                | (Priced::Talent, Item::Talent(..)) => true,
                (Priced::Card(category), Item::Card(card)) => card.def().category == *category,
                _ => false,
            }),
            Test::AlreadyFast => bill.fast,
            Test::Price(bound) => bound.holds(bill.cost.dice()),
            Test::CountCoversPrice => self.this(ctx).is_some_and(|it| it.count >= bill.cost.dice()),
            Test::SwitchFromMaster => ctx.seat == Some(active),
            Test::SwitchToMaster => {
                matches!(bill.item, Item::Switch(to) if Some(to) == ctx.seat)
            }
            Test::Caster(Casts::Master) => caster.is_some() && caster == ctx.seat,
            Test::Caster(Casts::Mine) => caster.is_some(),
            Test::SkillType(types) => {
                skill_of(bill.item).is_some_and(|skill| types.contains(&skill.rules().kind()))
            }
            Test::Skill(wanted) => skill_of(bill.item) == Some(*wanted),
            Test::SkillUses(bound) => skill_of(bill.item).is_some_and(|skill| {
                bound.holds(self.uses(Spot { side: ctx.side, seat: active }, skill))
            }),
            _ => false,
        }
    }

    fn uses(&self, at: Spot, skill: SkillId) -> u8 {
        self.open.at(at).uses_round[usize::from(skill.rules().index)]
    }

    /// This entity.
    pub(super) fn this(&self, ctx: &Ctx) -> Option<&Entity> {
        let (place, number) = ctx.this?;
        self.open.entity(place, number)
    }

    fn master(&self, ctx: &Ctx) -> Option<&Character> {
        let seat = ctx.seat?;
        Some(self.open.at(Spot { side: ctx.side, seat }))
    }

    /// The cap of an entity's counter now.
    pub(super) fn count_max(&self, entity: &Entity, ctx: &Ctx) -> u8 {
        match &entity.id.rules().counter {
            Some(Counter::Number { max: Some((plain, talent)), .. }) => {
                let worn = self.master(ctx).is_some_and(|who| who.wears(Kind::Talent).is_some());
                if worn { *talent } else { *plain }
            }
            _ => u8::MAX,
        }
    }

    fn exists(&self, some: Someone, side: Seat) -> bool {
        let any = |standby: bool, like: &dyn Fn(&Character) -> bool| {
            self.pick(side, standby, like).first().is_some()
        };
        match some {
            Someone::Standby => any(true, &|_| true),
            Someone::Injured => any(false, &|who| who.hurt() > 0),
            Someone::InjuredStandby => any(true, &|who| who.hurt() > 0),
            Someone::LackingEnergy => any(false, &Character::lacks_energy),
            Someone::ChargedStandby => any(true, &|who| who.energy > 0),
            Someone::Equipped => any(false, &|who| {
                who.wears(Kind::Weapon).is_some() || who.wears(Kind::Artifact).is_some()
            }),
        }
    }

    fn target_can_cast(&self, ctx: &Ctx) -> bool {
        let Origin::Card(card) = ctx.origin else { return false };
        let Some(spot) = self.who(Who::Target, ctx).first() else { return false };
        let who = self.open.at(spot);
        let energy = card.rules().casts.map_or(0, |skill| skill.rules().cost().energy);
        who.can_cast() && who.energy >= energy
    }
}

fn skill_of(item: Item) -> Option<SkillId> {
    match item {
        Item::Skill(skill) => Some(skill),
        _ => None,
    }
}
