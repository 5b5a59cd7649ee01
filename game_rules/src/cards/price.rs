//! Prices (rules/cards.md 4.3): four passes over the paying side's listeners.
//!
//! Working out a price looks and does not touch, so listing the legal actions and paying run the
//! same code; paying afterwards spends what fired. The two can therefore not disagree.

use super::{
    Action, Cards, Event,
    pool::{
        Op, Pool,
        def::Cost,
        words::{Effect, Off, When},
    },
    rack::Rack,
    state::Spot,
    work::{About, Bill, Call, Item, ZoneRef},
};
use crate::game::Seat;

/// A price and what led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// Dice and energy to pay.
    pub cost: Cost,
    /// The switch is a fast action.
    pub fast: bool,
    /// Those who changed it, with the counter points they give.
    fired: Vec<(Call, u8)>,
}

impl Price {
    /// The entities that changed it: where they are and their registration numbers.
    pub fn changed_by(&self) -> impl Iterator<Item = (ZoneRef, u32)> {
        self.fired.iter().map(|(call, _)| (call.place, call.number))
    }
}

impl Item {
    /// The printed price.
    pub fn cost(self) -> Cost {
        match self {
            Item::Switch(_) => Cost { unaligned: 1, ..Cost::default() },
            Item::Skill(skill) => skill.rules().cost(),
            Item::Talent(card, _) | Item::Card(card) => card.def().cost,
        }
    }
}

impl Cards {
    /// What `item` costs `seat` now.
    pub fn price(&self, seat: Seat, item: Item) -> Price {
        self.price_by(item, &self.price_listeners(seat))
    }

    /// What of an action has a price.
    pub(super) fn priced(&self, seat: Seat, action: Action) -> Option<Item> {
        match action {
            Action::Skill { index, .. } => {
                let skills = self.open.side(seat).lead().id.skills();
                skills.get(usize::from(index)).map(|&skill| Item::Skill(skill))
            }
            Action::Play { card, on, .. } => Some(Cards::item(card, on)),
            Action::Switch { to, .. } => Some(Item::Switch(to)),
            _ => None,
        }
    }

    /// The automatic payment of a price (4.4).
    pub(super) fn automatic(&self, seat: Seat, cost: &Cost) -> Option<Rack> {
        let side = self.open.side(seat);
        let element = side.lead().id.def().element;
        self.secret[seat.index()].rack.payment(cost, Some(element), side.elements())
    }

    /// Those who may have a say in the prices of `seat`.
    pub(super) fn price_listeners(&self, seat: Seat) -> Vec<Call> {
        let mut calls = Vec::new();
        self.open.listeners(When::Price, &[seat], &mut calls);
        calls
    }

    pub(super) fn price_by(&self, item: Item, listeners: &[Call]) -> Price {
        let mut bill = Bill { item, cost: item.cost(), fast: false };
        let mut fired = Vec::new();
        if listeners.is_empty() {
            return Price { cost: bill.cost, fast: false, fired };
        }
        for pass in 1..=4 {
            for &call in listeners {
                let of_pass = self.open.entity(call.place, call.number).is_some_and(|entity| {
                    entity.id.rules().triggers[usize::from(call.trigger)].pass == pass
                });
                if !of_pass {
                    continue;
                }
                let Some((ctx, trigger)) = self.ready(call, About::Bill(bill)) else { continue };
                let before = bill;
                let ops = Pool::get().list(trigger.list);
                let mut next = 0;
                while let Some(op) = ops.get(next) {
                    next += 1;
                    match op {
                        Op::Skip(n) => next += usize::from(*n),
                        Op::Unless(tests, n) => {
                            if !self.all_hold(tests, &ctx) {
                                next += usize::from(*n);
                            }
                        }
                        Op::Do(effect) => bill.change(effect),
                    }
                }
                if bill != before {
                    let saved = if pass == 4 { before.cost.dice() } else { 0 };
                    fired.push((call, saved));
                }
            }
        }
        Price { cost: bill.cost, fast: bill.fast, fired }
    }

    /// Those who lowered the price spend what it cost them.
    pub(super) fn spend_price(&mut self, price: &Price, out: &mut Vec<Event>) {
        for &(call, saved) in &price.fired {
            let Some(entity) = self.open.entity(call.place, call.number) else { continue };
            let trigger = &entity.id.rules().triggers[usize::from(call.trigger)];
            let limited = trigger.per_round.is_some() || trigger.per_match.is_some();
            self.fire(call, trigger);
            if let Some(entity) = self.entity_mut(call.place, call.number) {
                entity.count = entity.count.saturating_sub(saved);
            }
            if trigger.spend > 0 {
                self.use_up(call.place, call.number, trigger.spend, out);
            } else if limited || saved > 0 {
                self.tell(call.place, call.number, out);
            }
        }
    }

    /// The energy a skill of the active character needs and has.
    pub(super) fn energy_for(&self, at: Spot, needed: u8) -> Result<(), (u8, u8)> {
        let has = self.open.at(at).energy;
        if has >= needed { Ok(()) } else { Err((needed, has)) }
    }
}

impl Bill {
    fn change(&mut self, effect: &Effect) {
        let cost = &mut self.cost;
        match effect {
            Effect::Surcharge(n) => cost.unaligned += n,
            Effect::Fast => self.fast |= matches!(self.item, Item::Switch(_)),
            Effect::PayWithCount => *cost = Cost { energy: cost.energy, ..Cost::default() },
            Effect::Discount { n, off } => {
                for _ in 0..*n {
                    lower(cost, *off);
                }
            }
            _ => {}
        }
    }
}

/// One die less, if there is one to lower.
fn lower(cost: &mut Cost, off: Off) {
    match off {
        Off::Unaligned => cost.unaligned = cost.unaligned.saturating_sub(1),
        Off::Of(element) => match &mut cost.of {
            Some((of, n)) if *of == element && *n > 0 => *n -= 1,
            _ if cost.aligned == 0 => cost.unaligned = cost.unaligned.saturating_sub(1),
            _ => {}
        },
        Off::Any => match &mut cost.of {
            _ if cost.aligned > 0 => cost.aligned -= 1,
            Some((_, n)) if *n > 0 => *n -= 1,
            _ => cost.unaligned = cost.unaligned.saturating_sub(1),
        },
    }
}
