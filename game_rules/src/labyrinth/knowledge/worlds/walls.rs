//! The inner walls of an imagined world (rules/labyrinth.md 4.1, step 5), drawn as the generator draws
//! them: one after the other, each from those that are allowed then. The known ones come at random
//! moments among the others, none comes where a side is known to be open, and how likely the generator
//! was to do the same is worked out on the way.

use super::imagine::Stamp;
use crate::{
    dice::Dice,
    labyrinth::{
        Board, Dir, Tile,
        generate::{Banks, Recorded},
        knowledge::Side,
    },
};

/// A wall that could be recorded: first tile, side, how often the generator picks it, and what is
/// known of it.
struct Pick {
    tile: Tile,
    dir: Dir,
    rate: f64,
    fact: Option<bool>,
}

impl Stamp<'_> {
    /// Builds the walls of a level. The chance that the generator's walls show what is known there; None
    /// if these cannot.
    pub(in crate::labyrinth) fn walls(
        &self,
        board: &mut Board,
        level: u8,
        dice: &mut Dice,
    ) -> Option<f64> {
        let banks = self.banks(level);
        let picks = self.picks(&banks, level);
        let root = self.size.on_level(level).next()?;
        let mut recorded = Recorded::default();
        let mut due = self.known_walls(level).count() as u32;
        let mut left = u32::from(self.settings.walls);
        let mut chance = 1.0;
        let mut ready: Vec<&Pick> = Vec::with_capacity(picks.len());
        while left > 0 {
            let bridges = board.bridges(root);
            let allowed = |pick: &&Pick| {
                board.open(pick.tile, pick.dir).is_some()
                    && bridges[pick.tile.index()] & 1 << pick.dir as u8 == 0
                    && (!self.strict() || banks.allow_after(pick.tile, pick.dir, &recorded))
            };
            ready.clear();
            ready.extend(picks.iter().filter(allowed));
            let all: f64 = ready.iter().map(|pick| pick.rate).sum();
            let known = due > 0 && dice.below("known wall", left.into()) < due.into();
            let wanted = if known { Some(true) } else { None };
            let sum: f64 =
                ready.iter().filter(|pick| pick.fact == wanted).map(|pick| pick.rate).sum();
            if sum <= 0.0 {
                return None;
            }
            let turn = if known { due } else { left - due };
            chance *= sum / all * f64::from(left) / f64::from(turn);
            let mut rest = sum * share(dice);
            let mut fitting = ready.iter().filter(|pick| pick.fact == wanted);
            let last = fitting.clone().next_back();
            let pick = fitting
                .find(|pick| {
                    rest -= pick.rate;
                    rest < 0.0
                })
                .or(last)?;
            board.set_wall(pick.tile, pick.dir, true);
            recorded.add(pick.tile, pick.dir);
            left -= 1;
            due -= u32::from(known);
        }
        (due == 0).then_some(chance)
    }

    /// About the same before any wall is drawn: as if every side were walled or not by itself.
    pub(in crate::labyrinth) fn walls_guess(&self, level: u8) -> f64 {
        let banks = self.banks(level);
        let mut rates: Vec<(f64, Option<bool>)> = Vec::with_capacity(self.size.plane() * 2);
        for tile in self.size.on_level(level) {
            for dir in [Dir::Up, Dir::Right] {
                let Some(other) = self.size.next(tile, dir) else { continue };
                let rate = self.rate(&banks, tile, dir) + self.rate(&banks, other, dir.back());
                rates.push((rate, self.fact(tile, dir)));
            }
        }
        let walls = f64::from(self.settings.walls);
        let walled = |scale: f64, rate: f64| scale * rate / (1.0 + scale * rate);
        let mut scale = 1.0;
        for _ in 0..12 {
            let sum: f64 = rates.iter().map(|&(rate, _)| walled(scale, rate)).sum();
            scale *= walls / sum.max(1e-9);
        }
        let chance = |&(rate, fact): &(f64, Option<bool>)| match fact {
            Some(true) => walled(scale, rate),
            Some(false) => 1.0 - walled(scale, rate),
            None => 1.0,
        };
        rates.iter().map(chance).product()
    }

    fn picks(&self, banks: &Banks, level: u8) -> Vec<Pick> {
        let tiles = self.size.on_level(level);
        let sides = tiles.flat_map(|tile| Dir::ALL.into_iter().map(move |dir| (tile, dir)));
        let pick = |(tile, dir)| {
            let rate = self.rate(banks, tile, dir);
            (rate > 0.0).then(|| Pick { tile, dir, rate, fact: self.fact(tile, dir) })
        };
        sides.filter_map(pick).collect()
    }

    /// How often the generator picks this wall.
    fn rate(&self, banks: &Banks, tile: Tile, dir: Dir) -> f64 {
        let inner = self.size.next(tile, dir).is_some();
        if !inner || self.strict() && !banks.allow(tile, dir) {
            return 0.0;
        }
        let sides = Dir::ALL.into_iter().filter(|&dir| self.size.next(tile, dir).is_some()).count();
        1.0 / sides as f64
    }

    /// Is a wall known to be here, or known not to be?
    fn fact(&self, tile: Tile, dir: Dir) -> Option<bool> {
        match self.side(tile, dir)? {
            Side::Barred => Some(true),
            Side::Open | Side::Exit => Some(false),
            Side::Doubtful => None,
        }
    }

    /// The walls between tiles of a level that are known, each once.
    pub(in crate::labyrinth) fn known_walls(&self, level: u8) -> impl Iterator<Item = (Tile, Dir)> {
        let tiles = self.size.on_level(level);
        tiles.flat_map(|tile| [(tile, Dir::Up), (tile, Dir::Right)]).filter(|&(tile, dir)| {
            self.size.next(tile, dir).is_some() && self.fact(tile, dir) == Some(true)
        })
    }
}

/// A number from 0 up to 1.
pub(in crate::labyrinth) fn share(dice: &mut Dice) -> f64 {
    dice.below("share", 1 << 32) as f64 / (1u64 << 32) as f64
}
