//! A scroll area whose brass handle can be seen as long as there is something to scroll.

use bevy_egui::egui::{
    Color32, InnerResponse, Pos2, Rect, ScrollArea, Ui, lerp, scroll_area::ScrollBarVisibility,
};

use super::paint;
use crate::art::sprites::shell::ui as art;

/// Scrolls vertically when the content is higher than the room there is.
pub fn scroll<R>(ui: &mut Ui, salt: &str, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    ui.scope(|ui| {
        let usual = ui.style().clone();
        // egui moves its handle, we draw ours.
        let visuals = ui.visuals_mut();
        visuals.extreme_bg_color = Color32::TRANSPARENT;
        let widgets = &mut visuals.widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            widget.bg_fill = Color32::TRANSPARENT;
            widget.fg_stroke.color = Color32::TRANSPARENT;
        }
        let shown = ScrollArea::vertical()
            .id_salt(salt)
            .auto_shrink([false, true])
            .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
            .show(ui, |ui| {
                ui.set_style(usual.clone());
                add(ui)
            });
        let hidden = shown.content_size.y - shown.inner_rect.height();
        if hidden > 0.5 {
            let style = &usual.spacing.scroll;
            let left = shown.inner_rect.right() + style.bar_inner_margin;
            let rail = Rect::from_min_max(
                Pos2::new(left, shown.inner_rect.top()),
                Pos2::new(left + style.bar_width, shown.inner_rect.bottom()),
            );
            let share = shown.inner_rect.height() / shown.content_size.y;
            let length = (rail.height() * share).max(style.handle_min_length).min(rail.height());
            let at = (shown.state.offset.y / hidden).clamp(0.0, 1.0);
            paint_bar(ui, rail, length, at);
        }
        shown.inner
    })
}

fn paint_bar(ui: &Ui, rail: Rect, length: f32, at: f32) {
    let slot = Rect::from_center_size(rail.center(), bevy_egui::egui::vec2(6.0, rail.height()));
    paint::slice(ui.painter(), slot, art::SCROLL_RAIL, Color32::WHITE);
    let top = lerp(rail.top()..=rail.bottom() - length, at);
    let handle =
        Rect::from_min_max(Pos2::new(rail.left(), top), Pos2::new(rail.right(), top + length));
    let hovered = ui.rect_contains_pointer(handle);
    let sprite = if hovered { art::SCROLL_HANDLE_HOVER } else { art::SCROLL_HANDLE_REST };
    paint::slice(ui.painter(), handle, sprite, Color32::WHITE);
}
