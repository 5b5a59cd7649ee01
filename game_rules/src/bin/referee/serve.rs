//! `referee serve` and `referee bot`: the arena's TCP server, and a guest for it.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use game_rules::{
    arena::{
        SLOTS, Team,
        data::{Data, Dataset},
        tournament::Settings,
        trainers::trainer,
    },
    fingerprint::fingerprint,
    server::{Config, Limits, Server, guest},
};

use crate::options::read_text;

/// All about the protocol that a newcomer needs.
pub const HELP: &str = "\
Three commands show a tournament:
  referee serve --registration 5
  referee bot --strength coach
  referee bot --strength rookie

The protocol is lines of text (rules/arena.md 5); try `nc 127.0.0.1 20000`:
  LOGIN / PASS / OK          login and password when asked; unknown logins are created
  ENROLL_TEAM a b c d e f    six creatures or 0, at most 10000 pocket dollars
  WAIT_FOR_REGISTRATION      answers when teams can be enrolled; NOTYET after 30 seconds
  WAIT                       answers when the next turn opens: BEGIN, NEXT, REMATCH r, END r
  GET_CREATURES GET_ATTACKS GET_TYPES GET_RIVALS GET_TEAMS GET_STATES GET_TIME_LEFT
  IS_TOURNAMENT_ACTIVE       1 in play
  FIGHT g x · SWITCH g y     order something against rival g; the last order counts
  X_LEGAL g · X_LOG g · X_PLAYERS · X_TURN · X_STANDINGS · X_NAMES · X_VERSION
Answers are OK and their data, or FAILED with a code and a text; requests may be sent ahead.
Limits: 1024 bytes a line, 5 connections a login, 30 seconds to log in, 10 minutes of silence
outside a WAIT, 20 unreadable requests in a row; whoever is too fast gets FAILED 6 and waits.
A turn also ends when nobody owes an order and everybody connected is in a WAIT.
An example bot in Python is game_rules/examples/bot.py.";

/// Serve tournaments over TCP.
#[derive(Args, Clone)]
pub struct Serve {
    /// Where to listen; only this machine unless you say otherwise
    #[arg(long, default_value = "127.0.0.1:20000")]
    address: String,
    /// Seconds of registration before each tournament
    #[arg(long, default_value_t = 60.0)]
    registration: f64,
    /// Milliseconds of a turn: 2000 for bots, 20000 when people play
    #[arg(long, default_value_t = 2000)]
    turn_ms: u64,
    /// Let every turn last its full time
    #[arg(long)]
    full_turns: bool,
    /// Accounts file, one `login hash` per line; without it accounts are forgotten at the end
    #[arg(long)]
    accounts: Option<PathBuf>,
    /// Only logins of the accounts file; otherwise unknown ones are created
    #[arg(long, requires = "accounts")]
    closed: bool,
    /// Journal (JSON lines); a tournament cut in the middle goes on from it
    #[arg(long)]
    journal: Option<PathBuf>,
    /// A folder with types.ron, moves.ron or creatures.ron of your own
    #[arg(long)]
    data: Option<PathBuf>,
    /// Requests per second a connection may send for long
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// Requests a connection may send at once
    #[arg(long, default_value_t = 200)]
    burst: u32,
    /// Connections in all
    #[arg(long, default_value_t = 1000)]
    connections: usize,
}

/// A data set from a folder; what is not there is the shipped one.
pub fn data_from(folder: Option<&PathBuf>) -> Result<Data, String> {
    let Some(folder) = folder else { return Ok(Data::shipped()) };
    let mut texts = Vec::new();
    for name in ["types.ron", "moves.ron", "creatures.ron"] {
        let path = folder.join(name);
        let text = if path.exists() { Some(read_text(&path)?) } else { None };
        texts.push((path.display().to_string(), text));
    }
    if texts.iter().all(|(_, text)| text.is_none()) {
        let folder = folder.display();
        return Err(format!("{folder}: holds none of types.ron, moves.ron and creatures.ron"));
    }
    let source = |index: usize| {
        let (path, text): &(String, Option<String>) = &texts[index];
        text.as_deref().map(|text| (path.as_str(), text))
    };
    let set = Dataset::read(source(0), source(1), source(2)).map_err(|fault| fault.to_string())?;
    Ok(set.into())
}

impl Serve {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        if !(0.0..=86_400.0).contains(&self.registration) {
            return Err(format!("--registration {}: give 0 to 86400 seconds", self.registration));
        }
        if !(1..=86_400_000).contains(&self.turn_ms) {
            return Err(format!("--turn-ms {}: give 1 to 86400000", self.turn_ms));
        }
        let registration = Duration::from_secs_f64(self.registration);
        let config = Config {
            address: self.address,
            data: data_from(self.data.as_ref())?,
            settings: Settings {
                registration_ms: registration.as_millis() as u64,
                turn_ms: self.turn_ms,
                early_turns: !self.full_turns,
            },
            accounts: self.accounts,
            open_registration: !self.closed,
            journal: self.journal,
            limits: Limits {
                rate: self.rate,
                burst: self.burst,
                connections: self.connections,
                ..Limits::default()
            },
            ..Config::default()
        };
        let server = Server::start(config).map_err(|fault| fault.to_string())?;
        // Nobody needs to read this for the matches to go on.
        let _ = writeln!(io::stdout(), "listening on {}", server.address());
        server.join();
        Ok(())
    }
}

/// Play on a server.
#[derive(Args, Clone)]
pub struct Bot {
    /// The server
    #[arg(long, default_value = "127.0.0.1:20000")]
    address: String,
    /// Your name there (default: the strength and a number of its own, such as coach-4711)
    #[arg(long)]
    login: Option<String>,
    /// Your password there
    #[arg(long, default_value = "parlor")]
    password: String,
    /// random, rookie, coach, master or grandmaster
    #[arg(long, default_value = "coach")]
    strength: String,
    /// Six creatures such as 1.2.3.0.0.0, or a team's code; without it a random team each time
    #[arg(long)]
    team: Option<String>,
    /// Everything random follows from it (default: from the login)
    #[arg(long)]
    seed: Option<u64>,
    /// How many tournaments; 0 = until stopped
    #[arg(long, default_value_t = 0)]
    tournaments: u32,
}

fn team_of(text: &str) -> Result<[i32; SLOTS], String> {
    if text.contains('-') {
        let team = Team::from_code(&Data::shipped(), text).map_err(|why| why.to_string())?;
        return Ok(team.ids().map(i32::from));
    }
    let ids: Option<Vec<i32>> = text.split('.').map(|id| id.parse().ok()).collect();
    ids.and_then(|ids| ids.try_into().ok())
        .ok_or_else(|| format!("--team {text}: give six numbers such as 1.2.3.0.0.0, or a code"))
}

impl Bot {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        let mut trainer = trainer(&self.strength)
            .ok_or_else(|| format!("there is no trainer `{}`", self.strength))?;
        let login =
            self.login.unwrap_or_else(|| format!("{}-{}", self.strength, std::process::id()));
        let plan = guest::Plan {
            team: self.team.as_deref().map(team_of).transpose()?,
            seed: self.seed.unwrap_or_else(|| fingerprint(&login)),
            tournaments: self.tournaments,
        };
        let mut wire = guest::Wire::open(&self.address, &login, &self.password)
            .map_err(|why| format!("{}: {why}", self.address))?;
        guest::play(&mut wire, trainer.as_mut(), &plan, |line| tell!("{line}"))
            .map_err(|why| why.to_string())
    }
}
