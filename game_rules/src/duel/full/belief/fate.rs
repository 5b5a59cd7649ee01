//! What hangs together with the shells although it is none: +damage, daze and Bullet Catchers, and
//! the untold dice that may have shaken the clip or done something else instead (rules/duel.md 9, 11).
//!
//! A hit of three points says that the dice gave +damage, a turn that is skipped once more says that
//! they dazed; both say that they did not shake the clip. So all of this is followed world by world.

use super::{
    bodies::Bodies,
    seen::Upcoming,
    shells::Shells,
    world::{Given, World},
};
use crate::{
    duel::{
        Aim, HUMAN, Shell, Tool,
        full::{Event, Feeling},
    },
    game::Seat,
};

/// The fates that the last untold dice may still have had, in 216ths: those that leave no mark.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Omen {
    by: Option<Seat>,
    rattled: f64,
    other: f64,
}

impl Omen {
    fn sum(&self) -> f64 {
        self.rattled + self.other
    }
}

/// Ways of 216 to throw what nobody is told: sum 5; 3; 14; 9 and 11; half of 12; 8, 16 and 17; and
/// 7 where there is nothing to lose.
const SHAKE: f64 = 6.0;
const RATTLE: f64 = 1.0;
const DAZE: f64 = 15.0;
const BREATH: f64 = 25.0 + 27.0;
const SECRET_BOOST: f64 = 12.5;
const NOTHING: f64 = 21.0 + 6.0 + 3.0;
const LOSS: f64 = 15.0;

/// A shot of which it has not been seen yet who is next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Passing {
    /// Who would be next if nobody were dazed; `None` if daze has no say.
    first: Option<Seat>,
}

impl Shells {
    /// 11: a throw. If nothing is said of it, the clip may have been shaken.
    pub(super) fn thrown(&mut self, seat: Seat, bare: bool, upcoming: &Upcoming<'_>) {
        if upcoming.is_dice_told() {
            return;
        }
        let shown = hint_with(self.hint, seat.other()) != self.hint;
        let nothing = NOTHING + if bare { LOSS } else { 0.0 };
        let blank = (0.0, 0.0, 0.0);
        let (rattled, other, (shake, boost, daze)) = match upcoming.felt() {
            _ if upcoming.hint_follows() => (0.0, 0.0, (0.0, 0.0, DAZE)),
            Some(Feeling::Boost) => (0.0, 0.0, (0.0, SECRET_BOOST, 0.0)),
            Some(Feeling::Rattled | Feeling::Breath(_)) => (0.0, 1.0, blank),
            felt => {
                // Somebody who feels nothing is neither rattled nor sharper, nor out of breath before.
                let (rattle, sharper, breath) = match felt {
                    Some(Feeling::Nothing { full }) => (0.0, 0.0, if full { BREATH } else { 0.0 }),
                    _ => (RATTLE, SECRET_BOOST, BREATH),
                };
                let daze = if shown { 0.0 } else { DAZE };
                (rattle, breath + nothing, (SHAKE, sharper, daze))
            }
        };
        let omen = Omen { by: Some(seat), rattled, other };
        self.omen = omen;
        let all = omen.sum() + shake + boost + daze;
        let (own, rival) = (seat.index(), seat.other().index());
        self.branch(|world, memo| {
            let part = |share: f64, change: &dyn Fn(&mut World)| {
                let mut next = world.clone();
                next.shaken = false;
                next.calm = false;
                next.weight *= share / all;
                change(&mut next);
                next
            };
            let mut cases = vec![
                part(omen.sum(), &|next| next.calm = true),
                part(boost, &|next| next.given.boost[own] += 2),
                part(daze / 3.0, &|next| next.given.daze[rival] += 1),
                part(daze * 2.0 / 3.0, &|next| next.given.daze[rival] += 2),
            ];
            if shake > 0.0 {
                let mut shaken = part(shake, &|next| next.shaken = true);
                shaken.shake(memo);
                cases.push(shaken);
            }
            cases
        });
    }

    /// Whoever threw the last dice has a choice again: it is not rattled.
    pub(super) fn not_rattled(&mut self, seat: Seat) {
        if self.omen.by != Some(seat) {
            return;
        }
        let before = self.omen.sum();
        self.omen.rattled = 0.0;
        let after = self.omen.sum();
        if before > 0.0 {
            self.each(|world, _| {
                if world.calm {
                    world.weight *= after / before;
                }
            });
        }
        self.tidy();
    }

    /// Did this side throw the last untold dice, just now?
    pub(super) fn is_omen_of(&self, seat: Seat) -> bool {
        self.omen.by == Some(seat)
    }

    /// The dice are forgotten: another tool or a shot comes behind them.
    pub(super) fn past_omen(&mut self, seat: Seat) {
        if self.omen.by == Some(seat) {
            self.omen.by = None;
            self.each(|world, _| world.calm = false);
        }
    }

    /// What a tool gives to somebody, for all to see on the racks.
    pub(super) fn endowed(&mut self, seat: Seat, tool: Tool) {
        let (own, rival) = (seat.index(), seat.other().index());
        let shells = self.main_len() as u32;
        self.each(|world, _| {
            let given = &mut world.given;
            match tool {
                Tool::BulletCatcher => given.catchers[own] += 1,
                Tool::SmallMallet => given.daze[rival] += 1,
                Tool::BigMallet => given.daze[rival] = given.daze[rival].saturating_add(shells),
                _ => {}
            }
        });
    }

    /// Nothing, if a rack was swept. With empty racks nobody can tell.
    pub(super) fn all_or_nothing(&mut self, bare: bool, upcoming: &Upcoming<'_>) {
        let swept = upcoming.is_next(|event| matches!(event, Event::Slot { tool: None, .. }));
        if swept {
            self.each(|world, _| world.given.boost = [0; 2]);
        } else if bare && self.worlds().iter().any(|world| world.given.boost != [0; 2]) {
            // Vests go with the +damage, but are followed elsewhere.
            self.exact = false;
            self.branch(|world, _| {
                let mut kept = world.clone();
                kept.weight *= 0.5;
                let mut lost = kept.clone();
                lost.given.boost = [0; 2];
                vec![kept, lost]
            });
        }
    }

    /// 13: everything goes over, and nobody is dazed any more.
    pub(super) fn mirrored(&mut self, seat: Seat) {
        let (to, from) = (seat.index(), seat.other().index());
        let legacy = self.legacy;
        self.each(|world, _| {
            let Given { catchers, boost, daze } = &mut world.given;
            catchers[to] = catchers[from];
            boost[to] = boost[from];
            daze[to] = daze[from];
            if !legacy {
                *daze = [0; 2];
            }
        });
    }

    /// What the bullets of a shot did says something of the +damage behind them (7.5.2, 7.5.3).
    pub(super) fn weigh_damage(&mut self, shooter: Seat, upcoming: &Upcoming<'_>, bodies: &Bodies) {
        let own = shooter.index();
        let mut boosts: Vec<u32> =
            self.worlds().iter().map(|world| world.given.boost[own]).collect();
        boosts.sort_unstable();
        boosts.dedup();
        if boosts.len() < 2 {
            return;
        }
        self.exact &= bodies.knows_hp() && bodies.knows_guards();
        let chances: Vec<(u32, f64)> = boosts
            .into_iter()
            .map(|boost| (boost, bodies.likelihood(shooter, boost, upcoming.0)))
            .collect();
        if chances.iter().all(|(_, chance)| *chance <= 0.0) {
            return;
        }
        self.each(|world, _| {
            let fits = chances.iter().find(|(boost, _)| *boost == world.given.boost[own]);
            world.weight *= fits.map_or(0.0, |(_, chance)| *chance);
        });
    }

    /// A shot is over; the next turn will tell who was dazed (7.4).
    pub(super) fn begin_passing(&mut self, shooter: Seat, aim: Aim, upcoming: &Upcoming<'_>) {
        self.each(|world, _| world.given.boost[shooter.index()] = 0);
        let bullets = upcoming.bullets(shooter);
        let harmless = |event: &Event| matches!(event, Event::Clicked { seat, blown: false, .. } if *seat == shooter);
        let quiet = bullets.iter().all(|bullet| bullet.shell == Some(Shell::Blank))
            && upcoming.0.iter().take(bullets.len()).all(harmless);
        let kept = aim == Aim::Own && quiet;
        let ended = upcoming.0.iter().find_map(|event| match event {
            Event::Turn { .. } => Some(false),
            Event::PeriodOver { .. } => Some(true),
            _ => None,
        });
        let first = if kept { shooter } else { shooter.other() };
        let first = (!(kept && self.legacy)).then_some(first);
        match ended {
            // The next Evil sits down, and the rules say who begins.
            Some(true) => self.pass(first, None),
            _ => self.passing = Some(Passing { first }),
        }
    }

    /// It is somebody's turn: who else was passed over, and who is said to be dazed now.
    pub(super) fn turned(&mut self, seat: Seat, dazed: Option<Seat>, bodies: &Bodies) {
        self.hint = dazed;
        if self.on_stage() {
            return;
        }
        if let Some(Passing { first }) = self.passing.take() {
            self.stun(first, bodies);
            self.pass(first, Some(seat));
            self.faint(bodies);
        }
        self.hinted(dazed);
        self.tidy();
    }

    /// 7.2: a full combo dazes.
    fn stun(&mut self, first: Option<Seat>, bodies: &Bodies) {
        let (seat, chance) = bodies.last_combo();
        if chance > 0.0 && first.is_some() {
            self.daze(seat, chance);
        }
    }

    /// 7.6. Breath is followed elsewhere: with dice in play that may have given some, it is a guess.
    fn faint(&mut self, bodies: &Bodies) {
        for seat in [HUMAN, HUMAN.other()] {
            let chance = bodies.last_faint(seat);
            if chance > 0.0 {
                self.exact &= self.worlds().iter().all(|world| !world.shaken);
                self.daze(seat, chance);
            }
        }
    }

    /// One turn more to lose, with this chance.
    fn daze(&mut self, seat: Seat, chance: f64) {
        self.branch(|world, _| {
            let mut dazed = world.clone();
            dazed.weight *= chance;
            dazed.given.daze[seat.index()] += 1;
            let mut awake = world.clone();
            awake.weight *= 1.0 - chance;
            vec![dazed, awake]
        });
    }

    fn pass(&mut self, first: Option<Seat>, next: Option<Seat>) {
        let Some(first) = first else { return };
        let passed = |given: &mut Given| {
            let (own, other) = (first.index(), first.other().index());
            let skips = given.daze[own].min(given.daze[other]);
            let skipped = given.daze[own] > given.daze[other];
            given.daze[own] -= skips + u32::from(skipped);
            given.daze[other] -= skips;
            if skipped { first.other() } else { first }
        };
        let fits = |world: &World| {
            let mut given = world.given;
            next.is_none_or(|next| passed(&mut given) == next)
        };
        // A position set up by hand may have no past that explains who is dazed.
        let explained = self.worlds().iter().any(fits);
        self.each(|world, _| {
            if explained && !fits(world) {
                world.weight = 0.0;
            }
            passed(&mut world.given);
        });
    }

    /// 6.1: the human's daze is named first, and Evil's only if the human has none.
    pub(super) fn hinted(&mut self, dazed: Option<Seat>) {
        self.hint = dazed;
        if self.on_stage() {
            return;
        }
        let named = |given: &Given| {
            [HUMAN, HUMAN.other()].into_iter().find(|seat| given.daze[seat.index()] > 0)
        };
        if self.worlds().iter().any(|world| named(&world.given) == dazed) {
            self.each(|world, _| {
                if named(&world.given) != dazed {
                    world.weight = 0.0;
                }
            });
        } else {
            // Set up by hand.
            self.each(|world, _| match dazed {
                None => world.given.daze = [0; 2],
                Some(HUMAN) => world.given.daze[0] = 1,
                Some(_) => world.given.daze = [0, 1],
            });
        }
    }
}

/// The hint of 6.1 once `seat` is dazed as well.
pub(super) fn hint_with(hint: Option<Seat>, seat: Seat) -> Option<Seat> {
    if hint == Some(HUMAN) || seat == HUMAN { Some(HUMAN) } else { Some(seat) }
}
