//! What somebody may know of a series: everything but the orders of the running turn.

use serde::{Deserialize, Serialize};

use super::{Action, Arena, Series};
use crate::{
    dice::Dice,
    game::{Seat, Viewer},
};

/// A side's order in the running turn, as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    /// None yet, or none owed.
    Nothing,
    /// One was given; these eyes may not know which.
    Hidden,
    /// This one.
    Known(Action),
}

/// A series through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// The series: teams, health, bonuses, poison, pp and results are open to all.
    pub series: Series,
    /// The orders of the running turn.
    pub given: [Given; 2],
    /// The random source; nothing in a match draws from it.
    pub(super) dice: Dice,
}

impl View {
    pub(super) fn of(game: &Arena, who: Viewer) -> View {
        let given = |side: Seat| match game.given[side.index()] {
            None => Given::Nothing,
            Some(choice) if who.sees(side) => Given::Known(choice),
            Some(_) => Given::Hidden,
        };
        View {
            who,
            series: game.series.clone(),
            given: [given(Seat(0)), given(Seat(1))],
            dice: game.dice.clone(),
        }
    }

    /// Has `side` given its order?
    pub fn is_ready(&self, side: Seat) -> bool {
        self.given[side.index() & 1] != Given::Nothing
    }

    /// A state these eyes cannot tell from the true one: hidden orders may be any.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Arena {
        let mut guess = |side: Seat| match self.given[side.index()] {
            Given::Nothing => None,
            Given::Known(choice) => Some(choice),
            Given::Hidden => {
                let legal = self.series.legal(side);
                let place = dice.below("order", legal.len().max(1) as u64);
                Some(legal.nth(place as usize).unwrap_or(Action::Pass))
            }
        };
        let given = [guess(Seat(0)), guess(Seat(1))];
        Arena { series: self.series.clone(), given, dice: self.dice.clone() }
    }
}
