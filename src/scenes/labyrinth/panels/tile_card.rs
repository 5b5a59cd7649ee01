//! The card of the tile in focus: what is known of it, and what may be on it.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    labyrinth::{
        Dir, Item, Labyrinth,
        knowledge::{Cell, CellRef, Knowledge, Side},
    },
};

use crate::scenes::labyrinth::{
    Desk, PendingChoice,
    chances::percent,
    heat::{Estimate, Layer},
    names,
    picture::own_seat,
    stage,
};
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::TableView,
};

pub(in crate::scenes::labyrinth) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
    known: &Knowledge,
    place: CellRef,
) {
    let language = &panels.language;
    kit::panel(ui, kit::Sheet::PaperLit, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let cell = known.cell(place);
        match cell {
            Some(cell) => head(ui, panels, shown, known, place, cell),
            None => {
                kit::words(ui, &language.say("maze-inspect-fog"), Type::Second);
            }
        }
        kit::rule(ui);
        let others = Seat::all(shown.view.figures.len());
        let others = others
            .filter(|seat| known.track(*seat) == Some(place) && *seat != own_seat(&shown.view));
        let here: Vec<String> = others
            .map(|seat| names::name(language, seat, shown.eyes, panels.table.players()))
            .collect();
        if !here.is_empty() {
            kit::entry(ui, None, &language.say("maze-inspect-here"), &language.list(&here));
        }
        rivals(ui, panels, shown, desk);
        shots(ui, panels, shown, desk);
        if let Some(estimate) = chance(desk, Layer::Exits) {
            kit::entry(ui, None, &language.say("maze-chance-exit"), &percent(language, estimate));
        }
        treasure(ui, panels, shown, desk, known, cell);
    });
}

/// The stamp, the name, and how sure that is.
fn head(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    known: &Knowledge,
    place: CellRef,
    cell: &Cell,
) {
    let language = &panels.language;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::vec2(64.0, 64.0), egui::Sense::hover());
        let theme = shown.view.settings().expansions.theme;
        let stamp = stage::themed(stage::stamp_of(cell.kind, place.at), theme.map(stage::look));
        kit::paint::picture(ui.painter(), rect.center(), stamp, 1.0, egui::Color32::WHITE);
        ui.vertical(|ui| {
            kit::words(ui, &names::kind(language, cell.kind, theme), Type::Heading);
            let sure = match cell.treasure {
                Some((_, turn)) => say!(language, "maze-inspect-seen", turn = i64::from(turn)),
                None => language.say("maze-inspect-sure"),
            };
            kit::words(ui, &sure, Type::Second);
        });
    });
    let sides = sides(language, known, place);
    kit::words(ui, &sides, Type::Second);
}

/// "wall: north, west · not tried: east".
fn sides(language: &Language, known: &Knowledge, place: CellRef) -> String {
    let piece = known.fragment(place.fragment);
    let fact = |dir: Dir| piece.and_then(|piece| piece.side(place.at, dir));
    let facts = [
        (Some(Side::Exit), "exit"),
        (Some(Side::Open), "open"),
        (Some(Side::Barred), "wall"),
        (Some(Side::Doubtful), "maybe"),
        (None, "unknown"),
    ];
    let parts = facts.into_iter().filter_map(|(wanted, word)| {
        let ways = Dir::ALL.into_iter().filter(|dir| fact(*dir) == wanted);
        let ways: Vec<String> = ways.map(|dir| names::way(language, dir)).collect();
        let fact = language.say(&format!("maze-side-{word}"));
        let text = say!(language, "maze-sides", fact = fact, ways = language.list(&ways));
        (!ways.is_empty()).then_some(text)
    });
    parts.collect::<Vec<String>>().join(" · ")
}

fn chance(desk: &Desk, layer: Layer) -> Option<Estimate> {
    desk.chances.iter().find(|(row, _)| *row == layer).map(|(_, estimate)| *estimate)
}

/// Who may stand here, the one whose layer is in sight first and alone.
fn rivals(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
) {
    let language = &panels.language;
    for (row, estimate) in &desk.chances {
        let Layer::Rival(seat) = *row else { continue };
        let asked = matches!(desk.layer, Some(Layer::Rival(one)) if one != seat);
        if asked {
            continue;
        }
        let name = names::name(language, seat, shown.eyes, panels.table.players());
        let label = say!(language, "maze-chance-rival", name = name);
        person(ui, seat, &label, &percent(language, *estimate));
    }
}

/// A line about somebody, with their emblem.
pub(in crate::scenes::labyrinth) fn person(
    ui: &mut egui::Ui,
    seat: Seat,
    text: &str,
    number: &str,
) {
    kit::row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let radius = kit::Kit::of(ui.ctx()).scaled(10.0);
        kit::seat(ui, seat.index() + 1, radius);
        kit::entry(ui, None, text, number);
    });
}

/// How likely a shot hits: the way that is asked for, or all four while a side is chosen.
fn shots(ui: &mut egui::Ui, panels: &Panels<Labyrinth>, shown: &TableView<Labyrinth>, desk: &Desk) {
    let language = &panels.language;
    let own = own_seat(&shown.view);
    let armed = shown.view.figures[own.index()].item == Some(Item::Bullet);
    if !armed || desk.chances.is_empty() {
        return;
    }
    let best = |one: &Dir, two: &Dir| {
        let chance = |dir: Dir| desk.shots[dir as usize].chance;
        chance(*one).total_cmp(&chance(*two)).then((*two as usize).cmp(&(*one as usize)))
    };
    let ways: Vec<Dir> = match desk.ask {
        Some(PendingChoice::Shoot) => Dir::ALL.to_vec(),
        _ => Dir::ALL.into_iter().max_by(best).into_iter().collect(),
    };
    for dir in ways {
        let label = say!(language, "maze-chance-shot", way = names::way(language, dir));
        kit::entry(ui, None, &label, &percent(language, desk.shots[dir as usize]));
    }
}

/// What was seen here, or how likely it lies here.
fn treasure(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
    known: &Knowledge,
    cell: Option<&Cell>,
) {
    let language = &panels.language;
    let own = own_seat(&shown.view);
    let fact = match cell.and_then(|cell| cell.treasure) {
        Some((true, turn)) if known.is_stale(turn, own) => {
            say!(language, "maze-inspect-gold-stale", turn = i64::from(turn))
        }
        Some((true, turn)) => say!(language, "maze-inspect-gold", turn = i64::from(turn)),
        Some((false, turn)) => say!(language, "maze-inspect-no-gold", turn = i64::from(turn)),
        None => match chance(desk, Layer::Treasure) {
            Some(estimate) => percent(language, estimate),
            None => language.say("maze-inspect-gold-unknown"),
        },
    };
    kit::entry(ui, None, &language.say("maze-chance-treasure"), &fact);
}
