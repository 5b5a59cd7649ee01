//! The two sides of the table: candles, name plates, tags, racks.

use bevy::{math::Rect, prelude::*, sprite::Anchor};

use super::{Life, MOST, RACK, Tag, seal};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{quad_out, span, wobble},
        palette::THEME,
        sprites::{Sprite as Drawing, duel as art},
    },
    scenes::duel::picture::{Chip, RackSlot, SidePicture, Spread},
};
use game_rules::duel::Tool;

/// The width of a well of the rack.
const WELL: f32 = 53.0;
/// Wells of the usual size that fit between Evil's hands.
const WELLS: usize = 8;

/// A bar with a well for every slot and a seal in every filled one. More than eight wells are
/// smaller; more than sixteen end in a number.
pub(super) fn rack(canvas: &mut Canvas, side: &SidePicture, faded: Option<(u8, Tool, f32)>) {
    let (x, y) = RACK;
    let shown = side.rack.len().min(2 * WELLS);
    let segments = shown.min(WELLS);
    let begin = x + (WELLS - segments) as f32 * WELL / 2.0;
    canvas.put(art::RACK_CAP_LEFT, begin, y);
    for segment in 0..segments {
        canvas.put(art::RACK_SEGMENT, begin + 8.0 + segment as f32 * WELL, y);
    }
    canvas.put(art::RACK_CAP_RIGHT, begin + 8.0 + segments as f32 * WELL, y);
    let pitch = segments as f32 * WELL / shown.max(1) as f32;
    for (slot, place) in side.rack.iter().take(shown).enumerate() {
        let at = (begin + 8.0 + (slot as f32 + 0.5) * pitch, y + 28.0);
        well(canvas, *place, slot, at, pitch / WELL);
        // What leaves without a word leaves a pale outline for a moment.
        if let Some((_, tool, t)) = faded.filter(|(from, ..)| usize::from(*from) == slot) {
            let scale = 0.68 * pitch / WELL;
            canvas.put(seal(tool), at.0, at.1).scale(scale).alpha(0.6 * (1.0 - t));
        }
    }
    if side.rack.len() > shown {
        let more = format!("+{}", side.rack.len() - shown);
        let at = (begin + 22.0 + segments as f32 * WELL, y + 28.0);
        canvas.write(more, Face::SansBold, 16.0, THEME.text.bone.color(), at);
    }
    if side.borrows {
        canvas.put(art::RACK_CLOTH, begin + 140.0, y + 6.0);
    }
}

fn well(canvas: &mut Canvas, place: RackSlot, slot: usize, at: (f32, f32), scale: f32) {
    let hole = if place.life > 0 { art::RACK_SLOT_TEMP } else { art::RACK_SLOT };
    canvas.put(hole, at.0, at.1).scale(scale);
    if let Some(tool) = place.tool {
        let turn = ((slot * 7919 + 3) % 12) as f32 - 6.0;
        canvas.put(seal(tool), at.0, at.1).scale(0.68 * scale).turn(turn);
        let area = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(46.0 * scale));
        canvas.spot("rack", slot, area);
    }
    if place.life > 0 {
        let corner = (at.0 + 2.0 * scale, at.1 + 8.0 * scale);
        canvas.put(art::HOURGLASS_TAG, corner.0, corner.1).scale(0.8 * scale);
        let number = (corner.0 + 22.0 * scale, corner.1 + 8.5 * scale);
        canvas.engrave(place.life.to_string(), Face::SansBold, 14.0 * scale, number);
    }
}

fn places(side: &SidePicture) -> i128 {
    side.full.max(side.hp.1).max(1)
}

/// Up to twenty candles, above that one great candle.
pub(super) fn candles(
    canvas: &mut Canvas,
    side: &SidePicture,
    (x, y): (f32, f32),
    life: Life,
    (size, snuffed): (f32, Option<(bool, u32, f32)>),
) {
    let count = places(side);
    // The shelf is one board of 231 units; its middle may be longer or shorter.
    canvas.put(art::SHELF, x, y).stretch(shelf_width(side) / 231.0, 1.0);
    if count > MOST {
        great_candle(canvas, side, (x + shelf_width(side) / 2.0, y), life, size);
        return;
    }
    let pitch = pitch(side);
    let flicker =
        |rate: f32, seed: f32| if life.calm { 0.0 } else { wobble(life.time * rate, seed) };
    for place in 0..count {
        let at = (x + 24.0 + place as f32 * pitch, y - 2.0);
        if place < side.hp.0 {
            let seed = place as f32 * 1.7;
            let wick = at.1 - 42.0 * size;
            canvas.put(art::CANDLE_HALO, at.0, wick).scale(0.8 * size).alpha(0.4);
            canvas.put(art::CANDLE_FULL, at.0, at.1).scale(size);
            let tall = 1.0 + 0.06 * flicker(4.0, seed);
            let lean = flicker(1.5, seed) * 5.0;
            canvas.put(art::CANDLE_FLAME, at.0, wick).stretch(size, size * tall).turn(lean);
            continue;
        }
        if place < side.hp.1 {
            canvas.put(art::CANDLE_UNCERTAIN, at.0, at.1).scale(size);
            continue;
        }
        canvas.put(art::CANDLE_SNUFFED, at.0, at.1).scale(size);
        let just = snuffed.filter(|(_, lost, _)| place < side.hp.1.max(0) + i128::from(*lost));
        if let Some((_, _, t)) = just {
            let rise = quad_out(t);
            canvas
                .put(art::SMOKE_CURL, at.0, at.1 - (26.0 + 10.0 * rise) * size)
                .scale(size)
                .alpha(1.0 - span(t, 0.3, 1.0));
            if t < 0.12 {
                let wick = at.1 - 36.0 * size;
                canvas.put(art::CANDLE_FLAME, at.0, wick).stretch(size, size * (1.0 - t / 0.12));
            }
        }
    }
}

/// More HP than candles: one thick one, as high as what is left, with the number on its plate.
fn great_candle(
    canvas: &mut Canvas,
    side: &SidePicture,
    (x, y): (f32, f32),
    life: Life,
    size: f32,
) {
    let left = (side.hp.1.max(0) as f64 / places(side) as f64) as f32;
    let (wide, tall) = (0.62 * size, (0.36 + 0.14 * left) * size);
    canvas.put(art::CANDLE_GREAT, x, y).stretch(wide, tall);
    // Longer numbers stand on the name plate alone.
    let number = side.hp.1.to_string();
    if side.hp.0 == side.hp.1 && number.len() < 5 {
        let place = (x, y - 45.0 * tall);
        canvas.engrave(number, Face::SerifBold, 15.0, place).within(54.0 * wide, 18.0);
    }
    if side.hp.1 > 0 {
        let flame = y - 127.0 * tall;
        let lean = if life.calm { 0.0 } else { wobble(life.time * 1.5, 3.0) * 4.0 };
        canvas.put(art::CANDLE_HALO, x, flame).scale(1.2 * size).alpha(0.5);
        canvas.put(art::CANDLE_FLAME, x, flame).scale(1.2 * size).turn(lean);
    }
}

/// Candles stand closer if there are many, so that the shelf ends before the lamp.
fn pitch(side: &SidePicture) -> f32 {
    (22.6f32).min(198.0 / places(side) as f32)
}

pub(super) fn shelf_width(side: &SidePicture) -> f32 {
    match places(side) {
        count if count > MOST => 96.0,
        count => (count as f32 * pitch(side) + 26.0).max(90.0),
    }
}

/// A brass plate as wide as its words; returns where it ends.
pub(super) fn name_plate(canvas: &mut Canvas, (x, y): (f32, f32), name: &str) -> f32 {
    let width = 40.0 + width_of(name, 8.6);
    let area = Rect::new(x, y, x + width, y + 30.0);
    canvas.stretch(art::NAME_PLATE, area, Color::WHITE);
    canvas
        .engrave(name, Face::SerifBold, 18.0, (area.center().x, area.center().y))
        .within(area.width() - 30.0, 28.0);
    area.max.x
}

/// About how wide a text is; signs of Chinese are twice as wide as letters.
fn width_of(text: &str, letter: f32) -> f32 {
    text.chars().map(|sign| if sign >= '\u{2E80}' { 2.0 * letter } else { letter }).sum()
}

/// The distance of two rows of tags.
const ROW: f32 = 38.0;

/// How wide a tag with this text is.
fn tag_width(chip: Chip, text: &str) -> f32 {
    let words = if text.is_empty() { 52.0 } else { 58.0 + width_of(text, 8.8) };
    words + PIP * pips(chip).len() as f32
}

/// The width of a pip.
const PIP: f32 = 12.0;

/// What the outermost vest can still take: solid where that is certain, dotted where it is not.
fn pips(chip: Chip) -> Vec<&'static Drawing> {
    let Chip::Vests(_, Spread { low, high }) = chip else { return Vec::new() };
    let pip = |at| if at < low { art::TAG_PIP_SURE } else { art::TAG_PIP_UNSURE };
    (0..high.min(5)).map(pip).collect()
}

/// Where each tag hangs, row by row; `None` if there is no room for all of them.
fn hang(tags: &[Tag], texts: &[&str], area: Rect) -> Option<Vec<(f32, f32)>> {
    let rows = ((area.height() + 2.0) / ROW).floor().max(1.0) as usize;
    let (mut left, mut row) = (area.min.x, 0);
    let mut places = Vec::new();
    for (tag, text) in tags.iter().zip(texts) {
        let width = tag_width(tag.chip, text);
        if left + width > area.max.x && left > area.min.x {
            (left, row) = (area.min.x, row + 1);
        }
        places.push((left, area.min.y + ROW * row as f32));
        left += width + 6.0;
    }
    (row < rows).then_some(places)
}

/// Tags in as many rows as there are; where words have no room, icons and numbers stand for them.
/// Those on the table begin at the bottom row.
pub(super) fn tags(canvas: &mut Canvas, tags: &[Tag], area: Rect, hung: bool) {
    if hung && !tags.is_empty() {
        canvas.put(art::TAG_STRING, area.min.x + 8.0, area.min.y - 24.0);
    }
    let long: Vec<&str> = tags.iter().map(|tag| tag.text.as_str()).collect();
    let short: Vec<&str> = tags.iter().map(|tag| tag.short.as_str()).collect();
    let as_many = || {
        let fits = |count: &usize| hang(&tags[..*count], &short[..*count], area).is_some();
        let count = (0..=tags.len()).rev().find(fits).unwrap_or(0);
        hang(&tags[..count], &short[..count], area).unwrap_or_default()
    };
    let (texts, places) = match hang(tags, &long, area) {
        Some(places) => (&long, places),
        None => (&short, as_many()),
    };
    // The lowest row of the table is always in use.
    let lowest = places.iter().fold(area.min.y, |low, place| low.max(place.1));
    let fall = if hung { 0.0 } else { area.max.y - 36.0 - lowest };
    if let Some((x, y)) = places.last().filter(|_| places.len() < tags.len()) {
        let more = format!("+{}", tags.len() - places.len());
        let bone = THEME.text.bone.color();
        let at =
            (x + tag_width(tags[places.len() - 1].chip, texts[places.len() - 1]) + 4.0, y + 17.0);
        let written = canvas.write(more, Face::SansBold, 16.0, bone, (at.0, at.1 + fall));
        written.align(Anchor::CENTER_LEFT);
    }
    for (number, ((tag, text), (x, y))) in tags.iter().zip(texts).zip(places).enumerate() {
        draw_tag(canvas, tag.chip, text, (x, y + fall));
        let area = Rect::new(x, y + fall, x + tag_width(tag.chip, text), y + fall + 36.0);
        canvas.spot(if hung { "tag-foe" } else { "tag-self" }, number, area);
    }
}

fn draw_tag(canvas: &mut Canvas, chip: Chip, text: &str, (x, y): (f32, f32)) {
    let width = tag_width(chip, text);
    let pips = pips(chip);
    let end = x + width - 10.0 - PIP * pips.len() as f32;
    canvas.stretch(art::TAG, Rect::new(x, y, x + width, y + 36.0), Color::WHITE);
    // Whoever has looked has used the lens: its seal is its sign.
    let scale = if chip == Chip::Looked { 0.4 } else { 1.0 };
    canvas.put(icon(chip), x + 29.0, y + 17.0).scale(scale);
    for (at, pip) in pips.into_iter().enumerate() {
        canvas.put(pip, end + PIP * (at as f32 + 0.5), y + 17.0);
    }
    if text.is_empty() {
        return;
    }
    canvas
        .write(text, Face::SansBold, 16.0, THEME.ink.first.color(), (x + 43.0, y + 17.0))
        .align(Anchor::CENTER_LEFT)
        .within(end - x - 40.0, 30.0);
}

fn icon(chip: Chip) -> &'static Drawing {
    match chip {
        Chip::Dazed(_) => art::TAG_ICON_DAZED,
        Chip::Boost(_) => art::TAG_ICON_DAMAGE,
        Chip::Looked => seal(Tool::XRayLens),
        Chip::Breath(_) => art::TAG_ICON_BREATH,
        Chip::Wounds(_) => art::TAG_ICON_WOUNDS,
        Chip::Vests(..) => art::TAG_ICON_VEST,
        Chip::Blowback(_) => art::TAG_ICON_BLOWBACK,
        Chip::Bandages(..) => art::TAG_ICON_BANDAGE,
        Chip::Rattled(..) => art::TAG_ICON_RATTLED,
        Chip::Catchers(_) => art::TAG_ICON_CATCHER,
        Chip::Repeaters(_) => art::TAG_ICON_REPEATER,
        Chip::Combos(_) => art::TAG_ICON_COMBO,
        Chip::GoodSelf(_) => art::TAG_ICON_GOOD_SELF,
        Chip::GoodFoe(_) => art::TAG_ICON_GOOD_FOE,
        Chip::BadGuns(_) => art::TAG_ICON_BAD_GUN,
        Chip::Thorns(_) => art::TAG_ICON_THORNS,
        Chip::Fire(_) | Chip::Burning(_) => art::TAG_ICON_INCENDIARY,
    }
}
