//! What a shot may lead to, for the inspector: counts → blowback → catcher → vest → wounds → HP.
//!
//! A single shell is worked out exactly; several of them (repeaters, combos, extra clips) are tried in
//! many imagined worlds, and the answer says so.

use std::collections::BTreeMap;

use super::Belief;
use crate::{
    dice::Dice,
    duel::{
        Aim, Shell,
        full::{Action, Body, Event, Explosion, View, chances},
    },
    game::{Game, Seat},
};

/// Imagined worlds for shots of several shells.
const WORLDS: u32 = 600;

/// The odds of one shot. All chances are of the whole action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShotOdds {
    /// The front shell is live.
    pub live: f64,
    /// The (first) shell blows back.
    pub blowback: f64,
    /// A shell is caught.
    pub caught: f64,
    /// A shell is stopped by a vest.
    pub stopped: f64,
    /// The other side is hurt.
    pub hurts_foe: f64,
    /// The shooter is hurt.
    pub hurts_self: f64,
    /// The shooter keeps its turn, dazed sides aside.
    pub keeps_turn: f64,
    /// HP the other side loses, with the chance of each loss.
    pub foe_loss: BTreeMap<u32, f64>,
    /// HP the shooter loses, with the chance of each loss.
    pub own_loss: BTreeMap<u32, f64>,
    /// Exact, or sampled from imagined worlds?
    pub exact: bool,
}

impl Belief {
    /// What a shot of `shooter` may lead to now; `dice` are only used for shots of several shells.
    pub fn shot_odds(&self, view: &View, shooter: Seat, aim: Aim, dice: &mut Dice) -> ShotOdds {
        let single = view.extra_count == 0
            && view.stage.is_none()
            && (aim == Aim::Own
                || self.bodies.cases(shooter).iter().all(|(_, b)| b.repeater == 0 && b.combo == 0));
        if single {
            self.one_shell(view, shooter, aim)
        } else {
            self.many_shells(view, shooter, aim, dice)
        }
    }

    /// The chance that the next shell of `shooter` blows back (7.3).
    pub fn blowback(&self, view: &View, shooter: Seat, aim: Aim) -> f64 {
        let favoured = aim == Aim::Foe && view.setup.favoured == Some(shooter);
        let plain = match view.setup.chosen().map(|mode| mode.explosion) {
            _ if view.stage.is_some() => 0.05,
            _ if favoured => 0.0,
            Some(Explosion::Fixed(chance)) => chance,
            _ => chances::blowback(view.wear) as f64 / chances::UNIT as f64,
        };
        let by_stack = |body: &Body| {
            let good = if aim == Aim::Own { body.good_self } else { body.good_foe };
            match (body.bad, good) {
                (0, 0) => plain,
                (0, _) => 0.0,
                _ => 1.0,
            }
        };
        self.bodies.cases(shooter).iter().map(|(weight, body)| weight * by_stack(body)).sum()
    }

    fn one_shell(&self, view: &View, shooter: Seat, aim: Aim) -> ShotOdds {
        let rival = shooter.other();
        let live = self.shells.live_at(0);
        let blowback = self.blowback(view, shooter, aim);
        let to_foe = if aim == Aim::Foe { 1.0 - blowback } else { blowback };
        let boosts = self.bodies.chances(shooter, |body| i64::from(body.boost));
        let mut odds = ShotOdds {
            live,
            blowback,
            exact: self.shells.is_exact() && self.bodies.is_exact(),
            keeps_turn: if aim == Aim::Own { (1.0 - blowback) * (1.0 - live) } else { 0.0 },
            ..ShotOdds::default()
        };
        let guarded = self.bodies.cases(rival).iter().any(|(_, body)| !body.vests.is_empty());
        let thorned = self.bodies.cases(rival).iter().filter(|(_, body)| body.thorns > 0);
        let thorned: f64 = thorned.map(|(weight, _)| weight).sum();
        let fronts = self.shells.front_and_catchers(rival);
        for &(boost, chance) in &boosts {
            let (mut caught, mut passed) = (0.0, 0.0);
            for &(weight, live, catchers) in &fronts {
                let catch = |shell| super::shells::catch_chance(catchers, shell, boost as f64);
                caught += weight * (live * catch(Shell::Live) + (1.0 - live) * catch(Shell::Blank));
                passed += weight * live * (1.0 - catch(Shell::Live));
            }
            odds.caught += chance * to_foe * caught;
            let points = boost as u32 + 1;
            let hit = if guarded { 0.0 } else { chance * to_foe * passed };
            if guarded {
                odds.stopped += chance * to_foe * (1.0 - caught);
            }
            // Thorn Armour throws back whatever gets past catcher and vest (17).
            let own = chance * (1.0 - to_foe) * live + hit * thorned;
            self.add_losses(shooter, points, own, &mut odds.own_loss);
            odds.hurts_self += own;
            let foe = hit * (1.0 - thorned);
            self.add_losses(rival, points, foe, &mut odds.foe_loss);
            odds.hurts_foe += foe;
        }
        odds
    }

    fn add_losses(&self, victim: Seat, points: u32, chance: f64, to: &mut BTreeMap<u32, f64>) {
        if chance <= 0.0 {
            return;
        }
        for (weight, body) in self.bodies.cases(victim) {
            for lost in points..=points.saturating_mul(2).min(points + 64) {
                let ways = super::likelihood::wounded(body.wounds, points, lost, self.legacy);
                let sum: f64 = ways.iter().map(|(_, part)| part).sum();
                if sum > 0.0 {
                    *to.entry(lost).or_insert(0.0) += chance * weight * sum;
                }
            }
        }
    }

    fn many_shells(&self, view: &View, shooter: Seat, aim: Aim, dice: &mut Dice) -> ShotOdds {
        let mut odds = ShotOdds {
            live: if view.stage.is_some() { 0.5 } else { self.shells.live_at(0) },
            blowback: self.blowback(view, shooter, aim),
            ..ShotOdds::default()
        };
        let part = 1.0 / f64::from(WORLDS);
        let mut events = Vec::new();
        for _ in 0..WORLDS {
            let mut world = self.imagine(view, dice);
            world.dice = Dice::stream(dice.bits(), "world");
            world.current = shooter;
            events.clear();
            if world.apply(shooter, &Action::Shoot(aim), &mut events).is_err() {
                continue;
            }
            let mut lost = [0u32; 2];
            let (mut caught, mut stopped, mut kept) = (false, false, aim == Aim::Own);
            for event in events.iter().skip(1) {
                match *event {
                    Event::Hit { seat, lost: Some(more), .. } => {
                        lost[seat.index() & 1] += more;
                        kept = false;
                    }
                    Event::Clicked { blown, .. } => kept &= !blown,
                    Event::Caught { .. } => (caught, kept) = (true, false),
                    Event::Stopped { .. } => (stopped, kept) = (true, false),
                    Event::Ignited { .. } => {}
                    _ => break,
                }
            }
            let (own, foe) = (lost[shooter.index()], lost[shooter.other().index()]);
            let add = |to: &mut f64, yes: bool| *to += if yes { part } else { 0.0 };
            add(&mut odds.caught, caught);
            add(&mut odds.stopped, stopped);
            add(&mut odds.keeps_turn, kept);
            add(&mut odds.hurts_self, own > 0);
            add(&mut odds.hurts_foe, foe > 0);
            for (loss, to) in [(own, &mut odds.own_loss), (foe, &mut odds.foe_loss)] {
                if loss > 0 {
                    *to.entry(loss).or_insert(0.0) += part;
                }
            }
        }
        odds
    }
}
