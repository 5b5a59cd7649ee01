//! What a position is worth to a side, in tenths of an HP.

use std::sync::LazyLock;

use crate::{
    cards::{
        Cards,
        element::Face,
        pool::{
            Op, Pool,
            def::Kind,
            ids::EntityId,
            words::{Effect, When, Who},
        },
        rack::Rack,
        state::{Character, Entity, Phase, Side},
    },
    game::{Outcome, Seat},
};

/// Winning, so that nothing else matters.
pub(super) const WIN: i32 = 1_000_000;

// Fitted to who won 5,500 matches between Sly and Sly, an HP being 10.
const HP: i32 = 10;
/// On top for the first few HP of a character.
const CORE: i32 = 4;
const FIRST_FEW: u8 = 6;
const ALIVE: i32 = 8;
const ENERGY: i32 = 7;
/// An element on a character invites a reaction.
const AURA: i32 = -9;
const CARD: i32 = 7;
/// To begin the next round.
const FIRST: i32 = 8;
const DIE: i32 = 8;
/// On top for a die that somebody of the team can use by its element.
const USEFUL: i32 = 4;
/// On top for one that everybody can.
const OMNI: i32 = 7;
/// A round later, in a match that is lost; sooner, in one that is won.
const LATE: i32 = 200;

/// What one usage, round or point of each entity is worth to whoever has it, from its data alone.
static ENTITIES: LazyLock<Vec<i32>> = LazyLock::new(|| EntityId::all().map(of_kind).collect());

fn of_kind(id: EntityId) -> i32 {
    let rules = id.rules();
    let mut value = match rules.kind {
        Kind::Passive => return 0,
        Kind::Weapon => 12,
        Kind::Artifact => 6,
        Kind::Talent => 0,
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

/// What can still happen to a side before the round is over.
#[derive(Clone, Copy)]
struct Ahead {
    /// It can act.
    acts: bool,
    /// It can be hurt.
    suffers: bool,
}

impl Ahead {
    fn of(game: &Cards, seat: Seat) -> Ahead {
        if game.open.phase != Phase::Action {
            return Ahead { acts: true, suffers: true };
        }
        let can =
            |seat: Seat| !game.open.side(seat).ended && !game.secret[seat.index()].rack.is_empty();
        let other = game.open.side(seat.other());
        let hits = |entity: &Entity| FIRES[entity.id.index()].strikes;
        let strikes = other.summons.iter().chain(&other.combat).any(hits);
        Ahead { acts: can(seat), suffers: strikes || can(seat.other()) }
    }

    /// Can this still do anything, or will it leave with the round, unused?
    fn fires(self, entity: &Entity) -> bool {
        if entity.id.rules().rounds.is_none() || entity.rounds > 1 {
            return true;
        }
        let fires = FIRES[entity.id.index()];
        fires.always || fires.acting && self.acts || fires.suffering && self.suffers
    }
}

/// When an entity does something.
#[derive(Clone, Copy, Default)]
struct Fires {
    /// When its side acts.
    acting: bool,
    /// When its side is hurt.
    suffering: bool,
    /// In any case.
    always: bool,
    /// It deals damage in the End Phase.
    strikes: bool,
}

static FIRES: LazyLock<Vec<Fires>> = LazyLock::new(|| EntityId::all().map(fires).collect());

fn fires(id: EntityId) -> Fires {
    let rules = id.rules();
    let mut fires = Fires { suffering: rules.shield.is_some(), ..Fires::default() };
    // What an enemy has put there works whoever acts.
    if rules.disables_skills || HARMFUL.contains(&id) {
        return Fires { acting: true, suffering: true, ..fires };
    }
    for trigger in &rules.triggers {
        match trigger.on {
            When::ExecuteDamage | When::DivideDamage | When::AfterTakesDamage => {
                fires.suffering = true;
            }
            When::EndPhase => {
                fires.always = true;
                let hurts = |op: &Op| matches!(op, Op::Do(Effect::Damage { .. }));
                fires.strikes |= Pool::get().list(trigger.list).iter().any(hurts);
            }
            When::CharacterDies | When::RoundEnd | When::BeginRoll => fires.always = true,
            _ => fires.acting = true,
        }
    }
    fires
}

fn of_entity(entity: &Entity, ahead: Ahead) -> i32 {
    if !ahead.fires(entity) {
        return 0;
    }
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

fn of_character(who: &Character, ahead: Ahead) -> i32 {
    if !who.lives() {
        return 0;
    }
    let (hp, core) = (i32::from(who.hp), i32::from(who.hp.min(FIRST_FEW)));
    let aura = if who.aura.is_clear() { 0 } else { AURA };
    let entities: i32 = who.entities.iter().map(|one| of_entity(one, ahead)).sum();
    ALIVE + HP * hp + CORE * core + ENERGY * i32::from(who.energy) + aura + entities
}

fn of_side(side: &Side, ahead: Ahead) -> i32 {
    let team: i32 = side.team.iter().map(|who| of_character(who, ahead)).sum();
    let zones = [&side.combat, &side.summons, &side.supports];
    let rest: i32 = zones.into_iter().flatten().map(|one| of_entity(one, ahead)).sum();
    team + rest
}

/// What dice are worth before they are spent.
fn of_dice(side: &Side, rack: Rack) -> i32 {
    let useful = side.elements();
    let each = |face: Face| match face.element() {
        None => DIE + OMNI,
        Some(element) if useful.has(element) => DIE + USEFUL,
        Some(_) => DIE,
    };
    Face::ALL.into_iter().map(|face| each(face) * i32::from(rack.count(face))).sum()
}

/// What the position is worth to `seat`.
pub fn worth(game: &Cards, seat: Seat) -> i32 {
    let acting = game.open.phase == Phase::Action;
    let begins = !acting || game.open.sides.iter().any(|side| side.ended);
    let own = |seat: Seat| {
        let side = game.open.side(seat);
        let secret = &game.secret[seat.index()];
        let mut value = of_side(side, Ahead::of(game, seat)) + CARD * secret.hand.len() as i32;
        if begins && game.open.first == seat {
            value += FIRST;
        }
        if acting && !side.ended {
            value += of_dice(side, secret.rack);
        }
        value
    };
    let lead = own(seat) - own(seat.other());
    let late = LATE * i32::from(game.open.round);
    match game.open.outcome {
        None => lead,
        Some(Outcome::Drawn) => 0,
        // The sooner the better; the later and the narrower the better.
        Some(outcome) if outcome.won_by(seat) => WIN - late,
        Some(_) => -WIN + late + lead,
    }
}
