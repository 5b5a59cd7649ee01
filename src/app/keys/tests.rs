use bevy::{
    input::{
        ButtonState, InputPlugin,
        gamepad::{GamepadAxis, GamepadButton},
        keyboard::Key,
        mouse::MouseButtonInput,
    },
    time::TimePlugin,
};

use super::*;

fn desk() -> App {
    let mut app = App::new();
    app.add_plugins((TimePlugin, InputPlugin))
        .add_message::<bevy::window::WindowFocused>()
        .add_message::<bevy::window::WindowEvent>()
        .add_message::<bevy::window::CursorMoved>()
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

fn heard(app: &mut App) -> Vec<KeyAction> {
    app.update();
    let mut messages = app.world_mut().resource_mut::<Messages<Pressed>>();
    messages.drain().map(|pressed| pressed.action).collect()
}

#[test]
fn a_key_is_an_action_and_stays_held() {
    let mut app = desk();
    key(&mut app, KeyCode::KeyF, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [KeyAction::FastForward]);
    key(&mut app, KeyCode::KeyF, ButtonState::Pressed, true);
    assert_eq!(heard(&mut app), [], "fast-forward does not repeat");
    let keys = app.world().resource::<Keys>();
    assert!(keys.holds(KeyAction::FastForward) && keys.device() == Device::Keyboard);
    key(&mut app, KeyCode::KeyF, ButtonState::Released, false);
    heard(&mut app);
    assert!(!app.world().resource::<Keys>().holds(KeyAction::FastForward));
}

#[test]
fn arrows_repeat_and_modifiers_count() {
    let mut app = desk();
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, true);
    assert_eq!(heard(&mut app), [KeyAction::Left]);
    app.world_mut().resource_mut::<Keys>().scope = Scope::Replay;
    key(&mut app, KeyCode::ShiftLeft, ButtonState::Pressed, false);
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [KeyAction::TurnBack]);
}

#[test]
fn typing_is_not_acting() {
    let mut app = desk();
    app.world_mut().resource_mut::<Keys>().typing = true;
    key(&mut app, KeyCode::KeyM, ButtonState::Pressed, false);
    key(&mut app, KeyCode::F12, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [KeyAction::Screenshot]);
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
    assert_eq!(heard(&mut app), [KeyAction::Confirm, KeyAction::Down]);
    assert_eq!(app.world().resource::<Keys>().device(), Device::Gamepad);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(
        std::time::Duration::from_millis(600),
    ));
    assert_eq!(heard(&mut app), [KeyAction::Down]);
    app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().reset_all();
    assert_eq!(heard(&mut app), []);
    assert!(!app.world().resource::<Keys>().holds(KeyAction::Down));
}

#[test]
fn right_click_is_back() {
    let mut app = desk();
    app.world_mut().write_message(bevy::input::mouse::MouseButtonInput {
        button: MouseButton::Right,
        state: ButtonState::Pressed,
        window: Entity::PLACEHOLDER,
    });
    assert_eq!(heard(&mut app), [KeyAction::Back]);
    assert_eq!(app.world().resource::<Keys>().device(), Device::Mouse);
}

#[test]
fn a_sheet_has_the_keys_to_itself() {
    let mut app = desk();
    app.world_mut().resource_mut::<Keys>().sheet = true;
    key(&mut app, KeyCode::Escape, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), []);
    let mut on_sheet = app.world_mut().resource_mut::<Messages<PressedInModal>>();
    let on_sheet: Vec<KeyAction> = on_sheet.drain().map(|PressedInModal(p)| p.action).collect();
    assert_eq!(on_sheet, [KeyAction::Back]);
    // The sheet is gone: what it heard is not heard again.
    app.world_mut().resource_mut::<Keys>().sheet = false;
    assert_eq!(heard(&mut app), []);
}

#[test]
fn the_right_stick_moves_the_pointer_where_it_means_nothing_else_and_confirm_clicks() {
    let mut app = desk();
    let window = Window { resolution: (800, 600).into(), ..default() };
    let window = app.world_mut().spawn((window, bevy::window::PrimaryWindow)).id();
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(
        std::time::Duration::from_millis(100),
    ));
    app.update();
    let push = |app: &mut App, way: f32| {
        let mut pad = app.world_mut().get_mut::<Gamepad>(pad).unwrap();
        pad.analog_mut().set(GamepadAxis::RightStickX, way);
    };
    let pointer = |app: &App| app.world().get::<Window>(window).unwrap().cursor_position();
    app.world_mut().resource_mut::<Keys>().scope = Scope::Parlor;
    push(&mut app, 1.0);
    assert_eq!(heard(&mut app), []);
    let at = pointer(&app).expect("the pointer is in the window");
    assert!((at.x - 470.0).abs() < 1.0 && at.y == 300.0, "700 units a second: {at}");

    push(&mut app, 0.0);
    let press = |app: &mut App, button| {
        let mut pad = app.world_mut().get_mut::<Gamepad>(pad).unwrap();
        pad.digital_mut().reset_all();
        pad.digital_mut().press(button);
    };
    let clicks = |app: &mut App| {
        let mut clicks = app.world_mut().resource_mut::<Messages<MouseButtonInput>>();
        clicks.drain().map(|click| click.state).collect::<Vec<_>>()
    };
    press(&mut app, GamepadButton::South);
    assert_eq!((heard(&mut app), clicks(&mut app)), (vec![], vec![ButtonState::Pressed]));
    press(&mut app, GamepadButton::DPadDown);
    assert_eq!(
        (heard(&mut app), clicks(&mut app)),
        (vec![KeyAction::Down], vec![ButtonState::Released])
    );
    press(&mut app, GamepadButton::South);
    assert_eq!((heard(&mut app), clicks(&mut app)), (vec![KeyAction::Confirm], vec![]));

    // At the duel the stick aims.
    app.world_mut().resource_mut::<Keys>().scope = Scope::Match;
    push(&mut app, 1.0);
    heard(&mut app);
    assert_eq!(pointer(&app), Some(at));
}

#[test]
fn what_is_held_when_something_comes_counts_for_nothing_until_it_is_let_go() {
    let mut app = desk();
    let panels = app.world_mut().spawn(PrimaryEguiContext).id();
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().press(GamepadButton::DPadDown);
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, false);
    key(&mut app, KeyCode::KeyF, ButtonState::Pressed, false);
    assert_eq!(heard(&mut app), [KeyAction::Left, KeyAction::FastForward, KeyAction::Down]);
    let mut context = app.world_mut().get_mut::<EguiContext>(panels).unwrap();
    layers::curtain(context.get_mut(), bevy_egui::egui::Id::new("curtain"));
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(
        std::time::Duration::from_millis(600),
    ));
    for _ in 0..3 {
        key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, true);
        assert_eq!(heard(&mut app), []);
    }
    assert!(!app.world().resource::<Keys>().holds(KeyAction::FastForward));
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Released, false);
    app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().reset_all();
    assert_eq!(heard(&mut app), []);
    key(&mut app, KeyCode::ArrowLeft, ButtonState::Pressed, false);
    app.world_mut().get_mut::<Gamepad>(pad).unwrap().digital_mut().press(GamepadButton::DPadDown);
    assert_eq!(heard(&mut app), [KeyAction::Left, KeyAction::Down]);
}
