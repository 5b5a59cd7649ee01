//! What `serve` says while it runs, and what its host types.

use std::{
    io::{self, BufRead as _, Write as _},
    net::SocketAddr,
};

use game_rules::{
    arena::tournament::Standing,
    server::{News, Server},
};
use serde_json::{Value, json};

/// Says what happens.
#[derive(Clone, Copy)]
pub struct Chronicle {
    /// As JSON, one object per line.
    pub json: bool,
}

/// Nobody needs to read this for the matches to go on.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn listed(standings: &[Standing]) -> impl Iterator<Item = String> {
    standings.iter().map(|it| {
        let (place, login) = (it.place, &it.login);
        format!(
            "{place:>4}. {login:<32} {:>5} points, {} won, {} drawn, {} lost",
            it.points, it.wins, it.draws, it.losses
        )
    })
}

impl Chronicle {
    /// Where it listens, and a warning if others can hear it.
    pub fn listening(&self, address: SocketAddr, closed: bool) {
        if self.json {
            say(&json!({ "event": "listening", "address": address.to_string() }).to_string());
        } else {
            say(&format!("listening on {address}"));
        }
        if !address.ip().is_loopback() {
            let open = if closed { "" } else { ", and anybody may make an account (see --closed)" };
            eprintln!(
                "referee: warning: other machines can reach {address}; passwords travel unencrypted{open}"
            );
        }
    }

    /// The creatures of the folder have changed, and they are sound.
    pub fn renewed(self) {
        say(&if self.json {
            json!({ "event": "data" }).to_string()
        } else {
            "the data has changed: the next tournament is played with it".to_owned()
        });
    }

    /// What has happened.
    pub fn tell(&self, news: &News) {
        if let News::Trouble(why) = news {
            eprintln!("referee: {why}");
        } else if self.json {
            say(&as_json(news).to_string());
        } else {
            say(&in_words(news));
        }
    }
}

fn as_json(news: &News) -> Value {
    match news {
        News::Registration { tournament } => {
            json!({ "event": "registration", "tournament": tournament })
        }
        News::Gathering { tournament, clock } => {
            json!({ "event": "gathering", "tournament": tournament, "turn": clock })
        }
        News::Enrolled { login } => json!({ "event": "enrolled", "login": login }),
        News::Begin { tournament, players } => {
            json!({ "event": "begin", "tournament": tournament, "players": players })
        }
        News::Turn { clock, playing, pairs, late } => json!({
            "event": "turn",
            "turn": clock,
            "playing": playing,
            "pairs": pairs,
            "late_orders": late,
        }),
        News::End { tournament, abandoned, standings } => json!({
            "event": "end",
            "tournament": tournament,
            "abandoned": abandoned,
            "standings": standings,
        }),
        News::Trouble(why) => json!({ "event": "trouble", "why": why }),
    }
}

fn in_words(news: &News) -> String {
    match news {
        News::Registration { tournament } => {
            format!("tournament {tournament}: registration is open")
        }
        News::Gathering { tournament, clock } => {
            format!("tournament {tournament}: waiting for its players to go on with turn {clock}")
        }
        News::Enrolled { login } => format!("{login} has enrolled a team"),
        News::Begin { tournament, players } => {
            format!("tournament {tournament}: {} play: {}", players.len(), players.join(", "))
        }
        News::Turn { clock, playing, pairs, late } => format!(
            "turn {clock} is over; {playing} of {pairs} pairs still play; late orders so far: {late}"
        ),
        News::End { tournament, abandoned, standings } => {
            let end = if *abandoned { "given up" } else { "over" };
            let lines: Vec<String> = listed(standings).collect();
            format!("tournament {tournament} is {end}\n{}", lines.join("\n"))
        }
        News::Trouble(why) => why.clone(),
    }
}

/// What the host can type.
const COMMANDS: &str =
    "pause, go, remove LOGIN, admit LOGIN, abandon, standings, help; Ctrl-C ends the server";

/// Does what the host types, until there is no more of it.
pub fn console(server: &Server) {
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = match words[..] {
            [] => continue,
            ["pause"] => {
                server.pause(true);
                "the clock stands still".to_owned()
            }
            ["go"] => {
                server.pause(false);
                "the clock runs".to_owned()
            }
            ["remove", login] if server.remove(login) => format!("{login} is out"),
            ["remove", login] => format!("{login} is out already"),
            ["admit", login] if server.admit(login) => format!("{login} may play again"),
            ["admit", login] => format!("{login} was not out"),
            ["abandon"] if server.abandon() => "the tournament is given up".to_owned(),
            ["abandon"] => "no tournament is being played".to_owned(),
            ["standings"] => {
                let lines: Vec<String> = listed(&server.look(|it| it.standings())).collect();
                if lines.is_empty() { "nothing played yet".to_owned() } else { lines.join("\n") }
            }
            ["help"] => COMMANDS.to_owned(),
            _ => format!("`{line}` is no command; there are {COMMANDS}"),
        };
        say(&answer);
    }
}
