//! What is in the air: cards, blows, glyphs that meet, numbers that rise.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::{
    cards::{
        element::{Element, Strike},
        pool::{Pool, def::Reaction, ids::CardId},
        state::Spot,
    },
    game::Seat,
};

use super::{Life, Words, colour, middle, on_top, outlined};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_in_out, expo_out, mix, quad_out, span},
        palette::THEME,
        sprites::cards::frames,
    },
    scenes::cards::{
        drawings,
        picture::{Motion, Picture},
    },
};

/// Draws what is on its way.
pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words, life: Life) {
    let t = picture.t;
    match picture.motion {
        Motion::Plays(seat, card) => played(canvas, picture, seat, card, t, life),
        Motion::Negates(card) => card_at(canvas, card, (480.0, 330.0), 0.9, 1.0 - t),
        Motion::Drops(seat, card) => {
            let y = if on_top(picture, seat) { 240.0 } else { 440.0 };
            card_at(canvas, card, (560.0, y + 60.0 * t), 0.7, 1.0 - t);
        }
        Motion::Draws(seat, n) => drawn(canvas, picture, seat, n, t, life),
        Motion::Aims(from, at, strike) => aimed(canvas, picture, from, at, strike, t, life),
        Motion::Reacts(at, reaction, met) => {
            meeting(canvas, picture, at, (met, partner(reaction, met)), t, life);
        }
        Motion::Hurts(at, value) => risen(canvas, picture, at, -i32::from(value), t),
        Motion::Heals(at, n) => risen(canvas, picture, at, i32::from(n), t),
        Motion::Phase(_) => banner(canvas, &words.banner, t),
        Motion::Tunes(seat, element) => tuned(canvas, picture, seat, element, t),
        _ => {}
    }
}

/// A card as it lies on the table, its foot at a place.
fn card_at(canvas: &mut Canvas, card: CardId, (x, y): (f32, f32), scale: f32, alpha: f32) {
    let corner = Vec2::new(x - 52.0 * scale, y - 122.0 * scale);
    let art = corner + Vec2::new(52.0, 41.5) * scale;
    match (drawings::illustration(card), drawings::talent_of(card)) {
        (Some(drawing), _) => {
            canvas.put(drawing, art.x, art.y).scale(0.875 * scale).alpha(alpha);
        }
        (None, Some(who)) => {
            let seen = Rect::new(-96.0, -190.0, 96.0, -46.0);
            let foot = art + Vec2::new(0.0, 51.6 * scale);
            canvas
                .put(drawings::bust(who), foot.x, foot.y)
                .scale(0.437 * scale)
                .crop(seen)
                .alpha(alpha);
        }
        (None, None) => {}
    }
    canvas.put(drawings::card_frame(card.def().category), x, y).scale(scale).alpha(alpha);
}

/// From the hand to the middle, held up for a moment, gone.
fn played(canvas: &mut Canvas, picture: &Picture, seat: Seat, card: CardId, t: f32, life: Life) {
    let from = if on_top(picture, seat) { (110.0, 170.0) } else { (300.0, 660.0) };
    let to = (480.0, if on_top(picture, seat) { 330.0 } else { 400.0 });
    let come = if life.calm { 1.0 } else { cubic_in_out(span(t, 0.0, 0.4)) };
    let fade = 1.0 - span(t, 0.82, 1.0);
    let at = (mix(from.0, to.0, come), mix(from.1, to.1, come) - 30.0 * bump(come));
    card_at(canvas, card, at, mix(0.4, 1.05, come), fade);
}

/// Backs from the deck to the hand: the same for every card.
fn drawn(canvas: &mut Canvas, picture: &Picture, seat: Seat, n: u8, t: f32, life: Life) {
    if life.calm {
        return;
    }
    let top = on_top(picture, seat);
    let half = super::half(picture, seat);
    let (from, to) = if top {
        (Vec2::new(37.0, 160.0), Vec2::new(104.0, 160.0))
    } else {
        (Vec2::new(48.0, 560.0), Vec2::new(300.0, 660.0))
    };
    for card in 0..n.min(6) {
        let late = 0.1 * f32::from(card);
        let come = cubic_in_out(span(t, late, late + 0.5));
        if come <= 0.0 || come >= 1.0 {
            continue;
        }
        let at = from.lerp(to, come) - Vec2::new(0.0, 60.0 * bump(come));
        let scale = if top { 0.24 } else { mix(0.42, 0.8, come) };
        canvas.put(frames::card_back(half), at.x, at.y).scale(scale).turn(14.0 * bump(come));
    }
}

/// The sign of the blow flies from whoever deals it.
fn aimed(
    canvas: &mut Canvas,
    picture: &Picture,
    from: Option<Spot>,
    at: Spot,
    strike: Strike,
    t: f32,
    life: Life,
) {
    let to = middle(picture, at);
    let start = from.map_or_else(
        || {
            // Summons and statuses strike from their side of the table.
            let own = if on_top(picture, at.side) { 420.0 } else { 230.0 };
            Vec2::new(815.0, own)
        },
        |from| middle(picture, from),
    );
    let come = if life.calm { 1.0 } else { cubic_in_out(t) };
    let place = start.lerp(to, come);
    let size = 1.3 + 0.5 * bump(t);
    match strike.element() {
        Some(element) => {
            for trail in 1..4 {
                let behind = start.lerp(to, (come - 0.06 * trail as f32).max(0.0));
                canvas
                    .put(drawings::glyph(element), behind.x, behind.y)
                    .scale(size * (1.0 - 0.2 * trail as f32))
                    .alpha(0.4 / trail as f32);
            }
            canvas.put(drawings::glyph(element), place.x, place.y).scale(size);
        }
        None => {
            canvas.put(frames::STAMP_ICON_SWORD, place.x, place.y).scale(size).turn(180.0 * come);
        }
    }
}

/// The element that reacts with another like this.
fn partner(reaction: Reaction, met: Element) -> Element {
    let mut all = Element::ALL.into_iter();
    let like = |other: &Element| {
        Pool::get().reaction(met, *other).is_some_and(|rules| rules.id == reaction)
    };
    all.find(like).unwrap_or(met)
}

/// The element that was there and the one that came leave their frames and meet above the target.
fn meeting(
    canvas: &mut Canvas,
    picture: &Picture,
    at: Spot,
    (met, came): (Element, Element),
    t: f32,
    life: Life,
) {
    let to = middle(picture, at) - Vec2::new(0.0, 30.0);
    let apart = if life.calm { 0.0 } else { 56.0 * (1.0 - expo_out(span(t, 0.0, 0.5))) };
    let flash = bump(span(t, 0.35, 0.95));
    canvas.put(frames::TARGET_RING, to.x, to.y + 30.0).scale(0.9 + 0.25 * flash).alpha(flash);
    let size = 1.5 + 0.4 * flash;
    let fade = 1.0 - span(t, 0.85, 1.0);
    canvas.put(drawings::glyph(met), to.x - apart - 14.0, to.y).scale(size).alpha(fade);
    canvas.put(drawings::glyph(came), to.x + apart + 14.0, to.y).scale(size).alpha(fade);
}

/// A number that rises from a drop.
fn risen(canvas: &mut Canvas, picture: &Picture, at: Spot, change: i32, t: f32) {
    let shown = span(t, 0.2, 0.35);
    if shown <= 0.0 {
        return;
    }
    let place = middle(picture, at) + Vec2::new(-30.0, -62.0 - 20.0 * quad_out(t));
    let color = if change < 0 { THEME.bad.color() } else { THEME.good.color() };
    let text = if change < 0 { format!("−{}", -change) } else { format!("+{change}") };
    let fade = 1.0 - span(t, 0.85, 1.0);
    outlined(canvas, &text, 30.0, color.with_alpha(fade), (place.x, place.y), Anchor::CENTER);
}

/// A phase is named over the table.
fn banner(canvas: &mut Canvas, text: &str, t: f32) {
    if text.is_empty() {
        return;
    }
    let alpha = bump(t).sqrt();
    let paper = THEME.text.paper.color().with_alpha(alpha);
    let dark = THEME.ground.void.color().with_alpha(alpha * 0.9);
    for (dx, dy) in [(-2.0, -2.0), (2.0, -2.0), (-2.0, 2.0), (2.0, 2.0)] {
        canvas.write(text, Face::SerifBold, 34.0, dark, (480.0 + dx, 322.0 + dy));
    }
    canvas.write(text, Face::SerifBold, 34.0, paper, (480.0, 322.0));
}

/// A spark of the element goes from the tray to the rack.
fn tuned(canvas: &mut Canvas, picture: &Picture, seat: Seat, element: Element, t: f32) {
    let (from, to) = if on_top(picture, seat) {
        (Vec2::new(104.0, 150.0), Vec2::new(163.0, 150.0))
    } else {
        (Vec2::new(170.0, 548.0), Vec2::new(420.0, 545.0))
    };
    let at = from.lerp(to, cubic_in_out(t)) - Vec2::new(0.0, 40.0 * bump(t));
    canvas.put(drawings::glyph(element), at.x, at.y).scale(1.5).tint(colour(element.into()));
}
