//! One rival whom nobody can follow, in one imagined world: the chance of every tile, from turn to turn
//! (see [`super::rivals`]).

use super::{rivals::Scene, walls::share};
use crate::{
    dice::Dice,
    labyrinth::{Board, Dir, Kind, Tile, board::Border, theme::ThemeName},
};

/// How much worse a world is in which somebody was where they could not have been.
pub(in crate::labyrinth) const MISTAKE: f64 = 1e-6;
/// How many of those who act have made their step.
const MOVED: f64 = 0.75;
/// How much likelier a rival steps through an open side than through a wall (17.12), once a game.
const GHOST: f64 = 0.02;
/// Experience that cannot grow (17.1).
const MOST_XP: u8 = 7;

/// One rival.
#[derive(Clone, Debug)]
pub(in crate::labyrinth) struct Walk {
    /// The chance of each tile; in its own turn, of being there and not having stepped yet.
    still: Vec<f64>,
    /// In its own turn: of being there after the step.
    stepped: Vec<f64>,
    /// Its turn is under way.
    pub(in crate::labyrinth) active: bool,
    /// It has just come to rest: whoever is there is told next.
    pub(in crate::labyrinth) landing: bool,
    /// It has ended a turn since it last began one: what it stepped into shows.
    pub(in crate::labyrinth) walked: bool,
    /// Another reason than a marsh may have cost the turn, or saved it.
    pub(in crate::labyrinth) excused: bool,
    /// It used a kit, perhaps after it had checked in to a hospital.
    pub(in crate::labyrinth) kit: bool,
    /// A cure has told of the hospital already.
    healed: bool,
    xp: u8,
    pub(in crate::labyrinth) carries: bool,
}

impl Walk {
    /// Anywhere it may start.
    pub(in crate::labyrinth) fn from(board: &Board, starts: impl Fn(Tile) -> bool) -> Walk {
        let still: Vec<f64> =
            board.size().all().map(|tile| f64::from(u8::from(starts(tile)))).collect();
        let mut walk = Walk {
            stepped: vec![0.0; still.len()],
            still,
            active: false,
            landing: false,
            walked: false,
            excused: false,
            kit: false,
            healed: false,
            xp: 0,
            carries: false,
        };
        walk.normalise();
        walk
    }

    pub(in crate::labyrinth) fn at(&self, tile: Tile) -> f64 {
        self.still[tile.index()] + self.stepped[tile.index()]
    }

    pub(in crate::labyrinth) fn draw(&self, dice: &mut Dice) -> Tile {
        let both: Vec<f64> = self.still.iter().zip(&self.stepped).map(|(a, b)| a + b).collect();
        pick(&both, dice)
    }

    fn normalise(&mut self) -> f64 {
        let sum: f64 = self.still.iter().chain(&self.stepped).sum();
        if sum > 0.0 {
            self.still.iter_mut().chain(&mut self.stepped).for_each(|chance| *chance /= sum);
        }
        sum
    }

    /// Something is known of its tile: what is told holds, even where it seemed impossible.
    pub(in crate::labyrinth) fn bind(&mut self, holds: impl Fn(Tile) -> bool) -> f64 {
        let sum: f64 = (0..self.still.len())
            .filter(|&index| holds(Tile(index as u8)))
            .map(|index| self.still[index] + self.stepped[index])
            .sum();
        let stepped = self.stepped.iter().any(|&chance| chance > 0.0);
        for index in 0..self.still.len() {
            let holds = holds(Tile(index as u8));
            if sum <= 0.0 {
                let even = f64::from(u8::from(holds));
                (self.still[index], self.stepped[index]) =
                    if stepped { (0.0, even) } else { (even, 0.0) };
            } else if !holds {
                (self.still[index], self.stepped[index]) = (0.0, 0.0);
            }
        }
        let found = self.normalise();
        if sum > 0.0 && found > 0.0 { sum } else { MISTAKE }
    }

    pub(in crate::labyrinth) fn begin(&mut self, scene: &Scene<'_>) -> f64 {
        let chance = if self.walked { self.sunk(scene, false, false) } else { 1.0 };
        (self.active, self.walked, self.excused) = (true, false, false);
        (self.kit, self.healed) = (false, false);
        chance
    }

    pub(in crate::labyrinth) fn lose(&mut self, scene: &Scene<'_>) -> f64 {
        let known = self.healed || !self.walked;
        let chance = if known { 1.0 } else { self.sunk(scene, true, self.kit) };
        (self.walked, self.excused, self.kit, self.healed) = (false, false, false, false);
        chance
    }

    /// It has lost its turn or has not: a marsh, or a hospital where it may be a patient.
    pub(in crate::labyrinth) fn sunk(
        &mut self,
        scene: &Scene<'_>,
        lost: bool,
        patient: bool,
    ) -> f64 {
        // Where bumps cost the step somebody may stay in a marsh without sinking again.
        if self.excused || !lost && scene.view.settings().bump_costs_move {
            return 1.0;
        }
        self.bind(|tile| match scene.board.kind(tile) {
            Kind::Marsh => lost,
            Kind::Hospital => !lost || patient,
            _ => !lost,
        })
    }

    /// Healed between turns: that was a hospital.
    pub(in crate::labyrinth) fn heal(&mut self, scene: &Scene<'_>) -> f64 {
        if self.active {
            return 1.0;
        }
        self.healed = true;
        self.bind(|tile| scene.is_kind(tile, Kind::Hospital))
    }

    pub(in crate::labyrinth) fn end(&mut self, scene: &Scene<'_>) -> f64 {
        let chance = self.step(scene, 1.0, self.silent_kinds(scene), Landing::Elsewhere);
        self.still.copy_from_slice(&self.stepped);
        self.stepped.fill(0.0);
        (self.active, self.walked) = (false, true);
        chance * self.normalise().min(1.0)
    }

    /// Whoever acts has mostly made their step: they act where they have come to.
    pub(in crate::labyrinth) fn drift(&mut self, scene: &Scene<'_>) -> f64 {
        self.step(scene, MOVED, self.silent_kinds(scene), Landing::Elsewhere)
    }

    /// The scoreboard says whether it has stepped.
    pub(in crate::labyrinth) fn has_moved(&mut self, scene: &Scene<'_>, moved: bool) {
        if moved {
            self.step(scene, 1.0, self.silent_kinds(scene), Landing::Elsewhere);
        } else if self.still.iter().any(|&chance| chance > 0.0) {
            self.stepped.fill(0.0);
            self.normalise();
        }
    }

    /// A step nobody has heard of: where experience is public it was not onto what teaches.
    fn silent_kinds(&self, scene: &Scene<'_>) -> fn(Kind) -> bool {
        let teaches = scene.view.settings().expansions.xp && self.xp < MOST_XP && !self.carries;
        if teaches {
            |kind| !matches!(kind, Kind::Marsh | Kind::River | Kind::Portal)
        } else {
            |_| true
        }
    }

    /// It has come upon the own tile just now.
    pub(in crate::labyrinth) fn step_to(&mut self, scene: &Scene<'_>, own: Option<Tile>) -> f64 {
        let stepped = self.step(scene, 1.0, |_| true, Landing::Anywhere);
        match own {
            Some(own) => stepped * self.bind(|tile| tile == own),
            None => stepped,
        }
    }

    /// It has entered such a tile just now.
    pub(in crate::labyrinth) fn step_into(
        &mut self,
        scene: &Scene<'_>,
        entered: fn(Kind) -> bool,
    ) -> f64 {
        self.landing = true;
        self.step(scene, 1.0, entered, Landing::Anywhere)
    }

    /// 17.1: experience grows by what was entered.
    pub(in crate::labyrinth) fn learn(&mut self, scene: &Scene<'_>, xp: u8) -> f64 {
        let gain = xp.checked_sub(self.xp).filter(|gain| *gain > 0);
        self.xp = xp;
        match gain {
            // A blessing came with the same step.
            Some(_) if self.landing => 1.0,
            Some(1) if xp < MOST_XP => self.step_into(scene, |kind| kind == Kind::Marsh),
            Some(1) => self
                .step_into(scene, |kind| matches!(kind, Kind::Marsh | Kind::River | Kind::Portal)),
            Some(_) => self.step_into(scene, |kind| matches!(kind, Kind::River | Kind::Portal)),
            None if self.active => self.drift(scene),
            None => 1.0,
        }
    }

    /// 17.6: its treasure crumbled at an exit, and that was its step.
    pub(in crate::labyrinth) fn crumble(&mut self, scene: &Scene<'_>) -> f64 {
        let exit = |tile: Tile| {
            Dir::ALL.into_iter().any(|dir| scene.board.border(tile, dir) == Border::Exit)
        };
        self.stepped.copy_from_slice(&self.still);
        self.still.fill(0.0);
        (self.carries, self.excused) = (false, true);
        self.bind(exit)
    }

    /// Of those who have not stepped yet, this share does. How likely it was that nothing else was
    /// heard of it.
    fn step(
        &mut self,
        scene: &Scene<'_>,
        part: f64,
        entered: fn(Kind) -> bool,
        landing: Landing,
    ) -> f64 {
        let settings = scene.view.settings();
        let ghosts = settings.expansions.twist(ThemeName::HauntedHouse);
        let board = scene.board;
        let taboo = scene.own.1.filter(|_| landing == Landing::Elsewhere);
        for tile in board.size().all() {
            let here = self.still[tile.index()] * part;
            if here == 0.0 {
                continue;
            }
            self.still[tile.index()] -= here;
            let side = |dir: Dir| match board.border(tile, dir) {
                Border::Open => 1.0,
                Border::Inner if ghosts => GHOST,
                _ if settings.bump_costs_move => 1.0,
                _ => 0.0,
            };
            let climbs = board.other_end(tile);
            let sides: f64 = Dir::ALL.into_iter().map(side).sum::<f64>()
                + if climbs.is_some() { 1.0 } else { 0.0 };
            if sides == 0.0 {
                self.stepped[tile.index()] += here;
                continue;
            }
            for dir in Dir::ALL {
                let chance = here * side(dir) / sides;
                if chance == 0.0 {
                    continue;
                }
                let border = board.border(tile, dir);
                let Some(next) = board
                    .size()
                    .next(tile, dir)
                    .filter(|_| border == Border::Open || border == Border::Inner && ghosts)
                else {
                    // A bump that cost the step: nobody lands anywhere.
                    self.stepped[tile.index()] += chance;
                    continue;
                };
                let kind = board.kind(next);
                let mut put = |rest: Tile, chance: f64| {
                    if entered(kind) && taboo != Some(rest) {
                        self.stepped[rest.index()] += chance;
                    }
                };
                if kind == Kind::Lift {
                    let levels = f64::from(board.size().levels);
                    board.landings(next).for_each(|rest| put(rest, chance / levels));
                } else {
                    put(board.rest(next), chance);
                }
            }
            if let Some(end) = climbs {
                let chance = here / sides;
                if taboo != Some(end) && entered(Kind::Stairs) {
                    self.stepped[end.index()] += chance;
                }
            }
        }
        let sum = self.normalise();
        if sum > 0.0 {
            return sum;
        }
        // Nothing fits: it is somewhere all the same.
        let somewhere = |tile: Tile| f64::from(u8::from(taboo != Some(tile)));
        self.stepped = board.size().all().map(somewhere).collect();
        self.normalise();
        MISTAKE
    }
}

/// Whether somebody else may be where a step ends: whoever is found is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Landing {
    Anywhere,
    Elsewhere,
}

/// An index, each as often as its weight says; a tile where the weights are by tile.
pub(in crate::labyrinth) fn pick(weights: &[f64], dice: &mut Dice) -> Tile {
    let mut rest = weights.iter().sum::<f64>() * share(dice);
    let mut last = 0;
    for (index, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
        last = index;
        rest -= weight;
        if rest < 0.0 {
            break;
        }
    }
    Tile(last as u8)
}
