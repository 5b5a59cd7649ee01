//! The portals of an imagined world: the known ones, and what their sets still lack. All ways to deal
//! tiles out to the places in the sets are equally likely (rules/labyrinth.md 4.1, step 3).

use super::imagine::Stamp;
use crate::{
    dice::Dice,
    labyrinth::{Kind, Tile, board::PortalSort},
};

/// A portal set that is being filled: the level and, once it is chosen, the tile of each place. Each
/// leads to the next.
type Set = Vec<(u8, Option<Tile>)>;

impl Stamp<'_> {
    /// Portal sets that contain the known portals and lead where they led, and the chance that those of
    /// the generator do.
    pub(in crate::labyrinth) fn portals(
        &mut self,
        outlets: &[(Tile, Tile)],
        sorts: &[(Tile, PortalSort)],
        dice: &mut Dice,
    ) -> Option<(Vec<Vec<Tile>>, f64)> {
        let counts = [self.settings.fake_portals, self.settings.two_way, self.settings.three_way];
        let mut sets: Vec<Set> = (1u8..)
            .zip(counts)
            .flat_map(|(length, count)| {
                let set = self.settings.portal_levels(length).map(|level| (level, None)).collect();
                std::iter::repeat_n(set, count.into())
            })
            .collect();
        let mut chance = 1.0;
        for (chain, closed) in self.chains(outlets)? {
            for (index, &tile) in chain.iter().enumerate() {
                let level = self.size.level(tile);
                let free = |(on, tile): &&(u8, Option<Tile>)| *on == level && tile.is_none();
                let before = chain[..index].iter().filter(|&&one| self.size.level(one) == level);
                let free = sets.iter().flatten().filter(free).count();
                chance /= free.saturating_sub(before.count()).max(1) as f64;
            }
            let options = self.options(&sets, &chain, closed, sorts);
            if options.is_empty() {
                return None;
            }
            let (set, first) = options[dice.below("portal set", options.len() as u64) as usize];
            chance *= options.len() as f64;
            let length = sets[set].len();
            for (index, &tile) in chain.iter().enumerate() {
                sets[set][(first + index) % length].1 = Some(tile);
            }
        }
        let mut filled = Vec::new();
        for set in sets {
            let mut tiles = Vec::with_capacity(set.len());
            for (level, tile) in set {
                let tile = match tile {
                    Some(tile) => tile,
                    None => self.unknown(level, dice)?,
                };
                self.kinds[tile.index()] = Some(Kind::Portal);
                tiles.push(tile);
            }
            filled.push(tiles);
        }
        Some((filled, chance))
    }

    /// The known portals, each with those it is known to lead to, one after the other; and whether that
    /// leads back to the first.
    fn chains(&self, outlets: &[(Tile, Tile)]) -> Option<Vec<(Vec<Tile>, bool)>> {
        let portal = |tile: &Tile| self.kinds[tile.index()] == Some(Kind::Portal);
        let next = |tile: Tile| outlets.iter().find(|(from, _)| *from == tile).map(|(_, to)| *to);
        let known: Vec<Tile> = self.size.all().filter(portal).collect();
        let is_target = |tile: Tile| known.iter().any(|&from| next(from) == Some(tile));
        let heads = known.iter().copied().filter(|&tile| !is_target(tile));
        let mut chains: Vec<(Vec<Tile>, bool)> = Vec::new();
        for start in heads.chain(known.iter().copied()).collect::<Vec<_>>() {
            if chains.iter().any(|(chain, _)| chain.contains(&start)) {
                continue;
            }
            let mut chain = vec![start];
            let mut tile = start;
            let mut closed = false;
            while let Some(to) = next(tile) {
                if to == start {
                    closed = true;
                    break;
                }
                if chain.len() == 3 || chain.contains(&to) {
                    return None;
                }
                chain.push(to);
                tile = to;
            }
            chains.push((chain, closed));
        }
        // Those with the fewest choices first.
        chains.sort_by_key(|(chain, closed)| (!closed, std::cmp::Reverse(chain.len())));
        Some(chains)
    }

    /// Where a chain can go: a set, and the place of its first tile.
    fn options(
        &self,
        sets: &[Set],
        chain: &[Tile],
        closed: bool,
        sorts: &[(Tile, PortalSort)],
    ) -> Vec<(usize, usize)> {
        let sort = |length: usize| match length {
            1 => PortalSort::Fake,
            2 => PortalSort::TwoWay,
            _ => PortalSort::ThreeWay,
        };
        let mut options = Vec::new();
        for (index, set) in sets.iter().enumerate() {
            let fits = if closed { chain.len() == set.len() } else { chain.len() <= set.len() };
            let known = |(tile, known): &(Tile, PortalSort)| {
                chain.contains(tile) && *known != sort(set.len())
            };
            if !fits || sorts.iter().any(known) {
                continue;
            }
            for first in 0..set.len() {
                let free = |(step, &tile): (usize, &Tile)| {
                    let (level, there) = set[(first + step) % set.len()];
                    there.is_none() && level == self.size.level(tile)
                };
                if chain.iter().enumerate().all(free) {
                    options.push((index, first));
                }
            }
        }
        options
    }
}
