//! The plate beside each creature: name, types, health, bonuses and states.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::arena::Stat;

use super::{SideWords, State, Tone};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::quad_out,
        palette::THEME,
        sprites::{Sprite as Drawing, arena as art},
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

/// The room for the line of states, and the air between two of them.
const LINE: f32 = 280.0;
const AIR: f32 = 12.0;

/// Bonuses and states side by side: in words if there is room, else in signs and numbers.
fn states(canvas: &mut Canvas, words: &SideWords, at: Vec2) {
    let long = words.states.iter().map(|state| room(&state.text, signs(state, false))).sum::<f32>();
    let air = AIR * words.states.len().saturating_sub(1) as f32;
    let short = long + air > LINE;
    let text = |state: &'_ State| match &state.short {
        Some((text, _)) if short => text.clone(),
        _ => state.text.clone(),
    };
    let needed: f32 = words.states.iter().map(|it| room(&text(it), signs(it, short))).sum();
    let squeeze = ((LINE - air) / needed.max(1.0)).min(1.0);
    let (mut left, middle) = (at.x + 19.0, at.y + 66.0);
    for state in &words.states {
        let color = match state.tone {
            Tone::Up => THEME.good.color(),
            Tone::Down => THEME.bad.color(),
            Tone::Poison => Color::srgb_u8(0xE2, 0xB5, 0xF2),
            Tone::Plain => THEME.text.ash.color(),
        };
        let (text, signs) = (text(state), signs(state, short));
        let end = left + room(&text, signs) * squeeze;
        for (sign, scale) in signs.into_iter().flatten() {
            canvas.put(sign, left + 8.0, middle).scale(scale);
            left += SIGN;
        }
        canvas
            .write(text, Face::Sans, 16.0, color, (left, middle))
            .align(Anchor::CENTER_LEFT)
            .within(end - left, 22.0);
        left = end + AIR;
    }
}

/// How wide a sign is.
const SIGN: f32 = 20.0;

type Signs = [Option<(&'static Drawing, f32)>; 2];

/// Up or down or poison; where there is less room, also what of.
fn signs(state: &State, short: bool) -> Signs {
    let way = match state.tone {
        Tone::Up => Some((art::BONUS_UP, 0.62)),
        Tone::Down => Some((art::BONUS_DOWN, 0.62)),
        Tone::Poison => art::types::chip(8).map(|chip| (chip, 0.56)),
        Tone::Plain => None,
    };
    let about = state.short.as_ref().filter(|_| short).and_then(|(_, which)| *which);
    let about = about.map(|which| match which {
        Stat::Attack => (art::BONUS_ATTACK, 0.5),
        Stat::Defence => (art::BONUS_DEFENCE, 0.5),
    });
    [way, about]
}

/// About how much room a state needs.
fn room(text: &str, signs: Signs) -> f32 {
    let letter = |letter: char| if letter >= '\u{2E80}' { 16.5 } else { 8.4 };
    text.chars().map(letter).sum::<f32>() + SIGN * signs.iter().flatten().count() as f32
}
