//! What a position is worth to a side, in tenths of an HP.

use std::sync::LazyLock;

use crate::{
    cards::{
        Cards,
        pool::{
            Op, Pool,
            def::Kind,
            ids::EntityId,
            words::{Effect, When, Who},
        },
        state::{Character, Entity, Phase, Side},
    },
    game::{Outcome, Seat},
};

/// Winning, so that nothing else matters.
pub(super) const WIN: i32 = 1_000_000;

const HP: i32 = 10;
const ALIVE: i32 = 45;
const ENERGY: i32 = 7;
const READY: i32 = 8;
const CARD: i32 = 9;
const DIE: i32 = 8;
const OMNI: i32 = 3;

/// What one usage, round or point of each entity is worth to whoever has it, from its data alone.
static ENTITIES: LazyLock<Vec<i32>> = LazyLock::new(|| EntityId::all().map(of_kind).collect());

fn of_kind(id: EntityId) -> i32 {
    let rules = id.rules();
    let mut value = match rules.kind {
        Kind::Passive => return 0,
        Kind::Weapon => 14,
        Kind::Artifact => 12,
        Kind::Talent => 16,
        Kind::Support => 10,
        Kind::Status | Kind::CombatStatus | Kind::Summon => 3,
        Kind::Shield | Kind::CombatShield => 9,
    };
    for trigger in &rules.triggers {
        for op in Pool::get().list(trigger.list) {
            value += match op {
                Op::Do(Effect::Damage { n, pierce, .. }) if trigger.on != When::OnEnter => {
                    9 * i32::from(*n) + 12 * i32::from(*pierce)
                }
                Op::Do(Effect::Heal { n, .. }) => 6 * i32::from(*n),
                Op::Do(Effect::Add(n)) => 5 * i32::from(*n),
                Op::Do(Effect::Reduce(n)) => 6 * i32::from(*n),
                Op::Do(Effect::Infuse(_)) => 4,
                Op::Do(Effect::Discount { n, .. }) => 4 * i32::from(*n),
                Op::Do(Effect::Dice { n, .. }) => 6 * i32::from(*n),
                Op::Do(Effect::Draw { .. }) => 9,
                Op::Do(Effect::Energy { .. }) => 6,
                _ => 0,
            };
        }
    }
    if rules.disables_skills || HARMFUL.contains(&id) { -value.max(12) } else { value }
}

/// Statuses that skills put on enemies.
static HARMFUL: LazyLock<Vec<EntityId>> = LazyLock::new(|| {
    let mut found = Vec::new();
    for skill in crate::cards::pool::ids::SkillId::all() {
        for op in Pool::get().list(skill.rules().list) {
            if let Op::Do(Effect::Status { id, to, .. }) = op
                && matches!(to, Who::OppActive | Who::OppAll | Who::OppStandby)
            {
                found.push(*id);
            }
        }
    }
    found
});

fn of_entity(entity: &Entity) -> i32 {
    let each = ENTITIES[entity.id.index()];
    let rules = entity.id.rules();
    let times = if rules.usages.is_some() {
        i32::from(entity.usages).min(3)
    } else if rules.shield.is_some() {
        i32::from(entity.shield)
    } else if rules.rounds.is_some() {
        i32::from(entity.rounds).min(2)
    } else {
        1
    };
    each * times
}

fn of_character(who: &Character) -> i32 {
    if !who.lives() {
        return 0;
    }
    let def = who.id.def();
    let ready = if who.energy >= def.energy { READY } else { 0 };
    let entities: i32 = who.entities.iter().map(of_entity).sum();
    ALIVE + HP * i32::from(who.hp) + ENERGY * i32::from(who.energy) + ready + entities
}

fn of_side(side: &Side) -> i32 {
    let team: i32 = side.team.iter().map(of_character).sum();
    let zones = [&side.combat, &side.summons, &side.supports];
    let rest: i32 = zones.into_iter().flatten().map(of_entity).sum();
    team + rest
}

/// What the position is worth to `seat`.
pub fn worth(game: &Cards, seat: Seat) -> i32 {
    match game.open.outcome {
        Some(Outcome::Drawn) => return 0,
        Some(outcome) => return if outcome.won_by(seat) { WIN } else { -WIN },
        None => {}
    }
    let own = |seat: Seat| {
        let side = game.open.side(seat);
        let secret = &game.secret[seat.index()];
        let mut value = of_side(side) + CARD * secret.hand.len() as i32;
        if game.open.phase == Phase::Action && !side.ended {
            let omni = secret.rack.count(crate::cards::element::Face::Omni);
            value += DIE * i32::from(secret.rack.num()) + OMNI * i32::from(omni);
        }
        value
    };
    own(seat) - own(seat.other())
}
