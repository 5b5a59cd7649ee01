//! What somebody may know of a match (rules/cards.md 12.3), and how to imagine the rest.

use serde::{Deserialize, Serialize};

use super::{
    Cards,
    element::Face,
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
    pub own: [SideKnowledge; 2],
}

/// What is known of a side's own things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideKnowledge {
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
            SideKnowledge {
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
            let useful = self.open.sides[seat.index()].elements();
            let mut rack = Rack::EMPTY;
            for _ in 0..known.dice {
                let mut roll = || Face::ALL[dice.below("die", 8) as usize];
                // What nobody of the team can use was rolled again, or paid with first.
                let first = roll();
                let useless = first.element().is_some_and(|element| !useful.has(element));
                rack.add(Rack::of(if useless { roll() } else { first }, 1));
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

    /// A deck that fits everything shown, and `n` of its cards that may still be hidden. The shipped
    /// deck of that team, if there is one, is the likeliest, and likelier with every card shown
    /// that is in it; but its owner may have changed it.
    fn plausible(&self, seat: Seat, n: usize, dice: &mut Dice) -> (Vec<CardId>, Vec<CardId>) {
        let side = &self.open.sides[seat.index()];
        let team: Vec<CharacterId> = side.team.iter().map(|who| who.id).collect();
        let shown = side.shown.iter().copied();
        let seen: Vec<CardId> = shown
            .chain(self.own[seat.index()].cards.iter().map(|held| held.card))
            .filter(|card| !card.def().not_in_decks)
            .collect();
        let starter = Deck::starters().iter().find(|starter| starter.deck.characters == team);
        let mut rest = starter.map_or_else(Vec::new, |starter| starter.deck.list());
        let known = rest.len();
        remove(&mut rest, &seen);
        let as_shipped = rest.len() + seen.len() == known && {
            let likely = 1 << seen.len().min(8);
            dice.chance("shipped", likely, likely + 1)
        };
        dice.shuffle("deck", &mut rest);
        let hidden = n.max(DECK.saturating_sub(seen.len()));
        if !as_shipped || rest.len() < hidden {
            let legal = CardId::all()
                .filter(|&card| !card.def().not_in_decks && admits(&team, card))
                .flat_map(|card| std::iter::repeat_n(card, usize::from(Deck::most(card))));
            let mut others: Vec<CardId> = legal.collect();
            remove(&mut others, &seen);
            remove(&mut others, &rest);
            dice.shuffle("deck", &mut others);
            rest.retain(|_| as_shipped || dice.chance("kept", 1, 2));
            rest.extend(others);
            rest.truncate(hidden);
            dice.shuffle("deck", &mut rest);
        }
        let mut brought: Vec<CardId> = seen.iter().chain(&rest).copied().collect();
        brought.sort();
        rest.truncate(n);
        (brought, rest)
    }
}

/// Takes each of `gone` out of `cards`, as far as it is there.
fn remove(cards: &mut Vec<CardId>, gone: &[CardId]) {
    for card in gone {
        if let Some(place) = cards.iter().position(|one| one == card) {
            cards.swap_remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cards::Setup, game::Game};

    /// Of 200 guesses at the other deck after these cards of it were shown, how many are the shipped
    /// list? All keep the rules of decks.
    fn shipped(shown: usize) -> usize {
        let setup = Setup { first: Some(Seat(0)), ..Setup::default() };
        let (game, _) = <Cards as Game>::start(&setup, 1).unwrap();
        let mut view = Game::view(&game, Viewer::Seat(Seat(0)));
        view.open.sides[1].shown = game.secret[1].deck[..shown].to_vec();
        view.own[1].deck -= shown as u8;
        let mut dice = Dice::stream(1, "test");
        let is_shipped = |_: &usize| {
            let guess = &view.imagine(&mut dice).secret[1];
            let mut cards = std::collections::BTreeMap::new();
            guess.brought.iter().for_each(|&card| *cards.entry(card).or_insert(0) += 1);
            let deck = Deck { characters: setup.decks[1].characters.clone(), cards };
            assert_eq!(deck.faults(), []);
            deck == setup.decks[1]
        };
        (0..200).filter(is_shipped).count()
    }

    /// One half before anything is shown, 8/9 after three cards; with this seed 4 standard
    /// deviations would be 28 and 18.
    #[test]
    fn a_shipped_deck_is_likely_but_never_known_for_certain() {
        let (none, three) = (shipped(0), shipped(3));
        assert!((72..=128).contains(&none), "{none}");
        assert!((160..=195).contains(&three), "{three}");
    }

    #[test]
    fn who_has_shown_another_card_has_another_deck() {
        let setup = Setup { first: Some(Seat(0)), ..Setup::default() };
        let (game, _) = <Cards as Game>::start(&setup, 1).unwrap();
        let mut view = Game::view(&game, Viewer::Seat(Seat(0)));
        let list = setup.decks[1].list();
        let other = CardId::all()
            .find(|&card| admits(&setup.decks[1].characters, card) && !list.contains(&card));
        view.open.sides[1].shown = other.into_iter().collect();
        view.own[1].deck -= 1;
        let guess = view.imagine(&mut Dice::stream(1, "test"));
        assert_eq!(guess.secret[1].brought.len(), DECK);
        assert!(guess.secret[1].brought.contains(&other.unwrap()));
        let kept = guess.secret[1].brought.iter().filter(|card| list.contains(card)).count();
        assert!((8..=27).contains(&kept), "about half of the shipped deck is still likely: {kept}");
    }
}
