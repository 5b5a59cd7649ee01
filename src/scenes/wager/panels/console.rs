//! The master's console: envelopes taken back, players who have left, results entered for them and
//! entered again.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, SeatSet, Viewer},
    wager::{Action, Kind, Phase, Quest, View, Wager},
};

use super::entry::{labels, numbers, said};
use crate::{
    kit::{self, Type},
    say,
    scenes::{
        frame::{Outbox, Panels},
        wager::{
            Desk,
            desk::{Console, Typed, fields, typed},
            names::name,
        },
    },
    table::{Intent, TableView},
};

/// Is there a master at this screen, and anything they could correct?
pub fn can_open(view: &View, eyes: &Viewer) -> bool {
    *eyes != Viewer::Omniscient && view.phase != Phase::Finished
}

/// Is the quest of the round played where a master can look on and write results down?
fn is_typed(view: &View) -> bool {
    let quick = |quest: &Quest| matches!(quest.kind, Kind::Quick(_));
    view.phase == Phase::Playing
        && view.outing().is_none()
        && view.current_quest().is_some_and(|quest| !quick(quest))
}

pub fn draw(
    ctx: &egui::Context,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    desk: &mut Desk,
    out: &mut Outbox<Wager>,
) {
    let Some(mut console) = desk.console.take() else { return };
    let mut open = true;
    let mut calls: Vec<(Seat, Action)> = Vec::new();
    let close = panels.language.say("button-close");
    let closed = kit::modal(ctx, egui::Id::new("master"), &close, |ui, _| {
        ui.set_width(
            kit::Kit::of(ui.ctx()).scaled(440.0).min(ui.ctx().content_rect().width() - 96.0),
        );
        open = page(ui, panels, shown, &mut console, &mut calls);
        !open
    });
    for (seat, call) in calls {
        out.wishes.write(Intent::For(seat, call));
    }
    if open && !closed {
        desk.console = Some(console);
    }
}

/// The console; false when it is done.
fn page(
    ui: &mut egui::Ui,
    panels: &Panels<Wager>,
    shown: &TableView<Wager>,
    console: &mut Console,
    calls: &mut Vec<(Seat, Action)>,
) -> bool {
    let language = &panels.language;
    let view = &shown.view;
    let players = panels.table.players();
    let host = view.plan.setup.host;
    let human = |seat: &Seat| players.get(seat.index()).is_some_and(|player| player.is_human());
    kit::title(ui, &language.say("bets-master"));
    kit::words(ui, &language.say("bets-master-text"), Type::Second);
    let called = |seat: Seat| name(language, players, seat);
    let mut any = false;
    let mut stays = true;
    if let (Some((seat, texts)), Some(quest)) = (&mut console.correct, view.current_quest()) {
        kit::section(ui, None, &say!(language, "bets-enter-for", name = called(*seat)));
        let labels = labels(panels, quest, texts.len());
        numbers(ui, &labels, texts, &mut console.field, false);
        kit::words(ui, &said(panels, quest, texts), Type::Second);
        let enter = language.say("bets-enter-seal");
        let read = typed(quest, texts);
        let reason = said(panels, quest, texts);
        let blocked = !matches!(read, Typed::Fine(..));
        let button = kit::Plate::new(&enter).disabled_if(blocked.then_some(reason.as_str()));
        if ui.add(button).clicked()
            && let Typed::Fine(result, _) = read
        {
            calls.push(if view.played.contains(*seat) {
                (host, Action::Correct { seat: *seat, result })
            } else {
                (*seat, Action::Play { result })
            });
            stays = false;
        }
        any = true;
    } else {
        for seat in view.declared.iter().filter(|seat| view.may_retract(*seat) && human(seat)) {
            any = true;
            let label = say!(language, "bets-master-retract", name = called(seat));
            if ui.add(kit::Stock::new(&label)).clicked() {
                calls.push((seat, Action::Retract));
                stays = false;
            }
        }
        for seat in view.may_be_absent().iter().filter(human) {
            any = true;
            let label = say!(language, "bets-master-absent", name = called(seat));
            if ui.add(kit::Stock::new(&label)).clicked() {
                calls.push((host, Action::Absent { seat }));
                stays = false;
            }
        }
        let owing = if is_typed(view) { view.may_be_absent() } else { SeatSet::EMPTY };
        let owing = owing.iter().filter(human).map(|seat| (seat, "bets-master-enter"));
        let played = view.may_correct().iter().map(|seat| (seat, "bets-master-correct"));
        for (seat, key) in owing.chain(played) {
            any = true;
            let label = say!(language, key, name = called(seat));
            if ui.add(kit::Stock::new(&label)).clicked() {
                let count = view.current_quest().map_or(1, fields);
                console.correct = Some((seat, vec![String::new(); count]));
            }
        }
    }
    if !any {
        kit::words(ui, &language.say("bets-master-nothing"), Type::Body);
    }
    ui.add_space(8.0);
    if ui.add(kit::Stock::new(&language.say("bets-master-done"))).clicked() {
        stays = false;
    }
    stays
}
