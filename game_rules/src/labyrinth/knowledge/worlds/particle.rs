//! One world the Hunter thinks possible (rules/labyrinth.md 20.3): a board, everybody's place and
//! the piles. It lives as long as it reproduces what is announced.

use super::{
    PathStep,
    past::{handle, turn_stream},
    rivals::{Rivals, Scene},
};
use crate::{
    dice::Dice,
    game::Seat,
    labyrinth::{
        Board, Dir, Event, Health, Item, Kind, News, Tile, View,
        board::Border,
        event::Around,
        knowledge::{Knowledge, Side, beside},
    },
};

/// What an injury costs, in hundredths of a turn; somebody who carries loses the treasure with it.
const INJURY: i64 = 850;
const INJURED_CARRIER: i64 = 3_500;
/// What it is worth to come upon a carrier.
const CATCH: i64 = 600;
/// A goal farther away than this, or out of reach in some imagined world, is merely far.
pub(in crate::labyrinth) const FAR: u32 = 64;
/// Farther than any way.
pub(in crate::labyrinth) const NEVER: u32 = 1 << 16;

/// A possible world.
#[derive(Clone, Debug)]
pub(in crate::labyrinth) struct Particle {
    pub(in crate::labyrinth) board: Board,
    pub(in crate::labyrinth) tiles: Vec<Tile>,
    pub(in crate::labyrinth) piles: Vec<Tile>,
    /// Whose tile is anybody's guess, although they can be followed.
    lost: Vec<bool>,
    /// Those whom nobody can follow, and what binds them.
    rivals: Rivals,
    /// How likely what was heard lately is in this world.
    pub(in crate::labyrinth) weight: f64,
    /// The next step goes through a wall (17.12).
    ghost: bool,
    /// The tile a forced effect is still to come from, by seat.
    entered: Vec<Tile>,
    /// Turns to the way out from every tile; the board does not change.
    out: Vec<u32>,
    /// Turns to the last goal asked for, until something about it changes.
    goal: Option<(Goal, Vec<u32>)>,
}

/// What somebody is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    Out,
    Hospital,
    Pile,
}

/// What lies on a side: a wall, an exit, or a tile of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ahead {
    Bump,
    Exit,
    Enter(Kind),
    Climb,
}

/// What a step would be announced as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::labyrinth) struct Forecast {
    /// What the side or the tile behind it is.
    ahead: Ahead,
    carried: bool,
    treasure: bool,
}

impl Forecast {
    /// Would it be a bump?
    pub(in crate::labyrinth) fn is_bump(self) -> bool {
        self.ahead == Ahead::Bump
    }

    /// Would it lead to an exit?
    pub(in crate::labyrinth) fn is_exit(self) -> bool {
        self.ahead == Ahead::Exit
    }

    /// Turns it would cost.
    pub(in crate::labyrinth) fn turns(self) -> u32 {
        match self.ahead {
            Ahead::Bump | Ahead::Exit => 0,
            Ahead::Enter(Kind::Marsh) => 2,
            Ahead::Enter(_) | Ahead::Climb => 1,
        }
    }
}

/// Takes the smaller value; true if that is news.
fn lower(turns: &mut u32, least: u32) -> bool {
    let news = least < *turns;
    *turns = least.min(*turns);
    news
}

impl Particle {
    pub(in crate::labyrinth) fn new(
        board: Board,
        tiles: Vec<Tile>,
        piles: Vec<Tile>,
        lost: Vec<bool>,
        rivals: Rivals,
    ) -> Particle {
        let (entered, out) = (tiles.clone(), Vec::new());
        let (weight, ghost, goal) = (1.0, false, None);
        let mut world =
            Particle { board, tiles, piles, lost, rivals, weight, ghost, entered, out, goal };
        world.find_out();
        world
    }

    fn find_out(&mut self) {
        self.out = self.turns_to(self.board.exits().map(|(tile, _)| (tile, 1)));
        self.goal = None;
    }

    /// Are there rivals whom nobody can follow?
    pub(in crate::labyrinth) fn has_unseen(&self) -> bool {
        self.rivals.any()
    }

    /// Holds those whom nobody can follow against the scoreboard; how well it fits.
    pub(in crate::labyrinth) fn settle(&mut self, view: &View, own: (Seat, Option<Tile>)) -> f64 {
        let Particle { board, rivals, .. } = self;
        rivals.settle(&Scene { board, view, own })
    }

    /// Gives those whom nobody can follow a tile each, as likely as it is.
    pub(in crate::labyrinth) fn place_rivals(&mut self, view: &View, seat: Seat, dice: &mut Dice) {
        let own = (seat, Some(self.tiles[seat.index()]));
        let Particle { board, rivals, tiles, .. } = self;
        rivals.draw(&Scene { board, view, own }, tiles, dice);
        if self.has_unseen() {
            self.goal = None;
        }
    }

    /// Replays one announcement; false if it could not have been made to `own` in this world. A
    /// rival who could not have heard theirs is lost from sight, for the world is still good for the
    /// own way.
    pub(in crate::labyrinth) fn survives(
        &mut self,
        view: &View,
        own: Seat,
        event: &Event,
        dice: &mut Dice,
    ) -> bool {
        let fits = match event.news.walker() {
            Some(rival) if rival != own => {
                if !self.lost[rival.index()] && !self.replays(event, dice) {
                    self.lost[rival.index()] = true;
                }
                true
            }
            _ => self.replays(event, dice),
        };
        if fits && self.has_unseen() {
            let own = (own, Some(self.tiles[own.index()]));
            let Particle { board, rivals, piles, .. } = self;
            self.weight *= rivals.hear(&Scene { board, view, own }, &event.news, piles, dice);
        }
        fits
    }

    fn replays(&mut self, event: &Event, dice: &mut Dice) -> bool {
        match event.news {
            News::Bump { seat, dir } => {
                matches!(self.border(seat, dir), Border::Inner | Border::Outer)
            }
            News::Exit { seat, dir } => self.border(seat, dir) == Border::Exit,
            News::Entered { seat, dir, kind } => {
                let here = self.tiles[seat.index()];
                let ahead = match std::mem::take(&mut self.ghost) {
                    true => self.board.size().next(here, dir),
                    false => self.board.open(here, dir),
                };
                match ahead {
                    Some(entered) if self.board.kind(entered) == kind => {
                        self.tiles[seat.index()] = entered;
                        self.entered[seat.index()] = entered;
                        if kind == Kind::Lift {
                            let size = self.board.size();
                            let level = dice.below("lift", size.levels.into()) as u8;
                            self.tiles[seat.index()] = size.elsewhere(entered, level);
                        }
                        true
                    }
                    _ => false,
                }
            }
            News::Climbed { seat } => match self.board.other_end(self.tiles[seat.index()]) {
                Some(there) => {
                    self.tiles[seat.index()] = there;
                    true
                }
                None => false,
            },
            News::Flushed { seat } => {
                let rest = self.board.rest(self.entered[seat.index()]);
                self.tiles[seat.index()] = rest;
                rest != self.entered[seat.index()]
            }
            News::Blocked { seat } => {
                let entered = self.entered[seat.index()];
                self.board.rest(entered) == entered
            }
            News::Portalled { seat } => {
                self.tiles[seat.index()] = self.board.rest(self.entered[seat.index()]);
                true
            }
            News::Landed { seat, around } | News::Around { seat, around } => {
                self.sees(seat, around, dice)
            }
            News::Taken { seat } | News::Left { seat } | News::Explosion { seat } => {
                self.goal = None;
                if !self.rivals.follow(seat) {
                    let here = self.tiles[seat.index()];
                    handle(&self.board, &mut self.piles, &event.news, here, dice);
                }
                true
            }
            News::GhostWalk { spent, .. } => {
                self.ghost = spent;
                true
            }
            News::StreamTurned => {
                turn_stream(&mut self.board, &mut self.piles);
                self.find_out();
                true
            }
            _ => true,
        }
    }

    fn border(&self, seat: Seat, dir: Dir) -> Border {
        self.board.border(self.tiles[seat.index()], dir)
    }

    /// Piles are moved to fit what is seen rather than giving the board up.
    fn sees(&mut self, seat: Seat, around: Around, dice: &mut Dice) -> bool {
        let here = self.tiles[seat.index()];
        let lies = self.piles.contains(&here);
        if around.treasure != lies {
            self.goal = None;
        }
        if around.treasure && !lies {
            match self.piles.len() {
                0 => return false,
                count => self.piles[dice.below("pile", count as u64) as usize] = here,
            }
        }
        if !around.treasure && lies {
            let safe: Vec<Tile> =
                self.board.tiles_of(Kind::Safe).filter(|&tile| tile != here).collect();
            for pile in self.piles.iter_mut().filter(|pile| **pile == here) {
                *pile = safe[dice.below("pile", safe.len() as u64) as usize];
            }
        }
        let followed = |other: &Seat| !self.rivals.follow(*other);
        let there: Vec<Seat> = around.companions().iter().filter(followed).collect();
        for other in &there {
            if std::mem::take(&mut self.lost[other.index()]) {
                self.tiles[other.index()] = here;
            }
        }
        there.iter().all(|other| self.tiles[other.index()] == here)
    }

    /// Does it show everything that is known of the piece of map `seat` stands on?
    pub(in crate::labyrinth) fn shows(&self, known: &Knowledge, seat: Seat) -> bool {
        let Some(here) = known.track(seat) else { return true };
        let Some(piece) = known.fragment(here.fragment) else { return true };
        let size = self.board.size();
        let (x, y) = size.xy(self.tiles[seat.index()]);
        let tile = |at: (i8, i8)| size.at(x + at.0 - here.at.0, y + at.1 - here.at.1);
        let cells = piece.cells().all(|(at, cell)| {
            tile(at).is_some_and(|tile| {
                let blocked = self.board.rest(tile) == tile;
                self.board.kind(tile) == cell.kind && cell.blocked.is_none_or(|b| b == blocked)
            })
        });
        cells
            && piece.sides().all(|(at, dir, fact)| {
                let side = match tile(at) {
                    Some(tile) => Some(self.board.border(tile, dir)),
                    None => tile(beside(at, dir)).map(|tile| self.board.border(tile, dir.back())),
                };
                match fact {
                    Side::Open => side == Some(Border::Open),
                    Side::Exit => side == Some(Border::Exit),
                    Side::Barred => matches!(side, Some(Border::Inner | Border::Outer)),
                    Side::Doubtful => true,
                }
            })
    }

    /// The tiles of known cells: each is reached by a step from an earlier one, the first is where
    /// `seat` stands. None where this world has no such way.
    pub(in crate::labyrinth) fn follow(
        &self,
        seat: Seat,
        steps: &[Option<(usize, PathStep)>],
    ) -> Vec<Option<Tile>> {
        let mut tiles: Vec<Option<Tile>> = Vec::with_capacity(steps.len());
        for step in steps {
            tiles.push(match *step {
                None => Some(self.tiles[seat.index()]),
                Some((from, step)) => {
                    let before = tiles.get(from).copied().flatten();
                    before.and_then(|tile| match step {
                        PathStep::Walk(dir) => self.board.step(tile, dir),
                        PathStep::Climb => self.board.other_end(tile),
                    })
                }
            });
        }
        tiles
    }

    /// What a step from `here` would be announced as, and where it would end. Where a lift ends is
    /// anybody's guess: on the level it was entered on.
    pub(in crate::labyrinth) fn forecast(&self, here: Tile, step: PathStep) -> (Forecast, Tile) {
        let stay = |ahead| (Forecast { ahead, carried: false, treasure: false }, here);
        let PathStep::Walk(dir) = step else {
            let end = self.board.other_end(here).unwrap_or(here);
            let treasure = self.piles.contains(&end);
            return (Forecast { ahead: Ahead::Climb, carried: false, treasure }, end);
        };
        match self.board.border(here, dir) {
            Border::Inner | Border::Outer => stay(Ahead::Bump),
            Border::Exit => stay(Ahead::Exit),
            Border::Open => {
                let Some(entered) = self.board.open(here, dir) else { return stay(Ahead::Bump) };
                let rest = self.board.rest(entered);
                let forecast = Forecast {
                    ahead: Ahead::Enter(self.board.kind(entered)),
                    carried: rest != entered,
                    treasure: self.piles.contains(&rest),
                };
                (forecast, rest)
            }
        }
    }

    /// Turns from every tile until `goals` (tile and what is still to come there) are reached.
    /// Entering a marsh counts two.
    pub(in crate::labyrinth) fn turns_to(
        &self,
        goals: impl Iterator<Item = (Tile, u32)>,
    ) -> Vec<u32> {
        let size = self.board.size();
        let mut turns = vec![NEVER; size.tiles()];
        for (tile, cost) in goals {
            turns[tile.index()] = turns[tile.index()].min(cost);
        }
        // The graph is small and steps cost one or two: sweeping settles quickly.
        loop {
            let mut changed = false;
            for tile in size.all().chain(size.all().rev()) {
                for dir in Dir::ALL {
                    let Some(entered) = self.board.open(tile, dir) else { continue };
                    let kind = self.board.kind(entered);
                    let step = if kind == Kind::Marsh { 2 } else { 1 };
                    let rest = if kind == Kind::Lift {
                        // All levels are equally likely.
                        let landings = self.board.landings(entered);
                        landings.map(|tile| turns[tile.index()]).sum::<u32>()
                            / u32::from(size.levels)
                    } else {
                        turns[self.board.rest(entered).index()]
                    };
                    changed |= lower(&mut turns[tile.index()], rest + step);
                }
            }
            for &(low, high) in self.board.stairs() {
                let (up, down) = (turns[high.index()] + 1, turns[low.index()] + 1);
                changed |= lower(&mut turns[low.index()], up);
                changed |= lower(&mut turns[high.index()], down);
            }
            if !changed {
                return turns;
            }
        }
    }

    /// Turns to the current goal of `seat` from every tile: out with the treasure, to the hospital,
    /// or to a pile and then out.
    pub(in crate::labyrinth) fn turns_to_goal(&mut self, view: &View, seat: Seat) -> &[u32] {
        let me = view.figures[seat.index()];
        let goal = match me.health {
            _ if me.carries => Goal::Out,
            Health::Injured => Goal::Hospital,
            Health::Healthy => Goal::Pile,
        };
        // Piles in somebody's hands move with them.
        let carried = goal == Goal::Pile && self.piles.is_empty();
        let turns = match self.goal.take() {
            Some((same, turns)) if same == goal && !carried => turns,
            _ => match goal {
                Goal::Out => self.out.clone(),
                Goal::Hospital => {
                    self.turns_to(self.board.tiles_of(Kind::Hospital).map(|tile| (tile, 2)))
                }
                Goal::Pile => {
                    let carrier = |&(index, _): &(usize, &Tile)| view.figures[index].carries;
                    let carriers = self.tiles.iter().enumerate().filter(carrier);
                    let piles: Vec<Tile> = match carried {
                        true => carriers.map(|(_, &tile)| tile).collect(),
                        false => self.piles.clone(),
                    };
                    self.turns_to(piles.into_iter().map(|tile| (tile, self.out[tile.index()])))
                }
            },
        };
        &self.goal.insert((goal, turns)).1
    }

    /// The same from where `seat` stands, or merely far.
    pub(in crate::labyrinth) fn turns_from_here(&mut self, view: &View, seat: Seat) -> u32 {
        let here = self.tiles[seat.index()];
        self.turns_to_goal(view, seat)[here.index()].min(FAR)
    }

    /// Is it anybody's guess where `seat` is?
    pub(in crate::labyrinth) fn is_lost(&self, seat: Seat) -> bool {
        self.lost[seat.index()]
    }

    /// What the rivals make of resting on `tile`, in hundredths of a turn: those who may fall upon
    /// `seat` cost an injury now and then, and a carrier there is a chance.
    pub(in crate::labyrinth) fn risk(&self, view: &View, seat: Seat, tile: Tile) -> i64 {
        let me = view.figures[seat.index()];
        if me.health == Health::Injured || self.board.kind(tile) == Kind::Hospital {
            return 0;
        }
        let injury = if me.carries { INJURED_CARRIER } else { INJURY };
        let mut risk = 0;
        for (index, rival) in view.figures.iter().enumerate() {
            let there = self.tiles[index];
            if index == seat.index() || self.lost[index] || rival.health == Health::Injured {
                continue;
            }
            risk += match (there == tile, rival.carries) {
                // Hands that are full gain nothing from a battle, and may lose all.
                (true, true) if !me.carries => -CATCH,
                (true, _) if me.item == Some(Item::Bullet) => 0,
                (true, false) if rival.skip_next => 0,
                (true, _) => injury * 15 / 36,
                (false, true) => 0,
                (false, false) if rival.skip_next => 0,
                (false, false) => {
                    let comes = |dir: Dir| self.board.step(there, dir) == Some(tile);
                    i64::from(Dir::ALL.into_iter().any(comes)) * injury * 21 / 36 / 3
                }
            };
        }
        risk
    }

    /// Who a shot from `seat` would hit first.
    pub(in crate::labyrinth) fn hit(&self, view: &View, seat: Seat, dir: Dir) -> Option<Seat> {
        let mut tile = self.tiles[seat.index()];
        for _ in 0..view.settings().gun_range() {
            tile = self.board.open(tile, dir)?;
            let there = |other: &Seat| *other != seat && self.tiles[other.index()] == tile;
            if let Some(hit) = view.order.iter().copied().find(there) {
                return Some(hit);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Game, Viewer},
        labyrinth::{Labyrinth, Setup},
    };

    #[test]
    fn a_carrier_is_prey_for_empty_hands_and_a_danger_for_full_ones() {
        let (game, _) = Labyrinth::start(&Setup::default(), 1).unwrap();
        let mut view = game.view(Viewer::Seat(Seat(0)));
        let tiles: Vec<Tile> = game.players().iter().map(|player| player.tile).collect();
        let there = tiles[1];
        let lost = vec![false, false, true, true];
        let board = game.board().clone();
        let world = Particle::new(board, tiles, Vec::new(), lost, Rivals::default());
        view.figures[1].carries = true;
        assert_eq!(world.risk(&view, Seat(0), there), -CATCH);
        view.figures[0].carries = true;
        assert_eq!(world.risk(&view, Seat(0), there), INJURED_CARRIER * 15 / 36);
        view.figures[0].item = Some(Item::Bullet);
        assert_eq!(world.risk(&view, Seat(0), there), 0);
    }
}
