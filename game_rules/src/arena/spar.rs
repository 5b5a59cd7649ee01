//! X_SPAR (rules/arena.md 5.5): a practice match against a Rookie of the house, at any time. It
//! belongs to one connection; nobody waits for it and nothing counts.

use super::{
    Action, Lineup, Refusal, SLOTS, Series, Team,
    bots::{Trainer, trainer},
    data::Data,
    protocol::{self, Slip, from_one, integers},
};
use crate::{bots::Mind, dice::Dice, game::Seat};

/// What is asked of a practice match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spar {
    /// `X_SPAR a b c d e f`: a new one, with this team.
    Open([i32; SLOTS]),
    /// `X_SPAR FIGHT x`
    Fight(i32),
    /// `X_SPAR SWITCH y`
    Switch(i32),
    /// `X_SPAR PASS`, for a turn without anything to order.
    Pass,
}

/// Reads what stands behind X_SPAR.
pub(super) fn read(words: &[&str]) -> Result<Spar, Slip> {
    let Some((first, rest)) = words.split_first() else { return Err(Slip::Format) };
    match first.to_ascii_uppercase().as_str() {
        "FIGHT" => integers::<1>(rest).map(|[x]| Spar::Fight(x)),
        "SWITCH" => integers::<1>(rest).map(|[y]| Spar::Switch(y)),
        "PASS" => integers::<0>(rest).map(|[]| Spar::Pass),
        _ => integers::<SLOTS>(words).map(Spar::Open),
    }
}

/// A practice match.
pub struct Ring {
    series: Series,
    rival: Box<dyn Trainer>,
    dice: Dice,
}

impl std::fmt::Debug for Ring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ring").field("series", &self.series).finish_non_exhaustive()
    }
}

const GUEST: Seat = Seat(0);
const HOUSE: Seat = Seat(1);

impl Ring {
    fn open(data: &Data, ids: [i32; SLOTS], seed: u64) -> Result<Ring, Refusal> {
        let mut dice = Dice::stream(seed, "spar");
        let teams = [Team::new(data, ids)?, Team::random(data, &mut dice)];
        let rival = trainer("rookie").ok_or(Refusal::NotActive)?;
        Ok(Ring { series: Series::new(Lineup::new(data, teams)?, GUEST, 1), rival, dice })
    }

    fn order(&mut self, choice: Action) -> Result<(), Refusal> {
        let given = match choice {
            Action::Pass if self.series.is_over() => return Err(Refusal::MatchOver),
            Action::Pass => None,
            choice => {
                self.series.check(GUEST, choice)?;
                Some(choice)
            }
        };
        let answer = (!self.series.legal(HOUSE).is_empty()).then(|| {
            let mut mind = Mind::new(self.dice.bits(), HOUSE);
            self.rival.order(self.series.lineup(), self.series.bout(), HOUSE, &mut mind)
        });
        self.series.step([given, answer], &mut ());
        Ok(())
    }

    /// What opens, both sides as GET_STATES and GET_TEAMS say it, and what can be ordered.
    fn tell(&self) -> String {
        let opens = match self.series.verdicts()[0] {
            None if self.series.log().is_empty() => "BEGIN",
            None => "NEXT",
            Some(verdict) => match verdict.points(GUEST) {
                3 => "END WIN",
                1 => "END DRAW",
                _ => "END LOSE",
            },
        };
        let mut out = format!("OK\n{opens}\n");
        protocol::state(&self.series, GUEST, &mut out);
        protocol::team(&self.series, GUEST, &mut out);
        protocol::team(&self.series, HOUSE, &mut out);
        let orders: Vec<String> =
            self.series.legal(GUEST).iter().map(|order| format!("{order}\n")).collect();
        out + &format!("{}\n{}", orders.len(), orders.concat())
    }
}

/// Answers an X_SPAR, with all its lines. A refusal leaves the match as it is.
pub fn answer(ring: &mut Option<Ring>, request: Spar, data: &Data, seed: u64) -> String {
    let order = |ring: &mut Option<Ring>, choice| {
        ring.as_mut().ok_or(Refusal::MatchOver).and_then(|ring| ring.order(choice))
    };
    let done = match request {
        Spar::Open(ids) => Ring::open(data, ids, seed).map(|fresh| *ring = Some(fresh)),
        Spar::Fight(x) => order(ring, Action::Fight(from_one(x))),
        Spar::Switch(y) => order(ring, Action::Switch(from_one(y))),
        Spar::Pass => order(ring, Action::Pass),
    };
    match (done, ring) {
        (Ok(()), Some(ring)) => ring.tell(),
        (Ok(()), None) => protocol::refusal(Refusal::MatchOver),
        (Err(code), _) => protocol::refusal(code),
    }
}
