//! What happens on the stage for a moment: blows, puffs and drips, stamps, numbers and words.

use bevy::{math::Rect, prelude::*};
use game_rules::arena::Stat;

use super::vanishing::Manner;
use super::{
    STANDS, Words,
    puppet::{self, REACH},
    strikes::Strike,
};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, expo_out, mix, quad_out, span},
        palette::THEME,
        sprites::arena as art,
    },
    scenes::arena::picture::{Effect, Picture},
};

/// The middle of a creature, above its feet.
const HEART: f32 = 92.0;

fn place(picture: &Picture, seat: game_rules::game::Seat) -> (Vec2, f32) {
    let number = usize::from(picture.sides[0].seat != seat);
    (STANDS[number] - Vec2::new(0.0, HEART), if number == 0 { 1.0 } else { -1.0 })
}

/// A blow between two sides.
fn strike(picture: &Picture, side: game_rules::game::Seat, kind: u8, t: f32) -> Strike {
    let (from, facing) = place(picture, side);
    let (to, _) = place(picture, side.other());
    let floor = from.y + HEART;
    // It leaves from before the attacker, however far that has come.
    let lunge = REACH * picture.side(side).puppet.lunge;
    Strike { from: from + Vec2::new(facing * (96.0 + lunge), 0.0), to, floor, facing, kind, t }
}

/// What flies, between the two creatures.
pub(super) fn travelling(canvas: &mut Canvas, picture: &Picture) {
    for effect in &picture.effects {
        if let Effect::Strike { side, kind, t } = *effect {
            strike(picture, side, kind, t).draw(canvas);
        }
    }
}

/// What lands on the floor or on a creature.
pub(super) fn landed(canvas: &mut Canvas, picture: &Picture) {
    for effect in &picture.effects {
        match *effect {
            Effect::Strike { side, kind, t } => strike(picture, side, kind, t).shreds(canvas),
            Effect::Puff { side, manner, t } => {
                let (at, facing) = place(picture, side);
                puff(canvas, at, facing, manner, t);
            }
            Effect::Drip { side, t } => {
                let (at, facing) = place(picture, side);
                let at = puppet::drip(Vec2::new(at.x, at.y + HEART), facing);
                // Of a creature out of reach only the pool is seen.
                let high = if picture.side(side).hidden.is_some() { 0.3 } else { 1.0 };
                let grown = mix(1.0, 1.4, quad_out(t));
                canvas
                    .put(art::POISON_DRIP, at.x, at.y)
                    .stretch(grown, grown * high)
                    .alpha(1.0 - span(t, 0.6, 1.0));
            }
            _ => {}
        }
    }
}

/// What flies up where somebody goes out of reach or comes back.
fn puff(canvas: &mut Canvas, heart: Vec2, facing: f32, manner: Manner, t: f32) {
    let floor = heart.y + HEART;
    let (grown, alpha) = (quad_out(t), bump(t.min(0.98)));
    let fx = |kind: usize, number: usize| art::types::fx(kind, number).unwrap_or(art::DUST_1);
    match manner {
        Manner::Soil => {
            canvas.put(art::SAND_PUFF, heart.x, floor).scale(mix(0.5, 1.2, grown)).alpha(alpha);
        }
        Manner::Water => {
            let size = mix(0.8, 2.4, grown);
            canvas.put(fx(2, 3), heart.x, floor - 18.0).stretch(size * 1.5, size).alpha(alpha);
            for drop in 0..7 {
                let way = (drop as f32 - 3.0) / 3.0;
                let x = heart.x + 120.0 * way * grown;
                let y = floor - 20.0 - (130.0 - 60.0 * way.abs()) * bump(t.min(0.98));
                canvas.put(fx(2, 1), x, y).scale(0.8 - 0.2 * way.abs()).alpha(alpha);
            }
        }
        Manner::Sky => {
            for curl in 0..3 {
                let way = curl as f32 - 1.0;
                let at = heart + Vec2::new(60.0 * way, 50.0 - 150.0 * grown + 24.0 * way.abs());
                let which = if curl == 1 { 1 } else { 2 };
                canvas.put(fx(9, which), at.x, at.y).stretch(facing * 1.4, 1.4).alpha(alpha);
            }
        }
        Manner::Wall => {
            for wisp in 0..4 {
                let way = wisp as f32 - 1.5;
                let out = Vec2::new(way * mix(10.0, 64.0, grown), -26.0 * way.abs() - 30.0 * grown);
                canvas.put(fx(12, 4), heart.x + out.x, heart.y + out.y).scale(1.5).alpha(alpha);
            }
        }
    }
}

/// Stamps, numbers and words above the creatures.
pub(super) fn above(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    for effect in &picture.effects {
        match *effect {
            Effect::Stamp { side, t4, t } => stamp(canvas, place(picture, side).0, t4, t),
            Effect::Loss { side, amount, t } => loss(canvas, picture, side, amount, t),
            Effect::Bonus { side, which, delta, t } => {
                bonus(canvas, place(picture, side).0, which, delta, t);
            }
            Effect::Called { side, t, .. } => called(canvas, picture, side, &words.called, t),
            Effect::Word { side, t, .. } => {
                let (at, _) = place(picture, side);
                let at = at - Vec2::new(0.0, 88.0 + 14.0 * t);
                sign(canvas, &words.word, at, 1.0 - span(t, 0.75, 1.0));
            }
            _ => {}
        }
    }
}

fn stamp(canvas: &mut Canvas, at: Vec2, t4: u8, t: f32) {
    let drawing = match t4 {
        0 => art::STAMP_X0,
        1 => art::STAMP_QUARTER,
        2 => art::STAMP_HALF,
        8 => art::STAMP_X2,
        16 => art::STAMP_X4,
        _ => return,
    };
    let down = expo_out(span(t, 0.0, 0.15));
    canvas
        .put(drawing, at.x - 64.0, at.y - 88.0)
        .scale(mix(1.6, 1.0, down))
        .turn(-9.0)
        .alpha((1.0 - span(t, 0.85, 1.0)) * down);
}

fn loss(canvas: &mut Canvas, picture: &Picture, seat: game_rules::game::Seat, amount: u32, t: f32) {
    let (at, _) = place(picture, seat);
    let full = picture.side(seat).member().map_or(1, |member| u32::from(member.full));
    let rise = 18.0 * quad_out(span(t, 0.0, 0.3));
    let at = at + Vec2::new(30.0, -84.0 - rise);
    let drawing = match amount {
        0 => art::DAMAGE_PLATE_NONE,
        amount if amount * 3 >= full => art::DAMAGE_PLATE_HEAVY,
        _ => art::DAMAGE_PLATE,
    };
    let fade = 1.0 - span(t, 0.85, 1.0);
    canvas.put(drawing, at.x, at.y).alpha(fade);
    let color = THEME.text.paper.color().with_alpha(fade);
    canvas
        .write(format!("−{amount}"), Face::SansBold, 30.0, color, (at.x, at.y))
        .within(88.0, 40.0);
}

fn bonus(canvas: &mut Canvas, at: Vec2, which: Stat, delta: i16, t: f32) {
    let (icon, side) = match which {
        Stat::Attack => (art::BONUS_ATTACK, -26.0),
        Stat::Defence => (art::BONUS_DEFENCE, -26.0),
    };
    let arrow = match delta {
        30.. => art::BONUS_UP_2,
        0.. => art::BONUS_UP,
        -29.. => art::BONUS_DOWN,
        _ => art::BONUS_DOWN_2,
    };
    let way = if delta < 0 { 14.0 } else { -14.0 };
    let fade = 1.0 - span(t, 0.75, 1.0);
    let at = at + Vec2::new(0.0, -84.0 + way * quad_out(t));
    canvas.put(icon, at.x + side, at.y).alpha(fade);
    canvas.put(arrow, at.x + 8.0, at.y).alpha(fade);
    let text = if delta < 0 { format!("−{}", -delta) } else { format!("+{delta}") };
    sign(canvas, &text, at + Vec2::new(52.0, 0.0), fade);
}

/// The name of a move, under the valance of its side.
fn called(
    canvas: &mut Canvas,
    picture: &Picture,
    seat: game_rules::game::Seat,
    name: &str,
    t: f32,
) {
    let (at, _) = place(picture, seat);
    let come = quad_out(span(t, 0.0, 0.25));
    sign(canvas, name, Vec2::new(at.x, 204.0 - 8.0 * (1.0 - come)), come);
}

/// A dark label with a text in its middle.
fn sign(canvas: &mut Canvas, text: &str, at: Vec2, alpha: f32) {
    if text.is_empty() || alpha <= 0.0 {
        return;
    }
    let width = 34.0 + text.chars().map(letter).sum::<f32>();
    let area = Rect::from_center_size(at, Vec2::new(width, 36.0));
    let ground = Color::WHITE.with_alpha(alpha);
    canvas.stretch(crate::art::sprites::shell::ui::PANEL_DARK, area, ground);
    let color = THEME.text.paper.color().with_alpha(alpha);
    canvas.write(text, Face::SansBold, 18.0, color, (at.x, at.y)).within(width - 18.0, 28.0);
}

/// About how wide a letter is at this size.
fn letter(letter: char) -> f32 {
    if letter >= '\u{2E80}' { 18.5 } else { 10.4 }
}
