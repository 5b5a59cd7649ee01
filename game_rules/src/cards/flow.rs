//! The course of a match: phases, turns, rounds (rules/cards.md 1, 2).

use super::{
    Cards, Event,
    element::Face,
    pool::words::When,
    rack::Rack,
    state::{Ask, DRAW, Entity, Phase, ROUNDS},
    work::{About, Task, Zone, ZoneRef},
};
use crate::game::{Outcome, Seat, SeatSet};

impl Cards {
    /// One task of the course.
    pub(super) fn flow(&mut self, task: Task, out: &mut Vec<Event>) {
        match task {
            Task::Begin => {
                self.push(Task::Roll);
                self.invoke(When::BattleBegin, About::Nothing);
            }
            Task::Roll => self.begin_roll(out),
            Task::Act => self.begin_action(out),
            Task::Begun(seat) => {
                self.invoke_sides(When::BeginAction, About::Nothing, &[seat], u32::MAX);
            }
            Task::PassOn => self.pass_on(out),
            Task::Decide => {
                let current = self.open.current;
                self.open.charged = self.secret[current.index()].rack.num().is_multiple_of(2);
                self.push(Task::AskAct);
                self.invoke_sides(When::BeforeAction, About::Nothing, &[current], u32::MAX);
            }
            Task::AskAct => self.open.ask = Ask::Act(self.open.current),
            Task::Acted(passes) => {
                self.push(Task::Pass(passes));
                self.invoke(When::AfterAction, About::Nothing);
            }
            Task::Pass(passes) => self.pass(passes, out),
            Task::EndPhase => {
                self.enter(Phase::End, out);
                let (first, until) = (self.open.first, self.open.registered);
                self.push(Task::Draws);
                self.push(Task::Sweep(first.other(), until));
                self.push(Task::Sweep(first, until));
            }
            Task::Sweep(seat, until) => {
                self.invoke_sides(When::EndPhase, About::Nothing, &[seat], until);
            }
            Task::Draws => {
                let first = self.open.first;
                for seat in [first, first.other()] {
                    self.draw(seat, DRAW, out);
                }
                self.push(Task::RoundEnd);
            }
            Task::RoundEnd => {
                self.push(Task::NextRound);
                self.invoke(When::RoundEnd, About::Nothing);
            }
            Task::NextRound => self.end_round(out),
            _ => {}
        }
    }

    pub(super) fn enter(&mut self, phase: Phase, out: &mut Vec<Event>) {
        self.open.phase = phase;
        out.push(Event::Phase { round: self.open.round, phase, first: self.open.first });
    }

    /// Old dice go, fixed dice come, the rest is rolled (2.1).
    fn begin_roll(&mut self, out: &mut Vec<Event>) {
        self.enter(Phase::Roll, out);
        let first = self.open.first;
        self.open.current = first;
        let mut left = [0; 2];
        for seat in [first, first.other()] {
            self.secret[seat.index()].rack = Rack::EMPTY;
            let favour = u8::from(self.open.favoured == Some(seat));
            let mut about = About::Roll { fixed: Rack::EMPTY, rerolls: 1 + favour };
            self.immediate_sides(When::BeginRoll, &mut about, &[seat], out);
            let About::Roll { fixed, rerolls } = about else { continue };
            let mut rack = fixed;
            rack.add(self.roll("roll", Rack::ROLLED - fixed.num()));
            self.secret[seat.index()].rack = rack;
            out.push(Event::Rolled { seat, n: rack.num(), dice: Some(rack) });
            left[seat.index()] = rerolls;
        }
        self.push(Task::Act);
        self.open.ask = Ask::Reroll(left);
    }

    /// Some dice at random. Forced form: letters such as `oochpead`.
    pub(super) fn roll(&mut self, what: &'static str, n: u8) -> Rack {
        if n == 0 {
            return Rack::EMPTY;
        }
        let wanted = format!("{n} letters of {}", "ochpeagd");
        if let Some(word) = self.dice.forced_word(what, &wanted) {
            if let Some(rack) = Rack::parse(&word).filter(|rack| rack.num() == n) {
                return rack;
            }
            self.dice.reject(what, &word, &wanted);
            return Rack::of(Face::Omni, n);
        }
        let mut rack = Rack::EMPTY;
        for _ in 0..n {
            rack.add(Rack::of(Face::ALL[self.dice.below(what, 8) as usize], 1));
        }
        rack
    }

    fn begin_action(&mut self, out: &mut Vec<Event>) {
        self.enter(Phase::Action, out);
        let first = self.open.first;
        self.open.current = first;
        out.push(Event::Turn { seat: first });
        self.push(Task::Decide);
        // Pushed last, called first.
        self.push(Task::Begun(first.other()));
        self.push(Task::Begun(first));
    }

    /// After an action the turn passes, unless the other side has ended or an extra action was
    /// granted (2.2).
    fn pass(&mut self, passes: bool, out: &mut Vec<Event>) {
        let current = self.open.current;
        let other = current.other();
        if passes && !self.open.side(other).ended {
            let side = &mut self.open.sides[current.index()];
            if !std::mem::take(&mut side.extra_action) {
                self.open.current = other;
                out.push(Event::Turn { seat: other });
            }
        }
        self.push(Task::Decide);
    }

    /// A side declares the end of the round; the first to do so begins the next.
    pub(super) fn declare_end(&mut self, seat: Seat, out: &mut Vec<Event>) {
        self.open.sides[seat.index()].ended = true;
        out.push(Event::Ended { seat });
        let other = seat.other();
        if self.open.side(other).ended {
            self.push(Task::EndPhase);
        } else {
            self.open.first = seat;
            self.push(Task::PassOn);
        }
        self.invoke(When::AfterAction, About::Nothing);
    }

    /// The turn goes to the other side whatever was granted.
    fn pass_on(&mut self, out: &mut Vec<Event>) {
        self.open.current = self.open.current.other();
        out.push(Event::Turn { seat: self.open.current });
        self.push(Task::Decide);
    }

    /// Counters of rounds drop, limits and flags are reset (2.3).
    fn end_round(&mut self, out: &mut Vec<Event>) {
        let first = self.open.first;
        for side in [first, first.other()] {
            let zones = [Zone::Character(0), Zone::Character(1), Zone::Character(2)];
            for zone in zones.into_iter().chain([Zone::Combat, Zone::Summons, Zone::Supports]) {
                self.age(ZoneRef { side, zone }, out);
            }
            let this = &mut self.open.sides[side.index()];
            this.ended = false;
            this.plunging = false;
            this.lost_one = false;
            this.extra_action = false;
            this.changes = 0;
            for who in &mut this.team {
                who.uses_round = [0; super::state::Character::SKILLS];
            }
        }
        if self.open.round >= ROUNDS {
            self.finish(Outcome::Drawn, out);
            return;
        }
        self.open.round += 1;
        self.push(Task::Roll);
    }

    fn age(&mut self, place: ZoneRef, out: &mut Vec<Event>) {
        let (mut gone, mut older) = (Vec::new(), Vec::new());
        for entity in self.zone_mut(place) {
            let rules = entity.id.rules();
            for (fired, trigger) in entity.fired.iter_mut().zip(&rules.triggers) {
                if trigger.per_round.is_some() {
                    *fired = 0;
                }
            }
            if rules.rounds.is_some() {
                entity.rounds = entity.rounds.saturating_sub(1);
                if entity.rounds == 0 {
                    gone.push(entity.number);
                } else {
                    older.push(entity.number);
                }
            }
        }
        for number in older {
            self.tell(place, number, out);
        }
        for number in gone {
            self.remove_entity(place, number, out);
        }
    }

    /// The opening characters are revealed together (1.6).
    pub(super) fn reveal_leads(&mut self, out: &mut Vec<Event>) {
        let mut seats = [0; 2];
        for seat in [Seat(0), Seat(1)] {
            let lead = self.secret[seat.index()].lead.take().unwrap_or(0);
            let side = &mut self.open.sides[seat.index()];
            side.active = lead;
            side.plunging = true;
            seats[seat.index()] = lead;
        }
        out.push(Event::Leads { seats });
        self.open.ask = Ask::Nothing;
        self.push(Task::Begin);
    }

    /// The match begins: hands, then what to swap.
    pub(super) fn deal_hands(&mut self, out: &mut Vec<Event>) {
        self.enter(Phase::SetCard, out);
        let first = self.open.first;
        for seat in [first, first.other()] {
            self.deal_opening(seat, out);
        }
        self.open.ask = Ask::Swap([Seat(0), Seat(1)].into_iter().collect::<SeatSet>());
    }

    /// Each character's passive registers at match start.
    pub(super) fn register_passives(&mut self) {
        let first = self.open.first;
        for seat in [first, first.other()] {
            for index in 0..3 {
                let who = &mut self.open.sides[seat.index()].team[index];
                if let Some(id) = who.id.passive() {
                    self.open.registered += 1;
                    who.entities.push(Entity::new(id, self.open.registered));
                }
            }
        }
    }
}
