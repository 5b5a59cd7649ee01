//! What Cruel thinks of its choices: it imagines worlds that fit everything it has seen, tries each
//! choice in them, and lets both sides play on by instinct. What wins most often stands first.

use super::{
    heuristics::{Hand, Situation},
    sly::situation,
};
use crate::{
    bots::Mind,
    dice::Dice,
    duel::{
        Aim, EVIL, HUMAN, Shell,
        full::{Action, Clip, Duel, Event, Mode, Pending, View},
    },
    game::{Game, Outcome, Seat, Turn},
};

/// Imagined decisions that are enough for one real one.
const EFFORT: u64 = 60_000;
/// Decisions after which an imagined game is judged as it stands.
const HORIZON: u32 = 160;
/// The first thought has to be beaten by this much.
const DOUBT: f64 = 0.01;

/// A choice and how it fared.
struct Candidate {
    action: Action,
    sum: f64,
    tries: f64,
}

impl Candidate {
    fn mean(&self) -> f64 {
        if self.tries > 0.0 { self.sum / self.tries } else { 0.0 }
    }
}

/// The choices `seat` has, best first, each with how often it won in the worlds imagined; those that
/// were given up early stand behind. Empty if the seat has nothing to decide.
pub fn advice(view: &View, seat: Seat, mind: &mut Mind<'_>) -> Vec<(Action, f64)> {
    let belief = view.belief();
    // What a seat may try is the same in every world it cannot tell from the true one.
    let any_world = belief.imagine(view, &mut mind.dice);
    let legal = any_world.legal(seat);
    if legal.is_empty() {
        return Vec::new();
    }
    let may = |tool| any_world.openly_refused(seat, tool).is_none();
    let situation = situation(view, &belief, seat, &may);
    if is_bare(view) {
        // This duel is solved; imagining it could only be wrong.
        let [own, foe] = situation.bare_shots();
        let mut shots = vec![(Action::Shoot(Aim::Foe), foe), (Action::Shoot(Aim::Own), own)];
        shots.sort_by(|one, two| two.1.total_cmp(&one.1));
        return shots;
    }
    let first = situation.choose();
    let mut candidates: Vec<Candidate> = worth_a_thought(legal, first)
        .into_iter()
        .map(|action| Candidate { action, sum: 0.0, tries: 0.0 })
        .collect();
    if candidates.len() < 2 {
        return vec![(first, 0.5)];
    }
    let stages = candidates.len().ilog2().max(1) + 1;
    let share = mind.budget.min(EFFORT) / u64::from(stages);
    let mut alive = candidates.len();
    for stage in 1..=u64::from(stages) {
        while mind.spent() < share * stage && !mind.is_cancelled() {
            let world = belief.imagine(view, &mut mind.dice);
            let seed = mind.dice.bits();
            for candidate in &mut candidates[..alive] {
                let mut world = World::new(&world, seed);
                candidate.sum += world.play(seat, candidate.action, mind);
                candidate.tries += 1.0;
            }
        }
        let bonus = |one: &Candidate| one.mean() + if one.action == first { DOUBT } else { 0.0 };
        candidates[..alive].sort_by(|one, two| bonus(two).total_cmp(&bonus(one)));
        alive = alive.div_ceil(2).max(2);
    }
    candidates.iter().map(|candidate| (candidate.action, candidate.mean())).collect()
}

/// Has nobody a tool, and will nobody get one?
fn is_bare(view: &View) -> bool {
    let none = |mode: &Mode| mode.all_periods().iter().all(|period| period.tools.is_empty());
    let racks = [view.rack(HUMAN), view.rack(EVIL)];
    view.setup.chosen().is_some_and(none)
        && racks.iter().all(|rack| rack.tools().next().is_none())
        && view.stage.is_none()
        && view.pending.is_none()
}

/// All choices, but only a few of many stakes.
fn worth_a_thought(legal: Vec<Action>, first: Action) -> Vec<Action> {
    let wagers: Vec<i128> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Wager(wager) => Some(*wager),
            _ => None,
        })
        .collect();
    let few = |wager: i128| {
        let most = wagers.last().copied().unwrap_or(1);
        [1, most / 4, most / 2, most].contains(&wager)
    };
    let mut chosen: Vec<Action> = legal
        .into_iter()
        .filter(|action| match action {
            Action::Wager(wager) => few(*wager),
            Action::Cancel => false,
            _ => true,
        })
        .collect();
    if !chosen.contains(&first) {
        chosen.push(first);
    }
    chosen
}

/// An imagined game, and what its players know in it beyond the counts.
struct World {
    game: Duel,
    /// Who has seen the front shell.
    seen: [bool; 2],
    /// Whether everybody knows the clip to be sorted.
    sorted: bool,
    events: Vec<Event>,
}

impl World {
    fn new(game: &Duel, seed: u64) -> World {
        let mut game = game.clone();
        game.dice = Dice::stream(seed, "world");
        World { game, seen: [false; 2], sorted: false, events: Vec::new() }
    }

    /// Plays on from `action` and says how well `seat` fares, from 0 to 1.
    fn play(&mut self, seat: Seat, action: Action, mind: &mut Mind<'_>) -> f64 {
        let mut next = action;
        for _ in 0..HORIZON {
            let mover = match self.game.turn() {
                Turn::One(mover) => mover,
                _ => break,
            };
            mind.think();
            if !self.step(mover, next) {
                break;
            }
            if let Turn::One(mover) = self.game.turn() {
                next = self.instinct(mover);
            }
        }
        self.worth(seat)
    }

    fn step(&mut self, mover: Seat, action: Action) -> bool {
        let before = (self.game.main, self.game.count.rounds);
        self.events.clear();
        if self.game.apply(mover, &action, &mut self.events).is_err() {
            return false;
        }
        self.game.log.clear();
        if before != (self.game.main, self.game.count.rounds) {
            self.seen = [false; 2];
        }
        if before.1 != self.game.count.rounds {
            self.sorted = false;
        }
        for event in &self.events {
            match event {
                Event::Looked { seat, .. } => self.seen[seat.index()] = true,
                Event::Sorted { .. } => self.sorted = true,
                Event::Inserted { .. } | Event::Rearranged { .. } | Event::Merged { .. } => {
                    self.sorted = false;
                }
                _ => {}
            }
        }
        true
    }

    fn instinct(&self, mover: Seat) -> Action {
        let game = &self.game;
        let clip = game.main;
        let share = f64::from(clip.live()) / f64::from(clip.len().max(1));
        let certain = |shell: Option<Shell>| f64::from(u8::from(shell == Some(Shell::Live)));
        let (front, second) = if game.stage.is_some() {
            (0.5, 0.5)
        } else if self.sorted {
            (certain(clip.at(0)), certain(clip.at(1)))
        } else if self.seen[mover.index()] {
            (certain(clip.at(0)), share)
        } else {
            (share, share)
        };
        let side = game.side(mover);
        Situation {
            front,
            second,
            shells: clip.len(),
            live: clip.live().into(),
            rack: game.rack(mover),
            foe_rack: game.rack(mover.other()),
            hp: side.hp,
            foe_hp: game.side(mover.other()).hp,
            wounds: side.body.wounds,
            bad: side.body.bad,
            repeaters: side.body.repeater,
            foe_dazed: game.hint() == Some(mover.other()),
            hand: self.hand(clip),
            may: &|tool| game.openly_refused(mover, tool).is_none(),
        }
        .choose()
    }

    fn hand(&self, clip: Clip) -> Hand {
        match self.game.pending {
            None if self.game.stage.is_some() => Hand::Stage,
            None => Hand::Free,
            Some(Pending::Place(tool)) => Hand::place(tool, 0, clip.len()),
            Some(Pending::Arrange { out }) => {
                let places = if out.is_empty() { 1 } else { clip.len() + 1 };
                Hand::Arrange { places }
            }
            Some(Pending::Wager) => Hand::Wager { other: None },
            Some(Pending::Answer { wager }) => Hand::Wager { other: Some(wager) },
        }
    }

    fn worth(&self, seat: Seat) -> f64 {
        match self.game.turn() {
            Turn::Over(Outcome::Drawn) => 0.4,
            Turn::Over(outcome) => f64::from(u8::from(outcome.won_by(seat))),
            _ => {
                let hp = |seat| (self.game.side(seat).hp.clamp(0, 1_000_000) as f64) + 0.5;
                hp(seat) / (hp(seat) + hp(seat.other()))
            }
        }
    }
}
