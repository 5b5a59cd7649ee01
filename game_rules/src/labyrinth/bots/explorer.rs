//! The Explorer (rules/labyrinth.md 20.2): plans on its current fragment and the links it knows.
//!
//! Ruling: ties between unknown sides go U, R, D, L at first; whenever the Explorer finds itself in
//! a fresh fragment it shuffles that order with its own dice. Somebody flushed back to where they
//! stood cannot know it, and with a fixed order would do the same for ever.

use super::{
    notebook::{Notebook, Way, Ways, border_share},
    tools,
    wanderer::answer,
};
use crate::{
    bots::{Bot, Mind, Sight},
    game::Seat,
    labyrinth::{
        Action, Dir, Health, Item, Kind, Labyrinth, View,
        knowledge::{CellRef, Knowledge, Side, beside, worlds::PathStep},
    },
};

/// A hospital farther away than this is not worth the way.
const FAR: u32 = 12;
/// A shop this near is on the way.
const DETOUR: u32 = 2;

/// Medium: explores, remembers, goes for what it knows.
#[derive(Debug, Default)]
pub struct Explorer {
    notes: Notebook,
    habits: Habits,
}

/// What an explorer remembers besides the map.
#[derive(Debug)]
pub(super) struct Habits {
    /// Portals and rivers entered on purpose, the latest last.
    leapt: Vec<CellRef>,
    /// How ties between unknown sides are broken.
    order: [Dir; 4],
    /// The newest fragment it has stood in.
    newest: usize,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { leapt: Vec::new(), order: Dir::ALL, newest: usize::MAX }
    }
}

impl Habits {
    /// A fresh fragment is a reason to begin it in another way.
    fn look(&mut self, here: CellRef, mind: &mut Mind<'_>) {
        if self.newest == usize::MAX {
            self.newest = here.fragment;
        }
        if here.fragment > self.newest {
            self.newest = here.fragment;
            mind.dice.shuffle("order", &mut self.order);
        }
    }
}

impl Bot<Labyrinth> for Explorer {
    fn choose(&mut self, sight: &Sight<'_, Labyrinth>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let legal = sight.legal();
        let seat = sight.seat();
        let known = self.notes.read(&view);
        if let Some(deed) = deed(&view, seat, known, &legal) {
            return deed;
        }
        let step = plan(&view, seat, known, &mut self.habits, mind);
        let ways: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Move(_))).collect();
        match step.map(Action::from).filter(|step| legal.contains(step)) {
            Some(step) => step,
            None if ways.is_empty() => Action::EndTurn,
            None => ways[mind.dice.below("step", ways.len() as u64) as usize],
        }
    }
}

/// Everything but the step: answers, fights, shots, treasure, purchases, and the end of the turn.
/// Carriers are always attacked, the others only by those who carry nothing themselves.
pub(super) fn deed(view: &View, seat: Seat, known: &Knowledge, legal: &[Action]) -> Option<Action> {
    let can = |action: &Action| legal.contains(action);
    if let Some(answer) = answer(view, seat, legal) {
        return Some(answer);
    }
    let me = view.figures[seat.index()];
    let companions = view.here.map(|here| here.around.healthy).unwrap_or_default();
    for carrier in [true, false] {
        let wanted = |other: &Seat| {
            view.figures[other.index()].carries == carrier && (carrier || !me.carries)
        };
        for target in companions.iter().filter(wanted) {
            let attacks = [true, false].map(|bullet| Action::Attack { target, bullet });
            if let Some(attack) = attacks.into_iter().find(|attack| can(attack)) {
                return Some(attack);
            }
        }
    }
    if let Some(shot) = shot_at_carrier(view, seat, known).filter(can) {
        return Some(shot);
    }
    let first = [Action::TakeTreasure, Action::UseKit, Action::Cure, Action::CheckIn, Action::Buy];
    if let Some(action) = first.into_iter().find(|action| can(action)) {
        return Some(action);
    }
    if me.item == Some(Item::Junk) && can(&Action::DropItem) {
        return Some(Action::DropItem);
    }
    if can(&Action::Scan) && treasure_cells(known, seat).next().is_none() {
        return Some(Action::Scan);
    }
    if let Some(tool) = tools::beam(known, seat, legal).or_else(|| tools::blast(view, known, seat))
        && can(&tool)
    {
        return Some(tool);
    }
    can(&Action::EndTurn).then_some(Action::EndTurn)
}

/// A carrier in line within the gun's range, with nothing known between.
fn shot_at_carrier(view: &View, seat: Seat, known: &Knowledge) -> Option<Action> {
    if view.figures[seat.index()].item != Some(Item::Bullet) {
        return None;
    }
    let here = known.track(seat)?;
    let piece = known.fragment(here.fragment)?;
    for dir in Dir::ALL {
        let mut at = here.at;
        for _ in 0..view.settings().gun_range() {
            if piece.side(at, dir) != Some(Side::Open) {
                break;
            }
            at = beside(at, dir);
            let there = |other: &Seat| {
                let last_seen = piece.cell(at).into_iter().flat_map(|cell| &cell.seen);
                let fresh = known.turn().saturating_sub(view.order.len() as u32);
                known.track(*other) == Some(CellRef { fragment: here.fragment, at })
                    || known.track(*other).is_none()
                        && last_seen.into_iter().any(|(who, turn)| who == other && *turn > fresh)
            };
            let carrier = |other: &Seat| {
                *other != seat && view.figures[other.index()].carries && there(other)
            };
            if view.order.iter().any(carrier) {
                return Some(Action::Shoot(dir));
            }
        }
    }
    None
}

/// Cells where treasure was seen and nobody else has taken any since.
pub(super) fn treasure_cells(known: &Knowledge, seat: Seat) -> impl Iterator<Item = CellRef> {
    known.fragments().flat_map(move |(fragment, piece)| {
        piece.cells().filter_map(move |(at, cell)| match cell.treasure {
            Some((true, turn)) if !known.is_stale(turn, seat) => Some(CellRef { fragment, at }),
            _ => None,
        })
    })
}

/// The next step, by the priorities of the rulebook.
pub(super) fn plan(
    view: &View,
    seat: Seat,
    known: &Knowledge,
    habits: &mut Habits,
    mind: &mut Mind<'_>,
) -> Option<PathStep> {
    let here = known.track(seat)?;
    habits.look(here, mind);
    let ways = Ways::from(known, here);
    let cells = ways.nearest();
    let me = view.figures[seat.index()];
    let piles: Vec<CellRef> = treasure_cells(known, seat).collect();
    let outward = || frontier(known, &cells, &habits.order, true);
    sure_way(view, seat, known, &cells, &piles)
        .or_else(|| if me.carries { outward() } else { None })
        .or_else(|| way_to_shop(view, seat, known, &cells))
        .or_else(|| frontier(known, &cells, &habits.order, false))
        .or_else(|| match me.health {
            Health::Injured => hospital(known, &cells, u32::MAX),
            Health::Healthy => None,
        })
        .or_else(|| leap(&ways, known, &mut habits.leapt))
}

/// To a goal whose place is known: an exit for a carrier, a hospital for the injured, a pile for
/// everybody else.
pub(super) fn sure_way(
    view: &View,
    seat: Seat,
    known: &Knowledge,
    cells: &[(CellRef, Way)],
    piles: &[CellRef],
) -> Option<PathStep> {
    let me = view.figures[seat.index()];
    if me.carries {
        return cells.iter().find_map(|(cell, way)| {
            let piece = known.fragment(cell.fragment)?;
            let side =
                Dir::ALL.into_iter().find(|&dir| piece.side(cell.at, dir) == Some(Side::Exit));
            side.map(|side| way.first.unwrap_or(PathStep::Walk(side)))
        });
    }
    if me.health == Health::Injured {
        return hospital(known, cells, FAR);
    }
    let pile = cells.iter().find(|(cell, way)| way.first.is_some() && piles.contains(cell));
    pile.and_then(|(_, way)| way.first)
}

/// To a hospital that is not too far.
fn hospital(known: &Knowledge, cells: &[(CellRef, Way)], most: u32) -> Option<PathStep> {
    let is_hospital =
        |cell: &CellRef| known.cell(*cell).map(|cell| cell.kind) == Some(Kind::Hospital);
    let near = |way: &Way| way.first.is_some() && way.cost <= most;
    let hospital = cells.iter().find(|(cell, way)| is_hospital(cell) && near(way));
    // Treatment of somebody who is there needs stepping out and in again.
    let there = cells.first().is_some_and(|(here, _)| is_hospital(here));
    let out = cells.iter().filter(|_| there).find(|(_, way)| way.cost == 1);
    hospital.or(out).and_then(|(_, way)| way.first)
}

/// To a shop that is on the way, for somebody with an empty slot.
pub(super) fn way_to_shop(
    view: &View,
    seat: Seat,
    known: &Knowledge,
    cells: &[(CellRef, Way)],
) -> Option<PathStep> {
    if view.figures[seat.index()].item.is_some() {
        return None;
    }
    let is_shop = |cell: &CellRef| known.cell(*cell).map(|cell| cell.kind) == Some(Kind::Shop);
    let shop =
        cells.iter().find(|(cell, way)| is_shop(cell) && way.first.is_some() && way.cost <= DETOUR);
    shop.and_then(|(_, way)| way.first)
}

/// A known cell with an unknown side: nearest first, then the most unknown sides. Somebody looking
/// for a way out prefers sides that are likely on the border.
fn frontier(
    known: &Knowledge,
    cells: &[(CellRef, Way)],
    order: &[Dir; 4],
    outward: bool,
) -> Option<PathStep> {
    let mut best: Option<((u32, u32, usize), PathStep)> = None;
    for (cell, way) in cells {
        let Some(piece) = known.fragment(cell.fragment) else { continue };
        let unknown = |dir: &Dir| piece.side(cell.at, *dir).is_none();
        let open: Vec<Dir> = order.iter().copied().filter(unknown).collect();
        for (rank, &dir) in open.iter().enumerate() {
            let pull = if outward { border_share(known, *cell, dir) } else { 0 };
            let key = (100 * way.cost + 4 * (100 - pull), 4 - open.len() as u32, rank);
            if best.is_none_or(|(least, _)| key < least) {
                best = Some((key, way.first.unwrap_or(PathStep::Walk(dir))));
            }
        }
    }
    best.map(|(_, dir)| dir)
}

/// Into the nearest water or portal with an unknown outlet, or up stairs nobody has climbed; if there
/// are none, the one used longest ago, lifts and stairs included.
fn leap(ways: &Ways, known: &Knowledge, leapt: &mut Vec<CellRef>) -> Option<PathStep> {
    if let Some((_, way)) = ways.leaps.iter().min_by_key(|(_, way)| way.cost) {
        return way.first;
    }
    let used = |cell: &CellRef| leapt.iter().rposition(|old| old == cell);
    let carriers = ways.cells.iter().flat_map(|(&(fragment, at), way)| {
        let piece = known.fragment(fragment);
        Dir::ALL.into_iter().filter_map(move |dir| {
            let piece = piece?;
            let entered = beside(at, dir);
            let cell = piece.cell(entered)?;
            let leads = piece.side(at, dir) == Some(Side::Open) && cell.outlet.is_some();
            leads.then_some((CellRef { fragment, at: entered }, *way, PathStep::Walk(dir)))
        })
    });
    let stairs = ways.cells.iter().filter_map(|(&(fragment, at), way)| {
        let cell = CellRef { fragment, at };
        let climbed = known.cell(cell).is_some_and(|stairs| stairs.climb.is_some());
        climbed.then_some((cell, *way, PathStep::Climb))
    });
    let lifts = ways.lifts.iter().filter_map(|&(cell, way)| {
        let (from, step) = way.last?;
        Some((cell, *ways.cells.get(&(from.fragment, from.at))?, step))
    });
    let all = carriers.chain(stairs).chain(lifts);
    let (cell, way, step) = all.min_by_key(|(cell, way, _)| (used(cell), way.cost))?;
    if way.first.is_none() {
        leapt.push(cell);
    }
    Some(way.first.unwrap_or(step))
}
