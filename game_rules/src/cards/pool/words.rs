//! The vocabulary of the card data: effects, tests and selectors. Every word that a data file may
//! use is a variant here; any other is a fault with its place.

use serde::{Deserialize, Serialize};

use super::ids::{CardId, CharacterId, EntityId, SkillId};
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

/// Something an effect list does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// Damage, with a piercing part for the others of that side.
    Damage {
        /// What it is made of.
        made: Made,
        /// How much.
        n: u8,
        /// At whom.
        to: Who,
        /// Piercing for every other character of the target's side.
        #[serde(default)]
        pierce: u8,
        /// One more for each of something.
        #[serde(default)]
        plus: Option<Per>,
    },
    /// HP up to the maximum.
    Heal {
        /// How much.
        n: u8,
        /// Whom.
        to: Who,
    },
    /// An element without damage.
    Apply {
        /// Which.
        element: Tint,
        /// On whom.
        to: Who,
    },
    /// Creates or refreshes a summon.
    Summon(EntityId),
    /// Creates or refreshes one of several at random, `n` times in a row.
    SummonRandom {
        /// The kinds.
        from: Vec<EntityId>,
        /// How often.
        n: u8,
        /// Kinds not out come first.
        #[serde(default)]
        prefer_absent: bool,
        /// With this many kinds out, one of those is refreshed.
        #[serde(default)]
        max_kinds: Option<u8>,
    },
    /// Attaches a status or shield.
    Status {
        /// Which.
        id: EntityId,
        /// To whom.
        to: Who,
        /// Starts with one shield point per team member of this faction.
        #[serde(default)]
        shield_per: Option<Faction>,
    },
    /// Creates a combat status or combat shield.
    Combat {
        /// Which.
        id: EntityId,
        /// On which side.
        side: Whose,
    },
    /// Dice for me.
    Dice {
        /// What kind.
        gain: Gain,
        /// How many.
        n: u8,
    },
    /// Cards from the top, or of one category from anywhere in the deck.
    Draw {
        /// How many.
        n: Cards,
        /// Only these.
        #[serde(default)]
        tag: Option<Category>,
    },
    /// Energy up to the maximum.
    Energy {
        /// How much.
        n: u8,
        /// Whose.
        to: Who,
    },
    /// All energy is lost.
    LoseEnergy(Who),
    /// Takes energy from some and gives it to another.
    EnergyMove {
        /// How much from each.
        n: u8,
        /// From whom.
        from: Who,
        /// To whom.
        to: Who,
    },
    /// Changes the active character without a switch action.
    Switch(Who),
    /// One list or the other.
    Cond {
        /// All must hold.
        when: Vec<Test>,
        /// Then this.
        then: Vec<Effect>,
        /// Else this.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// The damage is raised.
    Add(u8),
    /// The damage is multiplied.
    Multiply(u8),
    /// The damage is divided, rounding up.
    Divide(u8),
    /// The damage is lowered.
    Reduce(u8),
    /// The damage becomes elemental.
    Infuse(Element),
    /// The price falls.
    Discount {
        /// By how many dice.
        n: u8,
        /// Which dice.
        off: Off,
    },
    /// The price rises by unaligned dice.
    Surcharge(u8),
    /// The switch becomes a fast action.
    Fast,
    /// This entity leaves.
    RemoveThis,
    /// Every summon of both sides leaves.
    RemoveAllSummons,
    /// Raises a counter: this entity's, or that of a status on the same character.
    Count {
        /// By how much.
        add: u8,
        /// Whose counter, if not this entity's.
        #[serde(default)]
        of: Option<EntityId>,
        /// Cut to the counter's maximum.
        #[serde(default)]
        capped: bool,
        /// At this value or above, subtract the other number.
        #[serde(default)]
        wrap: Option<(u8, u8)>,
    },
    /// This entity's counter becomes 0.
    ResetCount,
    /// This entity's counter takes on the element that a Swirl spreads.
    TakeSwirled,
    /// Remembers the counter of a status of the caster and sets it to 0.
    ConsumeCount(EntityId),
    /// Usages, not capped by the maximum.
    Usages {
        /// How many; negative takes away.
        n: i8,
        /// Of what.
        of: Which,
    },
    /// The active character casts this skill without paying dice.
    UseSkill(SkillId),
    /// A card is created in my hand.
    GainCard(CardId),
    /// One such card leaves my hand, if there is one.
    Discard(CardId),
    /// Dice of this Roll Phase are fixed.
    FixDice {
        /// To what.
        element: Tint,
        /// How many.
        n: u8,
    },
    /// More rerolls in this Roll Phase.
    ExtraReroll(u8),
    /// An inserted Roll Phase with this many rerolls.
    Reroll(u8),
    /// An inserted SET_CARD phase.
    SwapHand,
    /// All my dice become omni.
    AllOmni,
    /// Collects unused dice, one of a kind, until the counter stands at this number.
    AbsorbDice(u8),
    /// The price becomes 0 and the counter loses as many.
    PayWithCount,
    /// Shield points, not capped by the maximum.
    ShieldAdd {
        /// How many.
        n: u8,
        /// Of what.
        to: Which,
    },
    /// The next combat action does not pass the turn.
    ExtraAction,
    /// The card being played has no effect.
    NegateCard,
    /// HP are shared evenly.
    LevelHp,
    /// Moves equipment from the first target to the second.
    MoveEquip(Slot),
    /// This card is put on the target.
    Equip,
    /// This card becomes a support.
    PlaceSupport,
    /// The bearer takes piercing damage, or damage of an element if its enemies fulfil the tests;
    /// then every other bearer on its side takes piercing damage. Each spends a usage. Nobody is
    /// the source.
    ChainBurst {
        /// How much each.
        n: u8,
        /// Seen from the enemies of the bearer.
        when: Vec<Test>,
        /// What the first is then made of.
        made: Element,
    },
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
pub enum Some1 {
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

/// A condition. Each needs its context; the loader checks that it has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Test {
    /// It does not hold.
    Not(Box<Test>),
    /// One of them holds.
    Any(Vec<Test>),
    /// Damage: whose deed it is.
    By(By),
    /// Damage: whom it hits.
    Hits(Hit),
    /// Damage: one of these.
    Made(Vec<Strike>),
    /// Damage: any of the seven elements.
    Elemental,
    /// Damage: the element this entity has taken on.
    MadeOfTaken,
    /// Damage: its value now.
    Damage(Bound),
    /// Damage: a pure piercing record.
    Pierces,
    /// Damage: it reacted.
    Reacted,
    /// Damage: it swirled.
    Swirled,
    /// Damage: it reacted and this element took part.
    ReactedWith(Element),
    /// Damage: the weapon of the source character.
    SourceWeapon(Vec<Weapon>),
    /// Damage: HP of the source character.
    SourceHp(Bound),
    /// Damage: HP of the target.
    TargetHp(Bound),
    /// Skill: HP of the caster, if it lives.
    CasterHp(Bound),
    /// Damage, price, skill: the type of the skill.
    SkillType(Vec<SkillType>),
    /// Damage, price, skill: this very skill.
    Skill(SkillId),
    /// Price, skill: who uses it; for a talent card whom it is played on.
    Caster(Casts),
    /// Skill: this character uses it.
    CasterIs(CharacterId),
    /// After a skill: it did one of these.
    SkillDid(Vec<Fact>),
    /// After a skill: one of its reactions involved this element.
    SkillReactedWith(Element),
    /// Skill effects: my side completed this skill earlier in the match.
    SkillUsedBefore,
    /// Price, skill effects: completed uses by that character this round.
    SkillUses(Bound),
    /// Skill effects: the cast comes from that card.
    CastByCard(CardId),
    /// My hand holds it.
    HandHas(CardId),
    /// Price: one of these is priced.
    Priced(Vec<Priced>),
    /// Price: the switch is fast by now.
    AlreadyFast,
    /// Price: dice left to pay.
    Price(Bound),
    /// Price: the counter covers what is left to pay.
    CountCoversPrice,
    /// Price: the switch leaves the master.
    SwitchFromMaster,
    /// Price: the switch goes to the master.
    SwitchToMaster,
    /// Change: the new active character is the master.
    MasterSwitchedIn,
    /// Change: energy of the new active character.
    SwitchedToEnergy(Bound),
    /// Change, card: my side did it.
    ByMySide,
    /// Card: its category.
    CardIs(Vec<Category>),
    /// Card: neither equipment nor support.
    EventCard,
    /// Usages of this entity.
    UsagesAre(Bound),
    /// Counter of this entity.
    Count(Bound),
    /// The counter of this entity stands at its maximum.
    CountAtMax,
    /// This entity's counter holds that element.
    TakenIs(Element),
    /// Counter of that status on the master.
    CountOf(EntityId, Bound),
    /// The caster or bearer wears its talent.
    Talent,
    /// That character of mine lives and wears its talent.
    TalentWorn(CharacterId),
    /// A character of that element is in my team, living or defeated.
    TeamHas(Element),
    /// My side has it.
    MyCombat(EntityId),
    /// My side has it.
    MySummon(EntityId),
    /// Skill effects: the enemy active character bears it.
    FoeBears(EntityId),
    /// Card: the chosen target bears it.
    TargetBears(EntityId),
    /// Card: the chosen target is my active character.
    TargetIsActive,
    /// Card: the target can use the skill that the card casts.
    TargetCanCast,
    /// The master is my active character.
    MasterIsActive,
    /// Action Phase, my side's turn.
    MyTurn,
    /// Death: the victim is of the other side.
    EnemyDied,
    /// Death: a skill of the master did it.
    KilledByMaster,
    /// Remove: what left.
    Removed(EntityId),
    /// Remove: it sat on the master.
    RemovedFromMaster,
    /// A character of mine was defeated this round.
    LostACharacter,
    /// One of mine is like that.
    Exists(Some1),
    /// My active character is hurt.
    ActiveInjured,
    /// My active character can take energy.
    ActiveLacksEnergy,
    /// The element of my active character.
    ActiveElement(Vec<Element>),
    /// Cards in my hand.
    Hand(Bound),
    /// My dice.
    DiceLeft(Bound),
    /// The round.
    Round(Bound),
    /// Cards of a category in my deck as I brought it.
    DeckBegan(Category, Bound),
    /// Different cards of a category in it.
    DeckBeganKinds(Category, Bound),
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
#[expect(missing_docs, reason = "the words say it")]
pub enum Weapon {
    Sword,
    Claymore,
    Polearm,
    Bow,
    Catalyst,
    Other,
}

/// Where a character belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Faction {
    Mondstadt,
    Liyue,
    Inazuma,
    Sumeru,
    Fontaine,
    Fatui,
    Monster,
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
#[expect(missing_docs, reason = "the words say it")]
pub enum Category {
    Talent,
    Token,
    Weapon,
    Artifact,
    Location,
    Companion,
    Item,
    Resonance,
    National,
    Event,
    Food,
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
