//! The page "Inspect": heat layers, the tile in focus, and why. Everything is worked out from what
//! the seat at the screen knows.

use bevy_egui::egui;
use game_rules::{
    game::Viewer,
    labyrinth::{Dir, Labyrinth, knowledge::CellRef},
};

use super::{pencil, tile_card, watch_inspector};
use crate::scenes::labyrinth::{Desk, chances, heat::Layer, names, pan_zoom, picture::own_seat};
use crate::{
    app::{
        keys::{Cap, KeyAction},
        settings::Inspect,
    },
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::{Mode, TableView},
};

pub(in crate::scenes::labyrinth) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    ui.spacing_mut().item_spacing.y = 6.0;
    if panels.inspect() == Inspect::Off {
        kit::words(ui, &language.say("inspect-off"), Type::Second);
        return;
    }
    if let Some(truth) = &shown.view.truth {
        watch_inspector::draw(ui, panels, shown, desk, truth);
        return;
    }
    let Some(known) = panels.reading() else { return };
    let seated = matches!(shown.eyes, Viewer::Seat(_));
    if seated {
        layers(ui, panels, shown, desk);
    }
    let own = own_seat(&shown.view);
    let Some(home) = known.track(own) else {
        kit::words(ui, &language.say("maze-inspect-unknown"), Type::Second);
        return;
    };
    let fragment = desk.sheet.filter(|sheet| known.fragment(*sheet).is_some());
    let fragment = fragment.unwrap_or(home.fragment);
    let centre = Some(home.at).filter(|_| fragment == home.fragment);
    let first = known.fragment(fragment).and_then(|piece| piece.cells().next());
    let at = desk.hover.or(desk.focus).or(centre).or(first.map(|(at, _)| at)).unwrap_or(home.at);
    let place = CellRef { fragment, at };
    tile_card::draw(ui, panels, shown, desk, known, place);
    why(ui, panels, shown, desk, place);
    sheets(ui, panels, desk);
    pan_zoom::buttons(ui, panels, shown, desk);
    if seated && panels.table.mode() == Mode::Live {
        if known.cell(place).is_some() {
            pencil::notes(ui, panels, desk, (own, known), place);
        }
        if desk.sheets.len() > 1 {
            pencil::stitches(ui, panels, desk, known);
        }
    }
    if panels.table.mode() == Mode::Live && !desk.id.is_empty() {
        kit::words(ui, &say!(language, "maze-game", id = desk.id.as_str()), Type::Second);
    }
}

/// A heading with something quiet at the other end of its line.
pub(in crate::scenes::labyrinth) fn heading(ui: &mut egui::Ui, title: &str, beside: &str) {
    kit::row(ui, |ui| {
        kit::words(ui, title, Type::Plate);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if !beside.is_empty() {
                kit::words(ui, beside, Type::Second);
            }
        });
    });
}

/// Which sheet is in sight, and the way to the others.
fn sheets(ui: &mut egui::Ui, panels: &Panels<Labyrinth>, desk: &mut Desk) {
    let count = desk.sheets.len();
    let open = desk.lens.map(|lens| lens.fragment);
    let place = desk.sheets.iter().position(|sheet| Some(*sheet) == open).unwrap_or(0);
    if count < 2 {
        return;
    }
    let language = &panels.language;
    ui.horizontal_wrapped(|ui| {
        let title = say!(language, "maze-sheets", number = place as i64 + 1, count = count as i64);
        let before = language.say("action-sheet-before");
        let after = language.say("action-sheet-after");
        let steps = [(icon::CHEVRON_LEFT, before, count - 1), (icon::CHEVRON_RIGHT, after, 1)];
        for (number, (sprite, label, step)) in steps.into_iter().enumerate() {
            if number == 1 {
                kit::words(ui, &title, Type::Second);
            }
            if ui.add(kit::disc(sprite, &label)).clicked() {
                desk.sheet = desk.sheets.get((place + step) % count).copied();
                desk.focus = None;
            }
        }
    });
}

/// The keys of the layers: "Shift+1 … 6".
fn keys_of_layers(panels: &Panels<Labyrinth>, count: usize) -> String {
    let last = count.clamp(1, KeyAction::LAYERS.len()) - 1;
    let caps = |place: usize| -> Vec<String> {
        let text = |cap| if let Cap::Text(text) = cap { Some(text) } else { None };
        panels.caps(KeyAction::LAYERS[place]).into_iter().filter_map(text).collect()
    };
    let (first, last) = (caps(0).join("+"), caps(last).pop().unwrap_or_default());
    if first.is_empty() || last.is_empty() { String::new() } else { format!("{first} … {last}") }
}

/// Which layer lies over the sheet: words for what every table has, emblems for the rivals, and the
/// ramp beside them.
fn layers(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let own = own_seat(&shown.view);
    let rivals = || shown.view.order.iter().copied().filter(move |seat| *seat != own);
    let keys = keys_of_layers(panels, Layer::COMMON.len() + rivals().count());
    heading(ui, &language.say("maze-layer"), &keys);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(2.0, 3.0);
        for layer in Layer::COMMON {
            let label = language.say(&format!("maze-layer-{}", layer.word()));
            if pill(ui, &label, desk.layer == Some(layer)).clicked() {
                chosen = Some(layer);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 3.0);
        for seat in rivals() {
            let layer = Layer::Rival(seat);
            let name = names::name(language, seat, shown.eyes, panels.table.players());
            let lit = desk.layer == Some(layer);
            let response = square(ui, &name, lit, |ui, rect| {
                kit::paint_seat(ui.painter(), rect.center(), 0.36 * rect.width(), seat.index() + 1);
            });
            if response.clicked() {
                chosen = Some(layer);
            }
        }
        chances::scale(ui);
    });
    if let Some(layer) = chosen {
        desk.layer = Some(layer).filter(|layer| desk.layer != Some(*layer));
    }
}

/// A small button with a word.
fn pill(ui: &mut egui::Ui, label: &str, lit: bool) -> egui::Response {
    let kit = kit::Kit::of(ui.ctx());
    let kind = if lit { Type::SecondStrong } else { Type::Second };
    let width = kit::text::wide(ui, label, Type::Second) + 9.0;
    let size = egui::vec2(width, kit.scaled(34.0).max(34.0));
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    press(ui, rect, &response, label, lit);
    let colour = if lit { kit.skin.ink } else { kit.skin.text };
    let galley = kit::text::lay(ui, &[(label, kind, colour)], width, egui::Align::Center);
    let at = egui::pos2(rect.center().x, kit::text::middle(&galley, rect.center().y));
    ui.painter().galley(at, galley, colour);
    response
}

/// A small button with a picture.
pub(in crate::scenes::labyrinth) fn square(
    ui: &mut egui::Ui,
    label: &str,
    lit: bool,
    paint: impl FnOnce(&egui::Ui, egui::Rect),
) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(36.0), egui::Sense::click());
    press(ui, rect, &response, label, lit);
    paint(ui, rect);
    kit::tip(&response, label, "", None);
    response
}

/// The ground of a small button: dark, or lit paper when it is chosen.
fn press(ui: &egui::Ui, rect: egui::Rect, response: &egui::Response, label: &str, lit: bool) {
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, ui.is_enabled(), lit, label)
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let sheet = if lit { kit::Sheet::PaperLit } else { kit::Sheet::Raised };
    let tint = match response.hovered() || lit {
        true => egui::Color32::WHITE,
        false => egui::Color32::from_gray(225),
    };
    kit::paint::slice(ui.painter(), rect, sheet.sprite(), tint);
    if lit || response.has_focus() {
        kit::paint::ring(ui.painter(), rect, kit::paint::Ring::Button);
    }
}

/// Where the sheet can lie, what was heard of the layer, and what follows from that.
fn why(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
    place: CellRef,
) {
    let language = &panels.language;
    let Some(known) = panels.reading() else { return };
    let Some(piece) = known.fragment(place.fragment) else { return };
    let places = i64::from(piece.freedom());
    kit::panel(ui, kit::Sheet::Dark, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let fits = say!(language, "maze-why-fits", count = places);
        heading(ui, &language.say("maze-why"), &fits);
        let mut lines = Vec::new();
        let deep = panels.inspect() == Inspect::Why;
        if let Some(layer) = desk.layer.filter(|_| deep) {
            lines.extend(chances::why(panels, shown, layer));
        }
        let tiles = piece.cells().count() as i64;
        lines.push(say!(language, "maze-why-sheet", tiles = tiles));
        if deep {
            let size = known.settings().size();
            let touches = |(x, y): &(i8, i8)| {
                let at = (x + place.at.0, y + place.at.1);
                Dir::ALL.into_iter().any(|dir| {
                    let (dx, dy) = dir.delta();
                    size.at(at.0 + dx, at.1 + dy).is_none()
                })
            };
            let edge = piece.placements().filter(touches).count() as i64;
            lines.push(say!(language, "maze-why-edge", count = edge, all = places));
            let sheets = known.fragments().count() as i64;
            let merges = i64::from(known.merges());
            lines.push(say!(language, "maze-why-merges", sheets = sheets, merges = merges));
            let settings = shown.view.settings();
            let (walls, exits) = (i64::from(settings.walls), i64::from(settings.exits));
            lines.push(say!(language, "maze-why-settings", walls = walls, exits = exits));
        }
        if desk.layer.is_some() || desk.focus.is_some() {
            let counted = !desk.chances.is_empty();
            let key = if counted { "maze-layer-help" } else { "maze-layer-counting" };
            lines.push(language.say(key));
        }
        for line in lines {
            kit::words(ui, &line, Type::Second);
        }
    });
}
