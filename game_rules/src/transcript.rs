//! A match as text: every decision, and what each pair of eyes was told of it.
//!
//! Pinned matches (`tests/games/`) are compared by it, so that no change of the rules, or of who is
//! told what, goes unnoticed.

use crate::{
    game::{Seat, Viewer},
    record::{Decision, Record, RecordError},
    script::{Scripted, listed},
    table::Match,
};

/// Plays a record through and writes down what happened. `file` is only used in messages.
///
/// A decision is a line with its number; below it stands one line per event, with who was told:
/// `*` for everybody, else seats by name, `public` for onlookers and `truth` for the omniscient eye.
/// An event that is seen differently is one line per way of seeing it.
pub fn transcript<G: Scripted>(record: &Record<G>, file: &str) -> Result<String, RecordError> {
    let whole = Match::replay(record, file)?;
    let start = Match::<G>::start(record.setup.clone(), record.seed, record.seats.clone());
    let mut table = start
        .map_err(|cause| RecordError::Setup { file: file.to_owned(), cause: cause.to_string() })?;
    let mut lines = told(table.game(), whole.opening());
    for (index, step) in record.steps.iter().enumerate() {
        let name = table.game().name(step.seat);
        let number = index + 1;
        match &step.deed {
            Decision::Do(action) => {
                lines.push(format!("{number:>4} {name} {}", table.game().action_text(action)));
                let events = table.act(step.seat, action).map(<[G::Event]>::to_vec);
                lines.extend(told(table.game(), &events.unwrap_or_default()));
            }
            Decision::TakeBack => {
                lines.push(format!("{number:>4} {name} takes back"));
                // The record has just been replayed: there is something to take back.
                let _ = table.take_back(step.seat);
            }
        }
    }
    lines.push(format!("{:?}", table.game().turn()));
    Ok(lines.join("\n") + "\n")
}

/// Each event once for everybody, or once per way of seeing it.
fn told<G: Scripted>(game: &G, events: &[G::Event]) -> Vec<String> {
    let mut eyes: Vec<(Viewer, String)> =
        Seat::all(game.seats()).map(|seat| (Viewer::Seat(seat), game.name(seat))).collect();
    eyes.push((Viewer::Public, "public".to_owned()));
    eyes.push((Viewer::Omniscient, "truth".to_owned()));
    let mut lines = Vec::new();
    for event in events {
        let mut ways: Vec<(String, Vec<&str>)> = Vec::new();
        for (eye, name) in &eyes {
            let seen = G::redact(event, *eye).map(|seen| game.line(&seen));
            let Some(line) = seen.filter(|line| !line.is_empty()) else { continue };
            match ways.iter_mut().find(|(way, _)| *way == line) {
                Some((_, names)) => names.push(name),
                None => ways.push((line, vec![name])),
            }
        }
        for (line, names) in ways {
            let audience = if names.len() == eyes.len() { "*".to_owned() } else { listed(&names) };
            lines.push(format!("[{audience}] {line}"));
        }
    }
    lines
}
