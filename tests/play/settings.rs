//! The settings in the middle of a match: live, saved at once, and the match stays as it is.

use std::sync::Arc;

use bevy::prelude::*;
use evils_parlor::{
    app::{
        keys::Keys,
        language::Lang,
        settings::{Palette, Settings, Speed},
    },
    art::canvas::Canvas,
    robot::eyes,
    screens::modals::Modals,
    table::Curtain,
};

use crate::parlor::Parlor;

fn settings(parlor: &Parlor) -> &Settings {
    parlor.app.world().resource()
}

fn is_open(parlor: &Parlor) -> bool {
    parlor.app.world().resource::<Modals>().open.is_some()
}

/// In English the pages are called by these names.
const PAGES: [(&str, &str); 7] = [
    ("Game", "Evil thinks at most"),
    ("Display", "Frame limit"),
    ("Motion & comfort", "Animation speed"),
    ("Colour & reading", "Palette"),
    ("Sound", "Soft bangs"),
    ("Controls", "Repeat delay"),
    ("Data", "Replays to keep"),
];

#[test]
fn language_and_text_change_by_keyboard_in_the_middle_of_a_match() {
    let mut parlor = Parlor::open();
    parlor.run("seed 61\nkey Enter\nexpect screen Match\nwait idle");
    parlor.play_until(2, 3);
    let record = parlor.table().record_text();
    parlor.run("key F10\nwait \"Everything is saved at once.\"");
    assert!(is_open(&parlor) && parlor.app.world().resource::<Keys>().sheet);
    // From the close button over the seven tabs to the first setting, which is the language.
    parlor.run(&"key Tab\n".repeat(8));
    parlor.run("key Enter\nwait 0.2\nkey Down\nkey Down\nkey Enter\nwait 0.2");
    assert_eq!(settings(&parlor).language, Lang::Polish);
    parlor.run("expect \"Ustawienia\"");
    // Keys of everywhere work on the sheet, keys of the table do not reach the table.
    parlor.run("key Ctrl+Plus\nkey Ctrl+Plus\nkey Plus\nkey M\nkey O\nkey S\nkey 1\nwait 0.2");
    let now = settings(&parlor);
    assert_eq!((now.text_scale, now.speed, now.mute), (120, Speed::Two, true));
    parlor.run("key Esc\nwait 0.2");
    assert!(!is_open(&parlor), "Escape closes the sheet and nothing else");
    parlor
        .run("set language en\nexpect-not \"Leave the table?\"\nexpect-not \"once more to fire\"");
    assert_eq!(parlor.table().record_text(), record);
    parlor.run("key Ctrl+0\nkey M\nplay-out 9 by keyboard");
    assert!(parlor.table().is_over());
    // It was saved at once.
    let again = Parlor::at(Arc::clone(&parlor.desk));
    assert_eq!((settings(&again).text_scale, settings(&again).speed), (100, Speed::Two));
}

#[test]
fn every_page_opens_from_the_cabinet_and_from_the_table() {
    let mut parlor = Parlor::open();
    parlor.run("click \"Settings\"");
    for (page, row) in PAGES {
        parlor.run(&format!("click \"{page}\"\nexpect \"{row}\""));
    }
    parlor.run(
        "click \"Close\"\nwait 0.1\nexpect-not \"Replays to keep\"\nclick \"Play\"\nwait idle",
    );
    parlor.run("click \"Settings\"\nexpect \"Replays to keep\"\npad East\nwait 0.2");
    assert!(!is_open(&parlor), "the gamepad's way back closes it, too");
    parlor.run("expect screen Match\nexpect-not \"Leave the table?\"");
}

#[test]
fn a_picture_nobody_confirms_goes_back() {
    let mut parlor = Parlor::open();
    parlor.run("key F10\nclick \"Display\"\nclick \"Interface size: larger\"");
    parlor.run("expect \"Keep these display settings?\"\nexpect \"12 seconds\"");
    assert_eq!(settings(&parlor).ui_scale, 110);
    // Killed now, the next start would show what could be seen before.
    let again = Parlor::at(Arc::clone(&parlor.desk));
    assert_eq!(settings(&again).ui_scale, 100);
    parlor.run("wait 12.5\nexpect-not \"Keep these display settings?\"");
    assert_eq!(settings(&parlor).ui_scale, 100);
    parlor.run("click \"Interface size: larger\"\nclick \"Keep\"\nwait 13");
    assert_eq!(settings(&parlor).ui_scale, 110);
    let again = Parlor::at(Arc::clone(&parlor.desk));
    assert_eq!(settings(&again).ui_scale, 110);
}

#[test]
fn a_key_that_is_taken_says_by_what_before_it_is_bound() {
    let mut parlor = Parlor::open();
    parlor.run("key F10\nclick \"Controls\"\nclick \"M\"\nexpect \"Press the new key for: Mute\"");
    parlor.run("key Esc\nwait 0.2\nexpect-not \"Press the new key\"\nexpect \"Repeat delay\"");
    parlor.run("click \"M\"\nkey H\nwait 0.2\nexpect \"H already means: \"\nclick \"Cancel\"");
    assert_eq!(settings(&parlor).bindings, Settings::default().bindings);
    parlor.run("click \"M\"\nkey H\nwait 0.2\nclick \"Take it\"\nwait 0.2\nkey H\nwait 0.1");
    assert!(settings(&parlor).mute, "H mutes now");
    parlor.run("click \"Reset all bindings\"\nwait 0.1\nkey M\nwait 0.1");
    assert!(!settings(&parlor).mute);
}

#[test]
fn the_stage_follows_the_palette() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nclick \"Play\"\nwait idle");
    let stage = |parlor: &Parlor| parlor.app.world().resource::<Canvas>().snapshot().join("\n");
    assert!(stage(&parlor).contains("table-felt"));
    parlor.run("set palette HighContrast\nwait 0.1");
    assert_eq!(settings(&parlor).palette, Palette::HighContrast);
    let high = stage(&parlor);
    assert!(!high.contains("table-felt") && !high.contains("room-wall"), "{high}");
    assert!(high.contains("shell-") && high.contains("candle-flame"), "{high}");
    assert_eq!(parlor.app.world().resource::<ClearColor>().0, Color::BLACK);
    parlor.run("set palette Mono\nwait 0.1\nexpect spots target-foe 1");
    parlor.run("set palette Standard\nplay-out 3 by mouse");
}

#[test]
fn a_report_leaves_a_match_among_people_out_until_it_is_over() {
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nclick \"With friends\"\nclick \"Start match\"\nwait idle\nkey F9\nwait \"It will contain:\"");
    parlor
        .run("expect \"left out until it is over\"\nexpect-not \"match.ron\"\nexpect \"log.txt\"");
    parlor.run("click \"Save the report\"\nwait \"Saved to\"\nkey Esc\nwait 0.2");
    let reports = parlor.names("reports");
    assert_eq!(reports.len(), 1, "{reports:?}");
    let files = parlor.names(format!("reports/{}", reports[0]));
    assert_eq!(files, ["log.txt", "settings.ron", "version.txt"]);
    // Against Evil nobody else's secrets are in it.
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nclick \"Play\"\nwait idle\nkey F9\nwait \"match.ron\"\nkey Esc\nwait 0.1");
    assert!(!is_open(&parlor));
}

#[test]
fn nothing_opens_over_a_curtain() {
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nclick \"With friends\"\nclick \"Start match\"\nwait idle");
    let down = |world: &mut World| world.contains_resource::<Curtain>();
    parlor.watch("play-out 7 by keyboard", down).unwrap();
    parlor.run("key F10\nwait 0.2\nkey F9\nwait 2\nexpect \"Hold when you are ready\"");
    assert!(!is_open(&parlor));
    assert!(!eyes::says(parlor.world(), "Everything is saved at once."));
}

#[test]
fn without_a_curtain_the_screen_becomes_the_next_ones_and_a_light_one_hides_nothing() {
    for (curtain, falls) in [("Off", false), ("Light", true)] {
        let mut parlor = Parlor::open();
        parlor.run(&format!(
            "set curtain {curtain}\nseed 41\nclick \"With friends\"\nclick \"Start match\"\nwait idle"
        ));
        let mut fell = false;
        let outcome = parlor.watch("play-out 7 by keyboard", |world| {
            if world.contains_resource::<Curtain>() {
                fell = true;
                assert!(!world.resource::<Canvas>().is_blank(), "a light curtain hides nothing");
            }
            false
        });
        assert_eq!((outcome, fell), (Ok(()), falls), "{curtain}");
        assert!(parlor.table().is_over());
    }
}
