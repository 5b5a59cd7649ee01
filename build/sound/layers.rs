//! A finished piece of mono sound and how pieces are laid over each other: levels, delays,
//! reflections, chorus.

use core::ops::Add;

use super::voice::{Voice, turn};
use super::{RATE, linear};

#[derive(Debug, Clone, Default)]
pub struct Sound {
    pub samples: Vec<f32>,
}

pub fn samples(ms: f32) -> usize {
    (ms * RATE / 1000.0).round() as usize
}

impl Sound {
    pub fn ms(&self) -> f32 {
        self.samples.len() as f32 * 1000.0 / RATE
    }

    fn map(mut self, f: impl Fn(f32) -> f32) -> Self {
        self.samples.iter_mut().for_each(|x| *x = f(*x));
        self
    }

    /// Sets the peak of this layer, in dB: the level written in the row.
    pub fn at(self, db: f32) -> Self {
        let peak = self.samples.iter().fold(0.0_f32, |m, x| m.max(x.abs()));
        let factor = if peak > 0.0 { linear(db) / peak } else { 0.0 };
        self.map(|x| x * factor)
    }

    /// Sets the mean power of this layer, in dB: how the rows state ambience.
    pub fn rms(self, db: f32) -> Self {
        let power = self.samples.iter().map(|x| f64::from(x * x)).sum::<f64>();
        let rms = (power / self.samples.len().max(1) as f64).sqrt() as f32;
        let factor = if rms > 0.0 { linear(db) / rms } else { 0.0 };
        self.map(|x| x * factor)
    }

    pub fn after(mut self, ms: f32) -> Self {
        self.samples.splice(0..0, vec![0.0; samples(ms)]);
        self
    }

    /// Adds `other` on top, `ms` after the start.
    pub fn lay(&mut self, other: &Self, ms: f32) {
        let start = samples(ms);
        let end = start + other.samples.len();
        if end > self.samples.len() {
            self.samples.resize(end, 0.0);
        }
        for (x, y) in self.samples[start..].iter_mut().zip(&other.samples) {
            *x += y;
        }
    }

    pub fn reversed(mut self) -> Self {
        self.samples.reverse();
        self
    }

    /// Straight ramps at both ends, in ms.
    pub fn edges(mut self, rise: f32, fall: f32) -> Self {
        let (rise, fall) = (samples(rise), samples(fall));
        for (i, x) in self.samples.iter_mut().take(rise).enumerate() {
            *x *= i as f32 / rise as f32;
        }
        for (i, x) in self.samples.iter_mut().rev().take(fall).enumerate() {
            *x *= i as f32 / fall as f32;
        }
        self
    }

    /// Exactly `ms` long: silence is added, or a short fade hides the cut.
    pub fn lasting(mut self, ms: f32) -> Self {
        let cut = self.ms() > ms;
        self.samples.resize(samples(ms), 0.0);
        if cut { self.edges(0.0, 12.0) } else { self }
    }

    /// Folds what hangs over the end of a loop of `ms` back onto its beginning.
    pub fn wrapped(mut self, ms: f32) -> Self {
        let over = self.samples.split_off(samples(ms).min(self.samples.len()));
        self.samples.resize(samples(ms), 0.0);
        let len = self.samples.len();
        for (i, x) in over.into_iter().enumerate() {
            self.samples[i % len] += x;
        }
        self
    }

    /// Sends the finished sound through filters or modulation once more.
    pub fn through(self, chain: impl FnOnce(Voice) -> Voice) -> Self {
        let ms = self.ms();
        chain(Voice::playing(self)).cut(ms)
    }

    /// Squeezes peaks smoothly; `drive` 1 is gentle, 4 is thick.
    pub fn squeezed(self, drive: f32) -> Self {
        self.map(|x| drive * x / (1.0 + drive * x.abs()))
    }

    /// The first reflections of a room: (milliseconds, dB), walls alternately turning the wave
    /// over.
    pub fn taps(self, taps: &[(f32, f32)]) -> Self {
        let mut room = self.clone();
        for (i, &(ms, db)) in taps.iter().enumerate() {
            let sign = if i % 2 == 0 { -1.0 } else { 1.0 };
            let gain = sign * linear(db);
            room.lay(&self.clone().map(|x| x * gain), ms);
        }
        room
    }

    /// A short feedback delay: the hollow sound of a tube.
    pub fn comb(mut self, ms: f32, feedback: f32) -> Self {
        let delay = samples(ms);
        for i in delay..self.samples.len() {
            self.samples[i] += feedback * self.samples[i - delay];
        }
        self
    }

    /// Value between samples, silence outside.
    fn between(&self, position: f32) -> f32 {
        let whole = position.floor();
        let get = |i: f32| {
            (i >= 0.0).then(|| self.samples.get(i as usize)).flatten().copied().unwrap_or(0.0)
        };
        let part = position - whole;
        get(whole) * (1.0 - part) + get(whole + 1.0) * part
    }

    /// Two slowly wandering copies, a few milliseconds late.
    pub fn chorus(self, hz: f32, depth: f32) -> Self {
        let deep = depth * RATE / 1000.0;
        let late = 9.0 * RATE / 1000.0 + deep;
        let sample = |i: usize| {
            let x = turn(f64::from(hz) * i as f64 / f64::from(RATE));
            let here = i as f32 - late;
            let dry = self.samples.get(i).copied().unwrap_or(0.0);
            dry + 0.5 * (self.between(here + deep * x) + self.between(here - deep * x))
        };
        let len = self.samples.len() + (late + deep) as usize;
        Self { samples: (0..len).map(sample).collect() }
    }

    /// Speed swinging by ± `depth` around 1, as of something rolling past.
    pub fn wow(self, hz: f32, depth: f32) -> Self {
        let mut position = 0.0_f64;
        let sample = |i: usize| {
            let x = turn(f64::from(hz) * i as f64 / f64::from(RATE));
            let value = self.between(position as f32);
            position += 1.0 + f64::from(depth * x);
            value
        };
        Self { samples: (0..self.samples.len()).map(sample).collect() }
    }
}

impl Add for Sound {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.lay(&other, 0.0);
        self
    }
}
