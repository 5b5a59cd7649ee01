use game_rules::{
    duel::{EVIL, HUMAN},
    script::Scripted,
};

use super::*;
use crate::app::language::Lang;

/// A position, and what is done from there: `H shoot self`, `E knife`.
fn played(fixture: &str, deeds: &str) -> Vec<Past<Classic>> {
    let mut drawn = <Classic as Scripted>::Fixture::default();
    for line in fixture.split(';') {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(Classic::fixture(&mut drawn, &words), Ok(true), "{line}");
    }
    let mut game = Classic::place(drawn).unwrap();
    let mut past = Vec::new();
    for line in deeds.split(';') {
        let words: Vec<&str> = line.split_whitespace().collect();
        let seat = game.seat(words[0]).unwrap();
        let action = game.action(seat, &words[1..]).unwrap();
        let (before, mut events) = (game.clone(), Vec::new());
        game.apply(seat, &action, &mut events).unwrap();
        past.push(Past { before, seat, action, events });
    }
    past
}

fn feats_of(fixture: &str, deeds: &str) -> Vec<Feat> {
    feats(&played(fixture, deeds), HUMAN, false)
}

#[test]
fn a_bold_token_carries_the_exact_odds() {
    let past = played("hp H 5; hp E 5; clip BLLLLBL; current H", "H shoot self");
    assert_eq!(bold(&past[0]), Some(Odds::new(2, 7)));
    // Even odds are not against anybody, and a shell one has seen is not bold.
    let even = played("hp H 5; hp E 5; clip BL; current H", "H shoot self");
    assert_eq!(bold(&even[0]), None);
    let seen = played("hp H 5; hp E 5; clip BLLL; looked H; current H", "H shoot self");
    assert_eq!(bold(&seen[0]), None);
    let foe = played("hp H 5; hp E 5; clip BLLL; current H", "H shoot foe");
    assert_eq!(bold(&foe[0]), None);
    let unlucky = played("hp H 5; hp E 5; clip LLLB; current H", "H shoot self");
    assert_eq!(bold(&unlucky[0]), None);
}

#[test]
fn luck_is_counted_by_what_the_shooter_knew() {
    let past = played(
        "hp H 5; hp E 5; tools H x-ray-lens; clip BLLB; current H",
        "H shoot self; H x-ray-lens; H shoot foe; E shoot foe",
    );
    let gambles: Vec<_> = past.iter().filter_map(gamble).collect();
    assert_eq!(
        gambles,
        [(Odds::new(2, 4), true), (Odds::SURE, true), (Odds::new(1, 2), true)],
        "a blank at oneself, a known live at Evil, a live at you"
    );
}

#[test]
fn each_moment_is_noticed_and_nothing_else() {
    let none: [Feat; 0] = [];
    assert_eq!(feats_of("hp H 5; hp E 5; clip LB; current H", "H shoot foe"), none);
    assert_eq!(
        feats_of("hp H 5; hp E 9; clip LB; boost H 3; current H", "H shoot foe"),
        [Feat::Edge]
    );
    assert_eq!(feats_of("hp H 5; hp E 9; clip LB; boost H 2; current H", "H shoot foe"), none);
    assert_eq!(feats_of("hp H 5; hp E 9; clip LBBB; current H", "H shoot foe"), [Feat::LongShot]);
    assert_eq!(feats_of("hp H 5; hp E 9; clip LBB; current H", "H shoot foe"), none);
    let seen = "hp H 5; hp E 9; clip LBBB; looked H; current H";
    assert_eq!(feats_of(seen, "H shoot foe"), none, "a shell one has seen is no long shot");
}

#[test]
fn three_clicks_in_one_turn() {
    let table = "hp H 5; hp E 5; clip BBBBLL; current H";
    let two = "H shoot self; H shoot self";
    assert!(!feats_of(table, two).contains(&Feat::Clicks));
    let three = format!("{two}; H shoot self");
    assert!(feats_of(table, &three).contains(&Feat::Clicks));
    // Evil's turn between them, or a shell that was known, breaks it.
    let broken = "H shoot self; H shoot self; H shoot foe; E shoot foe; H shoot self";
    assert!(!feats_of("hp H 5; hp E 5; clip BBBLBL; current H", broken).contains(&Feat::Clicks));
    let sure = "hp H 5; hp E 5; clip BBB; current H";
    assert!(!feats_of(sure, "H shoot self; H shoot self").contains(&Feat::Clicks));
}

#[test]
fn two_turns_lost_in_a_row() {
    let table = "hp H 5; hp E 9; daze E 2; clip LLBL; current H";
    assert_eq!(feats_of(table, "H shoot foe"), []);
    assert_eq!(feats_of(table, "H shoot foe; H shoot foe"), [Feat::Sleep]);
    let apart = "H shoot foe; E shoot foe; H small-mallet; H shoot foe";
    let table = "hp H 5; hp E 9; daze E 0; tools H small-mallet; clip LLBL; current H";
    assert_eq!(feats_of(table, apart), []);
}

#[test]
fn untouched_is_winning_without_a_scratch() {
    let past = played("hp H 5; hp E 1; clip BLB; current H", "H shoot self; H shoot foe");
    assert!(feats(&past, HUMAN, true).contains(&Feat::Untouched));
    assert!(!feats(&past, HUMAN, false).contains(&Feat::Untouched));
    let hurt = played("hp H 5; hp E 1; clip LLB; current E", "E shoot foe; H shoot foe");
    assert!(!feats(&hurt, HUMAN, true).contains(&Feat::Untouched));
}

#[test]
fn belief_is_the_seats_own_and_the_truth_beside_it() {
    let past = played(
        "hp H 5; hp E 5; tools E x-ray-lens; clip LBB; current E",
        "E x-ray-lens; E shoot foe",
    );
    let language = Language::new(Lang::English);
    let before = Classic::belief(&language, &past[0].before, EVIL).unwrap();
    assert!(before.belief.starts_with("1/3"), "{before:?}");
    assert_eq!((before.truth.as_str(), before.share), ("live", (1.0f64 / 3.0) as f32));
    let after = Classic::belief(&language, &past[1].before, EVIL).unwrap();
    assert!(after.belief.starts_with("1/1"), "{after:?}");
    assert_eq!(after.share, 1.0);
    // The other seat has not looked.
    let human = Classic::belief(&language, &past[1].before, HUMAN).unwrap();
    assert!(human.belief.starts_with("1/3"), "{human:?}");
}

#[test]
fn the_scrub_bar_marks_what_matters_most() {
    let marks = |fixture: &str, deeds: &str| -> Vec<Option<Highlight>> {
        played(fixture, deeds).iter().map(Classic::mark).collect()
    };
    assert_eq!(
        marks("hp H 5; hp E 2; clip BLLLL; current H", "H shoot self; H shoot foe; E shoot foe"),
        [Some(Highlight::Bold), Some(Highlight::Hit), Some(Highlight::Hit)]
    );
    assert_eq!(marks("hp H 5; hp E 1; clip LB; current H", "H shoot foe"), [Some(Highlight::End)]);
    assert_eq!(marks("hp H 5; hp E 5; clip B; current H", "H shoot foe"), [Some(Highlight::Round)]);
    assert_eq!(marks("hp H 5; hp E 5; tools H knife; clip LB; current H", "H knife"), [None]);
}
