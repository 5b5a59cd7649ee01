//! AI players (rules/wager.md 6): four styles of betting, one way of playing. They see what their
//! seat may see, and use only what everybody may know.

mod advice;

use super::{
    Action, Meeting, Number, Phase, Quest, Setup, Style, View, Wager,
    knowledge::forecast::{Forecast, edge, normal},
    outing,
    party::{Summary, VersusResult},
    quest::{FINER, FINEST},
    setup::{Form, Player},
};
use crate::{
    bots::{Bot, Mind, Opponents, Random, Sight, Strength},
    game::{Seat, SeatSet},
};

/// The skill of an AI about which nothing else was said.
const MIDDLING: u8 = 50;

impl Opponents for Wager {
    const BOTS: &'static [&'static str] = &["random", "gambler", "careful", "steady", "spoiler"];

    /// A style, or a style with a skill such as `steady:80`.
    fn bot(name: &str) -> Option<Box<dyn Bot<Wager>>> {
        if name == "random" {
            return Some(Box::<Random<Wager>>::default());
        }
        Some(Box::new(Bettor { form: form(name)? }))
    }

    /// Strengths are styles here, in the order of what they win among themselves (rules 6).
    fn evil(strength: Strength) -> &'static str {
        match strength {
            Strength::Courteous => "gambler",
            Strength::Sly => "careful",
            Strength::Cruel => "steady",
            Strength::Nightmare => "spoiler",
        }
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice::advice(view, seat)
    }

    /// The table is as large as there are bots, and what they are is written on it. A table where
    /// just these sit already keeps its names and handicaps; a chair without a bot is a person's.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        let seated = setup.players.iter().map(|player| player.form);
        if setup.players.len() == bots.len() && seated.eq(bots.iter().map(|bot| form(bot))) {
            return;
        }
        let name = |index: usize, bot: &str| {
            let word = bot.split(':').next().unwrap_or(bot);
            let alone = bots.iter().filter(|other| other.starts_with(word)).count() == 1;
            if alone { word.to_owned() } else { format!("{word}-{}", index + 1) }
        };
        let player = |(index, bot): (usize, &&str)| Player {
            form: form(bot),
            ..Player::person(name(index, bot))
        };
        setup.players = bots.iter().enumerate().map(player).collect();
        setup.players.truncate(SeatSet::MAX + 1);
        if setup.host.index() >= setup.players.len() {
            setup.host = Seat(0);
        }
    }
}

fn form(name: &str) -> Option<Form> {
    let (word, skill) = match name.split_once(':') {
        Some((word, skill)) => (word, skill.parse().ok().filter(|skill| *skill <= 100)?),
        None => (name, MIDDLING),
    };
    let style = Style::ALL.into_iter().find(|style| style.word() == word)?;
    Some(Form { style, skill })
}

/// An AI with a style and a skill.
#[derive(Clone, Copy, Debug)]
pub struct Bettor {
    /// Both.
    pub form: Form,
}

impl Bot<Wager> for Bettor {
    fn choose(&mut self, sight: &Sight<'_, Wager>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        match view.phase {
            Phase::DrawQuest => Action::Draw,
            Phase::Betting => self.bet(&view, sight.seat(), mind),
            Phase::Playing => self.play(&view, sight.seat(), mind),
            Phase::SettleRanking => Action::Rank,
            Phase::SettleBets | Phase::Finished => Action::Pay,
        }
    }
}

impl Bettor {
    /// How often a Gambler bets on anybody: so many times of so many.
    pub(super) const SLIPS: (u64, u64) = (15, 100);

    /// A declaration by style.
    fn bet(&self, view: &View, own: Seat, mind: &mut Mind<'_>) -> Action {
        let (slips, of) = Bettor::SLIPS;
        if self.form.style == Style::Gambler && mind.dice.chance("slip", slips, of) {
            let count = view.players();
            let pick = mind.dice.below("target", count as u64 - 1) as u8;
            return Action::Bet { on: Seat(pick + u8::from(pick >= own.0)), stake: count as i32 };
        }
        self.by_forecast(view, own, &Forecast::of(view, own, &mut mind.dice))
    }

    /// A declaration by style, without slips.
    pub(super) fn by_forecast(&self, view: &View, own: Seat, forecast: &Forecast) -> Action {
        let count = view.players();
        let all_in = count as i32;
        let terms = view.terms();
        let points = |seat: Seat| view.points[seat.index()];
        let others = || Seat::all(count).filter(|&seat| seat != own);
        let alone = others().all(|seat| points(seat) < points(own));
        if alone && !terms.exclude_bettor && forecast.on_top[own.index()] > 0.5 {
            return Action::NoBet;
        }
        let (on, chance) = forecast.best(view, own);
        let edge = edge(chance, &terms);
        let by_edge = (f64::from(all_in) * edge).round().clamp(1.0, f64::from(all_in)) as i32;
        let bet = |stake| Action::Bet { on, stake };
        match self.form.style {
            Style::Careful if edge > 0.25 => bet(1),
            Style::Steady if edge > 0.1 => bet(by_edge),
            Style::Gambler if edge > 0.0 => bet(all_in),
            Style::Spoiler => {
                let leader = others().rev().max_by_key(|&seat| points(seat));
                let in_reach = |seat: &Seat| (0..=all_in).contains(&(points(*seat) - points(own)));
                match leader.filter(in_reach) {
                    Some(leader) if leader != on || edge <= 0.1 => {
                        Action::Bet { on: leader, stake: 1 }
                    }
                    _ if edge > 0.1 => bet(by_edge),
                    _ => Action::NoBet,
                }
            }
            _ => Action::NoBet,
        }
    }

    /// The parlor's own games are really played, other results are drawn by skill.
    fn play(&self, view: &View, own: Seat, mind: &mut Mind<'_>) -> Action {
        if let Some((game, seed)) = view.outing() {
            let played = outing::play(game, seed, self.form.strength(), own, mind);
            return Action::Play { result: played.result() };
        }
        if let Some(meeting) = view.meeting(own) {
            let result = Summary::Versus(self.meet(view, &meeting, own, mind)).result();
            return Action::Play { result };
        }
        let Some(quest) = view.current_quest() else { return Action::Play { result: Vec::new() } };
        let (base, spread) = usual(view, quest);
        let wanted = base + spread * (self.form.shift() + normal(&mut mind.dice));
        Action::Play { result: result_near(quest, wanted) }
    }
}

impl Bettor {
    /// 5.5: two of the program play the same match, whoever of them is asked first. A person who has
    /// not come to the table has lost.
    fn meet(&self, view: &View, meeting: &Meeting, own: Seat, mind: &Mind<'_>) -> VersusResult {
        let form = |seat: Seat| view.plan.setup.players[seat.index()].form;
        let [Some(one), Some(two)] = meeting.pair.map(form) else { return VersusResult::Won };
        let strengths = [one, two].map(Form::strength);
        let first = outing::meet(meeting.game, meeting.seed, strengths, mind);
        if meeting.pair[0] == own { first } else { first.turned() }
    }
}

/// The middle of the values people reach in a quest, and their deviation.
pub(super) fn usual(view: &View, quest: &Quest) -> (f64, f64) {
    let value = |step| quest.value(&quest.example(step, 2)).map_or(0.0, Number::value);
    let base = past_median(view, quest).unwrap_or_else(|| value(1));
    (base, (value(2) - value(0)).abs() / 4.0)
}

/// The median of what people have achieved on quests like this one.
fn past_median(view: &View, quest: &Quest) -> Option<f64> {
    let people = |seat: usize| view.plan.setup.players[seat].form.is_none();
    let mut values: Vec<Number> = view
        .history
        .iter()
        .filter(|round| view.plan.quests[usize::from(round.quest)].like(quest))
        .flat_map(|round| round.ranking.iter().enumerate())
        .filter(|(seat, _)| people(*seat))
        .filter_map(|(_, line)| line.value)
        .collect();
    values.sort_unstable();
    values.get(values.len() / 2).map(|value| value.value())
}

/// The usual result whose value is nearest to the wanted one: looked for roughly, then twice more
/// between the neighbours of the best.
fn result_near(quest: &Quest, wanted: f64) -> Vec<Number> {
    let miss = |step: i64, steps: i64| {
        let value = quest.value(&quest.example(step, steps));
        value.map_or(f64::INFINITY, |value| (value.value() - wanted).abs())
    };
    let (mut steps, mut low, mut high) = (FINER, 0, FINER);
    loop {
        let (mut best, mut least) = (low, f64::INFINITY);
        for step in low..=high {
            let miss = miss(step, steps);
            if miss < least {
                (best, least) = (step, miss);
            }
        }
        if steps == FINEST {
            return quest.example(best, steps);
        }
        low = (best - 1).max(0) * FINER;
        high = (best + 1).min(steps) * FINER;
        steps *= FINER;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_already_keeps_their_name() {
        let mut setup = Setup {
            players: vec![
                Player { handicap: 20, ..Player::person("ann") },
                Player { form: form("steady:80"), ..Player::person("Mira") },
            ],
            ..Setup::default()
        };
        let before = setup.clone();
        Wager::invite(&mut setup, &["", "steady:80"]);
        assert_eq!(setup, before);
        Wager::invite(&mut setup, &["", "steady"]);
        assert_eq!(setup.players[1].form.map(|form| form.skill), Some(MIDDLING));
        assert_ne!(setup.players[1].id, "Mira");
    }
}
