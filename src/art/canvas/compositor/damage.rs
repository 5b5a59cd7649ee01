//! What differs from the last frame. Only that part of the stage is drawn again: a flame costs as
//! much as a flame, and not as much as the room it burns in.

use bevy::prelude::*;

/// How many parts of the stage can be drawn again at once; more are put together.
pub(in crate::art::canvas) const PARTS: usize = 4;
/// Drawing this many square units in vain is cheaper than one more part.
const TRIFLE: f32 = 12_000.0;
/// Laying this many square units in vain is cheaper than one more piece of panels.
const NEAR: f32 = 2_000.0;
/// While textures come and go, what changed is drawn in this many frames: they arrive one frame
/// after they are asked for.
const TWICE: u8 = 2;
/// So many frames after a texture has come or gone.
pub(in crate::art::canvas) const UNSETTLED: u8 = 6;
/// After a change of everything it takes longer until all textures are there.
pub(in crate::art::canvas) const SETTLE: u8 = 4;
/// Edges are soft: around everything this much is drawn again.
const MARGIN: f32 = 2.0;

/// The parts of the frame that must be drawn again.
#[derive(Resource, Debug)]
pub(in crate::art::canvas) struct Damage {
    parts: Vec<(Rect, u8)>,
    whole: u8,
    unsettled: u8,
    /// Where something floats in front of the stage, in this frame and the last one.
    afloat: [Vec<Rect>; 2],
}

impl Default for Damage {
    fn default() -> Damage {
        Damage { parts: Vec::new(), whole: SETTLE, unsettled: UNSETTLED, afloat: default() }
    }
}

impl Damage {
    /// This part has changed, in coordinates of the frame.
    pub fn add(&mut self, area: Rect) {
        if self.whole < TWICE && !area.is_empty() {
            let frames = if self.unsettled > 0 { TWICE } else { 1 };
            self.parts.push((area.inflate(MARGIN), frames));
        }
    }

    /// Something that is drawn with may not be there yet.
    pub fn unsettle(&mut self) {
        self.unsettled = UNSETTLED;
        self.parts.iter_mut().for_each(|(_, frames)| *frames = TWICE);
    }

    /// Something floats here in this frame.
    pub fn float(&mut self, area: Rect) {
        self.afloat[0].push(area.inflate(MARGIN));
    }

    /// Where something floats, or did in the last frame.
    pub fn take_afloat(&mut self) -> Vec<Rect> {
        let now = std::mem::take(&mut self.afloat[0]);
        let before = std::mem::replace(&mut self.afloat[1], now.clone());
        now.into_iter().chain(before).collect()
    }

    /// Everything has changed.
    pub fn add_all(&mut self) {
        self.whole = SETTLE;
        self.parts.clear();
    }

    /// Has everything just changed?
    pub fn is_all(&self) -> bool {
        self.whole == SETTLE
    }

    /// What is drawn in this frame: `all`, or at most [`PARTS`] areas within `seen`, which panels do
    /// not cover.
    pub fn take(&mut self, all: Rect, seen: Rect) -> Vec<Rect> {
        self.unsettled = self.unsettled.saturating_sub(1);
        if self.whole > 0 {
            self.whole -= 1;
            return vec![all];
        }
        let areas = self.parts.iter().map(|(area, _)| area.intersect(seen));
        let areas = gather(areas.filter(|area| !area.is_empty()).collect());
        for (_, left) in &mut self.parts {
            *left -= 1;
        }
        self.parts.retain(|(_, left)| *left > 0);
        areas
    }
}

/// Puts together what overlaps or lies close, and then what is closest, until few enough are left.
fn gather(areas: Vec<Rect>) -> Vec<Rect> {
    let mut gathered: Vec<Rect> = Vec::new();
    for area in areas {
        match gathered.iter_mut().find(|known| waste(**known, area) <= 0.0) {
            Some(known) => *known = known.union(area),
            None => gathered.push(area),
        }
    }
    while let Some((first, second, least)) = closest(&gathered)
        && (least <= TRIFLE || gathered.len() > PARTS)
    {
        let other = gathered.swap_remove(second);
        gathered[first] = gathered[first].union(other);
    }
    gathered
}

/// The pair that costs least when it is put together, and how much.
fn closest(areas: &[Rect]) -> Option<(usize, usize, f32)> {
    let pairs = (1..areas.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    pairs
        .map(|(first, second)| (first, second, waste(areas[first], areas[second])))
        .min_by(|one, other| one.2.total_cmp(&other.2))
}

/// Puts together what lies close, then cuts what overlaps, until nothing is in two of them.
pub(in crate::art::canvas) fn apart(areas: Vec<Rect>) -> Vec<Rect> {
    let mut close: Vec<Rect> = Vec::new();
    for mut area in areas {
        while let Some(near) = close.iter().position(|known| waste(*known, area) <= NEAR) {
            area = area.union(close.swap_remove(near));
        }
        close.push(area);
    }
    let mut apart: Vec<Rect> = Vec::new();
    while let Some(area) = close.pop() {
        match apart.iter().find(|known| !known.intersect(area).is_empty()) {
            Some(known) => close.extend(without(area, *known)),
            None => apart.push(area),
        }
    }
    apart
}

/// What is left of an area when a hole is cut out of it.
fn without(area: Rect, hole: Rect) -> impl Iterator<Item = Rect> {
    let hole = area.intersect(hole);
    [
        Rect { max: Vec2::new(area.max.x, hole.min.y), ..area },
        Rect { min: Vec2::new(area.min.x, hole.max.y), ..area },
        Rect::from_corners(Vec2::new(area.min.x, hole.min.y), Vec2::new(hole.min.x, hole.max.y)),
        Rect::from_corners(Vec2::new(hole.max.x, hole.min.y), Vec2::new(area.max.x, hole.max.y)),
    ]
    .into_iter()
    .filter(|rest| !rest.is_empty())
}

/// How much more is drawn if two areas are drawn as one.
fn waste(one: Rect, other: Rect) -> f32 {
    let size = |area: Rect| area.width() * area.height();
    size(one.union(other)) - size(one) - size(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1280.0, 720.0) };

    fn settled() -> Damage {
        let mut damage = Damage::default();
        for _ in 0..UNSETTLED.max(SETTLE) {
            damage.take(SEEN, SEEN);
        }
        damage
    }

    #[test]
    fn at_first_everything_is_drawn_and_then_nothing() {
        let mut damage = Damage::default();
        let drawn = std::iter::from_fn(|| damage.take(SEEN, SEEN).pop()).count();
        assert_eq!(drawn, usize::from(SETTLE));
        assert!(damage.take(SEEN, SEEN).is_empty());
    }

    #[test]
    fn what_changed_is_drawn_once_with_its_soft_edges() {
        let mut damage = settled();
        damage.add(Rect::new(100.0, 100.0, 140.0, 160.0));
        assert_eq!(damage.take(SEEN, SEEN), [Rect::new(98.0, 98.0, 142.0, 162.0)]);
        assert!(damage.take(SEEN, SEEN).is_empty());
    }

    #[test]
    fn what_changes_while_textures_come_is_drawn_twice() {
        let mut damage = settled();
        damage.unsettle();
        damage.add(Rect::new(100.0, 100.0, 140.0, 160.0));
        let area = Rect::new(98.0, 98.0, 142.0, 162.0);
        assert_eq!(damage.take(SEEN, SEEN), [area]);
        assert_eq!(damage.take(SEEN, SEEN), [area]);
        assert!(damage.take(SEEN, SEEN).is_empty());
    }

    #[test]
    fn many_changes_become_few_areas_that_cover_all_of_them() {
        let mut damage = settled();
        let spots: Vec<Rect> = (0..40)
            .map(|number| {
                let at = Vec2::new((number * 397 % 1200) as f32, (number * 211 % 680) as f32);
                Rect::from_corners(at, at + Vec2::splat(20.0))
            })
            .collect();
        spots.iter().for_each(|spot| damage.add(*spot));
        let drawn = damage.take(SEEN, SEEN);
        assert!(drawn.len() <= PARTS, "{drawn:?}");
        for spot in spots {
            let inside = |area: &Rect| area.contains(spot.min) && area.contains(spot.max);
            assert!(drawn.iter().any(inside), "{spot:?} is not within {drawn:?}");
        }
    }

    #[test]
    fn far_things_stay_apart_and_close_ones_are_drawn_together() {
        let mut damage = settled();
        damage.add(Rect::new(0.0, 0.0, 50.0, 50.0));
        damage.add(Rect::new(60.0, 0.0, 100.0, 50.0));
        damage.add(Rect::new(1200.0, 600.0, 1250.0, 650.0));
        assert_eq!(damage.take(SEEN, SEEN).len(), 2);
    }

    #[test]
    fn no_pixel_is_in_two_pieces_and_none_is_forgotten() {
        let spots: Vec<Rect> = (0..60)
            .map(|number| {
                let at = Vec2::new((number * 397 % 1200) as f32, (number * 211 % 680) as f32);
                Rect::from_corners(at, at + Vec2::new(20.0, 70.0))
            })
            .collect();
        let pieces = apart(spots.clone());
        for (number, piece) in pieces.iter().enumerate() {
            assert!(pieces[..number].iter().all(|other| other.intersect(*piece).is_empty()));
        }
        for spot in spots {
            let within = pieces.iter().map(|piece| piece.intersect(spot));
            let covered: f32 = within.map(|part| part.width() * part.height()).sum();
            assert_eq!(covered, spot.width() * spot.height(), "{spot:?} in {pieces:?}");
        }
    }

    #[test]
    fn what_was_cut_is_not_put_together_again() {
        // A fence of long boards: no two are worth putting together, and all of them cross.
        let boards = (1..7).map(|number| 100.0 * number as f32);
        let spots = boards.flat_map(|at| {
            [Rect::new(0.0, at, 1200.0, at + 8.0), Rect::new(at, 0.0, at + 8.0, 700.0)]
        });
        let pieces = apart(spots.collect());
        assert!(pieces.len() > 12, "{pieces:?}");
        for (number, piece) in pieces.iter().enumerate() {
            assert!(pieces[..number].iter().all(|other| other.intersect(*piece).is_empty()));
        }
    }

    #[test]
    fn a_cross_is_not_laid_as_the_square_around_it() {
        let (wide, tall) =
            (Rect::new(0.0, 200.0, 500.0, 250.0), Rect::new(200.0, 0.0, 250.0, 500.0));
        let pieces = apart(vec![wide, tall]);
        let laid: f32 = pieces.iter().map(|piece| piece.width() * piece.height()).sum();
        assert_eq!(laid, 2.0 * 500.0 * 50.0 - 50.0 * 50.0, "{pieces:?}");
    }

    #[test]
    fn what_floats_is_laid_anew_where_it_is_and_where_it_was() {
        let mut damage = settled();
        let (here, there) = (Rect::new(0.0, 0.0, 4.0, 4.0), Rect::new(50.0, 0.0, 54.0, 4.0));
        damage.float(here);
        assert_eq!(damage.take_afloat(), [here.inflate(MARGIN)]);
        damage.float(there);
        assert_eq!(damage.take_afloat(), [there.inflate(MARGIN), here.inflate(MARGIN)]);
        assert_eq!(damage.take_afloat(), [there.inflate(MARGIN)]);
        assert!(damage.take(SEEN, SEEN).is_empty(), "the stage itself has not changed");
    }

    #[test]
    fn what_panels_cover_is_drawn_only_with_everything() {
        let stage = Rect::new(0.0, 40.0, 960.0, 580.0);
        let mut damage = Damage::default();
        assert_eq!(damage.take(SEEN, stage), [SEEN]);
        let mut damage = settled();
        damage.add(Rect::new(900.0, 500.0, 1100.0, 700.0));
        assert_eq!(damage.take(SEEN, stage), [Rect::new(898.0, 498.0, 960.0, 580.0)]);
    }

    #[test]
    fn nothing_is_drawn_outside_of_the_window() {
        let mut damage = settled();
        damage.add(Rect::new(-300.0, 10.0, -100.0, 60.0));
        damage.add(Rect::new(1270.0, 10.0, 1400.0, 60.0));
        assert_eq!(damage.take(SEEN, SEEN), [Rect::new(1268.0, 8.0, 1280.0, 62.0)]);
    }
}
