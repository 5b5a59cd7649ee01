//! `referee pack`: quest packs are checked, and made from lists of charts.

mod import;

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::Write as _,
    path::{Path, PathBuf},
};

use clap::{Args, Subcommand};
use game_rules::wager::{Level, Pool, share};

/// Check a quest pack of the Wager, or make one from a list.
#[derive(Args, Clone)]
pub struct Pack {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Clone)]
enum Command {
    /// Read a pack and say what can be drawn from it
    Check {
        /// The pack file
        file: PathBuf,
        /// How many sit at the table; some quests need an even number
        #[arg(long, default_value_t = 4)]
        players: usize,
    },
    /// Make a song pack from a CSV table or a JSON list
    #[command(after_long_help = import::HELP)]
    Import(Import),
}

#[derive(Args, Clone)]
struct Import {
    /// The list: a CSV table with a head line, or a JSON list
    file: PathBuf,
    /// Which levels charts have: the printed rating, or the exact constant
    #[arg(long, value_enum, default_value_t = import::Levels::Rating)]
    levels: import::Levels,
    /// The id of the pack (default: the name of the file)
    #[arg(long)]
    id: Option<String>,
    /// What people call it (default: its id)
    #[arg(long)]
    name: Option<String>,
    /// Where to write the pack; an existing file is never overwritten (default: standard output)
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Pack {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        match self.command {
            Command::Check { file, players } => check(&file, players),
            Command::Import(import) => import.run(),
        }
    }
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}

/// What a pack comes to. Song packs count as if they were all switched on: that is done at the table.
fn check(file: &Path, players: usize) -> Result<(), String> {
    let mut pool =
        Pool::read(&file.display().to_string(), &read(file)?).map_err(|fault| fault.to_string())?;
    for warning in pool.warnings() {
        tell!("warning: {warning}");
    }
    for package in &mut pool.packages {
        let charts: usize = package.songs.iter().map(|song| song.charts.len()).sum();
        let off = if package.enabled { "" } else { ", switched off" };
        let songs = package.songs.len();
        tell!("pack {}: {songs} songs, {charts} charts{off}", package.id);
        package.enabled = true;
    }
    let mut difficulties = BTreeMap::<_, usize>::new();
    let mut levels = BTreeMap::<Level, usize>::new();
    for chart in pool.songs().flat_map(|song| &song.charts) {
        *difficulties.entry(&chart.difficulty).or_default() += 1;
        *levels.entry(chart.level).or_default() += 1;
    }
    for (difficulty, count) in difficulties {
        let on = pool.difficulties.get(difficulty).copied().unwrap_or(true);
        tell!("difficulty {}: {count} charts{}", difficulty.word(), if on { "" } else { ", off" });
    }
    for (level, count) in levels {
        let weight = pool.level_weights.get(&level).copied().unwrap_or_default();
        tell!("level {level}: {count} charts, weight {}", f64::from(weight));
    }
    let quests = pool.quests(players);
    for quest in &quests {
        let often = share(&quests, quest).value() * 100.0;
        tell!("quest {} {often:.2} %: {}", quest.id, quest.description);
    }
    match quests.len() {
        0 => Err(format!("{}: no quest can be drawn from it", file.display())),
        count => {
            tell!("{count} quests can be drawn at a table of {players}");
            Ok(())
        }
    }
}

impl Import {
    fn run(self) -> Result<(), String> {
        let stem = self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let id = self.id.or(stem).unwrap_or_default();
        let name = self.name.unwrap_or_else(|| id.clone());
        let place = self.file.display().to_string();
        let pool = import::pool(&place, &read(&self.file)?, self.levels, (id, name))?;
        let text = pool.write();
        // What is written can be read: the same checks as for every pack.
        Pool::read(&place, &text).map_err(|fault| format!("{place}: {}", fault.cause))?;
        let Some(out) = self.out else {
            tell!("{text}");
            return Ok(());
        };
        let fail = |fault| format!("{}: {fault}", out.display());
        let mut file = OpenOptions::new().write(true).create_new(true).open(&out).map_err(fail)?;
        file.write_all(text.as_bytes()).map_err(fail)?;
        let charts: usize = pool.songs().map(|song| song.charts.len()).sum();
        tell!("{}: {} songs, {charts} charts", out.display(), pool.songs().count());
        Ok(())
    }
}
