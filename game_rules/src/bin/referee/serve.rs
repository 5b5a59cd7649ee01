//! `referee serve`: the arena's TCP server.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use clap::Args;
use game_rules::{
    arena::{
        data::{Data, Dataset},
        tournament::Settings,
    },
    server::{Config, Limits, Server},
};

use crate::{
    chronicle::{self, Chronicle},
    options::read_text,
};

/// All about the protocol that a newcomer needs.
pub const HELP: &str = "\
Three commands show a tournament:
  referee serve --registration 5
  referee bot --strength coach
  referee bot --strength rookie

The protocol is lines of text (rules/arena.md 5); try `nc 127.0.0.1 20000`:
  LOGIN / PASS / OK          login and password when asked; unknown logins are created
                             (large and small letters make no other login)
  ENROLL_TEAM a b c d e f    six creatures or 0, at most 10000 pocket dollars
  WAIT_FOR_REGISTRATION      answers when teams can be enrolled; NOTYET after 30 seconds
  WAIT                       answers when the next turn opens: BEGIN, NEXT, REMATCH r, END r
  GET_CREATURES GET_ATTACKS GET_TYPES GET_RIVALS GET_TEAMS GET_STATES GET_TIME_LEFT
  IS_TOURNAMENT_ACTIVE       1 in play
  FIGHT g x · SWITCH g y     order something against rival g; the last order counts; with @t
                             behind it only in clock turn t (X_TURN), else FAILED 9
  X_LEGAL g · X_LOG g · X_PLAYERS · X_TURN · X_STANDINGS · X_NAMES · X_VERSION
  X_SPAR a b c d e f         a practice match against a Rookie, at any time; then X_SPAR FIGHT x,
                             X_SPAR SWITCH y or X_SPAR PASS until it answers END
Answers are OK and their data, or FAILED with a code and a text; requests may be sent ahead.
Limits: 1024 bytes a line, 5 connections a login, 30 seconds to log in, 10 minutes of silence
outside a WAIT, 20 unreadable requests in a row. Requests: in every clock turn --burst and 30 more
for each rival, and --rate a second; whoever sends more gets FAILED 6 and waits. Wrong passwords:
three are free, then each costs twice the wait of the one before, up to a minute.
After a restart with --journal the players of a cut tournament are waited for (as long as a
registration lasts); whoever is missing then is not waited for until they are back, and with nobody
back the tournament is given up. With --console the host types: pause, go, remove LOGIN,
admit LOGIN, abandon, standings, help. Accounts for --closed: `referee account LOGIN --file FILE`.
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
    /// Journal (JSON lines); a tournament cut in the middle goes on from it, with its seats
    #[arg(long)]
    journal: Option<PathBuf>,
    /// A folder with types.ron, moves.ron or creatures.ron of your own; changed files count from the
    /// next tournament on
    #[arg(long)]
    data: Option<PathBuf>,
    /// Requests per second a connection may send for long
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// Requests a connection may send at once, and anew in every clock turn
    #[arg(long, default_value_t = 200)]
    burst: u32,
    /// Connections in all
    #[arg(long, default_value_t = 1000)]
    connections: usize,
    /// Connections from one address
    #[arg(long, default_value_t = 500)]
    per_address: usize,
    /// Players in a tournament
    #[arg(long, default_value_t = 250)]
    players: usize,
    /// Say what happens as JSON, one object per line
    #[arg(long)]
    json: bool,
    /// Take commands from standard input: pause, go, remove LOGIN, admit LOGIN, abandon, standings
    #[arg(long)]
    console: bool,
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
        for (name, number, least) in [
            ("rate", self.rate as usize, 1),
            ("burst", self.burst as usize, 1),
            ("connections", self.connections, 1),
            ("per-address", self.per_address, 1),
            ("players", self.players, 2),
        ] {
            if number < least {
                return Err(format!("--{name} {number}: give at least {least}"));
            }
        }
        let registration = Duration::from_secs_f64(self.registration);
        let (news, heard) = channel();
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
                per_address: self.per_address,
                players: self.players,
                ..Limits::default()
            },
            news: Some(news),
            ..Config::default()
        };
        let server = Server::start(config).map_err(|fault| fault.to_string())?;
        let chronicle = Chronicle { json: self.json };
        chronicle.listening(server.address(), self.closed);
        let server = Arc::new(server);
        if let Some(folder) = self.data {
            let server = Arc::clone(&server);
            std::thread::spawn(move || renew(&server, &folder, chronicle));
        }
        if self.console {
            let server = Arc::clone(&server);
            std::thread::spawn(move || chronicle::console(&server));
        }
        // The server lives as long as there can be news.
        for it in heard {
            chronicle.tell(&it);
        }
        Ok(())
    }
}

/// Reads the folder again whenever one of its files says something else; what is wrong is said once.
/// Lengths and times would not do: two changes can lie closer together than a clock of files ticks.
fn renew(server: &Server, folder: &Path, chronicle: Chronicle) {
    let stamp = || {
        ["types.ron", "moves.ron", "creatures.ron"]
            .map(|name| std::fs::read(folder.join(name)).ok())
    };
    let mut seen = stamp();
    loop {
        std::thread::sleep(Duration::from_millis(500));
        let now = stamp();
        if now == seen {
            continue;
        }
        seen = now;
        let offered = data_from(Some(&folder.to_owned())).and_then(|data| server.offer(data));
        match offered {
            Ok(()) => chronicle.renewed(),
            Err(why) => eprintln!(
                "referee: {why}; the next tournament is played with what was there before"
            ),
        }
    }
}
