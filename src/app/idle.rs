//! Nothing moves, nothing is drawn: the program sleeps until somebody does something.

use std::time::Duration;

use bevy::{
    input::{gamepad::GamepadEvent, keyboard::KeyboardInput, mouse::MouseButtonInput},
    prelude::*,
    window::CursorMoved,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};

use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::{cli::Arguments, settings::Settings};

/// Whoever moves something asks for frames here, every frame anew.
#[derive(Resource, Debug, Default)]
pub struct Motion {
    wanted: bool,
    last: f32,
    later: Option<f32>,
}

impl Motion {
    /// Something moves in this frame: the next one is needed too.
    pub fn go_on(&mut self) {
        self.wanted = true;
    }

    /// Nothing moves, but a frame is needed at this moment.
    pub fn wake_at(&mut self, when: f32) {
        self.later = Some(self.later.map_or(when, |before| before.min(when)));
    }

    /// Seconds to sleep from `now` on, and forgets who wanted to be woken.
    fn sleep(&mut self, now: f32) -> f32 {
        self.later.take().map_or(LONGEST, |when| (when - now).clamp(0.02, LONGEST))
    }
}

/// Nobody sleeps longer than this many seconds.
const LONGEST: f32 = 30.0;

/// Flames and dust move for this long after the last input, then the room holds its breath.
const LINGER: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .insert_resource(WinitSettings::continuous())
        .add_systems(Startup, listen_for_gamepads)
        .add_systems(First, wake)
        .add_systems(
            PreUpdate,
            forget_echoes.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, rest);
}

/// Panels are told in every frame which modifier keys are down, and would ask for one more frame
/// each time. Only a change is worth one.
fn forget_echoes(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut known: Local<egui::Modifiers>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *known, *now) != *now,
            _ => true,
        });
    }
}

fn wake(
    mut motion: ResMut<Motion>,
    time: Res<Time<Real>>,
    mut typed: MessageReader<KeyboardInput>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut moved: MessageReader<CursorMoved>,
    mut pads: MessageReader<GamepadEvent>,
) {
    let pointed = clicked.read().count() + moved.read().count();
    if typed.read().count() + pointed + pads.read().count() > 0 {
        motion.last = time.elapsed_secs();
    }
}

/// A window wakes the sleeping program, a gamepad does not: nobody looks at it between two frames.
/// So somebody waits for it off the main thread and knocks.
fn listen_for_gamepads(arguments: Res<Arguments>, door: Option<Res<EventLoopProxyWrapper>>) {
    let Some(door) = door.filter(|_| !arguments.safe_mode) else { return };
    let door = (*door).clone();
    let listen = move || {
        let Ok(mut gilrs) = gilrs::Gilrs::new() else { return };
        while let Some(event) = gilrs.next_event_blocking(None) {
            // A stick that trembles in its middle is nobody's wish.
            let meant = match event.event {
                gilrs::EventType::AxisChanged(_, value, _) => value.abs() > 0.25,
                _ => true,
            };
            if meant && door.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    };
    // Without the thread the gamepad is noticed at the next frame, whenever that is.
    if let Err(why) = std::thread::Builder::new().name("gamepads".into()).spawn(listen) {
        warn!("nobody listens for gamepads: {why}");
    }
}

fn rest(
    mut motion: ResMut<Motion>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    winit: Option<ResMut<WinitSettings>>,
) {
    let Some(mut winit) = winit else { return };
    let ambient = settings.background_motion && !settings.reduced_motion;
    let now = time.elapsed_secs();
    let since = now - motion.last;
    let awake = motion.wanted || since < if ambient { LINGER } else { 0.5 };
    motion.wanted = false;
    let sleep = motion.sleep(now);
    let mode = if awake {
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive_low_power(Duration::from_secs_f32(sleep))
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wants_to_be_woken_first_is_heard() {
        let mut motion = Motion::default();
        assert_eq!(motion.sleep(10.0), LONGEST);
        motion.wake_at(14.0);
        motion.wake_at(12.0);
        assert_eq!(motion.sleep(10.0), 2.0);
        assert_eq!(motion.sleep(10.0), LONGEST, "they have to ask anew");
        motion.wake_at(3.0);
        assert!(motion.sleep(10.0) < 0.1, "what is due is due at once");
    }
}
