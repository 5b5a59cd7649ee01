//! The board of a hosted tournament (ux 2.4): phase, lamps, standings, the grid of double legs, and a
//! mosaic of all matches.

use std::time::Instant;

use bevy_egui::egui::{self, vec2};
use game_rules::{
    arena::{
        Series, Verdict,
        tournament::{Lamp, Pair, Phase, Play, Standing, Tournament},
    },
    game::Seat,
    server::Server,
};

use crate::{
    app::language::Language,
    kit::{self, Fill, Type},
    say,
};

/// What is seen of a tournament from outside.
pub(super) struct Seen {
    number: u32,
    left: u64,
    registering: bool,
    players: Vec<PlayerSeen>,
    pub(super) standings: Vec<Standing>,
    pub(super) pairs: Vec<PairSeen>,
}

/// A player and the lamp at the seat.
struct PlayerSeen {
    login: String,
    lamp: Lamp,
    late: u32,
}

/// A pair and how it stands.
pub(super) struct PairSeen {
    players: [usize; 2],
    names: [String; 2],
    number: u8,
    turns: u8,
    health: [f32; 2],
    last: String,
    verdicts: [Option<Verdict>; 2],
    pub(super) over: bool,
}

/// How many pairs are listed, and how many players have room in the grid.
const LISTED: usize = 60;
const IN_GRID: usize = 10;

/// Looks at a tournament once.
pub(super) fn see(server: &Server, began: Instant) -> Seen {
    let now = began.elapsed().as_millis() as u64;
    server.look(|tournament| {
        let play = tournament.play().or_else(|| tournament.last());
        let (registering, players) = match tournament.phase() {
            Phase::Registration { entries, .. } => {
                let logins = entries.iter().map(|player| (player.login.clone(), 0));
                (true, seats(tournament, logins))
            }
            Phase::Play { play, .. } => {
                let logins = play.players().iter().enumerate();
                let logins = logins.map(|(place, it)| (it.login.clone(), play.late(place)));
                (false, seats(tournament, logins))
            }
        };
        let pairs = play.map_or_else(Vec::new, |play| {
            play.pairs().iter().take(LISTED).map(|pair| pair_seen(play, pair)).collect()
        });
        Seen {
            number: tournament.number(),
            left: tournament.ends().saturating_sub(now) / 1000,
            registering,
            players,
            standings: tournament.standings(),
            pairs,
        }
    })
}

fn seats(tournament: &Tournament, logins: impl Iterator<Item = (String, u32)>) -> Vec<PlayerSeen> {
    let seen = |(login, late): (String, u32)| {
        let lamp = tournament.lamp(&login);
        PlayerSeen { login, lamp, late }
    };
    logins.map(seen).collect()
}

fn pair_seen(play: &Play, pair: &Pair) -> PairSeen {
    let series: &Series = &pair.series;
    let (bout, lineup) = (series.bout(), series.lineup());
    let health = [Seat(0), Seat(1)].map(|seat| {
        let left = bout.side(seat).fighters.iter().map(|it| f32::from(it.hp));
        let full = (0..6).map(|slot| f32::from(lineup.card(seat, slot).hp));
        left.sum::<f32>() / full.sum::<f32>().max(1.0)
    });
    let last = series.log().last();
    PairSeen {
        players: pair.players,
        names: pair.players.map(|place| play.players()[place].login.clone()),
        number: series.number(),
        turns: bout.turns,
        health,
        last: last.map_or_else(String::new, |turn| turn.did.map(|did| did.to_string()).join(" · ")),
        verdicts: series.verdicts(),
        over: series.is_over(),
    }
}

/// Everything about the tournament; the number of a pair somebody wants to watch.
pub(super) fn draw(ui: &mut egui::Ui, language: &Language, seen: &Seen) -> Option<usize> {
    let key = if seen.registering { "hall-registration" } else { "hall-playing" };
    let (number, left) = (i64::from(seen.number), seen.left as i64);
    kit::words(ui, &say!(language, key, number = number, seconds = left), Type::Strong);
    if seen.registering {
        let names: Vec<String> = seen.players.iter().map(|player| player.login.clone()).collect();
        let names = if names.is_empty() { "–".to_owned() } else { language.list(&names) };
        kit::words(ui, &say!(language, "hall-enrolled", names = names), Type::Second);
    }
    for player in &seen.players {
        let lamp = language.say(match player.lamp {
            Lamp::Away => "hall-lamp-away",
            Lamp::Thinking => "hall-lamp-thinking",
            Lamp::Waiting => "hall-lamp-waiting",
        });
        let text = match player.late {
            0 => lamp,
            late => say!(language, "hall-lamp-late", lamp = lamp, late = i64::from(late)),
        };
        kit::entry(ui, None, &player.login, &text);
    }
    if !seen.standings.is_empty() {
        kit::section(ui, None, &language.say("hall-standings"));
    }
    for standing in &seen.standings {
        let name = format!("{}. {}", standing.place, standing.login);
        let (points, wins) = (i64::from(standing.points), i64::from(standing.wins));
        kit::entry(ui, None, &name, &say!(language, "hall-points", points = points, wins = wins));
    }
    grid(ui, language, &seen.pairs);
    mosaic(ui, language, &seen.pairs)
}

/// Everybody against everybody: both legs from the view of the row.
fn grid(ui: &mut egui::Ui, language: &Language, pairs: &[PairSeen]) {
    let names = names(pairs);
    if !(2..=IN_GRID).contains(&names.len()) {
        return;
    }
    egui::Grid::new("grid of legs").spacing(vec2(14.0, 4.0)).show(ui, |ui| {
        ui.label("");
        for number in 1..=names.len() {
            kit::words(ui, &number.to_string(), Type::SecondStrong);
        }
        ui.end_row();
        for (row, name) in names.iter().enumerate() {
            kit::words(ui, &format!("{} {name}", row + 1), Type::Second);
            for column in 0..names.len() {
                kit::words(ui, &legs(language, pairs, row, column), Type::SecondStrong);
            }
            ui.end_row();
        }
    });
}

/// The players in their order.
fn names(pairs: &[PairSeen]) -> Vec<&str> {
    let count = pairs.iter().flat_map(|pair| pair.players).max().map_or(0, |last| last + 1);
    let mut names = vec![""; count];
    for pair in pairs {
        for (place, name) in pair.players.iter().zip(&pair.names) {
            names[*place] = name;
        }
    }
    names
}

/// "W L", as far as the legs are over.
fn legs(language: &Language, pairs: &[PairSeen], row: usize, column: usize) -> String {
    let met = pairs.iter().find(|it| it.players == [row.min(column), row.max(column)]);
    let Some(pair) = met else { return "·".to_owned() };
    let seat = Seat(u8::from(row > column));
    let leg = |verdict: Option<Verdict>| match verdict.map(|verdict| verdict.points(seat)) {
        Some(3) => language.say("hall-leg-won"),
        Some(1) => language.say("hall-leg-drawn"),
        Some(_) => language.say("hall-leg-lost"),
        None => "–".to_owned(),
    };
    pair.verdicts.map(leg).join(" ")
}

/// All matches as small pictures, two side by side: both healths and the last finished turn.
fn mosaic(ui: &mut egui::Ui, language: &Language, pairs: &[PairSeen]) -> Option<usize> {
    let mut wanted = None;
    for (row, two) in pairs.chunks(2).enumerate() {
        ui.columns(2, |columns| {
            for (place, (pair, ui)) in two.iter().zip(columns).enumerate() {
                let number = row * 2 + place;
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

/// How a bot connects: a conversation anybody can type.
pub(super) fn guide(ui: &mut egui::Ui, language: &Language, address: &str) {
    kit::section(ui, None, &language.say("hall-guide"));
    let (host, port) = address.rsplit_once(':').unwrap_or((address, "20000"));
    kit::words(ui, &say!(language, "hall-guide-text", host = host, port = port), Type::Second);
    ui.spacing_mut().item_spacing.y = 0.0;
    for line in CONVERSATION {
        kit::words(ui, line, Type::Second);
    }
    ui.spacing_mut().item_spacing.y = 7.0;
}

/// Ten lines of the protocol: what the server says, and what a bot sends.
const CONVERSATION: [&str; 10] = [
    "‹ LOGIN   › ada",
    "‹ PASS   › secret",
    "‹ OK   › ENROLL_TEAM 1 2 3 0 0 0",
    "‹ OK   › WAIT",
    "‹ OK   …   ‹ OK   ‹ 1   ‹ BEGIN   › X_LEGAL 1",
    "‹ OK   ‹ 3   ‹ SWITCH 1 1   ‹ SWITCH 1 2   ‹ SWITCH 1 3",
    "› SWITCH 1 2   ‹ OK   › WAIT",
    "‹ OK   …   ‹ OK   ‹ 1   ‹ NEXT   › GET_STATES",
    "‹ OK   ‹ 1   ‹ 2 0 0 1 0 0 SWITCH 1",
    "› FIGHT 1 4   ‹ OK   › WAIT",
];
