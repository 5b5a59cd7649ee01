//! The Cards: whole matches by each device alone, and two people at one screen.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};
use evils_parlor::{
    app::keys::{Device, Keys},
    robot::eyes,
    scenes::cards::desk::Desk,
    table::{Curtain, Table, TableView},
};
use game_rules::{
    cards::{Cards, Event, state::Ask},
    game::{Seat, Viewer},
};

use crate::{curtain, parlor::Parlor};

fn sit(seed: u64) -> Parlor {
    let mut parlor = Parlor::open();
    parlor.run(&format!("seed {seed}\nspot object 2\nclick \"Play\"\nexpect screen Match"));
    parlor
}

fn ends(device: &str, expected: Device) {
    let mut parlor = sit(5);
    parlor.run(&format!("play-out 3 by {device}"));
    assert!(parlor.world().resource::<Table<Cards>>().is_over());
    assert_eq!(parlor.names("replays").len(), 1);
    assert_eq!(parlor.app.world().resource::<Keys>().device(), expected);
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

#[test]
fn a_whole_match_of_the_cards_by_keyboard_alone() {
    ends("keyboard", Device::Keyboard);
}

#[test]
fn a_whole_match_of_the_cards_by_mouse_alone() {
    ends("mouse", Device::Mouse);
}

/// Keeps hand and dice and sends somebody forward, until the turn is one's own.
fn open_the_match(parlor: &mut Parlor) {
    let mut asked = Vec::new();
    for _ in 0..20 {
        parlor.run("wait idle");
        let ask = parlor.world().resource::<TableView<Cards>>().view.open.ask;
        asked.push(ask);
        match ask {
            Ask::Act(_) => return,
            Ask::Lead(_) | Ask::NewLead(_) => parlor.run("key 1"),
            _ => parlor.run("key Enter"),
        }
    }
    panic!("nobody's turn has come: {asked:?}");
}

#[test]
fn what_is_half_made_can_be_given_up() {
    let mut parlor = sit(5);
    open_the_match(&mut parlor);
    let before = parlor.world().resource::<Table<Cards>>().length();
    parlor.run("key X\nexpect \"Switch to whom?\"\nkey Esc\nexpect-not \"Switch to whom?\"");
    parlor.run("key E\nexpect \"End the round?\"\nkey Esc\nexpect-not \"End the round?\"");
    assert_eq!(parlor.world().resource::<Table<Cards>>().length(), before);
}

/// What is on the screen besides the curtain's own words, and in a hand.
fn leaks(world: &mut World) -> Vec<String> {
    let mut leaks = curtain::leaks::<Cards>(world);
    let desk = world.resource::<Desk>();
    let marked = desk.marks.contains(&true) || desk.look.is_some() || desk.hover.is_some();
    if marked || desk.pick.is_some() {
        leaks.push(format!("a half-made choice: {desk:?}"));
    }
    leaks
}

#[test]
fn nothing_of_any_hand_is_there_while_the_curtain_is_down() {
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nset player \"Ada\"\nspot object 2");
    parlor.run("click \"With friends\"\nclick \"Start match\"\nexpect screen Match");
    let (mut curtains, mut found) = (Vec::new(), Vec::new());
    let outcome = parlor.watch("play-out 7 by keyboard", |world| {
        if let Some(curtain) = world.get_resource::<Curtain>().copied() {
            curtains.extend((curtains.last() != Some(&curtain.next)).then_some(curtain.next));
            found.extend(leaks(world));
        }
        !found.is_empty()
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(found, Vec::<String>::new());
    assert!(curtains.len() >= 4, "the screen was hardly handed over: {curtains:?}");
    assert!(parlor.world().resource::<Table<Cards>>().is_over());
}

/// Dice are chosen by keys alone: into the payment, out of it, another way, and the usual one again.
#[test]
fn the_payment_is_edited_by_keys() {
    let mut parlor = sit(5);
    open_the_match(&mut parlor);
    let pay = |parlor: &Parlor| parlor.app.world().resource::<Desk>().pay;
    parlor.run("key Q\nwait 0.2\nkey D\nwait 0.2\nexpect \"Pay with which dice?\"");
    let usual = pay(&parlor).expect("the proposal is on the table");
    parlor.run("click \"Another way (1 of 12)\"\nwait 0.1");
    assert_ne!(pay(&parlor), Some(usual));
    parlor.run("click \"Automatic\"\nwait 0.1");
    let before = usual.num();
    parlor.run("key 8\nwait 0.1");
    assert_eq!(pay(&parlor).map(|pay| pay.num()), Some(before - 1));
    parlor.run("expect \"2 of 3 dice chosen, or the wrong kinds.\"\nkey 8\nwait 0.1");
    assert_eq!(pay(&parlor), Some(usual));
    parlor.run("key D\nwait 0.2\nkey Enter\nwait idle");
    let shown = parlor.app.world().resource::<TableView<Cards>>();
    assert!(shown.log.iter().any(|told| {
        told.events
            .iter()
            .any(|event| matches!(event, Event::Cast { at, .. } if at.side == Seat(0)))
    }));
}

/// Whoever watches a match again sees the hands the eyes see: one's own, or both.
#[test]
fn hands_and_dice_are_seen_in_a_replay() {
    let mut parlor = sit(5);
    parlor.run("play-out 3 by keyboard\nwait idle\nwait 0.3\nclick \"Watch the replay\"\nwait 0.5");
    parlor.run("key Home\nwait 0.2");
    for _ in 0..6 {
        parlor.run("key Right\nwait 0.2");
    }
    let hands = |parlor: &mut Parlor| {
        let seen = eyes::words(parlor.world());
        ["Your hand: ", "Evil’s hand: "]
            .map(|head| seen.iter().filter(|words| words.starts_with(head)).count())
    };
    for _ in 0..3 {
        let seen = hands(&mut parlor);
        match parlor.app.world().resource::<Table<Cards>>().eyes() {
            Viewer::Omniscient => assert_eq!(seen.iter().sum::<usize>(), 2),
            // Only the hand of whoever is followed.
            Viewer::Seat(Seat(0)) => assert_eq!(seen, [1, 0]),
            Viewer::Seat(_) => assert_eq!(seen, [0, 1]),
            Viewer::Public => assert_eq!(seen, [0, 0]),
        }
        parlor.run("key BracketRight\nwait 0.3");
    }
}
