//! `referee record` and `referee replay`: writing a match, and playing one through.

use std::{fs::OpenOptions, io::Write as _, path::PathBuf};

use clap::Args;
use game_rules::{
    bots::{Mind, Sight},
    code,
    contest::{Contest, Pairing},
    game::{Game, GameId, Seat, Viewer},
    record::{self, Decision, Record},
    script::Scripted,
    table::Match,
};

use crate::{
    GAMES, Task,
    options::{Table, read_text},
    run_for,
};

/// A match between bots: the table, the seed and who sits where.
#[derive(Args, Clone)]
pub struct Deal {
    #[command(flatten)]
    pub table: Table,
    /// The seed everything follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots by seat, separated by commas
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Nodes a decision may cost
    #[arg(long, default_value_t = Mind::BUDGET)]
    budget: u64,
}

impl Deal {
    /// Plays the match.
    pub fn play<G: Contest>(&self) -> Result<Match<G>, String> {
        let names: Vec<&str> = self.seats.iter().map(String::as_str).collect();
        let pairing = Pairing::<G>::new(self.table.setup::<G>()?, names, self.seed)
            .map_err(|why| why.to_string())?;
        let mut table = Match::<G>::start(pairing.setup.clone(), self.seed, self.seats.clone())
            .map_err(|why| why.to_string())?;
        let mut bots: Vec<_> = self.seats.iter().filter_map(|name| G::bot(name)).collect();
        let mut minds: Vec<_> =
            Seat::all(bots.len()).map(|seat| Mind::new(self.seed, seat)).collect();
        minds.iter_mut().for_each(|mind| mind.budget = self.budget);
        while let Some(seat) = table.game().turn().seats().iter().next() {
            let mind = &mut minds[seat.index()];
            mind.begin();
            let action = bots[seat.index()].choose(&Sight::new(table.game(), seat), mind);
            table.act(seat, &action).map_err(|why| why.to_string())?;
        }
        Ok(table)
    }
}

/// Play one match between bots and write its record.
#[derive(Args, Clone)]
pub struct Write {
    #[command(flatten)]
    deal: Deal,
    /// Where to write it; an existing file is never overwritten
    #[arg(long)]
    out: PathBuf,
}

impl Write {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        run_for(self.deal.table.game()?, self)
    }
}

impl Task for Write {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let table = self.deal.play::<G>()?;
        let place = |fault| format!("{}: {fault}", self.out.display());
        let mut file =
            OpenOptions::new().write(true).create_new(true).open(&self.out).map_err(place)?;
        file.write_all(table.record().write().as_bytes()).map_err(place)?;
        tell!("{}: {} decisions", self.out.display(), table.ply());
        Ok(())
    }
}

/// Play a record through.
#[derive(Args, Clone)]
pub struct Replay {
    /// The record, or a match code
    file: String,
    /// Only check it; print nothing but the verdict
    #[arg(long)]
    verify: bool,
    /// Print the code of the match
    #[arg(long)]
    code: bool,
}

impl Replay {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        if self.file.to_ascii_uppercase().starts_with("EVIL-") {
            let word = code::game_of(&self.file).map_err(|why| why.to_string())?;
            let game = GAMES.iter().find(|game| game.word() == word);
            let game = *game.ok_or_else(|| format!("there is no game `{word}`"))?;
            return run_for(game, Coded(self));
        }
        let text = read_text(&PathBuf::from(&self.file))?;
        let name = record::game_of(&self.file, &text).map_err(|why| why.to_string())?;
        let game: GameId = *GAMES
            .iter()
            .find(|game| format!("{game:?}") == name)
            .ok_or_else(|| format!("{}:1:1: there is no game `{name}`", self.file))?;
        run_for(game, Filed(self, text))
    }

    fn show<G: Game + Scripted>(&self, table: &Match<G>) {
        if self.code {
            tell!("{}", code::write_record(table.record()));
        } else if !self.verify {
            print_match(table);
        }
        tell!("{}: fits, {} decisions", G::ID, table.record().steps.len());
    }
}

struct Filed(Replay, String);

impl Task for Filed {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let Filed(command, text) = self;
        let record = Record::<G>::read(&command.file, &text).map_err(|fault| fault.to_string())?;
        let table = Match::replay(&record, &command.file).map_err(|fault| fault.to_string())?;
        command.show(&table);
        Ok(())
    }
}

struct Coded(Replay);

impl Task for Coded {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let table = code::read_record::<G>(&self.0.file).map_err(|why| why.to_string())?;
        self.0.show(&table);
        Ok(())
    }
}

fn print_match<G: Scripted>(table: &Match<G>) {
    let tell = |events: &[G::Event]| {
        for event in events {
            if let Some(event) = G::redact(event, Viewer::Omniscient) {
                tell!("  {}", table.game().line(&event));
            }
        }
    };
    tell(table.opening());
    let mut replayed = Match::<G>::start(
        table.record().setup.clone(),
        table.record().seed,
        table.record().seats.clone(),
    );
    let Ok(replayed) = &mut replayed else { return };
    for (index, step) in table.record().steps.iter().enumerate() {
        let name = replayed.game().name(step.seat);
        match &step.deed {
            Decision::Do(action) => {
                tell!("{:>4} {name} {}", index + 1, replayed.game().action_text(action));
                if let Ok(events) = replayed.act(step.seat, action) {
                    tell(events);
                }
            }
            Decision::TakeBack => {
                tell!("{:>4} {name} takes back", index + 1);
                let _ = replayed.take_back(step.seat);
            }
        }
    }
}
