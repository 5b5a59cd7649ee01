//! ux.md 4, rows 30–36: paper, ink and what the fog lets through. Where the water went, which
//! portal it was and why a shot missed are secrets, so each of these has one sound.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(30, "InkLine", Mono(ink_line)).takes(4).lu(-16.0),
    effect(0, "Footstep", Mono(footstep)).takes(4).lu(-8.0).caption("caption-footstep"),
    effect(31, "WallBump", Mono(wall_bump)).ducks(Duck::Ambience).caption("caption-wall-bump"),
    effect(32, "Marsh", Mono(marsh)).takes(2).caption("caption-marsh"),
    effect(33, "River", Mono(river)).takes(2).caption("caption-river"),
    effect(34, "Portal", Mono(portal)).caption("caption-portal"),
    effect(35, "FrameLocks", Mono(frame_locks)).caption("caption-frame-locks"),
    effect(36, "NearMiss", Mono(near_miss)).takes(2).lu(-8.0).caption("caption-near-miss"),
    effect(0, "ShotMissed", Mono(shot_missed)).caption("caption-shot-missed"),
];

fn ink_line(t: &mut Take) -> Sound {
    let tooth = t.drift(70.0);
    t.noise().bp(3500.0, 1.2).times(tooth).swell(70.0, 110.0).at(-28.0)
}

fn footstep(t: &mut Take) -> Sound {
    let sole = t.pink().lp(700.0).ad(3.0, 70.0);
    sole.at(0.0) + t.noise().bp(2200.0, 1.0).ad(12.0, 50.0).at(-16.0)
}

fn wall_bump(t: &mut Take) -> Sound {
    t.res(&ringing([95.0, 140.0], 120.0)).at(0.0) + t.noise().lp(900.0).ad(0.0, 40.0).at(-4.0)
}

fn marsh(t: &mut Take) -> Sound {
    let bubbles = t.scatter(4, 420.0, |t| {
        let size = t.range(0.8, 1.25);
        t.sin(glide(180.0 * size, 420.0 * size, 70.0)).ad(0.0, 70.0).at(-3.0)
    });
    let mud = t.pink().lp(300.0).swell(120.0, 400.0);
    let wet = t.noise().bp(600.0, 1.5).am(6.0, 0.7).swell(160.0, 340.0);
    mud.at(-4.0) + (bubbles + wet.at(-10.0)).after(30.0)
}

fn river(t: &mut Take) -> Sound {
    let eddies = t.drift(3.5).plus(t.drift(8.0));
    let water = t.pink().bp(700.0, 0.9).times(eddies).swell(180.0, 620.0);
    water.at(0.0) + tearing(t, 1500.0, 300.0).at(-6.0).after(420.0)
}

fn portal(t: &mut Take) -> Sound {
    let punch = t.noise().ad(0.0, 30.0);
    let slide = t.sin(path(&[(0.0, 300.0), (190.0, 1200.0), (380.0, 300.0)])).swell(60.0, 320.0);
    (punch.at(-2.0) + slide.at(-4.0)).lasting(440.0).comb(4.0, 0.6)
}

fn frame_locks(t: &mut Take) -> Sound {
    let frame = t.res(&ringing([440.0, 660.0, 990.0], 120.0));
    let warmth = t.pink().lp(600.0).swell(160.0, 260.0);
    frame.at(0.0) + latch(t, 1.0).at(-5.0).after(70.0) + warmth.at(-18.0)
}

fn near_miss(t: &mut Take) -> Sound {
    t.res(&ringing([1568.0, 2350.0], 900.0)).at(-20.0)
}

fn shot_missed(t: &mut Take) -> Sound {
    t.pink().bp(glide(800.0, 300.0, 230.0), 0.7).ad(10.0, 220.0)
}
