//! Ranking and bets, to the letter (rules/wager.md 1.5, 1.6, 1.7).

use super::{
    Envelope, Event, Phase, Refusal, Settled, Wager,
    event::{Entry, Paid, Ranked},
    twist::{Terms, Twist},
};
use crate::game::{Seat, SeatSet};

/// 1.5.1: the ranks of all players. The higher value is above; at equal values fewer points are
/// above; equals in both share the best rank of their group.
pub fn ranks<T: Ord>(values: &[T], points: &[i32], out: &mut [u8]) {
    for (own, rank) in out.iter_mut().enumerate() {
        let above = |other: usize| {
            values[other].cmp(&values[own]).then(points[own].cmp(&points[other])).is_gt()
        };
        *rank = 1 + (0..values.len()).filter(|&other| above(other)).count() as u8;
    }
}

/// 1.5.2-4: what one player's points come to in the ranking.
#[inline]
pub fn after_ranking(points: i32, award: i32, received: u8, most: u8, terms: &Terms) -> i32 {
    points + award - terms.per_bet * i32::from(received) + bonus(received, most, terms)
}

#[inline]
fn bonus(received: u8, most: u8, terms: &Terms) -> i32 {
    if terms.darling && received == most { 2 * i32::from(received) } else { 0 }
}

/// 1.6: does a bet by `bettor` on `target` win on these totals?
pub fn wins(totals: &[i32], bettor: Seat, target: Seat, terms: &Terms) -> bool {
    let counted = |seat: usize| !(terms.exclude_bettor && seat == bettor.index());
    let top = (0..totals.len()).filter(|&seat| counted(seat)).map(|seat| totals[seat]).max();
    top == Some(totals[target.index()])
}

/// 1.7: places by total; equals share a place.
pub fn places(totals: &[i32]) -> Vec<u8> {
    totals.iter().map(|own| 1 + totals.iter().filter(|other| *other > own).count() as u8).collect()
}

/// The highest total and who has it.
pub(super) fn crowned(totals: &[i32]) -> Event {
    let total = totals.iter().copied().max().unwrap_or(0);
    let seats = Seat::all(totals.len()).filter(|seat| totals[seat.index()] == total).collect();
    Event::Crowned { seats, total }
}

impl Wager {
    /// evaluate_score: everything is compared with the points as they are now, and all changes are
    /// applied together.
    pub(super) fn rank(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::SettleRanking {
            return Err(Refusal::WrongPhase(self.phase));
        }
        let count = self.points.len();
        let terms = self.terms();
        let values: Vec<_> =
            self.results.iter().map(|entry| entry.as_ref().and_then(Entry::value)).collect();
        let mut ranks = vec![0; count];
        self::ranks(&values, &self.points, &mut ranks);
        let received = self.received();
        let most = received.iter().copied().max().unwrap_or(0);
        for seat in Seat::all(count) {
            let index = seat.index();
            let (from, rank, received) = (self.points[index], ranks[index], received[index]);
            let award = terms.pay.award(count, rank);
            let line = Ranked {
                value: values[index],
                rank,
                award,
                received,
                cost: terms.per_bet * i32::from(received),
                bonus: bonus(received, most, &terms),
                from,
                to: after_ranking(from, award, received, most, &terms),
            };
            self.points[index] = line.to;
            self.ranking.push(line);
            let numbers = match &self.results[index] {
                Some(Entry::Result { numbers, .. }) => numbers.clone(),
                Some(Entry::Absent) | None => Vec::new(),
            };
            out.push(Event::Ranked { seat, numbers, line });
        }
        out.push(crowned(&self.points));
        self.phase = Phase::SettleBets;
        Ok(())
    }

    /// evaluate_bet: all bets on one snapshot of the totals, then what the house does at the end
    /// of the round, then the next round.
    pub(super) fn pay(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::SettleBets {
            return Err(Refusal::WrongPhase(self.phase));
        }
        let terms = self.terms();
        let snapshot = self.points.clone();
        let mut bets = Vec::with_capacity(snapshot.len());
        for seat in Seat::all(snapshot.len()) {
            let envelope = self.sealed[seat.index()].unwrap_or(Envelope::Empty);
            let (won, change) = match envelope {
                Envelope::Empty => (None, 0),
                Envelope::Bet { on, stake } => {
                    let won = wins(&snapshot, seat, on, &terms);
                    let times = if won { terms.win } else { -terms.lose };
                    (Some(won), times * i32::from(stake))
                }
            };
            let from = snapshot[seat.index()];
            let line = Paid { envelope, won, from, to: from + change };
            self.points[seat.index()] = line.to;
            bets.push(line);
            out.push(Event::Paid { seat, line });
        }
        for twist in self.twists.clone() {
            match twist {
                Twist::Crowds => self.thin_crowds(out),
                Twist::LowestLater => self.lift_lowest(twist, out),
                _ => {}
            }
        }
        self.history.push(Settled {
            quest: self.quest.map_or(0, |drawn| drawn.quest),
            twists: std::mem::take(&mut self.twists),
            ranking: std::mem::take(&mut self.ranking),
            bets,
            end: self.points.clone(),
        });
        self.close_round(out);
        Ok(())
    }

    /// x players on the same target each lose x − 1.
    fn thin_crowds(&mut self, out: &mut Vec<Event>) {
        let received = self.received();
        for seat in Seat::all(self.points.len()) {
            let target = self.sealed[seat.index()].and_then(Envelope::target);
            let crowd = target.map_or(0, |target| i32::from(received[target.index()]) - 1);
            self.shift(seat, Twist::Crowds, self.points[seat.index()] - crowd, out);
        }
    }

    /// Everybody on the lowest total gets as many points as there are players.
    pub(super) fn lift_lowest(&mut self, twist: Twist, out: &mut Vec<Event>) {
        let lowest = self.points.iter().copied().min().unwrap_or(0);
        for seat in Seat::all(self.points.len()) {
            if self.points[seat.index()] == lowest {
                self.shift(seat, twist, lowest + self.points.len() as i32, out);
            }
        }
    }

    /// Sets somebody's points because of an event of the house.
    pub(super) fn shift(&mut self, seat: Seat, twist: Twist, to: i32, out: &mut Vec<Event>) {
        let from = std::mem::replace(&mut self.points[seat.index()], to);
        if from != to {
            out.push(Event::Moved { seat, twist, from, to });
        }
    }

    fn close_round(&mut self, out: &mut Vec<Event>) {
        self.quest = None;
        self.rejected.clear();
        self.draws = 0;
        self.corrected = SeatSet::EMPTY;
        self.sealed.fill(None);
        self.results.fill(None);
        if self.round < self.plan.setup.rounds {
            self.round += 1;
            self.phase = Phase::DrawQuest;
            out.push(Event::Round { round: self.round });
        } else {
            self.phase = Phase::Finished;
            out.push(Event::Over { places: places(&self.points) });
        }
    }

    /// Bets received, by seat.
    pub(super) fn received(&self) -> Vec<u8> {
        let mut received = vec![0; self.points.len()];
        for target in self.sealed.iter().flatten().filter_map(|envelope| envelope.target()) {
            received[target.index()] += 1;
        }
        received
    }

    /// The rules of this round.
    pub(super) fn terms(&self) -> Terms {
        Terms::of(self.plan.setup.house.exclude_bettor, &self.twists)
    }
}
