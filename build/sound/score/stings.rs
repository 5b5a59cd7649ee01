//! ux.md 4, row 53: how a match ends. Never longer than two seconds, because nobody may have to
//! wait for it.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    interface(53, "Win", Mono(win)).takes(2).lu(2.0).caption("caption-win"),
    interface(53, "Lose", Mono(lose)).takes(2).lu(2.0).caption("caption-lose"),
];

/// Semitones above D3.
fn note(semitones: f32) -> f32 {
    146.83 * libm::exp2f(semitones / 12.0)
}

/// A broken chord: its strings are plucked 28 ms apart.
fn strummed(t: &mut Take, chord: &[f32], decay: f32) -> Sound {
    let moments: Vec<f32> = (0..chord.len()).map(|i| 28.0 * i as f32).collect();
    t.placed(&moments, |t, i| t.pluck(note(chord[i]), decay, 0.45).at(-(i as f32)))
}

/// I–vi–IV–V in D, the last one left to ring.
fn win(t: &mut Take) -> Sound {
    let chords: [&[f32]; 4] = [
        &[0.0, 7.0, 12.0, 16.0],
        &[-3.0, 9.0, 12.0, 16.0],
        &[-7.0, 5.0, 9.0, 17.0],
        &[-5.0, 7.0, 11.0, 19.0],
    ];
    t.placed(&[0.0, 340.0, 680.0, 1020.0], |t, i| {
        let decay = if i == 3 { 860.0 } else { 620.0 };
        strummed(t, chords[i], decay)
    })
}

/// i–♭VI; the hand comes down on the strings.
fn lose(t: &mut Take) -> Sound {
    let first = strummed(t, &[0.0, 7.0, 12.0, 15.0], 900.0);
    let second = strummed(t, &[-4.0, 3.0, 8.0, 12.0], 700.0).through(|v| v.lp(1400.0));
    let hand = t.noise().lp(500.0).ad(2.0, 50.0);
    first + second.lasting(460.0).after(620.0) + hand.at(-14.0).after(1060.0)
}
