//! From a recipe to the samples that are shipped: no offset, the asked loudness, no clipping.

use core::mem;

use super::layers::Sound;
use super::loudness::{momentary, true_peak};
use super::recipe::{Bus, Level, Play, Recipe, Variety};
use super::take::Take;
use super::{RATE, linear};

/// Loudest 400 ms of an interface sound without a level of its own.
/// A match of many short sounds comes to -18 LUFS with it.
pub const INTERFACE: f32 = -18.0;
/// What a shot may add to that, and what it may with *soft bangs* (ux.md 4).
pub const SHOT_ABOVE: f32 = 9.0;
pub const SOFT_ABOVE: f32 = 3.0;
/// Takes differ by this much either way, so loud things stay this far below their limit.
pub const LIFT: f32 = 1.5;
/// Below the -1 dBFS asked for, by a margin for rounding to 16 bits and for the rain.
const CEILING: f32 = -1.4;
const SOFT_CEILING: f32 = -7.0;

pub fn reference(bus: Bus) -> f32 {
    match bus {
        Bus::Interface => INTERFACE,
        Bus::Effects => INTERFACE + 1.0,
        Bus::Voice => INTERFACE + 2.0,
        Bus::Ambience => INTERFACE - 9.0,
    }
}

#[derive(Debug, Clone)]
pub struct Master {
    pub channels: Vec<Vec<f32>>,
}

impl Master {
    pub fn views(&self) -> Vec<&[f32]> {
        self.channels.iter().map(Vec::as_slice).collect()
    }

    fn scale(&mut self, db: f32) {
        let factor = linear(db);
        self.channels.iter_mut().flatten().for_each(|x| *x *= factor);
    }

    /// Brings the loudness to `target`. Where that needs more than the ceiling, the limiter holds
    /// the peaks down until it fits: most knocks are too short to be loud otherwise.
    fn reach(&mut self, target: f32, soft: bool) {
        const ROUNDS: usize = 24;
        // What the wave may rise between the samples.
        const BETWEEN: f32 = 0.8;
        let ceiling = if soft { SOFT_CEILING } else { CEILING };
        for _ in 0..ROUNDS {
            self.scale(target - momentary(&self.views(), RATE));
            if true_peak(&self.views()) <= ceiling {
                return;
            }
            self.limit(linear(ceiling - BETWEEN));
            for channel in &mut self.channels {
                if soft {
                    *channel = without_sub_bass(mem::take(channel));
                }
                rest_at_zero(channel);
            }
        }
        self.scale((ceiling - true_peak(&self.views())).min(0.0));
    }

    /// Keeps all samples below `ceiling`. The gain is the same for all channels, is down before a
    /// peak arrives and comes back slowly, so that nothing is bent.
    fn limit(&mut self, ceiling: f32) {
        const AHEAD: usize = (0.0015 * RATE) as usize;
        const BACK: f32 = 1.0 / (0.010 * RATE);
        let length = self.channels.iter().map(Vec::len).max().unwrap_or(0);
        let peak = |i: usize| self.channels.iter().map(|c| c[i].abs()).fold(0.0, f32::max);
        let needed: Vec<f32> = (0..length).map(|i| ceiling / peak(i).max(ceiling)).collect();
        let mut held = 1.0_f32;
        let gain: Vec<f32> = (0..length)
            .map(|i| {
                let soon = &needed[i..length.min(i + AHEAD)];
                held = soon.iter().copied().fold(held + (1.0 - held) * BACK, f32::min);
                held
            })
            .collect();
        for channel in &mut self.channels {
            for (i, x) in channel.iter_mut().enumerate() {
                let before = &gain[(i + 1).saturating_sub(AHEAD)..=i];
                *x *= before.iter().sum::<f32>() / before.len() as f32;
            }
        }
    }
}

/// Rumble below hearing only eats headroom. Loops keep their seam, so they lose their mean instead;
/// what a recipe leaves silent at its end stays silent.
fn centred(sound: Sound, loops: bool) -> Sound {
    if loops {
        let mut sound = sound;
        let mean = sound.samples.iter().sum::<f32>() / sound.samples.len().max(1) as f32;
        sound.samples.iter_mut().for_each(|x| *x -= mean);
        return sound;
    }
    let length = sound.samples.len();
    let end = sound.samples.iter().rposition(|&x| x != 0.0).map_or(0, |last| last + 1);
    let mut sound = sound.through(|v| v.hp(18.0));
    sound.samples.truncate(end);
    rest_at_zero(&mut sound.samples);
    sound = sound.edges(0.0, 3.0);
    sound.samples.resize(length, 0.0);
    sound
}

/// Takes the mean off, softly at both ends; the silence after a sound stays silent.
fn rest_at_zero(samples: &mut [f32]) {
    let end = samples.iter().rposition(|&x| x != 0.0).map_or(0, |last| last + 1);
    let sound = &mut samples[..end];
    let mean = sound.iter().sum::<f32>() / end.max(1) as f32;
    for (i, x) in sound.iter_mut().enumerate() {
        let turn = core::f32::consts::TAU * i as f32 / end as f32;
        *x -= mean * (1.0 - libm::cosf(turn));
    }
}

fn without_sub_bass(samples: Vec<f32>) -> Vec<f32> {
    Sound { samples }.through(|v| v.hp(140.0).hp(140.0)).samples
}

/// The same event for people whom bangs hurt: no sub-bass, no sharp edge, squeezed peaks.
fn softened(sound: Sound) -> Sound {
    let body = Sound { samples: without_sub_bass(sound.samples) };
    let round = body.through(|v| v.lp(5000.0)).at(0.0).squeezed(3.0).edges(6.0, 0.0);
    Sound { samples: without_sub_bass(round.samples) }
}

pub fn master(recipe: &Recipe, index: usize, soft: bool) -> Master {
    let mut take = Take::new(recipe.cue, index, recipe.takes, recipe.variety == Variety::Free);
    let raw = match recipe.play {
        Play::Mono(play) => vec![play(&mut take)],
        Play::Wide(play) => play(&mut take).to_vec(),
    };
    let finish = |sound| {
        let sound = if soft { softened(sound) } else { sound };
        centred(sound, recipe.loops).samples
    };
    let mut master = Master { channels: raw.into_iter().map(finish).collect() };
    let length = master.channels.iter().map(Vec::len).max().unwrap_or(0);
    master.channels.iter_mut().for_each(|c| c.resize(length, 0.0));

    if let Level::Loudness(lu) = recipe.level {
        let limit = INTERFACE + if soft { SOFT_ABOVE } else { SHOT_ABOVE } - LIFT;
        let target = (reference(recipe.bus) + lu).min(limit) + take.lift;
        master.reach(target, soft);
    }
    master
}
