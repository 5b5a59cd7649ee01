//! LP, HP and BP of the notation: one state-variable filter, because it stays calm while its corner
//! is swept.

use super::RATE;
use super::curve::{Curve, Reader};

#[derive(Debug, Clone, Copy)]
pub enum Band {
    Low,
    High,
    /// Unity gain at the centre.
    Pass,
}

#[derive(Debug)]
pub struct Filter {
    band: Band,
    corner: Reader,
    damping: f32,
    seen: f32,
    gains: [f32; 3],
    state: [f32; 2],
}

impl Filter {
    pub fn new(band: Band, corner: Curve, q: f32) -> Self {
        Self {
            band,
            corner: corner.reader(),
            damping: 1.0 / q,
            seen: 0.0,
            gains: [0.0; 3],
            state: [0.0; 2],
        }
    }

    pub fn run(&mut self, x: f32) -> f32 {
        let corner = self.corner.next().clamp(5.0, 0.45 * RATE);
        if corner != self.seen {
            self.seen = corner;
            let g = libm::tanf(core::f32::consts::PI * corner / RATE);
            let a = 1.0 / (1.0 + g * (g + self.damping));
            self.gains = [a, g * a, g * g * a];
        }
        let [a1, a2, a3] = self.gains;
        let [s1, s2] = self.state;
        let v3 = x - s2;
        let band = a1 * s1 + a2 * v3;
        let low = s2 + a2 * s1 + a3 * v3;
        self.state = [2.0 * band - s1, 2.0 * low - s2];
        match self.band {
            Band::Low => low,
            Band::High => x - self.damping * band - low,
            Band::Pass => self.damping * band,
        }
    }
}
