//! Nothing moves, nothing is drawn: the program sleeps until somebody does something.

use std::time::Duration;

use bevy::{
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput},
    prelude::*,
    window::CursorMoved,
    winit::{UpdateMode, WinitSettings},
};

use super::settings::Settings;

/// Whoever moves something asks for frames here, every frame anew.
#[derive(Resource, Debug, Default)]
pub struct Motion {
    wanted: bool,
    last: f32,
}

impl Motion {
    /// Something moves in this frame: the next one is needed too.
    pub fn go_on(&mut self) {
        self.wanted = true;
    }
}

/// Flames and dust move for this long after the last input, then the room holds its breath.
const LINGER: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .insert_resource(WinitSettings::continuous())
        .add_systems(First, wake)
        .add_systems(Last, rest);
}

fn wake(
    mut motion: ResMut<Motion>,
    time: Res<Time<Real>>,
    mut typed: MessageReader<KeyboardInput>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut moved: MessageReader<CursorMoved>,
) {
    let woken = typed.read().count() + clicked.read().count() + moved.read().count() > 0;
    if woken {
        motion.last = time.elapsed_secs();
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
    let since = time.elapsed_secs() - motion.last;
    let awake = motion.wanted || since < if ambient { LINGER } else { 0.5 };
    motion.wanted = false;
    let mode = if awake {
        UpdateMode::Continuous
    } else {
        UpdateMode::reactive_low_power(Duration::from_secs(5))
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
