//! Keys that mean the same everywhere (ux 2.0.9): sound, size, speed, window, picture, report.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::modals::{ModalPage, Modals, OpenModal};
use crate::{
    app::{
        keys::{KeyAction, Keys, Pressed, PressedInModal},
        language::Language,
        picture::TakePicture,
        settings::{Settings, WindowKind},
        toast::Toast,
    },
    say,
    scenes::duel::Desk,
};

/// A key changes the size of text by this much.
const STEP: u16 = 10;

/// What the keys ask for.
#[derive(SystemParam)]
struct Outbox<'w> {
    pictures: MessageWriter<'w, TakePicture>,
    sheets: MessageWriter<'w, OpenModal>,
}

fn keys(
    mut pressed: MessageReader<Pressed>,
    mut on_sheet: MessageReader<PressedInModal>,
    (keys, language, desk): (Res<Keys>, Res<Language>, Res<Desk>),
    mut over: ResMut<Modals>,
    mut settings: ResMut<Settings>,
    mut whisper: ResMut<Toast>,
    mut out: Outbox,
) {
    // A question has to be answered first.
    let on_sheet = on_sheet.read().filter(|_| !keys.question);
    let presses = pressed.read().copied().chain(on_sheet.map(|PressedInModal(press)| *press));
    for action in presses.filter(|press| !press.repeat).map(|press| press.action) {
        // While a stake is named, plus and minus are about the stake.
        if desk.weighs && matches!(action, KeyAction::Faster | KeyAction::Slower) {
            continue;
        }
        if let Some(changed) = change(&settings, action) {
            whisper.say(said(&language, &changed, action));
            *settings = changed;
        }
        match action {
            KeyAction::Screenshot => drop(out.pictures.write(TakePicture::Keep)),
            KeyAction::BugReport if over.open != Some(ModalPage::Report) => {
                out.sheets.write(OpenModal(ModalPage::Report));
            }
            KeyAction::Settings if over.open == Some(ModalPage::Settings) => over.open = None,
            KeyAction::Settings => drop(out.sheets.write(OpenModal(ModalPage::Settings))),
            _ => {}
        }
    }
}

/// The settings after a key; `None` if it is not about settings.
fn change(settings: &Settings, action: KeyAction) -> Option<Settings> {
    let mut changed = settings.clone();
    match action {
        KeyAction::Mute => changed.mute = !settings.mute,
        KeyAction::Faster => changed.speed = settings.speed.faster(),
        KeyAction::Slower => changed.speed = settings.speed.slower(),
        KeyAction::TextLarger => changed.text_scale += STEP,
        KeyAction::TextSmaller => changed.text_scale = changed.text_scale.saturating_sub(STEP),
        KeyAction::TextReset => changed.text_scale = 100,
        KeyAction::FullScreen => {
            changed.window = match settings.window {
                WindowKind::Windowed => WindowKind::Borderless,
                WindowKind::Borderless | WindowKind::FullScreen => WindowKind::Windowed,
            }
        }
        _ => return None,
    }
    changed.tidy();
    Some(changed)
}

/// What has just been changed, in a word.
fn said(language: &Language, settings: &Settings, action: KeyAction) -> String {
    match action {
        KeyAction::Mute if settings.mute => language.say("sound-off"),
        KeyAction::Mute => language.say("sound-on"),
        KeyAction::Faster | KeyAction::Slower => {
            let speed = language.say(&format!("settings-speed-{}", settings.speed.word()));
            say!(language, "speed-now", speed = speed)
        }
        KeyAction::FullScreen if settings.window == WindowKind::Windowed => {
            language.say("full-screen-off")
        }
        KeyAction::FullScreen => language.say("full-screen-on"),
        _ => say!(language, "text-size-now", percent = i64::from(settings.text_scale)),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keys);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Speed;

    #[test]
    fn keys_change_settings_and_stop_at_their_limits() {
        let press = |settings: &Settings, action| change(settings, action).unwrap();
        let mut settings = Settings::default();
        for _ in 0..30 {
            settings = press(&settings, KeyAction::TextLarger);
        }
        assert_eq!(settings.text_scale, 200);
        for _ in 0..30 {
            settings = press(&settings, KeyAction::TextSmaller);
        }
        assert_eq!(settings.text_scale, 80);
        assert_eq!(press(&settings, KeyAction::TextReset).text_scale, 100);
        assert_eq!(press(&settings, KeyAction::Faster).speed, Speed::Two);
        assert!(press(&settings, KeyAction::Mute).mute);
        let filled = press(&settings, KeyAction::FullScreen);
        assert_eq!(filled.window, WindowKind::Borderless);
        assert_eq!(press(&filled, KeyAction::FullScreen).window, WindowKind::Windowed);
        assert_eq!(change(&settings, KeyAction::Undo), None);
    }
}
