//! What may be done now, and doing it (rules/cards.md 12.1, 12.2).

use super::{
    Action, Cards, Event, Refusal,
    element::{Element, Face},
    event::Aim,
    pool::{
        def::Cost,
        ids::{CardId, SkillId},
        words::{Category, When},
    },
    rack::Rack,
    state::{Ask, Phase, Spot},
    targets::card_ctx,
    work::{About, Item, Task},
};
use crate::game::{Outcome, Seat, SeatSet};

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

    /// Does `action`, or says why not; then the rules go on until the next decision.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match (*action, self.open.ask) {
            (Action::Concede, _) => {
                out.push(Event::Conceded { seat });
                self.open.decisions += 1;
                self.finish(Outcome::Won(SeatSet::one(seat.other())), out);
                return Ok(());
            }
            (Action::Swap(chosen), Ask::Swap(seats)) => self.do_swap(seat, chosen, seats, out)?,
            (Action::Lead(lead), Ask::Lead(seats)) => self.do_lead(seat, lead, seats, out)?,
            (Action::Lead(lead), Ask::NewLead(_)) => {
                self.check_lead(seat, lead)?;
                self.open.ask = Ask::Nothing;
                self.change_active(seat, lead, out);
            }
            (Action::Reroll(dice), Ask::Reroll(left)) => self.do_reroll(seat, dice, left, out)?,
            (Action::Skill { index, pay }, Ask::Act(_)) => self.do_skill(seat, index, pay, out)?,
            (Action::Play { card, on, pay }, Ask::Act(_)) => {
                self.do_play(seat, card, on, pay, out)?;
            }
            (Action::Switch { to, pay }, Ask::Act(_)) => self.do_switch(seat, to, pay, out)?,
            (Action::Tune { card, die }, Ask::Act(_)) => self.do_tune(seat, card, die, out)?,
            (Action::End, Ask::Act(_)) => {
                self.open.ask = Ask::Nothing;
                self.declare_end(seat, out);
            }
            _ => return Err(Refusal::NotAsked),
        }
        self.open.decisions += 1;
        self.work(out);
        Ok(())
    }

    fn do_swap(
        &mut self,
        seat: Seat,
        chosen: u16,
        seats: SeatSet,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let hand = self.secret[seat.index()].hand.len();
        if chosen >> hand != 0 {
            return Err(Refusal::NoSuchCard(15 - chosen.leading_zeros() as u8));
        }
        self.swap(seat, chosen, out);
        let left = seats.without(seat);
        if !left.is_empty() {
            self.open.ask = Ask::Swap(left);
        } else if self.open.phase == Phase::SetCard {
            self.enter(Phase::SetCharacter, out);
            self.open.ask = Ask::Lead([Seat(0), Seat(1)].into_iter().collect());
        } else {
            self.open.ask = Ask::Nothing;
        }
        Ok(())
    }

    fn check_lead(&self, seat: Seat, lead: u8) -> Result<(), Refusal> {
        let who = self.open.side(seat).team.get(usize::from(lead));
        who.filter(|who| who.lives()).map(|_| ()).ok_or(Refusal::NoSuchLead)
    }

    fn do_lead(
        &mut self,
        seat: Seat,
        lead: u8,
        seats: SeatSet,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.check_lead(seat, lead)?;
        self.secret[seat.index()].lead = Some(lead);
        out.push(Event::Chose { seat, lead: Some(lead) });
        let left = seats.without(seat);
        if left.is_empty() {
            self.reveal_leads(out);
        } else {
            self.open.ask = Ask::Lead(left);
        }
        Ok(())
    }

    fn do_reroll(
        &mut self,
        seat: Seat,
        dice: Rack,
        mut left: [u8; 2],
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if !self.secret[seat.index()].rack.holds(dice) {
            return Err(Refusal::NotYourDice);
        }
        if dice.is_empty() {
            left[seat.index()] = 0;
        } else {
            self.secret[seat.index()].rack.remove(dice);
            let rolled = self.roll("reroll", dice.num());
            self.secret[seat.index()].rack.add(rolled);
            left[seat.index()] -= 1;
            out.push(Event::Rerolled { seat, dice: Some((dice, rolled)) });
        }
        self.open.ask = if left == [0; 2] { Ask::Nothing } else { Ask::Reroll(left) };
        Ok(())
    }

    /// The price of `item` if these dice pay it.
    fn check_payment(
        &self,
        seat: Seat,
        item: Item,
        pay: Rack,
    ) -> Result<super::price::Price, Refusal> {
        let price = self.price(seat, item);
        if !self.secret[seat.index()].rack.holds(pay) {
            return Err(Refusal::NotYourDice);
        }
        if !pay.pays(&price.cost) {
            let (given, price) = (pay.num(), price.cost.dice());
            return Err(Refusal::Payment { given, price });
        }
        Ok(price)
    }

    fn pay(&mut self, seat: Seat, price: &super::price::Price, pay: Rack, out: &mut Vec<Event>) {
        self.open.ask = Ask::Nothing;
        self.secret[seat.index()].rack.remove(pay);
        if !pay.is_empty() {
            out.push(Event::Paid { seat, n: pay.num(), dice: Some(pay) });
        }
        self.spend_price(price, out);
    }

    fn do_skill(
        &mut self,
        seat: Seat,
        index: u8,
        pay: Rack,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let at = Spot { side: seat, seat: self.open.side(seat).active };
        let who = self.open.at(at);
        let skills = who.id.skills();
        let skill: SkillId = *skills.get(usize::from(index)).ok_or(Refusal::NoSuchSkill(index))?;
        if !who.can_cast() {
            return Err(Refusal::CannotCast);
        }
        let energy = skill.rules().cost().energy;
        self.energy_for(at, energy).map_err(|(needed, has)| Refusal::Energy { needed, has })?;
        let price = self.check_payment(seat, Item::Skill(skill), pay)?;
        self.pay(seat, &price, pay, out);
        self.spend_energy(at, energy, out);
        self.push(Task::Acted(true));
        let cast = self.cast(at, skill, None);
        self.push(cast);
        Ok(())
    }

    /// The place of a card in hand; of copies, one that everybody knows of goes first.
    pub(super) fn held(&self, seat: Seat, card: CardId) -> Result<usize, Refusal> {
        let hand = &self.secret[seat.index()].hand;
        let like =
            |shown: bool| hand.iter().position(|held| held.card == card && held.shown == shown);
        like(true).or_else(|| like(false)).ok_or(Refusal::NotInHand(card))
    }

    fn do_play(
        &mut self,
        seat: Seat,
        card: CardId,
        on: [Aim; 2],
        pay: Rack,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let place = self.held(seat, card)?;
        self.check_target(seat, card, on)?;
        let price = self.check_payment(seat, Cards::item(card, on), pay)?;
        self.pay(seat, &price, pay, out);
        self.secret[seat.index()].hand.remove(place);
        let def = card.def();
        let side = &mut self.open.sides[seat.index()];
        side.shown.push(card);
        side.legend_played |= def.category == Category::ArcaneLegend;
        out.push(Event::Played { seat, card, on });
        self.push(Task::Acted(def.combat_action));
        self.push(Task::CardDone { card, side: seat });
        let mut about = About::Card { card, side: seat, negated: false };
        self.immediate(When::OnPlayCard, &mut about, out);
        if !matches!(about, About::Card { negated: true, .. }) {
            self.start(card_ctx(seat, card, on), card.rules().list, 0, false);
        }
        Ok(())
    }

    fn do_switch(
        &mut self,
        seat: Seat,
        to: u8,
        pay: Rack,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.check_lead(seat, to)?;
        if to == self.open.side(seat).active {
            return Err(Refusal::NoSuchLead);
        }
        let price = self.check_payment(seat, Item::Switch(to), pay)?;
        self.pay(seat, &price, pay, out);
        self.push(Task::Acted(!price.fast));
        self.settle_later();
        self.change_active(seat, to, out);
        Ok(())
    }

    fn do_tune(
        &mut self,
        seat: Seat,
        card: CardId,
        die: Face,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let place = self.held(seat, card)?;
        let to = self.open.side(seat).lead().id.def().element;
        if !tunable(die, to) {
            return Err(Refusal::CannotTune);
        }
        if !self.secret[seat.index()].rack.remove(Rack::of(die, 1)) {
            return Err(Refusal::NotYourDice);
        }
        self.open.ask = Ask::Nothing;
        self.secret[seat.index()].rack.add(Rack::of(to.into(), 1));
        let hand = &mut self.secret[seat.index()].hand;
        hand.remove(place);
        // Nobody else sees which card it was: what was known of the hand is known no more.
        hand.iter_mut().for_each(|held| held.shown = false);
        out.push(Event::Tuned { seat, to, gave: Some((card, die)) });
        self.push(Task::Acted(false));
        Ok(())
    }
}

/// Neither omni nor of that element already (4.5).
fn tunable(die: Face, active: Element) -> bool {
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
