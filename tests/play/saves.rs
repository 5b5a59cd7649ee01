//! Nothing is lost: a killed program goes on where it was, and a broken file is kept.

use std::{fs, sync::Arc};

use bevy::prelude::*;
use evils_parlor::{
    app::{cli::GameTable, settings::Settings},
    robot::eyes,
    scenes::AnySetup,
    screens::seating::{Company, Deal, TableOrder},
    table::{Strength, TableView},
};
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
        let view = parlor.world().resource::<TableView<Classic>>().view;
        let desk = Arc::clone(&parlor.desk);
        drop(parlor);

        let mut again = Parlor::at(desk);
        again.run(&format!("{STILL}click \"Continue: The Duel\"\nexpect screen Match\nwait idle"));
        assert_eq!(again.table().record_text(), record);
        assert_eq!(again.world().resource::<TableView<Classic>>().view, view);
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
        let file = parlor.file("state/resume-duel.ron");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, soup).unwrap();
        let mut parlor = Parlor::at(Arc::clone(&parlor.desk));
        parlor.run(
            "click \"Continue: The Duel\"\nwait \"resume-duel.ron.kept-1\"\nexpect screen Parlor",
        );
        parlor.run("click \"Understood\"\nwait 0.2\nexpect-not \"resume-duel.ron\"");
        assert_eq!(parlor.notice(), None);
        assert_eq!(parlor.names("state"), ["resume-duel.ron.kept-1"]);
        let kept = parlor.file("state/resume-duel.ron.kept-1");
        assert_eq!(fs::read_to_string(kept).unwrap(), soup);
        // The table is open all the same.
        parlor.run("click \"Play\"\nexpect screen Match\nwait idle");
        assert_eq!(parlor.names("state"), ["resume-duel.ron", "resume-duel.ron.kept-1"]);
    }
}

#[test]
fn a_broken_newest_generation_falls_back_to_the_one_before() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(3, 2);
    let saved = parlor.table().length();
    fs::write(parlor.file("state/resume-duel.ron"), "soup").unwrap();
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("click \"Continue: The Duel\"\nwait \"kept-1\"\nclick \"Understood\"");
    again.run("expect screen Match\nwait idle");
    assert!((1..=saved).contains(&again.table().length()), "{}", again.table().length());
    assert!(eyes::idle(again.world()));
}

/// One match of a game waits to be continued; whoever sits down to another one is told beforehand that
/// the first goes to the replays, finds it there, and can play on from where it was left.
#[test]
fn an_unfinished_match_goes_to_the_replays_when_another_begins() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(3, 2);
    let left = parlor.table().record_text();
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor\nexpect \"turn\"");
    assert!(parlor.names("replays").is_empty());
    parlor.run("seed 89\nclick \"Play\"\nexpect \"A match is waiting\"\nexpect \"replays\"");
    parlor.run("click \"Let it wait\"\nwait 0.2\nexpect screen Parlor\nexpect-not \"A match is\"");
    assert!(parlor.names("replays").is_empty() && parlor.names("state").len() == 2);
    parlor.run("click \"Play\"\nclick \"Begin anew\"\nexpect screen Match\nwait idle");
    parlor.play_until(1, 3);
    let kept = parlor.names("replays");
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(fs::read_to_string(parlor.file("replays").join(&kept[0])).unwrap(), left);
    // The new match, continued, sets nothing aside; the old one is played on from its end.
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor");
    parlor.run("click \"Continue: The Duel\"\nexpect screen Match\nwait idle");
    assert_eq!(parlor.names("replays").len(), 1);
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nclick \"Replays\"\nexpect \"unfinished\"");
    parlor.run("wait 0.2\nclick \"Watch\"\nexpect screen Match\nkey End\nwait idle");
    parlor.run("click \"Play on from here\"\nclick \"Begin anew\"\nwait idle");
    assert!(eyes::idle(parlor.world()));
    assert_eq!((parlor.notice(), parlor.names("replays").len()), (None, 2));
}

/// Another game, a code and a match that is only watched take nobody's place.
#[test]
fn every_game_has_a_match_of_its_own_to_continue() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(2, 2);
    let duel = parlor.table().record_text();
    parlor.run("click \"Parlor\"\nclick \"Leave\"\nkey 4\nwait 0.1\nseed 5\nclick \"Play\"");
    parlor.run(
        "expect screen Match\nwait idle\nclick \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor",
    );
    parlor.run("expect \"Continue: The Arena\"\nexpect \"Continue: The Duel\"");
    parlor.run("key 2\nwait 0.1\nseed 7\nclick \"Play\"\nexpect screen Match\nwait idle");
    parlor.run("key Up\nwait idle\nclick \"Parlor\"\nclick \"Leave\"\nexpect screen Parlor");
    // What waits under the lamp comes first, then the newest of the rest.
    parlor.run("expect \"Continue: The Labyrinth\"\nexpect \"Continue: The Arena\"");
    parlor.run("key 1\nwait 0.1\nexpect \"Continue: The Duel\"");
    // Evil against its shadow, left in the middle.
    parlor.run(
        "key 1\nwait 0.1\nclick \"Watch\"\nwait 0.2\nclick \"Start match\"\nexpect screen Match",
    );
    parlor.run("wait 2\nclick \"Parlor\"\nexpect \"not saved\"\nclick \"Leave\"");
    parlor.run("expect screen Parlor\nexpect \"Continue: The Labyrinth\"");
    assert_eq!(fs::read_to_string(parlor.file("state/resume-duel.ron")).unwrap(), duel);
    // An evening, and a wager beside it.
    for name in ["party", "table"] {
        let settings = Settings::default();
        let setup = AnySetup::named(GameTable::Wager, name, &settings).unwrap();
        let order = TableOrder::with(setup, Company::Evil(Strength::Courteous), &settings);
        parlor.world().write_message(Deal(order));
        parlor.run("expect screen Match\nwait idle\nclick \"Parlor\"\nclick \"Leave\"");
    }
    parlor.run("key 5\nwait 0.1\nexpect \"Continue: The Wager\"\nexpect \"Continue: Party night\"");
    let mut again = Parlor::at(Arc::clone(&parlor.desk));
    again.run("key 1\nwait 0.1\nclick \"Continue: The Duel\"\nexpect screen Match\nwait idle");
    assert_eq!(again.table().record_text(), duel);
}

/// A match that an earlier program left is taken over by its game, or goes to the replays where another
/// one waits already.
#[test]
fn the_one_match_of_earlier_programs_is_taken_over() {
    let mut parlor = Parlor::open();
    parlor.run("seed 88\nclick \"Play\"\nwait idle");
    parlor.play_until(2, 2);
    let text = parlor.table().record_text();
    let (state, desk) = (parlor.file("state"), Arc::clone(&parlor.desk));
    drop(parlor);
    fs::rename(state.join("resume-duel.ron"), state.join("resume.ron")).unwrap();
    fs::rename(state.join("resume-duel.ron.old"), state.join("resume.ron.old")).unwrap();
    let mut taken = Parlor::at(Arc::clone(&desk));
    taken.run("click \"Continue: The Duel\"\nexpect screen Match\nwait idle");
    assert_eq!(taken.table().record_text(), text);
    assert!(taken.names("state").iter().all(|name| name.starts_with("resume-duel.ron")));
    drop(taken);
    // A second one, of another seed: the first stays where it is.
    let other = text.replace("seed: 88", "seed: 89");
    fs::write(state.join("resume.ron"), &other).unwrap();
    let both = Parlor::at(desk);
    assert_eq!(fs::read_to_string(state.join("resume-duel.ron")).unwrap(), text);
    let kept = both.names("replays");
    assert_eq!(kept.len() + both.names("state").iter().filter(|it| it.contains("kept")).count(), 1);
    assert!(!state.join("resume.ron").exists());
}

#[test]
fn a_broken_resume_file_is_kept_when_another_match_begins() {
    let mut parlor = Parlor::open();
    fs::create_dir_all(parlor.file("state")).unwrap();
    fs::write(parlor.file("state/resume-duel.ron"), "soup").unwrap();
    parlor.run("click \"Play\"\nexpect screen Match\nwait \"resume-duel.ron.kept-1\"");
    parlor.run("click \"Understood\"\nwait idle");
    assert_eq!(parlor.names("state"), ["resume-duel.ron", "resume-duel.ron.kept-1"]);
    let kept = parlor.file("state/resume-duel.ron.kept-1");
    assert_eq!(fs::read_to_string(kept).unwrap(), "soup");
}

/// A full disk, as far as the program can tell: what it had to save is there as soon as it can be.
#[test]
fn what_could_not_be_saved_is_saved_once_there_is_room() {
    let mut parlor = Parlor::open();
    fs::write(parlor.file("state"), "there is no room for a folder of this name").unwrap();
    parlor.run("seed 88\nclick \"Play\"\nexpect screen Match\nwait \"could not be saved\"");
    parlor.run("click \"Understood\"\nwait idle");
    parlor.play_until(3, 2);
    assert_eq!(parlor.notice(), None, "it is said once");
    let record = parlor.table().record_text();
    fs::remove_file(parlor.file("state")).unwrap();
    // Nobody does anything.
    parlor.run("wait 6");
    let saved = parlor
        .names("state")
        .into_iter()
        .map(|name| fs::read_to_string(parlor.file("state").join(name)).unwrap());
    assert!(saved.collect::<Vec<_>>().contains(&record));
}
