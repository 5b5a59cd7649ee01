//! What hangs together with the shells although it is none: +damage, daze, breath and Bullet Catchers,
//! and the untold dice that may have shaken the clip or done something else instead (rules/duel.md 9,
//! 11).
//!
//! A hit of three points says that the dice gave +damage, a turn that is skipped once more says that
//! they dazed; both say that they did not shake the clip. So all of this is followed world by world.

use std::sync::Arc as Shared;

use super::{
    bodies::Bodies,
    breath::Breath,
    seen::{Guard, ToolUse, Upcoming},
    shells::{Shells, shared},
    world::{Given, World},
};
use crate::{
    duel::{
        Aim, HUMAN, Shell,
        full::{
            Body, Event, FateEffect, Feeling,
            tools::{
                fate::ways_to,
                page::{BodyChange, OpenFacts},
            },
        },
    },
    game::Seat,
};

/// Who fell, what that leaves of the breath, and its chance.
type Faint = ([bool; 2], Shared<Breath>, f64);

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
        self.thrown_by = Some(seat);
        let (felt, hinted) = (upcoming.felt(), upcoming.hint_follows());
        // Of boosts half are told, and a lost tool is seen, unless there is none.
        let secret_boost = ways_to(FateEffect::Boost) / 2.0;
        let [shake, rattle, daze, loss] =
            [FateEffect::Shaken, FateEffect::Rattled, FateEffect::Dazed, FateEffect::Lost]
                .map(ways_to);
        let nothing = ways_to(FateEffect::Nothing) + if bare { loss } else { 0.0 };
        // Somebody who feels nothing is neither rattled nor sharper.
        let (shake, rattle, boost, daze) = match felt {
            _ if hinted => (0.0, 0.0, 0.0, daze),
            Some(Feeling::Boost) => (0.0, 0.0, secret_boost, 0.0),
            Some(Feeling::Rattled) => (0.0, rattle, 0.0, 0.0),
            Some(Feeling::Breath(_)) => (0.0, 0.0, 0.0, 0.0),
            felt => {
                let unfelt = f64::from(u8::from(felt.is_none()));
                let shown = hint_with(self.hint, seat.other()) != self.hint;
                let daze = if shown { 0.0 } else { daze };
                (shake, rattle * unfelt, secret_boost * unfelt, daze)
            }
        };
        let (own, rival) = (seat.index(), seat.other().index());
        let idle = self.by_breath(|breath| shared(breath.thrown(seat, felt, nothing)));
        // Somebody who feels nothing knows whether it lacks breath.
        let fits = |own: u8| match felt {
            Some(Feeling::Nothing { full }) => full == (own == Body::BREATH),
            _ => true,
        };
        let same = self.by_breath(|breath| shared(breath.seen(seat, fits)));
        self.branch(|world, memo| {
            let [idle, same] = [&idle, &same].map(|all| all[&world.breath_id()].as_ref());
            let mut cases = Vec::with_capacity(6);
            let mut case = |ways: f64, breath, change: &mut dyn FnMut(&mut World)| {
                if ways > 0.0 {
                    let mut next = world.clone();
                    next.weight *= ways;
                    next.weigh_breath(breath);
                    change(&mut next);
                    cases.push(next);
                }
            };
            case(f64::from(u8::from(!hinted)), idle, &mut |_| {});
            case(rattle, same, &mut |next| next.given.rattled[own] += 2);
            case(boost, same, &mut |next| next.given.boost[own] += 2);
            case(daze / 3.0, same, &mut |next| next.given.daze[rival] += 1);
            case(daze * 2.0 / 3.0, same, &mut |next| next.given.daze[rival] += 2);
            case(shake, same, &mut |next| next.shake(memo));
            cases
        });
    }

    /// Somebody has a choice: it is not rattled.
    pub(super) fn not_rattled(&mut self, seat: Seat) {
        let at = seat.index();
        let calm = |world: &World| world.given.rattled[at] == 0;
        if self.worlds().iter().any(calm) {
            self.keep(calm);
        } else {
            // Set up by hand.
            self.each(|world, _| world.given.rattled[at] = 0);
        }
    }

    /// Somebody who had a choice and threw dice has none any more: that was them.
    pub(super) fn rattled(&mut self, seat: Seat) {
        let shaky = |world: &World| world.given.rattled[seat.index()] > 0;
        if self.thrown_by == Some(seat) && self.worlds().iter().any(shaky) {
            self.keep(shaky);
        }
    }

    /// A round later, bandages heal and being rattled fades.
    pub(super) fn rested(&mut self, bodies: &Bodies) {
        let ripe = [HUMAN, HUMAN.other()].map(|seat| bodies.ripe_bandages(seat));
        self.each(|world, _| {
            let Given { rattled, wounds, .. } = &mut world.given;
            *rattled = rattled.map(|rounds| rounds.saturating_sub(1));
            *wounds = [wounds[0].saturating_sub(ripe[0]), wounds[1].saturating_sub(ripe[1])];
        });
    }

    /// The wounds of a side are told.
    pub(super) fn announced(&mut self, seat: Seat, wounds: u8) {
        let at = seat.index();
        let fits = |world: &World| world.given.wounds[at] == wounds;
        if self.worlds().iter().any(fits) {
            self.keep(fits);
        } else {
            // Set up by hand.
            self.each(|world, _| world.given.wounds[at] = wounds);
        }
    }

    /// What a tool does to the sides, for all to see on the racks; in every world what the rules do.
    pub(super) fn endowed(
        &mut self,
        seat: Seat,
        user: Option<BodyChange>,
        rival: Option<BodyChange>,
    ) {
        let open = OpenFacts { user: seat, main_len: self.main_len() as u8, legacy: self.legacy };
        self.each(|world, _| {
            for (whom, change) in [(seat, user), (seat.other(), rival)] {
                if let Some(change) = change {
                    world.given.on_body(whom, |body| change(body, &open));
                }
            }
        });
    }

    /// 30: both lose what is lost, if a rack was swept. With empty racks nobody can tell.
    pub(in crate::duel::full) fn all_or_nothing(
        &mut self,
        used: &ToolUse<'_>,
        lose: fn(&mut Body),
        bodies: &Bodies,
    ) {
        let lost = |given: &Given| {
            let mut lost = *given;
            lost.on_body(HUMAN, lose);
            lost.on_body(HUMAN.other(), lose);
            lost
        };
        if used.is_slot_emptied() {
            self.each(|world, _| world.given = lost(&world.given));
        } else if used.bare && self.worlds().iter().any(|world| world.given != lost(&world.given)) {
            // Vests go with the +damage, but are followed elsewhere.
            self.exact &= !bodies.may_wear_vests();
            self.branch(|world, _| {
                let mut kept = world.clone();
                kept.weight *= 0.5;
                let mut without = kept.clone();
                without.given = lost(&kept.given);
                vec![kept, without]
            });
        }
    }

    /// 13: everything goes over, and nobody is dazed any more.
    pub(super) fn mirrored(&mut self, seat: Seat) {
        let (to, from) = (seat.index(), seat.other().index());
        let legacy = self.legacy;
        self.each(|world, _| {
            let Given { catchers, boost, daze, wounds, .. } = &mut world.given;
            catchers[to] = catchers[from];
            boost[to] = boost[from];
            daze[to] = daze[from];
            wounds[to] = wounds[from];
            if !legacy {
                *daze = [0; 2];
            }
        });
        self.breathe(|_, breath| breath.copied(seat));
    }

    /// What the bullets of a shot did says something of the +damage behind them, and of the wounds
    /// they made (7.5.2, 7.5.3).
    pub(super) fn struck(&mut self, shooter: Seat, upcoming: &Upcoming<'_>, bodies: &Bodies) {
        if !upcoming.bullets_strike() {
            return;
        }
        let own = shooter.index();
        let cause = |world: &World| (world.given.boost[own], world.given.wounds);
        let mut causes: Vec<(u32, [u8; 2])> = self.worlds().iter().map(cause).collect();
        causes.sort_unstable();
        causes.dedup();
        self.exact &= bodies.knows_hp() && (causes.len() == 1 || bodies.knows_vests());
        let effects: Vec<Vec<(f64, [u8; 2])>> = causes
            .iter()
            .map(|&(boost, wounds)| bodies.effects(shooter, boost, wounds, upcoming.0))
            .collect();
        if effects.iter().all(Vec::is_empty) {
            return;
        }
        self.branch(|world, _| {
            let effects = causes.binary_search(&cause(world)).map_or(&[][..], |at| &effects[at]);
            let case = |&(chance, wounds): &(f64, [u8; 2])| {
                let mut next = world.clone();
                next.weight *= chance;
                next.given.wounds = wounds;
                next
            };
            effects.iter().map(case).collect()
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
        let first = if kept { shooter } else { shooter.other() };
        self.passing = Some(Passing { first: (!(kept && self.legacy)).then_some(first) });
        let caught = bullets.iter().filter(|bullet| bullet.guarded == Some(Guard::Caught));
        let mut pants = [1; 2];
        pants[shooter.other().index()] = caught.count() as u8;
        self.breathe(|_, breath| breath.spent(pants));
    }

    /// It is somebody's turn: who else was passed over, and who is said to be dazed now.
    pub(super) fn turned(&mut self, seat: Seat, dazed: Option<Seat>, bodies: &Bodies) {
        self.hint = dazed;
        if self.on_stage() {
            return;
        }
        self.end_passing(Some(seat), bodies);
        self.hinted(dazed);
        self.tidy();
    }

    /// The last shot to its end, with who is next if that was seen.
    pub(super) fn end_passing(&mut self, next: Option<Seat>, bodies: &Bodies) {
        if let Some(Passing { first }) = self.passing.take() {
            self.stun(first, bodies);
            self.pass(first, next);
            self.faint(bodies);
        }
    }

    /// 7.2: a full combo dazes.
    fn stun(&mut self, first: Option<Seat>, bodies: &Bodies) {
        let (seat, chance) = bodies.last_combo();
        if chance > 0.0 && first.is_some() {
            self.daze(seat, chance);
        }
    }

    /// 7.6: breath comes back, or somebody faints.
    fn faint(&mut self, bodies: &Bodies) {
        let rests = bodies.last_rests();
        self.breathe(|wounds, breath| {
            let chance = |at: usize| f64::from(u8::from(rests[at])) / (f64::from(wounds[at]) + 1.0);
            breath.recovered([chance(0), chance(1)])
        });
        if !self.worlds().iter().any(|world| world.breath.is_short()) {
            return;
        }
        let ways = self.by_breath(|breath| {
            let ways = breath.fainted();
            ways.map(|(fell, breath, chance)| (fell, Shared::new(breath), chance))
                .collect::<Vec<Faint>>()
        });
        self.branch(|world, _| {
            let case = |(fell, breath, chance): &Faint| {
                let mut next = world.clone();
                next.weight *= chance;
                next.breath = Shared::clone(breath);
                for (daze, fell) in next.given.daze.iter_mut().zip(fell) {
                    *daze += u32::from(*fell);
                }
                next
            };
            ways[&world.breath_id()].iter().map(case).collect()
        });
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
