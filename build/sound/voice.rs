//! Endless sources and what is done to them before an envelope cuts a [`Sound`] out:
//! SIN/TRI/SAW/SQ, N, PN, filters, AM, ring modulation. Written so that a recipe reads like its row
//! in ux.md 4.

use core::fmt;

use super::RATE;
use super::curve::Curve;
use super::filter::{Band, Filter};
use super::layers::{Sound, samples};
use super::take::{Rng, Take};

/// The gentle corner of LP and HP when the row names no Q.
const FLAT: f32 = core::f32::consts::FRAC_1_SQRT_2;

pub struct Voice {
    tune: f32,
    next: Box<dyn FnMut() -> f32>,
}

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice").field("tune", &self.tune).finish_non_exhaustive()
    }
}

/// Sine of a phase counted in turns.
pub fn turn(phase: f64) -> f32 {
    libm::sinf((phase * core::f64::consts::TAU) as f32)
}

/// Rounds the corner of a falling step so that SAW and SQ do not alias.
fn blep(phase: f32, step: f32) -> f32 {
    if phase < step {
        let x = phase / step;
        x + x - x * x - 1.0
    } else if phase > 1.0 - step {
        let x = (phase - 1.0) / step;
        x * x + x + x + 1.0
    } else {
        0.0
    }
}

/// Paul Kellet's economy pink filter, scaled to the loudness of white noise.
fn pink(mut rng: Rng) -> impl FnMut() -> f32 {
    let mut b = [0.0_f32; 3];
    move || {
        let white = rng.bipolar();
        b[0] = 0.99765 * b[0] + white * 0.099_046;
        b[1] = 0.963 * b[1] + white * 0.296_516_4;
        b[2] = 0.57 * b[2] + white * 1.052_691_3;
        0.35 * (b[0] + b[1] + b[2] + white * 0.1848)
    }
}

impl Take {
    fn voice(&self, next: impl FnMut() -> f32 + 'static) -> Voice {
        Voice { tune: self.tune, next: Box::new(next) }
    }

    /// An oscillator; `shape` gets the phase in turns and the step per sample. Starts near zero,
    /// never twice alike.
    fn oscillator(
        &mut self,
        hz: impl Into<Curve>,
        mut shape: impl FnMut(f64, f64) -> f32 + 'static,
    ) -> Voice {
        let mut hz = hz.into().scaled(self.tune).reader();
        let mut phase = f64::from(self.range(0.0, 0.06));
        self.voice(move || {
            let step = f64::from(hz.next()) / f64::from(RATE);
            let value = shape(phase, step);
            phase += step;
            if phase >= 1.0 {
                phase -= 1.0;
            }
            value
        })
    }

    pub fn sin(&mut self, hz: impl Into<Curve>) -> Voice {
        self.oscillator(hz, |phase, _| turn(phase))
    }

    pub fn tri(&mut self, hz: impl Into<Curve>) -> Voice {
        self.oscillator(hz, |phase, _| {
            let p = phase as f32;
            1.0 - 4.0 * ((p + 0.25) % 1.0 - 0.5).abs()
        })
    }

    pub fn saw(&mut self, hz: impl Into<Curve>) -> Voice {
        self.oscillator(hz, |phase, step| {
            2.0 * phase as f32 - 1.0 - blep(phase as f32, step as f32)
        })
    }

    pub fn sq(&mut self, hz: impl Into<Curve>) -> Voice {
        self.oscillator(hz, |phase, step| {
            let (p, s) = (phase as f32, step as f32);
            let level = if p < 0.5 { 1.0 } else { -1.0 };
            level + blep(p, s) - blep((p + 0.5) % 1.0, s)
        })
    }

    /// A sine whose phase is pushed by another at `ratio` times its pitch, `index` deep.
    pub fn fm(&mut self, hz: impl Into<Curve>, ratio: f64, index: impl Into<Curve>) -> Voice {
        let mut index = index.into().reader();
        let mut mod_phase = 0.0;
        self.oscillator(hz, move |phase, step| {
            let push = f64::from(index.next() * turn(mod_phase));
            mod_phase = (mod_phase + ratio * step) % 1.0;
            turn(phase + push / core::f64::consts::TAU)
        })
    }

    pub fn noise(&mut self) -> Voice {
        let mut rng = self.stream();
        self.voice(move || rng.bipolar())
    }

    pub fn pink(&mut self) -> Voice {
        let rng = self.stream();
        self.voice(pink(rng))
    }

    /// Slow random movement between 0 and 1: hands, water, grain.
    pub fn drift(&mut self, hz: f32) -> Voice {
        let mut rng = self.stream();
        let (mut from, mut to, mut x) = (rng.unit(), rng.unit(), 0.0_f32);
        self.voice(move || {
            x += hz / RATE;
            if x >= 1.0 {
                x -= 1.0;
                (from, to) = (to, rng.unit());
            }
            from + (to - from) * x * x * (3.0 - 2.0 * x)
        })
    }
}

impl Voice {
    /// A finished sound, played once, then silence.
    pub fn playing(sound: Sound) -> Self {
        let mut samples = sound.samples.into_iter();
        Self { tune: 1.0, next: Box::new(move || samples.next().unwrap_or(0.0)) }
    }

    fn map(self, mut f: impl FnMut(f32) -> f32 + 'static) -> Self {
        let Self { tune, mut next } = self;
        Self { tune, next: Box::new(move || f(next())) }
    }

    fn filtered(self, band: Band, corner: Curve, q: f32) -> Self {
        let mut filter = Filter::new(band, corner.scaled(self.tune), q);
        self.map(move |x| filter.run(x))
    }

    pub fn lp(self, corner: impl Into<Curve>) -> Self {
        self.filtered(Band::Low, corner.into(), FLAT)
    }

    pub fn hp(self, corner: impl Into<Curve>) -> Self {
        self.filtered(Band::High, corner.into(), FLAT)
    }

    pub fn bp(self, centre: impl Into<Curve>, q: f32) -> Self {
        self.filtered(Band::Pass, centre.into(), q)
    }

    pub fn times(self, mut other: Self) -> Self {
        self.map(move |x| x * (other.next)())
    }

    pub fn plus(self, mut other: Self) -> Self {
        self.map(move |x| x + (other.next)())
    }

    pub fn gain(self, db: f32) -> Self {
        let factor = super::linear(db);
        self.map(move |x| x * factor)
    }

    /// Tremolo: swings between full level and `1 - depth`.
    pub fn am(self, hz: impl Into<Curve>, depth: f32) -> Self {
        let mut hz = hz.into().reader();
        let mut phase = 0.25_f64;
        self.map(move |x| {
            phase = (phase + f64::from(hz.next() / RATE)) % 1.0;
            x * (1.0 - depth * (0.5 - 0.5 * turn(phase)))
        })
    }

    pub fn ring(self, hz: f32) -> Self {
        let mut phase = 0.25_f64;
        self.map(move |x| {
            phase = (phase + f64::from(hz / RATE)) % 1.0;
            x * turn(phase)
        })
    }

    pub fn clip(self, drive: f32) -> Self {
        self.map(move |x| (x * drive).clamp(-1.0, 1.0))
    }

    fn render(mut self, ms: f32, envelope: impl Fn(f32) -> f32) -> Sound {
        let samples = (0..samples(ms)).map(|i| (self.next)() * envelope(i as f32 * 1000.0 / RATE));
        Sound { samples: samples.collect() }
    }

    /// AD(a,d): straight rise, then a cubic fall that is silent after `d` milliseconds.
    pub fn ad(self, attack: f32, decay: f32) -> Sound {
        self.render(attack + decay, |ms| {
            if ms < attack {
                ms / attack
            } else {
                let left = 1.0 - (ms - attack) / decay;
                left * left * left
            }
        })
    }

    /// Comes and goes softly, without an edge at either end.
    pub fn swell(self, rise: f32, fall: f32) -> Sound {
        let smooth = |x: f32| x * x * (3.0 - 2.0 * x);
        self.render(rise + fall, |ms| {
            if ms < rise { smooth(ms / rise) } else { smooth(1.0 - (ms - rise) / fall) }
        })
    }

    /// Exactly `ms` of it, edges and all.
    pub fn cut(self, ms: f32) -> Sound {
        self.render(ms, |_| 1.0)
    }

    /// A seamless loop of noise: what follows the end is blended, at equal power, into the
    /// beginning.
    pub fn looped(self, ms: f32, blend: f32) -> Sound {
        let long = self.cut(ms + blend).samples;
        let (mut body, rest) = (long[..samples(ms)].to_vec(), &long[samples(ms)..]);
        for (i, &over) in rest.iter().enumerate() {
            let x = i as f32 / rest.len() as f32;
            body[i] = body[i] * x.sqrt() + over * (1.0 - x).sqrt();
        }
        Sound { samples: body }
    }
}

#[cfg(test)]
mod tests {
    use super::super::curve::glide;
    use super::*;

    fn take() -> Take {
        Take::new("Test", 0, 1, false)
    }

    fn power(sound: &Sound) -> f32 {
        let sum: f32 = sound.samples.iter().map(|x| x * x).sum();
        10.0 * libm::log10f(sum / sound.samples.len() as f32)
    }

    fn crossings(sound: &Sound) -> usize {
        sound.samples.windows(2).filter(|w| w[0] < 0.0 && w[1] >= 0.0).count()
    }

    #[test]
    fn oscillators_are_in_tune() {
        let mut t = take();
        for voice in [t.sin(440.0), t.tri(440.0), t.saw(440.0), t.sq(440.0)] {
            let heard = crossings(&voice.cut(1000.0));
            assert!((439..=441).contains(&heard), "{heard} Hz");
        }
    }

    #[test]
    fn sweeps_arrive() {
        let swept = take().sin(glide(200.0, 800.0, 500.0)).cut(1000.0);
        let (way, there) = swept.samples.split_at(samples(500.0));
        let count = |part: &[f32]| crossings(&Sound { samples: part.to_vec() }) * 2;
        assert!((790..=810).contains(&count(there)));
        let mean = 600.0 / libm::logf(4.0);
        assert!((count(way) as f32 - mean).abs() < 10.0, "{} Hz", count(way));
    }

    #[test]
    fn filters_pass_and_stop() {
        let level = |hz: f32, chain: fn(Voice) -> Voice| {
            let sine = |chain: fn(Voice) -> Voice| power(&chain(take().sin(hz)).cut(500.0));
            sine(chain) - sine(|v| v)
        };
        assert!(level(1000.0, |v| v.bp(1000.0, 2.0)).abs() < 0.2);
        assert!(level(4000.0, |v| v.bp(1000.0, 2.0)) < -16.0);
        assert!(level(100.0, |v| v.lp(1000.0)).abs() < 0.2);
        assert!(level(8000.0, |v| v.lp(1000.0)) < -30.0);
        assert!(level(8000.0, |v| v.hp(1000.0)).abs() < 0.2);
        assert!(level(100.0, |v| v.hp(1000.0)) < -36.0);
    }

    #[test]
    fn pink_noise_loses_3_db_an_octave_against_white() {
        let octave = |voice: Voice, hz: f32| power(&voice.bp(hz, 1.4).cut(4000.0));
        let mut t = take();
        let white = octave(t.noise(), 4000.0) - octave(t.noise(), 250.0);
        let pink = octave(t.pink(), 4000.0) - octave(t.pink(), 250.0);
        assert!((white - pink - 12.0).abs() < 2.0, "white {white} dB, pink {pink} dB");
    }

    #[test]
    fn envelopes_end_in_silence() {
        for sound in [take().noise().ad(5.0, 50.0), take().noise().swell(20.0, 35.0)] {
            assert_eq!(sound.samples.len(), samples(55.0));
            assert!(sound.samples.iter().rev().take(20).all(|x| x.abs() < 0.001));
        }
    }
}
