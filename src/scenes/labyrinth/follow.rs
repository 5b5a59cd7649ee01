//! The tray of whoever looks on: the seats, one of which is followed.

use bevy_egui::egui;
use game_rules::labyrinth::Labyrinth;

use super::{Desk, names, picture::own_seat, story};
use crate::{app::keys::Action, kit, scenes::frame::Panels, table::Shown};

/// Whoever looks on follows a seat.
pub(super) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    desk: &mut Desk,
    rect: egui::Rect,
) {
    let language = &panels.language;
    let view = &shown.view;
    let count = view.order.len().max(1);
    let (columns, rows) = (count.min(4), count.div_ceil(4));
    let area = rect.shrink2(egui::vec2(10.0, 12.0));
    let gap = 8.0;
    let size = egui::vec2(
        (area.width() - gap * (columns as f32 - 1.0)) / columns as f32,
        (area.height() - gap * (rows as f32 - 1.0)) / rows as f32,
    );
    for (place, &seat) in view.order.iter().enumerate() {
        let (column, row) = ((place % columns) as f32, (place / columns) as f32);
        let min = area.min + egui::vec2(column * (size.x + gap), row * (size.y + gap));
        let mut ui = ui.new_child(
            egui::UiBuilder::new()
                .id_salt(("followed", place))
                .max_rect(egui::Rect::from_min_size(min, size)),
        );
        let name = names::name(language, seat, shown.eyes, panels.table.players());
        let facts = story::facts(language, view, seat).join(" · ");
        let cap = Action::PICKS.get(place).and_then(|pick| panels.cap(*pick));
        let lit = desk.follow.unwrap_or(own_seat(view)) == seat;
        let card = kit::Stock::new(&name)
            .emblem(seat.index() + 1)
            .caption(&facts)
            .lit(lit)
            .key_if(cap.as_ref())
            .within(size);
        if ui.add(card).clicked() {
            desk.follow = Some(seat);
        }
    }
}
