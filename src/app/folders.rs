//! Where files live: the desktop's base directories, or where the command line says (ux 2.0.11).
//!
//! Nothing is created here; whoever writes a file creates its folder. Without a home the program
//! goes on and saves nothing.

use std::path::{Path, PathBuf};

use bevy::prelude::Resource;
use directories::{ProjectDirs, UserDirs};

use super::cli::Arguments;

/// The program's folders.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Settings.
    pub config: PathBuf,
    /// Saves, replays, profile, own decks and modes.
    pub data: PathBuf,
    /// Matches to continue, logs, window geometry.
    pub state: PathBuf,
    /// What can be made again.
    pub cache: PathBuf,
    /// Screenshots.
    pub pictures: PathBuf,
}

/// There is no home directory, and the command line does not say where to save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no home folder; give --data-dir and --config-dir to save anything")]
pub struct Homeless;

impl Folders {
    /// The folder of screenshots inside the user's pictures.
    const PICTURES: &str = "Evil's Parlor";

    /// The folders of this session.
    pub fn find(arguments: &Arguments) -> Result<Folders, Homeless> {
        let home = ProjectDirs::from("", "", "evils-parlor");
        let data_dir = arguments.data_dir.as_deref();
        let config = arguments.config_dir.clone();
        let home_config = home.as_ref().map(|home| home.config_dir().to_owned());
        let config = config.or_else(|| Some(data_dir?.join("config"))).or(home_config);
        let config = config.ok_or(Homeless)?;
        if let Some(data) = data_dir {
            return Ok(Folders::below(data, config));
        }
        let home = home.ok_or(Homeless)?;
        let data = home.data_dir().to_owned();
        let state = home.state_dir().map_or_else(|| data.join("state"), Path::to_owned);
        let user = UserDirs::new();
        let pictures = user.as_ref().and_then(UserDirs::picture_dir);
        let pictures =
            pictures.map_or_else(|| data.join("pictures"), |dir| dir.join(Folders::PICTURES));
        Ok(Folders { config, data, state, cache: home.cache_dir().to_owned(), pictures })
    }

    /// Everything but the settings below one folder.
    fn below(data: &Path, config: PathBuf) -> Folders {
        Folders {
            config,
            data: data.to_owned(),
            state: data.join("state"),
            cache: data.join("cache"),
            pictures: data.join("pictures"),
        }
    }

    /// The folders of a program that cannot save: no file is there, none can be made.
    pub fn nowhere() -> Folders {
        let nowhere = Path::new("/dev/null/evils-parlor");
        Folders::below(nowhere, nowhere.join("config"))
    }

    /// Are these the folders of a program that cannot save?
    pub fn is_nowhere(&self) -> bool {
        *self == Folders::nowhere()
    }

    /// What the engine and the libraries below it said since the program was started.
    pub fn log(&self) -> PathBuf {
        self.state.join("log.txt")
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// An unfinished match that waits, by the word of its place.
    pub fn waiting(&self, word: &str) -> PathBuf {
        self.state.join(format!("resume-{word}.ron"))
    }

    /// Where earlier programs kept the one match to continue.
    pub fn resume(&self) -> PathBuf {
        self.state.join("resume.ron")
    }

    /// Saved labyrinths and favourite boards.
    pub fn labyrinths(&self) -> PathBuf {
        self.data.join("labyrinths.ron")
    }

    /// The folder of finished matches.
    pub fn replays(&self) -> PathBuf {
        self.data.join("replays")
    }

    /// The folder of what bots and the tournament server said to each other.
    pub fn transcripts(&self) -> PathBuf {
        self.data.join("transcripts")
    }

    /// Level, statistics, achievements and tokens.
    pub fn profile(&self) -> PathBuf {
        self.data.join("profile.ron")
    }

    /// The folder of bug reports.
    pub fn reports(&self) -> PathBuf {
        self.data.join("reports")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_moves_everything() {
        let arguments = Arguments {
            data_dir: Some("/tmp/a".into()),
            config_dir: Some("/tmp/b".into()),
            ..Arguments::default()
        };
        let folders = Folders::find(&arguments).unwrap();
        assert_eq!(folders.settings(), Path::new("/tmp/b/settings.ron"));
        assert_eq!(folders.resume(), Path::new("/tmp/a/state/resume.ron"));
        assert_eq!(folders.pictures, Path::new("/tmp/a/pictures"));
        let arguments = Arguments { config_dir: None, ..arguments };
        assert_eq!(Folders::find(&arguments).unwrap().config, Path::new("/tmp/a/config"));
    }

    #[test]
    fn looking_creates_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let data = dir.path().join("data");
        let arguments = Arguments { data_dir: Some(data.clone()), ..Arguments::default() };
        let folders = Folders::find(&arguments).unwrap();
        assert!(folders.replays().starts_with(&data) && !data.exists());
    }

    #[test]
    fn nowhere_really_is_nowhere() {
        let folders = Folders::nowhere();
        assert!(std::fs::create_dir_all(&folders.data).is_err());
        assert!(!folders.settings().exists() && folders.is_nowhere());
    }
}
