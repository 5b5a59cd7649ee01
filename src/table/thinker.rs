//! Evil thinks off the main thread, with a budget and a flag that ends it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use game_rules::{
    bots::{Bot, Mind, Sight},
    dice::Dice,
    game::{Game, Seat},
};

use super::Staged;

/// The cap at which a decision costs the usual number of nodes.
const USUAL: Duration = Duration::from_secs(2);

/// A bot with its random stream, as it goes into a task and comes back.
struct Head<G: Game> {
    bot: Box<dyn Bot<G>>,
    dice: Dice,
}

/// What a task brings back.
struct Thought<G: Game> {
    head: Head<G>,
    action: G::Action,
}

/// The bots at the table and whoever of them is thinking.
#[derive(Resource)]
pub struct Thinking<G: Game> {
    heads: Vec<Option<Head<G>>>,
    running: Option<Running<G>>,
    /// Nodes a decision may cost.
    pub budget: u64,
}

impl<G: Game> std::fmt::Debug for Thinking<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinking").field("budget", &self.budget).finish_non_exhaustive()
    }
}

struct Running<G: Game> {
    seat: Seat,
    ply: usize,
    since: f32,
    /// By the clock on the wall, whatever the program's own clock does.
    began: Instant,
    cancel: Arc<AtomicBool>,
    task: Task<Thought<G>>,
    done: Option<Thought<G>>,
}

impl<G: Staged> Thinking<G> {
    /// The bots named here sit down; seats without a bot stay empty.
    pub fn new(bots: &[Option<&str>], seed: u64) -> Thinking<G> {
        let heads = Seat::all(bots.len())
            .zip(bots)
            .map(|(seat, name)| {
                let bot = G::bot((*name)?)?;
                Some(Head { bot, dice: Mind::new(seed, seat).dice })
            })
            .collect();
        Thinking { heads, running: None, budget: Mind::BUDGET }
    }

    /// Another bot takes the place of all that sit here, with the same dice.
    pub(super) fn hand_over(&mut self, bot: &str) {
        self.forget();
        for head in self.heads.iter_mut().flatten() {
            if let Some(bot) = G::bot(bot) {
                head.bot = bot;
            }
        }
    }

    /// Since when somebody thinks, if anybody does.
    pub fn since(&self) -> Option<f32> {
        self.who().map(|(_, since)| since)
    }

    /// Who is thinking, and since when.
    pub fn who(&self) -> Option<(Seat, f32)> {
        self.running.as_ref().map(|running| (running.seat, running.since))
    }

    /// No thought takes longer than this, and the shorter it is the less is looked at.
    pub(super) fn cap(&mut self, cap: Duration) {
        let share = cap.as_secs_f64() / USUAL.as_secs_f64();
        self.budget = (Mind::BUDGET as f64 * share) as u64;
        if self.running.as_ref().is_some_and(|running| running.began.elapsed() > cap) {
            self.move_now();
        }
    }

    /// Asks for an answer at once.
    pub fn move_now(&self) {
        if let Some(running) = &self.running {
            running.cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Drops whatever is being thought: the position has changed.
    pub fn forget(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.cancel.store(true, Ordering::Relaxed);
            if let Some(thought) = running
                .done
                .take()
                .or_else(|| bevy::tasks::block_on(async { Some(running.task.await) }))
            {
                self.heads[running.seat.index()] = Some(thought.head);
            }
        }
    }

    /// Starts thinking about this position unless that is happening already.
    pub(super) fn start(&mut self, game: &G, seat: Seat, ply: usize, now: f32) {
        if self.running.is_some() {
            return;
        }
        let Some(mut head) = self.heads.get_mut(seat.index()).and_then(Option::take) else {
            return;
        };
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        let (game, budget) = (game.clone(), self.budget);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mut mind = Mind::resume(head.dice, budget).cancelled_by(&flag);
            let action = head.bot.choose(&Sight::new(&game, seat), &mut mind);
            head.dice = mind.dice;
            Thought { head, action }
        });
        let began = Instant::now();
        self.running = Some(Running { seat, ply, since: now, began, cancel, task, done: None });
    }

    /// The answer for this position, once it is there.
    pub(super) fn answer(&mut self, ply: usize) -> Option<(Seat, G::Action)> {
        let running = self.running.as_mut()?;
        if running.done.is_none() {
            running.done = check_ready(&mut running.task);
        }
        running.done.as_ref()?;
        let running = self.running.take()?;
        let thought = running.done?;
        self.heads[running.seat.index()] = Some(thought.head);
        (running.ply == ply).then_some((running.seat, thought.action))
    }
}
