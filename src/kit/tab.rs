//! Tabs on top of a panel: the active one is paper and stands higher.

use bevy_egui::egui::{Align, Color32, Pos2, Rect, Response, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    Kit, paint,
    paint::Ring,
    text::{self, Type},
    touch,
};
use crate::{
    app::settings::Palette,
    art::sprites::{State, shell::ui as art},
};

/// How much higher the active tab stands.
const RISE: f32 = 4.0;
const GAP: f32 = 2.0;

/// A row of tabs; a click changes `chosen`. Put the panel right below it.
pub fn tabs(ui: &mut Ui, chosen: &mut usize, names: &[&str]) -> Response {
    let kit = Kit::of(ui.ctx());
    let mut widths: Vec<f32> = names
        .iter()
        .map(|name| {
            let line = (*name, Type::Section, Color32::PLACEHOLDER);
            let width = text::lay(ui, &[line], f32::INFINITY, Align::Min).size().x;
            (width + 2.0 * (7.0 + 12.0)).max(98.0).ceil()
        })
        .collect();
    let gaps = GAP * names.len().saturating_sub(1) as f32;
    let (available, wanted) = (ui.available_width(), widths.iter().sum::<f32>() + gaps);
    if wanted > available {
        let share = (available - gaps) / names.len().max(1) as f32;
        widths.iter_mut().for_each(|width| *width = share);
    }
    let tallest = names.iter().zip(&widths).map(|(name, width)| {
        let line = (*name, Type::Section, Color32::PLACEHOLDER);
        text::lay(ui, &[line], room(ui, *width, name), Align::Center).size().y
    });
    let height = (tallest.fold(0.0, f32::max) + 12.0).max(40.0).ceil();
    let total = Vec2::new(widths.iter().sum::<f32>() + gaps, height + RISE);
    let (area, mut all) = ui.allocate_exact_size(total, bevy_egui::egui::Sense::hover());
    let mut left = area.left();
    let mut places = Vec::new();
    for (number, (name, width)) in names.iter().zip(&widths).enumerate() {
        let top = if number == *chosen { area.top() } else { area.top() + RISE };
        let size = Vec2::new(*width, area.bottom() - top);
        let rect = Rect::from_min_size(Pos2::new(left, top), size);
        let response = ui.interact(rect, all.id.with(number), touch::sense(ui.is_enabled()));
        left += width + GAP;
        if response.clicked() && *chosen != number {
            *chosen = number;
            all.mark_changed();
        }
        places.push((number, *name, rect, response));
    }
    if kit.palette != Palette::Standard {
        let line = bevy_egui::egui::Stroke::new(kit.skin.edge_width, kit.skin.edge);
        let y = area.bottom() - kit.skin.edge_width / 2.0;
        ui.painter().hline(area.x_range(), y, line);
    }
    // The active one lies on the others.
    places.sort_by_key(|(number, ..)| *number == *chosen);
    for (number, name, rect, response) in places {
        let active = number == *chosen;
        let touch = touch::touch(ui, &response, ui.is_enabled(), None);
        let sprite = match touch.state {
            _ if active => art::TAB_ON,
            State::Hover => art::TAB_HOVER,
            _ => art::TAB_OFF,
        };
        paint::slice(ui.painter(), rect, sprite, Color32::WHITE);
        let ink = match kit.palette {
            Palette::Standard if active => kit.skin.ink,
            _ if active => kit.skin.on_brass,
            _ => kit.skin.text,
        };
        let line = (name, Type::Section, ink);
        let galley = text::lay(ui, &[line], room(ui, rect.width(), name), Align::Center);
        let at = Pos2::new(rect.center().x, text::middle(&galley, rect.center().y + 1.0));
        ui.painter().galley(at, galley, ink);
        if touch.focus {
            paint::ring(ui.painter(), rect, Ring::Panel);
        }
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), active, name)
        });
    }
    all
}

/// How wide the name of a tab may become before it wraps.
fn room(ui: &Ui, width: f32, name: &str) -> f32 {
    (width - 2.0 * (7.0 + 6.0)).max(text::longest_word(ui, name, Type::Section).ceil() + 1.0)
}
