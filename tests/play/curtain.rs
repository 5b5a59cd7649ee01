//! Two people at one screen: between them there is nothing of either (ux 2.0.6).

use bevy::prelude::*;
use evils_parlor::{
    art::canvas::Canvas,
    robot::eyes,
    scenes::{
        duel::variant::DuelVariant,
        scene::{CurrentReading, Scene},
    },
    table::{Curtain, Playback, Table, TableView},
};
use game_rules::duel::{classic::Classic, full::Duel};

use crate::parlor::Parlor;

/// What is on the screen besides the curtain's own words.
pub fn leaks<G: Scene>(world: &mut World) -> Vec<String> {
    let mut leaks = Vec::new();
    if world.contains_resource::<TableView<G>>() {
        leaks.push("a view".into());
    }
    if world.contains_resource::<CurrentReading<G>>() {
        leaks.push("what follows from a view".into());
    }
    if !world.resource::<Playback<G>>().is_idle() {
        leaks.push("events that wait to be shown".into());
    }
    leaks.extend(world.resource::<Canvas>().snapshot());
    let mut texts = world.query::<&Text2d>();
    leaks.extend(texts.iter(world).filter(|text| !text.0.is_empty()).map(|text| text.0.clone()));
    let mut drawn = world.query_filtered::<&Visibility, Or<(With<Sprite>, With<Mesh2d>)>>();
    let visible = drawn.iter(world).filter(|seen| **seen != Visibility::Hidden).count();
    leaks.extend((visible > 0).then(|| format!("{visible} visible drawings")));
    let decides = match G::WORD {
        "labyrinth" => "Next: a step and what else can be done",
        "cards" => "Next: cards, dice or the next action",
        "arena" => "Next: a move, or who goes in",
        "wager" => "Next: your bet, or your result",
        _ => "Next: tools and a shot",
    };
    let own = |words: &String| {
        words == "Everyone else look away"
            || words == "Hold when you are ready"
            || words == decides
            || words.ends_with("’s turn comes next")
    };
    leaks.extend(eyes::widgets(world).into_iter().map(|widget| widget.words).filter(|w| !own(w)));
    leaks
}

fn title(world: &mut World) -> String {
    world.query::<&Window>().single(world).unwrap().title.clone()
}

#[test]
fn nothing_of_any_seat_is_there_while_the_curtain_is_down() {
    nothing_leaks::<Classic>(0);
}

#[test]
fn nothing_of_any_seat_is_there_in_the_whole_duel_either() {
    nothing_leaks::<Duel>(1);
}

fn nothing_leaks<G: DuelVariant>(mode: u32) {
    for device in ["keyboard", "mouse"] {
        let mut parlor = Parlor::open();
        let before = title(parlor.world());
        parlor.run(&format!("seed 41\nset player \"Ada\"\nset duel_mode {mode}"));
        parlor.run("click \"With friends\"\nclick \"Start match\"\nexpect screen Match");
        let mut curtains = Vec::new();
        let mut found = Vec::new();
        let script = format!("play-out 7 by {device}");
        let outcome = parlor.watch(&script, |world| {
            if title(world) != before {
                found.push(title(world));
            }
            if let Some(curtain) = world.get_resource::<Curtain>().copied() {
                curtains.extend((curtains.last() != Some(&curtain.next)).then_some(curtain.next));
                found.extend(leaks::<G>(world));
            }
            !found.is_empty()
        });
        assert_eq!(outcome, Ok(()));
        assert_eq!(found, Vec::<String>::new(), "by {device}");
        assert!(curtains.len() >= 2, "the screen was never handed over: {curtains:?}");
        assert!(parlor.world().resource::<Table<G>>().is_over());
    }
}

#[test]
fn a_short_press_does_not_raise_the_curtain() {
    let mut parlor = Parlor::open();
    parlor.tick(20);
    parlor.run("seed 41\nclick \"With friends\"\nclick \"Start match\"\nwait idle");
    let down = |world: &mut World| world.contains_resource::<Curtain>();
    parlor.watch("play-out 7 by keyboard", down).unwrap();
    parlor.run(
        "wait 0.1\nexpect \"Hold when you are ready\"\nhold key Space 0.2\nclick \"Hold when you are ready\"",
    );
    parlor.run("expect \"Hold when you are ready\"");
    assert!(parlor.world().contains_resource::<Curtain>());
    parlor.run(
        "hold \"Hold when you are ready\" 0.8\nexpect-not \"Hold when you are ready\"\nwait idle",
    );
    assert!(parlor.world().contains_resource::<TableView<Classic>>());
}

#[test]
fn a_light_curtain_is_a_card_and_none_is_none() {
    for (strength, card) in [("Light", true), ("Off", false)] {
        let mut parlor = Parlor::open();
        parlor.run(&format!(
            "set curtain {strength}\nseed 41\nclick \"With friends\"\nclick \"Start match\""
        ));
        parlor.run("wait idle\nkey O\nkey O\nwait idle\nwait 0.2");
        assert_eq!(parlor.world().contains_resource::<Curtain>(), card, "{strength}");
        if card {
            // The table stays in sight, and one press is enough.
            parlor.run("expect spots target-self 1\nkey S\nkey Enter\nwait 0.2\nwait idle");
            assert!(!parlor.world().contains_resource::<Curtain>());
        }
        assert_eq!(parlor.table().length(), 1, "{strength}");
        parlor.run("key O\nkey O\nwait 0.2\nwait idle");
        assert_eq!(parlor.table().length(), 2, "the second person has the gun: {strength}");
    }
}
