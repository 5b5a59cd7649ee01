//! The emblem of a seat: shape first, colour second.

use bevy_egui::egui::{Color32, Painter, Pos2, Response, Sense, Ui, Vec2};

use super::paint;
use crate::art::sprites::shell::ui::seat as art;

/// Draws the emblem of a seat (1 to 8).
pub fn paint_seat(painter: &Painter, at: Pos2, radius: f32, number: usize) {
    if let Some(sprite) = art::seat(number) {
        paint::picture(painter, at, sprite, radius / 20.0, Color32::WHITE);
    }
}

/// The emblem of a seat (1 to 8).
pub fn seat(ui: &mut Ui, number: usize, radius: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(2.0 * radius), Sense::hover());
    paint_seat(ui.painter(), rect.center(), radius, number);
    response
}
