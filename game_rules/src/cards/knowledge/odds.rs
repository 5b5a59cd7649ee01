//! Exact chances for the deck builder and the dice rack (rules/cards.md 1, 2.1).

use crate::cards::{
    element::{Element, Face},
    pool::{ids::CardId, words::Category},
    rack::Rack,
    setup::Deck,
    state::OPENING,
};
use crate::odds::Odds;

/// `n` over `k`; exact for every `n` up to 60.
fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k)).fold(1, |product, step| product * (n - step) / (step + 1))
}

/// The chance that of `drawn` cards out of `all`, of which `marked` are wanted, at least `least`
/// are wanted.
pub fn at_least(all: u64, marked: u64, drawn: u64, least: u64) -> Odds {
    let cases = |hits: u64| choose(marked, hits) * choose(all - marked, drawn - hits);
    let num = (least..=drawn.min(marked)).map(cases).sum();
    Odds::new(num, choose(all, drawn))
}

impl Deck {
    /// How many cards cost 0, 1, 2 … dice; the last entry counts five and more.
    pub fn curve(&self) -> [u8; 6] {
        let mut curve = [0; 6];
        for (card, &n) in &self.cards {
            curve[usize::from(card.def().cost.dice()).min(5)] += n;
        }
        curve
    }

    /// How many dice of each element the cards ask for by name.
    pub fn demand(&self) -> [u8; 7] {
        let mut demand = [0; 7];
        for (card, &n) in &self.cards {
            if let Some((element, dice)) = card.def().cost.of {
                demand[element as usize] += n * dice;
            }
        }
        demand
    }

    /// The chance that the opening hand holds at least `least` cards that `wanted` names, Arcane
    /// Legends first as the rules have it.
    pub fn opening_odds(&self, least: u64, wanted: impl Fn(CardId) -> bool) -> Odds {
        let count = |like: &dyn Fn(CardId) -> bool| -> u64 {
            self.cards.iter().filter(|(card, _)| like(**card)).map(|(_, &n)| u64::from(n)).sum()
        };
        let legend = |card: CardId| card.def().category == Category::ArcaneLegend;
        let (legends, all) = (count(&legend), self.size() as u64);
        let opening = (OPENING as u64).min(all);
        let wanted_legends = count(&|card| legend(card) && wanted(card));
        if legends > opening {
            return at_least(legends, wanted_legends, opening, least);
        }
        let others = count(&|card| !legend(card) && wanted(card));
        let rest = least.saturating_sub(wanted_legends);
        at_least(all - legends, others, opening - legends, rest)
    }
}

/// The chance to hold at least `least` dice that count as `element`, wild ones included, after
/// `rolled` dice have been rolled again and `kept` stayed.
pub fn after_reroll(kept: Rack, rolled: u8, element: Element, least: u8) -> Odds {
    let have = kept.count(Face::Omni) + kept.count(Face::from(element));
    let (n, need) = (u64::from(rolled), u64::from(least.saturating_sub(have)));
    let cases = |hits: u64| choose(n, hits) * 3u64.pow((n - hits) as u32);
    let num = (need..=n).map(cases).sum();
    Odds::new(num, 4u64.pow(u32::from(rolled)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_copies_are_in_five_of_thirty_cards_with_this_chance() {
        // 1 − C(28,5)/C(30,5) = 44226/142506.
        assert_eq!(at_least(30, 2, 5, 1), Odds::new(44_226, 142_506));
        assert_eq!(at_least(30, 2, 5, 0), Odds::new(142_506, 142_506));
        assert!(at_least(30, 2, 5, 3).is_never());
    }

    #[test]
    fn legends_open_and_leave_less_room_for_the_rest() {
        let starter = &Deck::starters()[0].deck;
        let mut deck = starter.clone();
        deck.cards.retain(|card, _| card.def().category != Category::ArcaneLegend);
        let legend = CardId::find("fresh_wind_of_freedom").unwrap();
        let paimon = CardId::find("paimon").unwrap();
        deck.cards.insert(paimon, 2);
        let spare = 29 - deck.size() as i64;
        let filler = *deck.cards.keys().find(|card| **card != paimon).unwrap();
        let n = i64::from(deck.cards[&filler]) + spare;
        deck.cards.insert(filler, u8::try_from(n).unwrap());
        deck.cards.insert(legend, 1);
        assert_eq!(deck.size(), 30);
        assert!(deck.opening_odds(1, |card| card == legend).is_sure());
        assert_eq!(deck.opening_odds(1, |card| card == paimon), at_least(29, 2, 4, 1));
    }

    #[test]
    fn wild_dice_count_after_a_reroll() {
        let kept = Rack::parse("op").unwrap();
        assert!(after_reroll(kept, 3, Element::Pyro, 2).is_sure());
        // At least one of three dice shows Pyro or omni: 1 − (3/4)³ = 37/64.
        assert_eq!(after_reroll(kept, 3, Element::Pyro, 3), Odds::new(37, 64));
        assert!(after_reroll(kept, 0, Element::Pyro, 3).is_never());
    }
}
