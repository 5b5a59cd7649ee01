//! A pair's series as a record that the table can play back (rules/arena.md 5.6).

use super::{Arena, Series, Setup};
use crate::{
    game::{Game, Illegal, Seat, SetupError},
    record::Record,
    table::Match,
};

/// Why a series is not one these rules could have played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The set-up is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// An order does not fit.
    #[error("turn {turn}: {why}")]
    Order {
        /// Which turn, from 1.
        turn: usize,
        /// The refusal.
        why: Illegal<super::Refusal>,
    },
}

impl Series {
    /// The record of the series so far; `names` are those of seats 0 and 1.
    pub fn record(&self, names: [String; 2]) -> Result<Record<Arena>, ReplayError> {
        let data = self.lineup().data();
        let shipped = *data == super::data::Data::shipped();
        let setup = Setup {
            data: (!shipped).then(|| data.clone()),
            first: self.opener(),
            matches: self.matches(),
            ..Setup::of(self.lineup().teams())
        };
        let mut table = Match::<Arena>::start(setup, 0, names.to_vec())?;
        for (index, turn) in self.log().iter().enumerate() {
            // Turns in which nobody owed an order have played themselves.
            if usize::from(table.game().series().clock()) > index {
                continue;
            }
            for seat in table.game().turn().seats().iter() {
                let done = table.act(seat, &turn.did[Seat::index(seat)]);
                done.map_err(|why| ReplayError::Order { turn: index + 1, why })?;
            }
        }
        Ok(table.record().clone())
    }
}
