//! The dice zone: what is held, how it is sorted, what pays for what, and what to give first
//! (rules/cards.md 4.1, 4.2, 4.4, 4.6).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    element::{Element, Face},
    pool::def::Cost,
};

/// Some dice: how many of each face. Dice of one face are alike, so this is all there is to know;
/// their order on the table follows from [`Rack::sorted`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Rack([u8; 8]);

impl Rack {
    /// No dice.
    pub const EMPTY: Rack = Rack([0; 8]);
    /// Dice a side can hold.
    pub const MAX: u8 = 16;
    /// Dice rolled each round.
    pub const ROLLED: u8 = 8;

    /// Some dice of one face.
    pub fn of(face: Face, n: u8) -> Rack {
        let mut rack = Rack::EMPTY;
        rack.0[face as usize] = n;
        rack
    }

    /// How many.
    pub fn num(self) -> u8 {
        self.0.iter().sum()
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self == Rack::EMPTY
    }

    /// How many of this face.
    pub const fn count(self, face: Face) -> u8 {
        self.0[face as usize]
    }

    /// Adds dice up to the limit; the excess is lost, later faces first. Returns what was added.
    pub fn add(&mut self, dice: Rack) -> Rack {
        let mut room = Rack::MAX.saturating_sub(self.num());
        let mut added = Rack::EMPTY;
        for face in Face::ALL {
            let n = dice.count(face).min(room);
            self.0[face as usize] += n;
            added.0[face as usize] = n;
            room -= n;
        }
        added
    }

    /// Are all of `dice` here?
    pub fn holds(self, dice: Rack) -> bool {
        self.0.iter().zip(dice.0).all(|(have, want)| *have >= want)
    }

    /// Takes `dice` out; false, and nothing changes, if they are not all here.
    pub fn remove(&mut self, dice: Rack) -> bool {
        let all = self.holds(dice);
        if all {
            for (have, want) in self.0.iter_mut().zip(dice.0) {
                *have -= want;
            }
        }
        all
    }

    /// The dice in their order on the table: omni, the active element, the colour with more dice,
    /// then the fixed order.
    pub fn sorted(self, active: Option<Element>) -> Vec<Face> {
        let mut dice = vec![Face::Omni; usize::from(self.count(Face::Omni))];
        for face in self.colours(active) {
            dice.extend(std::iter::repeat_n(face, usize::from(self.count(face))));
        }
        dice
    }

    /// The coloured faces in the order of the table, also those of which there are none.
    fn colours(self, active: Option<Element>) -> [Face; 7] {
        let mut colours: [Face; 7] = Element::ALL.map(Face::from);
        colours.sort_by_key(|&face| {
            let first = active.is_none_or(|element| Face::from(element) != face);
            (first, u8::MAX - self.count(face), face)
        });
        colours
    }

    /// The coloured faces, least useful first: the colours nobody living has, from the end of the
    /// sorted list, then the others, from the end.
    fn ranked(self, active: Option<Element>, useful: Elements) -> [Face; 7] {
        let mut ranked = self.colours(active);
        ranked.reverse();
        ranked.sort_by_key(|face| face.element().is_some_and(|element| useful.has(element)));
        ranked
    }

    /// Is `self` exactly a payment of `price`? (4.2)
    pub fn pays(self, price: &Cost) -> bool {
        if self.num() != price.dice() {
            return false;
        }
        if price.aligned > 0 {
            return self.0[1..].iter().filter(|&&count| count > 0).count() <= 1;
        }
        price.of.is_none_or(|(element, n)| {
            self.count(Face::from(element)) + self.count(Face::Omni) >= n
        })
    }

    /// Does any payment of `price` exist among these dice?
    pub fn affords(self, price: &Cost) -> bool {
        let omni = self.count(Face::Omni);
        if price.aligned > 0 {
            let most = self.0[1..].iter().copied().max().unwrap_or(0);
            return most + omni >= price.aligned;
        }
        let element =
            price.of.is_none_or(|(element, n)| self.count(Face::from(element)) + omni >= n);
        element && self.num() >= price.dice()
    }

    /// The payment of the least useful dice, if there is any (4.4).
    pub fn payment(self, price: &Cost, active: Option<Element>, useful: Elements) -> Option<Rack> {
        if !self.affords(price) {
            return None;
        }
        let mut left = self;
        let mut paid = Rack::EMPTY;
        let mut take = |face: Face, most: u8| {
            let n = left.count(face).min(most);
            left.0[face as usize] -= n;
            paid.0[face as usize] += n;
            most - n
        };
        if price.aligned > 0 {
            let omni = self.count(Face::Omni);
            let colour = self
                .ranked(active, useful)
                .into_iter()
                .filter(|&face| self.count(face) > 0 && self.count(face) + omni >= price.aligned)
                .min_by_key(|&face| price.aligned.saturating_sub(self.count(face)));
            let rest = colour.map_or(price.aligned, |face| take(face, price.aligned));
            take(Face::Omni, rest);
            return Some(paid);
        }
        if let Some((element, n)) = price.of {
            let rest = take(Face::from(element), n);
            take(Face::Omni, rest);
        }
        let mut rest = price.unaligned;
        if rest > 0 {
            for face in self.ranked(active, useful) {
                rest = take(face, rest);
            }
            take(Face::Omni, rest);
        }
        Some(paid)
    }

    /// The die that tuning would best turn, if any can be turned (4.5).
    pub fn tunable(self, active: Element, useful: Elements) -> Option<Face> {
        self.ranked(Some(active), useful)
            .into_iter()
            .find(|&face| face != Face::from(active) && self.count(face) > 0)
    }

    /// Every subset of these dice, alike dice counted once, smallest first.
    pub fn subsets(self) -> impl Iterator<Item = Rack> {
        let mut next = Some(Rack::EMPTY);
        std::iter::from_fn(move || {
            let this = next?;
            let mut following = this;
            next = None;
            for place in 0..8 {
                if following.0[place] < self.0[place] {
                    following.0[place] += 1;
                    next = Some(following);
                    break;
                }
                following.0[place] = 0;
            }
            Some(this)
        })
    }

    /// Reads letters such as `ooc`, `-` for none.
    pub fn parse(letters: &str) -> Option<Rack> {
        let mut rack = Rack::EMPTY;
        if letters == "-" {
            return Some(rack);
        }
        // What can be counted together can be counted by face.
        u8::try_from(letters.chars().count()).ok()?;
        for letter in letters.chars() {
            rack.0[Face::parse(letter)? as usize] += 1;
        }
        Some(rack)
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for face in Face::ALL {
            for _ in 0..self.count(face) {
                write!(f, "{}", face.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Elements(u8);

impl Elements {
    /// Is it in the set?
    pub const fn has(self, element: Element) -> bool {
        self.0 & (1 << element as u8) != 0
    }
}

impl FromIterator<Element> for Elements {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Elements {
        Elements(elements.into_iter().fold(0, |bits, element| bits | 1 << element as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack(letters: &str) -> Rack {
        Rack::parse(letters).unwrap()
    }

    fn aligned(n: u8) -> Cost {
        Cost { aligned: n, ..Cost::default() }
    }

    fn mixed(element: Element, n: u8, unaligned: u8) -> Cost {
        Cost { of: Some((element, n)), unaligned, ..Cost::default() }
    }

    fn letters(dice: &[Face]) -> String {
        dice.iter().map(|face| face.letter()).collect()
    }

    #[test]
    fn dice_stand_by_omni_active_element_number_and_fixed_order() {
        let dice = rack("geeaaocdd");
        assert_eq!(letters(&dice.sorted(Some(Element::Geo))), "ogeeaaddc");
        assert_eq!(letters(&dice.sorted(None)), "oeeaaddcg");
        assert_eq!(letters(&dice.sorted(Some(Element::Pyro))), "oeeaaddcg");
        assert!(Rack::EMPTY.sorted(None).is_empty());
    }

    #[test]
    fn more_than_sixteen_dice_are_lost() {
        let mut dice = rack("cccccccccccccc");
        assert_eq!(dice.add(rack("hhp")), rack("hh"));
        assert_eq!(dice.num(), 16);
        assert_eq!(dice.add(rack("o")), Rack::EMPTY);
    }

    #[test]
    fn no_letters_are_too_many_to_be_read() {
        assert_eq!(Rack::parse(&"o".repeat(300)), None);
        assert_eq!(Rack::parse(&"oc".repeat(200)).map(Rack::num), None);
        assert_eq!(Rack::parse("ox"), None);
    }

    #[test]
    fn dice_that_are_not_there_cannot_be_removed() {
        let mut dice = rack("ccp");
        assert!(!dice.remove(rack("ph")));
        assert_eq!(dice, rack("ccp"));
        assert!(dice.remove(rack("cp")));
        assert_eq!(dice, rack("c"));
    }

    #[test]
    fn payments_fit_exactly() {
        assert!(rack("cco").pays(&aligned(3)));
        assert!(!rack("cch").pays(&aligned(3)));
        assert!(!rack("cc").pays(&aligned(3)));
        assert!(rack("oo").pays(&aligned(2)));
        assert!(rack("chp").pays(&mixed(Element::Pyro, 1, 2)));
        assert!(rack("oo").pays(&mixed(Element::Pyro, 2, 0)));
        assert!(!rack("ch").pays(&mixed(Element::Pyro, 1, 1)));
        assert!(!rack("chpp").pays(&mixed(Element::Pyro, 1, 2)));
        assert!(Rack::EMPTY.pays(&Cost::default()));
        assert!(!rack("o").pays(&Cost::default()));
    }

    /// 4.6: `affords` holds exactly when some choice `pays`, and then the automatic one pays.
    #[test]
    fn a_price_is_affordable_exactly_if_some_payment_exists() {
        let racks =
            ["-", "o", "oo", "c", "cc", "cch", "chp", "oc", "occ", "ochp", "hhpp", "oohp", "cccch"];
        let useful: Elements = [Element::Cryo].into_iter().collect();
        let mut seen = [0, 0];
        for letters in racks {
            let dice = rack(letters);
            let mut prices: Vec<Cost> = (0..4).map(aligned).collect();
            for element in [Element::Cryo, Element::Geo] {
                prices.extend((0..4).flat_map(|n| (0..4).map(move |u| mixed(element, n, u))));
            }
            for price in prices {
                let some = dice.subsets().any(|part| part.pays(&price));
                assert_eq!(dice.affords(&price), some, "{letters} {price:?}");
                let paid = dice.payment(&price, Some(Element::Cryo), useful);
                assert_eq!(paid.is_some(), some, "{letters} {price:?}");
                if let Some(paid) = paid {
                    assert!(dice.holds(paid) && paid.pays(&price), "{letters} {price:?} {paid}");
                }
                seen[usize::from(some)] += 1;
            }
        }
        assert!(seen[0] > 50 && seen[1] > 50, "{seen:?}");
    }

    /// 4.4: least useful dice first, omni last, fewest omni for an aligned price.
    #[test]
    fn the_automatic_payment_gives_the_least_useful_dice() {
        let useful: Elements = [Element::Pyro, Element::Hydro].into_iter().collect();
        let pay = |letters: &str, price: Cost| {
            rack(letters).payment(&price, Some(Element::Pyro), useful).unwrap().to_string()
        };
        let any = |n| Cost { unaligned: n, ..Cost::default() };
        assert_eq!(pay("oppheg", any(1)), "g", "from the end of the sorted list");
        assert_eq!(pay("oppheeg", any(2)), "eg", "the rarer colour first");
        assert_eq!(pay("ophh", any(2)), "hh", "the active element after the others");
        assert_eq!(pay("oop", any(2)), "op", "omni last");
        assert_eq!(pay("ooccchhg", aligned(2)), "cc", "no omni, nobody's colour");
        assert_eq!(pay("oohhg", aligned(2)), "hh", "fewest omni before rank");
        assert_eq!(pay("oohp", aligned(3)), "ooh", "ties: the colour ranked first");
        assert_eq!(pay("oo", aligned(2)), "oo");
        assert_eq!(pay("ocph", mixed(Element::Pyro, 1, 2)), "chp");
        assert_eq!(pay("oocg", mixed(Element::Pyro, 1, 1)), "og");
    }

    #[test]
    fn omni_and_the_active_element_cannot_be_tuned() {
        let useful: Elements = [Element::Pyro, Element::Hydro].into_iter().collect();
        assert_eq!(rack("oopp").tunable(Element::Pyro, useful), None);
        assert_eq!(rack("opphg").tunable(Element::Pyro, useful), Some(Face::Geo));
        assert_eq!(rack("oph").tunable(Element::Pyro, useful), Some(Face::Hydro));
    }
}
