//! Whom everybody is expected to bet on, from public information: the odds board draws bets from
//! here, and never looks into an envelope.
//!
//! An AI bets by its published style (rules/wager.md 6): its forecast is made several times, so that
//! what it is not sure of itself is not sure here. A person might be of any style, and has shown how
//! often they bet on a leader, on somebody else and on nobody: both count, the more rounds they have
//! bet the more the latter.

use super::{
    Action, View,
    bots::Bettor,
    knowledge::forecast::Forecast,
    setup::{Form, Style},
};
use crate::{dice::Dice, game::Seat};

/// How often the forecast of an AI is made.
const FORECASTS: u64 = 4;
/// So many rounds of evidence it is worth that a person might bet in any style.
const EVIDENCE: u64 = 8;
/// One round's worth: it can be shared out among up to sixteen.
const WHOLE: u64 = 72_072_000;

/// Everybody's bets.
#[derive(Debug)]
pub(super) struct Habits(Vec<Spread>);

/// Whom one player may bet on, and how likely.
#[derive(Debug, Default)]
struct Spread {
    options: Vec<(Option<Seat>, u64)>,
    total: u64,
}

impl Habits {
    pub(super) fn of(view: &View, dice: &mut Dice) -> Habits {
        let players = Seat::all(view.players()).zip(&view.plan.setup.players);
        let spread = |(seat, player): (Seat, &super::Player)| {
            let mut spread = Spread::default();
            match player.form {
                Some(form) => spread.of_styles(view, seat, &[form.style], 1, true, dice),
                None => {
                    spread.of_styles(view, seat, &Style::ALL, EVIDENCE, false, dice);
                    spread.of_past(view, seat);
                }
            }
            spread
        };
        Habits(players.map(spread).collect())
    }

    /// Whom everybody bets on in one case.
    pub(super) fn draw(&self, dice: &mut Dice, out: &mut [Option<Seat>]) {
        for (bet, spread) in out.iter_mut().zip(&self.0) {
            let mut rest = dice.below("bet", spread.total.max(1));
            let found = spread.options.iter().find(|(_, weight)| {
                let here = rest < *weight;
                rest = rest.saturating_sub(*weight);
                here
            });
            *bet = found.and_then(|(on, _)| *on);
        }
    }
}

impl Spread {
    fn add(&mut self, on: Option<Seat>, weight: u64) {
        self.options.push((on, weight));
        self.total += weight;
    }

    fn share(&mut self, among: &[Seat], weight: u64) {
        for seat in among {
            self.add(Some(*seat), weight / among.len() as u64);
        }
    }

    /// The bets of somebody who may be of one of these styles, each as likely; `weight` in all.
    /// Whoever bets `exact`ly so bets on that seat; others may as well mean anybody with as many
    /// points.
    fn of_styles(
        &mut self,
        view: &View,
        own: Seat,
        styles: &[Style],
        weight: u64,
        exact: bool,
        dice: &mut Dice,
    ) {
        let others: Vec<Seat> = Seat::all(view.players()).filter(|seat| *seat != own).collect();
        let share = weight * WHOLE / (FORECASTS * styles.len() as u64);
        for _ in 0..FORECASTS {
            let forecast = Forecast::of(view, own, dice);
            for &style in styles {
                let declared = Bettor { form: Form { style, skill: 0 } };
                let on = match declared.by_forecast(view, own, &forecast) {
                    Action::Bet { on, .. } => Some(on),
                    _ => None,
                };
                let (slips, of) = if style == Style::Gambler { Bettor::SLIPS } else { (0, 1) };
                let sure = share * (of - slips) / of;
                match on.filter(|_| !exact) {
                    None => self.add(on, sure),
                    Some(on) => {
                        let alike =
                            |seat: &&Seat| view.points[seat.index()] == view.points[on.index()];
                        let meant: Vec<Seat> = others.iter().filter(alike).copied().collect();
                        self.share(&meant, sure);
                    }
                }
                self.share(&others, share * slips / of);
            }
        }
    }

    /// What a person has done so far, in terms of who led.
    fn of_past(&mut self, view: &View, own: Seat) {
        let (leading, trailing) = leaders(&view.points, own);
        for round in &view.history {
            let points: Vec<i32> = round.ranking.iter().map(|line| line.from).collect();
            let (led, _) = leaders(&points, own);
            match round.bets.get(own.index()).and_then(|paid| paid.envelope.target()) {
                None => self.add(None, WHOLE),
                Some(on) if led.contains(&on) || trailing.is_empty() => self.share(&leading, WHOLE),
                Some(_) => self.share(&trailing, WHOLE),
            }
        }
    }
}

/// Everybody but `own`: those with most points, and the rest.
fn leaders(points: &[i32], own: Seat) -> (Vec<Seat>, Vec<Seat>) {
    let others = || Seat::all(points.len()).filter(|seat| *seat != own);
    let top = others().map(|seat| points[seat.index()]).max();
    others().partition(|seat| Some(points[seat.index()]) == top)
}
