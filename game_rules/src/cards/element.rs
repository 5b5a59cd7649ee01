//! Elements, what a strike is made of, die faces and auras (rules/cards.md 4.1, 9).

use serde::{Deserialize, Serialize};

/// The seven elements, in the order of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Element {
    /// Ice.
    Cryo,
    /// Water.
    Hydro,
    /// Fire.
    Pyro,
    /// Lightning.
    Electro,
    /// Wind.
    Anemo,
    /// Stone.
    Geo,
    /// Plants.
    Dendro,
}

impl Element {
    /// All seven, in the order of the dice.
    pub const ALL: [Element; 7] = [
        Element::Cryo,
        Element::Hydro,
        Element::Pyro,
        Element::Electro,
        Element::Anemo,
        Element::Geo,
        Element::Dendro,
    ];

    /// The word of scripts.
    pub const fn word(self) -> &'static str {
        ["cryo", "hydro", "pyro", "electro", "anemo", "geo", "dendro"][self as usize]
    }

    /// Reads the word of scripts.
    pub fn parse(word: &str) -> Option<Element> {
        Element::ALL.into_iter().find(|element| element.word() == word)
    }

    /// The element with this place in [`Element::ALL`].
    pub fn at(index: u8) -> Option<Element> {
        Element::ALL.get(usize::from(index)).copied()
    }
}

/// What a piece of damage is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Strike {
    /// No element.
    Physical,
    /// Ice.
    Cryo,
    /// Water.
    Hydro,
    /// Fire.
    Pyro,
    /// Lightning.
    Electro,
    /// Wind.
    Anemo,
    /// Stone.
    Geo,
    /// Plants.
    Dendro,
    /// Past everything: shields, barriers and reactions.
    Piercing,
}

impl Strike {
    /// Its element, if it has one.
    pub fn element(self) -> Option<Element> {
        (self as u8).checked_sub(1).and_then(Element::at)
    }

    /// The word of scripts.
    pub fn word(self) -> &'static str {
        match self {
            Strike::Physical => "physical",
            Strike::Piercing => "piercing",
            strike => strike.element().map_or("", Element::word),
        }
    }
}

impl From<Element> for Strike {
    fn from(element: Element) -> Strike {
        match element {
            Element::Cryo => Strike::Cryo,
            Element::Hydro => Strike::Hydro,
            Element::Pyro => Strike::Pyro,
            Element::Electro => Strike::Electro,
            Element::Anemo => Strike::Anemo,
            Element::Geo => Strike::Geo,
            Element::Dendro => Strike::Dendro,
        }
    }
}

/// A face of the eight-sided die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    /// Counts as any element.
    Omni,
    /// Ice.
    Cryo,
    /// Water.
    Hydro,
    /// Fire.
    Pyro,
    /// Lightning.
    Electro,
    /// Wind.
    Anemo,
    /// Stone.
    Geo,
    /// Plants.
    Dendro,
}

impl Face {
    /// All eight, omni first.
    pub const ALL: [Face; 8] = [
        Face::Omni,
        Face::Cryo,
        Face::Hydro,
        Face::Pyro,
        Face::Electro,
        Face::Anemo,
        Face::Geo,
        Face::Dendro,
    ];

    /// Its element; omni has none.
    pub fn element(self) -> Option<Element> {
        (self as u8).checked_sub(1).and_then(Element::at)
    }

    /// The letter of scripts: `o` for omni, else the element's first letter.
    pub const fn letter(self) -> char {
        ['o', 'c', 'h', 'p', 'e', 'a', 'g', 'd'][self as usize]
    }

    /// Reads the letter of scripts.
    pub fn parse(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

impl From<Element> for Face {
    fn from(element: Element) -> Face {
        Face::ALL[element as usize + 1]
    }
}

/// The elements on a character: at most one, except that Cryo and Dendro bear each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Aura {
    /// Nothing sticks to it.
    #[default]
    Clear,
    /// Ice.
    Cryo,
    /// Water.
    Hydro,
    /// Fire.
    Pyro,
    /// Lightning.
    Electro,
    /// Plants.
    Dendro,
    /// Ice, which reacts first, over plants.
    CryoDendro,
}

impl Aura {
    /// All of them.
    pub const ALL: [Aura; 7] = [
        Aura::Clear,
        Aura::Cryo,
        Aura::Hydro,
        Aura::Pyro,
        Aura::Electro,
        Aura::Dendro,
        Aura::CryoDendro,
    ];

    /// The elements in the order in which they will react.
    pub fn elements(self) -> &'static [Element] {
        match self {
            Aura::Clear => &[],
            Aura::Cryo => &[Element::Cryo],
            Aura::Hydro => &[Element::Hydro],
            Aura::Pyro => &[Element::Pyro],
            Aura::Electro => &[Element::Electro],
            Aura::Dendro => &[Element::Dendro],
            Aura::CryoDendro => &[Element::Cryo, Element::Dendro],
        }
    }

    /// Does nothing stick?
    pub fn is_clear(self) -> bool {
        self == Aura::Clear
    }

    /// What is left when the element in front has reacted.
    #[must_use]
    pub fn spent(self) -> Aura {
        if self == Aura::CryoDendro { Aura::Dendro } else { Aura::Clear }
    }

    /// What sticks when `element` arrives and nothing reacts.
    #[must_use]
    pub fn with(self, element: Element) -> Aura {
        match (self, element) {
            (Aura::Clear, Element::Cryo) => Aura::Cryo,
            (Aura::Clear, Element::Hydro) => Aura::Hydro,
            (Aura::Clear, Element::Pyro) => Aura::Pyro,
            (Aura::Clear, Element::Electro) => Aura::Electro,
            (Aura::Clear, Element::Dendro) => Aura::Dendro,
            (Aura::Cryo, Element::Dendro) | (Aura::Dendro, Element::Cryo) => Aura::CryoDendro,
            (same, _) => same,
        }
    }

    /// The word of scripts.
    pub const fn word(self) -> &'static str {
        ["-", "cryo", "hydro", "pyro", "electro", "dendro", "cryo+dendro"][self as usize]
    }

    /// Reads the word of scripts.
    pub fn parse(word: &str) -> Option<Aura> {
        Aura::ALL.into_iter().find(|aura| aura.word() == word)
    }
}
