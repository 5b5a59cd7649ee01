//! What a newcomer meets: the welcome, the lesson, notes in the margin, suggestions, and the form
//! that sets a table.

use std::sync::Arc;

use evils_parlor::{
    app::{
        firsts::Firsts,
        settings::{Inspect, Settings},
    },
    table::{Answer, HouseRules},
};
use game_rules::duel::HUMAN;

use crate::parlor::{Answers, Parlor};

#[test]
fn a_newcomer_sits_at_a_table_after_two_presses_and_is_welcomed_once() {
    let mut parlor = Parlor::first();
    parlor.run("expect \"Good evening\"\nkey Esc\nwait 0.1\nexpect-not \"Good evening\"");
    parlor.run("key Enter\nexpect screen Match");
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("wait 0.2\nexpect \"Play\"\nexpect-not \"Good evening\"");
}

#[test]
fn the_welcome_shows_what_it_changes_at_once() {
    let mut parlor = Parlor::first();
    parlor.run("click \"Large\"\nclick \"Reduced motion\"\nclick \"Sound\"\nclick \"Polski\"");
    parlor.run("expect \"Dobry wieczór\"\nkey Esc\nwait 0.1");
    let settings = parlor.app.world().resource::<Settings>();
    assert_eq!((settings.text_scale, settings.reduced_motion, settings.mute), (140, true, true));
    assert!(settings.welcomed);
}

/// The eight beats, by the keys a person would press.
const BEATS: [(&str, &str); 7] = [
    ("The X-ray Lens shows you the next one", "x-ray-lens"),
    ("Fire at yourself: a blank keeps your turn.", "self"),
    ("only live shells are left", "knife"),
    ("Now fire at Evil.", "foe"),
    ("costs Evil its next turn", "small-mallet"),
    ("throws the next shell out unfired", "eject"),
    ("Moral Praise always heals", "moral-praise"),
];

/// The key for a beat, from what lies in the tray.
fn press(parlor: &mut Parlor, what: &str) {
    use evils_parlor::{scenes::duel::input::tray, table::TableView};
    use game_rules::duel::classic::Classic;
    let script = match what {
        "self" => "key S\nkey S".to_owned(),
        "foe" => "key O\nkey O".to_owned(),
        tool => {
            let shown = parlor.app.world().resource::<TableView<Classic>>();
            let place = tray(shown).iter().position(|held| held.tool.word() == tool).unwrap();
            format!("key {}", place + 1)
        }
    };
    parlor.run(&format!("{script}\nwait idle\nwait 0.2"));
}

#[test]
fn the_lesson_from_its_beginning_to_its_end_by_keyboard() {
    let mut parlor = Parlor::open();
    // Down from Play to the buttons below it.
    parlor.run("key Down\nkey Enter\nexpect screen Match\nwait idle");
    assert!(parlor.table().lesson().is_some(), "the first button below Play is the lesson");
    for (number, (words, what)) in BEATS.into_iter().enumerate() {
        parlor.run(&format!("expect \"{words}\"\nexpect \"Lesson, step {} of 8\"", number + 1));
        // Anything else is refused, politely, and nothing happens.
        let length = parlor.table().length();
        if what != "foe" {
            parlor.run("key O\nkey O\nexpect \"one thing at a time\"\nwait idle");
            assert_eq!(parlor.table().length(), length, "{words}");
        }
        press(&mut parlor, what);
        assert!(parlor.table().length() > length, "{words}");
    }
    parlor.run("expect \"Choose for yourself.\"\nkey O\nkey O\nwait \"The rest is nerve.\"");
    assert_eq!(parlor.table().lesson().unwrap().beat, None);
    // Nothing of it is kept, and a real match is one press away.
    assert_eq!(parlor.names("state"), Vec::<String>::new());
    parlor.run("key Enter\nwait idle\nexpect \"Your turn\"");
    assert!(parlor.table().lesson().is_none());
}

#[test]
fn a_lesson_goes_back_one_beat_and_can_be_skipped() {
    let mut parlor = Parlor::open();
    parlor.run("click \"Learn (3 min)\"\nwait idle");
    for (_, what) in &BEATS[..5] {
        press(&mut parlor, what);
    }
    parlor.run("expect \"Lesson, step 6 of 8\"\nclick \"One step back\"\nwait idle");
    parlor.run("expect \"Lesson, step 5 of 8\"\nkey U\nwait idle\nexpect \"Now fire at Evil.\"");
    assert_eq!(parlor.table().length(), 3, "Evil's answer has been taken back as well");
    press(&mut parlor, "foe");
    parlor.run("expect \"Lesson, step 5 of 8\"\nkey Esc\nexpect \"The lesson ends here.\"");
    parlor.run("click role:button \"Skip the lesson\"\nexpect screen Parlor");
    assert_eq!(parlor.names("replays"), Vec::<String>::new());
}

#[test]
fn a_hint_marks_the_match_for_good() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nclick \"Play\"\nwait idle");
    assert!(!parlor.table().hinted);
    parlor.run("key H\nexpect \"Suggestion\"\nwait \"Also possible\"\nexpect \"wins ≈\"");
    assert!(parlor.table().hinted);
    assert_eq!(parlor.table().length(), 0, "it is only a suggestion");
    parlor.run("key H\nwait 0.1\nexpect-not \"Suggestion\"");
    // The mark is in the file: it outlives the program.
    let text = std::fs::read_to_string(parlor.file("state/resume-duel.ron")).unwrap();
    assert!(text.contains("\"hinted\""), "{text}");
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("click \"Continue: The Duel\"\nwait idle");
    assert!(again.table().hinted);
}

#[test]
fn a_strict_match_has_no_hints() {
    let mut parlor = Parlor::open();
    parlor.run("click \"More…\"\nclick \"Strict\"\nclick \"Start match\"\nwait idle");
    assert_eq!(parlor.table().house(), HouseRules { strict: true, ..HouseRules::default() });
    parlor.run("key H\nexpect \"This match is strict\"\nexpect-not \"Suggestion\"");
    assert!(!parlor.table().hinted);
    let answers = &parlor.app.world().resource::<Answers>().0;
    assert!(matches!(answers.last(), Some(Answer::NoHint { strict: true })), "{answers:?}");
}

#[test]
fn first_time_notes_are_shown_once_and_again_after_a_reset() {
    let mut parlor = Parlor::open();
    parlor.run("set hints true\nseed 11\nclick \"Play\"\nwait idle");
    let clip = "The slate says how many";
    parlor.run(&format!("expect \"{clip}\"\nclick \"Got it\"\nwait 0.1\nexpect-not \"{clip}\""));
    // Across sessions, too.
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("set hints true");
    again.sit_with_candles(11);
    again.run("wait 0.2");
    again.run(&format!("expect-not \"{clip}\""));
    again.world().resource_mut::<Firsts>().reset();
    again.run("key O\nkey O\nwait idle\nwait 0.2");
    assert!(again.app.world().resource::<Firsts>().open().is_some());
}

#[test]
fn undo_says_why_not() {
    let mut parlor = Parlor::open();
    parlor
        .run("seed 11\nclick \"Play\"\nwait idle\nkey U\nexpect \"there is nothing to take back\"");
}

#[test]
fn what_happened_since_the_last_turn_is_shown_again() {
    let mut parlor = Parlor::open();
    parlor.tick(20);
    parlor.sit_with_candles(11);
    parlor.run("key Backspace\nexpect \"Nothing has happened\"");
    parlor.play_until(3, 1);
    let length = parlor.table().length();
    let record = parlor.table().record_text();
    parlor.run("key Backspace\nexpect \"Since your last turn\"\nwait idle");
    assert_eq!((parlor.table().length(), parlor.table().record_text()), (length, record));
}

#[test]
fn the_host_sets_the_table_and_fixes_it_for_everybody() {
    let mut parlor = Parlor::open();
    parlor.run("click \"With friends\"\nclick \"Seat 2 · Name\"\ntype \"Mei\"");
    parlor.run("click \"Seed\"\ntype \"41x\"\nexpect \"A seed is a whole number\"\nkey Backspace");
    parlor.run(
        "click \"Inspector\"\nclick \"Odds and why\"\nclick \"Start match\"\nexpect screen Match",
    );
    parlor.run("wait idle\nexpect \"Mei 10 / 10\"");
    assert_eq!(parlor.table().house().inspect, Some(Inspect::Why));
    let record = parlor.table().record_text();
    assert!(record.contains("seed: 41,") && record.contains("\"inspect=why\""), "{record}");
    assert_eq!(parlor.table().setup().first, HUMAN);
}

#[test]
fn risky_shots_alone_ask_twice() {
    let mut parlor = Parlor::open();
    parlor.run("set confirm Risky\nseed 11\nclick \"Play\"\nwait idle\nkey S");
    parlor.run("expect \"once more to fire\"");
    assert_eq!(parlor.table().length(), 0);
    parlor.run("key O\nwait idle");
    assert!(parlor.table().length() > 0, "a shot at the other side does not");
}
