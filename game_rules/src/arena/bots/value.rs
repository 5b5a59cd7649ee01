//! The static value `E` of a position (rules/arena.md 8.2), for side A.

use crate::{
    arena::{Bout, Lineup, MatchResult},
    game::Seat,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// `E`, from −1.5 to 1.5; the other side's value is the negative.
pub(super) fn value(lineup: &Lineup, bout: &Bout) -> f64 {
    match bout.verdict {
        Some(MatchResult::Drawn) => return 0.0,
        Some(MatchResult::Won(side)) => {
            let won = 1.0 + 0.5 * remains(lineup, bout, side) / 10_000.0;
            return if side == A { won } else { -won };
        }
        None => {}
    }
    let (a, b) = (strength(lineup, bout, A), strength(lineup, bout, B));
    let bracket = match (bout.side(A).active, bout.side(B).active) {
        (Some(own), Some(foe)) => {
            duel(lineup, bout, own, foe) + strike(lineup, bout, A) - strike(lineup, bout, B)
        }
        (None, Some(foe)) => entry(lineup, bout, A, foe),
        (Some(foe), None) => -entry(lineup, bout, B, foe),
        (None, None) => 0.0,
    };
    (a - b + bracket) / (a + b + 1.0)
}

/// Price and health of what is left.
fn remains(lineup: &Lineup, bout: &Bout, side: Seat) -> f64 {
    let mut sum = 0.0;
    for slot in 0..6u8 {
        let fighter = &bout.side(side).fighters[usize::from(slot)];
        let card = lineup.card(side, slot);
        if fighter.hp > 0 {
            let share = f64::from(fighter.hp) / f64::from(card.hp);
            sum += f64::from(card.price) * (0.35 + 0.65 * share);
        }
    }
    sum
}

/// `S`: the same with bonuses, poison and rest.
fn strength(lineup: &Lineup, bout: &Bout, seat: Seat) -> f64 {
    let side = bout.side(seat);
    let mut sum = 0.0;
    for slot in 0..6u8 {
        let fighter = &side.fighters[usize::from(slot)];
        if fighter.hp == 0 {
            continue;
        }
        let card = lineup.card(seat, slot);
        let life = 1.0 / f64::from(card.hp);
        let bonus = 1.0 + 0.0025 * f64::from(fighter.atk) + 0.002 * f64::from(fighter.def);
        let mut worth = (0.35 + 0.65 * f64::from(fighter.hp) * life) * bonus;
        if fighter.turns > 0 {
            let poison = u32::from(fighter.tick) * u32::from(fighter.turns);
            worth -= 0.5 * f64::from(poison.min(u32::from(fighter.hp))) * life;
        }
        if side.resting && side.active == Some(slot) {
            worth *= 0.93;
        }
        sum += worth * f64::from(card.price);
    }
    sum
}

/// `f`: the best damage per turn as a share of the rival's health.
fn force(lineup: &Lineup, bout: &Bout, side: Seat, slot: u8, target: u8) -> f64 {
    let pp = bout.side(side).fighters[usize::from(slot)].pp;
    let card = lineup.card(side, slot);
    let mut best = 0.0f64;
    for index in 0..4u8 {
        let blow = &card.blows[usize::from(index)];
        if pp[usize::from(index)] == 0 || !blow.damages {
            continue;
        }
        let damage = f64::from(bout.damage(lineup, side, slot, index, target));
        best = best.max(if blow.two_turn || blow.rest { 0.6 * damage } else { damage });
    }
    let hp = bout.side(side.other()).fighters[usize::from(target)].hp;
    (best / f64::from(hp.max(1))).min(1.0)
}

/// `P`: price times health of a creature on the arena.
fn stake(lineup: &Lineup, bout: &Bout, side: Seat, slot: u8) -> f64 {
    let card = lineup.card(side, slot);
    let hp = bout.side(side).fighters[usize::from(slot)].hp;
    f64::from(card.price) * f64::from(hp) / f64::from(card.hp.max(1))
}

fn duel(lineup: &Lineup, bout: &Bout, own: u8, foe: u8) -> f64 {
    let gain = force(lineup, bout, A, own, foe) * stake(lineup, bout, B, foe);
    let loss = force(lineup, bout, B, foe, own) * stake(lineup, bout, A, own);
    0.5 * (gain - loss)
}

/// A pending strike of `side`.
fn strike(lineup: &Lineup, bout: &Bout, side: Seat) -> f64 {
    let (own, foe) = (bout.side(side), bout.side(side.other()));
    let (Some(index), Some(slot), Some(target)) = (own.pending, own.active, foe.active) else {
        return 0.0;
    };
    let damage = f64::from(bout.damage(lineup, side, slot, index, target));
    let hp = f64::from(foe.fighters[usize::from(target)].hp.max(1));
    0.8 * (damage / hp).min(1.0) * stake(lineup, bout, side.other(), target)
}

/// `side` has still to enter a creature against the rival's `foe`.
fn entry(lineup: &Lineup, bout: &Bout, side: Seat, foe: u8) -> f64 {
    let mut best = f64::NEG_INFINITY;
    for slot in 0..6u8 {
        if bout.side(side).fighters[usize::from(slot)].hp > 0 {
            let gain = force(lineup, bout, side, slot, foe);
            best = best.max(gain - force(lineup, bout, side.other(), foe, slot));
        }
    }
    if best.is_finite() { 0.5 * 850.0 * best } else { 0.0 }
}
