//! A labyrinth: what every tile is, what lies on each of its sides, and where entering it leads
//! (rules/labyrinth.md 3, 4.2, 4.3, 7).

use serde::{Deserialize, Serialize};

use super::place::{Dir, Dirs, Kind, Size, Tile};

/// One side of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Border {
    /// Nothing in the way.
    Open,
    /// A wall between two tiles.
    Inner,
    /// The outer wall.
    Outer,
    /// A way out.
    Exit,
}

/// The four sides of a tile, two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Sides(u8);

impl Sides {
    const fn get(self, dir: Dir) -> Border {
        match self.0 >> (2 * dir as u8) & 3 {
            0 => Border::Open,
            1 => Border::Inner,
            2 => Border::Outer,
            _ => Border::Exit,
        }
    }

    fn set(&mut self, dir: Dir, border: Border) {
        let shift = 2 * dir as u8;
        self.0 = self.0 & !(3 << shift) | (border as u8) << shift;
    }
}

/// A tile and its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Square {
    kind: Kind,
    sides: Sides,
    /// Where somebody who enters comes to rest (7.3): one tile downstream, the portal's outlet, or
    /// here.
    rest: Tile,
}

/// The sort of a portal (11.4: never told; 17.1 sells it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PortalSort {
    /// Its own outlet.
    Fake,
    /// One of two.
    TwoWay,
    /// One of three.
    ThreeWay,
}

/// A labyrinth without treasure, adventurers and monsters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    size: Size,
    squares: Vec<Square>,
    /// The river's tiles from source to end, each with its flow.
    river: Vec<(Tile, Dir)>,
    /// The portal sets; each tile's outlet is the next of its set.
    portals: Vec<Vec<Tile>>,
    /// Flights of stairs: the lower end and the upper.
    stairs: Vec<(Tile, Tile)>,
}

impl Board {
    /// An empty hall with an outer wall.
    pub fn empty(size: Size) -> Board {
        let square = Square { kind: Kind::Safe, sides: Sides::default(), rest: Tile(0) };
        let mut board = Board {
            size,
            squares: vec![square; size.tiles()],
            river: Vec::new(),
            portals: Vec::new(),
            stairs: Vec::new(),
        };
        for tile in size.all() {
            board.squares[tile.index()].rest = tile;
            for dir in Dir::ALL {
                if size.next(tile, dir).is_none() {
                    board.squares[tile.index()].sides.set(dir, Border::Outer);
                }
            }
        }
        board
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        self.size
    }

    /// What a tile is.
    #[inline]
    pub fn kind(&self, tile: Tile) -> Kind {
        self.squares[tile.index()].kind
    }

    /// What lies on a side of a tile.
    #[inline]
    pub fn border(&self, tile: Tile, dir: Dir) -> Border {
        self.squares[tile.index()].sides.get(dir)
    }

    /// Where somebody who enters `tile` comes to rest.
    #[inline]
    pub fn rest(&self, tile: Tile) -> Tile {
        self.squares[tile.index()].rest
    }

    /// The neighbour behind an open side.
    #[inline]
    pub fn open(&self, tile: Tile, dir: Dir) -> Option<Tile> {
        (self.border(tile, dir) == Border::Open).then(|| self.size.towards(tile, dir))
    }

    /// Where a step in `dir` ends, if the side is open.
    pub fn step(&self, tile: Tile, dir: Dir) -> Option<Tile> {
        self.open(tile, dir).map(|entered| self.rest(entered))
    }

    /// The river from source to end; that of the lowest level first.
    pub fn river(&self) -> &[(Tile, Dir)] {
        &self.river
    }

    /// The river of each level that has one.
    pub fn rivers(&self) -> impl Iterator<Item = &[(Tile, Dir)]> {
        self.river.chunk_by(|one, two| self.size.level(one.0) == self.size.level(two.0))
    }

    /// Flights of stairs: the lower end and the upper.
    pub fn stairs(&self) -> &[(Tile, Tile)] {
        &self.stairs
    }

    /// The other end of the stairs on this tile.
    pub fn other_end(&self, tile: Tile) -> Option<Tile> {
        self.stairs.iter().find_map(|&(low, high)| match tile {
            _ if tile == low => Some(high),
            _ if tile == high => Some(low),
            _ => None,
        })
    }

    /// Where somebody who enters a lift may come to rest, level by level.
    pub fn landings(&self, lift: Tile) -> impl Iterator<Item = Tile> {
        let size = self.size;
        (0..size.levels).map(move |level| size.elsewhere(lift, level))
    }

    /// Where a step from `tile` in `dir` may end: one place, or any landing of a lift.
    fn ends(&self, tile: Tile, dir: Dir) -> impl Iterator<Item = Tile> {
        let entered = self.open(tile, dir);
        let lift = entered.filter(|&entered| self.kind(entered) == Kind::Lift);
        let place = entered.filter(|_| lift.is_none()).map(|entered| self.rest(entered));
        place.into_iter().chain(lift.into_iter().flat_map(|lift| self.landings(lift)))
    }

    /// The flow of a river tile.
    pub fn flow(&self, tile: Tile) -> Option<Dir> {
        self.river.iter().find(|(wet, _)| *wet == tile).map(|&(_, dir)| dir)
    }

    /// The portal sets, each in the order of its outlets.
    pub fn portals(&self) -> &[Vec<Tile>] {
        &self.portals
    }

    /// The sort of a portal.
    pub fn portal_sort(&self, tile: Tile) -> Option<PortalSort> {
        let set = self.portals.iter().find(|set| set.contains(&tile))?;
        Some(match set.len() {
            1 => PortalSort::Fake,
            2 => PortalSort::TwoWay,
            _ => PortalSort::ThreeWay,
        })
    }

    /// All tiles of a kind.
    pub fn tiles_of(&self, kind: Kind) -> impl Iterator<Item = Tile> {
        self.size.all().filter(move |&tile| self.kind(tile) == kind)
    }

    /// The exits: tile and side.
    pub fn exits(&self) -> impl Iterator<Item = (Tile, Dir)> {
        self.size.all().flat_map(move |tile| {
            Dir::ALL
                .into_iter()
                .filter(move |&dir| self.border(tile, dir) == Border::Exit)
                .map(move |dir| (tile, dir))
        })
    }

    /// The inner walls, each once: the tile below or to the left of it, and the side.
    pub fn walls(&self) -> impl Iterator<Item = (Tile, Dir)> {
        self.size.all().flat_map(move |tile| {
            [Dir::Up, Dir::Right]
                .into_iter()
                .filter(move |&dir| self.border(tile, dir) == Border::Inner)
                .map(move |dir| (tile, dir))
        })
    }

    /// The walled sides of a tile.
    pub fn barred(&self, tile: Tile) -> Dirs {
        let mut barred = Dirs::default();
        for dir in Dir::ALL {
            if matches!(self.border(tile, dir), Border::Inner | Border::Outer) {
                barred.insert(dir);
            }
        }
        barred
    }

    /// Makes a tile something without a forced way out of it.
    pub fn set_kind(&mut self, tile: Tile, kind: Kind) {
        let square = &mut self.squares[tile.index()];
        square.kind = kind;
        square.rest = tile;
    }

    /// Puts an inner wall on a side, or takes it away. Sides without a neighbour stay as they are.
    pub fn set_wall(&mut self, tile: Tile, dir: Dir, wall: bool) {
        let Some(other) = self.size.next(tile, dir) else { return };
        let border = if wall { Border::Inner } else { Border::Open };
        self.squares[tile.index()].sides.set(dir, border);
        self.squares[other.index()].sides.set(dir.back(), border);
    }

    /// Breaks an exit into the outer wall. Sides with a neighbour stay as they are.
    pub fn set_exit(&mut self, tile: Tile, dir: Dir) {
        if self.size.next(tile, dir).is_none() {
            self.squares[tile.index()].sides.set(dir, Border::Exit);
        }
    }

    /// Lets a river run through these tiles.
    pub fn set_river(&mut self, river: Vec<(Tile, Dir)>) {
        for &(tile, _) in &river {
            self.squares[tile.index()].kind = Kind::River;
        }
        self.river = river;
        self.settle_river();
    }

    /// Recomputes where the river carries people: after building it, and after a wall beside it
    /// has changed.
    pub fn settle_river(&mut self) {
        for index in 0..self.river.len() {
            let (tile, flow) = self.river[index];
            self.squares[tile.index()].rest = self.open(tile, flow).unwrap_or(tile);
        }
    }

    /// Adds a portal set: each tile leads to the next, the last to the first.
    pub fn add_portals(&mut self, set: Vec<Tile>) {
        for (index, &tile) in set.iter().enumerate() {
            let outlet = set[(index + 1) % set.len()];
            let square = &mut self.squares[tile.index()];
            square.kind = Kind::Portal;
            square.rest = outlet;
        }
        self.portals.push(set);
    }

    /// Builds stairs between two tiles, the lower one first.
    pub fn add_stairs(&mut self, low: Tile, high: Tile) {
        self.set_kind(low, Kind::Stairs);
        self.set_kind(high, Kind::Stairs);
        self.stairs.push((low, high));
    }

    /// Turns the river round (17.12): the last tile becomes the first, all flow the other way.
    pub fn reverse_river(&mut self) {
        let mut turned: Vec<(Tile, Dir)> = Vec::with_capacity(self.river.len());
        for old in self.rivers() {
            let (mouth, first_flow) = old[0];
            // The old source flows out through the wall it came from, or another if it began round
            // a corner.
            let outward = |dir: &Dir| self.border(mouth, *dir) == Border::Outer;
            let ways = [first_flow.back()].into_iter().chain(Dir::ALL);
            let last_flow = ways.into_iter().find(outward).unwrap_or(first_flow.back());
            for index in (0..old.len()).rev() {
                // Tile i now flows to tile i−1, against the old flow of tile i−1.
                let flow = if index > 0 { old[index - 1].1.back() } else { last_flow };
                turned.push((old[index].0, flow));
            }
        }
        self.river = turned;
        self.settle_river();
    }

    /// Is the plain grid still in one piece if the side `dir` of `tile` were closed too?
    pub fn holds_together_without(&self, tile: Tile, dir: Dir) -> bool {
        let Some(goal) = self.size.next(tile, dir) else { return true };
        let mut seen = [false; 256];
        let mut queue = [Tile(0); 256];
        let (mut head, mut tail) = (0, 1);
        queue[0] = tile;
        seen[tile.index()] = true;
        while head < tail {
            let here = queue[head];
            head += 1;
            for way in Dir::ALL {
                if here == tile && way == dir {
                    continue;
                }
                let Some(there) = self.open(here, way) else { continue };
                if there == goal {
                    return true;
                }
                if !seen[there.index()] {
                    seen[there.index()] = true;
                    queue[tail] = there;
                    tail += 1;
                }
            }
        }
        false
    }

    /// The open sides whose closing would take the plain grid apart: bit d of a tile's byte. Only the
    /// level of `root` is looked at.
    pub(super) fn bridges(&self, root: Tile) -> [u8; 256] {
        let mut bridges = [0; 256];
        // When a tile was reached first, and the earliest tile reached from it or beyond it by
        // another way than the one that led to it.
        let mut reached = [0u16; 256];
        let mut earliest = [0u16; 256];
        let mut way: Vec<(Tile, Option<Dir>, u8)> = vec![(root, None, 0)];
        let mut clock = 1;
        reached[root.index()] = clock;
        earliest[root.index()] = clock;
        while let Some((here, came, next)) = way.last_mut() {
            let (here, came) = (*here, *came);
            let Some(&dir) = Dir::ALL.get(usize::from(*next)) else {
                way.pop();
                let (Some(came), Some(&(before, ..))) = (came, way.last()) else { continue };
                let least = earliest[before.index()].min(earliest[here.index()]);
                earliest[before.index()] = least;
                if earliest[here.index()] > reached[before.index()] {
                    bridges[before.index()] |= 1 << came as u8;
                    bridges[here.index()] |= 1 << came.back() as u8;
                }
                continue;
            };
            *next += 1;
            if came.is_some_and(|came| came.back() == dir) {
                continue;
            }
            let Some(there) = self.open(here, dir) else { continue };
            if reached[there.index()] != 0 {
                earliest[here.index()] = earliest[here.index()].min(reached[there.index()]);
            } else {
                clock += 1;
                reached[there.index()] = clock;
                earliest[there.index()] = clock;
                way.push((there, Some(dir), 0));
            }
        }
        bridges
    }

    /// Guarantee G (4.3). `treasures` are the tiles that start with a pile; all other safe tiles
    /// are plain.
    pub fn keeps_its_promise(&self, treasures: &[Tile]) -> bool {
        let count = self.size.tiles();
        let mut forward = [TileSet::default(); 256];
        let mut backward = [TileSet::default(); 256];
        let mut plain = TileSet::default();
        let mut wanted = TileSet::default();
        for tile in self.size.all() {
            for dir in Dir::ALL {
                match self.border(tile, dir) {
                    Border::Open => {
                        for rest in self.ends(tile, dir) {
                            forward[tile.index()].insert(rest);
                            backward[rest.index()].insert(tile);
                        }
                    }
                    Border::Exit => wanted.insert(tile),
                    Border::Inner | Border::Outer => {}
                }
            }
            match self.kind(tile) {
                Kind::Safe if treasures.contains(&tile) => wanted.insert(tile),
                Kind::Safe => plain.insert(tile),
                Kind::Shop | Kind::Hospital | Kind::Donation => wanted.insert(tile),
                Kind::Marsh | Kind::River | Kind::Portal | Kind::Stairs | Kind::Lift => {}
            }
        }
        for &(low, high) in &self.stairs {
            for (from, to) in [(low, high), (high, low)] {
                forward[from.index()].insert(to);
                backward[to.index()].insert(from);
            }
        }
        let reached = flood(plain, &forward[..count]);
        let Some(first) = reached.first() else { return false };
        let mut start = TileSet::default();
        start.insert(first);
        wanted.is_within(reached)
            && flood(start, &forward[..count]) == reached
            && reached.is_within(flood(start, &backward[..count]))
    }
}

/// Everything reached from `start` along `edges`.
fn flood(start: TileSet, edges: &[TileSet]) -> TileSet {
    let mut reached = start;
    let mut front = start;
    while let Some(tile) = front.first() {
        front.remove(tile);
        let fresh = edges[tile.index()].minus(reached);
        reached = reached.and(fresh);
        front = front.and(fresh);
    }
    reached
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct TileSet(u128, u128);

impl TileSet {
    #[inline]
    pub(super) fn insert(&mut self, tile: Tile) {
        let bit = 1 << (tile.0 % 128);
        if tile.0 < 128 { self.0 |= bit } else { self.1 |= bit }
    }

    #[inline]
    pub(super) fn contains(self, tile: Tile) -> bool {
        let half = if tile.0 < 128 { self.0 } else { self.1 };
        half & 1 << (tile.0 % 128) != 0
    }

    #[inline]
    fn remove(&mut self, tile: Tile) {
        let bit = 1 << (tile.0 % 128);
        if tile.0 < 128 { self.0 &= !bit } else { self.1 &= !bit }
    }

    #[inline]
    fn first(self) -> Option<Tile> {
        if self.0 != 0 {
            Some(Tile(self.0.trailing_zeros() as u8))
        } else {
            (self.1 != 0).then(|| Tile(128 + self.1.trailing_zeros() as u8))
        }
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        self.0.count_ones() + self.1.count_ones()
    }

    #[inline]
    pub(super) fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0, self.1 & !other.1)
    }

    #[inline]
    pub(super) fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0, self.1 | other.1)
    }

    #[inline]
    pub(super) fn within(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0, self.1 & other.1)
    }

    /// Each tile's number raised by less than 128; none may become too high.
    #[inline]
    pub(super) fn raised(self, by: u32) -> TileSet {
        TileSet(self.0 << by, self.1 << by | self.0 >> (128 - by))
    }

    /// Each tile's number lowered by less than 128; those that would fall below 0 are left out.
    #[inline]
    pub(super) fn lowered(self, by: u32) -> TileSet {
        TileSet(self.0 >> by | self.1 << (128 - by), self.1 >> by)
    }

    #[inline]
    pub(super) fn is_within(self, other: TileSet) -> bool {
        self.minus(other) == TileSet::default()
    }

    #[inline]
    pub(super) fn meets(self, other: TileSet) -> bool {
        self.0 & other.0 != 0 || self.1 & other.1 != 0
    }
}
