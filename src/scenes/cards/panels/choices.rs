//! What lies over the stage while something is chosen: the opening hand, who stands in front, the
//! dice to roll again, targets, payments, and whether the round is really over.

use bevy_egui::egui::{self, Ui};
use game_rules::{
    cards::{Action, Aim, Cards, element::Face, pool::def::Cost, rack::Rack, state::Ask},
    game::Viewer,
};

use super::{
    cards,
    opening::{lead, roll, swap},
};
use crate::{
    app::keys::KeyAction,
    art::sprites::shell::ui::icon,
    kit::{self, Type},
    say,
    scenes::{
        cards::{
            desk::{Desk, Pick, Plan, Request, dice_in_order, paid, purse},
            drawings, names,
            reading::{Reading, hand},
            stage::picked,
        },
        frame::{Outbox, Panels},
    },
    table::{Intent, TableView},
};

/// Draws whatever is to be chosen.
pub fn draw(
    ctx: &egui::Context,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    out: &mut Outbox<Cards>,
) {
    let Viewer::Seat(seat) = shown.eyes else { return };
    let Some(reading) = panels.reading() else { return };
    if !panels.may_act(shown) {
        return;
    }
    let act = match shown.view.open.ask {
        Ask::Swap(seats) if seats.contains(seat) => {
            // The same hand lies in the tray: where room is short, the sheet lies over it.
            let roomy = is_roomy(ctx, panels);
            let add = |ui: &mut Ui| swap(ui, panels, shown, desk);
            if roomy { sheet(ctx, panels, "swap", add) } else { low(ctx, panels, "swap", add) }
        }
        Ask::Lead(seats) if seats.contains(seat) => {
            low(ctx, panels, "lead", |ui| lead(ui, panels, shown, desk, "cards-lead-title"))
        }
        Ask::NewLead(who) if who == seat => {
            low(ctx, panels, "new lead", |ui| lead(ui, panels, shown, desk, "cards-new-lead-title"))
        }
        Ask::Reroll(left) if left[seat.index() & 1] > 0 => {
            let left = left[seat.index() & 1];
            sheet(ctx, panels, "roll", |ui| roll(ui, panels, shown, desk, left))
        }
        Ask::Act(who) if who == seat => acting(ctx, panels, shown, desk, reading),
        _ => None,
    };
    out.wishes.write_batch(act.map(Intent::Act));
}

/// A sheet of paper at the lower edge of the stage.
fn sheet<T>(
    ctx: &egui::Context,
    panels: &Panels<Cards>,
    name: &str,
    add: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    laid(ctx, panels, name, panels.regions.stage.max.y - 3.0, add)
}

/// One that stays clear of the characters to choose from, over the upper edge of the tray.
fn low<T>(
    ctx: &egui::Context,
    panels: &Panels<Cards>,
    name: &str,
    add: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let down = if is_roomy(ctx, panels) { 40.0 } else { panels.regions.tray.height() - 6.0 };
    laid(ctx, panels, name, panels.regions.stage.max.y + down, add)
}

/// Is there room for words and answers side by side?
fn is_roomy(ctx: &egui::Context, panels: &Panels<Cards>) -> bool {
    kit::Kit::of(ctx).text_scale <= 1.2 && panels.regions.stage.width() >= 800.0
}

fn laid<T>(
    ctx: &egui::Context,
    panels: &Panels<Cards>,
    name: &str,
    foot: f32,
    add: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let stage = panels.regions.free;
    let at = egui::pos2(stage.center().x, foot);
    let area = egui::Area::new(egui::Id::new(("cards", name)))
        .order(egui::Order::Middle)
        .fixed_pos(at)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .constrain_to(ctx.content_rect());
    let shown = area.show(ctx, |ui| {
        kit::panel(ui, kit::Sheet::RuledLit, |ui| {
            ui.set_max_width((stage.width() - 64.0).min(880.0));
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            add(ui)
        })
        .inner
    });
    kit::anchors::anchor(ctx, "sheet", shown.response.rect);
    shown.inner
}

/// A choice among what stands on the table: words and answers, side by side where there is room.
pub(super) fn strip(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    title: &str,
    text: Option<&str>,
    answers: impl FnOnce(&mut Ui),
) {
    let words = |ui: &mut Ui| {
        kit::heading(ui, title);
        if let Some(text) = text {
            kit::words(ui, text, Type::Second);
        }
    };
    if is_roomy(ui.ctx(), panels) {
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.set_width(270.0);
                ui.spacing_mut().item_spacing.y = 2.0;
                words(ui);
            });
            answers(ui);
        });
    } else {
        words(ui);
        ui.horizontal_wrapped(answers);
    }
}

/// Targets, dice, and whether to end.
fn acting(
    ctx: &egui::Context,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    reading: &Reading,
) -> Option<Action> {
    if desk.ending {
        return end(ctx, panels, desk);
    }
    let plan = desk.plan(&shown.view, reading);
    match &plan {
        Plan::Target(aims, slot) => {
            low(ctx, panels, "target", |ui| {
                target(ui, panels, shown, desk, aims, *slot);
                None::<()>
            });
        }
        Plan::Whom(whom) => {
            low(ctx, panels, "whom", |ui| {
                switch(ui, panels, shown, desk, whom);
                None::<()>
            });
        }
        Plan::Die(faces) => {
            sheet(ctx, panels, "tune", |ui| {
                tune(ui, panels, shown, desk, faces);
                None::<()>
            });
        }
        Plan::Ready(action, cost, fits) if desk.editing => {
            sheet(ctx, panels, "pay", |ui| {
                pay(ui, panels, shown, desk, (action, cost, *fits));
                None::<()>
            });
        }
        Plan::Ready(..) | Plan::Not(_) | Plan::Nothing => {}
    }
    None
}

fn target(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    aims: &[Aim],
    slot: usize,
) {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return };
    let card = match desk.pick {
        Some(Pick::Card(place)) => hand(&shown.view, seat).get(place).copied(),
        _ => None,
    };
    let name = card.map_or_else(String::new, |card| names::card(language, card));
    let key = match (aims.first(), slot) {
        (Some(Aim::Support(_)), _) => "cards-target-support",
        (_, 0) => "cards-target-title",
        _ => "cards-target-second",
    };
    let fresh = std::mem::take(&mut desk.fresh);
    strip(ui, panels, &say!(language, key, card = name), None, |ui| {
        for (place, aim) in aims.iter().enumerate() {
            let name = names::aim(language, &shown.view, seat, *aim).unwrap_or_default();
            let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
            let response = ui.add(kit::Stock::new(&name).key_if(cap.as_ref()));
            if fresh && place == 0 {
                response.request_focus();
            }
            if response.clicked() {
                desk.asks.push(Request::Nth(place));
            }
        }
        cancel(ui, panels, desk);
    });
}

fn cancel(ui: &mut Ui, panels: &Panels<Cards>, desk: &mut Desk) {
    let cap = panels.cap(KeyAction::Back);
    let label = panels.language.say("button-cancel");
    if ui.add(kit::Stock::new(&label).key_if(cap.as_ref())).clicked() {
        desk.take(None);
    }
}

fn switch(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    whom: &[u8],
) {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return };
    let fresh = std::mem::take(&mut desk.fresh);
    strip(ui, panels, &language.say("cards-switch-title"), None, |ui| {
        for (place, to) in whom.iter().enumerate() {
            let who = &shown.view.open.side(seat).team[usize::from(*to) % 3];
            let name = names::character(language, who.id);
            let hp = say!(language, "count-hp", count = i64::from(who.hp));
            let cap = panels.cap(KeyAction::PICKS[usize::from(*to) % 3]);
            let button = kit::Stock::new(&name)
                .picture(drawings::pip(who.id.def().element))
                .caption(&hp)
                .key_if(cap.as_ref());
            let response = ui.add(button);
            if fresh && place == 0 {
                response.request_focus();
            }
            if response.clicked() {
                desk.asks.push(Request::Switch(Some(*to)));
            }
        }
        cancel(ui, panels, desk);
    });
}

fn tune(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    faces: &[Face],
) {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return };
    let card = match desk.pick {
        Some(Pick::Tune(place, _)) => hand(&shown.view, seat).get(place).copied(),
        _ => None,
    };
    let name = card.map_or_else(String::new, |card| names::card(language, card));
    kit::heading(ui, &say!(language, "cards-tune-title", card = name));
    let element = shown.view.open.side(seat).lead().id.def().element;
    let text = say!(language, "cards-tune-text", element = names::element(language, element));
    kit::words(ui, &text, Type::Second);
    let fresh = std::mem::take(&mut desk.fresh);
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        for (place, face) in faces.iter().enumerate() {
            let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
            let response = cards::die(ui, language, *face, false, cap.as_ref());
            if fresh && place == 0 {
                response.request_focus();
            }
            if response.clicked() {
                desk.asks.push(Request::Nth(place));
            }
        }
        let (arrow, _) = ui.allocate_exact_size(egui::vec2(40.0, 80.0), egui::Sense::hover());
        let at = arrow.center() + egui::vec2(0.0, 14.0);
        let ink = kit::Kit::of(ui.ctx()).skin.ink;
        kit::paint::picture(ui.painter(), at, icon::ARROW_RIGHT, 1.2, ink);
        cards::still_die(ui, language, element.into(), false, &text);
        let why = language.say("cards-refuse-tune");
        let mut others = dice_in_order(&shown.view, seat);
        others.retain(|face| !faces.contains(face));
        others.dedup();
        for face in others {
            cards::still_die(ui, language, face, true, &why);
        }
        cancel(ui, panels, desk);
    });
}

/// Every die can be put in or out; legality is told at once.
fn pay(
    ui: &mut Ui,
    panels: &Panels<Cards>,
    shown: &TableView<Cards>,
    desk: &mut Desk,
    (action, cost, fits): (&Action, &Cost, bool),
) {
    let language = &panels.language;
    let Viewer::Seat(seat) = shown.eyes else { return };
    let order = dice_in_order(&shown.view, seat);
    let pay = desk.pay.or_else(|| paid(action)).unwrap_or(Rack::EMPTY);
    let lifted = picked(&order, pay);
    kit::heading(ui, &language.say("cards-pay-title"));
    let (given, price) = (i64::from(pay.num()), i64::from(cost.dice()));
    let purse = purse(&shown.view, seat);
    if fits {
        for line in purse.explain(language, cost, pay) {
            kit::words(ui, &line, Type::Second);
        }
    } else {
        let wrong = say!(language, "cards-pay-wrong", given = given, price = price);
        kit::words(ui, &wrong, Type::Second);
    }
    ui.add_space(6.0);
    let fresh = std::mem::take(&mut desk.fresh);
    ui.horizontal_wrapped(|ui| {
        for (place, face) in order.iter().enumerate() {
            let cap = KeyAction::PICKS.get(place).and_then(|key| panels.cap(*key));
            let on = lifted.get(place) == Some(&true);
            let response = cards::die(ui, language, *face, on, cap.as_ref());
            if fresh && place == 0 {
                response.request_focus();
            }
            if response.clicked() {
                desk.asks.push(Request::Nth(place));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        if ui.add(kit::Stock::new(&language.say("cards-pay-auto"))).clicked() {
            desk.pay = None;
        }
        let ways = purse.ways(cost);
        let place = ways.iter().position(|way| *way == pay).map_or(0, |at| at as i64 + 1);
        let other = say!(language, "cards-pay-other", place = place, all = ways.len() as i64);
        if ways.len() > 1 && ui.add(kit::Stock::new(&other)).clicked() {
            desk.pay = purse.next(cost, pay);
        }
        let cap = panels.cap(KeyAction::EditDice);
        let done = language.say("cards-pay-done");
        if ui.add(kit::Stock::new(&done).key_if(cap.as_ref())).clicked() {
            desk.editing = false;
            desk.fresh = true;
        }
    });
}

/// Really?
fn end(ctx: &egui::Context, panels: &Panels<Cards>, desk: &mut Desk) -> Option<Action> {
    let words = ["cards-end-title", "cards-end-text", "cards-end-stay", "cards-end-act"]
        .map(|key| panels.language.say(key));
    let dialog = kit::dialog(&words[0], &words[1], &words[2]).act(&words[3]);
    match dialog.show(ctx) {
        Some(kit::Answer::Act) => {
            desk.ending = false;
            Some(Action::End)
        }
        Some(kit::Answer::Safe) => {
            desk.ending = false;
            None
        }
        None => None,
    }
}
