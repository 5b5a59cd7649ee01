//! Keys that mean the same everywhere (ux 2.0.9): sound, size, speed, window, picture, report.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::modals::{OpenSheet, Over, Sheet};
use crate::{
    app::{
        keys::{Action, Keys, Pressed, PressedOnSheet},
        language::Language,
        picture::TakePicture,
        settings::{Settings, WindowKind},
        toast::Whisper,
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
    sheets: MessageWriter<'w, OpenSheet>,
}

fn keys(
    mut pressed: MessageReader<Pressed>,
    mut on_sheet: MessageReader<PressedOnSheet>,
    (keys, language, desk): (Res<Keys>, Res<Language>, Res<Desk>),
    mut over: ResMut<Over>,
    mut settings: ResMut<Settings>,
    mut whisper: ResMut<Whisper>,
    mut out: Outbox,
) {
    // A question has to be answered first.
    let on_sheet = on_sheet.read().filter(|_| !keys.question);
    let presses = pressed.read().copied().chain(on_sheet.map(|PressedOnSheet(press)| *press));
    for action in presses.filter(|press| !press.repeat).map(|press| press.action) {
        // While a stake is named, plus and minus are about the stake.
        if desk.weighs && matches!(action, Action::Faster | Action::Slower) {
            continue;
        }
        if let Some(changed) = change(&settings, action) {
            whisper.say(said(&language, &changed, action));
            *settings = changed;
        }
        match action {
            Action::Screenshot => drop(out.pictures.write(TakePicture::Keep)),
            Action::BugReport if over.open != Some(Sheet::Report) => {
                out.sheets.write(OpenSheet(Sheet::Report));
            }
            Action::Settings if over.open == Some(Sheet::Settings) => over.open = None,
            Action::Settings => drop(out.sheets.write(OpenSheet(Sheet::Settings))),
            _ => {}
        }
    }
}

/// The settings after a key; `None` if it is not about settings.
fn change(settings: &Settings, action: Action) -> Option<Settings> {
    let mut changed = settings.clone();
    match action {
        Action::Mute => changed.mute = !settings.mute,
        Action::Faster => changed.speed = settings.speed.faster(),
        Action::Slower => changed.speed = settings.speed.slower(),
        Action::TextLarger => changed.text_scale += STEP,
        Action::TextSmaller => changed.text_scale = changed.text_scale.saturating_sub(STEP),
        Action::TextReset => changed.text_scale = 100,
        Action::FullScreen => {
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
fn said(language: &Language, settings: &Settings, action: Action) -> String {
    match action {
        Action::Mute if settings.mute => language.say("sound-off"),
        Action::Mute => language.say("sound-on"),
        Action::Faster | Action::Slower => {
            let speed = language.say(&format!("settings-speed-{}", settings.speed.word()));
            say!(language, "speed-now", speed = speed)
        }
        Action::FullScreen if settings.window == WindowKind::Windowed => {
            language.say("full-screen-off")
        }
        Action::FullScreen => language.say("full-screen-on"),
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
            settings = press(&settings, Action::TextLarger);
        }
        assert_eq!(settings.text_scale, 200);
        for _ in 0..30 {
            settings = press(&settings, Action::TextSmaller);
        }
        assert_eq!(settings.text_scale, 80);
        assert_eq!(press(&settings, Action::TextReset).text_scale, 100);
        assert_eq!(press(&settings, Action::Faster).speed, Speed::Two);
        assert!(press(&settings, Action::Mute).mute);
        let filled = press(&settings, Action::FullScreen);
        assert_eq!(filled.window, WindowKind::Borderless);
        assert_eq!(press(&filled, Action::FullScreen).window, WindowKind::Windowed);
        assert_eq!(change(&settings, Action::Undo), None);
    }
}
