//! The odds board: who will have the highest total, from public information only.
//!
//! Everybody's strength this round is a published form plus eight fair coins: for an AI the form
//! follows from its skill, for a person from past placements (rules/wager.md 6, in steps of one
//! coin). Up to six players all cases are counted, and the odds are exact; above that they are
//! sampled and say so. Sealed envelopes are never looked at.

use super::{
    View,
    forecast::Belief,
    settle::{after_ranking, ranks, wins},
    twist::Terms,
};
use crate::{dice::Dice, game::Seat, odds::Odds};

/// In how many of 256 cases so many of eight coins show heads.
const COINS: [u64; 9] = [1, 8, 28, 56, 70, 56, 28, 8, 1];
/// The largest table whose cases are all counted.
const EXACT: usize = 6;
/// Cases drawn at larger tables.
const SAMPLES: u64 = 20_000;
/// How many rounds back "as before" reaches.
const BEFORE: usize = 5;

/// Bets received that a row looks at: none to three.
pub(super) const RUNGS: usize = 4;

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Whether the odds are drawn rather than counted.
    pub sampled: bool,
    /// Everybody, by seat.
    pub rows: Vec<Row>,
    /// The bets of the seat that looks on; none for the public.
    pub bets: Vec<BetOdds>,
    terms: Terms,
}

/// One player on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub seat: Seat,
    /// The chance of the highest total, shared or not, if everybody bets as in one of the last
    /// rounds.
    pub on_top: Odds,
    /// The same if 0, 1, 2, 3 bets hit this player and none the others.
    pub ladder: [Odds; RUNGS],
}

/// The chance that a bet wins, with the point it takes from its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetOdds {
    /// On whom.
    pub on: Seat,
    /// If nobody else bets.
    pub alone: Odds,
    /// If the others bet as in one of the last rounds.
    pub as_before: Odds,
}

impl Board {
    /// The board as `own` may see it; the public sees no bets of its own.
    pub fn of(view: &View, own: Option<Seat>) -> Board {
        let mut tally = Tally::new(view, own);
        let sampled = if view.ranking.is_empty() {
            let forms = forms(view);
            if view.players() <= EXACT {
                count_all(&forms, &mut tally);
                false
            } else {
                draw_some(&forms, &mut tally);
                true
            }
        } else {
            let awards: Vec<i32> = view.ranking.iter().map(|line| line.award).collect();
            let received = view.ranking.iter().map(|line| line.received).collect();
            tally.points = view.ranking.iter().map(|line| line.from).collect();
            tally.before = vec![received];
            tally.before_own.clear();
            tally.own = None;
            tally.add(&awards, 1);
            false
        };
        tally.board(sampled)
    }

    /// What a stake on `bet.on` is worth on average, in `num` of `den` points: `alone` or as
    /// before.
    pub fn worth(&self, odds: Odds, stake: u8) -> (i64, u64) {
        let (hits, cases) = (odds.num as i64, odds.den as i64);
        let (win, lose) = (i64::from(self.terms.win), i64::from(self.terms.lose));
        (i64::from(stake) * (win * hits - lose * (cases - hits)), odds.den)
    }
}

/// Everybody's form, in coins.
fn forms(view: &View) -> Vec<i64> {
    let belief = Belief::of(view);
    let players = view.plan.setup.players.iter().zip(belief.ratings);
    // Eight coins have a deviation of √2.
    let coins = |deviations: f64| (deviations * 2.0f64.sqrt()).round() as i64;
    players
        .map(|(player, rating)| match player.form {
            Some(form) => coins((f64::from(form.skill) - 50.0) / 100.0),
            None => coins(rating),
        })
        .collect()
}

fn count_all(forms: &[i64], tally: &mut Tally) {
    let mut heads = vec![0usize; forms.len()];
    let mut strengths = vec![0i64; forms.len()];
    loop {
        let mut weight = 1;
        for (seat, &coins) in heads.iter().enumerate() {
            strengths[seat] = forms[seat] + coins as i64;
            weight *= COINS[coins];
        }
        tally.add_strengths(&strengths, weight);
        let Some(next) = heads.iter().position(|&coins| coins + 1 < COINS.len()) else { return };
        heads[..next].fill(0);
        heads[next] += 1;
    }
}

fn draw_some(forms: &[i64], tally: &mut Tally) {
    // A stream of its own, the same for all eyes: the board is no secret and no dice of the game.
    let mut dice = Dice::numbered(0, "board", tally.points.len() as u64);
    let mut strengths = vec![0i64; forms.len()];
    for _ in 0..SAMPLES {
        for (strength, form) in strengths.iter_mut().zip(forms) {
            *strength = form + i64::from((dice.bits() as u8).count_ones());
        }
        tally.add_strengths(&strengths, 1);
    }
}

/// Cases counted so far.
struct Tally {
    terms: Terms,
    points: Vec<i32>,
    own: Option<Seat>,
    /// Bets received in the last rounds; one round without any if there was none yet.
    before: Vec<Vec<u8>>,
    /// The same without the bets of `own`.
    before_own: Vec<Vec<u8>>,
    cases: u64,
    on_top: Vec<u64>,
    ladder: Vec<[u64; RUNGS]>,
    alone: Vec<u64>,
    as_before: Vec<u64>,
    ranked: Vec<u8>,
    awards: Vec<i32>,
    totals: Vec<i32>,
}

impl Tally {
    fn new(view: &View, own: Option<Seat>) -> Tally {
        let count = view.players();
        let last = &view.history[view.history.len().saturating_sub(BEFORE)..];
        let received = |without: Option<Seat>| {
            let mut rounds: Vec<Vec<u8>> = Vec::new();
            for round in last {
                let mut received = vec![0; count];
                let bets = Seat::all(count).zip(&round.bets);
                for (_, paid) in bets.filter(|(seat, _)| Some(*seat) != without) {
                    if let Some(target) = paid.envelope.target() {
                        received[target.index()] += 1;
                    }
                }
                rounds.push(received);
            }
            if rounds.is_empty() { vec![vec![0; count]] } else { rounds }
        };
        Tally {
            terms: view.terms(),
            points: view.points.clone(),
            own,
            before: received(None),
            before_own: received(own),
            cases: 0,
            on_top: vec![0; count],
            ladder: vec![[0; RUNGS]; count],
            alone: vec![0; count],
            as_before: vec![0; count],
            ranked: vec![0; count],
            awards: vec![0; count],
            totals: vec![0; count],
        }
    }

    fn add_strengths(&mut self, strengths: &[i64], weight: u64) {
        ranks(strengths, &self.points, &mut self.ranked);
        let mut awards = std::mem::take(&mut self.awards);
        for (award, &rank) in awards.iter_mut().zip(&self.ranked) {
            *award = self.terms.pay.award(strengths.len(), rank);
        }
        self.add(&awards, weight);
        self.awards = awards;
    }

    /// One case: everybody's award is known.
    fn add(&mut self, awards: &[i32], weight: u64) {
        self.cases += weight;
        for round in 0..self.before.len() {
            let received = std::mem::take(&mut self.before[round]);
            self.total(awards, &received);
            let top = self.totals.iter().copied().max().unwrap_or(0);
            for (count, &total) in self.on_top.iter_mut().zip(&self.totals) {
                *count += weight * u64::from(total == top);
            }
            self.before[round] = received;
        }
        let mut received = vec![0u8; awards.len()];
        for seat in 0..awards.len() {
            for bets in 0..RUNGS as u8 {
                received[seat] = bets;
                self.total(awards, &received);
                let top = self.totals.iter().copied().max().unwrap_or(0);
                let on_top = self.totals[seat] == top;
                self.ladder[seat][usize::from(bets)] += weight * u64::from(on_top);
            }
            received[seat] = 0;
        }
        let Some(own) = self.own else { return };
        for on in Seat::all(awards.len()).filter(|&on| on != own) {
            received[on.index()] = 1;
            self.total(awards, &received);
            received[on.index()] = 0;
            let won = wins(&self.totals, own, on, &self.terms);
            self.alone[on.index()] += weight * u64::from(won);
            for round in 0..self.before_own.len() {
                let mut others = std::mem::take(&mut self.before_own[round]);
                others[on.index()] += 1;
                self.total(awards, &others);
                others[on.index()] -= 1;
                self.before_own[round] = others;
                let won = wins(&self.totals, own, on, &self.terms);
                self.as_before[on.index()] += weight * u64::from(won);
            }
        }
    }

    fn total(&mut self, awards: &[i32], received: &[u8]) {
        let most = received.iter().copied().max().unwrap_or(0);
        for (seat, total) in self.totals.iter_mut().enumerate() {
            let (points, bets) = (self.points[seat], received[seat]);
            *total = after_ranking(points, awards[seat], bets, most, &self.terms);
        }
    }

    fn board(self, sampled: bool) -> Board {
        let rounds = self.before.len() as u64;
        let rounds_own = self.before_own.len() as u64;
        let row = |seat: Seat| Row {
            seat,
            on_top: Odds::new(self.on_top[seat.index()], self.cases * rounds),
            ladder: self.ladder[seat.index()].map(|hits| Odds::new(hits, self.cases)),
        };
        let bet = |on: Seat| BetOdds {
            on,
            alone: Odds::new(self.alone[on.index()], self.cases),
            as_before: Odds::new(self.as_before[on.index()], self.cases * rounds_own),
        };
        let seats = || Seat::all(self.points.len());
        Board {
            sampled,
            rows: seats().map(row).collect(),
            bets: match self.own {
                Some(own) => seats().filter(|&seat| seat != own).map(bet).collect(),
                None => Vec::new(),
            },
            terms: self.terms,
        }
    }
}
