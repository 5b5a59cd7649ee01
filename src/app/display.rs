//! The window as the settings want it, and the way back from a picture nobody can see
//! (ux 2.0.10): mode, monitor and size go back by themselves unless they are confirmed.

use std::time::{Duration, Instant};

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    time::Real,
    window::{
        Monitor, MonitorSelection, PresentMode, PrimaryWindow, VideoModeSelection, WindowMode,
    },
    winit::{WINIT_WINDOWS, WinitPlugin},
};
use winit::window::Icon;

use super::{
    idle::Motion,
    settings::{Settings, WindowKind},
};

/// What could lock the player out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    window: WindowKind,
    monitor: u8,
    ui_scale: u16,
}

impl Showing {
    /// As it is now.
    pub fn of(settings: &Settings) -> Showing {
        let Settings { window, monitor, ui_scale, .. } = *settings;
        Showing { window, monitor, ui_scale }
    }

    /// As it was then.
    pub fn restore(self, settings: &mut Settings) {
        settings.window = self.window;
        settings.monitor = self.monitor;
        settings.ui_scale = self.ui_scale;
    }
}

/// Seconds a new picture stays without being confirmed.
pub const PATIENCE: f32 = 12.0;

/// A new picture that has not been confirmed yet.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// What to go back to.
    pub before: Showing,
    left: f32,
}

impl Trial {
    /// Tries what the settings say instead of `before`. A second change within the trial still goes
    /// back to the picture that was confirmed last, and begins to count again.
    pub fn begin(running: Option<Trial>, before: Showing) -> Trial {
        Trial { before: running.map_or(before, |trial| trial.before), left: PATIENCE }
    }

    /// Whole seconds left, never 0 while it runs.
    pub fn seconds(&self) -> u32 {
        self.left.ceil().max(1.0) as u32
    }

    /// Lets time pass; false when it is up.
    pub fn pass(&mut self, seconds: f32) -> bool {
        self.left -= seconds;
        self.left > 0.0
    }
}

/// Counts a trial down, and takes back what nobody confirmed.
fn count_down(
    mut commands: Commands,
    trial: Option<ResMut<Trial>>,
    time: Res<Time<Real>>,
    mut settings: ResMut<Settings>,
    mut motion: ResMut<Motion>,
) {
    let Some(mut trial) = trial else { return };
    motion.go_on();
    if !trial.pass(time.delta_secs()) {
        trial.before.restore(&mut settings);
        commands.remove_resource::<Trial>();
    }
}

/// The window follows the settings.
fn follow(
    settings: Res<Settings>,
    monitors: Query<Entity, With<Monitor>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Ok(mut window) = windows.single_mut() else { return };
    let number = usize::from(settings.monitor);
    let monitor = if number < monitors.iter().count() {
        MonitorSelection::Index(number)
    } else {
        MonitorSelection::Current
    };
    let mode = match settings.window {
        WindowKind::Windowed => WindowMode::Windowed,
        WindowKind::Borderless => WindowMode::BorderlessFullscreen(monitor),
        WindowKind::FullScreen => WindowMode::Fullscreen(monitor, VideoModeSelection::Current),
    };
    if window.mode != mode {
        window.mode = mode;
    }
    let present = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if window.present_mode != present {
        window.present_mode = present;
    }
}

/// The icon over the window, where the window system asks the program for one.
fn give_icon(window: Single<Entity, Added<PrimaryWindow>>, _on_main_thread: NonSendMarker) {
    use parlor_assets::icon::{RGBA, SIZE};
    // An icon of a wrong size would be none; a test of the drawing sees to it.
    let Ok(icon) = Icon::from_rgba(RGBA.to_vec(), SIZE, SIZE) else { return };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(Some(icon));
        }
    });
}

/// No more frames than wanted: what is left of a frame's time is slept.
fn limit_frames(settings: Res<Settings>, mut last: Local<Option<Instant>>) {
    if let (Some(frames), Some(last)) = (settings.frame_limit.frames(), *last) {
        let wanted = Duration::from_secs(1) / frames;
        std::thread::sleep(wanted.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (count_down, follow.run_if(resource_changed::<Settings>)).chain());
    // Without a window system there is nobody to sleep for.
    if app.is_plugin_added::<WinitPlugin>() {
        app.add_systems(Last, limit_frames).add_systems(Update, give_icon);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk() -> App {
        let mut app = App::new();
        app.add_plugins(bevy::time::TimePlugin)
            .init_resource::<Settings>()
            .init_resource::<Motion>()
            .add_plugins(plugin);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.update();
        app
    }

    fn pass(app: &mut App, seconds: u64) {
        let step = Duration::from_secs(seconds);
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step));
        app.update();
    }

    fn try_out(app: &mut App, change: impl Fn(&mut Settings)) {
        let running = app.world().get_resource::<Trial>().copied();
        let mut settings = app.world_mut().resource_mut::<Settings>();
        let before = Showing::of(&settings);
        change(&mut settings);
        app.insert_resource(Trial::begin(running, before));
    }

    #[test]
    fn an_unconfirmed_picture_goes_back_after_twelve_seconds() {
        let mut app = desk();
        try_out(&mut app, |settings| {
            settings.window = WindowKind::FullScreen;
            settings.master = 33;
        });
        pass(&mut app, 11);
        assert_eq!(app.world().resource::<Settings>().window, WindowKind::FullScreen);
        assert_eq!(app.world().resource::<Trial>().seconds(), 1);
        pass(&mut app, 1);
        let settings = app.world().resource::<Settings>();
        assert_eq!((settings.window, settings.master), (WindowKind::Windowed, 33));
        assert!(!app.world().contains_resource::<Trial>());
        let window = app.world_mut().query::<&Window>().single(app.world()).unwrap();
        assert_eq!(window.mode, WindowMode::Windowed);
    }

    #[test]
    fn a_confirmed_picture_stays() {
        let mut app = desk();
        try_out(&mut app, |settings| settings.ui_scale = 200);
        pass(&mut app, 5);
        app.world_mut().remove_resource::<Trial>();
        pass(&mut app, 60);
        assert_eq!(app.world().resource::<Settings>().ui_scale, 200);
    }

    #[test]
    fn two_changes_in_a_row_go_back_to_the_last_confirmed_picture() {
        let mut app = desk();
        try_out(&mut app, |settings| settings.ui_scale = 150);
        pass(&mut app, 10);
        try_out(&mut app, |settings| settings.window = WindowKind::Borderless);
        pass(&mut app, 10);
        assert_eq!(app.world().resource::<Settings>().ui_scale, 150);
        pass(&mut app, 2);
        let settings = app.world().resource::<Settings>();
        assert_eq!((settings.ui_scale, settings.window), (100, WindowKind::Windowed));
    }

    #[test]
    fn the_window_follows_the_settings() {
        let mut app = desk();
        app.world_mut().resource_mut::<Settings>().window = WindowKind::Borderless;
        app.world_mut().resource_mut::<Settings>().vsync = false;
        app.update();
        let window = app.world_mut().query::<&Window>().single(app.world()).unwrap();
        // There is no second monitor: the present one is filled.
        assert_eq!(window.mode, WindowMode::BorderlessFullscreen(MonitorSelection::Current));
        assert_eq!(window.present_mode, PresentMode::AutoNoVsync);
    }
}
