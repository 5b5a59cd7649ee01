//! The places on a gamepad an action can be bound to.

use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadButton};
use serde::{Deserialize, Serialize};

/// What the engine calls a [`Pad`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PadInput {
    /// A button or a trigger.
    Button(GamepadButton),
    /// A stick, and the way it is pushed.
    Stick(GamepadAxis, f32),
}

/// A button, trigger or stick direction. No maker's letters: places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pad {
    /// Lowest of the four.
    South,
    /// Right of the four.
    East,
    /// Left of the four.
    West,
    /// Highest of the four.
    North,
    /// Left bumper.
    LeftBumper,
    /// Right bumper.
    RightBumper,
    /// Left trigger.
    LeftTrigger,
    /// Right trigger.
    RightTrigger,
    /// Small button on the left.
    Select,
    /// Small button on the right.
    Start,
    /// Left stick pressed.
    LeftThumb,
    /// Right stick pressed.
    RightThumb,
    /// Cross up.
    DPadUp,
    /// Cross down.
    DPadDown,
    /// Cross left.
    DPadLeft,
    /// Cross right.
    DPadRight,
    /// Left stick up.
    LeftStickUp,
    /// Left stick down.
    LeftStickDown,
    /// Left stick left.
    LeftStickLeft,
    /// Left stick right.
    LeftStickRight,
    /// Right stick up.
    RightStickUp,
    /// Right stick down.
    RightStickDown,
    /// Right stick left.
    RightStickLeft,
    /// Right stick right.
    RightStickRight,
}

impl Pad {
    /// All of them.
    pub const ALL: [Pad; 24] = [
        Pad::South,
        Pad::East,
        Pad::West,
        Pad::North,
        Pad::LeftBumper,
        Pad::RightBumper,
        Pad::LeftTrigger,
        Pad::RightTrigger,
        Pad::Select,
        Pad::Start,
        Pad::LeftThumb,
        Pad::RightThumb,
        Pad::DPadUp,
        Pad::DPadDown,
        Pad::DPadLeft,
        Pad::DPadRight,
        Pad::LeftStickUp,
        Pad::LeftStickDown,
        Pad::LeftStickLeft,
        Pad::LeftStickRight,
        Pad::RightStickUp,
        Pad::RightStickDown,
        Pad::RightStickLeft,
        Pad::RightStickRight,
    ];

    /// Where it is on a gamepad.
    pub fn place(self) -> PadInput {
        use GamepadAxis as Axis;
        let button = match self {
            Pad::South => GamepadButton::South,
            Pad::East => GamepadButton::East,
            Pad::West => GamepadButton::West,
            Pad::North => GamepadButton::North,
            Pad::LeftBumper => GamepadButton::LeftTrigger,
            Pad::RightBumper => GamepadButton::RightTrigger,
            Pad::LeftTrigger => GamepadButton::LeftTrigger2,
            Pad::RightTrigger => GamepadButton::RightTrigger2,
            Pad::Select => GamepadButton::Select,
            Pad::Start => GamepadButton::Start,
            Pad::LeftThumb => GamepadButton::LeftThumb,
            Pad::RightThumb => GamepadButton::RightThumb,
            Pad::DPadUp => GamepadButton::DPadUp,
            Pad::DPadDown => GamepadButton::DPadDown,
            Pad::DPadLeft => GamepadButton::DPadLeft,
            Pad::DPadRight => GamepadButton::DPadRight,
            Pad::LeftStickUp => return PadInput::Stick(Axis::LeftStickY, 1.0),
            Pad::LeftStickDown => return PadInput::Stick(Axis::LeftStickY, -1.0),
            Pad::LeftStickLeft => return PadInput::Stick(Axis::LeftStickX, -1.0),
            Pad::LeftStickRight => return PadInput::Stick(Axis::LeftStickX, 1.0),
            Pad::RightStickUp => return PadInput::Stick(Axis::RightStickY, 1.0),
            Pad::RightStickDown => return PadInput::Stick(Axis::RightStickY, -1.0),
            Pad::RightStickLeft => return PadInput::Stick(Axis::RightStickX, -1.0),
            Pad::RightStickRight => return PadInput::Stick(Axis::RightStickX, 1.0),
        };
        PadInput::Button(button)
    }

    /// Is it down? Sticks count beyond `dead_zone` (0 to 1).
    pub fn is_down(self, pad: &Gamepad, dead_zone: f32) -> bool {
        match self.place() {
            PadInput::Button(button) => pad.pressed(button),
            PadInput::Stick(axis, way) => pad.get(axis).unwrap_or(0.0) * way > dead_zone,
        }
    }
}
