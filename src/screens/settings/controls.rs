//! The controls page: how keys feel, and what each of them means. A key that is taken already is
//! only taken away from there when the player says so.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Id, Layout, Ui, Vec2};

use super::{
    Desk,
    rows::{self, columns, measure},
};
use crate::{
    app::{
        keys::{Captured, Chord, Input, KeyAction, Keys, Scope},
        language::Language,
        settings::Settings,
    },
    art::sprites::shell::ui::icon,
    kit::{self, Kit, Type},
    say,
};

/// A binding that is being changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    action: KeyAction,
    pad: bool,
    /// What was pressed, if it means something else already.
    heard: Option<Input>,
}

/// What the player pressed while a binding is being changed.
pub fn hear(
    mut captured: MessageReader<Captured>,
    mut desk: ResMut<Desk>,
    mut keys: ResMut<Keys>,
    mut settings: ResMut<Settings>,
) {
    for Captured(input) in captured.read() {
        let Some(binding) = desk.binding else { continue };
        match answer(&settings, binding, *input) {
            Heard::Kept => desk.binding = None,
            Heard::Ignored => keys.capturing = true,
            Heard::Taken => desk.binding = Some(Binding { heard: Some(*input), ..binding }),
            Heard::Free => {
                settings.bindings.bind(binding.action, *input);
                desk.binding = None;
            }
        }
    }
}

/// What a pressed key comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    /// Escape: everything stays.
    Kept,
    /// A key where a button is wanted, or the other way round.
    Ignored,
    /// It means something else already.
    Taken,
    /// It is free.
    Free,
}

fn answer(settings: &Settings, binding: Binding, input: Input) -> Heard {
    let pad = matches!(input, Input::Pad(_));
    if input == Input::Key(Chord::new(KeyCode::Escape)) {
        Heard::Kept
    } else if pad != binding.pad {
        Heard::Ignored
    } else if settings.bindings.conflicts(binding.action, input).is_empty() {
        Heard::Free
    } else {
        Heard::Taken
    }
}

pub(super) fn page(
    ui: &mut Ui,
    language: &Language,
    settings: &mut Settings,
    desk: &mut Desk,
    keys: &mut Keys,
) {
    let toggles = &mut settings.fast_forward_toggles;
    let (repeat, dead_zone) = (&mut settings.repeat_delay, &mut settings.dead_zone);
    let pointer = &mut settings.pointer_speed;
    columns(
        ui,
        |ui| {
            let word = |toggles: bool| if toggles { "toggle" } else { "hold" };
            rows::pick(ui, language, "settings-fast-forward", &[false, true], word, toggles);
        },
        |ui| {
            measure(ui, language, "settings-repeat", repeat, (200, 1000, 50), " ms");
            measure(ui, language, "settings-dead-zone", dead_zone, (5, 90, 5), " %");
            measure(ui, language, "settings-pointer", pointer, (25, 400, 25), " %");
        },
    );
    let scopes = [
        (Scope::Everywhere, "scope-everywhere"),
        (Scope::Parlor, "scope-parlor"),
        (Scope::Match, "scope-match"),
        (Scope::Cards, "scope-cards"),
        (Scope::Arena, "scope-arena"),
        (Scope::Labyrinth, "scope-labyrinth"),
        (Scope::Results, "scope-results"),
        (Scope::Replay, "scope-replay"),
        (Scope::Split, "scope-split"),
    ];
    for (scope, key) in scopes {
        rows::heading(ui, &language.say(key));
        for action in KeyAction::ALL.iter().copied().filter(|action| action.scope() == scope) {
            bindings_of(ui, language, settings, desk, keys, action);
        }
    }
    ui.add_space(8.0);
    if rows::buttons(ui, &[language.say("settings-bind-reset-all")]).is_some() {
        settings.bindings = default();
    }
}

/// The action, its keys, its buttons.
fn bindings_of(
    ui: &mut Ui,
    language: &Language,
    settings: &mut Settings,
    desk: &mut Desk,
    keys: &mut Keys,
    action: KeyAction,
) {
    let kit = Kit::of(ui.ctx());
    let name = language.say(&format!("action-{}", action.word()));
    let bound = settings.bindings.of(action);
    let width = kit.scaled(230.0).min((ui.available_width() - 56.0) / 2.0).floor();
    let narrow = ui.available_width() < 2.0 * width + kit.scaled(240.0);
    let mut buttons = |ui: &mut Ui| {
        for pad in [false, true] {
            let inputs = bound.iter().filter(|input| matches!(input, Input::Pad(_)) == pad);
            let mut words: Vec<String> = inputs.map(|input| input.name(language)).collect();
            // A key and its twin on the number pad have one name.
            words.dedup();
            let face = match words.is_empty() {
                true => language.say("settings-bind-none"),
                false => words.join(" · "),
            };
            let sign = if pad { icon::GAMEPAD } else { icon::KEYBOARD };
            if ui.add(kit::Stock::new(&face).icon(sign).width(width)).clicked() {
                desk.binding = Some(Binding { action, pad, heard: None });
                keys.capturing = true;
            }
        }
        if settings.bindings.is_changed(action) {
            let reset = language.say("settings-bind-reset");
            if ui.add(kit::disc(icon::UNDO, &reset)).clicked() {
                settings.bindings.reset(action);
            }
        }
    };
    ui.push_id(action, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(8.0, 6.0);
        if narrow {
            kit::words(ui, &name, Type::Strong);
            kit::row(ui, &mut buttons);
            return;
        }
        kit::row(ui, |ui| {
            let words = ui.available_width() - 2.0 * width - 72.0;
            let middle = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(Vec2::new(words, 44.0), middle, |ui| {
                ui.set_width(words);
                kit::words(ui, &name, Type::Body);
            });
            buttons(ui);
        });
    });
    ui.add_space(6.0);
}

/// "Press the new key", or what it means already.
pub(super) fn dialogs(
    ctx: &egui::Context,
    language: &Language,
    settings: &mut Settings,
    desk: &mut Desk,
    keys: &mut Keys,
) {
    let Some(binding) = desk.binding else { return };
    let name = language.say(&format!("action-{}", binding.action.word()));
    let ask = if binding.pad { "settings-bind-pad" } else { "settings-bind" };
    let title = say!(language, ask, action = name.as_str());
    let cancel = language.say("button-cancel");
    let Some(input) = binding.heard else {
        let done = kit::modal(ctx, Id::new("binding"), &cancel, |ui, _| {
            ui.set_max_width(
                Kit::of(ui.ctx()).scaled(420.0).min(ctx.content_rect().width() - 96.0),
            );
            kit::title(ui, &title);
            kit::words(ui, &language.say("settings-bind-cancel"), Type::Second);
            ui.add_space(8.0);
            // Without the focus: Enter and Space may be just what is to be bound.
            ui.add(kit::Stock::new(&cancel)).clicked()
        });
        if done {
            desk.binding = None;
            keys.capturing = false;
        }
        return;
    };
    let others = settings.bindings.conflicts(binding.action, input);
    let others: Vec<String> =
        others.iter().map(|other| language.say(&format!("action-{}", other.word()))).collect();
    let body = say!(
        language,
        "settings-bind-conflict",
        input = input.name(language),
        action = language.list(&others)
    );
    let take = language.say("settings-bind-take");
    match kit::dialog(&title, &body, &cancel).act(&take).show(ctx) {
        Some(kit::Answer::Act) => {
            settings.bindings.bind(binding.action, input);
            desk.binding = None;
        }
        Some(kit::Answer::Safe) => desk.binding = None,
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keys::Pad;

    #[test]
    fn a_taken_key_asks_a_free_one_does_not_and_escape_keeps() {
        let settings = Settings::default();
        let mute = Binding { action: KeyAction::Mute, pad: false, heard: None };
        let key = |key| Input::Key(Chord::new(key));
        assert_eq!(answer(&settings, mute, key(KeyCode::KeyH)), Heard::Taken);
        assert_eq!(answer(&settings, mute, key(KeyCode::KeyJ)), Heard::Free);
        assert_eq!(answer(&settings, mute, key(KeyCode::KeyM)), Heard::Free, "its own key");
        assert_eq!(answer(&settings, mute, key(KeyCode::Escape)), Heard::Kept);
        assert_eq!(answer(&settings, mute, Input::Pad(Pad::North)), Heard::Ignored);
        let undo = Binding { action: KeyAction::Undo, pad: true, heard: None };
        assert_eq!(answer(&settings, undo, Input::Pad(Pad::West)), Heard::Taken);
        assert_eq!(answer(&settings, undo, key(KeyCode::KeyJ)), Heard::Ignored);
        // What only the replay viewer means can be shared with the table.
        assert_eq!(answer(&settings, mute, key(KeyCode::Home)), Heard::Free);
    }
}
