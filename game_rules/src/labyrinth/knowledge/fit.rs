//! How two fragments can lie relative to each other (rules/labyrinth.md 18.4).
//!
//! Apart from the number of inner walls, whether two placements are compatible depends only on
//! their difference. So for every pair the allowed offsets are kept as rows of bits and worked out
//! again only when one of the two has learned something.

use std::collections::BTreeMap;

use super::{
    super::{
        Settings,
        place::{Dir, Kind, Size},
    },
    CellRef, Fragment, Side, beside,
    fragment::{NOWHERE, Places, named},
};

/// The largest offset of two placements across, and up or down.
pub(super) const REACH: (i8, i8) = (Size::MOST as i8 - 1, Size::MOST_ROWS as i8 - 1);
/// Rows of a set of offsets.
const ROWS: usize = 2 * REACH.1 as usize + 1;

/// Offsets b − a of placements b and a, as rows of bits; (0, 0) is in the middle.
pub(super) type Offsets = [u32; ROWS];

/// What was found out about a pair, and from which versions of the two.
#[derive(Clone, Debug)]
struct Pair {
    versions: (u32, u32),
    pruned: (u32, u32),
    offsets: Offsets,
    /// The walls of both together may be too many for some placements.
    crowded: bool,
}

/// The pairs of live fragments, by number, the older first.
#[derive(Clone, Debug, Default)]
pub(super) struct Fits {
    pairs: BTreeMap<(usize, usize), Pair>,
    grids: BTreeMap<usize, Grid>,
}

impl Fits {
    /// A fragment is gone.
    pub(super) fn forget(&mut self, id: usize) {
        self.pairs.retain(|&(one, two), _| one != id && two != id);
        self.grids.remove(&id);
    }

    /// Deletes impossible placements. Returns the first two fragments whose offset is certain: the
    /// older, the younger, and the younger's cell (0, 0) in the older's coordinates.
    pub(super) fn prune(
        &mut self,
        fragments: &mut [Option<Fragment>],
        settings: &Settings,
    ) -> Option<(usize, usize, (i8, i8))> {
        let live: Vec<usize> = (0..fragments.len())
            .filter(|&id| fragments[id].as_ref().is_some_and(|piece| !piece.is_archived()))
            .collect();
        for &id in &live {
            if let Some(piece) = &mut fragments[id] {
                piece.prune_alone(settings);
                if self.grids.get(&id).is_none_or(|grid| grid.version != piece.version) {
                    self.grids.insert(id, Grid::of(piece));
                }
            }
        }
        loop {
            let mut changed = false;
            for (index, &young) in live.iter().enumerate() {
                for &old in &live[..index] {
                    let (before, after) = fragments.split_at_mut(young);
                    let (Some(one), Some(two)) = (&mut before[old], &mut after[0]) else {
                        continue;
                    };
                    let pair = self.pair((old, young), one, two, settings);
                    if pair.pruned == (one.pruned, two.pruned) {
                        continue;
                    }
                    let outcome = if pair.crowded {
                        let grids = (&self.grids[&old], &self.grids[&young]);
                        support_crowded(one.places(), two.places(), &pair.offsets, grids, settings)
                    } else {
                        support(one.places(), two.places(), &pair.offsets, settings)
                    };
                    changed |= one.keep(outcome.one);
                    changed |= two.keep(outcome.two);
                    if let Some(pair) = self.pairs.get_mut(&(old, young)) {
                        pair.pruned = (one.pruned, two.pruned);
                    }
                    if let Some(only) = outcome.only {
                        return Some((old, young, only));
                    }
                }
            }
            if !changed {
                return None;
            }
        }
    }

    /// How the younger of two live fragments can lie, seen from the older.
    pub(super) fn offsets(&self, old: usize, young: usize) -> Option<&Offsets> {
        self.pairs.get(&(old, young)).map(|pair| &pair.offsets)
    }

    fn pair(
        &mut self,
        ids: (usize, usize),
        one: &Fragment,
        two: &Fragment,
        settings: &Settings,
    ) -> Pair {
        let versions = (one.version, two.version);
        if let Some(pair) = self.pairs.get(&ids)
            && pair.versions == versions
        {
            return pair.clone();
        }
        let (left, right) = (&self.grids[&ids.0], &self.grids[&ids.1]);
        let pair = Pair {
            versions,
            pruned: (u32::MAX, u32::MAX),
            offsets: allowed(ids, left, right, settings),
            crowded: left.walls.len() + right.walls.len() > settings.inner_walls() as usize,
        };
        self.pairs.insert(ids, pair.clone());
        pair
    }
}

/// A fragment laid out for quick looking up.
#[derive(Clone, Debug)]
struct Grid {
    version: u32,
    low: (i8, i8),
    high: (i8, i8),
    counts: [u32; Kind::ALL.len()],
    exits: u32,
    cells: Vec<((i8, i8), u8)>,
    sides: Vec<((i8, i8), Dir, Side)>,
    walls: Vec<((i8, i8), Dir)>,
    outlets: Vec<((i8, i8), Kind, CellRef)>,
    /// A lift (17.4), if one is known here; all others are above or below it.
    lift: Option<(i8, i8)>,
    /// Kind and blocked fact of each cell, 0 where nothing is known; then its two named sides.
    kinds: [u8; SPAN.0 * SPAN.1],
    ups: [u8; SPAN.0 * SPAN.1],
    rights: [u8; SPAN.0 * SPAN.1],
}

/// One more than a board on each side: sides are named by cells that may lie outside.
const SPAN: (usize, usize) = (Size::MOST as usize + 2, Size::MOST_ROWS as usize + 2);

const fn code(kind: Kind, blocked: Option<bool>) -> u8 {
    let fact = match blocked {
        None => 0,
        Some(false) => 1,
        Some(true) => 2,
    };
    1 + kind as u8 + fact * 16
}

/// Can both facts be true of one tile?
const fn agree(one: u8, two: u8) -> bool {
    one % 16 == two % 16 && (one / 16 == two / 16 || one < 16 || two < 16)
}

impl Grid {
    fn of(piece: &Fragment) -> Grid {
        let mut grid = Grid {
            version: piece.version,
            low: (i8::MAX, i8::MAX),
            high: (i8::MIN, i8::MIN),
            counts: [0; Kind::ALL.len()],
            exits: 0,
            cells: Vec::new(),
            sides: Vec::new(),
            walls: Vec::new(),
            outlets: Vec::new(),
            lift: None,
            kinds: [0; SPAN.0 * SPAN.1],
            ups: [0; SPAN.0 * SPAN.1],
            rights: [0; SPAN.0 * SPAN.1],
        };
        for (at, cell) in piece.cells() {
            grid.low = (grid.low.0.min(at.0), grid.low.1.min(at.1));
            grid.high = (grid.high.0.max(at.0), grid.high.1.max(at.1));
            grid.counts[cell.kind as usize] += 1;
            grid.cells.push((at, code(cell.kind, cell.blocked)));
            if let Some(outlet) = cell.outlet.or(cell.climb) {
                grid.outlets.push((at, cell.kind, outlet));
            }
            if cell.kind == Kind::Lift {
                grid.lift = Some(at);
            }
        }
        for &(at, code) in &grid.cells {
            if let Some(index) = grid.index(at) {
                grid.kinds[index] = code;
            }
        }
        for (at, dir, fact) in piece.sides() {
            if fact == Side::Doubtful {
                continue;
            }
            grid.sides.push((at, dir, fact));
            match fact {
                Side::Barred => grid.walls.push((at, dir)),
                Side::Exit => grid.exits += 1,
                Side::Open | Side::Doubtful => {}
            }
            if let Some(index) = grid.index(at) {
                let sides = if dir == Dir::Up { &mut grid.ups } else { &mut grid.rights };
                sides[index] = 1 + fact as u8;
            }
        }
        grid
    }

    fn index(&self, (x, y): (i8, i8)) -> Option<usize> {
        let (x, y) = (x - self.low.0 + 1, y - self.low.1 + 1);
        let inside = (0..SPAN.0 as i8).contains(&x) && (0..SPAN.1 as i8).contains(&y);
        inside.then(|| y as usize * SPAN.0 + x as usize)
    }

    fn kind(&self, at: (i8, i8)) -> u8 {
        self.index(at).map_or(0, |index| self.kinds[index])
    }

    fn side(&self, at: (i8, i8), dir: Dir) -> u8 {
        let sides = if dir == Dir::Up { &self.ups } else { &self.rights };
        self.index(at).map_or(0, |index| sides[index])
    }
}

/// All offsets at which nothing contradicts.
fn allowed(ids: (usize, usize), one: &Grid, two: &Grid, settings: &Settings) -> Offsets {
    let mut offsets = [0; ROWS];
    let limits: [u32; Kind::ALL.len()] =
        std::array::from_fn(|index| settings.tiles_of(Kind::ALL[index]));
    let size = settings.size();
    let reach = (size.width as i8 - 1, size.rows() - 1);
    for oy in -reach.1..=reach.1 {
        let low = one.low.1.min(two.low.1 + oy);
        let high = one.high.1.max(two.high.1 + oy);
        if high - low >= size.rows() {
            continue;
        }
        for ox in -reach.0..=reach.0 {
            let low = one.low.0.min(two.low.0 + ox);
            let high = one.high.0.max(two.high.0 + ox);
            if high - low < size.width as i8 && fits(ids, one, two, (ox, oy), &limits, settings) {
                offsets[(oy + REACH.1) as usize] |= 1 << (ox + REACH.0);
            }
        }
    }
    offsets
}

/// Does nothing contradict when cell q of `two` is cell q + offset of `one`?
fn fits(
    ids: (usize, usize),
    one: &Grid,
    two: &Grid,
    offset: (i8, i8),
    limits: &[u32; Kind::ALL.len()],
    settings: &Settings,
) -> bool {
    let moved = |(x, y): (i8, i8)| (x + offset.0, y + offset.1);
    let back = |(x, y): (i8, i8)| (x - offset.0, y - offset.1);
    let stride = settings.size().stride();
    // One lift goes through all levels.
    if let (Some(mine), Some(theirs)) = (one.lift, two.lift) {
        let (x, y) = moved(theirs);
        if x != mine.0 || (y - mine.1) % stride != 0 {
            return false;
        }
    }
    let mut shared = [0u32; Kind::ALL.len()];
    let (few, many, other) =
        if one.cells.len() < two.cells.len() { (one, two, Some(back)) } else { (two, one, None) };
    let laid = |at| match other {
        Some(back) => back(at),
        None => moved(at),
    };
    for &(at, code) in &few.cells {
        let there = many.kind(laid(at));
        if there != 0 {
            if !agree(code, there) {
                return false;
            }
            shared[usize::from(code % 16) - 1] += 1;
        }
    }
    let too_many =
        |index: usize| one.counts[index] + two.counts[index] - shared[index] > limits[index];
    if (0..Kind::ALL.len()).any(too_many) {
        return false;
    }
    let mut shared_exits = 0;
    for &(at, dir, fact) in &few.sides {
        let there = many.side(laid(at), dir);
        if there != 0 {
            if there != 1 + fact as u8 {
                return false;
            }
            shared_exits += u32::from(fact == Side::Exit);
        }
    }
    if one.exits + two.exits - shared_exits > settings.exits.into() {
        return false;
    }
    let known = |at: (i8, i8), dir: Dir| {
        let (at, dir) = named(at, dir);
        one.side(at, dir).max(two.side(back(at), dir))
    };
    let linked = |from: (i8, i8), kind: Kind, to: (i8, i8)| {
        if kind == Kind::Portal {
            return from != to || settings.fake_portals > 0;
        }
        if kind == Kind::Stairs {
            return from.0 == to.0 && (from.1 - to.1).abs() == stride;
        }
        Dir::ALL.into_iter().any(|dir| {
            let closed = [1 + Side::Barred as u8, 1 + Side::Exit as u8];
            beside(from, dir) == to && !closed.contains(&known(from, dir))
        })
    };
    let out = |&(at, kind, to): &((i8, i8), Kind, CellRef)| {
        to.fragment != ids.1 || linked(at, kind, moved(to.at))
    };
    let inn = |&(at, kind, to): &((i8, i8), Kind, CellRef)| {
        to.fragment != ids.0 || linked(moved(at), kind, to.at)
    };
    one.outlets.iter().all(out) && two.outlets.iter().all(inn)
}

/// What remains of both placement sets, and the offset if only one is left.
struct Outcome {
    one: Places,
    two: Places,
    only: Option<(i8, i8)>,
}

impl Outcome {
    const NOTHING: Outcome = Outcome { one: NOWHERE, two: NOWHERE, only: None };

    fn with_offsets(mut self, used: &Offsets) -> Outcome {
        if used.iter().map(|row| row.count_ones()).sum::<u32>() == 1 {
            let row = used.iter().position(|&row| row != 0).unwrap_or(0);
            let bit = used[row].trailing_zeros();
            self.only = Some((bit as i8 - REACH.0, row as i8 - REACH.1));
        }
        self
    }
}

fn places_of(places: &Places) -> impl Iterator<Item = (usize, usize)> {
    places.iter().enumerate().flat_map(|(y, &row)| {
        (0..Size::MOST as usize).filter(move |x| row & 1 << x != 0).map(move |x| (x, y))
    })
}

/// Every placement that some placement of the other goes with.
fn support(one: &Places, two: &Places, offsets: &Offsets, settings: &Settings) -> Outcome {
    let mut outcome = Outcome::NOTHING;
    let mut used = [0; ROWS];
    let (across, up) = (REACH.0 as usize, REACH.1 as usize);
    let rows = settings.size().rows() as usize;
    for (ax, ay) in places_of(one) {
        let mut found = false;
        for (by, &row) in two[..rows].iter().enumerate() {
            let allowed = offsets[by + up - ay];
            let good = (allowed >> (across - ax)) as u16 & row;
            if good != 0 {
                found = true;
                outcome.two[by] |= good;
                used[by + up - ay] |= u32::from(good) << (across - ax);
            }
        }
        if found {
            outcome.one[ay] |= 1 << ax;
        }
    }
    outcome.with_offsets(&used)
}

/// The same where walls have to be counted: their number inside depends on the very placements.
fn support_crowded(
    one: &Places,
    two: &Places,
    offsets: &Offsets,
    (left, right): (&Grid, &Grid),
    settings: &Settings,
) -> Outcome {
    let mut outcome = Outcome::NOTHING;
    let mut used = [0; ROWS];
    let size = settings.size();
    let (across, up) = (REACH.0 as usize, REACH.1 as usize);
    let inner = |grid: &Grid, (ax, ay): (i8, i8), shared: &dyn Fn((i8, i8), Dir) -> bool| {
        let inside = |(x, y): (i8, i8)| size.at(x + ax, y + ay).is_some();
        let counts = |&&(at, dir): &&((i8, i8), Dir)| {
            inside(at) && inside(beside(at, dir)) && !shared(at, dir)
        };
        grid.walls.iter().filter(counts).count()
    };
    for (ax, ay) in places_of(one) {
        let a = (ax as i8, ay as i8);
        let mine = inner(left, a, &|_, _| false);
        for (bx, by) in places_of(two) {
            let bit = 1 << (bx + across - ax);
            if offsets[by + up - ay] & bit == 0 {
                continue;
            }
            let offset = (bx as i8 - a.0, by as i8 - a.1);
            let barred = 1 + Side::Barred as u8;
            let shared =
                |(x, y): (i8, i8), dir: Dir| left.side((x + offset.0, y + offset.1), dir) == barred;
            let theirs = inner(right, (bx as i8, by as i8), &shared);
            if mine + theirs <= settings.inner_walls() as usize {
                outcome.one[ay] |= 1 << ax;
                outcome.two[by] |= 1 << bx;
                used[by + up - ay] |= bit;
            }
        }
    }
    outcome.with_offsets(&used)
}
