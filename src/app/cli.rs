//! The command line, ux 2.0.11. `--help` and `--version` need no display; an unknown flag is one
//! line with the nearest match.

use std::{ffi::OsString, net::SocketAddr, path::PathBuf, str::FromStr};

use bevy::prelude::Resource;
use clap::{
    Parser, ValueEnum,
    error::{ContextKind, ContextValue, ErrorKind},
};
use game_rules::{code, game::GameId};

use super::language::Lang;

/// What the program was told when it was started.
#[derive(Resource, Clone, Debug, Default, PartialEq, Parser)]
#[command(
    name = "evils_parlor",
    version = super::VERSION,
    about = "Evil's Parlor: five turn-based games around one table, against one opponent called Evil",
    after_help = "Without flags the parlor opens. Files live in the desktop's own folders; \
                  --data-dir and --config-dir move them."
)]
pub struct Arguments {
    /// Sit down at this table at once
    #[arg(long, value_enum, value_name = "NAME")]
    pub game: Option<GameTable>,
    /// With --game: the mode to play: classic, 1 to 8, house or the number of your own for the Duel,
    /// aloud or whisper for the Labyrinth, series, single or mirror for the Arena, table or party
    /// for the Wager
    #[arg(long, value_name = "NAME", requires = "game")]
    pub mode: Option<String>,
    /// The seed of the next match: a number or a seed code
    #[arg(long, value_name = "SEED", value_parser = read_seed)]
    pub seed: Option<u64>,
    /// Open a code: a seed, a table or a whole match
    #[arg(long, value_name = "CODE")]
    pub code: Option<String>,
    /// Take up the unfinished match
    #[arg(long = "continue")]
    pub resume: bool,
    /// Watch a stored match
    #[arg(long, value_name = "FILE")]
    pub replay: Option<PathBuf>,
    /// Play a stored match through without a window; exit 0 if every decision fits, else 1
    #[arg(long, value_name = "FILE")]
    pub verify: Option<PathBuf>,
    /// Language of this session
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub lang: Option<Lang>,
    /// Open a window of this size
    #[arg(long, value_name = "WxH", conflicts_with = "fullscreen")]
    pub windowed: Option<Size>,
    /// Fill the screen
    #[arg(long)]
    pub fullscreen: bool,
    /// Default settings, no effects, no gamepad; nothing of it is saved
    #[arg(long)]
    pub safe_mode: bool,
    /// Keep saves, replays, state, cache and screenshots here
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Keep the settings here
    #[arg(long, value_name = "DIR")]
    pub config_dir: Option<PathBuf>,
    /// Be silent in this session
    #[arg(long)]
    pub mute: bool,
    /// Reduce motion in this session
    #[arg(long)]
    pub reduced_motion: bool,
    /// Let bots connect to the Arena here; a bare port listens on this computer only
    #[arg(long, value_name = "ADDR", value_parser = read_address)]
    pub arena_listen: Option<SocketAddr>,
    /// Drive the program by a script
    #[arg(long, value_name = "FILE", conflicts_with = "demo")]
    pub robot: Option<PathBuf>,
    /// Play a short demonstration and leave its pictures here
    #[arg(long, value_name = "DIR")]
    pub demo: Option<PathBuf>,
}

/// The five tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum GameTable {
    /// The shotgun duel.
    Duel,
    /// The hidden labyrinth.
    Labyrinth,
    /// The card duel.
    Cards,
    /// The creature battles.
    Arena,
    /// The betting party game.
    Wager,
}

impl GameTable {
    /// All tables, in the order of their keys.
    pub const ALL: [GameTable; 5] = [
        GameTable::Duel,
        GameTable::Labyrinth,
        GameTable::Cards,
        GameTable::Arena,
        GameTable::Wager,
    ];

    /// The table a game is played at.
    pub const fn of(game: GameId) -> GameTable {
        match game {
            GameId::Classic | GameId::Duel => GameTable::Duel,
            GameId::Arena => GameTable::Arena,
            GameId::Cards => GameTable::Cards,
            GameId::Labyrinth => GameTable::Labyrinth,
            GameId::Wager => GameTable::Wager,
        }
    }

    /// The word in flags, folders and language keys.
    pub const fn word(self) -> &'static str {
        match self {
            GameTable::Duel => "duel",
            GameTable::Labyrinth => "labyrinth",
            GameTable::Cards => "cards",
            GameTable::Arena => "arena",
            GameTable::Wager => "wager",
        }
    }
}

/// A window's size in logical units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

impl Size {
    /// The smallest window everything fits in (ux 2.0.1).
    pub const SMALLEST: Size = Size { width: 1024, height: 600 };
    const LARGEST: u32 = 16_384;
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let numbers = text.split_once(['x', 'X', '×']);
        let numbers =
            numbers.and_then(|(w, h)| Some((w.parse::<u32>().ok()?, h.parse::<u32>().ok()?)));
        let (width, height) = numbers.ok_or("give width and height, such as 1280x720")?;
        let Size { width: least_width, height: least_height } = Size::SMALLEST;
        if width < least_width || height < least_height {
            return Err(format!("the smallest window is {least_width}x{least_height}"));
        }
        if width.max(height) > Size::LARGEST {
            return Err(format!("the largest side is {}", Size::LARGEST));
        }
        Ok(Size { width, height })
    }
}

fn read_seed(text: &str) -> Result<u64, String> {
    text.parse().or_else(|_| code::read_seed(text)).map_err(|why| why.to_string())
}

fn read_address(text: &str) -> Result<SocketAddr, String> {
    if let Ok(port) = text.parse::<u16>() {
        return Ok(SocketAddr::from(([127, 0, 0, 1], port)));
    }
    text.parse().map_err(|_| "give a port, or an address with a port such as 0.0.0.0:7766".into())
}

/// The program ends before it has begun: what to print, where, and the exit code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// 0 after help or version, 2 after a mistake.
    pub code: u8,
    /// What to print: to standard output if the code is 0, else to standard error.
    pub text: String,
}

impl Arguments {
    /// Reads the command line; the first word is the program's own name.
    pub fn read<I, T>(words: I) -> Result<Arguments, Exit>
    where
        I: IntoIterator<Item = T>,
        T: Into<OsString> + Clone,
    {
        Arguments::try_parse_from(words).map_err(|error| match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Exit { code: 0, text: error.to_string().trim_end().to_owned() }
            }
            _ => Exit { code: 2, text: one_line(&error) },
        })
    }
}

fn one_line(error: &clap::Error) -> String {
    let part = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => texts.first().cloned(),
        _ => None,
    };
    let offered = match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(offered)) => offered.as_slice(),
        _ => &[],
    };
    let bare = |flag: String| flag.split([' ', '=']).next().unwrap_or_default().to_owned();
    match (error.kind(), part(ContextKind::InvalidArg)) {
        (ErrorKind::MissingRequiredArgument, Some(flag)) => {
            format!("{} is required; --help says what belongs together", bare(flag))
        }
        (ErrorKind::UnknownArgument, Some(flag)) => {
            let kind = if flag.starts_with('-') { "flag" } else { "word" };
            match nearest(&flag) {
                Some(near) => format!("unknown flag {flag}; did you mean --{near}?"),
                None => format!("unknown {kind} `{flag}`; --help lists what there is"),
            }
        }
        (ErrorKind::InvalidValue, Some(flag)) if !offered.is_empty() => {
            let value = part(ContextKind::InvalidValue).unwrap_or_default();
            format!("there is no `{value}` for {}; give {}", bare(flag), offered.join(", "))
        }
        _ => {
            let text = error.to_string();
            let first = text.lines().next().unwrap_or_default();
            first.strip_prefix("error: ").unwrap_or(first).to_owned()
        }
    }
}

/// The flag that needs the fewest changes of single letters, if most letters stay.
fn nearest(flag: &str) -> Option<String> {
    let typed = flag.strip_prefix("--")?;
    let command = <Arguments as clap::CommandFactory>::command();
    let known: Vec<String> =
        command.get_arguments().filter_map(|arg| arg.get_long().map(str::to_owned)).collect();
    let near = known.into_iter().min_by_key(|name| changes(typed, name))?;
    (changes(typed, &near) <= near.len() / 3).then_some(near)
}

fn changes(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, letter) in from.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &other) in to.iter().enumerate() {
            let replaced = corner + usize::from(letter != other);
            corner = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(corner + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments, Exit> {
        Arguments::read(std::iter::once("evils_parlor").chain(line.split_whitespace()))
    }

    fn refused(line: &str) -> String {
        let exit = read(line).unwrap_err();
        assert_eq!(exit.code, 2, "{line}");
        assert_eq!(exit.text.lines().count(), 1, "{}", exit.text);
        exit.text
    }

    #[test]
    fn nothing_is_also_an_answer() {
        assert_eq!(read(""), Ok(Arguments::default()));
    }

    #[test]
    fn every_flag_arrives() {
        let line = "--game duel --mode classic --seed 7 --lang zh --windowed 1280x720 --safe-mode \
                    --data-dir /d --config-dir /c --mute --reduced-motion --arena-listen 7766 \
                    --robot plan.txt --continue --code X --replay r.ron --verify v.ron";
        let found = read(line).unwrap();
        let expected = Arguments {
            game: Some(GameTable::Duel),
            mode: Some("classic".into()),
            seed: Some(7),
            code: Some("X".into()),
            resume: true,
            replay: Some("r.ron".into()),
            verify: Some("v.ron".into()),
            lang: Some(Lang::Chinese),
            windowed: Some(Size { width: 1280, height: 720 }),
            fullscreen: false,
            safe_mode: true,
            data_dir: Some("/d".into()),
            config_dir: Some("/c".into()),
            mute: true,
            reduced_motion: true,
            arena_listen: Some(SocketAddr::from(([127, 0, 0, 1], 7766))),
            robot: Some("plan.txt".into()),
            demo: None,
        };
        assert_eq!(found, expected);
        let seed = code::write_seed(99);
        assert_eq!(read(&format!("--seed {seed} --fullscreen --demo out")).unwrap().seed, Some(99));
    }

    #[test]
    fn unknown_flags_get_the_nearest_match() {
        assert_eq!(refused("--langg pl"), "unknown flag --langg; did you mean --lang?");
        assert_eq!(
            refused("--full-screen"),
            "unknown flag --full-screen; did you mean --fullscreen?"
        );
        assert_eq!(refused("--mut"), "unknown flag --mut; did you mean --mute?");
        // Nothing like it: no guess.
        for far in ["--quiet", "--foo", "--volume", "-x"] {
            assert_eq!(refused(far), format!("unknown flag `{far}`; --help lists what there is"));
        }
        assert!(refused("hello").contains("`hello`"));
        assert!(refused("--mode 3").starts_with("--game is required"));
    }

    #[test]
    fn bad_values_are_one_line() {
        assert!(refused("--windowed 12").contains("1280x720"));
        assert!(refused("--windowed 800x600").contains("1024x600"));
        assert!(refused("--lang fr").contains("`fr`") && refused("--lang fr").contains("en"));
        assert!(refused("--arena-listen here").contains("port"));
        assert!(refused("--seed EVIL-SOUP1-00-00").contains("SOUP1"));
        assert!(refused("--mode classic").contains("required"));
        refused("--fullscreen --windowed 1280x720");
        assert_eq!(
            refused("--game chess"),
            "there is no `chess` for --game; give duel, labyrinth, cards, arena, wager"
        );
    }

    #[test]
    fn help_and_version_need_nothing() {
        let help = read("--help").unwrap_err();
        assert_eq!(help.code, 0);
        assert!(help.text.contains("--arena-listen <ADDR>"));
        let version = read("--version").unwrap_err();
        assert_eq!(version.text, format!("evils_parlor {}", crate::app::VERSION));
    }
}
