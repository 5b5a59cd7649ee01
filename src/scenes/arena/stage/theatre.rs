//! The paper theatre: backdrop, curtains, frame, footlights, crowd.

use bevy::prelude::*;

use super::Life;
use crate::{
    art::{
        canvas::Canvas,
        motion::{mix, wobble},
        sprites::{Sprite as Drawing, arena as art, shell as room_art},
    },
    scenes::arena::picture::Picture,
};

/// The layers of a backdrop, back to front, with the pivot each is drawn at.
struct Backdrop {
    sky: &'static Drawing,
    moon: &'static Drawing,
    clouds: &'static Drawing,
    far: &'static Drawing,
    trees: &'static Drawing,
    mid: &'static Drawing,
    near: &'static Drawing,
}

const NIGHT: Backdrop = Backdrop {
    sky: art::BACKDROP_NIGHT_SKY,
    moon: art::BACKDROP_NIGHT_MOON,
    clouds: art::BACKDROP_NIGHT_CLOUDS,
    far: art::BACKDROP_NIGHT_HILLS_FAR,
    trees: art::BACKDROP_NIGHT_TREES,
    mid: art::BACKDROP_NIGHT_HILLS_MID,
    near: art::BACKDROP_NIGHT_HILLS_NEAR,
};

const DAY: Backdrop = Backdrop {
    sky: art::BACKDROP_DAY_SKY,
    moon: art::BACKDROP_DAY_MOON,
    clouds: art::BACKDROP_DAY_CLOUDS,
    far: art::BACKDROP_DAY_HILLS_FAR,
    trees: art::BACKDROP_DAY_TREES,
    mid: art::BACKDROP_DAY_HILLS_MID,
    near: art::BACKDROP_DAY_HILLS_NEAR,
};

/// The wall behind the theatre.
pub(super) fn room(canvas: &mut Canvas) {
    // A window may be far wider than the theatre.
    for x in [-1590.0, -310.0, 970.0, 2250.0] {
        canvas.put(room_art::hub::ROOM_WALL, x, -192.0);
    }
}

/// Sky, hills and floor. The second match of a series is played by day.
pub(super) fn backdrop(canvas: &mut Canvas, picture: &Picture, life: Life) {
    let set = if picture.number == 2 { &DAY } else { &NIGHT };
    let (drift, swing) = match life.calm {
        true => (0.0, 0.0),
        false => (8.0 * (life.time * 0.52).sin(), wobble(life.time * 0.3, 3.0)),
    };
    canvas.put(set.sky, 480.0, 420.0);
    canvas.put(set.moon, 446.0, 150.0).turn(swing);
    canvas.put(set.clouds, 480.0 + drift, 150.0);
    canvas.put(set.far, 480.0, 430.0);
    canvas.put(set.trees, 480.0, 356.0);
    canvas.put(set.mid, 480.0, 430.0);
    canvas.put(set.near, 480.0, 430.0);
    canvas.put(art::STAGE_FLOOR, 480.0, 440.0);
}

/// How far a closed curtain reaches, as a multiple of its width.
const CLOSED: f32 = 4.2;

/// Curtains, valance and frame.
pub(super) fn front(canvas: &mut Canvas, picture: &Picture, life: Life) {
    let sway = if life.calm { 0.0 } else { 0.4 * wobble(life.time * 0.35, 9.0) };
    let wide = mix(CLOSED, 1.0, picture.open);
    canvas.put(art::CURTAIN_LEFT, 52.0, 168.0).stretch(wide, 1.0).turn(sway);
    canvas.put(art::CURTAIN_RIGHT, 908.0, 168.0).stretch(wide, 1.0).turn(-sway);
    canvas.put(art::VALANCE, 480.0, 164.0);
    canvas.put(art::PROSCENIUM, 480.0, 450.0);
}

/// What lies before the stage: apron, footlights, the crowd.
pub(super) fn house(canvas: &mut Canvas, picture: &Picture, life: Life) {
    canvas.put(art::APRON, 480.0, 432.0);
    for number in 0..9 {
        let flicker = match life.calm {
            true => 1.0,
            false => 1.0 + 0.05 * wobble(life.time * 7.0, number as f32),
        };
        let x = 112.0 + 92.0 * number as f32;
        canvas.put(art::FOOTLIGHT_ON, x, 446.0).stretch(1.0, flicker);
    }
    let hop = |row: f32| match life.calm {
        true => 0.0,
        false => -6.0 * picture.cheer * (life.time * 9.0 + row).sin().abs(),
    };
    canvas.put(art::CROWD_ROW_BACK, 480.0, 486.0 + hop(0.0));
    canvas.put(art::CROWD_ROW_FRONT, 480.0, 486.0 + hop(1.4));
    // The rows are drawn deeper than the stage shows: the table lies over them.
    canvas.stretch(
        room_art::ui::TILE_WOOD_DARK,
        Rect::new(-1600.0, 489.0, 2560.0, 600.0),
        Color::WHITE,
    );
    canvas.put(art::APRON_RAIL, 480.0, 484.0);
}
