//! The chances of the rules that are no plain fractions, as whole numbers of 2^63 cases.
//!
//! Everything is computed with integers, so that every machine draws alike. A result is rounded
//! down and never off by more than a few units of 2^−63.

/// All cases.
pub const UNIT: u64 = 1 << 63;
/// All cases of a chance that came as a decimal number in a file.
pub const UNIT_53: u64 = 1 << 53;

/// Wear up to which blowback chances are looked up; few duels get that far.
const TABLE: usize = 2048;

static BLOWBACK: [u64; TABLE] = blowback_table();

/// (1023/1024)^n in units of 2^−120, one step on.
const fn cooler(part: u128) -> u128 {
    part - (part >> 10)
}

/// (1 − part)² in units of 2^−63.
const fn squared(part: u128) -> u64 {
    let rest = ((1 << 120) - part) >> 57;
    ((rest * rest) >> 63) as u64
}

const fn blowback_table() -> [u64; TABLE] {
    let mut part: u128 = 1 << 120;
    let mut step = 0;
    while step < 200 {
        part = cooler(part);
        step += 1;
    }
    let mut table = [0; TABLE];
    let mut wear = 0;
    while wear < TABLE {
        table[wear] = squared(part);
        part = cooler(part);
        wear += 1;
    }
    table
}

/// 7.3: (1 − (1023/1024)^(wear + 200))².
#[inline]
pub fn blowback(wear: u32) -> u64 {
    match BLOWBACK.get(wear as usize) {
        Some(&chance) => chance,
        None => beyond_table(wear),
    }
}

#[cold]
fn beyond_table(wear: u32) -> u64 {
    // After 90,000 steps less than one part in 2^126 is left.
    let mut part: u128 = 1 << 120;
    for _ in 0..(u64::from(wear) + 200).min(90_000) {
        part = cooler(part);
    }
    squared(part)
}

/// 7.5.1: a live shell is caught with chance (1 − 0.8^c)/(1 + boost).
pub fn catch_live(catchers: u32, boost: u32) -> (u64, u64) {
    let share = 1 + u64::from(boost);
    if catchers <= 12 && boost < 1 << 20 {
        let (all, missed) = (5u64.pow(catchers), 4u64.pow(catchers));
        return (all - missed, all * share);
    }
    let mut missed: u128 = 1 << 120;
    for _ in 0..catchers.min(400) {
        missed = missed / 5 * 4;
    }
    (((((1u128 << 120) - missed) >> 57) as u64) / share, UNIT)
}

/// 7.5.1: a blank is caught with chance 0.8/(1 + boost).
pub fn catch_blank(boost: u32) -> (u64, u64) {
    (4, 5 * (1 + u64::from(boost)))
}

/// ⌊2^(63 − k/3)⌋ and ⌊2^(63 − k/4)⌋ for the part of an exponent behind the point.
const THIRDS: [u64; 3] = [UNIT, 7_320_595_236_998_672_906, 5_810_360_290_122_541_960];
const QUARTERS: [u64; 4] =
    [UNIT, 7_755_900_482_342_532_474, 6_521_908_912_666_391_106, 5_484_249_825_272_419_511];

/// How Moral Praise fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Praise {
    /// It heals.
    Sure,
    /// It heals if this many coins all show heads.
    Coins(u32),
    /// It heals in this many of 2^63 cases.
    Luck(u64),
}

/// Tool 5: sure up to x = 3 + wounds/3, above it 2^(x − hp). The original counts quarters.
pub fn praise(hp: i128, wounds: u8, legacy: bool) -> Praise {
    let parts: i128 = if legacy { 4 } else { 3 };
    let over = (hp - 3) * parts - i128::from(wounds);
    if over <= 0 {
        return Praise::Sure;
    }
    let (whole, rest) = (over / parts, (over % parts) as usize);
    let whole = u32::try_from(whole).unwrap_or(u32::MAX);
    match rest {
        0 => Praise::Coins(whole),
        _ => {
            let full = if legacy { QUARTERS[rest] } else { THIRDS[rest] };
            Praise::Luck(full.checked_shr(whole).unwrap_or(0))
        }
    }
}

/// Tool 27: HP that are told to both.
pub fn medkit(hp: i128) -> u8 {
    match hp {
        ..2 => 5,
        2..5 => 4,
        5..9 => 3,
        9..14 => 2,
        _ => 1,
    }
}

/// 7.5.2: ⌈√(boost + 1)⌉, the most durability a vest can lose at once.
pub fn vest_wear(boost: u32) -> u32 {
    let points = u64::from(boost) + 1;
    let root = points.isqrt();
    (root + u64::from(root * root < points)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(chance: u64) -> f64 {
        chance as f64 / UNIT as f64
    }

    /// The reference values of rules/duel.md 7.3, to all their digits.
    #[test]
    fn blowback_has_the_values_of_the_rulebook() {
        for (wear, expected) in [(0, 0.031_506_6), (100, 0.064_547_2), (1000, 0.476_640_8)] {
            assert!((value(blowback(wear)) - expected).abs() < 5e-8, "{wear}");
        }
        for wear in [0u32, 1, 17, 2047, 2048, 5000, 40_000, u32::MAX] {
            let exact = (1.0 - (1023.0f64 / 1024.0).powf(f64::from(wear) + 200.0)).powi(2);
            assert!((value(blowback(wear)) - exact).abs() < 1e-13, "{wear}");
        }
    }

    /// a³ compared with 2^exponent, in 256 bits.
    fn cube_is_at_most(a: u64, exponent: u32) -> bool {
        let square = u128::from(a) * u128::from(a);
        let (low, high) = (square as u64, (square >> 64) as u64);
        let lower = u128::from(low) * u128::from(a);
        let upper = u128::from(high) * u128::from(a) + (lower >> 64);
        // The cube is upper · 2^64 + (lower mod 2^64).
        let limit = 1u128 << (exponent - 64);
        upper < limit || upper == limit && lower as u64 == 0
    }

    #[test]
    fn thirds_and_quarters_are_rounded_roots() {
        for (index, exponent) in [(1, 188), (2, 187)] {
            assert!(cube_is_at_most(THIRDS[index], exponent));
            assert!(!cube_is_at_most(THIRDS[index] + 1, exponent));
        }
        for (index, part) in QUARTERS.into_iter().enumerate() {
            assert!((value(part) - 0.5f64.powf(index as f64 / 4.0)).abs() < 1e-15);
        }
        let half = u128::from(QUARTERS[2]);
        assert!(half * half <= 1 << 125 && (half + 1) * (half + 1) > 1 << 125);
    }

    #[test]
    fn praise_is_sure_up_to_three_and_a_third_per_wound() {
        assert_eq!(praise(3, 0, false), Praise::Sure);
        assert_eq!(praise(4, 0, false), Praise::Coins(1));
        assert_eq!(praise(4, 3, false), Praise::Sure);
        assert_eq!(praise(5, 3, false), Praise::Coins(1));
        assert_eq!(praise(4, 4, true), Praise::Sure);
        assert_eq!(praise(-2, 0, false), Praise::Sure);
        for (hp, wounds) in [(4, 1), (4, 2), (5, 4), (7, 8), (12, 5)] {
            let Praise::Luck(chance) = praise(hp, wounds, false) else { panic!("{hp} {wounds}") };
            let exact = 2f64.powf(3.0 + f64::from(wounds) / 3.0 - hp as f64);
            assert!((value(chance) - exact).abs() < 1e-12, "{hp} {wounds}");
        }
        assert_eq!(praise(1 << 64, 1, false), Praise::Luck(0));
    }

    #[test]
    fn catching_is_four_fifths_missed() {
        for (catchers, boost) in [(1, 0), (2, 0), (3, 4), (12, 1), (13, 1), (40, 0), (500, 9)] {
            let (num, den) = catch_live(catchers, boost);
            let exact = (1.0 - 0.8f64.powi(catchers as i32)) / (1.0 + f64::from(boost));
            assert!((num as f64 / den as f64 - exact).abs() < 1e-12, "{catchers} {boost}");
        }
        assert_eq!(catch_live(1, 0), (1, 5));
        assert_eq!(catch_blank(1), (4, 10));
    }

    #[test]
    fn vests_wear_by_the_root() {
        let worn: Vec<u32> = [0, 1, 2, 3, 4, 8, 9, 15].into_iter().map(vest_wear).collect();
        assert_eq!(worn, [1, 2, 2, 2, 3, 3, 4, 4]);
    }
}
