//! Things that ring by themselves: RES(f…), a bank of decaying sines, and the plucked string of
//! Karplus and Strong.

use super::RATE;
use super::layers::{Sound, samples};
use super::take::Take;

/// A bank of this many equal decays is common: RES(a,b) d 90.
pub fn ringing<const N: usize>(hz: [f32; N], d: f32) -> [(f32, f32); N] {
    hz.map(|f| (f, d))
}

impl Take {
    /// RES: modes as (Hz, decay in ms to -60 dB). Each is 3 dB below the one before, starts at its
    /// own phase and over one millisecond, as a soft mallet would.
    pub fn res(&mut self, modes: &[(f32, f32)]) -> Sound {
        let longest = modes.iter().fold(0.0_f32, |m, mode| m.max(mode.1));
        let mut out = vec![0.0_f32; samples(longest)];
        let mut level = 1.0_f64;
        for &(hz, decay) in modes {
            let angle = core::f64::consts::TAU * f64::from(hz * self.tune / RATE);
            let radius = libm::exp(-6.907_755 / f64::from(decay * RATE / 1000.0));
            let phase = f64::from(self.range(-0.6, 0.6));
            let (mut now, mut before) =
                (level * libm::sin(phase), level * libm::sin(phase - angle) / radius);
            let (forth, back) = (2.0 * radius * libm::cos(angle), radius * radius);
            for x in &mut out {
                *x += now as f32;
                (now, before) = (forth * now - back * before, now);
            }
            level *= core::f64::consts::FRAC_1_SQRT_2;
        }
        Sound { samples: out }.edges(1.0, 3.0)
    }

    /// A plucked string that has faded by 60 dB after `decay` ms; `bright` 0 is a thumb, 1 a quill.
    pub fn pluck(&mut self, hz: f32, decay: f32, bright: f32) -> Sound {
        let period = RATE / (hz * self.tune);
        let whole = (period - 0.5).floor();
        let part = period - 0.5 - whole;
        let tuning = (1.0 - part) / (1.0 + part);
        let loss = libm::exp2f(-9.966 * period / (decay * RATE / 1000.0));

        let mut rng = self.stream();
        let mut soft = 0.0;
        let mut string: Vec<f32> = (0..whole as usize)
            .map(|_| {
                soft += (0.15 + 0.85 * bright) * (rng.bipolar() - soft);
                soft
            })
            .collect();
        let mean = string.iter().sum::<f32>() / string.len() as f32;
        string.iter_mut().for_each(|x| *x -= mean);

        let (mut last, mut fed, mut back) = (0.0, 0.0, 0.0);
        let mut out = Vec::with_capacity(samples(decay));
        while out.len() < samples(decay) {
            let i = out.len() % string.len();
            let now = string[i];
            let mean = 0.5 * (now + last);
            back = tuning * mean + fed - tuning * back;
            (last, fed) = (now, mean);
            string[i] = loss * back;
            out.push(now);
        }
        Sound { samples: out }.lasting(decay - 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take() -> Take {
        Take::new("Test", 0, 1, false)
    }

    #[test]
    fn modes_fall_by_60_db_in_their_decay() {
        let ring = take().res(&[(1000.0, 400.0)]);
        let peak = |from: f32| {
            let part = &ring.samples[samples(from)..samples(from + 10.0)];
            20.0 * libm::log10f(part.iter().fold(0.0, |m: f32, x| m.max(x.abs())))
        };
        let fallen = peak(10.0) - peak(370.0);
        assert!((fallen - 54.0).abs() < 1.0, "{fallen} dB in 360 of 400 ms");
    }

    #[test]
    fn strings_are_in_tune() {
        for hz in [110.0, 146.83, 440.0] {
            let string = take().pluck(hz, 1000.0, 0.5).samples;
            let alike =
                |lag: usize| -> f32 { (2000..12_000).map(|i| string[i] * string[i + lag]).sum() };
            let periods = 10.0 * RATE / hz;
            let near = (0.97 * periods) as usize..(1.03 * periods) as usize;
            let best = near.max_by(|&a, &b| alike(a).total_cmp(&alike(b))).unwrap_or(0);
            assert!(
                (best as f32 / periods - 1.0).abs() < 0.004,
                "{hz} Hz: lag {best}, not {periods}"
            );
        }
    }
}
