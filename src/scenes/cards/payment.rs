//! Paying: every way to do it, the most sensible first, and why these dice (ux 2.3 Dice choosing).

use game_rules::cards::{
    element::{Element, Face},
    pool::def::Cost,
    rack::{Elements, Rack},
};

use super::names;
use crate::{app::language::Language, say};

/// Why a die is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// The price asks for this element.
    Asked,
    /// It is wild and stands in for the element the price asks for.
    Instead,
    /// Nobody of this side has the element.
    Nobody,
    /// Only those who stand behind have it.
    Behind,
    /// It is the element of whoever stands in front.
    Front,
    /// It is wild.
    Wild,
}

impl Reason {
    const fn key(self) -> &'static str {
        match self {
            Reason::Asked => "cards-pay-asked",
            Reason::Instead => "cards-pay-instead",
            Reason::Nobody => "cards-pay-nobody",
            Reason::Behind => "cards-pay-behind",
            Reason::Front => "cards-pay-front",
            Reason::Wild => "cards-pay-wild",
        }
    }
}

/// Whose dice they are: the element in front, and those of everybody who lives.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// All dice.
    pub dice: Rack,
    /// The element of whoever stands in front.
    pub front: Element,
    /// The elements of the living.
    pub useful: Elements,
}

impl Purse {
    fn worth(&self, face: Face) -> Reason {
        match face.element() {
            None => Reason::Wild,
            Some(element) if element == self.front => Reason::Front,
            Some(element) if self.useful.has(element) => Reason::Behind,
            Some(_) => Reason::Nobody,
        }
    }

    /// What a payment gives up, dearest first: wild dice, then the element in front, then the others
    /// of the team.
    fn loss(&self, paid: Rack) -> (u8, u8, u8) {
        let given = |worth: Reason| {
            let faces = Face::ALL.into_iter().filter(|face| self.worth(*face) == worth);
            faces.map(|face| paid.count(face)).sum()
        };
        (given(Reason::Wild), given(Reason::Front), given(Reason::Behind))
    }

    /// Every payment of a price, the one that gives up least first.
    pub fn ways(&self, cost: &Cost) -> Vec<Rack> {
        let mut ways: Vec<Rack> = self.dice.subsets().filter(|paid| paid.pays(cost)).collect();
        let usual = self.dice.payment(cost, Some(self.front), self.useful);
        ways.sort_by_key(|paid| (self.loss(*paid), Some(*paid) != usual));
        ways
    }

    /// Is there one payment that gives up less than any other?
    pub fn is_plain(&self, cost: &Cost) -> bool {
        match self.ways(cost)[..] {
            [] => false,
            [_] => true,
            [best, next, ..] => self.loss(best) != self.loss(next),
        }
    }

    /// The payment after `paid`, round in a ring.
    pub fn next(&self, cost: &Cost, paid: Rack) -> Option<Rack> {
        let ways = self.ways(cost);
        let at = ways.iter().position(|way| *way == paid).map_or(0, |at| at + 1);
        ways.get(at).or(ways.first()).copied()
    }

    /// The dice of a payment by the reason they are given for.
    pub fn reasons(&self, cost: &Cost, paid: Rack) -> Vec<(Reason, Rack)> {
        let mut rest = paid;
        let mut found: Vec<(Reason, Rack)> = Vec::new();
        if let Some((element, n)) = cost.of {
            let face = Face::from(element);
            let asked = Rack::of(face, n.min(paid.count(face)));
            let missing = n - asked.num();
            let instead = Rack::of(Face::Omni, missing.min(paid.count(Face::Omni)));
            for (reason, dice) in [(Reason::Asked, asked), (Reason::Instead, instead)] {
                if !dice.is_empty() && rest.remove(dice) {
                    found.push((reason, dice));
                }
            }
        }
        for face in Face::ALL {
            let dice = Rack::of(face, rest.count(face));
            if dice.is_empty() {
                continue;
            }
            let reason = self.worth(face);
            match found.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, all)) => {
                    all.add(dice);
                }
                None => found.push((reason, dice)),
            }
        }
        found.sort_by_key(|(reason, _)| *reason);
        found
    }

    /// The same in words, one line for each reason.
    pub fn explain(&self, language: &Language, cost: &Cost, paid: Rack) -> Vec<String> {
        let reasons = self.reasons(cost, paid);
        let line = |(reason, dice): &(Reason, Rack)| {
            say!(language, reason.key(), dice = named(language, *dice))
        };
        reasons.iter().map(line).collect()
    }
}

/// "2 Hydro, 1 Geo".
fn named(language: &Language, dice: Rack) -> String {
    let held = Face::ALL.into_iter().filter(|face| dice.count(*face) > 0);
    let names: Vec<String> = held
        .map(|face| {
            let count = i64::from(dice.count(face));
            say!(language, "cards-pay-dice", count = count, element = names::face(language, face))
        })
        .collect();
    language.list(&names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(letters: &str) -> Purse {
        Purse {
            dice: Rack::parse(letters).unwrap(),
            front: Element::Pyro,
            useful: [Element::Pyro, Element::Hydro].into_iter().collect(),
        }
    }

    fn any(n: u8) -> Cost {
        Cost { unaligned: n, ..Cost::default() }
    }

    fn rack(letters: &str) -> Rack {
        Rack::parse(letters).unwrap()
    }

    /// The automatic payment never gives up more than the best way there is.
    #[test]
    fn the_automatic_payment_is_among_the_best_ways() {
        let aligned = |n| Cost { aligned: n, ..Cost::default() };
        let pyro = |n, unaligned| Cost { of: Some((Element::Pyro, n)), unaligned, ..any(0) };
        for letters in ["oopphheg", "ophheegg", "oooo", "cchhppgo", "aaeeggdd"] {
            let purse = purse(letters);
            for cost in [any(1), any(2), any(3), aligned(2), aligned(3), pyro(1, 2), pyro(2, 0)] {
                let automatic = purse.dice.payment(&cost, Some(purse.front), purse.useful);
                let ways = purse.ways(&cost);
                assert_eq!(automatic.is_some(), !ways.is_empty(), "{letters} {cost:?}");
                let Some(automatic) = automatic else { continue };
                let least = purse.loss(ways[0]);
                assert_eq!(purse.loss(automatic).0, least.0, "{letters} {cost:?}: wild dice");
                assert!(ways.contains(&automatic));
            }
        }
    }

    #[test]
    fn a_payment_is_plain_if_no_other_gives_up_as_little() {
        assert!(purse("pppg").is_plain(&any(1)), "nobody needs Geo");
        assert!(!purse("pppge").is_plain(&any(1)), "Geo or Electro?");
        assert!(purse("pppge").is_plain(&any(2)), "both");
        assert!(purse("pp").is_plain(&any(2)), "all there is");
        assert!(purse("pp").is_plain(&any(0)), "nothing to give");
        assert!(!purse("pp").is_plain(&any(3)), "too poor");
    }

    #[test]
    fn the_next_way_comes_round_to_the_first() {
        let purse = purse("oppg");
        let cost = any(1);
        let first = purse.ways(&cost)[0];
        assert_eq!(first, rack("g"));
        let mut seen = vec![first];
        loop {
            let next = purse.next(&cost, seen[seen.len() - 1]).unwrap();
            if next == first {
                break;
            }
            seen.push(next);
        }
        assert_eq!(seen, [rack("g"), rack("p"), rack("o")]);
        assert_eq!(purse.next(&cost, rack("pp")), Some(first), "from a payment that does not fit");
    }

    #[test]
    fn each_die_has_one_reason() {
        let cost = Cost { of: Some((Element::Pyro, 1)), unaligned: 3, ..Cost::default() };
        let reasons = purse("oppppphhgg").reasons(&cost, rack("pphg"));
        let expected = [
            (Reason::Asked, rack("p")),
            (Reason::Nobody, rack("g")),
            (Reason::Behind, rack("h")),
            (Reason::Front, rack("p")),
        ];
        assert_eq!(reasons, expected);
        let all: u8 = reasons.iter().map(|(_, dice)| dice.num()).sum();
        assert_eq!(all, 4);
        let poor = purse("oohhgg").reasons(&cost, rack("oohg"));
        let expected = [
            (Reason::Instead, rack("o")),
            (Reason::Nobody, rack("g")),
            (Reason::Behind, rack("h")),
            (Reason::Wild, rack("o")),
        ];
        assert_eq!(poor, expected, "one wild die stands in for Pyro, the other need not be given");
    }
}
