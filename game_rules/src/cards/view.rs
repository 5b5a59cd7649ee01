//! What somebody may know of a match (rules/cards.md 12.3), and how to imagine the rest.

use serde::{Deserialize, Serialize};

use super::{
    Cards,
    pool::ids::{CardId, CharacterId},
    rack::Rack,
    setup::{DECK, Deck, admits},
    state::{Ask, Held, Open, Phase, Secret},
};
use crate::{
    dice::Dice,
    game::{Seat, Turn, Viewer},
};

/// A match through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// Whose turn it is.
    pub turn: Turn,
    /// Everything that lies open.
    pub open: Open,
    /// What is known of each side's own things.
    pub own: [Known; 2],
}

/// What is known of a side's own things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known {
    /// Cards in hand.
    pub hand: u8,
    /// Those that are known: all, in order, or only those that were shown.
    pub cards: Vec<Held>,
    /// How many dice.
    pub dice: u8,
    /// Which, if known.
    pub rack: Option<Rack>,
    /// Cards in the deck.
    pub deck: u8,
    /// Which, sorted, if known.
    pub left: Option<Vec<CardId>>,
    /// Their order, the top last, for omniscient eyes only.
    pub order: Option<Vec<CardId>>,
    /// The deck as it was brought, if known.
    pub brought: Option<Vec<CardId>>,
    /// The opening character chosen but not revealed, if known.
    pub lead: Option<u8>,
}

impl View {
    pub(super) fn of(game: &Cards, who: Viewer) -> View {
        let own = [Seat(0), Seat(1)].map(|seat| {
            let secret = &game.secret[seat.index()];
            let sees = who.sees(seat);
            let peeks = sees || matches!(who, Viewer::Seat(own) if game.open.favoured == Some(own));
            let mut cards = secret.hand.clone();
            if !peeks {
                cards.retain(|held| held.shown);
                cards.sort_by_key(|held| held.card);
            }
            let left = || {
                let mut left = secret.deck.clone();
                left.sort();
                left
            };
            Known {
                hand: secret.hand.len() as u8,
                cards,
                dice: secret.rack.num(),
                rack: peeks.then_some(secret.rack),
                deck: secret.deck.len() as u8,
                left: sees.then(left),
                order: (who == Viewer::Omniscient).then(|| secret.deck.clone()),
                brought: sees.then(|| secret.brought.clone()),
                lead: secret.lead.filter(|_| sees),
            }
        });
        View { who, turn: crate::game::Game::turn(game), open: game.open.clone(), own }
    }

    /// A state these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Cards {
        let secret = [Seat(0), Seat(1)].map(|seat| self.imagine_side(seat, dice));
        Cards { open: self.open.clone(), secret, dice: Dice::stream(dice.bits(), "cards") }
    }

    fn imagine_side(&self, seat: Seat, dice: &mut Dice) -> Secret {
        let known = &self.own[seat.index()];
        let rack = known.rack.unwrap_or_else(|| {
            let mut rack = Rack::EMPTY;
            for _ in 0..known.dice {
                let face = super::element::Face::ALL[dice.below("die", 8) as usize];
                rack.add(Rack::of(face, 1));
            }
            rack
        });
        let chosen = self.open.phase == Phase::SetCharacter
            && matches!(self.open.ask, Ask::Lead(seats) if !seats.contains(seat));
        let lead = known.lead.or_else(|| chosen.then(|| dice.below("lead", 3) as u8));
        let mut hand = known.cards.clone();
        let unknown = usize::from(known.hand) - hand.len();
        if let (Some(brought), Some(left)) = (&known.brought, &known.left) {
            let deck = known.order.clone().unwrap_or_else(|| {
                let mut deck = left.clone();
                dice.shuffle("deck", &mut deck);
                deck
            });
            return Secret { hand, deck, rack, brought: brought.clone(), lead };
        }
        let (brought, mut rest) = self.plausible(seat, unknown + usize::from(known.deck), dice);
        let held = rest.split_off(rest.len() - unknown);
        hand.extend(held.into_iter().map(|card| Held { card, shown: false }));
        Secret { hand, deck: rest, rack, brought, lead }
    }

    /// A deck that fits everything shown, and `n` of its cards that may still be hidden.
    fn plausible(&self, seat: Seat, n: usize, dice: &mut Dice) -> (Vec<CardId>, Vec<CardId>) {
        let side = &self.open.sides[seat.index()];
        let team: Vec<CharacterId> = side.team.iter().map(|who| who.id).collect();
        let shown = side.shown.iter().copied();
        let seen: Vec<CardId> = shown
            .chain(self.own[seat.index()].cards.iter().map(|held| held.card))
            .filter(|card| !card.def().not_in_decks)
            .collect();
        let starter = Deck::starters().iter().find_map(|starter| {
            let same = starter.deck.characters == team;
            same.then(|| without(starter.deck.list(), &seen))?.filter(|rest| rest.len() >= n)
        });
        let fits = starter.is_some();
        let mut rest = starter.unwrap_or_else(|| {
            let legal = CardId::all().filter(|&card| !card.def().not_in_decks);
            let legal = legal.filter(|&card| admits(&team, card));
            let copies: Vec<CardId> = legal
                .flat_map(|card| std::iter::repeat_n(card, usize::from(Deck::most(card))))
                .collect();
            without(copies.clone(), &seen).unwrap_or(copies)
        });
        dice.shuffle("deck", &mut rest);
        let mut brought: Vec<CardId> = seen.iter().chain(&rest).copied().collect();
        if !fits {
            brought.truncate(DECK.max(n));
        }
        brought.sort();
        rest.truncate(n);
        (brought, rest)
    }
}

/// `cards` without those of `seen`, or nothing if one of them is not there.
fn without(mut cards: Vec<CardId>, seen: &[CardId]) -> Option<Vec<CardId>> {
    for card in seen {
        let place = cards.iter().position(|one| one == card)?;
        cards.swap_remove(place);
    }
    Some(cards)
}
