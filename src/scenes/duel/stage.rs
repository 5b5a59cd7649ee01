//! Draws a [`Picture`] of the duel, in the coordinates of `mockups/duel`.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::duel::{Shell, Tool};

use super::picture::{Gun, Known, Picture, SidePicture};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_in_out, mix, quad_out, span, wobble},
        palette::THEME,
        sprites::{Sprite as Drawing, duel as art, shell as room},
    },
    evil::{self, Pose},
};

/// Words on the stage, in the player's language.
#[derive(Debug)]
pub struct Words {
    /// Names of the sides.
    pub names: [String; 2],
    /// "Main".
    pub clip: String,
    /// "7 shells".
    pub shells: String,
    /// "loaded: 4 live, 5 blank".
    pub loaded: String,
    /// "live", "blank", "sure", "inferred".
    pub live: String,
    pub blank: String,
    pub inferred: String,
    /// "3 left", "4 left".
    pub left: [String; 2],
    /// Tags of the top and bottom side.
    pub tags: [Vec<(TagIcon, String)>; 2],
    /// The chance of each shell, as text.
    pub odds: Vec<String>,
}

/// The pictogram on a status tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagIcon {
    /// Turns to lose.
    Dazed,
    /// Additional damage.
    Damage,
    /// Has seen the front shell.
    Seen,
}

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds; stands still when nothing should move by itself.
    pub time: f32,
    /// No shake, flicker or loops.
    pub calm: bool,
}

const EVIL_SEAT: (f32, f32) = (480.0, 206.0);
const EVIL_SCALE: f32 = 0.52;
const GUN: (f32, f32) = (356.0, 314.0);
const RAIL: (f32, f32) = (26.0, 399.0);
const RACK: (f32, f32) = (262.0, 207.0);

/// Evil at this table, before reactions.
pub fn evil_pose(picture: &Picture, life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hands[0].wrist = (231.0, 205.0);
    pose.hands[1].wrist = (729.0, 205.0);
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    pose.face.look = (0.0, 0.3 + 0.7 * picture.hush);
    pose.face.push = picture.hush * 0.6;
    pose
}

/// Draws everything on the stage.
pub fn draw(canvas: &mut Canvas, picture: &Picture, pose: &Pose, words: &Words, life: Life) {
    room_and_lamp(canvas, picture, life);
    evil::draw_bust(canvas, pose);
    canvas.put(art::TABLE_FELT, 0.0, 0.0);
    let narrow = 1.0 - 0.45 * picture.hush;
    canvas.put(art::LAMP_POOL, 430.0, 345.0).stretch(narrow, 0.52 * narrow).alpha(0.6);
    evil::draw_arms(canvas, pose);
    rack(canvas, &picture.top);
    evil::draw_gloves(canvas, pose);
    candles(canvas, &picture.top, (22.0, 150.0), life, picture.snuffed.filter(|s| s.0));
    name_plate(canvas, (78.0, 162.0), &words.names[0]);
    tags(canvas, &words.tags[0], (642.0, 86.0), true);
    lamp(canvas, life);
    gun(canvas, &picture.gun);
    spent(canvas, picture);
    blackboard(canvas, picture, words);
    rail(canvas, picture, words);
    candles(canvas, &picture.bottom, (22.0, 556.0), life, picture.snuffed.filter(|s| !s.0));
    name_plate(canvas, (112.0, 541.0), &words.names[1]);
    tags(canvas, &words.tags[1], (288.0, 541.0), false);
    tokens(canvas, picture, life);
    flying(canvas, picture);
    used(canvas, picture);
    canvas.spot("target-foe", 0, Rect::new(370.0, 48.0, 590.0, 200.0));
    canvas.spot("target-self", 0, Rect::new(20.0, 505.0, 275.0, 578.0));
}

fn room_and_lamp(canvas: &mut Canvas, picture: &Picture, life: Life) {
    canvas.put(room::hub::ROOM_WALL, -310.0, -192.0);
    let breath = if life.calm { 1.0 } else { 1.0 + 0.015 * (life.time * 0.9).sin() };
    canvas.put(art::LAMP_CONE, 307.0, 112.0).stretch(1.0 - 0.5 * picture.hush, 1.0).alpha(0.75);
    canvas.put(art::LAMP_GLOW, 307.0, 112.0).scale(breath).alpha(0.8);
}

fn lamp(canvas: &mut Canvas, life: Life) {
    let swing = if life.calm { 0.0 } else { wobble(life.time * 0.3, 5.0) * 0.8 };
    canvas.put(art::LAMP, 307.0, 36.0).turn(swing);
}

/// A bar with a well for every slot and a seal in every filled one.
fn rack(canvas: &mut Canvas, side: &SidePicture) {
    let (x, y) = RACK;
    let slots = side.rack.len().min(8);
    let begin = x + (8 - slots) as f32 * 26.5;
    canvas.put(art::RACK_CAP_LEFT, begin, y);
    for slot in 0..slots {
        canvas.put(art::RACK_SEGMENT, begin + 8.0 + slot as f32 * 53.0, y);
    }
    canvas.put(art::RACK_CAP_RIGHT, begin + 8.0 + slots as f32 * 53.0, y);
    for (slot, tool) in side.rack.iter().take(slots).enumerate() {
        let at = (begin + 8.0 + slot as f32 * 53.0 + 26.5, y + 28.0);
        canvas.put(art::RACK_SLOT, at.0, at.1);
        if let Some(tool) = tool {
            let turn = ((slot * 7919 + 3) % 12) as f32 - 6.0;
            canvas.put(seal(*tool), at.0, at.1).scale(0.68).turn(turn);
            let area = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(46.0));
            canvas.spot("rack", slot, area);
        }
    }
}

/// The wax seal of a tool.
pub fn seal(tool: Tool) -> &'static Drawing {
    art::seals::by_number(usize::from(tool.number())).unwrap_or(art::seals::BASE_GUN)
}

/// Up to twenty candles, above that one great candle with the number engraved.
fn candles(
    canvas: &mut Canvas,
    side: &SidePicture,
    (x, y): (f32, f32),
    life: Life,
    snuffed: Option<(bool, u32, f32)>,
) {
    let places = side.full.max(side.hp).max(1);
    if places > 20 {
        canvas.put(art::CANDLE_GREAT, x + 60.0, y + 4.0);
        canvas.put(art::CANDLE_HALO, x + 60.0, y - 123.0).scale(2.0).alpha(0.5);
        canvas.put(art::CANDLE_FLAME, x + 60.0, y - 123.0).scale(2.0);
        canvas.engrave(side.hp.to_string(), Face::SerifBold, 22.0, (x + 60.0, y - 41.0));
        return;
    }
    let pitch = (22.6f32).min(226.0 / places as f32);
    let width = (places as f32 * pitch + 26.0).max(90.0);
    let shelf = Rect::new(x, y - 6.0, x + width, y + 30.0);
    stretched_shelf(canvas, shelf);
    for place in 0..places {
        let at = (x + 24.0 + place as f32 * pitch, y - 2.0);
        let lit = place < side.hp;
        let just = snuffed.filter(|(_, lost, _)| !lit && place < side.hp.max(0) + i64::from(*lost));
        if lit {
            let seed = place as f32 * 1.7;
            canvas.put(art::CANDLE_HALO, at.0, at.1 - 42.0).scale(0.8).alpha(0.4);
            canvas.put(art::CANDLE_FULL, at.0, at.1);
            let lean = if life.calm { 0.0 } else { wobble(life.time * 1.5, seed) * 5.0 };
            let tall = if life.calm { 1.0 } else { 1.0 + 0.06 * wobble(life.time * 4.0, seed) };
            canvas.put(art::CANDLE_FLAME, at.0, at.1 - 42.0).stretch(1.0, tall).turn(lean);
        } else {
            canvas.put(art::CANDLE_SNUFFED, at.0, at.1);
            if let Some((_, _, t)) = just {
                let rise = quad_out(t);
                canvas
                    .put(art::SMOKE_CURL, at.0, at.1 - 26.0 - 10.0 * rise)
                    .alpha(1.0 - span(t, 0.3, 1.0));
                if t < 0.12 {
                    canvas.put(art::CANDLE_FLAME, at.0, at.1 - 36.0).stretch(1.0, 1.0 - t / 0.12);
                }
            }
        }
    }
}

fn stretched_shelf(canvas: &mut Canvas, area: Rect) {
    // The shelf is one board of 231 units; its middle may be longer or shorter.
    let scale = area.width() / 231.0;
    canvas.put(art::SHELF, area.min.x, area.min.y + 6.0).stretch(scale, 1.0);
}

/// A brass plate as wide as its words.
fn name_plate(canvas: &mut Canvas, (x, y): (f32, f32), name: &str) {
    let width = 40.0 + name.chars().count() as f32 * 8.6;
    let area = Rect::new(x, y, x + width, y + 30.0);
    canvas.stretch(art::NAME_PLATE, area, Color::WHITE);
    canvas.engrave(name, Face::SerifBold, 18.0, (area.center().x, area.center().y));
}

fn tags(canvas: &mut Canvas, tags: &[(TagIcon, String)], (x, y): (f32, f32), hung: bool) {
    if hung && !tags.is_empty() {
        canvas.put(art::TAG_STRING, x + 8.0, y - 24.0);
    }
    for (number, (icon, text)) in tags.iter().enumerate() {
        let width = 58.0 + text.chars().count() as f32 * 9.2;
        let left = x + number as f32 * 152.0;
        let area = Rect::new(left, y, left + width, y + 36.0);
        canvas.stretch(art::TAG, area, Color::WHITE);
        let icon = match icon {
            TagIcon::Dazed => art::TAG_ICON_DAZED,
            TagIcon::Damage => art::TAG_ICON_DAMAGE,
            TagIcon::Seen => art::TAG_ICON_BREATH,
        };
        canvas.put(icon, left + 29.0, y + 17.0);
        let ink = THEME.ink.first.color();
        let at = (left + 43.0, y + 17.0);
        canvas.write_turned(text, Face::SansBold, 16.0, ink, at, Anchor::CENTER_LEFT, 0.0);
    }
}

/// All parts at one point with one transform.
fn gun(canvas: &mut Canvas, gun: &Gun) {
    let turn = match gun.swing {
        up if up > 0.0 => mix(-3.2, -74.0, up),
        down => mix(-3.2, 66.0, -down),
    };
    let (sin, cos) = turn.to_radians().sin_cos();
    let back = 14.0 * gun.recoil;
    let (x, y) = (GUN.0 - back * cos, GUN.1 - back * sin);
    let scale = 1.08;
    canvas.put(art::GUN_SHADOW, x, y + 8.0).scale(scale).turn(turn).alpha(0.9);
    let slide = |along: f32| (x + along * cos * scale, y + along * sin * scale);
    for part in [art::GUN_BARREL, art::GUN_STOCK] {
        canvas.put(part, x, y).scale(scale).turn(turn);
    }
    let pump = slide(-38.0 * gun.pump);
    canvas.put(art::GUN_PUMP, pump.0, pump.1).scale(scale).turn(turn);
    for part in [art::GUN_TRIGGER, art::GUN_RECEIVER, art::GUN_PORT] {
        canvas.put(part, x, y).scale(scale).turn(turn);
    }
    let muzzle = (x + (274.0 * cos + 8.0 * sin) * scale, y + (274.0 * sin - 8.0 * cos) * scale);
    if gun.flash > 0.0 {
        canvas
            .put(art::MUZZLE_FLASH, muzzle.0, muzzle.1)
            .scale(0.7 + 0.5 * gun.flash)
            .turn(turn)
            .alpha(gun.flash);
        canvas.put(art::MUZZLE_SPARKS, muzzle.0, muzzle.1).turn(turn).alpha(gun.flash);
    }
    if let Some(t) = gun.smoke {
        for (number, puff) in [art::SMOKE_1, art::SMOKE_2, art::SMOKE_3].into_iter().enumerate() {
            let late = span(t, 0.08 * number as f32, 1.0);
            let rise = quad_out(late) * (30.0 + 14.0 * number as f32);
            let drift = bump(late) * (number as f32 - 1.0) * 12.0;
            canvas
                .put(puff, muzzle.0 + drift, muzzle.1 - rise)
                .scale(0.6 + 0.8 * late)
                .alpha(0.8 * (1.0 - late));
        }
    }
}

/// Where the n-th spent shell lies.
fn spent_place(number: usize) -> (f32, f32, f32) {
    let jitter = |salt: usize| ((number * 131 + salt * 71) % 17) as f32 - 8.0;
    (
        592.0 + 22.0 * (number % 4) as f32 + jitter(1),
        356.0 + 8.0 * (number / 4) as f32 + jitter(2) * 0.6,
        -24.0 + jitter(3) * 4.0,
    )
}

fn spent(canvas: &mut Canvas, picture: &Picture) {
    let gone = |loaded: u8, left: u8| loaded.saturating_sub(left);
    let live = gone(picture.loaded.0, picture.left.0);
    let blank = gone(picture.loaded.1, picture.left.1);
    let in_the_air = usize::from(picture.flying.is_some_and(|flying| flying.t < 1.0));
    let kinds = std::iter::repeat_n(Shell::Live, usize::from(live))
        .chain(std::iter::repeat_n(Shell::Blank, usize::from(blank)));
    let total = usize::from(live + blank);
    for (number, shell) in kinds.enumerate().take(total.saturating_sub(in_the_air)) {
        let (x, y, turn) = spent_place(number);
        canvas.put(spent_shell(shell), x, y).turn(turn);
    }
}

fn spent_shell(shell: Shell) -> &'static Drawing {
    match shell {
        Shell::Live => art::SHELL_SPENT_LIVE,
        Shell::Blank => art::SHELL_SPENT_BLANK,
    }
}

fn flying(canvas: &mut Canvas, picture: &Picture) {
    let Some(flying) = picture.flying.filter(|flying| flying.t < 1.0) else { return };
    let t = cubic_in_out(flying.t);
    let from = (GUN.0 + 4.0, GUN.1 - 10.0);
    let (x, y, _) = spent_place(2);
    let arc = -90.0 * bump(flying.t);
    canvas
        .put(spent_shell(flying.shell), mix(from.0, x, t), mix(from.1, y, t) + arc)
        .turn(540.0 * t);
}

/// The slate with the announced counts; shells that are gone are crossed off.
fn blackboard(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let (x, y, turn) = (701.0, 270.0, 2.2);
    canvas.put(art::BLACKBOARD, x, y).turn(turn);
    let (sin, cos) = f32::to_radians(turn).sin_cos();
    let at = |dx: f32, dy: f32| (x + dx * cos - dy * sin, y + dx * sin + dy * cos);
    let chalk = Color::srgb_u8(0xDD, 0xDA, 0xD2);
    let mut line = |text: &str, place: (f32, f32), color: Color, align: Anchor| {
        canvas.write_turned(text, Face::Serif, 18.0, color, place, align, turn);
    };
    let live = Color::srgb_u8(0xF4, 0xA5, 0x8C);
    let blank = Color::srgb_u8(0xCF, 0xE0, 0xEA);
    line(&words.loaded, at(20.0, 29.0), chalk, Anchor::CENTER_LEFT);
    line(&words.live, at(20.0, 58.0), live, Anchor::CENTER_LEFT);
    line(&words.blank, at(20.0, 86.0), blank, Anchor::CENTER_LEFT);
    line(&words.left[0], at(206.0, 58.0), chalk, Anchor::CENTER_RIGHT);
    line(&words.left[1], at(206.0, 86.0), chalk, Anchor::CENTER_RIGHT);
    for (row, (loaded, left, color)) in
        [(picture.loaded.0, picture.left.0, live), (picture.loaded.1, picture.left.1, blank)]
            .into_iter()
            .enumerate()
    {
        for mark in 0..loaded {
            let pitch = (80.0 / f32::from(loaded.max(1))).min(13.0);
            let place = at(78.0 + f32::from(mark) * pitch, 68.0 + row as f32 * 28.0);
            canvas.put(art::CHALK_TALLY, place.0, place.1).turn(turn).tint(color).scale(0.8);
            if mark < loaded.saturating_sub(left) {
                canvas.put(art::CHALK_STRIKE, place.0, place.1 - 8.0).turn(turn).scale(0.6);
            }
        }
    }
    canvas.put(art::CHALK_STICK, 893.0, 392.0).turn(-24.0);
    canvas.spot("slate", 0, Rect::new(701.0, 275.0, 925.0, 388.0));
}

/// The clip: one segment for each shell, its number, its state and its chance.
fn rail(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let (x, y) = RAIL;
    let loading = picture.loading;
    let count = match loading {
        Some(_) => usize::from(picture.loaded.0 + picture.loaded.1),
        None => picture.shells.len(),
    };
    canvas.put(art::RAIL_CAP_LEFT, x, y);
    for place in 0..count.max(1) {
        canvas.put(art::RAIL_SEGMENT, x + 104.0 + 76.0 * place as f32, y);
    }
    canvas.put(art::RAIL_CAP_RIGHT, x + 104.0 + 76.0 * count.max(1) as f32, y);
    canvas.engrave(&words.clip, Face::SerifBold, 24.0, (x + 49.0, y + 36.0));
    canvas.engrave(&words.shells, Face::SansBold, 16.0, (x + 49.0, y + 61.0));
    for place in 0..count {
        let left = x + 104.0 + 76.0 * place as f32;
        canvas.engrave((place + 1).to_string(), Face::SerifBold, 16.0, (left + 11.0, y + 24.0));
        let stand = (left + 46.0, y + 70.0);
        if let Some(t) = loading {
            let come = span(t, 0.25 + 0.06 * place as f32, 0.55 + 0.06 * place as f32);
            if come > 0.0 {
                let drop = -60.0 * (1.0 - cubic_in_out(come));
                canvas.put(art::SHELL_BACK, stand.0, stand.1 + drop).alpha(come);
            }
            continue;
        }
        let Some(known) = picture.shells.get(place) else { continue };
        canvas.put(shell(known), stand.0, stand.1);
        let text = match known {
            Known::Sure(Shell::Live) => &words.live,
            Known::Sure(Shell::Blank) => &words.blank,
            Known::Inferred(_) => &words.inferred,
            Known::Maybe(_) => words.odds.get(place).map_or("", |text| text),
        };
        let ink = THEME.ink.first.color();
        canvas.write(text, Face::SansBold, 16.0, ink, (stand.0, y + 88.0));
        let area = Rect::new(left, y + 8.0, left + 76.0, y + 100.0);
        canvas.spot("shell", place, area);
    }
    if count > 0 && loading.is_none() {
        canvas.put(art::RAIL_POINTER, x + 104.0 + 46.0, y + 2.0);
    }
}

/// The drawing of a shell: outline first, letter second, colour last.
fn shell(known: &Known) -> &'static Drawing {
    match known {
        Known::Sure(Shell::Live) => art::SHELL_LIVE,
        Known::Sure(Shell::Blank) => art::SHELL_BLANK,
        Known::Inferred(Shell::Live) => art::SHELL_LIVE_INFERRED,
        Known::Inferred(Shell::Blank) => art::SHELL_BLANK_INFERRED,
        Known::Maybe(odds) => match (odds.value() * 100.0).round() as u32 {
            0..=5 => art::SHELL_UNKNOWN_000,
            6..=17 => art::SHELL_UNKNOWN_010,
            18..=29 => art::SHELL_UNKNOWN_025,
            30..=41 => art::SHELL_UNKNOWN_033,
            42..=58 => art::SHELL_UNKNOWN_050,
            59..=70 => art::SHELL_UNKNOWN_067,
            71..=82 => art::SHELL_UNKNOWN_075,
            83..=95 => art::SHELL_UNKNOWN_090,
            _ => art::SHELL_UNKNOWN_100,
        },
    }
}

/// Slid over by Evil; without motion it simply fades in.
fn tokens(canvas: &mut Canvas, picture: &Picture, life: Life) {
    for (number, (odds, come)) in picture.tokens.iter().rev().take(3).enumerate() {
        let place = (921.0 - 34.0 * number as f32, 545.0);
        let slid = if life.calm { 1.0 } else { cubic_in_out(*come) };
        let at = (mix(690.0, place.0, slid), mix(250.0, place.1, slid));
        let alpha = if life.calm { *come } else { 1.0 };
        canvas.put(art::BOLD_TOKEN, at.0, at.1).turn(300.0 * (1.0 - slid)).alpha(alpha);
        if slid >= 1.0 && alpha >= 1.0 {
            canvas.engrave(odds.to_string(), Face::SerifBold, 18.0, at);
            let area = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(46.0));
            canvas.spot("token", number, area);
        }
    }
}

/// A seal on its way to the middle of the table, where it does its gesture and is gone.
fn used(canvas: &mut Canvas, picture: &Picture) {
    let Some(used) = picture.used else { return };
    let from = if used.top { (480.0, 235.0) } else { (420.0, 600.0) };
    let to = (480.0, if used.top { 300.0 } else { 380.0 });
    let t = cubic_in_out(span(used.t, 0.0, 0.55));
    let fade = 1.0 - span(used.t, 0.8, 1.0);
    let scale = mix(0.68, 1.15, t) + 0.1 * bump(span(used.t, 0.55, 0.8));
    canvas
        .put(seal(used.tool), mix(from.0, to.0, t), mix(from.1, to.1, t))
        .scale(scale)
        .turn(12.0 * bump(span(used.t, 0.5, 0.85)))
        .alpha(fade);
}
