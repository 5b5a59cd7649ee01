//! What may be done now (rules/cards.md 12.1, 12.2).

use super::{
    Action, Cards,
    element::{Element, Face},
    pool::def::Cost,
    rack::Rack,
    state::Ask,
    work::Item,
};
use crate::game::Seat;

impl Cards {
    /// Appends what `seat` may do now. Payments are the automatic ones; a switch lists every
    /// distinct payment; cards that are alike are listed once.
    pub(super) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.open.ask {
            Ask::Swap(seats) if seats.contains(seat) => self.list_swaps(seat, out),
            Ask::Lead(seats) if seats.contains(seat) => self.list_leads(seat, out),
            Ask::NewLead(who) if who == seat => self.list_leads(seat, out),
            Ask::Reroll(left) if left[seat.index()] > 0 => {
                out.extend(self.secret[seat.index()].rack.subsets().map(Action::Reroll));
            }
            Ask::Act(who) if who == seat => self.list_acts(seat, out),
            _ => {}
        }
    }

    /// Every choice of cards, cards that are alike counted once: of those the first are put back.
    fn list_swaps(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.secret[seat.index()].hand;
        for chosen in 0..1u16 << hand.len() {
            let first_of_its_kind = (0..hand.len()).all(|place| {
                chosen & 1 << place == 0
                    || (0..place).all(|other| {
                        hand[other].card != hand[place].card || chosen & 1 << other != 0
                    })
            });
            if first_of_its_kind {
                out.push(Action::Swap(chosen));
            }
        }
    }

    fn list_leads(&self, seat: Seat, out: &mut Vec<Action>) {
        let team = &self.open.side(seat).team;
        let living = (0u8..).zip(team).filter(|(_, who)| who.lives());
        out.extend(living.map(|(lead, _)| Action::Lead(lead)));
    }

    fn list_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = self.open.side(seat);
        let secret = &self.secret[seat.index()];
        let listeners = self.price_listeners(seat);
        let lead = side.lead();
        let element = lead.id.def().element;
        let useful = side.elements();
        let pay = |cost: &Cost| secret.rack.payment(cost, Some(element), useful);
        if lead.can_cast() {
            for (index, &skill) in (0u8..).zip(lead.id.skills()) {
                let price = self.price_by(Item::Skill(skill), &listeners);
                if lead.energy >= price.cost.energy
                    && let Some(pay) = pay(&price.cost)
                {
                    out.push(Action::Skill { index, pay });
                }
            }
        }
        let hand = &secret.hand;
        for place in 0..hand.len() {
            let card = hand[place].card;
            if hand[..place].iter().any(|held| held.card == card) {
                continue;
            }
            let mut last: Option<(Item, Option<Rack>)> = None;
            self.each_target(seat, card, |on| {
                let item = Cards::item(card, on);
                let paid = match last {
                    Some((same, paid)) if same == item => paid,
                    _ => pay(&self.price_by(item, &listeners).cost),
                };
                last = Some((item, paid));
                if let Some(pay) = paid {
                    out.push(Action::Play { card, on, pay });
                }
            });
            for face in Face::ALL {
                if tunable(face, element) && secret.rack.count(face) > 0 {
                    out.push(Action::Tune { card, die: face });
                }
            }
        }
        for to in (0..3).filter(|&to| to != side.active) {
            if side.team[usize::from(to)].lives() {
                let price = self.price_by(Item::Switch(to), &listeners);
                for pay in payments(secret.rack, &price.cost) {
                    out.push(Action::Switch { to, pay });
                }
            }
        }
        out.push(Action::End);
    }
}

/// Neither omni nor of that element already (4.5).
pub(super) fn tunable(die: Face, active: Element) -> bool {
    die != Face::Omni && die != Face::from(active)
}

/// Every distinct payment of a price without element or aligned part; the price of a switch.
fn payments(rack: Rack, cost: &Cost) -> impl Iterator<Item = Rack> {
    let cost = *cost;
    let singles = Face::ALL.into_iter().filter(move |&face| rack.count(face) > 0);
    let one = (cost.dice() == 1).then(|| singles.map(|face| Rack::of(face, 1)));
    let none = (cost.dice() == 0).then_some(Rack::EMPTY);
    let more = (cost.dice() > 1)
        .then(|| rack.subsets().filter(move |part| part.num() == cost.dice() && part.pays(&cost)));
    none.into_iter().chain(one.into_iter().flatten()).chain(more.into_iter().flatten())
}
