//! What is only there for beauty (ux 3.9): dust in the light. It carries no
//! information and can be switched off.

use bevy::prelude::*;

use super::{
    canvas::{Canvas, CanvasSystems},
    motion::{ambient, span, wobble},
    sprites::shell::hub,
};
use crate::{
    Screen,
    app::settings::{Effects, Settings},
};

/// Motes of dust drift in the light of the lamp, more of them the more may be drawn.
fn dust(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut canvas: ResMut<Canvas>,
) {
    let count = match settings.effects {
        Effects::Low => 0,
        Effects::Medium => 10,
        Effects::High => 28,
    };
    if settings.reduced_motion || !settings.background_motion || canvas.is_blank() {
        return;
    }
    let (lamp, reach) = match screen.get() {
        Screen::Parlor => (Vec2::new(690.0, 110.0), 420.0),
        _ => (Vec2::new(307.0, 112.0), 300.0),
    };
    if screen.get() == &Screen::Parlor && settings.effects != Effects::Low {
        moth(&mut canvas, lamp, time.elapsed_secs());
    }
    let motes = [hub::MOTE_1, hub::MOTE_2, hub::MOTE_3, hub::MOTE_4];
    let now = ambient(time.elapsed_secs());
    for number in 0..count {
        let seed = number as f32;
        // Slowly down the cone, wider and wider, and once more from the top.
        let fall = (now * (0.012 + 0.004 * (seed * 0.7).sin()) + seed * 0.618).fract();
        let side = wobble(now * 0.12, seed) * (40.0 + 240.0 * fall);
        let bright = (std::f32::consts::PI * fall).sin() * 0.5;
        canvas
            .put(motes[number % motes.len()], lamp.x + side, lamp.y + reach * fall)
            .alpha(bright)
            .afloat();
    }
}

/// How often the moth comes, and how long it stays, in seconds.
const VISIT: (f32, f32) = (70.0, 9.0);

/// The moth circles the lamp for a while.
fn moth(canvas: &mut Canvas, lamp: Vec2, time: f32) {
    let since = (time + 40.0) % VISIT.0;
    if since > VISIT.1 {
        return;
    }
    let (come, leave) = (span(since, 0.0, 2.0), span(since, VISIT.1 - 2.0, VISIT.1));
    let far = 320.0 * ((1.0 - come) + leave);
    let angle = since * 2.3;
    let radius = 64.0 + 18.0 * wobble(since, 2.0) + far;
    let place = lamp + Vec2::new(angle.cos() * radius, angle.sin() * radius * 0.45 - 0.3 * far);
    let flap = 0.55 + 0.45 * (time * 26.0).sin().abs();
    canvas
        .put(hub::MOTH, place.x, place.y)
        .stretch(0.6 * flap, 0.6)
        .turn(angle.cos() * 24.0)
        .afloat();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        dust.run_if(resource_exists::<State<Screen>>)
            .after(CanvasSystems::Draw)
            .before(CanvasSystems::Show),
    );
}
