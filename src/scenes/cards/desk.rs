//! What is chosen step by step before a decision is made: a card, a target, the dice.

use bevy::prelude::*;
use game_rules::{
    cards::{
        Action, Aim, Cards, View,
        element::Face,
        pool::{
            def::Cost,
            ids::{CardId, EntityId},
        },
        rack::Rack,
        state::{Ask, Spot},
    },
    game::{Seat, Viewer},
};

use super::{
    payment::Purse,
    queue::Queue,
    reading::{Offer, Reading, Why, hand},
};
use crate::table::TableView;

/// What is about to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A skill.
    Skill(u8),
    /// The card at this place of the hand.
    Card(usize),
    /// A switch, perhaps to somebody already.
    Switch(Option<u8>),
    /// The card at this place is tuned, perhaps with a die already.
    Tune(usize, Option<Face>),
}

/// Something that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InspectTarget {
    /// A character.
    Character(Spot),
    /// Something on the table.
    Entity(EntityId),
    /// A card.
    Card(CardId),
}

/// What a player has asked for, by key, pad or pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The n-th of whatever can be picked now.
    Nth(usize),
    /// A skill.
    Skill(u8),
    /// Switch, perhaps to somebody.
    Switch(Option<u8>),
    /// Tune the card that is picked or looked at.
    Tune,
    /// Choose the dice.
    Edit,
    /// End the round.
    End,
    /// Something on the table was clicked.
    Spot(&'static str, usize),
}

/// What is open at the table of the Cards.
#[derive(Resource, Debug, Default)]
pub struct Desk {
    /// Whose it is.
    belongs: Option<Viewer>,
    /// What is about to be done.
    pub pick: Option<Pick>,
    /// Targets chosen so far.
    pub aims: Vec<Aim>,
    /// Dice chosen by hand.
    pub pay: Option<Rack>,
    /// The dice are being chosen.
    pub editing: bool,
    /// Cards to put back or dice to roll again, by place.
    pub marks: Vec<bool>,
    /// What the marks belong to.
    marked: Option<(u8, u8, usize)>,
    /// What is under the pointer or in focus in the tray.
    pub hover: Option<Pick>,
    /// The button that ends the round is under the pointer or in focus.
    pub over_end: bool,
    /// What was looked at last on the table for this decision.
    pub look: Option<InspectTarget>,
    /// "End the round?"
    pub ending: bool,
    /// Something has just been picked: the focus goes to what comes next.
    pub fresh: bool,
    /// What acts at the end of the round, while it does.
    pub queue: Option<Queue>,
    /// Somebody points at the queue: what is shown waits.
    pub holds: bool,
    /// The decision the picks belong to.
    ply: usize,
    /// What has been asked for and not answered yet.
    pub asks: Vec<Request>,
}

/// What has to happen next.
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    /// Nothing is picked.
    Nothing,
    /// A target has to be chosen, the first or the second.
    Target(Vec<Aim>, usize),
    /// Whom to switch to.
    Whom(Vec<u8>),
    /// Which die to tune.
    Die(Vec<Face>),
    /// It can be done.
    Ready(Action, Cost, bool),
    /// It cannot.
    Not(Why),
}

impl Desk {
    /// Picks something; what was half made before is gone.
    pub fn take(&mut self, pick: Option<Pick>) {
        self.pick = pick;
        self.aims.clear();
        self.pay = None;
        self.editing = false;
        self.ending = false;
        self.fresh = pick.is_some();
    }

    /// Keeps up with the match: everything belongs to one pair of eyes, picks to one decision, marks
    /// to one question.
    pub fn keep_up(&mut self, view: &View, ply: usize) {
        if self.belongs != Some(view.who) {
            let asks = std::mem::take(&mut self.asks);
            *self = Desk { belongs: Some(view.who), ply, asks, ..Desk::default() };
        }
        if self.ply != ply {
            self.ply = ply;
            self.look = None;
            // While others answer the same question, what is marked stays, and the focus is still due.
            let due = self.fresh && self.marked.is_some();
            self.take(None);
            self.fresh = due;
        }
        let Viewer::Seat(seat) = view.who else { return };
        let own = &view.own[seat.index() & 1];
        let question = match view.open.ask {
            Ask::Swap(seats) if seats.contains(seat) => Some((0, 0, own.cards.len())),
            Ask::Reroll(left) if left[seat.index() & 1] > 0 => {
                Some((1, left[seat.index() & 1], usize::from(own.dice)))
            }
            _ => None,
        };
        let question = question.map(|(kind, left, n)| (view.open.round * 2 + kind, left, n));
        if self.marked != question {
            self.marked = question;
            self.marks = vec![false; question.map_or(0, |(.., n)| n)];
            self.fresh = question.is_some();
        }
    }

    /// What has to happen next for what is picked.
    pub fn plan(&self, view: &View, reading: &Reading) -> Plan {
        match self.pick {
            Some(pick) => self.plan_for(pick, view, reading),
            None => Plan::Nothing,
        }
    }

    /// The same for anything, with nothing chosen beyond what is.
    pub fn plan_for(&self, pick: Pick, view: &View, reading: &Reading) -> Plan {
        let Viewer::Seat(seat) = view.who else { return Plan::Nothing };
        match pick {
            Pick::Skill(index) => match reading.skills.get(usize::from(index)) {
                Some(offer) => self.ready(offer, offer.ways.first()),
                None => Plan::Nothing,
            },
            Pick::Card(place) => match reading.cards.get(place) {
                Some(offer) => self.aimed(offer),
                None => Plan::Nothing,
            },
            Pick::Switch(None) => {
                let open = |(_, offer): &(u8, &Option<Offer>)| offer.is_some();
                let whom = (0u8..).zip(&reading.switches).filter(open).map(|(at, _)| at);
                let whom: Vec<u8> = whom.collect();
                match whom[..] {
                    [] => Plan::Not(Why::Refused(game_rules::cards::Refusal::NoSuchLead)),
                    _ => Plan::Whom(whom),
                }
            }
            Pick::Switch(Some(to)) => {
                let offer = reading.switches.get(usize::from(to)).and_then(Option::as_ref);
                let Some(offer) = offer else {
                    return Plan::Not(Why::Refused(game_rules::cards::Refusal::NoSuchLead));
                };
                // A switch lists every payment; the usual one comes first.
                let usual = reading.payment(&offer.cost);
                let way = offer.ways.iter().find(|way| paid(way) == usual);
                self.ready(offer, way.or(offer.ways.first()))
            }
            Pick::Tune(place, die) => {
                let Some(card) = hand(view, seat).get(place).copied() else { return Plan::Nothing };
                match (die, &reading.tunable[..]) {
                    (_, []) => Plan::Not(Why::NoDie),
                    (Some(die), _) | (None, &[die]) => {
                        Plan::Ready(Action::Tune { card, die }, Cost::default(), true)
                    }
                    (None, dice) => Plan::Die(dice.to_vec()),
                }
            }
        }
    }

    fn ready(&self, offer: &Offer, way: Option<&Action>) -> Plan {
        let Some(way) = way else { return Plan::Not(offer.why.unwrap_or(Why::Poor)) };
        let action = match self.pay {
            Some(pay) => with_payment(*way, pay),
            None => *way,
        };
        let fits = paid(&action).is_some_and(|pay| pay.pays(&offer.cost));
        Plan::Ready(action, offer.cost, fits)
    }

    /// A card: its targets one after the other, then the dice.
    fn aimed(&self, offer: &Offer) -> Plan {
        let aims_of = |action: &Action| match action {
            Action::Play { on, .. } => *on,
            _ => [Aim::Nothing; 2],
        };
        let mut ways: Vec<Action> = offer.ways.clone();
        for slot in 0..2 {
            let mut found: Vec<Aim> = Vec::new();
            for aim in ways.iter().map(|way| aims_of(way)[slot]) {
                if !found.contains(&aim) {
                    found.push(aim);
                }
            }
            match (self.aims.get(slot), &found[..]) {
                (Some(chosen), _) => ways.retain(|way| aims_of(way)[slot] == *chosen),
                (None, [] | [_]) => {}
                (None, _) => return Plan::Target(found, slot),
            }
        }
        self.ready(offer, ways.first())
    }
}

/// Nothing of a seat stays on the desk behind the curtain.
pub fn tidy(shown: Option<Res<TableView<Cards>>>, mut desk: ResMut<Desk>) {
    if shown.is_none() && desk.belongs.is_some() {
        *desk = Desk::default();
    }
}

/// The dice of an action.
pub fn paid(action: &Action) -> Option<Rack> {
    match action {
        Action::Skill { pay, .. } | Action::Play { pay, .. } | Action::Switch { pay, .. } => {
            Some(*pay)
        }
        _ => None,
    }
}

/// The same with other dice.
fn with_payment(action: Action, pay: Rack) -> Action {
    match action {
        Action::Skill { index, .. } => Action::Skill { index, pay },
        Action::Play { card, on, .. } => Action::Play { card, on, pay },
        Action::Switch { to, .. } => Action::Switch { to, pay },
        other => other,
    }
}

/// The places that are marked, as the rules count them.
pub fn marked_bits(marks: &[bool]) -> u16 {
    marks.iter().enumerate().fold(0, |bits, (place, on)| bits | u16::from(*on) << place)
}

/// The dice that are marked.
pub fn marked_dice(marks: &[bool], order: &[Face]) -> Rack {
    let mut dice = Rack::EMPTY;
    for (face, _) in order.iter().zip(marks).filter(|(_, on)| **on) {
        dice.add(Rack::of(*face, 1));
    }
    dice
}

/// The dice a seat can pay with, and whom they are good for.
pub fn purse(view: &View, seat: Seat) -> Purse {
    let side = view.open.side(seat);
    Purse {
        dice: view.own[seat.index() & 1].rack.unwrap_or(Rack::EMPTY),
        front: side.lead().id.def().element,
        useful: side.elements(),
    }
}

/// The dice of the seat at the screen in their order on the table.
pub fn dice_in_order(view: &View, seat: Seat) -> Vec<Face> {
    let own = &view.own[seat.index() & 1];
    let stands = !matches!(
        view.open.phase,
        game_rules::cards::state::Phase::SetCard | game_rules::cards::state::Phase::SetCharacter
    );
    let element = stands.then(|| view.open.side(seat).lead().id.def().element);
    own.rack.unwrap_or(Rack::EMPTY).sorted(element)
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
