//! The hall: a tournament of the arena over TCP, hosted here or joined elsewhere. Bots of any
//! language play on the same server; whoever hosts can watch every match on the stage, whoever has
//! joined their own.

mod board;
mod bots;
mod chair;
mod guests;
mod keeping;
mod live;
mod person;
mod seen;

use std::time::Instant;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use game_rules::{
    arena::tournament::Settings as Clock,
    server::{
        Config, Server,
        chance::{self, seed},
    },
};

use self::{guests::Guest, person::Person};
use crate::screens::seating::Room;
use crate::{
    Screen,
    app::{cli::Arguments, folders::Folders, idle::Motion, language::Language},
    kit::{self, Type},
    say,
};

/// The open hall; it goes on while matches are watched.
#[derive(Resource, Debug)]
pub struct Hall {
    open: bool,
    tab: usize,
    address: String,
    login: String,
    password: String,
    team: String,
    strength: usize,
    /// The bots of the house take their time.
    slow: bool,
    server: Option<(Server, Instant)>,
    guests: Vec<Guest>,
    /// The person at the screen, if they take part.
    person: Option<Person>,
    /// The tournament to whose table the person has been led.
    called: Option<u32>,
    /// The last thing that went wrong, or was done.
    told: Option<String>,
    joined: u32,
    /// Tells the tournaments of one stay from those of another.
    stay: u64,
}

impl Default for Hall {
    fn default() -> Hall {
        Hall {
            open: false,
            tab: 0,
            address: "127.0.0.1:20000".to_owned(),
            login: "you".to_owned(),
            password: chance::password(),
            team: String::new(),
            strength: 0,
            slow: true,
            server: None,
            guests: Vec::new(),
            person: None,
            called: None,
            told: None,
            joined: 0,
            stay: seed(),
        }
    }
}

/// What somebody in the hall wants to see on the stage.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    /// The pair with this number.
    Watch(usize),
    /// The own match with the rival of this number.
    Play(usize),
}

impl Hall {
    /// Is the person at the screen still connected?
    fn takes_part(&self) -> bool {
        self.person.as_ref().is_some_and(|person| person.ended().is_none())
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
    app.init_resource::<Hall>()
        .add_systems(Startup, host_at_once)
        .add_systems(
            EguiPrimaryContextPass,
            draw.after(crate::screens::parlor::PanelSystems).run_if(in_state(Screen::Parlor)),
        )
        .add_plugins((live::plugin, keeping::plugin));
}

fn draw(
    mut contexts: EguiContexts,
    mut room: Room,
    language: Res<Language>,
    folders: Res<Folders>,
    mut hall: ResMut<Hall>,
    mut motion: ResMut<Motion>,
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
    let close = language.say("button-close");
    let closed = kit::modal(&ctx, egui::Id::new("hall"), &close, |ui, fresh| {
        let screen = ui.ctx().content_rect();
        let scale = kit::Kit::of(ui.ctx()).text_scale.max(1.0);
        ui.set_width((700.0 * scale.sqrt()).min(screen.width() - 96.0));
        kit::title(ui, &language.say("hall-title"));
        ui.scope(|ui| {
            ui.set_max_height((screen.height() - 190.0 * scale.sqrt()).max(160.0));
            kit::scroll(ui, "hall", |ui| {
                ui.set_max_width(ui.available_width() - 18.0);
                ui.spacing_mut().item_spacing.y = 7.0;
                wanted = rows(ui, &language, &folders, hall);
            });
        });
        ui.add_space(6.0);
        let close = ui.add(kit::Stock::new(&close));
        if fresh {
            close.request_focus();
        }
        close.clicked()
    });
    // The hall is still open for whoever comes back.
    match wanted {
        Some(Wanted::Watch(pair)) => live::watch(&mut room, hall, pair),
        Some(Wanted::Play(rival)) => live::sit_down(&mut room, hall, rival),
        None => None,
    };
    hall.open &= !closed;
    Ok(())
}

/// Everything in the hall; a match somebody wants to watch.
fn rows(
    ui: &mut egui::Ui,
    language: &Language,
    folders: &Folders,
    hall: &mut Hall,
) -> Option<Wanted> {
    let mut called = None;
    if hall.takes_part() {
        called = chair::to_the_table(ui, language, hall);
    }
    if let Some(told) = &hall.told {
        kit::words(ui, told, Type::SecondStrong);
    }
    chair::lost(ui, hall);
    match hall.server.take() {
        Some((server, began)) => {
            let (wanted, stays) = host(ui, language, folders, hall, (&server, began));
            if stays {
                hall.server = Some((server, began));
            } else {
                (hall.person, hall.told) = (None, None);
                hall.guests.clear();
                server.stop();
            }
            called.or(wanted)
        }
        None if hall.takes_part() => called.or(elsewhere(ui, language, hall)),
        None => {
            outside(ui, language, folders, hall);
            None
        }
    }
}

/// The hall of a tournament that is hosted here; whether it goes on.
fn host(
    ui: &mut egui::Ui,
    language: &Language,
    folders: &Folders,
    hall: &mut Hall,
    (server, began): (&Server, Instant),
) -> (Option<Wanted>, bool) {
    let address = server.address().to_string();
    kit::words(ui, &say!(language, "hall-listens", address = address.as_str()), Type::Second);
    if !server.address().ip().is_loopback() {
        kit::words(ui, &language.say("hall-reachable"), Type::SecondStrong);
    }
    if let Some(trouble) = server.trouble() {
        kit::words(ui, &trouble, Type::SecondStrong);
    }
    let seen = seen::hosted(server, began);
    board::phase(ui, language, &seen);
    let names = ["hall-standings", "hall-matches", "hall-bots", "hall-chair"];
    let names = names.map(|key| language.say(key));
    kit::tabs(ui, &mut hall.tab, &names.each_ref().map(String::as_str));
    let (mut wanted, mut stays) = (None, true);
    match hall.tab {
        0 => board::standings(ui, language, &seen),
        1 => {
            wanted = board::mosaic(ui, language, &seen.pairs).map(Wanted::Watch);
        }
        2 => {
            bots::seats(ui, language, folders, hall, (server, &seen));
            bots::removed(ui, language, server);
            bots::invite(ui, language, hall, &address);
            bots::guide(ui, language, &address);
        }
        _ => {
            match hall.takes_part() {
                true => chair::leave(ui, language, hall),
                false => chair::take_part(ui, language, hall, &address),
            }
            kit::rule(ui);
            clock(ui, language, server);
            stays = !ui.add(kit::Stock::new(&language.say("hall-stop"))).clicked();
        }
    }
    (wanted, stays)
}

/// The host stops the clock, or gives the running tournament up.
fn clock(ui: &mut egui::Ui, language: &Language, server: &Server) {
    let (paused, playing) = server.look(|it| (it.is_paused(), it.play().is_some()));
    let key = if paused { "hall-go-on" } else { "hall-pause" };
    if ui.add(kit::Stock::new(&language.say(key))).clicked() {
        server.pause(!paused);
    }
    if playing && ui.add(kit::Stock::new(&language.say("hall-abandon"))).clicked() {
        server.abandon();
    }
}

/// The hall of a tournament on another machine, as far as a guest sees it.
fn elsewhere(ui: &mut egui::Ui, language: &Language, hall: &mut Hall) -> Option<Wanted> {
    let person = hall.person.as_ref()?;
    let (login, look) = (person.login.clone(), person.look());
    let joined = say!(language, "hall-joined", address = hall.address.as_str(), login = &*login);
    kit::words(ui, &joined, Type::Second);
    let mut wanted = None;
    if let Some(look) = look {
        let seen = seen::elsewhere(&login, &look.lobby);
        board::phase(ui, language, &seen);
        board::standings(ui, language, &seen);
        kit::section(ui, None, &language.say("hall-matches"));
        wanted = board::mosaic(ui, language, &seen.pairs).map(Wanted::Watch);
    }
    chair::leave(ui, language, hall);
    wanted
}

/// Nothing is hosted: one can host, or join somebody.
fn outside(ui: &mut egui::Ui, language: &Language, folders: &Folders, hall: &mut Hall) {
    kit::words(ui, &language.say("hall-about"), Type::Second);
    let label = language.say("hall-address");
    kit::words(ui, &label, Type::Body);
    ui.add(kit::field(&mut hall.address, &label).longest(80));
    if ui.add(kit::Plate::new(&language.say("hall-host"))).clicked() {
        open_server(hall, folders);
    }
    kit::rule(ui);
    let address = hall.address.clone();
    chair::take_part(ui, language, hall, &address);
}

/// Hosts tournaments at the address that stands in the hall.
fn open_server(hall: &mut Hall, folders: &Folders) {
    let clock = Clock { registration_ms: 20_000, turn_ms: 20_000, early_turns: true };
    let config = Config {
        address: hall.address.clone(),
        settings: clock,
        journal: journal(folders),
        transcript: bots::TRANSCRIPT,
        ..Config::default()
    };
    match Server::start(config) {
        Ok(server) => {
            (hall.server, hall.told) = (Some((server, Instant::now())), None);
            hall.stay = seed();
            // Nobody sits there yet: the bots come first.
            hall.tab = 2;
        }
        Err(fault) => hall.told = Some(fault.to_string()),
    }
}

/// `--arena-listen ADDR`: the hall is open, and hosts there.
fn host_at_once(arguments: Res<Arguments>, folders: Res<Folders>, mut hall: ResMut<Hall>) {
    if let Some(address) = arguments.arena_listen {
        (hall.address, hall.open) = (address.to_string(), true);
        open_server(&mut hall, &folders);
    }
}

/// Where tournaments are written down, so that one that was cut short goes on.
fn journal(folders: &Folders) -> Option<std::path::PathBuf> {
    let file = folders.replays().with_file_name("tournaments.jsonl");
    // A folder that cannot be made is told by the server when it opens the file.
    let _ = file.parent().map(std::fs::create_dir_all);
    (!folders.is_nowhere()).then_some(file)
}

#[cfg(test)]
#[path = "hall_tests.rs"]
mod tests;
