//! The clips and the slate.

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::duel::Shell;

use super::{Life, RAIL, Words};
use crate::{
    app::language::Lang,
    art::{
        canvas::{Canvas, Face},
        motion::{bump, span},
        palette::THEME,
        sprites::{Sprite as Drawing, duel as art},
    },
    scenes::duel::picture::{Extra, Picture, ShellGuess},
};

/// The slate with the announced counts; shells that are gone are crossed off.
pub(super) fn blackboard(canvas: &mut Canvas, picture: &Picture, words: &Words) {
    let (x, y, turn) = (701.0, 270.0, 2.2);
    canvas.put(art::BLACKBOARD, x, y).turn(turn);
    let (sin, cos) = f32::to_radians(turn).sin_cos();
    let at = |dx: f32, dy: f32| (x + dx * cos - dy * sin, y + dx * sin + dy * cos);
    let chalk = Color::srgb_u8(0xDD, 0xDA, 0xD2);
    let mut line = |text: &str, place: (f32, f32), color: Color, align: Anchor, width: f32| {
        let written = canvas.write(text, Face::Serif, 18.0, color, place);
        written.align(align).turn(turn).within(width, 28.0);
    };
    let live = Color::srgb_u8(0xF4, 0xA5, 0x8C);
    let blank = Color::srgb_u8(0xCF, 0xE0, 0xEA);
    // Shells that went unseen have a row of their own, and the others move up for it.
    let rows = match picture.unseen {
        0 => [29.0, 58.0, 86.0, 114.0],
        _ => [24.0, 48.0, 71.0, 94.0],
    };
    line(&words.loaded, at(20.0, rows[0]), chalk, Anchor::CENTER_LEFT, 184.0);
    line(&words.live, at(20.0, rows[1]), live, Anchor::CENTER_LEFT, 50.0);
    line(&words.blank, at(20.0, rows[2]), blank, Anchor::CENTER_LEFT, 50.0);
    line(&words.left[0], at(206.0, rows[1]), chalk, Anchor::CENTER_RIGHT, 62.0);
    line(&words.left[1], at(206.0, rows[2]), chalk, Anchor::CENTER_RIGHT, 62.0);
    if let Some(unseen) = &words.unseen {
        line("?", at(20.0, rows[3]), chalk, Anchor::CENTER_LEFT, 50.0);
        line(unseen, at(206.0, rows[3]), chalk, Anchor::CENTER_RIGHT, 62.0);
    }
    let tallies = [
        (picture.loaded.0, picture.left.0, live),
        (picture.loaded.1, picture.left.1, blank),
        (picture.unseen, 0, chalk),
    ];
    for ((loaded, left, color), y) in tallies.into_iter().zip(&rows[1..]) {
        for mark in 0..loaded {
            let pitch = (62.0 / f32::from(loaded.max(1))).min(13.0);
            let place = at(78.0 + f32::from(mark) * pitch, y + 5.0);
            canvas.put(art::CHALK_TALLY, place.0, place.1).turn(turn).tint(color);
            if mark < loaded.saturating_sub(left) {
                canvas.put(art::CHALK_STRIKE, place.0, place.1).turn(turn).scale(0.75);
            }
        }
    }
    canvas.put(art::CHALK_STICK, 893.0, 392.0).turn(-24.0);
    canvas.spot("slate", 0, Rect::new(701.0, 275.0, 925.0, 388.0));
}

/// The clip: one segment for each shell, its number, its state and its chance.
pub(super) fn rail(canvas: &mut Canvas, picture: &Picture, words: &Words, life: Life) {
    let (x, y) = RAIL;
    let segments = picture.segments();
    let count = match picture.loading {
        Some(_) => usize::from(picture.loaded.0 + picture.loaded.1),
        None => segments.len(),
    };
    canvas.put(art::RAIL_CAP_LEFT, x, y);
    // Long clips stand closer, so that they end before the table does.
    let room = if picture.extras.is_empty() { 820.0 } else { 550.0 };
    let pitch = (76.0f32).min(room / count.max(1) as f32);
    let narrow = pitch / 76.0;
    let crowded = pitch < CROWDED;
    for place in 0..count.max(1) {
        let left = x + 104.0 + pitch * place as f32;
        if crowded {
            // Only the stand: there is no room for the plate with the number.
            let part = Rect::new(STAND - pitch / 2.0, -100.0, STAND + pitch / 2.0, 200.0);
            canvas.put(art::RAIL_SEGMENT, left - part.min.x, y).crop(part);
        } else {
            canvas.put(art::RAIL_SEGMENT, left, y).stretch(narrow, 1.0);
        }
    }
    canvas.put(art::RAIL_CAP_RIGHT, x + 104.0 + pitch * count.max(1) as f32, y);
    canvas.engrave(&words.clip, Face::SerifBold, 24.0, (x + 49.0, y + 36.0)).within(70.0, 34.0);
    canvas.engrave(&words.shells, Face::SansBold, 16.0, (x + 49.0, y + 61.0)).within(68.0, 26.0);
    // Places of a shell to be placed are counted as gaps, from 0.
    let first = usize::from(picture.placing.is_none());
    for place in 0..count {
        let left = x + 104.0 + pitch * place as f32;
        let middle = if crowded { left + pitch / 2.0 } else { left + STAND * narrow };
        let stand = (middle, y + 70.0);
        number(canvas, place + first, (left, middle, y), narrow);
        if let Some(t) = picture.loading {
            loading(canvas, picture, (place, stand), narrow.max(0.6), t, life);
            continue;
        }
        let Some(segment) = segments.get(place) else { continue };
        let lift = if segment.lifted { 14.0 } else { 0.0 };
        let alpha = if segment.ghost { 0.55 } else { 1.0 };
        let place_of = (stand.0, stand.1 - lift);
        shell(canvas, segment.shell.as_ref(), place_of, narrow.max(0.6), alpha, life);
        let text = words.labels.get(place).map_or("", String::as_str);
        let ink = THEME.ink.first.color();
        let (text, room) =
            if crowded { (short(segment.shell, text), pitch) } else { (text.into(), pitch - 8.0) };
        canvas.write(text, Face::SansBold, 16.0, ink, (stand.0, y + 88.0)).within(room, 24.0);
        let area = Rect::new(left, y + 8.0, left + pitch, y + 100.0);
        canvas.spot("shell", place, area);
        if picture.placing.is_some() {
            canvas.spot("gap", place, area);
        }
    }
    if let Some(placing) = picture.placing {
        let at = x + 104.0 + pitch * f32::from(placing.caret) + 4.0 * narrow;
        canvas.put(art::RAIL_CARET, at, y + 74.0);
        if let Some(out) = placing.cup {
            // Shells that are out wait in a cup beside the rail.
            let cup = (x + 152.0 + pitch * count.max(1) as f32, y + 92.0);
            canvas.put(art::DICE_CUP_DOWN, cup.0, cup.1);
            let bone = THEME.text.bone.color();
            let place = (cup.0, cup.1 - 30.0);
            canvas.write(out.to_string(), Face::SansBold, 28.0, bone, place);
        }
    } else if count > 0 && picture.loading.is_none() {
        let front = if crowded { pitch / 2.0 } else { STAND * narrow };
        canvas.put(art::RAIL_POINTER, x + 104.0 + front, y + 2.0);
    }
}

/// Where the shell stands on its segment.
const STAND: f32 = 46.0;
/// Shells that stand closer than this have no plate with a number.
const CROWDED: f32 = 46.0;

/// The number of a place: on its plate, or above every fifth one where there are no plates.
fn number(canvas: &mut Canvas, number: usize, (left, middle, y): (f32, f32, f32), narrow: f32) {
    if narrow * 76.0 >= CROWDED {
        let place = (left + 11.0 * narrow, y + 24.0);
        canvas.engrave(number.to_string(), Face::SerifBold, 16.0 * narrow, place);
    } else if number.is_multiple_of(5) {
        let bone = THEME.text.bone.color();
        canvas.write(number.to_string(), Face::SansBold, 16.0, bone, (middle, y + 17.0));
    }
}

/// What has room below a crowded shell: whole percents; its outline says the rest.
fn short(shell: Option<ShellGuess>, text: &str) -> String {
    match shell {
        Some(ShellGuess::Maybe(odds)) if text != "?" => {
            format!("{:.0}", (odds.value() * 100.0).clamp(1.0, 99.0))
        }
        Some(ShellGuess::Sure(_) | ShellGuess::Inferred(_)) => String::new(),
        _ => text.to_owned(),
    }
}

/// A shell that goes in: what was announced lies open for a moment, then everything is turned over
/// and shuffled, so that no eye can follow it.
fn loading(
    canvas: &mut Canvas,
    picture: &Picture,
    (place, (x, y)): (usize, (f32, f32)),
    scale: f32,
    t: f32,
    life: Life,
) {
    let kind = if place < usize::from(picture.loaded.0) { Shell::Live } else { Shell::Blank };
    let open = span(t, 0.0, 0.1) * (1.0 - span(t, 0.34, 0.42));
    if open > 0.0 {
        shell(canvas, Some(&ShellGuess::Sure(kind)), (x, y - 6.0), scale, open, life);
    }
    let shut = span(t, 0.36, 0.44);
    if shut > 0.0 {
        let stirred = if life.calm { 0.0 } else { 30.0 * bump(span(t, 0.44, 0.9)) };
        let round = t * 42.0 + place as f32 * 2.4;
        let at = (x + stirred * round.sin(), y - 0.4 * stirred * (1.3 * round).cos().abs());
        shell(canvas, None, at, scale, shut, life);
    }
}

/// Up to three more clips; a shot fires one shell from each.
pub(super) fn extras(canvas: &mut Canvas, picture: &Picture, words: &Words, life: Life) {
    // Whatever is joined fires together.
    let joined = picture.extras.iter().filter(|extra| !extra.shells.is_empty()).count();
    if joined > 0 {
        let area = Rect::new(686.0, 404.0, 704.0, 404.0 + 32.0 * joined as f32);
        canvas.stretch(art::RAIL_BRACKET, area, Color::WHITE);
    }
    for (number, extra) in picture.extras.iter().enumerate() {
        let (x, y) = (704.0, 404.0 + 32.0 * number as f32);
        canvas.put(art::RAIL_EXTRA, x, y);
        if let Some(name) = words.extras.get(number) {
            canvas.engrave(name, Face::SerifBold, 16.0, (x + 41.0, y + 15.0)).within(58.0, 24.0);
        }
        let text = words.extra_fronts.get(number).map_or("", String::as_str);
        canvas.spot("extra", number, Rect::new(x, y, x + 234.0, y + 30.0));
        if extra.shells.is_empty() {
            let middle = (x + 158.0, y + 14.0);
            let ash = THEME.text.ash.color();
            canvas.write(text, Face::Sans, 16.0, ash, middle).within(136.0, 24.0);
            continue;
        }
        shells_of(canvas, extra, (x + 94.0, y + 26.0), life);
        // The front fires with the next shot: what it may be stands at the end of the rail.
        let bone = THEME.text.bone.color();
        let written = canvas.write(text, Face::SansBold, 16.0, bone, (x + 226.0, y + 14.0));
        written.align(Anchor::CENTER_RIGHT).within(52.0, 24.0);
    }
}

/// The shells of an extra clip: those that may not be there fade out towards an open end.
fn shells_of(canvas: &mut Canvas, extra: &Extra, (x, y): (f32, f32), life: Life) {
    const ROOM: f32 = 64.0;
    let likely = |(_, there): &&(ShellGuess, f32)| *there > 0.05;
    let count = extra.shells.iter().take_while(likely).count();
    let pitch = (19.0f32).min(ROOM / count.max(2).saturating_sub(1) as f32);
    for (place, (known, there)) in extra.shells.iter().take(count).enumerate().rev() {
        let at = (x + pitch * place as f32, y);
        shell(canvas, Some(known), at, 0.42, *there, life);
    }
}

/// A shell: outline first, letter second, colour last.
fn shell(
    canvas: &mut Canvas,
    known: Option<&ShellGuess>,
    (x, y): (f32, f32),
    scale: f32,
    alpha: f32,
    life: Life,
) {
    let known = known.filter(|known| life.told || !matches!(known, ShellGuess::Maybe(_)));
    let drawing = known.map_or(art::SHELL_BACK, outline);
    canvas.put(drawing, x, y).scale(scale).alpha(alpha);
    if let Some(ShellGuess::Sure(shell) | ShellGuess::Inferred(shell)) = known
        && let Some(tongue) = life.letters
    {
        canvas.put(letter(tongue, *shell), x, y).scale(scale).alpha(alpha);
    }
}

/// What a known shell is marked with in a language: live and blank, ostry and ślepy, 实 and 空.
fn letter(tongue: Lang, shell: Shell) -> &'static Drawing {
    match (tongue, shell) {
        (Lang::English, Shell::Live) => art::SHELL_LETTER_LIVE,
        (Lang::English, Shell::Blank) => art::SHELL_LETTER_BLANK,
        (Lang::Polish, Shell::Live) => art::SHELL_LETTER_LIVE_PL,
        (Lang::Polish, Shell::Blank) => art::SHELL_LETTER_BLANK_PL,
        (Lang::Chinese, Shell::Live) => art::SHELL_LETTER_LIVE_ZH,
        (Lang::Chinese, Shell::Blank) => art::SHELL_LETTER_BLANK_ZH,
    }
}

fn outline(known: &ShellGuess) -> &'static Drawing {
    match known {
        ShellGuess::Sure(Shell::Live) => art::SHELL_LIVE,
        ShellGuess::Sure(Shell::Blank) => art::SHELL_BLANK,
        ShellGuess::Inferred(Shell::Live) => art::SHELL_LIVE_INFERRED,
        ShellGuess::Inferred(Shell::Blank) => art::SHELL_BLANK_INFERRED,
        ShellGuess::Maybe(odds) => match (odds.value() * 100.0).round() as u32 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shells_are_marked_in_the_language_of_the_screen() {
        let marks =
            Lang::ALL.map(|tongue| [letter(tongue, Shell::Live), letter(tongue, Shell::Blank)]);
        let names: std::collections::BTreeSet<&str> =
            marks.iter().flatten().map(|it| it.name).collect();
        assert_eq!(names.len(), 6, "{names:?}");
    }
}
