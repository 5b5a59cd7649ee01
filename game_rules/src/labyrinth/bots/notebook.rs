//! A bot's notebook: its Knowledge, kept up to date from what its seat has heard, and the ways it
//! knows (rules/labyrinth.md 20.2).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::labyrinth::{
    Dir, Kind, Log, View,
    knowledge::{CellRef, Knowledge, Side, beside, worlds::PathStep},
};

/// Knowledge of one seat, fed with the announcements it had not seen yet.
#[derive(Debug, Default)]
pub(super) struct Notebook {
    heard: Log,
    known: Option<Knowledge>,
}

impl Notebook {
    /// What the seat knows now. After an undo the notebook is written anew.
    pub(super) fn read(&mut self, view: &View) -> &Knowledge {
        let fresh = || Knowledge::new(view.settings(), view.figures.len(), view.who);
        let goes_on = view.heard.begins_with(&self.heard) && !self.heard.is_empty();
        let known = match (self.known.take(), goes_on) {
            (Some(known), true) => known,
            _ => {
                self.heard = Log::default();
                fresh()
            }
        };
        let known = self.known.insert(known);
        for event in view.heard.since(self.heard.len()) {
            known.observe(event);
        }
        self.heard = view.heard.clone();
        known
    }
}

/// Cost of entering a marsh: it takes the next turn too.
const MARSH: u32 = 2;
/// Cost of entering water or a portal that leads nobody knows where; such a way ends there.
const LEAP: u32 = 3;

/// How a cell is reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Turns it takes.
    pub(super) cost: u32,
    /// The first step.
    pub(super) first: Option<PathStep>,
    /// The cell before it, and the step from there.
    pub(super) last: Option<(CellRef, PathStep)>,
}

/// The ways known from one cell.
#[derive(Debug)]
pub(super) struct Ways {
    /// Cells somebody can rest on.
    pub(super) cells: BTreeMap<(usize, (i8, i8)), Way>,
    /// Cells whose outlet is unknown, and how they are entered; stairs nobody has climbed.
    pub(super) leaps: Vec<(CellRef, Way)>,
    /// Lifts, and how they are entered.
    pub(super) lifts: Vec<(CellRef, Way)>,
}

impl Ways {
    /// Everything that can be reached on known ground from `start`.
    pub(super) fn from(known: &Knowledge, start: CellRef) -> Ways {
        let mut cells: BTreeMap<(usize, (i8, i8)), Way> = BTreeMap::new();
        let mut leaps: Vec<(CellRef, Way)> = Vec::new();
        let mut lifts: Vec<(CellRef, Way)> = Vec::new();
        let begin = (0u32, start.fragment, start.at, None::<PathStep>, None);
        let mut heap = BinaryHeap::from([Reverse(begin)]);
        while let Some(Reverse((cost, fragment, at, first, last))) = heap.pop() {
            if cells.contains_key(&(fragment, at)) {
                continue;
            }
            cells.insert((fragment, at), Way { cost, first, last });
            let Some(piece) = known.fragment(fragment) else { continue };
            let here = CellRef { fragment, at };
            if let Some(stairs) = piece.cell(at).filter(|cell| cell.kind == Kind::Stairs) {
                let last = Some((here, PathStep::Climb));
                let first = first.or(Some(PathStep::Climb));
                match stairs.climb {
                    Some(end) => heap.push(Reverse((cost + 1, end.fragment, end.at, first, last))),
                    None => leaps.push((here, Way { cost: cost + LEAP, first, last })),
                }
            }
            for dir in Dir::ALL {
                if piece.side(at, dir) != Some(Side::Open) {
                    continue;
                }
                let entered = CellRef { fragment, at: beside(at, dir) };
                let Some(cell) = piece.cell(entered.at) else { continue };
                let first = first.or(Some(PathStep::Walk(dir)));
                let last = Some((here, PathStep::Walk(dir)));
                if cell.kind == Kind::Lift {
                    lifts.push((entered, Way { cost: cost + 1, first, last }));
                    continue;
                }
                let forced = matches!(cell.kind, Kind::River | Kind::Portal);
                let rest = match cell.outlet {
                    Some(outlet) => outlet,
                    None if forced && cell.blocked != Some(true) => {
                        leaps.push((entered, Way { cost: cost + LEAP, first, last }));
                        continue;
                    }
                    None => entered,
                };
                let step = if cell.kind == Kind::Marsh { MARSH } else { 1 };
                heap.push(Reverse((cost + step, rest.fragment, rest.at, first, last)));
            }
        }
        Ways { cells, leaps, lifts }
    }

    /// The reachable cells with their way, nearest first.
    pub(super) fn nearest(&self) -> Vec<(CellRef, Way)> {
        let mut all: Vec<(CellRef, Way)> = self
            .cells
            .iter()
            .map(|(&(fragment, at), &way)| (CellRef { fragment, at }, way))
            .collect();
        all.sort_by_key(|(_, way)| way.cost);
        all
    }
}

/// Of the placements of a cell's fragment, how many put its side `dir` on the border, in percent.
pub(super) fn border_share(known: &Knowledge, cell: CellRef, dir: Dir) -> u32 {
    let Some(piece) = known.fragment(cell.fragment) else { return 0 };
    let size = known.settings().size();
    let (here, (x, y)) = (cell.at, beside(cell.at, dir));
    // Exits lead out of the lowest level only (17.4).
    let low = |(ax, ay): (i8, i8)| {
        size.at(ax + here.0, ay + here.1).is_some_and(|tile| size.level(tile) == 0)
    };
    let outward = |&(ax, ay): &(i8, i8)| size.at(ax + x, ay + y).is_none() && low((ax, ay));
    let outside = piece.placements().filter(outward).count();
    100 * outside as u32 / piece.freedom().max(1)
}
