//! Drawings on panels: nine-slices, pictures, tiles, engraved letters.
//!
//! Every drawing is put into the dress of the palette here, so that widgets name a sprite once.

use std::{ops::RangeInclusive, sync::Arc};

use bevy_egui::egui::{
    Color32, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2,
    emath::{GuiRounding, Rot2},
    epaint::CornerRadius,
    pos2,
};

use super::Kit;
use crate::{
    app::settings::Palette,
    art::sprites::{Cell, Sprite, shell::ui as art},
};

fn list(rect: Rect) -> [f32; 4] {
    [rect.left(), rect.top(), rect.width(), rect.height()]
}

fn quad(rect: [f32; 4]) -> Rect {
    Rect::from_min_size(pos2(rect[0], rect[1]), Vec2::new(rect[2], rect[3]))
}

/// A place on a page is told from one on any other texture by being this much further on: the
/// shader of the panels multiplies the colours of pages with their alpha.
const PAGE: f32 = 2.0;

fn corners(uv: [f32; 4]) -> Rect {
    Rect::from_min_max(pos2(uv[0] + PAGE, uv[1] + PAGE), pos2(uv[2] + PAGE, uv[3] + PAGE))
}

/// On whole pixels of the screen.
pub fn snapped(painter: &Painter, rect: Rect) -> Rect {
    rect.round_to_pixels(painter.pixels_per_point())
}

/// A sprite stretched so that its frame is `rect`; shadows reach beyond. Grain is repeated.
pub fn slice(painter: &Painter, rect: Rect, sprite: &'static Sprite, tint: Color32) {
    painter.add(slice_shape(painter, rect, sprite, tint));
}

/// The same as a shape, for containers that learn their size last.
pub fn slice_shape(painter: &Painter, rect: Rect, sprite: &'static Sprite, tint: Color32) -> Shape {
    let kit = Kit::of(painter.ctx());
    let sprite = kit.dressed(sprite);
    let Some((texture, density)) = kit.texture(sprite) else { return Shape::Noop };
    let mut mesh = Mesh::with_texture(texture);
    for piece in sprite.stretched(density, list(snapped(painter, rect))) {
        mesh.add_rect_with_uv(quad(piece.rect), corners(piece.uv), tint);
    }
    Shape::mesh(mesh)
}

/// A sprite with its pivot at a point.
pub fn picture(painter: &Painter, at: Pos2, sprite: &'static Sprite, scale: f32, tint: Color32) {
    let kit = Kit::of(painter.ctx());
    let sprite = kit.dressed(sprite);
    let Some((texture, density)) = kit.texture(sprite) else { return };
    let mut mesh = Mesh::with_texture(texture);
    add_cell(&mut mesh, &sprite.cells[density], at, scale, tint);
    painter.add(Shape::mesh(mesh));
}

/// A sprite in parts: each layer may be shifted by what its part says; `None` hides it.
pub fn parts(
    painter: &Painter,
    at: Pos2,
    sprite: &'static Sprite,
    shift: impl Fn(u8) -> Option<Vec2>,
) {
    let kit = Kit::of(painter.ctx());
    let sprite = kit.dressed(sprite);
    if sprite.layers.is_empty() {
        picture(painter, at, sprite, 1.0, Color32::WHITE);
        return;
    }
    for layer in sprite.layers {
        let Some(by) = shift(layer.part) else { continue };
        let cell = &layer.cells[kit.pages.density];
        let Some(texture) = kit.page(sprite.sheet, cell.page) else { continue };
        let mut mesh = Mesh::with_texture(texture);
        add_cell(&mut mesh, cell, at + by, 1.0, Color32::WHITE);
        painter.add(Shape::mesh(mesh));
    }
}

/// A picture, turned upside down if asked.
pub fn upside(painter: &Painter, at: Pos2, sprite: &'static Sprite, turned: bool) {
    let kit = Kit::of(painter.ctx());
    let dressed = kit.dressed(sprite);
    let turning = dressed.part("chevron");
    if !turned || dressed.layers.is_empty() {
        picture(painter, at, sprite, 1.0, Color32::WHITE);
        return;
    }
    for layer in dressed.layers {
        let cell = &layer.cells[kit.pages.density];
        let Some(texture) = kit.page(dressed.sheet, cell.page) else { continue };
        let mut mesh = Mesh::with_texture(texture);
        add_cell(&mut mesh, cell, at, 1.0, Color32::WHITE);
        if Some(layer.part) == turning {
            mesh.rotate(Rot2::from_angle(std::f32::consts::PI), at);
        }
        painter.add(Shape::mesh(mesh));
    }
}

fn add_cell(mesh: &mut Mesh, cell: &Cell, at: Pos2, scale: f32, tint: Color32) {
    let min = at + Vec2::from(cell.at) * scale;
    let rect = Rect::from_min_size(min, Vec2::from(cell.size) * scale);
    mesh.add_rect_with_uv(rect, corners(cell.uv), tint);
}

/// Part of a sprite's frame (from its top left corner) over a place on the screen.
pub fn cut(painter: &Painter, sprite: &'static Sprite, from: Rect, to: Rect, tint: Color32) {
    let kit = Kit::of(painter.ctx());
    let Some((texture, density)) = kit.texture(sprite) else { return };
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(to, share(sprite, density, from), tint);
    painter.add(Shape::mesh(mesh));
}

/// A whole sprite over a place, upside down if asked, as a shape.
pub fn cut_shape(painter: &Painter, sprite: &'static Sprite, to: Rect, flipped: bool) -> Shape {
    let kit = Kit::of(painter.ctx());
    let sprite = kit.dressed(sprite);
    let Some((texture, density)) = kit.texture(sprite) else { return Shape::Noop };
    let mut from = Rect::from_min_size(Pos2::ZERO, Vec2::from(sprite.size()));
    if flipped {
        (from.min.y, from.max.y) = (from.max.y, from.min.y);
    }
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(to, share(sprite, density, from), Color32::WHITE);
    Shape::mesh(mesh)
}

/// The share of the page that a part of the frame takes.
fn share(sprite: &Sprite, density: usize, from: Rect) -> Rect {
    let cell = &sprite.cells[density];
    let one = |axis: usize, at: f32| {
        let part = (at - (cell.at[axis] - sprite.frame[axis])) / cell.size[axis];
        PAGE + cell.uv[axis] + (cell.uv[axis + 2] - cell.uv[axis]) * part
    };
    Rect::from_min_max(
        pos2(one(0, from.left()), one(1, from.top())),
        pos2(one(0, from.right()), one(1, from.bottom())),
    )
}

/// How a sprite is repeated over an area.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tiling {
    /// Stretch it over the whole height and repeat sideways only.
    pub sideways: bool,
    /// Mirror every second copy, for pictures that do not join.
    pub mirrored: bool,
}

/// Repeats the frame of a sprite over an area; the last copies are cut.
pub fn tile(painter: &Painter, rect: Rect, sprite: &'static Sprite, how: Tiling) {
    tile_part(painter, rect, sprite, 0.0..=sprite.frame[3], how);
}

/// The same with a strip of the frame, from one height to another.
pub fn tile_part(
    painter: &Painter,
    rect: Rect,
    sprite: &'static Sprite,
    strip: RangeInclusive<f32>,
    how: Tiling,
) {
    painter.add(tile_shape(painter, rect, sprite, strip, how));
}

/// The same as a shape.
pub fn tile_shape(
    painter: &Painter,
    rect: Rect,
    sprite: &'static Sprite,
    strip: RangeInclusive<f32>,
    how: Tiling,
) -> Shape {
    let kit = Kit::of(painter.ctx());
    let Some((texture, density)) = kit.texture(sprite) else { return Shape::Noop };
    let rect = snapped(painter, rect);
    let (width, height) = (sprite.frame[2], strip.end() - strip.start());
    let mut mesh = Mesh::with_texture(texture);
    let rows = if how.sideways { 1 } else { (rect.height() / height).ceil() as usize };
    for row in 0..rows {
        let top = rect.top() + row as f32 * height;
        let part = if how.sideways { height } else { height.min(rect.bottom() - top) };
        let tall = if how.sideways { rect.height() } else { part };
        for column in 0..(rect.width() / width).ceil() as usize {
            let left = rect.left() + column as f32 * width;
            let wide = width.min(rect.right() - left);
            let mut from = Rect::from_min_size(pos2(0.0, *strip.start()), Vec2::new(wide, part));
            if how.mirrored && column % 2 == 1 {
                (from.min.x, from.max.x) = (width, width - wide);
            }
            let to = Rect::from_min_size(pos2(left, top), Vec2::new(wide, tall));
            mesh.add_rect_with_uv(to, share(sprite, density, from), Color32::WHITE);
        }
    }
    Shape::mesh(mesh)
}

/// Letters cut into brass: a light edge one unit below them.
pub fn engraved(painter: &Painter, at: Pos2, galley: Arc<Galley>, ink: Color32, light: Color32) {
    if light.a() > 0 {
        let below = at + Vec2::new(0.0, 1.0);
        painter.galley_with_override_text_color(below, Arc::clone(&galley), light);
    }
    painter.galley_with_override_text_color(at, galley, ink);
}

/// The soft shadow of something without a sprite, and the tight one under it.
pub fn shadow(painter: &Painter, rect: Rect, radius: u8, small: bool) {
    let kit = Kit::of(painter.ctx());
    if kit.palette != Palette::Standard {
        return;
    }
    let (offset, blur) = if small { (3, 5) } else { (6, 10) };
    for (offset, blur) in [(offset, blur), (1, 2)] {
        let color = kit.skin.void.gamma_multiply(0.55);
        let shadow = bevy_egui::egui::Shadow { offset: [0, offset], blur, spread: 0, color };
        painter.add(shadow.as_shape(rect, CornerRadius::same(radius)));
    }
}

/// The shapes a focus ring goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Radius 10: buttons.
    Button,
    /// Panels and cards.
    Panel,
    /// Full radius.
    Pill,
    /// The icon disc.
    Disc,
}

/// The focus ring outside of `rect`.
pub fn ring(painter: &Painter, rect: Rect, ring: Ring) {
    let kit = Kit::of(painter.ctx());
    if kit.outline != 2.0 {
        ring_of_lines(painter, &kit, rect, ring);
        return;
    }
    let sprite = match ring {
        Ring::Button => art::FOCUS_RING,
        Ring::Panel => art::FOCUS_RING_PANEL,
        Ring::Pill => art::FOCUS_RING_PILL,
        Ring::Disc if kit.palette == Palette::Standard => art::FOCUS_RING_DISC,
        Ring::Disc => art::FOCUS_RING_PILL,
    };
    slice(painter, rect, sprite, Color32::WHITE);
}

/// The same as lines, for outlines that are thicker or thinner than drawn: a dark gap of two
/// pixels, then light brass.
fn ring_of_lines(painter: &Painter, kit: &Kit, rect: Rect, ring: Ring) {
    let radius = match ring {
        Ring::Button => 12,
        Ring::Panel => 8,
        Ring::Pill | Ring::Disc => 255,
    };
    let outside = bevy_egui::egui::StrokeKind::Outside;
    let line = |width: f32, color: Color32| Stroke::new(width, color);
    painter.rect_stroke(rect, radius, line(2.0, kit.skin.void), outside);
    let width = kit.outline + 1.0;
    painter.rect_stroke(rect.expand(2.0), radius, line(width, kit.skin.light_brass), outside);
}

/// The velvet curtain with its fringe; flat lines in the palettes without texture.
pub fn curtain(painter: &Painter, rect: Rect) {
    let kit = Kit::of(painter.ctx());
    let fringe = 12.0;
    let folds = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - fringe));
    let hem = Rect::from_min_max(pos2(rect.left(), rect.bottom() - fringe), rect.max);
    if kit.palette == Palette::Standard {
        let how = Tiling { sideways: true, mirrored: false };
        tile(painter, folds, art::CURTAIN_FOLDS, how);
        tile(painter, hem, art::CURTAIN_FRINGE, how);
        return;
    }
    let (skin, painter) = (kit.skin, painter.with_clip_rect(rect));
    painter.rect_filled(rect, 0.0, skin.room);
    let line = Stroke::new(1.5, skin.edge_disabled.gamma_multiply(0.6));
    let mut x = rect.left() + 14.0;
    while x < rect.right() {
        painter.vline(x, rect.y_range(), line);
        x += 28.0;
    }
}
