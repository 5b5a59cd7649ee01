//! A client without a window, on a desk of its own.

use std::{path::Path, sync::Arc, time::Duration};

use bevy::{
    app::PluginsState, prelude::*, tasks::tick_global_task_pools_on_main_thread,
    time::TimeUpdateStrategy,
};
use evils_parlor::{
    app::{
        cli::Arguments, folders::Folders, language::Language, notice::Notices, settings::Settings,
    },
    art::canvas::Canvas,
    build_client,
    robot::{Robot, eyes, headless},
    scenes::AnySetup,
    screens::seating::{Company, Deal, TableOrder},
    table::{Answer, Strength, Table},
};
use game_rules::duel::classic::{Classic, Setup};
use tempfile::TempDir;

/// What the table said back.
#[derive(Resource, Default)]
pub struct Answers(pub Vec<Answer<Classic>>);

pub struct Parlor {
    pub app: App,
    pub desk: Arc<TempDir>,
}

impl Parlor {
    /// In English, with nothing saved but that the welcome is over and notes are not wanted.
    pub fn open() -> Parlor {
        let desk = Arc::new(tempfile::tempdir().unwrap());
        let config = desk.path().join("config");
        std::fs::create_dir_all(&config).unwrap();
        let settings = "(format: 1, settings: (welcomed: true, hints: false))";
        std::fs::write(config.join("settings.ron"), settings).unwrap();
        Parlor::at(desk)
    }

    /// The very first start.
    pub fn first() -> Parlor {
        Parlor::at(Arc::new(tempfile::tempdir().unwrap()))
    }

    /// With whatever an earlier session left on the desk.
    pub fn at(desk: Arc<TempDir>) -> Parlor {
        Parlor::started(desk, &[])
    }

    /// With more on the command line, and nothing saved.
    pub fn told(flags: &[&str]) -> Parlor {
        Parlor::started(Arc::new(tempfile::tempdir().unwrap()), flags)
    }

    fn started(desk: Arc<TempDir>, flags: &[&str]) -> Parlor {
        let data = desk.path().to_str().unwrap();
        let usual = ["evils_parlor", "--lang", "en", "--data-dir", data];
        let arguments = Arguments::read(usual.iter().chain(flags)).unwrap();
        let folders = Folders::find(&arguments).unwrap();
        let mut app = build_client(headless(&arguments), arguments, folders);
        Robot::new().enter(&mut app);
        app.init_resource::<Answers>().add_systems(Last, listen);
        while app.plugins_state() == PluginsState::Adding {
            tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let mut parlor = Parlor { app, desk };
        parlor.tick(50);
        parlor.app.update();
        parlor
    }

    /// Sits down against Evil with candles enough for a few mistakes.
    pub fn sit_with_candles(&mut self, seed: u64) {
        let settings = Settings::default();
        let setup = AnySetup::Classic(Setup { hp: (30, 30), ..Setup::default() });
        let order = TableOrder::with(setup, Company::Evil(Strength::Courteous), &settings);
        self.world().write_message(Deal(TableOrder { seed: Some(seed), ..order }));
        self.run("expect screen Match\nwait idle");
    }

    /// How many milliseconds a frame takes from now on.
    pub fn tick(&mut self, milliseconds: u64) {
        let step = Duration::from_millis(milliseconds);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    }

    /// Carries a script out; a script that fails is a test that fails.
    #[track_caller]
    pub fn run(&mut self, script: &str) {
        if let Err(why) = self.watch(script, |_| false) {
            panic!("{why}");
        }
    }

    /// Carries a script out until `enough` says so, which is asked after every frame.
    pub fn watch(
        &mut self,
        script: &str,
        mut enough: impl FnMut(&mut World) -> bool,
    ) -> Result<(), String> {
        self.app.world_mut().resource_mut::<Robot>().give("script", script).unwrap();
        loop {
            self.app.update();
            // Evil has the processor for itself instead of a client that looks again and again.
            if eyes::thinks(self.app.world()) {
                std::thread::sleep(Duration::from_millis(1));
            }
            if enough(self.app.world_mut()) {
                return self.app.world_mut().resource_mut::<Robot>().give("nothing", "");
            }
            if let Some(outcome) = self.app.world().resource::<Robot>().outcome() {
                let gaps = self.app.world().resource::<Language>().gaps();
                return match outcome {
                    Ok(()) if !gaps.is_empty() => Err(gaps.join("; ")),
                    outcome => outcome.clone(),
                };
            }
        }
    }

    /// Plays by random decisions until `count` have been made and a person can decide again.
    #[track_caller]
    pub fn play_until(&mut self, count: usize, seed: u64) {
        let script = format!("play-out {seed} by keyboard");
        let enough = |world: &mut World| length(world) >= count && eyes::idle(world);
        if let Err(why) = self.watch(&script, enough) {
            panic!("{why}");
        }
        self.run("wait idle");
    }

    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub fn table(&self) -> &Table<Classic> {
        self.app.world().resource()
    }

    pub fn drawing(&self) -> Vec<String> {
        self.app.world().resource::<Canvas>().snapshot()
    }

    pub fn notice(&self) -> Option<String> {
        self.app.world().resource::<Notices>().first().map(|notice| notice.text.clone())
    }

    pub fn file(&self, name: &str) -> std::path::PathBuf {
        self.desk.path().join(name)
    }

    /// The names of files in a folder of the desk.
    pub fn names(&self, folder: impl AsRef<Path>) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.desk.path().join(folder)) else { return vec![] };
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn length(world: &World) -> usize {
    world.get_resource::<Table<Classic>>().map_or(0, Table::length)
}

fn listen(mut said: MessageReader<Answer<Classic>>, mut answers: ResMut<Answers>) {
    answers.0.extend(said.read().cloned());
}
