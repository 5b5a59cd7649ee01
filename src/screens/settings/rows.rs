//! One setting is one row: its name, what it does, and a control at the right.

use bevy_egui::egui::{self, Align, Layout, Ui, Vec2};

use crate::{
    app::language::Language,
    art::sprites::shell::ui::icon,
    kit::{self, Kit, Type},
    say,
};

/// Air between two settings.
const AIR: f32 = 16.0;
/// Between two columns.
const GUTTER: f32 = 40.0;

/// The width from which two columns stand side by side, at 100 % text.
const WIDE: f32 = 820.0;

/// Settings in two columns; one below the other where there is no room.
pub fn columns(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    if ui.available_width() < Kit::of(ui.ctx()).scaled(WIDE) {
        left(ui);
        right(ui);
        return;
    }
    ui.spacing_mut().item_spacing.x = GUTTER;
    ui.columns(2, |columns| {
        let [first, second] = columns else { return };
        first.spacing_mut().item_spacing.x = 8.0;
        second.spacing_mut().item_spacing.x = 8.0;
        left(first);
        right(second);
    });
}

/// The name of a setting and, below it, what it does.
fn named(ui: &mut Ui, language: &Language, key: &str) {
    kit::words(ui, &language.say(key), Type::Body);
    help(ui, language, key);
}

/// One setting: little air inside, more below it.
fn setting(ui: &mut Ui, inner: f32, add: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = inner;
        add(ui);
    });
    ui.add_space(AIR);
}

fn help(ui: &mut Ui, language: &Language, key: &str) {
    kit::words(ui, &language.say(&format!("{key}-help")), Type::Second);
}

/// Name and control side by side if both fit, else the control below.
pub fn beside(
    ui: &mut Ui,
    language: &Language,
    key: &str,
    width: f32,
    control: impl FnOnce(&mut Ui),
) {
    let kit = Kit::of(ui.ctx());
    let (width, all) = (kit.scaled(width), ui.available_width());
    setting(ui, 2.0, |ui| {
        if all < width + kit.scaled(180.0) {
            named(ui, language, key);
            ui.add_space(4.0);
            control(ui);
            return;
        }
        let left = all - width - 16.0;
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            ui.allocate_ui(Vec2::new(left, 0.0), |ui| {
                ui.set_width(left);
                ui.vertical(|ui| named(ui, language, key));
            });
            ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.x = 8.0;
                ui.vertical(control);
            });
        });
    });
}

/// One of a few; true if another one was chosen.
pub fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    language: &Language,
    key: &str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
    value: &mut T,
) -> bool {
    let names: Vec<String> =
        all.iter().map(|option| language.say(&format!("{key}-{}", word(*option)))).collect();
    pick_named(ui, language, key, all, &names, value)
}

/// The same with names of its own.
pub fn pick_named<T: Copy + PartialEq>(
    ui: &mut Ui,
    language: &Language,
    key: &str,
    all: &[T],
    names: &[String],
    value: &mut T,
) -> bool {
    let before = *value;
    let label = language.say(key);
    let options: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = all.iter().position(|option| *option == before).unwrap_or(0);
    beside(ui, language, key, 220.0, |ui| {
        if ui.add(kit::choice(&label, &mut chosen, &options)).changed()
            && let Some(option) = all.get(chosen)
        {
            *value = *option;
        }
    });
    *value != before
}

/// On or off.
pub fn switch(ui: &mut Ui, language: &Language, key: &str, on: &mut bool) {
    setting(ui, 0.0, |ui| {
        ui.add(kit::toggle(on, &language.say(key)));
        help(ui, language, key);
    });
}

/// A share of something.
pub fn percent(ui: &mut Ui, language: &Language, key: &str, value: &mut u16) {
    measure(ui, language, key, value, (0, 100, 5), " %");
}

/// A number between two ends: from, to, step.
pub fn measure(
    ui: &mut Ui,
    language: &Language,
    key: &str,
    value: &mut u16,
    (least, most, step): (u16, u16, u16),
    unit: &str,
) {
    setting(ui, 0.0, |ui| {
        ui.add(kit::slider(value, least..=most, &language.say(key)).unit(unit).step(step));
        help(ui, language, key);
    });
}

/// The sizes there are.
pub const SIZES: [u16; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

/// A size with a button on either side: a slider would run away from the pointer while everything
/// changes its size. True if it was changed.
pub fn size(ui: &mut Ui, language: &Language, key: &str, value: &mut u16) -> bool {
    let before = *value;
    let label = language.say(key);
    let less = SIZES.iter().rev().find(|size| **size < before).copied();
    let more = SIZES.iter().find(|size| **size > before).copied();
    beside(ui, language, key, 220.0, |ui| {
        kit::row(ui, |ui| {
            let end = language.say("settings-size-end");
            let mut press = |ui: &mut Ui, icon, words: String, to: Option<u16>| {
                let reason = to.is_none().then_some(end.as_str());
                if ui.add(kit::disc(icon, &words).disabled_if(reason)).clicked()
                    && let Some(to) = to
                {
                    *value = to;
                }
            };
            press(
                ui,
                icon::MINUS,
                say!(language, "settings-size-less", what = label.as_str()),
                less,
            );
            let text = say!(language, "settings-percent", percent = i64::from(before));
            kit::words(ui, &text, Type::Strong);
            press(
                ui,
                icon::PLUS,
                say!(language, "settings-size-more", what = label.as_str()),
                more,
            );
        });
    });
    *value != before
}

/// A heading within a page.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(8.0);
    kit::section(ui, None, text);
}

/// Buttons side by side that go on in the next row when there is no room; says which was pressed.
pub fn buttons(ui: &mut Ui, labels: &[String]) -> Option<usize> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(12.0, 8.0);
        for (number, label) in labels.iter().enumerate() {
            if ui.add(kit::Stock::new(label)).clicked() {
                pressed = Some(number);
            }
        }
    });
    pressed
}
