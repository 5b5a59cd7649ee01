//! A character: a card with a paper-cut bust, and everything that sticks to it.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::cards::{
    pool::def::Kind,
    state::{Character, Entity, Spot},
};

use super::{Aids, Life, around, forward, half, on_top, outlined, stand};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, expo_out, span, wobble},
        palette::THEME,
        sprites::{Side as Half, Sprite as Drawing, cards::frames},
    },
    scenes::cards::{
        drawings,
        picture::{Motion, Picture},
    },
};

/// What of a bust is seen through the window of its card, in units of the bust from its foot.
const SEEN: Rect = Rect { min: Vec2::new(-87.2, -263.5), max: Vec2::new(89.0, -2.9) };
/// The size of a bust in its card.
const BUST: f32 = 0.545;
/// Stamps that fit at the edge; the rest is a number.
const STAMPS: usize = 3;

/// A card in its own coordinates, (0, 0) to (116, 148), on the table.
struct Card {
    middle: Vec2,
    scale: f32,
}

impl Card {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        let place = self.middle + (Vec2::new(x, y) - Vec2::new(58.0, 74.0)) * self.scale;
        (place.x, place.y)
    }

    fn put<'a>(
        &self,
        canvas: &'a mut Canvas,
        drawing: &'static Drawing,
        x: f32,
        y: f32,
    ) -> crate::art::canvas::Put<'a> {
        let (x, y) = self.at(x, y);
        canvas.put(drawing, x, y).scale(self.scale)
    }
}

/// Draws one character.
pub(super) fn draw(
    canvas: &mut Canvas,
    picture: &Picture,
    spot: Spot,
    name: &str,
    aids: &Aids,
    life: Life,
) {
    let who = picture.at(spot);
    let far = forward(picture, spot);
    let (mut middle, scale) = stand(picture, spot, far);
    middle += shift(picture, spot, life);
    let card = Card { middle, scale };
    let half = half(picture, spot.side);
    if aids.rings.contains(&spot) {
        card.put(canvas, frames::TARGET_RING, 58.0, 74.0);
    }
    let (under, over) = frame(who, half, far > 0.5);
    card.put(canvas, under, 58.0, 74.0);
    if let Some(window) = frames::window(half, drawings::hue(who.id.def().element)) {
        card.put(canvas, window, 58.0, 74.0);
    }
    let shade = if who.lives() { Color::WHITE } else { Color::srgb(0.6, 0.6, 0.6) };
    let (x, y) = card.at(57.5, 119.58);
    canvas.put(drawings::bust(who.id), x, y).scale(BUST * scale).crop(SEEN).tint(shade);
    card.put(canvas, over, 58.0, 74.0);
    band(canvas, &card, picture, spot, far > 0.5);
    let (x, y) = card.at(58.0, 133.5);
    let ink = match half {
        Half::Yours => THEME.ink.first.color(),
        Half::Evil => THEME.text.bone.color(),
    };
    canvas.write(name, Face::SerifBold, 16.0, ink, (x + 8.0, y)).within(96.0 * scale, 20.0);
    card.put(canvas, drawings::pip(who.id.def().element), 3.5, 133.0).scale(0.72 * scale);
    if who.lives() {
        tokens(canvas, &card, picture, spot, who);
        foretold(canvas, &card, aids, spot);
    }
    let area = around(card.middle, 116.0 * scale, 148.0 * scale);
    let bottom = usize::from(!on_top(picture, spot.side)) * 3;
    canvas.spot("character", bottom + usize::from(spot.seat), area);
}

/// Blows shake, skills lean, the fallen sink.
fn shift(picture: &Picture, spot: Spot, life: Life) -> Vec2 {
    if life.calm {
        return Vec2::ZERO;
    }
    let up = if on_top(picture, spot.side) { 1.0 } else { -1.0 };
    match picture.motion {
        Motion::Hurts(at, value) if at == spot && value > 0 => {
            let shake = (1.0 - expo_out(span(picture.t, 0.2, 0.7))) * span(picture.t, 0.15, 0.25);
            Vec2::new(wobble(life.time * 30.0, 3.0), wobble(life.time * 27.0, 9.0)) * 7.0 * shake
        }
        Motion::Casts(at, _) if at == spot => Vec2::new(0.0, up * 12.0 * bump(picture.t)),
        Motion::Falls(at) if at == spot => Vec2::new(0.0, -up * 8.0 * picture.t),
        _ => Vec2::ZERO,
    }
}

fn frame(who: &Character, half: Half, active: bool) -> (&'static Drawing, &'static Drawing) {
    let frozen = who.entities.iter().any(|entity| entity.id.rules().disables_skills);
    if !who.lives() {
        (frames::character_card_defeated_under(half), frames::character_card_defeated_over(half))
    } else if frozen {
        (frames::character_card_frozen_under(half), frames::character_card_frozen_over(half))
    } else if active {
        (frames::character_card_active_under(half), frames::character_card_active_over(half))
    } else {
        (frames::character_card_normal_under(half), frames::character_card_normal_over(half))
    }
}

/// Points that absorb: of the character, and of the side while it stands in front.
fn band(canvas: &mut Canvas, card: &Card, picture: &Picture, spot: Spot, active: bool) {
    let own = picture.at(spot).entities.iter();
    let side = picture.side(spot.side).side.combat.iter().filter(|_| active);
    let points: u32 = own.chain(side).map(|entity| u32::from(entity.shield)).sum();
    if points == 0 {
        return;
    }
    card.put(canvas, frames::SHIELD_BAND, -5.0, 98.0);
    for pip in 0..points.min(3) {
        card.put(canvas, frames::SHIELD_PIP, 30.0 + 18.0 * pip as f32, 108.0);
    }
    card.put(canvas, frames::SHIELD_COUNTER, 98.0, 108.0);
    let (x, y) = card.at(98.0, 107.0);
    canvas.engrave(points.to_string(), Face::SansBold, 16.0, (x, y)).within(18.0, 20.0);
}

fn tokens(canvas: &mut Canvas, card: &Card, picture: &Picture, spot: Spot, who: &Character) {
    let bone = THEME.text.bone.color();
    hp_drop(canvas, card, picture, spot, who);
    for (place, element) in who.aura.elements().iter().enumerate() {
        let x = 110.0 - 27.0 * (who.aura.elements().len() - 1 - place) as f32;
        card.put(canvas, drawings::aura_chip(*element), x, 8.0);
        if who.aura.elements().len() > 1 {
            card.put(canvas, frames::AURA_ORDER, x, -14.0);
            let (x, y) = card.at(x, -14.5);
            canvas
                .engrave((place + 1).to_string(), Face::SansBold, 14.0, (x, y))
                .within(14.0, 16.0);
        }
    }
    let most = who.id.def().energy;
    for lamp in 0..most {
        let lit = lamp < who.energy;
        let drawing = if lit { frames::ENERGY_LAMP_ON } else { frames::ENERGY_LAMP_OFF };
        card.put(canvas, drawing, 118.0, 59.0 + 18.0 * f32::from(lamp));
    }
    let (x, y) = card.at(117.0, 36.0);
    outlined(canvas, &format!("{}/{most}", who.energy), 16.0, bone, (x, y), Anchor::CENTER);
    stamps(canvas, card, who);
}

/// The wax drop with its level, and the number.
fn hp_drop(canvas: &mut Canvas, card: &Card, picture: &Picture, spot: Spot, who: &Character) {
    let full = f32::from(who.id.def().hp.max(1));
    let mut level = f32::from(who.hp) / full;
    if let Motion::Hurts(at, value) = picture.motion
        && at == spot
    {
        // The level sinks just after the number has changed.
        let sunk = span(picture.t, 0.25, 0.7);
        level += f32::from(value) / full * (1.0 - sunk) * f32::from(u8::from(sunk > 0.0));
    }
    let level = level.clamp(0.0, 1.0);
    card.put(canvas, frames::HP_DROP_EMPTY, 2.0, 12.0);
    let top = if level >= 1.0 { -40.0 } else { 24.0 - 48.0 * level };
    let (x, y) = card.at(2.0, 12.0);
    canvas.put(frames::HP_DROP, x, y).scale(card.scale).crop(Rect::new(-30.0, top, 30.0, 40.0));
    let (x, y) = card.at(2.0, 17.0);
    outlined(canvas, &who.hp.to_string(), 22.0, THEME.text.paper.color(), (x, y), Anchor::CENTER);
}

/// What else is on a character, first things first.
fn shown_on(who: &Character) -> Vec<&Entity> {
    let mut tokens: Vec<&Entity> =
        who.entities.iter().filter(|entity| entity.kind() != Kind::Passive).collect();
    tokens.sort_by_key(|entity| (!is_worn(entity.kind()), entity.number));
    tokens
}

fn is_worn(kind: Kind) -> bool {
    matches!(kind, Kind::Weapon | Kind::Artifact | Kind::Talent)
}

fn stamps(canvas: &mut Canvas, card: &Card, who: &Character) {
    let tokens = shown_on(who);
    let room = if tokens.len() > STAMPS { STAMPS - 1 } else { STAMPS };
    // Three stand closer, so that the sign of the element below them stays visible.
    let (first, pitch, scale) =
        if tokens.len() < STAMPS { (56.0, 33.0, 0.8) } else { (52.0, 27.5, 0.66) };
    for (place, entity) in tokens.iter().take(room).enumerate() {
        let (x, y) = card.at(-6.0, first + pitch * place as f32);
        stamp(canvas, entity, (x, y), scale * card.scale);
    }
    if tokens.len() > room {
        let (x, y) = card.at(-6.0, first + pitch * room as f32);
        let more = format!("+{}", tokens.len() - room);
        outlined(canvas, &more, 16.0, THEME.text.bone.color(), (x, y), Anchor::CENTER);
    }
}

/// A stamp with its number: usages, points, counter or rounds.
pub(super) fn stamp(canvas: &mut Canvas, entity: &Entity, (x, y): (f32, f32), scale: f32) {
    canvas.put(drawings::stamp(entity.id), x, y).scale(scale);
    canvas.put(drawings::icon(entity.id), x, y - 7.1 * scale).scale(0.85 * scale);
    if let Some(number) = number(entity) {
        let ink = THEME.ink.first.color();
        canvas
            .write(number.to_string(), Face::SansBold, 15.0, ink, (x, y + 12.5 * scale))
            .within(26.0 * scale, 17.0 * scale);
    }
}

/// The number that matters about an entity.
pub fn number(entity: &Entity) -> Option<u8> {
    let rules = entity.id.rules();
    let counts =
        matches!(rules.counter, Some(game_rules::cards::pool::def::Counter::Number { .. }));
    if rules.usages.is_some() {
        Some(entity.usages)
    } else if rules.shield.is_some() {
        Some(entity.shield)
    } else if counts {
        Some(entity.count)
    } else {
        rules.rounds.map(|_| entity.rounds)
    }
}

/// "→ 1": the HP that would be left.
fn foretold(canvas: &mut Canvas, card: &Card, aids: &Aids, spot: Spot) {
    let Some((_, hp)) = aids.after.iter().find(|(at, _)| *at == spot) else { return };
    card.put(canvas, frames::PREVIEW_TAG, 28.0, 2.0);
    let (x, y) = card.at(47.0, 2.0);
    let text = format!("→{hp}");
    canvas.write(text, Face::SansBold, 16.0, THEME.ink.loss.color(), (x, y)).within(32.0, 20.0);
}
