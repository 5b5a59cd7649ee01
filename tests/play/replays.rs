//! Matches that are over: the list, the viewer, playing on, codes and the books.

use std::{fs, process::Command, sync::Arc};

use bevy::prelude::*;
use evils_parlor::{
    history::Cabinet,
    screens::codes::Codes,
    table::{Mode, viewer::ReplayViewer},
};
use game_rules::{
    code,
    game::{Seat, Viewer},
};

use crate::parlor::Parlor;

/// A parlor with one finished match in it, after some decisions of both sides.
fn played(seed: u64) -> Parlor {
    let mut parlor = Parlor::open();
    parlor.run(&format!("seed {seed}\nclick \"Play\"\nplay-out {seed} by keyboard"));
    assert!(parlor.table().is_over());
    parlor
}

/// A match of several rounds, so that there is something to see.
fn long_match() -> Parlor {
    let parlor = played(46);
    assert!(parlor.table().length() > 12);
    parlor
}

fn position(parlor: &Parlor) -> usize {
    parlor.table().position()
}

#[test]
fn a_match_is_watched_by_keyboard_alone() {
    let mut parlor = long_match();
    let record = parlor.table().record_text();
    parlor.run("click \"To the parlor\"\nclick \"Replays\"\nexpect screen Replays");
    parlor.run("expect \"The Duel · Classic\"\nwait 0.2\nkey Enter\nexpect screen Match");
    assert_eq!(parlor.table().mode(), Mode::Replay(0));
    assert!(parlor.app.world().resource::<ReplayViewer>().playing);
    parlor.run("key Space\nwait 0.1\nkey Home\nwait idle");
    assert_eq!(position(&parlor), 0);
    parlor.run("key Right\nwait idle\nkey Right\nwait idle");
    assert_eq!(position(&parlor), 2);
    parlor.run("key Left\nwait idle");
    assert_eq!(position(&parlor), 1);
    let second = parlor.app.world().resource::<ReplayViewer>().heads[1].ply;
    parlor.run("key Home\nkey Shift+Right\nwait idle");
    assert_eq!(position(&parlor), second);
    parlor.run("key Shift+Left\nwait idle");
    assert_eq!(position(&parlor), 0);
    parlor.run("key End\nwait idle");
    assert_eq!(position(&parlor), parlor.table().length());
    // Through other eyes, and through those that see all.
    assert_eq!(parlor.table().eyes(), Viewer::Seat(Seat(0)));
    parlor.run("key BracketRight\nwait idle");
    assert_eq!(parlor.table().eyes(), Viewer::Seat(Seat(1)));
    parlor.run("expect-not \"Omniscient\"\nkey T\nexpect \"Omniscient\"");
    assert_eq!(parlor.table().eyes(), Viewer::Omniscient);
    parlor.run("key T\nkey BracketLeft\nwait idle");
    assert_eq!(parlor.table().eyes(), Viewer::Seat(Seat(0)));
    parlor.run("key Period\nkey Period\nexpect \"× 4\"\nkey Comma\nexpect \"× 2\"");
    assert_eq!(parlor.table().record_text(), record, "watching changes nothing");
    parlor.run("key Esc\nexpect screen Replays\nkey Esc\nexpect screen Parlor");
    assert!(!parlor.app.world().contains_resource::<ReplayViewer>());
    assert_eq!(parlor.names("replays").len(), 1);
}

#[test]
fn a_match_plays_by_itself_to_its_end() {
    let mut parlor = long_match();
    let length = parlor.table().length();
    parlor.run("click \"Watch the replay\"\nwait 0.1");
    for _ in 0..3 {
        parlor.run("click \"Play faster\"");
    }
    let ended = |world: &mut World| !world.resource::<ReplayViewer>().playing;
    parlor.watch("wait 600", ended).unwrap();
    assert_eq!(position(&parlor), length);
    parlor.run("wait idle");
}

#[test]
fn a_match_is_watched_by_mouse_alone() {
    let mut parlor = long_match();
    parlor.run("click \"To the parlor\"\nclick \"Replays\"\nclick \"Watch\"\nexpect screen Match");
    parlor.run("click \"Pause\"\nwait idle");
    parlor.run("click \"One decision on\"\nwait idle\nclick \"One decision on\"\nwait idle");
    assert_eq!(position(&parlor), 2);
    parlor.run("click \"To the start\"\nwait idle");
    assert_eq!(position(&parlor), 0);
    parlor.run("click \"To the end\"\nwait idle\nclick \"One turn back\"\nwait idle");
    let heads: Vec<usize> =
        parlor.app.world().resource::<ReplayViewer>().heads.iter().map(|head| head.ply).collect();
    assert_eq!(position(&parlor), heads[heads.len() - 1]);
    // The scrub bar: its middle is the middle of the match.
    let words = format!("Decision {} of {}", position(&parlor), parlor.table().length());
    parlor.run(&format!("click \"{words}\"\nwait idle"));
    let middle = parlor.table().length().div_ceil(2);
    assert!(position(&parlor).abs_diff(middle) <= 1, "{} of {middle}", position(&parlor));
    // A head in the log leads to its turn.
    let second = parlor.app.world().resource::<ReplayViewer>().heads[1].seat;
    let name = ["You", "Evil (Courteous)"][second.index()];
    parlor.run(&format!("click \"Log\"\nclick \"Turn 2 · {name}\"\nwait idle"));
    assert_eq!(position(&parlor), heads[1]);
    parlor.run("click \"Evil (Courteous)\"\nwait idle");
    assert_eq!(parlor.table().eyes(), Viewer::Seat(Seat(1)));
    parlor.run("click \"Belief\"\nexpect \"Omniscient\"\nclick \"Truth\"\nwait idle");
    parlor.run("click \"What Evil knew\"\nexpect \"Evil expected live with\"\nclick \"Close\"");
    parlor.run("wait 0.2\nclick \"Parlor\"\nexpect screen Replays\nclick \"Parlor\"");
    parlor.run("expect screen Parlor");
}

#[test]
fn playing_on_opens_a_new_table_and_does_not_count() {
    let mut parlor = long_match();
    let first = parlor.table().record_text();
    parlor.run("click \"Watch the replay\"\nwait 0.1\nkey Space\nkey Home\nkey Right\nwait idle");
    parlor.run("click \"Play on from here\"\nwait idle");
    assert_eq!(parlor.table().mode(), Mode::Live);
    assert!(parlor.table().length() >= 1 && !parlor.table().is_over());
    assert!(parlor.names("state").contains(&"resume-duel.ron".to_owned()));
    parlor.run("play-out 9 by mouse\nexpect \"does not count\"");
    assert_ne!(parlor.table().record_text(), first);
    let books = &parlor.app.world().resource::<Cabinet>().profile.tables["classic"];
    assert_eq!((books.played, books.uncounted), (1, 1));
    parlor.run(
        "click \"To the parlor\"\nclick \"Replays\"\nwait 0.2\nexpect \"Played on from a replay\"",
    );
    assert_eq!(parlor.names("replays").len(), 2);
}

#[test]
fn deleting_asks_first() {
    let mut parlor = long_match();
    parlor.run("click \"To the parlor\"\nclick \"Replays\"\nclick \"Delete\"");
    parlor.run("expect \"Delete this replay?\"\nclick \"Keep\"\nwait 0.2");
    assert_eq!(parlor.names("replays").len(), 1);
    parlor.run("click \"Keep always\"\nwait 0.2\nexpect \"No longer keep always\"");
    assert!(parlor.names("replays")[0].ends_with("-star.ron"));
    parlor.run("click \"Delete\"\nexpect \"Delete this replay?\"\nwait 0.2\nkey Esc\nwait 0.2");
    assert_eq!(parlor.names("replays").len(), 1, "escape is the safe answer");
    parlor.run("expect screen Replays\nclick \"Delete\"\nexpect \"Delete this replay?\"\nwait 0.2");
    parlor.run("click role:button \"Delete\"\nwait 0.3\nexpect \"No match has been finished yet\"");
    assert_eq!(parlor.names("replays"), Vec::<String>::new());
}

#[test]
fn a_broken_replay_is_one_sentence_and_stays() {
    let parlor = Parlor::open();
    let file = parlor.file("replays/classic-5-0000002a.ron");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "(format: 1, game: Chess, revision: 1)").unwrap();
    let mut parlor = Parlor::at(Arc::clone(&parlor.desk));
    parlor.run("click \"Replays\"\nwait 0.2\nexpect \"This file cannot be watched\"");
    parlor.run("expect \"Chess\"\nexpect-not \"Watch\"\nkey Esc\nexpect screen Parlor");
    assert!(file.exists());
}

#[test]
fn the_command_line_opens_and_checks_replays() {
    let parlor = long_match();
    let file = parlor.file("replays").join(&parlor.names("replays")[0]);
    let program = env!("CARGO_BIN_EXE_evils_parlor");
    let verify =
        |file: &std::path::Path| Command::new(program).arg("--verify").arg(file).output().unwrap();
    let good = verify(&file);
    assert!(good.status.success(), "{good:?}");
    let text = fs::read_to_string(&file).unwrap();
    let bad = parlor.file("bad.ron");
    fs::write(&bad, text.replace("seed: ", "seed: 1")).unwrap();
    let refused = verify(&bad);
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("bad.ron") && said.lines().count() == 1, "{said}");
    // And on the screen.
    let mut shown = Parlor::told(&["--replay", file.to_str().unwrap()]);
    shown.run("expect screen Match");
    assert!(matches!(shown.table().mode(), Mode::Replay(_)));
    shown.run("key Esc\nexpect screen Parlor");
    let mut shown = Parlor::told(&["--replay", bad.to_str().unwrap()]);
    shown.run("wait \"changed after it was played\"\nexpect screen Parlor");
    assert!(bad.exists());
}

#[test]
fn a_bad_code_keeps_its_text_and_a_good_one_plays() {
    let mut parlor = Parlor::open();
    parlor.run(
        "click \"Codes\"\nexpect screen Codes\nexpect \"Paste a code to see what it contains\"",
    );
    parlor.run("type \"EVIL-SEED1-0000-0000\"\nexpect \"The last part does not fit\"");
    let text = |parlor: &Parlor| parlor.app.world().resource::<Codes>().text.clone();
    assert_eq!(text(&parlor), "EVIL-SEED1-0000-0000");
    // It is still there after a look at something else.
    parlor.run("key Esc\nwait 0.1\nkey Esc\nwait 0.2\nexpect screen Parlor\nclick \"Codes\"");
    parlor.run("expect \"The last part does not fit\"");
    assert_eq!(text(&parlor), "EVIL-SEED1-0000-0000");
    let seed = code::write_seed(77);
    parlor.run(&format!("click \"Clear\"\nwait 0.1\ntype \"{seed}\"\nexpect \"A seed\""));
    parlor.run("click \"Play this seed\"\nexpect screen Match\nwait idle");
    assert!(parlor.table().record_text().contains("seed: 77,"));
}

#[test]
fn the_code_of_a_finished_match_opens_it_again() {
    let parlor = long_match();
    let code = parlor.table().code().unwrap();
    let length = parlor.table().length();
    let mut other = Parlor::told(&["--code", &code]);
    other.run("expect screen Codes\nexpect \"A whole match\"\nclick \"Watch this match\"");
    other.run("expect screen Match");
    assert_eq!(other.table().length(), length);
    other.run("key Esc\nexpect screen Codes");
}

#[test]
fn the_books_are_kept_and_shown() {
    let mut parlor = long_match();
    let books = parlor.app.world().resource::<Cabinet>().profile.clone();
    assert_eq!(books.tables["classic"].played, 1);
    assert!(books.tables["classic"].seconds > 0.0);
    assert!(parlor.names("").contains(&"profile.ron".to_owned()));
    parlor.run("click \"To the parlor\"\nclick \"Profile & statistics\"\nexpect \"Level 0\"");
    parlor.run(
        "key 2\nexpect \"Lucky outcomes\"\nclick \"Achievements\"\nexpect \"Against the odds\"",
    );
    parlor.run("expect \"The way out\"\nkey Esc\nexpect screen Parlor");
    // The next session knows them.
    let next = Parlor::at(Arc::clone(&parlor.desk));
    assert_eq!(next.app.world().resource::<Cabinet>().profile.tables["classic"].played, 1);
    // A broken file is said and kept aside.
    drop(next);
    fs::write(parlor.file("profile.ron"), "soup").unwrap();
    fs::write(parlor.file("profile.ron.old"), "soup").unwrap();
    let mut last = Parlor::at(Arc::clone(&parlor.desk));
    last.run("wait \"profile.ron.kept-1\"\nclick \"Understood\"");
    assert_eq!(fs::read_to_string(parlor.file("profile.ron.kept-1")).unwrap(), "soup");
}
