//! Many matches between bots, counted. The same seed gives the same numbers in any order and on
//! any number of cores: match `i` has a seed of its own, and everything counted is a whole number.

use serde::Serialize;

use crate::{
    bots::{Mind, Opponents, Stuck, play_out},
    dice::Dice,
    game::{Outcome, Seat, SetupError},
};

/// Longer than any match between bots should last.
const LIMIT: u64 = 10_000_000;

/// A game whose matches can be counted and set up from the command line.
pub trait Contest: Opponents {
    /// The set-up a mode's name stands for.
    fn mode(name: &str) -> Result<Self::Setup, String>;

    /// The set-up of a player's own mode; `file` is used in messages.
    fn read_mode(file: &str, _text: &str) -> Result<Self::Setup, String> {
        Err(format!("{file}: {} has no modes of one's own", Self::ID))
    }

    /// A set-up whose matches end soon even between random players: what the battery plays.
    fn trial() -> Self::Setup {
        Self::Setup::default()
    }

    /// Changes one field of a set-up by name, such as `hp` to `5,5`.
    fn set(setup: &mut Self::Setup, field: &str, value: &str) -> Result<(), String>;

    /// The names of the things whose use is counted: tools, moves, cards.
    fn things() -> Vec<String>;

    /// Which of the things an action uses.
    fn thing(action: &Self::Action) -> Option<usize>;

    /// Which of the things is used, and by whom, whenever this happens: tiles entered, say.
    fn happened(event: &Self::Event) -> Option<(Seat, usize)> {
        let _ = event;
        None
    }

    /// Which of the things `seat` brings to the table: creatures of a team, cards of a deck. Each
    /// counts as used once, whatever happens.
    fn brought(&self, seat: Seat) -> Vec<usize> {
        let _ = seat;
        Vec::new()
    }

    /// Turns and rounds played so far.
    fn length(&self) -> (u64, u64);

    /// What `bench` measures: a name, a mode and the bots.
    fn benches() -> Vec<(&'static str, &'static str, Vec<&'static str>)>;
}

/// Sum and sum of squares of a whole number over many matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    total: u128,
    squares: u128,
}

impl Sum {
    fn add(&mut self, value: u64) {
        self.total += u128::from(value);
        self.squares += u128::from(value) * u128::from(value);
    }

    fn merge(&mut self, other: Sum) {
        self.total += other.total;
        self.squares += other.squares;
    }

    /// The sum.
    pub fn total(self) -> u128 {
        self.total
    }

    /// Mean and 95 % interval over `count` matches.
    pub fn mean(self, count: u64) -> Mean {
        if count == 0 {
            return Mean { mean: 0.0, ci95: [0.0, 0.0] };
        }
        let n = count as f64;
        let mean = self.total as f64 / n;
        let variance = (self.squares as f64 / n - mean * mean).max(0.0);
        let half = 1.96 * (variance / n).sqrt();
        Mean { mean, ci95: [mean - half, mean + half] }
    }
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Lower and upper end.
    pub ci95: [f64; 2],
}

/// Wilson's 95 % interval of `hits` in `count`.
pub fn wilson(hits: u64, count: u64) -> [f64; 2] {
    if count == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (count as f64, 1.96f64);
    let rate = hits as f64 / n;
    let middle = rate + z * z / (2.0 * n);
    let half = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)]
}

/// How one thing was used at one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// How often.
    pub uses: u64,
    /// In how many matches at all.
    pub matches: u64,
    /// How many of those the seat won.
    pub wins: u64,
    /// How many of those nobody won.
    pub draws: u64,
}

impl Use {
    /// The average result of the matches it was used in; a draw counts one half.
    pub fn score(self) -> f64 {
        if self.matches == 0 {
            return 0.0;
        }
        (self.wins as f64 + self.draws as f64 / 2.0) / self.matches as f64
    }
}

/// Everything counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Matches played.
    pub games: u64,
    /// Matches nobody won.
    pub draws: u64,
    /// Matches won, by seat.
    pub wins: Vec<u64>,
    /// Turns.
    pub turns: Sum,
    /// Rounds.
    pub rounds: Sum,
    /// Use of things, by seat, then by thing.
    pub uses: Vec<Vec<Use>>,
}

impl Count {
    /// Nothing counted yet.
    pub fn new(seats: usize, things: usize) -> Count {
        Count {
            games: 0,
            draws: 0,
            wins: vec![0; seats],
            turns: Sum::default(),
            rounds: Sum::default(),
            uses: vec![vec![Use::default(); things]; seats],
        }
    }

    /// Both together.
    #[must_use]
    pub fn merged(mut self, other: &Count) -> Count {
        self.games += other.games;
        self.draws += other.draws;
        self.turns.merge(other.turns);
        self.rounds.merge(other.rounds);
        for (own, more) in self.wins.iter_mut().zip(&other.wins) {
            *own += more;
        }
        for (own, more) in self.uses.iter_mut().flatten().zip(other.uses.iter().flatten()) {
            own.uses += more.uses;
            own.matches += more.matches;
            own.wins += more.wins;
            own.draws += more.draws;
        }
        self
    }
}

/// What was used in one match. Matches are short and there are many things: only those used are
/// looked at when it is over.
struct Used {
    counts: Vec<Vec<u64>>,
    touched: Vec<(Seat, usize)>,
}

impl Used {
    fn new(seats: usize, things: usize) -> Used {
        Used { counts: vec![vec![0; things]; seats], touched: Vec::new() }
    }

    fn add(&mut self, seat: Seat, thing: usize) {
        if let Some(count) = self.counts[seat.index()].get_mut(thing) {
            if *count == 0 {
                self.touched.push((seat, thing));
            }
            *count += 1;
        }
    }

    /// Hands out what was used, with its count, and is empty again.
    fn drain(&mut self, mut each: impl FnMut(Seat, usize, u64)) {
        for (seat, thing) in self.touched.drain(..) {
            each(seat, thing, std::mem::take(&mut self.counts[seat.index()][thing]));
        }
    }
}

/// Who plays what, how often.
#[derive(Clone, Debug)]
pub struct Pairing<'a, G: Contest> {
    /// The set-up, the bots' wishes included.
    pub setup: G::Setup,
    /// The bots by seat.
    pub bots: Vec<&'a str>,
    /// The seed of the whole contest.
    pub seed: u64,
    /// Nodes a decision may cost.
    pub budget: u64,
}

/// Why a contest cannot be held.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// A bot nobody knows.
    #[error("there is no bot `{name}`; there are {known}")]
    NoSuchBot {
        /// The name asked for.
        name: String,
        /// All names.
        known: String,
    },
    /// Not as many bots as seats.
    #[error("{found} bots for {wanted} seats")]
    Seats {
        /// Bots named.
        found: usize,
        /// Seats at the table.
        wanted: usize,
    },
    /// The set-up is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A match stopped short: a defect of a bot or of the rules.
    #[error("match {game}: {why}")]
    Stuck {
        /// Which match.
        game: u64,
        /// How.
        why: String,
    },
}

impl<'a, G: Contest> Pairing<'a, G> {
    /// Checks bots and set-up before anything is played.
    pub fn new(
        mut setup: G::Setup,
        bots: Vec<&'a str>,
        seed: u64,
    ) -> Result<Pairing<'a, G>, ContestError> {
        if let Some(name) = bots.iter().find(|name| G::bot(name).is_none()) {
            let known = G::BOTS.join(", ");
            return Err(ContestError::NoSuchBot { name: (*name).to_owned(), known });
        }
        G::invite(&mut setup, &bots);
        let (game, _) = G::start(&setup, seed)?;
        if game.seats() != bots.len() {
            return Err(ContestError::Seats { found: bots.len(), wanted: game.seats() });
        }
        Ok(Pairing { setup, bots, seed, budget: Mind::BUDGET })
    }

    /// The seed of match `index`.
    pub fn seed_of(&self, index: u64) -> u64 {
        Dice::numbered(self.seed, "games", index).bits()
    }

    /// Plays the matches `range` one after the other.
    pub fn play(&self, range: std::ops::Range<u64>) -> Result<Count, ContestError> {
        let things = G::things().len();
        let mut count = Count::new(self.bots.len(), things);
        let mut used = Used::new(self.bots.len(), things);
        for index in range {
            let (length, outcome) = self.play_one(index, &mut used)?;
            count.games += 1;
            count.turns.add(length.0);
            count.rounds.add(length.1);
            count.draws += u64::from(outcome == Outcome::Drawn);
            for seat in Seat::all(self.bots.len()) {
                count.wins[seat.index()] += u64::from(outcome.won_by(seat));
            }
            used.drain(|seat, thing, uses| {
                let slot = &mut count.uses[seat.index()][thing];
                slot.uses += uses;
                slot.matches += 1;
                slot.wins += u64::from(outcome.won_by(seat));
                slot.draws += u64::from(outcome == Outcome::Drawn);
            });
        }
        Ok(count)
    }

    fn play_one(&self, index: u64, used: &mut Used) -> Result<((u64, u64), Outcome), ContestError> {
        let seed = self.seed_of(index);
        let (mut game, _) = G::start(&self.setup, seed)?;
        for seat in Seat::all(self.bots.len()) {
            for thing in game.brought(seat) {
                used.add(seat, thing);
            }
        }
        let mut bots: Vec<_> = self.bots.iter().filter_map(|name| G::bot(name)).collect();
        let mut minds: Vec<_> = Seat::all(self.bots.len())
            .map(|seat| {
                let mut mind = Mind::new(seed, seat);
                mind.budget = self.budget;
                mind
            })
            .collect();
        let outcome =
            play_out(&mut game, &mut bots, &mut minds, LIMIT, |_, seat, action, events| {
                let acted = G::thing(action).map(|thing| (seat, thing));
                for (seat, thing) in acted.into_iter().chain(events.iter().filter_map(G::happened))
                {
                    used.add(seat, thing);
                }
            })
            .map_err(|why: Stuck<_>| ContestError::Stuck { game: index, why: why.to_string() })?;
        Ok((game.length(), outcome))
    }
}
