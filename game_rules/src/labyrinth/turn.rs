//! Turns (rules/labyrinth.md 6, 10): lost ones, the first look around, and whose turn is next.

use super::{
    Action, Dir, Dirs, Doing, Event, Health, Kind, Labyrinth, News, Peek, Refusal, board::Border,
    theme::ThemeName,
};
use crate::game::{Illegal, Outcome, Seat};

/// Rounds between two turns of the stream (17.12).
const STREAM_ROUNDS: u32 = 12;

impl Labyrinth {
    /// One command of anybody: the checks of section 14 from the top, then the deed.
    pub(super) fn command(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        if seat.index() >= self.players.len() {
            return Err(Illegal::NoSuchSeat(seat));
        }
        match action {
            Action::RequestLog { from, to } => return self.request_log(seat, from, to, out),
            Action::Withdraw => return self.withdraw(seat, out),
            Action::Vote(yes) => return self.vote(seat, yes, out),
            Action::Peek(yes) => return self.answer_peek(seat, yes, out),
            Action::Referee => return self.call_referee(seat, out),
            _ => {}
        }
        if self.vote.is_some() {
            return Err(Illegal::Refused(Refusal::VoteOpen));
        }
        if let Some(offer) = self.offer {
            return match action {
                Action::Accept(yes) if seat == offer.to => {
                    self.answer_offer(offer, yes, out);
                    self.peek = None;
                    Ok(())
                }
                _ if seat == self.current() => Err(Illegal::Refused(self.awaits_answer(action))),
                _ => Err(Illegal::NotYourTurn),
            };
        }
        if seat != self.current() {
            return Err(Illegal::NotYourTurn);
        }
        // The offer to look at the board lapses before whatever this command says.
        let lapsed = self.peek.take();
        let done = match action {
            Action::Move(dir) => self.step(dir, out),
            Action::Buy => self.buy(out),
            Action::Shoot(dir) => self.shoot(dir, out),
            Action::UseKit => self.use_kit(out),
            Action::DropItem => self.drop_item(out),
            Action::TakeTreasure => self.take_treasure(out),
            Action::DropTreasure => self.drop_treasure(out),
            Action::Attack { target, bullet } => self.attack(target, bullet, out),
            Action::CheckIn => self.check_in(out),
            Action::EndTurn => self.end_turn(out),
            Action::FindHospital => self.find(Kind::Hospital, out),
            Action::FindShop => self.find(Kind::Shop, out),
            Action::RevealObstacle => self.reveal_obstacle(out),
            Action::Cure => self.cure(out),
            Action::Offer { to, give, want } => self.make_offer(to, give, want, out),
            Action::Accept(_) => Err(Refusal::NoOfferOpen),
            Action::Donate => self.donate(out),
            Action::TakeFromBin => self.take_from_bin(out),
            Action::Scan => self.scan(out),
            Action::Light(dir) => self.light(dir, out),
            Action::Blast(dir) => self.blast(dir, out),
            Action::GhostWalk(dir) => self.ghost_walk(dir, out),
            Action::Climb => self.climb(out),
            Action::RequestLog { .. }
            | Action::Withdraw
            | Action::Vote(_)
            | Action::Peek(_)
            | Action::Referee => Ok(()),
        };
        if done.is_err() {
            self.peek = lapsed;
        }
        done.map_err(Illegal::Refused)
    }

    /// Begins the turn of the active seat, and those after it while turns are lost.
    pub(super) fn begin_turn(&mut self, out: &mut Vec<Event>) {
        loop {
            let seat = self.current();
            let player = &mut self.players[seat.index()];
            let healed = std::mem::take(&mut player.heal_pending);
            if healed {
                player.health = Health::Healthy;
            }
            let lost = std::mem::take(&mut player.skip_next);
            if healed {
                self.tell(News::Healed { seat }, out);
            }
            self.doing = Doing { stayed: true, ..Doing::default() };
            if !lost {
                self.announce(|| News::Turn { seat }, out);
                let around = self.around(seat);
                self.announce(|| News::Around { seat, around }, out);
                if std::mem::take(&mut self.me_mut().probe) {
                    let barred = self.board.barred(self.me().tile);
                    self.tell(News::Probed { seat, barred }, out);
                }
                return;
            }
            self.announce(|| News::Lost { seat }, out);
            if !self.pass_on(out) {
                return;
            }
        }
    }

    /// EndTurn: only after the step, or when every side has refused one.
    fn end_turn(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        if !self.may_end() {
            return Err(Refusal::MustMoveFirst);
        }
        let seat = self.current();
        if self.settings().expansions.dog {
            self.dog_drags();
        }
        self.announce(|| News::Ended { seat }, out);
        if self.pass_on(out) {
            self.begin_turn(out);
        }
        Ok(())
    }

    /// After the step; or when all sides were tried, and none is an exit that could be used now, nor
    /// are there stairs.
    pub(super) fn may_end(&self) -> bool {
        if self.doing.moved || self.doing.tried != Dirs::ALL {
            return self.doing.moved;
        }
        let me = self.me();
        let way_out = |dir: Dir| self.board.border(me.tile, dir) == Border::Exit;
        let leaves = me.carries.is_some() && Dir::ALL.into_iter().any(way_out);
        let climbs = me.sure && self.board.kind(me.tile) == Kind::Stairs;
        !leaves && !climbs
    }

    /// The turn is over: round, limit, next seat. False if the game is over too.
    fn pass_on(&mut self, out: &mut Vec<Event>) -> bool {
        self.turns += 1;
        self.peek = Some(Peek::default());
        if self.settings().turn_limit.is_some_and(|limit| self.turns >= limit) {
            self.tell(News::Drawn, out);
            self.finish(Outcome::Drawn, out);
            return false;
        }
        self.active += 1;
        if usize::from(self.active) == self.order.len() {
            self.active = 0;
            self.end_round(out);
        }
        true
    }

    /// After the last seat: zombies walk, and the stream may turn.
    fn end_round(&mut self, out: &mut Vec<Event>) {
        self.zombies_walk(out);
        if self.settings().expansions.twist(ThemeName::CursedForest) {
            let round = self.turns / self.order.len() as u32;
            if round.is_multiple_of(STREAM_ROUNDS) {
                self.turn_stream(out);
            }
        }
    }

    /// The game is over and everything is shown.
    pub(super) fn finish(&mut self, outcome: Outcome, out: &mut Vec<Event>) {
        self.ending = Some(outcome);
        self.offer = None;
        self.vote = None;
        self.peek = None;
        let seed = self.seed;
        self.tell(News::Revealed { seed }, out);
    }
}
