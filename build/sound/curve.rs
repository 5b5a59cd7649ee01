//! Values that move: the "→" of the notation in ux.md 4.

use super::RATE;

/// Samples between two looks at a curve; 0.4 ms is finer than any sweep in the score.
const STEP: usize = 16;

/// Break points (milliseconds, value), joined geometrically because ears hear ratios.
#[derive(Debug, Clone)]
pub struct Curve(Vec<(f32, f32)>);

impl From<f32> for Curve {
    fn from(value: f32) -> Self {
        Self(vec![(0.0, value)])
    }
}

pub fn glide(from: f32, to: f32, ms: f32) -> Curve {
    path(&[(0.0, from), (ms, to)])
}

pub fn path(points: &[(f32, f32)]) -> Curve {
    Curve(points.to_vec())
}

impl Curve {
    pub fn scaled(mut self, by: f32) -> Self {
        for point in &mut self.0 {
            point.1 *= by;
        }
        self
    }

    fn at(&self, ms: f32) -> f32 {
        let last = self.0[self.0.len() - 1];
        match self.0.windows(2).find(|pair| ms < pair[1].0) {
            Some(&[(t0, v0), (t1, v1)]) if ms > t0 => {
                v0 * libm::powf(v1 / v0, (ms - t0) / (t1 - t0))
            }
            Some(pair) => pair[0].1,
            None => last.1,
        }
    }

    /// Reads the curve sample by sample; says when the value has changed.
    pub fn reader(self) -> Reader {
        Reader { value: self.at(0.0), moving: self.0.len() > 1, curve: self, sample: 0 }
    }
}

#[derive(Debug)]
pub struct Reader {
    curve: Curve,
    moving: bool,
    sample: usize,
    value: f32,
}

impl Reader {
    pub fn next(&mut self) -> f32 {
        if self.moving && self.sample.is_multiple_of(STEP) {
            self.value = self.curve.at(self.sample as f32 * 1000.0 / RATE);
        }
        self.sample += 1;
        self.value
    }
}
