//! Cruel: plays every turn worth a look on to the end of the round, with the other side answering,
//! through as many guessed hands and dice as the budget allows.

use super::{
    habits,
    turns::{Reach, TurnPlan, lines},
    worth::{WIN, worth},
};
use crate::{
    bots::{Bot, Mind, Sight},
    cards::{Action, Cards},
    game::{Game, Seat},
};

/// Searches over guesses.
#[derive(Debug)]
pub struct Cruel;

/// The part of the budget that is used.
const SHARE: u64 = 2;
/// Worlds in which one's own turn is looked at before the best are thought on.
const FIRST_LOOK: usize = 3;
/// Worlds after which the worse of two can be told.
const ENOUGH: usize = 6;
/// First actions that are thought on.
const CANDIDATES: usize = 8;
/// One's own turn.
const OWN: Reach = Reach { width: 8, depth: 5 };

/// Each turn that follows.
const LATER: Reach = Reach { width: 3, depth: 3 };
/// A lead that counts as much as half of the way to a win.
const HALFWAY: i64 = 300;

/// A first action, and what came of it in each world.
struct Candidate {
    first: Action,
    values: Vec<i64>,
}

impl Candidate {
    /// Is it worse than `best`, by more than chance explains?
    fn trails(&self, best: &[i64]) -> bool {
        let n = self.values.len() as i64;
        let gaps = || best.iter().zip(&self.values).map(|(best, own)| best - own);
        let (sum, squares) = (gaps().sum::<i64>(), gaps().map(|gap| gap * gap).sum::<i64>());
        // The mean is more than two and a half standard errors above 0.
        sum > 0 && 4 * sum * sum * (n - 1) > 25 * (n * squares - sum * sum)
    }

    fn total(&self) -> i64 {
        self.values.iter().sum()
    }
}

impl Bot<Cards> for Cruel {
    fn choose(&mut self, sight: &Sight<'_, Cards>, mind: &mut Mind<'_>) -> Action {
        let seat = sight.seat();
        let view = sight.view();
        let first = Cards::guess(&view, &mut mind.dice);
        if let Some(answer) = habits::answer(&first, seat) {
            return answer;
        }
        let limit = mind.budget / SHARE;
        let mut found = vec![lines(&first, seat, OWN, mind)];
        while found.len() < FIRST_LOOK {
            found.push(lines(&Cards::guess(&view, &mut mind.dice), seat, OWN, mind));
        }
        let mut running = shortlist(&found);
        let mut worlds = found.into_iter();
        let mut tried = 0;
        while running.len() > 1 {
            let before = mind.spent();
            let world = worlds
                .next()
                .unwrap_or_else(|| lines(&Cards::guess(&view, &mut mind.dice), seat, OWN, mind));
            let mut follow = |one: &Candidate| {
                let line = line_of(&world, one.first);
                line.map_or(0, |line| play_on(line.after.clone(), view.open.round, seat, mind))
            };
            let values: Vec<i64> = running.iter().map(&mut follow).collect();
            let cost = mind.spent() - before;
            let cut_short = mind.is_spent();
            if cut_short && tried > 0 {
                break;
            }
            for (one, value) in running.iter_mut().zip(values) {
                one.values.push(value);
            }
            tried += 1;
            if let Some(best) = best_of(&running).filter(|_| tried >= ENOUGH) {
                let (first, values) = (running[best].first, running[best].values.clone());
                running.retain(|one| {
                    one.first == first || one.values != values && !one.trails(&values)
                });
            }
            if cut_short || mind.spent() + cost > limit {
                break;
            }
        }
        // Whoever could still strike ends the round only if that is better beyond doubt.
        if running.iter().any(|one| matches!(one.first, Action::Skill { .. })) {
            running.retain(|one| one.first != Action::End);
        }
        best_of(&running).map_or(Action::Concede, |best| running[best].first)
    }
}

/// The line of a world that begins with `action`; where there is none, its worst.
fn line_of(lines: &[TurnPlan], action: Action) -> Option<&TurnPlan> {
    lines.iter().find(|line| line.first == action).or(lines.last())
}

/// The first actions that look best at once, best first.
fn shortlist(found: &[Vec<TurnPlan>]) -> Vec<Candidate> {
    let mut actions: Vec<(i64, Action)> = Vec::new();
    for line in found.iter().flatten() {
        if !actions.iter().any(|(_, action)| *action == line.first) {
            let in_each = found.iter().filter_map(|lines| line_of(lines, line.first));
            actions.push((in_each.map(|line| i64::from(line.value)).sum(), line.first));
        }
    }
    actions.sort_by_key(|(value, _)| -value);
    actions.truncate(CANDIDATES);
    actions.into_iter().map(|(_, first)| Candidate { first, values: Vec::new() }).collect()
}

/// The first of the best.
fn best_of(candidates: &[Candidate]) -> Option<usize> {
    let best = candidates.iter().map(Candidate::total).max()?;
    candidates.iter().position(|one| one.total() == best)
}

/// What the table is worth to `seat` when both sides have played this round to its end.
fn play_on(mut game: Cards, round: u8, seat: Seat, mind: &mut Mind<'_>) -> i64 {
    while game.open.outcome.is_none() && game.open.round == round && !mind.is_spent() {
        let Some(mover) = game.turn().seats().iter().next() else { break };
        if let Some(answer) = habits::answer(&game, mover) {
            if game.apply(mover, &answer, &mut Vec::new()).is_err() {
                break;
            }
        } else if let Some(line) = lines(&game, mover, LATER, mind).into_iter().next() {
            game = line.after;
        } else {
            break;
        }
    }
    chance(worth(&game, seat))
}

/// The larger a lead is, the less more of it matters. A won match is better than any lead; matches
/// won sooner, or lost later and more narrowly, are better than others.
fn chance(worth: i32) -> i64 {
    const FULL: i64 = 10_000;
    let (lead, win) = (i64::from(worth), i64::from(WIN));
    if lead.abs() > win / 2 {
        let side = lead.signum();
        return side * (FULL + FULL / 10) + (lead - side * win) / 10;
    }
    FULL * lead / (lead.abs() + HALFWAY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Setup;

    /// A match played by Cruel up to its first turn, and what it spends there.
    fn spent(budget: u64) -> u64 {
        let setup = Setup { first: Some(Seat(0)), ..Setup::default() };
        let (mut game, _) = <Cards as Game>::start(&setup, 5).unwrap();
        let mut minds = [Mind::new(5, Seat(0)), Mind::new(5, Seat(1))];
        minds.iter_mut().for_each(|mind| mind.budget = budget);
        loop {
            let seat = game.turn().seats().iter().next().unwrap();
            let mind = &mut minds[seat.index()];
            mind.begin();
            let action = Cruel.choose(&Sight::new(&game, seat), mind);
            if game.open.phase == crate::cards::state::Phase::Action {
                return mind.spent();
            }
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
    }

    #[test]
    fn a_larger_budget_is_thought_through() {
        let small = spent(2_000);
        let large = spent(20_000);
        assert!(small <= 2_001 && large <= 20_001, "{small}, {large}");
        assert!(large > 2 * small, "{small}, {large}");
    }

    #[test]
    fn of_lost_matches_the_later_and_the_narrower_are_better() {
        let game = <Cards as Game>::start(&Setup::default(), 5).unwrap().0;
        let lost = |round: u8, hp: u8| {
            let mut game = game.clone();
            game.open.outcome = Some(crate::game::Outcome::Won(crate::game::SeatSet::one(Seat(1))));
            game.open.round = round;
            game.open.sides[1].team[0].hp = hp;
            chance(worth(&game, Seat(0)))
        };
        assert!(lost(6, 10) > lost(5, 10));
        assert!(lost(5, 1) > lost(5, 10));
        assert!(lost(15, 1) < chance(-1_000), "no lost match is better than a bad one");
    }
}
