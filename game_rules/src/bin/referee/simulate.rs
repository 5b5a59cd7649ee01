//! `referee simulate`: many matches on all cores, counted.

use std::{
    io::IsTerminal,
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use clap::Args;
use game_rules::{
    contest::{Contest, Count, Pairing, Use, wilson},
    script::Scripted,
};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::{
    Task,
    options::{Table, interrupt, use_threads},
    run_for,
};

/// Play many matches between bots.
#[derive(Args, Clone)]
pub struct Simulate {
    #[command(flatten)]
    table: Table,
    /// How many matches
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..1 << 63))]
    games: u64,
    /// The number of the first match: any match of a longer run can be played by itself
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 63))]
    first: u64,
    /// The seed everything follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots by seat, separated by commas; the Wager's are styles of betting
    #[arg(long, visible_alias = "styles", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How many play; a single bot then takes all seats
    #[arg(long)]
    players: Option<usize>,
    /// Nodes a decision may cost
    #[arg(long)]
    budget: Option<u64>,
    /// Cores to use (default: all); the numbers do not depend on it
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        use_threads(self.threads)?;
        run_for(self.table.game()?, self)
    }
}

impl Task for Simulate {
    fn run<G: Contest + Scripted>(mut self) -> Result<(), String> {
        if let Some(players) = self.players {
            if let [bot] = &self.seats[..] {
                self.seats = vec![bot.clone(); players];
            }
            if self.seats.len() != players {
                let found = self.seats.len();
                return Err(format!("--players {players}: --seats names {found} bots"));
            }
        }
        let bots: Vec<&str> = self.seats.iter().map(String::as_str).collect();
        let setup = self.table.setup::<G>()?;
        let mut pairing =
            Pairing::<G>::new(setup, bots, self.seed).map_err(|why| why.to_string())?;
        if let Some(budget) = self.budget {
            pairing.budget = budget;
        }
        let stop = interrupt()?;
        let begin = Instant::now();
        let count = play_all(&pairing, self.first..self.first + self.games, &stop)?;
        let seconds = begin.elapsed().as_secs_f64();
        let report = report::<G>(&self, &count, seconds);
        if self.json {
            tell!("{report:#}");
        } else {
            print_table::<G>(&self, &count, seconds);
        }
        if count.games < self.games {
            eprintln!("referee: stopped after {} of {} matches", count.games, self.games);
        }
        Ok(())
    }
}

/// Plays these matches on all cores until done or stopped.
pub fn play_all<G: Contest>(
    pairing: &Pairing<'_, G>,
    matches: Range<u64>,
    stop: &AtomicBool,
) -> Result<Count, String> {
    let games = matches.end - matches.start;
    let bar = progress(games);
    // Small enough to stop soon, large enough not to matter.
    let chunk = (games / 512).clamp(1, 4096);
    let nothing = || Count::new(pairing.bots.len(), G::things().len());
    let count = (0..games.div_ceil(chunk))
        .into_par_iter()
        .map(|part| {
            if stop.load(Ordering::Relaxed) {
                return Ok(nothing());
            }
            let first = matches.start + part * chunk;
            let range = first..matches.end.min(first + chunk);
            let length = range.end - range.start;
            let count = pairing.play(range).map_err(|why| why.to_string())?;
            bar.inc(length);
            Ok(count)
        })
        .try_reduce(nothing, |one, two| Ok(one.merged(&two)));
    bar.finish_and_clear();
    count
}

fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} matches, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn rate(hits: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { hits as f64 / count as f64 }
}

/// How much more often a seat wins with a thing than without it.
fn contribution(used: &Use, wins: u64, games: u64) -> Option<f64> {
    let without = games - used.matches;
    (without > 0).then(|| rate(used.wins, used.matches) - rate(wins - used.wins, without))
}

fn report<G: Contest>(command: &Simulate, count: &Count, seconds: f64) -> Value {
    let games = count.games;
    let seats: Vec<Value> = command
        .seats
        .iter()
        .enumerate()
        .map(|(seat, bot)| {
            let wins = count.wins[seat];
            let uses: Vec<Value> = named_uses::<G>(&count.uses[seat])
                .map(|(name, used)| {
                    json!({
                        "name": name,
                        "uses": used.uses,
                        "uses_per_game": rate(used.uses, games),
                        "games": used.matches,
                        "win_rate_when_used": rate(used.wins, used.matches),
                        "win_rate_when_not_used":
                            rate(wins - used.wins, games - used.matches),
                        "win_contribution": contribution(&used, wins, games),
                        "score_when_used": used.score(),
                    })
                })
                .collect();
            json!({
                "bot": bot,
                "wins": wins,
                "win_rate": rate(wins, games),
                "ci95": wilson(wins, games),
                "uses": uses,
            })
        })
        .collect();
    json!({
        "game": command.table.game,
        "mode": command.table.mode,
        "games": games,
        "first": command.first,
        "seed": command.seed,
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "turns_per_second": count.turns.total() as f64 / seconds,
        "seats": seats,
        "draws": count.draws,
        "turns": count.turns.mean(games),
        "rounds": count.rounds.mean(games),
    })
}

fn named_uses<G: Contest>(uses: &[Use]) -> impl Iterator<Item = (String, Use)> {
    G::things().into_iter().zip(uses.to_vec()).filter(|(_, used)| used.uses > 0)
}

fn print_table<G: Contest>(command: &Simulate, count: &Count, seconds: f64) {
    let games = count.games;
    tell!(
        "{games} matches of {} in {seconds:.2} s ({:.0} matches/s, {:.0} turns/s)",
        G::ID,
        games as f64 / seconds,
        count.turns.total() as f64 / seconds
    );
    for (seat, bot) in command.seats.iter().enumerate() {
        let [low, high] = wilson(count.wins[seat], games);
        tell!(
            "seat {seat} {bot:<12} won {:>9}   {:.5}   95 % {low:.5} … {high:.5}",
            count.wins[seat],
            rate(count.wins[seat], games)
        );
    }
    tell!("drawn {}", count.draws);
    for (name, sum) in [("turns", count.turns), ("rounds", count.rounds)] {
        let mean = sum.mean(games);
        tell!("{name:<6} {:.4}   95 % {:.4} … {:.4}", mean.mean, mean.ci95[0], mean.ci95[1]);
    }
    for (seat, bot) in command.seats.iter().enumerate() {
        for (name, used) in named_uses::<G>(&count.uses[seat]) {
            let more = contribution(&used, count.wins[seat], games)
                .map_or_else(String::new, |more| format!(", wins {more:+.4} to those without"));
            tell!(
                "  {bot} used {name:<14} {:>8.3} per match; scores {:.4} in the matches it used it in{more}",
                rate(used.uses, games),
                used.score()
            );
        }
    }
}
