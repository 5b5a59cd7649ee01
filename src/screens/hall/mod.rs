//! The hall: a tournament of the arena over TCP, hosted here or joined elsewhere. Bots of any
//! language play on the same server; whoever hosts can watch every match on the stage.

mod board;
mod guests;

use std::time::Instant;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::{
    arena::{Arena, Choice, Draft, Setup, Team, data::Data, tournament::Settings as Clock},
    game::{Game, Seat},
    server::{Config, Server},
    table::{AnyMatch, Match},
};

use self::{
    board::see,
    guests::{Ask, Guest},
};
use super::watching::{Source, Watch};
use crate::{
    Screen,
    app::{folders::Folders, idle::Motion, language::Language},
    kit::{self, Type},
    say,
    scenes::arena::words,
    table::Strength,
};

/// The open hall; it goes on while matches are watched.
#[derive(Resource, Debug)]
pub struct Hall {
    open: bool,
    address: String,
    login: String,
    password: String,
    team: String,
    strength: usize,
    server: Option<(Server, Instant)>,
    guests: Vec<Guest>,
    ask: Option<Ask>,
    fault: Option<String>,
    joined: u32,
}

impl Default for Hall {
    fn default() -> Hall {
        Hall {
            open: false,
            address: "127.0.0.1:20000".to_owned(),
            login: "you".to_owned(),
            password: "parlor".to_owned(),
            team: String::new(),
            strength: 0,
            server: None,
            guests: Vec::new(),
            ask: None,
            fault: None,
            joined: 0,
        }
    }
}

/// Where panels leave the wish to open the hall.
fn bell() -> egui::Id {
    egui::Id::new("the hall is wanted")
}

/// Opens the hall from any panel.
pub fn ring(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(bell(), true));
}

/// The hall.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hall>().add_systems(
        EguiPrimaryContextPass,
        draw.after(super::parlor::PanelSystems).run_if(in_state(Screen::Parlor)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    language: Res<Language>,
    folders: Res<Folders>,
    mut hall: ResMut<Hall>,
    mut motion: ResMut<Motion>,
    mut watch: MessageWriter<Watch>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let hall = hall.bypass_change_detection();
    hall.open |= ctx.data_mut(|data| data.remove_temp::<bool>(bell()).unwrap_or_default());
    if !hall.open {
        return Ok(());
    }
    // Others decide here: the picture has to be looked at again and again.
    motion.go_on();
    let mut wanted = None;
    let closed = kit::modal(&ctx, egui::Id::new("hall"), |ui, fresh| {
        let screen = ui.ctx().content_rect();
        let scale = kit::Kit::of(ui.ctx()).text_scale.max(1.0);
        ui.set_width((640.0 * scale.sqrt()).min(screen.width() - 96.0));
        kit::heading(ui, &language.say("hall-title"));
        let mut done = false;
        ui.scope(|ui| {
            ui.set_max_height((screen.height() - 150.0 * scale.sqrt()).max(160.0));
            kit::scroll(ui, "hall", |ui| {
                ui.set_max_width(ui.available_width() - 18.0);
                ui.spacing_mut().item_spacing.y = 7.0;
                wanted = rows(ui, &language, &folders, hall);
                let close = ui.add(kit::Stock::new(&language.say("button-close")));
                if fresh {
                    close.request_focus();
                }
                done = close.clicked();
            });
        });
        done || wanted.is_some()
    });
    if let Some(pair) = wanted
        && let Some(found) = hall.server.as_ref().and_then(|(server, _)| replay(server, pair))
    {
        let source = Source::Match(AnyMatch::Arena(Box::new(found)));
        watch.write(Watch { source, from: Screen::Parlor });
    }
    if closed {
        hall.open = false;
    }
    Ok(())
}

/// Everything in the hall; the number of a pair somebody wants to watch.
fn rows(
    ui: &mut egui::Ui,
    language: &Language,
    folders: &Folders,
    hall: &mut Hall,
) -> Option<usize> {
    if let Some(fault) = &hall.fault {
        kit::words(ui, fault, Type::SecondStrong);
    }
    let mut wanted = None;
    match hall.server.take() {
        None => outside(ui, language, folders, hall),
        Some((server, began)) => {
            let address = server.address().to_string();
            kit::words(ui, &say!(language, "hall-listens", address = address.as_str()), Type::Body);
            let seen = see(&server, began);
            wanted = board::draw(ui, language, &seen);
            kit::rule(ui);
            board::guide(ui, language, &address);
            kit::rule(ui);
            invite(ui, language, hall, &address);
            let stop = ui.add(kit::Stock::new(&language.say("hall-stop"))).clicked();
            if stop {
                hall.guests.clear();
                hall.ask = None;
                server.stop();
            } else {
                hall.server = Some((server, began));
            }
        }
    }
    orders(ui, language, hall);
    wanted
}

/// Nothing is hosted: one can host, or join somebody.
fn outside(ui: &mut egui::Ui, language: &Language, folders: &Folders, hall: &mut Hall) {
    kit::words(ui, &language.say("hall-about"), Type::Second);
    let label = language.say("hall-address");
    kit::words(ui, &label, Type::Body);
    ui.add(kit::field(&mut hall.address, &label).longest(80));
    if ui.add(kit::Plate::new(&language.say("hall-host"))).clicked() {
        let clock = Clock { registration_ms: 20_000, turn_ms: 20_000, early_turns: true };
        let journal = journal(folders);
        let config =
            Config { address: hall.address.clone(), settings: clock, journal, ..Config::default() };
        match Server::start(config) {
            Ok(server) => {
                (hall.server, hall.fault) = (Some((server, Instant::now())), None);
            }
            Err(fault) => hall.fault = Some(fault.to_string()),
        }
    }
    kit::rule(ui);
    let address = hall.address.clone();
    take_part(ui, language, hall, &address);
}

/// Where tournaments are written down, so that one that was cut short goes on.
fn journal(folders: &Folders) -> Option<std::path::PathBuf> {
    let file = folders.replays().with_file_name("tournaments.jsonl");
    // A folder that cannot be made is told by the server when it opens the file.
    let _ = file.parent().map(std::fs::create_dir_all);
    (!folders.is_nowhere()).then_some(file)
}

/// Login, password and team, and the way in.
fn take_part(ui: &mut egui::Ui, language: &Language, hall: &mut Hall, address: &str) {
    if hall.guests.iter().any(|guest| guest.is_person() && guest.ended().is_none()) {
        return;
    }
    for (key, text) in [
        ("hall-login", &mut hall.login),
        ("hall-password", &mut hall.password),
        ("hall-team", &mut hall.team),
    ] {
        let label = language.say(key);
        kit::words(ui, &label, Type::Second);
        ui.add(kit::field(text, &label).longest(200));
    }
    let data = Data::shipped();
    let team = match hall.team.trim() {
        "" => Ok(None),
        code => Team::from_code(&data, code).map(|team| Some(team.ids().map(i32::from))),
    };
    let fault = team.as_ref().err().map(ToString::to_string);
    let label = language.say("hall-join");
    if ui.add(kit::Plate::new(&label).disabled_if(fault.as_deref())).clicked()
        && let Ok(team) = team
    {
        hall.fault = None;
        let (login, password) = (hall.login.trim().to_owned(), hall.password.trim().to_owned());
        hall.guests.push(Guest::person(address.to_owned(), login, password, team, seed()));
    }
}

fn seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64)
}

/// Bots can be seated, and the person at the screen.
fn invite(ui: &mut egui::Ui, language: &Language, hall: &mut Hall, address: &str) {
    let names =
        Strength::ALL.map(|strength| language.say(&format!("strength-{}", strength.word())));
    let label = language.say("hall-bot");
    ui.add(kit::choice(&label, &mut hall.strength, &names.each_ref().map(String::as_str)));
    if ui.add(kit::Stock::new(&language.say("hall-seat-bot"))).clicked() {
        let strength = Strength::ALL.get(hall.strength).copied().unwrap_or_default();
        hall.joined += 1;
        let login = format!("evil-{}-{}", strength.word(), hall.joined);
        hall.guests.extend(Guest::bot(address.to_owned(), login, strength.word(), seed()));
    }
    take_part(ui, language, hall, address);
    let lost: Vec<String> = hall
        .guests
        .iter()
        .filter_map(|guest| guest.ended().map(|why| format!("{}: {why}", guest.login)))
        .collect();
    for line in lost {
        kit::words(ui, &line, Type::Second);
    }
}

/// What the person at the screen owes, as buttons.
fn orders(ui: &mut egui::Ui, language: &Language, hall: &mut Hall) {
    if hall.ask.as_ref().is_some_and(Ask::is_stale) {
        hall.ask = None;
    }
    if hall.ask.is_none() {
        hall.ask = hall.guests.iter().find_map(Guest::next).filter(|ask| !ask.is_stale());
    }
    let Some(ask) = &hall.ask else { return };
    kit::rule(ui);
    let data = ask.lineup.data();
    let (own, foe) = (ask.side, ask.side.other());
    let fighter = |seat: Seat| {
        let side = ask.bout.side(seat);
        let slot = side.active?;
        let name = words::creature(language, data, ask.lineup.card(seat, slot).id);
        let (hp, full) = (side.fighter()?.hp, ask.lineup.card(seat, slot).hp);
        Some(format!("{name} {hp}/{full}"))
    };
    let nobody = || language.say("arena-empty-stage");
    let (one, two) = (fighter(own).unwrap_or_else(nobody), fighter(foe).unwrap_or_else(nobody));
    kit::words(ui, &say!(language, "hall-your-turn", one = one, two = two), Type::Strong);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(6.0);
        for order in ask.bout.legal(own).iter() {
            let text = match order {
                Choice::Fight(index) => {
                    let slot = ask.bout.side(own).active.unwrap_or(0);
                    let blow = ask.lineup.card(own, slot).blows[usize::from(index) & 3];
                    let name = words::move_name(language, data, blow.id);
                    let hits = ask
                        .bout
                        .side(foe)
                        .active
                        .map(|target| ask.bout.damage(&ask.lineup, own, slot, index, target));
                    hits.filter(|_| blow.damages)
                        .map_or(name.clone(), |hits| format!("{name} {hits}"))
                }
                Choice::Switch(slot) => {
                    let id = ask.lineup.card(own, slot).id;
                    say!(
                        language,
                        "arena-switch-to",
                        creature = words::creature(language, data, id)
                    )
                }
                Choice::Pass => continue,
            };
            if ui.add(kit::Stock::new(&text)).clicked() {
                chosen = Some(order);
            }
        }
    });
    if let Some(order) = chosen {
        ask.answer(order);
        hall.ask = None;
    }
}

/// A pair's series so far as a match that can be watched.
fn replay(server: &Server, place: usize) -> Option<Match<Arena>> {
    let (series, names) = server.look(|tournament| {
        let play = tournament.play().or_else(|| tournament.last())?;
        let pair = play.pairs().get(place)?;
        let names = pair.players.map(|place| play.players()[place].login.clone());
        Some((pair.series.clone(), names))
    })?;
    let lineup = series.lineup();
    let own = lineup.data().hash() != Data::shipped().hash();
    let setup = Setup {
        data: own.then(|| lineup.data().clone()),
        teams: lineup.teams().map(|team| Draft::Ids(team.ids())),
        first: series.opener(),
        matches: series.matches(),
    };
    let mut game = Match::<Arena>::start(setup, 0, names.to_vec()).ok()?;
    // Turns in which nobody owes an order play themselves: the clock says which one comes next.
    while let Some(played) = series.log().get(usize::from(game.game().series().clock())) {
        let owing = game.game().turn().seats();
        let seat = owing.iter().next()?;
        game.act(seat, &played.did[seat.index()]).ok()?;
    }
    Some(game)
}

#[cfg(test)]
#[path = "hall_tests.rs"]
mod tests;
