//! What the program costs: frames, processor time and memory, from what Linux says of the process.

use std::{fs, time::Instant};

/// Clock ticks per second in `/proc`; the same on every Linux.
const TICKS: f64 = 100.0;

/// A measurement that has begun.
#[derive(Debug)]
pub struct Meter {
    began: Instant,
    busy: Option<f64>,
    /// Frames since it began.
    pub frames: u32,
}

impl Meter {
    /// Begins now.
    pub fn new() -> Meter {
        Meter { began: Instant::now(), busy: busy(), frames: 0 }
    }

    fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    /// Frames per second since it began, as a sentence.
    pub fn frames(&self) -> String {
        let rate = f64::from(self.frames.saturating_sub(1)) / self.seconds();
        format!("measured: {rate:.1} frames per second, {}", self.cost())
    }

    /// The cost of doing nothing, as a sentence.
    pub fn idle(&self) -> String {
        format!(
            "measured: at rest {} frames in {:.1} s, {}",
            self.frames,
            self.seconds(),
            self.cost()
        )
    }

    /// The time since the process began, as a sentence.
    pub fn start(&self) -> String {
        let seconds = age().map_or_else(|| "an unknown time".into(), |age| format!("{age:.2} s"));
        format!("measured: ready {seconds} after the start, {}", memory())
    }

    /// The time since it began, as a sentence.
    pub fn until(&self, words: &str) -> String {
        format!("measured: {:.2} s until “{words}”, {}", self.seconds(), memory())
    }

    fn cost(&self) -> String {
        let share = match (self.busy, busy()) {
            (Some(before), Some(now)) => {
                format!("{:.1} % of one core", 100.0 * (now - before) / self.seconds())
            }
            _ => "an unknown share of a core".into(),
        };
        format!("{share}, {}", memory())
    }
}

/// The fields of `/proc/self/stat` after the name, which may contain anything.
fn stat() -> Option<Vec<f64>> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = text.rsplit_once(')')?;
    Some(fields.split_whitespace().map(|field| field.parse().unwrap_or(0.0)).collect())
}

/// Seconds of processor time so far.
fn busy() -> Option<f64> {
    let stat = stat()?;
    Some((stat.get(11)? + stat.get(12)?) / TICKS)
}

/// Seconds since the process began.
fn age() -> Option<f64> {
    let uptime = fs::read_to_string("/proc/uptime").ok()?;
    let now: f64 = uptime.split_whitespace().next()?.parse().ok()?;
    Some(now - stat()?.get(19)? / TICKS)
}

fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.map_or_else(
        || "unknown memory".into(),
        |kilobytes| format!("{} MB resident", kilobytes / 1024),
    )
}
