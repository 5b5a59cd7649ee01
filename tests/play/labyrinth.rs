//! The Labyrinth: whole matches by keyboard and by mouse, and a whispered one on one screen.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow},
};
use evils_parlor::{
    art::canvas::{Canvas, StageFrame},
    robot::eyes,
    scenes::labyrinth::{Desk, heat::Layer},
    table::{Curtain, Handover, Table},
};
use game_rules::labyrinth::Labyrinth;

use crate::{curtain::leaks, parlor::Parlor};

fn is_over(parlor: &mut Parlor) -> bool {
    parlor.world().resource::<Table<Labyrinth>>().is_over()
}

fn length(parlor: &mut Parlor) -> usize {
    parlor.world().resource::<Table<Labyrinth>>().length()
}

fn sit_down(seed: u64) -> Parlor {
    let mut parlor = Parlor::open();
    parlor.run(&format!("seed {seed}\nset speed Instant\nspot object 1\nclick \"Play\""));
    parlor.run("expect screen Match\nwait idle");
    parlor
}

/// Every arrow is one attempt, whatever it meets, until a widget has the focus; Back frees it.
fn arrows_step(arrows: [&str; 3], region: &str, back: &str) {
    // The first seat begins with a wall to the north: that leaves its step.
    let mut parlor = sit_down(5);
    let [up, left, right] = arrows;
    parlor.run(&format!("{up}\nwait idle"));
    assert!(length(&mut parlor) > 0, "the first press is a step");
    let stepped = length(&mut parlor);
    parlor.run(&format!("{region}\nwait 0.1"));
    let first = eyes::focused(parlor.world()).map(|widget| widget.words);
    assert!(first.is_some(), "the panels have the focus");
    parlor.run(&format!("{right}\nwait 0.1\nwait idle"));
    assert_ne!(eyes::focused(parlor.world()).map(|widget| widget.words), first);
    assert_eq!(length(&mut parlor), stepped, "now the arrows move the focus");
    parlor.run(&format!("{back}\nwait 0.2\nexpect-not \"Leave the table?\""));
    assert_eq!(eyes::focused(parlor.world()).map(|widget| widget.words), None);
    parlor.run(&format!("{left}\nwait idle"));
    assert!(length(&mut parlor) > stepped, "and step again");
    parlor.run(&format!("{back}\nexpect \"Leave the table?\""));
}

#[test]
fn arrow_keys_step_while_nothing_is_in_focus() {
    arrows_step(["key Up", "key Left", "key Right"], "key Tab", "key Esc");
}

#[test]
fn the_directional_pad_steps_while_nothing_is_in_focus() {
    arrows_step(["pad DPadUp", "pad DPadLeft", "pad DPadRight"], "pad RightBumper", "pad East");
}

#[test]
fn the_lesson_from_the_first_step_to_the_way_out() {
    let mut parlor = Parlor::open();
    parlor.run("set speed Instant\nspot object 1\nclick \"Learn (3 min)\"\nexpect screen Match");
    let beats = [
        ("Step north", "key Up"),
        ("end it", "key Enter"),
        ("try the east side", "key Right"),
        ("Go north", "key W"),
        ("A river!", "key E"),
        ("Go east from here", "key D"),
        ("Pick it up", "key 5"),
        ("whoever is injured", "key Enter"),
        ("Try the east side", "key Right"),
    ];
    for (number, (words, press)) in beats.into_iter().enumerate() {
        parlor.run(&format!("wait \"{words}\"\nexpect \"Lesson, step {} of 9\"", number + 1));
        let before = length(&mut parlor);
        // Anything else is refused, and nothing happens.
        parlor.run("key Down\nexpect \"one thing at a time\"\nwait idle");
        assert_eq!(length(&mut parlor), before, "{words}");
        parlor.run(&format!("{press}\nwait idle\nwait 0.1"));
        assert!(length(&mut parlor) > before, "{words}");
    }
    assert!(is_over(&mut parlor));
    parlor.run("wait \"The rest is nerve.\"");
    assert_eq!(parlor.names("replays"), Vec::<String>::new());
}

#[test]
fn a_whispered_match_has_a_full_curtain_whatever_the_settings_say() {
    let mut parlor = Parlor::open();
    parlor.run("set curtain Off\nseed 41\nset speed Instant\nspot object 1");
    parlor.run("click \"With friends\"\nclick \"Whisper: only the one concerned hears\"");
    parlor.run("click \"Start match\"\nexpect screen Match");
    let curtain = parlor.world().resource::<Table<Labyrinth>>().curtain;
    assert_eq!(curtain, Handover::Full);
}

#[test]
fn pencil_notes_are_kept_with_the_match() {
    let mut parlor = sit_down(11);
    parlor.run("click \"Question mark\"\nclick \"A few words\"\ntype \"start\"\nwait 0.1");
    let jotted = |parlor: &mut Parlor| {
        let lines = parlor.world().resource::<Table<Labyrinth>>().jottings().iter();
        lines.filter(|line| line.contains("question")).cloned().collect::<Vec<String>>()
    };
    assert_eq!(jotted(&mut parlor), ["0 0 0 0 question start"]);
    // A decision writes the match, and the notes with it.
    parlor.run("key Esc\nwait 0.1\nkey W\nwait idle\nwait 0.2");
    let mut again = Parlor::at(std::sync::Arc::clone(&parlor.desk));
    again.run("click \"Continue: The Labyrinth\"\nwait idle");
    assert_eq!(jotted(&mut again), ["0 0 0 0 question start"]);
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

#[test]
fn nothing_of_any_seat_is_there_while_the_curtain_is_down() {
    let mut parlor = Parlor::open();
    parlor.run("seed 41\nset speed Instant\nset player \"Ada\"\nspot object 1");
    parlor.run("click \"With friends\"\nclick \"Whisper: only the one concerned hears\"");
    parlor.run("click \"Start match\"\nexpect screen Match");
    let mut curtains = 0;
    let mut found = Vec::new();
    let outcome = parlor.watch("play-out 7 by keyboard", |world| {
        if world.contains_resource::<Curtain>() {
            curtains += 1;
            found.extend(leaks::<Labyrinth>(world));
        }
        !found.is_empty() || curtains > 400
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(found, Vec::<String>::new());
    assert!(curtains > 0, "the screen was never handed over");
}

/// A match is kept under its own name, goes on from there, and is deleted only after a yes.
#[test]
fn saved_games_are_listed_restored_and_deleted_after_a_question() {
    let mut parlor = sit_down(11);
    parlor.run("key W\nwait idle\nkey D\nwait idle\nkey S\nwait idle\nkey E\nwait idle");
    let (id, gone) = (parlor.world().resource::<Desk>().id.clone(), length(&mut parlor));
    assert!(!id.is_empty() && gone > 0);
    parlor.run(&format!("expect \"Match {id}\"\nkey Esc\nclick role:button \"Leave\""));
    // Another program on the same desk finds it.
    let mut again = Parlor::at(std::sync::Arc::clone(&parlor.desk));
    again.run("set speed Instant\nspot object 1\nclick \"More…\"\nclick \"Saved games\"");
    again.run(&format!("expect \"{id} ·\"\nclick \"Delete\"\nexpect \"gone for good\""));
    again.run("click role:button \"No\"\nwait 0.1\nexpect \"Nothing was deleted.\"");
    again.run("click \"Go on\"\nexpect screen Match\nwait idle");
    assert_eq!(length(&mut again), gone);
    assert_eq!(again.world().resource::<Desk>().id, id);
    again.run("key Esc\nclick role:button \"Leave\"\nspot object 1\nclick \"More…\"");
    again.run("click \"Saved games\"\nclick \"Go on, all revealed\"\nclick \"Begin anew\"\nexpect screen Match");
    again.run("wait idle\nexpect \"OMNISCIENT\"\nkey Esc\nclick role:button \"Leave\"");
    again.run("spot object 1\nclick \"More…\"\nclick \"Saved games\"\nclick \"Delete all\"");
    again.run("expect \"2 saved games\"\nclick role:button \"Delete\"\nwait 0.1");
    again.run("expect \"There are no saved games.\"");
}

/// A hand-made board is drawn, checked, and played on.
#[test]
fn a_hand_made_board_is_checked_and_played_on() {
    let mut parlor = Parlor::open();
    parlor.run("seed 3\nset speed Instant\nspot object 1\nclick \"More…\"");
    parlor.run("click \"Draw the board by hand\"\nwait 0.1\nexpect \"This board is valid.\"");
    parlor.run("click \"Empty board\"\nwait 0.1\nexpect-not \"This board is valid.\"");
    parlor.run("expect \"must be\"\nclick \"Draw another\"\nwait 0.1");
    parlor.run(
        "expect \"This board is valid.\"\nclick \"Start match\"\nexpect screen Match\nwait idle",
    );
    let setup = parlor.world().resource::<Table<Labyrinth>>().setup().clone();
    assert!(setup.board.is_some() && setup.known_seed);
}

/// Shift and a number show a heat layer, and hide it again.
#[test]
fn a_layer_is_a_key_away() {
    let mut parlor = sit_down(11);
    let layer = |parlor: &mut Parlor| parlor.world().resource::<Desk>().layer;
    parlor.run("key Shift+2\nwait 0.1");
    assert_eq!(layer(&mut parlor), Some(Layer::Treasure));
    parlor.run("key Shift+6\nwait 0.1");
    assert!(matches!(layer(&mut parlor), Some(Layer::Rival(_))));
    parlor.run("key Shift+6\nwait 0.1");
    assert_eq!(layer(&mut parlor), None);
}

/// Keys and buttons come closer, move along, and show the whole sheet again; another sheet is looked
/// at afresh.
#[test]
fn the_sheet_is_looked_at_more_closely() {
    let mut parlor = sit_down(11);
    let gaze = |parlor: &mut Parlor| parlor.world().resource::<Desk>().gaze;
    parlor.run("key Z\nkey Z\nkey Shift+Right\nkey Shift+Up\nwait 0.3");
    let closer = gaze(&mut parlor);
    assert!(closer.zoom > 1.5, "{closer:?}");
    assert_eq!((closer.shift.x, closer.shift.y), (1.0, 1.0));
    parlor.run("key PageDown\nwait 0.3");
    assert!(gaze(&mut parlor).is_usual(), "another sheet");
    parlor.run("key Z\nkey X\nwait 0.2");
    assert!(gaze(&mut parlor).is_usual(), "there and back");
    parlor.run("click \"Closer\"\nclick \"Look west\"\nwait 0.2");
    assert_eq!(gaze(&mut parlor).shift.x, -1.0);
    parlor.run("key C\nwait 0.2");
    assert!(gaze(&mut parlor).is_usual());
}

/// Whoever sees everything has truth and belief side by side, or the truth alone.
#[test]
fn truth_and_belief_share_the_stage() {
    let mut parlor = sit_down(11);
    parlor.run("key W\nwait idle\nkey Esc\nclick role:button \"Leave\"");
    parlor.run("spot object 1\nclick \"More…\"\nclick \"Saved games\"");
    parlor
        .run("click \"Go on, all revealed\"\nclick \"Begin anew\"\nexpect screen Match\nwait idle");
    let split = |parlor: &mut Parlor| parlor.world().resource::<Desk>().split;
    let believes = |parlor: &mut Parlor| {
        let canvas = parlor.world().resource::<Canvas>();
        canvas.words().any(|words| words.contains("believe"))
    };
    assert!(split(&mut parlor).is_split() && believes(&mut parlor));
    parlor.run("key B\nwait 0.2");
    assert!(!split(&mut parlor).is_split() && !believes(&mut parlor));
    parlor.run("click \"Truth and belief\"\nwait 0.2\nspot place 9\nwait 0.2");
    assert!(split(&mut parlor).is_split() && believes(&mut parlor));
    assert_eq!(parlor.world().resource::<Desk>().place, Some(9));
    parlor.run("expect \"column 2, row 2\"");
    let (before, bar) = (split(&mut parlor), parlor.world().resource::<Desk>().bar.unwrap());
    let bar = Vec2::new(bar, 322.0);
    pointer(&mut parlor, bar, None);
    pointer(&mut parlor, bar, Some(ButtonState::Pressed));
    pointer(&mut parlor, bar - Vec2::new(80.0, 0.0), None);
    pointer(&mut parlor, bar - Vec2::new(80.0, 0.0), Some(ButtonState::Released));
    let after = split(&mut parlor);
    assert!(after.is_split() && after.0 < before.0 - 0.08, "{before:?} {after:?}");
}

/// Moves the pointer to a place of the stage, and presses or lets go of its button.
fn pointer(parlor: &mut Parlor, at: Vec2, button: Option<ButtonState>) {
    let world = parlor.world();
    let position = world.resource::<StageFrame>().to_window(at);
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
    world.get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
    world.write_message(CursorMoved { window, position, delta: None });
    if let Some(state) = button {
        world.write_message(MouseButtonInput { button: MouseButton::Left, state, window });
    }
    parlor.run("wait 0.1");
}

/// The pointer drags the sheet along without clicking anything, and its wheel comes closer.
#[test]
fn the_sheet_is_dragged_and_the_wheel_comes_closer() {
    let mut parlor = sit_down(11);
    let canvas = parlor.world().resource::<Canvas>();
    let step = canvas.spots.iter().find(|spot| spot.name == "step").unwrap().area.center();
    let (before, away) = (length(&mut parlor), step + Vec2::new(90.0, 0.0));
    pointer(&mut parlor, step, None);
    pointer(&mut parlor, step, Some(ButtonState::Pressed));
    pointer(&mut parlor, step + Vec2::new(40.0, 0.0), None);
    pointer(&mut parlor, away, None);
    pointer(&mut parlor, away, Some(ButtonState::Released));
    parlor.run("wait idle");
    let gaze = parlor.world().resource::<Desk>().gaze;
    assert!(gaze.shift.x < -1.0 && gaze.shift.y == 0.0, "{gaze:?}");
    assert_eq!(length(&mut parlor), before, "a drag is no step");
    let world = parlor.world();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap();
    let phase = bevy::input::touch::TouchPhase::Moved;
    let unit = MouseScrollUnit::Line;
    world.write_message(MouseWheel { unit, x: 0.0, y: 2.0, window, phase });
    parlor.run("wait 0.2");
    assert!(parlor.world().resource::<Desk>().gaze.zoom > 1.4);
    pointer(&mut parlor, away, Some(ButtonState::Pressed));
    pointer(&mut parlor, away, Some(ButtonState::Released));
    assert!(!parlor.world().resource::<Desk>().dragged, "a press without a way is none");
}
