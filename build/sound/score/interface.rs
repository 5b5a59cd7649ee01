//! ux.md 4, rows 1–10: the parlor answering your hand.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    interface(1, "FocusMove", Mono(focus_move)).takes(4).lu(-14.0),
    interface(2, "Confirm", Mono(confirm)).takes(4),
    interface(3, "Cancel", Mono(cancel)).takes(4),
    interface(4, "Refused", Mono(refused)).caption("caption-refused"),
    interface(5, "Drawer", Mono(drawer)).takes(4).lu(-12.0),
    interface(6, "YourTurn", Mono(your_turn)).caption("caption-your-turn"),
    interface(7, "ClockTick", Mono(clock_tick)).takes(4).lu(-3.0).caption("caption-clock-tick"),
    interface(8, "Screenshot", Mono(screenshot)).takes(2).lu(-3.0),
    interface(9, "Achievement", Mono(achievement)).takes(1).caption("caption-achievement"),
    effect(10, "LampNarrows", Mono(lamp_narrows)).takes(2).lu(-20.0),
    effect(10, "LampWidens", Mono(lamp_widens)).takes(2).lu(-20.0),
];

fn focus_move(t: &mut Take) -> Sound {
    t.sin(1800.0).ad(1.0, 18.0).at(-26.0) + t.noise().hp(6000.0).ad(0.0, 6.0).at(-34.0)
}

fn confirm(t: &mut Take) -> Sound {
    latch(t, 1.0)
}

fn cancel(t: &mut Take) -> Sound {
    let paper_slip = t.noise().bp(2000.0, 0.7).ad(10.0, 60.0);
    t.sin(glide(520.0, 390.0, 72.0)).ad(2.0, 70.0).at(0.0) + paper_slip.at(-10.0)
}

fn refused(t: &mut Take) -> Sound {
    t.placed(&[0.0, 110.0], |t, _| t.res(&ringing([180.0, 260.0], 90.0)).at(0.0))
}

fn drawer(t: &mut Take) -> Sound {
    t.pink().bp(glide(900.0, 1600.0, 110.0), 0.8).ad(20.0, 90.0).at(-24.0)
}

fn your_turn(t: &mut Take) -> Sound {
    bell(t)
}

fn clock_tick(t: &mut Take) -> Sound {
    t.noise().bp(2600.0, 1.0).ad(0.0, 5.0).at(-4.0) + t.res(&[(420.0, 25.0)]).at(0.0)
}

fn screenshot(t: &mut Take) -> Sound {
    let shutter = t.placed(&[0.0, 70.0], |t, _| t.noise().bp(4000.0, 1.0).ad(0.0, 12.0).at(0.0));
    shutter + t.sin(300.0).ad(0.0, 25.0).at(-6.0)
}

fn achievement(t: &mut Take) -> Sound {
    let triad = [523.0, 659.0, 784.0];
    let chord = t.placed(&[0.0, 70.0, 140.0], |t, i| t.res(&[(triad[i], 700.0)]).at(0.0));
    chord.chorus(0.8, 1.2)
}

/// The hum is driven into its own edge: a filament has overtones, and only they can be swept.
fn filament(t: &mut Take, corner: Curve) -> Sound {
    let hum = t.sin(100.0).plus(t.sin(200.0));
    hum.clip(2.5).lp(corner).am(7.0, 0.5).swell(60.0, 340.0).at(-32.0)
}

fn lamp_narrows(t: &mut Take) -> Sound {
    filament(t, glide(4000.0, 600.0, 400.0))
}

fn lamp_widens(t: &mut Take) -> Sound {
    filament(t, glide(600.0, 4000.0, 400.0))
}
