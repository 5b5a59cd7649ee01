//! One shot action followed shell by shell over everything that may be (rules/duel.md 7): counts →
//! blowback → catcher → vest → thorns → wounds → HP.

use std::collections::BTreeMap;

use super::{
    Belief, ShotOdds,
    likelihood::{streaks, worn, wounded},
    shells::catch_chance,
    world::{Memo, World},
};
use crate::{
    duel::{
        Aim, Shell,
        full::{Body, Explosion, View, chances},
    },
    game::Seat,
};

/// So many cases are followed over all shells and worlds; what needs more is sampled.
const MOST: usize = 40_000;

/// What matters of the shooter, with its chance.
struct Shooter {
    weight: f64,
    boost: u32,
    gun: Gun,
    /// The chance of one volley, of two, …
    volleys: Vec<f64>,
}

#[derive(Clone, Copy, PartialEq)]
enum Gun {
    Bad,
    Good,
    Plain,
}

/// What has come of the shells so far.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Case {
    /// Which of the shooters.
    shooter: usize,
    /// The rival: vests, thorns and wounds.
    rival: Body,
    /// Wounds of the shooter.
    wounds: u8,
    /// HP the shooter and the rival have lost.
    lost: [u32; 2],
    caught: bool,
    stopped: bool,
    /// Nothing but blanks that went where they should.
    quiet: bool,
}

type Cases = BTreeMap<Case, f64>;

/// Everything that stays the same during the action.
struct Action<'a> {
    belief: &'a Belief,
    view: &'a View,
    shooter: Seat,
    aim: Aim,
    shooters: Vec<Shooter>,
    /// Cases followed so far.
    followed: usize,
    odds: ShotOdds,
}

impl Belief {
    /// The odds of a shot, `None` if there is too much to count.
    pub(super) fn volley(&self, view: &View, shooter: Seat, aim: Aim) -> Option<ShotOdds> {
        let mut action = Action {
            belief: self,
            view,
            shooter,
            aim,
            shooters: self.shooters(view, shooter, aim),
            followed: 0,
            odds: ShotOdds {
                exact: self.shells.is_exact() && self.knows_what_matters(shooter),
                sampled: self.shells.sampled(),
                ..ShotOdds::default()
            },
        };
        let cases = action.start();
        if view.stage.is_some() {
            for shell in [Shell::Live, Shell::Blank] {
                let arrived = action.arrive(&cases, shell, 0.5, 0)?;
                action.end(1, &arrived);
            }
            return Some(action.odds);
        }
        for world in self.shells.worlds() {
            let catchers = world.given.catchers[shooter.other().index()];
            let given = |(case, chance): (&Case, &f64)| {
                let rival = Body { catcher: catchers, ..case.rival.clone() };
                (Case { rival, ..case.clone() }, chance * world.weight)
            };
            let cases: Cases = cases.iter().map(given).collect();
            let mut world = world.clone();
            world.weight = 1.0;
            action.fire(&world, &cases, (0, 0), 0)?;
        }
        Some(action.odds)
    }

    /// Is everything exact that the outcome of a shot hangs on?
    fn knows_what_matters(&self, shooter: Seat) -> bool {
        let gun = |body: &Body| {
            [body.boost, body.bad, body.good_self, body.good_foe, body.repeater, body.combo]
        };
        let guard = |body: &Body| (body.vests.clone(), body.thorns);
        let wounds = |body: &Body| body.wounds;
        let bodies = &self.bodies;
        bodies.is_sure_of(shooter, gun)
            && bodies.is_sure_of(shooter, wounds)
            && bodies.is_sure_of(shooter.other(), guard)
            && bodies.is_sure_of(shooter.other(), wounds)
    }

    fn shooters(&self, view: &View, seat: Seat, aim: Aim) -> Vec<Shooter> {
        let left = u32::from(view.main_len);
        let mut all: Vec<(Shooter, [u32; 2])> = Vec::new();
        for (weight, body) in self.bodies.cases(seat) {
            let good = if aim == Aim::Own { body.good_self } else { body.good_foe };
            let gun = match (body.bad, good) {
                (0, 0) => Gun::Plain,
                (0, _) => Gun::Good,
                _ => Gun::Bad,
            };
            let alone = aim == Aim::Own || view.stage.is_some();
            let more = if alone { [0; 2] } else { [body.repeater, body.combo] };
            let like = all.iter_mut().find(|(known, stacks)| {
                (known.boost, known.gun, *stacks) == (body.boost, gun, more)
            });
            if let Some((known, _)) = like {
                known.weight += weight;
                continue;
            }
            let plain = Body { repeater: more[0], combo: more[1], ..Body::default() };
            let volleys = match more {
                [0, 0] => vec![1.0],
                _ => (1..=left).map(|count| streak_chance(&plain, left, count)).collect(),
            };
            let shooter = Shooter { weight: *weight, boost: body.boost, gun, volleys };
            all.push((shooter, more));
        }
        all.into_iter().map(|(shooter, _)| shooter).collect()
    }
}

fn streak_chance(body: &Body, left: u32, fired: u32) -> f64 {
    streaks(body, left, fired).iter().map(|(_, chance)| chance).sum()
}

fn add(to: &mut Cases, case: Case, chance: f64) {
    if chance > 0.0 {
        *to.entry(case).or_insert(0.0) += chance;
    }
}

impl Action<'_> {
    /// Before the first shell: the bodies as they may be.
    fn start(&self) -> Cases {
        let wounds = self.belief.bodies.chances(self.shooter, |body| body.wounds.into());
        let mut rivals: BTreeMap<Body, f64> = BTreeMap::new();
        for (weight, body) in self.belief.bodies.cases(self.shooter.other()) {
            let (vests, thorns, wounds) = (body.vests.clone(), body.thorns, body.wounds);
            let body = Body { vests, thorns, wounds, ..Body::default() };
            *rivals.entry(body).or_insert(0.0) += weight;
        }
        let mut cases = Cases::new();
        for (at, shooter) in self.shooters.iter().enumerate() {
            for (wounds, part) in &wounds {
                for (rival, weight) in &rivals {
                    let case = Case {
                        shooter: at,
                        rival: rival.clone(),
                        wounds: *wounds as u8,
                        lost: [0; 2],
                        caught: false,
                        stopped: false,
                        quiet: true,
                    };
                    add(&mut cases, case, shooter.weight * part * weight);
                }
            }
        }
        cases
    }

    /// The next shell leaves its clip, in each way it may; `worn` shells have left the barrel.
    fn fire(
        &mut self,
        world: &World,
        cases: &Cases,
        (volley, rail): (usize, usize),
        worn: u32,
    ) -> Option<()> {
        if rail > usize::from(self.view.extra_count) {
            // A volley is complete: some stop here.
            self.end(volley + 1, cases);
            let goes_on = |case: &Case| self.shooters[case.shooter].volleys.len() > volley + 1;
            let rest: Cases = cases
                .iter()
                .filter(|(case, _)| goes_on(case))
                .map(|(c, p)| (c.clone(), *p))
                .collect();
            return match rest.is_empty() {
                true => Some(()),
                false => self.fire(world, &rest, (volley + 1, 0), worn),
            };
        }
        let mut memo = Memo::default();
        for shell in [Shell::Live, Shell::Blank] {
            let mut next = world.clone();
            next.see(&mut memo, rail, 0, Some(shell), false);
            if next.weight <= 0.0 {
                continue;
            }
            let part = std::mem::replace(&mut next.weight, 1.0);
            let arrived = self.arrive(cases, shell, part, worn)?;
            self.fire(&next, &arrived, (volley, rail + 1), worn + 1)?;
        }
        if rail > 0 {
            let mut next = world.clone();
            next.is_empty(&mut memo, rail);
            let part = std::mem::replace(&mut next.weight, 1.0);
            if part > 0.0 {
                let none: Cases = cases.iter().map(|(case, p)| (case.clone(), p * part)).collect();
                self.fire(&next, &none, (volley, rail + 1), worn)?;
            }
        }
        Some(())
    }

    /// 7.3: does the next shell blow back?
    fn blowback(&self, gun: Gun, worn: u32) -> f64 {
        if self.view.stage.is_some() {
            return 0.05;
        }
        let safe = self.aim == Aim::Foe && self.view.setup.favoured == Some(self.shooter);
        match (gun, self.view.terms().map(|mode| mode.explosion)) {
            (Gun::Bad, _) => 1.0,
            (Gun::Good, _) => 0.0,
            _ if safe => 0.0,
            (_, Some(Explosion::Fixed(chance))) => chance,
            _ => {
                let wear = self.view.wear.saturating_add(worn);
                chances::blowback(wear) as f64 / chances::UNIT as f64
            }
        }
    }

    /// 7.5 for one shell that is this with chance `part`.
    fn arrive(&mut self, cases: &Cases, shell: Shell, part: f64, worn: u32) -> Option<Cases> {
        let mut after = Cases::new();
        for (case, chance) in cases {
            let blown = self.blowback(self.shooters[case.shooter].gun, worn);
            for (blows, share) in [(true, blown), (false, 1.0 - blown)] {
                let chance = chance * part * share;
                if chance <= 0.0 {
                    continue;
                }
                let quiet = case.quiet && shell == Shell::Blank && !blows;
                let case = Case { quiet, ..case.clone() };
                if (self.aim == Aim::Own) != blows {
                    self.strike(&mut after, case, chance, shell, 0);
                } else {
                    self.at_rival(&mut after, case, chance, shell);
                }
            }
        }
        self.followed += after.len();
        (self.followed <= MOST).then_some(after)
    }

    /// 7.5.1 to 7.5.3: a catcher, a vest, thorns, or the rival itself.
    fn at_rival(&self, after: &mut Cases, case: Case, chance: f64, shell: Shell) {
        let boost = self.shooters[case.shooter].boost;
        let catchers = case.rival.catcher;
        let catch = catch_chance(catchers, shell, f64::from(boost));
        if catch > 0.0 {
            let left = if shell == Shell::Live { 0 } else { catchers - 1 };
            let rival = Body { catcher: left, ..case.rival.clone() };
            add(after, Case { rival, caught: true, ..case.clone() }, chance * catch);
        }
        let chance = chance * (1.0 - catch);
        if !case.rival.vests.is_empty() {
            for broke in [false, true] {
                for (part, body) in worn(&case.rival, &[(boost.into(), 1.0)], broke, self.legacy())
                {
                    let rival = Body { rattled: 0, rattle_potential: 0, ..body };
                    add(after, Case { rival, stopped: true, ..case.clone() }, chance * part);
                }
            }
        } else if shell == Shell::Live && case.rival.thorns > 0 {
            let rival = Body { thorns: case.rival.thorns - 1, ..case.rival.clone() };
            self.strike(after, Case { rival, ..case }, chance, shell, 0);
        } else {
            self.strike(after, case, chance, shell, 1);
        }
    }

    fn legacy(&self) -> bool {
        self.belief.legacy
    }

    /// A shell reaches the shooter (0) or the rival (1).
    fn strike(&self, after: &mut Cases, case: Case, chance: f64, shell: Shell, victim: usize) {
        if shell == Shell::Blank {
            return add(after, case, chance);
        }
        let points = self.shooters[case.shooter].boost.saturating_add(1);
        let wounds = if victim == 0 { case.wounds } else { case.rival.wounds };
        for loss in points..=points.saturating_mul(2).min(points.saturating_add(64)) {
            for (wounds, part) in wounded(wounds, points, loss, self.legacy()) {
                let mut next = case.clone();
                next.lost[victim] = next.lost[victim].saturating_add(loss);
                match victim {
                    0 => next.wounds = wounds,
                    _ => next.rival.wounds = wounds,
                }
                add(after, next, chance * part);
            }
        }
    }

    /// So many volleys were fired: what that led to.
    fn end(&mut self, volleys: usize, cases: &Cases) {
        for (case, chance) in cases {
            let stops = self.shooters[case.shooter].volleys.get(volleys - 1).copied();
            let chance = chance * stops.unwrap_or(0.0);
            let count = |to: &mut f64, yes: bool| *to += if yes { chance } else { 0.0 };
            let odds = &mut self.odds;
            count(&mut odds.caught, case.caught);
            count(&mut odds.stopped, case.stopped);
            count(&mut odds.keeps_turn, case.quiet && self.aim == Aim::Own);
            let [own, foe] = case.lost;
            count(&mut odds.hurts_self, own > 0);
            count(&mut odds.hurts_foe, foe > 0);
            count(&mut odds.nothing, own + foe == 0 && !case.caught && !case.stopped);
            for (loss, to) in [(own, &mut odds.own_loss), (foe, &mut odds.foe_loss)] {
                if loss > 0 && chance > 0.0 {
                    *to.entry(loss).or_insert(0.0) += chance;
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "volley_tests.rs"]
mod tests;
