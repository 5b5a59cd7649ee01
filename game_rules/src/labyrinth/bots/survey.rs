//! Where the Hunter makes for (rules/labyrinth.md 20.3): the score of a step, taken at the ends of
//! the ways it knows. A single step over known ground tells nothing and brings different worlds
//! nearer to different goals, so judged alone it would be taken back again; judged as the way to
//! something unknown it is gone to the end.

use std::collections::BTreeMap;

use super::notebook::{Way, Ways};
use crate::labyrinth::knowledge::worlds::{
    PathStep,
    particle::{FAR, Forecast, Particle},
};
use crate::{
    game::Seat,
    labyrinth::{
        Dir, Health, Kind, View,
        knowledge::{CellRef, Knowledge, Side, beside},
    },
};

/// Weight of a bit of information in turns: 1.5.
const BIT: (u64, u64) = (3, 2);
/// One, where fractions are needed.
pub(super) const ONE: u64 = 1 << 16;

/// A known cell and a step from it that is worth the way.
struct Errand {
    cell: usize,
    step: PathStep,
    /// The first step of the way.
    first: PathStep,
    cost: u32,
}

/// What the worlds say about an errand.
struct Outlook {
    first: PathStep,
    /// At the very cell somebody stands on.
    at_hand: bool,
    /// Mean turns to the goal minus the worth of the answer, times [`ONE`].
    score: i64,
    /// Mean turns if the step succeeds.
    success: i64,
    bits: u64,
    bumps: usize,
}

/// The step with the best score; telling bumps are tried first, because they cost nothing.
pub(super) fn survey(
    worlds: &mut [Particle],
    view: &View,
    seat: Seat,
    known: &Knowledge,
) -> Option<PathStep> {
    let outlooks = outlooks(worlds, view, seat, known);
    let best = outlooks.iter().min_by_key(|outlook| outlook.score)?;
    let all = worlds.len();
    let telling = |one: &&Outlook| {
        let open = one.bumps * 20 >= all && one.bumps * 20 <= all * 19;
        open && one.at_hand
            && one.bits * 2 >= ONE
            && !view.settings().bump_costs_move
            && one.success <= best.score + worth(best.bits) + ONE as i64
    };
    let probe = outlooks.iter().filter(telling).max_by_key(|one| one.bits);
    Some(probe.unwrap_or(best).first)
}

/// Every step worth taking with its score in turns, the best first.
pub(super) fn prospects(
    worlds: &mut [Particle],
    view: &View,
    seat: Seat,
    known: &Knowledge,
) -> Vec<(PathStep, f64)> {
    let mut best: BTreeMap<PathStep, i64> = BTreeMap::new();
    for outlook in outlooks(worlds, view, seat, known) {
        let score = best.entry(outlook.first).or_insert(i64::MAX);
        *score = outlook.score.min(*score);
    }
    let mut steps: Vec<(PathStep, i64)> = best.into_iter().collect();
    steps.sort_by_key(|(_, score)| *score);
    steps.into_iter().map(|(step, score)| (step, score as f64 / ONE as f64)).collect()
}

/// What the worlds say about everything that is worth a way.
fn outlooks(worlds: &mut [Particle], view: &View, seat: Seat, known: &Knowledge) -> Vec<Outlook> {
    let Some(here) = known.track(seat) else { return Vec::new() };
    let ways = Ways::from(known, here);
    let cells = ways.nearest();
    let errands = errands(&cells, view, seat, known);
    let index_of = |cell: CellRef| cells.iter().position(|(known, _)| *known == cell);
    let steps: Vec<Option<(usize, PathStep)>> = cells
        .iter()
        .map(|(_, way)| way.last.and_then(|(from, step)| Some((index_of(from)?, step))))
        .collect();
    let places: Vec<Vec<_>> = worlds.iter().map(|world| world.follow(seat, &steps)).collect();
    let carries = view.figures[seat.index()].carries;
    let mut risks: BTreeMap<PathStep, i64> = BTreeMap::new();
    for errand in &errands {
        risks.entry(errand.first).or_insert_with(|| risk(worlds, view, seat, errand.first));
    }
    let mut outlooks = Vec::with_capacity(errands.len());
    for errand in &errands {
        let mut answers: BTreeMap<Forecast, u64> = BTreeMap::new();
        let (mut total, mut reached, mut steps, mut bumps) = (0u64, 0u64, 0u64, 0);
        for (world, places) in worlds.iter_mut().zip(&places) {
            let Some(from) = places[errand.cell] else { continue };
            let (forecast, rest) = world.forecast(from, errand.step);
            *answers.entry(forecast).or_insert(0) += 1;
            let then = world.turns_to_goal(view, seat)[rest.index()].min(FAR);
            let cost = match forecast.turns() {
                0 if forecast.is_exit() && carries => 1,
                turns => turns + then,
            };
            let cost = u64::from(errand.cost + cost);
            total += cost;
            if forecast.is_bump() {
                bumps += 1;
            } else {
                reached += cost;
                steps += 1;
            }
        }
        let count = answers.values().sum::<u64>();
        if count == 0 {
            continue;
        }
        let bits = entropy(&answers, count);
        outlooks.push(Outlook {
            first: errand.first,
            at_hand: errand.cost == 0,
            score: (total * ONE / count) as i64 - worth(bits) + risks[&errand.first],
            success: (reached * ONE)
                .checked_div(steps)
                .map_or(i64::MAX, |mean| mean as i64 + risks[&errand.first]),
            bits,
            bumps,
        });
    }
    outlooks
}

/// What the rivals make of a step from where `seat` stands, in turns times [`ONE`].
pub(super) fn risk(worlds: &[Particle], view: &View, seat: Seat, step: PathStep) -> i64 {
    let of = |world: &Particle| {
        let (forecast, rest) = world.forecast(world.tiles[seat.index()], step);
        if forecast.turns() == 0 { 0 } else { world.risk(view, seat, rest) }
    };
    let total = worlds.iter().map(of).sum::<i64>();
    total * ONE as i64 / 100 / (worlds.len() as i64).max(1)
}

/// Sides nobody has tried, water and portals that lead nobody knows where, and the goals in sight.
fn errands(cells: &[(CellRef, Way)], view: &View, seat: Seat, known: &Knowledge) -> Vec<Errand> {
    let me = view.figures[seat.index()];
    let mut errands = Vec::new();
    for (index, (cell, way)) in cells.iter().enumerate() {
        let Some(piece) = known.fragment(cell.fragment) else { continue };
        let first = |step: PathStep| way.first.unwrap_or(step);
        let stairs = piece.cell(cell.at).filter(|cell| cell.kind == Kind::Stairs);
        if stairs.is_some_and(|stairs| stairs.climb.is_none()) {
            let step = PathStep::Climb;
            errands.push(Errand { cell: index, step, first: first(step), cost: way.cost });
        }
        for dir in Dir::ALL {
            if index == 0 && view.doing.tried.contains(dir) {
                continue;
            }
            let ahead = piece.cell(beside(cell.at, dir));
            let wanted = match piece.side(cell.at, dir) {
                None | Some(Side::Doubtful) => true,
                Some(Side::Barred) => false,
                Some(Side::Exit) => me.carries,
                Some(Side::Open) => ahead.is_some_and(|ahead| {
                    let forced = matches!(ahead.kind, Kind::River | Kind::Portal);
                    let leap = forced && ahead.outlet.is_none() && ahead.blocked != Some(true)
                        || ahead.kind == Kind::Lift;
                    let goal = match me.health {
                        _ if me.carries => false,
                        Health::Injured => ahead.kind == Kind::Hospital,
                        Health::Healthy => {
                            let there =
                                CellRef { fragment: cell.fragment, at: beside(cell.at, dir) };
                            matches!(
                                ahead.treasure,
                                Some((true, turn)) if !known.may_be_gone(there, turn, seat)
                            )
                        }
                    };
                    leap || goal
                }),
            };
            if wanted {
                let step = PathStep::Walk(dir);
                errands.push(Errand { cell: index, step, first: first(step), cost: way.cost });
            }
        }
    }
    errands
}

/// What so many bits are worth in turns, times [`ONE`].
fn worth(bits: u64) -> i64 {
    (bits * BIT.0 / BIT.1) as i64
}

/// Entropy in bits, times [`ONE`]: log2(n) − Σ k·log2(k) / n.
fn entropy(answers: &BTreeMap<Forecast, u64>, count: u64) -> u64 {
    let known: u64 = answers.values().map(|&k| k * log2(k)).sum();
    log2(count).saturating_sub(known / count)
}

/// log2(n) times [`ONE`], by repeated squaring: exact integers on every machine.
fn log2(n: u64) -> u64 {
    let whole = u64::from(n.max(1).ilog2());
    // The mantissa in [1, 2) as a 32-bit fraction.
    let mut mantissa = (n.max(1) << 31) >> whole;
    let mut result = whole;
    for _ in 0..16 {
        mantissa = (mantissa * mantissa) >> 31;
        let bit = mantissa >> 32;
        result = result << 1 | bit;
        mantissa >>= bit;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_to_four_digits() {
        for n in 1..=1024u64 {
            let exact = (n as f64).log2() * ONE as f64;
            assert!((log2(n) as f64 - exact).abs() < 2.0, "{n}");
        }
    }
}
