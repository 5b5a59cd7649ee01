//! Which drawings are baked together: one sheet is what one screen of the game loads.

use std::fs;
use std::path::{Path, PathBuf};

use super::drawing::Drawing;
use super::error::BakeError;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// The interface kit and the parlor itself: needed before the first frame.
    Shell,
    Evil,
    Duel,
    Labyrinth,
    Cards,
    Arena,
    Creatures,
    Wager,
}

/// One file: its place in the sheet and its text.
pub struct Source {
    /// Path below the sheet's folders without the ending: `seals/02-knife`, in the shell `ui/icon/back`.
    pub name: String,
    pub path: PathBuf,
    pub svg: String,
}

impl Sheet {
    pub const ALL: [Self; 8] = [
        Self::Shell,
        Self::Evil,
        Self::Duel,
        Self::Labyrinth,
        Self::Cards,
        Self::Arena,
        Self::Creatures,
        Self::Wager,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Shell => "shell",
            Self::Evil => "evil",
            Self::Duel => "duel",
            Self::Labyrinth => "labyrinth",
            Self::Cards => "cards",
            Self::Arena => "arena",
            Self::Creatures => "creatures",
            Self::Wager => "wager",
        }
    }

    /// Folders below `assets/svg` and the prefix their drawings carry in this sheet.
    fn folders(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Shell => &[("ui", "ui/"), ("hub", "hub/")],
            Self::Evil => &[("evil", "")],
            Self::Duel => &[("duel", "")],
            Self::Labyrinth => &[("labyrinth", "")],
            Self::Cards => &[("cards", "")],
            Self::Arena => &[("arena", "")],
            Self::Creatures => &[("creatures", "")],
            Self::Wager => &[("wager", "")],
        }
    }

    /// All drawings of this sheet, folder by folder, each folder in the order of its names.
    pub fn sources(self, assets: &Path) -> Result<Vec<Source>, BakeError> {
        let mut sources = Vec::new();
        for (folder, prefix) in self.folders() {
            collect(&assets.join(folder), prefix, &mut sources)?;
        }
        sources.sort_by(|a, b| a.folder().cmp(b.folder()).then_with(|| a.name.cmp(&b.name)));
        Ok(sources)
    }
}

impl Source {
    pub fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    pub fn drawing(&self) -> Result<Drawing, BakeError> {
        Drawing::read(self.stem(), &self.svg)
            .map_err(|reason| BakeError::Drawing { path: self.path.clone(), reason })
    }

    /// The name inside its folder.
    pub fn stem(&self) -> &str {
        self.name.rsplit_once('/').map_or(&self.name, |(_, stem)| stem)
    }
}

fn collect(dir: &Path, prefix: &str, out: &mut Vec<Source>) -> Result<(), BakeError> {
    for entry in fs::read_dir(dir).map_err(BakeError::file(dir))? {
        let path = entry.map_err(BakeError::file(dir))?.path();
        let Some(stem) = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()) else {
            continue;
        };
        if path.is_dir() {
            collect(&path, &format!("{prefix}{stem}/"), out)?;
        } else if path.extension().is_some_and(|ending| ending == "svg") {
            let svg = fs::read_to_string(&path).map_err(BakeError::file(&path))?;
            out.push(Source { name: format!("{prefix}{stem}"), path, svg });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_drawing_is_named_with_its_reason() {
        let assets = tempfile::tempdir().expect("a folder");
        let folder = assets.path().join("wager");
        fs::create_dir(&folder).expect("a folder");
        fs::write(folder.join("crown.svg"), "<svg><g></svg>").expect("a file");
        let sources = Sheet::Wager.sources(assets.path()).expect("readable files");
        let error = sources[0].drawing().err().expect("an error").to_string();
        assert!(error.contains("crown.svg"), "{error}");
        assert!(error.contains("expected 'g' tag, not 'svg'"), "{error}");
    }

    #[test]
    fn a_missing_folder_is_named() {
        let assets = tempfile::tempdir().expect("a folder");
        let error = Sheet::Duel.sources(assets.path()).err().expect("an error").to_string();
        assert!(error.contains("duel"), "{error}");
    }
}
