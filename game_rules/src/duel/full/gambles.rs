//! What a seat dared: the odds of each shot it decided on, from what it had been told, and what
//! came of it. Worked out from what happened; the rules never look at it.

use super::{Event, Setup, knowledge::Belief};
use crate::{
    duel::{Aim, Shell},
    game::Seat,
    odds::Odds,
};

/// A shot somebody decided on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gamble {
    /// At whom.
    pub aim: Aim,
    /// The chance that the first shell would be live.
    pub live: f64,
    /// What the first shell was, as far as the log tells.
    pub shell: Option<Shell>,
    /// One shell was fired at oneself, and it clicked there.
    pub clicked: bool,
    /// Other clips fired along.
    pub joined: bool,
}

impl Gamble {
    /// The chance of a lucky shell: live at the other side, blank at oneself.
    pub fn luck(&self) -> f64 {
        match self.aim {
            Aim::Foe => self.live,
            Aim::Own => 1.0 - self.live,
        }
    }

    /// Was it lucky?
    pub fn is_lucky(&self) -> Option<bool> {
        Some(match self.aim {
            Aim::Foe => self.shell? == Shell::Live,
            Aim::Own => self.shell? == Shell::Blank,
        })
    }

    /// The odds on a Bold token: at oneself with the odds against it, and it clicked. Where other
    /// clips fire along, no single fraction says what was dared.
    pub fn bold(&self) -> Option<Odds> {
        let odds = Odds::close_to(self.luck());
        let dared = self.aim == Aim::Own && !self.joined && odds.num * 2 < odds.den;
        (dared && self.clicked && !odds.is_never()).then_some(odds)
    }
}

/// Every shot `seat` decided on, in the order of `log`: what that seat was told, or everything.
/// The odds of a log that tells everything are those of somebody who knows everything.
pub fn gambles(setup: &Setup, seat: Seat, log: &[Event]) -> Vec<Gamble> {
    if setup.favoured == Some(seat) {
        return Vec::new();
    }
    let Some(mode) = setup.chosen() else { return Vec::new() };
    let mut watch = Watch { belief: Belief::new(mode, setup.legacy), seen: 0 };
    decided(seat, log).map(|(at, aim)| watch.gamble(log, at, aim)).collect()
}

/// The shot that would be decided on now, after everything in `log`: what is dared by it.
pub fn at_hand(setup: &Setup, seat: Seat, log: &[Event], aim: Aim) -> Option<Gamble> {
    let mode = setup.chosen().filter(|_| setup.favoured != Some(seat))?;
    let mut watch = Watch { belief: Belief::new(mode, setup.legacy), seen: 0 };
    Some(watch.gamble(log, log.len(), aim))
}

/// What the first shell of every shot was that `seat` decided on; `None` where the log hides it.
pub fn first_shells(seat: Seat, log: &[Event]) -> Vec<Option<Shell>> {
    decided(seat, log).map(|(at, _)| first_shell(after(log, at))).collect()
}

/// Where the shots are that somebody decided on; those of a rattled side decide themselves.
fn decided(seat: Seat, log: &[Event]) -> impl Iterator<Item = (usize, Aim)> {
    log.iter().enumerate().filter_map(move |(at, event)| match *event {
        Event::Shot { seat: by, aim } if by == seat => {
            let before = at.checked_sub(1).and_then(|before| log.get(before));
            let blind = before == Some(&Event::Rattled { seat });
            (!blind).then_some((at, aim))
        }
        _ => None,
    })
}

/// What follows a shot, up to the next one.
fn after(log: &[Event], at: usize) -> impl Iterator<Item = &Event> {
    log.iter().skip(at + 1).take_while(|event| !matches!(event, Event::Shot { .. }))
}

fn first_shell<'a>(mut events: impl Iterator<Item = &'a Event>) -> Option<Shell> {
    events.find_map(|event| match *event {
        Event::Hit { .. } => Some(Some(Shell::Live)),
        Event::Clicked { .. } => Some(Some(Shell::Blank)),
        Event::Caught { shell, .. } | Event::Stopped { shell, .. } => Some(shell),
        _ => None,
    })?
}

struct Watch {
    belief: Belief,
    seen: usize,
}

impl Watch {
    fn gamble(&mut self, log: &[Event], at: usize, aim: Aim) -> Gamble {
        // An action begins with a decided shot, so this is a stretch of whole actions.
        self.belief.see_all(&log[self.seen..at]);
        self.seen = at;
        let shells = self.belief.shells();
        let on_stage = on_stage(&log[..at]);
        let click = |event: &Event| matches!(event, Event::Clicked { blown: false, .. });
        Gamble {
            aim,
            live: if on_stage { 0.5 } else { shells.live_at(0) },
            shell: first_shell(after(log, at)),
            clicked: aim == Aim::Own && after(log, at).any(click),
            joined: !on_stage
                && (1..=3).any(|rail| shells.extra_front(rail).1 < 1.0 - Odds::CERTAIN),
        }
    }
}

/// Two stakes make a stage; it is over when somebody has won it.
fn on_stage(log: &[Event]) -> bool {
    let stakes = log.iter().rev().take_while(|event| !matches!(event, Event::StageWon { .. }));
    let mut stakes = stakes.filter(|event| matches!(event, Event::Wagered { .. }));
    stakes.nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{EVIL, HUMAN};

    const LOADED: Event = Event::Loaded { live: 5, blank: 2 };

    fn shot(seat: Seat, aim: Aim) -> Event {
        Event::Shot { seat, aim }
    }

    fn click(seat: Seat, blown: bool) -> Event {
        Event::Clicked { seat, rail: 0, blown }
    }

    fn told(events: &[Event]) -> Vec<Gamble> {
        let begin = [Event::Period { number: 1 }, Event::Round { number: 1 }, LOADED];
        gambles(&Setup::numbered(1), HUMAN, &[&begin[..], events].concat())
    }

    fn tokens(events: &[Event]) -> Vec<Odds> {
        told(events).iter().filter_map(Gamble::bold).collect()
    }

    #[test]
    fn a_token_carries_the_odds_of_its_moment() {
        let own = [shot(HUMAN, Aim::Own), click(HUMAN, false)];
        assert_eq!(tokens(&own), [Odds::new(2, 7)]);
        assert_eq!(tokens(&[own, own].concat()), [Odds::new(2, 7), Odds::new(1, 6)]);
        // Blown back it did not click at oneself; Evil's daring is its own.
        assert_eq!(tokens(&[shot(HUMAN, Aim::Own), click(EVIL, true)]), []);
        assert_eq!(tokens(&[shot(EVIL, Aim::Own), click(EVIL, false)]), []);
        assert_eq!(tokens(&[shot(HUMAN, Aim::Foe), click(EVIL, false)]), []);
    }

    #[test]
    fn what_is_at_hand_is_what_will_be_told() {
        let own = [shot(HUMAN, Aim::Own), click(HUMAN, false)];
        let log = [&[Event::Period { number: 1 }, LOADED], &own[..], &own[..]].concat();
        let dared = gambles(&Setup::numbered(1), HUMAN, &log);
        assert_eq!(dared.len(), 2);
        for (number, gamble) in dared.iter().enumerate() {
            let before = at_hand(&Setup::numbered(1), HUMAN, &log[..2 + 2 * number], Aim::Own);
            assert_eq!(before.map(|before| before.live), Some(gamble.live));
        }
    }

    #[test]
    fn what_was_seen_or_not_decided_is_not_bold() {
        let own = [shot(HUMAN, Aim::Own), click(HUMAN, false)];
        let seen = Some([Some(Shell::Blank), None, None, None]);
        let looked = Event::Looked { seat: HUMAN, shells: seen };
        assert_eq!(tokens(&[&[looked], &own[..]].concat()), []);
        let blind = Event::Rattled { seat: HUMAN };
        assert_eq!(told(&[&[blind], &own[..]].concat()), []);
    }

    #[test]
    fn luck_is_the_first_shell_against_its_odds() {
        let hit =
            Event::Hit { seat: EVIL, rail: 0, blown: false, reflected: false, lost: None, hp: 9 };
        let stopped =
            Event::Stopped { seat: EVIL, rail: 0, blown: false, broke: false, shell: None };
        let log = [shot(HUMAN, Aim::Foe), hit, shot(HUMAN, Aim::Foe), stopped];
        let found = told(&log);
        assert_eq!(Odds::close_to(found[0].luck()), Odds::new(5, 7));
        assert_eq!((found[0].is_lucky(), found[1].is_lucky()), (Some(true), None));
        assert_eq!(Odds::close_to(found[1].luck()), Odds::new(2, 3));
        assert_eq!(first_shells(HUMAN, &log), [Some(Shell::Live), None]);
    }

    #[test]
    fn shells_of_the_stage_are_even_chances() {
        let stake = |seat| Event::Wagered { seat, wager: 1 };
        let own = [shot(HUMAN, Aim::Own), click(HUMAN, false)];
        let on_stage = [&[stake(HUMAN), stake(EVIL)], &own[..]].concat();
        assert_eq!(told(&on_stage)[0].luck(), 0.5);
        assert_eq!(tokens(&on_stage), []);
    }
}
