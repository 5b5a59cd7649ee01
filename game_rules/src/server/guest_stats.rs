//! How guests behave, for whoever hosts: how long they think, what was refused, what was said.
//!
//! The conversation holds orders and teams that are secret until the turn or the registration is
//! over; what has been said since then is left out of every transcript.

use std::{
    collections::VecDeque,
    fmt::{Display, Write},
    time::{Duration, Instant},
};

/// How a guest behaves, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manners {
    /// Requests, understood or not.
    pub requests: u32,
    /// How many of them were refused.
    pub errors: u32,
    /// From the opening of the last turn to the WAIT that ended the thinking.
    pub latency: Option<Duration>,
    /// The longest of these.
    pub slowest: Duration,
}

/// A guest's manners and conversation.
#[derive(Debug, Default)]
pub(super) struct Conduct {
    pub(super) manners: Manners,
    opened: Option<Instant>,
    said: VecDeque<SaidLine>,
    bytes: usize,
}

#[derive(Debug)]
struct SaidLine {
    /// The turn or registration in which it was said; nothing of a running one is told.
    moment: u64,
    millis: u64,
    text: String,
}

/// When something is said.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now {
    pub(super) moment: u64,
    pub(super) millis: u64,
}

impl Conduct {
    /// A request and its answer, or as much of it as is there; keeps about `most` bytes of them.
    pub(super) fn heard(&mut self, request: &[u8], answer: &str, now: Now, most: usize) {
        self.manners.requests += 1;
        self.manners.errors += u32::from(answer.starts_with("FAILED"));
        self.note('›', &request.escape_ascii(), now, most);
        self.told(answer, now, most);
    }

    /// The rest of an answer that came later.
    pub(super) fn told(&mut self, answer: &str, now: Now, most: usize) {
        if most > 0 {
            answer.lines().for_each(|line| self.note('‹', &line, now, most));
        }
    }

    fn note(&mut self, mark: char, line: &dyn Display, now: Now, most: usize) {
        if most == 0 {
            return;
        }
        let text = format!("{mark} {line}");
        self.bytes += text.len();
        self.said.push_back(SaidLine { moment: now.moment, millis: now.millis, text });
        while self.bytes > most
            && let Some(oldest) = self.said.pop_front()
        {
            self.bytes -= oldest.text.len();
        }
    }

    /// A turn has opened for it.
    pub(super) fn opened(&mut self) {
        self.opened = Some(Instant::now());
    }

    /// It waits for the next one.
    pub(super) fn waits(&mut self) {
        if let Some(since) = self.opened.take() {
            let thought = since.elapsed();
            self.manners.latency = Some(thought);
            self.manners.slowest = self.manners.slowest.max(thought);
        }
    }

    /// What was said before `moment`, with seconds since the server was started.
    pub(super) fn transcript(&self, moment: u64) -> String {
        let mut text = String::new();
        for line in self.said.iter().take_while(|line| line.moment < moment) {
            let (seconds, rest) = (line.millis / 1000, line.millis % 1000);
            // Writing into a string cannot fail.
            let _ = writeln!(text, "{seconds}.{rest:03} {}", line.text);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_in_a_running_turn_is_in_no_transcript() {
        let mut conduct = Conduct::default();
        let at = |moment| Now { moment, millis: 1500 };
        conduct.heard(b"ENROLL_TEAM 1 0 0 0 0 0", "OK\n", at(1), 1000);
        conduct.heard(b"FIGHT 1 9", "FAILED 238 move id out of range\n", at(2), 1000);
        conduct.heard(b"FIGHT 1 2", "OK\n", at(2), 1000);
        assert_eq!(conduct.transcript(1), "");
        assert_eq!(conduct.transcript(2), "1.500 › ENROLL_TEAM 1 0 0 0 0 0\n1.500 ‹ OK\n");
        assert!(conduct.transcript(3).ends_with("1.500 › FIGHT 1 2\n1.500 ‹ OK\n"));
        assert_eq!((conduct.manners.requests, conduct.manners.errors), (3, 1));
    }

    #[test]
    fn old_lines_make_room() {
        let mut conduct = Conduct::default();
        for number in 0..1000 {
            let now = Now { moment: 0, millis: number };
            conduct.heard(format!("X_LEGAL {number}").as_bytes(), "OK\n0\n", now, 200);
        }
        let text = conduct.transcript(1);
        assert!(text.len() < 400 && text.contains("› X_LEGAL 999"), "{text}");
        let mut silent = Conduct::default();
        silent.heard(b"WAIT", "OK\n", Now { moment: 0, millis: 0 }, 0);
        assert_eq!(silent.transcript(1), "");
    }
}
