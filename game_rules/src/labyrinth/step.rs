//! The step (rules/labyrinth.md 7): side, entering, the forced effect, landing.

use super::{Dir, Event, Kind, Labyrinth, News, Pile, Refusal, Tile, board::Border};
use crate::game::{Outcome, Seat, SeatSet};

impl Labyrinth {
    /// `Move(dir)`.
    pub(super) fn step(&mut self, dir: Dir, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.doing.moved {
            return Err(Refusal::AlreadyMoved);
        }
        let seat = self.current();
        let from = self.me().tile;
        match self.board.border(from, dir) {
            Border::Exit => self.reach_exit(seat, dir, out),
            Border::Inner | Border::Outer => {
                self.announce(|| News::Bump { seat, dir }, out);
                self.refused_side(dir);
            }
            Border::Open => self.enter(seat, dir, out),
        }
        Ok(())
    }

    /// A side that refused the step.
    pub(super) fn refused_side(&mut self, dir: Dir) {
        self.doing.tried.insert(dir);
        if self.settings().bump_costs_move {
            self.doing.moved = true;
        }
    }

    /// 7.1 and 10: a carrier wins; anybody else has found an exit. Fool's gold crumbles (17.6).
    pub(super) fn reach_exit(&mut self, seat: Seat, dir: Dir, out: &mut Vec<Event>) {
        match self.players[seat.index()].carries {
            Some(Pile::Fools) => {
                self.players[seat.index()].carries = None;
                self.doing.moved = true;
                self.tell(News::FoolsGold { seat, dir: Some(dir) }, out);
            }
            Some(_) => self.win(seat, out),
            None => {
                self.tell(News::Exit { seat, dir }, out);
                self.refused_side(dir);
            }
        }
    }

    fn win(&mut self, seat: Seat, out: &mut Vec<Event>) {
        self.tell(News::Won { seat }, out);
        self.finish(Outcome::Won(SeatSet::one(seat)), out);
    }

    /// The step succeeds: 7.2 to 7.5.
    pub(super) fn enter(&mut self, seat: Seat, dir: Dir, out: &mut Vec<Event>) {
        let from = self.players[seat.index()].tile;
        let entered = self.board.size().towards(from, dir);
        let kind = self.board.kind(entered);
        self.doing.moved = true;
        self.doing.stayed = false;
        self.announce(|| News::Entered { seat, dir, kind }, out);
        self.put(seat, entered, true);
        match kind {
            Kind::Safe | Kind::Shop | Kind::Hospital | Kind::Donation | Kind::Stairs => {}
            Kind::Lift => {
                let level = self.dice.below("lift", self.board.size().levels.into()) as u8;
                self.put(seat, self.board.size().elsewhere(entered, level), true);
            }
            Kind::Marsh => self.sink_in(seat, out),
            Kind::River => self.flush(seat, entered, out),
            Kind::Portal => {
                // An outlet is a portal, too: whichever it was, that much is known.
                self.put(seat, self.board.rest(entered), true);
                self.announce(|| News::Portalled { seat }, out);
            }
        }
        if self.ending.is_some() {
            return;
        }
        self.learn_from(seat, kind, entered, out);
        self.land(seat, out);
        if self.setup.settings.expansions.monsters() {
            self.beasts_answer(seat, Some(dir), out);
        }
    }

    pub(super) fn may_climb(&self) -> Result<Tile, Refusal> {
        if self.settings().expansions.levels.is_none() {
            return Err(Refusal::NotInPlay);
        }
        if self.doing.moved {
            return Err(Refusal::AlreadyMoved);
        }
        self.board.other_end(self.me().tile).ok_or(Refusal::NotOnStairs)
    }

    /// 17.4: the stairs instead of a step.
    pub(super) fn climb(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        let there = self.may_climb()?;
        let seat = self.current();
        self.doing.moved = true;
        self.doing.stayed = false;
        self.announce(|| News::Climbed { seat }, out);
        self.put(seat, there, true);
        self.land(seat, out);
        if self.setup.settings.expansions.monsters() {
            self.beasts_answer(seat, None, out);
        }
        Ok(())
    }

    fn put(&mut self, seat: Seat, tile: Tile, sure: bool) {
        let player = &mut self.players[seat.index()];
        player.tile = tile;
        player.sure = sure;
    }

    /// One further tile downstream, never more (7.3, 7.4).
    fn flush(&mut self, seat: Seat, entered: Tile, out: &mut Vec<Event>) {
        let rest = self.board.rest(entered);
        if rest != entered {
            self.put(seat, rest, false);
            self.announce(|| News::Flushed { seat }, out);
            return;
        }
        let flow = self.board.flow(entered);
        let border = flow.map(|dir| self.board.border(entered, dir));
        match (border, self.players[seat.index()].carries) {
            (Some(Border::Exit), Some(Pile::Fools)) => {
                self.players[seat.index()].carries = None;
                self.announce(|| News::Blocked { seat }, out);
                self.tell(News::FoolsGold { seat, dir: None }, out);
            }
            (Some(Border::Exit), Some(_)) => self.win(seat, out),
            _ => self.announce(|| News::Blocked { seat }, out),
        }
    }

    /// What lies where the step ended; everybody there is told who came.
    fn land(&mut self, seat: Seat, out: &mut Vec<Event>) {
        let around = self.around(seat);
        self.announce(|| News::Landed { seat, around }, out);
        let companions = around.companions();
        if companions.is_empty() {
            return;
        }
        let health = self.players[seat.index()].health;
        for index in 0..self.order.len() {
            let found = self.order[index];
            if companions.contains(found) {
                self.tell(News::Found { seat: found, by: seat, health }, out);
            }
        }
    }
}
