//! A button that is held, not pressed: nobody uncovers secrets by accident.

use bevy_egui::egui::{
    Align, Color32, Key, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{
    Kit, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::{app::settings::Palette, art::sprites::shell::ui as art};

/// Fills with old brass while it is held; says when it is full. Enter or Space hold it too.
pub fn hold(ui: &mut Ui, label: &str, seconds: f32) -> bool {
    let width = ui.available_width();
    let size = Vec2::new(width, Kit::of(ui.ctx()).scaled(44.0).max(40.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let now = ui.input(|input| input.time);
    let keys = [Key::Enter, Key::Space];
    let held = response.is_pointer_button_down_on()
        || (response.has_focus() && ui.input(|input| keys.iter().any(|key| input.key_down(*key))));
    let since = ui.data_mut(|data| {
        let since = data.get_temp_mut_or::<Option<f64>>(response.id, None);
        *since = if held { since.or(Some(now)) } else { None };
        *since
    });
    let share = since.map_or(0.0, |since| ((now - since) as f32 / seconds.max(0.01)).min(1.0));
    if held && share < 1.0 {
        ui.ctx().request_repaint();
    }
    paint_hold(ui, rect, &response, label, share);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    share >= 1.0
}

/// Draws it, filled to a share.
pub(super) fn paint_hold(ui: &Ui, rect: Rect, response: &Response, label: &str, share: f32) {
    let kit = Kit::of(ui.ctx());
    let touch = feedback::touch(ui, response, ui.is_enabled(), None);
    let painter = ui.painter();
    paint::slice(painter, rect, art::btn_plum(touch.state), Color32::WHITE);
    let inner = rect.shrink(kit.skin.edge_width);
    let full = Vec2::new(inner.width() * share, inner.height());
    let fill = painter.with_clip_rect(Rect::from_min_size(inner.min, full));
    fill.rect_filled(inner, 9.0, kit.skin.selection);
    let ink = if kit.palette == Palette::Standard { kit.skin.number } else { kit.skin.text };
    let galley = text::lay(ui, &[(label, Type::Strong, ink)], rect.width() - 24.0, Align::Center);
    let at = Pos2::new(rect.center().x, text::middle(&galley, rect.center().y));
    painter.galley(at, galley, ink);
    if touch.focus {
        paint::ring(painter, rect, Ring::Button);
    }
}
