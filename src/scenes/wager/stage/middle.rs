//! The middle of the table: the tray of envelopes, the quest, envelopes in the air, wax and fire.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::wager::{
    Kind,
    party::{PartyGame, Quick},
};

use super::{
    SeatPlace, Words, around, emblem,
    plates::{before, fan},
};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{bump, cubic_in_out, mix, quad_out, span},
        palette::THEME,
        sprites::{
            Sprite as Drawing,
            shell::{self as room, ui},
            wager as art,
        },
    },
    scenes::wager::picture::{Opened, Picture},
};

const TRAY: (f32, f32) = (480.0, 458.0);
const CARD: Rect = Rect { min: Vec2::new(664.0, 388.0), max: Vec2::new(948.0, 512.0) };
/// Where it reaches to if there is much to say: the brass tray ends there.
const WIDE: Rect = Rect { min: Vec2::new(584.0, 388.0), max: CARD.max };
/// Smaller letters are hard to read.
const LEGIBLE: f32 = 14.0;
/// The room for what is to be done.
const TASK: f32 = 54.0;

/// The brass tray with the envelopes that are in it.
pub(super) fn tray(canvas: &mut Canvas, picture: &Picture) {
    canvas.put(art::TRAY, TRAY.0, TRAY.1);
    for number in 0..picture.pile.min(6) {
        let side = if number % 2 == 0 { -1.0 } else { 1.0 };
        let at = (TRAY.0 + side * (4.0 + number as f32), TRAY.1 - 6.0 - 5.0 * number as f32);
        let turn = side * (7.0 + 2.0 * number as f32);
        canvas.put(art::ENVELOPE_CLOSED_FLAT, at.0, at.1).turn(turn);
        canvas.put(art::SEAL_CROWN, at.0, at.1 + 3.0).stretch(0.48, 0.3).turn(turn);
    }
    canvas.put(art::TRAY_LIP, TRAY.0, TRAY.1);
    canvas.spot("tray", 0, around(TRAY, 190.0, 70.0));
}

/// The quest of the round.
pub(super) fn card(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let middle = CARD.center();
    let Some(quest) = words.quest.as_ref() else {
        canvas.put(art::CHALLENGE_CARD_BACK, middle.x, middle.y).turn(0.8);
        return;
    };
    // It is turned over about its long axis.
    let open = span(picture.card, 0.3, 1.0);
    let tall = (2.0 * (open - 0.5)).abs().max(0.02);
    if open < 0.5 {
        canvas.put(art::CHALLENGE_CARD_BACK, middle.x, middle.y).stretch(1.0, tall);
        return;
    }
    // A long task needs a wide card.
    let (size, _) = wrapped(&quest.task, CARD.width() - 40.0, TASK, 16.0);
    let card = if size < LEGIBLE { WIDE } else { CARD };
    let half = CARD.height() / 2.0 * tall;
    let area = Rect::new(card.min.x, middle.y - half, card.max.x, middle.y + half);
    canvas.stretch(art::CHALLENGE_CARD, area, Color::WHITE);
    if open < 1.0 {
        return;
    }
    let left = card.min.x + 20.0;
    let width = card.width() - 40.0;
    canvas
        .put(drawing(&quest.kind), CARD.max.x - 44.0, CARD.min.y + 28.0)
        .scale(drawn(&quest.kind));
    let ink = THEME.ink.first.color();
    canvas
        .write(quest.title.as_str(), Face::SerifBold, 24.0, ink, (left, CARD.min.y + 26.0))
        .align(Anchor::CENTER_LEFT)
        .within(width - 56.0, 28.0);
    let quiet = THEME.ink.second.color();
    let (size, lines) = wrapped(&quest.task, width, TASK, 16.0);
    for (number, line) in lines.iter().enumerate() {
        let at = (left, CARD.min.y + 42.0 + size * 1.25 * (number as f32 + 0.5));
        canvas
            .write(line.as_str(), Face::Sans, size, quiet, at)
            .align(Anchor::CENTER_LEFT)
            .within(width, size * 1.3);
    }
    canvas
        .write(quest.judge.as_str(), Face::SansBold, 13.0, quiet, (left, CARD.max.y - 16.0))
        .align(Anchor::CENTER_LEFT)
        .within(width, 17.0);
    canvas.spot("quest", 0, card);
}

/// What stands beside the headline: the seal of a game, or what is done.
fn drawing(kind: &Kind) -> &'static Drawing {
    match kind {
        Kind::Chart { .. } => art::QUEST_SONG,
        Kind::Table => art::QUEST_ROOM,
        Kind::Game { game: PartyGame::Duel, .. } => room::hub::SEAL_GAME_DUEL,
        Kind::Game { game: PartyGame::Labyrinth, .. } => room::hub::SEAL_GAME_LABYRINTH,
        Kind::Game { game: PartyGame::Cards, .. } => room::hub::SEAL_GAME_CARDS,
        Kind::Game { game: PartyGame::Arena, .. } => room::hub::SEAL_GAME_ARENA,
        Kind::Quick(Quick::Needle) => art::GAUGE_SMALL,
        Kind::Quick(Quick::Moths) => art::QUEST_MOTHS,
        Kind::Quick(Quick::Order) => art::QUEST_ORDER,
        Kind::Quick(Quick::Wax) => art::QUEST_WAX,
        Kind::Quick(Quick::OddOne) => art::QUEST_ODD_ONE,
        Kind::Quick(Quick::Odds) => art::QUEST_ODDS,
    }
}

/// Seals are larger than drawings.
fn drawn(kind: &Kind) -> f32 {
    if matches!(kind, Kind::Game { .. }) { 0.62 } else { 0.9 }
}

/// A text in lines that fill the width, in the largest letters with which they fit the height.
pub fn wrapped(text: &str, width: f32, height: f32, largest: f32) -> (f32, Vec<String>) {
    let mut size = largest;
    loop {
        let lines = lines(text, width / size);
        if lines.len() as f32 * size * 1.25 <= height || size <= 8.0 {
            return (size, lines);
        }
        size -= 0.5;
    }
}

/// Breaks a text at spaces, or anywhere in scripts without them. The width is in heights of letters.
fn lines(text: &str, width: f32) -> Vec<String> {
    let broad = |sign: char| if sign >= '\u{2E80}' { 1.0 } else { 0.53 };
    let mut lines = vec![String::new()];
    let mut used = 0.0;
    for word in text.split_inclusive(|sign: char| sign == ' ' || sign >= '\u{2E80}') {
        let wide: f32 = word.trim_end().chars().map(broad).sum();
        if used > 0.0 && used + wide > width {
            lines.push(String::new());
            used = 0.0;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
        used += word.chars().map(broad).sum::<f32>();
    }
    lines
}

/// From the tray to whom it is meant for, still sealed.
pub(super) fn flying(canvas: &mut Canvas, picture: &Picture, places: &[SeatPlace]) {
    let Some(flying) = picture.flying else { return };
    let to = before(places[flying.to.index()]);
    let path = |t: f32| {
        let t = cubic_in_out(t.clamp(0.0, 1.0));
        (mix(TRAY.0, to.0, t), mix(TRAY.1 - 20.0, to.1, t) - 110.0 * bump(t), t)
    };
    for (late, alpha) in [(0.16, 0.16), (0.08, 0.3), (0.0, 1.0)] {
        let (x, y, t) = path(flying.t - late);
        let scale = mix(1.0, 0.66, t) + 0.25 * bump(t);
        let turn = mix(-9.0, 22.0, t);
        canvas.put(art::ENVELOPE_CLOSED, x, y).scale(scale).turn(turn).alpha(alpha);
        canvas.put(art::SEAL_CROWN, x, y + 5.0).scale(0.5 * scale).turn(turn).alpha(alpha);
    }
}

/// Wax, stamp, done: the same for every envelope.
pub(super) fn sealing(canvas: &mut Canvas, picture: &Picture, places: &[SeatPlace]) {
    let Some(sealing) = picture.sealing else { return };
    let home = before(places[sealing.seat.index()]);
    let number = emblem(sealing.seat, picture.evil);
    let scale = places[sealing.seat.index()].scale;
    if !sealing.own {
        let down = quad_out(span(sealing.t, 0.0, 0.8));
        let at = (home.0, home.1 - 26.0 * (1.0 - down));
        canvas.put(art::ENVELOPE_CLOSED_FLAT, at.0, at.1).scale(0.5 * scale).alpha(down);
        return;
    }
    let away = cubic_in_out(span(sealing.t, 0.8, 1.0));
    let at = (mix(480.0, home.0, away), mix(380.0, home.1, away));
    let size = mix(1.9, 0.5 * scale, away);
    canvas.put(art::ENVELOPE_CLOSED, at.0, at.1).scale(size);
    let wax = (at.0, at.1 + 8.0 * size);
    let t = sealing.t;
    let seal = art::seal_seat(number).unwrap_or(art::SEAL_CROWN);
    let pour = match t {
        t if t < 0.12 => None,
        t if t < 0.25 => Some(art::WAX_POUR_1),
        t if t < 0.4 => Some(art::WAX_POUR_2),
        _ => Some(seal),
    };
    if let Some(pour) = pour {
        canvas.put(pour, wax.0, wax.1).scale(0.5 * size);
    }
    let press = span(t, 0.3, 0.42) * (1.0 - span(t, 0.5, 0.66));
    if t > 0.3 && t < 0.66 {
        canvas.put(art::STAMP, wax.0, wax.1 - 70.0 * (1.0 - press)).scale(0.9);
    }
}

/// An envelope opens over the table: who, how much. Then it is laid open before whom it was on.
pub(super) fn opening(canvas: &mut Canvas, picture: &Picture, words: &Words, places: &[SeatPlace]) {
    let Some(opening) = picture.opening else { return };
    let home = match opening.bet {
        Some((on, _)) => before(places[on.index()]),
        None => TRAY,
    };
    let up =
        quad_out(span(opening.t, 0.0, 0.22)) * (1.0 - cubic_in_out(span(opening.t, 0.86, 1.0)));
    let at = (mix(home.0, 480.0, up), mix(home.1, 372.0, up));
    let size = mix(0.66, 1.5, up);
    if opening.t < 0.2 {
        canvas.put(art::ENVELOPE_CLOSED, at.0, at.1).scale(size);
        return;
    }
    // An empty one is gone when everybody has seen it.
    let alpha = if opening.bet.is_some() { 1.0 } else { 1.0 - span(opening.t, 0.86, 1.0) };
    canvas.put(art::ENVELOPE_OPENED, at.0, at.1).scale(size).alpha(alpha);
    let out = quad_out(span(opening.t, 0.2, 0.36)) * (1.0 - span(opening.t, 0.86, 0.94));
    if out <= 0.0 {
        return;
    }
    let slip = Rect::from_center_size(
        Vec2::new(at.0, at.1 - 46.0 * size * out),
        Vec2::new(88.0 * size * 1.1, 58.0 * size),
    );
    canvas.stretch(art::ENVELOPE_SLIP, slip, Color::WHITE);
    let middle = slip.center();
    let ink = THEME.ink.first.color();
    for (number, face, size_of) in [(0, Face::SansBold, 17.0), (1, Face::SerifBold, 24.0)] {
        let y = middle.y - 12.0 + 28.0 * number as f32;
        canvas
            .write(words.slip[number].as_str(), face, size_of, ink, (middle.x, y))
            .within(slip.width() - 16.0, 28.0);
    }
}

/// Envelopes that lie open, each with its sender's seal and its stake, until the right ones pay and
/// the wrong ones burn, all of them at once.
pub(super) fn opened(canvas: &mut Canvas, picture: &Picture, places: &[SeatPlace]) {
    let fire = picture.settling;
    for (number, envelope) in picture.opened.iter().enumerate() {
        let same = |other: &&Opened| other.on == envelope.on;
        let before_it = picture.opened[..number].iter().filter(same).count();
        let all = picture.opened.iter().filter(same).count();
        let place = places[envelope.on.index()];
        let (x, y) = fan(place, before_it, all);
        let size = 0.66 * place.scale;
        let drawing = match fire {
            fire if envelope.won || fire <= 0.0 => art::ENVELOPE_OPENED,
            fire if fire < 0.35 => art::ENVELOPE_BURNING_1,
            fire if fire < 0.65 => art::ENVELOPE_BURNING_2,
            _ => art::ENVELOPE_BURNING_3,
        };
        let alpha = 1.0 - span(fire, 0.85, 1.0);
        canvas.put(drawing, x, y).scale(size).alpha(alpha);
        let readable = envelope.won || fire < 0.35;
        if readable && let Some(sprite) = ui::seat::seat(emblem(envelope.by, picture.evil)) {
            let mark = (x, y - 20.0 * size);
            canvas.put(sprite, mark.0 - 13.0 * size, mark.1).scale(0.62 * size).alpha(alpha);
            let ink = THEME.ink.first.color().with_alpha(alpha);
            let stake = envelope.stake.to_string();
            canvas.write(stake, Face::SerifBold, 26.0 * size, ink, (mark.0 + 15.0 * size, mark.1));
        }
        if envelope.won && fire > 0.0 {
            let glow = 0.55 * bump(fire);
            canvas.put(room::hub::LAMP_GLOW, x, y).scale(0.4).alpha(glow);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_of_any_length_and_script_fit_the_card() {
        let long = "Say the alphabet backwards. Enter the seconds it took and the letters missed; \
                    each missed letter costs five seconds, and so on and so forth for a while.";
        for text in [long, "短", &"用一只手在一分钟之内把硬币叠起来".repeat(4)] {
            let (size, lines) = wrapped(text, 244.0, TASK, 16.0);
            assert!(size >= 10.0, "{size}");
            assert!(lines.len() as f32 * size * 1.25 <= TASK);
            assert_eq!(lines.concat(), text);
        }
    }
}
