//! How true the Wager's odds board is: what it said before the bets of a round, and what happened.
//! `cargo run -p game_rules --example board_calibration [EVENINGS]`

#[path = "../tests/common/calibration.rs"]
mod calibration;

use calibration::{Known, calibrate};

fn main() {
    let evenings = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(2000);
    for known in [Known::Published, Known::People] {
        println!("{evenings} evenings, {known:?}: told, happened, difference in standard errors");
        let mut squares = 0.0;
        for (tenth, decile) in calibrate(0..evenings, known).iter().enumerate() {
            let count = decile.count.max(1) as f64;
            let (told, happened) = (decile.told / count, decile.happened / count);
            squares += decile.off() * decile.off();
            println!(
                "{:>3} to {:>3} %: {:>5} chances  {:5.1} %  {:5.1} %  {:+.2}",
                tenth * 10,
                tenth * 10 + 10,
                decile.count,
                told * 100.0,
                happened * 100.0,
                decile.off()
            );
        }
        println!("sum of squares {squares:.1} for ten deciles");
    }
}
