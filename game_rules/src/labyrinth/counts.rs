//! How many of everything a board has (rules/labyrinth.md 2), on the whole and on each of its levels
//! (17.4).

use serde::{Deserialize, Serialize};

use super::{
    place::{Kind, Size},
    setup::{Generator, Limit, Settings, SetupFault, TreasureKinds},
    theme::ThemeName,
};

/// Several levels (17.4). River, marsh, inner walls and treasure of the settings are then counted
/// per level; shops, fake portals and exits are on the lowest level, hospitals on the one above it,
/// and portal sets lead from the one to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// How many: 2 or 3.
    pub count: u8,
    /// Flights of stairs between a level and the next.
    pub stairs: u8,
    /// Whether there is a lift.
    pub lift: bool,
}

impl Levels {
    /// The numbers of 17.4.
    pub const USUAL: Levels = Levels { count: 2, stairs: 2, lift: true };
}

impl Settings {
    /// Width, height and levels.
    pub fn size(&self) -> Size {
        Size { width: self.width, height: self.height, levels: self.levels() }
    }

    /// Levels of the board (17.4).
    pub fn levels(&self) -> u8 {
        self.expansions.levels.map_or(1, |levels| levels.count.clamp(1, Size::MOST_LEVELS))
    }

    /// Piles at the start. Those of several levels are dealt out level by level, the lowest first.
    pub fn piles(&self) -> u32 {
        let plain = u32::from(self.treasure) * u32::from(self.levels());
        self.expansions.treasure_kinds.map_or(plain, TreasureKinds::total)
    }

    /// Piles that start on a level.
    pub fn piles_on(&self, level: u8) -> u32 {
        let (level, levels) = (u32::from(level), u32::from(self.levels()));
        (self.piles() + levels - 1 - level) / levels
    }

    /// Inner walls of the whole board.
    pub fn inner_walls(&self) -> u32 {
        u32::from(self.walls) * u32::from(self.levels())
    }

    /// How many tiles of a kind the board has. Safe tiles include those with treasure.
    pub fn tiles_of(&self, kind: Kind) -> u32 {
        (0..self.levels()).map(|level| self.tiles_on(kind, level)).sum()
    }

    /// How many tiles of a kind a level has.
    pub fn tiles_on(&self, kind: Kind, level: u8) -> u32 {
        // With one level everything is on it; otherwise some things are on the lowest level only,
        // and others on the one above.
        let last = self.levels() - 1;
        let low = |count: u32| if level == 0 { count } else { 0 };
        let above = |count: u32| if level == last.min(1) { count } else { 0 };
        match kind {
            Kind::Safe => {
                let other = |&kind: &Kind| self.tiles_on(kind, level);
                let others: u32 = Kind::ALL[1..].iter().map(other).sum();
                (self.size().plane() as u32).saturating_sub(others)
            }
            Kind::Marsh => self.marsh.into(),
            Kind::River => self.river.into(),
            Kind::Shop => low(self.shop.into()),
            Kind::Hospital => above(self.hospital.into()),
            Kind::Portal => {
                let (two, three) = (u32::from(self.two_way), u32::from(self.three_way));
                low(u32::from(self.fake_portals) + two + 2 * three) + above(two + three)
            }
            Kind::Donation => low(self.expansions.donation.into()),
            Kind::Stairs => self.expansions.levels.map_or(0, |levels| {
                let flights = u32::from(level > 0) + u32::from(level < last);
                flights * u32::from(levels.stairs)
            }),
            Kind::Lift => self.expansions.levels.map_or(0, |levels| levels.lift.into()),
        }
    }

    /// The levels of the tiles of a portal set: the last of them, unless it is alone, is on the
    /// level above the others.
    pub fn portal_levels(&self, length: u8) -> impl Iterator<Item = u8> + use<> {
        let above = u8::from(self.levels() > 1 && length > 1);
        (1..=length).map(move |number| if number == length { above } else { 0 })
    }

    /// The distance two exits keep (4.3).
    pub fn exit_distance(&self) -> u8 {
        if self.width < 7 || self.height < 7 { 3 } else { 5 }
    }

    /// How far a bullet flies (9.3, 17.12).
    pub fn gun_range(&self) -> u8 {
        if self.expansions.twist(ThemeName::PirateShip) { 4 } else { 3 }
    }

    /// What an attacker adds to the die: 1 against a carrier in a mutiny (17.12).
    pub(super) fn edge(&self, on_carrier: bool) -> u8 {
        u8::from(on_carrier && self.expansions.twist(ThemeName::PirateShip))
    }

    /// In how many of 36 cases an attack without a bullet succeeds (9.2, 17.12).
    pub fn attacks_won(&self, on_carrier: bool) -> u8 {
        let edge = self.edge(on_carrier);
        (1..=6).map(|attacker| (attacker + edge).min(6)).sum()
    }

    /// The limits of 17.4.
    pub(super) fn check_levels(&self) -> Result<(), SetupFault> {
        let Some(levels) = self.expansions.levels else { return Ok(()) };
        let limit = |ok: bool, field, value: u32, reason: Limit| {
            if ok {
                return Ok(());
            }
            Err(SetupFault::BadSettings { field, value: value.to_string(), reason })
        };
        let (count, most) = (u32::from(levels.count), u32::from(Size::MOST_LEVELS));
        limit((2..=most).contains(&count), "levels.count", count, Limit::Between(2, most))?;
        let stairs = u32::from(levels.stairs);
        limit(stairs > 0 || levels.lift, "levels.stairs", stairs, Limit::Joined)?;
        let tiles = u32::from(self.width) * u32::from(self.height) * count;
        limit(tiles <= Size::MOST_TILES, "levels", tiles, Limit::Tiles(Size::MOST_TILES))?;
        let knows = self.generator != Generator::Original;
        limit(knows, "levels.count", count, Limit::OneLevel)
    }
}
