//! ux.md 4, rows 11–17 and 20: the gun and its shells. Loading has one sound, because live and
//! blank are secret.

use super::words::*;

pub const PAGE: &[Recipe] = &[
    effect(11, "ShellLoad", Mono(shell_load)).takes(4).caption("caption-shell-load"),
    effect(12, "RackSlide", Mono(rack_slide)).caption("caption-rack-slide"),
    effect(13, "BarrelSwing", Mono(barrel_swing))
        .takes(4)
        .lu(-10.0)
        .caption("caption-barrel-swing"),
    effect(14, "TriggerTension", Mono(trigger_tension))
        .endless()
        .caption("caption-trigger-tension"),
    effect(15, "DryClick", Mono(dry_click))
        .takes(4)
        .ducks(Duck::Everything)
        .caption("caption-dry-click"),
    effect(16, "LiveShot", Mono(live_shot))
        .lu(4.0)
        .bang()
        .ducks(Duck::Everything)
        .caption("caption-shot-live"),
    effect(17, "Blowback", Mono(blowback))
        .takes(2)
        .lu(2.5)
        .bang()
        .ducks(Duck::Ambience)
        .caption("caption-blowback"),
    effect(20, "ShellEjected", Mono(shell_ejected)).lu(-2.0).caption("caption-shell-ejected"),
    effect(0, "ShellCaught", Mono(shell_caught))
        .ducks(Duck::Ambience)
        .caption("caption-shell-caught"),
    effect(0, "Heartbeat", Mono(heartbeat)).takes(2).lu(-4.0).caption("caption-heartbeat"),
];

fn shell_load(t: &mut Take) -> Sound {
    t.res(&[(310.0, 70.0), (720.0, 40.0), (1480.0, 25.0)]).at(0.0)
        + t.noise().hp(3000.0).ad(0.0, 10.0).at(-8.0)
}

fn rack_slide(t: &mut Take) -> Sound {
    let back = t.noise().bp(glide(1400.0, 2400.0, 75.0), 2.0).ad(5.0, 70.0).at(-3.0);
    let forth = t.noise().bp(glide(2400.0, 1200.0, 75.0), 2.0).ad(5.0, 70.0).at(-3.0);
    let clack = t.res(&ringing([240.0, 530.0, 910.0], 80.0)).at(0.0);
    let latch = t.noise().bp(2800.0, 1.0).ad(0.0, 6.0).at(-8.0);
    back + forth.after(130.0) + (clack + latch).after(190.0)
}

fn barrel_swing(t: &mut Take) -> Sound {
    let grip = t.drift(45.0);
    let creak = t.saw(90.0).times(grip).bp(700.0, 0.8).swell(50.0, 70.0);
    t.pink().bp(glide(500.0, 900.0, 120.0), 1.5).swell(45.0, 75.0).at(-22.0) + creak.at(-30.0)
}

/// Eleven whole waves: the client raises its speed to 62/55 over the hold.
fn trigger_tension(t: &mut Take) -> Sound {
    t.sin(55.0).cut(200.0).at(-24.0)
}

/// The silence belongs to the cue.
fn dry_click(t: &mut Take) -> Sound {
    let click = t.noise().bp(3200.0, 1.0).ad(0.0, 7.0).at(-3.0)
        + t.res(&[(620.0, 35.0), (1430.0, 20.0)]).at(0.0);
    let length = click.ms();
    click.lasting(length + 250.0)
}

fn live_shot(t: &mut Take) -> Sound {
    let crack = t.noise().clip(3.0).ad(0.0, 45.0).at(0.0);
    let weight = thump(t).at(0.0);
    let tail = t.pink().lp(glide(2200.0, 300.0, 704.0)).ad(4.0, 700.0).at(-4.0);
    let spit = t.noise().hp(5000.0).ad(0.0, 20.0).at(-6.0);
    let room =
        [(11.0, -8.0), (17.0, -10.0), (23.0, -11.0), (31.0, -13.0), (39.0, -15.0), (47.0, -17.0)];
    (crack + weight + tail + spit).taps(&room).at(0.0).squeezed(3.0)
}

/// Breathes in before it bursts: the shot's weight backwards, then the opened barrel ringing.
fn blowback(t: &mut Take) -> Sound {
    let weight = thump(t).lasting(160.0).at(-3.0);
    let breath = t.pink().bp(700.0, 0.8).ad(0.0, 160.0).at(-2.0);
    let metal =
        t.res(&[(190.0, 900.0), (377.0, 720.0), (641.0, 540.0), (980.0, 360.0), (1530.0, 200.0)]);
    let burst = t.noise().lp(3000.0).ad(0.0, 40.0).at(-2.0);
    let rung = metal.clone().through(|v| v.ring(31.0)).at(0.0) + metal.at(-8.0);
    let petals = (rung + burst + thump(t).at(-3.0)).squeezed(2.0);
    (weight + breath).reversed() + petals.after(160.0)
}

fn shell_ejected(t: &mut Take) -> Sound {
    let hops = t.placed(&[0.0, 160.0, 250.0, 300.0], |t, i| {
        t.res(&[(2100.0, 60.0), (3350.0, 40.0), (5100.0, 20.0)]).at(-4.0 * i as f32)
    });
    let rolling = t.noise().bp(1800.0, 3.0).am(glide(14.0, 4.0, 620.0), 0.95).ad(30.0, 590.0);
    hops + rolling.at(-15.0).after(340.0)
}

fn shell_caught(t: &mut Take) -> Sound {
    t.noise().bp(850.0, 0.9).ad(1.0, 60.0).at(0.0) + t.sin(110.0).ad(0.0, 80.0).at(-3.0)
}

fn heartbeat(t: &mut Take) -> Sound {
    t.placed(&[0.0, 190.0], |t, i| {
        let beat = t.sin(glide(66.0, 44.0, 150.0)).ad(8.0, 150.0);
        let chest = t.pink().lp(160.0).ad(8.0, 110.0);
        (beat.at(0.0) + chest.at(-8.0)).at(-4.0 * i as f32)
    })
}
