//! An adventurer, what they hold, and what can lie on a tile (rules/labyrinth.md 5, 8, 17).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{place::Tile, setup::Expansions};

/// Healthy or injured; nobody ever dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Health {
    /// Fit for anything.
    Healthy,
    /// Cannot carry treasure, attack or be attacked.
    Injured,
}

impl Health {
    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Health::Healthy => "healthy",
            Health::Injured => "injured",
        }
    }
}

/// Something in the one item slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Item {
    /// For the gun.
    Bullet,
    /// First aid.
    Kit,
    /// Good for nothing.
    Junk,
    /// 17.7.
    Scanner,
    /// 17.8, useless alone.
    BrokenLight,
    /// 17.8, useless alone.
    Battery,
    /// 17.8, with so many charges left.
    Light(u8),
    /// 17.9.
    Dynamite,
    /// 17.10.
    Shield,
}

impl Item {
    /// Charges of a flashlight that has just been completed.
    pub const CHARGES: u8 = 3;

    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Item::Bullet => "bullet",
            Item::Kit => "kit",
            Item::Junk => "junk",
            Item::Scanner => "scanner",
            Item::BrokenLight => "broken-light",
            Item::Battery => "battery",
            Item::Light(1) => "light-1",
            Item::Light(2) => "light-2",
            Item::Light(_) => "light-3",
            Item::Dynamite => "dynamite",
            Item::Shield => "shield",
        }
    }

    /// Reads a word.
    pub fn parse(word: &str) -> Option<Item> {
        let all = [
            Item::Bullet,
            Item::Kit,
            Item::Junk,
            Item::Scanner,
            Item::BrokenLight,
            Item::Battery,
            Item::Light(1),
            Item::Light(2),
            Item::Light(3),
            Item::Dynamite,
            Item::Shield,
        ];
        all.into_iter().find(|item| item.word() == word)
    }

    /// What the two parts of a flashlight make together.
    pub fn joined(self, other: Item) -> Option<Item> {
        match (self, other) {
            (Item::BrokenLight, Item::Battery) | (Item::Battery, Item::BrokenLight) => {
                Some(Item::Light(Item::CHARGES))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The faces of the shop die (8 and the general rules of 17), in order.
pub fn shop_die(expansions: &Expansions) -> impl Iterator<Item = Item> {
    let extra = [
        (Item::Scanner, expansions.scanner, 1),
        (Item::BrokenLight, expansions.flashlight, 1),
        (Item::Battery, expansions.flashlight, 1),
        (Item::Dynamite, expansions.dynamite, 2),
        (Item::Shield, expansions.shield, 1),
    ];
    let base = [(Item::Bullet, true, 2), (Item::Kit, true, 2), (Item::Junk, true, 2)];
    base.into_iter()
        .chain(extra)
        .filter(|&(_, enabled, _)| enabled)
        .flat_map(|(item, _, faces)| std::iter::repeat_n(item, faces))
}

/// What a pile really is (17.6). Without that expansion all are pure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pile {
    /// Treasure.
    Pure,
    /// Crumbles at the exit.
    Fools,
    /// Explodes when taken.
    Trapped,
}

impl Pile {
    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Pile::Pure => "pure",
            Pile::Fools => "fools",
            Pile::Trapped => "trapped",
        }
    }

    /// Reads a word.
    pub fn parse(word: &str) -> Option<Pile> {
        [Pile::Pure, Pile::Fools, Pile::Trapped].into_iter().find(|pile| pile.word() == word)
    }
}

/// One adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adventurer {
    /// Where they stand.
    pub tile: Tile,
    /// Whether they were told what that tile is.
    pub sure: bool,
    /// Healthy or injured.
    pub health: Health,
    /// What is in the slot.
    pub item: Option<Item>,
    /// The treasure they carry.
    pub carries: Option<Pile>,
    /// They will lose the next turn.
    pub skip_next: bool,
    /// They are healed when that turn comes.
    pub heal_pending: bool,
    /// 17.1: experience.
    pub xp: u8,
    /// 17.1: have asked for the nearest hospital, shop.
    pub asked: (bool, bool),
    /// 17.1: the marsh, river or portal tile entered last.
    pub obstacle: Option<Tile>,
    /// 17.5: a blessing is held.
    pub blessed: bool,
    /// 17.12: the ghost walk is still to be had.
    pub ghost_walk: bool,
    /// 17.2: the sides of the start tile are still to be told.
    pub probe: bool,
}

impl Adventurer {
    /// Somebody fresh on a tile.
    pub const fn at(tile: Tile) -> Adventurer {
        Adventurer {
            tile,
            sure: true,
            health: Health::Healthy,
            item: None,
            carries: None,
            skip_next: false,
            heal_pending: false,
            xp: 0,
            asked: (false, false),
            obstacle: None,
            blessed: false,
            ghost_walk: true,
            probe: false,
        }
    }

    /// Are they healthy?
    pub fn is_healthy(&self) -> bool {
        self.health == Health::Healthy
    }
}
