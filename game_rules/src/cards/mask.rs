//! The fixed-size action mask (rules/cards.md 12.1): a table of choices and targets for players
//! that want every position to have the same shape.
//!
//! A cell stands for one or several actions: payments, the second of two targets, and what exactly
//! to swap, reroll or tune are not in it. [`Mask::behind`] lists them.

use super::{Action, Aim, Cards, element::Element, pool::def::Cost};
use crate::game::{Game, Seat};

/// Choices: 0–9 hand card, 10–13 skill, 14 switch or choose, 15 end, 16 dice, 17 hand, 18 special
/// skill and 19 select, which nothing uses yet.
pub const CHOICES: usize = 20;
/// Targets: 0 opponent, 1 myself or none, 2–4 my seat, 5–8 enemy summon, 9–12 my support,
/// 13 dice, 14 hand, 15 select (unused yet), 16–19 my summon.
pub const TARGETS: usize = 20;

/// What a part of a price is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    /// Dice of this element.
    Of(Element),
    /// Dice of one same colour.
    Aligned,
    /// Any dice.
    Unaligned,
    /// Energy.
    Energy,
}

/// Up to two parts of a price.
pub type Parts = [Option<(u8, Coin)>; 2];

/// What a seat may do, in the fixed shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Mask {
    cells: [[Option<Parts>; TARGETS]; CHOICES],
    legal: Vec<((usize, usize), Action)>,
}

impl Mask {
    /// The price of a cell, if it is legal.
    pub fn price(&self, choice: usize, target: usize) -> Option<Parts> {
        *self.cells.get(choice)?.get(target)?
    }

    /// The actions a cell stands for.
    pub fn behind(&self, choice: usize, target: usize) -> impl Iterator<Item = Action> {
        let here = move |&&(cell, _): &&((usize, usize), Action)| cell == (choice, target);
        self.legal.iter().filter(here).map(|&(_, action)| action)
    }

    /// All legal cells.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> {
        let all = (0..CHOICES).flat_map(|choice| (0..TARGETS).map(move |target| (choice, target)));
        all.filter(|&(choice, target)| self.cells[choice][target].is_some())
    }
}

impl Cards {
    /// What `seat` may do now, in the fixed shape.
    pub fn mask(&self, seat: Seat) -> Mask {
        let mut mask = Mask { cells: [[None; TARGETS]; CHOICES], legal: Vec::new() };
        for action in self.legal(seat) {
            let (choice, target) = self.cell(seat, action);
            let item = self.priced(seat, action);
            let cost = item.map_or(Cost::default(), |item| self.price(seat, item).cost);
            mask.cells[choice][target] = Some(parts(&cost));
            mask.legal.push(((choice, target), action));
        }
        mask
    }

    /// The cell of an action.
    fn cell(&self, seat: Seat, action: Action) -> (usize, usize) {
        let hand = &self.secret[seat.index()].hand;
        let place = |card| hand.iter().position(|held| held.card == card).unwrap_or(0);
        match action {
            Action::Swap(_) => (17, 14),
            Action::Reroll(_) => (16, 13),
            Action::Lead(to) | Action::Switch { to, .. } => (14, 2 + usize::from(to)),
            Action::Skill { index, .. } => (10 + usize::from(index), 0),
            Action::Play { card, on, .. } => {
                let target = match on[0] {
                    Aim::Nothing => 1,
                    Aim::Mine(at) => 2 + usize::from(at),
                    Aim::TheirSummon(at) => 5 + usize::from(at),
                    Aim::Support(at) => 9 + usize::from(at),
                    Aim::MySummon(at) => 16 + usize::from(at),
                };
                (place(card), target)
            }
            Action::Tune { card, .. } => (place(card), 13),
            Action::End | Action::Concede => (15, 1),
        }
    }
}

fn parts(cost: &Cost) -> Parts {
    let of = cost.of.map(|(element, n)| (n, Coin::Of(element)));
    let rest = [
        (cost.aligned, Coin::Aligned),
        (cost.unaligned, Coin::Unaligned),
        (cost.energy, Coin::Energy),
    ];
    let mut parts = of.into_iter().chain(rest).filter(|(n, _)| *n > 0);
    [parts.next(), parts.next()]
}
