//! Draws a [`Picture`] of the notebook, in the coordinates of the frame (ux 2.0.1).

mod board;
mod effects;
mod heat;
mod legend;
mod lens;
mod pencil;
mod seats;
mod sheet;
mod slip;
mod tabs;
pub mod truth;

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::{
    game::Seat,
    labyrinth::{Item, theme::ThemeName},
};

pub use lens::{Lens, PanZoom};
pub use pencil::Pencilled;
pub use sheet::stamp_of;

use super::{heat::Heat, picture::Picture};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{back_out, wobble},
        palette::THEME,
        sprites::{Look, Sprite as Drawing, labyrinth as art, shell as room},
    },
    evil::{self, Pose},
};

/// A line of the seat list.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// Whose.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What is public about them, in two lines.
    pub facts: [String; 2],
    /// It is their turn.
    pub active: bool,
    /// The item held.
    pub item: Option<Item>,
    /// Carries treasure.
    pub carries: bool,
    /// Injured.
    pub injured: bool,
    /// Played by the program.
    pub evil: bool,
}

/// Words on the stage, in the player's language.
#[derive(Clone, Debug)]
pub struct Words {
    /// What the House said last.
    pub horn: String,
    /// How much of it has been heard, 0 … 1.
    pub heard: f32,
    /// "Seats", "order of play".
    pub seats: [String; 2],
    /// The seat list in turn order.
    pub cards: Vec<SeatCard>,
    /// "Sheet 2" for each tab.
    pub tabs: Vec<String>,
    /// "locked".
    pub locked: String,
    /// What the thread means.
    pub thread: String,
    /// Which sheets are tied together, and by what.
    pub links: String,
    /// What the labyrinth is made of.
    pub legend: String,
    /// A note in the margin, in two lines.
    pub jotted: [String; 2],
    /// "exit!".
    pub exit: String,
    /// "With your notes", if the chances follow them.
    pub noted: String,
}

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds; stands still when nothing should move by itself.
    pub time: f32,
    /// No flicker, swirl or loops.
    pub calm: bool,
    /// Bright flashes may be shown.
    pub flashes: bool,
    /// What the theme of the table makes of the drawings.
    pub look: Option<Look>,
}

/// What is pointed at or asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointing {
    /// The tile in focus on the open sheet.
    pub focus: Option<(i8, i8)>,
    /// Steps can be made: neighbours may be clicked.
    pub steps: bool,
}

const EVIL_SEAT: (f32, f32) = (482.0, 122.0);
const EVIL_SCALE: f32 = 0.25;

/// Evil behind this table, before reactions.
pub fn evil_pose(life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hands[0].wrist = (398.0, 122.0);
    pose.hands[1].wrist = (566.0, 122.0);
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    pose.face.look = (-0.2, 0.7);
    pose
}

/// The drawing as the theme of the table has it.
pub fn themed(drawing: &'static Drawing, look: Option<Look>) -> &'static Drawing {
    let Some(look) = look else { return drawing };
    // A tree stump stands in no house and on no ship.
    let drawing = if std::ptr::eq(drawing, art::tiles::CLEARING_4) {
        art::tiles::CLEARING_1
    } else {
        drawing
    };
    let mut looks = drawing.looks.iter();
    looks.find(|(one, _)| *one == look).map_or(drawing, |(_, drawing)| drawing)
}

/// The look of a theme.
pub fn look(theme: ThemeName) -> Look {
    match theme {
        ThemeName::HauntedHouse => Look::HauntedHouse,
        ThemeName::CursedForest => Look::CursedForest,
        ThemeName::PsychWard => Look::PsychWard,
        ThemeName::PirateShip => Look::PirateShip,
    }
}

/// The number of a seat's drawings.
pub fn number(seat: Seat) -> usize {
    seat.index() % 8 + 1
}

/// The flat emblem of a seat.
pub fn chip(seat: Seat) -> &'static Drawing {
    art::pawns::chip(number(seat)).unwrap_or(art::pawns::CHIP_1)
}

/// The figure of a seat.
pub fn pawn(seat: Seat) -> &'static Drawing {
    art::pawns::pawn(number(seat)).unwrap_or(art::pawns::PAWN_1)
}

/// The picture of an item.
pub fn item(item: Item) -> &'static Drawing {
    match item {
        Item::Bullet => art::items::BULLET,
        Item::Kit => art::items::KIT,
        Item::Junk => art::items::JUNK,
        Item::Scanner => art::items::SCANNER,
        Item::BrokenLight => art::items::FLASHLIGHT,
        Item::Battery => art::items::BATTERY,
        Item::Light(_) => art::items::FLASHLIGHT_LIT,
        Item::Dynamite => art::items::DYNAMITE,
        Item::Shield => art::items::SHIELD,
    }
}

/// Draws everything on the stage of a seat.
#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
pub fn draw(
    canvas: &mut Canvas,
    picture: &Picture,
    lens: &Lens,
    heat: Option<&Heat>,
    pose: &Pose,
    words: &Words,
    pointing: Pointing,
    life: Life,
    pencilled: &Pencilled,
) {
    ground(canvas, pose, life);
    horn(canvas, words, life);
    canvas.put(art::table::NOTEBOOK, 0.0, 0.0);
    tabs::draw(canvas, picture, words);
    sheet::draw(canvas, picture, lens, heat, words, pointing, life, pencilled);
    seats::draw(canvas, words);
    canvas.put(art::table::PENCIL, 752.0, 566.0);
    effects::draw(canvas, picture, lens, words, life);
    canvas.put(art::table::VIGNETTE, 0.0, 0.0).alpha(0.8);
}

/// Room, table, Evil and the lantern.
pub fn ground(canvas: &mut Canvas, pose: &Pose, life: Life) {
    for x in [-310.0, 970.0] {
        canvas.put(room::hub::ROOM_WALL, x, -192.0);
    }
    canvas.put(art::table::ROOM, 0.0, 0.0);
    evil::draw_bust(canvas, pose);
    evil::draw_arms(canvas, pose);
    evil::draw_gloves(canvas, pose);
    let swing = if life.calm { 0.0 } else { wobble(life.time * 0.5, 3.0) * 1.5 };
    canvas.put(art::table::LANTERN, 585.0, 127.0).turn(swing);
}

/// About how wide a text is; signs of Chinese are twice as wide as letters.
pub(super) fn width_of(text: &str, letter: f32) -> f32 {
    text.chars().map(|sign| if sign >= '\u{2E80}' { 2.0 * letter } else { letter }).sum()
}

/// Breaks a text into two lines near its middle if it is long.
pub(super) fn folded(text: &str, letters: f32) -> String {
    if width_of(text, 1.0) <= letters {
        return text.to_owned();
    }
    let half = width_of(text, 1.0) / 2.0;
    let breaks = text.char_indices().filter(|(_, sign)| *sign == ' ' || *sign >= '\u{2E80}');
    let off = |at: usize| (width_of(&text[..at], 1.0) - half).abs();
    match breaks.map(|(at, _)| at).min_by(|one, two| off(*one).total_cmp(&off(*two))) {
        Some(at) => format!("{}\n{}", text[..at].trim_end(), text[at..].trim_start()),
        None => text.to_owned(),
    }
}

/// The House's horn, and the strip of paper with what it said.
fn horn(canvas: &mut Canvas, words: &Words, life: Life) {
    let loud = if life.calm { 0.0 } else { 1.0 - words.heard };
    let squash = 1.0 + 0.05 * loud * (life.time * 18.0).sin();
    canvas.put(art::notebook::HORN, 40.0, 128.0).stretch(0.86 * squash, 0.86 * (2.0 - squash));
    if words.horn.is_empty() {
        return;
    }
    let text = folded(&words.horn, 34.0);
    let longest = text.lines().map(|line| width_of(line, 9.3)).fold(0.0, f32::max);
    let two = text.contains('\n');
    let width = (longest + 44.0).clamp(120.0, 306.0);
    let out = if life.calm { 1.0 } else { back_out(words.heard.clamp(0.0, 1.0), 0.3).max(0.3) };
    let (top, bottom) = if two { (54.0, 112.0) } else { (62.0, 108.0) };
    let area = Rect::new(122.0, top, 122.0 + width * out.min(1.05), bottom);
    canvas.stretch(art::table::SPEECH, area, Color::WHITE);
    if out >= 0.98 {
        canvas
            .write(
                text,
                Face::Serif,
                if two { 19.0 } else { 22.0 },
                THEME.ink.first.color(),
                (136.0, 84.0),
            )
            .align(Anchor::CENTER_LEFT)
            .within(width - 34.0, bottom - top - 10.0);
    }
}
