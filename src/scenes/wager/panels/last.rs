//! The final table: everybody in their place, with their points after every round.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    wager::{Wager, places},
};

use crate::{
    kit::{self, Type},
    say,
    scenes::{
        frame::Panels,
        wager::{
            beats::evil_seat,
            names::{name, points},
            stage::emblem,
        },
    },
    table::TableView,
};

pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>) {
    let language = &panels.language;
    let view = &shown.view;
    let players = panels.table.players();
    let place = places(&view.points);
    let mut order: Vec<Seat> = Seat::all(place.len()).collect();
    order.sort_by_key(|seat| (place[seat.index()], seat.0));
    kit::heading(ui, &language.say("bets-last"));
    kit::words(ui, &language.say("bets-last-text"), Type::Second);
    for seat in order {
        kit::rule(ui);
        let line = say!(
            language,
            "bets-result-line",
            place = i64::from(place[seat.index()]),
            name = name(language, players, seat),
            points = points(view.points[seat.index()])
        );
        kit::section(ui, Some(emblem(seat, evil_seat(players))), &line);
        let ends = view.history.iter().map(|round| points(round.end[seat.index()]));
        kit::words(ui, &ends.collect::<Vec<_>>().join(" › "), Type::Second);
    }
}
