//! `referee bless`: the pinned matches of the tests, written anew after a rule changed on purpose.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Args, Parser};
use game_rules::{
    code::{self, CodeError},
    contest::Contest,
    pinned::{OLD_CODES, Pinned},
    script::Scripted,
    table::Match,
    transcript::transcript,
};

use crate::{GAMES, Task, options::read_text, records::Deal, run_for};

/// Write the pinned matches of the tests anew.
#[derive(Args, Clone)]
pub struct Bless {
    /// The folder with one folder per game
    #[arg(default_value = "game_rules/tests/games")]
    folder: PathBuf,
}

/// The arguments at the head of a pinned match.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Head {
    #[command(flatten)]
    deal: Deal,
}

impl Bless {
    /// Runs the command.
    pub fn run(self) -> Result<(), String> {
        for &game in GAMES {
            run_for(game, Folder(self.folder.join(game.word())))?;
        }
        Ok(())
    }
}

/// The folder of one game.
struct Folder(PathBuf);

impl Task for Folder {
    fn run<G: Contest + Scripted>(self) -> Result<(), String> {
        let mut written = 0;
        let mut files = Pinned::files(&self.0)?;
        files.sort();
        for path in &files {
            written += usize::from(bless::<G>(path)?);
        }
        tell!("{}: {} matches, {written} written anew", G::ID, files.len());
        Ok(())
    }
}

/// Sees to one pinned match; true if it was written anew.
fn bless<G: Contest + Scripted>(path: &Path) -> Result<bool, String> {
    let file = path.display().to_string();
    let pinned = Pinned::parse(&read_text(path)?);
    let unraised = |what: &str| {
        Err(format!(
            "{file}: {what}, and REVISION of `{}` is still {}: raise it first, or mend what changed",
            G::ID,
            G::REVISION
        ))
    };
    if let Some(old) = &pinned.code {
        match code::read_record::<G>(old) {
            Ok(table) => {
                let now = transcript(table.record(), &file).map_err(|why| why.to_string())?;
                return if now == pinned.transcript {
                    Ok(false)
                } else {
                    unraised("the match is told differently now")
                };
            }
            Err(CodeError::OtherRules { found, .. }) if found < G::REVISION => {
                keep_old(path, found, old)?;
            }
            Err(why) => return unraised(&why.to_string()),
        }
    }
    let head = Head::try_parse_from(&pinned.arguments).map_err(|why| format!("{file}: {why}"))?;
    let table: Match<G> = head.deal.play()?;
    let told = transcript(table.record(), &file).map_err(|why| why.to_string())?;
    let code = Some(code::write_record(table.record()));
    let text = Pinned { code, transcript: told, ..pinned }.to_string();
    fs::write(path, text).map_err(|fault| format!("{file}: {fault}"))?;
    Ok(true)
}

/// Keeps one code of a revision that has passed, so that tests can see it refused by name.
fn keep_old(path: &Path, revision: u32, code: &str) -> Result<(), String> {
    let list = path.with_file_name(OLD_CODES);
    let mut text = if list.exists() { read_text(&list)? } else { String::new() };
    let line = format!("{revision} {code}\n");
    if !text.lines().any(|line| line.starts_with(&format!("{revision} "))) {
        text.push_str(&line);
        fs::write(&list, text).map_err(|fault| format!("{}: {fault}", list.display()))?;
    }
    Ok(())
}
