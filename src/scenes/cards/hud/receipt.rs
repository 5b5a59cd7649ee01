//! What an action would do, as a receipt: each step of each blow on its own line, then everything
//! else that would change. The engine itself tells, on a copy.

use bevy_egui::egui::{Color32, Ui};
use game_rules::cards::{
    Action, Cards, Event, View,
    preview::Branch,
    state::Spot,
    trace::{Blow, Change, blows},
};

use crate::{
    app::language::Language,
    art::sprites::Sprite as Drawing,
    kit::{self, Type},
    say,
    scenes::{
        cards::{drawings, reading::Reading, words},
        frame::Panels,
    },
    table::Shown,
};

/// The most important thing an action would do, for the button.
pub fn summary(
    panels: &Panels<Cards>,
    shown: &Shown<Cards>,
    reading: &Reading,
    action: &Action,
) -> String {
    let language = &panels.language;
    if panels.inspect() == crate::app::settings::Inspect::Off {
        return String::new();
    }
    let Some(branches) = reading.foresee(action) else { return String::new() };
    let Some(branch) = branches.first() else { return String::new() };
    let found = blows(&branch.steps);
    match found.first() {
        Some(blow) => {
            let before = shown.view.open.at(blow.at).hp;
            let name = words::at(language, &shown.view, blow.at);
            format!("{name} {before} → {}", blow.hp)
        }
        None if passes(&branch.steps, shown) => language.say("cards-passes"),
        None => language.say("cards-keeps"),
    }
}

/// Would the other side act next?
pub fn passes(steps: &[Event], shown: &Shown<Cards>) -> bool {
    let own = crate::scenes::cards::picture::bottom_seat(shown.eyes);
    let turn = steps.iter().rev().find_map(|event| match event {
        Event::Turn { seat } => Some(*seat),
        _ => None,
    });
    turn.is_some_and(|seat| seat != own)
}

/// Who would have which HP afterwards, where that changes.
pub fn hp_after(branches: &[Branch], view: &View) -> Vec<(Spot, u8)> {
    let mut after: Vec<(Spot, u8)> = Vec::new();
    let Some(branch) = branches.first() else { return after };
    for event in &branch.steps {
        if let Event::Suffered { at, hp, .. }
        | Event::Pierced { at, hp, .. }
        | Event::Healed { at, hp, .. }
        | Event::Levelled { at, hp } = event
        {
            after.retain(|(known, _)| known != at);
            after.push((*at, *hp));
        }
    }
    after.retain(|(at, hp)| view.open.at(*at).hp != *hp);
    after
}

/// The whole receipt.
pub fn draw(ui: &mut Ui, panels: &Panels<Cards>, shown: &Shown<Cards>, branches: &[Branch]) {
    let language = &panels.language;
    for branch in branches {
        if branches.len() > 1 {
            let odds = language.odds(branch.odds);
            kit::words(ui, &say!(language, "cards-inspect-branch", odds = odds), Type::Section);
        }
        let found = blows(&branch.steps);
        if !found.is_empty() {
            kit::panel(ui, kit::Sheet::PaperLit, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 3.0;
                for (place, blow) in found.iter().enumerate() {
                    if place > 0 {
                        kit::rule(ui);
                    }
                    sum(ui, language, &shown.view, blow);
                }
            });
            ui.add_space(6.0);
        }
        for (icon, line) in consequences(language, shown, &branch.steps) {
            row(ui, icon, &line);
        }
    }
}

/// One blow, step by step.
pub fn sum(ui: &mut Ui, language: &Language, view: &View, blow: &Blow) {
    let change = |n: i64| language.change(n);
    kit::words(ui, &words::origin(language, blow.by), Type::Second);
    kit::entry(ui, None, &language.say("cards-inspect-base"), &blow.base.to_string());
    for step in &blow.steps {
        let (text, number) = match step.change {
            Change::Infused(by, strike) => {
                let cause = words::entity(language, by);
                let element = words::strike(language, strike);
                let text =
                    say!(language, "cards-inspect-infused", cause = cause, element = element);
                (text, String::new())
            }
            Change::Added(by, n) => (words::entity(language, by), change(n.into())),
            Change::Reacted(reaction, met, n) => {
                let name = words::reaction(language, reaction);
                let met = words::element(language, met);
                (format!("{name} × {met}"), change(n.into()))
            }
            Change::Multiplied(by, n) => (words::entity(language, by), format!("× {n}")),
            Change::Divided(by, n) => (words::entity(language, by), format!("÷ {n}")),
            Change::Blocked(by, n) => (words::entity(language, by), change(-i64::from(n))),
        };
        kit::entry(ui, None, &text, &number);
    }
    let name = words::at(language, view, blow.at);
    let takes = say!(language, "cards-inspect-takes", name = name.as_str());
    kit::entry(ui, None, &takes, &blow.value.to_string());
    kit::words(ui, &hp_left(language, blow.hp, &name), Type::Second);
    for (at, n, hp) in &blow.pierced {
        let name = words::at(language, view, *at);
        let text = say!(language, "cards-inspect-pierced", name = name.as_str());
        kit::entry(ui, None, &text, &n.to_string());
        kit::words(ui, &hp_left(language, *hp, &name), Type::Second);
    }
}

fn hp_left(language: &Language, hp: u8, name: &str) -> String {
    if hp == 0 {
        say!(language, "cards-inspect-defeat", name = name)
    } else {
        say!(language, "cards-inspect-left", hp = i64::from(hp))
    }
}

/// A line with a drawing before it.
fn row(ui: &mut Ui, icon: Option<&'static Drawing>, text: &str) {
    let kit = kit::Kit::of(ui.ctx());
    ui.horizontal(|ui| {
        let side = kit.scaled(24.0);
        let (place, _) = ui.allocate_exact_size(
            bevy_egui::egui::vec2(side, side),
            bevy_egui::egui::Sense::hover(),
        );
        if let Some(icon) = icon {
            let scale = side / 28.0;
            kit::paint::picture(ui.painter(), place.center(), icon, scale, Color32::WHITE);
        }
        ui.allocate_ui(bevy_egui::egui::vec2(ui.available_width(), side), |ui| {
            kit::words(ui, text, Type::Second);
        });
    });
}

/// Everything beside the blows.
fn consequences(
    language: &Language,
    shown: &Shown<Cards>,
    steps: &[Event],
) -> Vec<(Option<&'static Drawing>, String)> {
    use crate::art::sprites::cards::frames;
    let name = |at: Spot| words::at(language, &shown.view, at);
    let mut lines: Vec<(Option<&'static Drawing>, String)> = Vec::new();
    let mut chance = false;
    for event in steps {
        let line = match event {
            Event::Healed { at, n, .. } => {
                let text =
                    say!(language, "cards-inspect-healed", name = name(*at), count = i64::from(*n));
                Some((frames::HP_DROP, text))
            }
            Event::Energy { at, energy } => {
                let energy = i64::from(*energy);
                let text =
                    say!(language, "cards-inspect-energy", name = name(*at), energy = energy);
                Some((frames::ENERGY_LAMP_ON, text))
            }
            Event::Aura { at, aura } => aura.elements().last().map(|element| {
                let of = words::element(language, *element);
                let text = say!(language, "cards-inspect-aura", name = name(*at), element = of);
                (drawings::glyph(*element), text)
            }),
            Event::Came { entity, .. } => {
                let thing = words::entity(language, entity.id);
                let text = say!(language, "cards-inspect-came", name = thing);
                Some((drawings::icon(entity.id), text))
            }
            Event::Switched { side, to, .. } => {
                let who = name(Spot { side: *side, seat: *to });
                Some((frames::STAMP_ICON_WING, say!(language, "cards-inspect-switch", name = who)))
            }
            Event::Drew { cards, .. } => {
                chance = true;
                let count = cards.len() as i64;
                Some((frames::STAMP_ICON_UP, say!(language, "cards-inspect-draw", count = count)))
            }
            Event::GainedDice { n, luck, .. } => {
                chance |= *luck;
                let count = i64::from(*n);
                Some((frames::COST_PIP_ANY, say!(language, "cards-inspect-dice", count = count)))
            }
            Event::Rolled { .. } | Event::Rerolled { .. } => {
                chance = true;
                None
            }
            _ => None,
        };
        if let Some((icon, text)) = line {
            lines.push((Some(icon), text));
        }
    }
    let key = if passes(steps, shown) { "cards-inspect-passes" } else { "cards-inspect-stays" };
    lines.push((None, language.say(key)));
    if !chance {
        lines.push((None, language.say("cards-inspect-sure")));
    }
    lines
}
