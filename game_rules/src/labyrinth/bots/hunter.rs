//! The Hunter (rules/labyrinth.md 20.3): keeps a few hundred worlds that fit everything it has
//! heard, and steps where they say the way is short or the answer telling.
//!
//! A world is drawn from the Hunter's fragments, so it reproduces all that was announced of the
//! map; from then on every new announcement is replayed on it, and the world is dropped when it
//! could not have been made there. All weights are whole numbers: the same seed gives the same
//! match on any machine.

use std::collections::BTreeMap;

use super::{
    explorer::{Habits, deed, plan},
    imagine::{Atlas, imagine},
    notebook::Notebook,
    particle::{Forecast, NEVER, Particle},
    wanderer::answer,
};
use crate::{
    bots::{Bot, Mind, Sight},
    game::Seat,
    labyrinth::{Action, Dir, Item, Labyrinth, Log, View, knowledge::Knowledge},
};

/// Worlds kept.
const PARTICLES: usize = 256;
/// Tries to draw worlds, for each that could be kept.
const TRIES: usize = 3;
/// A goal farther away than this, or out of reach in some imagined world, is merely far.
const FAR: u32 = 64;
/// Weight of a bit of information in turns: 1.5.
const BIT: (u64, u64) = (3, 2);
/// One, where fractions are needed.
const ONE: u64 = 1 << 16;

/// Hard: a particle filter.
#[derive(Debug, Default)]
pub struct Hunter {
    notes: Notebook,
    heard: Log,
    worlds: Vec<Particle>,
    habits: Habits,
}

impl Bot<Labyrinth> for Hunter {
    fn choose(&mut self, sight: &Sight<'_, Labyrinth>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let legal = sight.legal();
        let seat = sight.seat();
        if let Some(answer) = answer(&view, seat, &legal) {
            return answer;
        }
        let known = self.notes.read(&view);
        self.heard = follow(&mut self.worlds, &self.heard, &view, mind);
        if let Some(deed) = deed(&view, seat, known, &legal)
            && !matches!(deed, Action::Shoot(_) | Action::EndTurn)
        {
            return deed;
        }
        refill(&mut self.worlds, known, &view, seat, mind);
        let enough = self.worlds.len() >= PARTICLES / 8;
        if enough && let Some(shot) = shot(&self.worlds, &view, seat) {
            return shot;
        }
        if legal.contains(&Action::EndTurn) {
            return Action::EndTurn;
        }
        let step = if enough { step(&mut self.worlds, &view, seat) } else { None };
        let step = step.or_else(|| plan(&view, seat, known, &mut self.habits, mind));
        Action::Move(step.unwrap_or_else(|| Dir::ALL[mind.dice.below("step", 4) as usize]))
    }
}

/// Replays what is new on every world; those that contradict it are dropped.
fn follow(worlds: &mut Vec<Particle>, heard: &Log, view: &View, mind: &mut Mind<'_>) -> Log {
    if !view.heard.begins_with(heard) {
        worlds.clear();
    }
    let news: Vec<_> = view.heard.since(heard.len()).collect();
    worlds.retain_mut(|world| news.iter().all(|event| world.survives(event, &mut mind.dice)));
    view.heard.clone()
}

/// Draws new worlds until there are enough, or the budget is spent.
fn refill(
    worlds: &mut Vec<Particle>,
    known: &Knowledge,
    view: &View,
    seat: Seat,
    mind: &mut Mind<'_>,
) {
    let missing = PARTICLES.saturating_sub(worlds.len());
    // Half of the worlds surviving is good enough within a turn; drawing is what costs time.
    if missing <= PARTICLES / 2 {
        return;
    }
    let atlas = Atlas::of(known);
    for _ in 0..missing * TRIES {
        if worlds.len() >= PARTICLES || !mind.think() {
            return;
        }
        worlds.extend(imagine(&atlas, known, view, seat, &mut mind.dice));
    }
}

/// A shot worth its bullet: at a carrier from 35 %, at anybody from 90 % of the worlds.
fn shot(worlds: &[Particle], view: &View, seat: Seat) -> Option<Action> {
    if view.figures[seat.index()].item != Some(Item::Bullet) {
        return None;
    }
    let mut best: Option<(usize, Dir)> = None;
    for dir in Dir::ALL {
        let hits = |carrier: bool| {
            let counts = |world: &&Particle| {
                world.hit(view, seat, dir).is_some_and(|hit| {
                    let figure = &view.figures[hit.index()];
                    figure.health == crate::labyrinth::Health::Healthy && figure.carries == carrier
                })
            };
            worlds.iter().filter(counts).count()
        };
        let (carrier, other) = (hits(true), hits(false));
        let worth = carrier * 100 >= 35 * worlds.len() || other * 100 >= 90 * worlds.len();
        let share = carrier.max(other);
        if worth && best.is_none_or(|(most, _)| share > most) {
            best = Some((share, dir));
        }
    }
    best.map(|(_, dir)| Action::Shoot(dir))
}

/// What the worlds say about one direction.
struct Outlook {
    dir: Dir,
    /// Mean turns to the goal minus the worth of the answer, times [`ONE`], shifted to be positive.
    score: i64,
    /// Mean turns if the step succeeds.
    success: i64,
    bits: u64,
    bumps: usize,
}

/// The step with the best score; telling bumps are tried first, because they cost nothing.
fn step(worlds: &mut [Particle], view: &View, seat: Seat) -> Option<Dir> {
    let carries = view.figures[seat.index()].carries;
    let mut outlooks = Vec::new();
    for dir in Dir::ALL.into_iter().filter(|&dir| !view.doing.tried.contains(dir)) {
        let mut answers: BTreeMap<Forecast, u64> = BTreeMap::new();
        let (mut total, mut reached, mut steps, mut bumps) = (0u64, 0u64, 0u64, 0);
        for world in worlds.iter_mut() {
            let (forecast, rest) = world.forecast(seat, dir);
            *answers.entry(forecast).or_insert(0) += 1;
            let then = world.turns_to_goal(view, seat)[rest.index()].min(FAR);
            let cost = match forecast.turns() {
                0 if forecast.is_exit() && carries => 0,
                turns => u64::from(turns + then),
            };
            total += cost;
            if forecast.is_bump() {
                bumps += 1;
            } else {
                reached += cost;
                steps += 1;
            }
        }
        let count = worlds.len() as u64;
        let bits = entropy(&answers, count);
        let mean = (total * ONE / count) as i64;
        outlooks.push(Outlook {
            dir,
            score: mean - (bits * BIT.0 / BIT.1) as i64,
            success: (reached * ONE).checked_div(steps).unwrap_or(u64::from(NEVER) * ONE) as i64,
            bits,
            bumps,
        });
    }
    let best = outlooks.iter().min_by_key(|outlook| outlook.score)?;
    let all = worlds.len();
    let telling = |one: &&Outlook| {
        let open = one.bumps * 20 >= all && one.bumps * 20 <= all * 19;
        open && one.bits * 2 >= ONE
            && !view.settings().bump_costs_move
            && one.success <= best.score + (ONE + best.bits * BIT.0 / BIT.1) as i64
    };
    let probe = outlooks.iter().filter(telling).max_by_key(|one| one.bits);
    Some(probe.unwrap_or(best).dir)
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
