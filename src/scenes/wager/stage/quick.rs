//! The quick challenges on the table, on a sheet of paper over the cloth.

use bevy::prelude::*;
use game_rules::dice::Dice;

use crate::scenes::wager::quick::{Challenge, DIGIT, Task};
use crate::{
    app::language::Language,
    art::{
        canvas::{Canvas, Face},
        motion::wobble,
        palette::THEME,
        sprites::{duel, shell as room, wager as art},
    },
    say,
};

/// The sheet.
const SHEET: Rect = Rect { min: Vec2::new(276.0, 226.0), max: Vec2::new(656.0, 508.0) };

/// How a challenge looks so many seconds after it was begun; nothing of the task before that.
pub fn draw(
    canvas: &mut Canvas,
    language: &Language,
    challenge: &Challenge,
    since: Option<f32>,
    calm: bool,
    still: bool,
) {
    canvas.stretch(art::CHALLENGE_CARD, SHEET, Color::WHITE);
    let middle = SHEET.center();
    let Some(since) = since else {
        canvas.put(art::CHALLENGE_CARD_BACK, middle.x, middle.y).scale(1.2);
        return;
    };
    if since > challenge.seconds(calm) {
        let text = language.say("quick-answer-now");
        canvas
            .write(text, Face::SerifBold, 24.0, THEME.ink.first.color(), (middle.x, middle.y))
            .within(SHEET.width() - 48.0, 40.0);
        return;
    }
    match &challenge.task {
        Task::Needle { mark, .. } => needle(canvas, challenge.needle(since, calm), *mark),
        Task::Moths(count) => moths(canvas, challenge.seed, *count, since, still),
        Task::Order(order) => {
            let pace = challenge.seconds(calm) / order.len() as f32;
            let place = (since / pace) as usize;
            // A short blank tells two equal digits apart.
            if let Some(digit) = order.get(place)
                && (since / pace).fract() > 0.15 * DIGIT / pace
            {
                let ink = THEME.ink.first.color();
                canvas.write(digit.to_string(), Face::SerifBold, 130.0, ink, (middle.x, middle.y));
            }
        }
        Task::Wax(left) => wax(canvas, *left),
        Task::OddOne(tables) => odd_one(canvas, tables),
        Task::Odds { word, number, .. } => {
            let text = say!(language, &format!("quick-odds-{word}"), number = *number);
            question(canvas, &text);
        }
    }
}

fn needle(canvas: &mut Canvas, at: f32, mark: f32) {
    let (x, y) = (SHEET.center().x, SHEET.max.y - 70.0);
    canvas.put(art::GAUGE, x, y).scale(1.35);
    canvas.put(art::GAUGE_MARK, x, y).scale(1.35).turn(mark);
    canvas.put(art::GAUGE_NEEDLE, x, y).scale(1.35).turn(at);
}

/// They sit and flutter where the seed has put them.
fn moths(canvas: &mut Canvas, seed: u64, count: i64, since: f32, still: bool) {
    let mut dice = Dice::stream(seed, "moth places");
    let inner = SHEET.inflate(-34.0);
    let (columns, rows) = (7, 5);
    let mut cells: Vec<i64> = (0..columns * rows).collect();
    dice.shuffle("places", &mut cells);
    for (number, cell) in cells.iter().take(count as usize).enumerate() {
        let (column, row) = ((cell % columns) as f32, (cell / columns) as f32);
        let seed = number as f32 * 3.7;
        let drift = if still { 0.0 } else { 7.0 };
        let at = Vec2::new(
            inner.min.x
                + inner.width() * (column + 0.5) / columns as f32
                + drift * wobble(since * 0.7, seed),
            inner.min.y
                + inner.height() * (row + 0.5) / rows as f32
                + drift * wobble(since * 0.6, seed + 1.0),
        );
        let flap = if still { 1.0 } else { 0.75 + 0.25 * (since * 9.0 + seed).sin() };
        canvas
            .put(room::hub::MOTH, at.x, at.y)
            .stretch(0.7 * flap, 0.7)
            .turn(40.0 * wobble(0.3, seed))
            .tint(Color::srgb_u8(0x55, 0x3A, 0x30));
    }
}

/// A candle between two strokes: empty below, whole above.
fn wax(canvas: &mut Canvas, left: i64) {
    let (x, low) = (SHEET.center().x, SHEET.max.y - 36.0);
    let whole = 1.55;
    let tall = whole * left as f32 / 100.0;
    for height in [0.0, whole] {
        let y = low - 127.0 * height;
        let line = Rect::new(x - 90.0, y - 1.5, x + 90.0, y + 1.5);
        canvas.stretch(art::LADDER_RAIL, line.inflate(1.0), Color::WHITE);
    }
    canvas.put(duel::CANDLE_GREAT, x, low).stretch(1.0, tall.max(0.05));
}

/// Three tables of nine emblems; one of each stands on its head.
fn odd_one(canvas: &mut Canvas, tables: &[(i64, usize); 3]) {
    let middle = SHEET.center();
    for (table, (odd, emblem)) in tables.iter().enumerate() {
        let Some(sprite) = room::ui::seat::seat(*emblem) else { continue };
        let left = middle.x + (table as f32 - 1.0) * 124.0;
        for place in 1..=9i64 {
            let (column, row) = (((place - 1) % 3) as f32 - 1.0, ((place - 1) / 3) as f32 - 1.0);
            let turn = if place == *odd { 180.0 } else { 0.0 };
            let at = (left + column * 36.0, middle.y + row * 44.0);
            canvas.put(sprite, at.0, at.1).scale(0.75).turn(turn);
        }
    }
}

fn question(canvas: &mut Canvas, text: &str) {
    let (size, lines) = super::super::stage::wrapped(text, SHEET.width() - 60.0, 150.0, 24.0);
    let middle = SHEET.center();
    let top = middle.y - size * 1.25 * lines.len() as f32 / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let at = (middle.x, top + size * 1.25 * (number as f32 + 0.5));
        canvas
            .write(line.as_str(), Face::Serif, size, THEME.ink.first.color(), at)
            .within(SHEET.width() - 40.0, size * 1.3);
    }
}
