//! The program's log, as far back as a bug report needs it.

use std::{
    collections::VecDeque,
    io,
    sync::{Mutex, PoisonError},
};

use bevy::{
    log::{BoxedLayer, tracing_subscriber::fmt},
    prelude::App,
};

/// Lines that are kept.
const KEPT: usize = 400;

static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// Writes every line of the log down.
struct Pen;

impl io::Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
        for line in String::from_utf8_lossy(bytes).lines() {
            if lines.len() == KEPT {
                lines.pop_front();
            }
            lines.push_back(line.to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// For the log plugin.
pub fn layer(_app: &mut App) -> Option<BoxedLayer> {
    Some(Box::new(fmt::layer().with_ansi(false).with_writer(|| Pen)))
}

/// The last lines, oldest first.
pub fn text() -> String {
    let lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    lines.iter().fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn only_the_last_lines_are_kept() {
        for number in 0..KEPT + 5 {
            Pen.write_all(format!("line {number}\n").as_bytes()).unwrap();
        }
        let text = text();
        assert_eq!(text.lines().count(), KEPT);
        // Other tests may write at the same time.
        let has = |number: usize| text.lines().any(|line| line == format!("line {number}"));
        assert!(has(KEPT + 4) && !has(4));
    }
}
