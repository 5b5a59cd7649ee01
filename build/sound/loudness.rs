//! How loud a sound is to a listener: ITU-R BS.1770-4 (K-weighting, gated integration, true peak).
//! The score states its levels in these terms, so the mix does not depend on anybody's ears on the
//! day.

/// Loudness of a silent or empty sound.
const SILENCE: f64 = -120.0;
const WINDOW: f64 = 0.4;

#[derive(Debug, Clone, Copy)]
struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
}

impl Biquad {
    fn run(self, signal: &[f64]) -> Vec<f64> {
        let (mut s1, mut s2) = (0.0, 0.0);
        let step = |&x: &f64| {
            let y = self.b[0] * x + s1;
            s1 = self.b[1] * x - self.a[0] * y + s2;
            s2 = self.b[2] * x - self.a[1] * y;
            y
        };
        signal.iter().map(step).collect()
    }
}

/// The two K-weighting stages (head, then low end), derived for any rate from their analogue
/// prototypes.
fn k_weighting(rate: f64) -> [Biquad; 2] {
    let corner = |hz: f64, q: f64| {
        let k = libm::tan(core::f64::consts::PI * hz / rate);
        (k * k, k / q, 1.0 + k / q + k * k)
    };
    let poles = |(kk, kq, a0): (f64, f64, f64)| [2.0 * (kk - 1.0) / a0, (1.0 - kq + kk) / a0];

    let head = corner(1_681.974_450_955_533, 0.707_175_236_955_419_6);
    let (kk, kq, a0) = head;
    let high = libm::pow(10.0, 3.999_843_853_973_347 / 20.0);
    let band = libm::pow(high, 0.499_666_774_154_541_6) * kq;
    let low_end = corner(38.135_470_876_024_44, 0.500_327_037_323_877_3);
    [
        Biquad {
            b: [(high + band + kk) / a0, 2.0 * (kk - high) / a0, (high - band + kk) / a0],
            a: poles(head),
        },
        Biquad { b: [1.0, -2.0, 1.0], a: poles(low_end) },
    ]
}

/// Mean power over every `WINDOW`, one window each `hop` seconds. Shorter sounds are padded: an ear
/// integrates, too. A mono sound reaches the listener from both loudspeakers and counts twice.
fn powers(channels: &[&[f32]], rate: f64, hop: f64) -> Vec<f64> {
    let window = (WINDOW * rate) as usize;
    let length = channels.iter().map(|c| c.len()).max().unwrap_or(0).max(window);
    let copies = if channels.len() == 1 { 2.0 } else { 1.0 };
    let mut running = vec![0.0; length + 1];
    for channel in channels {
        let mut signal: Vec<f64> = channel.iter().map(|&x| f64::from(x)).collect();
        signal.resize(length, 0.0);
        let heard = k_weighting(rate).iter().fold(signal, |s, stage| stage.run(&s));
        let mut sum = 0.0;
        for (total, x) in running[1..].iter_mut().zip(heard) {
            sum += copies * x * x;
            *total += sum;
        }
    }
    let hop = (hop * rate) as usize;
    let starts = (0..=length - window).step_by(hop);
    starts.map(|i| (running[i + window] - running[i]) / window as f64).collect()
}

fn lufs(power: f64) -> f64 {
    if power > 1e-12 { -0.691 + 10.0 * libm::log10(power) } else { SILENCE }
}

/// The loudest 400 ms, in LUFS: how loud an event strikes.
pub fn momentary(channels: &[&[f32]], rate: f32) -> f32 {
    let loudest = powers(channels, f64::from(rate), 0.01).into_iter().fold(0.0, f64::max);
    lufs(loudest) as f32
}

/// Gated loudness of the whole, in LUFS: how loud a match is.
#[cfg(test)]
pub fn integrated(channels: &[&[f32]], rate: f32) -> f32 {
    let blocks = powers(channels, f64::from(rate), 0.1);
    let above = |gate: f64| {
        let kept: Vec<f64> = blocks.iter().copied().filter(|&p| lufs(p) > gate).collect();
        kept.iter().sum::<f64>() / kept.len().max(1) as f64
    };
    let ungated = above(-70.0);
    lufs(above((lufs(ungated) - 10.0).max(-70.0))) as f32
}

/// Interpolation filter of BS.1770-4, annex 2: the first two of four phases; the others mirror
/// them.
const PHASES: [[f32; 12]; 2] = [
    [
        0.001_708_984_4,
        0.010_986_328,
        -0.019_653_32,
        0.033_203_125,
        -0.059_448_242,
        0.137_329_1,
        0.972_167_97,
        -0.102_294_92,
        0.047_607_422,
        -0.026_611_328,
        0.014_892_578,
        -0.008_300_781,
    ],
    [
        -0.029_174_805,
        0.029_296_875,
        -0.051_757_813,
        0.089_111_33,
        -0.166_503_9,
        0.465_087_9,
        0.779_785_16,
        -0.200_317_38,
        0.101_562_5,
        -0.058_227_54,
        0.033_081_055,
        -0.018_920_898,
    ],
];

/// Highest level of the wave between and on the samples (4× oversampled), in dBFS.
pub fn true_peak(channels: &[&[f32]]) -> f32 {
    let mut peak = 0.0_f32;
    for channel in channels {
        let mut padded = vec![0.0; 12];
        padded.extend_from_slice(channel);
        padded.extend([0.0; 12]);
        for window in padded.windows(12) {
            let [mut p0, mut p1, mut p2, mut p3] = [0.0_f32; 4];
            for (k, &x) in window.iter().enumerate() {
                p0 += PHASES[0][k] * x;
                p1 += PHASES[1][k] * x;
                p2 += PHASES[1][11 - k] * x;
                p3 += PHASES[0][11 - k] * x;
            }
            let highest = p0.abs().max(p1.abs()).max(p2.abs()).max(p3.abs());
            peak = peak.max(highest).max(window[0].abs());
        }
    }
    if peak > 0.0 { 20.0 * libm::log10f(peak) } else { SILENCE as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sine(hz: f64, rate: f64, seconds: f64, level: f64) -> Vec<f32> {
        let step = core::f64::consts::TAU * hz / rate;
        (0..(seconds * rate) as usize)
            .map(|i| (level * libm::sin(step * i as f64)) as f32)
            .collect()
    }

    #[test]
    fn weighting_is_that_of_the_standard_at_48_khz() {
        let [head, low_end] = k_weighting(48_000.0);
        let printed = [
            (head.b[0], 1.535_124_859_586_97),
            (head.b[1], -2.691_696_189_406_38),
            (head.b[2], 1.198_392_810_852_85),
            (head.a[0], -1.690_659_293_182_41),
            (head.a[1], 0.732_480_774_215_85),
            (low_end.a[0], -1.990_047_454_833_98),
            (low_end.a[1], 0.990_072_250_366_21),
        ];
        for (ours, theirs) in printed {
            assert!((ours - theirs).abs() < 1e-7, "{ours} is not {theirs}");
        }
    }

    #[test]
    fn full_scale_sine_on_one_channel_reads_minus_3_01() {
        for rate in [44_100.0, 48_000.0] {
            let (tone, silence) = (sine(997.0, rate, 2.0, 1.0), vec![0.0; 2 * rate as usize]);
            for read in [
                integrated(&[&tone, &silence], rate as f32),
                momentary(&[&tone, &silence], rate as f32),
                integrated(&[&tone], rate as f32) - 3.01,
            ] {
                assert!((read + 3.01).abs() < 0.05, "{read} LUFS at {rate} Hz");
            }
        }
    }

    #[test]
    fn gate_ignores_the_quiet_part() {
        let mut tone = sine(997.0, 44_100.0, 4.0, 0.1);
        let alone = integrated(&[&tone], 44_100.0);
        tone.extend(sine(997.0, 44_100.0, 8.0, 0.002));
        let with_quiet = integrated(&[&tone], 44_100.0);
        assert!((alone - with_quiet).abs() < 0.3, "{alone} and {with_quiet}");
    }

    #[test]
    fn true_peak_sees_between_the_samples() {
        let step = core::f64::consts::FRAC_PI_2;
        let wave: Vec<f32> =
            (0..400).map(|i| libm::sin(step * f64::from(i) + 0.5 * step) as f32).collect();
        let highest = wave.iter().fold(0.0_f32, |m, x| m.max(x.abs()));
        assert!(highest < 0.71);
        assert!(true_peak(&[&wave]).abs() < 0.4, "{}", true_peak(&[&wave]));
    }
}
