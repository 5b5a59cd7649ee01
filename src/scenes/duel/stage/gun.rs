//! The gun, and the shells that leave it.

use game_rules::duel::Shell;

use super::GUN;
use crate::{
    art::{
        canvas::Canvas,
        motion::{bump, cubic_in_out, mix, quad_out, span},
        sprites::{Sprite as Drawing, duel as art},
    },
    scenes::duel::picture::{Gun, Picture},
};

/// All parts at one point with one transform.
pub(super) fn gun(canvas: &mut Canvas, gun: &Gun) {
    let turn = match gun.swing {
        up if up > 0.0 => mix(-3.2, -61.0, up),
        down => mix(-3.2, 66.0, -down),
    };
    let (sin, cos) = turn.to_radians().sin_cos();
    // Held up, it is drawn back, so that the muzzle is in front of whom it is aimed at.
    let back = 14.0 * gun.recoil + 92.0 * gun.swing.max(0.0);
    let (x, y) = (GUN.0 - back * cos, GUN.1 - back * sin);
    let scale = 1.08;
    canvas.put(art::GUN_SHADOW, x, y + 8.0).scale(scale).turn(turn).alpha(0.9);
    let slide = |along: f32| (x + along * cos * scale, y + along * sin * scale);
    // A barrel that bursts stands open like a flower, and is shut again after the shot.
    canvas.put(art::GUN_BARREL, x, y).scale(scale).turn(turn).alpha(1.0 - gun.petals);
    if gun.petals > 0.0 {
        canvas.put(art::GUN_BARREL_PETALS, x, y).scale(scale).turn(turn).alpha(gun.petals);
    }
    canvas.put(art::GUN_STOCK, x, y).scale(scale).turn(turn);
    let pump = slide(-38.0 * gun.pump);
    canvas.put(art::GUN_PUMP, pump.0, pump.1).scale(scale).turn(turn);
    for part in [art::GUN_TRIGGER, art::GUN_RECEIVER, art::GUN_PORT] {
        canvas.put(part, x, y).scale(scale).turn(turn);
    }
    let muzzle = (x + (274.0 * cos + 8.0 * sin) * scale, y + (274.0 * sin - 8.0 * cos) * scale);
    if gun.flash > 0.0 {
        // What blows back flashes towards whoever fired.
        let turn = if gun.petals > 0.0 { turn + 180.0 } else { turn };
        canvas
            .put(art::MUZZLE_FLASH, muzzle.0, muzzle.1)
            .scale(0.7 + 0.5 * gun.flash)
            .turn(turn)
            .alpha(gun.flash);
        canvas.put(art::MUZZLE_SPARKS, muzzle.0, muzzle.1).turn(turn).alpha(gun.flash);
    }
    if let Some(t) = gun.smoke {
        for (number, puff) in [art::SMOKE_1, art::SMOKE_2, art::SMOKE_3].into_iter().enumerate() {
            let late = span(t, 0.08 * number as f32, 1.0);
            let rise = quad_out(late) * (30.0 + 14.0 * number as f32);
            let drift = bump(late) * (number as f32 - 1.0) * 12.0;
            canvas
                .put(puff, muzzle.0 + drift, muzzle.1 - rise)
                .scale(0.6 + 0.8 * late)
                .alpha(0.8 * (1.0 - late));
        }
    }
}

/// Where the n-th spent shell lies.
fn spent_place(number: usize) -> (f32, f32, f32) {
    let jitter = |salt: usize| ((number * 131 + salt * 71) % 17) as f32 - 8.0;
    (
        592.0 + 22.0 * (number % 4) as f32 + jitter(1),
        356.0 + 8.0 * (number / 4) as f32 + jitter(2) * 0.6,
        -24.0 + jitter(3) * 4.0,
    )
}

pub(super) fn spent(canvas: &mut Canvas, picture: &Picture) {
    let gone = |loaded: u8, left: u8| loaded.saturating_sub(left);
    let live = gone(picture.loaded.0, picture.left.0);
    let blank = gone(picture.loaded.1, picture.left.1);
    let in_the_air = usize::from(picture.flying.is_some_and(|flying| flying.t < 1.0));
    let kinds = std::iter::repeat_n(Shell::Live, usize::from(live))
        .chain(std::iter::repeat_n(Shell::Blank, usize::from(blank)));
    let total = usize::from(live + blank);
    for (number, shell) in kinds.enumerate().take(total.saturating_sub(in_the_air)) {
        let (x, y, turn) = spent_place(number);
        canvas.put(spent_shell(shell), x, y).turn(turn);
    }
    for number in 0..usize::from(picture.unseen) {
        let (x, y, turn) = spent_place(total + number);
        canvas.put(art::SHELL_SPENT_UNKNOWN, x, y).turn(turn);
    }
}

fn spent_shell(shell: Shell) -> &'static Drawing {
    match shell {
        Shell::Live => art::SHELL_SPENT_LIVE,
        Shell::Blank => art::SHELL_SPENT_BLANK,
    }
}

pub(super) fn flying(canvas: &mut Canvas, picture: &Picture) {
    let Some(flying) = picture.flying.filter(|flying| flying.t < 1.0) else { return };
    let t = cubic_in_out(flying.t);
    let from = (GUN.0 + 4.0, GUN.1 - 10.0);
    let (x, y, _) = spent_place(2);
    let arc = -90.0 * bump(flying.t);
    canvas
        .put(spent_shell(flying.shell), mix(from.0, x, t), mix(from.1, y, t) + arc)
        .turn(540.0 * t);
}
