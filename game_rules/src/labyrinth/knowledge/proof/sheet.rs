//! Pieces of map laid out for being placed again and again: what each says of the board at each of its
//! placements, as sets of tiles.

use super::{
    super::{
        super::{
            Settings,
            board::TileSet,
            place::{Dir, Kind, Size, Tile},
            rivers::River,
        },
        Fragment, Side, beside,
    },
    Place,
};

/// Kinds of tiles a single level can have.
pub(super) const KINDS: usize = 7;

/// Placements on one level, as rows of 16 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rows([u64; WORDS]);

const WORDS: usize = Size::MOST as usize / 4;

impl Rows {
    /// Rows one by one, from the bottom.
    #[inline]
    pub(super) fn of(height: u8, row: impl Fn(usize) -> u16) -> Rows {
        let mut rows = Rows::default();
        for y in 0..usize::from(height) {
            rows.0[y / 4] |= u64::from(row(y)) << (y % 4 * 16);
        }
        rows
    }

    #[inline]
    fn with(mut self, (x, y): Place) -> Rows {
        self.0[y as usize / 4] |= 1 << (y as usize % 4 * 16 + x as usize);
        self
    }

    #[inline]
    pub(super) fn only(place: Place) -> Rows {
        Rows::default().with(place)
    }

    #[inline]
    pub(super) fn without(mut self, (x, y): Place) -> Rows {
        self.0[y as usize / 4] &= !(1 << (y as usize % 4 * 16 + x as usize));
        self
    }

    #[inline]
    pub(super) fn contains(self, (x, y): Place) -> bool {
        let inside = (0..Size::MOST as i8).contains(&x) && (0..Size::MOST as i8).contains(&y);
        inside && self.0[y as usize / 4] >> (y as usize % 4 * 16 + x as usize) & 1 != 0
    }

    #[inline]
    pub(super) fn within(self, other: Rows) -> Rows {
        Rows([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Those in the lower rows, or farther left in the same row.
    #[inline]
    fn rank(self, (x, y): Place) -> usize {
        let word = y as usize / 4;
        let below: u32 = self.0[..word].iter().map(|word| word.count_ones()).sum();
        let here = self.0[word] & ((1 << (y as usize % 4 * 16 + x as usize)) - 1);
        (below + here.count_ones()) as usize
    }

    /// The placements, row by row.
    pub(super) fn iter(self) -> impl Iterator<Item = Place> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(((bit % 16) as i8, (index * 4 + bit / 16) as i8))
            })
        })
    }
}

impl FromIterator<Place> for Rows {
    fn from_iter<T: IntoIterator<Item = Place>>(places: T) -> Rows {
        places.into_iter().fold(Rows::default(), Rows::with)
    }
}

/// Sides of the border, a bit each.
pub(super) type Edges = u64;

/// The bit of an outward side.
fn edge(size: Size, tile: Tile, dir: Dir) -> Edges {
    let (x, y) = size.xy(tile);
    let along = match dir {
        Dir::Up | Dir::Down => x,
        Dir::Left | Dir::Right => y,
    };
    1 << (dir as usize * Size::MOST as usize + along as usize)
}

/// The tile of each of these sides.
pub(super) fn tiles_of(size: Size, mut edges: Edges) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let bit = (edges != 0).then(|| edges.trailing_zeros() as u8)?;
        edges &= edges - 1;
        let along = bit % Size::MOST;
        let (x, y) = match Dir::ALL[usize::from(bit / Size::MOST)] {
            Dir::Up => (along, size.height - 1),
            Dir::Right => (size.width - 1, along),
            Dir::Down => (along, 0),
            Dir::Left => (0, along),
        };
        Some(Tile(y * size.width + x))
    })
}

/// All sides of the border.
pub(super) fn border(size: Size) -> Edges {
    let outward = |tile: Tile| {
        Dir::ALL
            .into_iter()
            .filter(move |&dir| size.next(tile, dir).is_none())
            .map(move |dir| (tile, dir))
    };
    size.all().flat_map(outward).fold(0, |edges, (tile, dir)| edges | edge(size, tile, dir))
}

/// What is said of a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SheetFacts {
    pub(super) kinds: [TileSet; KINDS],
    /// Sides between two tiles, by the tile below or to the left: up, right.
    pub(super) known: [TileSet; 2],
    pub(super) walls: [TileSet; 2],
    /// Sides of the border.
    pub(super) edges: Edges,
    pub(super) exits: Edges,
}

impl SheetFacts {
    pub(super) fn add(&mut self, other: &SheetFacts) {
        for (mine, theirs) in self.kinds.iter_mut().zip(&other.kinds) {
            *mine = mine.and(*theirs);
        }
        for dir in 0..2 {
            self.known[dir] = self.known[dir].and(other.known[dir]);
            self.walls[dir] = self.walls[dir].and(other.walls[dir]);
        }
        self.edges |= other.edges;
        self.exits |= other.exits;
    }

    pub(super) fn wall_count(&self) -> u32 {
        self.walls[0].count() + self.walls[1].count()
    }
}

/// What a piece says at one placement.
#[derive(Clone, Copy, Debug, Default)]
struct Stamp {
    facts: SheetFacts,
    /// Where no river is.
    dry: TileSet,
    /// Where the river is stopped, and where it is not.
    blocked: TileSet,
    free: TileSet,
}

/// A piece of map with its placements.
pub(super) struct Sheet {
    pub(super) id: usize,
    pub(super) places: Rows,
    /// Row by row.
    stamps: Vec<Stamp>,
}

impl Sheet {
    pub(super) fn new(id: usize, piece: &Fragment, settings: &Settings) -> Sheet {
        let size = settings.size();
        let mut places = Rows::default();
        let mut stamps = Vec::with_capacity(piece.freedom() as usize);
        for place in piece.placements() {
            if let Some(stamp) = Stamp::of(piece, place, size) {
                places = places.with(place);
                stamps.push(stamp);
            }
        }
        Sheet { id, places, stamps }
    }

    /// What it says when it lies here.
    pub(super) fn facts(&self, place: Place) -> &SheetFacts {
        &self.stamps[self.places.rank(place)].facts
    }

    /// Is it wet where the river is, and nowhere else?
    pub(super) fn suits(&self, place: Place, river: &River) -> bool {
        let stamp = &self.stamps[self.places.rank(place)];
        let [up, right] = river.bears();
        let mut end = TileSet::default();
        river.path.last().into_iter().for_each(|&(tile, _)| end.insert(tile));
        stamp.facts.kinds[Kind::River as usize].is_within(river.tiles)
            && !stamp.dry.meets(river.tiles)
            && stamp.facts.walls[0].is_within(*up)
            && stamp.facts.walls[1].is_within(*right)
            && stamp.blocked.is_within(end)
            && !stamp.free.meets(end)
    }
}

impl Stamp {
    fn of(piece: &Fragment, (x, y): Place, size: Size) -> Option<Stamp> {
        let at = |(dx, dy): Place| size.at(x + dx, y + dy);
        let mut stamp = Stamp::default();
        for (cell, fact) in piece.cells() {
            let tile = at(cell)?;
            stamp.facts.kinds.get_mut(fact.kind as usize)?.insert(tile);
            match fact.blocked {
                Some(true) => stamp.blocked.insert(tile),
                Some(false) => stamp.free.insert(tile),
                None => {}
            }
            if fact.kind != Kind::River {
                stamp.dry.insert(tile);
            }
        }
        for (cell, dir, fact) in piece.sides().filter(|(.., fact)| *fact != Side::Doubtful) {
            match (at(cell), at(beside(cell, dir))) {
                (Some(tile), Some(_)) => {
                    // Named by the tile below or to the left.
                    stamp.facts.known[dir as usize].insert(tile);
                    match fact {
                        Side::Barred => stamp.facts.walls[dir as usize].insert(tile),
                        Side::Exit => return None,
                        Side::Open | Side::Doubtful => {}
                    }
                }
                (inner, outer) => {
                    let (tile, dir) = match inner {
                        Some(tile) => (tile, dir),
                        None => (outer?, dir.back()),
                    };
                    stamp.facts.edges |= edge(size, tile, dir);
                    match fact {
                        Side::Exit => {
                            stamp.facts.exits |= edge(size, tile, dir);
                            stamp.dry.insert(tile);
                        }
                        Side::Open => return None,
                        Side::Barred | Side::Doubtful => {}
                    }
                }
            }
        }
        Some(stamp)
    }
}
