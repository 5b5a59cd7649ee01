//! The page "Inspect": heat layers, the tile in focus, and why. Everything is worked out from what
//! the seat at the screen knows.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Dir, Labyrinth,
        knowledge::{CellRef, Knowledge, Side},
    },
};

use super::{Desk, beliefs, chances, gaze, heat::Layer, names, pencil, picture::own_seat, tray};
use crate::{
    app::settings::Inspect,
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::{Mode, Shown},
};

pub(super) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    ui.spacing_mut().item_spacing.y = 5.0;
    if panels.inspect() == Inspect::Off {
        kit::words(ui, &language.say("inspect-off"), Type::Second);
        return;
    }
    if let Some(truth) = &shown.view.truth {
        beliefs::draw(ui, panels, shown, desk, truth);
        return;
    }
    let Some(known) = panels.reading() else { return };
    sheets(ui, panels, desk);
    gaze::buttons(ui, panels, shown, desk);
    if matches!(shown.eyes, Viewer::Seat(_)) {
        layers(ui, panels, shown, desk);
        kit::rule(ui);
    }
    let own = own_seat(&shown.view);
    let Some(home) = known.track(own) else {
        kit::words(ui, &language.say("maze-inspect-unknown"), Type::Second);
        return;
    };
    let fragment = desk.sheet.unwrap_or(home.fragment);
    let at = desk.hover.or(desk.focus).unwrap_or(home.at);
    let place = CellRef { fragment, at };
    tile(ui, panels, shown, known, place);
    if matches!(shown.eyes, Viewer::Seat(_)) && panels.table.mode() == Mode::Live {
        if known.cell(place).is_some() {
            pencil::notes(ui, panels, desk, (own, known), place);
        }
        if desk.sheets.len() > 1 {
            pencil::stitches(ui, panels, desk, known);
        }
    }
    kit::rule(ui);
    why(ui, panels, shown, known, place);
    if panels.table.mode() == Mode::Live && !desk.id.is_empty() {
        kit::words(ui, &say!(language, "maze-game", id = desk.id.as_str()), Type::Second);
    }
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

/// Which layer lies over the sheet.
fn layers(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    kit::section(ui, None, &language.say("maze-layer"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for layer in Layer::COMMON {
            let label = language.say(&format!("maze-layer-{}", layer.word()));
            let lit = desk.layer == Some(layer);
            if ui.add(kit::Stock::new(&label).lit(lit)).clicked() {
                desk.layer = if lit { None } else { Some(layer) };
            }
        }
        let own = own_seat(&shown.view);
        for seat in shown.view.order.iter().copied().filter(|seat| *seat != own) {
            let layer = Layer::Rival(seat);
            let name = names::name(language, seat, shown.eyes, panels.table.players());
            let lit = desk.layer == Some(layer);
            if ui.add(kit::Stock::new(&name).emblem(seat.index() + 1).lit(lit)).clicked() {
                desk.layer = if lit { None } else { Some(layer) };
            }
        }
    });
    if desk.layer.is_some() {
        kit::words(ui, &language.say("maze-layer-help"), Type::Second);
        chances::draw(ui, panels, shown, desk);
    }
}

/// What is known of a tile.
fn tile(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    known: &Knowledge,
    place: CellRef,
) {
    let language = &panels.language;
    let Some(cell) = known.cell(place) else {
        kit::words(ui, &language.say("maze-inspect-fog"), Type::Second);
        return;
    };
    let own = own_seat(&shown.view);
    kit::panel(ui, kit::Sheet::PaperLit, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(60.0, 60.0), egui::Sense::hover());
            let stamp = tray::stamp(cell.kind);
            kit::paint::picture(ui.painter(), rect.center(), stamp, 0.95, egui::Color32::WHITE);
            ui.vertical(|ui| {
                let theme = shown.view.settings().expansions.theme;
                kit::words(ui, &names::kind(language, cell.kind, theme), Type::Heading);
                kit::words(ui, &language.say("maze-inspect-sure"), Type::Second);
            });
        });
        let treasure = match cell.treasure {
            Some((true, turn)) if known.is_stale(turn, own) => {
                say!(language, "maze-inspect-gold-stale", turn = i64::from(turn))
            }
            Some((true, turn)) => say!(language, "maze-inspect-gold", turn = i64::from(turn)),
            Some((false, turn)) => say!(language, "maze-inspect-no-gold", turn = i64::from(turn)),
            None => language.say("maze-inspect-gold-unknown"),
        };
        kit::entry(ui, None, &language.say("maze-fact-treasure"), &treasure);
        let piece = known.fragment(place.fragment);
        for dir in Dir::ALL {
            let fact = piece.and_then(|piece| piece.side(place.at, dir));
            let word = match fact {
                Some(Side::Open) => "open",
                Some(Side::Barred) => "wall",
                Some(Side::Doubtful) => "maybe",
                Some(Side::Exit) => "exit",
                None => "unknown",
            };
            let fact = language.say(&format!("maze-side-{word}"));
            kit::entry(ui, None, &names::way(language, dir), &fact);
        }
        let others: Vec<String> = Seat::all(shown.view.figures.len())
            .filter(|seat| known.track(*seat) == Some(place))
            .map(|seat| names::name(language, seat, shown.eyes, panels.table.players()))
            .collect();
        if !others.is_empty() {
            kit::entry(ui, None, &language.say("maze-inspect-here"), &others.join(", "));
        }
    });
}

/// Where the sheet can lie, and what follows from that.
fn why(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    known: &Knowledge,
    place: CellRef,
) {
    let language = &panels.language;
    let Some(piece) = known.fragment(place.fragment) else { return };
    kit::section(ui, None, &language.say("maze-why"));
    let tiles = piece.cells().count() as i64;
    kit::words(ui, &say!(language, "maze-why-sheet", tiles = tiles), Type::Second);
    let places = i64::from(piece.freedom());
    kit::words(ui, &say!(language, "maze-why-places", count = places), Type::Second);
    if panels.inspect() != Inspect::Why {
        return;
    }
    let size = known.settings().size();
    let edge = piece
        .placements()
        .filter(|(x, y)| {
            let at = (x + place.at.0, y + place.at.1);
            Dir::ALL.into_iter().any(|dir| {
                let (dx, dy) = dir.delta();
                size.at(at.0 + dx, at.1 + dy).is_none()
            })
        })
        .count() as i64;
    kit::words(ui, &say!(language, "maze-why-edge", count = edge, all = places), Type::Second);
    let sheets = known.fragments().count() as i64;
    let merges = i64::from(known.merges());
    kit::words(
        ui,
        &say!(language, "maze-why-merges", sheets = sheets, merges = merges),
        Type::Second,
    );
    let settings = shown.view.settings();
    let walls = i64::from(settings.walls);
    kit::words(
        ui,
        &say!(language, "maze-why-settings", walls = walls, exits = i64::from(settings.exits)),
        Type::Second,
    );
}
