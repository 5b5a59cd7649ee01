//! Drawing, betting and playing (rules/wager.md 1.2-1.4). Every call checks its errors in the order
//! of section 4, and an error changes nothing.

use super::{
    Drawn, Entry, Envelope, Event, Number, Phase, Refusal, Wager,
    party::quest_seed,
    quest::{self, Kind},
    twist::Twist,
};
use crate::game::Seat;

impl Wager {
    /// draw_quest: the quest of the round, or another one while nobody has declared.
    pub(super) fn draw_quest(&mut self, out: &mut Vec<Event>) -> Result<(), Refusal> {
        match (self.phase, self.quest) {
            (Phase::DrawQuest, _) => self.draw_twists(out),
            (Phase::Betting, _) if self.sealed.iter().any(Option::is_some) => {
                return Err(Refusal::SomeoneHasBet);
            }
            (Phase::Betting, Some(drawn)) => self.rejected.push(drawn.quest),
            (phase, _) => return Err(Refusal::WrongPhase(phase)),
        }
        let quests = &self.plan.quests;
        let left =
            |without: &[u16]| (0..quests.len()).any(|index| !without.contains(&(index as u16)));
        let last = self.rejected.last().map_or(&[][..], std::slice::from_ref);
        let without = [self.rejected.as_slice(), last, &[]].into_iter().find(|list| left(list));
        let quest = quest::draw(quests, without.unwrap_or(&[]), &mut self.dice);
        self.draws += 1;
        let own = quests[usize::from(quest)].is_own();
        let seed = own.then(|| quest_seed(self.secret, self.round, self.draws));
        self.quest = Some(Drawn { quest, seed });
        self.phase = Phase::Betting;
        out.push(Event::Drawn { quest, seed, draw: self.draws });
        Ok(())
    }

    /// 7: the events of the house come before the quest of the round, once.
    fn draw_twists(&mut self, out: &mut Vec<Event>) {
        let hat: Vec<Twist> = self.plan.setup.house.events.iter().copied().collect();
        if hat.is_empty() {
            return;
        }
        for _ in 0..std::mem::replace(&mut self.twists_due, 1) {
            let twist = self.draw_twist(&hat);
            self.twists.push(twist);
            out.push(Event::Twisted { twist });
            match twist {
                Twist::Absolute => {
                    for seat in Seat::all(self.points.len()) {
                        self.shift(seat, twist, self.points[seat.index()].abs(), out);
                    }
                }
                Twist::LowestNow => self.lift_lowest(twist, out),
                Twist::TwoNext => self.twists_due = 2,
                _ => {}
            }
        }
    }

    fn draw_twist(&mut self, hat: &[Twist]) -> Twist {
        if let Some(word) = self.dice.forced_word("event", "one of the table's events") {
            let found = Twist::parse(&word).filter(|twist| hat.contains(twist));
            if found.is_none() {
                self.dice.reject("event", &word, "it is not one of the table's events");
            }
            return found.unwrap_or(hat[0]);
        }
        hat[self.dice.below("event", hat.len() as u64) as usize]
    }

    /// bet: on somebody, or explicitly on nobody.
    pub(super) fn bet(
        &mut self,
        seat: Seat,
        bet: Option<(Seat, i32)>,
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Betting])?;
        self.known(seat)?;
        if self.sealed[seat.index()].is_some() {
            return Err(Refusal::AlreadyBet);
        }
        let envelope = match bet {
            None => Envelope::Empty,
            Some((on, stake)) => {
                self.known(on)?;
                if on == seat {
                    return Err(Refusal::BetOnSelf);
                }
                let most = self.points.len() as u8;
                let fits = u8::try_from(stake).ok().filter(|stake| (1..=most).contains(stake));
                let stake = fits.ok_or(Refusal::StakeOutOfRange { stake, most })?;
                Envelope::Bet { on, stake }
            }
        };
        self.seal(seat, envelope, out);
        Ok(())
    }

    fn seal(&mut self, seat: Seat, envelope: Envelope, out: &mut Vec<Event>) {
        self.sealed[seat.index()] = Some(envelope);
        out.push(Event::Declared { seat, envelope: Some(envelope) });
        if self.sealed.iter().all(Option::is_some) {
            self.begin(Phase::Playing, out);
        }
    }

    /// retract: until the last envelope is sealed.
    pub(super) fn retract(&mut self, seat: Seat, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Betting])?;
        self.known(seat)?;
        self.sealed[seat.index()].take().ok_or(Refusal::NotBetYet)?;
        out.push(Event::Retracted { seat });
        Ok(())
    }

    /// play: one player's result.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        result: &[Number],
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Playing])?;
        self.known(seat)?;
        if self.results[seat.index()].is_some() {
            return Err(Refusal::AlreadyPlayed);
        }
        let entry = self.judge(seat, result)?;
        self.take_result(seat, entry, out);
        Ok(())
    }

    fn take_result(&mut self, seat: Seat, entry: Entry, out: &mut Vec<Event>) {
        self.results[seat.index()] = Some(entry.clone());
        out.push(Event::Played { seat, entry: Some(entry) });
        if self.results.iter().all(Option::is_some) {
            self.begin(Phase::SettleRanking, out);
        }
    }

    /// correct: a result is entered again before the ranking is settled.
    pub(super) fn correct(
        &mut self,
        seat: Seat,
        result: &[Number],
        out: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Playing, Phase::SettleRanking])?;
        self.known(seat)?;
        if self.results[seat.index()].is_none() {
            return Err(Refusal::NotPlayedYet);
        }
        let entry = self.judge(seat, result)?;
        self.results[seat.index()] = Some(entry.clone());
        self.corrected = self.corrected.with(seat);
        out.push(Event::Corrected { seat, entry: Some(entry) });
        Ok(())
    }

    /// absent: somebody has left. To the others it looks like any envelope and any result.
    pub(super) fn absent(&mut self, seat: Seat, out: &mut Vec<Event>) -> Result<(), Refusal> {
        self.in_phase(&[Phase::Betting, Phase::Playing])?;
        self.known(seat)?;
        if self.phase == Phase::Betting {
            return self.bet(seat, None, out);
        }
        if self.results[seat.index()].is_some() {
            return Err(Refusal::AlreadyPlayed);
        }
        self.take_result(seat, Entry::Absent, out);
        Ok(())
    }

    /// The entry a result comes to: judged, with the handicap of quick challenges.
    fn judge(&self, seat: Seat, result: &[Number]) -> Result<Entry, Refusal> {
        let quest = self.quest().ok_or(Refusal::WrongPhase(self.phase))?;
        let value = quest.value(result)?;
        let handicap = match quest.kind {
            Kind::Quick(_) => self.plan.setup.players[seat.index()].handicap,
            _ => 0,
        };
        let value = value.plus(handicap).ok_or(super::NoValue::BadValue)?;
        Ok(Entry::Result { numbers: result.to_vec(), value })
    }

    fn begin(&mut self, phase: Phase, out: &mut Vec<Event>) {
        self.phase = phase;
        out.push(Event::Began { phase });
    }

    pub(super) fn in_phase(&self, phases: &[Phase]) -> Result<(), Refusal> {
        if phases.contains(&self.phase) { Ok(()) } else { Err(Refusal::WrongPhase(self.phase)) }
    }

    pub(super) fn known(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.points.len() { Ok(()) } else { Err(Refusal::UnknownPlayer(seat)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Game,
        wager::{NoValue, Player, Pool, Setup},
    };

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const NOBODY: Seat = Seat(9);

    fn table() -> Wager {
        let pool = Pool::read("pool", "(custom: [(description: \"d\")])").unwrap();
        let players = ["ann", "bob"].map(Player::person).to_vec();
        let setup = Setup { players, pool, rounds: 1, ..Setup::default() };
        Wager::start(&setup, 1).unwrap().0
    }

    /// Every call of section 4 with arguments that are wrong in every way.
    fn worst(game: &mut Wager) -> Vec<Result<(), Refusal>> {
        let out = &mut Vec::new();
        vec![
            game.bet(NOBODY, Some((NOBODY, 99)), out),
            game.retract(NOBODY, out),
            game.play(NOBODY, &[], out),
            game.correct(NOBODY, &[], out),
            game.absent(NOBODY, out),
        ]
    }

    #[test]
    fn the_phase_is_checked_first_and_the_player_second() {
        let mut game = table();
        let wrong = |phase: Phase| Err(Refusal::WrongPhase(phase));
        let unknown = Err(Refusal::UnknownPlayer(NOBODY));
        assert_eq!(worst(&mut game), vec![wrong(Phase::DrawQuest); 5]);
        game.draw_quest(&mut Vec::new()).unwrap();
        let betting = wrong(Phase::Betting);
        let expected =
            [unknown.clone(), unknown.clone(), betting.clone(), betting, unknown.clone()];
        assert_eq!(worst(&mut game), expected);
        for seat in [A, B] {
            game.bet(seat, None, &mut Vec::new()).unwrap();
        }
        let playing = wrong(Phase::Playing);
        let expected =
            [playing.clone(), playing, unknown.clone(), unknown.clone(), unknown.clone()];
        assert_eq!(worst(&mut game), expected);
        assert_eq!(game.rank(&mut Vec::new()), wrong(Phase::Playing));
        assert_eq!(game.pay(&mut Vec::new()), wrong(Phase::Playing));
        assert_eq!(game.draw_quest(&mut Vec::new()), wrong(Phase::Playing));
        for seat in [A, B] {
            game.play(seat, &[Number::default()], &mut Vec::new()).unwrap();
        }
        let ranking = wrong(Phase::SettleRanking);
        let expected = [ranking.clone(), ranking.clone(), ranking.clone(), unknown, ranking];
        assert_eq!(worst(&mut game), expected);
        game.rank(&mut Vec::new()).unwrap();
        assert_eq!(worst(&mut game), vec![wrong(Phase::SettleBets); 5]);
        assert_eq!(game.rank(&mut Vec::new()), wrong(Phase::SettleBets));
        assert!(game.quest().is_some());
        game.pay(&mut Vec::new()).unwrap();
        assert!(game.quest().is_none());
        assert_eq!(worst(&mut game), vec![wrong(Phase::Finished); 5]);
    }

    #[test]
    fn a_sealed_envelope_comes_before_every_fault_of_the_bet() {
        let mut game = table();
        let out = &mut Vec::new();
        game.draw_quest(out).unwrap();
        assert_eq!(game.retract(A, out), Err(Refusal::NotBetYet));
        game.bet(A, None, out).unwrap();
        assert_eq!(game.bet(A, Some((NOBODY, 99)), out), Err(Refusal::AlreadyBet));
        assert_eq!(game.absent(A, out), Err(Refusal::AlreadyBet));
        assert_eq!(game.draw_quest(out), Err(Refusal::SomeoneHasBet));
        let stranger = Err(Refusal::UnknownPlayer(NOBODY));
        assert_eq!(game.bet(B, Some((NOBODY, 99)), out), stranger);
        assert_eq!(game.bet(B, Some((B, 99)), out), Err(Refusal::BetOnSelf));
        let refused = Err(Refusal::StakeOutOfRange { stake: 3, most: 2 });
        assert_eq!(game.bet(B, Some((A, 3)), out), refused);
    }

    #[test]
    fn a_result_that_is_in_comes_before_every_fault_of_the_result() {
        let mut game = table();
        let out = &mut Vec::new();
        game.draw_quest(out).unwrap();
        for seat in [A, B] {
            game.bet(seat, None, out).unwrap();
        }
        let missing = Err(Refusal::NoValue(NoValue::MissingScore(0)));
        assert_eq!(game.correct(A, &[], out), Err(Refusal::NotPlayedYet));
        assert_eq!(game.play(A, &[], out), missing);
        // rules/wager.md 9: at most 16.
        let long = vec![Number::default(); 17];
        assert_eq!(game.play(A, &long, out), Err(Refusal::NoValue(NoValue::BadValue)));
        game.play(A, &long[1..], out).unwrap();
        assert_eq!(game.play(A, &[], out), Err(Refusal::AlreadyPlayed));
        assert_eq!(game.absent(A, out), Err(Refusal::AlreadyPlayed));
        assert_eq!(game.correct(A, &[], out), missing);
    }
}
