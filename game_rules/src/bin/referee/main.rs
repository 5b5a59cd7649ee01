//! The headless door: simulate, ladder, balance, record, replay, bless, script, bench, the arena's
//! serve, bot, account and export, and the Wager's pack and wager. Builds without the engine.
//!
//! Bad input is one sentence on standard error and exit code 2.

#[macro_use]
mod output;
mod balance_arena;
mod balance_labyrinth;
mod bench;
mod bench_server;
mod bless;
mod bot;
mod chronicle;
mod export;
mod ladder;
mod options;
mod pack;
mod records;
mod scripts;
mod serve;
mod simulate;
mod wager;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use game_rules::{contest::Contest, every_game, game::GameId, script::Scripted};

/// Runs the games of Evil's Parlor without a window.
#[derive(Parser)]
#[command(name = "referee", version, about)]
struct Referee {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play many matches between bots and print win rates with 95 % intervals
    Simulate(simulate::Simulate),
    /// Play all bots against all, seats rotated
    Ladder(ladder::Ladder),
    /// Play one match between bots and write its record
    Record(records::Write),
    /// Play a record through; name its first diverging decision if it does not fit
    Replay(records::Replay),
    /// Write the pinned matches of the tests anew, after a rule changed on purpose
    Bless(bless::Bless),
    /// Run a script: an exact position, forced random results, commands (see `script --help`)
    #[command(long_about = None, after_long_help = scripts::help())]
    Script(scripts::Script),
    /// Measure the speed of every game on one core, as JSON
    Bench(bench::Bench),
    /// Measure how the arena's creatures do in random teams, or whether the labyrinth's seats are
    /// fair; table and SVG plot
    Balance(balance_arena::Balance),
    /// Serve arena tournaments over TCP, for bots in any language
    #[command(after_long_help = serve::HELP)]
    Serve(serve::Serve),
    /// Play on an arena server as a guest
    Bot(bot::Bot),
    /// Make an account for an arena server that creates none by itself
    Account(bot::Account),
    /// Take a match out of an arena server's journal, as a record for `replay`
    Export(export::Export),
    /// Check a quest pack of the Wager, or make one from a list of charts
    Pack(pack::Pack),
    /// Run an evening of the Wager line by line, with JSON answers, for chat bots and scripts
    #[command(long_about = None, after_long_help = wager::HELP)]
    Wager(wager::Evening),
}

/// What a command does once it knows which game it is about.
trait Task {
    fn run<G: Contest + Scripted>(self) -> Result<(), String>;
}

macro_rules! dispatch {
    ($($name:ident: $game:ty,)*) => {
        fn run_for(game: GameId, task: impl Task) -> Result<(), String> {
            match game { $(GameId::$name => task.run::<$game>(),)* }
        }

        /// All games there are.
        const GAMES: &[GameId] = &[$(GameId::$name,)*];
    };
}

every_game!(dispatch);

fn main() -> ExitCode {
    let done = match Referee::parse().command {
        Command::Simulate(command) => command.run(),
        Command::Ladder(command) => command.run(),
        Command::Record(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Bless(command) => command.run(),
        Command::Script(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Balance(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Bot(command) => command.run(),
        Command::Account(command) => command.run(),
        Command::Export(command) => command.run(),
        Command::Pack(command) => command.run(),
        Command::Wager(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("referee: {sentence}");
            ExitCode::from(2)
        }
    }
}
