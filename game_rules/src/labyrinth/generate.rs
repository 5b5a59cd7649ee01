//! Drawing a board (rules/labyrinth.md 4): the original procedure, and the one that starts again
//! until guarantee G holds. A pure function of settings and the `board` stream.
//!
//! Ruling: on boards that are not square the original can place an exit that leads nowhere,
//! because it compares y with the width. That slip is not repeated in either generator.

use super::{
    board::{Board, TileSet},
    place::{Dir, Kind, Size, Tile},
    setup::{Generator, Settings, SetupFault, SetupStage},
    theme::ThemeName,
};
use crate::dice::Dice;

/// Picks of a wall before the generator gives up.
const WALL_PICKS: u32 = 20_000;
/// Draws of all exits before the generator gives up.
const EXIT_DRAWS: u32 = 2_000;
/// Boards begun before the generator gives up.
const RESTARTS: u32 = 200;
/// A treasure lies at least this far from every exit.
pub(super) const TREASURE_TO_EXIT: u8 = 3;

/// A board and the tiles that start with a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The board.
    pub board: Board,
    /// One tile per pile.
    pub treasures: Vec<Tile>,
}

/// Draws the board of these settings.
pub fn generate(settings: &Settings, dice: &mut Dice) -> Result<Drawing, SetupFault> {
    let failed = |stage| SetupFault::GenerationFailed { stage };
    if settings.generator == Generator::Original {
        return attempt(settings, dice).map_err(failed);
    }
    let mut stage = SetupStage::Guarantee;
    for _ in 0..RESTARTS {
        match attempt(settings, dice) {
            Ok(drawing) if keeps_its_promise(settings, &drawing) => return Ok(drawing),
            Ok(_) => stage = SetupStage::Guarantee,
            Err(SetupStage::River) => return Err(failed(SetupStage::River)),
            Err(other) => stage = other,
        }
    }
    Err(failed(stage))
}

/// Guarantee G; where the stream turns, for both of its directions.
pub fn keeps_its_promise(settings: &Settings, drawing: &Drawing) -> bool {
    if !drawing.board.keeps_its_promise(&drawing.treasures) {
        return false;
    }
    if !settings.expansions.twist(ThemeName::CursedForest) {
        return true;
    }
    let mut turned = drawing.board.clone();
    turned.reverse_river();
    turned.keeps_its_promise(&drawing.treasures)
}

fn attempt(settings: &Settings, dice: &mut Dice) -> Result<Drawing, SetupStage> {
    let size = settings.size();
    let mut board = Board::empty(size);
    let mut rivers = Vec::with_capacity(usize::from(settings.river) * usize::from(size.levels));
    for level in 0..size.levels {
        let river = draw_river(settings, dice).ok_or(SetupStage::River)?;
        rivers.extend(river.into_iter().map(|(tile, flow)| (size.elsewhere(tile, level), flow)));
    }
    board.set_river(rivers);
    draw_shafts(settings, &mut board, dice)?;
    let mut free: Vec<Vec<Tile>> = (0..size.levels)
        .map(|level| size.on_level(level).filter(|&tile| board.kind(tile) == Kind::Safe).collect())
        .collect();
    let treasures = fill(settings, &mut board, &mut free, dice);
    for level in 0..size.levels {
        draw_walls(settings, &mut board, level, dice)?;
    }
    draw_exits(settings, &mut board, &treasures, dice)?;
    Ok(Drawing { board, treasures })
}

/// 17.4: stairs from level to level and the lift through all of them, on uniformly random places
/// that are free on every level they touch.
fn draw_shafts(settings: &Settings, board: &mut Board, dice: &mut Dice) -> Result<(), SetupStage> {
    let Some(levels) = settings.expansions.levels else { return Ok(()) };
    let size = board.size();
    let mut pick = |board: &Board, from: u8, to: u8| {
        let dry = |tile: Tile| board.kind(tile) == Kind::Safe;
        let free = |tile: &Tile| (from..=to).all(|level| dry(size.elsewhere(*tile, level)));
        let places: Vec<Tile> = size.on_level(0).filter(free).collect();
        match places.len() {
            0 => Err(SetupStage::Stairs),
            count => Ok(places[dice.below("shaft", count as u64) as usize]),
        }
    };
    if levels.lift {
        let place = pick(board, 0, size.levels - 1)?;
        for level in 0..size.levels {
            board.set_kind(size.elsewhere(place, level), Kind::Lift);
        }
    }
    for low in 0..size.levels - 1 {
        for _ in 0..levels.stairs {
            let place = pick(board, low, low + 1)?;
            board.add_stairs(size.elsewhere(place, low), size.elsewhere(place, low + 1));
        }
    }
    Ok(())
}

/// 4.1, steps 1 and 2. The guaranteed generator draws another start when one has no path.
fn draw_river(settings: &Settings, dice: &mut Dice) -> Option<Vec<(Tile, Dir)>> {
    if settings.river == 0 {
        return Some(Vec::new());
    }
    let size = Size::flat(settings.width, settings.height);
    let mut tried = Vec::new();
    let starts = 2 * (usize::from(size.width) + usize::from(size.height));
    loop {
        let start = river_start(size, dice);
        let mut search = RiverSearch {
            size,
            length: settings.river.into(),
            wet: [false; 256],
            path: Vec::with_capacity(settings.river.into()),
        };
        search.wet[start.0.index()] = true;
        search.path.push(start);
        if search.grow(settings.bends, dice) {
            return Some(search.path);
        }
        if settings.generator == Generator::Original {
            return None;
        }
        if !tried.contains(&start) {
            tried.push(start);
        }
        if tried.len() == starts {
            return None;
        }
    }
}

/// Step 1: a border tile that flows straight inward.
fn river_start(size: Size, dice: &mut Dice) -> (Tile, Dir) {
    let along_rows = dice.chance("river side", 1, 2);
    let far = dice.chance("river row", 1, 2);
    let (x, y, flow) = if along_rows {
        let x = dice.below("river start", size.width.into()) as i8;
        if far { (x, size.height as i8 - 1, Dir::Down) } else { (x, 0, Dir::Up) }
    } else {
        let y = dice.below("river start", size.height.into()) as i8;
        if far { (size.width as i8 - 1, y, Dir::Left) } else { (0, y, Dir::Right) }
    };
    (size.at(x, y).unwrap_or_default(), flow)
}

/// Step 2: depth first with a fresh random order of the four directions at every tile.
struct RiverSearch {
    size: Size,
    length: usize,
    wet: [bool; 256],
    path: Vec<(Tile, Dir)>,
}

impl RiverSearch {
    fn grow(&mut self, bends: u8, dice: &mut Dice) -> bool {
        let Some(&(last, flow)) = self.path.last() else { return false };
        let Some(tile) = self.size.next(last, flow) else {
            return self.path.len() == self.length;
        };
        if self.path.len() == self.length {
            return false;
        }
        self.wet[tile.index()] = true;
        let mut order = Dir::ALL;
        dice.shuffle("river flow", &mut order);
        for dir in order {
            let left = if dir == flow { Some(bends) } else { bends.checked_sub(1) };
            let Some(left) = left else { continue };
            if self.size.next(tile, dir).is_some_and(|ahead| self.wet[ahead.index()]) {
                continue;
            }
            if !self.may_arrive(tile, dir, left) {
                continue;
            }
            self.path.push((tile, dir));
            if self.grow(left, dice) {
                return true;
            }
            self.path.pop();
        }
        self.wet[tile.index()] = false;
        false
    }

    /// A quick look ahead that cuts only hopeless branches, so that the choice among the others
    /// stays as it was: without a bend left the river runs straight out.
    fn may_arrive(&self, tile: Tile, dir: Dir, bends: u8) -> bool {
        let (x, y) = self.size.xy(tile);
        let straight = match dir {
            Dir::Up => self.size.height as i8 - y,
            Dir::Down => y + 1,
            Dir::Right => self.size.width as i8 - x,
            Dir::Left => x + 1,
        } as usize;
        let needed = self.length - self.path.len();
        match bends {
            0 => straight == needed,
            _ => straight > 1 || needed == 1,
        }
    }
}

/// Steps 3 and 4: portals and static tiles on uniformly random free tiles of their level.
fn fill(
    settings: &Settings,
    board: &mut Board,
    free: &mut [Vec<Tile>],
    dice: &mut Dice,
) -> Vec<Tile> {
    let levels = settings.levels();
    let mut take = |level: u8, dice: &mut Dice| {
        let free = &mut free[usize::from(level)];
        let index = dice.below("free tile", free.len() as u64) as usize;
        free.swap_remove(index)
    };
    let sets = [(settings.fake_portals, 1), (settings.two_way, 2), (settings.three_way, 3)];
    for (count, length) in sets {
        for _ in 0..count {
            let set = settings.portal_levels(length).map(|level| take(level, dice)).collect();
            board.add_portals(set);
        }
    }
    for kind in [Kind::Marsh, Kind::Hospital, Kind::Shop] {
        for level in 0..levels {
            for _ in 0..settings.tiles_on(kind, level) {
                board.set_kind(take(level, dice), kind);
            }
        }
    }
    let mut treasures = Vec::with_capacity(settings.piles() as usize);
    for pile in 0..settings.piles() {
        treasures.push(take((pile % u32::from(levels)) as u8, dice));
    }
    for level in 0..levels {
        for _ in 0..settings.tiles_on(Kind::Donation, level) {
            board.set_kind(take(level, dice), Kind::Donation);
        }
    }
    treasures
}

/// Step 5, for one level.
fn draw_walls(
    settings: &Settings,
    board: &mut Board,
    level: u8,
    dice: &mut Dice,
) -> Result<(), SetupStage> {
    let size = board.size();
    let banks = Banks::of(board, level);
    let mut recorded = Recorded::default();
    let mut placed = 0;
    let mut picks = 0;
    while placed < settings.walls {
        picks += 1;
        if picks > WALL_PICKS {
            return Err(SetupStage::Walls);
        }
        let tile = size.elsewhere(Tile(dice.below("wall", size.plane() as u64) as u8), level);
        let mut ways = [Dir::Up; 4];
        let mut count = 0;
        for dir in Dir::ALL {
            if size.next(tile, dir).is_some() {
                ways[count] = dir;
                count += 1;
            }
        }
        let dir = ways[dice.below("wall side", count as u64) as usize];
        if board.open(tile, dir).is_some()
            && banks.allow(tile, dir)
            && banks.allow_after(tile, dir, &recorded)
            && board.holds_together_without(tile, dir)
        {
            board.set_wall(tile, dir, true);
            recorded.add(tile, dir);
            placed += 1;
        }
    }
    Ok(())
}

/// Walls recorded by first tile and direction: bit d of a tile's byte.
pub(super) struct Recorded([u8; 256]);

impl Default for Recorded {
    fn default() -> Recorded {
        Recorded([0; 256])
    }
}

impl Recorded {
    pub(super) fn add(&mut self, tile: Tile, dir: Dir) {
        self.0[tile.index()] |= 1 << dir as u8;
    }
}

/// What a river allows of walls (step 5): those who imagine boards and those who prove something about
/// them ask the same questions as the generator.
#[derive(Clone, Copy, Debug)]
pub(super) struct Banks {
    size: Size,
    wet: TileSet,
    ends: TileSet,
}

impl Banks {
    fn of(board: &Board, level: u8) -> Banks {
        let size = board.size();
        let here = |river: &&[(Tile, Dir)]| size.level(river[0].0) == level;
        Banks::along(size, board.rivers().find(here).unwrap_or_default())
    }

    /// Those of a river given from source to end.
    pub(super) fn along(size: Size, river: &[(Tile, Dir)]) -> Banks {
        let (mut wet, mut ends) = (TileSet::default(), TileSet::default());
        river.iter().for_each(|&(tile, _)| wet.insert(tile));
        river.first().into_iter().chain(river.last()).for_each(|&(tile, _)| ends.insert(tile));
        Banks { size, wet, ends }
    }

    /// The tiles of the level.
    pub(super) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.size.on_level(0)
    }

    pub(super) fn is_wet(&self, tile: Tile) -> bool {
        self.wet.contains(tile)
    }

    fn wet_beside(&self, tile: Tile, dir: Dir) -> bool {
        let mut beside = dir.beside().into_iter().filter_map(|side| self.size.next(tile, side));
        beside.any(|tile| self.wet.contains(tile))
    }

    /// May a wall on this side be recorded with `tile` first, as far as the river alone says?
    pub(super) fn allow(&self, tile: Tile, dir: Dir) -> bool {
        let Some(other) = self.size.next(tile, dir) else { return false };
        let crosses_water = self.wet.contains(tile) && self.wet.contains(other);
        let at_an_end = self.ends.contains(tile) || self.ends.contains(other);
        !(crosses_water || at_an_end || self.wet_beside(tile, dir))
    }

    /// And as far as an earlier wall on the same line says?
    pub(super) fn allow_after(&self, tile: Tile, dir: Dir, recorded: &Recorded) -> bool {
        let Some(other) = self.size.next(tile, dir) else { return false };
        recorded.0[other.index()] & 1 << dir as u8 == 0 || !self.wet_beside(other, dir)
    }

    /// May there be a wall on this side, whichever of its tiles comes first?
    pub(super) fn bear(&self, tile: Tile, dir: Dir) -> bool {
        let back = self.size.next(tile, dir).is_some_and(|other| self.allow(other, dir.back()));
        back || self.allow(tile, dir)
    }
}

/// Step 6, for any number of exits.
fn draw_exits(
    settings: &Settings,
    board: &mut Board,
    treasures: &[Tile],
    dice: &mut Dice,
) -> Result<(), SetupStage> {
    let size = board.size();
    let outward =
        |tile: Tile| Dir::ALL.into_iter().filter(move |&dir| size.next(tile, dir).is_none());
    let mut candidates: Vec<Tile> = size
        .on_level(0)
        .filter(|&tile| outward(tile).next().is_some() && board.kind(tile) != Kind::River)
        .filter(|&tile| treasures.iter().all(|&pile| size.apart(tile, pile, TREASURE_TO_EXIT)))
        .collect();
    let wanted = usize::from(settings.exits);
    if candidates.len() < wanted {
        return Err(SetupStage::Exits);
    }
    for _ in 0..EXIT_DRAWS {
        for place in 0..wanted {
            let rest = (candidates.len() - place) as u64;
            let index = place + dice.below("exit", rest) as usize;
            candidates.swap(place, index);
        }
        let chosen = &candidates[..wanted];
        let apart = chosen.iter().enumerate().all(|(index, &one)| {
            chosen[..index].iter().all(|&two| size.distance(one, two) >= settings.exit_distance())
        });
        if apart {
            for &tile in chosen {
                let mut sides = outward(tile);
                let side = match (sides.next(), sides.next()) {
                    (Some(one), Some(two)) => {
                        if dice.chance("exit side", 1, 2) {
                            one
                        } else {
                            two
                        }
                    }
                    (Some(one), None) => one,
                    (None, _) => continue,
                };
                board.set_exit(tile, side);
            }
            return Ok(());
        }
    }
    Err(SetupStage::Exits)
}
