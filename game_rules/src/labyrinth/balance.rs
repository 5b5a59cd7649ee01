//! The balance laboratory (rules/labyrinth.md 17.2): many games between adventurers of the program,
//! and what they say about fairness. Everything counted is a whole number, so the sums are the same
//! in any order and on any number of cores.

use super::{
    Labyrinth, News, Settings, Setup, Tile,
    setup::{Compensation, presets},
};
use crate::{
    bots::{Mind, Opponents, play_out},
    contest::{ContestError, wilson},
    dice::Dice,
    game::{Game, Outcome, Seat},
};

/// Games that last longer than this are called off.
pub const TURN_LIMIT: u32 = 2_000;
/// A seat's share may be this far from its due.
pub const TOLERANCE: f64 = 0.03;
/// More decisions than any game has within its turns.
const DECISIONS: u64 = 10_000_000;

/// What is measured: settings, and the same bot on every seat.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What it is called.
    pub name: String,
    /// Board and rules.
    pub settings: Settings,
    /// Who plays.
    pub bot: String,
    /// How many play.
    pub players: usize,
}

impl Trial {
    /// A preset with one sort of compensation for later seats.
    pub fn preset(
        mode: &str,
        bot: &str,
        players: usize,
        compensation: Compensation,
    ) -> Result<Trial, String> {
        let known = || presets().iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(", ");
        let preset = presets()
            .iter()
            .find(|preset| preset.name == mode)
            .ok_or_else(|| format!("there is no mode `{mode}`; there are {}", known()))?;
        if Labyrinth::bot(bot).is_none() {
            let known = Labyrinth::BOTS.join(", ");
            return Err(format!("there is no bot `{bot}`; there are {known}"));
        }
        let mut settings = preset.settings.clone();
        settings.turn_limit = Some(TURN_LIMIT);
        settings.expansions.seat_compensation = compensation;
        Ok(Trial { name: mode.to_owned(), settings, bot: bot.to_owned(), players })
    }

    /// Plays the games `range` of the series that follows from `seed`.
    pub fn play(&self, seed: u64, range: std::ops::Range<u64>) -> Result<Tally, ContestError> {
        let mut setup = Setup { settings: self.settings.clone(), ..Setup::default() };
        let names = vec![self.bot.as_str(); self.players];
        Labyrinth::invite(&mut setup, &names);
        let mut tally = Tally::new(self.players);
        for index in range {
            self.play_one(&setup, seed, index, &mut tally)?;
        }
        Ok(tally)
    }

    fn play_one(
        &self,
        setup: &Setup,
        seed: u64,
        index: u64,
        tally: &mut Tally,
    ) -> Result<(), ContestError> {
        let seed = Dice::numbered(seed, "laboratory", index).bits();
        let (mut game, _) = Labyrinth::start(setup, seed)?;
        let mut bots: Vec<_> =
            (0..self.players).filter_map(|_| Labyrinth::bot(&self.bot)).collect();
        let mut minds: Vec<_> = Seat::all(self.players).map(|seat| Mind::new(seed, seat)).collect();
        let mut injured = vec![false; self.players];
        let mut hands = Hands::default();
        let outcome =
            play_out(&mut game, &mut bots, &mut minds, DECISIONS, |game, _, _, events| {
                for event in events {
                    if let News::Injured { seat } = event.news {
                        injured[seat.index()] = true;
                    }
                    hands.note(game, &event.news);
                }
            })
            .map_err(|why| ContestError::Stuck { game: index, why: why.to_string() })?;
        tally.games += 1;
        tally.lengths.push(game.turns());
        tally.handed_over += hands.handed_over;
        match outcome {
            Outcome::Drawn => tally.called_off += 1,
            Outcome::Won(_) => {
                let winner = game.order().iter().position(|&seat| outcome.won_by(seat));
                if let Some(place) = winner {
                    tally.wins[place] += 1;
                    tally.injured_wins += u64::from(injured[game.order()[place].index()]);
                }
            }
        }
        Ok(())
    }
}

/// Who carried each pile on the floor last.
#[derive(Default)]
struct Hands {
    fallen: Vec<(Tile, Seat)>,
    handed_over: u64,
}

impl Hands {
    /// Follows piles from hand to hand. Nobody moves between an announcement about a pile and the
    /// end of the command that caused it.
    fn note(&mut self, game: &Labyrinth, news: &News) {
        match *news {
            News::Left { seat } => self.fallen.push((game.players()[seat.index()].tile, seat)),
            News::Taken { seat } => {
                let here = game.players()[seat.index()].tile;
                if let Some(top) = self.fallen.iter().rposition(|&(tile, _)| tile == here) {
                    let (_, last) = self.fallen.remove(top);
                    self.handed_over += u64::from(last != seat);
                }
            }
            News::Traded { by, to } => {
                let carries = |seat: Seat| game.players()[seat.index()].carries.is_some();
                self.handed_over += u64::from(carries(by) || carries(to));
            }
            _ => {}
        }
    }
}

/// What was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won, by place in the turn order.
    pub wins: Vec<u64>,
    /// Games that reached the turn limit.
    pub called_off: u64,
    /// Games won by somebody who was injured on the way.
    pub injured_wins: u64,
    /// How often somebody took a pile that somebody else had carried.
    pub handed_over: u64,
    /// Turns of every game.
    pub lengths: Vec<u32>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(players: usize) -> Tally {
        Tally {
            games: 0,
            wins: vec![0; players],
            called_off: 0,
            injured_wins: 0,
            handed_over: 0,
            lengths: Vec::new(),
        }
    }

    /// Both together.
    #[must_use]
    pub fn merged(mut self, mut other: Tally) -> Tally {
        self.games += other.games;
        self.called_off += other.called_off;
        self.injured_wins += other.injured_wins;
        self.handed_over += other.handed_over;
        self.lengths.append(&mut other.lengths);
        for (own, more) in self.wins.iter_mut().zip(other.wins) {
            *own += more;
        }
        self
    }

    /// Games that somebody won.
    pub fn won(&self) -> u64 {
        self.wins.iter().sum()
    }

    /// Share of the won games of each place in the turn order, with its 95 % interval.
    pub fn shares(&self) -> Vec<(f64, [f64; 2])> {
        let won = self.won();
        let share = |wins: u64| wins as f64 / won.max(1) as f64;
        self.wins.iter().map(|&wins| (share(wins), wilson(wins, won))).collect()
    }

    /// So many of a hundred games end within this number of turns.
    pub fn length(&self, percent: usize) -> u32 {
        let mut sorted = self.lengths.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get(last * percent / 100).copied().unwrap_or(0)
    }

    /// Is every seat's share within its due ± [`TOLERANCE`], as far as so many games can tell?
    pub fn verdict(&self) -> Verdict {
        let due = 1.0 / self.wins.len().max(1) as f64;
        let (least, most) = (due - TOLERANCE, due + TOLERANCE);
        let shares = self.shares();
        if shares.iter().any(|(_, [low, high])| *high < least || most < *low) {
            Verdict::Unfair
        } else if shares.iter().all(|(_, [low, high])| least <= *low && *high <= most) {
            Verdict::Fair
        } else {
            Verdict::Open
        }
    }
}

/// What the intervals of all shares say about fairness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All of them lie within the tolerance.
    Fair,
    /// One of them lies outside.
    Unfair,
    /// More games are needed.
    Open,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tallies_add_up_in_any_order_and_count_places_in_the_turn_order() {
        let trial = Trial::preset("compact", "wanderer", 3, Compensation::Probe).unwrap();
        let whole = trial.play(4, 0..12).unwrap();
        let parts = trial.play(4, 0..5).unwrap().merged(trial.play(4, 5..12).unwrap());
        assert_eq!(whole, parts);
        assert_eq!(whole.won() + whole.called_off, 12);
        assert!(whole.length(50) <= whole.length(90) && whole.length(90) <= TURN_LIMIT);
        assert!(Trial::preset("nowhere", "wanderer", 3, Compensation::None).is_err());
        assert!(Trial::preset("compact", "nobody", 3, Compensation::None).is_err());
    }

    #[test]
    fn fairness_is_three_points_either_way_and_judged_by_intervals() {
        let verdict = |wins: [u64; 4]| Tally { wins: wins.to_vec(), ..Tally::new(4) }.verdict();
        assert_eq!(verdict([25_000, 25_000, 25_000, 25_000]), Verdict::Fair);
        assert_eq!(verdict([27_600, 25_000, 25_000, 22_400]), Verdict::Fair);
        assert_eq!(verdict([28_400, 25_000, 25_000, 21_600]), Verdict::Unfair);
        // Too near to the border for so many games, on either side of it.
        assert_eq!(verdict([27_900, 25_000, 25_000, 22_100]), Verdict::Open);
        assert_eq!(verdict([28_100, 25_000, 25_000, 21_900]), Verdict::Open);
        assert_eq!(verdict([25, 25, 25, 25]), Verdict::Open);
        assert_eq!(verdict([60, 20, 10, 10]), Verdict::Unfair);
        assert_eq!(Tally::new(4).verdict(), Verdict::Open);
    }
}
