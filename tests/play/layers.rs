//! What lies over the place: only the topmost hears, everything can be left in every way, and the key
//! that opened something does nothing else.

use std::fs;

use bevy::prelude::*;
use evils_parlor::{
    app::{language::Lang, settings::Settings},
    scenes::frame::Hud,
    screens::modals::Modals,
    table::Curtain,
};

use crate::parlor::Parlor;

fn settings(parlor: &Parlor) -> &Settings {
    parlor.app.world().resource()
}

/// What the program would go on from, whatever is played.
fn saved(parlor: &Parlor) -> Vec<String> {
    let read = |name: String| fs::read_to_string(parlor.file("state").join(name)).ok();
    parlor.names("state").into_iter().filter_map(read).collect()
}

/// How often the first seat has decided.
fn own_steps(parlor: &Parlor) -> usize {
    let steps = saved(parlor).into_iter().map(|text| text.matches("(seat: 0,").count());
    steps.max().unwrap_or_default()
}

/// What the rail shows.
fn tab(parlor: &Parlor) -> usize {
    parlor.app.world().resource::<Hud>().tab
}

/// A list and a question lie over their sheet each time it is opened, also if the click takes no
/// longer than a frame.
#[test]
fn lists_and_questions_open_every_time() {
    let mut parlor = Parlor::open();
    for _ in 0..2 {
        parlor.run("key F10\nwait 0.2\ntap \"Language\"\nwait 0.2\nexpect \"Polski\"");
        parlor.run("key Esc\nwait 0.2\nkey Esc\nwait 0.2\nexpect-not \"Language\"");
    }
    parlor.run("key F10\nwait 0.2\ntap \"Language\"\nwait 0.2\nclick \"Polski\"\nwait 0.2");
    assert_eq!(settings(&parlor).language, Lang::Polish);
    parlor.run("set language en\nwait 0.2");
    for _ in 0..2 {
        parlor
            .run("click \"Controls\"\ntap \"M\"\nwait 0.2\nexpect \"Press the new key for: Mute\"");
        parlor.run("click role:button \"Cancel\"\nwait 0.2\nexpect-not \"Press the new key\"");
        parlor.run("key Esc\nwait 0.2\nkey F10\nwait 0.2");
    }
}

/// "Leave the table?" is answered before anything else happens, at every table.
#[test]
fn nothing_below_a_question_hears_a_key() {
    for table in 0..5 {
        let mut parlor = Parlor::open();
        parlor.run(&format!("seed 61\nspot object {table}\nclick \"Play\"\nexpect screen Match"));
        parlor.run("wait idle\nkey Esc\nexpect \"Leave the table?\"");
        let before = (own_steps(&parlor), settings(&parlor).clone(), tab(&parlor));
        for key in "O O S S H L R I Z M Plus Ctrl+Plus F10 F9 F11 1 2 E E F W D".split(' ') {
            parlor.run(&format!("key {key}"));
        }
        parlor.run("pad North\npad West\nwait 0.5\nexpect \"Leave the table?\"");
        let after = (own_steps(&parlor), settings(&parlor).clone(), tab(&parlor));
        assert_eq!(after, before, "table {table}");
        assert_eq!(parlor.world().resource::<Modals>().open, None);
        parlor.run("key Esc\nwait 0.2\nexpect-not \"Leave the table?\"\nexpect screen Match");
        // It hears again.
        parlor.run("key M\nwait 0.1");
        assert!(settings(&parlor).mute);
    }
}

/// What opens a sheet, and what stands on it.
const SHEETS: [(&str, &str); 8] = [
    ("key F10", "Everything is saved at once."),
    ("click \"About & bug report\"", "One room, one table"),
    ("click \"With friends\"", "Set the table"),
    ("click \"With friends\"\nclick \"All modes…\"", "Take this mode"),
    (
        "click \"With friends\"\nclick \"All modes…\"\nclick \"1 · Normal · 1 HP against 10\"\n\
         click \"Make your own from it\"",
        "A mode of your own",
    ),
    ("spot object 1\nclick \"With friends\"\nclick \"Saved games\"", "There are no saved games."),
    ("spot object 2\nclick \"With friends\"\nclick \"Build a deck…\"", "Deck builder"),
    ("spot object 3\nclick \"With friends\"\nclick \"Tournament hall…\"", "The tournament hall"),
];

#[test]
fn every_sheet_is_left_by_its_cross_by_the_right_button_and_by_a_click_beside_it() {
    for (open, words) in SHEETS {
        let mut parlor = Parlor::open();
        let ways = ["click \"Close\"", "right-click", "click beside", "pad East", "key Esc"];
        // A sheet that hides the cross of the one below it: the robot would try that one.
        let hidden = usize::from(words == "Deck builder");
        for way in &ways[hidden..] {
            parlor.run(&format!("{open}\nwait 0.2\nexpect \"{words}\"\n{way}\nwait 0.3"));
            parlor.run(&format!("expect-not \"{words}\"\nexpect screen Parlor"));
            // Whatever it lay over is left in the same way.
            parlor.run("key Esc\nwait 0.3\nkey Esc\nwait 0.3\nexpect-not \"Close\"");
        }
    }
}

#[test]
fn an_open_list_is_left_before_its_sheet() {
    let mut parlor = Parlor::open();
    for way in ["right-click", "click beside", "pad East", "key Esc"] {
        parlor.run("key F10\nwait 0.2\nclick \"Language\"\nwait 0.2\nexpect \"Polski\"");
        parlor.run(&format!("{way}\nwait 0.2\nexpect-not \"Polski\"\nexpect \"Language\""));
        parlor.run(&format!("{way}\nwait 0.2\nexpect-not \"Language\""));
    }
}

/// Whoever holds the key that lifts the curtain a little too long has decided nothing.
#[test]
fn the_key_that_lifts_the_curtain_does_nothing_else() {
    let whisper = "\nclick \"Whisper: only the one concerned hears\"";
    for (table, held) in [
        (0, "key Space"),
        (1, "key Enter"),
        (2, "key Space"),
        (2, "pad South"),
        (3, "key Space"),
        (3, "pad South"),
        (4, "key Space"),
        (4, "key Enter"),
    ] {
        let mut parlor = Parlor::open();
        parlor.run("seed 41\nset player \"Ada\"\nset speed Instant");
        let how = if table == 1 { whisper } else { "" };
        parlor.run(&format!(
            "spot object {table}\nclick \"With friends\"{how}\nclick \"Start match\""
        ));
        parlor.run("expect screen Match");
        let down = |world: &mut World| world.contains_resource::<Curtain>();
        parlor.watch("play-out 7 by keyboard", down).unwrap();
        // Whatever was still in the hand is let go.
        parlor.run("wait \"Hold when you are ready\"\nkey Enter\nkey Space\npad South");
        let before = saved(&parlor);
        parlor.run(&format!("hold {held} 2.5\nwait 0.3"));
        assert!(!down(parlor.world()), "table {table}: {held} lifts the curtain");
        assert_eq!(saved(&parlor), before, "table {table}: {held} decides nothing");
    }
}
