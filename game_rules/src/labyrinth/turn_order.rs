//! The turn order as it is announced.

use serde::{Deserialize, Serialize};

use super::setup::Setup;
use crate::game::Seat;

/// A turn order, first seat first. Kept in place: announcements are made by the million, and are
/// quicker to make and to forget the less of them lies elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct TurnOrder {
    seats: [Seat; Setup::MOST_PLAYERS],
    count: u8,
}

impl From<&[Seat]> for TurnOrder {
    fn from(order: &[Seat]) -> TurnOrder {
        let mut seats = [Seat(0); Setup::MOST_PLAYERS];
        let count = order.len().min(seats.len());
        seats[..count].copy_from_slice(&order[..count]);
        TurnOrder { seats, count: count as u8 }
    }
}

impl From<Vec<Seat>> for TurnOrder {
    fn from(order: Vec<Seat>) -> TurnOrder {
        TurnOrder::from(order.as_slice())
    }
}

impl From<TurnOrder> for Vec<Seat> {
    fn from(order: TurnOrder) -> Vec<Seat> {
        order.to_vec()
    }
}

impl std::ops::Deref for TurnOrder {
    type Target = [Seat];

    fn deref(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }
}
