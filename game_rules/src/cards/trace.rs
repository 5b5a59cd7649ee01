//! Damage explained (rules/cards.md 7.3): the sum of each record as it is written in chalk, gathered
//! from what happened or would happen.

use super::{
    Event,
    element::{Element, Strike},
    pool::{def::Reaction, ids::EntityId},
    state::Spot,
    work::Origin,
};

/// What changed a record on its way. Steps that did nothing are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It became elemental.
    Infused(EntityId, Strike),
    /// It was raised.
    Added(EntityId, u8),
    /// It reacted with this element and gained so much.
    Reacted(Reaction, Element, u8),
    /// It was multiplied.
    Multiplied(EntityId, u8),
    /// It was divided, rounding up.
    Divided(EntityId, u8),
    /// A barrier or shield took so much.
    Blocked(EntityId, u8),
}

/// A step of the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumStep {
    /// What changed.
    pub change: Change,
    /// So much afterwards.
    pub value: u8,
}

/// One record of damage from aim to wound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// What dealt it.
    pub by: Origin,
    /// Whom it hit.
    pub at: Spot,
    /// What it was made of at first.
    pub strike: Strike,
    /// How much it was at first.
    pub base: u8,
    /// A normal attack of a character that has just become active.
    pub plunging: bool,
    /// A normal attack with an even number of dice.
    pub charged: bool,
    /// What changed it, in order.
    pub steps: Vec<SumStep>,
    /// How much it was in the end.
    pub value: u8,
    /// HP of the target afterwards.
    pub hp: u8,
    /// Its piercing part: who lost how much, and the HP left.
    pub pierced: Vec<(Spot, u8, u8)>,
}

/// All records of damage among these events, in order. A pure piercing record has no steps.
pub fn blows(events: &[Event]) -> Vec<Blow> {
    let mut found: Vec<Blow> = Vec::new();
    let mut open: Option<Blow> = None;
    let mut after_wound = false;
    for event in events {
        let wounded = std::mem::take(&mut after_wound);
        let step = match *event {
            Event::Aimed { by, at, strike, value, plunging, charged } => {
                let (steps, pierced) = (Vec::new(), Vec::new());
                let base = value;
                open = Some(Blow {
                    by,
                    at,
                    strike,
                    base,
                    plunging,
                    charged,
                    steps,
                    value,
                    hp: 0,
                    pierced,
                });
                continue;
            }
            Event::Suffered { value, hp, .. } => {
                found.extend(open.take().map(|blow| Blow { value, hp, ..blow }));
                after_wound = true;
                continue;
            }
            Event::Pierced { by, at, value, hp } => {
                match found.last_mut() {
                    Some(blow) if wounded && blow.by == by => blow.pierced.push((at, value, hp)),
                    _ => found.push(pure(by, at, value, hp)),
                }
                after_wound = wounded;
                continue;
            }
            Event::Infused { by, strike } => (Change::Infused(by, strike), None),
            Event::Added { by, n, value } => (Change::Added(by, n), Some(value)),
            Event::Reacted { reaction, met, bonus, value, .. } => {
                (Change::Reacted(reaction, met, bonus), Some(value))
            }
            Event::Multiplied { by, n, value } => (Change::Multiplied(by, n), Some(value)),
            Event::Divided { by, n, value } => (Change::Divided(by, n), Some(value)),
            Event::Blocked { by, n, value } => (Change::Blocked(by, n), Some(value)),
            _ => continue,
        };
        if let Some(blow) = &mut open {
            blow.value = step.1.unwrap_or(blow.value);
            blow.steps.push(SumStep { change: step.0, value: blow.value });
        }
    }
    found
}

fn pure(by: Origin, at: Spot, value: u8, hp: u8) -> Blow {
    Blow {
        by,
        at,
        strike: Strike::Piercing,
        base: value,
        plunging: false,
        charged: false,
        steps: Vec::new(),
        value,
        hp,
        pierced: Vec::new(),
    }
}
