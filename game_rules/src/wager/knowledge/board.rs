//! The odds board: who will have the highest total, from public information only.
//!
//! Cases are drawn: everybody's result as it can be expected in the quest ([`Results`]), and
//! everybody's bet as they are known to bet ([`Habits`]). Sealed envelopes are never looked at. Once
//! the ranking is settled there is one case left, and the board is certain.

use crate::wager::{
    View,
    habits::Habits,
    results::Results,
    settle::{after_ranking, ranks, wins},
    twist::Terms,
};
use crate::{dice::Dice, game::Seat, odds::Odds};

/// Cases drawn.
const SAMPLES: usize = 20_000;

/// Bets received that a row looks at: none to three.
pub(in crate::wager) const RUNGS: usize = 4;

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Whether the odds are drawn rather than certain.
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
    /// The chance of the highest total, shared or not, if everybody bets as expected.
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
    /// If the others bet as expected.
    pub expected: Odds,
}

impl Board {
    /// The board as `own` may see it; the public sees no bets of its own.
    pub fn of(view: &View, own: Option<Seat>) -> Board {
        let sampled = view.ranking.is_empty();
        let tally = if sampled { Tally::drawn(view, own) } else { Tally::settled(view) };
        tally.board(sampled)
    }

    /// What a stake on `bet.on` is worth on average, in `num` of `den` points: `alone` or as
    /// expected.
    pub fn worth(&self, odds: Odds, stake: u8) -> (i64, u64) {
        let (hits, cases) = (odds.num as i64, odds.den as i64);
        let (win, lose) = (i64::from(self.terms.win), i64::from(self.terms.lose));
        (i64::from(stake) * (win * hits - lose * (cases - hits)), odds.den)
    }
}

/// Cases counted so far.
struct Tally {
    terms: Terms,
    points: Vec<i32>,
    own: Option<Seat>,
    cases: u64,
    on_top: Vec<u64>,
    ladder: Vec<[u64; RUNGS]>,
    alone: Vec<u64>,
    expected: Vec<u64>,
    totals: Vec<i32>,
}

impl Tally {
    fn new(view: &View, points: Vec<i32>, own: Option<Seat>) -> Tally {
        let count = points.len();
        Tally {
            terms: view.terms(),
            points,
            own,
            cases: 0,
            on_top: vec![0; count],
            ladder: vec![[0; RUNGS]; count],
            alone: vec![0; count],
            expected: vec![0; count],
            totals: vec![0; count],
        }
    }

    /// The one case that is left.
    fn settled(view: &View) -> Tally {
        let points = view.ranking.iter().map(|line| line.from).collect();
        let awards: Vec<i32> = view.ranking.iter().map(|line| line.award).collect();
        let mut received: Vec<u8> = view.ranking.iter().map(|line| line.received).collect();
        let mut tally = Tally::new(view, points, None);
        tally.add(&awards, &mut received, None);
        tally
    }

    fn drawn(view: &View, own: Option<Seat>) -> Tally {
        let count = view.players();
        // A stream of its own, the same for all eyes: the board is no secret and no dice of the game.
        let mut dice = Dice::numbered(0, "board", count as u64);
        let results = Results::of(view, &mut dice);
        let habits = Habits::of(view, &mut dice);
        let mut tally = Tally::new(view, view.points.clone(), own);
        let (mut values, mut ranked) = (vec![0; count], vec![0; count]);
        let (mut awards, mut bets) = (vec![0; count], vec![None; count]);
        for case in 0..SAMPLES {
            results.draw(case, &mut dice, &mut values);
            ranks(&values, &view.points, &mut ranked);
            for (award, &rank) in awards.iter_mut().zip(&ranked) {
                *award = tally.terms.pay.award(count, rank);
            }
            habits.draw(&mut dice, &mut bets);
            let mut received = vec![0; count];
            for on in bets.iter().flatten() {
                received[on.index()] += 1;
            }
            let own_bet = own.and_then(|own| bets[own.index()]);
            tally.add(&awards, &mut received, own_bet);
        }
        tally
    }

    /// One case: everybody's award is known, and how many bets everybody has received; `own_bet` of
    /// them comes from the seat that looks on.
    fn add(&mut self, awards: &[i32], received: &mut [u8], own_bet: Option<Seat>) {
        self.cases += 1;
        self.total(awards, received);
        let top = self.totals.iter().copied().max().unwrap_or(0);
        for (count, &total) in self.on_top.iter_mut().zip(&self.totals) {
            *count += u64::from(total == top);
        }
        if let Some(on) = own_bet {
            received[on.index()] -= 1;
        }
        for on in self.own_targets() {
            received[on.index()] += 1;
            self.expected[on.index()] += u64::from(self.wins(awards, received, on));
            received[on.index()] -= 1;
        }
        received.fill(0);
        for on in self.own_targets() {
            received[on.index()] = 1;
            self.alone[on.index()] += u64::from(self.wins(awards, received, on));
            received[on.index()] = 0;
        }
        for seat in 0..awards.len() {
            for bets in 0..RUNGS {
                received[seat] = bets as u8;
                self.total(awards, received);
                let top = self.totals.iter().copied().max().unwrap_or(0);
                self.ladder[seat][bets] += u64::from(self.totals[seat] == top);
            }
            received[seat] = 0;
        }
    }

    /// Whom the seat that looks on can bet on.
    fn own_targets(&self) -> impl Iterator<Item = Seat> + use<> {
        let (own, count) = (self.own, self.points.len());
        Seat::all(count).filter(move |&on| own.is_some_and(|own| own != on))
    }

    /// Does a bet of the seat that looks on win?
    fn wins(&mut self, awards: &[i32], received: &[u8], on: Seat) -> bool {
        self.total(awards, received);
        self.own.is_some_and(|own| wins(&self.totals, own, on, &self.terms))
    }

    fn total(&mut self, awards: &[i32], received: &[u8]) {
        let most = received.iter().copied().max().unwrap_or(0);
        for (seat, total) in self.totals.iter_mut().enumerate() {
            let (points, bets) = (self.points[seat], received[seat]);
            *total = after_ranking(points, awards[seat], bets, most, &self.terms);
        }
    }

    fn board(self, sampled: bool) -> Board {
        let odds = |hits: u64| Odds::new(hits, self.cases);
        let row = |seat: Seat| Row {
            seat,
            on_top: odds(self.on_top[seat.index()]),
            ladder: self.ladder[seat.index()].map(odds),
        };
        let bet = |on: Seat| BetOdds {
            on,
            alone: odds(self.alone[on.index()]),
            expected: odds(self.expected[on.index()]),
        };
        Board {
            sampled,
            rows: Seat::all(self.points.len()).map(row).collect(),
            bets: self.own_targets().map(bet).collect(),
            terms: self.terms,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Game, Viewer},
        wager::{Action, Form, Number, Player, Pool, Setup, Style, Wager},
    };

    /// A table at this quest, before the bets.
    fn table(players: Vec<Player>, quest: &str) -> Wager {
        let pool = Pool::read("pool", quest).unwrap();
        let setup = Setup { players, pool, rounds: 5, ..Setup::default() };
        let (mut game, _) = Wager::start(&setup, 1).unwrap();
        game.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
        game
    }

    fn people(count: usize) -> Vec<Player> {
        (0..count).map(|seat| Player::person(format!("p{seat}"))).collect()
    }

    fn board(game: &Wager) -> Board {
        Board::of(&game.view(Viewer::Public), None)
    }

    const CHART: &str = "(packages: [(id: \"p\", name: \"P\", enabled: true, songs: [(id: \"s\", \
                         title: \"S\", artist: \"m\", charts: [(difficulty: ftr, level: \"9\")])])])";

    /// Scores of a chart hardly ever tie, so fewer points are no advantage: whoever leads alone is
    /// the likeliest to be on top.
    #[test]
    fn a_sole_leader_is_not_last() {
        let mut game = table(people(5), CHART);
        game.points = vec![1, 2, 1, 0, 0];
        let board = board(&game);
        let on_top: Vec<f64> = board.rows.iter().map(|row| row.on_top.value()).collect();
        let unhit: Vec<f64> = board.rows.iter().map(|row| row.ladder[0].value()).collect();
        for chances in [on_top, unhit] {
            assert!(chances[1] > chances[0] && chances[1] > chances[2], "{chances:?}");
            assert!(chances[0] > chances[3] && chances[2] > chances[4], "{chances:?}");
        }
    }

    /// Two equals without bets: both are on top in a tie. Three results with the chances of ±1
    /// deviation tie in 51.6 % of the cases, a chart's only where both are beyond ±2 (0.1 %).
    /// 20,000 cases: 0.018 are 5.1 deviations, error rate below 1e-6 for both together.
    #[test]
    fn ties_are_as_frequent_as_the_results_of_the_quest_make_them() {
        let form = Some(Form { style: Style::Steady, skill: 50 });
        let players = || ["a", "b"].map(|id| Player { form, ..Player::person(id) }).to_vec();
        let few = "(custom: [(description: \"d\", typical: [(0, 2)])])";
        for (quest, tie) in [(few, 0.5164), (CHART, 0.001)] {
            for row in board(&table(players(), quest)).rows {
                let unhit = row.ladder[0].value();
                assert!((unhit - (1.0 + tie) / 2.0).abs() < 0.018, "{tie}: {unhit}");
            }
        }
    }

    /// What somebody did once is not what they do for ever.
    #[test]
    fn nothing_is_certain_after_one_round() {
        let mut game = table(people(3), CHART);
        let mut act = |seat, action| game.apply(Seat(seat), &action, &mut Vec::new()).unwrap();
        act(0, Action::Bet { on: Seat(1), stake: 1 });
        act(1, Action::Bet { on: Seat(0), stake: 1 });
        act(2, Action::Bet { on: Seat(0), stake: 1 });
        for (seat, score) in [(0, 9_900_000), (1, 9_800_000), (2, 9_700_000)] {
            act(seat, Action::Play { result: vec![Number::whole(score).unwrap()] });
        }
        for action in [Action::Rank, Action::Pay, Action::Draw] {
            act(0, action);
        }
        for row in board(&game).rows {
            assert!(!row.on_top.is_never() && !row.on_top.is_sure(), "{row:?}");
        }
    }

    /// A start in a quick challenge counts for the board as it does for the ranking.
    #[test]
    fn a_handicap_that_decides_alone_decides_on_the_board() {
        let mut players = people(2);
        players[0].handicap = 1000;
        let game = table(players, "(quick: [(challenge: Needle)])");
        let rows = board(&game).rows;
        assert!(rows[0].ladder[0].value() > 0.99 && rows[1].ladder[0].value() < 0.01, "{rows:?}");
    }
}
