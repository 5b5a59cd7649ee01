use bevy::{
    input::{ButtonState, InputPlugin, gamepad::GamepadButton, keyboard::Key},
    time::TimePlugin,
};

use super::*;

fn desk() -> App {
    let mut app = App::new();
    app.add_plugins((TimePlugin, InputPlugin))
        .add_message::<bevy::window::WindowFocused>()
        .init_resource::<Settings>()
        .add_plugins(plugin);
    app.update();
    app
}

fn key(app: &mut App, key_code: KeyCode, state: ButtonState, repeat: bool) {
    app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        state,
        text: None,
        repeat,
        window: Entity::PLACEHOLDER,
    });
}

fn heard(app: &mut App) -> Vec<Action> {
    app.update();
    let mut messages = app.world_mut().resource_mut::<Messages<Pressed>>();
    messages.drain().map(|pressed| pressed.action).collect()
}

#[test]
fn a_key_is_an_action_and_stays_held() {
    let mut app = desk();
    key(&mut app, KeyCode::KeyF, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [Action::FastForward]);
    key(&mut app, KeyCode::KeyF, ButtonState::Pressed, true);
    assert_eq!(heard(&mut app), [], "fast-forward does not repeat");
    let keys = app.world().resource::<Keys>();
    assert!(keys.holds(Action::FastForward) && keys.device() == Device::Keyboard);
    key(&mut app, KeyCode::KeyF, ButtonState::Released, false);
    heard(&mut app);
    assert!(!app.world().resource::<Keys>().holds(Action::FastForward));
}

#[test]
fn arrows_repeat_and_modifiers_count() {
    let mut app = desk();
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, true);
    assert_eq!(heard(&mut app), [Action::Left]);
    app.world_mut().resource_mut::<Keys>().scope = Scope::Replay;
    key(&mut app, KeyCode::ShiftLeft, ButtonState::Pressed, false);
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [Action::TurnBack]);
}

#[test]
fn typing_is_not_acting() {
    let mut app = desk();
    app.world_mut().resource_mut::<Keys>().typing = true;
    key(&mut app, KeyCode::KeyM, ButtonState::Pressed, false);
    key(&mut app, KeyCode::F12, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [Action::Screenshot]);
}

#[test]
fn a_captured_key_does_nothing_else() {
    let mut app = desk();
    app.world_mut().resource_mut::<Keys>().capturing = true;
    key(&mut app, KeyCode::KeyM, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), []);
    let mut captured = app.world_mut().resource_mut::<Messages<Captured>>();
    let captured: Vec<Captured> = captured.drain().collect();
    assert_eq!(captured, [Captured(Input::Key(Chord::new(KeyCode::KeyM)))]);
    assert!(!app.world().resource::<Keys>().capturing);
}

#[test]
fn a_gamepad_acts_and_repeats_directions_only() {
    let mut app = desk();
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    for button in [GamepadButton::South, GamepadButton::DPadDown] {
        app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().press(button);
    }
    assert_eq!(heard(&mut app), [Action::Confirm, Action::Down]);
    assert_eq!(app.world().resource::<Keys>().device(), Device::Gamepad);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(
        std::time::Duration::from_millis(600),
    ));
    assert_eq!(heard(&mut app), [Action::Down]);
    app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().reset_all();
    assert_eq!(heard(&mut app), []);
    assert!(!app.world().resource::<Keys>().holds(Action::Down));
}

#[test]
fn right_click_is_back() {
    let mut app = desk();
    app.world_mut().write_message(bevy::input::mouse::MouseButtonInput {
        button: MouseButton::Right,
        state: ButtonState::Pressed,
        window: Entity::PLACEHOLDER,
    });
    assert_eq!(heard(&mut app), [Action::Back]);
    assert_eq!(app.world().resource::<Keys>().device(), Device::Mouse);
}

#[test]
fn a_sheet_has_the_keys_to_itself() {
    let mut app = desk();
    app.world_mut().resource_mut::<Keys>().sheet = true;
    key(&mut app, KeyCode::Escape, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), []);
    let mut on_sheet = app.world_mut().resource_mut::<Messages<PressedOnSheet>>();
    let on_sheet: Vec<Action> = on_sheet.drain().map(|PressedOnSheet(p)| p.action).collect();
    assert_eq!(on_sheet, [Action::Back]);
    // The sheet is gone: what it heard is not heard again.
    app.world_mut().resource_mut::<Keys>().sheet = false;
    assert_eq!(heard(&mut app), []);
}
