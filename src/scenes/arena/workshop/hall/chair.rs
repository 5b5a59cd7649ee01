//! The person's seat: coming in, going to the table, leaving.

use bevy_egui::egui;
use game_rules::arena::{Team, data::Data};

use super::{Hall, Wanted, guests::Entry, person::Person, seed};
use crate::{
    app::language::Language,
    kit::{self, Type},
    say,
    scenes::arena::words,
};

/// Login, password and team, and the way in.
pub(super) fn take_part(ui: &mut egui::Ui, language: &Language, hall: &mut Hall, address: &str) {
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
        let entry = Entry {
            address: address.to_owned(),
            login: hall.login.trim().to_owned(),
            password: hall.password.trim().to_owned(),
            team,
            seed: seed(),
        };
        hall.person = Some(Person::join(entry));
    }
}

/// Says that orders are owed, and leads to the table.
pub(super) fn to_the_table(
    ui: &mut egui::Ui,
    language: &Language,
    hall: &mut Hall,
) -> Option<Wanted> {
    let (round, rivals) = super::live::rivals(hall)?;
    let owing = rivals.iter().filter(|rival| rival.owes).count() as i64;
    let next = rivals.iter().position(|rival| rival.owes);
    let next = next.or_else(|| rivals.iter().position(|rival| !rival.over))?;
    kit::words(ui, &say!(language, "hall-your-matches", count = owing), Type::Strong);
    let clicked = ui.add(kit::Plate::new(&language.say("hall-to-table"))).clicked();
    kit::rule(ui);
    // Whoever waits in the hall is led to the table when play begins.
    let called = hall.called != Some(round);
    hall.called = Some(round);
    (clicked || called).then_some(Wanted::Play(next))
}

/// The way out again.
pub(super) fn leave(ui: &mut egui::Ui, language: &Language, hall: &mut Hall) {
    kit::words(ui, &language.say("hall-seated"), Type::Second);
    if ui.add(kit::Stock::new(&language.say("hall-leave"))).clicked() {
        hall.person = None;
    }
}

/// Guests who are not there any more, and why.
pub(super) fn lost(ui: &mut egui::Ui, hall: &Hall) {
    let person = hall.person.iter().map(|person| (&person.login, person.ended()));
    let bots = hall.guests.iter().map(|guest| (&guest.login, guest.ended()));
    for (login, why) in bots.chain(person) {
        if let Some(why) = why {
            kit::words(ui, &format!("{login}: {why}"), Type::SecondStrong);
        }
    }
}
