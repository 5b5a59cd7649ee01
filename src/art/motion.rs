//! How things move (ux 3.6): curves, and parts of a beat.

use std::f32::consts::PI;

/// How far `t` has come between `from` and `to`, clamped to 0 … 1: one gesture within a beat.
pub fn span(t: f32, from: f32, to: f32) -> f32 {
    ((t - from) / (to - from).max(1e-6)).clamp(0.0, 1.0)
}

/// From `a` to `b`.
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// Focus, hover, numbers.
pub fn quad_out(t: f32) -> f32 {
    1.0 - (1.0 - t) * (1.0 - t)
}

/// Panels and drawers.
pub fn cubic_out(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}

/// Objects that move on the table.
pub fn cubic_in_out(t: f32) -> f32 {
    if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (2.0 - 2.0 * t).powi(3) / 2.0 }
}

/// Hands.
pub fn sine_in_out(t: f32) -> f32 {
    0.5 - 0.5 * (PI * t).cos()
}

/// Impacts.
pub fn expo_out(t: f32) -> f32 {
    if t >= 1.0 { 1.0 } else { 1.0 - 2.0f32.powf(-10.0 * t) }
}

/// Reveals and buttons: a little too far, then back.
pub fn back_out(t: f32, overshoot: f32) -> f32 {
    let rest = t - 1.0;
    1.0 + (overshoot + 1.0) * rest.powi(3) + overshoot * rest * rest
}

/// Up and down again: 0 at both ends, 1 in the middle.
pub fn bump(t: f32) -> f32 {
    (PI * t.clamp(0.0, 1.0)).sin()
}

/// A smooth wobble in −1 … 1 that never repeats visibly; `seed` makes things differ.
pub fn wobble(time: f32, seed: f32) -> f32 {
    ((time * 1.7 + seed * 3.1).sin() + (time * 2.9 + seed * 1.3).sin() * 0.6) / 1.6
}

/// Steps a second of what moves for beauty only: flames flicker at 12 Hz (ux 3.5), and nothing that
/// breathes or sways needs more. Between two steps nothing has to be drawn.
const AMBIENT: f32 = 12.0;

/// The clock of what moves for beauty only.
pub fn ambient(seconds: f32) -> f32 {
    (seconds * AMBIENT).floor() / AMBIENT
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every curve begins at 0 and ends at 1, so that the last frame of a beat is the next picture.
    #[test]
    fn curves_begin_and_end_where_they_should() {
        type Curve = fn(f32) -> f32;
        let curves: [(&str, Curve); 6] = [
            ("quad", quad_out),
            ("cubic out", cubic_out),
            ("cubic in out", cubic_in_out),
            ("sine", sine_in_out),
            ("expo", expo_out),
            ("back", |t| back_out(t, 1.4)),
        ];
        for (name, curve) in curves {
            assert!(curve(0.0).abs() < 2e-3, "{name}");
            assert!((curve(1.0) - 1.0).abs() < 1e-6, "{name}");
        }
        assert_eq!((span(0.2, 0.4, 0.6), span(0.9, 0.4, 0.6)), (0.0, 1.0));
        assert!((span(0.5, 0.4, 0.6) - 0.5).abs() < 1e-6);
    }
}
