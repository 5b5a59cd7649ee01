//! Draws a [`Picture`] of the duel, in the coordinates of the frame (ux 2.0.1).

use bevy::{math::Rect, prelude::*};
use game_rules::duel::Tool;

use self::{
    gun::{flying, gun, spent},
    rails::{blackboard, extras, rail},
    sides::{candles, name_plate, rack, shelf_width, tags},
};
use super::picture::{Chip, Picture, SidePicture};
use crate::{
    app::language::Lang,
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_in_out, mix, span, wobble},
        sprites::{Sprite as Drawing, duel as art, shell as room},
    },
    evil::{self, Pose},
};

mod gun;
mod rails;
mod sides;
mod theatre;

/// Words on the stage, in the player's language.
#[derive(Debug)]
pub struct Words {
    /// Names of the sides.
    pub names: [String; 2],
    /// "Main".
    pub clip: String,
    /// "7 shells".
    pub shells: String,
    /// "loaded: 4 live, 5 blank".
    pub loaded: String,
    /// "live", "blank".
    pub live: String,
    pub blank: String,
    /// "3 left", "4 left".
    pub left: [String; 2],
    /// "1 gone", where shells are gone unseen.
    pub unseen: Option<String>,
    /// Tags of the top and bottom side.
    pub tags: [Vec<Tag>; 2],
    /// "Extra 1", …
    pub extras: Vec<String>,
    /// What is said of the front of each extra clip.
    pub extra_fronts: Vec<String>,
    /// What is said of each shell on the rail.
    pub labels: Vec<String>,
    /// What is engraved on each token.
    pub tokens: Vec<String>,
    /// Who has how much on the stage, top and bottom.
    pub stage: Option<[String; 2]>,
}

/// A tag in words.
#[derive(Debug)]
pub struct Tag {
    /// What it says.
    pub chip: Chip,
    /// In words.
    pub text: String,
    /// As little as its icon needs.
    pub short: String,
}

/// How many candles there are room for on a shelf; more are one great candle.
pub const MOST: i128 = 20;

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds; stands still when nothing should move by itself.
    pub time: f32,
    /// No shake, flicker or loops.
    pub calm: bool,
    /// Movements that cost much and are hardly noticed, too.
    pub rich: bool,
    /// The language of the letters on shells, if there are any.
    pub letters: Option<Lang>,
    /// Odds may be seen.
    pub told: bool,
}

const EVIL_SEAT: (f32, f32) = (480.0, 206.0);
const EVIL_SCALE: f32 = 0.52;
const GUN: (f32, f32) = (356.0, 314.0);
const RAIL: (f32, f32) = (26.0, 399.0);
const RACK: (f32, f32) = (262.0, 207.0);

/// Evil at this table, before reactions.
pub fn evil_pose(picture: &Picture, life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hands[0].wrist = (231.0, 205.0);
    pose.hands[1].wrist = (729.0, 205.0);
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    pose.face.plate = picture.plate;
    pose.face.look = (0.0, 0.3 + 0.7 * picture.hush);
    pose.face.push = picture.hush * 0.6;
    if let Some(t) = picture.loading.filter(|_| !life.calm) {
        // Both hands stir the clip.
        let reach = cubic_in_out(span(t, 0.32, 0.46)) * (1.0 - cubic_in_out(span(t, 0.84, 1.0)));
        for (number, hand) in pose.hands.iter_mut().enumerate() {
            let round = t * 26.0 + 3.0 * number as f32;
            let over =
                (250.0 + 190.0 * number as f32 + 46.0 * round.sin(), 352.0 + 12.0 * round.cos());
            hand.wrist = (mix(hand.wrist.0, over.0, reach), mix(hand.wrist.1, over.1, reach));
        }
    }
    if let Some(t) = picture.passing.arrival {
        // One Evil takes its hands from the table and sinks behind it, the next rises.
        let away = if life.calm { 0.0 } else { hands_away(t) };
        for (hand, side) in pose.hands.iter_mut().zip([-1.0, 1.0]) {
            let shoulder = (EVIL_SEAT.0 + 110.0 * side, 190.0);
            hand.wrist = (mix(hand.wrist.0, shoulder.0, away), mix(hand.wrist.1, shoulder.1, away));
        }
        pose.seat.1 += if life.calm { 0.0 } else { 190.0 * bump(span(t, 0.15, 0.85)) };
    }
    pose
}

/// How far the hands have left the table while one Evil goes and the next comes.
fn hands_away(arrival: f32) -> f32 {
    cubic_in_out(span(arrival, 0.0, 0.15)) * (1.0 - cubic_in_out(span(arrival, 0.85, 1.0)))
}

/// Draws everything on the stage.
pub fn draw(canvas: &mut Canvas, picture: &Picture, pose: &Pose, words: &Words, life: Life) {
    room_and_lamp(canvas, picture, life);
    evil::draw_bust(canvas, pose);
    canvas.put(art::TABLE_FELT, 0.0, 0.0);
    let narrow = 1.0 - 0.45 * picture.hush;
    canvas.put(art::LAMP_POOL, 430.0, 345.0).stretch(narrow, 0.52 * narrow).alpha(0.6);
    let hands = life.calm || picture.passing.arrival.is_none_or(|t| hands_away(t) < 1.0);
    if hands {
        evil::draw_arms(canvas, pose);
    }
    rack(canvas, &picture.top, picture.passing.faded);
    // Hands that stir the clip are over it.
    let stirs = picture.loading.is_some();
    if hands && !stirs {
        evil::draw_gloves(canvas, pose);
    }
    let gone = |top: bool| picture.snuffed.filter(|snuffed| snuffed.0 == top);
    candles(canvas, &picture.top, (22.0, 150.0), life, (1.0, gone(true)));
    let end = name_plate(canvas, (78.0, 162.0), &words.names[0]);
    flames(canvas, &picture.top, (78.0, end, 166.0), life);
    moths(canvas, picture, life);
    tags(canvas, &words.tags[0], Rect::new(642.0, 86.0, 958.0, 199.0), true);
    lamp(canvas, life);
    gun(canvas, &picture.gun);
    spent(canvas, picture);
    match (&picture.stage, &words.stage) {
        (Some(battle), Some(sides)) => {
            theatre::belt(canvas, battle);
            theatre::stage(canvas, battle, sides, life);
        }
        _ => {
            blackboard(canvas, picture, words);
            rail(canvas, picture, words, life);
            extras(canvas, picture, words, life);
        }
    }
    if stirs {
        evil::draw_gloves(canvas, pose);
    }
    let shelf = (22.0, 555.0);
    candles(canvas, &picture.bottom, shelf, life, (0.8, gone(false)));
    let plate = shelf.0 + shelf_width(&picture.bottom) + 6.0;
    let end = name_plate(canvas, (plate, 541.0), &words.names[1]);
    flames(canvas, &picture.bottom, (plate, end, 545.0), life);
    tags(canvas, &words.tags[1], Rect::new(end + 8.0, 503.0, 890.0, 577.0), false);
    tokens(canvas, picture, words, life);
    flying(canvas, picture);
    used(canvas, picture);
    theatre::guard(canvas, picture);
    theatre::cup(canvas, picture, life);
    canvas.spot("target-foe", 0, Rect::new(370.0, 48.0, 590.0, 200.0));
    canvas.spot("target-self", 0, Rect::new(20.0, 505.0, 275.0, 578.0));
}

fn room_and_lamp(canvas: &mut Canvas, picture: &Picture, life: Life) {
    // The wall goes on beside the table where the window is wider than the stage.
    for x in [-310.0, 970.0] {
        canvas.put(room::hub::ROOM_WALL, x, -192.0);
    }
    let breathes = life.rich && !life.calm;
    let breath = if breathes { 1.0 + 0.015 * (life.time * 0.9).sin() } else { 1.0 };
    canvas.put(art::LAMP_CONE, 307.0, 112.0).stretch(1.0 - 0.5 * picture.hush, 1.0).alpha(0.75);
    canvas.put(art::LAMP_GLOW, 307.0, 112.0).scale(breath).alpha(0.8);
}

fn lamp(canvas: &mut Canvas, life: Life) {
    let swing = if life.calm { 0.0 } else { wobble(life.time * 0.3, 5.0) * 0.8 };
    canvas.put(art::LAMP, 307.0, 36.0).turn(swing);
}

/// The name plate of a burning side burns: from where to where, and how high.
fn flames(canvas: &mut Canvas, side: &SidePicture, (from, to, y): (f32, f32, f32), life: Life) {
    if !side.chips.iter().any(|chip| matches!(chip, Chip::Burning(_))) {
        return;
    }
    for number in 0..5 {
        let seed = number as f32 * 3.0;
        let flicker = if life.calm { 0.0 } else { wobble(life.time * 5.0, seed) };
        let x = mix(from + 14.0, to - 14.0, number as f32 / 4.0);
        let size = 1.2 + 0.25 * (number % 2) as f32;
        canvas
            .put(art::CANDLE_FLAME, x, y)
            .stretch(size, size * (1.1 + 0.2 * flicker))
            .turn(6.0 * flicker);
    }
}

/// One moth circles a dazed side, whatever the number.
fn moths(canvas: &mut Canvas, picture: &Picture, life: Life) {
    for (side, (x, y)) in [(&picture.top, (592.0, 76.0)), (&picture.bottom, (150.0, 500.0))] {
        if side.chips.iter().any(|chip| matches!(chip, Chip::Dazed(_))) {
            let round = if life.calm { 0.0 } else { life.time * 1.6 };
            let at = (x + 18.0 * round.cos(), y + 9.0 * round.sin());
            canvas.put(art::MOTH, at.0, at.1).turn(if life.calm {
                0.0
            } else {
                14.0 * round.sin()
            });
        }
    }
}

/// The wax seal of a tool.
pub fn seal(tool: Tool) -> &'static Drawing {
    art::seals::by_number(usize::from(tool.number())).unwrap_or(art::seals::BASE_GUN)
}

/// Slid over by Evil; without motion it simply fades in.
fn tokens(canvas: &mut Canvas, picture: &Picture, words: &Words, life: Life) {
    let tokens = picture.tokens.iter().zip(&words.tokens).rev().take(3);
    for (number, ((_, come), odds)) in tokens.enumerate() {
        let place = (921.0 - 34.0 * number as f32, 545.0);
        let slid = if life.calm { 1.0 } else { cubic_in_out(*come) };
        let at = (mix(690.0, place.0, slid), mix(250.0, place.1, slid));
        let alpha = if life.calm { *come } else { 1.0 };
        canvas.put(art::BOLD_TOKEN, at.0, at.1).turn(300.0 * (1.0 - slid)).alpha(alpha);
        if slid >= 1.0 && alpha >= 1.0 {
            canvas.engrave(odds, Face::SerifBold, 18.0, at).within(38.0, 30.0);
            let area = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(46.0));
            canvas.spot("token", number, area);
        }
    }
}

/// A seal on its way to the middle of the table, where it does its gesture and is gone.
fn used(canvas: &mut Canvas, picture: &Picture) {
    let Some(used) = picture.used else { return };
    let from = if used.top { (480.0, 235.0) } else { (420.0, 600.0) };
    let to = (480.0, if used.top { 300.0 } else { 380.0 });
    let t = cubic_in_out(span(used.t, 0.0, 0.55));
    let fade = 1.0 - span(used.t, 0.8, 1.0);
    let scale = mix(0.68, 1.15, t) + 0.1 * bump(span(used.t, 0.55, 0.8));
    canvas
        .put(seal(used.tool), mix(from.0, to.0, t), mix(from.1, to.1, t))
        .scale(scale)
        .turn(12.0 * bump(span(used.t, 0.5, 0.85)))
        .alpha(fade);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_has_a_seal_of_its_own() {
        for tool in Tool::ALL {
            assert!(art::seals::by_number(usize::from(tool.number())).is_some(), "{tool}");
        }
    }
}
