//! What a shot tells of both bodies: section 7 backwards, in its order.

use super::{Bodies, Cases};
use crate::{
    duel::{
        Aim, EVIL, HUMAN,
        full::{
            Body, Event,
            knowledge::likelihood::{breathe, daze_chances, streaks, worn, wounded},
        },
    },
    game::Seat,
};

/// The shooter after its volleys: the chance of a case, its body, and whether its combo was full.
type Fired = Vec<(f64, Body, bool)>;

impl Bodies {
    /// Takes in a whole shot.
    pub(super) fn shot(&mut self, shooter: Seat, aim: Aim, rest: &[Event]) {
        let rival = shooter.other();
        let end = rest.iter().position(|event| !is_bullet(event)).unwrap_or(rest.len());
        let bullets = &rest[..end];
        self.change(shooter, Body::pant);
        let fired = bullets.iter().filter(|event| rail_of(event) == Some(0)).count() as u32;
        let blown = |event: &&Event| is_blown(event);
        let (any, all) =
            (bullets.iter().any(|event| blown(&event)), bullets.iter().all(|event| blown(&event)));
        self.weigh(shooter, |body| {
            let good = if aim == Aim::Own { body.good_self } else { body.good_foe };
            match (body.bad > 0, good > 0) {
                (true, _) => f64::from(u8::from(all)),
                (false, true) => f64::from(u8::from(!any)),
                (false, false) => 1.0,
            }
        });
        self.change(shooter, |body| {
            let good = if aim == Aim::Own { &mut body.good_self } else { &mut body.good_foe };
            if body.bad > 0 {
                body.bad -= 1;
            } else {
                *good = good.saturating_sub(1);
            }
            body.fire = body.fire.saturating_sub(1);
        });
        let volleys = if aim == Aim::Foe && self.parents.is_none() { fired } else { 0 };
        let ways = self.volleys(shooter, volleys);
        if self.parents.is_none() {
            let caught = bullets.iter().filter(|event| matches!(event, Event::Caught { .. }));
            self.main_len = self.main_len.saturating_sub(fired as u8) + caught.count() as u8;
        }
        let harmless = bullets.iter().all(
            |event| matches!(event, Event::Clicked { seat, blown: false, .. } if *seat == shooter),
        );
        self.passed(shooter, aim == Aim::Own && harmless, ways, rest);
        for event in bullets {
            self.arrived(shooter, event);
        }
        for seat in [shooter, rival] {
            let rests = self.may_rest(seat, bullets);
            self.last_rests[seat.index()] = rests;
            self.split(seat, |body| breathe(body, rests));
        }
        self.change(shooter, |body| body.boost = 0);
    }

    /// 7.6 and 17: nobody who burns gets breath back, and in the original nobody who was just hurt.
    fn may_rest(&self, seat: Seat, bullets: &[Event]) -> bool {
        let burns = self.parents.is_none() && self.burning[seat.index()] > 0;
        let befell = |event: &Event| match *event {
            Event::Hit { seat: hit, .. } => self.legacy && hit == seat,
            Event::Ignited { seat: lit } => lit == seat,
            _ => false,
        };
        !burns && !bullets.iter().any(befell)
    }

    /// 7.2 backwards: who paid for the volleys that were seen, and whether the combo was full.
    fn volleys(&mut self, shooter: Seat, fired: u32) -> Fired {
        let left = u32::from(self.main_len);
        let legacy = self.legacy;
        let cases = self.cases(shooter);
        let plain = fired == 0 || cases.iter().all(|(_, body)| body.repeater + body.combo == 0);
        let paid = |(weight, body): &(f64, Body)| {
            let (weight, body) = (*weight, body.clone());
            streaks(&body, left, fired).into_iter().map(move |(streak, chance)| {
                let mut next = body.clone();
                let trials = if streak == left { left } else { streak + 1 };
                next.combo -= next.combo.min(if legacy { trials } else { fired });
                next.repeater = next.repeater.saturating_sub((fired - 1) - streak.min(fired - 1));
                (weight * chance, next, streak == left)
            })
        };
        let mut ways: Fired =
            if plain { Vec::new() } else { cases.iter().flat_map(paid).collect() };
        let sum: f64 = ways.iter().map(|(weight, ..)| weight).sum();
        if sum > 0.0 {
            ways.iter_mut().for_each(|(weight, ..)| *weight /= sum);
        } else {
            ways = cases.iter().map(|(weight, body)| (*weight, body.clone(), false)).collect();
            self.exact &= plain;
            self.whole &= plain;
        }
        let full = ways.iter().filter(|(.., full)| *full).map(|(weight, ..)| weight).sum();
        self.last_combo = (shooter.other(), full);
        ways
    }

    /// 7.4: whoever is next tells how many turns were skipped, and so whether a combo was full and
    /// who paid for it. After a stage and in a new period the rules say who is next, and that tells
    /// nothing.
    fn passed(&mut self, shooter: Seat, kept: bool, ways: Fired, rest: &[Event]) {
        let next = rest.iter().find_map(|event| match event {
            Event::Turn { seat, .. } => Some(Some(*seat)),
            Event::StageWon { .. } | Event::PeriodOver { .. } => Some(None),
            _ => None,
        });
        let idle = next.is_none() || kept && self.legacy;
        let next = next.flatten();
        // What is left of the daze of shooter and rival, if that is how it can have gone.
        let pass = |own: u32, full: bool, other: u32| {
            let other = other + u32::from(full);
            if idle {
                return Some((own, other));
            }
            // The first is free if it has to skip no more often than the other.
            let (first, second) = if kept { (own, other) } else { (other, own) };
            let (skips, skipped) = (first.min(second), first > second);
            let shoots = if kept == skipped { shooter.other() } else { shooter };
            let (first, second) = (first - skips - u32::from(skipped), second - skips);
            let left = if kept { (first, second) } else { (second, first) };
            next.is_none_or(|next| next == shoots).then_some(left)
        };
        let rival = shooter.other();
        let theirs = daze_chances(self.cases(rival));
        let mut ours: Vec<((u32, bool), f64)> = Vec::new();
        for (weight, body, full) in &ways {
            let kind = (body.daze, *full);
            match ours.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, chance)) => *chance += weight,
                None => ours.push((kind, *weight)),
            }
        }
        let shooters = ways.iter().flat_map(|(weight, body, full)| {
            theirs.iter().filter_map(move |&(other, chance)| {
                let (daze, _) = pass(body.daze, *full, other)?;
                Some((weight * chance, Body { daze, ..body.clone() }))
            })
        });
        let rivals = self.cases(rival).iter().flat_map(|(weight, body)| {
            ours.iter().filter_map(move |&((own, full), chance)| {
                let (_, daze) = pass(own, full, body.daze)?;
                Some((weight * chance, Body { daze, ..body.clone() }))
            })
        });
        let (shooters, rivals): (Cases, Cases) = (shooters.collect(), rivals.collect());
        // Each side is followed by itself: exact as long as neither says anything of the other now.
        let row = |(own, full): (u32, bool)| {
            let row: Vec<_> = theirs.iter().map(|&(other, _)| pass(own, full, other)).collect();
            row.iter().any(Option::is_some).then_some(row)
        };
        let rows: Vec<_> = ours.iter().filter_map(|&(kind, _)| row(kind)).collect();
        let rival_after = |row: &Vec<Option<(u32, u32)>>| -> Vec<Option<u32>> {
            row.iter().map(|case| case.map(|(_, daze)| daze)).collect()
        };
        let alike = rows.windows(2).all(|two| rival_after(&two[0]) == rival_after(&two[1]));
        let own_alike = rows.iter().all(|row| {
            let mut left = row.iter().flatten().map(|(daze, _)| daze);
            let first = left.next();
            left.all(|daze| Some(daze) == first)
        });
        self.exact &= alike && own_alike;
        self.replace(shooter, shooters);
        self.replace(rival, rivals);
    }

    /// How likely it is that the bullets at the head of `rest` do what they did, if the shooter has
    /// this much +damage and both sides these wounds; and the wounds that leaves them.
    pub(in super::super) fn effects(
        &self,
        shooter: Seat,
        boost: u32,
        wounds: [u8; 2],
        rest: &[Event],
    ) -> Vec<(f64, [u8; 2])> {
        let mut bodies = Bodies::new(self.legacy);
        bodies.hp = self.hp;
        // The rest of a body has no say in it.
        for (seat, cases) in [HUMAN, EVIL].into_iter().zip(&self.sides) {
            let wounds = wounds[seat.index()];
            let guard = |(weight, body): &(f64, Body)| {
                let (thorns, vests) = (body.thorns, body.vests.clone());
                (*weight, Body { wounds, thorns, vests, ..Body::default() })
            };
            bodies.sides[seat.index()] = cases.iter().map(guard).collect();
            bodies.tidy(seat);
        }
        bodies.change(shooter, |body| body.boost = boost);
        let bullets = rest.iter().take_while(|event| is_bullet(event));
        let likely = bullets.fold(1.0, |chance, event| chance * bodies.arrived(shooter, event));
        let [human, evil] =
            [HUMAN, EVIL].map(|seat| bodies.chances(seat, |body| i64::from(body.wounds)));
        let each = human.iter().flat_map(|&(one, p)| {
            evil.iter().map(move |&(two, q)| (likely * p * q, [one as u8, two as u8]))
        });
        each.filter(|(chance, _)| *chance > 0.0).collect()
    }

    /// Takes in what a bullet did; returns how likely it was.
    fn arrived(&mut self, shooter: Seat, event: &Event) -> f64 {
        match *event {
            Event::Caught { seat, .. } => self.change(seat, Body::pant),
            Event::Stopped { seat, broke, .. } => {
                let boosts = self.chances(shooter, |body| i64::from(body.boost));
                let legacy = self.legacy;
                return self.split(seat, |body| worn(body, &boosts, broke, legacy));
            }
            Event::Hit { seat, reflected, hp, .. } => {
                if reflected {
                    self.change(shooter.other(), |body| {
                        body.thorns = body.thorns.saturating_sub(1);
                    });
                }
                return self.hit(shooter, seat, hp);
            }
            _ => {}
        }
        1.0
    }

    fn hit(&mut self, shooter: Seat, victim: Seat, hp: i128) -> f64 {
        let lost = self.hp[victim.index()].replace(hp).map(|before| before - hp);
        let Some(lost) = lost.and_then(|lost| u32::try_from(lost).ok()) else { return 1.0 };
        let legacy = self.legacy;
        let boosts = self.chances(shooter, |body| i64::from(body.boost));
        let wounds = self.chances(victim, |body| i64::from(body.wounds));
        let explained = || {
            let fits = |boost: i64, wounds: i64| {
                !wounded(wounds as u8, boost as u32 + 1, lost, legacy).is_empty()
            };
            boosts.iter().any(|(boost, _)| wounds.iter().any(|(wounds, _)| fits(*boost, *wounds)))
        };
        if self.parents.is_some() && !explained() {
            // The HP of this stage were set up by hand, and the stakes do not tell them.
            return 1.0;
        }
        let likely = self.split(victim, |body| {
            boosts
                .iter()
                .flat_map(|&(boost, chance)| {
                    wounded(body.wounds, boost as u32 + 1, lost, legacy)
                        .into_iter()
                        .map(move |(after, likelihood)| (after, chance * likelihood))
                })
                .map(|(after, chance)| (chance, Body { wounds: after, ..body.clone() }))
                .collect()
        });
        if boosts.len() > 1 && shooter != victim {
            self.weigh(shooter, |body| {
                wounds
                    .iter()
                    .map(|&(wounds, chance)| {
                        let ways = wounded(wounds as u8, body.boost + 1, lost, legacy);
                        chance * ways.iter().map(|(_, likelihood)| likelihood).sum::<f64>()
                    })
                    .sum()
            });
        }
        likely
    }
}

fn is_bullet(event: &Event) -> bool {
    rail_of(event).is_some() || matches!(event, Event::Ignited { .. })
}

fn rail_of(event: &Event) -> Option<u8> {
    match event {
        Event::Hit { rail, .. }
        | Event::Clicked { rail, .. }
        | Event::Caught { rail, .. }
        | Event::Stopped { rail, .. } => Some(*rail),
        _ => None,
    }
}

fn is_blown(event: &Event) -> bool {
    match event {
        Event::Hit { blown, .. }
        | Event::Clicked { blown, .. }
        | Event::Caught { blown, .. }
        | Event::Stopped { blown, .. } => *blown,
        _ => true,
    }
}

#[cfg(test)]
#[path = "shot_tests.rs"]
mod tests;
