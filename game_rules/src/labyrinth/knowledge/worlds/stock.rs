//! How likely it is that a board shows something, given what is known of it already.

use crate::labyrinth::{Kind, knowledge::Side};

/// What a board still has for tiles and sides nothing is known of.
#[derive(Clone, Copy)]
pub(in crate::labyrinth) struct Stock {
    pub(in crate::labyrinth) kinds: [u32; Kind::ALL.len()],
    pub(in crate::labyrinth) walls: u32,
    pub(in crate::labyrinth) exits: u32,
    /// Sides between tiles, and sides of the board.
    pub(in crate::labyrinth) inner: u32,
    pub(in crate::labyrinth) outer: u32,
}

impl Stock {
    /// The chance that a tile is of this kind, and one less of it. That it is water, or is not, is the
    /// river's business.
    pub(in crate::labyrinth) fn take(&mut self, kind: Kind) -> f64 {
        let dry = self.kinds.iter().sum::<u32>() - self.kinds[Kind::River as usize];
        let left = &mut self.kinds[kind as usize];
        let chance = match kind {
            Kind::River => f64::from(u8::from(*left > 0)),
            _ => f64::from(*left) / f64::from(dry.max(1)),
        };
        *left = left.saturating_sub(1);
        chance
    }

    /// The chance that a side is this, and one less of it.
    pub(in crate::labyrinth) fn take_side(&mut self, fact: Side, inner: bool) -> f64 {
        let (marked, sides) = if inner {
            (&mut self.walls, &mut self.inner)
        } else {
            (&mut self.exits, &mut self.outer)
        };
        let share = f64::from(*marked) / f64::from((*sides).max(1));
        *sides = sides.saturating_sub(1);
        match (fact, inner) {
            (Side::Open, true) | (Side::Barred, false) => 1.0 - share,
            (Side::Barred, true) | (Side::Exit, false) => {
                *marked = marked.saturating_sub(1);
                share
            }
            (Side::Doubtful, _) => 1.0,
            (Side::Open, false) | (Side::Exit, true) => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_cannot_be_there_again() {
        let mut stock =
            Stock { kinds: [0; Kind::ALL.len()], walls: 1, exits: 1, inner: 4, outer: 2 };
        stock.kinds[Kind::Safe as usize] = 3;
        stock.kinds[Kind::Shop as usize] = 1;
        stock.kinds[Kind::River as usize] = 1;
        assert_eq!(stock.take(Kind::Shop), 0.25);
        assert_eq!(stock.take(Kind::Shop), 0.0);
        assert_eq!(stock.take(Kind::Safe), 1.0);
        assert_eq!([stock.take(Kind::River), stock.take(Kind::River)], [1.0, 0.0]);
        assert_eq!(stock.take_side(Side::Barred, true), 0.25);
        assert_eq!(stock.take_side(Side::Open, true), 1.0);
        assert_eq!(stock.take_side(Side::Exit, false), 0.5);
        assert_eq!(stock.take_side(Side::Exit, false), 0.0);
        assert_eq!(stock.take_side(Side::Open, false), 0.0);
    }
}
