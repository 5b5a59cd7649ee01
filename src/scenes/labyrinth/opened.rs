//! The master's log (rules/labyrinth.md 12): who asks for which entries of it, and reading what all
//! have agreed to open. Everybody reads it for themselves, when the screen is theirs.

use bevy_egui::egui;
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action, Labyrinth, News},
};

use super::{
    Desk, chronicle, names,
    panels::choices::{first, sheet},
};
use crate::{
    app::keys::KeyAction,
    kit::{self, Type},
    scenes::frame::{Outbox, Panels},
    table::{Handover, Intent, TableView},
};

/// Entries that can be named where nobody knows how many there are.
const WHISPERED: u16 = 999;

/// A request in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    by: Seat,
    from: u16,
    to: u16,
}

/// An opening of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// First and last entry.
    pub range: (u32, u32),
    /// Which opening of this match it is, counted from 1.
    pub number: u32,
    /// Who reads it; all at once where nothing is hidden between them.
    pub reader: Option<Seat>,
}

/// Which entries are asked for, and by whom: anybody at the screen may ask at any time.
pub(super) fn request(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
    out: &mut Outbox<Labyrinth>,
) {
    let Viewer::Seat(own) = shown.eyes else {
        desk.ask = None;
        return;
    };
    let language = &panels.language;
    let players = panels.table.players();
    let people: Vec<Seat> = Seat::all(players.len())
        .zip(players)
        .filter(|(_, player)| player.is_human())
        .map(|(seat, _)| seat)
        .collect();
    // Where anything is whispered the number of entries would tell of it.
    let (last, end) = match shown.view.log_len {
        0 => (WHISPERED, u32::MAX),
        length => (u16::try_from(length).unwrap_or(u16::MAX), length),
    };
    let begun = desk.request.filter(|begun| begun.to <= last);
    let mut asked = begun.unwrap_or(Request { by: own, from: 1, to: last });
    let mut range = None;
    sheet(ctx, panels, "request", |ui| {
        kit::heading(ui, &language.say("maze-do-log"));
        kit::words(ui, &language.say("maze-request-text"), Type::Second);
        if people.len() > 1 {
            let called: Vec<String> = people
                .iter()
                .map(|seat| names::name(language, *seat, Viewer::Public, players))
                .collect();
            let options: Vec<&str> = called.iter().map(String::as_str).collect();
            let mut at = people.iter().position(|seat| *seat == asked.by).unwrap_or(0);
            ui.add(kit::choice(&language.say("maze-request-by"), &mut at, &options));
            asked.by = people.get(at).copied().unwrap_or(own);
        }
        let label = language.say("maze-request-from");
        ui.add(kit::slider(&mut asked.from, 1..=last, &label).unit("").step(1));
        let label = language.say("maze-request-to");
        asked.to = asked.to.max(asked.from);
        ui.add(kit::slider(&mut asked.to, 1..=last, &label).unit("").step(1));
        asked.from = asked.from.min(asked.to);
        ui.horizontal_wrapped(|ui| {
            let all = ui.add(kit::Stock::new(&language.say("maze-request-all")));
            first(ui, panels, &all);
            if all.clicked() {
                range = Some((1, end));
            }
            if ui.add(kit::Plate::new(&language.say("maze-request-ask"))).clicked() {
                let to = if asked.to == last { end } else { asked.to.into() };
                range = Some((asked.from.into(), to));
            }
            if ui.add(kit::Stock::new(&language.say("button-cancel"))).clicked() {
                desk.ask = None;
            }
        });
    });
    desk.request = Some(asked);
    if let Some((from, to)) = range {
        (desk.ask, desk.request) = (None, None);
        out.wishes.write(Intent::For(asked.by, Action::RequestLog { from, to }));
    }
}

/// What was opened last, if whoever is at the screen has not read it yet.
pub(super) fn unread(
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &Desk,
) -> Option<Opened> {
    if !panels.playback.is_idle() {
        return None;
    }
    let openings = shown.view.heard.newest().filter_map(|event| match event.news {
        News::LogShown { from, to } => Some((from, to)),
        _ => None,
    });
    let all: Vec<(u32, u32)> = openings.collect();
    let reader = match (shown.eyes, panels.table.curtain) {
        (Viewer::Seat(seat), Handover::Full | Handover::Light) => Some(seat),
        _ => None,
    };
    let opened = Opened { range: *all.first()?, number: all.len() as u32, reader };
    (!desk.has_read(opened)).then_some(opened)
}

/// Reads opened entries out, word for word; true when they have been read.
pub(super) fn read(
    ctx: &egui::Context,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    (from, to): (u32, u32),
) -> bool {
    let language = &panels.language;
    let players = panels.table.players();
    let settings = shown.view.settings();
    let lines: Vec<String> = panels
        .table
        .read_out(from, to)
        .iter()
        .filter_map(|event| chronicle::line(language, event, shown.eyes, players, settings))
        .collect();
    let mut read = false;
    sheet(ctx, panels, "log", |ui| {
        kit::heading(ui, &language.say("maze-log-open"));
        let most = (panels.regions.stage.height() * 0.5).max(120.0);
        ui.allocate_ui(egui::vec2(ui.available_width(), most), |ui| {
            kit::scroll(ui, "opened log", |ui| {
                for line in &lines {
                    kit::words(ui, line, Type::Second);
                }
            });
        });
        let close = language.say("button-close");
        let cap = panels.cap(KeyAction::Back);
        let button = ui.add(kit::Stock::new(&close).key_if(cap.as_ref()));
        first(ui, panels, &button);
        read = button.clicked();
    });
    read
}
