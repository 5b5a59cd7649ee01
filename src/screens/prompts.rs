//! What to press, for the device used last.

use bevy_egui::egui;

use crate::{
    app::{
        keys::{Cap, Device, KeyAction, Keys},
        language::Language,
        settings::Settings,
    },
    kit::{self, Type},
};

/// The caps of an action on the device used last; the keyboard's if that has none.
fn caps(action: KeyAction, keys: &Keys, settings: &Settings, language: &Language) -> Vec<Cap> {
    let gamepad = keys.device() == Device::Gamepad;
    let bound = |gamepad| settings.bindings.prompt(action, gamepad);
    let input = bound(gamepad).or_else(|| bound(!gamepad));
    input.map_or_else(Vec::new, |input| input.caps(language))
}

/// The prompts of the hub: choose, play, go on to the cabinet.
pub(super) fn parlor(
    root: &mut egui::Ui,
    language: &Language,
    keys: &Keys,
    settings: &Settings,
    area: egui::Rect,
) {
    let mut ui = root.new_child(
        egui::UiBuilder::new()
            .id_salt("prompts")
            .max_rect(area)
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    ui.spacing_mut().item_spacing.x = 6.0;
    let rows: [(&[KeyAction], &str); 3] = [
        (&[KeyAction::Left, KeyAction::Right], "prompt-choose"),
        (&[KeyAction::Confirm], "prompt-play"),
        (&[KeyAction::NextRegion], "prompt-cabinet"),
    ];
    for (actions, key) in rows {
        for action in actions {
            for cap in caps(*action, keys, settings, language) {
                ui.add(kit::key_cap(&cap));
            }
        }
        kit::words(&mut ui, &language.say(key), Type::Second);
        ui.add_space(12.0);
    }
}
