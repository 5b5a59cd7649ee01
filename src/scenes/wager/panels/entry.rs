//! Entering a result: the numbers of a table challenge, or a quick challenge done right here.

use bevy_egui::egui;
use game_rules::{
    game::Seat,
    wager::{Meeting, Quest, Wager, party::PartyGame},
};

use super::pick;
use crate::{
    kit::{self, Type},
    say,
    scenes::{
        frame::Panels,
        wager::{
            Desk,
            beats::own,
            desk::{Typed, typed},
            names::{asked, name, task, title},
            quick::Challenge,
        },
    },
    table::TableView,
};

/// The height from which on a heading has room over the fields.
const ROOMY: f32 = 150.0;

/// The numbers of one's own result.
pub fn draw(ui: &mut egui::Ui, panels: &Panels<Wager>, shown: &TableView<Wager>, desk: &mut Desk) {
    let language = &panels.language;
    let view = &shown.view;
    let me = own(shown.eyes);
    let Some(quest) = view.current_quest() else { return };
    if panels.table.is_asking() {
        kit::scroll(ui, "gather", |ui| {
            kit::section(ui, None, &title(language, quest));
            kit::words(ui, &task(language, quest), Type::Body);
            kit::words(ui, &language.say("bets-gather-rule"), Type::Second);
        });
        return;
    }
    if !me.is_some_and(|me| view.turn.seats().contains(me)) {
        kit::section(ui, None, &language.say("bets-wait-others"));
        kit::words(ui, &language.say("bets-rule-results"), Type::Body);
        return;
    }
    if let Some(meeting) = me.and_then(|me| Some((me, view.meets_now(me)?))) {
        kit::scroll(ui, "set-out", |ui| meets(ui, panels, quest, meeting));
        return;
    }
    if let Some((game, _)) = view.outing() {
        kit::scroll(ui, "set-out", |ui| {
            kit::section(ui, None, &title(language, quest));
            kit::words(ui, &task(language, quest), Type::Body);
            if game == PartyGame::Arena {
                pick::purse(ui, panels, &desk.team);
            }
            let cap = language.say(&format!("bets-set-out-{game}-cap"));
            let rules = say!(language, "bets-set-out-rules", cap = cap);
            kit::words(ui, &rules, Type::Second);
        });
        return;
    }
    if let Some(challenge) = Challenge::of(view) {
        quick(ui, panels, &challenge, desk);
        return;
    }
    kit::scroll(ui, "entry", |ui| {
        // Fields and keys come first where room is short; the quest lies on the table.
        if ui.clip_rect().height() > ROOMY * kit::Kit::of(ui.ctx()).text_scale {
            let heading = format!("{} · {}", language.say("bets-enter"), title(language, quest));
            kit::section(ui, None, &heading);
        }
        if let Some(rival) = me.and_then(|me| Some(view.meeting(me)?.rival(me))) {
            let rival = name(language, panels.table.players(), rival);
            kit::words(ui, &say!(language, "bets-enter-versus", name = rival), Type::Body);
        }
        let labels = labels(panels, quest, desk.entry.len());
        let fresh = !std::mem::replace(&mut desk.focused, true);
        numbers(ui, &labels, &mut desk.entry, &mut desk.field, fresh);
        kit::words(ui, &said(panels, quest, &desk.entry), Type::Second);
    });
}

/// 5.5: who is played, and what for.
fn meets(ui: &mut egui::Ui, panels: &Panels<Wager>, quest: &Quest, (me, meeting): (Seat, Meeting)) {
    let language = &panels.language;
    let rival = name(language, panels.table.players(), meeting.rival(me));
    // What the quest is stands on its card.
    kit::section(ui, None, &title(language, quest));
    kit::words(ui, &say!(language, "bets-enter-versus", name = rival), Type::Body);
    let first = name(language, panels.table.players(), meeting.pair[0]);
    let cap = match meeting.game {
        PartyGame::Arena => say!(language, "bets-set-out-arena-versus-cap", name = first),
        game => language.say(&format!("bets-set-out-{game}-cap")),
    };
    kit::words(ui, &say!(language, "bets-set-out-versus", cap = cap), Type::Second);
}

/// A quick challenge: begin, look, answer.
fn quick(ui: &mut egui::Ui, panels: &Panels<Wager>, challenge: &Challenge, desk: &mut Desk) {
    let language = &panels.language;
    kit::scroll(ui, "quick", |ui| {
        let word = challenge.quick.word();
        if desk.begun.is_none() || challenge.is_pressed() {
            kit::section(ui, None, &language.say(&format!("quest-{word}-title")));
            kit::words(ui, &language.say(&format!("quest-{word}-task")), Type::Body);
        }
        match desk.begun {
            None => {
                ui.add(kit::toggle(&mut desk.calm, &language.say("quick-calm")));
            }
            Some(_) if challenge.is_pressed() => {}
            Some(_) => {
                let label = language.say(&format!("quick-{word}-answer"));
                let fresh = !std::mem::replace(&mut desk.focused, true);
                desk.entry.truncate(1);
                numbers(ui, &[label], &mut desk.entry, &mut desk.field, fresh);
            }
        }
    });
}

/// What the numbers of a quest are called.
pub fn labels(panels: &Panels<Wager>, quest: &Quest, count: usize) -> Vec<String> {
    (0..count).map(|index| asked(&panels.language, quest, index)).collect()
}

/// A field for every number, and keys for those who have none. Enter leads to the next field; after
/// the last one the focus is free, and the primary button takes it.
pub fn numbers(
    ui: &mut egui::Ui,
    labels: &[String],
    texts: &mut [String],
    at: &mut usize,
    fresh: bool,
) {
    let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
    let mut next = fresh.then_some(0);
    ui.horizontal_wrapped(|ui| {
        for (index, (text, label)) in texts.iter_mut().zip(labels).enumerate() {
            kit::words(ui, label, Type::Body);
            let field = ui.scope(|ui| {
                ui.set_max_width(kit::Kit::of(ui.ctx()).scaled(120.0));
                ui.add(kit::field(text, label).longest(18))
            });
            let field = field.inner;
            if field.has_focus() {
                *at = index;
            }
            if field.lost_focus() && enter && index + 1 < labels.len() {
                next = Some(index + 1);
            }
            if next == Some(index) {
                field.request_focus();
                next = None;
            }
        }
    });
    *at = (*at).min(texts.len().saturating_sub(1));
    if let Some(text) = texts.get_mut(*at) {
        keypad(ui, text);
    }
}

/// Digits to press with a pointer or a gamepad.
fn keypad(ui: &mut egui::Ui, text: &mut String) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for key in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", ".", "-", "←"] {
            if !ui.add(kit::Stock::new(key).width(36.0).height(34.0)).clicked() {
                continue;
            }
            match key {
                "←" => drop(text.pop()),
                "-" if text.starts_with('-') => drop(text.remove(0)),
                "-" => text.insert(0, '-'),
                key if text.chars().count() < 18 => text.push_str(key),
                _ => {}
            }
        }
    });
}

/// What the numbers come to, or what is wrong with them.
pub fn said(panels: &Panels<Wager>, quest: &Quest, fields: &[String]) -> String {
    let language = &panels.language;
    match typed(quest, fields) {
        Typed::Fine(_, value) => {
            say!(language, "bets-enter-value", value = language.written(value))
        }
        Typed::Missing => language.say("bets-enter-missing"),
        Typed::Wrong(text) => say!(language, "bets-enter-wrong", text = text),
        Typed::Unjudged => language.say("bets-enter-unjudged"),
    }
}
