//! Characters, skills, entities and cards as the data files write them.

use serde::{Deserialize, Serialize};

use super::{
    ids::{CardId, CharacterId, EntityId, SkillId},
    words::{Category, Effect, Faction, SkillType, Target, Test, Weapon, When},
};
use crate::cards::element::Element;

/// A name. Cards and characters have official ones in English and Chinese only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: String,
    /// Polish; empty if it is as in English.
    #[serde(default)]
    pub pl: String,
}

/// What something does, in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: String,
    /// Polish.
    pub pl: String,
}

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Dice of one same colour.
    pub aligned: u8,
    /// Dice of an element.
    pub of: Option<(Element, u8)>,
    /// Any dice.
    pub unaligned: u8,
    /// Energy, which is no dice.
    pub energy: u8,
}

impl Cost {
    /// How many dice.
    pub fn dice(&self) -> u8 {
        self.aligned + self.of.map_or(0, |(_, n)| n) + self.unaligned
    }
}

/// Usages or shield points: how many at first, at most, and what re-creation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// When created.
    pub init: u8,
    /// At most, when re-created.
    pub max: u8,
    /// Re-creation adds instead of keeping the larger number.
    #[serde(default)]
    pub add: bool,
    /// Stays when used up.
    #[serde(default)]
    pub keep_at_zero: bool,
}

/// A counter of an entity.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Counter {
    /// A number.
    Number {
        /// What is counted.
        name: String,
        /// Its first value.
        start: u8,
        /// The cap without and with the bearer's talent, for effects that respect it.
        #[serde(default)]
        max: Option<(u8, u8)>,
    },
    /// An element.
    Element(Element),
}

/// Marks of an entity that rules ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tag {
    /// Lowers damage.
    Barrier,
    /// Its bearer cannot use skills.
    DisableSkill,
    /// Its bearer cannot eat.
    Satiated,
}

/// What an entity is, and thereby where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// On a character.
    Status,
    /// On a character; absorbs damage.
    Shield,
    /// On a side.
    CombatStatus,
    /// On a side; absorbs damage of the active character.
    CombatShield,
    /// In the summon zone.
    Summon,
    /// In the support zone.
    Support,
    /// A weapon on a character.
    Weapon,
    /// An artifact on a character.
    Artifact,
    /// A talent on a character.
    Talent,
    /// A character's own passive.
    Passive,
}

impl Kind {
    /// Does it sit on a character?
    pub const fn is_on_character(self) -> bool {
        matches!(
            self,
            Kind::Status
                | Kind::Shield
                | Kind::Weapon
                | Kind::Artifact
                | Kind::Talent
                | Kind::Passive
        )
    }
}

/// A listener.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriggerDef {
    /// To what it listens.
    pub on: When,
    /// All must hold when its turn comes.
    #[serde(default, rename = "if")]
    pub tests: Vec<Test>,
    /// Firings per round.
    #[serde(default)]
    pub per_round: Option<u8>,
    /// Firings per match.
    #[serde(default)]
    pub per_match: Option<u8>,
    /// Usages spent per firing.
    #[serde(default)]
    pub spend: u8,
    /// What it does.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// A status, shield, combat status, combat shield or summon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntityDef {
    /// Name in the data.
    pub id: EntityId,
    /// Number.
    pub gid: u32,
    /// Official name.
    pub name: Name,
    /// What it is.
    pub kind: Kind,
    /// What it does, in a sentence.
    pub text: Text,
    /// How often it works.
    #[serde(default)]
    pub usages: Option<Stock>,
    /// What it absorbs.
    #[serde(default)]
    pub shield: Option<Stock>,
    /// How long it stays.
    #[serde(default)]
    pub rounds: Option<u8>,
    /// What it counts.
    #[serde(default)]
    pub counter: Option<Counter>,
    /// Marks.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Variants that leave when this one comes.
    #[serde(default)]
    pub replaces: Vec<EntityId>,
    /// Attaching it to one character removes it and its variants from the others of the side.
    #[serde(default)]
    pub unique_per_side: bool,
    /// Its listeners.
    #[serde(default)]
    pub triggers: Vec<TriggerDef>,
}

/// A skill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillDef {
    /// Name in the data.
    pub id: SkillId,
    /// Number.
    pub gid: u32,
    /// Official name.
    pub name: Name,
    /// Its type.
    pub kind: SkillType,
    /// Dice and energy.
    pub cost: Cost,
    /// Energy the caster gains.
    pub gain: u8,
    /// What it does.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// The same in a sentence.
    pub text: Text,
}

/// What a character does by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassiveDef {
    /// Number.
    pub gid: u32,
    /// Official name.
    pub name: Name,
    /// What it does, in a sentence.
    pub text: Text,
    /// Its listeners.
    pub triggers: Vec<TriggerDef>,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterDef {
    /// Name in the data.
    pub id: CharacterId,
    /// Number.
    pub gid: u32,
    /// Official name.
    pub name: Name,
    /// Its element.
    pub element: Element,
    /// Its weapon type.
    pub weapon: Weapon,
    /// Where it belongs.
    pub factions: Vec<Faction>,
    /// HP at the start and at most.
    pub hp: u8,
    /// Energy at most.
    pub energy: u8,
    /// Its skills, in order.
    pub skills: Vec<SkillDef>,
    /// What it does by itself.
    #[serde(default)]
    pub passive: Option<PassiveDef>,
}

/// What a team must have for a card to be in its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckRule {
    /// That character.
    Character(CharacterId),
    /// Two characters of an element.
    TwoOf(Element),
    /// Two characters of a faction.
    TwoFrom(Faction),
}

/// A card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Name in the data.
    pub id: CardId,
    /// Number.
    pub gid: u32,
    /// Official name.
    pub name: Name,
    /// Its kind.
    pub category: Category,
    /// Dice; the energy is that of the skill it casts.
    #[serde(default)]
    pub cost: Cost,
    /// What it does, in a sentence.
    pub text: Text,
    /// It passes the turn.
    #[serde(default)]
    pub combat_action: bool,
    /// Whom or what it is played on; two entries ask for two.
    #[serde(default)]
    pub target: Vec<Target>,
    /// All must hold, for each possible target.
    #[serde(default)]
    pub require: Vec<Test>,
    /// What the team must have.
    #[serde(default)]
    pub deck_rule: Option<DeckRule>,
    /// Only created during play.
    #[serde(default)]
    pub not_in_decks: bool,
    /// What it does when played.
    pub play: Vec<Effect>,
    /// Listeners of the equipment or support it becomes.
    #[serde(default)]
    pub triggers: Vec<TriggerDef>,
    /// Usages of the support it becomes.
    #[serde(default)]
    pub usages: Option<Stock>,
    /// Counter of the support it becomes.
    #[serde(default)]
    pub counter: Option<Counter>,
}

/// The reactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reaction {
    /// Pyro and Cryo.
    Melt,
    /// Pyro and Hydro.
    Vaporize,
    /// Pyro and Electro.
    Overloaded,
    /// Cryo and Electro.
    Superconduct,
    /// Hydro and Electro.
    ElectroCharged,
    /// Cryo and Hydro.
    Frozen,
    /// Pyro and Dendro.
    Burning,
    /// Hydro and Dendro.
    Bloom,
    /// Electro and Dendro.
    Quicken,
    /// Anemo and one that sticks.
    Swirl,
    /// Geo and one that sticks.
    Crystallize,
}

impl Reaction {
    /// The word of scripts.
    pub const fn word(self) -> &'static str {
        [
            "melt",
            "vaporize",
            "overloaded",
            "superconduct",
            "electro-charged",
            "frozen",
            "burning",
            "bloom",
            "quicken",
            "swirl",
            "crystallize",
        ][self as usize]
    }
}

/// What a reaction does beside its bonus. What it creates belongs to the side opposing the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outburst {
    /// Nothing.
    Nothing,
    /// An active target is switched to the next character.
    ForceSwitch,
    /// Piercing on every other character of that side; only with damage.
    PierceOthers(u8),
    /// A status on the target.
    Attach(EntityId),
    /// A summon.
    Summon(EntityId),
    /// A combat status or combat shield.
    Combat(EntityId),
    /// Damage of the other element on every other character of that side.
    Spread(u8),
}

/// A row of the reaction table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionDef {
    /// Which.
    pub id: Reaction,
    /// One of the two elements.
    pub one: Element,
    /// The other: any of these.
    pub other: Vec<Element>,
    /// Added damage.
    pub bonus: u8,
    /// What else it does.
    pub outburst: Outburst,
}
