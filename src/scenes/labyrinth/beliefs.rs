//! The inspector of those who see everything: whose beliefs are beside the truth, how the two share
//! the stage, and what everybody has drawn of a tile.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    labyrinth::{Labyrinth, Tile, Truth},
};

use super::{Desk, Split, gaze, names, overlay, picture::own_seat, reading, stage};
use crate::{
    app::keys::Action,
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
    truth: &Truth,
) {
    let language = &panels.language;
    let own = own_seat(&shown.view);
    kit::section(ui, None, &language.say("maze-follow"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 5.0);
        for seat in shown.view.order.iter().copied() {
            let name = names::name(language, seat, shown.eyes, panels.table.players());
            let lit = desk.follow.unwrap_or(own) == seat;
            if ui.add(kit::Stock::new(&name).emblem(seat.index() + 1).lit(lit)).clicked() {
                desk.follow = Some(seat);
            }
        }
    });
    let tile = desk.place.and_then(|place| truth.board.size().all().nth(place));
    let followed = truth.players.get(desk.follow.unwrap_or(own).index()).map(|one| one.tile);
    if let Some(tile) = tile.or(followed) {
        card(ui, panels, shown, truth, tile);
    }
    share(ui, panels, desk);
    gaze::buttons(ui, panels, shown, desk);
    kit::rule(ui);
    for key in ["maze-threads-two", "maze-threads-three", "maze-threads-fake"] {
        kit::words(ui, &language.say(key), Type::Second);
    }
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
    let cap = panels.cap(if live { Action::SplitView } else { Action::Compare });
    let key = if desk.split.is_split() { "maze-split-truth" } else { "maze-split-both" };
    if ui.add(kit::Stock::new(&language.say(key)).key_if(cap.as_ref())).clicked() {
        desk.split = desk.split.toggled();
    }
}

/// A tile as it is, and who has drawn it.
fn card(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &Shown<Labyrinth>,
    truth: &Truth,
    tile: Tile,
) {
    let language = &panels.language;
    let size = truth.board.size();
    let (x, y) = size.xy(tile);
    let name = |seat: Seat| names::name(language, seat, shown.eyes, panels.table.players());
    let kind = truth.board.kind(tile);
    kit::panel(ui, kit::Sheet::PaperLit, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(56.0, 56.0), egui::Sense::hover());
            let sprite = stage::truth::drawing(&truth.board, tile);
            kit::paint::picture(ui.painter(), rect.center(), sprite, 1.0, egui::Color32::WHITE);
            ui.vertical(|ui| {
                let theme = shown.view.settings().expansions.theme;
                kit::words(ui, &names::kind(language, kind, theme), Type::Heading);
                let place = say!(
                    language,
                    "maze-place-tile",
                    column = i64::from(x) + 1,
                    row = i64::from(y) + 1
                );
                kit::words(ui, &place, Type::Second);
            });
        });
        let piles = truth.piles.iter().filter(|(at, _)| *at == tile).count();
        if piles > 0 {
            let label = language.say("maze-fact-treasure");
            kit::entry(ui, None, &label, &piles.to_string());
        }
        for seat in Seat::all(truth.players.len()) {
            if truth.players[seat.index()].tile == tile {
                kit::entry(ui, None, &name(seat), &language.say("maze-stands-here"));
            }
        }
        kit::words(ui, &language.say("maze-drawn-by"), Type::Second);
        for seat in shown.view.order.iter().copied() {
            let known = reading::knowledge_of(&shown.view, seat);
            let laid = overlay::lay(&known, truth);
            let drawn = laid.iter().find_map(|(fragment, (dx, dy))| {
                let piece = known.fragment(*fragment)?;
                piece.cell((x - dx, y - dy)).map(|_| piece.freedom())
            });
            let fact = match drawn {
                Some(1) => language.say("maze-drawn-sure"),
                Some(places) => say!(language, "maze-drawn", count = i64::from(places)),
                None => language.say("maze-not-drawn"),
            };
            kit::entry(ui, None, &name(seat), &fact);
        }
    });
}
