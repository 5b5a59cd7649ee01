//! The Hunter (rules/labyrinth.md 20.3): keeps a few hundred worlds that fit everything it has
//! heard, and steps where they say the way is short or the answer telling.
//!
//! A world is drawn from the Hunter's fragments, so it reproduces all that was announced of the
//! map; from then on every new announcement is replayed on it, and the world is dropped when it
//! could not have been made there. All weights are whole numbers: the same seed gives the same
//! match on any machine.
//!
//! Rulings: a rival's announcement that does not fit costs the world that rival's place and not its
//! life, unless it is about the piece of map the Hunter stands on. On one tile both have the same way
//! to every pile and the rival has the next turn, so a rival there is nearer to it in every world:
//! without treasure the Hunter attacks whomever it meets.

use super::{
    explorer::{Habits, deed, plan, sure_way, way_to_shop},
    imagine::{Atlas, imagine},
    notebook::{Notebook, Step, Ways},
    particle::Particle,
    survey::survey,
    wanderer::answer,
};
use crate::{
    bots::{Bot, Mind, Sight},
    game::Seat,
    labyrinth::{
        Action, Dir, Item, Labyrinth, Log, View,
        knowledge::{CellRef, Knowledge},
    },
};

/// Worlds kept.
const PARTICLES: usize = 256;
/// Tries to draw worlds, for each that could be kept.
const TRIES: usize = 12;

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
        // Shots and the end of the turn are decided below, with the worlds.
        let later = |action: &&Action| matches!(action, Action::Shoot(_) | Action::EndTurn);
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
        let step = certain(&view, seat, known)
            .or_else(|| if enough { survey(worlds, &view, seat, known) } else { None })
            .or_else(|| plan(&view, seat, known, &mut self.habits, mind));
        match step {
            Some(step) => step.into(),
            None => Action::Move(Dir::ALL[mind.dice.below("step", 4) as usize]),
        }
    }
}

/// What needs no worlds: the way to a goal whose place is known, or to a shop close by.
fn certain(view: &View, seat: Seat, known: &Knowledge) -> Option<Step> {
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
    sure_way(view, seat, known, &cells, &piles).or_else(|| if carries { None } else { shop() })
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
        news.iter().all(|event| world.survives(seat, event, &mut mind.dice))
            && world.shows(known, seat)
    });
    view.heard.clone()
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
    let atlas = Atlas::of(known, seat);
    for _ in 0..missing * TRIES {
        if worlds.len() >= PARTICLES || !mind.think() {
            return;
        }
        worlds.extend(imagine(&atlas, known, view, seat, &mut mind.dice));
    }
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
                    figure.health == crate::labyrinth::Health::Healthy && figure.carries == carrier
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
