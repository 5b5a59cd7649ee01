//! The chances of section 7 backwards: what may have led to what was seen of a body.

use super::Cases;
use crate::duel::full::{Body, chances};

/// Three Dice, sum 14.
pub(super) fn daze_more(body: &Body) -> Vec<(f64, Body)> {
    let dazed = |turns| Body { daze: body.daze + turns, ..body.clone() };
    vec![(1.0 / 3.0, dazed(1)), (2.0 / 3.0, dazed(2))]
}

/// The chances of each number of turns to lose.
pub(super) fn daze_chances(cases: &Cases) -> Vec<(u32, f64)> {
    let mut chances: Vec<(u32, f64)> = Vec::new();
    for (weight, body) in cases {
        match chances.iter_mut().find(|(daze, _)| *daze == body.daze) {
            Some((_, chance)) => *chance += weight,
            None => chances.push((body.daze, *weight)),
        }
    }
    chances
}

/// 7.2: the streaks of the combo that give `fired` volleys of `left` shells.
pub(super) fn streaks(body: &Body, left: u32, fired: u32) -> Vec<(u32, f64)> {
    let ends = (0..body.combo.min(60)).fold(1.0, |chance, _| chance / 2.0);
    let mut chance = 1.0;
    let mut ways = Vec::new();
    for streak in 0..=left {
        let here = if streak == left { chance } else { chance * ends };
        let volleys = left.min(1u32.saturating_add(body.repeater).saturating_add(streak));
        if volleys == fired && here > 0.0 {
            ways.push((streak, here));
        }
        chance *= 1.0 - ends;
    }
    ways
}

/// 7.5.2: a bullet on the outermost vest.
pub(super) fn worn(
    body: &Body,
    boosts: &[(i64, f64)],
    broke: bool,
    legacy: bool,
) -> Vec<(f64, Body)> {
    let Some(&vest) = body.vests.first() else { return Vec::new() };
    let mut cases = Vec::new();
    for &(boost, chance) in boosts {
        let most = chances::vest_wear(boost as u32);
        for loss in 1..=most as i32 {
            let mut next = body.clone();
            next.vests[0] = vest - loss;
            let exponent = if legacy { next.vests[0] - 1 } else { next.vests[0] };
            let at_risk = if legacy { next.vests[0] <= 0 } else { next.vests[0] < 0 };
            let holds =
                if at_risk { (0..-exponent).fold(1.0, |chance, _| chance / 2.0) } else { 1.0 };
            let share = chance / f64::from(most);
            if !broke {
                cases.push((share * holds, next));
                continue;
            }
            next.vests.remove(0);
            next.rattle_potential += 1;
            let potential = next.rattle_potential;
            if !next.vests.is_empty() {
                cases.push((share * (1.0 - holds), next));
                continue;
            }
            let rattles = binomial(potential as usize, 0.15);
            for (rattled, part) in (0u32..).zip(rattles) {
                let mut after = next.clone();
                after.rattled += rattled;
                after.rattle_potential = if legacy { 0 } else { potential - rattled };
                cases.push((share * (1.0 - holds) * part, after));
            }
        }
    }
    cases.retain(|(chance, _)| *chance > 0.0);
    cases
}

/// 7.5.3: wounds after `points` of damage that cost `lost` HP, with the chance of that loss.
pub(super) fn wounded(wounds: u8, points: u32, lost: u32, legacy: bool) -> Vec<(u8, f64)> {
    if legacy {
        let part = f64::from(wounds) / 8.0;
        let doubles = binomial(points.min(64) as usize, part);
        let Some(chance) =
            lost.checked_sub(points).and_then(|double| doubles.get(double as usize).copied())
        else {
            return Vec::new();
        };
        let cases = [(wounds + 1, chance * (1.0 - part)), (wounds, chance * part)];
        return cases.into_iter().filter(|(_, chance)| *chance > 0.0).collect();
    }
    // The chance of each number of wounds, point by point.
    let mut chances = [0.0; 9];
    chances[usize::from(wounds)] = 1.0;
    for _ in 0..points.min(256) {
        let mut next = [0.0; 9];
        for (wounds, chance) in chances.iter().enumerate() {
            let double = wounds as f64 / 8.0;
            next[wounds] += chance * double;
            if wounds < 8 {
                next[wounds + 1] += chance * (1.0 - double);
            }
        }
        chances = next;
    }
    // Every point that did not wound cost two.
    let Some(single) = (2 * points).checked_sub(lost) else { return Vec::new() };
    let after = u32::from(wounds) + single;
    match chances.get(after as usize) {
        Some(&chance) if chance > 0.0 => vec![(after as u8, chance)],
        _ => Vec::new(),
    }
}

/// The chance of each number of successes in `n` tries.
fn binomial(n: usize, part: f64) -> Vec<f64> {
    let mut chances = vec![0.0; n + 1];
    chances[0] = 1.0;
    for tries in 1..=n {
        for at in (0..=tries).rev() {
            let before = if at > 0 { chances[at - 1] } else { 0.0 };
            chances[at] = chances[at] * (1.0 - part) + before * part;
        }
    }
    chances
}

/// 7.6.
pub(super) fn breathe(body: &Body, rests: bool) -> Vec<(f64, Body)> {
    let mut cases = Vec::with_capacity(4);
    let recovers = if body.breath < Body::BREATH && rests {
        1.0 / (f64::from(body.wounds) + 1.0)
    } else {
        0.0
    };
    for (chance, more) in [(recovers, 1), (1.0 - recovers, 0)] {
        if chance <= 0.0 {
            continue;
        }
        let next = Body { breath: body.breath + more, ..body.clone() };
        if next.breath < 8 {
            let faints = f64::from(8 - next.breath) / 8.0;
            cases.push((chance * faints, Body { daze: next.daze + 1, ..next.clone() }));
            if faints < 1.0 {
                cases.push((chance * (1.0 - faints), next));
            }
        } else {
            cases.push((chance, next));
        }
    }
    cases
}
