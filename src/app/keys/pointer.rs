//! The right stick moves the pointer wherever it means nothing else (ux 2.0.9); with the pointer in
//! hand, the button that confirms clicks.

use bevy::{
    ecs::{message::Message, system::SystemParam},
    input::{ButtonState, mouse::MouseButtonInput},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};

use super::{Bindings, Device, Input, KeyAction, Keys, Pad, Scope};
use crate::app::{idle::Motion, settings::Settings};

/// Units per second at a speed of 100 %.
const SPEED: f32 = 700.0;

const STICK: [Pad; 4] =
    [Pad::RightStickUp, Pad::RightStickDown, Pad::RightStickLeft, Pad::RightStickRight];

/// Has the stick no meaning of its own here?
fn is_free(bindings: &Bindings, scope: Scope) -> bool {
    STICK.into_iter().all(|pad| bindings.asked(Input::Pad(pad), scope).is_none())
}

/// Both as what it is and as an event of the window: some listen to one, some to the other.
#[derive(SystemParam)]
pub(super) struct Hand<'w> {
    moved: MessageWriter<'w, CursorMoved>,
    clicked: MessageWriter<'w, MouseButtonInput>,
    events: MessageWriter<'w, WindowEvent>,
}

fn send<M: Message + Clone + Into<WindowEvent>>(
    to: &mut MessageWriter<M>,
    events: &mut MessageWriter<WindowEvent>,
    message: M,
) {
    events.write(message.clone().into());
    to.write(message);
}

/// How far the stick is pushed beyond its dead zone, y down.
fn push(pads: &Query<&Gamepad>, dead_zone: f32) -> Vec2 {
    let pushed = pads.iter().map(Gamepad::right_stick).find(|stick| stick.length() > dead_zone);
    let stick = pushed.unwrap_or_default().clamp_length_max(1.0);
    let beyond = (stick.length() - dead_zone).max(0.0) / (1.0 - dead_zone);
    stick.normalize_or_zero() * beyond * Vec2::new(1.0, -1.0)
}

pub(super) fn point(
    pads: Query<&Gamepad>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    (mut keys, mut motion): (ResMut<Keys>, Option<ResMut<Motion>>),
    mut hand: Hand,
    mut down: Local<bool>,
) {
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    let push = push(&pads, f32::from(settings.dead_zone) / 100.0);
    if push != Vec2::ZERO && !keys.capturing && is_free(&settings.bindings, keys.scope) {
        keys.pointing = true;
        keys.device = Device::Gamepad;
        let size = window.size();
        let from = window.cursor_position().unwrap_or(size / 2.0);
        let way = push * push.length() * SPEED * f32::from(settings.pointer_speed) / 100.0;
        let position = (from + way * time.delta_secs()).clamp(Vec2::ZERO, size - Vec2::ONE);
        window.set_cursor_position(Some(position));
        let moved = CursorMoved { window: entity, position, delta: Some(position - from) };
        send(&mut hand.moved, &mut hand.events, moved);
        if let Some(motion) = &mut motion {
            motion.go_on();
        }
    } else if keys.device != Device::Gamepad {
        keys.bypass_change_detection().pointing = false;
    }
    let pressed = keys.pointing && keys.holds(KeyAction::Confirm);
    if pressed != *down {
        *down = pressed;
        let state = if pressed { ButtonState::Pressed } else { ButtonState::Released };
        let click = MouseButtonInput { button: MouseButton::Left, state, window: entity };
        send(&mut hand.clicked, &mut hand.events, click);
    }
}
