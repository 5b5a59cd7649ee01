//! What a duel earns (rules/duel.md 15), from its events alone.

use game_rules::{
    dice::{Dice, ForcedResult},
    duel::{
        Aim, EVIL, Ending, Grade, HUMAN, Shell,
        full::{Event, Setup, earnings::gains},
        progress::Gains,
    },
    game::Seat,
};

fn earned(setup: &Setup, events: &[Event], forced: &[&str]) -> Gains {
    let mut dice = Dice::stream(1, "gains");
    dice.force(forced.iter().map(|word| ForcedResult::parse(word)));
    gains(setup, events, &mut dice)
}

fn standing(human: i128, evil: i128) -> Vec<Event> {
    vec![
        Event::Period { number: 1 },
        Event::Round { number: 1 },
        Event::Standing { seat: HUMAN, hp: human, wounds: 0 },
        Event::Standing { seat: EVIL, hp: evil, wounds: 0 },
        Event::Loaded { live: 2, blank: 2 },
        Event::Turn { seat: HUMAN, dazed: None },
    ]
}

fn hit(seat: Seat, lost: u32, hp: i128, blown: bool) -> Event {
    Event::Hit { seat, rail: 0, blown, reflected: false, lost: Some(lost), hp }
}

const SHOT: Event = Event::Shot { seat: HUMAN, aim: Aim::Foe };

/// A turn 1, a live shell 1, damage ⌊(1 + boost) / 2⌋, Evil at −1: 10·3 and a coin.
#[test]
fn a_win_pays_for_shells_damage_and_the_end() {
    let mut events = standing(3, 2);
    events.extend([
        Event::Sharpened { seat: HUMAN, by: 1 },
        Event::Sharpened { seat: HUMAN, by: 1 },
        SHOT,
        hit(EVIL, 3, -1, false),
        Event::PeriodOver { ending: Ending::Won(Grade(1)) },
        Event::Over { ending: Ending::Won(Grade(1)) },
    ]);
    let gains = earned(&Setup::default(), &events, &[]);
    assert_eq!((gains.experience, gains.coins), (1 + 1 + 1 + 30, 1));
    let stats = &gains.statistics;
    assert_eq!((stats.foe_shots, stats.damage_to_evil), ((1, 0), 3));
    assert_eq!((stats.turns, stats.rounds, stats.periods, stats.games), (1, 1, 1, 1));
}

/// A blank at the other side pays one time in four; shots at oneself and of Evil only the turn.
#[test]
fn blanks_pay_by_luck() {
    let mut events = standing(3, 5);
    let clicked = |seat| Event::Clicked { seat, rail: 0, blown: false };
    events.extend([SHOT, clicked(EVIL), Event::Turn { seat: EVIL, dazed: None }]);
    events.extend([Event::Shot { seat: EVIL, aim: Aim::Foe }, clicked(HUMAN)]);
    events.extend([Event::Shot { seat: HUMAN, aim: Aim::Own }, clicked(HUMAN)]);
    assert_eq!(earned(&Setup::default(), &events, &["experience=yes"]).experience, 4);
    let gains = earned(&Setup::default(), &events, &["experience=no"]);
    assert_eq!(gains.experience, 3);
    assert_eq!((gains.statistics.foe_shots, gains.statistics.own_shots), ((0, 1), (0, 1)));
}

/// Perishing together pays by both grades, on top of Evil's end.
#[test]
fn perishing_together_pays_by_both_grades() {
    let mut events = standing(1, 1);
    events.extend([
        SHOT,
        hit(EVIL, 1, 0, false),
        hit(HUMAN, 1, 0, true),
        Event::PeriodOver { ending: Ending::Perished(Grade(0), Grade(0)) },
    ]);
    let gains = earned(&Setup::default(), &events, &[]);
    assert_eq!((gains.experience, gains.coins), (1 + 1 + 1 + 20 + 25, 2));
    assert_eq!(gains.statistics.damage_to_self, 1);
    assert_eq!(gains.statistics.damage_taken, 1);
}

/// Nightmare with mode 1's factor 2.5: ⌈2.5⌉ per shell, ⌈(1 + boost) · 2.5 / 2⌉ for a hit on
/// either side, ⌈10·(2 − hp)·2.5⌉ for the end.
#[test]
fn nightmare_multiplies() {
    let setup = Setup { favoured: Some(EVIL), ..Setup::default() };
    let mut events = standing(5, 1);
    events.extend([SHOT, hit(HUMAN, 1, 4, true), Event::Turn { seat: HUMAN, dazed: None }]);
    assert_eq!(earned(&setup, &events, &[]).experience, 1 + 3 + 2);
    events.extend([
        SHOT,
        hit(EVIL, 1, 0, false),
        Event::PeriodOver { ending: Ending::Won(Grade(0)) },
    ]);
    assert_eq!(earned(&setup, &events, &[]).experience, 6 + 1 + 3 + 2 + 50);
}

/// Dice 18, healing, catching; the stage's wounds are nobody's, its stakes are.
#[test]
fn everything_else_is_counted() {
    let mut events = standing(9, 8);
    events.extend([
        Event::Dice { seat: HUMAN, sum: 18 },
        Event::Eighth { seat: EVIL, hp: 1 },
        Event::Praised { seat: HUMAN, healed: true, luck: false },
        Event::Healed { seat: HUMAN, by: 3, more: Some(2) },
        Event::Struck { seat: HUMAN, by: 1 },
        Event::Caught { seat: HUMAN, rail: 0, blown: false, shell: Some(Shell::Live) },
    ]);
    let gains = earned(&Setup::default(), &events, &[]);
    assert_eq!((gains.experience, gains.statistics.healed, gains.statistics.caught), (6, 7, 1));
    events.extend([
        Event::Wagered { seat: HUMAN, wager: 2 },
        Event::Wagered { seat: EVIL, wager: 1 },
        SHOT,
        hit(EVIL, 1, 0, false),
        Event::StageWon { seat: HUMAN },
        Event::PeriodOver { ending: Ending::Won(Grade(0)) },
    ]);
    let gains = earned(&Setup::default(), &events, &[]);
    assert_eq!((gains.experience, gains.statistics.damage_to_evil), (6 + 1 + 1 + 20, 0));
}
