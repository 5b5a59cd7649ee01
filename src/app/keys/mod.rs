//! Input becomes actions: keyboard, mouse and gamepad through rebindable bindings (ux 2.0.9).
//!
//! Screens read [`Pressed`]; nobody else looks at raw keys. What is typed into a text field is
//! text, and what is pressed while a binding is being changed is [`Captured`].

mod action;
mod bindings;
mod input;
mod pad;
mod pointer;

pub use action::{KeyAction, Scope};
pub use bindings::Bindings;
pub use input::{Cap, Chord, Input};
pub use pad::{Pad, PadInput};

use std::collections::BTreeSet;

use bevy::{
    input::{InputSystems, keyboard::KeyboardInput, mouse::MouseMotion},
    platform::collections::{HashMap, HashSet},
    prelude::*,
    time::Real,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::{cli::Arguments, settings::Settings};
use crate::{
    Screen,
    kit::layers::{self, Kind},
};

/// An action was asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Which.
    pub action: KeyAction,
    /// The key is being held.
    pub repeat: bool,
    /// With what.
    pub device: Device,
}

/// The same while something lies over the place: only the topmost hears it, and nothing below it
/// ever does, not even a frame later.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PressedInModal(pub Pressed);

/// While a binding is being changed: what was pressed instead.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured(pub Input);

/// Where input comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Keys.
    Keyboard,
    /// Pointer.
    #[default]
    Mouse,
    /// Pad.
    Gamepad,
}

/// The keys as they stand.
#[derive(Resource, Debug, Default)]
pub struct Keys {
    /// Where the player is; screens set it.
    pub scope: Scope,
    /// Something lies over the place and has the keys to itself.
    pub sheet: bool,
    /// What lies there is a question or a list: keys of everywhere mean nothing, either.
    pub question: bool,
    /// The next input is captured instead of acted on; the controls page sets it.
    pub capturing: bool,
    /// The arrows and the directional pad mean something of their own here while no widget has the
    /// focus; whoever is asked for that sets it.
    pub arrows: bool,
    /// The gamepad has the pointer in hand.
    pointing: bool,
    device: Device,
    typing: bool,
    down: HashMap<Input, KeyAction>,
    /// What of the gamepads is down.
    pads: BTreeSet<Pad>,
    /// What was down when something opened: it counts for nothing until it has been let go.
    spent: HashSet<Held>,
    /// Something has come or gone since the last frame.
    turned: bool,
}

/// Something that is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Held {
    Key(KeyCode),
    Pad(Pad),
}

impl Keys {
    /// The device used last, whose caps prompts show.
    pub fn device(&self) -> Device {
        self.device
    }

    /// The cap to show for an action, for the device used last.
    pub fn cap(
        &self,
        bindings: &Bindings,
        action: KeyAction,
        language: &super::language::Language,
    ) -> Option<Cap> {
        self.caps(bindings, action, language).pop()
    }

    /// The same with everything that is held together with it.
    pub fn caps(
        &self,
        bindings: &Bindings,
        action: KeyAction,
        language: &super::language::Language,
    ) -> Vec<Cap> {
        let input = bindings.prompt(action, self.device == Device::Gamepad);
        input.map_or_else(Vec::new, |input| input.caps(language))
    }

    /// Has something come or gone since the last frame? Then what is held down is spent.
    pub fn turned(&self) -> bool {
        self.turned
    }

    /// Is a key of `action` down now?
    pub fn holds(&self, action: KeyAction) -> bool {
        self.down.values().any(|held| *held == action)
    }

    fn press(&mut self, input: Input, repeat: bool, bindings: &Bindings, out: &mut Output<'_>) {
        let held = Held::of(input);
        // A key whose rise nobody has seen is pressed anew.
        if !repeat {
            self.spent.remove(&held);
        }
        if self.spent.contains(&held) {
            return;
        }
        self.device = device_of(input);
        if self.capturing && !repeat {
            self.capturing = false;
            out.captured.write(Captured(input));
            return;
        }
        let Some(action) = bindings.asked(input, self.scope) else { return };
        self.down.insert(input, action);
        if self.pointing && self.device == Device::Gamepad {
            match action {
                // The pointer clicks.
                KeyAction::Confirm => return,
                action => self.pointing = !action.moves_focus(),
            }
        }
        if !repeat || action.repeats() {
            self.tell(Pressed { action, repeat, device: self.device }, out);
        }
    }

    fn tell(&self, pressed: Pressed, out: &mut Output<'_>) {
        if self.sheet {
            out.on_sheet.write(PressedInModal(pressed));
        } else {
            out.pressed.write(pressed);
        }
    }
}

impl Held {
    fn of(input: Input) -> Held {
        match input {
            Input::Key(chord) => Held::Key(chord.key),
            Input::Pad(pad) => Held::Pad(pad),
        }
    }
}

fn device_of(input: Input) -> Device {
    match input {
        Input::Key(_) => Device::Keyboard,
        Input::Pad(_) => Device::Gamepad,
    }
}

/// What the readers write.
#[derive(bevy::ecs::system::SystemParam)]
struct Output<'w> {
    pressed: MessageWriter<'w, Pressed>,
    on_sheet: MessageWriter<'w, PressedInModal>,
    captured: MessageWriter<'w, Captured>,
}

fn read_keyboard(
    mut typed: MessageReader<KeyboardInput>,
    codes: Res<ButtonInput<KeyCode>>,
    settings: Res<Settings>,
    mut keys: ResMut<Keys>,
    mut out: Output,
) {
    for event in typed.read() {
        if !event.state.is_pressed() {
            keys.spent.remove(&Held::Key(event.key_code));
            keys.down.retain(
                |input, _| !matches!(input, Input::Key(chord) if chord.key == event.key_code),
            );
            continue;
        }
        let chord = Chord {
            key: event.key_code,
            ctrl: codes.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]),
            shift: codes.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
            alt: codes.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]),
        };
        if !input::bindable(chord.key) || keys.typing && !chord.works_while_typing() {
            continue;
        }
        keys.press(Input::Key(chord), event.repeat, &settings.bindings, &mut out);
    }
}

/// Seconds between two repeats of a held direction.
const REPEAT_EVERY: f32 = 0.12;

fn read_gamepads(
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut keys: ResMut<Keys>,
    mut since: Local<f32>,
    mut out: Output,
) {
    let dead_zone = f32::from(settings.dead_zone) / 100.0;
    let is_down = |pad: &Pad| pads.iter().any(|device| pad.is_down(device, dead_zone));
    let down: BTreeSet<Pad> = Pad::ALL.into_iter().filter(is_down).collect();
    if down.is_empty() && keys.pads.is_empty() {
        return;
    }
    let last = std::mem::replace(&mut keys.pads, down.clone());
    for pad in last.difference(&down) {
        keys.spent.remove(&Held::Pad(*pad));
        keys.down.remove(&Input::Pad(*pad));
    }
    for pad in down.difference(&last) {
        keys.press(Input::Pad(*pad), false, &settings.bindings, &mut out);
    }
    if down == last {
        *since += time.delta_secs();
        if *since > f32::from(settings.repeat_delay) / 1000.0 {
            *since -= REPEAT_EVERY;
            for pad in &down {
                keys.press(Input::Pad(*pad), true, &settings.bindings, &mut out);
            }
        }
    } else {
        *since = 0.0;
    }
}

/// Right click is back; moving the pointer makes it the device of the prompts.
fn read_mouse(
    mut moved: MessageReader<MouseMotion>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut keys: ResMut<Keys>,
    mut out: Output,
) {
    let right = buttons.just_pressed(MouseButton::Right);
    if moved.read().count() > 0 || right || buttons.just_pressed(MouseButton::Left) {
        keys.bypass_change_detection().device = Device::Mouse;
    }
    if right && !keys.capturing {
        let back = Pressed { action: KeyAction::Back, repeat: false, device: Device::Mouse };
        keys.tell(back, &mut out);
    }
}

fn notice_typing(
    mut context: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut keys: ResMut<Keys>,
) {
    let typing = context.iter_mut().any(|mut context| context.get_mut().text_edit_focused());
    keys.bypass_change_detection().typing = typing;
}

/// Keys let go of while another window had the focus were never seen to rise.
fn let_go(mut focus: MessageReader<bevy::window::WindowFocused>, mut keys: ResMut<Keys>) {
    if focus.read().any(|event| !event.focused) {
        keys.down.clear();
        keys.spent.clear();
    }
}

/// Whatever comes or goes, the key that did it is still down: it is spent.
fn heed_layers(
    mut context: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    screen: Option<Res<State<Screen>>>,
    codes: Res<ButtonInput<KeyCode>>,
    mut keys: ResMut<Keys>,
    mut seen: Local<(u64, Option<Screen>)>,
) {
    let Ok(mut context) = context.single_mut() else { return };
    let ctx = context.get_mut();
    let keys = keys.bypass_change_detection();
    let top = layers::top(ctx);
    keys.sheet = top.is_some();
    keys.question = matches!(top, Some(Kind::Question | Kind::List));
    let now = (layers::turns(ctx), screen.map(|screen| *screen.get()));
    keys.turned = std::mem::replace(&mut *seen, now) != now;
    if keys.turned {
        keys.down.clear();
        keys.spent.extend(codes.get_pressed().map(|code| Held::Key(*code)));
        keys.spent.extend(keys.pads.iter().map(|pad| Held::Pad(*pad)));
    }
}

fn has_gamepads(arguments: Option<Res<Arguments>>) -> bool {
    !arguments.is_some_and(|arguments| arguments.safe_mode)
}

/// Where input becomes actions.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeySystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keys>()
        .add_message::<Pressed>()
        .add_message::<PressedInModal>()
        .add_message::<Captured>()
        .add_systems(
            PreUpdate,
            (
                (let_go, heed_layers, read_mouse, read_keyboard).chain(),
                (read_gamepads, pointer::point).run_if(has_gamepads).chain(),
            )
                .chain()
                .in_set(KeySystems)
                .after(InputSystems),
        )
        .add_systems(Last, notice_typing);
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
