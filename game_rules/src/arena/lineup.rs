//! Two teams facing each other, with everything worked out that a match needs (rules/arena.md 2).
//!
//! What a creature can do and what every type of move does to it is worked out before the match: a turn
//! then costs two divisions. A tournament of two hundred players keeps twenty thousand pairs in memory,
//! so what belongs to a team alone is kept once, whomever it faces.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    action::Refusal,
    data::Data,
    limits::MOST_TYPES,
    team::{SLOTS, Team},
};
use crate::game::Seat;

/// Written as data set and teams.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "LineupText", into = "LineupText")]
pub struct Lineup {
    data: Data,
    rows: [TeamRow; 2],
}

#[derive(Serialize, Deserialize)]
struct LineupText {
    data: Data,
    teams: [Team; 2],
}

/// A team with its numbers, shared by all its matches.
#[derive(Clone, Debug)]
pub(super) struct TeamRow(Arc<Worked>);

#[derive(Debug)]
struct Worked {
    team: Team,
    cards: [Card; SLOTS],
}

impl TeamRow {
    /// Works a team out.
    pub(super) fn new(data: &Data, team: Team) -> Result<TeamRow, Refusal> {
        team.check(data)?;
        let mut cards = [Card::default(); SLOTS];
        for (card, id) in cards.iter_mut().zip(team.ids()) {
            if let Some(made) = card_of(data, id) {
                *card = made;
            }
        }
        Ok(TeamRow(Arc::new(Worked { team, cards })))
    }
}

/// A creature in its slot. A gap has 0 everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The creature's number; 0 = gap.
    pub id: u16,
    /// Health at the start.
    pub hp: u16,
    /// Attack.
    pub atk: u16,
    /// Defence.
    pub def: u16,
    /// Speed.
    pub speed: u16,
    /// Price.
    pub price: u16,
    /// Its moves.
    pub blows: [Blow; 4],
    /// TYPE times four of a move against it, by the move's type less one.
    t4: [u8; MOST_TYPES],
}

impl Default for Card {
    fn default() -> Card {
        let (id, hp, atk, def, speed, price) = (0, 0, 0, 0, 0, 0);
        Card { id, hp, atk, def, speed, price, blows: [Blow::default(); 4], t4: [0; MOST_TYPES] }
    }
}

impl Card {
    /// TYPE times four of a move against this creature.
    #[inline]
    pub fn t4(&self, blow: &Blow) -> u8 {
        self.t4[usize::from(blow.kind) % MOST_TYPES]
    }
}

/// A move in the hands of its user.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blow {
    /// The move's number.
    pub id: u16,
    /// Uses at the start.
    pub pp: u8,
    /// Has it a damage part?
    pub damages: bool,
    /// Is there nothing in it but damage?
    pub plain: bool,
    /// Same type as the user?
    pub stab: bool,
    /// Vanishes first, strikes a turn later?
    pub two_turn: bool,
    /// Rest afterwards?
    pub rest: bool,
    /// Turns of its poison; 0 = none.
    pub poison_turns: u8,
    /// What the user loses.
    pub self_damage: u16,
    /// Changes of the rival's attack and defence bonus.
    pub foe: [i16; 2],
    /// Changes of the user's attack and defence bonus.
    pub own: [i16; 2],
    /// The number of its type, less one.
    kind: u8,
    /// Poison per turn before the types are considered.
    poison: u16,
    /// `base · s5`.
    power: u16,
}

impl Blow {
    /// Is there anything in it for the rival?
    pub fn aims_at_rival(&self) -> bool {
        self.damages || self.poison_turns > 0 || self.foe != [0, 0]
    }

    /// A tick of its poison in this creature.
    #[inline]
    pub fn tick(&self, target: &Card) -> u16 {
        self.poison * u16::from(target.t4(self)) / 4
    }
}

/// A stat with its bonus: `floor(stat · (100 + bonus) / 100)`.
#[inline]
pub fn effective(stat: u16, bonus: i8) -> u32 {
    u32::from(stat) * (100 + i32::from(bonus)) as u32 / 100
}

impl Lineup {
    /// Sets two teams against each other.
    pub fn new(data: &Data, teams: [Team; 2]) -> Result<Lineup, Refusal> {
        let [one, two] = teams;
        Ok(Lineup::between(data, [TeamRow::new(data, one)?, TeamRow::new(data, two)?]))
    }

    /// Two teams that were worked out with this data set.
    pub(super) fn between(data: &Data, rows: [TeamRow; 2]) -> Lineup {
        Lineup { data: data.clone(), rows }
    }

    /// The data set.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// Both teams.
    pub fn teams(&self) -> [Team; 2] {
        self.rows.each_ref().map(|row| row.0.team)
    }

    /// A creature in its slot.
    #[inline]
    pub fn card(&self, side: Seat, slot: u8) -> &Card {
        &self.row(side.index())[usize::from(slot) % SLOTS]
    }

    #[inline]
    pub(super) fn row(&self, side: usize) -> &[Card; SLOTS] {
        &self.rows[side & 1].0.cards
    }
}

/// Section 2: `floor(base · ATK · t4 · s5 / (DEF · 20))`, one floor at the very end.
#[inline]
pub(super) fn damage(blow: &Blow, target: &Card, attack: u32, defence: u32) -> u32 {
    // At most 999 · 16 · 6 · 1998: it fits.
    u32::from(blow.power) * u32::from(target.t4(blow)) * attack / (defence.max(1) * 20)
}

fn card_of(data: &Data, id: u16) -> Option<Card> {
    let it = data.creature(id)?;
    let mut blows = [Blow::default(); 4];
    for (blow, &number) in blows.iter_mut().zip(&it.moves) {
        let it_does = data.move_of(number)?;
        let stab = it.types.contains(&it_does.kind);
        *blow = Blow {
            id: number,
            pp: it_does.pp,
            kind: it_does.kind.saturating_sub(1),
            damages: it_does.base > 0,
            stab,
            two_turn: it_does.two_turn,
            rest: it_does.rest,
            poison_turns: it_does.poison_turns,
            self_damage: it_does.self_damage,
            foe: [it_does.foe_atk, it_does.foe_def],
            own: [it_does.own_atk, it_does.own_def],
            poison: it_does.poison_damage,
            power: it_does.base * if stab { 6 } else { 5 },
            ..Blow::default()
        };
        blow.plain = blow.self_damage == 0
            && blow.poison_turns == 0
            && !blow.rest
            && (blow.foe, blow.own) == ([0, 0], [0, 0]);
    }
    let mut t4 = [0; MOST_TYPES];
    for (t4, kind) in t4.iter_mut().zip(1..=data.types().types.len() as u8) {
        *t4 = data.t4(kind, it);
    }
    let (hp, atk, def, speed, price) = (it.hp, it.atk, it.def, it.speed, it.price);
    Some(Card { id, hp, atk, def, speed, price, blows, t4 })
}

impl PartialEq for Lineup {
    fn eq(&self, other: &Lineup) -> bool {
        self.teams() == other.teams() && self.data == other.data
    }
}

impl Eq for Lineup {}

impl From<Lineup> for LineupText {
    fn from(lineup: Lineup) -> LineupText {
        LineupText { teams: lineup.teams(), data: lineup.data }
    }
}

impl TryFrom<LineupText> for Lineup {
    type Error = Refusal;

    fn try_from(text: LineupText) -> Result<Lineup, Refusal> {
        Lineup::new(&text.data, text.teams)
    }
}
