//! How a sheet is looked at: which part of it, where, and how large.

use bevy::{math::Rect, prelude::*};
use game_rules::labyrinth::Size;

use crate::scenes::labyrinth::picture::{Picture, Sheet};

/// Where a sheet lies on the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The fragment it shows; another one is looked at afresh.
    pub fragment: usize,
    /// The point of the sheet in the middle, in tiles.
    pub centre: Vec2,
    /// The middle of the paper, in the frame.
    pub middle: Vec2,
    /// The size of a tile, in units of the frame.
    pub tile: f32,
    /// What lies beyond is not drawn.
    pub window: Rect,
}

/// How somebody has moved closer to a sheet or along it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanZoom {
    /// How many times larger it is.
    pub zoom: f32,
    /// How far the middle has been moved, in tiles.
    pub shift: Vec2,
}

impl Default for PanZoom {
    fn default() -> PanZoom {
        PanZoom { zoom: 1.0, shift: Vec2::ZERO }
    }
}

impl PanZoom {
    /// How close one can come, and how far off one can go.
    const REACH: (f32, f32) = (0.5, 6.0);

    /// Everything is in sight as it is by itself.
    pub fn is_usual(&self) -> bool {
        *self == PanZoom::default()
    }

    /// Closer by a factor, around a point that is so many tiles from the middle.
    pub fn closer(&mut self, factor: f32, off: Vec2) {
        let zoom = (self.zoom * factor).clamp(PanZoom::REACH.0, PanZoom::REACH.1);
        self.shift += off * (1.0 - self.zoom / zoom);
        self.zoom = zoom;
        if (self.zoom - 1.0).abs() < 0.02 {
            *self = PanZoom::default();
        }
    }

    /// Along by so many tiles, no farther than the board is large.
    pub fn along(&mut self, by: Vec2, size: Size) {
        let most = Vec2::new(f32::from(size.width), f32::from(size.rows()));
        self.shift = (self.shift + by).clamp(-most, most);
    }
}

/// The room for the open sheet; the rest of the page is for another sheet and for notes.
const SHEET: Rect = Rect { min: Vec2::new(62.0, 146.0), max: Vec2::new(528.0, 526.0) };
/// The page inside its margins: whatever is looked at more closely ends here.
const PAGE: Rect = Rect { min: Vec2::new(60.0, 142.0), max: Vec2::new(720.0, 530.0) };
/// Tiles are drawn for this size.
pub(super) const DRAWN: f32 = 60.0;

impl Lens {
    /// The whole sheet with a margin, as large as it fits and no larger than drawn.
    pub fn on(sheet: &Sheet, size: Size, area: Rect, most: f32) -> Lens {
        let (left, bottom, right, top) = sheet.bounds(size);
        let margin = if sheet.border.is_some() { 0.6 } else { 1.2 };
        let across = f32::from(right - left) + 1.0 + margin;
        let up = f32::from(top - bottom) + 1.0 + margin;
        let tile = (area.width() / across.max(5.0)).min(area.height() / up.max(5.0)).min(most);
        Lens {
            fragment: sheet.fragment,
            centre: Vec2::new(f32::from(left + right) / 2.0, f32::from(bottom + top) / 2.0),
            middle: area.center(),
            tile,
            window: area.inflate(tile),
        }
    }

    /// How the open sheet is looked at.
    pub fn of(picture: &Picture, gaze: PanZoom) -> Lens {
        let lens = Lens::on(&picture.open, picture.size, SHEET, DRAWN);
        if gaze.is_usual() {
            return lens;
        }
        Lens { centre: lens.centre + gaze.shift, tile: lens.tile * gaze.zoom, window: PAGE, ..lens }
    }

    /// How much of what lies here is in sight: ink fades out before the edge of the page.
    pub fn shows(&self, at: (f32, f32)) -> f32 {
        let tile = Rect::from_center_size(self.place(at), Vec2::splat(self.tile));
        let over = (self.window.min - tile.min).max(tile.max - self.window.max);
        (1.0 - over.max_element().max(0.0) / (0.25 * self.tile)).clamp(0.0, 1.0)
    }

    /// On the way to another look at the same sheet; a look at another one begins at once.
    #[must_use]
    pub fn towards(self, goal: Lens, share: f32) -> Lens {
        if self.fragment != goal.fragment {
            return goal;
        }
        Lens {
            fragment: goal.fragment,
            centre: self.centre.lerp(goal.centre, share),
            middle: self.middle.lerp(goal.middle, share),
            tile: self.tile + (goal.tile - self.tile) * share,
            window: goal.window,
        }
    }

    /// Is there nothing left to see of the way there?
    pub fn is_at(self, goal: Lens) -> bool {
        self.fragment == goal.fragment
            && self.centre.distance(goal.centre) * goal.tile < 0.2
            && self.middle.distance(goal.middle) < 0.2
            && (self.tile - goal.tile).abs() < 0.05
    }

    /// A point of the sheet in the frame.
    pub fn place(&self, (x, y): (f32, f32)) -> Vec2 {
        let off = (Vec2::new(x, y) - self.centre) * self.tile;
        Vec2::new(self.middle.x + off.x, self.middle.y - off.y)
    }

    /// The middle of a tile in the frame.
    pub fn tile_at(&self, (x, y): (i8, i8)) -> Vec2 {
        self.place((f32::from(x), f32::from(y)))
    }

    /// A tile in the frame.
    pub fn area(&self, at: (i8, i8)) -> Rect {
        Rect::from_center_size(self.tile_at(at), Vec2::splat(self.tile))
    }

    /// How large drawings are on it.
    pub fn scale(&self) -> f32 {
        self.tile / DRAWN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever lies below the pointer stays there, however close one comes.
    #[test]
    fn coming_closer_keeps_the_point_in_its_place() {
        let mut gaze = PanZoom { zoom: 1.5, shift: Vec2::new(0.5, -1.0) };
        let pixel = Vec2::new(90.0, -45.0);
        let tile = |gaze: &PanZoom| 40.0 * gaze.zoom;
        let point = gaze.shift + pixel / tile(&gaze);
        for factor in [1.25, 2.0, 0.3, 100.0, 0.001] {
            let off = pixel / tile(&gaze);
            gaze.closer(factor, off);
            let now = gaze.shift + pixel / tile(&gaze);
            assert!(now.distance(point) < 1e-3, "{factor}: {now} is not {point}");
        }
        assert_eq!(gaze.zoom, 0.5);
        gaze.along(Vec2::new(-90.0, 2.0), Size::flat(8, 6));
        assert_eq!(gaze.shift.x, -8.0);
    }
}
