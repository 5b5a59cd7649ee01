//! What the property tests share.

pub mod calibration;

use proptest::test_runner::{Config, RngSeed};

/// `cases` random cases, the same in every run, so that one tree gets one verdict.
/// `PROPTEST_RNG_SEED=7 cargo test` looks elsewhere.
pub fn cases(cases: u32) -> Config {
    let config = Config::default();
    let rng_seed = match config.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        chosen => chosen,
    };
    Config { cases, rng_seed, failure_persistence: None, ..config }
}
