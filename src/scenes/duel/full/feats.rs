//! What happened in a duel that is worth telling: the same eight moments as in the Classic one.

use std::collections::BTreeSet;

use game_rules::{
    duel::{
        Aim,
        full::{Event, gambles::Gamble},
    },
    game::Seat,
};

use crate::history::Feat;

/// The feats of `seat` in a whole match; `dared` are the shots it decided on.
pub fn feats(events: &[Event], dared: &[Gamble], seat: Seat, won: bool) -> BTreeSet<Feat> {
    let mut feats = BTreeSet::new();
    let mut note = |is: bool, feat| {
        if is {
            feats.insert(feat);
        }
    };
    note(dared.iter().any(|gamble| gamble.bold().is_some()), Feat::Bold);
    note(dared.iter().any(is_long_shot), Feat::LongShot);
    note(won && !events.iter().any(|event| hurts(event, seat)), Feat::Untouched);
    note(most_in_a_turn(events, dared, seat) >= 3, Feat::Clicks);
    note(longest_sleep(events, seat) >= 2, Feat::Sleep);
    let mut shooter = None;
    for event in events {
        match *event {
            Event::Shot { seat: by, aim } => shooter = Some((by, aim)),
            Event::Hit { seat: struck, lost: Some(4..), blown: false, .. } => {
                note(struck != seat && shooter == Some((seat, Aim::Foe)), Feat::Edge);
            }
            Event::Praised { seat: by, healed: true, luck: true } => {
                note(by == seat, Feat::Praise);
            }
            _ => {}
        }
    }
    feats
}

/// Live one time in four or less, and it was; what is impossible was not dared.
fn is_long_shot(gamble: &Gamble) -> bool {
    gamble.aim == Aim::Foe && gamble.live <= 0.25 && gamble.is_lucky() == Some(true)
}

/// Does this side lose HP by it?
fn hurts(event: &Event, side: Seat) -> bool {
    match *event {
        Event::Hit { seat, .. }
        | Event::Eighth { seat, .. }
        | Event::Halved { seat, .. }
        | Event::Burned { seat } => seat == side,
        Event::Struck { seat, by } => seat == side && by < 0,
        _ => false,
    }
}

/// The most unknown blanks one after the other at oneself, the other side not shooting in between.
fn most_in_a_turn(events: &[Event], dared: &[Gamble], seat: Seat) -> u32 {
    let (mut count, mut most) = (0, 0);
    let mut dared = dared.iter();
    let mut blind = false;
    for event in events {
        match *event {
            Event::Rattled { seat: by } => blind = by == seat,
            Event::Shot { seat: by, .. } if by == seat && !std::mem::take(&mut blind) => {
                let unknown = |gamble: &Gamble| gamble.live > 0.0 && gamble.clicked;
                let clicked = dared.next().is_some_and(unknown);
                count = if clicked { count + 1 } else { 0 };
                most = most.max(count);
            }
            Event::Shot { .. } => (count, blind) = (0, false),
            _ => {}
        }
    }
    most
}

/// How many turns the other side of `seat` lost one after the other. Nobody is told of a lost turn:
/// it shows as a turn that should have passed and did not.
fn longest_sleep(events: &[Event], seat: Seat) -> u32 {
    let (mut asleep, mut most) = (0, 0);
    // Whether the last shot of `seat` passes the turn on.
    let mut passes = false;
    for event in events {
        match *event {
            Event::Period { .. } | Event::StageWon { .. } => (asleep, passes) = (0, false),
            Event::Shot { seat: by, .. } if by != seat => (asleep, passes) = (0, false),
            Event::Shot { aim, .. } => {
                asleep += u32::from(passes);
                most = most.max(asleep);
                passes = aim == Aim::Foe;
            }
            Event::Hit { .. } | Event::Clicked { blown: true, .. } => passes = true,
            Event::Caught { blown: true, .. } | Event::Stopped { blown: true, .. } => passes = true,
            _ => {}
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::duel::{EVIL, HUMAN, Shell};

    fn shot(seat: Seat, aim: Aim) -> Event {
        Event::Shot { seat, aim }
    }

    fn hit(seat: Seat, lost: u32) -> Event {
        Event::Hit { seat, rail: 0, blown: false, reflected: false, lost: Some(lost), hp: 5 }
    }

    fn gamble(aim: Aim, live: f64, shell: Shell) -> Gamble {
        let clicked = aim == Aim::Own && shell == Shell::Blank;
        Gamble { aim, live, shell: Some(shell), clicked, joined: false }
    }

    fn of(events: &[Event], dared: &[Gamble], won: bool) -> Vec<Feat> {
        feats(events, dared, HUMAN, won).into_iter().collect()
    }

    #[test]
    fn each_moment_is_noticed_and_nothing_else() {
        let at_foe = shot(HUMAN, Aim::Foe);
        assert_eq!(of(&[at_foe, hit(EVIL, 3)], &[gamble(Aim::Foe, 0.5, Shell::Live)], false), []);
        assert_eq!(of(&[at_foe, hit(EVIL, 4)], &[], false), [Feat::Edge]);
        assert_eq!(of(&[shot(EVIL, Aim::Own), hit(EVIL, 4)], &[], false), []);
        assert_eq!(of(&[], &[gamble(Aim::Foe, 0.25, Shell::Live)], false), [Feat::LongShot]);
        assert_eq!(of(&[], &[gamble(Aim::Foe, 0.25, Shell::Blank)], false), []);
        assert_eq!(of(&[], &[gamble(Aim::Own, 0.6, Shell::Blank)], false), [Feat::Bold]);
        let praised = |seat, luck| Event::Praised { seat, healed: true, luck };
        assert_eq!(of(&[praised(HUMAN, true)], &[], false), [Feat::Praise]);
        assert_eq!(of(&[praised(HUMAN, false), praised(EVIL, true)], &[], false), []);
    }

    #[test]
    fn untouched_counts_every_loss() {
        assert_eq!(of(&[hit(EVIL, 1)], &[], true), [Feat::Untouched]);
        let losses =
            [hit(HUMAN, 1), Event::Struck { seat: HUMAN, by: -1 }, Event::Burned { seat: HUMAN }];
        for loss in losses {
            assert_eq!(of(&[loss], &[], true), [], "{loss:?}");
        }
    }

    #[test]
    fn three_clicks_in_one_turn() {
        let own = shot(HUMAN, Aim::Own);
        let click = gamble(Aim::Own, 0.4, Shell::Blank);
        assert_eq!(of(&[own; 2], &[click; 2], false), []);
        assert_eq!(of(&[own; 3], &[click; 3], false), [Feat::Clicks]);
        assert_eq!(of(&[own, own, shot(EVIL, Aim::Foe), own], &[click; 3], false), []);
        let known = Gamble { live: 0.0, ..click };
        assert_eq!(of(&[own; 3], &[click, known, click], false), []);
    }

    #[test]
    fn two_turns_lost_in_a_row() {
        let foe = shot(HUMAN, Aim::Foe);
        assert_eq!(of(&[foe, foe], &[], false), []);
        assert_eq!(of(&[foe, foe, foe], &[], false), [Feat::Sleep]);
        assert_eq!(of(&[foe, foe, shot(EVIL, Aim::Foe), foe, foe], &[], false), []);
        let own = shot(HUMAN, Aim::Own);
        assert_eq!(of(&[own, own, own], &[], false), [], "a click keeps the turn");
        assert_eq!(of(&[foe, Event::Period { number: 2 }, foe, foe], &[], false), []);
    }
}
