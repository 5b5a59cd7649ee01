//! Hands and decks (rules/cards.md 1, 3, 11): drawing, swapping, burning, discarding.

use super::{
    Cards, Event,
    pool::{ids::CardId, words::Category},
    state::{HAND, Held, OPENING},
};
use crate::game::Seat;

impl Cards {
    /// The top cards, as many as there are, as one acquisition.
    pub(super) fn draw(&mut self, seat: Seat, n: u8, out: &mut Vec<Event>) {
        let deck = &mut self.secret[seat.index()].deck;
        let keep = deck.len().saturating_sub(usize::from(n));
        let cards: Vec<CardId> = deck.drain(keep..).rev().collect();
        self.acquire(seat, cards, out);
    }

    /// Cards of a category from anywhere in the deck.
    pub(super) fn draw_tagged(
        &mut self,
        seat: Seat,
        n: u8,
        category: Category,
        out: &mut Vec<Event>,
    ) {
        let mut cards = Vec::new();
        for _ in 0..n {
            let deck = &self.secret[seat.index()].deck;
            let like = |card: &CardId| card.def().category == category;
            let places: Vec<usize> =
                (0..deck.len()).rev().filter(|&place| like(&deck[place])).collect();
            let place = match places[..] {
                [] => break,
                [only] => only,
                _ => places[self.dice.below("card", places.len() as u64) as usize],
            };
            cards.push(self.secret[seat.index()].deck.remove(place));
        }
        self.acquire(seat, cards, out);
    }

    /// One acquisition: what does not fit is burned, chosen among the new cards.
    fn acquire(&mut self, seat: Seat, cards: Vec<CardId>, out: &mut Vec<Event>) {
        if cards.is_empty() {
            return;
        }
        out.push(Event::Drew { seat, cards: cards.iter().copied().map(Some).collect() });
        self.take_in(seat, &cards, false, out);
    }

    fn take_in(&mut self, seat: Seat, cards: &[CardId], shown: bool, out: &mut Vec<Event>) {
        let room = HAND.saturating_sub(self.secret[seat.index()].hand.len());
        let excess = cards.len().saturating_sub(room);
        let mut burn = vec![excess == cards.len(); cards.len()];
        if excess < cards.len() {
            let mut left: Vec<usize> = (0..cards.len()).collect();
            for _ in 0..excess {
                let index = self.dice.below("burn", left.len() as u64) as usize;
                burn[left.remove(index)] = true;
            }
        }
        for (place, &card) in cards.iter().enumerate() {
            if !burn[place] {
                self.secret[seat.index()].hand.push(Held { card, shown });
            } else {
                self.open.sides[seat.index()].shown.push(card);
                out.push(Event::Burned { seat, card });
            }
        }
    }

    /// A card created in the hand, for all to see.
    pub(super) fn receive(&mut self, seat: Seat, card: CardId, out: &mut Vec<Event>) {
        out.push(Event::Received { seat, card });
        self.take_in(seat, &[card], true, out);
    }

    /// One card of that name leaves the hand, if there is one; one that was shown goes first.
    pub(super) fn discard_one(&mut self, seat: Seat, card: CardId, out: &mut Vec<Event>) {
        if let Ok(place) = self.held(seat, card) {
            self.secret[seat.index()].hand.remove(place);
            self.open.sides[seat.index()].shown.push(card);
            out.push(Event::Discarded { seat, card });
        }
    }

    /// The opening hand: Arcane Legends first, the rest from the top.
    pub(super) fn deal_opening(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let deck = &mut self.secret[seat.index()].deck;
        let mut cards = Vec::with_capacity(OPENING);
        for place in (0..deck.len()).rev() {
            if deck[place].def().category == Category::ArcaneLegend && cards.len() < OPENING {
                cards.push(deck.remove(place));
            }
        }
        while cards.len() < OPENING
            && let Some(card) = deck.pop()
        {
            cards.push(card);
        }
        self.acquire(seat, cards, out);
    }

    /// Puts the chosen cards back at random places, then draws as many from the top, passing over
    /// cards of the same name as long as there are others.
    pub(super) fn swap(&mut self, seat: Seat, chosen: u16, out: &mut Vec<Event>) {
        let secret = &mut self.secret[seat.index()];
        let mut back = Vec::new();
        let mut place = 0;
        secret.hand.retain(|held| {
            let goes = chosen & 1 << place != 0;
            place += 1;
            if goes {
                back.push(held.card);
            }
            !goes
        });
        // Nobody can tell any more which of the known cards are still there.
        secret.hand.iter_mut().for_each(|held| held.shown = false);
        out.push(Event::PutBack { seat, cards: Some(back.clone()) });
        for &card in &back {
            let room = self.secret[seat.index()].deck.len() as u64 + 1;
            let place = if room > 1 {
                self.dice.below("place", room) as usize
            } else {
                // Nothing to ask for; the draw itself stays, or recorded matches would run apart.
                self.dice.bits();
                0
            };
            self.secret[seat.index()].deck.insert(place, card);
        }
        let deck = &mut self.secret[seat.index()].deck;
        let mut cards = Vec::new();
        for _ in 0..back.len() {
            let other = deck.iter().rposition(|card| !back.contains(card));
            if let Some(place) = other.or(deck.len().checked_sub(1)) {
                cards.push(deck.remove(place));
            }
        }
        self.acquire(seat, cards, out);
    }
}
