//! The trainers of rules/arena.md 8: Rookie, Coach, Master and Grandmaster.
//!
//! They all decide from the open state at the opening of the turn; the rival's order of the same
//! turn is not in what they are given. Valuations use ordinary floating point (sums, products and
//! quotients only, so that every machine agrees); the rules themselves do not.

mod advice;
mod coach;
mod grandmaster;
mod master;
mod matrix;
mod rookie;
mod value;

pub use coach::Coach;
pub use grandmaster::Grandmaster;
pub use master::Master;
pub use rookie::Rookie;

use super::{Action, Arena, Bout, Lineup, View};
use crate::{
    bots::{Bot, Mind, Opponents, Random, Sight},
    game::Seat,
};

/// Somebody who gives orders. The answer is a legal order where there is one, else `Pass`.
pub trait Trainer: Send + Sync {
    /// A clock turn with orders for several rivals has opened, and ends in so many milliseconds.
    fn turn_opens(&mut self, _left: u64) {}

    /// Decides for `side` from the open state.
    fn order(&mut self, lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action;
}

/// Any legal order, each with equal chance.
#[derive(Debug, Default)]
pub struct Wild;

impl Trainer for Wild {
    fn order(&mut self, _lineup: &Lineup, bout: &Bout, side: Seat, mind: &mut Mind<'_>) -> Action {
        let legal = bout.legal(side);
        let place = mind.dice.below("order", legal.len().max(1) as u64);
        legal.nth(place as usize).unwrap_or(Action::Pass)
    }
}

/// The trainer called `name`. Evil plays them under its own four names.
pub fn trainer(name: &str) -> Option<Box<dyn Trainer>> {
    Some(match name {
        "random" => Box::new(Wild),
        "rookie" | "courteous" => Box::new(Rookie),
        "coach" | "sly" => Box::new(Coach),
        "master" | "cruel" => Box::<Master>::default(),
        "grandmaster" | "nightmare" => Box::<Grandmaster>::default(),
        _ => return None,
    })
}

/// A trainer at the table.
struct Seated(Box<dyn Trainer>);

impl Bot<Arena> for Seated {
    fn choose(&mut self, sight: &Sight<'_, Arena>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        self.0.order(view.series.lineup(), view.series.bout(), sight.seat(), mind)
    }
}

impl Opponents for Arena {
    const BOTS: &'static [&'static str] = &["random", "rookie", "coach", "master", "grandmaster"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Arena>>> {
        if name == "random" {
            return Some(Box::<Random<Arena>>::default());
        }
        Some(Box::new(Seated(trainer(name)?)))
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice::advice(view.series.lineup(), view.series.bout(), seat)
    }
}
