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
        cause: cause(&fault.code),
    })
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
        let fault = read_ron::<Sample>("mode.ron", "()").unwrap_err();
        assert_eq!(fault.to_string(), "mode.ron:1:2: the field `hp` is missing");
        let fault = read_ron::<Sample>("mode.ron", "(hpp: 3)").unwrap_err();
        assert_eq!(fault.to_string(), "mode.ron:1:2: there is no field `hpp`; fields are: hp");
    }
}
