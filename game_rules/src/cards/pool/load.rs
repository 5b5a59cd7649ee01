//! Reading and checking the data files: unknown words and names are faults with their place, and a
//! test outside its context or an effect where no effect list may open is refused by name.

use super::{
    CardRules, EntityRules, ListId, Op, Pool, ReactionRules, SkillRules, Trigger,
    def::{CardDef, CharacterDef, EntityDef, Kind, ReactionDef, Tag, TriggerDef},
    ids::{CardId, CharacterId, EntityId, SkillId},
    words::{Category, Effect, Off, Test, When},
};
use crate::data::{TextFault, read_ron};

macro_rules! files {
    ($($name:ident: [$($path:literal),* $(,)?];)*) => {
        $(
            pub(super) const $name: &[(&str, &str)] = &[$((
                concat!("data/cards/", $path),
                include_str!(concat!("../../../data/cards/", $path)),
            )),*];
        )*
    };
}

files! {
    CHARACTER_FILES: [
        "characters/cryo.ron", "characters/hydro.ron", "characters/pyro.ron",
        "characters/electro.ron", "characters/anemo.ron", "characters/geo.ron",
        "characters/dendro.ron",
    ];
    ENTITY_FILES: [
        "entities/system.ron", "entities/statuses.ron", "entities/combat.ron",
        "entities/summons.ron", "entities/in_effect.ron",
    ];
    CARD_FILES: [
        "cards/talents.ron", "cards/weapons.ron", "cards/artifacts.ron", "cards/supports.ron",
        "cards/resonances.ron", "cards/events.ron", "cards/foods.ron", "cards/legends.ron",
    ];
    REACTION_FILES: ["reactions.ron"];
}

/// What a test may look at.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Context(u16);

impl Context {
    const ANY: Context = Context(0);
    const DAMAGE: Context = Context(1);
    const PRICE: Context = Context(2);
    const SKILL: Context = Context(4);
    const SKILL_EFFECTS: Context = Context(8);
    const AFTER_SKILL: Context = Context(16);
    const CHANGE: Context = Context(32);
    const CARD: Context = Context(64);
    const DEATH: Context = Context(128);
    const REMOVE: Context = Context(256);
    const PLAY: Context = Context(512);

    const fn or(self, other: Context) -> Context {
        Context(self.0 | other.0)
    }

    const fn offers(self, one_of: Context) -> bool {
        one_of.0 == 0 || self.0 & one_of.0 != 0
    }

    const fn of(when: When) -> Context {
        match when {
            When::Infusion
            | When::DamageAdd
            | When::DamageAddAfterReaction
            | When::DealingDamage
            | When::DivideDamage
            | When::ExecuteDamage
            | When::AfterTakesDamage => Context::DAMAGE,
            When::Price => Context::PRICE,
            When::OnUseSkill => Context::SKILL,
            When::AfterUseSkill => Context::SKILL.or(Context::AFTER_SKILL),
            When::OnChange | When::AfterChange => Context::CHANGE,
            When::OnPlayCard | When::AfterPlayCard => Context::CARD,
            When::CharacterDies => Context::DEATH,
            When::OnSummonRemove | When::OnEntityRemove => Context::REMOVE,
            _ => Context::ANY,
        }
    }
}

/// The contexts of which a test needs one.
fn needs(test: &Test) -> Context {
    match test {
        Test::By(_)
        | Test::Hits(_)
        | Test::Made(_)
        | Test::Elemental
        | Test::MadeOfTaken
        | Test::Damage(_)
        | Test::Pierces
        | Test::Reacted
        | Test::Swirled
        | Test::ReactedWith(_)
        | Test::SourceWeapon(_)
        | Test::SourceHp(_)
        | Test::TargetHp(_) => Context::DAMAGE,
        Test::CasterHp(_) | Test::CasterIs(_) => Context::SKILL,
        Test::SkillType(_) | Test::Skill(_) => {
            Context::DAMAGE.or(Context::PRICE).or(Context::SKILL)
        }
        Test::Caster(_) => Context::PRICE.or(Context::SKILL),
        Test::SkillDid(_) | Test::SkillReactedWith(_) => Context::AFTER_SKILL,
        Test::SkillUsedBefore | Test::CastByCard(_) | Test::FoeBears(_) => Context::SKILL_EFFECTS,
        Test::SkillUses(_) => Context::PRICE.or(Context::SKILL_EFFECTS),
        Test::Priced(_)
        | Test::AlreadyFast
        | Test::Price(_)
        | Test::CountCoversPrice
        | Test::SwitchFromMaster
        | Test::SwitchToMaster => Context::PRICE,
        Test::MasterSwitchedIn | Test::SwitchedToEnergy(_) => Context::CHANGE,
        Test::ByMySide => Context::CHANGE.or(Context::CARD),
        Test::CardIs(_) | Test::EventCard => Context::CARD,
        Test::TargetBears(_) | Test::TargetIsActive | Test::TargetCanCast => Context::PLAY,
        Test::EnemyDied | Test::KilledByMaster => Context::DEATH,
        Test::Removed(_) | Test::RemovedFromMaster => Context::REMOVE,
        _ => Context::ANY,
    }
}

/// May the effect stand in a trigger that opens no effect list?
fn is_immediate(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Add(_)
            | Effect::Multiply(_)
            | Effect::Divide(_)
            | Effect::Reduce(_)
            | Effect::Infuse(_)
            | Effect::Discount { .. }
            | Effect::Surcharge(_)
            | Effect::Fast
            | Effect::RemoveThis
            | Effect::Usages { .. }
            | Effect::Count { .. }
            | Effect::ResetCount
            | Effect::FixDice { .. }
            | Effect::ExtraReroll(_)
            | Effect::PayWithCount
            | Effect::NegateCard
            | Effect::Cond { .. }
    )
}

/// Does the effect change a damage record, a price, a roll or a card, and so need one?
fn belongs_to(effect: &Effect) -> Option<&'static [When]> {
    Some(match effect {
        Effect::Add(_) => &[When::DamageAdd, When::DamageAddAfterReaction],
        Effect::Multiply(_) => &[When::DealingDamage],
        Effect::Divide(_) => &[When::DivideDamage],
        Effect::Reduce(_) => &[When::ExecuteDamage],
        Effect::Infuse(_) => &[When::Infusion],
        Effect::Discount { .. } | Effect::Surcharge(_) | Effect::Fast | Effect::PayWithCount => {
            &[When::Price]
        }
        Effect::FixDice { .. } | Effect::ExtraReroll(_) => &[When::BeginRoll],
        Effect::NegateCard => &[When::OnPlayCard],
        _ => return None,
    })
}

/// A fault at the last definition of `name` in a file.
pub(super) fn fault_at((file, text): (&str, &str), name: &str, cause: String) -> TextFault {
    let before = &text[..text.rfind(&format!("id: \"{name}\"")).unwrap_or(0)];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&letter| letter != '\n').count() + 1;
    TextFault { file: file.to_owned(), line, column, cause }
}

struct Builder {
    lists: Vec<Vec<Op>>,
    file: (&'static str, &'static str),
    owner: String,
}

impl Builder {
    fn fault(&self, cause: impl std::fmt::Display) -> TextFault {
        fault_at(self.file, &self.owner, format!("{}: {cause}", self.owner))
    }

    fn check_tests(&self, tests: &[Test], context: Context) -> Result<(), TextFault> {
        for test in tests {
            match test {
                Test::Not(inner) => self.check_tests(std::slice::from_ref(inner), context)?,
                Test::Any(inner) => self.check_tests(inner, context)?,
                test if !context.offers(needs(test)) => {
                    return Err(self.fault(format!("{test:?} has no meaning in this place")));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn list(
        &mut self,
        effects: &[Effect],
        context: Context,
        when: Option<When>,
    ) -> Result<ListId, TextFault> {
        let mut ops = Vec::new();
        self.flatten(effects, context, when, &mut ops)?;
        self.lists.push(ops);
        Ok(ListId(self.lists.len() as u16 - 1))
    }

    fn flatten(
        &self,
        effects: &[Effect],
        context: Context,
        when: Option<When>,
        ops: &mut Vec<Op>,
    ) -> Result<(), TextFault> {
        for effect in effects {
            if when.is_some_and(When::is_immediate) && !is_immediate(effect) {
                let cause = format!("{effect:?} cannot happen inside {when:?}");
                return Err(self.fault(cause));
            }
            if let Some(home) = belongs_to(effect)
                && !when.is_some_and(|when| home.contains(&when))
            {
                return Err(self.fault(format!("{effect:?} has no meaning in this place")));
            }
            let Effect::Cond { when: tests, then, otherwise } = effect else {
                if let Effect::ChainBurst { when: tests, .. } = effect {
                    self.check_tests(tests, Context::ANY)?;
                }
                ops.push(Op::Do(effect.clone()));
                continue;
            };
            self.check_tests(tests, context)?;
            let (mut yes, mut no) = (Vec::new(), Vec::new());
            self.flatten(then, context, when, &mut yes)?;
            self.flatten(otherwise, context, when, &mut no)?;
            if !no.is_empty() {
                yes.push(Op::Skip(no.len() as u8));
            }
            ops.push(Op::Unless(tests.clone(), yes.len() as u8));
            ops.extend(yes);
            ops.extend(no);
        }
        Ok(())
    }

    fn triggers(&mut self, defs: &[TriggerDef]) -> Result<Vec<Trigger>, TextFault> {
        if defs.len() > super::super::state::Entity::TRIGGERS {
            return Err(self.fault("too many triggers"));
        }
        defs.iter()
            .map(|def| {
                let context = Context::of(def.on);
                self.check_tests(&def.tests, context)?;
                if def.per_round.is_some() && def.per_match.is_some() {
                    return Err(self.fault("a trigger has per_round or per_match, not both"));
                }
                Ok(Trigger {
                    on: def.on,
                    tests: def.tests.clone(),
                    per_round: def.per_round,
                    per_match: def.per_match,
                    spend: def.spend,
                    list: self.list(&def.effects, context, Some(def.on))?,
                    pass: def.effects.iter().map(pass_of).max().unwrap_or(0),
                })
            })
            .collect()
    }
}

/// The pricing pass of an effect (rules/cards.md 4.3).
fn pass_of(effect: &Effect) -> u8 {
    match effect {
        Effect::Surcharge(_) | Effect::Discount { off: Off::Unaligned, .. } => 1,
        Effect::Discount { off: Off::Of(_), .. } => 2,
        Effect::Discount { off: Off::Any, .. } | Effect::Fast => 3,
        Effect::PayWithCount => 4,
        _ => 0,
    }
}

fn rules_of(def: EntityDef, triggers: Vec<Trigger>) -> EntityRules {
    let mut hears = triggers.iter().fold(0, |bits, trigger| bits | trigger.on.bit());
    if def.shield.is_some() {
        hears |= When::ExecuteDamage.bit();
    }
    EntityRules {
        id: def.id,
        name: def.name,
        text: def.text,
        kind: def.kind,
        usages: def.usages,
        shield: def.shield,
        rounds: def.rounds,
        counter: def.counter,
        disables_skills: def.tags.contains(&Tag::DisableSkill),
        replaces: def.replaces,
        unique_per_side: def.unique_per_side,
        triggers,
        hears,
    }
}

fn bare(id: EntityId, gid: u32, name: super::Name, text: super::Text, kind: Kind) -> EntityDef {
    EntityDef {
        id,
        gid,
        name,
        kind,
        text,
        usages: None,
        shield: None,
        rounds: None,
        counter: None,
        tags: Vec::new(),
        replaces: Vec::new(),
        unique_per_side: false,
        triggers: Vec::new(),
    }
}

/// Reads all files in the order in which ids were given.
pub(super) fn pool() -> Result<Pool, TextFault> {
    let mut build = Builder { lists: Vec::new(), file: ("", ""), owner: String::new() };
    let mut pool = Pool {
        characters: Vec::new(),
        skill_ids: Vec::new(),
        skills: Vec::new(),
        entities: Vec::new(),
        cards: Vec::new(),
        lists: Vec::new(),
        reactions: [[None; 7]; 7],
    };
    for &(file, text) in ENTITY_FILES {
        build.file = (file, text);
        for def in read_ron::<Vec<EntityDef>>(file, text)? {
            build.owner = def.id.to_string();
            let triggers = build.triggers(&def.triggers)?;
            pool.entities.push(rules_of(def, triggers));
        }
    }
    for &(file, text) in CHARACTER_FILES {
        build.file = (file, text);
        for def in read_ron::<Vec<CharacterDef>>(file, text)? {
            characters(&mut build, &mut pool, def)?;
        }
    }
    for &(file, text) in CARD_FILES {
        build.file = (file, text);
        for def in read_ron::<Vec<CardDef>>(file, text)? {
            cards(&mut build, &mut pool, def)?;
        }
    }
    for (file, text) in REACTION_FILES {
        for def in read_ron::<Vec<ReactionDef>>(file, text)? {
            let rules = ReactionRules { id: def.id, bonus: def.bonus, outburst: def.outburst };
            for other in def.other {
                pool.reactions[def.one as usize][other as usize] = Some(rules);
                pool.reactions[other as usize][def.one as usize] = Some(rules);
            }
        }
    }
    pool.lists = build.lists;
    Ok(pool)
}

fn characters(build: &mut Builder, pool: &mut Pool, def: CharacterDef) -> Result<(), TextFault> {
    let mut ids: Vec<SkillId> = Vec::new();
    for (index, skill) in (0u8..).zip(&def.skills) {
        build.owner = skill.id.to_string();
        let context = Context::SKILL.or(Context::SKILL_EFFECTS);
        let list = build.list(&skill.effects, context, None)?;
        ids.push(skill.id);
        pool.skills.push(SkillRules { def: skill.clone(), owner: def.id, index, list });
    }
    if ids.len() > super::super::state::Character::SKILLS {
        return Err(build.fault("too many skills"));
    }
    if let Some(passive) = &def.passive {
        build.owner = def.id.to_string();
        let triggers = build.triggers(&passive.triggers)?;
        let id = CharacterId::name(def.id);
        let id = EntityId::find(id).ok_or_else(|| build.fault("its passive has no number"))?;
        let (name, text) = (passive.name.clone(), passive.text.clone());
        pool.entities.push(rules_of(bare(id, passive.gid, name, text, Kind::Passive), triggers));
    }
    pool.skill_ids.push(ids);
    pool.characters.push(def);
    Ok(())
}

fn cards(build: &mut Builder, pool: &mut Pool, def: CardDef) -> Result<(), TextFault> {
    build.owner = def.id.to_string();
    build.check_tests(&def.require, Context::PLAY)?;
    let list = build.list(&def.play, Context::PLAY, None)?;
    let casts = def.play.iter().find_map(|effect| match effect {
        Effect::UseSkill(skill) => Some(*skill),
        _ => None,
    });
    let kind = match def.category {
        Category::Talent => Some(Kind::Talent),
        Category::Weapon => Some(Kind::Weapon),
        Category::Artifact => Some(Kind::Artifact),
        category if category.is_support() => Some(Kind::Support),
        _ => None,
    };
    let entity = kind.and_then(|_| EntityId::find(CardId::name(def.id)));
    if let (Some(kind), Some(id)) = (kind, entity) {
        let triggers = build.triggers(&def.triggers)?;
        let mut entity = bare(id, def.gid, def.name.clone(), def.text.clone(), kind);
        entity.usages = def.usages;
        entity.counter.clone_from(&def.counter);
        pool.entities.push(rules_of(entity, triggers));
    }
    pool.cards.push(CardRules { def, list, entity, casts });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_the_place_of_what_it_is_about() {
        let text = "[\n    (\n        id: \"one\", gid: 1,\n    ),\n    (id: \"two\"),\n]";
        let place = |name: &str| fault_at(("some.ron", text), name, "wrong".into()).to_string();
        assert_eq!(place("one"), "some.ron:3:9: wrong");
        assert_eq!(place("two"), "some.ron:5:6: wrong");
    }
}
