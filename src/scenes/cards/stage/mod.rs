//! Draws a [`Picture`] of the Cards, in the coordinates of the frame (ux 2.0.1).

mod chalk;
mod dice;
mod figure;
mod flight;
mod zones;

use bevy::{math::Rect, prelude::*, sprite::Anchor};
use game_rules::{
    cards::{
        element::Strike,
        rack::Rack,
        state::{Phase, Spot},
        trace::Blow,
        work::ZoneRef,
    },
    game::Seat,
};

pub use chalk::KEPT;
pub use dice::picked;
pub use figure::number;

use super::picture::{Motion, Picture};
use crate::{
    app::keys::Cap,
    art::{
        canvas::{Canvas, Face, Written},
        motion::{bump, sine_in_out, span, wobble},
        palette::THEME,
        sprites::{Side as Half, cards as art},
    },
    evil::{self, Glove, Hand, Pose},
};

/// Words on the stage, in the player's language.
#[derive(Debug, Default)]
pub struct Words {
    /// Names of the characters, by seat of the table and seat of the team.
    pub names: [[String; 3]; 2],
    /// "Evil's support", "Your support", by seat of the table.
    pub supports: [String; 2],
    /// "Evil's summons", by seat of the table.
    pub summons: [String; 2],
    /// "End round".
    pub end: String,
    /// The key that does so.
    pub end_key: Option<Cap>,
    /// "Tune a card".
    pub tune: String,
    /// What begins, over the table.
    pub banner: String,
    /// Reactions of the sums, newest first.
    pub reactions: Vec<String>,
}

/// What the panels have open, as far as the stage shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Aids {
    /// Dice that will be paid.
    pub lifted: Rack,
    /// Characters that would be hit or can be chosen.
    pub rings: Vec<Spot>,
    /// Things in a zone that can be chosen.
    pub places: Vec<(ZoneRef, usize)>,
    /// HP that characters would have.
    pub after: Vec<(Spot, u8)>,
    /// A card is about to be tuned.
    pub tuning: bool,
    /// The bell can be rung.
    pub bell: bool,
}

/// How lively the picture is.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// Seconds; stands still when nothing should move by itself.
    pub time: f32,
    /// No shake, flicker or loops.
    pub calm: bool,
}

/// Sums on the table, newest first, and how far the newest has been written.
#[derive(Clone, Debug, Default)]
pub struct Slate {
    /// The blows.
    pub blows: Vec<Blow>,
    /// 0 … 1.
    pub written: f32,
    /// How far the sleeve has wiped everything away, 0 … 1.
    pub wiped: f32,
}

const EVIL_SEAT: (f32, f32) = (480.0, 152.0);
const EVIL_SCALE: f32 = 0.4;
const COLUMNS: [f32; 3] = [319.0, 471.0, 623.0];

/// Is this seat drawn at the top?
pub(super) fn on_top(picture: &Picture, seat: Seat) -> bool {
    seat != picture.bottom
}

/// The side of the table as the drawings name it.
fn half(picture: &Picture, seat: Seat) -> Half {
    if on_top(picture, seat) { Half::Evil } else { Half::Yours }
}

/// Where a character's card has its middle, and how large it is, forward or not.
fn stand(picture: &Picture, spot: Spot, forward: f32) -> (Vec2, f32) {
    let x = COLUMNS[usize::from(spot.seat) % 3];
    let (back, front) = if on_top(picture, spot.side) { (206.0, 228.0) } else { (438.0, 414.0) };
    let y = back + (front - back) * forward;
    (Vec2::new(x, y), 0.925 + 0.105 * forward)
}

/// How far a character has stepped forward, 0 … 1.
fn forward(picture: &Picture, spot: Spot) -> f32 {
    if let Motion::Steps(side, from, to) = picture.motion
        && side == spot.side
    {
        let t = sine_in_out(picture.t);
        if spot.seat == to {
            return t;
        }
        if spot.seat == from {
            return 1.0 - t;
        }
    }
    let lead = picture.lead(spot.side);
    // Before somebody stands in front all three are held up to be chosen from.
    let held_up = lead.is_none() && spot.side == picture.bottom;
    f32::from(u8::from(held_up || lead == Some(spot.seat)))
}

/// The middle of a character's card now.
fn middle(picture: &Picture, spot: Spot) -> Vec2 {
    stand(picture, spot, forward(picture, spot)).0
}

/// Evil at this table, before reactions.
pub fn evil_pose(picture: &Picture, slate: &Slate, words: &Words, life: Life) -> Pose {
    let mut pose = Pose::at_rest(EVIL_SEAT, EVIL_SCALE);
    pose.hand_scale = 0.32;
    pose.hands[0] = Hand::resting((394.0, 120.0), 186.0, Glove::Rest);
    pose.hands[1] = Hand::resting((546.0, 120.0), 174.0, Glove::Rest);
    if !life.calm {
        pose.face.tilt += wobble(life.time * 0.4, 2.0) * 1.2;
        pose.face.blink = (life.time * 0.23).fract() < 0.018;
    }
    pose.face.look = (0.0, 0.6);
    let top = picture.bottom.other();
    let rest = pose.hands[1];
    let reach = |wrist: (f32, f32), turn: f32, glove: Glove, far: f32| {
        rest.towards(Hand { wrist, turn, glove }, far)
    };
    if slate.wiped > 0.0 && !slate.blows.is_empty() && !life.calm {
        let far = sine_in_out(span(slate.wiped, 0.0, 0.12)) * (1.0 - span(slate.wiped, 0.88, 1.0));
        let wrist = (chalk::wiped_to(slate) + 20.0, 300.0);
        pose.hands[1] = reach(wrist, 186.0, Glove::Slide, far);
    }
    match picture.motion {
        // Its own blow: it writes the sum.
        Motion::Hurts(at, _) if at.side != top && !life.calm => {
            if let Some(tip) = chalk::pen(picture, slate, words) {
                let hand = Hand::writing(tip, 200.0, pose.hand_scale, true);
                pose.hands[1] = rest.towards(hand, at_work(picture.t));
            }
        }
        Motion::Plays(seat, _) if seat == top && !life.calm => {
            let far = bump(span(picture.t, 0.0, 0.6));
            pose.hands[1] = reach((600.0, 200.0), 185.0, Glove::Slide, far);
        }
        Motion::Rolls(seat) if seat == top && !life.calm => {
            let shake = wobble(life.time * 9.0, 1.0) * 4.0 * bump(picture.t);
            pose.hands[0].wrist.0 += shake - 150.0 * bump(picture.t);
            pose.hands[0].glove = Glove::Fist;
        }
        _ => {}
    }
    pose
}

/// How far a hand that writes has come from where it rests, 0 … 1.
fn at_work(t: f32) -> f32 {
    sine_in_out(span(t, 0.0, 0.2)) * (1.0 - sine_in_out(span(t, 0.8, 1.0)))
}

/// The hand on this side of the table writes the sums of its own blows.
fn own_hand(canvas: &mut Canvas, picture: &Picture, slate: &Slate, words: &Words, life: Life) {
    let Motion::Hurts(at, _) = picture.motion else { return };
    let Some(tip) = chalk::pen(picture, slate, words).filter(|_| on_top(picture, at.side)) else {
        return;
    };
    if life.calm {
        return;
    }
    const SCALE: f32 = 0.42;
    let rest = Hand { wrist: (tip.x + 70.0, 680.0), turn: 30.0, glove: Glove::Write };
    let hand = rest.towards(Hand::writing(tip, 24.0, SCALE, false), at_work(picture.t));
    evil::draw_own(canvas, SCALE, (hand.wrist.0 + 44.0, hand.wrist.1 + 220.0), &hand);
}

/// Draws everything on the stage.
pub fn draw(
    canvas: &mut Canvas,
    picture: &Picture,
    pose: &Pose,
    words: &Words,
    aids: &Aids,
    slate: &Slate,
    life: Life,
) {
    canvas.put(art::table::ROOM, 0.0, 0.0);
    evil::draw_bust(canvas, pose);
    canvas.put(art::table::FELT, 0.0, 0.0);
    evil::draw_arms(canvas, pose);
    zones::labels(canvas, picture, words);
    for seat in [picture.bottom.other(), picture.bottom] {
        zones::supports(canvas, picture, seat, aids);
        zones::summons(canvas, picture, seat, aids);
        zones::belongings(canvas, picture, seat);
        zones::combat(canvas, picture, seat);
    }
    chalk::sums(canvas, picture, slate, words);
    for seat in [picture.bottom.other(), picture.bottom] {
        // Whoever stands in front is drawn last.
        let lead = picture.lead(seat);
        let order = (0..3u8).filter(|at| lead != Some(*at)).chain(lead);
        for at in order {
            let spot = Spot { side: seat, seat: at };
            let name = &words.names[seat.index() & 1][usize::from(at)];
            figure::draw(canvas, picture, spot, name, aids, life);
        }
    }
    dice::rack(canvas, picture, aids, life);
    zones::tuning(canvas, words, aids);
    zones::bell(canvas, picture, words, aids);
    evil::draw_gloves(canvas, pose);
    own_hand(canvas, picture, slate, words, life);
    flight::draw(canvas, picture, words, life);
}

/// Numbers without a plate stand out by a dark edge.
fn outlined<'a>(
    canvas: &'a mut Canvas,
    text: &str,
    size: f32,
    color: Color,
    (x, y): (f32, f32),
    align: Anchor,
) -> Written<'a> {
    let dark = THEME.ground.void.color();
    for (dx, dy) in [(-1.6, -1.2), (1.6, -1.2), (-1.6, 1.6), (1.6, 1.6)] {
        canvas.write(text, Face::SansBold, size, dark, (x + dx, y + dy)).align(align);
    }
    canvas.write(text, Face::SansBold, size, color, (x, y)).align(align)
}

/// An area around a middle.
fn around(middle: Vec2, width: f32, height: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::new(width, height))
}

/// The colour of an element on the table.
fn colour(strike: Strike) -> Color {
    let place = match strike {
        Strike::Pyro => 0,
        Strike::Hydro => 1,
        Strike::Cryo => 2,
        Strike::Electro => 3,
        Strike::Anemo => 4,
        Strike::Geo => 5,
        Strike::Dendro => 6,
        Strike::Physical | Strike::Piercing => 7,
    };
    THEME.elements[place].color()
}

/// Is the phase one in which dice lie on the rack?
fn dice_lie(phase: Phase) -> bool {
    matches!(phase, Phase::Roll | Phase::Action | Phase::End)
}
