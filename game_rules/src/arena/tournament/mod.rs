//! The contest (rules/arena.md 4.1) as a value: registration, play, the common turn clock, pairs,
//! rematches, early turns. Time is passed in; nothing here reads a clock or a socket.

mod host;
mod journal;
mod play;
mod resume;
mod standing;

pub use journal::{JournalOrder, Note, ResumeError};
pub use play::{Pair, Play, Player, Said};
pub use standing::Standing;

use std::collections::{BTreeMap, BTreeSet};

use super::{Action, Refusal, SLOTS, Team, data::Data};

/// How long things last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Milliseconds of registration.
    pub registration_ms: u64,
    /// Milliseconds of a clock turn.
    pub turn_ms: u64,
    /// A turn also ends when nobody owes an order and everybody present waits.
    pub early_turns: bool,
}

impl Settings {
    /// How long those who were enrolled are waited for after a restart: as long as a registration
    /// lasts, and never less than ten seconds.
    fn gather_ms(&self) -> u64 {
        self.registration_ms.max(10_000)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { registration_ms: 60_000, turn_ms: 2_000, early_turns: true }
    }
}

/// The phase of a tournament.
#[derive(Clone, Debug)]
pub enum Phase {
    /// Teams are enrolled.
    Registration {
        /// When it ends.
        ends: u64,
        /// Who has enrolled what, in the order of first valid enrolments.
        entries: Vec<Player>,
    },
    /// Matches are played.
    Play {
        /// When the clock turn ends.
        ends: u64,
        /// The matches.
        play: Play,
    },
}

/// Who is connected, and whether they wait for the next turn.
#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    connections: u32,
    waiting: u32,
}

/// Are those who were enrolled before a restart waited for?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gathering {
    On,
    Off,
}

/// Whether a player is there, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lamp {
    /// No connection.
    Away,
    /// Connected, and not in a WAIT.
    Thinking,
    /// In a WAIT.
    Waiting,
}

/// Tournaments, one after the other.
#[derive(Clone, Debug)]
pub struct Tournament {
    data: Data,
    settings: Settings,
    number: u32,
    phase: Phase,
    last: Option<Play>,
    present: BTreeMap<String, Presence>,
    gathering: Gathering,
    /// Milliseconds that are left when the clock goes on.
    paused: Option<u64>,
    removed: BTreeSet<String>,
    /// The data of the next tournament, if they are others.
    next: Option<Data>,
}

impl Tournament {
    /// Opens the first registration.
    pub fn new(data: Data, settings: Settings, now: u64) -> Tournament {
        let ends = now + settings.registration_ms;
        Tournament {
            data,
            settings,
            number: 1,
            phase: Phase::Registration { ends, entries: Vec::new() },
            last: None,
            present: BTreeMap::new(),
            gathering: Gathering::Off,
            paused: None,
            removed: BTreeSet::new(),
            next: None,
        }
    }

    /// The data set everybody plays with.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The number of the tournament, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The phase.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The matches under way.
    pub fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Play { play, .. } => Some(play),
            Phase::Registration { .. } => None,
        }
    }

    /// The matches of the tournament before.
    pub fn last(&self) -> Option<&Play> {
        self.last.as_ref()
    }

    /// Standings of the running tournament, else of the last.
    pub fn standings(&self) -> Vec<Standing> {
        self.play().or(self.last()).map_or_else(Vec::new, Play::standings)
    }

    /// When the clock turn or the registration ends, unless the clock is stopped.
    pub fn ends(&self) -> u64 {
        match self.phase {
            Phase::Registration { ends, .. } | Phase::Play { ends, .. } => ends,
        }
    }

    fn set_ends(&mut self, at: u64) {
        match &mut self.phase {
            Phase::Registration { ends, .. } | Phase::Play { ends, .. } => *ends = at,
        }
    }

    /// Milliseconds until the clock turn or the registration ends.
    pub fn time_left(&self, now: u64) -> u64 {
        self.paused.unwrap_or_else(|| self.ends().saturating_sub(now))
    }

    /// How many have a team, in play or waiting for it.
    pub fn enrolled(&self) -> usize {
        match &self.phase {
            Phase::Registration { entries, .. } => entries.len(),
            Phase::Play { play, .. } => play.players().len(),
        }
    }

    /// Has `login` a team, in play or waiting for it?
    pub fn is_enrolled(&self, login: &str) -> bool {
        match &self.phase {
            Phase::Registration { entries, .. } => entries.iter().any(|it| it.login == login),
            Phase::Play { play, .. } => play.place(login).is_some(),
        }
    }

    /// The player's place in play: 888 outside play, 777 without a team.
    pub fn in_play(&self, login: &str) -> Result<(&Play, usize), Refusal> {
        let play = self.play().ok_or(Refusal::NotActive)?;
        Ok((play, play.place(login).ok_or(Refusal::NotEnrolled)?))
    }

    /// Enrols a team; the last valid one counts, the place is that of the first.
    pub fn enroll(&mut self, login: &str, ids: [i32; SLOTS]) -> Result<(), Refusal> {
        let Phase::Registration { entries, .. } = &mut self.phase else {
            return Err(Refusal::RegistrationClosed);
        };
        if self.removed.contains(login) {
            return Err(Refusal::Removed);
        }
        let team = Team::new(&self.data, ids)?;
        match entries.iter_mut().find(|entry| entry.login == login) {
            Some(entry) => entry.team = team,
            None => entries.push(Player { login: login.to_owned(), team }),
        }
        Ok(())
    }

    /// Orders something against rival `g` (from 1); the last valid order counts.
    pub fn order(&mut self, login: &str, g: i32, choice: Action) -> Result<(), Refusal> {
        let place = self.in_play(login)?.1;
        if self.removed.contains(login) {
            return Err(Refusal::Removed);
        }
        let Phase::Play { play, .. } = &mut self.phase else { return Err(Refusal::NotActive) };
        play.order(place, g, choice)
    }

    /// `login` has one more connection.
    pub fn connect(&mut self, login: &str) {
        self.present.entry(login.to_owned()).or_default().connections += 1;
        // Whoever was missing after a restart is waited for again.
        if !self.removed.contains(login) {
            self.set_idle(login, false);
        }
    }

    /// `login` has one connection less.
    pub fn disconnect(&mut self, login: &str) {
        if let Some(presence) = self.present.get_mut(login) {
            presence.connections = presence.connections.saturating_sub(1);
            if presence.connections == 0 {
                self.present.remove(login);
            }
        }
    }

    /// How many connections `login` has.
    pub fn connections(&self, login: &str) -> u32 {
        self.present.get(login).map_or(0, |presence| presence.connections)
    }

    /// What the lamp of a player shows.
    pub fn lamp(&self, login: &str) -> Lamp {
        match self.present.get(login) {
            None => Lamp::Away,
            Some(presence) if presence.waiting > 0 => Lamp::Waiting,
            Some(_) => Lamp::Thinking,
        }
    }

    /// `login` waits for the next clock turn: 777 without a team. All waits end when one opens.
    pub fn wait(&mut self, login: &str) -> Result<(), Refusal> {
        if !self.is_enrolled(login) {
            return Err(Refusal::NotEnrolled);
        }
        if self.removed.contains(login) {
            return Err(Refusal::Removed);
        }
        self.present.entry(login.to_owned()).or_default().waiting += 1;
        Ok(())
    }

    /// A connection of `login` that was in a WAIT has gone: its WAIT counts no more.
    pub fn stop_waiting(&mut self, login: &str) {
        if let Some(presence) = self.present.get_mut(login) {
            presence.waiting = presence.waiting.saturating_sub(1);
        }
    }

    /// What a WAIT of `login` is told now: one line per rival, of the running play or, when play has
    /// just ended, of that one.
    pub fn said(&self, login: &str) -> Option<Vec<Said>> {
        let play = self.play().or(self.last())?;
        Some(play.said(play.place(login)?))
    }

    /// Nobody owes an order, and everybody present with something left to play waits.
    fn is_settled(&self, play: &Play) -> bool {
        self.settings.early_turns
            && !play.owes_anybody()
            && play.players().iter().enumerate().all(|(place, player)| {
                let presence = self.present.get(&player.login);
                presence.is_none_or(|it| it.connections == 0 || it.waiting > 0)
                    || play.is_idle(place)
                    || play.is_through(place)
            })
    }

    /// Is everybody with something left to play connected?
    fn are_all_back(&self, play: &Play) -> bool {
        play.players().iter().enumerate().all(|(place, player)| {
            self.connections(&player.login) > 0 || play.is_idle(place) || play.is_through(place)
        })
    }

    /// Would [`Tournament::tick`] do something?
    pub fn is_due(&self, now: u64) -> bool {
        if self.paused.is_some() {
            return false;
        }
        now >= self.ends()
            || self.play().is_some_and(|play| match self.gathering {
                Gathering::On => self.are_all_back(play),
                Gathering::Off => play.is_deserted() || self.is_settled(play),
            })
    }

    /// Lets time pass: at most one registration or one clock turn ends. What happened is for the
    /// journal, before anybody is told.
    pub fn tick(&mut self, now: u64) -> Vec<Note> {
        if !self.is_due(now) {
            return Vec::new();
        }
        let turn_ends = now + self.settings.turn_ms;
        if self.gathering == Gathering::On {
            return self.gathered(now);
        }
        if self.play().is_some_and(Play::is_deserted) {
            return self.abandon(now);
        }
        match &mut self.phase {
            Phase::Registration { ends, entries } if entries.len() < 2 => {
                *ends = now + self.settings.registration_ms;
                if entries.is_empty()
                    && let Some(next) = self.next.take()
                {
                    self.data = next;
                }
                Vec::new()
            }
            Phase::Registration { entries, .. } => {
                let players = std::mem::take(entries);
                let note = Note::Begin {
                    tournament: self.number,
                    data: format!("{:016x}", self.data.hash()),
                    players: players.iter().map(|it| (it.login.clone(), it.team.ids())).collect(),
                };
                // Two of them would be twice the memory.
                self.last = None;
                let play = Play::new(&self.data, players);
                self.phase = Phase::Play { ends: turn_ends, play };
                self.open_turn();
                vec![note]
            }
            Phase::Play { ends, play } => {
                let mut notes = play.close_turn();
                *ends = turn_ends;
                if play.is_over() {
                    notes.push(Note::End { tournament: self.number, standings: play.standings() });
                    self.close(now);
                }
                self.open_turn();
                notes
            }
        }
    }

    /// The wait after a restart is over: whoever is missing is not waited for until they come.
    fn gathered(&mut self, now: u64) -> Vec<Note> {
        self.gathering = Gathering::Off;
        self.set_ends(now + self.settings.turn_ms);
        let Phase::Play { play, .. } = &mut self.phase else { return Vec::new() };
        let logins: Vec<String> = play.players().iter().map(|it| it.login.clone()).collect();
        for (place, login) in logins.iter().enumerate() {
            if self.present.get(login).is_none_or(|it| it.connections == 0) {
                play.set_idle(place, true);
            }
        }
        Vec::new()
    }

    fn open_turn(&mut self) {
        self.present.values_mut().for_each(|presence| presence.waiting = 0);
    }

    /// Play is over: registration for the next tournament opens without any team.
    fn close(&mut self, now: u64) {
        let fresh = self.fresh(now);
        if let Phase::Play { play, .. } = std::mem::replace(&mut self.phase, fresh) {
            self.last = Some(play);
        }
        if let Some(next) = self.next.take() {
            self.data = next;
        }
        self.gathering = Gathering::Off;
        // Time that was left of a turn is none of a registration.
        self.paused = self.paused.map(|_| self.settings.registration_ms);
        self.number += 1;
    }

    fn fresh(&self, now: u64) -> Phase {
        Phase::Registration { ends: now + self.settings.registration_ms, entries: Vec::new() }
    }
}
