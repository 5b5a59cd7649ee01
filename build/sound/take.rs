//! One performance of a recipe. Repeats must never be sample-exact (ux.md 4), builds always must
//! be, so every take draws its small differences from its own seeded stream.

use super::layers::Sound;

/// SplitMix64: ours, tiny, and the same on every machine.
#[derive(Debug, Clone)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Uniform in 0..1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Uniform in -1..1.
    pub fn bipolar(&mut self) -> f32 {
        2.0 * self.unit() - 1.0
    }

    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }
}

/// FNV-1a over several parts, each closed by a separator.
pub fn hash<'a>(parts: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut h = 0xCBF2_9CE4_8422_2325_u64;
    for part in parts {
        for byte in part.bytes().chain([0xFF]) {
            h = (h ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    h
}

#[derive(Debug)]
pub struct Take {
    /// Which take this is; rows played in order (dice, chips) climb or fall with it.
    pub index: usize,
    /// Multiplies every frequency of the take: 0.97 to 1.03.
    pub tune: f32,
    /// Level against the cue's nominal one: -1.5 to +1.5 dB.
    pub lift: f32,
    rng: Rng,
}

impl Take {
    /// `varied` takes spread evenly over the allowed pitch and level, so that no two are alike and
    /// the mean level of a cue stays nominal.
    pub fn new(cue: &str, index: usize, takes: usize, varied: bool) -> Self {
        let spread = |i: usize| match takes {
            0 | 1 => 0.0,
            n if varied => 2.0 * i as f32 / (n - 1) as f32 - 1.0,
            _ => 0.0,
        };
        Self {
            index,
            tune: 1.0 + 0.03 * spread(index),
            lift: 1.5 * spread((index + takes / 2) % takes.max(1)),
            rng: Rng::new(hash([cue]).wrapping_add(index as u64)),
        }
    }

    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        self.rng.range(low, high)
    }

    pub fn count(&mut self, low: usize, high: usize) -> usize {
        low + (self.rng.next() % (high - low + 1) as u64) as usize
    }

    /// A stream of its own for one voice, so that voices do not disturb each other.
    pub fn stream(&mut self) -> Rng {
        Rng::new(self.rng.next())
    }

    /// `count` small sounds at random moments within `span` milliseconds.
    pub fn scatter(
        &mut self,
        count: usize,
        span: f32,
        mut one: impl FnMut(&mut Self) -> Sound,
    ) -> Sound {
        let moments: Vec<f32> = (0..count).map(|_| self.range(0.0, span)).collect();
        self.placed(&moments, |t, _| one(t))
    }

    /// One small sound at each of the given moments (milliseconds).
    pub fn placed(
        &mut self,
        moments: &[f32],
        mut one: impl FnMut(&mut Self, usize) -> Sound,
    ) -> Sound {
        let mut all = Sound::default();
        for (i, &moment) in moments.iter().enumerate() {
            all.lay(&one(self, i), moment);
        }
        all
    }
}

/// Moments whose intervals go geometrically from `first` to `last` milliseconds.
pub fn shrinking(count: usize, first: f32, last: f32) -> Vec<f32> {
    let steps = count.saturating_sub(2).max(1) as f32;
    let ratio = libm::powf(last / first, 1.0 / steps);
    let mut interval = first;
    let mut moment = 0.0;
    (0..count)
        .map(|_| {
            let now = moment;
            moment += interval;
            interval *= ratio;
            now
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_spread_within_3_percent_and_1_5_db_around_the_nominal() {
        for takes in 1..=6 {
            let all: Vec<Take> = (0..takes).map(|i| Take::new("Cue", i, takes, true)).collect();
            assert!(all.iter().all(|t| (0.97..=1.03).contains(&t.tune)));
            assert!(all.iter().all(|t| (-1.5..=1.5).contains(&t.lift)));
            assert!(all.iter().map(|t| t.lift).sum::<f32>().abs() < 1e-5);
        }
        let steady = Take::new("Cue", 2, 4, false);
        assert_eq!((steady.tune, steady.lift), (1.0, 0.0));
    }

    #[test]
    fn intervals_shrink_from_first_to_last() {
        let moments = shrinking(20, 60.0, 18.0);
        assert!((moments[1] - 60.0).abs() < 0.1);
        assert!((moments[19] - moments[18] - 18.0).abs() < 0.1);
    }
}
