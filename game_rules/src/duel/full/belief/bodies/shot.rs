//! What a shot tells of both bodies: section 7 backwards, in its order.

use super::{Bodies, Cases};
use crate::{
    duel::{
        Aim, EVIL, HUMAN,
        full::{
            Body, Event,
            belief::likelihood::{breathe, daze_chances, streaks, worn, wounded},
        },
    },
    game::Seat,
};

impl Bodies {
    /// Takes in a whole shot.
    pub(super) fn shot(&mut self, shooter: Seat, aim: Aim, rest: &[Event]) {
        let rival = shooter.other();
        let end = rest.iter().position(|event| !is_bullet(event)).unwrap_or(rest.len());
        let bullets = &rest[..end];
        self.change(shooter, Body::pant);
        let fired = bullets.iter().filter(|event| rail_of(event) == Some(0)).count() as u32;
        self.last_combo = (rival, 0.0);
        if aim == Aim::Foe && self.parents.is_none() {
            self.volleys(shooter, fired);
        }
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
        if self.parents.is_none() {
            let caught = bullets.iter().filter(|event| matches!(event, Event::Caught { .. }));
            self.main_len = self.main_len.saturating_sub(fired as u8) + caught.count() as u8;
        }
        let harmless = bullets.iter().all(
            |event| matches!(event, Event::Clicked { seat, blown: false, .. } if *seat == shooter),
        );
        self.passed(shooter, aim == Aim::Own && harmless, rest);
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

    /// 7.2 backwards: how many volleys were seen, and who paid for them.
    fn volleys(&mut self, shooter: Seat, fired: u32) {
        let left = u32::from(self.main_len);
        let plain = self.sides[shooter.index()]
            .iter()
            .all(|(_, body)| body.repeater == 0 && body.combo == 0);
        if plain || fired == 0 {
            return;
        }
        let mut full = 0.0;
        let cases: Cases = self.sides[shooter.index()].clone();
        for (weight, body) in &cases {
            let ways = streaks(body, left, fired);
            let sum: f64 = ways.iter().map(|(_, chance)| chance).sum();
            let all = ways.iter().filter(|(streak, _)| *streak == left).map(|(_, chance)| chance);
            full += if sum > 0.0 { weight * all.sum::<f64>() / sum } else { 0.0 };
        }
        let legacy = self.legacy;
        self.split(shooter, |body| {
            streaks(body, left, fired)
                .into_iter()
                .map(|(streak, chance)| {
                    let mut next = body.clone();
                    let trials = if streak == left { left } else { streak + 1 };
                    next.combo -= next.combo.min(if legacy { trials } else { fired });
                    next.repeater =
                        next.repeater.saturating_sub((fired - 1) - streak.min(fired - 1));
                    (chance, next)
                })
                .collect()
        });
        self.last_combo.1 = full;
        if full > 0.0 {
            self.split(shooter.other(), |body| {
                let mut dazed = body.clone();
                dazed.daze += 1;
                vec![(full, dazed), (1.0 - full, body.clone())]
            });
        }
    }

    /// 7.4: whoever is next tells how many turns were skipped. After a stage and in a new period the
    /// rules say who is next, and that tells nothing.
    fn passed(&mut self, shooter: Seat, kept: bool, rest: &[Event]) {
        let next = rest.iter().find_map(|event| match event {
            Event::Turn { seat, .. } => Some(Some(*seat)),
            Event::StageWon { .. } | Event::PeriodOver { .. } => Some(None),
            _ => None,
        });
        let Some(next) = next else { return };
        if kept && self.legacy {
            return;
        }
        let first = if kept { shooter } else { shooter.other() };
        let (one, two) = (daze_chances(self.cases(first)), daze_chances(self.cases(first.other())));
        if one.len() > 1 && two.len() > 1 {
            self.exact = false;
        }
        // The first is free if it has to skip no more often than the other.
        let spends = |own: u32, other: u32, is_first: bool| {
            let (a, b) = if is_first { (own, other) } else { (other, own) };
            let first_shoots = a <= b;
            if next.is_some_and(|next| first_shoots != (next == first)) {
                return None;
            }
            let skips = a.min(b);
            Some(if is_first && !first_shoots { skips + 1 } else { skips })
        };
        for (seat, others, is_first) in [(first, &two, true), (first.other(), &one, false)] {
            self.split(seat, |body| {
                others
                    .iter()
                    .filter_map(|&(other, chance)| {
                        let spent = spends(body.daze, other, is_first)?;
                        let mut next = body.clone();
                        next.daze -= spent.min(next.daze);
                        Some((chance, next))
                    })
                    .collect()
            });
        }
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
