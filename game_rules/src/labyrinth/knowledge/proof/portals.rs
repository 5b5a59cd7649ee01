//! Portals that are known in part.

use std::collections::BTreeMap;

use super::super::super::{Settings, place::Tile};

/// Can portals lead like this, in sets of one, two and three?
pub(in crate::labyrinth) fn are_portals(
    settings: &Settings,
    links: impl Iterator<Item = (Tile, Tile)>,
) -> bool {
    let mut next: BTreeMap<Tile, Tile> = BTreeMap::new();
    let mut before: BTreeMap<Tile, Tile> = BTreeMap::new();
    for (from, to) in links {
        if *next.entry(from).or_insert(to) != to || *before.entry(to).or_insert(from) != from {
            return false;
        }
    }
    let sets = [settings.fake_portals, settings.two_way, settings.three_way].map(u32::from);
    // Rounds that are known whole, and the beginnings of others, by length.
    let (mut rounds, mut chains) = ([0u32; 3], [0u32; 3]);
    for &start in next.keys() {
        let way: Vec<Tile> =
            std::iter::successors(Some(start), |tile| next.get(tile).copied()).take(5).collect();
        let back = way[1..].iter().position(|&tile| tile == start);
        match back {
            // Counted once, from the lowest tile.
            Some(place) if place > 2 => return false,
            Some(place) if way[..=place].iter().all(|&tile| tile >= start) => {
                rounds[place] += 1;
            }
            Some(_) => {}
            None if before.contains_key(&start) => {}
            None if way.len() > 3 => return false,
            None => chains[way.len() - 1] += 1,
        }
    }
    let three = rounds[2] + chains[2];
    let two = rounds[1] + chains[1];
    rounds[0] <= sets[0]
        && rounds[1] <= sets[1]
        && three <= sets[2]
        && two + three <= sets[1] + sets[2]
}
