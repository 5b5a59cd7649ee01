//! ux.md 4, rows 42–44: the paper theatre.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(42, "D20Rolls", Mono(d20_rolls)).caption("caption-d20-rolls"),
    effect(42, "D20Unfolds", Mono(d20_unfolds)).takes(2).caption("caption-d20-unfolds"),
    chord("ChordPlain", Mono(|t| chime(t, 262.0, [1.0, 1.25, 1.5]))),
    chord("ChordWater", Mono(|t| chime(t, 220.0, [1.0, 1.333, 1.682]))),
    chord("ChordFire", Mono(|t| chime(t, 294.0, [1.0, 1.26, 1.888]))),
    chord("ChordPlant", Mono(|t| chime(t, 247.0, [1.0, 1.122, 1.498]))),
    chord("ChordSpark", Mono(|t| chime(t, 349.0, [1.0, 1.335, 1.782]))),
    chord("ChordStone", Mono(|t| chime(t, 131.0, [1.0, 1.498, 2.0]))),
    chord("ChordFrost", Mono(|t| chime(t, 392.0, [1.0, 1.498, 2.245]))),
    chord("ChordVenom", Mono(|t| chime(t, 208.0, [1.0, 1.189, 1.414]))),
    chord("ChordWind", Mono(|t| chime(t, 330.0, [1.0, 1.122, 1.682]))),
    chord("ChordBrawn", Mono(|t| chime(t, 165.0, [1.0, 1.26, 2.0]))),
    chord("ChordMind", Mono(|t| chime(t, 277.0, [1.0, 1.26, 1.587]))),
    chord("ChordPhantom", Mono(|t| chime(t, 185.0, [1.0, 1.06, 1.414]))),
    effect(43, "PuppetHit", Mono(puppet_hit))
        .takes(4)
        .ducks(Duck::Ambience)
        .caption("caption-puppet-hit"),
    effect(43, "PuppetHitHard", Mono(puppet_hit_hard))
        .lu(1.5)
        .bang()
        .ducks(Duck::Ambience)
        .caption("caption-puppet-hit-hard"),
    effect(43, "PuppetHitWeak", Mono(puppet_hit_weak)).lu(-3.0).caption("caption-puppet-hit-weak"),
    effect(44, "PuppetFolds", Mono(puppet_folds)).takes(2).caption("caption-puppet-folds"),
];

/// A creature's type as a chord, at the end of its unfolding.
const fn chord(cue: &'static str, play: Play) -> Recipe {
    effect(42, cue, play).takes(1)
}

const FACES: usize = 20;

fn d20_rolls(t: &mut Take) -> Sound {
    tumble(t, 7, 0.7)
}

fn d20_unfolds(t: &mut Take) -> Sound {
    clicks(t, &shrinking(FACES, 60.0, 18.0))
}

/// A reed organ's breath, struck like glass.
fn chime(t: &mut Take, root: f32, chord: [f32; 3]) -> Sound {
    let struck = t.placed(&[0.0, 12.0, 24.0], |t, i| {
        t.res(&[(root * chord[i], 420.0), (2.0 * root * chord[i], 240.0)]).at(0.0)
    });
    let reeds = t.tri(root * chord[0]).plus(t.tri(root * chord[1])).plus(t.tri(root * chord[2]));
    struck.at(0.0) + reeds.ad(60.0, 380.0).at(-12.0)
}

fn puppet_hit(t: &mut Take) -> Sound {
    t.noise().bp(1600.0, 0.8).ad(0.0, 25.0).at(0.0) + t.sin(130.0).ad(0.0, 60.0).at(-3.0)
}

fn puppet_hit_hard(t: &mut Take) -> Sound {
    puppet_hit(t) + thump(t).at(-14.0)
}

fn puppet_hit_weak(t: &mut Take) -> Sound {
    puppet_hit(t).through(|v| v.lp(700.0))
}

/// Slower than it unfolded, and then the sticks touch wood.
fn puppet_folds(t: &mut Take) -> Sound {
    let folding = clicks(t, &shrinking(FACES, 72.0, 26.0)).reversed();
    let end = folding.ms();
    folding.at(-4.0) + t.res(&[(310.0, 110.0)]).at(0.0).after(end)
}
