//! Exact chances.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An exact chance, `num` of `den` cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// Favourable cases.
    pub num: u64,
    /// All cases.
    pub den: u64,
}

impl Odds {
    /// It will happen.
    pub const SURE: Odds = Odds { num: 1, den: 1 };
    /// It cannot happen.
    pub const NEVER: Odds = Odds { num: 0, den: 1 };

    /// `num` of `den`, as counted (3 of 6 stays 3/6: players count shells, not lowest terms).
    pub const fn new(num: u64, den: u64) -> Odds {
        Odds { num, den }
    }

    /// A chance that was summed up from many: the smallest fraction it is, if it is one of a few
    /// hundred cases, else in millionths.
    pub fn close_to(chance: f64) -> Odds {
        let small = (1..=240u64).find(|cases| {
            let count = chance * *cases as f64;
            (count - count.round()).abs() < Odds::CERTAIN * *cases as f64
        });
        let cases = small.unwrap_or(1_000_000);
        Odds::new((chance * cases as f64).round() as u64, cases)
    }

    /// Chances closer to each other than this are the same: sums of many products are not round.
    pub const CERTAIN: f64 = 1e-9;

    /// The chance as a number from 0 to 1.
    pub fn value(self) -> f64 {
        self.num as f64 / self.den as f64
    }

    /// Does it certainly happen?
    pub const fn is_sure(self) -> bool {
        self.num == self.den
    }

    /// Does it certainly not happen?
    pub const fn is_never(self) -> bool {
        self.num == 0
    }

    /// The chance that it does not happen.
    #[must_use]
    pub const fn not(self) -> Odds {
        Odds { num: self.den - self.num, den: self.den }
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_the_fraction_it_is_close_to() {
        assert_eq!(Odds::close_to((0..3).map(|_| 0.1).sum()), Odds::new(3, 10));
        assert_eq!(Odds::close_to(2.0 / 7.0), Odds::new(2, 7));
        assert_eq!((Odds::close_to(0.0), Odds::close_to(1.0)), (Odds::NEVER, Odds::SURE));
        assert_eq!(Odds::close_to(0.031_506_6), Odds::new(31_507, 1_000_000));
    }
}
