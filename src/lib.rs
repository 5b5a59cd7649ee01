//! Evil's Parlor: the client. It shows what the rules say and decides nothing.
//!
//! * [`app`] — command line, folders, settings, words, fonts, keys;
//! * [`art`] — colours, drawings, motion, the canvas a stage is drawn on;
//! * [`history`] — what remains of matches: replays, statistics, achievements;
//! * [`table`] — a match at the table: who decides, what the eyes at the screen may know;
//! * [`scenes`] — the games; [`evil`] — the one opponent of all of them;
//! * [`screens`] — the parlor and everything that is not a match;
//! * [`robot`] — plays all of it by script.

pub mod app;
pub mod art;
pub mod evil;
pub mod history;
pub mod kit;
pub mod robot;
pub mod scenes;
pub mod screens;
pub mod table;

use bevy::{
    app::PluginGroupBuilder,
    ecs::schedule::SingleThreadedExecutor,
    log::{LogPlugin, tracing_subscriber},
    prelude::*,
    render::{
        RenderPlugin,
        settings::{MemoryHints, WgpuSettings},
    },
    window::WindowResolution,
};
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass};

use app::{cli::Arguments, folders::Folders, terminal::Terminal};

/// Where the player is.
#[derive(States, Default, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The hub.
    #[default]
    Parlor,
    /// At a table.
    Match,
    /// The stored matches.
    Replays,
    /// The box for codes.
    Codes,
    /// Profile, statistics, achievements.
    Cabinet,
}

/// What stands over the window.
pub const TITLE: &str = "Evil's Parlor";

/// The plugins of a real window.
pub fn windowed(arguments: &Arguments, terminal: Terminal) -> PluginGroupBuilder {
    let size = arguments.windowed.map_or((1280, 720), |size| (size.width, size.height));
    let window = Window {
        title: TITLE.into(),
        name: Some("evils-parlor".into()),
        resolution: WindowResolution::new(size.0, size.1),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: 800.0,
            min_height: 480.0,
            ..default()
        },
        ..default()
    };
    // A page of drawings is larger than a block, and so is what carries it to the graphics card: that
    // is given back as soon as it has arrived. From larger blocks it never would be.
    let memory_hints =
        MemoryHints::Manual { suballocated_device_memory_block_size: 8 << 20..16 << 20 };
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(RenderPlugin {
            render_creation: WgpuSettings { memory_hints, ..default() }.into(),
            // What is drawn once and stays must not be left out because its shader is not there yet.
            synchronous_pipeline_compilation: true,
            ..default()
        })
        .set(LogPlugin {
            filter: "bevy_app=warn,wgpu=error,naga=warn,bevy_egui=warn".into(),
            custom_layer: |app| {
                let layers: Vec<_> =
                    app::journal::layer(app).into_iter().chain(app::terminal::layer(app)).collect();
                Some(Box::new(layers))
            },
            // Escape codes mean nothing in a file.
            fmt_layer: |_| {
                let plain = tracing_subscriber::fmt::Layer::default().with_ansi(false);
                Some(Box::new(plain.with_writer(std::io::stderr)))
            },
            ..default()
        })
        .add_before::<LogPlugin>(terminal)
}

/// The client on top of `plugins`: a real window, or none for tests.
pub fn build_client(plugins: PluginGroupBuilder, arguments: Arguments, folders: Folders) -> App {
    let mut app = App::new();
    app.add_plugins(plugins)
        .add_plugins(EguiPlugin::default())
        // Panels are drawn in this schedule; it has to be there even when nobody draws.
        .init_schedule(EguiPrimaryContextPass)
        .insert_resource(ClearColor(art::palette::THEME.ground.room.color()))
        .insert_resource(arguments)
        .insert_resource(folders)
        .add_plugins((app::plugin, art::plugin, kit::plugin))
        .add_plugins((scenes::plugin, history::plugin, table::viewer::common))
        .add_plugins(screens::plugin)
        .init_state::<Screen>()
        .init_resource::<evil::Reactions>()
        .init_resource::<evil::Speech>();
    // Panels have the camera of the window, which nothing ever despawns.
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    // Systems as small as these cost less than passing them from thread to thread. Tasks keep theirs.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
