//! The tray of whoever looks on: the seats, one of which is followed.

use bevy_egui::egui;
use game_rules::{game::Seat, labyrinth::Labyrinth};

use crate::scenes::labyrinth::{Desk, names, picture::own_seat, story};
use crate::{
    app::keys::{Cap, KeyAction},
    art::palette::THEME,
    kit,
    scenes::frame::Panels,
    table::TableView,
};

/// Whoever looks on follows a seat.
pub(in crate::scenes::labyrinth) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
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
        let facts = story::facts(language, view, seat);
        let cap = KeyAction::PICKS.get(place).and_then(|pick| panels.cap(*pick));
        let lit = desk.follow.unwrap_or(own_seat(view)) == seat;
        if card(&mut ui, seat, (&name, &facts), cap.as_ref(), lit).clicked() {
            desk.follow = Some(seat);
        }
    }
}

/// A paper card with the seal of a seat, its name and what the scoreboard says of it; the one that is
/// followed lies in the light.
fn card(
    ui: &mut egui::Ui,
    seat: Seat,
    (name, facts): (&str, &[String]),
    cap: Option<&Cap>,
    lit: bool,
) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let place = ui.max_rect();
    let response = ui.interact(place, ui.id().with("card"), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, lit, name));
    let lift = if lit || response.hovered() { -3.0 } else { 0.0 };
    let rect = place.translate(egui::vec2(0.0, lift));
    let sheet = if lit { kit::Sheet::PaperLit } else { kit::Sheet::PaperDim };
    kit::paint::slice(ui.painter(), rect, sheet.sprite(), egui::Color32::WHITE);
    let stripe = egui::Rect::from_min_size(
        rect.min + egui::vec2(10.0, 7.0),
        egui::vec2(rect.width() - 20.0, 3.0),
    );
    ui.painter().rect_filled(stripe, 1.0, THEME.seats[seat.index() % 8].egui());
    let radius = (rect.height() * 0.24).min(26.0);
    let left = rect.left() + 16.0;
    let middle = egui::pos2(left + radius, rect.center().y + 3.0);
    kit::paint_seat(ui.painter(), middle, radius, seat.index() + 1);
    let mut right = rect.right() - 12.0;
    if let Some(cap) = cap {
        let size = kit::cap_size(ui, cap);
        let at = egui::pos2(right - size.x, rect.top() + 16.0);
        kit::paint_cap(ui, egui::Rect::from_min_size(at, size), cap);
        right -= size.x + 6.0;
    }
    let words = egui::Rect::from_min_max(
        egui::pos2(left + 2.0 * radius + 12.0, rect.top() + 12.0),
        egui::pos2(right, rect.bottom() - 8.0),
    );
    let ink = kit.skin.ink;
    let (first, others) =
        facts.split_first().map_or(("", &[][..]), |(one, more)| (one.as_str(), more));
    let others = others.join(" · ");
    let lines = [
        (name, kit::Type::Section, ink),
        (first, kit::Type::Second, ink),
        (others.as_str(), kit::Type::Second, ink),
    ];
    let written: Vec<_> = lines.into_iter().filter(|(line, ..)| !line.is_empty()).collect();
    kit::label(ui, words, &written);
    if lit || response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
    response
}
