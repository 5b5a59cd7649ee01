//! The portals of an imagined world: the known ones, and what their sets still lack.

use super::imagine::Stamp;
use crate::{
    dice::Dice,
    labyrinth::{Kind, Tile},
};

impl Stamp<'_> {
    /// Portal sets that contain the known portals and lead where they led.
    pub(super) fn portals(
        &mut self,
        outlets: &[(Tile, Tile)],
        dice: &mut Dice,
    ) -> Option<Vec<Vec<Tile>>> {
        let portal = |tile: Tile| self.kinds[tile.index()] == Some(Kind::Portal);
        let next = |tile: Tile| outlets.iter().find(|(from, _)| *from == tile).map(|(_, to)| *to);
        let mut chains: Vec<(Vec<Tile>, bool)> = Vec::new();
        let known: Vec<Tile> = self.size.all().filter(|&tile| portal(tile)).collect();
        let is_target = |tile: Tile| known.iter().any(|&from| next(from) == Some(tile));
        let heads = known.iter().copied().filter(|&tile| !is_target(tile));
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
        let counts = [self.settings.fake_portals, self.settings.two_way, self.settings.three_way];
        let mut sets: Vec<(usize, Vec<Tile>)> = (1usize..)
            .zip(counts)
            .flat_map(|(length, count)| std::iter::repeat_n((length, Vec::new()), count.into()))
            .collect();
        dice.shuffle("portal chains", &mut chains);
        chains.sort_by_key(|(chain, closed)| (!closed, std::cmp::Reverse(chain.len())));
        for (chain, closed) in chains {
            let fits = |(length, set): &(usize, Vec<Tile>)| {
                let all = set.iter().chain(&chain);
                let room = self.missing_levels(*length, all).is_some();
                if closed { set.is_empty() && *length == chain.len() && room } else { room }
            };
            let options: Vec<usize> = (0..sets.len()).filter(|&index| fits(&sets[index])).collect();
            if options.is_empty() {
                return None;
            }
            let choice = options[dice.below("portal set", options.len() as u64) as usize];
            sets[choice].1.extend(chain);
        }
        let mut filled = Vec::new();
        for (length, mut set) in sets {
            for level in self.missing_levels(length, set.iter())? {
                let tile = self.unknown(level, dice)?;
                self.kinds[tile.index()] = Some(Kind::Portal);
                set.push(tile);
            }
            filled.push(set);
        }
        Some(filled)
    }

    /// The levels of the tiles that a portal set with these tiles still lacks, if it can have them.
    fn missing_levels<'t>(
        &self,
        length: usize,
        tiles: impl Iterator<Item = &'t Tile>,
    ) -> Option<Vec<u8>> {
        let mut levels: Vec<u8> = self.settings.portal_levels(length as u8).collect();
        for &tile in tiles {
            let place = levels.iter().position(|&level| level == self.size.level(tile))?;
            levels.swap_remove(place);
        }
        Some(levels)
    }
}
