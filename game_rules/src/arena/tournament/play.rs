//! The matches of one tournament: every pair at the same time, on one clock.

use super::{
    super::{Action, Lineup, MatchResult, Refusal, Series, Team, data::Data, lineup::TeamRow},
    JournalOrder, Note, Standing,
};
use crate::game::Seat;

/// A player with a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The login.
    pub login: String,
    /// The team.
    pub team: Team,
}

/// Two players and their series. The earlier player sits at seat 0 and is first in match one.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Their places in the order of players.
    pub players: [usize; 2],
    /// Their matches.
    pub series: Series,
    given: [Option<Action>; 2],
    /// What the running clock turn is to the pair.
    opened: Opened,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opened {
    Begin,
    Next,
    Rematch(MatchResult),
    End(MatchResult),
}

/// What a player is told about a pair when a clock turn opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Match one opens.
    Begin,
    /// It goes on.
    Next,
    /// Match one gave the player these points; the rematch opens.
    Rematch(u8),
    /// The rematch gave the player these points; the pair has finished.
    End(u8),
}

/// All pairs of a tournament.
#[derive(Clone, Debug)]
pub struct Play {
    players: Vec<Player>,
    pairs: Vec<Pair>,
    clock: u32,
    /// Orders still owed in the running turn.
    owed: usize,
    /// Orders that every player has been late with.
    late: Vec<u32>,
    /// Who is not waited for: taken out by the host, or missing since a restart.
    idle: Vec<bool>,
    /// Ended before its matches did.
    given_up: bool,
}

impl Play {
    pub(super) fn new(data: &Data, players: Vec<Player>) -> Play {
        let mut pairs = Vec::with_capacity(players.len() * players.len().saturating_sub(1) / 2);
        // Teams are checked when they are enrolled.
        let rows: Vec<TeamRow> =
            players.iter().filter_map(|it| TeamRow::new(data, it.team).ok()).collect();
        for (one, earlier) in rows.iter().enumerate() {
            for (two, later) in rows.iter().enumerate().skip(one + 1) {
                let lineup = Lineup::between(data, [earlier.clone(), later.clone()]);
                pairs.push(Pair {
                    players: [one, two],
                    series: Series::new(lineup, Seat(0), 2),
                    given: [None; 2],
                    opened: Opened::Begin,
                });
            }
        }
        let (late, idle) = (vec![0; players.len()], vec![false; players.len()]);
        let mut play = Play { players, pairs, clock: 1, owed: 0, late, idle, given_up: false };
        play.owed = play.count_owed();
        play
    }

    /// The players in their order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// All pairs.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// The running clock turn, from 1.
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The place of a player.
    pub fn place(&self, login: &str) -> Option<usize> {
        self.players.iter().position(|player| player.login == login)
    }

    /// How many rivals everybody has.
    pub fn rivals(&self) -> usize {
        self.players.len() - 1
    }

    /// The pair of a player with rival `g` (from 1), and the player's seat in it.
    pub fn pair(&self, place: usize, g: i32) -> Result<(&Pair, Seat), Refusal> {
        let (index, seat) = self.locate(place, g)?;
        Ok((&self.pairs[index], seat))
    }

    /// The player's pairs in rival order, with the player's seat.
    pub fn pairs_of(&self, place: usize) -> impl Iterator<Item = (&Pair, Seat)> {
        (1..=self.rivals() as i32).filter_map(move |g| self.pair(place, g).ok())
    }

    fn locate(&self, place: usize, g: i32) -> Result<(usize, Seat), Refusal> {
        let rival = usize::try_from(g).ok().and_then(|g| g.checked_sub(1));
        let rival = rival.filter(|&rival| rival < self.rivals()).ok_or(Refusal::BadRival)?;
        let rival = if rival < place { rival } else { rival + 1 };
        let (one, two) = (place.min(rival), place.max(rival));
        let before = one * (2 * self.players.len() - one - 1) / 2;
        Ok((before + two - one - 1, if place < rival { Seat(0) } else { Seat(1) }))
    }

    pub(super) fn order(&mut self, place: usize, g: i32, choice: Action) -> Result<(), Refusal> {
        let (index, seat) = self.locate(place, g)?;
        let pair = &mut self.pairs[index];
        pair.series.check(seat, choice)?;
        if pair.given[seat.index()].replace(choice).is_none() && !self.idle[place] {
            self.owed = self.owed.saturating_sub(1);
        }
        Ok(())
    }

    fn count_owed(&self) -> usize {
        let owes =
            |pair: &Pair, seat: Seat| !self.idle[pair.players[seat.index()]] && pair.owes(seat);
        let owed =
            |pair: &Pair| [Seat(0), Seat(1)].into_iter().filter(|&seat| owes(pair, seat)).count();
        self.pairs.iter().map(owed).sum()
    }

    /// Is this player not waited for?
    pub fn is_idle(&self, place: usize) -> bool {
        self.idle.get(place).copied().unwrap_or_default()
    }

    pub(super) fn set_idle(&mut self, place: usize, idle: bool) {
        if self.idle[place] != idle {
            self.idle[place] = idle;
            self.owed = self.count_owed();
        }
    }

    /// Is there no match left in which anybody is waited for?
    pub fn is_deserted(&self) -> bool {
        self.idle.contains(&true)
            && self.pairs.iter().all(|pair| {
                pair.series.is_over() || pair.players.into_iter().all(|place| self.idle[place])
            })
    }

    /// Play ends as it stands.
    pub(super) fn give_up(&mut self) {
        self.given_up = true;
    }

    /// How many orders a player has been late with.
    pub fn late(&self, place: usize) -> u32 {
        self.late.get(place).copied().unwrap_or_default()
    }

    /// Does anybody still owe an order?
    pub fn owes_anybody(&self) -> bool {
        self.owed > 0
    }

    /// Have all pairs of this player finished?
    pub fn is_through(&self, place: usize) -> bool {
        self.pairs_of(place).all(|(pair, _)| pair.series.is_over())
    }

    /// Have all pairs finished?
    pub fn is_over(&self) -> bool {
        self.pairs.iter().all(|pair| pair.series.is_over())
    }

    /// Plays the running clock turn of every pair and opens the next.
    pub(super) fn close_turn(&mut self) -> Vec<Note> {
        let mut did = Vec::with_capacity(self.pairs.len());
        let mut results = Vec::new();
        for (index, pair) in (0u32..).zip(&mut self.pairs) {
            for (seat, &player) in [Seat(0), Seat(1)].into_iter().zip(&pair.players) {
                self.late[player] += u32::from(!self.idle[player] && pair.owes(seat));
            }
            let stepped = pair.step(|series, given| series.step(given, &mut ()));
            let Some([one, two]) = stepped else { continue };
            did.push((index, JournalOrder(one), JournalOrder(two)));
            let (number, verdict) = match pair.opened {
                Opened::Rematch(verdict) => (1, verdict),
                Opened::End(verdict) => (2, verdict),
                Opened::Begin | Opened::Next => continue,
            };
            results.push(Note::Result { pair: index, number, points: verdict.points(Seat(0)) });
        }
        let mut notes = vec![Note::Turn { clock: self.clock, did }];
        notes.extend(results);
        self.clock += 1;
        self.owed = self.count_owed();
        notes
    }

    /// The same from the journal.
    pub(super) fn take_up(
        &mut self,
        clock: u32,
        did: &[(u32, JournalOrder, JournalOrder)],
    ) -> Result<(), String> {
        if clock != self.clock {
            return Err(format!("turn {clock} after turn {}", self.clock - 1));
        }
        let mut did = did.iter();
        for (index, pair) in (0u32..).zip(&mut self.pairs) {
            if pair.series.is_over() {
                continue;
            }
            match did.next() {
                Some(&(at, JournalOrder(one), JournalOrder(two))) if at == index => {
                    pair.step(|series, _| series.step([Some(one), Some(two)], &mut ()));
                }
                _ => return Err(format!("pair {index} is missing in turn {clock}")),
            }
        }
        self.clock += 1;
        self.owed = self.count_owed();
        Ok(())
    }

    /// What a player is told about every pair in the running turn.
    pub(super) fn said(&self, place: usize) -> Vec<Said> {
        self.pairs_of(place)
            .map(|(pair, seat)| match pair.opened {
                // A match that was not finished has no result.
                _ if self.given_up && !pair.series.is_over() => Said::End(1),
                Opened::Begin => Said::Begin,
                Opened::Next => Said::Next,
                Opened::Rematch(verdict) => Said::Rematch(verdict.points(seat)),
                Opened::End(verdict) => Said::End(verdict.points(seat)),
            })
            .collect()
    }

    /// The standings so far.
    pub fn standings(&self) -> Vec<Standing> {
        let mut table: Vec<Standing> =
            self.players.iter().map(|player| Standing::of(&player.login)).collect();
        for pair in &self.pairs {
            for verdict in pair.series.verdicts().into_iter().flatten() {
                for (seat, &player) in [Seat(0), Seat(1)].into_iter().zip(&pair.players) {
                    table[player].count(verdict.points(seat));
                }
            }
        }
        Standing::rank(&mut table);
        table
    }
}

impl Pair {
    /// Does this seat owe an order in the running turn?
    fn owes(&self, seat: Seat) -> bool {
        self.given[seat.index()].is_none() && !self.series.legal(seat).is_empty()
    }

    /// Has this seat given an order in the running turn?
    pub fn has_ordered(&self, seat: Seat) -> bool {
        self.given[seat.index() & 1].is_some()
    }

    /// Plays a turn, unless the pair has finished, and notes what opens.
    fn step(
        &mut self,
        how: impl FnOnce(&mut Series, [Option<Action>; 2]) -> [Action; 2],
    ) -> Option<[Action; 2]> {
        if self.series.is_over() {
            return None;
        }
        let number = self.series.number();
        let did = how(&mut self.series, std::mem::take(&mut self.given));
        let [first, second] = self.series.verdicts();
        self.opened = match (first, second) {
            (_, Some(verdict)) => Opened::End(verdict),
            (Some(verdict), None) if number == 1 => Opened::Rematch(verdict),
            _ => Opened::Next,
        };
        Some(did)
    }
}
