//! The form of a pinned match in `tests/games/<game>/`: the arguments of `referee record` that made
//! it, one per line, its code, and its transcript.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

/// The file that holds a code of each revision that has passed.
pub const OLD_CODES: &str = "old_codes.list";

/// A pinned match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pinned {
    /// How it was made.
    pub arguments: Vec<String>,
    /// Its code; missing until it is blessed for the first time.
    pub code: Option<String>,
    /// Its transcript.
    pub transcript: String,
}

impl Pinned {
    /// The pinned matches of a folder.
    pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
        let place = |fault| format!("{}: {fault}", folder.display());
        let paths = fs::read_dir(folder).map_err(place)?.map(|entry| entry.map(|it| it.path()));
        let paths: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(place)?;
        Ok(paths
            .into_iter()
            .filter(|path| path.extension().is_some_and(|it| it == "txt"))
            .collect())
    }

    /// Reads one.
    pub fn parse(text: &str) -> Pinned {
        let (head, code, transcript) = match text.find("EVIL-") {
            Some(at) => {
                let (code, rest) = text[at..].split_once('\n').unwrap_or((&text[at..], ""));
                (&text[..at], Some(code.to_owned()), rest.to_owned())
            }
            None => (text, None, String::new()),
        };
        Pinned { arguments: head.lines().map(str::to_owned).collect(), code, transcript }
    }
}

impl fmt::Display for Pinned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for argument in &self.arguments {
            writeln!(f, "{argument}")?;
        }
        if let Some(code) = &self.code {
            writeln!(f, "{code}")?;
        }
        f.write_str(&self.transcript)
    }
}
