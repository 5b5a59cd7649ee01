//! Tabs on top of a panel: the active one is paper and stands higher.

use bevy_egui::egui::{
    Align, Color32, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{
    Kit, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::{
    app::settings::Palette,
    art::sprites::{State, shell::ui as art},
};

/// How much higher the active tab stands.
const RISE: f32 = 4.0;
const GAP: f32 = 2.0;
/// What the slopes and the air beside a name take, at most and at least.
const WIDE: f32 = 38.0;
const NARROW: f32 = 20.0;

/// A row of tabs; a click changes `chosen`. Put the panel right below it. Names that do not fit
/// side by side take more rows.
pub fn tabs(ui: &mut Ui, chosen: &mut usize, names: &[&str]) -> Response {
    let kit = Kit::of(ui.ctx());
    let kind = if kit.palette == Palette::Standard { Type::Section } else { Type::Strong };
    let places = arrange(ui, names, kind);
    let size = places.iter().fold(Vec2::ZERO, |size, place| size.max(place.max.to_vec2()));
    let (area, mut all) = ui.allocate_exact_size(size, Sense::hover());
    let mut tabs: Vec<(usize, Rect, Response)> = Vec::new();
    for (number, place) in places.into_iter().enumerate() {
        let mut rect = place.translate(area.min.to_vec2());
        rect.min.y += if number == *chosen { 0.0 } else { RISE };
        let response = ui.interact(rect, all.id.with(number), feedback::sense(ui.is_enabled()));
        if response.clicked() && *chosen != number {
            *chosen = number;
            all.mark_changed();
        }
        tabs.push((number, rect, response));
    }
    if kit.palette != Palette::Standard {
        let line = Stroke::new(kit.skin.edge_width, kit.skin.edge);
        let y = area.bottom() - kit.skin.edge_width / 2.0;
        ui.painter().hline(area.x_range(), y, line);
    }
    // The active one lies on the others.
    tabs.sort_by_key(|(number, ..)| *number == *chosen);
    for (number, rect, response) in tabs {
        show(ui, &kit, rect, &response, (names[number], kind), number == *chosen);
    }
    all
}

/// The places of the tabs, from the top left corner of all of them.
fn arrange(ui: &Ui, names: &[&str], kind: Type) -> Vec<Rect> {
    let available = ui.available_width();
    let width = |name: &str| {
        let line = (name, kind, Color32::PLACEHOLDER);
        text::lay(ui, &[line], f32::INFINITY, Align::Min).size().x
    };
    let gaps = GAP * names.len().saturating_sub(1) as f32;
    let mut widths: Vec<f32> =
        names.iter().map(|name| (width(name) + WIDE).max(98.0).ceil()).collect();
    if widths.iter().sum::<f32>() + gaps > available {
        widths = names.iter().map(|name| (width(name) + NARROW).ceil()).collect();
        let spare = available - gaps - widths.iter().sum::<f32>();
        let share = (spare / names.len().max(1) as f32).max(0.0);
        widths.iter_mut().for_each(|width| *width += share.floor());
    }
    let height = (kind.size() * 1.35 * Kit::of(ui.ctx()).text_scale + 16.0).max(40.0).ceil();
    let mut at = Pos2::ZERO;
    let place = |width: f32| {
        if at.x > 0.0 && at.x + width > available {
            at = Pos2::new(0.0, at.y + height);
        }
        let rect = Rect::from_min_size(at, Vec2::new(width, height + RISE));
        at.x += width + GAP;
        rect
    };
    widths.into_iter().map(place).collect()
}

fn show(
    ui: &Ui,
    kit: &Kit,
    rect: Rect,
    response: &Response,
    (name, kind): (&str, Type),
    active: bool,
) {
    let touch = feedback::touch(ui, response, ui.is_enabled(), None);
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
    let galley = text::lay(ui, &[(name, kind, ink)], f32::INFINITY, Align::Center);
    let at = Pos2::new(rect.center().x, text::middle(&galley, rect.center().y + 1.0));
    ui.painter().galley(at, galley, ink);
    if touch.focus {
        paint::ring(ui.painter(), rect, Ring::Panel);
    }
    let enabled = ui.is_enabled();
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, enabled, active, name));
}
