//! The board of a tournament (ux 2.4): phase, standings, the grid of double legs, and a mosaic of
//! all matches.

use bevy_egui::egui::{self, vec2};
use game_rules::{arena::MatchResult, game::Seat};

use super::seen::{PairSeen, Seen};
use crate::{
    app::language::Language,
    kit::{self, Fill, Type},
    say,
};

/// How many players have room in the grid.
const IN_GRID: usize = 10;

/// Which tournament, what is going on, and how long.
pub(super) fn phase(ui: &mut egui::Ui, language: &Language, seen: &Seen) {
    let left = seen.left as i64;
    let text = match (seen.registering, seen.number.map(i64::from)) {
        (true, Some(number)) => {
            say!(language, "hall-registration", number = number, seconds = left)
        }
        (false, Some(number)) => say!(language, "hall-playing", number = number, seconds = left),
        (true, None) => say!(language, "hall-registration-there", seconds = left),
        (false, None) => say!(language, "hall-playing-there", seconds = left),
    };
    kit::words(ui, &text, Type::Strong);
}

/// Who has enrolled, the standings, and the grid.
pub(super) fn standings(ui: &mut egui::Ui, language: &Language, seen: &Seen) {
    if seen.registering && seen.number.is_some() {
        let names: Vec<String> = seen.players.iter().map(|player| player.login.clone()).collect();
        let names = if names.is_empty() { "–".to_owned() } else { language.list(&names) };
        kit::words(ui, &say!(language, "hall-enrolled", names = names), Type::Second);
    }
    if seen.standings.is_empty() {
        kit::words(ui, &language.say("hall-no-standings"), Type::Second);
        return;
    }
    kit::section(ui, None, &language.say("hall-standings"));
    for standing in &seen.standings {
        let name = format!("{}. {}", standing.place, standing.login);
        let [points, wins, draws, losses] =
            [standing.points, standing.wins, standing.draws, standing.losses].map(i64::from);
        let sum = say!(
            language,
            "hall-points",
            points = points,
            wins = wins,
            draws = draws,
            losses = losses
        );
        kit::entry(ui, None, &name, &sum);
    }
    grid(ui, language, &seen.pairs);
}

/// Everybody against everybody: both legs from the view of the row.
fn grid(ui: &mut egui::Ui, language: &Language, pairs: &[PairSeen]) {
    let names = names(pairs);
    if !(2..=IN_GRID).contains(&names.len()) {
        return;
    }
    kit::section(ui, None, &language.say("hall-legs"));
    egui::ScrollArea::horizontal().id_salt("legs").show(ui, |ui| {
        egui::Grid::new("grid of legs").spacing(vec2(14.0, 4.0)).show(ui, |ui| {
            ui.label("");
            for number in 1..=names.len() {
                kit::words(ui, &number.to_string(), Type::SecondStrong);
            }
            ui.end_row();
            for (row, name) in names.iter().enumerate() {
                let name = format!("{} {name}", row + 1);
                ui.scope(|ui| {
                    ui.set_min_width(kit::wide(ui, &name, Type::Second) + 4.0);
                    kit::words(ui, &name, Type::Second);
                });
                for column in 0..names.len() {
                    kit::words(ui, &legs(language, pairs, row, column), Type::SecondStrong);
                }
                ui.end_row();
            }
        });
    });
}

/// The players in their order.
fn names(pairs: &[PairSeen]) -> Vec<&str> {
    let places = pairs.iter().filter_map(|pair| pair.players).flatten();
    let mut names = vec![""; places.max().map_or(0, |last| last + 1)];
    for (pair, players) in pairs.iter().filter_map(|pair| Some((pair, pair.players?))) {
        for (place, name) in players.into_iter().zip(&pair.names) {
            names[place] = name;
        }
    }
    names
}

/// "W L", as far as the legs are over.
fn legs(language: &Language, pairs: &[PairSeen], row: usize, column: usize) -> String {
    let met = pairs.iter().find(|it| it.players == Some([row.min(column), row.max(column)]));
    let Some(pair) = met else { return "·".to_owned() };
    let seat = Seat(u8::from(row > column));
    let leg = |verdict: Option<MatchResult>| match verdict.map(|verdict| verdict.points(seat)) {
        Some(3) => language.say("hall-leg-won"),
        Some(1) => language.say("hall-leg-drawn"),
        Some(_) => language.say("hall-leg-lost"),
        None => "–".to_owned(),
    };
    pair.verdicts.map(leg).join(" ")
}

/// All matches as small pictures, two side by side: both healths and the last finished turn. The
/// number of the one somebody wants to watch.
pub(super) fn mosaic(ui: &mut egui::Ui, language: &Language, pairs: &[PairSeen]) -> Option<usize> {
    if pairs.is_empty() {
        kit::words(ui, &language.say("hall-no-matches"), Type::Second);
    }
    let wide = ui.available_width() >= 460.0 * kit::Kit::of(ui.ctx()).text_scale;
    let side_by_side = if wide { 2 } else { 1 };
    let mut wanted = None;
    for (row, group) in pairs.chunks(side_by_side).enumerate() {
        ui.columns(side_by_side, |columns| {
            for (place, (pair, ui)) in group.iter().zip(columns).enumerate() {
                let number = row * side_by_side + place;
                if ui.push_id(number, |ui| tile(ui, language, pair)).inner {
                    wanted = Some(number);
                }
            }
        });
    }
    wanted
}

/// One match; true if it is to be watched.
fn tile(ui: &mut egui::Ui, language: &Language, pair: &PairSeen) -> bool {
    let (number, turn) = (i64::from(pair.number), i64::from(pair.turns));
    let [one, two] = pair.names.each_ref().map(String::as_str);
    let text = match pair.over {
        true => say!(language, "hall-pair-over", one = one, two = two),
        false => say!(language, "hall-pair", one = one, two = two, number = number, turn = turn),
    };
    let clicked = ui.add(kit::Stock::new(&text).width(ui.available_width())).clicked();
    for (side, fill) in [Fill::Ice, Fill::Live].into_iter().enumerate() {
        let label = pair.names[side].as_str();
        ui.add(kit::meter(pair.health[side], fill).height(10.0).label(label));
    }
    kit::words(ui, if pair.last.is_empty() { "–" } else { &pair.last }, Type::Second);
    clicked
}
