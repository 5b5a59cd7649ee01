//! What lies beside the characters: supports, summons, statuses of a side, decks and hands.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::{
    cards::{
        pool::words::Made,
        state::Entity,
        work::{Zone, ZoneRef},
    },
    game::Seat,
};

use super::{Aids, Words, around, figure, half, on_top, outlined};
use crate::{
    app::keys::Cap,
    art::{
        canvas::{Canvas, Face},
        motion::{back_out, bump},
        palette::THEME,
        sprites::{cards::frames, shell::ui},
    },
    kit,
    scenes::cards::{
        drawings,
        picture::{Motion, Picture},
    },
};

/// The places of a zone: two by two, from this corner.
fn place(picture: &Picture, seat: Seat, zone: Zone, slot: usize) -> Vec2 {
    let x = if zone == Zone::Supports { 24.0 } else { 772.0 };
    let y = if on_top(picture, seat) { 168.0 } else { 354.0 };
    Vec2::new(x + 86.0 * (slot % 2) as f32 + 39.0, y + 66.0 * (slot / 2) as f32 + 29.0)
}

/// How large something is drawn that has just come or changed.
fn stirring(picture: &Picture, at: ZoneRef, entity: &Entity) -> f32 {
    match picture.motion {
        Motion::Stirs(place, number) if place == at && number == entity.number => {
            0.8 + 0.2 * back_out(picture.t, 1.8) + 0.06 * bump(picture.t)
        }
        _ => 1.0,
    }
}

/// The names of the zones.
pub(super) fn labels(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let ash = THEME.text.ash.color();
    let (top, bottom) = (picture.bottom.other().index() & 1, picture.bottom.index() & 1);
    for (text, x, y) in [
        (&words.supports[top], 26.0, 307.0),
        (&words.supports[bottom], 26.0, 340.0),
        (&words.summons[top], 774.0, 307.0),
        (&words.summons[bottom], 774.0, 340.0),
    ] {
        let written = canvas.write(text, Face::SerifItalic, 18.0, ash, (x, y));
        written.align(Anchor::CENTER_LEFT).within(176.0, 20.0);
    }
}

/// Four places for supports.
pub(super) fn supports(canvas: &mut Canvas, picture: &Picture, seat: Seat, aids: &Aids) {
    let zone = ZoneRef { side: seat, zone: Zone::Supports };
    let half = half(picture, seat);
    for slot in 0..4 {
        let at = place(picture, seat, Zone::Supports, slot);
        let Some(entity) = picture.zone(zone).get(slot) else {
            canvas.put(frames::SLOT_OUTLINE, at.x, at.y);
            continue;
        };
        let scale = stirring(picture, zone, entity);
        canvas.put(frames::support_plate(half), at.x, at.y).scale(scale);
        if let Some(drawing) = entity.id.card().and_then(drawings::illustration) {
            canvas.put(drawing, at.x, at.y).scale(0.62 * scale);
        }
        if let Some(number) = figure::number(entity) {
            tag(canvas, at, number);
        }
        chosen(canvas, aids, zone, slot, at);
        canvas.spot(spot(picture, seat, true), slot, around(at, 78.0, 58.0));
    }
}

/// Four places for summons.
pub(super) fn summons(canvas: &mut Canvas, picture: &Picture, seat: Seat, aids: &Aids) {
    let zone = ZoneRef { side: seat, zone: Zone::Summons };
    let half = half(picture, seat);
    for slot in 0..4 {
        let at = place(picture, seat, Zone::Summons, slot);
        let Some(entity) = picture.zone(zone).get(slot) else {
            canvas.put(frames::SLOT_OUTLINE, at.x, at.y);
            continue;
        };
        let scale = stirring(picture, zone, entity);
        let strikes = entity.id.strikes().map(|(made, n)| (element(entity, made), n));
        let tint = strikes.and_then(|(element, _)| element).or_else(|| drawings::tint(entity.id));
        let plate = tint.and_then(|element| {
            frames::summon_plate_by_side_by_element(half, drawings::hue(element))
        });
        let plate = plate.unwrap_or_else(|| frames::summon_plate_by_side(half));
        canvas.put(plate, at.x, at.y).scale(scale);
        if let Some(drawing) = drawings::summon(entity.id) {
            canvas.put(drawing, at.x, at.y - 1.0).scale(0.6 * scale);
        }
        if let Some((element, n)) = strikes {
            let chip = element.map_or(frames::COST_PIP_ANY, drawings::pip);
            canvas.put(chip, at.x - 30.0, at.y + 19.0).scale(0.92);
            let bone = THEME.text.bone.color();
            let text = n.to_string();
            outlined(canvas, &text, 17.0, bone, (at.x - 13.0, at.y + 19.0), Anchor::CENTER);
        }
        tag(canvas, at, entity.usages);
        chosen(canvas, aids, zone, slot, at);
        canvas.spot(spot(picture, seat, false), slot, around(at, 78.0, 58.0));
    }
}

fn element(entity: &Entity, made: Made) -> Option<game_rules::cards::element::Element> {
    match made {
        Made::Of(strike) => strike.element(),
        Made::Taken => game_rules::cards::element::Element::at(entity.count),
    }
}

/// What a place in a zone is called.
fn spot(picture: &Picture, seat: Seat, support: bool) -> &'static str {
    match (on_top(picture, seat), support) {
        (true, true) => "their-support",
        (false, true) => "my-support",
        (true, false) => "their-summon",
        (false, false) => "my-summon",
    }
}

fn chosen(canvas: &mut Canvas, aids: &Aids, zone: ZoneRef, slot: usize, at: Vec2) {
    if aids.places.contains(&(zone, slot)) {
        canvas.put(frames::SLOT_OUTLINE_FOCUS, at.x, at.y).scale(1.08);
    }
}

/// Usages left.
fn tag(canvas: &mut Canvas, at: Vec2, number: u8) {
    let (x, y) = (at.x + 29.0, at.y + 21.0);
    canvas.put(frames::USAGE_TAG, x, y);
    let ink = THEME.ink.first.color();
    canvas.write(number.to_string(), Face::SansBold, 16.0, ink, (x + 1.0, y)).within(20.0, 20.0);
}

/// Statuses of a side: a column of stamps towards the middle of the table.
pub(super) fn combat(canvas: &mut Canvas, picture: &Picture, seat: Seat) {
    let zone = ZoneRef { side: seat, zone: Zone::Combat };
    let top = on_top(picture, seat);
    let (y, way) = if top { (290.0, -44.0) } else { (352.0, 44.0) };
    let tokens = picture.zone(zone);
    // A column of three, or two; what is more stands as a number. Supports and characters stay clear.
    let left = if tokens.len() > 3 { 205.0 } else { 217.0 };
    for (place, entity) in tokens.iter().take(6).enumerate() {
        let at = (left + 28.0 * (place / 3) as f32, y + way * (place % 3) as f32);
        let scale = 0.86 * stirring(picture, zone, entity);
        figure::stamp(canvas, entity, at, scale);
        let name = if top { "their-status" } else { "my-status" };
        canvas.spot(name, place, around(Vec2::new(at.0, at.1), 28.0, 36.0));
    }
    if tokens.len() > 6 {
        let more = format!("+{}", tokens.len() - 6);
        let at = (246.0, y + way * 2.0 + 26.0);
        outlined(canvas, &more, 16.0, THEME.text.bone.color(), at, Anchor::CENTER);
    }
}

/// Deck, hand, dice and flag of the side across; deck of the side at the screen.
pub(super) fn belongings(canvas: &mut Canvas, picture: &Picture, seat: Seat) {
    let side = picture.side(seat);
    let half = half(picture, seat);
    let bone = THEME.text.bone.color();
    if on_top(picture, seat) {
        for card in 0..3u8.min(side.deck) {
            let up = 1.8 * f32::from(card);
            canvas.put(frames::card_back(half), 37.0 - 0.7 * up, 163.0 - up).scale(0.25);
        }
        number(canvas, side.deck, (52.0, 152.0));
        let held = side.hand.len();
        for (place, _) in side.hand.iter().take(6).enumerate() {
            let fan = place as f32 - (held.min(6) as f32 - 1.0) / 2.0;
            canvas
                .put(frames::card_back(half), 101.0 + 5.4 * fan, 160.0)
                .scale(0.23)
                .turn(7.0 * fan);
        }
        number(canvas, held as u8, (132.0, 152.0));
        canvas.put(frames::DICE_CUP, 163.0, 161.0).scale(0.86);
        let dice = format!("×{}", side.dice);
        outlined(canvas, &dice, 17.0, bone, (178.0, 152.0), Anchor::CENTER_LEFT);
        let area = around(Vec2::new(104.0, 146.0), 200.0, 34.0);
        canvas.spot("their-hand", 0, area);
    } else {
        for card in 0..4u8.min(side.deck) {
            let up = 2.4 * f32::from(card);
            canvas.put(frames::card_back(half), 48.0 - 0.5 * up, 566.0 - up).scale(0.42);
        }
        number(canvas, side.deck, (74.0, 553.0));
    }
    if picture.first == seat {
        let (x, y) = if on_top(picture, seat) { (214.0, 162.0) } else { (218.0, 508.0) };
        canvas.put(frames::first_player_flag(half), x, y);
    }
    if side.side.ended {
        let y = if on_top(picture, seat) { 178.0 } else { 512.0 };
        canvas.put(frames::BELL_PRESSED, 720.0, y).scale(0.36);
    }
}

fn number(canvas: &mut Canvas, number: u8, at: (f32, f32)) {
    let bone = THEME.text.bone.color();
    outlined(canvas, &number.to_string(), 17.0, bone, at, Anchor::CENTER_LEFT);
}

/// The tray cards are tuned in.
pub(super) fn tuning(canvas: &mut Canvas, words: &Words, aids: &Aids) {
    let drawing = if aids.tuning { frames::TUNING_TRAY_ARMED } else { frames::TUNING_TRAY_REST };
    canvas.put(drawing, 170.0, 548.0);
    canvas
        .write(&words.tune, Face::Sans, 16.0, THEME.text.bone.color(), (170.0, 548.0))
        .within(104.0, 40.0);
    canvas.spot("tune", 0, around(Vec2::new(170.0, 548.0), 128.0, 56.0));
}

/// What to press, from its left edge on.
fn cap(canvas: &mut Canvas, cap: &Cap, at: Vec2) {
    if let Some(glyph) = kit::cap_glyph(cap) {
        canvas.put(glyph, at.x + glyph.size()[0] / 2.0, at.y);
    } else if let Cap::Text(letters) = cap {
        let wide = 16.0 + 9.0 * letters.chars().count() as f32;
        let middle = at + Vec2::new(wide / 2.0, 0.0);
        canvas.stretch(ui::KEY_CAP_REST, around(middle, wide, 26.0), Color::WHITE);
        let ink = THEME.ink.first.color();
        let place = (middle.x, middle.y - 1.0);
        canvas.write(letters, Face::SansBold, 15.0, ink, place).within(wide - 6.0, 20.0);
    }
}

/// The bell that ends the round.
pub(super) fn bell(canvas: &mut Canvas, picture: &Picture, words: &Words, aids: &Aids) {
    let rung = matches!(picture.motion, Motion::Ends(seat) if seat == picture.bottom)
        || picture.side(picture.bottom).side.ended;
    let drawing = if rung { frames::BELL_PRESSED } else { frames::BELL_REST };
    let shade = if aids.bell { Color::WHITE } else { Color::srgb(0.72, 0.72, 0.72) };
    canvas.put(drawing, 792.0, 566.0).tint(shade);
    let key = words.end_key.as_ref().filter(|_| aids.bell);
    let (y, tall) = if key.is_some() { (531.0, 26.0) } else { (545.0, 40.0) };
    // A bell that rings needs a little more room.
    let x = if rung { 856.0 } else { 843.0 };
    canvas
        .write(&words.end, Face::SansBold, 17.0, THEME.text.bone.color(), (x, y))
        .align(Anchor::CENTER_LEFT)
        .within(955.0 - x, tall);
    if let Some(key) = key {
        cap(canvas, key, Vec2::new(844.0, 559.0));
    }
    canvas.spot("end", 0, around(Vec2::new(850.0, 546.0), 204.0, 60.0));
}
