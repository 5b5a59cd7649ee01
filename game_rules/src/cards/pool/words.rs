//! The vocabulary of the card data: events, selectors and other small words. Effects and tests
//! have files of their own. Every word that a data file may use is a variant of one of these types;
//! any other is a fault with its place.

use serde::{Deserialize, Serialize};

use super::ids::{CharacterId, EntityId};
pub use super::{effect::Effect, test::Test};
use crate::cards::element::{Element, Strike};

/// When a trigger listens (rules/cards.md 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum When {
    /// Both opening characters stand.
    BattleBegin,
    /// Before the dice are rolled.
    BeginRoll,
    /// The Action Phase begins.
    BeginAction,
    /// Before each decision.
    BeforeAction,
    /// Something is priced.
    Price,
    /// A card has been paid for and has had no effect yet.
    OnPlayCard,
    /// A card has had its effect.
    AfterPlayCard,
    /// Before the effects of a skill.
    OnUseSkill,
    /// After everything a skill caused.
    AfterUseSkill,
    /// Before the active character changes.
    OnChange,
    /// After the active character has changed.
    AfterChange,
    /// Pipeline step 1.
    Infusion,
    /// Pipeline step 2.
    DamageAdd,
    /// Pipeline step 4.
    DamageAddAfterReaction,
    /// Pipeline step 5.
    DealingDamage,
    /// Pipeline step 6.
    DivideDamage,
    /// Pipeline step 7.
    ExecuteDamage,
    /// After a damage record.
    AfterTakesDamage,
    /// A reaction without damage.
    AppliedReaction,
    /// A character was defeated.
    CharacterDies,
    /// This entity was created or refreshed.
    OnEnter,
    /// A summon left.
    OnSummonRemove,
    /// Any other entity left.
    OnEntityRemove,
    /// A defeated character returns.
    OnRevive,
    /// After an action is fully resolved.
    AfterAction,
    /// The End Phase.
    EndPhase,
    /// The round is over.
    RoundEnd,
}

impl When {
    /// Listeners run inside the current step and open no effect list of their own.
    pub const fn is_immediate(self) -> bool {
        matches!(
            self,
            When::BeginRoll
                | When::Price
                | When::OnPlayCard
                | When::OnChange
                | When::Infusion
                | When::DamageAdd
                | When::DamageAddAfterReaction
                | When::DealingDamage
                | When::DivideDamage
                | When::ExecuteDamage
                | When::OnSummonRemove
                | When::OnEntityRemove
        )
    }

    /// Its bit in an entity's set of events.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    /// This many or more.
    AtLeast(u8),
    /// This many or fewer.
    AtMost(u8),
    /// Exactly this many.
    Is(u8),
}

impl Bound {
    /// Does `value` keep to it?
    pub const fn holds(self, value: u8) -> bool {
        match self {
            Bound::AtLeast(n) => value >= n,
            Bound::AtMost(n) => value <= n,
            Bound::Is(n) => value == n,
        }
    }
}

/// Characters an effect is about. `My` and `Opp` are seen from the owner's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The caster of the skill, or the bearer of the entity.
    Master,
    /// The chosen target of the card.
    Target,
    /// The user of the skill in context.
    Caster,
    /// The new active character in context.
    SwitchedTo,
    /// My active character.
    MyActive,
    /// My living characters that are not active.
    MyStandby,
    /// All my living characters, the active one first.
    MyAll,
    /// The next living one after my active character.
    MyNext,
    /// The living one before my active character.
    MyPrev,
    /// The standby character with the most HP lost, if any is hurt.
    MyMostHurtStandby,
    /// The first, from the active one on, that can take energy.
    MyLackingEnergy,
    /// The same among those of one element.
    MyLackingEnergyOf(Element),
    /// Standby characters with an element on them.
    MyStandbyWithAura,
    /// The active character if an element is on it.
    MyActiveWithAura,
    /// The enemy active character.
    OppActive,
    /// Living enemies that are not active.
    OppStandby,
    /// All living enemies, the active one first.
    OppAll,
    /// The next living one after the enemy active character.
    OppNext,
    /// The living one before the enemy active character.
    OppPrev,
}

/// Entities an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Which {
    /// The entity itself.
    This,
    /// The chosen summon.
    Target,
    /// All my summons.
    MySummons,
    /// One of my summons by name.
    MySummon(EntityId),
    /// One of my combat statuses or shields by name.
    MyCombat(EntityId),
    /// That status on every living enemy.
    OppStatus(EntityId),
    /// The combat shield of mine that was registered first.
    MyFirstCombatShield,
}

/// Mine or the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// My side.
    My,
    /// The other side.
    Opp,
}

/// What damage is made of: written out, or the element an entity has taken on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Made {
    /// Always this.
    Of(Strike),
    /// The element in this entity's counter.
    Taken,
}

/// An element, written out or that of my active character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tint {
    /// Always this.
    Of(Element),
    /// My active character's.
    Active,
}

/// Damage on top for each of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Per {
    /// Each of my summons.
    MySummon,
    /// Each counter point consumed by this skill.
    Consumed,
}

/// Dice to be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// Omni dice.
    Omni,
    /// Dice of an element.
    Of(Element),
    /// Dice of the bearer's element.
    Master,
    /// Each of a random element.
    Basic,
    /// Each of another random element.
    DifferentBasic,
}

/// What a discount lowers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Off {
    /// Aligned dice, then the element, then unaligned dice.
    Any,
    /// Only unaligned dice.
    Unaligned,
    /// That element's dice, then unaligned ones; never aligned ones.
    Of(Element),
}

/// Weapon or artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slot {
    /// The weapon slot.
    Weapon,
    /// The artifact slot.
    Artifact,
}

/// How many cards to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cards {
    /// This many.
    N(u8),
    /// The round number less one, at most this many.
    RoundLessOne(u8),
}

/// Whose deed a damage record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// Dealt directly by a skill of the master.
    MasterSkill,
    /// Dealt directly by a skill of any of my characters.
    MySkill,
    /// The source belongs to my side.
    Mine,
    /// A skill of my characters, or one of my summons.
    MySkillOrSummon,
}

/// Whom a damage record hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hit {
    /// The bearer.
    Master,
    /// My active character.
    MyActive,
    /// The enemy active character.
    OppActive,
    /// Any of mine.
    Mine,
}

/// Who uses a skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Casts {
    /// The bearer.
    Master,
    /// My side.
    Mine,
    /// The other side.
    Opponent,
}

/// What is priced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Priced {
    /// A switch.
    Switch,
    /// A skill.
    Skill,
    /// A talent card.
    Talent,
    /// Any other card of this category.
    Card(Category),
}

/// What a skill itself did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// Physical damage.
    Physical,
    /// A piercing part, its own or of a reaction.
    Piercing,
    /// Elemental damage.
    Elemental,
    /// A reaction.
    Reaction,
}

/// Characters somebody must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Someone {
    /// A living standby character.
    Standby,
    /// A hurt character.
    Injured,
    /// A hurt standby character.
    InjuredStandby,
    /// A character that can take energy.
    LackingEnergy,
    /// A standby character with energy.
    ChargedStandby,
    /// Somebody wearing a weapon or an artifact.
    Equipped,
}

/// Whom or what a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Any living character of mine.
    MyCharacter,
    /// That character of mine.
    MyCharacterIs(CharacterId),
    /// A character of mine with this weapon type.
    MyWeapon(Weapon),
    /// A hurt character of mine.
    MyInjured,
    /// A character of mine wearing one.
    MyEquipped(Slot),
    /// Second target: another with the weapon type of the first.
    SameWeapon,
    /// Second target: another character of mine.
    Other,
    /// A standby character of mine.
    MyStandby,
    /// One of my summons.
    MySummon,
    /// One of the other side's summons.
    OppSummon,
}

/// Weapon types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weapon {
    /// One-handed blades.
    Sword,
    /// Two-handed blades.
    Claymore,
    /// Spears.
    Polearm,
    /// Bows.
    Bow,
    /// Books and orbs.
    Catalyst,
    /// None that a card could replace.
    Other,
}

/// Where a character belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Faction {
    /// The city of wind.
    Mondstadt,
    /// The harbour of contracts.
    Liyue,
    /// The islands of thunder.
    Inazuma,
    /// The city of wisdom.
    Sumeru,
    /// The city of justice.
    Fontaine,
    /// Envoys of the north.
    Fatui,
    /// Beasts and puppets.
    Monster,
    /// Masked tribes.
    Hilichurl,
}

/// Skill types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SkillType {
    /// A normal attack.
    Normal,
    /// An elemental skill.
    Elemental,
    /// A burst, paid with energy.
    Burst,
}

/// Kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Category {
    /// Belongs to one character.
    Talent,
    /// Only created during play.
    Token,
    /// For one weapon type.
    Weapon,
    /// Worn by anybody.
    Artifact,
    /// A support: a place.
    Location,
    /// A support: a person.
    Companion,
    /// A support: a thing.
    Item,
    /// For two characters of an element.
    Resonance,
    /// For two characters of a nation.
    National,
    /// Has its effect and is gone.
    Event,
    /// One meal a round for each character.
    Food,
    /// One a match.
    ArcaneLegend,
}

impl Category {
    /// Goes on a character.
    pub const fn is_equipment(self) -> bool {
        matches!(self, Category::Talent | Category::Weapon | Category::Artifact)
    }

    /// Goes into the support zone.
    pub const fn is_support(self) -> bool {
        matches!(self, Category::Location | Category::Companion | Category::Item)
    }

    /// Neither: it has its effect and is gone.
    pub const fn is_event(self) -> bool {
        !self.is_equipment() && !self.is_support()
    }
}
