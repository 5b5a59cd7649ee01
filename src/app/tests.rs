//! All of it together, in the real program without a window or a graphics device.

use bevy::{
    app::PluginsState,
    camera::visibility::RenderLayers,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    tasks::tick_global_task_pools_on_main_thread,
    winit::WinitPlugin,
};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

use super::{
    cli::Arguments,
    fonts::{Face, Fonts},
    language::{Lang, Language},
    settings::Settings,
};

#[derive(Resource, Default)]
struct Drawn(Vec<String>);

fn draw(mut contexts: EguiContexts, language: Res<Language>, mut drawn: ResMut<Drawn>) -> Result {
    let context = contexts.ctx_mut()?;
    let title = language.say("title");
    for face in Face::ALL {
        egui::Area::new(egui::Id::new(face)).show(context, |ui| {
            let id = egui::FontId::new(26.0, face.family());
            ui.label(egui::RichText::new(&title).font(id.clone()));
            assert!(ui.fonts_mut(|fonts| fonts.has_glyphs(&id, &title)), "{title} in {face:?}");
        });
    }
    drawn.0.push(title);
    Ok(())
}

fn program(data: &std::path::Path) -> App {
    let mut app = App::new();
    let no_gpu = WgpuSettings { backends: None, ..default() };
    app.insert_resource(Arguments {
        data_dir: Some(data.to_owned()),
        lang: Some(Lang::English),
        ..default()
    })
    .add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::audio::AudioPlugin>()
            .disable::<bevy::log::LogPlugin>()
            .set(RenderPlugin { render_creation: RenderCreation::from(no_gpu), ..default() }),
    )
    .add_plugins((EguiPlugin::default(), super::plugin))
    .init_resource::<Drawn>()
    .add_systems(Startup, |mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>| {
        egui.auto_create_primary_context = false;
        commands.spawn((Camera2d, PrimaryEguiContext, RenderLayers::none()));
        commands.spawn((Text2d::new("12"), Face::SerifBold));
    })
    .add_systems(EguiPrimaryContextPass, draw);
    while app.plugins_state() == PluginsState::Adding {
        tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}

#[test]
fn the_language_changes_between_two_frames_and_no_sign_is_missing() {
    let dir = tempfile::tempdir().unwrap();
    let mut app = program(dir.path());
    app.update();
    let chinese = app.world().resource::<Fonts>().has_chinese();
    for tongue in Lang::ALL.into_iter().filter(|tongue| *tongue != Lang::Chinese || chinese) {
        app.world_mut().resource_mut::<Settings>().language = tongue;
        app.world_mut().resource_mut::<Drawn>().0.clear();
        app.update();
        let drawn = &app.world().resource::<Drawn>().0;
        let title = Language::new(tongue).say("title");
        assert!(!drawn.is_empty() && drawn.iter().all(|said| *said == title), "{drawn:?}");
    }
}
