//! ux 3.2, computed again from the palette file: contrast by relative luminance, colour blindness
//! by the matrices of Machado, Oliveira and Fernandes (2009) at full strength, distance in Lab.

use super::*;
use crate::{app::settings::Palette, kit::Skin};

type Linear = [f64; 3];

fn linear(Ink(bytes): Ink) -> Linear {
    bytes.map(|byte| {
        let share = f64::from(byte) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(ink: Ink) -> f64 {
    let [red, green, blue] = linear(ink);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Ink, other: Ink) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanope",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranope",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanope",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn times(matrix: &[[f64; 3]; 3], color: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(color).map(|(factor, share)| factor * share).sum())
}

/// L*a*b* with the white of daylight.
fn lab(color: Linear) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    let curve = |t: f64| {
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    let [x, y, z] = times(&XYZ, color);
    let [x, y, z] = [curve(x / 0.95047), curve(y), curve(z / 1.08883)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: Ink, other: Ink, eyes: &[[f64; 3]; 3]) -> f64 {
    let seen = |ink| lab(times(eyes, linear(ink)).map(|share| share.clamp(0.0, 1.0)));
    let apart = seen(one).into_iter().zip(seen(other)).map(|(a, b)| (a - b) * (a - b));
    apart.sum::<f64>().sqrt()
}

fn apart(what: &str, inks: &[Ink], least: f64) {
    for (eyes, matrix) in &EYES {
        for (number, one) in inks.iter().enumerate() {
            for other in &inks[number + 1..] {
                let found = distance(*one, *other, matrix);
                assert!(found >= least, "{what} {one:?} {other:?}, {eyes}: {found:.1} < {least}");
            }
        }
    }
}

fn felts() -> [Ink; 5] {
    let Felt { oxblood, bottle, midnight, umber, plum } = THEME.felt.clone();
    [oxblood, bottle, midnight, umber, plum]
}

/// The formulas themselves, against values anybody can look up.
#[test]
fn black_and_white_are_as_far_apart_as_can_be() {
    let (black, white) = (Ink([0; 3]), Ink([255; 3]));
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    let [light, a, b] = lab(linear(white));
    assert!((light - 100.0).abs() < 1e-3 && a.abs() < 0.02 && b.abs() < 0.02);
    for (eyes, matrix) in &EYES {
        // Nobody sees a hue in grey.
        let [light, a, b] = lab(times(matrix, linear(Ink([128; 3]))));
        assert!((light - 53.585).abs() < 0.01 && a.abs() < 0.1 && b.abs() < 0.1, "{eyes}");
    }
}

#[test]
fn seats_elements_and_shells_stay_apart_for_all_eyes() {
    // Seats 7 and 8 repeat two colours and are told apart by their stripes.
    apart("seats", &THEME.seats[..6], 30.0);
    assert_eq!(THEME.seats[6..], THEME.seats[..2]);
    apart("elements", &THEME.elements, 21.0);
    let Shells { live, blank, unknown } = THEME.shells.clone();
    apart("shells", &[live, blank, unknown], 30.0);
}

#[test]
fn text_can_be_read_on_every_ground() {
    let (text, ground) = (&THEME.text, &THEME.ground);
    for ink in [text.bone, text.ash, text.paper, THEME.good] {
        assert!(contrast(ink, ground.panel) >= 7.0, "{ink:?} on panel");
        for felt in felts().into_iter().chain([ground.raised]) {
            assert!(contrast(ink, felt) >= 6.0, "{ink:?} on {felt:?}");
        }
    }
    assert!(contrast(THEME.bad, ground.panel) >= 6.7);
    assert!(contrast(THEME.line.edge, ground.panel) >= 3.0);
    assert!((contrast(text.bone, ground.panel) - 13.7).abs() < 0.05);
    assert!((contrast(text.ash, ground.panel) - 7.3).abs() < 0.06);
    let inks = &THEME.ink;
    for ink in [inks.first, inks.second, inks.third] {
        for paper in [THEME.paper.lit, THEME.paper.plain] {
            assert!(contrast(ink, paper) >= 7.0, "{ink:?} on {paper:?}");
        }
        assert!(contrast(ink, THEME.paper.dim) >= 6.0, "{ink:?} on dim paper");
    }
    for ink in [inks.gain, inks.loss] {
        assert!(contrast(ink, THEME.paper.plain) >= 6.0, "{ink:?} on paper");
    }
}

#[test]
fn the_heat_ramp_rises_evenly() {
    let light = THEME.heat.map(|ink| lab(linear(ink))[0]);
    for (found, wanted) in light.into_iter().zip([7.0, 22.0, 36.0, 52.0, 77.0, 97.0]) {
        assert!((found - wanted).abs() < 1.0, "{light:?}");
    }
}

/// The two other palettes: more contrast, and no hue at all.
#[test]
fn the_palettes_for_those_who_see_less_keep_their_promise() {
    let ink = |color: bevy_egui::egui::Color32| Ink([color.r(), color.g(), color.b()]);
    let high = Skin::of(Palette::HighContrast);
    assert_eq!((ink(high.panel), ink(high.text)), (Ink([0; 3]), Ink([255; 3])));
    assert_eq!((ink(high.edge), high.edge_width), (Ink([255; 3]), 3.0));
    for color in [high.quiet, high.good, high.bad, high.light_brass, high.ink] {
        assert!(contrast(ink(color), ink(high.panel)) >= 7.0, "{color:?}");
    }
    let mono = Skin::of(Palette::Mono);
    for color in [mono.panel, mono.raised, mono.text, mono.good, mono.bad, mono.brass, mono.wax] {
        assert!(color.r() == color.g() && color.g() == color.b(), "{color:?}");
    }
    assert!(contrast(ink(mono.text), ink(mono.panel)) >= 7.0);
    assert!(contrast(ink(mono.quiet), ink(mono.raised)) >= 7.0);
}
