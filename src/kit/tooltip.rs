//! Tooltips: lit paper with a tail that points at its object and never lies over it.

use bevy_egui::egui::{
    self, Align, Color32, Frame, Margin, Pos2, Rect, RectAlign, Response, Shape, Tooltip, Ui,
};

use super::{
    Ground, Kit, anchors, cap,
    container::on_ground,
    paint,
    text::{self, Type},
};
use crate::{app::keys::Cap, art::sprites::shell::ui as art};

/// How far the tail reaches out of the sheet, and its width.
const TAIL: f32 = 11.0;
const TAIL_WIDTH: f32 = 20.0;
/// What the tail's drawing covers, including what lies under the sheet.
const TAIL_HEIGHT: f32 = 14.0;

/// A tooltip with a title, an explanation and the key for more; empty texts are left out.
pub fn tip(response: &Response, title: &str, body: &str, key: Option<&Cap>) {
    mean(response, title);
    tooltip(response, |ui| note(ui, title, body, key));
}

/// The same above the widget, where what lies below must stay in sight.
pub fn tip_above(response: &Response, title: &str, body: &str) {
    mean(response, title);
    show(response, [RectAlign::TOP, RectAlign::BOTTOM], |ui| note(ui, title, body, None));
}

/// What is looked at is what the rulebook opens at.
fn mean(response: &Response, title: &str) {
    if response.hovered() || response.has_focus() {
        anchors::mean(&response.ctx, title);
    }
}

/// A tooltip with anything on it, while the pointer rests on the widget.
pub fn tooltip(response: &Response, add: impl FnOnce(&mut Ui)) {
    show(response, SIDES, add);
}

/// A tooltip that stays as long as the widget has the focus, for those who have no pointer to rest
/// on it.
pub fn tip_in_focus(response: &Response, title: &str, body: &str, key: Option<&Cap>) {
    mean(response, title);
    let (ctx, layer) = (response.ctx.clone(), response.layer_id);
    let wide = Kit::of(&ctx).scaled(340.0).min(ctx.content_rect().width() - 32.0);
    let mut always = Tooltip::always_open(ctx, layer, response.id, response.rect);
    always.popup = always.popup.width(wide);
    open(always, response, [RectAlign::TOP, RectAlign::BOTTOM], |ui| note(ui, title, body, key));
}

/// What names mean, while the pointer rests on the line they stand in or the line has the focus.
pub fn glosses(response: &Response, names: &[(String, String)]) {
    let add = |ui: &mut Ui| names.iter().for_each(|(name, text)| note(ui, name, text, None));
    if response.has_focus() {
        let (ctx, layer) = (response.ctx.clone(), response.layer_id);
        open(Tooltip::always_open(ctx, layer, response.id, response.rect), response, SIDES, add);
    } else {
        tooltip(response, add);
    }
}

const SIDES: [RectAlign; 2] = [RectAlign::BOTTOM, RectAlign::TOP];

fn show(response: &Response, sides: [RectAlign; 2], add: impl FnOnce(&mut Ui)) {
    let tooltip = if response.enabled() {
        Tooltip::for_enabled(response)
    } else {
        Tooltip::for_disabled(response)
    };
    open(tooltip, response, sides, add);
}

fn open(
    tooltip: Tooltip<'_>,
    response: &Response,
    [first, second]: [RectAlign; 2],
    add: impl FnOnce(&mut Ui),
) {
    let otherwise = [second, RectAlign::RIGHT, RectAlign::LEFT];
    let mut tooltip = tooltip;
    tooltip.popup = tooltip
        .popup
        .frame(Frame::NONE)
        .align(first)
        .align_alternatives(&otherwise)
        .gap(TAIL + 2.0);
    tooltip.show(|ui| sheet(ui, response.rect, add));
}

/// What most tooltips say.
pub(super) fn note(ui: &mut Ui, title: &str, body: &str, key: Option<&Cap>) {
    let ink = Kit::of(ui.ctx()).skin.ink;
    super::row(ui, |ui| {
        let side = key.map_or(0.0, |key| cap::cap_size(ui, key).x + 8.0);
        let width = ui.available_width() - side;
        let galley = text::lay(ui, &[(title, Type::Strong, ink)], width, Align::Min);
        let (rect, _) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
        ui.painter().galley(rect.min, galley, ink);
        if let Some(key) = key {
            ui.add_space((ui.available_width() - side).max(0.0));
            ui.add(cap::key_cap(key));
        }
    });
    if !body.is_empty() {
        text::words(ui, body, Type::Second);
    }
}

/// The sheet with its tail towards an object.
pub(super) fn sheet<R>(ui: &mut Ui, object: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let places = [ui.painter().add(Shape::Noop), ui.painter().add(Shape::Noop)];
    let shown =
        Frame::NONE.inner_margin(Margin::same(16)).show(ui, |ui| on_ground(ui, Ground::Paper, add));
    let sheet = shown.response.rect;
    let painter = ui.painter();
    painter.set(places[0], paint::slice_shape(painter, sheet, art::TOOLTIP, Color32::WHITE));
    if let Some(tail) = tail(painter, sheet, object) {
        painter.set(places[1], tail);
    }
    shown.inner
}

/// The tail on the side of the sheet that faces the object, if one of the two does.
fn tail(painter: &egui::Painter, sheet: Rect, object: Rect) -> Option<Shape> {
    let least = sheet.left() + 12.0 + TAIL_WIDTH / 2.0;
    let most = (sheet.right() - 12.0 - TAIL_WIDTH / 2.0).max(least);
    let x = object.center().x.clamp(least, most) - TAIL_WIDTH / 2.0;
    let size = egui::vec2(TAIL_WIDTH, TAIL_HEIGHT);
    if sheet.top() >= object.bottom() {
        let at = Pos2::new(x, sheet.top() - TAIL);
        Some(paint::cut_shape(painter, art::TOOLTIP_TAIL, Rect::from_min_size(at, size), false))
    } else if sheet.bottom() <= object.top() {
        let at = Pos2::new(x, sheet.bottom() + TAIL - TAIL_HEIGHT);
        Some(paint::cut_shape(painter, art::TOOLTIP_TAIL, Rect::from_min_size(at, size), true))
    } else {
        None
    }
}
