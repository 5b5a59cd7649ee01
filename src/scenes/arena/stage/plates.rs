//! The plate beside each creature: name, types, health, bonuses and states.

use bevy::{prelude::*, sprite::Anchor};

use super::{SideWords, Tone};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::quad_out,
        palette::THEME,
        sprites::arena as art,
    },
    scenes::arena::picture::SidePicture,
};

/// Top left corners of the plates.
const PLATES: [Vec2; 2] = [Vec2::new(36.0, 88.0), Vec2::new(614.0, 88.0)];
/// Where the bar begins on its plate, and how long it is.
const BAR: (Vec2, f32) = (Vec2::new(19.0, 41.0), 272.0);

pub(super) fn draw(canvas: &mut Canvas, side: &SidePicture, words: &SideWords, number: usize) {
    let at = PLATES[number];
    canvas.put(art::HP_PLATE, at.x, at.y);
    let emblem = if side.seat.index() == 0 { art::EMBLEM_YOU } else { art::EMBLEM_RIVAL };
    canvas.put(emblem, at.x + 28.0, at.y + 24.0);
    let bone = THEME.text.bone.color();
    let Some(member) = side.member() else {
        let place = (at.x + 46.0, at.y + 24.0);
        canvas
            .write(&words.owner, Face::SerifBold, 24.0, bone, place)
            .align(Anchor::CENTER_LEFT)
            .within(240.0, 32.0);
        states(canvas, words, at);
        return;
    };
    let mut left = at.x + 44.0;
    for kind in &words.kinds {
        if let Some(chip) = art::types::chip(usize::from(*kind)) {
            canvas.put(chip, left + 12.0, at.y + 24.0).scale(0.84);
            left += 27.0;
        }
    }
    let end = at.x + 292.0;
    canvas
        .write(&words.creature, Face::SerifBold, 24.0, bone, (left + 4.0, at.y + 24.0))
        .align(Anchor::CENTER_LEFT)
        .within(end - left - 112.0, 32.0);
    canvas
        .write(&words.health, Face::SansBold, 24.0, THEME.text.paper.color(), (end, at.y + 24.0))
        .align(Anchor::CENTER_RIGHT)
        .within(104.0, 32.0);
    bar(canvas, side, member.full, at + BAR.0, number);
    states(canvas, words, at);
}

fn bar(canvas: &mut Canvas, side: &SidePicture, full: u16, at: Vec2, number: usize) {
    let Some(member) = side.member() else { return };
    let share = |hp: f32| (hp / f32::from(full.max(1))).clamp(0.0, 1.0);
    let now = share(f32::from(member.hp));
    if let Some((before, t)) = side.ghost {
        // The bar drops at once; what was lost lingers and follows.
        let before = share(f32::from(before));
        let lingering = before + (now - before) * quad_out(((t - 0.4) / 0.6).clamp(0.0, 1.0));
        canvas.put(art::HP_GHOST, at.x, at.y).stretch(lingering.max(now), 1.0);
    }
    let fill = if number == 0 { art::HP_FILL_YOU } else { art::HP_FILL_RIVAL };
    if now > 0.0 {
        canvas.put(fill, at.x, at.y).stretch(now, 1.0);
    }
    let (tick, turns) = member.poison;
    let bites = share(f32::from(tick) * f32::from(turns)).min(now);
    if bites > 0.0 {
        let from = at.x + BAR.1 * (now - bites);
        canvas.put(art::HP_POISON, from, at.y).stretch(bites, 1.0);
    }
}

fn states(canvas: &mut Canvas, words: &SideWords, at: Vec2) {
    let count = words.states.len().max(1) as f32;
    let room = 276.0 / count;
    for (place, state) in words.states.iter().enumerate() {
        let color = match state.tone {
            Tone::Up => THEME.good.color(),
            Tone::Down => THEME.bad.color(),
            Tone::Poison => Color::srgb_u8(0xE2, 0xB5, 0xF2),
            Tone::Plain => THEME.text.ash.color(),
        };
        let mut left = at.x + 19.0 + room * place as f32;
        let mut wide = room - 8.0;
        let sign = match state.tone {
            Tone::Up => Some((art::BONUS_UP, 0.62)),
            Tone::Down => Some((art::BONUS_DOWN, 0.62)),
            Tone::Poison => art::types::chip(8).map(|chip| (chip, 0.56)),
            Tone::Plain => None,
        };
        if let Some((sign, scale)) = sign {
            canvas.put(sign, left + 8.0, at.y + 66.0).scale(scale);
            (left, wide) = (left + 20.0, wide - 20.0);
        }
        canvas
            .write(state.text.as_str(), Face::Sans, 16.0, color, (left, at.y + 66.0))
            .align(Anchor::CENTER_LEFT)
            .within(wide, 22.0);
    }
}
