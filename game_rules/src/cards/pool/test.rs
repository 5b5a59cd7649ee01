//! What a trigger, a card or an effect list can ask (rules/cards.md 14).

use serde::{Deserialize, Serialize};

use super::{
    ids::{CardId, CharacterId, EntityId, SkillId},
    words::{Bound, By, Casts, Category, Fact, Hit, Priced, SkillType, Someone, Weapon},
};
use crate::cards::element::{Element, Strike};

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
    Exists(Someone),
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
