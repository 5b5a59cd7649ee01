//! The words of the rules' data: every `pl: "…"` and `zh: "…"` of its files.

use std::{fs, io, path::Path};

use super::{Fault, Glossary, Source, fault, forms};

/// How a glossary calls the texts of the data.
pub const STEM: &str = "data";

/// What is wrong with the texts of a language in a data file.
pub fn faults(source: &Source, glossary: &Glossary) -> Vec<Fault> {
    let mut found = Vec::new();
    let opening = format!("{}: \"", source.language);
    for (at, _) in source.text.match_indices(&opening) {
        let rest = &source.text[at + opening.len()..];
        let text = rest.split_once('"').map_or(rest, |(text, _)| text);
        let mut wrong = glossary.refuses(STEM, text);
        wrong.extend(forms::narrow_faults(source.language, text));
        found.extend(wrong.into_iter().map(|what| fault(source, at, what)));
    }
    found
}

/// The data files below `root`, once for each language.
pub fn load(root: &Path, language: &'static str) -> io::Result<Vec<Source>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ron") {
                let (file, text) = (path.display().to_string(), fs::read_to_string(&path)?);
                found.push(Source { language, file, text });
            }
        }
    }
    found.sort_by(|one, other| one.file.cmp(&other.file));
    Ok(found)
}
