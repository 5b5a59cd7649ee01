//! Between turns the House offers a look (ux 2.2): nothing, which is what happens by itself, the
//! scoreboard, or the whole board. It is one quiet strip, and the next command lets it lapse.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action, Labyrinth, Peek},
};

use super::choices::{sheet, yes_or_no};
use crate::scenes::labyrinth::{Desk, names, story};
use crate::{
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::frame::{Outbox, Panels},
    table::{Intent, TableView},
};

/// Is the whole board still to be asked for?
pub(in crate::scenes::labyrinth) fn is_offered(shown: &TableView<Labyrinth>) -> bool {
    let unasked = |peek: Peek| !peek.granted && peek.answered.is_empty();
    !shown.view.setup.people().is_empty() && shown.view.peek.is_some_and(unasked)
}

/// The strip, as long as the offer stands.
pub(in crate::scenes::labyrinth) fn strip(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let hidden = shown.view.truth.is_none();
    if !hidden || !is_offered(shown) || !panels.playback.is_idle() {
        desk.scoreboard = false;
        return;
    }
    let language = &panels.language;
    let stage = panels.regions.stage;
    let at = egui::pos2(stage.max.x - 8.0, stage.max.y - 4.0);
    egui::Area::new(egui::Id::new("maze peek"))
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(egui::Align2::RIGHT_BOTTOM)
        .constrain_to(ctx.content_rect())
        .show(ctx, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let label = language.say("maze-peek-scoreboard");
                let response = ui.add(kit::disc(icon::PLAYERS, &label));
                kit::tip(&response, &label, "", None);
                if response.clicked() {
                    desk.scoreboard = !desk.scoreboard;
                }
                let label = language.say("maze-do-peek");
                let response = ui.add(kit::disc(icon::TRUTH, &label));
                kit::tip(&response, &label, &language.say("maze-peek-text"), None);
                if response.clicked() {
                    ask(panels, desk);
                }
            });
        });
    if desk.scoreboard {
        scoreboard(ctx, panels, shown, desk);
    }
}

/// Everything that is public about everybody.
fn scoreboard(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let language = &panels.language;
    sheet(ctx, panels, "scoreboard", |ui| {
        kit::heading(ui, &language.say("maze-peek-scoreboard"));
        for &seat in &shown.view.order {
            let name = names::name(language, seat, shown.eyes, panels.table.players());
            kit::section(ui, Some(seat.index() + 1), &name);
            kit::words(ui, &story::facts(language, &shown.view, seat).join(" · "), Type::Second);
        }
        if ui.add(kit::Stock::new(&language.say("button-close"))).clicked() {
            desk.scoreboard = false;
        }
    });
}

/// Asks everybody at the screen, one after the other.
pub(in crate::scenes::labyrinth) fn ask(panels: &Panels<Labyrinth>, desk: &mut Desk) {
    (desk.ask, desk.scoreboard) = (None, false);
    desk.peek = people(panels).next();
}

/// Seats of people.
fn people(panels: &Panels<Labyrinth>) -> impl Iterator<Item = Seat> {
    let players = panels.table.players();
    Seat::all(players.len())
        .zip(players)
        .filter(|(_, player)| player.is_human())
        .map(|(seat, _)| seat)
}

/// Look at the whole board? Every person is asked, one after the other; who said no is not shown.
pub(in crate::scenes::labyrinth) fn question(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
    seat: Seat,
) {
    let language = &panels.language;
    if shown.view.peek.is_none_or(|peek| peek.granted) || !panels.playback.is_idle() {
        desk.peek = None;
        return;
    }
    let name = names::name(language, seat, Viewer::Public, panels.table.players());
    let mut said = None;
    sheet(ctx, panels, "peek", |ui| {
        ui.push_id(seat.0, |ui| {
            kit::section(
                ui,
                Some(seat.index() + 1),
                &say!(language, "maze-peek-title", name = name),
            );
            kit::words(ui, &language.say("maze-peek-text"), Type::Body);
            ui.horizontal_wrapped(|ui| yes_or_no(ui, panels, |yes| said = Some(yes)));
        });
    });
    if let Some(yes) = said {
        out.wishes.write(Intent::For(seat, Action::Peek(yes)));
        desk.peek = people(panels).find(|next| next.0 > seat.0);
    }
}
