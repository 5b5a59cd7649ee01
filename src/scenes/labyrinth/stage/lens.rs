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
}

/// The room for the open sheet: alone, and with another one beside it.
const ALONE: Rect = Rect { min: Vec2::new(62.0, 146.0), max: Vec2::new(716.0, 526.0) };
const SHARED: Rect = Rect { min: Vec2::new(62.0, 146.0), max: Vec2::new(528.0, 526.0) };
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
        }
    }

    /// How the open sheet is looked at.
    pub fn of(picture: &Picture) -> Lens {
        let area = if picture.beside.is_some() { SHARED } else { ALONE };
        Lens::on(&picture.open, picture.size, area, DRAWN)
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
