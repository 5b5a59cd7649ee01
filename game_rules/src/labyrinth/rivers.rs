//! All rivers a level can have (rules/labyrinth.md 4.1, steps 1 and 2), each with the chance of the
//! generator drawing it. There are a few hundred on the usual board, so whoever imagines boards draws
//! from those that fit what is known, and whoever proves something looks at each of them.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::{
    board::TileSet,
    generate::Banks,
    place::{Dir, Size, Tile},
    setup::Settings,
};
use crate::dice::Dice;

/// The chance of a certain river.
const CERTAIN: u64 = 1 << 48;

/// How many lists of rivers are kept for the next who asks.
const SHELF: usize = 8;

/// One river, on the lowest level.
#[derive(Debug)]
pub(super) struct River {
    pub(super) path: Vec<(Tile, Dir)>,
    pub(super) banks: Banks,
    pub(super) tiles: TileSet,
    /// The tiles that flow in each direction.
    flows: [TileSet; 4],
    /// Where it lets walls be, by the tile below or to the left: up, right.
    bears: OnceLock<[TileSet; 2]>,
    chance: u64,
}

impl River {
    fn new(size: Size, path: Vec<(Tile, Dir)>, chance: u64) -> River {
        let (mut tiles, mut flows) = (TileSet::default(), [TileSet::default(); 4]);
        for &(tile, dir) in &path {
            tiles.insert(tile);
            flows[dir as usize].insert(tile);
        }
        let banks = Banks::along(size, &path);
        River { banks, path, tiles, flows, bears: OnceLock::new(), chance }
    }

    /// The same river after the stream has turned (17.12).
    fn turned(&self, size: Size) -> River {
        let back = |index: usize| match index {
            0 => self.path[0].1.back(),
            _ => self.path[index - 1].1.back(),
        };
        let path = (0..self.path.len()).rev().map(|index| (self.path[index].0, back(index)));
        River::new(size, path.collect(), self.chance)
    }

    /// Where it lets walls be, by the tile below or to the left: up, right.
    pub(super) fn bears(&self) -> &[TileSet; 2] {
        self.bears.get_or_init(|| {
            [Dir::Up, Dir::Right].map(|dir| {
                let mut tiles = TileSet::default();
                let all = self.banks.tiles().filter(|&tile| self.banks.bear(tile, dir));
                all.for_each(|tile| tiles.insert(tile));
                tiles
            })
        })
    }

    /// The tile after another, if both are wet.
    pub(super) fn after(&self, tile: Tile) -> Option<Tile> {
        let place = self.path.iter().position(|&(wet, _)| wet == tile)?;
        self.path.get(place + 1).map(|&(next, _)| next)
    }

    /// The tile before another, if both are wet.
    pub(super) fn before(&self, tile: Tile) -> Option<Tile> {
        let place = self.path.iter().position(|&(wet, _)| wet == tile)?;
        place.checked_sub(1).map(|before| self.path[before].0)
    }
}

/// What is known of a river: tiles it passes through, by direction those that do not flow so, and
/// walls that stand somewhere.
#[derive(Default)]
pub(super) struct Course {
    pub(super) wet: TileSet,
    pub(super) barred: [TileSet; 4],
    pub(super) walls: Vec<(Tile, Dir)>,
}

impl Course {
    fn is_that_of(&self, river: &River) -> bool {
        let mut flows = river.flows.iter().zip(&self.barred);
        self.wet.is_within(river.tiles)
            && !flows.any(|(flow, barred)| flow.meets(*barred))
            && self.walls.iter().all(|&(tile, dir)| river.banks.bear(tile, dir))
    }
}

/// All rivers of a level.
#[derive(Debug)]
pub(super) struct Rivers {
    pub(super) all: Vec<River>,
    /// Of all their chances.
    total: u64,
}

/// What rivers depend on: width, height, length, bends, and whether the stream has turned.
type Sort = (u8, u8, u8, u8, bool);

static DRAWN: Mutex<Vec<(Sort, Arc<Rivers>)>> = Mutex::new(Vec::new());

impl Rivers {
    /// Those of these settings; `turned` after the stream has turned (17.12) an odd number of times.
    pub(super) fn of(settings: &Settings, turned: bool) -> Arc<Rivers> {
        let sort = (settings.width, settings.height, settings.river, settings.bends, turned);
        let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, rivers)) = drawn.iter().find(|(one, _)| *one == sort) {
            return rivers.clone();
        }
        let mut rivers = Rivers::all(settings);
        if turned {
            let size = Size::flat(settings.width, settings.height);
            rivers.all = rivers.all.iter().map(|river| river.turned(size)).collect();
        }
        let rivers = Arc::new(rivers);
        if drawn.len() == SHELF {
            drawn.remove(0);
        }
        drawn.push((sort, rivers.clone()));
        rivers
    }

    fn all(settings: &Settings) -> Rivers {
        let size = Size::flat(settings.width, settings.height);
        let mut rivers = Vec::new();
        for tile in size.all() {
            for flow in Dir::ALL {
                if size.next(tile, flow.back()).is_some() {
                    continue;
                }
                let along = match flow {
                    Dir::Up | Dir::Down => size.width,
                    Dir::Left | Dir::Right => size.height,
                };
                let mut search =
                    Search { size, length: settings.river.into(), path: vec![(tile, flow)] };
                search.grow(settings.bends, CERTAIN / u64::from(along), &mut rivers);
            }
        }
        let total = rivers.iter().map(|river| river.chance).sum();
        Rivers { all: rivers, total }
    }

    /// One that may run this course, and the chance of any such river.
    pub(super) fn draw(&self, course: &Course, dice: &mut Dice) -> Option<(&River, f64)> {
        let fitting: Vec<&River> = self.all.iter().filter(|one| course.is_that_of(one)).collect();
        let total = fitting.iter().map(|river| river.chance).sum::<u64>();
        let mut left = if total == 0 { 0 } else { dice.below("river", total) };
        let river = fitting.into_iter().find(|river| {
            let here = left < river.chance;
            left = left.saturating_sub(river.chance);
            here
        })?;
        Some((river, total as f64 / self.total as f64))
    }
}

/// The generator's search, carried on to the end of every branch.
struct Search {
    size: Size,
    length: usize,
    path: Vec<(Tile, Dir)>,
}

impl Search {
    /// Adds every river that begins with the path. The generator takes the first branch that leads
    /// to one, and tries them in random order: all that do are equally likely.
    fn grow(&mut self, bends: u8, chance: u64, rivers: &mut Vec<River>) {
        let Some(&(last, flow)) = self.path.last() else { return };
        let Some(tile) = self.size.next(last, flow) else {
            if self.path.len() == self.length {
                rivers.push(River::new(self.size, self.path.clone(), chance));
            }
            return;
        };
        if self.path.len() == self.length {
            return;
        }
        let begin = rivers.len();
        let mut branches = 0;
        for dir in Dir::ALL {
            let left = if dir == flow { Some(bends) } else { bends.checked_sub(1) };
            let Some(left) = left.filter(|&left| self.may_arrive(tile, dir, left)) else {
                continue;
            };
            let before = rivers.len();
            self.path.push((tile, dir));
            self.grow(left, chance, rivers);
            self.path.pop();
            branches += u64::from(rivers.len() > before);
        }
        for river in &mut rivers[begin..] {
            river.chance /= branches;
        }
    }

    /// Runs into no tile it has passed, and straight out when no bend is left.
    fn may_arrive(&self, tile: Tile, dir: Dir, bends: u8) -> bool {
        let ahead = self.size.next(tile, dir);
        if ahead.is_some_and(|ahead| self.path.iter().any(|&(wet, _)| wet == ahead)) {
            return false;
        }
        let needed = self.length - self.path.len();
        let straight = std::iter::successors(Some(tile), |&tile| self.size.next(tile, dir)).count();
        if bends == 0 { straight == needed } else { straight > 1 || needed == 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::generate::generate;

    /// Every river the generator draws is among them, as often as it should be: 384 on the usual
    /// board. Of 20,000 boards each is drawn its due ± 6 deviations.
    #[test]
    fn chances_are_those_of_the_generator() {
        let settings = Settings::default();
        let rivers = Rivers::of(&settings, false);
        assert_eq!(rivers.all.len(), 384);
        let boards = 20_000;
        let mut drawn = vec![0u32; rivers.all.len()];
        for seed in 0..boards {
            let drawing = generate(&settings, &mut Dice::stream(seed, "board")).unwrap();
            let path = drawing.board.river();
            drawn[rivers.all.iter().position(|river| river.path == path).unwrap()] += 1;
        }
        for (river, drawn) in rivers.all.iter().zip(drawn) {
            let due = boards as f64 * river.chance as f64 / rivers.total as f64;
            // Guarantee G refuses some rivers a little more often than others.
            assert!((f64::from(drawn) - due).abs() < 6.0 * due.sqrt() + 0.1 * due, "{drawn} {due}");
        }
    }

    #[test]
    fn a_river_runs_the_course_that_is_known() {
        let settings = Settings::default();
        let rivers = Rivers::of(&settings, false);
        let mut dice = Dice::stream(1, "rivers");
        let mut course = Course::default();
        course.wet.insert(Tile(27));
        course.barred.iter_mut().for_each(|barred| barred.insert(Tile(28)));
        course.barred[Dir::Up as usize].insert(Tile(27));
        for _ in 0..100 {
            let (river, share) = rivers.draw(&course, &mut dice).unwrap();
            assert!(share > 0.0 && share < 1.0);
            assert_eq!(river.path.len(), 12);
            let flow = river.path.iter().find(|(tile, _)| *tile == Tile(27)).unwrap().1;
            assert_ne!(flow, Dir::Up);
            assert!(river.path.iter().all(|&(tile, _)| tile != Tile(28)));
        }
        course.wet.insert(Tile(28));
        assert!(rivers.draw(&course, &mut dice).is_none());
    }
}
