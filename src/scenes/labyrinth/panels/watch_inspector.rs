//! The inspector of those who see everything: a tile as it is beside what everybody believes of it,
//! what was missed by a hair, the threads, and how truth and belief share the stage.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    labyrinth::{Labyrinth, Tile, Truth, View},
};

use super::{inspector, tile_card};
use crate::scenes::labyrinth::{
    Desk, Split,
    chances::percent,
    heat::{Estimate, Layer},
    names, pan_zoom,
    picture::own_seat,
    reading,
    rival_beliefs::RivalBeliefs,
    stage, truth_overlay,
};
use crate::{
    app::keys::KeyAction,
    art::sprites::{Sprite, labyrinth as art},
    kit::{self, Type},
    say,
    scenes::frame::Panels,
    table::{Mode, TableView},
};

/// Whom the beliefs are about: whoever stands on the tile that was pointed at, or whoever plays after
/// the seat that is followed.
pub(in crate::scenes::labyrinth) fn subject(view: &View, truth: &Truth, desk: &Desk) -> Seat {
    let follow = desk.follow.unwrap_or(own_seat(view));
    let stands = |seat: &Seat| Some(truth.players[seat.index()].tile) == pointed(truth, desk);
    let place = view.order.iter().position(|seat| *seat == follow).unwrap_or(0);
    let next = view.order[(place + 1) % view.order.len().max(1)];
    view.order.iter().copied().find(|seat| *seat != follow && stands(seat)).unwrap_or(next)
}

fn pointed(truth: &Truth, desk: &Desk) -> Option<Tile> {
    desk.place.and_then(|place| truth.board.size().all().nth(place))
}

/// The tile of the card, who stands there, and what may be believed of it.
fn about(view: &View, truth: &Truth, desk: &Desk) -> (Tile, Option<Seat>, Option<Layer>) {
    let theirs = truth.players[subject(view, truth, desk).index()].tile;
    let tile = pointed(truth, desk).unwrap_or(theirs);
    let mut seats = Seat::all(truth.players.len());
    let standing = seats.find(|seat| truth.players[seat.index()].tile == tile);
    let gold = truth.piles.iter().any(|(at, _)| *at == tile);
    (tile, standing, standing.map(Layer::Rival).or(gold.then_some(Layer::Treasure)))
}

/// How strongly everybody believes what is true of the tile of the card.
pub(in crate::scenes::labyrinth) fn held(
    view: &View,
    truth: &Truth,
    desk: &Desk,
    minds: &RivalBeliefs,
) -> Vec<(Seat, Estimate)> {
    let (tile, standing, layer) = about(view, truth, desk);
    let others = view.order.iter().copied().filter(|seat| Some(*seat) != standing);
    let held = others.filter_map(|seat| Some((seat, minds.believes(truth, seat, tile, layer?)?)));
    held.collect()
}

pub(in crate::scenes::labyrinth) fn draw(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    truth: &Truth,
) {
    tile_card(ui, panels, shown, desk, truth);
    near(ui, panels, desk);
    threads(ui, panels);
    follow(ui, panels, shown, desk);
    share(ui, panels, desk);
    pan_zoom::buttons(ui, panels, shown, desk);
}

/// Whose beliefs are beside the truth.
fn follow(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    let own = own_seat(&shown.view);
    inspector::heading(ui, &language.say("maze-follow"), "");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for seat in shown.view.order.iter().copied() {
            let name = names::name(language, seat, shown.eyes, panels.table.players());
            let lit = desk.follow.unwrap_or(own) == seat;
            let response = inspector::square(ui, &name, lit, |ui, rect| {
                kit::paint_seat(ui.painter(), rect.center(), 0.36 * rect.width(), seat.index() + 1);
            });
            if response.clicked() {
                desk.follow = Some(seat);
            }
        }
    });
}

/// What was missed by a hair last, where the end is known.
fn near(ui: &mut egui::Ui, panels: &Panels<Labyrinth>, desk: &mut Desk) {
    let table = &panels.table;
    if table.finished().is_none() && table.watched().is_none() {
        return;
    }
    let language = &panels.language;
    let at = table.position();
    let near = desk.near(language, table, table.eyes());
    let Some((_, text)) = near.iter().rfind(|(ply, _)| *ply <= at) else { return };
    kit::panel(ui, kit::Sheet::Dark, |ui| {
        ui.set_width(ui.available_width());
        inspector::heading(ui, &language.say("maze-near-title"), "");
        kit::words(ui, text, Type::Second);
    });
}

/// Which letters and threads lead where.
fn threads(ui: &mut egui::Ui, panels: &Panels<Labyrinth>) {
    let language = &panels.language;
    let rows: [(&str, &'static Sprite, &str); 3] = [
        ("A B", art::notebook::THREAD_PAIR, "two"),
        ("1 2 3", art::notebook::THREAD_RING, "three"),
        ("F", art::notebook::THREAD_FAKE, "fake"),
    ];
    kit::panel(ui, kit::Sheet::Dark, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        inspector::heading(ui, &language.say("maze-threads"), "");
        for (letters, thread, word) in rows {
            kit::row(ui, |ui| {
                let kit = kit::Kit::of(ui.ctx());
                let left = ui.cursor().left();
                kit::words(ui, letters, Type::SecondStrong);
                ui.add_space((left + kit.scaled(44.0) - ui.cursor().left()).max(0.0));
                let size = egui::vec2(56.0, kit.scaled(20.0));
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                let white = egui::Color32::WHITE;
                kit::paint::picture(ui.painter(), rect.left_center(), thread, 1.0, white);
                kit::words(ui, &language.say(&format!("maze-threads-{word}")), Type::Second);
            });
        }
    });
}

/// How much of the stage the truth has.
fn share(ui: &mut egui::Ui, panels: &Panels<Labyrinth>, desk: &mut Desk) {
    let language = &panels.language;
    let mut percent = (desk.split.0 * 100.0).round() as u16;
    let label = language.say("maze-split");
    if ui.add(kit::slider(&mut percent, 0..=100, &label).step(10)).changed() {
        desk.split = Split(f32::from(percent) / 100.0);
    }
    let live = panels.table.mode() == Mode::Live;
    let cap = panels.cap(if live { KeyAction::SplitView } else { KeyAction::Compare });
    let key = if desk.split.is_split() { "maze-split-truth" } else { "maze-split-both" };
    if ui.add(kit::Stock::new(&language.say(key)).key_if(cap.as_ref())).clicked() {
        desk.split = desk.split.toggled();
    }
}

/// A tile as it is, and what everybody believes of it.
fn tile_card(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
    truth: &Truth,
) {
    let language = &panels.language;
    let (tile, standing, layer) = about(&shown.view, truth, desk);
    let (x, y) = truth.board.size().xy(tile);
    let name = |seat: Seat| names::name(language, seat, shown.eyes, panels.table.players());
    let kind = truth.board.kind(tile);
    kit::panel(ui, kit::Sheet::PaperLit, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(56.0, 56.0), egui::Sense::hover());
            let theme = shown.view.settings().expansions.theme;
            let sprite = stage::truth::drawing(&truth.board, tile);
            let sprite = stage::themed(sprite, theme.map(stage::look));
            kit::paint::picture(ui.painter(), rect.center(), sprite, 0.86, egui::Color32::WHITE);
            ui.vertical(|ui| {
                kit::words(ui, &names::kind(language, kind, theme), Type::Heading);
                let place = names::tile(language, truth.board.size(), tile);
                kit::words(ui, &place, Type::Second);
            });
        });
        kit::rule(ui);
        if let Some(seat) = standing {
            tile_card::person(ui, seat, &name(seat), &language.say("maze-stands-here"));
        }
        if truth.piles.iter().any(|(at, _)| *at == tile) {
            kit::entry(ui, None, &language.say("maze-gold-lies"), "");
        }
        for seat in shown.view.order.iter().copied().filter(|seat| Some(*seat) != standing) {
            let held = desk.believed.iter().find(|(one, _)| *one == seat);
            let number = match (layer, held) {
                (Some(_), Some((_, estimate))) => percent(language, *estimate),
                (Some(_), None) => language.say("maze-layer-counting"),
                (None, _) => drawn(panels, shown, truth, seat, (x, y)),
            };
            tile_card::person(ui, seat, &name(seat), &number);
        }
        match layer {
            Some(Layer::Rival(seat)) => {
                let text = say!(language, "maze-belief-of", name = name(seat));
                kit::words(ui, &text, Type::Second);
            }
            Some(_) => {
                kit::words(ui, &language.say("maze-belief-gold"), Type::Second);
            }
            None => {
                kit::words(ui, &language.say("maze-drawn-by"), Type::Second);
            }
        }
    });
}

/// In how many places a seat that has drawn this tile thinks it can be.
fn drawn(
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    truth: &Truth,
    seat: Seat,
    (x, y): (i8, i8),
) -> String {
    let language = &panels.language;
    let known = reading::knowledge_of(&shown.view, seat);
    let laid = truth_overlay::lay(&known, truth);
    let drawn = laid.iter().find_map(|(fragment, (dx, dy))| {
        let piece = known.fragment(*fragment)?;
        piece.cell((x - dx, y - dy)).map(|_| piece.freedom())
    });
    match drawn {
        Some(1) => language.say("maze-drawn-sure"),
        Some(places) => say!(language, "maze-drawn", count = i64::from(places)),
        None => language.say("maze-not-drawn"),
    }
}
