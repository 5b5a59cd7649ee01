//! The exits of an imagined world (rules/labyrinth.md 4.1, step 6): one of all sets the generator could
//! draw that shows what is known of the outer wall.

use super::{imagine::Stamp, walls::share};
use crate::{
    dice::Dice,
    labyrinth::{Board, Dir, Tile, generate::TREASURE_TO_EXIT, knowledge::Side},
};

/// Tiles that may have an exit, and which of them may have one each.
struct Candidates {
    tiles: Vec<Tile>,
    /// By tile: those far enough away from it.
    apart: Vec<u64>,
}

impl Candidates {
    /// The sum over all sets of so many of these tiles of the product of their weights.
    fn sum(&self, among: u64, count: usize, weights: &[f64]) -> f64 {
        if count == 0 {
            return 1.0;
        }
        let mut left = among;
        let mut sum = 0.0;
        while left != 0 {
            let tile = left.trailing_zeros() as usize;
            left &= left - 1;
            if weights[tile] > 0.0 {
                sum += weights[tile] * self.sum(left & self.apart[tile], count - 1, weights);
            }
        }
        sum
    }

    /// One such set, each as often as its product says.
    fn draw(&self, among: u64, count: usize, weights: &[f64], dice: &mut Dice) -> Vec<usize> {
        let mut drawn = Vec::with_capacity(count);
        let mut left = among;
        for count in (0..count).rev() {
            let mut rest = self.sum(left, count + 1, weights) * share(dice);
            let mut last = None;
            while left != 0 && rest >= 0.0 {
                let tile = left.trailing_zeros() as usize;
                left &= left - 1;
                let with = weights[tile] * self.sum(left & self.apart[tile], count, weights);
                if with > 0.0 {
                    rest -= with;
                    last = Some((tile, left));
                }
            }
            let Some((tile, rest)) = last else { return drawn };
            drawn.push(tile);
            left = rest & self.apart[tile];
        }
        drawn
    }
}

impl Stamp<'_> {
    /// Breaks the exits into the outer wall. The chance that the generator's exits show what is known;
    /// None if they cannot.
    pub(in crate::labyrinth) fn exits(
        &self,
        board: &mut Board,
        treasures: &[Tile],
        dice: &mut Dice,
    ) -> Option<f64> {
        let candidates = self.candidates(treasures);
        let count = usize::from(self.settings.exits);
        // A border has at most 44 tiles.
        let mut among = (1u64 << candidates.tiles.len()) - 1;
        let all = candidates.sum(among, count, &vec![1.0; candidates.tiles.len()]);
        if all == 0.0 {
            return None;
        }
        let free: Vec<Vec<Dir>> =
            candidates.tiles.iter().map(|&tile| self.ways_out(tile, None)).collect();
        let weight = |(&tile, ways): (&Tile, &Vec<Dir>)| {
            ways.len() as f64 / self.outward(tile).count() as f64
        };
        let weights: Vec<f64> = candidates.tiles.iter().zip(&free).map(weight).collect();
        let mut chance = 1.0;
        let mut missing = count;
        for tile in self.size.on_level(0) {
            for dir in self.ways_out(tile, Some(Side::Exit)) {
                let place = candidates.tiles.iter().position(|&one| one == tile)?;
                if among & 1 << place == 0 {
                    return None;
                }
                among &= candidates.apart[place];
                missing = missing.checked_sub(1)?;
                chance /= self.outward(tile).count() as f64;
                board.set_exit(tile, dir);
            }
        }
        chance *= candidates.sum(among, missing, &weights);
        if chance == 0.0 {
            return None;
        }
        for place in candidates.draw(among, missing, &weights, dice) {
            let ways = &free[place];
            let way = dice.below("exit side", ways.len() as u64) as usize;
            board.set_exit(candidates.tiles[place], ways[way]);
        }
        Some(chance / all)
    }

    /// About the same before the treasures are drawn: as if every side of the board were an exit or not
    /// by itself.
    pub(in crate::labyrinth) fn exits_guess(&self) -> f64 {
        let open = |tile: &Tile| !self.strict() || !self.is_wet(*tile);
        let sides = |tile: Tile| self.outward(tile).map(move |dir| (tile, dir));
        let border: Vec<(Tile, Dir)> = self.size.on_level(0).flat_map(sides).collect();
        let dry = border.iter().filter(|(tile, _)| open(tile)).count();
        let exit = f64::from(self.settings.exits) / dry.max(1) as f64;
        let chance = |(tile, dir): &(Tile, Dir)| match self.side(*tile, *dir) {
            Some(Side::Exit) if open(tile) => exit,
            Some(Side::Exit) => 0.0,
            Some(_) if open(tile) => 1.0 - exit,
            _ => 1.0,
        };
        border.iter().map(chance).product()
    }

    /// Border tiles of the lowest level that are dry and far enough from every treasure; on a board made
    /// by hand all of them.
    fn candidates(&self, treasures: &[Tile]) -> Candidates {
        let fits = |tile: &Tile| {
            let far = |&pile: &Tile| self.size.apart(*tile, pile, TREASURE_TO_EXIT);
            !self.strict() || !self.is_wet(*tile) && treasures.iter().all(far)
        };
        let border = |tile: &Tile| self.outward(*tile).next().is_some();
        let tiles: Vec<Tile> = self.size.on_level(0).filter(border).filter(fits).collect();
        let least = if self.strict() { self.settings.exit_distance() } else { 1 };
        let apart = |&one: &Tile| {
            let far = |&(_, &two): &(usize, &Tile)| self.size.distance(one, two) >= least;
            tiles.iter().enumerate().filter(far).fold(0u64, |set, (place, _)| set | 1 << place)
        };
        let apart = tiles.iter().map(apart).collect();
        Candidates { tiles, apart }
    }

    fn outward(&self, tile: Tile) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.size.next(tile, dir).is_none())
    }

    /// The outward sides of a tile of which just this is known.
    fn ways_out(&self, tile: Tile, fact: Option<Side>) -> Vec<Dir> {
        self.outward(tile).filter(|&dir| self.side(tile, dir) == fact).collect()
    }
}
