//! The Cards against Evil: a whole match.

use evils_parlor::{
    app::keys::{Device, Keys},
    table::Table,
};
use game_rules::cards::Cards;

use crate::parlor::Parlor;

fn sit(seed: u64) -> Parlor {
    let mut parlor = Parlor::open();
    parlor.run(&format!("seed {seed}\nspot object 2\nclick \"Play\"\nexpect screen Match"));
    parlor
}

#[test]
fn a_whole_match_of_the_cards_by_keyboard_alone() {
    let mut parlor = sit(5);
    parlor.run("play-out 3 by keyboard");
    assert!(parlor.world().resource::<Table<Cards>>().is_over());
    assert_eq!(parlor.names("replays").len(), 1);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Keyboard);
    assert_eq!(parlor.notice(), None);
}

fn hammer(seeds: std::ops::Range<u64>, how: &str) {
    for seed in seeds {
        let mut parlor = sit(seed);
        parlor.run(&format!("play-out {seed} by {how}"));
        eprintln!("{how} {seed} done");
    }
}
#[test]
fn hammer_a() {
    hammer(1..6, "keyboard")
}
#[test]
fn hammer_b() {
    hammer(6..11, "keyboard")
}
