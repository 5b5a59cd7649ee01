//! What the robot does: the same messages a window system and a gamepad send, one gesture per
//! frame, so that picking, panels and keys see them as they see a person.

use bevy::{
    ecs::message::Message,
    input::{
        ButtonState,
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
        keyboard::{Key, KeyboardInput, NativeKeyCode},
        mouse::MouseButtonInput,
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use bevy_egui::{
    PrimaryEguiContext,
    egui::{
        self,
        accesskit::{Action, ActionRequest},
    },
    input::EguiInputEvent,
};

use super::eyes::Widget;
use crate::app::keys::{Chord, Input, Pad, PadInput};

/// What takes one frame.
#[derive(Clone, Debug)]
pub enum Gesture {
    /// Bring a widget into view.
    Reveal(Widget),
    /// Move the pointer.
    Point(Vec2),
    /// Press or release its left button.
    Button(ButtonState),
    /// The same in one frame, as on a slow machine.
    Tap,
    /// Its right button in one frame.
    RightTap,
    /// Press or release a key with what is held beside it.
    Key(Chord, ButtonState),
    /// A key that is held says so again, as a keyboard does.
    Repeat(Chord),
    /// Type a character.
    Character(char),
    /// Take the gamepad into the hand.
    Grip,
    /// Press or release a button, or push or let go of a stick.
    Pad(Pad, ButtonState),
    /// Do nothing for so many seconds, at least one frame.
    Rest(f32),
}

/// A click: there, down, up, and two frames until it has arrived everywhere.
pub fn click(at: Vec2) -> Vec<Gesture> {
    hold(at, 0.0)
}

/// A click in a single frame.
pub fn tap(at: Vec2) -> Vec<Gesture> {
    vec![Gesture::Point(at), Gesture::Tap, Gesture::Rest(0.0), Gesture::Rest(0.0)]
}

/// A click of the right button, wherever the pointer is.
pub fn right_click() -> Vec<Gesture> {
    vec![Gesture::RightTap, Gesture::Rest(0.0), Gesture::Rest(0.0)]
}

/// The same, held for so many seconds.
pub fn hold(at: Vec2, seconds: f32) -> Vec<Gesture> {
    let mut gestures = vec![Gesture::Point(at), Gesture::Button(ButtonState::Pressed)];
    gestures.extend((seconds > 0.0).then_some(Gesture::Rest(seconds)));
    gestures.push(Gesture::Button(ButtonState::Released));
    gestures.extend([Gesture::Rest(0.0), Gesture::Rest(0.0)]);
    gestures
}

/// The pointer there, without a button, and a frame until that is noticed.
pub fn point(at: Vec2) -> Vec<Gesture> {
    vec![Gesture::Point(at), Gesture::Rest(0.0)]
}

/// The button goes down there.
pub fn grab(at: Vec2) -> Vec<Gesture> {
    vec![Gesture::Point(at), Gesture::Button(ButtonState::Pressed), Gesture::Rest(0.0)]
}

/// The button comes up, wherever the pointer is.
pub fn release() -> Vec<Gesture> {
    vec![Gesture::Button(ButtonState::Released), Gesture::Rest(0.0), Gesture::Rest(0.0)]
}

/// Seconds until a key that is held repeats itself, and from one repeat to the next.
const REPEAT_AFTER: f32 = 0.5;
const REPEAT_EVERY: f32 = 0.05;

/// A key, held for so many seconds.
pub fn key(chord: Chord, seconds: f32) -> Vec<Gesture> {
    let mut gestures = vec![Gesture::Key(chord, ButtonState::Pressed)];
    gestures.push(Gesture::Rest(seconds.min(REPEAT_AFTER)));
    let repeats = ((seconds - REPEAT_AFTER) / REPEAT_EVERY).max(0.0) as usize;
    for _ in 0..repeats {
        gestures.extend([Gesture::Repeat(chord), Gesture::Rest(REPEAT_EVERY)]);
    }
    gestures.extend([Gesture::Key(chord, ButtonState::Released), Gesture::Rest(0.0)]);
    gestures
}

/// A button of the gamepad.
pub fn pad(pad: Pad) -> Vec<Gesture> {
    pad_held(pad, 0.0)
}

/// The same, held for so many seconds.
pub fn pad_held(pad: Pad, seconds: f32) -> Vec<Gesture> {
    let rest = Gesture::Rest(0.0);
    let mut gestures = vec![Gesture::Grip, rest.clone(), Gesture::Pad(pad, ButtonState::Pressed)];
    gestures.extend((seconds > 0.0).then_some(Gesture::Rest(seconds)));
    gestures.extend([Gesture::Pad(pad, ButtonState::Released), rest.clone(), rest]);
    gestures
}

/// The gamepad the robot holds.
#[derive(Component)]
struct RobotPad;

/// Makes one gesture. Without a window nothing happens.
pub fn make(world: &mut World, gesture: &Gesture) {
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let Ok(window) = windows.single(world) else { return };
    match gesture {
        Gesture::Reveal(widget) => reveal(world, widget),
        Gesture::Point(position) => {
            if let Some(mut window) = world.get_mut::<Window>(window) {
                window.set_cursor_position(Some(*position));
            }
            send(world, CursorMoved { window, position: *position, delta: None });
        }
        Gesture::Button(state) => {
            send(world, MouseButtonInput { button: MouseButton::Left, state: *state, window });
        }
        Gesture::Tap => tap_with(world, window, MouseButton::Left),
        Gesture::RightTap => tap_with(world, window, MouseButton::Right),
        Gesture::Key(chord, state) => press(world, window, *chord, *state),
        Gesture::Repeat(chord) => {
            stroke(world, window, chord.key, logical(*chord), ButtonState::Pressed, true);
        }
        Gesture::Character(letter) => {
            let code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let key = Key::Character(letter.to_string().into());
                stroke(world, window, code, key, state, false);
            }
        }
        Gesture::Grip => grip(world),
        Gesture::Pad(pad, state) => push(world, *pad, state.is_pressed()),
        Gesture::Rest(_) => {}
    }
}

/// Both as what it is and as an event of the window: some listen to one, some to the other.
fn send<M: Message + Clone + Into<WindowEvent>>(world: &mut World, message: M) {
    world.write_message::<WindowEvent>(message.clone().into());
    world.write_message(message);
}

fn reveal(world: &mut World, widget: &Widget) {
    let mut contexts = world.query_filtered::<Entity, With<PrimaryEguiContext>>();
    let Ok(context) = contexts.single(world) else { return };
    let request = ActionRequest {
        action: Action::ScrollIntoView,
        target_tree: widget.tree,
        target_node: widget.node,
        data: None,
    };
    let event = egui::Event::AccessKitActionRequest(request);
    world.write_message(EguiInputEvent { context, event });
}

fn tap_with(world: &mut World, window: Entity, button: MouseButton) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        send(world, MouseButtonInput { button, state, window });
    }
}

fn press(world: &mut World, window: Entity, chord: Chord, state: ButtonState) {
    let held = [
        (chord.ctrl, KeyCode::ControlLeft, Key::Control),
        (chord.shift, KeyCode::ShiftLeft, Key::Shift),
        (chord.alt, KeyCode::AltLeft, Key::Alt),
    ];
    let held = held.into_iter().filter(|(held, ..)| *held);
    if state.is_pressed() {
        held.clone().for_each(|(_, code, key)| stroke(world, window, code, key, state, false));
    }
    stroke(world, window, chord.key, logical(chord), state, false);
    if !state.is_pressed() {
        held.for_each(|(_, code, key)| stroke(world, window, code, key, state, false));
    }
}

fn stroke(
    world: &mut World,
    window: Entity,
    code: KeyCode,
    key: Key,
    state: ButtonState,
    repeat: bool,
) {
    let text = match &key {
        Key::Character(text) if state.is_pressed() => Some(text.clone()),
        _ => None,
    };
    let (key_code, logical_key) = (code, key);
    send(world, KeyboardInput { key_code, logical_key, state, text, repeat, window });
}

/// What a key means on an English keyboard.
fn logical(chord: Chord) -> Key {
    match chord.key {
        KeyCode::Enter | KeyCode::NumpadEnter => Key::Enter,
        KeyCode::Space => Key::Space,
        KeyCode::Tab => Key::Tab,
        KeyCode::Escape => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Insert => Key::Insert,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Equal | KeyCode::NumpadAdd => Key::Character("+".into()),
        KeyCode::Minus | KeyCode::NumpadSubtract => Key::Character("-".into()),
        key => {
            let word = Input::Key(Chord::new(key)).to_string().to_lowercase();
            match word.len() {
                1 => Key::Character(word.into()),
                _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            }
        }
    }
}

fn grip(world: &mut World) {
    if world.query_filtered::<(), With<RobotPad>>().iter(world).next().is_some() {
        return;
    }
    let gamepad = world.spawn(RobotPad).id();
    let connection = GamepadConnection::Connected {
        name: "the robot's gamepad".into(),
        vendor_id: None,
        product_id: None,
    };
    let event = GamepadConnectionEvent::new(gamepad, connection);
    world.write_message(RawGamepadEvent::Connection(event.clone()));
    world.write_message(event);
}

fn push(world: &mut World, pad: Pad, down: bool) {
    let mut pads = world.query_filtered::<Entity, With<RobotPad>>();
    let Ok(gamepad) = pads.single(world) else { return };
    let value = f32::from(u8::from(down));
    let event = match pad.place() {
        PadInput::Button(button) => {
            RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(gamepad, button, value))
        }
        PadInput::Stick(axis, way) => {
            RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(gamepad, axis, way * value))
        }
    };
    world.write_message(event);
}
