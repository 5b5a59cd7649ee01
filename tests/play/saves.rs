//! Nothing is lost: a killed program goes on where it was, and a broken file is kept.

use std::{fs, sync::Arc};

use bevy::prelude::*;
use evils_parlor::{robot::eyes, table::Shown};
use game_rules::duel::classic::Classic;

use crate::parlor::Parlor;

/// Nothing moves by itself, so that a picture depends on the view alone.
const STILL: &str = "set reduced_motion true\nset background_motion false\n";

/// The client is dropped without being told, as `kill -9` would; another one goes on. The picture
/// that was animated step by step is the picture drawn at once from the same view.
#[test]
fn a_killed_match_goes_on_and_looks_as_it_did() {
    for decisions in [1, 3, 6] {
        let mut parlor = Parlor::open();
        parlor.tick(30);
        parlor.run(&format!("{STILL}seed 88\nclick \"Play\"\nwait idle"));
        parlor.play_until(decisions, 2);
        // Evil's face settles after what it has seen.
        parlor.run("wait 6");
        let (record, drawing) = (parlor.table().record_text(), parlor.drawing());
        let view = parlor.world().resource::<Shown<Classic>>().view;
        let desk = Arc::clone(&parlor.desk);
        drop(parlor);

        let mut again = Parlor::at(desk);
        again.run(&format!("{STILL}click \"Continue: The Duel\"\nexpect screen Match\nwait idle"));
        assert_eq!(again.table().record_text(), record);
        assert_eq!(again.world().resource::<Shown<Classic>>().view, view);
        assert_eq!(again.drawing(), drawing, "after {decisions} decisions");
        again.run("play-out 4 by keyboard");
        let ended = again.table().record_text();
        let begun = record.lines().take_while(|line| !line.contains("steps")).count();
        assert_eq!(
            record.lines().take(begun).collect::<Vec<_>>(),
            ended.lines().take(begun).collect::<Vec<_>>(),
        );
        assert_eq!((again.notice(), again.names("replays").len()), (None, 1));
    }
}

#[test]
fn a_broken_resume_file_is_said_once_and_kept() {
    for soup in ["soup", "(format: 1, game: Classic"] {
        let parlor = Parlor::open();
        let file = parlor.file("state/resume.ron");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, soup).unwrap();
        let mut parlor = Parlor::at(Arc::clone(&parlor.desk));
        parlor.run("click \"Continue\"\nwait \"resume.ron.kept-1\"\nexpect screen Parlor");
        parlor.run("click \"Understood\"\nwait 0.2\nexpect-not \"resume.ron\"");
        assert_eq!(parlor.notice(), None);
        assert_eq!(parlor.names("state"), ["resume.ron.kept-1"]);
        assert_eq!(fs::read_to_string(parlor.file("state/resume.ron.kept-1")).unwrap(), soup);
        // The table is open all the same.
        parlor.run("click \"Play\"\nexpect screen Match\nwait idle");
        assert_eq!(parlor.names("state"), ["resume.ron", "resume.ron.kept-1"]);
    }
}

#[test]
fn a_broken_newest_generation_falls_back_to_the_one_before() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(3, 2);
    let saved = parlor.table().length();
    fs::write(parlor.file("state/resume.ron"), "soup").unwrap();
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("click \"Continue\"\nwait \"kept-1\"\nclick \"Understood\"");
    again.run("expect screen Match\nwait idle");
    assert!((1..=saved).contains(&again.table().length()), "{}", again.table().length());
    assert!(eyes::idle(again.world()));
}

/// One match waits to be continued; whoever sits down to another one finds the first among the
/// replays and can play on from where it was left.
#[test]
fn an_unfinished_match_goes_to_the_replays_when_another_begins() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(3, 2);
    let left = parlor.table().record_text();
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor\nexpect \"turn\"");
    assert!(parlor.names("replays").is_empty());
    parlor.run("seed 89\nclick \"Play\"\nexpect screen Match\nwait idle");
    let kept = parlor.names("replays");
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(fs::read_to_string(parlor.file("replays").join(&kept[0])).unwrap(), left);
    // The new match, continued, sets nothing aside; the old one is played on from its end.
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor");
    parlor.run("click \"Continue: The Duel\"\nexpect screen Match\nwait idle");
    assert_eq!(parlor.names("replays").len(), 1);
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nclick \"Replays\"\nexpect \"unfinished\"");
    parlor.run("wait 0.2\nclick \"Watch\"\nexpect screen Match\nkey End\nwait idle");
    parlor.run("click \"Play on from here\"\nwait idle");
    assert!(eyes::idle(parlor.world()));
    assert_eq!(parlor.notice(), None);
}

#[test]
fn a_broken_resume_file_is_kept_when_another_match_begins() {
    let mut parlor = Parlor::open();
    fs::create_dir_all(parlor.file("state")).unwrap();
    fs::write(parlor.file("state/resume.ron"), "soup").unwrap();
    parlor.run("click \"Play\"\nexpect screen Match\nwait \"resume.ron.kept-1\"");
    parlor.run("click \"Understood\"\nwait idle");
    assert_eq!(parlor.names("state"), ["resume.ron", "resume.ron.kept-1"]);
    assert_eq!(fs::read_to_string(parlor.file("state/resume.ron.kept-1")).unwrap(), "soup");
}
