//! Sounds that several rows of ux.md 4 quote ("landing #2 an octave up", "plus #16b"), so that a
//! change is heard everywhere.

use super::curve::glide;
use super::layers::Sound;
use super::struck::ringing;
use super::take::{Take, shrinking};

/// #2: a latch falls into place. `pitch` 2 is an octave up.
pub fn latch(t: &mut Take, pitch: f32) -> Sound {
    t.res(&[(740.0 * pitch, 60.0), (1110.0 * pitch, 45.0), (1660.0 * pitch, 30.0)]).at(0.0)
        + t.noise().bp(3000.0, 1.0).ad(0.0, 8.0).at(-9.0)
}

/// #6: the small bell; each partial a little sharper than the last should be.
pub fn bell(t: &mut Take) -> Sound {
    const SHARP: f32 = 1.003;
    t.res(&[
        (880.0, 500.0),
        (1320.0 * SHARP, 380.0),
        (2210.0 * SHARP * SHARP, 240.0),
        (2960.0 * SHARP * SHARP * SHARP, 160.0),
    ])
}

/// #16b: the weight of the shot.
pub fn thump(t: &mut Take) -> Sound {
    t.sin(glide(120.0, 38.0, 260.0)).ad(0.0, 260.0)
}

/// #23a: something heavy and soft.
pub fn thud(t: &mut Take) -> Sound {
    t.sin(90.0).ad(0.0, 90.0)
}

/// #37: a sheet of paper on its way.
pub fn paper(t: &mut Take) -> Sound {
    t.noise().bp(glide(2400.0, 1100.0, 96.0), 0.9).ad(6.0, 90.0)
}

/// #27: dice on wood, first far apart, then chattering. `size` below 1 is a bigger die.
pub fn tumble(t: &mut Take, impacts: usize, size: f32) -> Sound {
    let moments = shrinking(impacts, 120.0, 25.0);
    t.placed(&moments, |t, i| {
        let body = t.range(900.0, 1700.0) * size;
        let fall = -9.0 * i as f32 / impacts as f32 - t.range(0.0, 4.0);
        let die = t.res(&ringing([body, 1.61 * body, 2.3 * body], 30.0)).at(fall);
        die + t.sin(140.0).ad(0.0, 30.0).at(fall - 6.0)
    })
}

/// #42: a paper face snaps over at each of the moments.
pub fn clicks(t: &mut Take, moments: &[f32]) -> Sound {
    t.placed(moments, |t, _| {
        let (fold, level) = (t.range(2000.0, 3000.0), t.range(-5.0, 0.0));
        t.noise().bp(fold, 2.0).ad(0.0, 11.0).at(level)
    })
}

/// #47: `count` pairs of hands within `span` ms; the clapping swells and thins out again.
pub fn claps(t: &mut Take, count: usize, span: f32) -> Sound {
    let moments: Vec<f32> =
        (0..count).map(|_| span * (0.55 * t.range(0.0, 1.0) + 0.45 * t.range(0.0, 1.0))).collect();
    t.placed(&moments, |t, _| {
        let (palm, level) = (t.range(1000.0, 2200.0), t.range(-12.0, 0.0));
        t.noise().bp(palm, 1.4).ad(0.0, 14.0).at(level)
    })
}

/// Something dry catches: `count` ticks within `span` ms.
pub fn crackle(t: &mut Take, count: usize, span: f32) -> Sound {
    t.scatter(count, span, |t| {
        let level = t.range(-12.0, 0.0);
        t.noise().hp(4000.0).ad(0.0, 5.0).at(level)
    })
}

/// Fibres parting one after another for `span` ms.
pub fn tearing(t: &mut Take, corner: f32, span: f32) -> Sound {
    let fibres = (span * 0.35) as usize;
    t.scatter(fibres, span - 9.0, |t| {
        let level = t.range(-14.0, 0.0);
        t.noise().hp(corner).ad(1.0, 8.0).at(level)
    })
}
