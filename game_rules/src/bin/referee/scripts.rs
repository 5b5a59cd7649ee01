//! `referee script`: the text driver.

use std::path::{Path, PathBuf};

use clap::Args;
use game_rules::{
    contest::Contest,
    every_game,
    script::{self, Scripted},
};

use crate::{
    Task,
    options::{game_of, is_file, read_text},
    run_for,
};

/// Run a script.
#[derive(Args, Clone)]
pub struct Script {
    /// The game, such as duel
    game: String,
    /// The script
    file: PathBuf,
    /// The mode: 1 to 8, house, classic, or a file (RON) of your own
    #[arg(long)]
    mode: Option<String>,
}

/// All there is to know about scripts, generated from the games themselves.
pub fn help() -> String {
    let mut text = script::HELP.to_owned();
    macro_rules! add_help {
        ($($name:ident: $game:ty,)*) => {
            $(
                text.push('\n');
                text.push_str(<$game as Scripted>::HELP);
            )*
        };
    }
    every_game!(add_help);
    text
}

impl Script {
    /// Runs the command. The mode may also stand in the script itself.
    pub fn run(self) -> Result<(), String> {
        let text = read_text(&self.file)?;
        let written = text.lines().find_map(|line| {
            let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
            (words.next() == Some("mode")).then(|| words.next()).flatten()
        });
        let mode = self.mode.as_deref().or(written).map(str::to_owned);
        let game = game_of(&self.game, mode.as_deref())?;
        let mode = match self.mode.as_deref() {
            Some(mode) if is_file(mode) => Some(read_text(Path::new(mode))?),
            mode => mode.map(str::to_owned),
        };
        run_for(game, Text(Script { mode, ..self }, text))
    }
}

struct Text(Script, String);

impl Task for Text {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let Text(command, text) = self;
        let file = command.file.display().to_string();
        let mut lines = Vec::new();
        let done = script::run_into::<G>(&file, &text, command.mode.as_deref(), &mut lines);
        lines.iter().for_each(|line| tell!("{line}"));
        done.map_err(|fault| fault.to_string())
    }
}
