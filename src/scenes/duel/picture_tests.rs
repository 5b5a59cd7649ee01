use super::*;
use crate::{
    scenes::{
        answers::tests::{Seen, walk},
        duel::variant::DuelVariant,
    },
    table::Playback,
};
use game_rules::{
    duel::{
        classic::{Classic, Setup},
        full::{self, Duel},
    },
    game::Game,
};

fn placing(takes: bool, cup: Option<u8>) -> Vec<Segment> {
    let (game, _) = Classic::start(&Setup::default(), 1).unwrap();
    let shells = [ShellGuess::Sure(Shell::Live), ShellGuess::Maybe(Odds::new(1, 2))];
    let ghost = Some(ShellGuess::Sure(Shell::Blank));
    Picture {
        shells: shells.to_vec(),
        placing: Some(Placing { caret: 1, takes, shell: ghost, cup }),
        ..Picture::of(&game.view(Viewer::Seat(Seat(0))))
    }
    .segments()
}

#[test]
fn a_shell_to_be_placed_stands_between_the_others() {
    let put = placing(false, None);
    assert_eq!(put.iter().map(|segment| segment.ghost).collect::<Vec<_>>(), [false, true, false]);
    let taken = placing(true, None);
    assert_eq!(taken.iter().map(|segment| segment.lifted).collect::<Vec<_>>(), [false, true]);
    // One is back, one is still in the cup.
    let arranged = placing(false, Some(1));
    assert_eq!(arranged.iter().map(|segment| segment.ghost).collect::<Vec<_>>(), [false, true]);
}

/// What has come of shots and tools.
fn seen(picture: &Picture) -> Seen {
    let sides = [&picture.top, &picture.bottom].map(|side| (side.hp, &side.chips));
    let shots = (picture.gun.flash > 0.0, picture.snuffed.is_some(), picture.gun.petals > 0.0);
    let flying = picture.flying.map(|flying| flying.shell);
    let guard = picture.passing.guard.map(|(top, guard, _)| (top, guard));
    let clip = (picture.left, picture.shells.len(), flying, picture.plate);
    Seen { told: format!("{sides:?} {shots:?} {clip:?} {guard:?}"), ..Seen::default() }
}

#[test]
fn nothing_answers_an_event_of_the_classic_duel_before_it_is_seen() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..6 {
        kinds.extend(walk::<Classic, _>(&Setup::default(), seed, 60, |view| {
            move |playback: &Playback<Classic>| seen(&Classic::picture(&view, &(), playback))
        }));
    }
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}

#[test]
fn nothing_answers_an_event_of_the_duel_before_it_is_seen() {
    let mut kinds = std::collections::BTreeSet::new();
    for mode in 1..=8 {
        kinds.extend(walk::<Duel, _>(&full::Setup::numbered(mode), 7, 30, |view| {
            let reading = <Duel as DuelVariant>::read(&view);
            move |playback: &Playback<Duel>| seen(&Duel::picture(&view, &reading, playback))
        }));
    }
    assert!(kinds.len() >= 20, "{kinds:?}");
}
