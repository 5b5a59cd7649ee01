//! ux.md 4, rows 50–52: Evil. It murmurs syllables, never words; the client lines them up by the
//! letters of its line.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    voice(50, "MurmurA", Mono(|t| syllable(t, [700.0, 1150.0, 2500.0])))
        .takes(6)
        .caption("caption-murmur"),
    voice(50, "MurmurO", Mono(|t| syllable(t, [450.0, 800.0, 2600.0])))
        .takes(6)
        .caption("caption-murmur"),
    voice(50, "MurmurI", Mono(|t| syllable(t, [300.0, 2200.0, 3000.0])))
        .takes(6)
        .caption("caption-murmur"),
    voice(51, "FingersDrum", Mono(fingers_drum)).lu(-5.0).caption("caption-fingers-drum"),
    effect(0, "GlovesClap", Mono(gloves_clap)).caption("caption-gloves-clap"),
    effect(52, "EvilCracks", Mono(evil_cracks))
        .lu(-1.0)
        .ducks(Duck::Ambience)
        .caption("caption-evil-cracks"),
];

/// A throat behind porcelain: an unsteady glottis, three formants, and the plate humming along.
fn syllable(t: &mut Take, formants: [f32; 3]) -> Sound {
    let length = t.range(90.0, 140.0);
    let start = t.range(84.0, 91.0);
    let end = start - t.range(0.0, 3.0);
    let pulses: Vec<(f32, f32)> = (0..12)
        .map(|i| {
            let x = i as f32 / 11.0;
            (length * x, (start + (end - start) * x) * t.range(0.98, 1.02))
        })
        .collect();
    let mut mouth = |hz: f32, q: f32| t.saw(path(&pulses)).lp(1800.0).bp(hz, q);
    let throat = mouth(formants[0], 6.0)
        .plus(mouth(formants[1], 9.0).gain(-4.0))
        .plus(mouth(formants[2], 11.0).gain(-8.0))
        .swell(28.0, length - 28.0);
    let plate = mouth(610.0, 18.0).plus(mouth(1490.0, 18.0)).swell(40.0, length - 40.0);
    let breath = t.noise().bp(formants[1], 2.0).swell(10.0, 60.0);
    throat.at(0.0) + plate.at(-18.0) + breath.at(-26.0)
}

fn fingers_drum(t: &mut Take) -> Sound {
    let strength = [0.0, -1.9, -3.1, 0.0];
    t.placed(&[0.0, 130.0, 240.0, 335.0], |t, i| {
        t.res(&ringing([260.0, 590.0], 35.0)).at(strength[i])
    })
    .lasting(515.0)
}

/// One slow clap of empty gloves.
fn gloves_clap(t: &mut Take) -> Sound {
    let air = t.noise().bp(700.0, 0.8).ad(2.0, 70.0);
    t.noise().bp(1500.0, 1.0).ad(0.0, 26.0).at(0.0) + air.at(-4.0)
}

fn evil_cracks(t: &mut Take) -> Sound {
    let glaze = t.res(&[(2400.0, 120.0), (3300.0, 90.0), (5200.0, 60.0), (7700.0, 40.0)]);
    let snap = t.noise().hp(2500.0).ad(0.0, 7.0);
    let splinters = [t.range(60.0, 90.0), t.range(120.0, 170.0), t.range(210.0, 290.0)];
    let ticks = t.placed(&splinters, |t, i| {
        let glint = t.range(4800.0, 8200.0);
        t.res(&[(glint, 30.0)]).at(-9.0 - 3.0 * i as f32)
    });
    glaze.at(0.0) + snap.at(-3.0) + ticks
}
