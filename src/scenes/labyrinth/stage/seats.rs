//! The seat list: the public scoreboard, the same for every viewer (rules/labyrinth.md 11.2).

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{SeatCard, Words, chip, item};
use crate::art::{
    canvas::{Canvas, Face},
    palette::THEME,
    sprites::labyrinth as art,
};

const LEFT: f32 = 740.0;
const RIGHT: f32 = 946.0;

/// Where the card of the n-th of so many seats lies.
pub(super) fn place(number: usize, count: usize) -> Rect {
    let pitch = (92.0f32).min(386.0 / count.max(1) as f32);
    let top = 172.0 + number as f32 * pitch;
    Rect::new(LEFT, top, RIGHT, top + pitch - 6.0)
}

/// The middle of a seat's emblem in the list.
pub(super) fn emblem(words: &Words, seat: game_rules::game::Seat) -> Option<Vec2> {
    let number = words.cards.iter().position(|card| card.seat == seat)?;
    let area = place(number, words.cards.len());
    Some(Vec2::new(area.min.x + 29.0, area.center().y))
}

pub(super) fn draw(canvas: &mut Canvas, words: &Words) {
    canvas
        .write(&words.seats[0], Face::SerifBold, 26.0, THEME.text.bone.color(), (744.0, 152.0))
        .align(Anchor::CENTER_LEFT)
        .within(90.0, 32.0);
    canvas
        .write(&words.seats[1], Face::Sans, 16.0, THEME.text.ash.color(), (944.0, 154.0))
        .align(Anchor::CENTER_RIGHT)
        .within(104.0, 24.0);
    for (number, line) in words.cards.iter().enumerate() {
        card(canvas, line, place(number, words.cards.len()));
    }
}

fn card(canvas: &mut Canvas, line: &SeatCard, area: Rect) {
    let (dx, tint) = if line.active { (-4.0, Color::WHITE) } else { (0.0, PALE) };
    let area = Rect::new(area.min.x + dx, area.min.y, area.max.x + dx, area.max.y);
    canvas.stretch(art::table::CARD, area, tint);
    let ink = THEME.seats[line.seat.index() % 8].color();
    for y in [area.min.y + 5.0, area.max.y - 8.0] {
        // A stripe of the seat's colour along both edges.
        let stripe = Rect::new(area.min.x + 8.0, y, area.max.x - 8.0, y + 3.0);
        canvas.stretch(art::table::STRIPE, stripe, ink);
    }
    let tall = area.height() > 70.0;
    let scale = if tall { 1.0 } else { area.height() / 56.0 };
    canvas.put(chip(line.seat), area.min.x + 29.0, area.center().y).scale(1.1 * scale);
    canvas.spot("seat", line.seat.index() + 1, area);
    let left = area.min.x + 58.0 * scale.max(0.8);
    let right = area.max.x - 34.0;
    let dark = THEME.ink.first.color();
    let rows = if tall { [22.0, 43.0, 62.0] } else { [14.0, 31.0, 0.0] };
    canvas
        .write(
            &line.name,
            Face::SerifBold,
            if tall { 24.0 } else { 18.0 },
            dark,
            (left, area.min.y + rows[0]),
        )
        .align(Anchor::CENTER_LEFT)
        .within(right - left, 26.0 * scale);
    let facts: Vec<String> = if tall {
        line.facts.iter().filter(|fact| !fact.is_empty()).cloned().collect()
    } else {
        vec![
            line.facts
                .iter()
                .filter(|fact| !fact.is_empty())
                .cloned()
                .collect::<Vec<_>>()
                .join(" · "),
        ]
    };
    let marked = line.carries || line.injured || line.item.is_some();
    for (fact, y) in facts.iter().zip(&rows[1..]) {
        // The mark in the corner reaches down to the first line.
        let free = if marked && *y < rows[0] + 24.0 { right } else { area.max.x - 10.0 };
        canvas
            .write(fact, Face::Sans, 16.0, dark, (left, area.min.y + y))
            .align(Anchor::CENTER_LEFT)
            .within(free - left, 19.0);
    }
    let corner = (area.max.x - 22.0, area.min.y + 24.0 * scale);
    if line.carries {
        canvas.put(art::notebook::STAMP_TREASURE, corner.0, corner.1).scale(0.5 * scale);
    } else if line.injured {
        canvas.put(art::notebook::SHOT_HIT, corner.0, corner.1).scale(0.5 * scale);
    } else if let Some(held) = line.item {
        let drawing = item(held);
        let [_, _, width, height] = drawing.frame;
        let fit = 26.0 / width.max(height).max(1.0);
        canvas.put(drawing, corner.0, corner.1).scale(fit * scale);
    }
}

/// Cards out of the light are a little darker.
const PALE: Color = Color::srgb(0.86, 0.84, 0.80);
