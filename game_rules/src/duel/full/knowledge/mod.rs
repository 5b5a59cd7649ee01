//! What follows for a pair of eyes from everything they have seen (rules/duel.md 6.1).
//!
//! A belief is a fold over the events of a view, nothing else: two games that look the same to a
//! seat give it the same belief. It is made when asked for, never while playing.

mod bodies;
mod breath;
#[cfg(test)]
mod brute;
#[cfg(test)]
mod derived_tests;
mod fate;
#[cfg(test)]
mod fate_tests;
mod graph;
mod likelihood;
mod moves;
mod seen;
mod shells;
mod shot_odds;
mod volley;
mod world;

pub use bodies::{Bodies, Cases};
pub(super) use seen::ToolUse;
pub use shells::{Sample, Shells};
pub use shot_odds::ShotOdds;

use self::world::Given;
use super::{
    Action, Body, Duel, Event, Mode, Pending, Periods, PublicKnowledge, Refusal, Sharing, Side,
    StageBattle, Tool,
    setup::PreparedSetup,
    view::{PendingView, SideView, View},
};
use crate::{
    dice::Dice,
    duel::{ClipLimits, EVIL, HUMAN},
    game::{Game, Illegal, Seat, Turn, Viewer},
};

/// The belief of a pair of eyes.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    limits: Vec<ClipLimits>,
    endless: bool,
    legacy: bool,
    shells: Shells,
    bodies: Bodies,
}

impl Belief {
    /// Before anything has happened.
    pub fn new(mode: &Mode, legacy: bool) -> Belief {
        let limits: Vec<ClipLimits> = mode.all_periods().iter().map(Mode::shells).collect();
        Belief {
            shells: Shells::new(limits[0], legacy),
            limits,
            endless: mode.periods == Periods::Endless,
            legacy,
            bodies: Bodies::new(legacy),
        }
    }

    /// All of a view at once.
    pub fn of(view: &View) -> Belief {
        let mut belief = match view.setup.chosen() {
            Some(mode) => Belief::new(mode, view.setup.legacy),
            None => Belief::new(&Mode::shipped()[0], view.setup.legacy),
        };
        belief.see_all(&view.log);
        belief.settle(view);
        belief
    }

    /// Takes in a stretch of the log, in whole actions.
    pub fn see_all(&mut self, log: &[Event]) {
        for at in 0..log.len() {
            self.see(&log[at..]);
        }
    }

    fn see(&mut self, log: &[Event]) {
        if let Some(Event::Period { number }) = log.first() {
            let at = (*number as usize).clamp(1, self.limits.len()) - 1;
            let carried = self.endless && *number > 1;
            self.shells.begin_period(self.limits[at], carried, &self.bodies);
            self.bodies.begin_period(carried);
        }
        self.shells.see(log, &self.bodies);
        self.bodies.see(log);
    }

    /// What the view says beyond its log: who has a choice, which wounds are possible, and the own
    /// body where it is shown.
    pub fn settle(&mut self, view: &View) {
        if let (Turn::One(seat), None) = (view.turn, &view.stage) {
            self.shells.not_rattled(seat);
        }
        for (seat, side) in [HUMAN, EVIL].into_iter().zip(&view.sides) {
            match &side.body {
                Some(body) => {
                    self.bodies.reveal(seat, body);
                    if view.stage.is_none() {
                        let (catchers, boost, daze) =
                            ([body.catcher; 2], [body.boost; 2], [body.daze; 2]);
                        let wounds = [body.wounds; 2];
                        let shown = Given { catchers, boost, daze, wounds, ..Given::default() };
                        self.shells.reveal(seat, shown, body.breath);
                    }
                }
                None => self.bodies.limit_wounds(seat, side.wounds),
            }
        }
    }

    /// Of the clips.
    pub fn shells(&self) -> &Shells {
        &self.shells
    }

    /// Of the bodies.
    pub fn bodies(&self) -> &Bodies {
        &self.bodies
    }

    /// The tools on the rack of `seat` that it cannot use, and why not, as far as it knows: asked of
    /// the rules, in a state that it cannot tell from the true one.
    pub fn refused_tools(&self, view: &View, seat: Seat) -> Vec<(Tool, Refusal)> {
        let game = self.imagine(view, &mut Dice::stream(0, "refused"));
        let mut tools: Vec<Tool> = view.rack(seat).tools().collect();
        tools.sort_unstable();
        tools.dedup();
        let refused = |tool| match game.why_not(seat, &Action::Use(tool)) {
            Some(Illegal::Refused(refusal)) => Some((tool, refusal)),
            _ => None,
        };
        tools.into_iter().filter_map(refused).collect()
    }

    /// A state that these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, view: &View, dice: &mut Dice) -> Duel {
        let house = PreparedSetup::new(&view.setup)
            .or_else(|_| PreparedSetup::new(&super::Setup::default()))
            .unwrap_or_else(|fault| panic!("the shipped data are broken: {fault}"));
        let mut game = Duel::new(house, Dice::stream(0, "duel"));
        game.count = view.count;
        game.current = view.current;
        game.ending = view.ending;
        game.racks = view.racks;
        game.loaded = view.loaded;
        game.extra_count = view.extra_count;
        game.wear = view.wear;
        if let Viewer::Seat(seat) = view.who {
            game.tried[seat.index() & 1] = view.tried;
        }
        game.sharing = view.borrower.map(|borrower| Sharing {
            borrower,
            rounds_left: 1 + pick(self.bodies.lease(), dice) as u32,
        });
        self.imagine_clips(view, &mut game, dice);
        self.imagine_sides(view, &mut game, dice);
        game
    }

    fn imagine_clips(&self, view: &View, game: &mut Duel, dice: &mut Dice) {
        let sample = self.shells.sample(dice);
        let [mut main, e1, e2, e3] = sample.clips;
        let back = match view.pending {
            Some(PendingView::Arrange { placed, .. }) => placed.len(),
            _ => 0,
        };
        // A position that was set up by hand may have no history that explains it.
        while main.len() + back > view.main_len {
            main.pop();
        }
        while main.len() + back < view.main_len {
            main.push_back(game.flip("unexplained"));
        }
        game.extras = [e1, e2, e3];
        for extra in &mut game.extras[usize::from(view.extra_count)..] {
            *extra = Default::default();
        }
        if let Some(clips) = &view.clips {
            main = clips[0];
            game.extras.iter_mut().zip(&clips[1..]).for_each(|(extra, clip)| *extra = *clip);
            // What is back lies in front, as the view says.
            for _ in 0..back {
                main.pop();
            }
        }
        game.pending = match view.pending {
            Some(PendingView::Arrange { left: 0, .. }) => {
                Some(Pending::Arrange { out: Default::default() })
            }
            Some(PendingView::Arrange { .. }) => Some(Pending::Arrange { out: main }),
            Some(PendingView::Place(tool)) => Some(Pending::Place(tool)),
            Some(PendingView::Wager) => Some(Pending::Wager),
            Some(PendingView::Answer { wager }) => Some(Pending::Answer { wager }),
            None => None,
        };
        game.main = match view.pending {
            Some(PendingView::Arrange { placed, left }) if left > 0 => placed,
            _ => main,
        };
        game.sides.iter_mut().zip(sample.catchers).for_each(|(side, count)| {
            side.body.catcher = count;
        });
    }

    fn imagine_sides(&self, view: &View, game: &mut Duel, dice: &mut Dice) {
        let catchers = [0, 1].map(|index: usize| game.sides[index].body.catcher);
        for seat in [HUMAN, EVIL] {
            let index = seat.index();
            let stage = view.stage.is_some();
            let body = pick_body(self.bodies.cases(seat), dice);
            let body = Body { catcher: if stage { 0 } else { catchers[index] }, ..body };
            game.sides[index] = imagine_side(&view.sides[index], body, dice);
            if view.sides[index].body.is_none() {
                fit_daze(&mut game.sides[index].body, seat, view.dazed);
                if seat == view.current && !stage {
                    game.sides[index].body.rattled = 0;
                }
            }
        }
        game.stage = view.stage.as_ref().map(|stage| {
            let parents = [HUMAN, EVIL].map(|seat| {
                let side = &stage.parents[seat.index()];
                let body = match self.bodies.waiting(seat) {
                    Some(cases) => pick_body(cases, dice),
                    None => Body::fresh(),
                };
                imagine_side(side, Body { catcher: catchers[seat.index()], ..body }, dice)
            });
            Box::new(StageBattle { initiator: stage.initiator, wagers: stage.wagers, parents })
        });
    }
}

fn imagine_side(side: &SideView, body: Body, dice: &mut Dice) -> Side {
    let hp =
        side.hp.0 + i128::from(dice.between("hp", 0, (side.hp.1 - side.hp.0).clamp(0, 9) as i64));
    let mut body = side.body.clone().unwrap_or(body);
    if side.wounds >> body.wounds & 1 == 0 {
        body.wounds = side.wounds.trailing_zeros().min(8) as u8;
    }
    let known = match side.body {
        Some(_) => PublicKnowledge {
            boost: side.boost,
            secret_boost: side.secret_boost,
            ..PublicKnowledge::certain(body.wounds)
        },
        None => PublicKnowledge::from_view(side, hp),
    };
    Side { hp, body, sent: side.sent, burning: side.burning, known }
}

/// Makes the daze fit what the hint says (6.1).
fn fit_daze(body: &mut Body, seat: Seat, dazed: Option<Seat>) {
    match dazed {
        Some(hinted) if hinted == seat => body.daze = body.daze.max(1),
        Some(HUMAN) => {}
        _ => body.daze = 0,
    }
}

/// An index by chance.
fn pick(chances: &[f64], dice: &mut Dice) -> usize {
    let mut rest = dice.below("case", 1 << 53) as f64 / (1u64 << 53) as f64;
    for (index, chance) in chances.iter().enumerate() {
        rest -= chance;
        if rest < 0.0 {
            return index;
        }
    }
    chances.len().saturating_sub(1)
}

fn pick_body(cases: &Cases, dice: &mut Dice) -> Body {
    let chances: Vec<f64> = cases.iter().map(|(weight, _)| *weight).collect();
    cases.get(pick(&chances, dice)).map_or_else(Body::fresh, |(_, body)| body.clone())
}
