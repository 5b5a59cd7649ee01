//! The robot: plays the real client by script. Tests run it in a client without a window, `--robot`
//! and `--demo` in the real one. It knows what a person knows: words, places and keys.

mod arena;
mod cards;
mod duel;
pub mod eyes;
mod hands;
mod labyrinth;
mod meter;
mod players;
pub mod screen;
pub mod script;
mod steps;
mod wager;

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    time::Instant,
};

use bevy::{
    app::PluginGroupBuilder,
    ecs::message::MessageUpdateSystems,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    window::PrimaryWindow,
    winit::WinitPlugin,
};
use bevy_egui::EguiContext;

use crate::app::{
    cli::Arguments, folders::Folders, idle::Motion, language::Lang, terminal::Terminal,
};
use hands::Gesture;
use script::ScriptLine;
use steps::{Memory, StepResult};

/// The demonstration `--demo` plays.
const DEMO: &str = include_str!("demo.robot");

/// The robot and what it still has to do.
#[derive(Resource, Debug)]
pub struct Robot {
    script: String,
    lines: VecDeque<ScriptLine>,
    gestures: VecDeque<Gesture>,
    rested: f32,
    began: Option<Began>,
    /// When the match last moved during the present order, and how far it had come.
    moved: Option<(Began, (usize, usize))>,
    memory: Memory,
    /// Where pictures go; without a window there are none.
    pictures: Option<PathBuf>,
    caption: String,
    /// Seconds on the wall before anything has failed.
    wall: f32,
    outcome: Option<Result<(), String>>,
    leaves: bool,
}

/// When the present order began, by the client's clock and by the one on the wall.
#[derive(Clone, Copy, Debug)]
struct Began {
    client: f32,
    wall: Instant,
}

/// An order that has not succeeded after so many seconds of the client's clock without anything
/// happening at the table has failed; facts are given less time to come true.
const PATIENCE: f32 = 20.0;
const SOON: f32 = 1.5;
/// Without a window the client's clock runs much faster than Evil thinks and drawings are read, and
/// a machine may be busy with other things: so much time has to pass on the wall as well.
const WALL: f32 = 60.0;

/// Whoever measures a rest looks at the clock after so many seconds.
const GLANCE: f32 = 5.0;

impl Robot {
    /// A robot without orders.
    pub fn new() -> Robot {
        Robot {
            script: String::new(),
            lines: VecDeque::new(),
            gestures: VecDeque::new(),
            rested: 0.0,
            began: None,
            moved: None,
            memory: Memory::default(),
            pictures: None,
            caption: String::new(),
            wall: WALL,
            outcome: None,
            leaves: false,
        }
    }

    /// From now on only the client's clock counts: for scripts that are meant to fail.
    pub fn lose_patience(&mut self) {
        self.wall = 0.0;
    }

    /// The robot the command line asks for. It leaves the program after its last order.
    pub fn ordered(arguments: &Arguments, folders: &Folders) -> Result<Option<Robot>, String> {
        let (name, text, pictures) = match (&arguments.robot, &arguments.demo) {
            (Some(file), _) => {
                let name = file.display().to_string();
                let text = std::fs::read_to_string(file)
                    .map_err(|why| format!("the script {name} cannot be read: {why}"))?;
                (name, text, &folders.pictures)
            }
            (None, Some(folder)) => ("demo.robot".to_owned(), DEMO.to_owned(), folder),
            (None, None) => return Ok(None),
        };
        let mut robot = Robot { pictures: Some(pictures.clone()), leaves: true, ..Robot::new() };
        robot.give(&name, &text)?;
        Ok(Some(robot))
    }

    /// Gives it a script; `name` is how mistakes in it are reported.
    pub fn give(&mut self, name: &str, text: &str) -> Result<(), String> {
        let lines = script::read(text).map_err(|fault| format!("{name}:{fault}"))?;
        *self = Robot {
            script: name.to_owned(),
            lines: lines.into(),
            pictures: self.pictures.take(),
            leaves: self.leaves,
            wall: self.wall,
            ..Robot::new()
        };
        Ok(())
    }

    /// A demonstration leaves nothing behind but its pictures, and its script is written in English.
    /// The folder is gone with the returned value.
    pub fn clear_table(arguments: &mut Arguments) -> Option<tempfile::TempDir> {
        arguments.demo.as_ref()?;
        let folder = tempfile::tempdir().ok()?;
        arguments.data_dir = Some(folder.path().to_owned());
        arguments.config_dir = None;
        arguments.lang = Some(Lang::English);
        arguments.mute = true;
        Some(folder)
    }

    /// How it went, once the last order is done.
    pub fn outcome(&self) -> Option<&Result<(), String>> {
        self.outcome.as_ref()
    }

    /// Lets it into a client.
    pub fn enter(self, app: &mut App) {
        app.insert_resource(self)
            .add_systems(First, run.after(MessageUpdateSystems))
            .add_systems(Update, caption);
    }

    fn frame(&mut self, world: &mut World) {
        listen(world);
        if let Some(gesture) = self.gestures.front() {
            let seconds = if let Gesture::Rest(seconds) = gesture { *seconds } else { 0.0 };
            if self.rested == 0.0 {
                hands::make(world, gesture);
            }
            self.rested += world.resource::<Time<Real>>().delta_secs().max(f32::EPSILON);
            if self.rested >= seconds {
                self.rested = 0.0;
                self.gestures.pop_front();
            }
            return;
        }
        let Some(line) = self.lines.front() else {
            self.outcome = Some(Ok(()));
            return;
        };
        let client = world.resource::<Time<Real>>().elapsed_secs();
        let now = Began { client, wall: Instant::now() };
        let began = *self.began.get_or_insert(now);
        let pulse = eyes::pulse(world);
        let (moved, _) = *self.moved.insert(match self.moved {
            Some((moved, before)) if before == pulse => (moved, pulse),
            _ => (now, pulse),
        });
        let body = steps::Body { pictures: self.pictures.as_deref(), caption: &mut self.caption };
        let step = steps::poll(world, &line.order, &mut self.memory, client - began.client, body);
        let fact = matches!(line.order, script::Order::Expect(_));
        let (since, seconds) = if fact { (began, SOON) } else { (moved, PATIENCE) };
        let waited = since.wall.elapsed().as_secs_f32();
        let late = client - since.client > seconds && waited > self.wall;
        match step {
            StepResult::Wait(why) if late => self.fail(&why),
            StepResult::Wait(_) => {}
            StepResult::Make(gestures) => {
                self.gestures = gestures.into();
                self.next();
            }
            StepResult::MoreOf(gestures) => {
                self.gestures = gestures.into();
                (self.began, self.moved) = (None, None);
            }
            StepResult::Done => self.next(),
            StepResult::Quit => {
                self.lines.clear();
                self.outcome = Some(Ok(()));
                self.leaves = true;
            }
            StepResult::Fail(why) => self.fail(&why),
        }
    }

    fn next(&mut self) {
        self.lines.pop_front();
        (self.began, self.moved) = (None, None);
        self.memory = Memory::default();
    }

    fn fail(&mut self, why: &str) {
        let line = self.lines.front().map_or(0, |line| line.number);
        self.outcome = Some(Err(format!("{}:{line}: {why}", self.script)));
    }
}

impl Default for Robot {
    fn default() -> Robot {
        Robot::new()
    }
}

/// Panels tell a screen reader what they say only if somebody listens.
fn listen(world: &mut World) {
    // On a virtual screen nobody gives a window the focus, and panels would show none.
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world).filter(|window| !window.focused) {
        window.focused = true;
    }
    let mut contexts = world.query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(world) {
        context.bypass_change_detection().get_mut().enable_accesskit();
    }
}

fn run(world: &mut World) {
    world.resource_scope(|world, mut robot: Mut<Robot>| {
        if robot.outcome.is_some() {
            return;
        }
        let now = world.resource::<Time<Real>>().elapsed_secs();
        let mut motion = world.resource_mut::<Motion>();
        if robot.memory.lets_sleep() {
            motion.wake_at(now + GLANCE);
        } else {
            motion.go_on();
        }
        robot.frame(world);
        if let (Some(outcome), true) = (&robot.outcome, robot.leaves) {
            let exit = match outcome {
                Ok(()) => AppExit::Success,
                Err(why) => {
                    world.get_resource_or_init::<Terminal>().tell(why);
                    AppExit::error()
                }
            };
            world.write_message(exit);
        }
    });
}

/// The caption of a script stands over the window, where it hides nothing.
fn caption(robot: Res<Robot>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let title = match robot.caption.as_str() {
        "" => crate::TITLE.to_owned(),
        caption => format!("{caption} – {}", crate::TITLE),
    };
    if window.title != title {
        window.title = title;
    }
}

/// The plugins of a client without a window system, a graphics device or a loudspeaker. It still has
/// its window, at least in its own imagination.
pub fn headless(arguments: &Arguments) -> PluginGroupBuilder {
    let none = WgpuSettings { backends: None, ..default() };
    crate::windowed(arguments, Terminal::default())
        .disable::<WinitPlugin>()
        .disable::<bevy::audio::AudioPlugin>()
        .disable::<LogPlugin>()
        .set(RenderPlugin { render_creation: RenderCreation::from(none), ..default() })
}

/// Where a picture of this name goes.
fn picture_file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.png"))
}
