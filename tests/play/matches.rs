//! Whole matches, by keyboard alone and by mouse alone.

use bevy::prelude::*;
use evils_parlor::{
    app::keys::{Device, Keys},
    robot::Robot,
    table::Answer,
};
use game_rules::game::NoUndo;

use crate::parlor::{Answers, Parlor};

/// One finished match more: it is kept as a replay, and there is nothing to continue.
#[track_caller]
fn ended(parlor: &Parlor, matches: usize, device: Device) {
    assert!(parlor.table().is_over());
    assert_eq!(parlor.names("replays").len(), matches, "{:?}", parlor.names("replays"));
    assert!(!parlor.names("state").contains(&"resume-duel.ron".to_owned()));
    assert_eq!(parlor.app.world().resource::<Keys>().device(), device);
    assert_eq!(parlor.notice(), None);
}

#[test]
fn three_matches_by_keyboard_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nkey Enter\nexpect screen Match\nplay-out 1 by keyboard");
    ended(&parlor, 1, Device::Keyboard);
    for (matches, seed) in [(2, 12), (3, 13)] {
        parlor.run(&format!("seed {seed}\nwait 0.3\nkey R\nwait 0.2\nwait idle"));
        assert_eq!(parlor.table().length(), 0);
        parlor.run(&format!("play-out {seed} by keyboard"));
        ended(&parlor, matches, Device::Keyboard);
    }
}

#[test]
fn three_matches_by_mouse_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 21\nspot object 4\nexpect \"The Wager\"\nspot object 0\nclick \"Play\"");
    parlor.run("expect screen Match\nwait idle");
    // The first shot by the buttons of the tray, the rest by pointing at the stage.
    parlor.run("click \"Fire at Evil\"\nexpect \"once more to fire\"\nclick \"Fire at Evil\"");
    parlor.run("wait idle");
    assert!(parlor.table().length() > 0);
    parlor.run("play-out 1 by mouse");
    ended(&parlor, 1, Device::Mouse);
    for (matches, seed) in [(2, 22), (3, 23)] {
        parlor.run(&format!("seed {seed}\nclick \"Rematch\"\nwait 0.2\nplay-out {seed} by mouse"));
        ended(&parlor, matches, Device::Mouse);
    }
    parlor.run("click \"To the parlor\"\nexpect screen Parlor\nexpect spots object 5");
}

#[test]
fn the_same_seed_and_choices_are_the_same_match_by_any_device() {
    let mut records = ["keyboard", "mouse"].map(|device| {
        let mut parlor = Parlor::open();
        parlor.run(&format!("seed 31\nclick \"Play\"\nplay-out 5 by {device}"));
        parlor.table().record_text()
    });
    let last = records[1].clone();
    assert_eq!(std::mem::take(&mut records[0]), last);
}

#[test]
fn aiming_can_be_lowered_and_nothing_has_happened() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nclick \"Play\"\nwait idle\nkey O\nexpect \"once more to fire\"\nkey Esc");
    parlor.run("expect-not \"once more to fire\"\nspot target-self\nexpect \"once more to fire\"");
    assert_eq!(parlor.table().length(), 0);
    // Aiming elsewhere is not firing.
    parlor.run("spot target-foe\nwait idle");
    assert_eq!(parlor.table().length(), 0);
    parlor.run("spot target-foe\nwait idle");
    assert!(parlor.table().length() > 0);
}

#[test]
fn a_press_on_the_stage_that_is_let_go_elsewhere_is_no_click() {
    use bevy::{input::ButtonState, window::PrimaryWindow};
    use evils_parlor::robot::eyes;
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nclick \"Play\"\nwait idle");
    let world = parlor.world();
    let from = eyes::spot_in_window(world, "target-foe", 0).unwrap();
    let to = eyes::spot_in_window(world, "target-self", 0).unwrap();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
    for (at, state) in [(from, ButtonState::Pressed), (to, ButtonState::Released)] {
        let world = parlor.world();
        world.get_mut::<Window>(window).unwrap().set_cursor_position(Some(at));
        let button = MouseButton::Left;
        world.write_message(bevy::input::mouse::MouseButtonInput { button, state, window });
        parlor.app.update();
    }
    parlor.run("wait 0.2\nexpect-not \"once more to fire\"");
}

#[test]
fn undo_takes_back_what_nobody_learned_from_and_refuses_the_rest() {
    let mut parlor = Parlor::open();
    // With this seed the hand is Eject and Knife.
    parlor.run("seed 11\nclick \"Play\"\nwait idle\nexpect \"Knife\"\nkey 2\nwait idle");
    assert_eq!(parlor.table().length(), 1);
    parlor.run("key U\nwait idle");
    assert_eq!(parlor.table().length(), 0);
    assert!(matches!(parlor.app.world().resource::<Answers>().0.as_slice(), [Answer::Undone]));
    parlor.run("key L\nexpect \"(taken back)\"\nkey 1\nwait idle\nkey Ctrl+Z\nwait idle");
    assert_eq!(parlor.table().length(), 1);
    let answers = &parlor.app.world().resource::<Answers>().0;
    assert!(
        matches!(answers.last(), Some(Answer::NoUndo(NoUndo::Secret))),
        "what was ejected has been seen: {answers:?}"
    );
}

#[test]
fn a_gamepad_sits_down_and_leaves() {
    let mut parlor = Parlor::open();
    parlor.run("pad South\nexpect screen Match\nwait idle\npad East\nexpect \"Leave the table?\"");
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Gamepad);
    parlor.run("click \"Leave\"\nexpect screen Parlor\nexpect \"Continue: The Duel\"");
}

#[test]
fn a_script_that_cannot_go_on_says_where_and_what_there_is() {
    let mut parlor = Parlor::open();
    parlor.world().resource_mut::<Robot>().lose_patience();
    let why = parlor.watch("wait 0.1\nexpect \"Chess\"", |_| false).unwrap_err();
    assert!(why.starts_with("script:2: nothing says \"Chess\""), "{why}");
    assert!(why.contains("With friends"), "{why}");
    let why = parlor.watch("expect spots object 4", |_| false).unwrap_err();
    assert!(why.contains("there are 5"), "{why}");
    let why = parlor.watch("set text_scal 200", |_| false).unwrap_err();
    assert!(why.contains("no setting `text_scal`"), "{why}");
    let why = parlor.world().resource_mut::<Robot>().give("plan", "wait 1\njump").unwrap_err();
    assert_eq!(why, "plan:2:1: there is no order `jump`");
}
