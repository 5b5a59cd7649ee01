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
