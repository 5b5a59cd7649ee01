//! A pair's series (rules/arena.md 4): one match, or two with "first" swapped and everybody fresh.

use serde::{Deserialize, Serialize};

use super::{
    action::{Action, Refusal},
    bout::Bout,
    event::{Event, MatchResult, Witness},
    legal::Orders,
    lineup::Lineup,
};
use crate::game::Seat;

/// A series under way or at its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    lineup: Lineup,
    matches: u8,
    opener: Seat,
    bout: Bout,
    verdicts: [Option<MatchResult>; 2],
    last: [Action; 2],
    log: Vec<Played>,
}

/// A turn that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// In which match: 1 or 2.
    pub number: u8,
    /// What both sides did.
    pub did: [Action; 2],
}

impl Series {
    /// Opens a series of `matches` (1 or 2); `opener` is first in match one.
    pub fn new(lineup: Lineup, opener: Seat, matches: u8) -> Series {
        let bout = Bout::new(&lineup, opener);
        Series {
            lineup,
            matches: matches.clamp(1, 2),
            opener,
            bout,
            verdicts: [None; 2],
            last: [Action::Pass; 2],
            log: Vec::new(),
        }
    }

    /// The match on the arena; after the end, the last one as it ended.
    pub fn bout(&self) -> &Bout {
        &self.bout
    }

    pub(super) fn bout_mut(&mut self) -> &mut Bout {
        &mut self.bout
    }

    /// The teams and their numbers.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// How many matches are played.
    pub fn matches(&self) -> u8 {
        self.matches
    }

    /// Who is first in match one.
    pub fn opener(&self) -> Seat {
        self.opener
    }

    /// The number of the match on the arena: 1 or 2.
    pub fn number(&self) -> u8 {
        if self.verdicts[0].is_some() && self.matches == 2 { 2 } else { 1 }
    }

    /// How the matches ended.
    pub fn verdicts(&self) -> [Option<MatchResult>; 2] {
        self.verdicts
    }

    /// What both sides did in the previous turn of this match; `Pass` at its opening.
    pub fn last(&self) -> [Action; 2] {
        self.last
    }

    /// Turns played, entries included.
    pub fn clock(&self) -> u16 {
        self.log.len() as u16
    }

    /// Everything that was done, turn by turn. Given back as orders, it plays the series again.
    pub fn log(&self) -> &[Played] {
        &self.log
    }

    /// Is it all over?
    pub fn is_over(&self) -> bool {
        self.verdicts[usize::from(self.matches) - 1].is_some()
    }

    /// Points of a side so far.
    pub fn points(&self, side: Seat) -> u8 {
        self.verdicts.iter().flatten().map(|verdict| verdict.points(side)).sum()
    }

    /// The orders `side` may give now.
    #[inline]
    pub fn legal(&self, side: Seat) -> Orders {
        self.bout.legal(side)
    }

    /// May `side` give this order?
    pub fn check(&self, side: Seat, choice: Action) -> Result<(), Refusal> {
        self.bout.check(side, choice)
    }

    /// Match one is over; the rematch opens.
    pub(super) fn finish_first(&mut self, verdict: MatchResult) {
        self.verdicts[0] = Some(verdict);
        self.bout = Bout::new(&self.lineup, self.opener.other());
        self.last = [Action::Pass; 2];
    }

    /// Tells of the opening.
    pub(super) fn announce(&self, out: &mut impl Witness) {
        out.see(Event::MatchStart { number: self.number(), first: self.bout.first });
    }

    /// Plays a turn. When match one ends the rematch opens at once, for the next turn.
    pub fn step(&mut self, orders: [Option<Action>; 2], out: &mut impl Witness) -> [Action; 2] {
        if self.is_over() {
            return self.last;
        }
        let number = self.number();
        let did = self.bout.resolve(&self.lineup, orders, out);
        self.log.push(Played { number, did });
        self.last = did;
        if let Some(verdict) = self.bout.verdict {
            if number < self.matches {
                self.finish_first(verdict);
                self.announce(out);
            } else {
                self.verdicts[usize::from(number) - 1] = Some(verdict);
                let points = [self.points(Seat(0)), self.points(Seat(1))];
                out.see(Event::SeriesEnd { points });
            }
        }
        did
    }
}
