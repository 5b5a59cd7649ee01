//! What a shot may lead to, for the inspector: counts → blowback → catcher → vest → wounds → HP.
//!
//! The shells of a shot are followed exactly (`volley`) unless there are too many of them; then the
//! shot is tried in many imagined worlds, and the answer says so.

use std::collections::BTreeMap;

use super::Belief;
use crate::{
    dice::Dice,
    duel::{
        Aim,
        full::{Action, Body, Event, Explosion, View, chances},
    },
    game::{Game, Seat},
};

/// Imagined worlds for shots of very many shells.
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
    /// Nobody is hurt, and no shell is caught or stopped.
    pub nothing: f64,
    /// HP the other side loses, with the chance of each loss.
    pub foe_loss: BTreeMap<u32, f64>,
    /// HP the shooter loses, with the chance of each loss.
    pub own_loss: BTreeMap<u32, f64>,
    /// Exact, or sampled from imagined worlds?
    pub exact: bool,
    /// Worlds it was sampled from; `None` if everything was counted.
    pub sampled: Option<u32>,
}

impl ShotOdds {
    /// How far a sampled chance may be off: 95 times of 100 it is not more.
    pub fn error(&self, chance: f64) -> Option<f64> {
        self.sampled.map(|worlds| sampling_error(worlds, chance))
    }
}

/// How far a chance that was found in so many worlds may be off: 95 times of 100 not more.
pub(super) fn sampling_error(worlds: u32, chance: f64) -> f64 {
    let worlds = f64::from(worlds.max(1));
    // Wilson's half width: a chance of 0 or 1 found in a sample is not certain either.
    let square = 1.96f64.powi(2);
    let spread = chance * (1.0 - chance) / worlds + square / (4.0 * worlds * worlds);
    1.96 * spread.max(0.0).sqrt() / (1.0 + square / worlds)
}

impl Belief {
    /// What a shot of `shooter` may lead to now; `dice` are only used where there is too much to count.
    pub fn shot_odds(&self, view: &View, shooter: Seat, aim: Aim, dice: &mut Dice) -> ShotOdds {
        let odds = self.volley(view, shooter, aim);
        ShotOdds {
            live: if view.stage.is_some() { 0.5 } else { self.shells.live_at(0) },
            blowback: self.blowback(view, shooter, aim),
            ..odds.unwrap_or_else(|| self.tried(view, shooter, aim, dice))
        }
    }

    /// The chance that the next shell of `shooter` blows back (7.3).
    pub fn blowback(&self, view: &View, shooter: Seat, aim: Aim) -> f64 {
        let favoured = aim == Aim::Foe && view.setup.favoured == Some(shooter);
        let plain = match view.terms().map(|mode| mode.explosion) {
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

    /// The shot tried in many imagined worlds.
    pub(super) fn tried(&self, view: &View, shooter: Seat, aim: Aim, dice: &mut Dice) -> ShotOdds {
        let mut odds = ShotOdds { sampled: Some(WORLDS), ..ShotOdds::default() };
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
            add(&mut odds.nothing, own + foe == 0 && !caught && !stopped);
            for (loss, to) in [(own, &mut odds.own_loss), (foe, &mut odds.foe_loss)] {
                if loss > 0 {
                    *to.entry(loss).or_insert(0.0) += part;
                }
            }
        }
        odds
    }
}
