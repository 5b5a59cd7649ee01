//! The Hunter (rules/labyrinth.md 20.3): keeps a few hundred worlds that fit everything it has
//! heard, and steps where they say the way is short or the answer telling.
//!
//! A world is drawn from the Hunter's fragments, so it reproduces all that was announced of the
//! map; from then on every new announcement is replayed on it, and the world is dropped when it
//! could not have been made there. Chances are worked out with whole numbers and basic arithmetic: the
//! same seed gives the same match on any machine.
//!
//! Rulings: a rival's announcement that does not fit costs the world that rival's place and not its
//! life, unless it is about the piece of map the Hunter stands on. On one tile both have the same way
//! to every pile and the rival has the next turn, so a rival there is nearer to it in every world.

use super::{
    explorer::{Habits, deed, plan, sure_way, way_to_shop},
    notebook::{Notebook, Way, Ways},
    survey::{ONE, risk, survey},
    thief::cut_off,
    wanderer::answer,
};
use crate::labyrinth::knowledge::worlds::{
    PathStep,
    imagine::{imagine, spread},
    particle::Particle,
};
use crate::{
    bots::{Bot, Mind, Sight},
    game::Seat,
    labyrinth::{
        Action, Dir, Health, Item, Labyrinth, Log, View,
        knowledge::{CellRef, Knowledge},
    },
};

/// Worlds kept.
pub(super) const PARTICLES: usize = 256;
/// Tries to draw worlds, for each that could be kept.
pub(super) const TRIES: usize = 3;
/// A carrier this near is gone after.
const CHASE: u32 = 3;
/// A way on which the rivals cost more than this, in turns, is thought over.
const DARING: i64 = 3 * ONE as i64;

/// Hard: a particle filter.
#[derive(Debug, Default)]
pub struct Hunter {
    notes: Notebook,
    heard: Log,
    worlds: Vec<Particle>,
    habits: Habits,
}

impl Bot<Labyrinth> for Hunter {
    fn choose(&mut self, sight: &Sight<'_, Labyrinth>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let legal = sight.legal();
        let seat = sight.seat();
        if let Some(answer) = answer(&view, seat, &legal) {
            return answer;
        }
        let known = self.notes.read(&view);
        self.heard = follow(&mut self.worlds, &self.heard, known, &view, seat, mind);
        if let Some(attack) = attack(&view, &legal) {
            return attack;
        }
        // Shots and the end of the turn are decided below, with the worlds.
        let later = |action: &&Action| {
            matches!(action, Action::Attack { .. } | Action::Shoot(_) | Action::EndTurn)
        };
        let deeds: Vec<Action> = legal.iter().filter(|deed| !later(deed)).copied().collect();
        if let Some(deed) = deed(&view, seat, known, &deeds) {
            return deed;
        }
        refill(&mut self.worlds, known, &view, seat, mind);
        let enough = self.worlds.len() >= PARTICLES / 8;
        if enough && let Some(shot) = shot(&self.worlds, &view, seat) {
            return shot;
        }
        if legal.contains(&Action::EndTurn) {
            return Action::EndTurn;
        }
        let worlds = &mut self.worlds;
        if enough && let Some(step) = cut_off(worlds, &view, seat, known) {
            return step.into();
        }
        let daring = |step: &PathStep| enough && risk(worlds, &view, seat, *step) > DARING;
        let step = certain(&view, seat, known)
            .filter(|step| !daring(step))
            .or_else(|| if enough { survey(worlds, &view, seat, known) } else { None })
            .or_else(|| plan(&view, seat, known, &mut self.habits, mind));
        match step {
            Some(step) => step.into(),
            None => Action::Move(Dir::ALL[mind.dice.below("step", 4) as usize]),
        }
    }
}

/// Carriers are always attacked. Of the others, whoever shares a tile when the own step is made would
/// strike next, so that it is better to strike first; before the step it is better to walk away.
fn attack(view: &View, legal: &[Action]) -> Option<Action> {
    let wanted = |carrier: bool| {
        legal.iter().copied().filter(move |action| match *action {
            Action::Attack { target, .. } => {
                let rival = view.figures[target.index()];
                let strikes = view.doing.moved && !rival.skip_next;
                rival.carries == carrier && (carrier || strikes)
            }
            _ => false,
        })
    };
    let with_bullet = |action: &Action| matches!(action, Action::Attack { bullet: true, .. });
    wanted(true).chain(wanted(false)).max_by_key(|action| {
        let Action::Attack { target, .. } = *action else { return (false, false) };
        (view.figures[target.index()].carries, with_bullet(action))
    })
}

/// What needs no worlds: the way to a goal whose place is known, to a carrier or a shop close by.
fn certain(view: &View, seat: Seat, known: &Knowledge) -> Option<PathStep> {
    let cells = Ways::from(known, known.track(seat)?).nearest();
    let mut piles = Vec::new();
    for (fragment, piece) in known.fragments() {
        for (at, cell) in piece.cells() {
            let place = CellRef { fragment, at };
            if matches!(cell.treasure, Some((true, turn)) if !known.may_be_gone(place, turn, seat))
            {
                piles.push(place);
            }
        }
    }
    let shop = || way_to_shop(view, seat, known, &cells);
    let carries = view.figures[seat.index()].carries;
    sure_way(view, seat, known, &cells, &piles)
        .or_else(|| chase(view, seat, known, &cells))
        .or_else(|| if carries { None } else { shop() })
}

/// After a carrier who is close by, for somebody who can take what they drop.
fn chase(view: &View, seat: Seat, known: &Knowledge, cells: &[(CellRef, Way)]) -> Option<PathStep> {
    let me = view.figures[seat.index()];
    if me.carries || me.health == Health::Injured {
        return None;
    }
    let carrier = |cell: &CellRef| {
        let here = |&other: &Seat| other != seat && known.track(other) == Some(*cell);
        let prey = |&other: &Seat| {
            let rival = view.figures[other.index()];
            rival.carries && rival.health == Health::Healthy
        };
        view.order.iter().filter(|other| here(other)).any(prey)
    };
    let close = |(cell, way): &&(CellRef, Way)| way.cost <= CHASE && carrier(cell);
    cells.iter().find(close).and_then(|(_, way)| way.first)
}

/// Replays what is new on every world; those that contradict it are dropped.
fn follow(
    worlds: &mut Vec<Particle>,
    heard: &Log,
    known: &Knowledge,
    view: &View,
    seat: Seat,
    mind: &mut Mind<'_>,
) -> Log {
    if !view.heard.begins_with(heard) {
        worlds.clear();
    }
    let news: Vec<_> = view.heard.since(heard.len()).collect();
    worlds.retain_mut(|world| {
        world.weight = 1.0;
        news.iter().all(|event| world.survives(view, seat, event, &mut mind.dice))
            && world.shows(known, seat)
    });
    if worlds.first().is_some_and(Particle::has_unseen) {
        weigh(worlds, view, seat, mind);
    }
    view.heard.clone()
}

/// Where the rivals cannot be followed what was heard makes some worlds likelier than others.
fn weigh(worlds: &mut Vec<Particle>, view: &View, seat: Seat, mind: &mut Mind<'_>) {
    for world in worlds.iter_mut() {
        let own = Some(world.tiles[seat.index()]);
        world.weight *= world.settle(view, (seat, own));
    }
    let weights: Vec<f64> = worlds.iter().map(|world| world.weight).collect();
    let kept = spread(&weights, worlds.len());
    *worlds = kept.into_iter().map(|index| worlds[index].clone()).collect();
    for world in worlds {
        world.place_rivals(view, seat, &mut mind.dice);
    }
}

/// Draws new worlds until there are enough, or the budget is spent.
fn refill(
    worlds: &mut Vec<Particle>,
    known: &Knowledge,
    view: &View,
    seat: Seat,
    mind: &mut Mind<'_>,
) {
    let missing = PARTICLES.saturating_sub(worlds.len());
    // Half of the worlds surviving is good enough within a turn; drawing is what costs time.
    if missing <= PARTICLES / 2 {
        return;
    }
    let tries = (0..missing * TRIES).take_while(|_| mind.think()).count();
    worlds.extend(imagine(known, view, seat, (missing, tries), &mut mind.dice));
}

/// A shot worth its bullet: at a carrier from 35 %, at anybody from 90 % of the worlds.
fn shot(worlds: &[Particle], view: &View, seat: Seat) -> Option<Action> {
    if view.figures[seat.index()].item != Some(Item::Bullet) {
        return None;
    }
    let mut best: Option<(usize, Dir)> = None;
    for dir in Dir::ALL {
        let hits = |carrier: bool| {
            let counts = |world: &&Particle| {
                world.hit(view, seat, dir).is_some_and(|hit| {
                    let figure = &view.figures[hit.index()];
                    figure.health == Health::Healthy && figure.carries == carrier
                })
            };
            worlds.iter().filter(counts).count()
        };
        let (carrier, other) = (hits(true), hits(false));
        let worth = carrier * 100 >= 35 * worlds.len() || other * 100 >= 90 * worlds.len();
        let share = carrier.max(other);
        if worth && best.is_none_or(|(most, _)| share > most) {
            best = Some((share, dir));
        }
    }
    best.map(|(_, dir)| Action::Shoot(dir))
}
