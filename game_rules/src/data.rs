//! Reading RON written by people: every fault names file, line, column and cause.

use ron::{Options, extensions::Extensions};
use serde::de::DeserializeOwned;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {cause}")]
pub struct TextFault {
    /// The file, or what stands for it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub cause: String,
}

/// Reads a value of the real type; unknown words are faults where the type says so. What may be
/// missing can be written with or without `Some`.
pub fn read_ron<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, TextFault> {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|fault| TextFault {
        file: file.to_owned(),
        line: fault.span.start.line,
        column: fault.span.start.col,
        cause: match number_at(text, fault.span.start.line, fault.span.start.col) {
            Some((name, number)) if fault.code == ron::Error::IntegerOutOfBounds => {
                format!("{name} = {number}: {}", fault.code)
            }
            _ => cause(&fault.code),
        },
    })
}

/// The number at a place of a text, and the word in front of it: `hp: 300` or `Place(300)`.
fn number_at(text: &str, line: usize, column: usize) -> Option<(&str, &str)> {
    let start: usize = text.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let within = text.get(start..)?.char_indices().nth(column.checked_sub(1)?);
    let at = within.map_or(text.len(), |(at, _)| start + at);
    let figure = |sign: char| sign.is_ascii_digit() || sign == '-';
    let before = text[..at].trim_end_matches(figure);
    let number = &text[before.len()..];
    let number = &number[..number.find(|sign| !figure(sign)).unwrap_or(number.len())];
    let name = before.trim_end().trim_end_matches([':', '(', '[']).trim_end();
    let letter = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let name = &name[name.trim_end_matches(letter).len()..];
    (!name.is_empty() && !number.is_empty()).then_some((name, number))
}

/// What is wrong, so that whoever wrote the file knows what to do.
fn cause(code: &ron::Error) -> String {
    match code {
        ron::Error::MissingStructField { field, .. } => format!("the field `{field}` is missing"),
        ron::Error::DuplicateStructField { field, .. } => {
            format!("the field `{field}` is there twice")
        }
        ron::Error::NoSuchStructField { expected, found, .. } => {
            format!("there is no field `{found}`; fields are: {}", expected.join(", "))
        }
        ron::Error::NoSuchEnumVariant { expected, found, .. } => {
            format!("`{found}` is not known here; known are: {}", expected.join(", "))
        }
        code => code.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the reading is tested")]
    struct Sample {
        hp: u8,
    }

    #[test]
    fn faults_name_the_place() {
        let fault = read_ron::<Sample>("mode.ron", "(\n  hp: 3,\n  hpp: 4,\n)").unwrap_err();
        assert_eq!((fault.line, fault.column), (3, 3));
        assert!(fault.to_string().starts_with("mode.ron:3:3: "), "{fault}");
        let fault = read_ron::<Sample>("mode.ron", "(\n  hp: 300)").unwrap_err();
        assert_eq!(fault.line, 2);
        assert_eq!(fault.to_string(), "mode.ron:2:7: hp = 300: Integer is out of bounds");
        #[derive(Debug, serde::Deserialize)]
        #[expect(dead_code, reason = "only the reading is tested")]
        enum Choice {
            Place(u8),
        }
        let fault = read_ron::<Vec<Choice>>("match.ron", "[Place(3), Place(300)]").unwrap_err();
        assert!(fault.to_string().contains(": Place = 300: Integer is out of bounds"), "{fault}");
        let fault = read_ron::<Sample>("mode.ron", "()").unwrap_err();
        assert_eq!(fault.to_string(), "mode.ron:1:2: the field `hp` is missing");
        let fault = read_ron::<Sample>("mode.ron", "(hpp: 3)").unwrap_err();
        assert_eq!(fault.to_string(), "mode.ron:1:2: there is no field `hpp`; fields are: hp");
    }
}
