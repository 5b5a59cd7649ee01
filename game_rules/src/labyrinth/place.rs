//! Places and directions (rules/labyrinth.md 3): x grows to the right, y grows upwards.

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

    /// Is it in?
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 & (1 << dir as u8) != 0
    }

    /// The directions, in the order U, R, D, L.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.contains(dir))
    }
}

/// A tile of a board by number: `y · width + x`.
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

/// Width and height of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Size {
    /// Tiles from left to right.
    pub width: u8,
    /// Tiles from bottom to top.
    pub height: u8,
}

impl Size {
    /// The longest side a board may have.
    pub const MOST: u8 = 12;

    /// How many tiles there are.
    pub const fn tiles(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// All tiles, row by row from the bottom.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..self.tiles() as u8).map(Tile)
    }

    /// The tile at (x, y), if it is on the board.
    pub const fn at(self, x: i8, y: i8) -> Option<Tile> {
        if x >= 0 && y >= 0 && x < self.width as i8 && y < self.height as i8 {
            Some(Tile(y as u8 * self.width + x as u8))
        } else {
            None
        }
    }

    /// (x, y) of a tile.
    pub const fn xy(self, tile: Tile) -> (i8, i8) {
        ((tile.0 % self.width) as i8, (tile.0 / self.width) as i8)
    }

    /// The next tile in a direction, if it is on the board.
    pub const fn next(self, tile: Tile, dir: Dir) -> Option<Tile> {
        let (x, y) = self.xy(tile);
        let (dx, dy) = dir.delta();
        self.at(x + dx, y + dy)
    }

    /// The Manhattan distance of two tiles.
    pub const fn distance(self, one: Tile, two: Tile) -> u8 {
        let ((ax, ay), (bx, by)) = (self.xy(one), self.xy(two));
        ax.abs_diff(bx) + ay.abs_diff(by)
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
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 7] = [
        Kind::Safe,
        Kind::Marsh,
        Kind::Shop,
        Kind::Hospital,
        Kind::River,
        Kind::Portal,
        Kind::Donation,
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
        let size = Size { width: 8, height: 5 };
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
}
