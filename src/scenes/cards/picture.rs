//! What the Cards look like at one moment: a plain value, worked out from a view and what has been
//! told since, that [`super::stage`] draws. Nothing in it can know more than the view.

use game_rules::{
    cards::{
        Event, View,
        element::{Aura, Element, Face, Strike},
        pool::{
            def::Reaction,
            ids::{CardId, SkillId},
        },
        rack::Rack,
        state::{Entity, Phase, Side, Spot},
        work::{Zone, ZoneRef},
    },
    game::{Seat, Viewer},
};

/// One side of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePicture {
    /// Who sits there.
    pub seat: Seat,
    /// Everything of it that lies open.
    pub side: Side,
    /// The hand; backs are `None`.
    pub hand: Vec<Option<CardId>>,
    /// How many dice.
    pub dice: u8,
    /// Which, if these eyes see them.
    pub rack: Option<Rack>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards are being swapped; how many is nobody else's business.
    swapping: bool,
}

/// What is on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// Nothing.
    Still,
    /// A phase begins.
    Phase(Phase),
    /// Cards come from the deck.
    Draws(Seat, u8),
    /// Cards go back into the deck.
    PutsBack(Seat),
    /// A card is played.
    Plays(Seat, CardId),
    /// A card does nothing.
    Negates(CardId),
    /// A card leaves the hand over its limit or by an effect.
    Drops(Seat, CardId),
    /// Dice tumble.
    Rolls(Seat),
    /// Dice are taken from the rack.
    Pays(Seat),
    /// A card becomes a die.
    Tunes(Seat, Element),
    /// A skill begins.
    Casts(Spot, SkillId),
    /// A character steps forward.
    Steps(Seat, u8, u8),
    /// A blow is on its way.
    Aims(Option<Spot>, Spot, Strike),
    /// Two elements meet.
    Reacts(Spot, Reaction, Element),
    /// A blow lands: so much.
    Hurts(Spot, u8),
    /// HP come back.
    Heals(Spot, u8),
    /// Something came, changed or left there.
    Stirs(ZoneRef, u32),
    /// A character falls.
    Falls(Spot),
    /// A side is done with the round.
    Ends(Seat),
}

/// The whole table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// By seat.
    pub sides: [SidePicture; 2],
    /// The seat at the bottom.
    pub bottom: Seat,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who has the flag.
    pub first: Seat,
    /// Whose turn it is, in the action phase.
    pub current: Seat,
    /// The opening characters stand in front.
    pub leads_stand: bool,
    /// What is on its way.
    pub motion: Motion,
    /// How far it has come, 0 … 1.
    pub t: f32,
    /// The blow that is on its way, for its arrow.
    striker: Option<Spot>,
}

/// Which seat is drawn at the bottom.
pub fn bottom_seat(who: Viewer) -> Seat {
    match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => Seat(0),
    }
}

impl Picture {
    /// The picture of a view: `snap`.
    pub fn of(view: &View) -> Picture {
        let open = &view.open;
        let sides = [Seat(0), Seat(1)].map(|seat| {
            let known = &view.own[seat.index()];
            let mut hand: Vec<Option<CardId>> =
                known.cards.iter().map(|held| Some(held.card)).collect();
            hand.resize(usize::from(known.hand), None);
            SidePicture {
                seat,
                side: open.side(seat).clone(),
                hand,
                dice: known.dice,
                rack: known.rack,
                deck: known.deck,
                swapping: false,
            }
        });
        Picture {
            sides,
            bottom: bottom_seat(view.who),
            round: open.round,
            phase: open.phase,
            first: open.first,
            current: open.current,
            leads_stand: !matches!(open.phase, Phase::SetCard | Phase::SetCharacter),
            motion: Motion::Still,
            t: 0.0,
            striker: None,
        }
    }

    /// One of the sides.
    pub fn side(&self, seat: Seat) -> &SidePicture {
        &self.sides[seat.index() & 1]
    }

    fn side_mut(&mut self, seat: Seat) -> &mut SidePicture {
        &mut self.sides[seat.index() & 1]
    }

    /// Whoever stands there.
    pub fn at(&self, spot: Spot) -> &game_rules::cards::state::Character {
        &self.side(spot.side).side.team[usize::from(spot.seat) % 3]
    }

    fn at_mut(&mut self, spot: Spot) -> &mut game_rules::cards::state::Character {
        &mut self.side_mut(spot.side).side.team[usize::from(spot.seat) % 3]
    }

    /// The active character of a side, once it stands in front.
    pub fn lead(&self, seat: Seat) -> Option<u8> {
        self.leads_stand.then_some(self.side(seat).side.active)
    }

    /// Where an entity of that number is, among those of its zone.
    pub fn zone(&self, place: ZoneRef) -> &[Entity] {
        let side = &self.side(place.side).side;
        match place.zone {
            Zone::Character(seat) => &side.team[usize::from(seat) % 3].entities,
            Zone::Combat => &side.combat,
            Zone::Summons => &side.summons,
            Zone::Supports => &side.supports,
        }
    }

    fn zone_mut(&mut self, place: ZoneRef) -> &mut Vec<Entity> {
        let side = &mut self.side_mut(place.side).side;
        match place.zone {
            Zone::Character(seat) => &mut side.team[usize::from(seat) % 3].entities,
            Zone::Combat => &mut side.combat,
            Zone::Summons => &mut side.summons,
            Zone::Supports => &mut side.supports,
        }
    }

    /// The picture in the middle of an event.
    #[must_use]
    pub fn during(mut self, event: &Event, t: f32) -> Picture {
        let striker = self.striker;
        (self.motion, self.t) = (motion(event, striker), t);
        if t >= lands(event) {
            self.apply(event);
        }
        self
    }

    /// The picture after an event.
    #[must_use]
    pub fn after(mut self, event: &Event) -> Picture {
        self.apply(event);
        (self.motion, self.t) = (Motion::Still, 0.0);
        self
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Phase { round, phase, first } => {
                (self.round, self.phase, self.first) = (round, phase, first);
                if phase == Phase::Roll {
                    self.current = first;
                    for side in &mut self.sides {
                        side.dice = 0;
                        side.rack = side.rack.map(|_| Rack::EMPTY);
                        side.side.ended = false;
                    }
                }
            }
            Event::Turn { seat } => self.current = seat,
            Event::Leads { seats } => {
                self.leads_stand = true;
                for (side, active) in self.sides.iter_mut().zip(seats) {
                    side.side.active = active;
                }
            }
            Event::Switched { side, to, .. } => self.side_mut(side).side.active = to,
            Event::Ended { seat } => {
                // Whoever ends the round first begins the next.
                if !self.side_mut(seat.other()).side.ended {
                    self.first = seat;
                }
                self.side_mut(seat).side.ended = true;
            }
            Event::Cast { at, .. } => self.striker = Some(at),
            Event::Suffered { at, hp, .. }
            | Event::Pierced { at, hp, .. }
            | Event::Healed { at, hp, .. }
            | Event::Levelled { at, hp } => self.at_mut(at).hp = hp,
            Event::Energy { at, energy } => self.at_mut(at).energy = energy,
            Event::Aura { at, aura } => self.at_mut(at).aura = aura,
            Event::Defeated { at } => {
                let who = self.at_mut(at);
                (who.alive, who.hp, who.energy, who.aura) = (false, 0, 0, Aura::Clear);
            }
            Event::Came { place, entity, .. } | Event::Changed { place, entity } => {
                let zone = self.zone_mut(place);
                match zone.iter_mut().find(|old| old.number == entity.number) {
                    Some(old) => *old = entity,
                    None => zone.push(entity),
                }
            }
            Event::Left { place, number, .. } => {
                self.zone_mut(place).retain(|entity| entity.number != number);
            }
            Event::Moved { id, from, to } => {
                let worn = &mut self.at_mut(from).entities;
                let moved = worn.iter().position(|entity| entity.id == id);
                if let Some(entity) = moved.map(|place| worn.remove(place)) {
                    self.at_mut(to).entities.push(entity);
                }
            }
            _ => self.apply_secret(event),
        }
    }

    /// What happens to hands, decks and dice.
    fn apply_secret(&mut self, event: &Event) {
        match event {
            Event::Drew { seat, cards } => {
                let side = self.side_mut(*seat);
                if std::mem::take(&mut side.swapping) {
                    return;
                }
                side.hand.extend(cards);
                side.deck = side.deck.saturating_sub(cards.len() as u8);
            }
            Event::PutBack { seat, cards } => {
                let side = self.side_mut(*seat);
                match cards {
                    Some(cards) => {
                        cards.iter().for_each(|card| side.loses(*card));
                        side.deck += cards.len() as u8;
                    }
                    None => {
                        side.swapping = true;
                        side.hand.iter_mut().for_each(|card| *card = None);
                    }
                }
            }
            Event::Received { seat, card } => self.side_mut(*seat).hand.push(Some(*card)),
            Event::Burned { seat, card }
            | Event::Discarded { seat, card }
            | Event::Played { seat, card, .. } => self.side_mut(*seat).loses(*card),
            Event::Tuned { seat, to, gave } => {
                let side = self.side_mut(*seat);
                match gave {
                    Some((card, die)) => {
                        side.loses(*card);
                        if let Some(rack) = &mut side.rack {
                            rack.remove(Rack::of(*die, 1));
                            rack.add(Rack::of(Face::from(*to), 1));
                        }
                    }
                    None => {
                        side.loses_any();
                        side.hand.fill(None);
                    }
                }
            }
            Event::Rolled { seat, n, dice } => {
                let side = self.side_mut(*seat);
                (side.dice, side.rack) = (*n, *dice);
            }
            Event::Rerolled { seat, dice: Some((out, came)) } => {
                if let Some(rack) = &mut self.side_mut(*seat).rack {
                    rack.remove(*out);
                    rack.add(*came);
                }
            }
            Event::Paid { seat, n, dice } | Event::LostDice { seat, n, dice } => {
                let side = self.side_mut(*seat);
                side.dice = side.dice.saturating_sub(*n);
                if let (Some(rack), Some(dice)) = (&mut side.rack, dice) {
                    rack.remove(*dice);
                }
            }
            Event::GainedDice { seat, n, dice, .. } => {
                let side = self.side_mut(*seat);
                side.dice += n;
                if let (Some(rack), Some(dice)) = (&mut side.rack, dice) {
                    rack.add(*dice);
                }
            }
            Event::AllOmni { seat } => {
                let side = self.side_mut(*seat);
                side.rack = side.rack.map(|rack| Rack::of(Face::Omni, rack.num()));
            }
            _ => {}
        }
    }
}

impl SidePicture {
    /// A card leaves the hand: a known one, or a back.
    fn loses(&mut self, card: CardId) {
        let known = self.hand.iter().position(|held| *held == Some(card));
        match known {
            Some(place) => {
                self.hand.remove(place);
            }
            None => self.loses_any(),
        }
    }

    fn loses_any(&mut self) {
        let back = self.hand.iter().rposition(Option::is_none);
        if let Some(place) = back.or(self.hand.len().checked_sub(1)) {
            self.hand.remove(place);
        }
    }
}

/// What an event looks like on its way.
fn motion(event: &Event, striker: Option<Spot>) -> Motion {
    match *event {
        Event::Phase { phase, .. } => Motion::Phase(phase),
        Event::Drew { seat, ref cards } => Motion::Draws(seat, cards.len() as u8),
        Event::PutBack { seat, .. } => Motion::PutsBack(seat),
        Event::Played { seat, card, .. } => Motion::Plays(seat, card),
        Event::Negated { card, .. } => Motion::Negates(card),
        Event::Burned { seat, card } | Event::Discarded { seat, card } => Motion::Drops(seat, card),
        Event::Rolled { seat, .. } | Event::Rerolled { seat, .. } => Motion::Rolls(seat),
        Event::Paid { seat, .. } | Event::LostDice { seat, .. } => Motion::Pays(seat),
        Event::Tuned { seat, to, .. } => Motion::Tunes(seat, to),
        Event::Cast { at, skill } => Motion::Casts(at, skill),
        Event::Switched { side, from, to } => Motion::Steps(side, from, to),
        Event::Aimed { by, at, strike, .. } => {
            let by_skill = matches!(by, game_rules::cards::work::Origin::Skill(_));
            Motion::Aims(striker.filter(|_| by_skill), at, strike)
        }
        Event::Reacted { at, reaction, met, .. } => Motion::Reacts(at, reaction, met),
        Event::Suffered { at, value, .. } | Event::Pierced { at, value, .. } => {
            Motion::Hurts(at, value)
        }
        Event::Healed { at, n, .. } => Motion::Heals(at, n),
        Event::Came { place, ref entity, .. } | Event::Changed { place, ref entity } => {
            Motion::Stirs(place, entity.number)
        }
        Event::Left { place, number, .. } => Motion::Stirs(place, number),
        Event::Defeated { at } => Motion::Falls(at),
        Event::Ended { seat } => Motion::Ends(seat),
        _ => Motion::Still,
    }
}

/// When within its beat an event changes the table.
pub fn lands(event: &Event) -> f32 {
    match motion(event, None) {
        Motion::Hurts(..) => 0.25,
        Motion::Rolls(..) | Motion::Steps(..) | Motion::Phase(_) | Motion::Plays(..) => 0.0,
        Motion::Draws(..) => 0.7,
        _ => 0.5,
    }
}

#[cfg(test)]
#[path = "picture_tests.rs"]
mod tests;
