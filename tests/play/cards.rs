//! The Cards against Evil: a whole match.

use bevy_egui::{EguiContext, egui};
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

/// The button that ends the choice shows Enter: it does what it says, whatever was clicked before.
#[test]
fn enter_answers_though_nothing_has_the_focus() {
    let mut parlor = sit(5);
    parlor.run("wait idle");
    let mut contexts = parlor.world().query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(parlor.world()) {
        let forget =
            |memory: &mut egui::Memory| memory.focused().map(|id| memory.surrender_focus(id));
        context.get_mut().memory_mut(forget);
    }
    let before = parlor.world().resource::<Table<Cards>>().length();
    parlor.run("key Enter\nwait idle");
    assert!(parlor.world().resource::<Table<Cards>>().length() > before);
}
