//! `referee bot` and `referee account`: a guest for the arena's server, and lines for its accounts.

use std::{io::Read as _, path::PathBuf, thread};

use clap::Args;
use game_rules::{
    arena::{SLOTS, Team, bots::trainer, data::Data},
    server::{account_line, append_account, bot_client, chance},
};

/// Play on a server.
#[derive(Args, Clone)]
pub struct Bot {
    /// The server
    #[arg(long, default_value = "127.0.0.1:20000")]
    address: String,
    /// Your name there (default: the strength and a number of its own, such as coach-4711)
    #[arg(long)]
    login: Option<String>,
    /// Your password there (default: a random one, for this run alone)
    #[arg(long)]
    password: Option<String>,
    /// random, rookie, coach, master or grandmaster
    #[arg(long, default_value = "coach")]
    strength: String,
    /// Six creatures such as 1.2.3.0.0.0, or a team's code; without it a random team each time
    #[arg(long)]
    team: Option<String>,
    /// Everything random follows from it (default: nobody can guess it)
    #[arg(long)]
    seed: Option<u64>,
    /// How many tournaments; 0 = until stopped
    #[arg(long, default_value_t = 0)]
    tournaments: u32,
    /// So many bots at once, with numbers behind their name
    #[arg(long, default_value_t = 1)]
    count: u32,
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
        if trainer(&self.strength).is_none() {
            return Err(format!("there is no trainer `{}`", self.strength));
        }
        let login = self.login.clone();
        let login = login.unwrap_or_else(|| format!("{}-{}", self.strength, std::process::id()));
        match self.count {
            0 => Err("--count 0: give at least 1".to_owned()),
            1 => self.visit(login, 0, |line| tell!("{line}")),
            count => {
                let bots = (1..=count).map(|number| {
                    let (bot, login) = (self.clone(), format!("{login}-{number}"));
                    // Only one of them has to tell the standings.
                    thread::spawn(move || {
                        bot.visit(login, number, |line| {
                            if number == 1 {
                                tell!("{line}");
                            }
                        })
                    })
                });
                let bots: Vec<_> = bots.collect();
                let ended = bots.into_iter().map(|it| it.join().map_err(|_| "a bot panicked")?);
                ended.collect()
            }
        }
    }

    fn visit(&self, login: String, number: u32, tell: impl FnMut(&str)) -> Result<(), String> {
        let mut trainer = trainer(&self.strength)
            .ok_or_else(|| format!("there is no trainer `{}`", self.strength))?;
        let plan = bot_client::Plan {
            team: self.team.as_deref().map(team_of).transpose()?,
            seed: self.seed.map_or_else(chance::seed, |seed| seed.wrapping_add(number.into())),
            tournaments: self.tournaments,
        };
        let password = self.password.clone().unwrap_or_else(chance::password);
        let connect = || bot_client::Wire::open(&self.address, &login, &password);
        bot_client::stay(connect, trainer.as_mut(), &plan, tell)
            .map_err(|why| format!("{login} at {}: {why}", self.address))
    }
}

/// Make an account for `serve --closed`.
#[derive(Args, Clone)]
pub struct Account {
    /// The login
    login: String,
    /// The accounts file to add it to (default: the line is printed)
    #[arg(long)]
    file: Option<PathBuf>,
    /// Read the password from standard input (default: a random one is made and told)
    #[arg(long)]
    stdin: bool,
}

impl Account {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        let password = if self.stdin {
            let mut text = String::new();
            // A line is enough; more than a password would be refused anyway.
            let read = std::io::stdin().take(4096).read_to_string(&mut text);
            read.map_err(|fault| format!("standard input: {fault}"))?;
            text.lines().next().unwrap_or_default().to_owned()
        } else {
            chance::password()
        };
        let line = account_line(&self.login, &password).map_err(|fault| fault.to_string())?;
        if !self.stdin {
            eprintln!("the password of {} is {password}", self.login);
        }
        match &self.file {
            Some(path) => append_account(path, &line).map_err(|fault| fault.to_string()),
            None => {
                tell!("{line}");
                Ok(())
            }
        }
    }
}
