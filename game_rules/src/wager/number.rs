//! The numbers of results and values: whole millionths, so that ties are exact (rules/wager.md 3).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A number with six decimals, at most 9·10¹² either way.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(try_from = "i64", into = "i64")]
pub struct Number(i64);

impl Number {
    /// Millionths of one.
    const ONE: i64 = 1_000_000;
    /// The largest whole number.
    pub const MOST: i64 = 9_000_000_000_000;

    /// So many millionths, if they are in range.
    pub fn from_millionths(millionths: i64) -> Option<Number> {
        (millionths.unsigned_abs() <= (Number::MOST * Number::ONE).unsigned_abs())
            .then_some(Number(millionths))
    }

    /// A whole number, if it is in range.
    pub fn whole(number: i64) -> Option<Number> {
        number.checked_mul(Number::ONE).and_then(Number::from_millionths)
    }

    /// The nearest number, halves away from zero; nothing if it is not finite or out of range.
    pub fn nearest(number: f64) -> Option<Number> {
        if !number.is_finite() || number.abs() > Number::MOST as f64 {
            return None;
        }
        // Whole part and rest apart: their product with a million would not fit a float exactly.
        let whole = number.trunc();
        let rest = ((number - whole) * Number::ONE as f64).round();
        Number::from_millionths(whole as i64 * Number::ONE + rest as i64)
    }

    /// The number as evaluators calculate with it.
    pub fn value(self) -> f64 {
        let (whole, rest) = (self.0 / Number::ONE, self.0 % Number::ONE);
        whole as f64 + rest as f64 / Number::ONE as f64
    }

    /// So much more, if that is in range.
    pub fn plus(self, whole: i32) -> Option<Number> {
        self.0.checked_add(i64::from(whole) * Number::ONE).and_then(Number::from_millionths)
    }

    /// The whole number it is, if it is one.
    pub fn as_whole(self) -> Option<i64> {
        (self.0 % Number::ONE == 0).then_some(self.0 / Number::ONE)
    }
}

impl TryFrom<i64> for Number {
    type Error = String;

    fn try_from(millionths: i64) -> Result<Number, String> {
        Number::from_millionths(millionths)
            .ok_or_else(|| format!("{millionths} millionths are out of range"))
    }
}

impl From<Number> for i64 {
    fn from(number: Number) -> i64 {
        number.0
    }
}

/// Why a text is not a number of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a number such as 9950000 or -2.5, at most {most} either way", most = Number::MOST)]
pub struct NotANumber(pub String);

impl FromStr for Number {
    type Err = NotANumber;

    /// Reads `-12.5`; what goes beyond six decimals is rounded, halves away from zero.
    fn from_str(text: &str) -> Result<Number, NotANumber> {
        let fail = || NotANumber(text.to_owned());
        let trimmed = text.trim();
        let (negative, digits) = match trimmed.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, trimmed.strip_prefix('+').unwrap_or(trimmed)),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
        let only_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !only_digits(whole) || !only_digits(decimals) {
            return Err(fail());
        }
        let whole: i64 = whole.parse().map_err(|_| fail())?;
        let mut millionths = 0;
        for place in 0..6 {
            let digit = decimals.as_bytes().get(place).map_or(0, |digit| digit - b'0');
            millionths = millionths * 10 + i64::from(digit);
        }
        millionths += i64::from(decimals.as_bytes().get(6).is_some_and(|&digit| digit >= b'5'));
        whole
            .checked_mul(Number::ONE)
            .and_then(|large| large.checked_add(millionths))
            .map(|size| if negative { -size } else { size })
            .and_then(Number::from_millionths)
            .ok_or_else(fail)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        let (whole, rest) = (size / Number::ONE as u64, size % Number::ONE as u64);
        let decimals = format!("{rest:06}");
        let decimals = decimals.trim_end_matches('0');
        let dot = if decimals.is_empty() { "" } else { "." };
        f.pad(&format!("{sign}{whole}{dot}{decimals}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_written_exactly() {
        for (text, shown) in [
            ("9950000", "9950000"),
            ("-2.5", "-2.5"),
            ("−2.50", "-2.5"),
            ("+0.000001", "0.000001"),
            ("-0.0000005", "-0.000001"),
            ("0.0000004", "0"),
            ("0.9999999", "1"),
            ("9000000000000", "9000000000000"),
        ] {
            assert_eq!(text.parse::<Number>().unwrap().to_string(), shown, "{text}");
        }
        for text in ["", "-", "1e6", "NaN", "inf", "1.2.3", "9000000000000.1", "12 3", "."] {
            assert!(text.parse::<Number>().is_err(), "{text}");
        }
    }

    #[test]
    fn rounding_is_half_away_from_zero_and_exact_for_large_whole_numbers() {
        assert_eq!(Number::nearest(0.000_000_5), Number::from_millionths(1));
        assert_eq!(Number::nearest(-0.000_000_5), Number::from_millionths(-1));
        assert_eq!(Number::nearest(0.000_000_499), Number::from_millionths(0));
        for whole in [8_999_999_999_999, 9_007_199_255, -8_999_999_999_999] {
            let number = Number::whole(whole).unwrap();
            assert_eq!(Number::nearest(number.value()), Some(number));
            assert_eq!(number.as_whole(), Some(whole));
        }
        assert_eq!(Number::nearest(9.1e12), None);
        assert_eq!(Number::nearest(f64::NAN), None);
        assert_eq!(Number::nearest(f64::INFINITY), None);
    }
}
