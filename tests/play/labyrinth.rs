//! The Labyrinth: whole matches by keyboard and by mouse, and a whispered one on one screen.

use bevy::prelude::*;
use evils_parlor::{
    art::canvas::Canvas,
    robot::eyes,
    scenes::scene::Thought,
    table::{Curtain, Playback, Shown, Table},
};
use game_rules::labyrinth::Labyrinth;

use crate::parlor::Parlor;

fn is_over(parlor: &mut Parlor) -> bool {
    parlor.world().resource::<Table<Labyrinth>>().is_over()
}

#[test]
fn a_match_by_keyboard_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 11\nset speed Instant\nspot object 1\nclick \"Play\"\nexpect screen Match");
    parlor.run("play-out 1 by keyboard");
    assert!(is_over(&mut parlor));
    assert_eq!(parlor.names("replays").len(), 1);
    assert_eq!(parlor.notice(), None);
}

#[test]
fn a_match_by_mouse_alone() {
    let mut parlor = Parlor::open();
    parlor.run("seed 12\nset speed Instant\nspot object 1\nclick \"Play\"\nexpect screen Match");
    parlor.run("play-out 1 by mouse");
    assert!(is_over(&mut parlor));
    assert_eq!(parlor.notice(), None);
}

/// What is on the screen besides the curtain's own words.
fn leaks(world: &mut World) -> Vec<String> {
    let mut leaks = Vec::new();
    if world.contains_resource::<Shown<Labyrinth>>() {
        leaks.push("a view".into());
    }
    if world.contains_resource::<Thought<Labyrinth>>() {
        leaks.push("what follows from a view".into());
    }
    if !world.resource::<Playback<Labyrinth>>().is_idle() {
        leaks.push("events that wait to be shown".into());
    }
    leaks.extend(world.resource::<Canvas>().snapshot());
    let own = |words: &String| {
        words == "Everyone else look away"
            || words == "Hold to be ready"
            || words.ends_with("’s turn comes next")
    };
    leaks.extend(eyes::widgets(world).into_iter().map(|widget| widget.words).filter(|w| !own(w)));
    leaks
}

#[test]
fn nothing_of_any_seat_is_there_while_the_curtain_is_down() {
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nset speed Instant\nset player \"Ada\"\nspot object 1");
    parlor.run("click \"With friends\"\nclick \"Whisper: only the one concerned hears\"");
    parlor.run("click \"Deal\"\nexpect screen Match");
    let mut curtains = 0;
    let mut found = Vec::new();
    let outcome = parlor.watch("play-out 7 by keyboard", |world| {
        if world.contains_resource::<Curtain>() {
            curtains += 1;
            found.extend(leaks(world));
        }
        !found.is_empty() || curtains > 400
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(found, Vec::<String>::new());
    assert!(curtains > 0, "the screen was never handed over");
}
