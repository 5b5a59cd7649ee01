//! Reading lines from a guest who may send anything, at any pace; and counting how fast.

use std::{
    io::{self, Read},
    net::TcpStream,
    time::{Duration, Instant},
};

use crate::arena::protocol::LONGEST_LINE;

/// What came of waiting for a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line without its end.
    Line(Vec<u8>),
    /// A line that was too long; all of it has been thrown away.
    TooLong,
    /// Nothing within the time.
    Silence,
    /// The guest has gone, or will send no more.
    Gone,
}

/// How often a sleeping reader looks whether it should stop.
const BLINK: Duration = Duration::from_millis(250);

/// A reader of lines.
pub(super) struct Lines<'a> {
    stream: &'a TcpStream,
    buffer: Vec<u8>,
    /// Where the unread part of the buffer begins.
    at: usize,
    /// Where the search for the end of the line goes on.
    searched: usize,
    /// In the middle of a line that is too long.
    skipping: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(stream: &'a TcpStream) -> io::Result<Lines<'a>> {
        stream.set_read_timeout(Some(BLINK))?;
        Ok(Lines { stream, buffer: Vec::new(), at: 0, searched: 0, skipping: false })
    }

    /// Is a whole line here already?
    pub(super) fn is_ready(&self) -> bool {
        self.buffer[self.at..].contains(&b'\n')
    }

    /// The next line, at the latest at `deadline`, unless `stop` says otherwise.
    pub(super) fn next(&mut self, deadline: Instant, stop: impl Fn() -> bool) -> Heard {
        loop {
            if let Some(heard) = self.take() {
                return heard;
            }
            if stop() {
                return Heard::Gone;
            }
            if Instant::now() >= deadline {
                return Heard::Silence;
            }
            let mut piece = [0; 4096];
            match self.stream.read(&mut piece) {
                Ok(0) => return Heard::Gone,
                Ok(count) => self.buffer.extend_from_slice(&piece[..count]),
                Err(fault) if may_go_on(&fault) => {}
                Err(_) => return Heard::Gone,
            }
        }
    }

    /// A line from what has been read; keeps no more than one line and a piece in memory.
    fn take(&mut self) -> Option<Heard> {
        let rest = &self.buffer[self.searched.max(self.at)..];
        let Some(place) = rest.iter().position(|&byte| byte == b'\n') else {
            if self.at > 0 {
                self.buffer.drain(..self.at);
                self.at = 0;
            }
            // One byte more for a carriage return.
            if self.skipping || self.buffer.len() > LONGEST_LINE + 1 {
                self.skipping = true;
                self.buffer.clear();
            }
            self.searched = self.buffer.len();
            return None;
        };
        let end = self.searched.max(self.at) + place;
        let mut line = &self.buffer[self.at..end];
        line = line.strip_suffix(b"\r").unwrap_or(line);
        let heard = if std::mem::take(&mut self.skipping) || line.len() > LONGEST_LINE {
            Heard::TooLong
        } else {
            Heard::Line(line.to_vec())
        };
        self.at = end + 1;
        self.searched = self.at;
        Some(heard)
    }
}

/// Nothing is wrong: there is only nothing to read yet.
pub(super) fn may_go_on(fault: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(fault.kind(), Interrupted | TimedOut | WouldBlock)
}

/// A bucket that fills at a steady rate; every request takes one drop.
#[derive(Debug)]
pub(super) struct Bucket {
    drops: f64,
    rate: f64,
    most: f64,
    seen: Instant,
}

impl Bucket {
    pub(super) fn new(rate: u32, burst: u32, now: Instant) -> Bucket {
        let (rate, most) = (f64::from(rate.max(1)), f64::from(burst.max(1)));
        Bucket { drops: most, rate, most, seen: now }
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.seen).as_secs_f64();
        self.drops = (self.drops + passed * self.rate).min(self.most);
        self.seen = now;
    }

    /// Fills it to the brim, which may lie elsewhere now.
    pub(super) fn refill(&mut self, most: u32) {
        self.most = f64::from(most.max(1));
        self.drops = self.most;
    }

    /// Takes a drop; if there is none, the time until a second's worth is there again.
    pub(super) fn take(&mut self, now: Instant) -> Result<(), Duration> {
        self.fill(now);
        if self.drops >= 1.0 {
            self.drops -= 1.0;
            return Ok(());
        }
        let wanted = self.rate.min(self.most);
        Err(Duration::from_secs_f64((wanted - self.drops) / self.rate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_has_to_wait() {
        let start = Instant::now();
        let mut bucket = Bucket::new(50, 200, start);
        for _ in 0..200 {
            assert_eq!(bucket.take(start), Ok(()));
        }
        let wait = bucket.take(start).unwrap_err();
        assert_eq!(wait, Duration::from_secs(1));
        let later = start + wait;
        for _ in 0..50 {
            assert_eq!(bucket.take(later), Ok(()));
        }
        assert!(bucket.take(later).is_err());
        let later = later + Duration::from_millis(25);
        assert_eq!(bucket.take(later), Ok(()));
        bucket.refill(5000);
        for _ in 0..5000 {
            assert_eq!(bucket.take(later), Ok(()), "a new turn, with many rivals");
        }
        assert_eq!(bucket.take(later), Err(Duration::from_secs(1)));
    }
}
