//! A blow on its way, in the manner of its type (the table of move effects in the style sheet): what
//! flies, what bursts behind the target, and what is left in the air.

use bevy::prelude::*;

use crate::{
    art::{
        canvas::Canvas,
        motion::{bump, cubic_out, expo_out, mix, quad_out, span},
        sprites::{Sprite as Drawing, arena as art},
    },
    scenes::arena::motion::IMPACT,
};

/// A blow at one moment.
pub(super) struct Strike {
    /// Where it leaves the attacker, and the middle of the target.
    pub(super) from: Vec2,
    pub(super) to: Vec2,
    /// Where both stand.
    pub(super) floor: f32,
    /// 1 to the right, −1 to the left.
    pub(super) facing: f32,
    /// The type of the move.
    pub(super) kind: u8,
    /// From 0 to 1.
    pub(super) t: f32,
}

/// One piece of cut paper.
struct Piece {
    number: usize,
    at: Vec2,
    size: Vec2,
    turn: f32,
    alpha: f32,
}

fn piece(number: usize, at: Vec2, size: f32) -> Piece {
    Piece { number, at, size: Vec2::splat(size), turn: 0.0, alpha: 1.0 }
}

impl Piece {
    fn turned(mut self, turn: f32) -> Piece {
        self.turn = turn;
        self
    }

    fn faded(mut self, alpha: f32) -> Piece {
        self.alpha = alpha;
        self
    }

    fn stretched(mut self, wide: f32, high: f32) -> Piece {
        self.size *= Vec2::new(wide, high);
        self
    }
}

impl Strike {
    fn put(&self, canvas: &mut Canvas, it: Piece) {
        if it.alpha <= 0.0 {
            return;
        }
        canvas
            .put(self.drawing(it.number), it.at.x, it.at.y)
            .stretch(self.facing * it.size.x, it.size.y)
            .turn(self.facing * it.turn)
            .alpha(it.alpha);
    }

    fn drawing(&self, number: usize) -> &'static Drawing {
        art::types::fx(usize::from(self.kind), number).unwrap_or(art::DUST_1)
    }

    /// From 0 to 1 on the way, and from 0 to 1 after the blow.
    fn phases(&self) -> (f32, f32) {
        (span(self.t, 0.04, IMPACT), span(self.t, IMPACT, 1.0))
    }

    /// A place on the way, on an arc.
    fn along(&self, share: f32, arc: f32) -> Vec2 {
        self.from.lerp(self.to, share) - Vec2::new(0.0, arc * bump(share))
    }

    /// Where the follower of this number is on the way, if it has left and has not landed.
    fn followers(&self, count: usize, lag: f32) -> impl Iterator<Item = (usize, f32)> {
        let (flight, after) = self.phases();
        (0..count).rev().filter_map(move |number| {
            let lag = lag * number as f32;
            let share = quad_out((flight * (1.0 + lag) - lag + after * 2.0).clamp(0.0, 1.0));
            (share > 0.0 && share < 1.0).then_some((number, share))
        })
    }

    /// Draws what flies and what bursts behind the target.
    pub(super) fn draw(&self, canvas: &mut Canvas) {
        let (_, after) = self.phases();
        if after > 0.0 {
            self.burst(canvas, after);
        }
        match self.kind {
            2 => self.water(canvas),
            3 => self.fire(canvas),
            4 => self.plant(canvas),
            5 => self.spark(canvas),
            6 => self.thrown(canvas, 5, 64.0, 400.0),
            7 => self.frost(canvas),
            8 => self.thrown(canvas, 5, 96.0, 30.0),
            9 => self.wind(canvas),
            10 => self.brawn(canvas),
            11 => self.mind(canvas),
            12 => self.phantom(canvas),
            _ => self.plain(canvas),
        }
    }

    /// Dust rings widen under the lunge.
    fn plain(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        for ring in 0..3 {
            let grown = span(flight + after, 0.2 * ring as f32, 0.2 * ring as f32 + 0.8);
            let x = self.from.x - self.facing * (60.0 - 42.0 * ring as f32);
            let at = Vec2::new(x, self.floor - 2.0);
            let size = mix(0.4, 1.6, quad_out(grown));
            self.put(canvas, piece(3, at, size).faded((1.0 - grown) * span(flight, 0.0, 0.1)));
        }
    }

    /// A ribbon along an arc, and drops before it with their points behind.
    fn water(&self, canvas: &mut Canvas) {
        let (_, after) = self.phases();
        for (number, share) in self.followers(7, 0.1) {
            let at = self.along(share, 74.0);
            let slope = 74.0 * (0.5 - share) * -0.9;
            let fade = 1.0 - after * 2.0;
            if number % 2 == 1 {
                self.put(canvas, piece(2, at, 1.25).turned(slope).faded(fade));
            } else {
                let size = 1.35 - 0.08 * number as f32;
                self.put(canvas, piece(1, at, size).turned(slope + 90.0).faded(fade));
            }
        }
    }

    /// One nested tongue from mouth to target.
    fn fire(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let grown = quad_out(flight);
        let licks = 1.0 + 0.07 * (self.t * 70.0).sin();
        let mouth = self.from - Vec2::new(self.facing * 20.0, 22.0);
        let reach = (self.to.x - mouth.x).abs() + 34.0;
        let [_, _, length, _] = self.drawing(5).frame;
        let jet = piece(5, mouth, 1.0)
            .stretched(grown * reach / length, mix(0.5, 1.05, grown) * licks)
            .faded(1.0 - span(after, 0.28, 0.6));
        self.put(canvas, jet);
    }

    /// A whip of leaves unrolls from a spiral.
    fn plant(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let (out, fade) = (quad_out(flight), 1.0 - span(after, 0.2, 0.55));
        let waves =
            |share: f32| self.along(share, 26.0) + Vec2::new(0.0, 16.0 * (share * 9.0).sin());
        for leaf in 0..8 {
            let share = leaf as f32 / 8.0;
            if share < out {
                let tilt = if leaf % 2 == 0 { -24.0 } else { 20.0 };
                self.put(canvas, piece(1, waves(share), 0.95).turned(tilt).faded(fade));
            }
        }
        let curl = piece(3, waves(out), 1.25).turned(360.0 * (1.0 - out)).faded(fade);
        self.put(canvas, curl);
    }

    /// A zigzag between both, in two frames only.
    fn spark(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let fade = 1.0 - span(after, 0.1, 0.35);
        if flight < 0.4 || fade <= 0.0 {
            return;
        }
        let up = if flight < 1.0 { 1.0 } else { -1.0 };
        let part = (self.to - self.from) / 3.0;
        for link in 0..3 {
            let way = if link % 2 == 0 { up } else { -up };
            let at = self.from + part * (link as f32 + 0.5) + Vec2::new(0.0, 7.0 * way);
            let wide = part.x.abs() / 93.0 * 1.2;
            let bolt = piece(2, at, 1.0).stretched(wide, 1.7 * way);
            self.put(canvas, bolt.turned(8.0 * way).faded(fade));
        }
    }

    /// Thrown things, one behind the other: pebbles with spin, fat drops that wobble.
    fn thrown(&self, canvas: &mut Canvas, count: usize, arc: f32, spin: f32) {
        let (_, after) = self.phases();
        for (number, share) in self.followers(count, 0.13) {
            let sways = 0.12 * (share * 22.0 + number as f32).sin();
            let size = mix(0.9, 1.5, share) * (1.0 - 0.09 * number as f32);
            let it = piece(1, self.along(share, arc + 9.0 * number as f32), size)
                .stretched(1.0 + sways, 1.0 - sways)
                .turned(spin * share)
                .faded(1.0 - after * 2.0);
            self.put(canvas, it);
        }
    }

    /// A spinning star leaves a trail; crystals stand up where it hits.
    fn frost(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        for (number, share) in self.followers(8, 0.09) {
            let drift = Vec2::new(0.0, 2.5 * number as f32);
            let size = 0.9 - 0.07 * number as f32;
            let crumb = piece(3, self.along(share, 26.0) + drift, size);
            self.put(canvas, crumb.turned(70.0 * number as f32).faded(1.0 - after * 2.0));
        }
        let share = quad_out(flight);
        let star = piece(2, self.along(share, 26.0), mix(1.1, 1.7, share)).turned(720.0 * share);
        self.put(canvas, star.faded(1.0 - span(after, 0.0, 0.2)));
        let up = expo_out(span(after, 0.05, 0.4));
        let foot = Vec2::new(self.to.x - self.facing * 70.0, self.floor - 24.0 * up);
        let crystals = piece(5, foot, 1.5).stretched(1.0, up.max(0.01));
        self.put(canvas, crystals.faded(up - span(after, 0.7, 1.0)));
    }

    /// Curls that draw themselves along the way.
    fn wind(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let fade = 1.0 - span(after, 0.15, 0.5);
        for (number, share) in self.followers(3, 0.2) {
            let lane = Vec2::new(0.0, 34.0 * (number as f32 - 1.0));
            let drawn = mix(0.3, 1.7, share);
            let which = if number == 1 { 1 } else { 2 };
            let curl =
                piece(which, self.along(share, 14.0) + lane, 1.5).stretched(drawn / 1.5, 1.0);
            self.put(canvas, curl.faded(fade));
        }
        let gust = piece(3, self.along(quad_out(flight), 0.0), 1.9);
        self.put(canvas, gust.faded(0.8 * bump(flight) + fade * span(after, 0.0, 0.1)));
    }

    /// A big glove on a scissor arm, and back again.
    fn brawn(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let out = quad_out(flight) * (1.0 - span(after, 0.25, 0.6));
        let fist = self.from.lerp(self.to, out);
        let reach = (fist.x - self.from.x).abs();
        for link in 0..(reach / 34.0) as usize {
            let at = self.from + Vec2::new(self.facing * 34.0 * link as f32, 0.0);
            self.put(canvas, piece(3, at, 1.0));
        }
        let glove = piece(1, fist, mix(1.1, 1.9, out)).turned(90.0);
        self.put(canvas, glove.faded(1.0 - span(after, 0.55, 0.65)));
    }

    /// Rings, each wider than the one before; an eye opens over whoever sends them.
    fn mind(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        let fade = 1.0 - span(after, 0.1, 0.45);
        for (number, share) in self.followers(3, 0.28) {
            let size = mix(0.6, 1.9, share) * 1.15_f32.powi(2 - number as i32);
            self.put(canvas, piece(1, self.along(share, 0.0), size).faded(fade));
        }
        let open = expo_out(span(flight, 0.0, 0.6));
        let brow = self.from + Vec2::new(-self.facing * 96.0, -100.0);
        self.put(canvas, piece(2, brow, 1.3).stretched(1.0, open.max(0.01)).faded(fade));
    }

    /// A shade slides along the backdrop and lays a cold hand on the target.
    fn phantom(&self, canvas: &mut Canvas) {
        let (flight, after) = self.phases();
        for (number, share) in self.followers(3, 0.16) {
            let lift = Vec2::new(0.0, -46.0 + 8.0 * (share * 12.0 + number as f32).sin());
            let which = if number == 0 { 3 } else { 1 };
            let size = mix(1.5, 2.1, share) - 0.4 * number as f32;
            let shade = piece(which, self.along(share, 0.0) + lift, size);
            self.put(canvas, shade.faded(0.85 * span(flight, 0.0, 0.2) - after));
        }
    }

    /// What bursts behind the target.
    fn burst(&self, canvas: &mut Canvas, after: f32) {
        let number = match self.kind {
            2 | 5 | 8 => 3,
            3 | 6 | 7 => 4,
            4 | 9 | 11 => return,
            10 | 12 => 2,
            _ => 1,
        };
        let grown = expo_out(span(after, 0.0, 0.35));
        let it = piece(number, self.to, mix(0.6, 2.7, grown)).turned(10.0 * grown);
        self.put(canvas, it.faded(1.0 - span(after, 0.4, 0.8)));
    }

    /// What is left in the air before the target: shreds, the stain, the doily, the hand.
    pub(super) fn shreds(&self, canvas: &mut Canvas) {
        let (_, t) = self.phases();
        if t <= 0.0 {
            return;
        }
        let mark = match self.kind {
            7 => Some((4, mix(0.2, 1.5, expo_out(span(t, 0.0, 0.4))))),
            8 => Some((3, mix(0.5, 1.7, quad_out(span(t, 0.0, 0.6))))),
            11 => Some((3, 1.5)),
            12 => Some((2, 1.5)),
            _ => None,
        };
        if let Some((number, size)) = mark {
            let spin = if self.kind == 11 { 360.0 * cubic_out(t) } else { 0.0 };
            let high = if self.kind == 11 { 46.0 } else { 6.0 };
            let at = self.to - Vec2::new(0.0, high);
            let it = piece(number, at, size).turned(spin);
            self.put(canvas, it.faded(0.92 * (1.0 - span(t, 0.55, 0.95))));
        }
        let (number, rises, rolls) = match self.kind {
            2 => (4, true, false),
            3 | 6 => (3, self.kind == 3, false),
            4 => (2, false, false),
            9 | 11 | 12 => (4, true, false),
            5 | 8 | 10 => (4, false, false),
            7 => (3, false, false),
            _ => (2, false, true),
        };
        for shred in 0..8 {
            let n = shred as f32;
            let angle = n * 0.785 + f32::from(self.kind) * 0.37;
            let (out, turn) = match self.kind {
                // Rays shoot outward, their points inward.
                10 => (Vec2::from_angle(angle) * mix(50.0, 150.0, cubic_out(t)), 180.0),
                _ => {
                    let wide = Vec2::new(angle.cos() * (64.0 + 10.0 * n), angle.sin() * 52.0);
                    let fall = if rises { -80.0 * t } else { 130.0 * t * t };
                    (wide * cubic_out(t) + Vec2::new(-self.facing * 18.0 * t, fall), 0.0)
                }
            };
            let mut at = self.to + out;
            if rolls || self.kind == 6 {
                // Buttons roll off and chips bounce on the floor.
                at.y = at.y.min(self.floor - 10.0 - 26.0 * (t * 9.0 + n).sin().abs() * (1.0 - t));
            }
            let spin = match self.kind {
                10 => angle.to_degrees() * self.facing + turn,
                _ => (n * 40.0 + 260.0 * t) * if shred % 2 == 0 { 1.0 } else { -1.0 },
            };
            let it = piece(number, at, 1.0 - 0.3 * t).turned(spin);
            self.put(canvas, it.faded(1.0 - span(t, 0.55, 1.0)));
        }
    }
}
