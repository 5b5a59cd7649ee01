//! `referee export`: a pair of a tournament's journal as a record that can be played back.

use std::{fs::OpenOptions, io::Write as _, path::PathBuf};

use clap::Args;
use game_rules::{
    arena::{
        data::Data,
        tournament::{Note, Play, Settings, Tournament},
    },
    server::read_journal,
};

use crate::serve::data_from;

/// Take a match out of an arena journal.
#[derive(Args, Clone)]
pub struct Export {
    /// The journal that `serve` wrote
    journal: PathBuf,
    /// The two players, separated by a comma
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// Which tournament (default: the last)
    #[arg(long)]
    tournament: Option<u32>,
    /// The folder with the server's data, if it had its own
    #[arg(long)]
    data: Option<PathBuf>,
    /// Where to write the record; an existing file is never overwritten
    #[arg(long)]
    out: PathBuf,
}

impl Export {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        let [one, two] = &self.players[..] else {
            return Err("--players: give two logins such as ada,bob".into());
        };
        let notes = read_journal(&self.journal).map_err(|fault| fault.to_string())?;
        let data: Data = data_from(self.data.as_ref())?;
        let hall = Tournament::resume(data, Settings::default(), self.wanted(notes)?, 0)
            .map_err(|why| format!("{}: {why}", self.journal.display()))?;
        let play = hall.play().or(hall.last()).ok_or("the journal was written with other data")?;
        let record = record_of(play, one, two)?;
        let place = |fault| format!("{}: {fault}", self.out.display());
        let mut file =
            OpenOptions::new().write(true).create_new(true).open(&self.out).map_err(place)?;
        file.write_all(record.as_bytes()).map_err(place)?;
        tell!("{}", self.out.display());
        Ok(())
    }

    /// The records of one tournament.
    fn wanted(&self, notes: Vec<Note>) -> Result<Vec<Note>, String> {
        let mut parts: Vec<(u32, Vec<Note>)> = Vec::new();
        for note in notes {
            if let Note::Begin { tournament, .. } = &note {
                parts.push((*tournament, Vec::new()));
            }
            if let Some((_, part)) = parts.last_mut() {
                part.push(note);
            }
        }
        let found = match self.tournament {
            Some(number) => parts.into_iter().find(|(it, _)| *it == number),
            None => parts.pop(),
        };
        let found = found.map(|(_, part)| part);
        found.ok_or_else(|| format!("{}: no such tournament in it", self.journal.display()))
    }
}

fn record_of(play: &Play, one: &str, two: &str) -> Result<String, String> {
    let place = |login: &str| play.place(login).ok_or_else(|| format!("{login} did not take part"));
    let mut places = [place(one)?, place(two)?];
    places.sort_unstable();
    let pair = play.pairs().iter().find(|pair| pair.players == places);
    let pair = pair.ok_or("a player does not meet itself")?;
    let names = pair.players.map(|player| play.players()[player].login.clone());
    Ok(pair.series.record(names).map_err(|why| why.to_string())?.write())
}
