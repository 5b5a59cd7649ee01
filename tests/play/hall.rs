//! The tournament hall: a person plays at the table against bots, and a match is watched while it
//! is played.

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use evils_parlor::{
    Screen,
    robot::eyes,
    table::{Mode, Table, TableView, viewer::ReplayViewer},
};
use game_rules::arena::Arena;

use crate::parlor::Parlor;

/// A hall on a port of its own, with a bot that does not take its time.
fn hall() -> Parlor {
    let mut parlor = Parlor::told(&["--arena-listen", "0"]);
    parlor.run("key Esc\nexpect \"The tournament hall\"\nclick \"House bots take three seconds a turn so you can follow\"");
    parlor.run("click \"Seat a bot\"");
    // Once it has logged in, its seat moves everything below.
    until(&mut parlor, "the bot has no seat", |world| eyes::says(world, "evil-courteous-1"));
    parlor.run("wait 0.2");
    parlor
}

/// Lets time pass on the wall, where the server lives, until it is so.
#[track_caller]
fn until(parlor: &mut Parlor, what: &str, so: impl Fn(&mut World) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(240);
    while !so(parlor.world()) {
        assert!(Instant::now() < deadline, "{what}: {}", eyes::words(parlor.world()).join(" | "));
        parlor.app.update();
        sleep(Duration::from_millis(5));
    }
}

fn table(world: &World) -> Option<&Table<Arena>> {
    world.get_resource()
}

fn at_table(world: &mut World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Match && table(world).is_some()
}

#[test]
fn a_person_plays_a_tournament_at_the_table() {
    let mut parlor = hall();
    parlor.run("click \"Your seat\"\nclick \"Take part\"\nwait 0.2");
    until(&mut parlor, "nobody is led to the table", at_table);
    let world = parlor.app.world();
    assert!(table(world).is_some_and(|it| it.is_elsewhere() && it.mode() == Mode::Live));
    parlor.run("play-out 4 by keyboard");
    let world = parlor.app.world();
    assert!(table(world).is_some_and(Table::is_over));
    let series = &world.resource::<TableView<Arena>>().view.series;
    assert!(series.verdicts().iter().all(Option::is_some), "both legs");
    assert_eq!(parlor.names("replays").len(), 1, "the match is kept once");
    assert_eq!(parlor.notice(), None);
    parlor.run("expect-not \"Rematch\"\nclick \"To the parlor\"\nexpect screen Parlor");
    parlor.run("expect \"The tournament hall\"\nkey Esc\nclick \"Replays\"\nwait 0.2");
    parlor.run("expect \"evil-courteous-1\"\nexpect-not \"Evil against its shadow\"");
}

#[test]
fn a_match_is_watched_while_it_is_played() {
    let mut parlor = hall();
    // These two are slow enough to be followed.
    parlor.run("click \"House bots take three seconds a turn so you can follow\"\nclick \"A bot against itself\"\nclick \"Matches\"");
    until(&mut parlor, "no match is on", |world| eyes::says(world, "turn 1"));
    let tiles = eyes::words(parlor.world());
    let tile = tiles.iter().find(|words| words.contains(": match 1, turn"));
    parlor.run(&format!("click \"{}\"\nexpect screen Match", tile.expect("a tile")));
    let world = parlor.app.world();
    assert!(world.resource::<ReplayViewer>().live);
    let before = table(world).map_or(0, Table::length);
    until(&mut parlor, "nothing follows", |world| {
        let table = table(world);
        table.is_some_and(|it| it.length() > before + 2 && it.position() > before + 2)
    });
}
