//! One piece of map in private coordinates (rules/labyrinth.md 18.2), and where on the board it
//! could lie on its own (18.4).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    super::{
        Settings,
        board::PortalSort,
        event::{Band, Reading},
        place::{Dir, Kind, Size, Tile},
    },
    beside,
};
use crate::game::Seat;

/// What is known of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// A step goes through.
    Open,
    /// A wall of unknown sort.
    Barred,
    /// There was a wall; dynamite went off somewhere since (17.9).
    Doubtful,
    /// A way out.
    Exit,
}

/// A cell of a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CellRef {
    /// The fragment's number.
    pub fragment: usize,
    /// The cell in the fragment's coordinates.
    pub at: (i8, i8),
}

/// What is known of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What it is.
    pub kind: Kind,
    /// River: whether the flush was blocked here.
    pub blocked: Option<bool>,
    /// River and portal: where entering it led.
    pub outlet: Option<CellRef>,
    /// Whether treasure lay here, and in which turn that was.
    pub treasure: Option<(bool, u32)>,
    /// Who was seen here last, and in which turn.
    pub seen: Vec<(Seat, u32)>,
    /// Portal: its sort, if it was bought (17.1).
    pub sort: Option<PortalSort>,
    /// Stairs: their other end, once they were climbed (17.4).
    pub climb: Option<CellRef>,
}

impl Cell {
    fn new(kind: Kind) -> Cell {
        Cell {
            kind,
            blocked: None,
            outlet: None,
            treasure: None,
            seen: Vec::new(),
            sort: None,
            climb: None,
        }
    }
}

/// The placements of a fragment still possible: board positions of its cell (0, 0), as rows of
/// bits.
pub(super) type Places = [u16; Size::MOST_ROWS as usize];

/// No placement at all.
pub(super) const NOWHERE: Places = [0; Size::MOST_ROWS as usize];

/// One piece of map.
#[derive(Clone, Debug)]
pub struct Fragment {
    cells: BTreeMap<(i8, i8), Cell>,
    /// Sides by the cell below or to the left of them, and Up or Right.
    sides: BTreeMap<((i8, i8), Dir), Side>,
    /// Where a scanner was used, and what it showed (17.7).
    readings: Vec<((i8, i8), Reading)>,
    places: Places,
    size: Size,
    archived: bool,
    /// Raised whenever a fact changes.
    pub(super) version: u32,
    /// Raised whenever a placement is ruled out.
    pub(super) pruned: u32,
    checked: u32,
}

/// A side's name: the cell below or to the left of it.
pub(super) fn named(at: (i8, i8), dir: Dir) -> ((i8, i8), Dir) {
    match dir {
        Dir::Up | Dir::Right => (at, dir),
        Dir::Down | Dir::Left => (beside(at, dir), dir.back()),
    }
}

impl Fragment {
    pub(super) fn new(kind: Kind, settings: &Settings) -> Fragment {
        let size = settings.size();
        let row = ((1u32 << size.width) - 1) as u16;
        let mut places = NOWHERE;
        for (y, places) in (0..size.rows()).zip(&mut places) {
            if size.at(0, y).is_some() {
                *places = row;
            }
        }
        Fragment {
            cells: BTreeMap::from([((0, 0), Cell::new(kind))]),
            sides: BTreeMap::new(),
            readings: Vec::new(),
            places,
            size,
            archived: false,
            version: 1,
            pruned: 0,
            checked: 0,
        }
    }

    /// The cells with their coordinates.
    pub fn cells(&self) -> impl Iterator<Item = ((i8, i8), &Cell)> {
        self.cells.iter().map(|(&at, cell)| (at, cell))
    }

    /// A cell.
    pub fn cell(&self, at: (i8, i8)) -> Option<&Cell> {
        self.cells.get(&at)
    }

    /// The known sides: the cell below or to the left, and Up or Right.
    pub fn sides(&self) -> impl Iterator<Item = ((i8, i8), Dir, Side)> {
        self.sides.iter().map(|(&(at, dir), &fact)| (at, dir, fact))
    }

    /// What is known of a side of a cell.
    pub fn side(&self, at: (i8, i8), dir: Dir) -> Option<Side> {
        self.sides.get(&named(at, dir)).copied()
    }

    /// Board positions of the cell (0, 0) that are still possible.
    pub fn placements(&self) -> impl Iterator<Item = (i8, i8)> {
        let rows = self.places.iter().enumerate();
        rows.flat_map(|(y, &row)| {
            (0..Size::MOST as i8).filter(move |x| row & 1 << x != 0).map(move |x| (x, y as i8))
        })
    }

    /// Could its cell (0, 0) lie here?
    pub fn allows(&self, (x, y): (i8, i8)) -> bool {
        self.size.at(x, y).is_some() && self.places[y as usize] & 1 << x != 0
    }

    /// How many placements are possible.
    pub fn freedom(&self) -> u32 {
        self.places.iter().map(|row| row.count_ones()).sum()
    }

    /// Is its place on the board known?
    pub fn is_anchored(&self) -> bool {
        self.freedom() == 1
    }

    /// Is it drawn, but no longer reasoned with?
    pub fn is_archived(&self) -> bool {
        self.archived
    }

    pub(super) fn archive(&mut self) {
        self.archived = true;
    }

    pub(super) fn revive(&mut self) {
        self.archived = false;
    }

    pub(super) fn places(&self) -> &Places {
        &self.places
    }

    pub(super) fn keep(&mut self, places: Places) -> bool {
        if places == self.places {
            return false;
        }
        self.places = places;
        self.pruned += 1;
        true
    }

    pub(super) fn keep_only(&mut self, kept: &[(i8, i8)]) -> bool {
        let mut places = NOWHERE;
        kept.iter().for_each(|&(x, y)| places[y as usize] |= 1 << x);
        self.keep(places)
    }

    /// Notes what a scanner showed.
    pub(super) fn read(&mut self, at: (i8, i8), reading: Reading) -> bool {
        self.readings.push((at, reading));
        self.version += 1;
        true
    }

    pub(super) fn cell_mut(&mut self, at: (i8, i8)) -> &mut Cell {
        self.cells.entry(at).or_insert_with(|| Cell::new(Kind::Safe))
    }

    pub(super) fn set_cell(&mut self, at: (i8, i8), kind: Kind) -> bool {
        let mut fresh = false;
        self.cells.entry(at).or_insert_with(|| {
            fresh = true;
            Cell::new(kind)
        });
        self.version += u32::from(fresh);
        fresh
    }

    pub(super) fn set_blocked(&mut self, at: (i8, i8), blocked: bool) -> bool {
        let Some(cell) = self.cells.get_mut(&at) else { return false };
        let fresh = cell.blocked != Some(blocked);
        cell.blocked = Some(blocked);
        self.version += u32::from(fresh);
        fresh
    }

    pub(super) fn set_side(&mut self, at: (i8, i8), dir: Dir, fact: Side) -> bool {
        let fresh = self.sides.insert(named(at, dir), fact) != Some(fact);
        self.version += u32::from(fresh);
        fresh
    }

    /// Notes a side at second hand: what was seen with own eyes stays.
    pub(super) fn learn_side(&mut self, at: (i8, i8), dir: Dir, fact: Side) -> bool {
        match self.side(at, dir) {
            None | Some(Side::Doubtful) => self.set_side(at, dir, fact),
            Some(_) => false,
        }
    }

    /// 17.9: somewhere a wall may have fallen.
    pub(super) fn doubt_walls(&mut self) {
        for fact in self.sides.values_mut() {
            if *fact == Side::Barred {
                *fact = Side::Doubtful;
            }
        }
        self.version += 1;
    }

    /// 17.12: the river flows the other way now.
    pub(super) fn forget_currents(&mut self) {
        for cell in self.cells.values_mut().filter(|cell| cell.kind == Kind::River) {
            cell.blocked = None;
            cell.outlet = None;
        }
        self.version += 1;
    }

    pub(super) fn repoint(&mut self, moved: impl Fn(&mut CellRef)) {
        let ends = self.cells.values_mut().flat_map(|cell| [&mut cell.outlet, &mut cell.climb]);
        for end in ends.flatten() {
            let before = *end;
            moved(end);
            self.version += u32::from(*end != before);
        }
    }

    /// Takes another fragment in. Where both know an outlet of one cell, those are the same cell.
    pub(super) fn absorb(
        &mut self,
        other: Fragment,
        shift: (i8, i8),
        same: &mut Vec<(CellRef, CellRef)>,
    ) {
        let moved = |(x, y): (i8, i8)| (x + shift.0, y + shift.1);
        let mut places = NOWHERE;
        for (x, y) in other.placements() {
            let (x, y) = (x - shift.0, y - shift.1);
            if self.size.at(x, y).is_some() {
                places[y as usize] |= 1 << x;
            }
        }
        for (at, theirs) in other.cells {
            match self.cells.get_mut(&moved(at)) {
                None => {
                    self.cells.insert(moved(at), theirs);
                }
                Some(mine) => {
                    mine.blocked = mine.blocked.or(theirs.blocked);
                    mine.sort = mine.sort.or(theirs.sort);
                    let newer = |fact: Option<(bool, u32)>| fact.map(|(_, turn)| turn);
                    if newer(theirs.treasure) > newer(mine.treasure) {
                        mine.treasure = theirs.treasure;
                    }
                    mine.seen.extend(theirs.seen);
                    let ends = [(&mut mine.outlet, theirs.outlet), (&mut mine.climb, theirs.climb)];
                    for (mine, theirs) in ends {
                        match (*mine, theirs) {
                            (Some(one), Some(two)) => same.push((one, two)),
                            (None, end) => *mine = end,
                            (Some(_), None) => {}
                        }
                    }
                }
            }
        }
        self.readings.extend(other.readings.into_iter().map(|(at, reading)| (moved(at), reading)));
        for ((at, dir), fact) in other.sides {
            let mine = self.sides.entry((moved(at), dir)).or_insert(fact);
            if *mine == Side::Doubtful {
                *mine = fact;
            }
        }
        for (row, theirs) in self.places.iter_mut().zip(places) {
            *row &= theirs;
        }
        self.version += 1;
        self.pruned += 1;
    }

    /// Deletes the placements that are impossible whatever the other fragments are.
    pub(super) fn prune_alone(&mut self, settings: &Settings) {
        if self.checked == self.version {
            return;
        }
        self.checked = self.version;
        let mut places = NOWHERE;
        let possible: Vec<(i8, i8)> =
            self.placements().filter(|&a| self.is_possible(a, settings)).collect();
        for (x, y) in possible {
            places[y as usize] |= 1 << x;
        }
        self.keep(places);
    }

    fn is_lowest(&self, tile: Option<Tile>) -> bool {
        tile.is_some_and(|tile| self.size.level(tile) == 0)
    }

    /// 17.4: does no level get more tiles of a kind than it has?
    fn suits_levels(&self, lies: impl Fn((i8, i8)) -> Option<Tile>, settings: &Settings) -> bool {
        if self.size.levels == 1 {
            return true;
        }
        let mut counts = [[0u32; Kind::ALL.len()]; Size::MOST_LEVELS as usize];
        self.cells.iter().all(|(&at, cell)| {
            lies(at).is_some_and(|tile| {
                let level = self.size.level(tile);
                let count = &mut counts[usize::from(level)][cell.kind as usize];
                *count += 1;
                *count <= settings.tiles_on(cell.kind, level)
            })
        })
    }

    /// Is there a tile where the scanner saw a pile?
    fn has_room(&self, here: Tile, reading: Reading) -> bool {
        let Reading::Pile { band, dx, dy, .. } = reading else { return true };
        let (x, y) = self.size.xy(here);
        let level = self.size.level(here);
        self.size.on_level(level).any(|tile| {
            let (tx, ty) = self.size.xy(tile);
            Band::of(self.size.distance(here, tile)) == band
                && ((tx - x).signum(), (ty - y).signum()) == (dx, dy)
        })
    }

    fn is_possible(&self, (ax, ay): (i8, i8), settings: &Settings) -> bool {
        let lies = |(x, y): (i8, i8)| self.size.at(x + ax, y + ay);
        let inside = |at| lies(at).is_some();
        if !self.cells.keys().all(|&at| inside(at)) || !self.suits_levels(lies, settings) {
            return false;
        }
        let (mut walls, mut exits) = (0u32, 0u32);
        for (&(at, dir), &fact) in &self.sides {
            let inner = inside(at) && inside(beside(at, dir));
            match fact {
                Side::Open if !inner => return false,
                Side::Exit if inner || !self.is_lowest(lies(at).or(lies(beside(at, dir)))) => {
                    return false;
                }
                Side::Exit => exits += 1,
                Side::Barred if inner => walls += 1,
                _ => {}
            }
        }
        if walls > settings.inner_walls() || exits > settings.exits.into() {
            return false;
        }
        let reads = |&(at, reading): &((i8, i8), Reading)| {
            lies(at).is_some_and(|here| self.has_room(here, reading))
        };
        if !self.readings.iter().all(reads) {
            return false;
        }
        self.cells.iter().filter(|(_, cell)| cell.blocked == Some(true)).all(|(&at, _)| {
            Dir::ALL.into_iter().any(|dir| {
                let outward = !inside(beside(at, dir));
                outward && !matches!(self.side(at, dir), Some(Side::Open | Side::Exit))
            })
        })
    }
}
