//! What may be on the tile that is pointed at, and what was heard that says so.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    labyrinth::{Dir, Event, Item, Kind, Labyrinth, News},
};

use super::{
    Desk, chronicle,
    heat::{BANDS, Estimate, Layer},
    names,
    picture::own_seat,
};
use crate::{
    annals::Storied,
    app::{language::Language, settings::Inspect},
    art::sprites::labyrinth as art,
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::Shown,
};

fn percent(language: &Language, estimate: Estimate) -> String {
    let decimal = |share: f32| language.decimal(f64::from(share) * 100.0, 1);
    say!(
        language,
        "maze-chance",
        chance = decimal(estimate.chance),
        error = decimal(estimate.error)
    )
}

/// The numbers, each with its error, and why they are so.
pub(super) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    desk: &Desk,
) {
    let Some(layer) = desk.layer else { return };
    let language = &panels.language;
    if desk.chances.is_empty() {
        kit::words(ui, &language.say("maze-layer-counting"), Type::Second);
        return;
    }
    let name = |seat: Seat| names::name(language, seat, shown.eyes, panels.table.players());
    for (row, estimate) in &desk.chances {
        let label = match row {
            Layer::Treasure => language.say("maze-chance-treasure"),
            Layer::Exits => language.say("maze-chance-exit"),
            Layer::Rival(seat) => say!(language, "maze-chance-rival", name = name(*seat)),
            Layer::Board | Layer::Tiles | Layer::Walls => continue,
        };
        kit::entry(ui, None, &label, &percent(language, *estimate));
    }
    let own = own_seat(&shown.view);
    if shown.view.figures[own.index()].item == Some(Item::Bullet) {
        for dir in Dir::ALL {
            let label = say!(language, "maze-chance-shot", way = names::way(language, dir));
            kit::entry(ui, None, &label, &percent(language, desk.shots[dir as usize]));
        }
    }
    scale(ui);
    if panels.inspect() == Inspect::Why {
        for line in why(panels, shown, layer) {
            kit::words(ui, &line, Type::Second);
        }
    }
}

/// The ramp with its levels, as the lines on the sheet have them.
fn scale(ui: &mut egui::Ui) {
    let width = ui.available_width();
    let kit = kit::Kit::of(ui.ctx());
    let (rect, _) =
        ui.allocate_exact_size(egui::vec2(width, kit.scaled(40.0)), egui::Sense::hover());
    let each = width / BANDS.len() as f32;
    for (place, number) in BANDS.into_iter().enumerate() {
        let left = rect.left() + each * place as f32;
        let band = egui::Rect::from_min_size(
            egui::pos2(left, rect.top() + 2.0),
            egui::vec2(each - 2.0, 14.0),
        );
        if let Some(plate) = art::notebook::heat(number) {
            kit::paint::slice(ui.painter(), band, plate, egui::Color32::WHITE);
        }
        let below = egui::Rect::from_min_max(
            egui::pos2(left, band.bottom()),
            egui::pos2(left + each, rect.bottom()),
        );
        let text = format!("{number} %");
        kit::label(ui, below, &[(&text, Type::Second, kit.skin.quiet)]);
    }
}

/// The newest announcement that tells something about the layer, and what came after it.
fn why(panels: &Panels<Labyrinth>, shown: &Shown<Labyrinth>, layer: Layer) -> Vec<String> {
    let language = &panels.language;
    let view = &shown.view;
    let mut turn = i64::from(view.turns) + 1;
    let mut steps = 0;
    for event in view.heard.newest() {
        if tells(event, layer) {
            let theme = view.settings().expansions.theme;
            let players = panels.table.players();
            let line = chronicle::line(language, event, shown.eyes, players, theme);
            let heard =
                say!(language, "maze-why-heard", turn = turn, line = line.unwrap_or_default());
            let since = say!(language, "maze-why-steps", count = steps);
            let followed = matches!(layer, Layer::Rival(_));
            return std::iter::once(heard).chain(followed.then_some(since)).collect();
        }
        if let (News::Entered { seat, .. }, Layer::Rival(rival)) = (&event.news, layer) {
            steps += i64::from(*seat == rival);
        }
        if Labyrinth::begins_turn(event) {
            turn -= 1;
        }
    }
    vec![language.say("maze-why-nothing-heard")]
}

/// Does it say where something of this layer is?
fn tells(event: &Event, layer: Layer) -> bool {
    match (layer, &event.news) {
        (Layer::Rival(rival), News::Entered { seat, kind, .. }) => {
            *seat == rival && *kind != Kind::Safe
        }
        (
            Layer::Rival(rival),
            News::Bought { seat, .. }
            | News::CheckedIn { seat }
            | News::Portalled { seat }
            | News::Flushed { seat }
            | News::Taken { seat },
        ) => *seat == rival,
        (Layer::Treasure, News::Taken { .. } | News::Left { .. }) => true,
        (Layer::Exits, News::Exit { .. }) => true,
        (Layer::Walls, News::Bump { .. }) => true,
        (Layer::Tiles, News::Entered { kind, .. }) => *kind != Kind::Safe,
        (Layer::Board, News::Entered { .. } | News::Bump { .. }) => true,
        _ => false,
    }
}
