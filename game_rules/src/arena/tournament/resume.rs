//! Taking a journal up again (rules/arena.md 5.6).

use super::{Gathering, Note, Phase, Play, Player, ResumeError, Settings, Tournament};
use crate::arena::{Team, data::Data};

impl Tournament {
    /// Takes a journal up again: a tournament cut in the middle goes on at its last whole turn. Those
    /// who were enrolled are waited for first.
    pub fn resume(
        data: Data,
        settings: Settings,
        notes: impl IntoIterator<Item = Note>,
        now: u64,
    ) -> Result<Tournament, ResumeError> {
        let mut tournament = Tournament::new(data, settings, now);
        for (index, note) in notes.into_iter().enumerate() {
            tournament.take_up(note, now).map_err(|why| ResumeError { record: index + 1, why })?;
        }
        if let Phase::Play { ends, .. } = &mut tournament.phase {
            *ends = now + settings.gather_ms();
            tournament.gathering = Gathering::On;
        }
        Ok(tournament)
    }

    fn take_up(&mut self, note: Note, now: u64) -> Result<(), String> {
        match note {
            Note::Begin { tournament, data, players } => {
                let known = format!("{:016x}", self.data.hash());
                if data != known {
                    // Played with other creatures: it cannot go on, only be counted.
                    self.number = tournament + 1;
                    self.phase = self.fresh(now);
                    return Ok(());
                }
                let mut entries = Vec::new();
                for (login, ids) in players {
                    let team = Team::new(&self.data, ids.map(i32::from))
                        .map_err(|code| format!("the team of {login}: {code}"))?;
                    entries.push(Player { login, team });
                }
                if entries.len() < 2 {
                    return Err("a tournament has at least two players".into());
                }
                self.number = tournament;
                self.last = None;
                let play = Play::new(&self.data, entries);
                self.phase = Phase::Play { ends: now + self.settings.turn_ms, play };
                self.seat_removed();
            }
            Note::Turn { clock, did } => {
                if let Phase::Play { play, .. } = &mut self.phase {
                    play.take_up(clock, &did)?;
                }
            }
            Note::Result { .. } | Note::Accounts { .. } => {}
            Note::Remove { login } => {
                self.remove(&login);
            }
            Note::Admit { login } => {
                self.admit(&login);
            }
            Note::Abandon { tournament, .. } => match &self.phase {
                Phase::Play { .. } => {
                    self.abandon(now);
                }
                Phase::Registration { .. } => self.number = tournament + 1,
            },
            Note::End { tournament, .. } => match &self.phase {
                Phase::Play { play, .. } if play.is_over() => self.close(now),
                Phase::Play { .. } => return Err("it ends before its matches do".into()),
                Phase::Registration { .. } => self.number = tournament + 1,
            },
        }
        Ok(())
    }
}
