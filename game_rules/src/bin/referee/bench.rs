//! `referee bench`: turns and matches per second of every game, on one core.

use std::time::{Duration, Instant};

use clap::Args;
use game_rules::{
    contest::{Contest, Count, Pairing},
    game::GameId,
    script::Scripted,
};
use serde_json::json;

use crate::{GAMES, Task, bench_server, run_for};

/// Measure the speed of every game.
#[derive(Args, Clone)]
pub struct Bench {
    /// Seconds for each measurement
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Instead: a tournament on the arena's server with so many connected bots
    #[arg(long, value_name = "BOTS")]
    crowd: Option<usize>,
    /// Turns that the crowd plays
    #[arg(long, default_value_t = 20)]
    turns: usize,
    /// Only this game
    #[arg(long)]
    game: Option<String>,
}

impl Bench {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        if let Some(bots) = self.crowd {
            return bench_server::crowd(bots, self.turns);
        }
        let only = self.game.as_deref();
        let wanted = |game: &&GameId| only.is_none_or(|only| only == game.word());
        if only.is_none_or(|only| only == GameId::Arena.word()) {
            bench_server::battles(self.seconds);
            bench_server::choices(self.seconds);
        }
        GAMES.iter().filter(wanted).try_for_each(|&game| run_for(game, self.clone()))
    }
}

impl Task for Bench {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        for (name, mode, bots) in G::benches() {
            let setup = G::mode(mode)?;
            let pairing = Pairing::<G>::new(setup, bots, 1).map_err(|why| why.to_string())?;
            let limit = Duration::from_secs_f64(self.seconds);
            let begin = Instant::now();
            let mut count = Count::new(pairing.bots.len(), G::things().len());
            let mut next = 0;
            // Matches differ wildly in length: grow the batch until it takes a few milliseconds.
            let mut batch = 1;
            while begin.elapsed() < limit {
                let started = Instant::now();
                let more = pairing.play(next..next + batch).map_err(|why| why.to_string())?;
                next += batch;
                count = count.merged(&more);
                if started.elapsed() < Duration::from_millis(5) {
                    batch *= 2;
                }
            }
            let seconds = begin.elapsed().as_secs_f64();
            let line = json!({
                "game": G::ID.word(),
                "name": name,
                "mode": mode,
                "seats": pairing.bots,
                "games": count.games,
                "seconds": seconds,
                "games_per_second": count.games as f64 / seconds,
                "turns_per_second": count.turns.total() as f64 / seconds,
            });
            tell!("{line}");
        }
        Ok(())
    }
}
