//! The text driver behind `referee script`: an exact position, forced random results, commands,
//! and one line per event. Scripts are how bugs are reported and how rules are tested.
//!
//! A script is read line by line; `#` begins a comment. Lines of the fixture come first, in any
//! order; the first line that is not one of them ends the fixture. Lines beginning with `>` state
//! what the command before them must print; if a command is followed by any, all of its output is
//! compared. Forced results that are missing, misnamed, impossible or left over are faults.
//!
//! A line beginning with `===` and a title begins another script in the same file.

use std::ops::RangeInclusive;

use crate::{
    data::TextFault,
    dice::ForcedResult,
    game::{Game, Illegal, Seat, Viewer},
};

/// What every script understands, whatever the game.
pub const HELP: &str = "\
A script is plain text, one thing per line; `#` begins a comment. A line `=== title` begins
another script in the same file.

Fixture (first, in any order), of every game:
  seed N                 draw from this seed instead of forcing
  random R R …           forced results, used up in order; also allowed between commands.
                         R is a value, or word=value to insist on what it answers.
                         Without `seed`, every random result has to be listed.
Commands, of every game:
  save                   remember the state, exactly
  restore                go back to it
  legal S                what seat S may try, one line
  > line                 what the command before must have printed; if a command is
                         followed by such lines, they must be its whole output
Output, one line per event:
  [audience] event fields     audience is * for everybody, else seat names. An event that
                              seats see differently is one line per way of seeing it.
  [S] error S Reason          refused; nothing has changed
Forced results that are missing, misnamed, impossible or left over are errors (exit code 2).
";

/// A game that can be driven by text.
pub trait Scripted: Game {
    /// Fixture lines, commands, random words and output lines of this game.
    const HELP: &'static str;

    /// The words that begin a list of forced results.
    const FORCE: &'static [&'static str] = &["random"];

    /// Of the ways of seeing an event, is the whole one printed first? Otherwise the seats decide.
    const WHOLE_FIRST: bool = false;

    /// An exact position in the making.
    type Fixture: Default;

    /// Takes one line of the fixture; `Ok(false)` if it is not one.
    fn fixture(fixture: &mut Self::Fixture, words: &[&str]) -> Result<bool, String>;

    /// The position, before anything random. With `Ok((_, true))` the driver starts the match
    /// itself through [`Scripted::open`].
    fn place(fixture: Self::Fixture) -> Result<Self, String>;

    /// Begins play after the dice have been forced.
    fn open(&mut self, out: &mut Vec<Self::Event>);

    /// The seat called `name`.
    fn seat(&self, name: &str) -> Option<Seat>;

    /// The name of a seat.
    fn name(&self, seat: Seat) -> String;

    /// Reads an action.
    fn action(&self, seat: Seat, words: &[&str]) -> Result<Self::Action, String>;

    /// Writes an action the way `action` reads it.
    fn action_text(&self, action: &Self::Action) -> String;

    /// One line for an event, as somebody sees it; empty if scripts pass over it.
    fn line(&self, event: &Self::Event) -> String;

    /// The word of a refusal.
    fn refusal(refusal: &Self::Refusal) -> String;

    /// The word of whatever stopped an action.
    fn illegal(illegal: &Illegal<Self::Refusal>) -> String {
        match illegal {
            Illegal::Over => "Over".to_owned(),
            Illegal::NoSuchSeat(_) => "NoSuchSeat".to_owned(),
            Illegal::NotYourTurn => "NotYourTurn".to_owned(),
            Illegal::Refused(refusal) => Self::refusal(refusal),
        }
    }

    /// The word of what stopped this action, for games whose rulebook knows more about it than
    /// whose turn it is.
    fn reason(
        &self,
        seat: Seat,
        action: &Self::Action,
        illegal: &Illegal<Self::Refusal>,
    ) -> String {
        let _ = (seat, action);
        Self::illegal(illegal)
    }

    /// The error that a line which is no action of anybody prints, for games whose rulebook names
    /// such errors; otherwise the line is a fault of the script. `seat` is missing if nobody has
    /// that name.
    fn complaint(&self, seat: Option<Seat>, words: &[&str]) -> Option<String> {
        let _ = (seat, words);
        None
    }

    /// All seats in the order in which an audience is listed.
    fn listing(&self) -> Vec<Seat> {
        Seat::all(self.seats()).collect()
    }

    /// Answers a question such as `state H`; `None` if it is not one. `history` holds everything
    /// that has happened since `start`.
    fn query(
        &self,
        start: &Self,
        history: &[Self::Event],
        words: &[&str],
    ) -> Option<Result<Vec<String>, String>>;
}

/// Runs a script, or several in one file, and returns what was printed. A fault names file, line
/// and column.
pub fn run<G: Scripted>(file: &str, text: &str) -> Result<Vec<String>, TextFault> {
    let mut printed = Vec::new();
    run_into::<G>(file, text, None, &mut printed)?;
    Ok(printed)
}

/// The same in a mode that was chosen elsewhere, which the script may still change; what was printed
/// before a fault is in `printed`, too.
pub fn run_into<G: Scripted>(
    file: &str,
    text: &str,
    mode: Option<&str>,
    printed: &mut Vec<String>,
) -> Result<(), TextFault> {
    let lines: Vec<&str> = text.lines().collect();
    let mut begin = 0;
    for part in lines.split(|line| line.starts_with("===")) {
        let only_remarks = part.iter().all(|line| bare(line).is_empty());
        if !only_remarks || part.len() == lines.len() {
            run_one::<G>(file, (part, begin), mode, printed)?;
        }
        begin += part.len() + 1;
    }
    Ok(())
}

/// The line without its comment.
fn bare(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// Runs the script that stands in these lines, the first of which is line `begin` of the file.
fn run_one<G: Scripted>(
    file: &str,
    (text, begin): (&[&str], usize),
    mode: Option<&str>,
    printed: &mut Vec<String>,
) -> Result<(), TextFault> {
    let mut driver: Driver<G> =
        Driver { fixture: Some(G::Fixture::default()), ..Driver::default() };
    if let Some(mode) = mode {
        driver.step(&["mode", mode]).map_err(|cause| TextFault {
            file: file.to_owned(),
            line: begin + 1,
            column: 1,
            cause,
        })?;
    }
    let mut lines = text.iter().enumerate().peekable();
    while let Some((index, raw)) = lines.next() {
        let fault = |cause: String| TextFault {
            file: file.to_owned(),
            line: begin + index + 1,
            column: raw.len() - raw.trim_start().len() + 1,
            cause,
        };
        let line = bare(raw);
        if line.is_empty() {
            continue;
        }
        if line.starts_with('>') {
            return Err(fault("there is no command before it that prints anything".into()));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let output = driver.step(&words).map_err(fault)?;
        let mut expected = Vec::new();
        while let Some((_, next)) = lines.next_if(|(_, next)| next.trim_start().starts_with('>')) {
            expected.push(bare(next).trim_start_matches('>').trim().to_owned());
        }
        if !expected.is_empty() && expected != output {
            let wanted = expected.join("\n  ");
            let found = output.join("\n  ");
            return Err(fault(format!(
                "`{line}` printed\n  {found}\nbut this is expected:\n  {wanted}"
            )));
        }
        printed.extend(output);
    }
    let end = |cause: String| TextFault {
        file: file.to_owned(),
        line: (begin + text.len()).max(1),
        column: 1,
        cause,
    };
    printed.extend(driver.begin().map_err(end)?);
    let game = driver.game.as_mut().ok_or_else(|| end("there is no fixture".into()))?;
    let unused: Vec<String> = game.dice_mut().unused().map(ToString::to_string).collect();
    if unused.is_empty() {
        Ok(())
    } else {
        Err(end(format!("forced results left over: {}", unused.join(" "))))
    }
}

struct Driver<G: Scripted> {
    fixture: Option<G::Fixture>,
    seed: Option<u64>,
    forced: Vec<ForcedResult>,
    start: Option<G>,
    game: Option<G>,
    saved: Option<(G, usize)>,
    history: Vec<G::Event>,
}

impl<G: Scripted> Default for Driver<G> {
    fn default() -> Driver<G> {
        Driver {
            fixture: None,
            seed: None,
            forced: Vec::new(),
            start: None,
            game: None,
            saved: None,
            history: Vec::new(),
        }
    }
}

impl<G: Scripted> Driver<G> {
    /// One line of the script.
    fn step(&mut self, words: &[&str]) -> Result<Vec<String>, String> {
        if G::FORCE.contains(&words[0]) {
            let results = words[1..].iter().map(|word| ForcedResult::parse(word));
            match &mut self.game {
                Some(game) => game.dice_mut().force(results),
                None => self.forced.extend(results),
            }
            return Ok(Vec::new());
        }
        if let Some(fixture) = &mut self.fixture {
            if words[0] == "seed" {
                let seed = words.get(1).and_then(|seed| seed.parse().ok());
                self.seed = Some(seed.ok_or("a seed is a whole number from 0 on")?);
                return Ok(Vec::new());
            }
            if G::fixture(fixture, words)? {
                return Ok(Vec::new());
            }
        }
        let mut output = self.begin()?;
        output.extend(self.command(words)?);
        Ok(output)
    }

    /// Ends the fixture, once.
    fn begin(&mut self) -> Result<Vec<String>, String> {
        let Some(fixture) = self.fixture.take() else { return Ok(Vec::new()) };
        let mut game = G::place(fixture)?;
        let forced = std::mem::take(&mut self.forced);
        match self.seed {
            Some(seed) if forced.is_empty() => {
                *game.dice_mut() = crate::dice::Dice::stream(seed, "script");
            }
            Some(_) => return Err("`seed` and `random` exclude each other".into()),
            None => game.dice_mut().force(forced),
        }
        self.start = Some(game.clone());
        let mut events = Vec::new();
        game.open(&mut events);
        let output = lines_of(&game, &events);
        let fault = game.dice_mut().fault().map(ToString::to_string);
        self.game = Some(game);
        self.history.extend(events);
        fault.map_or(Ok(output), Err)
    }

    fn command(&mut self, words: &[&str]) -> Result<Vec<String>, String> {
        let (Some(game), Some(start)) = (&mut self.game, &self.start) else {
            return Err("there is no position yet".into());
        };
        match words {
            ["save"] => {
                self.saved = Some((game.clone(), self.history.len()));
                return Ok(Vec::new());
            }
            ["restore"] => {
                let (saved, past) = self.saved.clone().ok_or("nothing has been saved")?;
                *game = saved;
                self.history.truncate(past);
                return Ok(Vec::new());
            }
            ["legal", name] => {
                let seat = game.seat(name).ok_or_else(|| format!("there is no seat `{name}`"))?;
                let legal = game.legal(seat);
                let texts: Vec<String> = legal.iter().map(|a| game.action_text(a)).collect();
                return Ok(vec![format!("legal {name} {}", listed(&texts))]);
            }
            _ => {}
        }
        if let Some(answer) = game.query(start, &self.history, words) {
            return answer;
        }
        let (name, words) = (words[0], &words[1..]);
        let error = |reason: &str| Ok(vec![format!("[{name}] error {name} {reason}")]);
        let seat = game.seat(name);
        let read = match seat {
            Some(seat) => game.action(seat, words).map(|action| (seat, action)),
            None => Err(format!("`{name}` is neither a command nor a seat")),
        };
        let (seat, action) = match (read, game.complaint(seat, words)) {
            (Ok(read), _) => read,
            (Err(_), Some(reason)) => return error(&reason),
            (Err(cause), None) => return Err(cause),
        };
        let mut events = Vec::new();
        if let Err(illegal) = game.apply(seat, &action, &mut events) {
            return error(&game.reason(seat, &action, &illegal));
        }
        if let Some(fault) = game.dice_mut().fault() {
            return Err(fault.to_string());
        }
        let output = lines_of(game, &events);
        self.history.extend(events);
        Ok(output)
    }
}

/// Each event once for everybody, or once per way of seeing it.
fn lines_of<G: Scripted>(game: &G, events: &[G::Event]) -> Vec<String> {
    let mut lines = Vec::new();
    let listing = game.listing();
    for event in events {
        let mut ways: Vec<(G::Event, Vec<Seat>)> = Vec::new();
        for &seat in &listing {
            let Some(seen) = G::redact(event, Viewer::Seat(seat)) else { continue };
            match ways.iter_mut().find(|(way, _)| *way == seen) {
                Some((_, seats)) => seats.push(seat),
                None => ways.push((seen, vec![seat])),
            }
        }
        if G::WHOLE_FIRST {
            ways.sort_by_key(|(seen, _)| seen != event);
        }
        for (seen, seats) in ways {
            let audience = if seats.len() == game.seats() {
                "*".to_owned()
            } else {
                listed(&seats.iter().map(|&seat| game.name(seat)).collect::<Vec<_>>())
            };
            let line = game.line(&seen);
            if !line.is_empty() {
                lines.push(format!("[{audience}] {line}"));
            }
        }
    }
    lines
}

/// A whole number within its limits; a fault names field, value and limits.
pub fn whole<T: TryFrom<i128>>(
    field: &str,
    word: &str,
    limits: RangeInclusive<i128>,
) -> Result<T, String> {
    let value = word.parse().ok().filter(|value| limits.contains(value));
    value.and_then(|value: i128| T::try_from(value).ok()).ok_or_else(|| {
        let (least, most) = (limits.start(), limits.end());
        format!("{field} = {word}: must be a whole number from {least} to {most}")
    })
}

/// Comma-separated, `-` if there is nothing.
pub fn listed<T: AsRef<str>>(items: &[T]) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    items.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(",")
}

/// `yes` or `no`.
pub const fn yes(it_is: bool) -> &'static str {
    if it_is { "yes" } else { "no" }
}
