//! How 128-bit numbers are written: HP may be 2^64 − 1 and more, which RON by itself cannot hold.
//!
//! Text has a plain number where 64 bits hold it and a quoted one beyond; compact forms have all
//! 128 bits. For use as `#[serde(with = "crate::wide")]`.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

/// Something made of 128-bit numbers.
pub trait Wide: Sized {
    /// The same, with the numbers wrapped for writing and reading.
    type Wrapped: Serialize + for<'de> Deserialize<'de>;

    /// Wraps the numbers.
    fn wrap(&self) -> Self::Wrapped;

    /// Unwraps them.
    fn unwrap(wrapped: Self::Wrapped) -> Self;
}

/// A number on its way.
#[derive(Clone, Copy, Debug)]
pub struct Number(i128);

impl Wide for i128 {
    type Wrapped = Number;

    fn wrap(&self) -> Number {
        Number(*self)
    }

    fn unwrap(wrapped: Number) -> i128 {
        wrapped.0
    }
}

impl Wide for (i128, i128) {
    type Wrapped = (Number, Number);

    fn wrap(&self) -> (Number, Number) {
        (Number(self.0), Number(self.1))
    }

    fn unwrap(wrapped: (Number, Number)) -> (i128, i128) {
        (wrapped.0.0, wrapped.1.0)
    }
}

impl Wide for [i128; 2] {
    type Wrapped = [Number; 2];

    fn wrap(&self) -> [Number; 2] {
        self.map(Number)
    }

    fn unwrap(wrapped: [Number; 2]) -> [i128; 2] {
        wrapped.map(|number| number.0)
    }
}

/// Writes it.
pub fn serialize<T: Wide, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.wrap().serialize(to)
}

/// Reads it.
pub fn deserialize<'de, T: Wide, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::Wrapped::deserialize(from).map(T::unwrap)
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return to.serialize_i128(self.0);
        }
        match (i64::try_from(self.0), u64::try_from(self.0)) {
            (Ok(number), _) => to.serialize_i64(number),
            (_, Ok(number)) => to.serialize_u64(number),
            _ => to.collect_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Number, D::Error> {
        if from.is_human_readable() {
            from.deserialize_any(Reader)
        } else {
            i128::deserialize(from).map(Number)
        }
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, in quotation marks beyond 64 bits")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Number, E> {
        Ok(Number(number.into()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Number, E> {
        Ok(Number(number.into()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Number, E> {
        let number = text.trim().parse();
        number.map(Number).map_err(|_| E::custom(format!("`{text}` is not a whole number")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Pair {
        #[serde(with = "crate::wide")]
        hp: i128,
        #[serde(with = "crate::wide")]
        range: (i128, i128),
    }

    #[test]
    fn all_sizes_survive_as_text_and_as_bytes() {
        let most = i128::from(u64::MAX);
        for hp in [0, -5, 7, 1 << 63, most, most + 9, i128::MAX, i128::MIN] {
            let pair = Pair { hp, range: (-1, hp) };
            let text = ron::to_string(&pair).unwrap();
            assert_eq!(ron::from_str::<Pair>(&text).unwrap(), pair, "{text}");
            let json = serde_json::to_string(&pair).unwrap();
            assert_eq!(serde_json::from_str::<Pair>(&json).unwrap(), pair, "{json}");
            let bytes = postcard::to_allocvec(&pair).unwrap();
            assert_eq!(postcard::from_bytes::<Pair>(&bytes).unwrap(), pair);
        }
        let text = "(hp: 18446744073709551615, range: (1, 2))";
        assert_eq!(ron::from_str::<Pair>(text).unwrap().hp, most);
        let fault = ron::from_str::<Pair>("(hp: \"many\", range: (1, 2))").unwrap_err();
        assert!(fault.to_string().contains("`many` is not a whole number"), "{fault}");
    }
}
