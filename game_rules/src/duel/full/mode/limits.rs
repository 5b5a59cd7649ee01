//! A number of a mode file that does not fit its field at all: which field, which number, which limit.

use super::Mode;
use crate::{
    data::TextFault,
    duel::{Tool, full::Rack},
};

/// What RON says of such a number, without a word about the field.
const OUT_OF_BOUNDS: &str = "Integer is out of bounds";

/// Says of a number that does not fit what it is and what would.
pub(super) fn explain(mut fault: TextFault, text: &str) -> TextFault {
    if fault.cause.ends_with(OUT_OF_BOUNDS)
        && let Some((field, value)) = number_at(text, fault.line, fault.column)
    {
        let before = text.split_inclusive('\n').take(fault.line).collect::<String>();
        fault.cause = match limits(field, before.contains("tools:")) {
            Some((least, most)) => format!("{field} = {value}: must be from {least} to {most}"),
            None => format!("temp_slot_weights = {value}: lives are from 0 to {}", u8::MAX),
        };
    }
    fault
}

/// The least and the most a field may have; `None` for the lives of slots, which have no name.
fn limits(field: &str, among_tools: bool) -> Option<(u64, u64)> {
    let shells = u64::from(Mode::MOST_SHELLS);
    Some(match field {
        "min_bullets" | "max_bullets" => (1, shells),
        "min_true" | "min_false" | "max_true" => (0, shells),
        "permanent_slots" => (0, Rack::MAX.into()),
        "per_game_limit" | "hold_limit" => (0, u16::MAX.into()),
        "weight" | "none" | "some" | "all" | "start" => (0, Mode::MOST_WEIGHT.into()),
        "human_hp" | "evil_hp" | "base" => (1, u64::MAX),
        "step" => (0, 1_000_000),
        "max_tools_per_round" => (0, u32::MAX.into()),
        "id" if among_tools => (0, Tool::ALL.len() as u64 - 1),
        "id" => (0, u32::MAX.into()),
        _ => return None,
    })
}

/// The number at a place of a text, and the last name before it.
fn number_at(text: &str, line: usize, column: usize) -> Option<(&str, &str)> {
    let start: usize = text.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let within = text.get(start..)?.char_indices().nth(column.checked_sub(1)?);
    let at = start + within.map_or(0, |(at, _)| at);
    let figure = |sign: char| sign.is_ascii_digit() || sign == '-';
    let before = text[..at].trim_end_matches(figure);
    let value = &text[before.len()..];
    let value = &value[..value.find(|sign| !figure(sign)).unwrap_or(value.len())];
    let (name, _) = before.rsplit_once(':')?;
    let letter = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let field = name.trim_end().rsplit(|sign| !letter(sign)).next()?;
    Some((field, value)).filter(|_| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::full::ModeFault;

    fn read(change: (&str, &str)) -> String {
        let text = Mode { id: 9, ..Mode::shipped()[0].clone() }.write();
        assert!(text.contains(change.0), "{}: {text}", change.0);
        let fault: ModeFault =
            Mode::read("mine.ron", &text.replacen(change.0, change.1, 1)).unwrap_err();
        fault.to_string().split(": ").skip(1).collect::<Vec<_>>().join(": ")
    }

    #[test]
    fn a_number_out_of_all_bounds_is_named_with_its_field_and_limit() {
        assert_eq!(
            read(("max_bullets: 8", "max_bullets: 800")),
            "max_bullets = 800: must be from 1 to 31"
        );
        assert_eq!(read(("min_true: 1", "min_true: -1")), "min_true = -1: must be from 0 to 31");
        assert_eq!(
            read(("permanent_slots: 8", "permanent_slots: 300")),
            "permanent_slots = 300: must be from 0 to 112"
        );
        assert_eq!(
            read(("Fixed(8)", "Fixed(99999999999)")),
            "weight = 99999999999: must be from 0 to 1000000"
        );
        assert_eq!(read(("id: 0,", "id: 300,")), "id = 300: must be from 0 to 35");
        assert_eq!(
            read(("id: 9", "id: 99999999999")),
            "id = 99999999999: must be from 0 to 4294967295"
        );
        assert_eq!(read(("5: 1", "999: 1")), "temp_slot_weights = 999: lives are from 0 to 255");
    }
}
