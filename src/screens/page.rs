//! A page of the cabinet over the dimmed room: a bar with the way back, and whatever is on it.

use bevy_egui::egui;

use crate::{
    app::language::Language,
    art::palette::THEME,
    kit::{self, Kit, Type},
};

/// Draws a page; says whether the way back was taken. `add` gets the room below the bar.
pub fn page(
    ctx: &egui::Context,
    language: &Language,
    title: &str,
    add: impl FnOnce(&mut egui::Ui),
) -> bool {
    let screen = ctx.content_rect();
    let mut root = egui::Ui::new(
        ctx.clone(),
        egui::Id::new(("page", title)),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen),
    );
    let veil = Kit::of(ctx).skin.void.gamma_multiply(0.72);
    root.painter().rect_filled(screen, 0.0, veil);
    let mut back = false;
    let bar = kit::top_bar(&mut root, |ui| {
        back = ui.add(kit::Leather::new(&language.say("bar-parlor"))).clicked();
        ui.add_space(8.0);
        kit::coloured(ui, title, Type::Section, THEME.brass.light.egui());
    });
    let margin = if screen.width() < 1100.0 { 14.0 } else { 28.0 };
    let room = egui::Rect::from_min_max(
        egui::pos2(screen.left() + margin, bar.response.rect.bottom() + 20.0),
        screen.max - egui::vec2(margin, 18.0),
    );
    let mut ui = root.new_child(egui::UiBuilder::new().id_salt("room").max_rect(room));
    ui.set_clip_rect(screen);
    add(&mut ui);
    back
}

/// Is there room for two columns at this text size?
pub fn is_wide(ui: &egui::Ui) -> bool {
    ui.available_width() / Kit::of(ui.ctx()).text_scale >= 860.0
}

/// A sheet that fills a place, with what scrolls on it.
pub fn sheet(
    ui: &mut egui::Ui,
    salt: &str,
    place: egui::Rect,
    sheet: kit::Sheet,
    add: impl FnOnce(&mut egui::Ui),
) {
    kit::paint::slice(ui.painter(), place, sheet.sprite(), egui::Color32::WHITE);
    let margin = if sheet.ground() == kit::Ground::Paper { 24.0 } else { 12.0 };
    let mut inner = ui.new_child(
        egui::UiBuilder::new()
            .id_salt(salt)
            .max_rect(place.shrink(margin))
            .ui_stack_info(sheet.ground().info()),
    );
    inner.set_clip_rect(place.shrink(4.0));
    kit::scroll(&mut inner, salt, add);
}
