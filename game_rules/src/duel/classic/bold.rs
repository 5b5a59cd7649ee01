//! Bold tokens: somebody fires at themselves although the next shell is more likely live than
//! blank as far as they know, and hears a click. Worked out from what happened; the rules never
//! look at it.

use super::{Event, Setup};
use crate::{
    duel::{Aim, Shell},
    game::Seat,
    odds::Odds,
};

/// Watches one seat for bold shots. Fold every event of a match through [`Bold::see`], in order;
/// what the seat itself was told is enough.
#[derive(Clone, Copy, Debug)]
pub struct Bold {
    seat: Seat,
    live: u8,
    blank: u8,
    /// Knows the front shell: seen with a lens, or by favour.
    knows: bool,
    favoured: bool,
}

impl Bold {
    /// Before anything has happened.
    pub fn new(setup: &Setup, seat: Seat) -> Bold {
        let favoured = setup.favoured == Some(seat);
        Bold { seat, live: 0, blank: 0, knows: favoured, favoured }
    }

    /// Takes one event into account; the exact chance that was taken, if it earned a token.
    pub fn see(&mut self, event: &Event) -> Option<Odds> {
        match *event {
            Event::Loaded { live, blank } => {
                (self.live, self.blank, self.knows) = (live, blank, self.favoured);
                None
            }
            Event::Looked { seat, .. } => {
                self.knows |= seat == self.seat;
                None
            }
            Event::Ejected { shell, .. } => {
                self.leave(shell);
                None
            }
            Event::Shot { seat, aim, shell, .. } => {
                let odds = Odds::new(u64::from(self.blank), u64::from(self.live + self.blank));
                let dared = seat == self.seat && aim == Aim::Own && !self.knows;
                let won = dared && self.live > self.blank && shell == Shell::Blank;
                self.leave(shell);
                won.then_some(odds)
            }
            _ => None,
        }
    }

    fn leave(&mut self, shell: Shell) {
        let kind = if shell == Shell::Live { &mut self.live } else { &mut self.blank };
        *kind = kind.saturating_sub(1);
        self.knows = self.favoured;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{EVIL, HUMAN};

    const LOADED: Event = Event::Loaded { live: 5, blank: 2 };

    fn shot(seat: Seat, aim: Aim, shell: Shell) -> Event {
        Event::Shot { seat, aim, shell, damage: 0, hp: 1 }
    }

    fn tokens(setup: &Setup, seat: Seat, events: &[Event]) -> Vec<Odds> {
        let mut bold = Bold::new(setup, seat);
        events.iter().filter_map(|event| bold.see(event)).collect()
    }

    #[test]
    fn a_click_against_the_odds_earns_the_exact_chance() {
        let own_blank = shot(HUMAN, Aim::Own, Shell::Blank);
        let events = [LOADED, own_blank, shot(EVIL, Aim::Foe, Shell::Live), own_blank];
        let setup = Setup::default();
        assert_eq!(tokens(&setup, HUMAN, &events), [Odds::new(2, 7), Odds::new(1, 5)]);
        assert_eq!(tokens(&setup, EVIL, &events), []);
    }

    #[test]
    fn whoever_knew_was_not_bold() {
        let looked = Event::Looked { seat: HUMAN, shell: Some(Shell::Blank) };
        let own_blank = shot(HUMAN, Aim::Own, Shell::Blank);
        let setup = Setup::default();
        assert_eq!(tokens(&setup, HUMAN, &[LOADED, looked, own_blank]), []);
        // The knowledge went out with the shell; so did the other side's.
        let ejected = Event::Ejected { seat: HUMAN, shell: Shell::Blank };
        let other = Event::Looked { seat: EVIL, shell: None };
        let events = [LOADED, looked, ejected, other, own_blank];
        assert_eq!(tokens(&setup, HUMAN, &events), [Odds::new(1, 6)]);
        let favoured = Setup { favoured: Some(HUMAN), ..setup };
        assert_eq!(tokens(&favoured, HUMAN, &[LOADED, own_blank]), []);
    }

    #[test]
    fn even_chances_others_shots_and_bangs_earn_nothing() {
        let setup = Setup::default();
        let even = Event::Loaded { live: 3, blank: 3 };
        assert_eq!(tokens(&setup, HUMAN, &[even, shot(HUMAN, Aim::Own, Shell::Blank)]), []);
        assert_eq!(tokens(&setup, HUMAN, &[LOADED, shot(HUMAN, Aim::Own, Shell::Live)]), []);
        assert_eq!(tokens(&setup, HUMAN, &[LOADED, shot(HUMAN, Aim::Foe, Shell::Blank)]), []);
    }
}
