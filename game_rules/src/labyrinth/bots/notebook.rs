//! A bot's notebook: its Knowledge, kept up to date from what its seat has heard, and the ways it
//! knows (rules/labyrinth.md 20.2).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use crate::labyrinth::{
    Dir, Kind, Log, View,
    knowledge::{CellRef, Knowledge, Side, beside},
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
    pub(super) first: Option<Dir>,
    /// The cell before it, and the step from there.
    pub(super) last: Option<(CellRef, Dir)>,
}

/// The ways known from one cell.
#[derive(Debug)]
pub(super) struct Ways {
    /// Cells somebody can rest on.
    pub(super) cells: BTreeMap<(usize, (i8, i8)), Way>,
    /// Cells whose outlet is unknown, and how they are entered.
    pub(super) leaps: Vec<(CellRef, Way)>,
}

impl Ways {
    /// Everything that can be reached on known ground from `start`.
    pub(super) fn from(known: &Knowledge, start: CellRef) -> Ways {
        let mut cells: BTreeMap<(usize, (i8, i8)), Way> = BTreeMap::new();
        let mut leaps: Vec<(CellRef, Way)> = Vec::new();
        let begin = (0u32, start.fragment, start.at, None::<Dir>, None);
        let mut heap = BinaryHeap::from([Reverse(begin)]);
        while let Some(Reverse((cost, fragment, at, first, last))) = heap.pop() {
            if cells.contains_key(&(fragment, at)) {
                continue;
            }
            cells.insert((fragment, at), Way { cost, first, last });
            let Some(piece) = known.fragment(fragment) else { continue };
            for dir in Dir::ALL {
                if piece.side(at, dir) != Some(Side::Open) {
                    continue;
                }
                let entered = CellRef { fragment, at: beside(at, dir) };
                let Some(cell) = piece.cell(entered.at) else { continue };
                let first = first.or(Some(dir));
                let last = Some((CellRef { fragment, at }, dir));
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
        Ways { cells, leaps }
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
    let (x, y) = beside(cell.at, dir);
    let outside = piece.placements().filter(|(ax, ay)| size.at(ax + x, ay + y).is_none()).count();
    100 * outside as u32 / piece.freedom().max(1)
}
