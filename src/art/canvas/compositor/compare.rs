//! What is drawn otherwise than in the last frame, whatever else has come or gone around it.

use bevy::prelude::*;

use super::damage::Damage;
use crate::art::canvas::{Label, Stroke, sprites::Showing};

/// Something drawn, and how.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::art::canvas) enum Mark {
    /// A sprite.
    Sprite(Stroke),
    /// A light.
    Glow(Stroke),
    /// Words.
    Text(Label),
}

/// A mark, what it covers, and whatever else decides what it looks like.
#[derive(Clone, Debug, PartialEq)]
struct Trace {
    mark: Mark,
    area: Rect,
    stamp: f32,
}

/// All that is drawn, back to front, in this frame and in the last one. How far up something lies
/// is kept apart: it tells nothing, only what lies above what does.
#[derive(Resource, Default, Debug)]
pub(in crate::art::canvas) struct Traces {
    now: Vec<(u32, Trace)>,
    before: Vec<(u32, Trace)>,
}

impl Traces {
    /// Notes what a slot shows in this frame.
    pub fn leave<T: Clone>(&mut self, showing: &Showing<T>, mark: impl Fn(T) -> Mark) {
        let Some(what) = showing.what.clone() else { return };
        let mut mark = mark(what);
        let depth = match &mut mark {
            Mark::Sprite(stroke) | Mark::Glow(stroke) => std::mem::take(&mut stroke.depth),
            Mark::Text(label) => std::mem::take(&mut label.depth),
        };
        self.now.push((depth, Trace { mark, area: showing.area, stamp: showing.stamp }));
    }

    /// Marks what has changed since the last frame.
    pub fn settle(&mut self, damage: &mut Damage) {
        self.now.sort_by_key(|(depth, _)| *depth);
        differences(&self.before, &self.now, |trace| match &trace.mark {
            Mark::Sprite(stroke) | Mark::Glow(stroke) if stroke.afloat => {}
            _ => damage.add(trace.area),
        });
        for (_, trace) in &self.now {
            if let Mark::Sprite(stroke) | Mark::Glow(stroke) = &trace.mark
                && stroke.afloat
            {
                damage.float(trace.area);
            }
        }
        std::mem::swap(&mut self.now, &mut self.before);
        self.now.clear();
    }
}

/// How many marks may have come or gone in one place.
const REACH: usize = 64;

/// Tells everything that is in only one of two sequences.
fn differences(old: &[(u32, Trace)], new: &[(u32, Trace)], mut tell: impl FnMut(&Trace)) {
    let (mut old, mut new) = (old, new);
    let equal = |one: &(u32, Trace), other: &(u32, Trace)| one.1 == other.1;
    loop {
        let same = old.iter().zip(new).take_while(|(one, other)| equal(one, other)).count();
        (old, new) = (&old[same..], &new[same..]);
        if old.is_empty() || new.is_empty() {
            break;
        }
        let steps = (1..=REACH).flat_map(|far| [(far, 0), (0, far), (far, far)]);
        let (gone, come) = steps
            .filter_map(|(gone, come)| Some((gone, come, old.get(gone)?, new.get(come)?)))
            .find(|(_, _, one, other)| equal(one, other))
            .map_or((1, 1), |(gone, come, ..)| (gone, come));
        old[..gone].iter().chain(&new[..come]).for_each(|(_, trace)| tell(trace));
        (old, new) = (&old[gone..], &new[come..]);
    }
    old.iter().chain(new).for_each(|(_, trace)| tell(trace));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::fonts::Face, art::canvas::Canvas};

    fn words(list: &[&str]) -> Vec<(u32, Trace)> {
        let mut canvas = Canvas::default();
        for word in list {
            canvas.write(*word, Face::Sans, 12.0, Color::WHITE, (0.0, 0.0));
        }
        let mut traces = Traces::default();
        for label in canvas.texts {
            let showing = Showing { what: Some(label), ..Showing::NOTHING };
            traces.leave(&showing, Mark::Text);
        }
        traces.now
    }

    fn told(old: &[&str], new: &[&str]) -> String {
        let mut told = Vec::new();
        differences(&words(old), &words(new), |trace| {
            if let Mark::Text(label) = &trace.mark {
                told.push(label.text.clone());
            }
        });
        told.join(" ")
    }

    #[test]
    fn what_comes_or_goes_moves_nothing_else() {
        assert_eq!(told(&["table", "gun", "glove"], &["table", "gun", "glove"]), "");
        assert_eq!(told(&["table", "gun", "glove"], &["table", "smoke", "gun", "glove"]), "smoke");
        assert_eq!(told(&["table", "smoke", "gun", "glove"], &["table", "gun", "glove"]), "smoke");
        assert_eq!(told(&["table", "gun"], &["table", "gun", "flash"]), "flash");
        assert_eq!(told(&["a", "b", "c", "d"], &["a", "x", "c", "y", "z", "d"]), "b x y z");
    }

    #[test]
    fn what_lies_above_something_else_now_is_drawn_anew() {
        let told = told(&["table", "gun", "glove"], &["table", "glove", "gun"]);
        assert!(told.contains("gun") || told.contains("glove"), "{told}");
    }

    #[test]
    fn a_whole_other_picture_is_told_completely() {
        let old: Vec<String> = (0..200).map(|number| format!("old {number}")).collect();
        let new: Vec<String> = (0..150).map(|number| format!("new {number}")).collect();
        let (old, new): (Vec<&str>, Vec<&str>) =
            (old.iter().map(String::as_str).collect(), new.iter().map(String::as_str).collect());
        assert_eq!(told(&old, &new).split(' ').count(), 2 * 350);
    }
}
