//! The log vote and the peek (rules/labyrinth.md 12). Neither is a turn, neither rolls anything,
//! and neither changes what anybody's notebook says.

use super::{Event, Labyrinth, News, Refusal, Vote};
use crate::game::{Illegal, Seat, SeatSet};

type Answer = Result<(), Illegal<Refusal>>;

impl Labyrinth {
    pub(super) fn request_log(
        &mut self,
        by: Seat,
        from: u32,
        to: u32,
        out: &mut Vec<Event>,
    ) -> Answer {
        if self.vote.is_some() {
            return Err(Illegal::Refused(Refusal::VoteOpen));
        }
        // Where secrets are told the length of the log would give them away; there a range may
        // reach beyond its end.
        let beyond = self.heard.is_empty() && to as usize > self.log.len();
        if from == 0 || from > to || beyond {
            return Err(Illegal::Refused(Refusal::BadRange));
        }
        self.vote = Some(Vote { by, from, to, answered: SeatSet::EMPTY, refused: false });
        self.tell(News::LogAsked { by, from, to }, out);
        self.count_votes(out);
        Ok(())
    }

    pub(super) fn withdraw(&mut self, seat: Seat, out: &mut Vec<Event>) -> Answer {
        if self.vote.is_none_or(|vote| vote.by != seat) {
            return Err(Illegal::Refused(Refusal::NoVoteOpen));
        }
        self.vote = None;
        self.tell(News::LogRefused, out);
        Ok(())
    }

    pub(super) fn vote(&mut self, seat: Seat, yes: bool, out: &mut Vec<Event>) -> Answer {
        let Some(vote) = &mut self.vote else {
            return Err(Illegal::Refused(Refusal::NoVoteOpen));
        };
        if vote.by == seat || vote.answered.contains(seat) {
            return Err(Illegal::Refused(Refusal::AlreadyVoted));
        }
        vote.answered = vote.answered.with(seat);
        vote.refused |= !yes;
        self.count_votes(out);
        Ok(())
    }

    /// When all have answered: shown, or refused without saying by whom.
    fn count_votes(&mut self, out: &mut Vec<Event>) {
        if let Some(Vote { from, to, answered, refused, .. }) = self.vote
            && answered.len() + 1 == self.players.len()
        {
            self.vote = None;
            let shown = News::LogShown { from, to };
            self.tell(if refused { News::LogRefused } else { shown }, out);
        }
    }

    /// Somebody who does not play looks at the board: nothing is shown to anybody who does.
    pub(super) fn call_referee(&mut self, by: Seat, out: &mut Vec<Event>) -> Answer {
        if !self.setup.people().contains(by) {
            return Err(Illegal::NotYourTurn);
        }
        self.peeked = true;
        self.tell(News::RefereeLooked { by }, out);
        Ok(())
    }

    pub(super) fn answer_peek(&mut self, seat: Seat, yes: bool, out: &mut Vec<Event>) -> Answer {
        let people = self.setup.people();
        if !people.contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        let Some(peek) = &mut self.peek else {
            return Err(Illegal::Refused(Refusal::NoVoteOpen));
        };
        if peek.answered.contains(seat) {
            return Err(Illegal::Refused(Refusal::AlreadyVoted));
        }
        peek.answered = peek.answered.with(seat);
        if yes {
            peek.yes = peek.yes.with(seat);
            if peek.yes == people {
                peek.granted = true;
                self.peeked = true;
                self.tell(News::PeekGranted, out);
            }
        }
        Ok(())
    }
}
