//! Stairs and lift of an imagined world (rules/labyrinth.md 17.4): the known ones are carried on to
//! the levels they lead to, the others are drawn.

use super::imagine::{Atlas, Stamp};
use crate::{
    dice::Dice,
    labyrinth::{Kind, Tile},
};

impl Stamp<'_> {
    /// Known stairs get their other end, a known lift all its landings; fails where something else
    /// stands there.
    pub(in crate::labyrinth) fn extend_shafts(
        &mut self,
        atlas: &Atlas,
        dice: &mut Dice,
    ) -> Option<()> {
        if self.size.levels == 1 {
            return Some(());
        }
        let climbs = self.climbs(atlas);
        for tile in self.size.all() {
            match self.kinds[tile.index()] {
                Some(Kind::Lift) => {
                    for level in 0..self.size.levels {
                        self.claim(self.size.elsewhere(tile, level), Kind::Lift)?;
                    }
                }
                Some(Kind::Stairs) if !self.is_paired(tile) => {
                    let known = climbs.iter().find(|(from, _)| *from == tile);
                    let ends: Vec<Tile> = match known {
                        Some(&(_, end)) => vec![end],
                        None => self.other_ends(tile),
                    };
                    if ends.is_empty() {
                        return None;
                    }
                    let end = ends[dice.below("stairs", ends.len() as u64) as usize];
                    self.build_stairs(tile.min(end), tile.max(end))?;
                }
                _ => {}
            }
        }
        Some(())
    }

    /// Draws the stairs and the lift nothing is known of.
    pub(in crate::labyrinth) fn fill_shafts(
        &mut self,
        atlas: &Atlas,
        dice: &mut Dice,
    ) -> Option<()> {
        self.extend_shafts(atlas, dice)?;
        let Some(levels) = self.settings.expansions.levels else { return Some(()) };
        let top = self.size.levels - 1;
        let lifts = self.kinds.iter().filter(|kind| **kind == Some(Kind::Lift)).count();
        if levels.lift && lifts == 0 {
            let place = self.empty_shaft(0, top, dice)?;
            for level in 0..=top {
                self.claim(self.size.elsewhere(place, level), Kind::Lift)?;
            }
        } else if lifts > usize::from(top) + 1 {
            return None;
        }
        for low in 0..top {
            for _ in self.flights(low)..usize::from(levels.stairs) {
                let place = self.empty_shaft(low, low + 1, dice)?;
                let [low, high] = [low, low + 1].map(|level| self.size.elsewhere(place, level));
                self.build_stairs(low, high)?;
            }
        }
        Some(())
    }

    fn is_paired(&self, tile: Tile) -> bool {
        self.stairs.iter().any(|&(low, high)| low == tile || high == tile)
    }

    /// Flights built between a level and the next.
    fn flights(&self, low: u8) -> usize {
        self.stairs.iter().filter(|(tile, _)| self.size.level(*tile) == low).count()
    }

    fn claim(&mut self, tile: Tile, kind: Kind) -> Option<()> {
        let found = self.kinds[tile.index()].get_or_insert(kind);
        (*found == kind).then_some(())
    }

    fn build_stairs(&mut self, low: Tile, high: Tile) -> Option<()> {
        let most = self.settings.expansions.levels.map_or(0, |levels| levels.stairs.into());
        if self.is_paired(low) || self.is_paired(high) || self.flights(self.size.level(low)) >= most
        {
            return None;
        }
        self.claim(low, Kind::Stairs)?;
        self.claim(high, Kind::Stairs)?;
        self.stairs.push((low, high));
        Some(())
    }

    /// Where stairs from this tile may lead.
    fn other_ends(&self, tile: Tile) -> Vec<Tile> {
        let level = self.size.level(tile);
        let most = self.settings.expansions.levels.map_or(0, |levels| levels.stairs.into());
        let above = (level + 1 < self.size.levels).then_some((level, level + 1));
        let below = level.checked_sub(1).map(|low| (low, low));
        let ways = above.into_iter().chain(below);
        ways.filter(|(low, _)| self.flights(*low) < most)
            .map(|(_, to)| self.size.elsewhere(tile, to))
            .filter(|end| match self.kinds[end.index()] {
                None => true,
                Some(kind) => kind == Kind::Stairs && !self.is_paired(*end),
            })
            .collect()
    }

    /// A place nothing is known of on all these levels.
    fn empty_shaft(&self, from: u8, to: u8, dice: &mut Dice) -> Option<Tile> {
        let unknown = |tile: &Tile| {
            (from..=to).all(|level| self.kinds[self.size.elsewhere(*tile, level).index()].is_none())
        };
        let free: Vec<Tile> = self.size.on_level(0).filter(unknown).collect();
        match free.len() {
            0 => None,
            count => Some(free[dice.below("shaft", count as u64) as usize]),
        }
    }

    /// Known stairs: a tile and the other end.
    fn climbs(&self, atlas: &Atlas) -> Vec<(Tile, Tile)> {
        self.ways(atlas, |cell| cell.climb)
    }
}
