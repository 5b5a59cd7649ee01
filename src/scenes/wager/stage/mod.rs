//! Draws a [`Picture`] of the Wager, in the coordinates of the frame (ux 2.0.1).

mod middle;
mod places;
mod plates;
pub mod quick;
mod track;

use bevy::prelude::*;
use game_rules::wager::{Kind, Phase};

use super::picture::{Crown, Picture, SeatPicture};
use crate::{
    art::{
        canvas::Canvas,
        motion::{bump, mix, wobble},
        sprites::{shell as room, wager as art},
    },
    evil::{self, Mood, Pose},
};
pub use middle::wrapped;
pub use places::{SeatPlace, emblem, places};

/// Words on the stage, in the player's language.
#[derive(Debug, Default)]
pub struct Words {
    /// Names, by seat.
    pub names: Vec<String>,
    /// Points, by seat.
    pub points: Vec<String>,
    /// What is said of a seat below its name: "sealed", "1st".
    pub notes: Vec<String>,
    /// The quest of the round.
    pub quest: Option<QuestWords>,
    /// draw, bet, play, rank, settle.
    pub phases: [String; 5],
    /// "Rank pay 3 · 2 · 1 · 0", "each bet on you −1".
    pub pay: String,
    /// The rule of ties, or what is secret now.
    pub rule: String,
    /// What the open envelope says.
    pub slip: [String; 2],
}

/// What the card of a quest says.
#[derive(Debug)]
pub struct QuestWords {
    /// The family it is of, which decides what is drawn on the card.
    pub kind: Kind,
    /// The headline.
    pub title: String,
    /// What to do.
    pub task: String,
    /// How it is judged, and how often it is drawn.
    pub judge: String,
}

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds.
    pub time: f32,
    /// No loops, no shaking.
    pub calm: bool,
}

const EVIL_SEAT: (f32, f32) = (480.0, 250.0);
const EVIL_SCALE: f32 = 0.6;

/// Evil at this table, before reactions.
pub fn evil_pose(picture: &Picture, life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hand_scale = 0.46;
    pose.hands[0].wrist = (372.0, 205.0);
    pose.hands[1].wrist = (588.0, 205.0);
    (pose.hands[0].turn, pose.hands[1].turn) = (190.0, 170.0);
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    pose.face.look = match (&picture.flying, &picture.opening) {
        (Some(flying), _) => {
            let place = places(picture.seats.len(), picture.evil)[flying.to.index()];
            (((place.at.0 - 480.0) / 400.0).clamp(-1.0, 1.0), 0.7)
        }
        (None, Some(_)) => (0.0, 0.9),
        (None, None) => (0.0, 0.3),
    };
    let hit = picture.evil.and_then(|evil| picture.seats[evil.index()].change);
    if hit.is_some_and(|(by, _)| by < 0) || picture.napkin > 0.0 {
        pose.face.mood = Mood::Surprised;
    }
    pose
}

/// Draws everything on the stage.
pub fn draw(canvas: &mut Canvas, picture: &Picture, pose: &Pose, words: &Words, life: Life) {
    for x in [-310.0, 970.0] {
        canvas.put(room::hub::ROOM_WALL, x, -192.0);
    }
    canvas.put(art::CHAIR, 205.0, 300.0).turn(-8.0).scale(1.25).alpha(0.9);
    canvas.put(art::CHAIR, 755.0, 300.0).turn(8.0).scale(1.25).alpha(0.9);
    canvas.put(art::SPOT_CONE, 480.0, 24.0).alpha(0.7);
    evil::draw_bust(canvas, pose);
    visor(canvas, pose);
    canvas.put(art::TABLE_PLUM, 480.0, 436.0);
    let places = places(picture.seats.len(), picture.evil);
    spotlight(canvas, picture, &places);
    evil::draw_arms(canvas, pose);
    evil::draw_gloves(canvas, pose);
    napkin(canvas, picture, pose);
    for (index, place) in places.iter().enumerate() {
        plates::seat(canvas, picture, words, index, *place, life);
    }
    middle::tray(canvas, picture);
    for (index, (place, seat)) in places.iter().zip(&picture.seats).enumerate() {
        plates::landed(canvas, seat.landed, *place, index);
    }
    middle::opened(canvas, picture, &places);
    middle::card(canvas, picture, words);
    for crown in &picture.crowns {
        draw_crown(canvas, picture, pose, &places, *crown, life);
    }
    middle::flying(canvas, picture, &places);
    middle::sealing(canvas, picture, &places);
    middle::opening(canvas, picture, words, &places);
    for (index, place) in places.iter().enumerate() {
        plates::change(canvas, picture, index, *place);
    }
    track::draw(canvas, picture, words);
}

/// The pool of light on the cloth: on the quest, and while envelopes land on whoever leads.
fn spotlight(canvas: &mut Canvas, picture: &Picture, places: &[SeatPlace]) {
    let landing = picture.phase == Phase::SettleRanking && !picture.crowns.is_empty();
    let most = picture.seats.iter().map(|seat| seat.points).max();
    let leads = |seat: &SeatPicture| landing && Some(seat.points) == most;
    let strength = if landing { 0.22 } else { 0.45 };
    canvas.put(art::SPOT_POOL, 480.0, 330.0).stretch(1.5, 1.0).alpha(strength);
    for (place, _) in places.iter().zip(&picture.seats).filter(|(_, seat)| leads(seat)) {
        let (x, y) = place.at;
        canvas.put(art::SPOT_POOL, x, y + 14.0 * place.scale).scale(0.55 * place.scale).alpha(0.75);
    }
}

/// The visor of the one who keeps the table.
fn visor(canvas: &mut Canvas, pose: &Pose) {
    let (x, y) = pose.seat;
    canvas.put(art::EVIL_VISOR, x, y - 183.0 * pose.scale).scale(pose.scale).turn(pose.face.tilt);
}

/// Evil cannot look at it.
fn napkin(canvas: &mut Canvas, picture: &Picture, pose: &Pose) {
    if picture.napkin > 0.0 {
        let (x, y) = pose.seat;
        let drop = (1.0 - picture.napkin) * 40.0;
        canvas
            .put(art::NAPKIN, x, y - 195.0 * pose.scale - drop)
            .scale(pose.scale)
            .alpha(picture.napkin);
    }
}

/// Where a crown stands: on Evil's head, or on the corner of a plate.
fn head(
    picture: &Picture,
    pose: &Pose,
    places: &[SeatPlace],
    seat: game_rules::game::Seat,
) -> Crowned {
    if picture.evil == Some(seat) {
        return Crowned { at: (pose.seat.0 + 8.0, pose.seat.1 - 234.0 * pose.scale), scale: 0.8 };
    }
    let place = places[seat.index()];
    let side = if place.at.0 < 480.0 { -1.0 } else { 1.0 };
    Crowned {
        at: (place.at.0 + side * 52.0 * place.scale, place.at.1 - 24.0 * place.scale),
        scale: 0.42 * place.scale,
    }
}

#[derive(Clone, Copy)]
struct Crowned {
    at: (f32, f32),
    scale: f32,
}

fn draw_crown(
    canvas: &mut Canvas,
    picture: &Picture,
    pose: &Pose,
    places: &[SeatPlace],
    crown: Crown,
    life: Life,
) {
    let (from, to) =
        (head(picture, pose, places, crown.from), head(picture, pose, places, crown.to));
    let t = crown.t;
    let rest = if picture.evil == Some(crown.to) { 9.0 } else { 0.0 };
    let swing = if life.calm { 0.0 } else { 11.0 * crown.wobble * (life.time * 13.0).sin() };
    let rolls = if crown.from == crown.to || life.calm { 0.0 } else { 360.0 * t };
    // It falls to the cloth on its way, and comes up at the end.
    let dip = bump(t) * 90.0 * f32::from(crown.from != crown.to);
    let at = (mix(from.at.0, to.at.0, t), mix(from.at.1, to.at.1, t) + dip);
    let scale = mix(from.scale, to.scale, t);
    canvas.put(art::CROWN, at.0, at.1).scale(scale).turn(rest + swing + rolls);
    if crown.wobble > 0.2 {
        canvas.put(art::CROWN_WOBBLE, at.0, at.1 + 4.0).scale(scale).alpha(crown.wobble);
    }
}

/// A rectangle around a middle.
fn around((x, y): (f32, f32), width: f32, height: f32) -> Rect {
    Rect::from_center_size(Vec2::new(x, y), Vec2::new(width, height))
}
