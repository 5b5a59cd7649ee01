//! What the terminal hears: one sentence for each thing that matters. What the engine and the
//! libraries below it have to say goes to the log file (ux 2.0.11).

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

use bevy::{
    log::{
        BoxedLayer, Level,
        tracing::{Event, Subscriber, field, field::Visit},
        tracing_subscriber::{Layer, layer::Context},
    },
    prelude::{App, Plugin, Resource},
};

#[cfg(unix)]
use super::system_calls;

/// Where sentences go that somebody at a terminal should read.
#[derive(Resource, Debug, Default)]
pub struct Terminal {
    /// The terminal itself, where everything else has been sent to the log; else it is as usual.
    kept: Option<File>,
}

impl Terminal {
    /// Leaves the terminal to our own sentences: from now on whatever this process writes to its
    /// standard error goes to `log`. Where no log can be written everything stays as it was.
    pub fn keep(log: &Path) -> Terminal {
        Terminal { kept: quiet(log).ok() }
    }

    /// One sentence.
    pub fn tell(&self, sentence: &str) {
        // Whoever has stopped reading does not have to be told.
        let _ = match &self.kept {
            Some(file) => writeln!(&mut &*file, "evils_parlor: {sentence}"),
            None => writeln!(io::stderr(), "evils_parlor: {sentence}"),
        };
    }

    /// The same terminal once more.
    pub fn again(&self) -> Terminal {
        Terminal { kept: self.kept.as_ref().and_then(|file| file.try_clone().ok()) }
    }
}

impl Plugin for Terminal {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.again());
    }
}

/// The log of this start; that of the start before lies beside it.
#[cfg(unix)]
fn quiet(log: &Path) -> io::Result<File> {
    use std::os::fd::AsFd;
    let kept = io::stderr().as_fd().try_clone_to_owned()?;
    log.parent().map_or(Ok(()), fs::create_dir_all)?;
    // There is none at the first start.
    let _ = fs::rename(log, log.with_extension("old.txt"));
    system_calls::send_errors_to(&File::create(log)?)?;
    Ok(kept.into())
}

#[cfg(not(unix))]
fn quiet(_log: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Says aloud what concerns whoever sits at the terminal, for the log plugin.
pub fn layer(app: &mut App) -> Option<BoxedLayer> {
    let terminal = app.world().get_resource::<Terminal>()?.again();
    terminal.kept.is_some().then(|| Box::new(Aloud(terminal)) as BoxedLayer)
}

struct Aloud(Terminal);

impl<S: Subscriber> Layer<S> for Aloud {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut said = Said::default();
        event.record(&mut said);
        let ours = event.metadata().target().starts_with("evils_parlor");
        if ours && *event.metadata().level() <= Level::WARN {
            self.0.tell(&said.0);
        } else if said.0.starts_with("No audio device found") {
            self.0.tell("there is no sound device here: the game is silent");
        }
    }
}

/// The words of an event.
#[derive(Default)]
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &field::Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}
