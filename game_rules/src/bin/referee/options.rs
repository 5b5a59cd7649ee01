//! Options that several commands share: which game, which set-up, how many cores.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use clap::Args;
use game_rules::{contest::Contest, data::read_ron, game::GameId};

use crate::GAMES;

/// Which game, and how it is set up.
#[derive(Args, Clone)]
pub struct Table {
    /// The game, such as duel
    pub game: String,
    /// The mode, such as classic; the duel has 1 to 8, house, classic, or a file (RON) of your own
    #[arg(long)]
    pub mode: Option<String>,
    /// A set-up file (RON) instead of a mode
    #[arg(long, conflicts_with = "mode")]
    pub setup: Option<PathBuf>,
    /// The decks of the Cards by seat, such as frost,dawn: names of shipped decks, or codes
    #[arg(long, conflicts_with = "mode")]
    pub decks: Option<String>,
    /// The teams of the Arena by seat, or one for both: random, mirror, six numbers such as
    /// 1.2.3.0.0.0, a team's code, or a file with one of these per line
    #[arg(long)]
    pub teams: Option<String>,
    /// Change a field of the set-up, such as --set hp=5,5; may be repeated
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    pub changes: Vec<String>,
    /// The original program's behaviour where the rulebook departs from it
    #[arg(long)]
    pub legacy: bool,
}

impl Table {
    /// The game the words stand for.
    pub fn game(&self) -> Result<GameId, String> {
        game_of(&self.game, self.mode.as_deref())
    }

    /// The set-up the options describe.
    pub fn setup<G: Contest>(&self) -> Result<G::Setup, String> {
        let mut setup = match (&self.setup, &self.mode) {
            (Some(path), _) => {
                let text = read_text(path)?;
                read_ron(&path.display().to_string(), &text).map_err(|fault| fault.to_string())?
            }
            (None, Some(mode)) if is_file(mode) => {
                G::read_mode(mode, &read_text(Path::new(mode))?)?
            }
            (None, Some(mode)) => G::mode(mode)?,
            (None, None) => G::Setup::default(),
        };
        if let Some(decks) = &self.decks {
            G::set(&mut setup, "decks", decks)?;
        }
        if let Some(teams) = &self.teams {
            let path = Path::new(teams);
            let teams = if path.is_file() { listed(&read_text(path)?) } else { teams.clone() };
            G::set(&mut setup, "teams", &teams)?;
        }
        for change in &self.changes {
            let (field, value) = change
                .split_once('=')
                .ok_or_else(|| format!("--set {change}: give FIELD=VALUE"))?;
            G::set(&mut setup, field.trim(), value)?;
        }
        if self.legacy {
            G::set(&mut setup, "legacy", "true")?;
        }
        Ok(setup)
    }
}

/// The game a word on the command line stands for.
pub fn game_of(word: &str, mode: Option<&str>) -> Result<GameId, String> {
    if (word, mode) == ("duel", Some("classic")) {
        return Ok(GameId::Classic);
    }
    let known: Vec<&str> = GAMES.iter().map(|game| game.word()).collect();
    GAMES
        .iter()
        .find(|game| game.word() == word)
        .copied()
        .ok_or_else(|| format!("there is no game `{word}`; there are {}", known.join(", ")))
}

/// The lines of a list, without remarks, as one text.
fn listed(text: &str) -> String {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(",")
}

/// Is the mode a player's own, in a file?
pub fn is_file(mode: &str) -> bool {
    mode.ends_with(".ron") || mode.contains(['/', '\\'])
}

/// The text of a file, or a sentence.
pub fn read_text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// A flag that Ctrl-C raises, so that long runs can print what they have.
pub fn interrupt() -> Result<Arc<AtomicBool>, String> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    ctrlc::set_handler(move || raised.store(true, Ordering::Relaxed))
        .map_err(|fault| format!("cannot listen for Ctrl-C: {fault}"))?;
    Ok(flag)
}

/// Sets how many cores are used; the result does not depend on it.
pub fn use_threads(threads: Option<usize>) -> Result<(), String> {
    let Some(threads) = threads else { return Ok(()) };
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build_global()
        .map_err(|fault| format!("--threads {threads}: {fault}"))
}
