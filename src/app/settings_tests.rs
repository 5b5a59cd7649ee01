use std::fs;

use bevy::time::TimePlugin;

use super::*;
use crate::app::{keys::KeyAction, notice};

fn start(dir: &std::path::Path, arguments: Arguments) -> App {
    let arguments = Arguments { data_dir: Some(dir.to_owned()), ..arguments };
    let mut app = App::new();
    app.add_plugins(TimePlugin)
        .insert_resource(Folders::find(&arguments).unwrap())
        .insert_resource(arguments)
        .add_plugins((notice::plugin, plugin))
        .insert_resource(Language::new(Lang::English));
    app.update();
    app
}

fn change(app: &mut App, how: impl Fn(&mut Settings)) {
    how(&mut app.world_mut().resource_mut::<Settings>());
    app.update();
}

fn settings(app: &App) -> &Settings {
    app.world().resource::<Settings>()
}

fn sentence(app: &App) -> Option<String> {
    app.world().resource::<Notices>().first().map(|notice| notice.text.clone())
}

#[test]
fn a_change_is_there_at_the_next_start() {
    let dir = tempfile::tempdir().unwrap();
    let mut app = start(dir.path(), Arguments::default());
    assert!(!dir.path().join("config").exists(), "nothing changed, nothing written");
    change(&mut app, |settings| {
        settings.text_scale = 150;
        settings.palette = Palette::Mono;
        settings.player = "Zażółć 小明".into();
        settings.bindings.bind(KeyAction::Hint, "Ctrl+H".parse().unwrap());
    });
    let again = start(dir.path(), Arguments::default());
    assert_eq!(settings(&again), settings(&app));
    assert_eq!(sentence(&again), None);
}

#[test]
fn dragging_a_slider_is_saved_in_the_end() {
    let dir = tempfile::tempdir().unwrap();
    let mut app = start(dir.path(), Arguments::default());
    for master in 0..=50 {
        change(&mut app, |settings| settings.master = master);
    }
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(settings(&start(dir.path(), Arguments::default())).master, 50);
}

#[test]
fn flags_of_one_session_are_not_saved() {
    let dir = tempfile::tempdir().unwrap();
    let arguments = Arguments {
        mute: true,
        reduced_motion: true,
        lang: Some(Lang::Polish),
        ..Arguments::default()
    };
    let mut app = start(dir.path(), arguments);
    assert!(settings(&app).mute && settings(&app).language == Lang::Polish);
    change(&mut app, |settings| settings.shake = 0);
    let again = start(dir.path(), Arguments::default());
    assert!(!settings(&again).mute && settings(&again).language != Lang::Polish);
    assert_eq!(settings(&again).shake, 0);
}

#[test]
fn safe_mode_neither_reads_nor_writes() {
    let dir = tempfile::tempdir().unwrap();
    let mut app = start(dir.path(), Arguments::default());
    change(&mut app, |settings| settings.ui_scale = 200);
    let mut safe = start(dir.path(), Arguments { safe_mode: true, ..Arguments::default() });
    assert_eq!((settings(&safe).ui_scale, settings(&safe).effects), (100, Effects::Low));
    change(&mut safe, |settings| settings.ui_scale = 90);
    assert_eq!(settings(&start(dir.path(), Arguments::default())).ui_scale, 200);
}

#[test]
fn bad_files_are_kept_and_said() {
    for (text, word) in [
        ("(format: 1, settings: (ui_scale: \"big\"))", "1:"),
        ("(format: 1, settings: (soup: 3))", "soup"),
        ("(format: 9, settings: (new_thing: 3))", "9"),
        ("", "1:"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("config/settings.ron");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        let mut app = start(dir.path(), Arguments { lang: Some(Lang::English), ..default() });
        let said = sentence(&app).unwrap();
        assert!(said.contains(word) && said.contains("settings.ron.kept-1"), "{said}");
        change(&mut app, |settings| settings.shake = 7);
        assert_eq!(
            fs::read_to_string(dir.path().join("config/settings.ron.kept-1")).unwrap(),
            text
        );
        assert_eq!(settings(&start(dir.path(), Arguments::default())).shake, 7);
    }
}

#[test]
fn values_out_of_range_come_back_into_it() {
    let text = "(format: 1, settings: (ui_scale: 999, text_scale: 10, outline: 0, dead_zone: 100))";
    let read = Settings::read(text).unwrap();
    assert_eq!((read.ui_scale, read.text_scale, read.outline, read.dead_zone), (200, 80, 1, 90));
}

#[test]
fn a_place_that_cannot_be_written_is_said_once() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("config"), "a file where the folder should be").unwrap();
    let mut app = start(dir.path(), Arguments::default());
    change(&mut app, |settings| settings.shake = 7);
    assert!(sentence(&app).unwrap().contains("settings.ron"));
    app.world_mut().resource_mut::<Notices>().dismiss();
    change(&mut app, |settings| settings.shake = 8);
    assert_eq!((sentence(&app), settings(&app).shake), (None, 8));
}

#[test]
fn every_setting_survives_being_written() {
    let mut changed = Settings {
        welcomed: true,
        language: Lang::Polish,
        inspect: Inspect::Why,
        confirm: Confirm::Risky,
        hints: false,
        curtain: Curtain::Light,
        hold_ready: false,
        auto_pay: true,
        think_cap: ThinkCap::Ten,
        talk: Talk::Chatty,
        duel_mode: 3,
        window: WindowKind::Borderless,
        monitor: 1,
        ui_scale: 125,
        text_scale: 150,
        frame_limit: FrameLimit::Unlimited,
        vsync: false,
        effects: Effects::High,
        grain: 1,
        background_motion: false,
        speed: Speed::Instant,
        reduced_motion: true,
        shake: 2,
        flashes: false,
        slow_motion: false,
        palette: Palette::HighContrast,
        letters: false,
        legible_font: true,
        underline: true,
        outline: 4,
        mute: true,
        master: 3,
        effects_volume: 4,
        ambience: 5,
        voice: 6,
        interface: 7,
        mute_in_background: false,
        mono: true,
        music: false,
        soft_bangs: true,
        captions: true,
        bindings: Bindings::default(),
        fast_forward_toggles: true,
        repeat_delay: 250,
        dead_zone: 8,
        pointer_speed: 50,
        player: "\"Ada\" \\ (1)".into(),
        retention: Retention::All,
    };
    changed.bindings.bind(KeyAction::Undo, "gamepad West".parse().unwrap());
    assert_eq!(Settings::read(&changed.write()).unwrap(), changed);
}

#[test]
fn a_picture_on_trial_is_not_saved_but_everything_else_is() {
    let dir = tempfile::tempdir().unwrap();
    let mut app = start(dir.path(), Arguments::default());
    let before = crate::app::display::Showing::of(settings(&app));
    app.insert_resource(Trial::begin(None, before));
    change(&mut app, |settings| {
        settings.window = WindowKind::FullScreen;
        settings.shake = 9;
    });
    let again = start(dir.path(), Arguments::default());
    assert_eq!((settings(&again).window, settings(&again).shake), (WindowKind::Windowed, 9));
    app.world_mut().remove_resource::<Trial>();
    std::thread::sleep(PAUSE);
    app.update();
    let again = start(dir.path(), Arguments::default());
    assert_eq!(settings(&again).window, WindowKind::FullScreen);
}
