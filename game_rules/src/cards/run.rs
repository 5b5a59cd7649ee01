//! Doing what is to be done: effect lists, skills, and what follows a list (rules/cards.md 5, 7.4).

use super::{
    Cards, Event,
    action::Aim,
    pool::{
        ListId, Op, Pool,
        ids::{CardId, SkillId},
        words::{SkillType, When},
    },
    state::{Ask, Spot},
    work::{About, Cast, Ctx, Facts, Happening, Origin, Run, Settle, Stage, Task, Work},
};
use crate::game::Seat;

/// How an effect goes on.
pub(super) enum Next {
    /// With the next one.
    On,
    /// After this.
    Nested(Task),
    /// After an answer.
    Asked(Ask),
}

impl Cards {
    /// Does what is to be done until somebody has to decide or the match is over.
    pub(super) fn work(&mut self, out: &mut Vec<Event>) {
        while self.open.ask == Ask::Nothing && self.open.outcome.is_none() {
            let Some(task) = self.open.work.tasks.pop() else { return };
            match task {
                Task::Run(run) => self.run(run, out),
                Task::Settle(settle) => self.settle(settle, out),
                Task::Invoke { about, base, at } => self.call_next(about, base, at),
                Task::CastOn(cast) => self.cast_on(cast, out),
                Task::CastEffects(cast) => self.cast_effects(cast),
                Task::CastAfter(cast) => {
                    self.invoke(When::AfterUseSkill, About::Skill(cast));
                }
                Task::CardDone { card, side } => {
                    self.invoke(When::AfterPlayCard, About::Card { card, side, negated: false });
                }
                task => self.flow(task, out),
            }
        }
        if self.open.outcome.is_some() {
            self.open.work = Work::default();
        }
    }

    pub(super) fn push(&mut self, task: Task) {
        self.open.work.tasks.push(task);
    }

    /// Starts an effect list.
    pub(super) fn start(&mut self, ctx: Ctx, list: ListId, spend: u8, cast: bool) {
        let base = self.open.work.happened.len() as u16;
        self.push(Task::Run(Run { ctx, list, at: 0, base, spend, cast }));
    }

    /// Lets everything settle that has happened from now on.
    pub(super) fn settle_later(&mut self) {
        let base = self.open.work.happened.len() as u16;
        self.push(Task::Settle(Settle { base, stage: Stage::Mark, at: base, gain: None }));
    }

    fn run(&mut self, mut run: Run, out: &mut Vec<Event>) {
        let ops = Pool::get().list(run.list);
        while let Some(op) = ops.get(usize::from(run.at)) {
            run.at += 1;
            match op {
                Op::Skip(n) => run.at += n,
                Op::Unless(tests, n) => {
                    if !self.all_hold(tests, &run.ctx) {
                        run.at += n;
                    }
                }
                Op::Do(effect) => match self.perform(effect, &mut run.ctx, out) {
                    Next::On => {}
                    Next::Nested(task) => {
                        self.push(Task::Run(run));
                        self.push(task);
                        return;
                    }
                    Next::Asked(ask) => {
                        self.push(Task::Run(run));
                        self.open.ask = ask;
                        return;
                    }
                },
            }
        }
        if let (Some((place, number)), 1..) = (run.ctx.this, run.spend) {
            self.use_up(place, number, run.spend, out);
        }
        let mut gain = None;
        if let (About::Skill(cast), true) = (run.ctx.about, run.cast) {
            gain = Some((cast.at, cast.skill.rules().def.gain));
            let index = usize::from(cast.skill.rules().index);
            let caster = self.at_mut(cast.at);
            caster.uses_round[index] = caster.uses_round[index].saturating_add(1);
            caster.uses_match[index] = caster.uses_match[index].saturating_add(1);
            if let Some(Task::CastAfter(after)) = self.open.work.tasks.last_mut() {
                after.facts = cast.facts;
            }
        }
        self.push(Task::Settle(Settle { base: run.base, stage: Stage::Mark, at: run.base, gain }));
    }

    /// Price paid; the skill begins (5).
    pub(super) fn cast(&mut self, at: Spot, skill: SkillId, card: Option<CardId>) -> Task {
        let side = &mut self.open.sides[at.side.index()];
        let normal = skill.rules().kind() == SkillType::Normal;
        let plunging = std::mem::take(&mut side.plunging) && normal;
        let charged = self.open.charged && normal;
        Task::CastOn(Cast { at, skill, card, plunging, charged, facts: Facts::default() })
    }

    fn cast_on(&mut self, cast: Cast, out: &mut Vec<Event>) {
        out.push(Event::Cast { at: cast.at, skill: cast.skill });
        self.push(Task::CastAfter(cast));
        self.push(Task::CastEffects(cast));
        self.invoke(When::OnUseSkill, About::Skill(cast));
    }

    fn cast_effects(&mut self, cast: Cast) {
        let ctx = Ctx {
            side: cast.at.side,
            seat: Some(cast.at.seat),
            this: None,
            origin: Origin::Skill(cast.skill),
            about: About::Skill(cast),
            aims: [Aim::Nothing; 2],
            consumed: 0,
        };
        self.start(ctx, cast.skill.rules().list, 0, true);
    }

    /// 7.4, stage by stage; stops whenever a trigger opens a list of its own.
    fn settle(&mut self, mut settle: Settle, out: &mut Vec<Event>) {
        let base = usize::from(settle.base);
        loop {
            let happening = self.open.work.happened.get(usize::from(settle.at)).copied();
            let stage = settle.stage;
            if matches!(stage, Stage::Mark | Stage::Choose) || happening.is_none() {
                match stage {
                    Stage::Mark => {
                        self.mark_defeats(base, out);
                        if self.open.outcome.is_some() {
                            return;
                        }
                        if let Some((spot, n)) = settle.gain {
                            self.gain_energy(spot, n, out);
                        }
                    }
                    Stage::Choose => {
                        if let Some(seat) = self.must_choose(base, out) {
                            self.push(Task::Settle(settle));
                            self.open.ask = Ask::NewLead(seat);
                            return;
                        }
                    }
                    _ => {}
                }
                let Some(next) = stage.next() else {
                    self.open.work.happened.truncate(base);
                    return;
                };
                (settle.stage, settle.at) = (next, settle.base);
                continue;
            }
            settle.at += 1;
            let waiting = self.open.work.tasks.len();
            self.push(Task::Settle(settle));
            match (stage, happening) {
                (Stage::Entered, Some(Happening::Entered(place, number))) => {
                    self.invoke_own(When::OnEnter, place, number);
                }
                (Stage::Entered, Some(Happening::Applied(..))) => {
                    self.invoke(When::AppliedReaction, About::Nothing);
                }
                (Stage::Hurt, Some(Happening::Hurt(record))) if !record.fatal => {
                    self.invoke(When::AfterTakesDamage, About::Damage(record));
                }
                (Stage::Fatal, Some(Happening::Hurt(record))) if record.fatal => {
                    self.invoke(When::AfterTakesDamage, About::Damage(record));
                }
                (Stage::Died, Some(Happening::Fell { at, by })) => {
                    self.invoke(When::CharacterDies, About::Death { at, by });
                }
                (Stage::Changed, Some(Happening::Changed { side, to })) => {
                    self.invoke(When::AfterChange, About::Change { side, to });
                }
                _ => {}
            }
            if self.open.work.tasks.len() > waiting + 1 {
                return;
            }
            self.open.work.tasks.truncate(waiting);
        }
    }

    /// Marks who has fallen, the acting side's first, and ends the match if a side is gone.
    fn mark_defeats(&mut self, base: usize, out: &mut Vec<Event>) {
        if self.open.work.happened.len() == base {
            return;
        }
        let acting = self.open.acting();
        self.open.work.happened[base..].sort_by_key(|happening| match happening {
            Happening::Fell { at, .. } => u8::from(at.side != acting) + 1,
            _ => 0,
        });
        for index in base..self.open.work.happened.len() {
            if let Happening::Fell { at, .. } = self.open.work.happened[index] {
                self.mark_defeat(at, out);
            }
        }
        let gone = |seat: Seat| !self.open.side(seat).team.iter().any(|who| who.lives());
        self.end_if_gone(gone(Seat(0)), gone(Seat(1)), out);
    }

    /// The side that has to choose a new active character; one that has no choice gets the only
    /// one left at once.
    fn must_choose(&mut self, base: usize, out: &mut Vec<Event>) -> Option<Seat> {
        let acting = self.open.acting();
        for seat in [acting, acting.other()] {
            let fell = self.open.work.happened[base..]
                .iter()
                .any(|one| matches!(one, Happening::Fell { at, .. } if at.side == seat));
            let side = self.open.side(seat);
            if !fell || side.lead().lives() {
                continue;
            }
            let mut living = (0u8..).zip(&side.team).filter(|(_, who)| who.lives());
            match (living.next(), living.next()) {
                (Some((only, _)), None) => self.change_active(seat, only, out),
                _ => return Some(seat),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::{Action, Setup, state::Phase},
        dice::Dice,
        game::{Game, Outcome, Turn},
    };

    /// An Action Phase of seat 0 in which one effect list has just brought these to 0 HP. No card of
    /// the pool hurts both sides at once, so no script can show it.
    fn after_falls(fallen: &[(u8, u8)]) -> (Cards, Vec<Event>) {
        let setup = Setup { first: Some(Seat(0)), ..Setup::default() };
        let mut game = Cards::new(&setup, Dice::stream(1, "test"));
        game.open.phase = Phase::Action;
        game.push(Task::Decide);
        game.settle_later();
        for &(side, seat) in fallen {
            let at = Spot { side: Seat(side), seat };
            game.at_mut(at).hp = 0;
            game.open.work.happened.push(Happening::Fell { at, by: None });
        }
        let mut out = Vec::new();
        game.work(&mut out);
        (game, out)
    }

    #[test]
    fn if_both_sides_must_choose_the_acting_side_is_asked_first() {
        let (mut game, events) = after_falls(&[(1, 0), (0, 0)]);
        let defeated = |seat| Event::Defeated { at: Spot { side: Seat(seat), seat: 0 } };
        let order: Vec<&Event> =
            events.iter().filter(|event| matches!(event, Event::Defeated { .. })).collect();
        assert_eq!(order, [&defeated(0), &defeated(1)], "the acting side's defeats first");
        assert_eq!(game.turn(), Turn::One(Seat(0)));
        game.apply(Seat(0), &Action::Lead(1), &mut Vec::new()).unwrap();
        assert_eq!(game.turn(), Turn::One(Seat(1)));
        assert_eq!(game.open.ask, Ask::NewLead(Seat(1)));
        game.apply(Seat(1), &Action::Lead(2), &mut Vec::new()).unwrap();
        assert_eq!(game.open.ask, Ask::Act(Seat(0)));
        assert_eq!([game.open.sides[0].active, game.open.sides[1].active], [1, 2]);
    }

    /// Ruling 5.
    #[test]
    fn if_both_sides_are_gone_the_match_is_drawn() {
        let all = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)];
        let (game, events) = after_falls(&all);
        assert_eq!(game.turn(), Turn::Over(Outcome::Drawn));
        assert_eq!(events.last(), Some(&Event::Over { outcome: Outcome::Drawn }));
        let (game, _) = after_falls(&all[..3]);
        assert!(game.turn().outcome().unwrap().won_by(Seat(1)));
    }
}
