//! The seats of a hosted tournament: lamps, manners, transcripts, bots of the house, and how others
//! join.

use std::time::Duration;

use bevy_egui::egui;
use game_rules::{
    arena::{Team, data::Data, tournament::Lamp},
    dice::Dice,
    server::{Server, chance},
};

use super::{
    Hall,
    guests::{Entry, Guest},
    seed,
    seen::{PlayerSeen, Seen},
};
use crate::{
    app::{folders::Folders, language::Language, storage},
    kit::{self, Type},
    say,
    table::Strength,
};

/// How long a bot of the house takes for a turn that people want to follow.
const PACE: Duration = Duration::from_secs(3);

/// How many bytes of each guest's conversation are kept.
pub(super) const TRANSCRIPT: usize = 1 << 20;

/// Everybody with a seat; a transcript is saved on request.
pub(super) fn seats(
    ui: &mut egui::Ui,
    language: &Language,
    folders: &Folders,
    hall: &mut Hall,
    (server, seen): (&Server, &Seen),
) {
    if seen.players.is_empty() {
        kit::words(ui, &language.say("hall-nobody"), Type::Second);
    }
    for player in &seen.players {
        ui.push_id(&player.login, |ui| {
            seat(ui, language, player);
            let label = say!(language, "hall-save", login = player.login.as_str());
            if ui.add(kit::Stock::new(&label)).clicked() {
                hall.told = Some(save(language, folders, server, &player.login));
            }
            let out = server.look(|it| it.removed().any(|login| login == player.login));
            let label = say!(language, "hall-remove", login = player.login.as_str());
            if !out && ui.add(kit::Stock::new(&label)).clicked() {
                server.remove(&player.login);
            }
        });
    }
}

/// Whoever the host has taken out can be let in again.
pub(super) fn removed(ui: &mut egui::Ui, language: &Language, server: &Server) {
    let out: Vec<String> = server.look(|it| it.removed().map(str::to_owned).collect());
    for login in out {
        if ui.add(kit::Stock::new(&say!(language, "hall-admit", login = &*login))).clicked() {
            server.admit(&login);
        }
    }
}

/// The lamp, the name, and what is known of the manners.
fn seat(ui: &mut egui::Ui, language: &Language, player: &PlayerSeen) {
    let skin = &kit::Kit::of(ui.ctx()).skin;
    let (key, light) = match player.lamp {
        Lamp::Away => ("hall-lamp-away", None),
        Lamp::Thinking => ("hall-lamp-thinking", Some(skin.brass)),
        Lamp::Waiting => ("hall-lamp-waiting", Some(skin.good)),
    };
    ui.horizontal(|ui| {
        let size = kit::Kit::of(ui.ctx()).scaled(16.0);
        let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(size), egui::Sense::hover());
        let ink = kit::Kit::of(ui.ctx()).skin.ink;
        if let Some(light) = light {
            ui.painter().circle_filled(place.center(), size * 0.4, light);
        }
        ui.painter().circle_stroke(place.center(), size * 0.4, egui::Stroke::new(1.5, ink));
        kit::entry(ui, None, &player.login, &language.say(key));
    });
    let mut parts = Vec::new();
    if let Some(latency) = player.manners.latency {
        let [last, longest] =
            [latency, player.manners.slowest].map(|time| time.as_millis().min(1 << 40) as i64);
        parts.push(say!(language, "hall-latency", last = last, longest = longest));
    }
    parts.push(say!(language, "hall-errors", errors = i64::from(player.manners.errors)));
    parts.push(say!(language, "hall-late", late = i64::from(player.late)));
    kit::words(ui, &parts.join(" · "), Type::Second);
}

/// Writes down what was said; a sentence about it.
fn save(language: &Language, folders: &Folders, server: &Server, login: &str) -> String {
    let number = server.look(|tournament| tournament.number());
    let name = format!("tournament-{number}-{login}.txt");
    let file = folders.transcripts().join(name);
    match storage::write(&file, &server.transcript(login)) {
        Ok(()) => say!(language, "hall-saved", file = file.display().to_string()),
        Err(fault) => fault.say(language),
    }
}

/// Bots of the house can be seated, one or a pair of twins.
pub(super) fn invite(ui: &mut egui::Ui, language: &Language, hall: &mut Hall, address: &str) {
    kit::section(ui, None, &language.say("hall-house-bots"));
    let names =
        Strength::ALL.map(|strength| language.say(&format!("strength-{}", strength.word())));
    let label = language.say("hall-bot");
    ui.add(kit::choice(&label, &mut hall.strength, &names.each_ref().map(String::as_str)));
    let strength = Strength::ALL.get(hall.strength).copied().unwrap_or_default();
    ui.add(kit::toggle(&mut hall.slow, &language.say("hall-slow")));
    let pace = if hall.slow { PACE } else { Duration::ZERO };
    ui.horizontal_wrapped(|ui| {
        if ui.add(kit::Stock::new(&language.say("hall-seat-bot"))).clicked() {
            hall.joined += 1;
            let login = format!("evil-{}-{}", strength.word(), hall.joined);
            let entry = bot(address, login, None);
            hall.guests.extend(Guest::bot(entry, strength.word(), pace));
        }
        if ui.add(kit::Stock::new(&language.say("hall-twins"))).clicked() {
            hall.joined += 1;
            let mut dice = Dice::stream(seed(), "twins");
            let team = Team::random(&Data::shipped(), &mut dice).ids().map(i32::from);
            for twin in ["a", "b"] {
                let login = format!("evil-{}-{}{twin}", strength.word(), hall.joined);
                let entry = bot(address, login, Some(team));
                hall.guests.extend(Guest::bot(entry, strength.word(), pace));
            }
        }
    });
    kit::words(ui, &language.say("hall-twins-about"), Type::Second);
}

fn bot(address: &str, login: String, team: Option<[i32; 6]>) -> Entry {
    let (address, password) = (address.to_owned(), chance::password());
    Entry { address, login, password, team, seed: seed() }
}

/// How a bot connects: a conversation anybody can type.
pub(super) fn guide(ui: &mut egui::Ui, language: &Language, address: &str) {
    kit::section(ui, None, &language.say("hall-guide"));
    let (host, port) = address.rsplit_once(':').unwrap_or((address, "20000"));
    kit::words(ui, &say!(language, "hall-guide-text", host = host, port = port), Type::Second);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in CONVERSATION {
            kit::words(ui, line, Type::Second);
        }
    });
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
