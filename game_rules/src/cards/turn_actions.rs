//! Doing what a seat has decided (rules/cards.md 12.2).

use super::{
    Action, Cards, Event, Refusal,
    action::Aim,
    element::Face,
    legal::tunable,
    pool::{
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
