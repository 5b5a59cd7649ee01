//! Chalk arithmetic: the sum of the last blow, written on the table between the sides.

use bevy::{prelude::*, sprite::Anchor};
use game_rules::cards::trace::{Blow, Change};

use super::{Slate, Words, middle, on_top};
use crate::{
    art::{
        canvas::{Canvas, Face},
        motion::{mix, sine_in_out, span},
        sprites::{Sprite as Drawing, cards::chalk as art},
    },
    scenes::cards::picture::Picture,
};

/// A sign of a sum.
#[derive(Clone, Debug, PartialEq)]
enum Sign {
    /// A digit.
    Digit(u8),
    /// A sign of arithmetic.
    Drawn(&'static str),
    /// A word.
    Word(String),
}

/// The sum of a blow: "3 + 2 (Melt) − 2 = 3".
fn signs(blow: &Blow, reaction: &str) -> Vec<Sign> {
    let mut signs = Vec::new();
    write(&mut signs, None, blow.base);
    for step in &blow.steps {
        match step.change {
            Change::Infused(..) => {}
            Change::Added(_, n) => write(&mut signs, Some(Sign::Drawn("plus")), n),
            Change::Multiplied(_, n) => write(&mut signs, Some(Sign::Drawn("times")), n),
            Change::Divided(_, n) => write(&mut signs, Some(Sign::Word("÷".to_owned())), n),
            Change::Blocked(_, n) => write(&mut signs, Some(Sign::Drawn("minus")), n),
            Change::Reacted(_, _, n) => {
                write(&mut signs, Some(Sign::Drawn("plus")), n);
                signs.push(Sign::Drawn("paren-left"));
                signs.push(Sign::Word(reaction.to_owned()));
                signs.push(Sign::Drawn("paren-right"));
            }
        }
    }
    // A blow that nothing changed is its own sum.
    if blow.steps.iter().any(|step| !matches!(step.change, Change::Infused(..))) {
        write(&mut signs, Some(Sign::Drawn("equals")), blow.value);
    }
    signs
}

fn write(signs: &mut Vec<Sign>, before: Option<Sign>, number: u8) {
    signs.extend(before);
    if number >= 10 {
        signs.push(Sign::Digit(number / 10));
    }
    signs.push(Sign::Digit(number % 10));
}

/// Room on both sides of a sign of arithmetic.
const AIR: f32 = 6.0;

impl Sign {
    fn drawing(&self) -> Option<&'static Drawing> {
        match self {
            Sign::Digit(digit) => art::by_number(usize::from(*digit)),
            Sign::Drawn(name) => art::find(name),
            Sign::Word(_) => None,
        }
    }

    /// How far the next sign stands from it.
    fn width(&self) -> f32 {
        match self {
            Sign::Word(word) => {
                word.chars().map(|sign| if sign >= '\u{2E80}' { 27.0 } else { 13.5 }).sum::<f32>()
                    + 4.0
            }
            Sign::Drawn("paren-left" | "paren-right") => 14.0,
            Sign::Drawn(_) => 22.0 + 2.0 * AIR,
            Sign::Digit(_) => 22.0,
        }
    }

    /// How far from its place it is drawn: signs of arithmetic stand free between their numbers.
    fn indent(&self) -> f32 {
        match self {
            Sign::Drawn("paren-left" | "paren-right") | Sign::Digit(_) | Sign::Word(_) => 0.0,
            Sign::Drawn(_) => AIR,
        }
    }
}

/// How high on the table sums are written.
const LINE: f32 = 344.0;

/// Where the newest sum begins and how wide it may be: beside whoever stands in front.
fn free(picture: &Picture) -> (f32, f32) {
    match picture.lead(picture.bottom) {
        Some(1) => (586.0, 178.0),
        Some(2) => (268.0, 262.0),
        _ => (432.0, 270.0),
    }
}

/// How many sums stay on the table until it is wiped.
pub const KEPT: usize = 6;

/// How a sum of this age looks: its chalk, its size, and where it moved to make room. Old ones stand
/// in two columns, line above line.
fn faded(age: usize, room: f32) -> (f32, f32, (f32, f32)) {
    let column = if age % 2 == 1 { room / 2.0 } else { 0.0 };
    match age {
        0 => (0.95, 0.98, (0.0, 0.0)),
        1 | 2 => (0.3, 0.56, (column, -38.0)),
        _ => (0.18, 0.5, (column, -40.0 - 20.0 * ((age - 1) / 2) as f32)),
    }
}

/// Left of this everything has been wiped away.
pub(super) fn wiped_to(slate: &Slate) -> f32 {
    mix(240.0, 720.0, sine_in_out(span(slate.wiped, 0.12, 0.88)))
}

/// The newest sum in full, older ones fading.
pub(super) fn sums(canvas: &mut Canvas, picture: &Picture, slate: &Slate, words: &Words) {
    let (left, room) = free(picture);
    for (age, blow) in slate.blows.iter().enumerate().take(KEPT).rev() {
        let none = String::new();
        let reaction = words.reactions.get(age).unwrap_or(&none);
        let written = if age == 0 { slate.written } else { 1.0 };
        let (alpha, scale, shift) = faded(age, room);
        let signs = signs(blow, reaction);
        let wide: f32 = signs.iter().map(Sign::width).sum();
        let room = if age == 0 { room } else { room / 2.0 - 8.0 };
        let scale = scale.min(room / wide.max(1.0));
        let span = (left, left + wide * scale);
        let height = if age == 0 { LINE + making_way(picture, blow, span) } else { LINE };
        let at = (left + shift.0, height + shift.1);
        let clean = if slate.wiped > 0.0 { wiped_to(slate) } else { 0.0 };
        sum(canvas, &signs, at, scale, alpha, (written, clean));
        if age == 0 && written >= 1.0 && left > clean {
            arrow(canvas, picture, blow, span);
        }
    }
}

/// Where the newest sum is being written.
pub(super) fn pen(picture: &Picture, slate: &Slate, words: &Words) -> Option<Vec2> {
    let blow = slate.blows.first()?;
    let reaction = words.reactions.first().map_or("", String::as_str);
    let (left, room) = free(picture);
    let wide: f32 = signs(blow, reaction).iter().map(Sign::width).sum();
    let wide = wide * faded(0, room).1.min(room / wide.max(1.0));
    let height = LINE + making_way(picture, blow, (left, left + wide));
    Some(Vec2::new(left + wide * slate.written, height - 6.0))
}

/// Does whoever was hit stand just above or below the sum?
fn is_in_line(to: Vec2, (left, right): (f32, f32)) -> bool {
    (left - 12.0..right + 12.0).contains(&to.x)
}

/// How far a sum moves so that an arrow finds room between it and who was hit.
fn making_way(picture: &Picture, blow: &Blow, span: (f32, f32)) -> f32 {
    match (is_in_line(middle(picture, blow.at), span), on_top(picture, blow.at.side)) {
        (false, _) => 0.0,
        (true, true) => 8.0,
        (true, false) => -14.0,
    }
}

fn sum(
    canvas: &mut Canvas,
    signs: &[Sign],
    (x, y): (f32, f32),
    scale: f32,
    alpha: f32,
    (written, clean): (f32, f32),
) {
    let shown = (signs.len() as f32 * written).ceil() as usize;
    let mut left = x;
    for (place, sign) in signs.iter().take(shown).enumerate() {
        // No hand writes on a ruler.
        let wobble = ((place * 37) % 7) as f32 / 3.0 - 1.0;
        let at = (left + sign.indent() * scale, y + 1.4 * wobble);
        left += sign.width() * scale;
        if at.0 < clean {
            continue;
        }
        match (sign.drawing(), sign) {
            (Some(drawing), _) => {
                canvas.put(drawing, at.0, at.1).scale(scale).turn(-1.4 + wobble).alpha(alpha);
            }
            (None, Sign::Word(word)) => {
                let chalk = Color::srgba(0.93, 0.92, 0.88, alpha);
                canvas
                    .write(word, Face::SerifBold, 25.0 * scale, chalk, (at.0, at.1 - 9.0 * scale))
                    .align(Anchor::CENTER_LEFT)
                    .turn(-0.8);
            }
            _ => {}
        }
    }
    let under = (left - 44.0 * scale).max(x);
    if shown == signs.len() && alpha > 0.5 && under > clean {
        canvas.put(art::UNDERLINE, under, y + 6.0).scale(0.9 * scale).alpha(alpha);
    }
}

/// A short arrow at one end of the sum points at who was hit.
fn arrow(canvas: &mut Canvas, picture: &Picture, blow: &Blow, (left, right): (f32, f32)) {
    let to = middle(picture, blow.at);
    let top = on_top(picture, blow.at.side);
    if is_in_line(to, (left, right)) {
        let (tip, turn) = if top { (76.0, 90.0) } else { (-72.0, -90.0) };
        canvas.put(art::ARROW_LEFT, to.x, to.y + tip).turn(turn).scale(0.7).alpha(0.9);
        return;
    }
    let before = to.x < (left + right) / 2.0;
    // Towards its own row already where it begins: the two sides stand close together here.
    let height = if top { LINE - 30.0 } else { LINE - 4.0 };
    let from = Vec2::new(if before { left - 22.0 } else { right + 22.0 }, height);
    let goal = to + Vec2::new(0.0, if top { 84.0 } else { -84.0 });
    let way = goal - from;
    let angle = way.y.atan2(way.x).to_degrees();
    canvas.put(art::ARROW_LEFT, from.x, from.y).turn(angle - 180.0).scale(0.9).alpha(0.9);
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        cards::{
            element::{Element, Strike},
            pool::{def::Reaction, ids::EntityId},
            state::Spot,
            trace::SumStep,
            work::Origin,
        },
        game::Seat,
    };

    #[test]
    fn a_sum_is_written_as_it_was_worked_out() {
        let shield = EntityId::find("crystallize").unwrap();
        let blow = Blow {
            by: Origin::Swirl,
            at: Spot { side: Seat(1), seat: 0 },
            strike: Strike::Pyro,
            base: 10,
            plunging: false,
            charged: false,
            steps: vec![
                SumStep { change: Change::Reacted(Reaction::Melt, Element::Cryo, 2), value: 12 },
                SumStep { change: Change::Blocked(shield, 2), value: 10 },
            ],
            value: 10,
            hp: 0,
            pierced: Vec::new(),
        };
        let text: String = signs(&blow, "Melt")
            .iter()
            .map(|sign| match sign {
                Sign::Digit(digit) => digit.to_string(),
                Sign::Drawn(name) => format!(" {name} "),
                Sign::Word(word) => word.clone(),
            })
            .collect();
        assert_eq!(text, "10 plus 2 paren-left Melt paren-right  minus 2 equals 10");
        assert!(signs(&blow, "Melt").iter().all(|sign| match sign {
            Sign::Word(_) => true,
            sign => sign.drawing().is_some(),
        }));
    }
}
