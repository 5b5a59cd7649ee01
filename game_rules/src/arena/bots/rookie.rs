//! "Rookie" (rules/arena.md 8.1): the hardest blow, now.

use super::Trainer;
use crate::{
    arena::{Action, Bout, Lineup},
    bots::Mind,
    game::Seat,
};

/// Plays the largest value, lowest number on ties; switches only from a creature that can do
/// nothing.
#[derive(Debug, Default)]
pub struct Rookie;

/// Below this a move does nothing worth the name.
const NOTHING: f64 = 0.5;

/// What move `index` of `side`'s creature in `slot` is worth against the rival's in `target`.
fn worth(lineup: &Lineup, bout: &Bout, side: Seat, slot: u8, index: u8, target: u8) -> f64 {
    let blow = &lineup.card(side, slot).blows[usize::from(index)];
    let user = &bout.side(side).fighters[usize::from(slot)];
    let victim = &bout.side(side.other()).fighters[usize::from(target)];
    let hp = f64::from(victim.hp);
    let mut worth = f64::from(bout.damage(lineup, side, slot, index, target)).min(hp);
    if blow.poison_turns > 0 {
        let tick = f64::from(blow.tick(lineup.card(side.other(), target)));
        let soon = tick * f64::from(blow.poison_turns.min(4));
        let running = f64::from(victim.tick) * f64::from(victim.turns);
        worth += 0.8 * (soon - running).max(0.0).min(hp);
    }
    if worth >= hp && !blow.two_turn {
        worth += 1000.0;
    }
    if blow.two_turn {
        worth *= 0.6;
    }
    if blow.rest && worth < 1000.0 {
        worth *= 0.6;
    }
    worth - 0.7 * f64::from(blow.self_damage.min(user.hp))
}

/// The best usable move of a creature against another.
fn best(lineup: &Lineup, bout: &Bout, side: Seat, slot: u8, target: u8) -> Option<(f64, u8)> {
    let pp = bout.side(side).fighters[usize::from(slot)].pp;
    (0..4u8)
        .filter(|&index| pp[usize::from(index)] > 0)
        .map(|index| (worth(lineup, bout, side, slot, index, target), index))
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// How well `slot` stands against `target`: what it takes from it minus what it loses, in lives.
fn standing(lineup: &Lineup, bout: &Bout, side: Seat, slot: u8, target: u8) -> f64 {
    let share = |side: Seat, slot: u8, target: u8| {
        let worth = best(lineup, bout, side, slot, target).map_or(0.0, |(worth, _)| worth);
        let hp = bout.side(side.other()).fighters[usize::from(target)].hp;
        (worth.clamp(0.0, 900.0) / f64::from(hp.max(1))).min(1.0)
    };
    share(side, slot, target) - share(side.other(), target, slot)
}

fn healthy(bout: &Bout, side: Seat) -> impl Iterator<Item = u8> {
    let bits = bout.side(side).healthy();
    (0..6).filter(move |slot| bits >> slot & 1 == 1)
}

impl Trainer for Rookie {
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, _mind: &mut Mind<'_>) -> Action {
        let legal = bout.legal(side);
        let rival = bout.side(side.other()).active;
        let Some(active) = bout.side(side).active else {
            let score = |slot: u8| match rival {
                Some(target) => standing(lineup, bout, side, slot, target),
                None => healthy(bout, side.other())
                    .map(|target| standing(lineup, bout, side, slot, target))
                    .sum(),
            };
            return healthy(bout, side)
                .map(|slot| (score(slot), slot))
                .reduce(|best, next| if next.0 > best.0 { next } else { best })
                .map_or(Action::Pass, |(_, slot)| Action::Switch(slot));
        };
        let Some(target) = rival.filter(|_| !legal.is_empty()) else { return Action::Pass };
        let own = best(lineup, bout, side, active, target);
        if let Some((_, index)) = own.filter(|(worth, _)| *worth > NOTHING) {
            return Action::Fight(index);
        }
        let relief = healthy(bout, side).filter(|&slot| slot != active).find(|&slot| {
            best(lineup, bout, side, slot, target).is_some_and(|(worth, _)| worth > NOTHING)
        });
        match (relief, own) {
            (Some(slot), _) => Action::Switch(slot),
            (None, Some((_, index))) => Action::Fight(index),
            (None, None) => legal.nth(0).unwrap_or(Action::Pass),
        }
    }
}
