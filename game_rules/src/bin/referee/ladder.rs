//! `referee ladder`: all bots against all, seats rotated.

use clap::Args;
use game_rules::{
    contest::{Contest, Pairing, wilson},
    script::Scripted,
};
use serde_json::json;

use crate::{
    Task,
    options::{Table, interrupt, use_threads},
    run_for,
    simulate::play_all,
};

/// Play all bots against all.
#[derive(Args, Clone)]
pub struct Ladder {
    #[command(flatten)]
    table: Table,
    /// How many matches for each pair and seating
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed everything follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these bots, separated by commas
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Cores to use (default: all); the numbers do not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Ladder {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        use_threads(self.threads)?;
        run_for(self.table.game()?, self)
    }
}

impl Task for Ladder {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let setup = self.table.setup::<G>()?;
        let (table, _) = G::start(&setup, self.seed).map_err(|why| why.to_string())?;
        let seats = table.seats();
        let bots: Vec<&str> = if self.bots.is_empty() {
            G::BOTS.to_vec()
        } else {
            self.bots.iter().map(String::as_str).collect()
        };
        let stop = interrupt()?;
        let mut rows = Vec::new();
        for (index, &bot) in bots.iter().enumerate() {
            for &rival in &bots[index + 1..] {
                let (mut wins, mut losses, mut games) = (0, 0, 0);
                for seat in 0..seats {
                    let mut names = vec![rival; seats];
                    names[seat] = bot;
                    let pairing = Pairing::<G>::new(setup.clone(), names, self.seed)
                        .map_err(|why| why.to_string())?;
                    let count = play_all(&pairing, 0..self.games, &stop)?;
                    wins += count.wins[seat];
                    losses += count.wins.iter().sum::<u64>() - count.wins[seat];
                    games += count.games;
                }
                rows.push((bot, rival, wins, losses, games));
            }
        }
        if self.json {
            let pairs: Vec<_> = rows
                .iter()
                .map(|(bot, rival, wins, losses, games)| {
                    json!({
                        "bot": bot, "rival": rival, "games": games, "wins": wins,
                        "rival_wins": losses, "ci95": wilson(*wins, *games),
                    })
                })
                .collect();
            tell!("{:#}", json!({ "game": self.table.game, "seed": self.seed, "pairs": pairs }));
            return Ok(());
        }
        for (bot, rival, wins, losses, games) in rows {
            let [low, high] = wilson(wins, games);
            tell!(
                "{bot:<12} against {rival:<12} {wins:>7} : {losses:<7} of {games:<7} \
                 {:>6.2} %   95 % {:.2} … {:.2} %",
                100.0 * wins as f64 / games.max(1) as f64,
                100.0 * low,
                100.0 * high
            );
        }
        Ok(())
    }
}
