//! The phase track below the table: where we are, and what the round pays.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::wager::Phase;

use super::Words;
use crate::{
    art::{
        canvas::{Canvas, Face},
        palette::THEME,
        sprites::{shell::ui, wager as art},
    },
    scenes::wager::picture::Picture,
};

const TRACK: Rect = Rect { min: Vec2::new(12.0, 518.0), max: Vec2::new(948.0, 576.0) };
const FIRST: f32 = 44.0;
const STEP: f32 = 92.0;
const LINE: f32 = 534.0;

/// Which of the five points a phase stands at; past the last one when the evening is over.
pub fn point(phase: Phase) -> usize {
    match phase {
        Phase::DrawQuest => 0,
        Phase::Betting => 1,
        Phase::Playing => 2,
        Phase::SettleRanking => 3,
        Phase::SettleBets => 4,
        Phase::Finished => 5,
    }
}

pub(super) fn draw(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    canvas.stretch(ui::PANEL_DARK, TRACK, Color::WHITE);
    let now = point(picture.phase);
    let rail = |from: usize, to: usize| {
        let x = |point: usize| FIRST + STEP * point as f32;
        Rect::new(x(from), LINE - 2.0, x(to), LINE + 2.0)
    };
    canvas.stretch(art::PHASE_RAIL, rail(0, 4), Color::WHITE);
    if now > 0 {
        canvas.stretch(art::PHASE_RAIL_DONE, rail(0, now.min(4)), Color::WHITE);
    }
    for (point, name) in words.phases.iter().enumerate() {
        let x = FIRST + STEP * point as f32;
        let mark = match point {
            point if point < now => art::PHASE_DONE,
            // While something is secret the seal is shut.
            1 | 2 if point == now => art::PHASE_SECRET,
            point if point == now => art::PHASE_NOW,
            _ => art::PHASE_NEXT,
        };
        canvas.put(mark, x, LINE).scale(if point == now { 1.0 } else { 0.7 });
        let (face, color) = if point == now {
            (Face::SansBold, THEME.text.bone.color())
        } else {
            (Face::Sans, THEME.text.ash.color())
        };
        // The first word would hang over the edge.
        let middle = x.max(TRACK.min.x + 48.0);
        canvas.write(name.as_str(), face, 16.0, color, (middle, 560.0)).within(84.0, 22.0);
    }
    for (line, y, color) in [
        (&words.pay, 535.0, THEME.text.paper.color()),
        (&words.rule, 559.0, THEME.text.ash.color()),
    ] {
        canvas
            .write(line.as_str(), Face::Sans, 16.0, color, (476.0, y))
            .align(Anchor::CENTER_LEFT)
            .within(460.0, 22.0);
    }
    canvas.spot("track", 0, TRACK);
}
