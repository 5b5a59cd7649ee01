//! The card pool: everything the data files say, ready for use.
//!
//! The engine knows no card by name. What a card, skill or entity does is written in
//! `data/cards/` in the vocabulary of [`words`]; here it is read, checked and laid out: effect
//! lists become flat programs that can be left and resumed at any place, so that a choice in the
//! middle of one is plain data.

pub mod def;
mod effect;
pub mod ids;
mod load;
mod test;
pub mod words;

use std::sync::LazyLock;

use self::{
    def::{
        CardDef, CharacterDef, Cost, Counter, Kind, Name, Outburst, Reaction, SkillDef, Stock, Text,
    },
    ids::{CardId, CharacterId, EntityId, SkillId},
    words::{Effect, Made, SkillType, Test, When},
};
use super::element::Element;

/// The number of a flat effect program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ListId(pub(super) u16);

/// One step of a flat effect program.
#[derive(Clone, Debug)]
pub enum Op {
    /// Do it.
    Do(Effect),
    /// If not all hold, leave out this many steps.
    Unless(Vec<Test>, u8),
    /// Leave out this many steps.
    Skip(u8),
}

/// A listener.
#[derive(Debug)]
pub struct Trigger {
    /// To what it listens.
    pub on: When,
    /// All must hold when its turn comes.
    pub tests: Vec<Test>,
    /// Firings per round.
    pub per_round: Option<u8>,
    /// Firings per match.
    pub per_match: Option<u8>,
    /// Usages spent per firing.
    pub spend: u8,
    /// What it does.
    pub list: ListId,
    /// The pricing pass it belongs to, 1 to 4 (rules/cards.md 4.3).
    pub pass: u8,
}

/// An entity as the engine uses it: statuses, summons, supports, equipment and passives alike.
#[derive(Debug)]
pub struct EntityRules {
    /// Which.
    pub id: EntityId,
    /// Official name.
    pub name: Name,
    /// What it does, in a sentence.
    pub text: Text,
    /// What it is.
    pub kind: Kind,
    /// How often it works.
    pub usages: Option<Stock>,
    /// What it absorbs.
    pub shield: Option<Stock>,
    /// How long it stays.
    pub rounds: Option<u8>,
    /// What it counts.
    pub counter: Option<Counter>,
    /// Its bearer cannot use skills.
    pub disables_skills: bool,
    /// Variants that leave when this one comes.
    pub replaces: Vec<EntityId>,
    /// One bearer per side.
    pub unique_per_side: bool,
    /// Its listeners.
    pub triggers: Vec<Trigger>,
    /// The events it hears, as bits.
    pub hears: u32,
}

/// A skill as the engine uses it.
#[derive(Debug)]
pub struct SkillRules {
    /// The data.
    pub def: SkillDef,
    /// Whose.
    pub owner: CharacterId,
    /// Which of its owner's skills.
    pub index: u8,
    /// What it does.
    pub list: ListId,
}

impl SkillRules {
    /// Its type.
    pub fn kind(&self) -> SkillType {
        self.def.kind
    }

    /// What it costs.
    pub fn cost(&self) -> Cost {
        self.def.cost
    }
}

/// A card as the engine uses it.
#[derive(Debug)]
pub struct CardRules {
    /// The data.
    pub def: CardDef,
    /// What it does when played.
    pub list: ListId,
    /// The equipment or support it becomes.
    pub entity: Option<EntityId>,
    /// The skill it casts.
    pub casts: Option<SkillId>,
}

/// What happens when an element meets another.
#[derive(Clone, Copy, Debug)]
pub struct ReactionRules {
    /// Which.
    pub id: Reaction,
    /// Added damage.
    pub bonus: u8,
    /// What else it does.
    pub outburst: Outburst,
}

/// All data.
#[derive(Debug)]
pub struct Pool {
    characters: Vec<CharacterDef>,
    skill_ids: Vec<Vec<SkillId>>,
    skills: Vec<SkillRules>,
    entities: Vec<EntityRules>,
    cards: Vec<CardRules>,
    lists: Vec<Vec<Op>>,
    reactions: [[Option<ReactionRules>; 7]; 7],
}

static POOL: LazyLock<Pool> = LazyLock::new(|| {
    load::pool().unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"))
});

impl Pool {
    /// The shipped pool.
    pub fn get() -> &'static Pool {
        &POOL
    }

    /// The reaction of two elements.
    pub fn reaction(&self, one: Element, other: Element) -> Option<ReactionRules> {
        self.reactions[one as usize][other as usize]
    }

    pub(super) fn list(&self, list: ListId) -> &[Op] {
        &self.lists[usize::from(list.0)]
    }
}

impl CharacterId {
    /// Its data.
    pub fn def(self) -> &'static CharacterDef {
        &POOL.characters[self.index()]
    }

    /// Its skills.
    pub fn skills(self) -> &'static [SkillId] {
        &POOL.skill_ids[self.index()]
    }

    /// Its passive as an entity.
    pub fn passive(self) -> Option<EntityId> {
        self.def().passive.as_ref().and_then(|_| EntityId::find(self.name()))
    }
}

impl SkillId {
    /// What it does.
    pub fn rules(self) -> &'static SkillRules {
        &POOL.skills[self.index()]
    }
}

impl EntityId {
    /// What it does.
    pub fn rules(self) -> &'static EntityRules {
        &POOL.entities[self.index()]
    }

    /// The element of the character it belongs to, told by the numbers of the data files; nothing
    /// for what comes from cards.
    pub fn element(self) -> Option<Element> {
        let family = self.number() / 1000;
        let place = (family % 10).checked_sub(1)?;
        matches!(family / 10, 11 | 12).then(|| Element::at(place as u8)).flatten()
    }

    /// What it deals at the end of each round, if that is written in its data.
    pub fn strikes(self) -> Option<(Made, u8)> {
        let at_end = self.rules().triggers.iter().filter(|trigger| trigger.on == When::EndPhase);
        let ops = at_end.flat_map(|trigger| Pool::get().list(trigger.list));
        ops.into_iter().find_map(|op| match op {
            Op::Do(Effect::Damage { made, n, .. }) => Some((*made, *n)),
            _ => None,
        })
    }

    /// The card it came from, if it is equipment or a support.
    pub fn card(self) -> Option<CardId> {
        match self.rules().kind {
            Kind::Support | Kind::Weapon | Kind::Artifact | Kind::Talent => {
                CardId::find(self.name())
            }
            _ => None,
        }
    }
}

impl CardId {
    /// What it does.
    pub fn rules(self) -> &'static CardRules {
        &POOL.cards[self.index()]
    }

    /// Its data.
    pub fn def(self) -> &'static CardDef {
        &self.rules().def
    }
}
