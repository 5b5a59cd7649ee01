//! Two teams facing each other, with everything worked out that a match needs (rules/arena.md 2).
//!
//! Per move and possible target TYPE is known before the match: a turn then costs two divisions. A
//! tournament of two hundred players keeps twenty thousand of these in memory, so they are small.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    action::Refusal,
    data::Data,
    team::{SLOTS, Team},
};
use crate::game::Seat;

/// Shared, and written as data set and teams.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "LineupText", into = "LineupText")]
pub struct Lineup(Arc<Worked>);

#[derive(Serialize, Deserialize)]
struct LineupText {
    data: Data,
    teams: [Team; 2],
}

#[derive(Debug)]
struct Worked {
    data: Data,
    teams: [Team; 2],
    cards: [[Card; SLOTS]; 2],
}

/// A creature in its slot. A gap has 0 everywhere.
#[derive(Clone, Copy, Debug, Default)]
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
}

/// A move in the hands of its user, against each of the six rivals.
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
    /// TYPE times four, per rival slot.
    pub t4: [u8; SLOTS],
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

    /// A tick of its poison in the rival's slot `target`.
    #[inline]
    pub fn tick(&self, target: usize) -> u16 {
        self.poison * u16::from(self.t4[target % SLOTS]) / 4
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
        for team in teams {
            team.check(data)?;
        }
        let mut cards = [[Card::default(); SLOTS]; 2];
        for (side, row) in cards.iter_mut().enumerate() {
            for (card, id) in row.iter_mut().zip(teams[side].ids()) {
                if let Some(made) = card_of(data, id, teams[1 - side]) {
                    *card = made;
                }
            }
        }
        Ok(Lineup(Arc::new(Worked { data: data.clone(), teams, cards })))
    }

    /// The data set.
    pub fn data(&self) -> &Data {
        &self.0.data
    }

    /// Both teams.
    pub fn teams(&self) -> [Team; 2] {
        self.0.teams
    }

    /// A creature in its slot.
    #[inline]
    pub fn card(&self, side: Seat, slot: u8) -> &Card {
        &self.0.cards[side.index() & 1][usize::from(slot) % SLOTS]
    }

    #[inline]
    pub(super) fn row(&self, side: usize) -> &[Card; SLOTS] {
        &self.0.cards[side & 1]
    }
}

/// Section 2: `floor(base · ATK · t4 · s5 / (DEF · 20))`, one floor at the very end.
#[inline]
pub(super) fn damage(blow: &Blow, target: usize, attack: u32, defence: u32) -> u32 {
    // At most 999 · 16 · 6 · 1998: it fits.
    u32::from(blow.power) * u32::from(blow.t4[target % SLOTS]) * attack / (defence.max(1) * 20)
}

fn card_of(data: &Data, id: u16, rivals: Team) -> Option<Card> {
    let it = data.creature(id)?;
    let mut blows = [Blow::default(); 4];
    for (blow, &number) in blows.iter_mut().zip(&it.moves) {
        let it_does = data.move_of(number)?;
        let stab = it.types.contains(&it_does.kind);
        *blow = Blow {
            id: number,
            pp: it_does.pp,
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
        for (slot, rival) in rivals.ids().into_iter().enumerate() {
            let Some(rival) = data.creature(rival) else { continue };
            blow.t4[slot] = data.t4(it_does.kind, rival);
        }
    }
    let (hp, atk, def, speed, price) = (it.hp, it.atk, it.def, it.speed, it.price);
    Some(Card { id, hp, atk, def, speed, price, blows })
}

impl PartialEq for Lineup {
    fn eq(&self, other: &Lineup) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || self.0.data == other.0.data && self.0.teams == other.0.teams
    }
}

impl Eq for Lineup {}

impl From<Lineup> for LineupText {
    fn from(lineup: Lineup) -> LineupText {
        LineupText { data: lineup.0.data.clone(), teams: lineup.0.teams }
    }
}

impl TryFrom<LineupText> for Lineup {
    type Error = Refusal;

    fn try_from(text: LineupText) -> Result<Lineup, Refusal> {
        Lineup::new(&text.data, text.teams)
    }
}
