//! The person at the screen: coming in, and the orders they owe.

use bevy_egui::egui;
use game_rules::{
    arena::{Choice, Team, data::Data},
    game::Seat,
};

use super::{
    Hall,
    guests::{Ask, Entry, Guest},
    seed,
};
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
    scenes::arena::words,
};

/// Login, password and team, and the way in.
pub(super) fn take_part(
    ui: &mut egui::Ui,
    language: &Language,
    hall: &mut Hall,
    address: &str,
    elsewhere: bool,
) {
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
    let fault = team.as_ref().err().map(|fault| words::team_fault(language, fault));
    let label = language.say("hall-join");
    if ui.add(kit::Plate::new(&label).disabled_if(fault.as_deref())).clicked()
        && let Ok(team) = team
    {
        hall.told = None;
        hall.guests.retain(|guest| !guest.is_person());
        let entry = Entry {
            address: address.to_owned(),
            login: hall.login.trim().to_owned(),
            password: hall.password.trim().to_owned(),
            team,
            seed: seed(),
        };
        hall.guests.push(Guest::person(entry, elsewhere));
    }
}

/// The way out again.
pub(super) fn leave(ui: &mut egui::Ui, language: &Language, hall: &mut Hall) {
    if ui.add(kit::Stock::new(&language.say("hall-leave"))).clicked() {
        hall.guests.retain(|guest| !guest.is_person());
        hall.ask = None;
    }
}

/// Guests who are not there any more, and why.
pub(super) fn lost(ui: &mut egui::Ui, hall: &Hall) {
    let gone = |guest: &Guest| guest.ended().map(|why| format!("{}: {why}", guest.login));
    for line in hall.guests.iter().filter_map(gone) {
        kit::words(ui, &line, Type::SecondStrong);
    }
}

/// What the person at the screen owes, as buttons.
pub(super) fn orders(ui: &mut egui::Ui, language: &Language, hall: &mut Hall) {
    hall.ask.take_if(|ask| ask.left().is_zero());
    if hall.ask.is_none() {
        hall.ask = hall.guests.iter().find_map(Guest::next).filter(|ask| !ask.left().is_zero());
    }
    let Some(ask) = &hall.ask else { return };
    let stands = |seat: Seat| {
        let side = ask.bout.side(seat);
        let slot = side.active?;
        let card = ask.lineup.card(seat, slot);
        let name = words::creature(language, ask.lineup.data(), card.id);
        Some(format!("{name} {}/{}", side.fighter()?.hp, card.hp))
    };
    let [one, two] = [ask.side, ask.side.other()]
        .map(|seat| stands(seat).unwrap_or_else(|| language.say("arena-empty-stage")));
    let seconds = ask.left().as_secs() as i64;
    let text = say!(language, "hall-your-turn", one = one, two = two, seconds = seconds);
    kit::words(ui, &text, Type::Strong);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(6.0);
        for order in ask.bout.legal(ask.side).iter() {
            if ui.add(kit::Stock::new(&order_words(language, ask, order))).clicked() {
                chosen = Some(order);
            }
        }
    });
    kit::rule(ui);
    if let Some(order) = chosen {
        ask.answer(order);
        hall.ask = None;
    }
}

/// A move with what it takes from the rival on the arena, or who is to come.
fn order_words(language: &Language, ask: &Ask, order: Choice) -> String {
    let (own, data) = (ask.side, ask.lineup.data());
    match order {
        Choice::Fight(index) => {
            let slot = ask.bout.side(own).active.unwrap_or(0);
            let blow = ask.lineup.card(own, slot).blows[usize::from(index) & 3];
            let name = words::move_name(language, data, blow.id);
            match ask.bout.side(own.other()).active {
                Some(target) if blow.damages => {
                    let hits = ask.bout.damage(&ask.lineup, own, slot, index, target);
                    format!("{name} {hits}")
                }
                _ => name,
            }
        }
        Choice::Switch(slot) => {
            let name = words::creature(language, data, ask.lineup.card(own, slot).id);
            say!(language, "arena-switch-to", creature = name)
        }
        Choice::Pass => language.say("arena-tape-nothing"),
    }
}
