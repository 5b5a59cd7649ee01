//! What the rules have still to do, as plain data (rules/cards.md 7.4, 12.4).
//!
//! Nothing unfinished lives on the call stack: running effect lists, the rest of an invocation,
//! what waits for the end of a list, and the rest of a phase are tasks on a stack inside the
//! state. A choice in the middle of anything just stops the loop that does them (`run.rs`).

use serde::{Deserialize, Serialize};

use super::{
    action::Aim,
    element::{Element, Strike},
    pool::{
        ListId,
        def::{Cost, Reaction},
        ids::{CardId, EntityId, SkillId},
        words::Fact,
    },
    rack::Rack,
    state::Spot,
};
use crate::game::Seat;

/// Where an entity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZoneRef {
    /// Whose.
    pub side: Seat,
    /// In which zone.
    pub zone: Zone,
}

/// A zone of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Zone {
    /// On the character at this seat.
    Character(u8),
    /// Combat statuses and combat shields.
    Combat,
    /// Summons.
    Summons,
    /// Supports.
    Supports,
}

impl ZoneRef {
    /// The character there, if it is one's zone.
    pub fn spot(self) -> Option<Spot> {
        match self.zone {
            Zone::Character(seat) => Some(Spot { side: self.side, seat }),
            _ => None,
        }
    }
}

impl From<Spot> for ZoneRef {
    fn from(spot: Spot) -> ZoneRef {
        ZoneRef { side: spot.side, zone: Zone::Character(spot.seat) }
    }
}

/// What dealt some damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// A skill.
    Skill(SkillId),
    /// A status, summon, support or equipment.
    Entity(EntityId),
    /// A card.
    Card(CardId),
    /// A Swirl, spreading an element.
    Swirl,
}

/// One piece of damage (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// What dealt it.
    pub origin: Origin,
    /// Whose it is; `None` if it has no source.
    pub side: Option<Seat>,
    /// The source character, if there is one.
    pub caster: Option<u8>,
    /// What it is made of.
    pub strike: Strike,
    /// How much.
    pub value: u8,
    /// Piercing for every other character of the target's side.
    pub pierce: u8,
    /// At whom.
    pub at: Spot,
    /// The reaction it caused.
    pub reaction: Option<Reaction>,
    /// The element on the target that reacted: what a Swirl spreads or a Crystallize holds.
    pub met: Option<Element>,
    /// A normal attack of a character that has just become active.
    pub plunging: bool,
    /// A normal attack with an even number of dice.
    pub charged: bool,
    /// It took the last HP.
    pub fatal: bool,
}

impl Record {
    /// The skill that dealt it directly.
    pub fn skill(&self) -> Option<SkillId> {
        match self.origin {
            Origin::Skill(skill) => Some(skill),
            _ => None,
        }
    }

    /// Did it react with `element` taking part?
    pub fn reacted_with(&self, element: Element) -> bool {
        self.reaction.is_some()
            && (self.met == Some(element) || self.strike.element() == Some(element))
    }
}

/// What a skill itself did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Facts {
    did: u8,
    reacted: u8,
}

impl Facts {
    /// Notes one of its records.
    pub fn note(&mut self, record: &Record) {
        let mut did = |fact: Fact| self.did |= 1 << fact as u8;
        match record.strike {
            Strike::Physical => did(Fact::Physical),
            Strike::Piercing => {}
            _ => did(Fact::Elemental),
        }
        if record.pierce > 0 || record.strike == Strike::Piercing {
            did(Fact::Piercing);
        }
        if record.reaction.is_some() {
            did(Fact::Reaction);
            for element in record.met.into_iter().chain(record.strike.element()) {
                self.reacted |= 1 << element as u8;
            }
        }
    }

    /// Did it do this?
    pub const fn did(self, fact: Fact) -> bool {
        self.did & (1 << fact as u8) != 0
    }

    /// Did one of its reactions involve `element`?
    pub const fn reacted_with(self, element: Element) -> bool {
        self.reacted & (1 << element as u8) != 0
    }
}

/// A skill being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    /// By whom.
    pub at: Spot,
    /// Which.
    pub skill: SkillId,
    /// The card that casts it.
    pub card: Option<CardId>,
    /// It is a plunging attack.
    pub plunging: bool,
    /// It is a charged attack.
    pub charged: bool,
    /// What it did so far.
    pub facts: Facts,
}

/// What is priced, and the price so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// What it is.
    pub item: Item,
    /// The price by now.
    pub cost: Cost,
    /// The switch is a fast action by now.
    pub fast: bool,
}

/// Something that has a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Item {
    /// A switch from the active character to this seat.
    Switch(u8),
    /// A skill of the active character.
    Skill(SkillId),
    /// A talent card played on this seat.
    Talent(CardId, u8),
    /// Any other card.
    Card(CardId),
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// Itself.
    Nothing,
    /// A damage record.
    Damage(Record),
    /// A skill.
    Skill(Cast),
    /// A change of the active character.
    Change {
        /// The side.
        side: Seat,
        /// The new one.
        to: u8,
    },
    /// A card being played.
    Card {
        /// Which.
        card: CardId,
        /// By whom.
        side: Seat,
        /// It has lost its effect.
        negated: bool,
    },
    /// A defeat.
    Death {
        /// Who fell.
        at: Spot,
        /// By whose skill.
        by: Option<Spot>,
    },
    /// An entity that left.
    Removed {
        /// What.
        id: EntityId,
        /// From where.
        place: ZoneRef,
    },
    /// A price.
    Bill(Bill),
    /// The roll of a side.
    Roll {
        /// Dice that are fixed.
        fixed: Rack,
        /// Rerolls.
        rerolls: u8,
    },
}

/// Who runs an effect list, and about what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ctx {
    /// "My" side.
    pub side: Seat,
    /// The caster, or the bearer of the entity.
    pub seat: Option<u8>,
    /// "This" entity: where it is and its registration number.
    pub this: Option<(ZoneRef, u32)>,
    /// What it is.
    pub origin: Origin,
    /// What it is about.
    pub about: About,
    /// The targets of the card.
    pub aims: [Aim; 2],
    /// Counter points consumed.
    pub consumed: u8,
}

/// Something that waits for the end of the effect list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happening {
    /// An entity was created or refreshed.
    Entered(ZoneRef, u32),
    /// A reaction without damage.
    Applied(Spot, Reaction),
    /// A damage record is through.
    Hurt(Record),
    /// A character fell to 0 HP.
    Fell {
        /// Who.
        at: Spot,
        /// By whose skill.
        by: Option<Spot>,
    },
    /// The active character changed.
    Changed {
        /// The side.
        side: Seat,
        /// The new one.
        to: u8,
    },
}

/// A listener to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// Where its entity is.
    pub place: ZoneRef,
    /// The entity's registration number.
    pub number: u32,
    /// Which of its triggers; [`Call::SHIELD`] for absorbing.
    pub trigger: u8,
}

impl Call {
    /// Not a trigger: the entity's shield absorbs.
    pub const SHIELD: u8 = u8::MAX;
}

/// An effect list that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Who and about what.
    pub ctx: Ctx,
    /// The list.
    pub list: ListId,
    /// The next step.
    pub at: u8,
    /// Where its happenings begin.
    pub base: u16,
    /// Usages its entity spends at the end.
    pub spend: u8,
    /// The skill whose effects these are.
    pub cast: bool,
}

/// A stage of what follows an effect list (7.4), in order. That damage is heard of here and not
/// after each record is ruling 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Mark the defeated, check for victory.
    Mark,
    /// Entities that came, reactions without damage.
    Entered,
    /// Damage that killed nobody.
    Hurt,
    /// Damage that killed.
    Fatal,
    /// Defeats.
    Died,
    /// New active characters.
    Choose,
    /// Changes of the active character.
    Changed,
}

impl Stage {
    /// All of them, in order.
    pub const ORDER: [Stage; 7] = [
        Stage::Mark,
        Stage::Entered,
        Stage::Hurt,
        Stage::Fatal,
        Stage::Died,
        Stage::Choose,
        Stage::Changed,
    ];

    /// The one after it.
    pub fn next(self) -> Option<Stage> {
        Stage::ORDER.get(self as usize + 1).copied()
    }
}

/// What follows an effect list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settle {
    /// Where its happenings begin.
    pub base: u16,
    /// The stage.
    pub stage: Stage,
    /// The next happening to look at.
    pub at: u16,
    /// Energy for a caster.
    pub gain: Option<(Spot, u8)>,
}

/// What is to be done, latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Go on with an effect list.
    Run(Run),
    /// Go on with what follows one.
    Settle(Settle),
    /// Call the listeners from `at` to the end of the list.
    Invoke {
        /// About what.
        about: About,
        /// The first of them.
        base: u16,
        /// The next.
        at: u16,
    },
    /// Before the effects of a skill.
    CastOn(Cast),
    /// The effects of a skill.
    CastEffects(Cast),
    /// After a skill.
    CastAfter(Cast),
    /// After a card.
    CardDone {
        /// Which.
        card: CardId,
        /// By whom.
        side: Seat,
    },
    /// After an action: true if it passes the turn.
    Acted(bool),
    /// Pass the turn, or not.
    Pass(bool),
    /// The opening characters have been chosen.
    Begin,
    /// A round begins.
    Roll,
    /// The Action Phase begins.
    Act,
    /// The Action Phase has begun for this side.
    Begun(Seat),
    /// The turn goes to the other side.
    PassOn,
    /// Ask the side whose turn it is.
    Decide,
    /// Ask, after those who listen before each decision.
    AskAct,
    /// The End Phase begins.
    EndPhase,
    /// The sweep of the End Phase over this side, for entities registered up to then.
    Sweep(Seat, u32),
    /// Both sides draw.
    Draws,
    /// The round ends.
    RoundEnd,
    /// After those who listen to the end of the round.
    NextRound,
}

/// Everything unfinished.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Work {
    pub(super) tasks: Vec<Task>,
    pub(super) happened: Vec<Happening>,
    pub(super) calls: Vec<Call>,
}
