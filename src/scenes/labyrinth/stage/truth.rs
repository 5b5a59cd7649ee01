//! The stage of those who see everything, in the coordinates of the frame (ux 2.0.1): the
//! true board under a lantern, beside what one of the seats believes.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::{
    game::Seat,
    labyrinth::{Board, Size},
};

use super::{
    Lens, Life, PanZoom, Words,
    board::{self, Plan},
    chip, heat, seats, sheet,
};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::cubic_in_out,
        palette::THEME,
        sprites::{labyrinth as art, shell::ui::icon},
    },
    evil::Pose,
    scenes::labyrinth::{Split, heat::Heat, picture::Sheet, true_board::Scenery},
};

pub use board::drawing;

/// What is written on the stage of those who see everything.
#[derive(Clone, Debug)]
pub struct TruthWords {
    /// "OMNISCIENT"; empty where the frame of the viewer says so.
    pub sign: String,
    /// "Truth", beside what somebody believes.
    pub truth: String,
    /// "What Rosa believes".
    pub believes: String,
    /// Who was one wall apart from whom.
    pub note: String,
    /// How strongly somebody believes what is true.
    pub caption: String,
    /// Everything else.
    pub usual: Words,
}

/// How everything is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Whose beliefs are shown.
    pub follow: Seat,
    /// No seat list beside it: the seats are in the tray.
    pub wide: bool,
    /// How truth and belief share the stage.
    pub split: Split,
    /// How the board is looked at.
    pub gaze: PanZoom,
    /// The tile that was pointed at.
    pub place: Option<usize>,
}

/// What somebody believes.
#[derive(Clone, Copy, Debug)]
pub struct Belief<'a> {
    /// Their sheets, where they truly belong.
    pub sheets: &'a [Sheet],
    /// Where they think somebody is.
    pub heat: Option<&'a Heat>,
}

/// What somebody has drawn, laid over the board.
#[derive(Clone, Copy, Debug)]
pub struct Overlay<'a> {
    /// The sheets, where they truly belong.
    pub sheets: &'a [Sheet],
    /// How far they have slid there, 0 … 1.
    pub laid: f32,
}

/// Where one can take hold of the board.
pub const STAGE: Rect = Rect { min: Vec2::new(16.0, 84.0), max: Vec2::new(944.0, 562.0) };
const LEFT: f32 = 56.0;
/// Where the page ends beside the seat list, and without it.
const RIGHT: (f32, f32) = (730.0, 938.0);
const TOP: f32 = 84.0;
const BOTTOM: f32 = 560.0;
/// How much room the bar has.
const BAR: f32 = 36.0;
/// A part that would be narrower than this is not shown.
const NARROW: f32 = 150.0;

fn right(wide: bool) -> f32 {
    if wide { RIGHT.1 } else { RIGHT.0 }
}

/// How truth and belief share the stage when the bar is here.
pub fn share_at(x: f32, wide: bool) -> Split {
    let (left, right) = (LEFT + NARROW, right(wide) - NARROW);
    if x < left - NARROW / 2.0 {
        Split(0.0)
    } else if x > right + NARROW / 2.0 {
        Split(1.0)
    } else {
        Split(((x.clamp(left, right) - LEFT) / (self::right(wide) - LEFT)).clamp(0.01, 0.99))
    }
}

/// Where the bar is; at the very edge there is only one part.
fn bar_at(split: Split, wide: bool) -> f32 {
    LEFT + BAR / 4.0 + split.0 * (right(wide) - LEFT - BAR / 2.0)
}

/// Draws everything on the stage of those who see everything. Gives back where the bar is, how large
/// tiles are, and where the middle of the board's room is.
#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
pub fn draw(
    canvas: &mut Canvas,
    board: &Board,
    scenery: &Scenery,
    belief: Belief<'_>,
    outlook: Outlook,
    overlay: Overlay<'_>,
    pose: &Pose,
    words: &TruthWords,
    life: Life,
) -> (f32, f32, Vec2) {
    super::ground(canvas, pose, life);
    let Outlook { follow, wide, split, .. } = outlook;
    let bar = bar_at(split, wide);
    let room = Rect::new(LEFT, TOP, (bar - BAR / 2.0).max(LEFT + 1.0), BOTTOM);
    let plan = Plan::of(board.size(), room, outlook.gaze);
    if split.0 > 0.0 {
        board::ground(canvas, board, scenery, &plan, life.look);
        let aside =
            Vec2::new((1.0 - cubic_in_out(overlay.laid)) * (right(wide) - room.center().x), 0.0);
        let lens = plan.lens(aside);
        for sheet in overlay.sheets {
            sheet::paper(canvas, sheet, &lens, &words.usual, life);
        }
        board::life(canvas, scenery, &plan, follow, outlook.place);
    }
    if split.0 < 1.0 {
        let area = Rect::new(bar + BAR / 2.0, 132.0, right(wide), BOTTOM - 4.0);
        page(canvas, belief, board.size(), follow, (area, words), life);
    }
    if !wide {
        seats::draw(canvas, &words.usual);
    }
    divide(canvas, bar);
    sign(canvas, words);
    if split.is_split() {
        tag(canvas, &words.truth);
    }
    whisper(canvas, words);
    canvas.put(art::table::VIGNETTE, 0.0, 0.0).alpha(0.7);
    (bar, plan.pitch, plan.middle)
}

/// The brass bar between truth and belief, to be dragged.
fn divide(canvas: &mut Canvas, x: f32) {
    let rail = Rect::new(x - 4.0, TOP + 12.0, x + 4.0, BOTTOM - 12.0);
    canvas.stretch(art::table::STRIPE, rail, THEME.brass.old.color());
    canvas.stretch(art::table::STRIPE, rail.inflate(-1.5), THEME.brass.light.color());
    let middle = rail.center();
    let knob = Rect::from_center_size(middle, Vec2::splat(40.0));
    canvas.stretch(crate::art::sprites::shell::ui::BTN_BRASS_REST, knob, Color::WHITE);
    for (sprite, off) in [(icon::CHEVRON_LEFT, -8.0), (icon::CHEVRON_RIGHT, 8.0)] {
        canvas.put(sprite, middle.x + off, middle.y).scale(0.8).tint(THEME.ink.first.color());
    }
    canvas.spot("split", 0, knob);
}

/// What the followed seat believes, on its own page: its sheets where they truly belong, and where it
/// thinks somebody is.
fn page(
    canvas: &mut Canvas,
    belief: Belief<'_>,
    size: Size,
    follow: Seat,
    (area, words): (Rect, &TruthWords),
    life: Life,
) {
    canvas.stretch(art::table::SLIP, area, Color::WHITE);
    let ink = THEME.ink.first.color();
    let head =
        Rect::new(area.min.x + 16.0, area.min.y + 10.0, area.max.x - 14.0, area.min.y + 44.0);
    canvas.put(chip(follow), head.max.x - 16.0, head.center().y).scale(0.62);
    canvas
        .write(&words.believes, Face::SerifBold, 23.0, ink, (head.min.x, head.center().y))
        .align(Anchor::CENTER_LEFT)
        .within(head.width() - 44.0, 28.0);
    let foot = if words.caption.is_empty() { 14.0 } else { 46.0 };
    let inner =
        Rect::new(area.min.x + 14.0, head.max.y + 6.0, area.max.x - 14.0, area.max.y - foot);
    let (across, up) = (f32::from(size.width), f32::from(size.rows()));
    let tile = (inner.width() / across).min(inner.height() / up).min(44.0);
    let lens = Lens {
        fragment: 0,
        centre: Vec2::new((across - 1.0) / 2.0, (up - 1.0) / 2.0),
        middle: inner.center(),
        tile,
        window: inner.inflate(tile),
    };
    let board = Rect::from_center_size(inner.center(), Vec2::new(across, up) * tile);
    canvas.stretch(art::table::VELLUM, board.inflate(3.0), Color::WHITE);
    if let Some(heat) = belief.heat {
        heat::layer(canvas, heat, &lens, board.inflate(2.0));
    }
    border(canvas, size, &lens);
    unknown(canvas, belief.sheets, size, &lens);
    for sheet in belief.sheets {
        sheet::paper(canvas, sheet, &lens, &words.usual, life);
    }
    for sheet in belief.sheets {
        sheet::figures(canvas, sheet, &lens, life);
    }
    if !words.caption.is_empty() {
        canvas
            .write(&words.caption, Face::SansBold, 16.0, ink, (inner.min.x, area.max.y - 29.0))
            .align(Anchor::CENTER_LEFT)
            .within(inner.width(), 24.0);
    }
}

/// The outline of the board, dashed.
fn border(canvas: &mut Canvas, size: Size, lens: &Lens) {
    let (width, rows) = (i32::from(size.width), i32::from(size.rows()));
    let low = |number: i32| number as f32 - 0.5;
    let mut line: Vec<Vec2> = (0..=width).map(|x| Vec2::new(low(x), low(0))).collect();
    line.extend((1..=rows).map(|y| Vec2::new(low(width), low(y))));
    line.extend((0..width).rev().map(|x| Vec2::new(low(x), low(rows))));
    line.extend((0..rows).rev().map(|y| Vec2::new(low(0), low(y))));
    heat::contour(canvas, &line, 5, lens, lens.window);
}

/// A question mark here and there where nothing is drawn.
fn unknown(canvas: &mut Canvas, sheets: &[Sheet], size: Size, lens: &Lens) {
    let drawn = |at: (i8, i8)| sheets.iter().flat_map(|sheet| &sheet.tiles).any(|one| one.at == at);
    for tile in size.all().filter(|tile| tile.0 % 5 == 2) {
        let at = size.xy(tile);
        if !drawn(at) {
            let place = lens.tile_at(at);
            let ink = THEME.ink.second.color();
            canvas.write("?", Face::Serif, 20.0, ink, (place.x, place.y)).within(lens.tile, 26.0);
        }
    }
}

/// What nobody knew then, while everybody's way is shown.
fn whisper(canvas: &mut Canvas, words: &TruthWords) {
    if words.note.is_empty() {
        return;
    }
    let area = Rect::new(596.0, 84.0, 938.0, 126.0);
    canvas.stretch(art::table::SPEECH, area, Color::WHITE);
    let (ink, middle) = (THEME.ink.first.color(), (area.center().x, area.center().y));
    canvas.write(&words.note, Face::Serif, 20.0, ink, middle).within(area.width() - 36.0, 30.0);
}

/// Which half is the true one.
fn tag(canvas: &mut Canvas, text: &str) {
    let area = Rect::new(56.0, 46.0, 150.0, 80.0);
    canvas.stretch(art::table::TAG, area, Color::WHITE);
    let middle = (area.center().x + 6.0, area.center().y);
    canvas
        .write(text, Face::SerifBold, 20.0, THEME.ink.first.color(), middle)
        .within(area.width() - 34.0, 26.0);
}

/// A brass frame and a sign, so that nobody mistakes this for a seat.
fn sign(canvas: &mut Canvas, words: &TruthWords) {
    if words.sign.is_empty() {
        return;
    }
    canvas.stretch(art::table::FRAME, Rect::new(2.0, 42.0, 958.0, 578.0), Color::WHITE);
    let area = Rect::new(180.0, 44.0, 396.0, 78.0);
    canvas.stretch(crate::art::sprites::shell::ui::BTN_BRASS_REST, area, Color::WHITE);
    canvas
        .engrave(&words.sign, Face::SerifBold, 20.0, (area.center().x, area.center().y))
        .within(area.width() - 30.0, 28.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bar is where it was dragged to, and at the edge there is one part only.
    #[test]
    fn the_bar_stays_where_it_was_dragged() {
        for wide in [true, false] {
            for x in [260.0, 400.0, 520.0] {
                let split = share_at(x, wide);
                assert!(split.is_split());
                assert!((bar_at(split, wide) - x).abs() < BAR / 2.0, "{x}");
            }
            assert_eq!(share_at(60.0, wide), Split(0.0));
            assert_eq!(share_at(950.0, wide), Split(1.0));
        }
        assert_eq!(Split::default().toggled(), Split(1.0));
        assert_eq!(Split(1.0).toggled(), Split::default());
        assert_eq!(Split(0.0).toggled(), Split::default());
    }
}
