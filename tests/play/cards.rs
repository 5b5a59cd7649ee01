//! The Cards against Evil: a whole match, and what is begun can be given up.

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

#[test]
fn what_is_half_made_can_be_given_up() {
    let mut parlor = sit(5);
    parlor
        .run("wait idle\nkey Enter\nwait idle\nkey 1\nkey Enter\nwait idle\nkey Enter\nwait idle");
    let before = parlor.world().resource::<Table<Cards>>().length();
    parlor.run("key X\nexpect \"Switch to whom?\"\nkey Esc\nexpect-not \"Switch to whom?\"");
    parlor.run("key E\nexpect \"End the round?\"\nkey Esc\nexpect-not \"End the round?\"");
    assert_eq!(parlor.world().resource::<Table<Cards>>().length(), before);
}
