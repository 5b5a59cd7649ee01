//! Places and directions (rules/labyrinth.md 3): x grows to the right, y grows upwards.
//!
//! Several levels (17.4) lie above each other on one sheet, with an empty row between them: y goes
//! on counting through that row, no step crosses it, and whatever holds of a board holds of all its
//! levels. Stairs and lift lead to the same x, a whole number of [`Size::stride`]s up or down.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A compass direction, the same for everybody. The order U, R, D, L decides ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// y + 1.
    Up,
    /// x + 1.
    Right,
    /// y − 1.
    Down,
    /// x − 1.
    Left,
}

impl Dir {
    /// All four, in the order that decides ties.
    pub const ALL: [Dir; 4] = [Dir::Up, Dir::Right, Dir::Down, Dir::Left];

    /// The step's change of x and y.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Dir::Up => (0, 1),
            Dir::Right => (1, 0),
            Dir::Down => (0, -1),
            Dir::Left => (-1, 0),
        }
    }

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Dir {
        match self {
            Dir::Up => Dir::Down,
            Dir::Right => Dir::Left,
            Dir::Down => Dir::Up,
            Dir::Left => Dir::Right,
        }
    }

    /// The two directions at right angles.
    pub const fn beside(self) -> [Dir; 2] {
        match self {
            Dir::Up | Dir::Down => [Dir::Left, Dir::Right],
            Dir::Left | Dir::Right => [Dir::Up, Dir::Down],
        }
    }

    /// The letter in scripts.
    pub const fn letter(self) -> char {
        match self {
            Dir::Up => 'U',
            Dir::Right => 'R',
            Dir::Down => 'D',
            Dir::Left => 'L',
        }
    }

    /// Reads a letter.
    pub fn parse(word: &str) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| {
            let mut letter = [0; 4];
            word.eq_ignore_ascii_case(dir.letter().encode_utf8(&mut letter))
        })
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dirs(u8);

impl Dirs {
    /// All four.
    pub const ALL: Dirs = Dirs(0b1111);

    /// Puts a direction in.
    pub fn insert(&mut self, dir: Dir) {
        self.0 |= 1 << dir as u8;
    }

    /// Takes a direction out.
    pub fn remove(&mut self, dir: Dir) {
        self.0 &= !(1 << dir as u8);
    }

    /// Those of either.
    #[must_use]
    pub const fn and(self, other: Dirs) -> Dirs {
        Dirs(self.0 | other.0)
    }

    /// Is it in?
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 & (1 << dir as u8) != 0
    }

    /// The directions, in the order U, R, D, L.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.contains(dir))
    }
}

/// A tile of a board by number: row by row from the bottom, level by level.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// The tile's place in per-tile arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Width, height and levels of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Size {
    /// Tiles from left to right.
    pub width: u8,
    /// Tiles from bottom to top of one level.
    pub height: u8,
    /// Levels, 1 without 17.4.
    pub levels: u8,
}

impl Size {
    /// The longest side a board may have.
    pub const MOST: u8 = 12;
    /// The most levels a board may have.
    pub const MOST_LEVELS: u8 = 3;
    /// The most rows of a sheet, the empty ones between levels included.
    pub const MOST_ROWS: u8 = Size::MOST_LEVELS * (Size::MOST + 1) - 1;
    /// The most tiles: a tile is known by one byte.
    pub const MOST_TILES: u32 = u8::MAX as u32;

    /// A board of one level.
    pub const fn flat(width: u8, height: u8) -> Size {
        Size { width, height, levels: 1 }
    }

    /// How many tiles there are.
    pub const fn tiles(self) -> usize {
        self.plane() * self.levels as usize
    }

    /// How many tiles a level has.
    pub const fn plane(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Rows from one level to the same place on the next.
    pub const fn stride(self) -> i8 {
        self.height as i8 + 1
    }

    /// Rows of the whole sheet, the empty ones between levels included.
    pub const fn rows(self) -> i8 {
        self.levels as i8 * self.stride() - 1
    }

    /// The level of a tile.
    pub const fn level(self, tile: Tile) -> u8 {
        if self.levels == 1 { 0 } else { (tile.0 as usize / self.plane()) as u8 }
    }

    /// The tiles of a level.
    pub fn on_level(self, level: u8) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        let first = usize::from(level) * self.plane();
        (first..first + self.plane()).map(|index| Tile(index as u8))
    }

    /// The tile at the same place on another level.
    pub const fn elsewhere(self, tile: Tile, level: u8) -> Tile {
        Tile((tile.0 as usize % self.plane() + level as usize * self.plane()) as u8)
    }

    /// All tiles, row by row from the bottom.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..self.tiles() as u8).map(Tile)
    }

    /// The tile at (x, y) of the sheet, if it is on the board.
    pub const fn at(self, x: i8, y: i8) -> Option<Tile> {
        if x < 0 || y < 0 || x >= self.width as i8 || y >= self.rows() {
            return None;
        }
        if self.levels == 1 {
            return Some(Tile(y as u8 * self.width + x as u8));
        }
        let (level, y) = (y / self.stride(), y % self.stride());
        if y == self.height as i8 {
            return None;
        }
        Some(Tile((level as u8 * self.height + y as u8) * self.width + x as u8))
    }

    /// (x, y) of a tile on the sheet.
    pub const fn xy(self, tile: Tile) -> (i8, i8) {
        let (x, row) = (tile.0 % self.width, tile.0 / self.width);
        let gaps = if self.levels == 1 { 0 } else { row / self.height };
        (x as i8, (row + gaps) as i8)
    }

    /// The next tile in a direction, if it is on the board.
    pub const fn next(self, tile: Tile, dir: Dir) -> Option<Tile> {
        let (x, y) = self.xy(tile);
        let (dx, dy) = dir.delta();
        self.at(x + dx, y + dy)
    }

    /// The next tile in a direction, where there is known to be one: no open side or inner wall is
    /// at the edge.
    pub(super) const fn towards(self, tile: Tile, dir: Dir) -> Tile {
        Tile(match dir {
            Dir::Up => tile.0.wrapping_add(self.width),
            Dir::Right => tile.0.wrapping_add(1),
            Dir::Down => tile.0.wrapping_sub(self.width),
            Dir::Left => tile.0.wrapping_sub(1),
        })
    }

    /// The Manhattan distance of two tiles on the plan, whatever their levels.
    pub const fn distance(self, one: Tile, two: Tile) -> u8 {
        let ((ax, ay), (bx, by)) = (self.xy(one), self.xy(two));
        let (ay, by) =
            if self.levels == 1 { (ay, by) } else { (ay % self.stride(), by % self.stride()) };
        ax.abs_diff(bx) + ay.abs_diff(by)
    }

    /// Could stairs lead from one tile to the other?
    pub const fn is_flight(self, one: Tile, two: Tile) -> bool {
        self.level(one).abs_diff(self.level(two)) == 1 && self.distance(one, two) == 0
    }

    /// Are two tiles at least this far apart, or on different levels?
    pub const fn apart(self, one: Tile, two: Tile, least: u8) -> bool {
        self.level(one) != self.level(two) || self.distance(one, two) >= least
    }
}

/// What a tile is, as it is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Nothing happens here.
    Safe,
    /// Entering costs the next turn.
    Marsh,
    /// Things can be bought here.
    Shop,
    /// No battles; injuries are treated.
    Hospital,
    /// Flushes whoever enters one tile on.
    River,
    /// Carries whoever enters to its outlet.
    Portal,
    /// The donation centre of 17.5.
    Donation,
    /// 17.4: one end of a flight of stairs.
    Stairs,
    /// 17.4: carries whoever enters to any level.
    Lift,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 9] = [
        Kind::Safe,
        Kind::Marsh,
        Kind::Shop,
        Kind::Hospital,
        Kind::River,
        Kind::Portal,
        Kind::Donation,
        Kind::Stairs,
        Kind::Lift,
    ];

    /// The word in scripts.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Safe => "safe",
            Kind::Marsh => "marsh",
            Kind::Shop => "shop",
            Kind::Hospital => "hospital",
            Kind::River => "river",
            Kind::Portal => "portal",
            Kind::Donation => "donation",
            Kind::Stairs => "stairs",
            Kind::Lift => "lift",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_is_y_plus_one_and_directions_undo_each_other() {
        let size = Size::flat(8, 5);
        let middle = size.at(3, 2).unwrap();
        assert_eq!(size.next(middle, Dir::Up), size.at(3, 3));
        assert_eq!(size.next(middle, Dir::Left), size.at(2, 2));
        for dir in Dir::ALL {
            let there = size.next(middle, dir).unwrap();
            assert_eq!(size.next(there, dir.back()), Some(middle));
            assert_eq!(size.distance(middle, there), 1);
            assert!(!dir.beside().contains(&dir) && !dir.beside().contains(&dir.back()));
        }
        assert_eq!(size.next(size.at(7, 4).unwrap(), Dir::Up), None);
        assert_eq!(size.next(size.at(7, 4).unwrap(), Dir::Right), None);
    }

    #[test]
    fn levels_lie_above_each_other_and_no_step_leads_from_one_to_the_next() {
        let size = Size { width: 6, height: 5, levels: 3 };
        assert_eq!((size.tiles(), size.rows(), size.stride()), (90, 17, 6));
        for tile in size.all() {
            let (x, y) = size.xy(tile);
            assert_eq!(size.at(x, y), Some(tile));
            assert_eq!(i8::try_from(size.level(tile)).unwrap(), y / 6);
            for dir in Dir::ALL {
                let Some(there) = size.next(tile, dir) else { continue };
                assert_eq!(size.next(there, dir.back()), Some(tile));
                assert_eq!(size.level(tile), size.level(there));
                assert_eq!(size.distance(tile, there), 1);
            }
            for level in 0..3 {
                let there = size.elsewhere(tile, level);
                assert_eq!((size.level(there), size.distance(tile, there)), (level, 0));
                assert_eq!(size.apart(tile, there, 3), level != size.level(tile));
            }
        }
        assert!((0..6).all(|x| size.at(x, 5).is_none() && size.at(x, 11).is_none()));
        assert_eq!(size.on_level(1).map(|tile| size.level(tile)).sum::<u8>(), 30);
        assert_eq!(Size::flat(8, 8).rows(), 8);
    }
}
