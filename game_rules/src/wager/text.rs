//! The status in words (rules/wager.md 4.1): public, the same for everybody, free of secrets.

use std::fmt;

use super::{Envelope, Paid, Phase, Ranked, View, Wager, settle::places};
use crate::game::{Game, Seat, Viewer};

impl fmt::Display for Wager {
    /// The public status.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view(Viewer::Public).fmt(f)
    }
}

impl fmt::Display for View {
    /// The public status, whoever looks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.status().iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl View {
    /// One line for the table and one for every player.
    pub fn status(&self) -> Vec<String> {
        if self.phase == Phase::Finished {
            return self.final_status();
        }
        let what = self.current_quest().map_or("", |quest| quest.description.as_str());
        let doing = match self.phase {
            Phase::DrawQuest | Phase::Finished => "drawing a quest".to_owned(),
            Phase::Betting => format!("betting on: {what}"),
            Phase::Playing => format!("playing: {what}"),
            Phase::SettleRanking => format!("results of: {what}"),
            Phase::SettleBets => format!("bets of: {what}"),
        };
        let mut lines = vec![self.header(self.round, &doing)];
        if self.phase == Phase::SettleBets {
            lines.extend(self.ranking_lines(&self.ranking));
            return lines;
        }
        let width = self.points.iter().map(|points| points.to_string().len()).max().unwrap_or(0);
        for seat in Seat::all(self.players()) {
            let mark = match self.phase {
                Phase::Betting if self.declared.contains(seat) => "[declared]",
                Phase::Betting => "[deciding]",
                Phase::Playing | Phase::SettleRanking if self.played.contains(seat) => "[played]",
                Phase::Playing => "[playing]",
                _ => "",
            };
            let points = self.points[seat.index()];
            let line = format!("{}: {points:<width$} {mark}", self.plan.name(seat));
            lines.push(line.trim_end().to_owned());
        }
        lines
    }

    /// The settled ranking of a round, counted from 1, also after its bets.
    pub fn results_text(&self, round: u8) -> Option<Vec<String>> {
        let (quest, ranking) = match self.history.get(usize::from(round).checked_sub(1)?) {
            Some(settled) => (settled.quest, &settled.ranking),
            None if round == self.round && !self.ranking.is_empty() => {
                (self.quest?.quest, &self.ranking)
            }
            None => return None,
        };
        let description = &self.plan.quests.get(usize::from(quest))?.description;
        let mut lines = vec![self.header(round, &format!("results of: {description}"))];
        lines.extend(self.ranking_lines(ranking));
        Some(lines)
    }

    /// The settled bets of a round, counted from 1.
    pub fn bets_text(&self, round: u8) -> Option<Vec<String>> {
        let settled = self.history.get(usize::from(round).checked_sub(1)?)?;
        let description = &self.plan.quests.get(usize::from(settled.quest))?.description;
        let mut lines = vec![self.header(round, &format!("bets of: {description}"))];
        let seats = Seat::all(settled.bets.len());
        lines.extend(seats.zip(&settled.bets).map(|(seat, paid)| self.bet_line(seat, paid)));
        Some(lines)
    }

    fn header(&self, round: u8, doing: &str) -> String {
        format!("Round {round}/{} — {doing}", self.plan.setup.rounds)
    }

    fn final_status(&self) -> Vec<String> {
        let rounds = self.plan.setup.rounds;
        let places = places(&self.points);
        let mut seats: Vec<Seat> = Seat::all(self.players()).collect();
        seats.sort_by_key(|seat| (places[seat.index()], seat.0));
        let line = |seat: Seat| {
            let (place, points) = (places[seat.index()], self.points[seat.index()]);
            format!("{place}. {} {points}", self.plan.name(seat))
        };
        let header = format!("Finished after {rounds} rounds");
        [header].into_iter().chain(seats.into_iter().map(line)).collect()
    }

    fn ranking_lines(&self, ranking: &[Ranked]) -> Vec<String> {
        let line = |(seat, line): (Seat, &Ranked)| {
            let value = line.value.map_or("absent".to_owned(), |value| format!("value {value}"));
            let bonus = match line.bonus {
                0 => String::new(),
                bonus => format!(" most bets (+{bonus})"),
            };
            format!(
                "{}: {} → {}  {value}  rank {} ({:+}) bets received {} ({}){bonus}",
                self.plan.name(seat),
                line.from,
                line.to,
                line.rank,
                line.award,
                line.received,
                match line.cost {
                    0 => "0".to_owned(),
                    cost => format!("{:+}", -cost),
                }
            )
        };
        Seat::all(ranking.len()).zip(ranking).map(line).collect()
    }

    fn bet_line(&self, seat: Seat, paid: &Paid) -> String {
        let name = self.plan.name(seat);
        match paid.envelope {
            Envelope::Empty => format!("{name} did not bet, {} → {}", paid.from, paid.to),
            Envelope::Bet { on, stake } => {
                let fate = if paid.won == Some(true) { "won" } else { "lost" };
                let target = self.plan.name(on);
                format!("{name} bet {stake} on {target}: {fate}, {} → {}", paid.from, paid.to)
            }
        }
    }
}
