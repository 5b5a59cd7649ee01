//! The creatures: paper on two sticks, alive by a few pins; and the die they come out of.

use bevy::prelude::*;

use super::vanishing::Manner;
use super::{Life, STANDS};
use crate::{
    art::{
        canvas::{Bone, Canvas, Face, Stand},
        motion::{bump, cubic_in_out, mix, quad_out, span, wobble},
        palette::THEME,
        sprites::{Part, Sprite as Drawing, arena as art, creatures},
    },
    scenes::arena::picture::{Member, Picture, SidePicture},
};

/// The drawing of a creature; what a stranger's data set adds looks like the die it lives in.
pub fn drawing_of(id: u16) -> &'static Drawing {
    creatures::by_number(usize::from(id)).unwrap_or(art::D20_FOLD_1)
}

/// How large a creature stands there: as drawn, unless it is too large for the stage.
fn size_of(drawing: &Drawing) -> f32 {
    let [width, height] = drawing.size();
    (330.0 / width).min(232.0 / height).min(0.92)
}

/// How far a lunge goes.
pub(super) const REACH: f32 = 92.0;

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, number: usize, life: Life) {
    let side = &picture.sides[number];
    let Some(member) = side.member() else { return };
    let facing = if number == 0 { 1.0 } else { -1.0 };
    let stand = STANDS[number];
    if let Some(manner) = side.hidden {
        trace(canvas, stand, facing, manner, life);
        return;
    }
    let puppet = &side.puppet;
    if let Some(t) = puppet.arriving {
        arrival(canvas, member, stand, facing, t, life);
        return;
    }
    if puppet.folded > 0.0 {
        fold(canvas, member, stand, facing, puppet.folded, life);
        return;
    }
    let (gone, manner) = puppet.sunk;
    let leaps = if manner == Manner::Sky { gone } else { 0.0 };
    let lifted = puppet.lifted.max(leaps);
    let place = stand + Vec2::new(facing * REACH * puppet.lunge, -330.0 * lifted);
    let shadow = 1.0 - lifted;
    canvas.put(art::GROUND_SHADOW, place.x, stand.y).scale(0.9 * shadow).alpha(0.8 * shadow);
    let left = (1.0 - gone).max(0.02);
    let stretch = match manner {
        Manner::Soil | Manner::Water => Vec2::new(1.0, left),
        // Seen from its edge, a sheet of paper is nothing.
        Manner::Wall => Vec2::new(left, 1.0),
        Manner::Sky => Vec2::new(1.0 - 0.25 * gone, 1.0 + 0.12 * bump(gone)),
    };
    // Whoever is pulled up is gone before it would show above the theatre.
    let alpha = 1.0 - span(lifted, 0.2, 0.45);
    body(canvas, member, place, facing, Held { stretch, struck: puppet.struck, alpha }, life);
    if gone < 0.3 && lifted < 0.3 {
        belongings(canvas, side, place, facing, life);
    }
}

/// How the paper is held.
struct Held {
    stretch: Vec2,
    /// How hard it was hit just now.
    struck: f32,
    alpha: f32,
}

fn stretched(stretch: Vec2) -> Held {
    Held { stretch, struck: 0.0, alpha: 1.0 }
}

/// The puppet itself.
fn body(canvas: &mut Canvas, member: &Member, place: Vec2, facing: f32, held: Held, life: Life) {
    let Held { stretch, struck, alpha } = held;
    if alpha <= 0.0 {
        return;
    }
    let drawing = drawing_of(member.id);
    let size = size_of(drawing);
    let phase = f32::from(member.id) * 1.7;
    let weary = member.hp * 2 < member.full;
    let pace = if weary { 2.2 } else { 3.2 };
    let breath =
        if life.calm { 0.0 } else { (life.time * std::f32::consts::TAU / pace + phase).sin() };
    let scale = Vec2::new(facing * size * stretch.x, size * stretch.y * (1.0 + 0.012 * breath));
    let shine = Color::srgba(1.0, 1.0 - 0.35 * struck, 1.0 - 0.45 * struck, alpha);
    let stand = Stand { place, turn: facing * -6.0 * struck, scale, tint: shine };
    canvas.rig(drawing, stand, |part| bone(part, phase, breath, life));
}

/// One slow thing at a time: heads against the breath, tails and ears a little behind.
fn bone(part: &Part, phase: f32, breath: f32, life: Life) -> Bone {
    let mut bone = Bone { hidden: part.hidden, ..Bone::default() };
    let (part, drawn) = (part.name, !part.hidden);
    if part.starts_with("lid") && !drawn {
        let blinks = !life.calm && ((life.time + phase * 2.3) * 0.19).fract() < 0.022;
        bone.hidden = !blinks;
        return bone;
    }
    if part.starts_with("pupil") {
        bone.shift = Vec2::new(0.8, 0.2);
        return bone;
    }
    if life.calm {
        return bone;
    }
    let sway = |seed: f32| wobble(life.time * 0.9 - 0.25, phase + seed);
    bone.turn = if part.contains("head") {
        -1.5 * breath
    } else if part.contains("tail") || part.contains("ear") || part.contains("antenna") {
        4.0 * sway(part.len() as f32)
    } else if part.contains("wing") || part.contains("ribbon") || part.contains("flame") {
        5.0 * sway(part.len() as f32 * 1.7)
    } else if part.contains("arm") || part.contains("glove") {
        2.0 * sway(part.len() as f32)
    } else {
        0.0
    };
    bone
}

/// What stays with a creature: poison drips, the tag of rest.
fn belongings(canvas: &mut Canvas, side: &SidePicture, place: Vec2, facing: f32, life: Life) {
    let swing = if life.calm { 0.0 } else { 6.0 * (life.time * 2.6).sin() };
    if side.resting {
        canvas.put(art::REST_TAG, place.x - facing * 84.0, place.y - 176.0).turn(swing);
    }
    if side.member().is_some_and(|member| member.poison.1 > 0) {
        let seep = if life.calm { 1.0 } else { 1.0 + 0.05 * (life.time * 1.9).sin() };
        let at = drip(place, facing);
        canvas.put(art::POISON_DRIP, at.x, at.y).scale(seep);
    }
}

/// Where poison drips from a creature that stands here: its pool lies on the floor.
pub(super) fn drip(stand: Vec2, facing: f32) -> Vec2 {
    stand + Vec2::new(facing * 34.0, -6.0)
}

/// What remains of a hidden creature: rings in the floor, a breeze above, a crack in the wall.
fn trace(canvas: &mut Canvas, stand: Vec2, facing: f32, manner: Manner, life: Life) {
    let t = if life.calm { 0.4 } else { (life.time * 0.5).fract() };
    let rings = |canvas: &mut Canvas, at: Vec2, turn: f32, tint: Color| {
        canvas
            .put(art::HIDDEN_RIPPLE, at.x, at.y)
            .scale(mix(0.8, 1.4, t))
            .turn(turn)
            .tint(tint)
            .alpha(1.0 - 0.6 * t);
    };
    let floor = stand + Vec2::new(0.0, 4.0);
    match manner {
        Manner::Soil => rings(canvas, floor, 0.0, Color::WHITE),
        Manner::Water => rings(canvas, floor, 0.0, Color::srgb_u8(0x7E, 0xC4, 0xF2)),
        Manner::Wall => {
            let middle = stand - Vec2::new(0.0, 100.0);
            rings(canvas, middle, 90.0, Color::srgb_u8(0xE6, 0xD4, 0xFF));
        }
        Manner::Sky => {
            let drift = if life.calm { 0.0 } else { 10.0 * (life.time * 1.3).sin() };
            if let Some(curl) = art::types::fx(9, 1) {
                let at = stand + Vec2::new(drift, -172.0);
                canvas.put(curl, at.x, at.y).stretch(facing * 1.3, 1.3).alpha(0.9);
            }
            canvas.put(art::GROUND_SHADOW, stand.x, stand.y).scale(0.35).alpha(0.5);
        }
    }
}

/// The five states of the die, shut to open.
fn die(t: f32) -> &'static Drawing {
    let step = (t * 5.0) as usize;
    art::d20_fold(step.min(4) + 1).unwrap_or(art::D20_FOLD_1)
}

/// The number of a creature on the face of its die that lies on top.
fn number(canvas: &mut Canvas, member: &Member, at: Vec2, turn: f32, alpha: f32) {
    let ink = THEME.ink.first.color().with_alpha(alpha);
    canvas
        .write(member.id.to_string(), Face::SansBold, 14.0, ink, (at.x, at.y))
        .turn(turn)
        .within(18.0, 18.0);
}

/// A die rolls in, bounces, and unfolds into the creature.
fn arrival(canvas: &mut Canvas, member: &Member, stand: Vec2, facing: f32, t: f32, life: Life) {
    let rolled = quad_out(span(t, 0.0, 0.38));
    let hop = (rolled * 9.4).sin().abs() * (1.0 - rolled) * 90.0;
    let x = mix(stand.x - facing * 240.0, stand.x, rolled);
    let opened = span(t, 0.42, 0.78);
    let shown = cubic_in_out(span(t, 0.66, 1.0));
    let spin = facing * (1.0 - rolled) * -540.0;
    canvas.put(art::GROUND_SHADOW, x, stand.y).scale(mix(0.4, 0.9, shown)).alpha(0.7);
    if shown > 0.0 {
        let stretch = Vec2::splat(mix(0.55, 1.0, shown));
        body(canvas, member, stand, facing, stretched(stretch), life);
    }
    if shown < 1.0 {
        let lift = mix(44.0, 110.0, opened);
        let at = Vec2::new(x, stand.y - lift - hop);
        canvas.put(die(opened), at.x, at.y).turn(spin).alpha(1.0 - shown);
        number(canvas, member, at, spin, 1.0 - shown);
    }
}

/// The sticks let go and the paper folds back into its die.
fn fold(canvas: &mut Canvas, member: &Member, stand: Vec2, facing: f32, t: f32, life: Life) {
    let gone = cubic_in_out(span(t, 0.0, 0.4));
    let shut = 1.0 - span(t, 0.2, 0.7);
    let sinks = span(t, 0.7, 1.0);
    canvas.put(art::GROUND_SHADOW, stand.x, stand.y).scale(mix(0.9, 0.4, gone)).alpha(1.0 - sinks);
    if gone < 1.0 {
        let stretch = Vec2::new(1.0 - 0.4 * gone, 1.0 - 0.6 * gone);
        let drop = stand + Vec2::new(0.0, 8.0 * bump(gone));
        body(canvas, member, drop, facing, stretched(stretch), life);
    }
    if t > 0.15 {
        let lift = mix(44.0, 110.0, shut);
        let at = stand + Vec2::new(-facing * 40.0 * sinks, 30.0 * sinks - lift);
        let (turn, alpha) = (-facing * 90.0 * sinks, (span(t, 0.15, 0.4) - sinks).max(0.0));
        canvas.put(die(shut), at.x, at.y).turn(turn).alpha(alpha);
        number(canvas, member, at, turn, alpha);
    }
}
