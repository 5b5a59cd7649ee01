//! Everything by gamepad alone, and by keyboard alone without a single letter.

use evils_parlor::{
    app::keys::{Device, Keys},
    robot::eyes,
};

use crate::parlor::Parlor;

fn focus(parlor: &mut Parlor) -> String {
    eyes::focused(parlor.world()).map_or_else(String::new, |widget| widget.words)
}

#[test]
fn a_whole_match_by_gamepad_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\npad South\nexpect screen Match\nplay-out 1 by gamepad");
    assert!(parlor.table().is_over());
    assert_eq!(parlor.app.world().resource::<Keys>().device(), Device::Gamepad);
    // The result card has the focus: the lower button is a rematch.
    parlor.run("seed 12\nwait 0.3");
    assert_eq!(focus(&mut parlor), "Rematch");
    parlor.run("pad South\nwait 0.2\nwait idle");
    assert!(!parlor.table().is_over());
    parlor.run("pad East\nexpect \"Leave the table?\"");
    assert_eq!(focus(&mut parlor), "Stay");
    parlor.run("pad DPadRight\nwait 0.1");
    assert_eq!(focus(&mut parlor), "Leave");
    parlor.run("pad South\nexpect screen Parlor");
}

#[test]
fn two_people_share_one_gamepad() {
    let mut parlor = Parlor::open();
    parlor.tick(20);
    parlor.run("seed 41\npad DPadDown\npad DPadRight\nwait 0.1");
    assert_eq!(focus(&mut parlor), "With friends");
    parlor.run("pad South\nexpect \"Set the table\"");
    assert_eq!(focus(&mut parlor), "Start match");
    parlor.run("pad South\nexpect screen Match\nplay-out 7 by gamepad");
    assert!(parlor.table().is_over());
}

#[test]
fn the_focus_survives_a_dialog_and_somebody_elses_turn() {
    let mut parlor = Parlor::open();
    parlor.sit_with_candles(11);
    parlor.run("key Tab\nwait 0.1");
    let first = focus(&mut parlor);
    assert!(!first.is_empty(), "Tab goes to the tray");
    parlor.run("key Right\nwait 0.1");
    let second = focus(&mut parlor);
    assert_ne!(first, second);
    parlor.run("key Esc\nexpect \"Leave the table?\"\nkey Esc\nwait 0.2");
    parlor.run("expect-not \"Leave the table?\"");
    assert_eq!(focus(&mut parlor), second, "the dialog gave it back");
    // Walk to the trigger and fire: Evil plays, and the focus is there again.
    for _ in 0..8 {
        if focus(&mut parlor) == "Fire at Evil" {
            break;
        }
        parlor.run("key Right\nwait 0.1");
    }
    assert_eq!(focus(&mut parlor), "Fire at Evil");
    parlor.run("key Enter\nexpect \"once more to fire\"\nkey Enter\nwait idle\nwait 0.2");
    assert!(parlor.table().length() > 0);
    assert_eq!(focus(&mut parlor), "Fire at Evil");
}

#[test]
fn tab_and_the_bumpers_go_from_region_to_region() {
    let mut parlor = Parlor::open();
    parlor.run("wait 0.1");
    assert_eq!(focus(&mut parlor), "Play");
    parlor.run("key Tab\nwait 0.1");
    let cabinet = focus(&mut parlor);
    assert_ne!(cabinet, "Play");
    parlor.run("key Shift+Tab\nwait 0.1");
    assert_eq!(focus(&mut parlor), "Play");
    parlor.run("pad RightBumper\nwait 0.1");
    assert_eq!(focus(&mut parlor), cabinet);
    parlor.run("pad LeftBumper\nwait 0.1");
    assert_eq!(focus(&mut parlor), "Play");
    // On Play, left and right choose the game.
    parlor
        .run("pad DPadRight\nexpect \"Find treasure\"\npad DPadLeft\nexpect \"Count the shells\"");
    assert_eq!(focus(&mut parlor), "Play");
}

/// Presses a button until something has the focus.
#[track_caller]
fn walk(parlor: &mut Parlor, button: &str, to: &str) {
    let mut passed = Vec::new();
    for _ in 0..24 {
        let here = focus(parlor);
        if here.starts_with(to) {
            return;
        }
        passed.push(here);
        parlor.run(&format!("pad {button}\nwait 0.1"));
    }
    panic!("{button} never came to {to}: {passed:?}");
}

/// Opens a drawer of the cabinet.
#[track_caller]
fn drawer(parlor: &mut Parlor, name: &str) {
    parlor.run("wait 0.1");
    while focus(parlor) == "Play" {
        parlor.run("pad RightBumper\nwait 0.1");
    }
    walk(parlor, "DPadDown", name);
    parlor.run("pad South\nwait 0.3");
}

/// What remains of matches is gone through with a gamepad: opened, walked along, left.
#[test]
fn cabinet_replays_viewer_and_codes_by_gamepad_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 46\npad South\nexpect screen Match\nplay-out 46 by gamepad\nwait 0.3");
    walk(&mut parlor, "DPadRight", "To the parlor");
    parlor.run("pad South\nexpect screen Parlor\nwait 0.2");
    drawer(&mut parlor, "Profile & statistics");
    parlor.run("expect screen Cabinet");
    walk(&mut parlor, "DPadRight", "Achievements");
    parlor.run("pad South\nwait 0.1\nexpect \"not yet\"\npad East\nexpect screen Parlor");
    drawer(&mut parlor, "Replays");
    parlor.run("expect screen Replays");
    walk(&mut parlor, "DPadRight", "Watch");
    parlor.run("pad South\nexpect screen Match\nwait 0.2\nexpect \"× 1\"");
    parlor.run("pad South\nwait 0.1\npad DPadLeft\npad DPadRight\nwait idle\npad East");
    parlor.run("expect screen Replays\npad East\nexpect screen Parlor");
    drawer(&mut parlor, "Codes");
    parlor.run("expect screen Codes\npad East\nexpect screen Parlor");
}

/// Sheets over everything hear the gamepad as pages do.
#[test]
fn settings_and_about_by_gamepad_alone() {
    let mut parlor = Parlor::open();
    drawer(&mut parlor, "Settings");
    parlor.run("expect \"Confirm shots\"");
    let pages = ["Data", "Controls", "Sound", "Colour & reading", "Motion & comfort", "Display"];
    for page in pages {
        walk(&mut parlor, "DPadLeft", page);
        parlor.run("pad South\nwait 0.2");
    }
    parlor.run("expect \"How the game sits on your screen.\"");
    walk(&mut parlor, "DPadLeft", "Game");
    parlor.run("pad South\nwait 0.2\npad DPadDown\nwait 0.1");
    // A list that is open hears East before the sheet does.
    walk(&mut parlor, "DPadDown", "Inspector");
    parlor.run("pad South\nwait 0.3\nexpect \"Odds and why\"\npad East\nwait 0.3");
    parlor.run("expect-not \"Odds and why\"\nexpect \"Confirm shots\"");
    parlor.run("pad East\nwait 0.3\nexpect-not \"Confirm shots\"\nexpect screen Parlor");
    drawer(&mut parlor, "About & bug report");
    parlor.run("expect \"MIT\"\npad East\nwait 0.2\nexpect-not \"MIT\"\nexpect screen Parlor");
}
