//! What is on the table (rules/cards.md 10, 12.3): the open part that everybody sees, and what
//! each side keeps to itself.

use serde::{Deserialize, Serialize};

use super::{
    element::Aura,
    pool::{
        def::{Counter, Kind},
        ids::{CardId, CharacterId, EntityId},
    },
    rack::{Elements, Rack},
    work::Work,
};
use crate::game::{Outcome, Seat, SeatSet};

/// Characters of a side.
pub const TEAM: usize = 3;
/// Cards a hand can hold.
pub const HAND: usize = 10;
/// Summons of a side.
pub const SUMMONS: usize = 4;
/// Supports of a side.
pub const SUPPORTS: usize = 4;
/// The last round.
pub const ROUNDS: u8 = 15;
/// Cards drawn by each side at the end of a round.
pub const DRAW: u8 = 2;
/// Cards of the opening hand.
pub const OPENING: usize = 5;

/// The five phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The opening hands may be changed.
    SetCard,
    /// The opening characters are chosen.
    SetCharacter,
    /// Dice are rolled.
    Roll,
    /// The sides act in turn.
    Action,
    /// What is left on the table acts.
    End,
}

/// What is being asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Nothing: the rules are at work, or the match is over.
    Nothing,
    /// Which cards to put back.
    Swap(SeatSet),
    /// Whom to begin with.
    Lead(SeatSet),
    /// Which dice to roll again; how often each side still may.
    Reroll([u8; 2]),
    /// What to do: the side whose turn it is.
    Act(Seat),
    /// Who steps forward after a defeat.
    NewLead(Seat),
}

/// A place on a side of the table: a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Spot {
    /// Whose.
    pub side: Seat,
    /// Which of the three, from 0.
    pub seat: u8,
}

/// Something on the table that can hold listeners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entity {
    /// What it is.
    pub id: EntityId,
    /// Registration number: grows with every entity created.
    pub number: u32,
    /// Usages left, if it has any.
    pub usages: u8,
    /// Shield points left, if it has any.
    pub shield: u8,
    /// Rounds left; 0 if it does not count them.
    pub rounds: u8,
    /// Its counter: a number, or the place of an element.
    pub count: u8,
    /// Firings of each trigger, this round or this match.
    pub fired: [u8; Entity::TRIGGERS],
}

impl Entity {
    /// Triggers an entity can have.
    pub const TRIGGERS: usize = 4;

    /// A new one with its full values.
    pub fn new(id: EntityId, number: u32) -> Entity {
        let rules = id.rules();
        let count = match &rules.counter {
            Some(Counter::Number { start, .. }) => *start,
            Some(Counter::Element(element)) => *element as u8,
            None => 0,
        };
        Entity {
            id,
            number,
            usages: rules.usages.map_or(0, |stock| stock.init),
            shield: rules.shield.map_or(0, |stock| stock.init),
            rounds: rules.rounds.unwrap_or(0),
            count,
            fired: [0; Entity::TRIGGERS],
        }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        self.id.rules().kind
    }

    /// Re-creation: the larger of present and initial, or more up to the maximum (10).
    pub fn refresh(&mut self) {
        let rules = self.id.rules();
        let renew = |now: u8, stock: super::pool::def::Stock| {
            if stock.add {
                (now.saturating_add(stock.init)).min(stock.max).max(now)
            } else {
                now.max(stock.init)
            }
        };
        if let Some(stock) = rules.usages {
            self.usages = renew(self.usages, stock);
        }
        if let Some(stock) = rules.shield {
            self.shield = renew(self.shield, stock);
        }
        if let Some(rounds) = rules.rounds {
            self.rounds = self.rounds.max(rounds);
        }
    }
}

/// A character on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// Who.
    pub id: CharacterId,
    /// HP now.
    pub hp: u8,
    /// Energy now.
    pub energy: u8,
    /// Elements on it.
    pub aura: Aura,
    /// Not defeated. At 0 HP it no longer counts as living even before it is marked.
    pub alive: bool,
    /// Its passive, equipment, statuses and shields, in the order of registration.
    pub entities: Vec<Entity>,
    /// Completed uses of each skill this round.
    pub uses_round: [u8; Character::SKILLS],
    /// Completed uses of each skill this match.
    pub uses_match: [u8; Character::SKILLS],
}

impl Character {
    /// Skills a character can have.
    pub const SKILLS: usize = 4;

    /// Full HP, nothing else.
    pub fn new(id: CharacterId) -> Character {
        Character {
            id,
            hp: id.def().hp,
            energy: 0,
            aura: Aura::Clear,
            alive: true,
            entities: Vec::new(),
            uses_round: [0; Character::SKILLS],
            uses_match: [0; Character::SKILLS],
        }
    }

    /// Counts as living.
    pub fn lives(&self) -> bool {
        self.alive && self.hp > 0
    }

    /// HP lost.
    pub fn hurt(&self) -> u8 {
        self.id.def().hp.saturating_sub(self.hp)
    }

    /// Can take energy.
    pub fn lacks_energy(&self) -> bool {
        self.energy < self.id.def().energy
    }

    /// The entity of that name on it.
    pub fn bears(&self, id: EntityId) -> Option<&Entity> {
        self.entities.iter().find(|entity| entity.id == id)
    }

    /// The equipment of that kind on it.
    pub fn wears(&self, kind: Kind) -> Option<&Entity> {
        self.entities.iter().find(|entity| entity.kind() == kind)
    }

    /// Nothing keeps it from using skills.
    pub fn can_cast(&self) -> bool {
        self.lives() && !self.entities.iter().any(|entity| entity.id.rules().disables_skills)
    }
}

/// The open part of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The team.
    pub team: [Character; TEAM],
    /// Which of them is active; meaningless before the opening choice.
    pub active: u8,
    /// Combat statuses and combat shields, in the order of registration.
    pub combat: Vec<Entity>,
    /// Summons, in the order of their places.
    pub summons: Vec<Entity>,
    /// Supports, in the order of their places.
    pub supports: Vec<Entity>,
    /// Has declared the end of the round.
    pub ended: bool,
    /// Has played its Arcane Legend of the match.
    pub legend_played: bool,
    /// The next skill, if it is a normal attack, is a plunging attack.
    pub plunging: bool,
    /// A character of this side was defeated this round.
    pub lost_one: bool,
    /// Changes of the active character this round.
    pub changes: u8,
    /// The next combat action does not pass the turn.
    pub extra_action: bool,
    /// Every card shown to all: played, or burned over the hand limit.
    pub shown: Vec<CardId>,
}

impl Side {
    /// The active character.
    pub fn lead(&self) -> &Character {
        &self.team[usize::from(self.active)]
    }

    /// Elements of the living characters.
    pub fn elements(&self) -> Elements {
        self.team.iter().filter(|who| who.lives()).map(|who| who.id.def().element).collect()
    }

    /// Seats from `from` on, in seating order.
    pub fn seats_from(from: u8) -> [u8; TEAM] {
        [from, (from + 1) % TEAM as u8, (from + 2) % TEAM as u8]
    }

    /// The living standby seat after (or before) the active one.
    pub fn neighbour(&self, forward: bool) -> Option<u8> {
        let [_, next, last] = Side::seats_from(self.active);
        let order = if forward { [next, last] } else { [last, next] };
        order.into_iter().find(|&seat| self.team[usize::from(seat)].lives())
    }
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub card: CardId,
    /// Everybody knows that it is there.
    pub shown: bool,
}

/// What a side keeps to itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The hand, in the order drawn.
    pub hand: Vec<Held>,
    /// The deck; the top is the last.
    pub deck: Vec<CardId>,
    /// The dice.
    pub rack: Rack,
    /// The deck as it was brought, sorted.
    pub brought: Vec<CardId>,
    /// The opening character, chosen but not yet revealed.
    pub lead: Option<u8>,
}

/// The open part of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// From 1.
    pub round: u8,
    /// Decisions made so far.
    pub decisions: u32,
    /// The phase; a choice inserted into it leaves it as it is.
    pub phase: Phase,
    /// First player of the round; from the End Phase on, the one who ended first.
    pub first: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// What is being asked.
    pub ask: Ask,
    /// Both sides.
    pub sides: [Side; 2],
    /// The dice of the acting side were even before it paid.
    pub charged: bool,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The seat with Nightmare's favours.
    pub favoured: Option<Seat>,
    /// The last registration number given.
    pub registered: u32,
    /// What the rules have still to do.
    pub work: Work,
}

impl Open {
    /// One side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// One character.
    pub fn at(&self, spot: Spot) -> &Character {
        &self.sides[spot.side.index()].team[usize::from(spot.seat)]
    }

    /// The side whose listeners come first: whose turn it is, or the first player.
    pub fn acting(&self) -> Seat {
        if self.phase == Phase::Action { self.current } else { self.first }
    }
}
