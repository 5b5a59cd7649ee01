//! The orders of both sides on two cards, never turned over before both are in. The card of whoever
//! comes second stays face down: it may fold before its turn comes.

use bevy::prelude::*;

use super::Words;
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{cubic_in_out, cubic_out, mix, span},
        palette::THEME,
        sprites::arena as art,
    },
    scenes::arena::picture::{OrderCard, Picture},
};

/// Where the cards lie when they are turned over.
const CARDS: [Vec2; 2] = [Vec2::new(396.0, 306.0), Vec2::new(564.0, 306.0)];
/// The part of a card that has the colour of its type, and the bar in that of its side.
const STUB: Rect = Rect { min: Vec2::new(-58.0, -79.0), max: Vec2::new(60.0, -20.0) };
const BAR: Rect = Rect { min: Vec2::new(-26.0, 58.0), max: Vec2::new(26.0, 72.0) };
/// From how far they come.
const AWAY: f32 = 420.0;

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let Some((orders, t)) = picture.orders else { return };
    let came = cubic_out(span(t, 0.0, 0.24));
    let turned = cubic_in_out(span(t, 0.28, 0.52));
    let gone = span(t, 0.88, 1.0);
    for (number, order) in orders.iter().enumerate() {
        let way = if number == 0 { -1.0 } else { 1.0 };
        let x = CARDS[number].x + way * mix(AWAY, 0.0, came);
        let turned = if *order == OrderCard::Later { 0.0 } else { turned * std::f32::consts::PI };
        let y = CARDS[number].y - 10.0 * turned.sin();
        let wide = turned.cos();
        if wide > 0.0 {
            canvas.put(art::CARD_BACK, x, y).stretch(wide.max(0.02), 1.0).alpha(1.0 - gone);
            continue;
        }
        let (name, colour) = &words.orders[number];
        let seat = THEME.seats[picture.sides[number].seat.index() & 1].color();
        let mut front = |part: Option<(Rect, Color)>| {
            let card = canvas.put(art::CARD_FRONT, x, y).stretch((-wide).max(0.02), 1.0);
            let card = match part {
                Some((part, colour)) => card.crop(part).tint(colour),
                None => card,
            };
            card.alpha(1.0 - gone);
        };
        front(None);
        front(Some((STUB, colour.unwrap_or(seat))));
        front(Some((BAR, seat)));
        if wide < -0.7 {
            face(canvas, *order, name, (x, y), 1.0 - gone);
        }
    }
}

fn face(canvas: &mut Canvas, order: OrderCard, name: &str, (x, y): (f32, f32), alpha: f32) {
    let ink = THEME.ink.first.color().with_alpha(alpha);
    match order {
        OrderCard::Move(_, kind) => {
            if let Some(chip) = art::types::chip(usize::from(kind)) {
                canvas.put(chip, x, y - 47.0).scale(1.3).alpha(alpha);
            }
        }
        OrderCard::Creature(id) => {
            let drawing = super::drawing_of(id);
            let [left, top, width, height] = drawing.frame;
            let size = 58.0 / width.max(height);
            let middle = Vec2::new(left + width / 2.0, top + height / 2.0) * size;
            canvas.put(drawing, x - middle.x, y - 47.0 - middle.y).scale(size).alpha(alpha);
        }
        OrderCard::Nothing(_) | OrderCard::Later => {
            canvas.put(art::REST_TAG, x, y - 47.0).scale(0.7).alpha(alpha);
        }
    }
    canvas.write(name, Face::SerifBold, 17.0, ink, (x, y + 44.0)).within(98.0, 46.0);
}
