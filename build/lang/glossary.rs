//! The words a glossary refuses: docs/glossary-pl.md and docs/glossary-zh.md.
//!
//! A table of a glossary whose last column is called “never” says what no text may hold. Such a cell
//! lists patterns: `` `pattern` in file, file unless `longer`, `longer`; `pattern` outside file ``.
//! A small letter of a pattern stands for its capital at the beginning of a word, too; `*` for any
//! letters; a space for any space. A word is found only whole, but Chinese has no spaces.

use super::{Fault, Source, fault};

/// Everything that the glossary of a language refuses.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    refused: Vec<Refused>,
}

/// A pattern that no text may hold, and what to say instead.
#[derive(Clone, Debug)]
struct Refused {
    pattern: String,
    files: Files,
    /// Longer patterns within which it is allowed.
    unless: Vec<String>,
    /// The terms of the row.
    rather: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Files {
    All,
    Only(Vec<String>),
    Not(Vec<String>),
}

impl Files {
    fn hold(&self, stem: &str) -> bool {
        match self {
            Files::All => true,
            Files::Only(stems) => stems.iter().any(|only| only == stem),
            Files::Not(stems) => stems.iter().all(|not| not != stem),
        }
    }
}

/// The column with the patterns.
const COLUMN: &str = "never";

impl Glossary {
    /// Reads the tables of a page; `stems` are the files that a row may name.
    pub fn read(page: &Source, stems: &[&str]) -> Result<Glossary, Vec<Fault>> {
        let (mut refused, mut faults) = (Vec::new(), Vec::new());
        let mut open = false;
        let mut at = 0;
        for line in page.text.split_inclusive('\n') {
            let here = at;
            at += line.len();
            let Some(cells) = cells(line) else {
                open = false;
                continue;
            };
            let last = cells.last().copied().unwrap_or_default();
            if last == COLUMN {
                open = true;
            } else if open && !last.chars().all(|sign| sign == '-') {
                let rather = cells.get(1).copied().unwrap_or_default();
                match items(last, rather, stems) {
                    Ok(found) => refused.extend(found),
                    Err(what) => faults.push(fault(page, here, what)),
                }
            }
        }
        if faults.is_empty() { Ok(Glossary { refused }) } else { Err(faults) }
    }

    /// What stands in a text of the file `stem` and is refused there.
    pub fn refuses(&self, stem: &str, text: &str) -> Vec<String> {
        let signs: Vec<char> = text.chars().collect();
        let here = self.refused.iter().filter(|refused| refused.files.hold(stem));
        here.filter_map(|refused| {
            let (from, to) = refused.first_in(&signs)?;
            let found: String = signs[from..to].iter().collect();
            Some(format!("“{found}” is refused; say {}", refused.rather))
        })
        .collect()
    }
}

impl Refused {
    /// The first place where the pattern stands outside of what is allowed.
    fn first_in(&self, signs: &[char]) -> Option<(usize, usize)> {
        let allowed: Vec<(usize, usize)> =
            self.unless.iter().flat_map(|longer| places(longer, signs)).collect();
        places(&self.pattern, signs)
            .into_iter()
            .find(|(from, to)| !allowed.iter().any(|(start, end)| start <= from && to <= end))
    }
}

/// The cells of a row, without the pipes at both ends.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

/// The patterns of a cell.
fn items(cell: &str, rather: &str, stems: &[&str]) -> Result<Vec<Refused>, String> {
    let mut found: Vec<Refused> = Vec::new();
    let mut rest = cell;
    while !rest.is_empty() {
        let (pattern, behind) = quoted(rest)?;
        let (where_to, mut behind) = match behind.find(['`', ';']) {
            Some(end) => behind.split_at(end),
            None => (behind, ""),
        };
        let mut words = where_to.trim();
        let mut unless = Vec::new();
        if let Some(before) = words.strip_suffix("unless") {
            words = before.trim();
            loop {
                let (longer, after) = quoted(behind)?;
                unless.push(longer.to_owned());
                behind = after.trim_start();
                match behind.strip_prefix(',') {
                    Some(another) => behind = another.trim_start(),
                    None => break,
                }
            }
        }
        let files = files(words, stems)?;
        let (pattern, rather) = (pattern.to_owned(), rather.to_owned());
        found.push(Refused { pattern, files, unless, rather });
        rest = match behind.trim_start().strip_prefix(';') {
            Some(next) => next.trim_start(),
            None if behind.trim().is_empty() => "",
            None => return Err(format!("a semicolon is missing before “{}”", behind.trim())),
        };
    }
    Ok(found)
}

/// What stands between the backticks at the beginning, and what follows.
fn quoted(text: &str) -> Result<(&str, &str), String> {
    let inside = text.trim_start().strip_prefix('`').and_then(|rest| rest.split_once('`'));
    match inside {
        Some((pattern, rest)) if !pattern.is_empty() => Ok((pattern, rest)),
        _ => Err(format!("no pattern between backticks: “{text}”")),
    }
}

fn files(words: &str, stems: &[&str]) -> Result<Files, String> {
    let (list, only) = match (words.strip_prefix("in "), words.strip_prefix("outside ")) {
        (Some(list), _) => (list, true),
        (_, Some(list)) => (list, false),
        _ if words.is_empty() => return Ok(Files::All),
        _ => return Err(format!("“{words}” is neither “in …” nor “outside …” nor “unless …”")),
    };
    let list: Vec<String> = list.split(',').map(|stem| stem.trim().to_owned()).collect();
    match list.iter().find(|stem| !stems.contains(&stem.as_str())) {
        Some(unknown) => Err(format!("there is no file “{unknown}”")),
        None if only => Ok(Files::Only(list)),
        None => Ok(Files::Not(list)),
    }
}

/// All places of a pattern, as spans of signs.
fn places(pattern: &str, signs: &[char]) -> Vec<(usize, usize)> {
    let pattern: Vec<char> = pattern.chars().collect();
    (0..signs.len())
        .filter(|&from| from == 0 || is_end(signs[from - 1], signs[from]))
        .filter_map(|from| {
            let (&first, others) = pattern.split_first()?;
            let capital = || first.is_lowercase() && first.to_uppercase().eq([signs[from]]);
            let rest = &signs[from..];
            let length = match first {
                '*' | ' ' => length(&pattern, rest, None)?,
                _ if rest[0] == first || capital() => {
                    1 + length(others, &rest[1..], Some(rest[0]))?
                }
                _ => return None,
            };
            (length > 0).then_some((from, from + length))
        })
        .collect()
}

/// How many signs the pattern takes at the beginning of `signs`, up to the end of a word.
fn length(pattern: &[char], signs: &[char], before: Option<char>) -> Option<usize> {
    match pattern.split_first() {
        None => {
            let ends = match (before, signs.first()) {
                (Some(last), Some(&next)) => is_end(last, next),
                _ => true,
            };
            ends.then_some(0)
        }
        Some(('*', rest)) => {
            let letters = signs.iter().take_while(|sign| is_spelled(**sign)).count();
            (0..=letters).rev().find_map(|taken| {
                let before = if taken > 0 { Some(signs[taken - 1]) } else { before };
                Some(taken + length(rest, &signs[taken..], before)?)
            })
        }
        Some((' ', rest)) => {
            let spaces = signs.iter().take_while(|sign| sign.is_whitespace()).count();
            (spaces > 0).then_some(())?;
            Some(spaces + length(rest, &signs[spaces..], Some(' '))?)
        }
        Some((wanted, rest)) => {
            let (&sign, others) = signs.split_first()?;
            (sign == *wanted).then_some(())?;
            Some(1 + length(rest, others, Some(sign))?)
        }
    }
}

/// Does a word end between these two signs?
fn is_end(one: char, other: char) -> bool {
    !(is_spelled(one) && is_spelled(other))
}

/// Letters that make words only together; a Chinese sign is a word by itself.
fn is_spelled(sign: char) -> bool {
    sign.is_alphanumeric() && !super::is_chinese(sign)
}
