//! Drawing a world that fits everything a seat knows (rules/labyrinth.md 20.3): place the
//! fragments, stamp their facts, and let the generator's procedure fill the rest.
//!
//! Fragments that can hardly move are placed first and then the seat's own, a river is drawn that
//! fits them, and the others are laid so that they fit that river: the other way round hardly any
//! river would do. Of those others, which in Aloud are mostly the rivals' ways, there may be twenty;
//! one that finds no room is left out, or there would hardly ever be a world at all.

use super::{
    particle::Particle,
    rivers::{Course, Rivers},
    stock::Stock,
};
use crate::{
    dice::Dice,
    game::Seat,
    labyrinth::{
        Board, Dir, Kind, Settings, Size, Tile, View,
        knowledge::{CellRef, Knowledge, Side, beside},
    },
};

/// Fragments with no more placements than this come before the river.
const FIRM: usize = 3;
/// How much worse a world is for every fragment that finds no room in it.
const MISFIT: f64 = 1e-9;
/// Tries to complete a world whose fragments are laid.
const COMPLETIONS: usize = 3;

/// What is certain about a board once the fragments are placed.
#[derive(Clone)]
pub(super) struct Stamp<'a> {
    pub(super) settings: &'a Settings,
    pub(super) size: Size,
    pub(super) kinds: Vec<Option<Kind>>,
    /// Facts by tile and side.
    sides: Vec<[Option<Side>; 4]>,
    blocked: Vec<Option<bool>>,
    /// The river, once it is drawn, and its flow by tile.
    river: Vec<(Tile, Dir)>,
    flow: Option<Vec<Option<Dir>>>,
    /// Where each fragment's cell (0, 0) lies.
    places: Vec<Option<(i8, i8)>>,
    /// 17.4: stairs, the lower end and the upper.
    pub(super) stairs: Vec<(Tile, Tile)>,
    /// How well it explains the fragments, compared with others.
    chance: f64,
}

/// One fragment, laid out for being placed again and again.
struct Sheet {
    id: usize,
    cells: Vec<SheetCell>,
    sides: Vec<((i8, i8), Dir, Side)>,
    places: Vec<(i8, i8)>,
    /// Flushes from other fragments: where they began, and the cell they led to.
    inflow: Vec<(CellRef, (i8, i8))>,
}

pub(super) struct SheetCell {
    at: (i8, i8),
    kind: Kind,
    blocked: Option<bool>,
    outlet: Option<CellRef>,
    pub(super) climb: Option<CellRef>,
}

/// All live fragments in the order of placing: those that can hardly move, the seat's own, and the
/// others, those with the fewest placements first, which leaves the fewest dead ends.
pub(super) struct Atlas {
    sheets: Vec<Sheet>,
    rivers: Rivers,
    own: Option<usize>,
    ids: usize,
}

impl Atlas {
    pub(super) fn of(known: &Knowledge, seat: Seat) -> Atlas {
        let own = known.track(seat).map(|here| here.fragment);
        let flushes: Vec<(CellRef, CellRef)> = known
            .links()
            .filter(|(from, _)| known.cell(*from).is_some_and(|cell| cell.kind == Kind::River))
            .collect();
        let mut sheets: Vec<Sheet> = known
            .fragments()
            .filter(|(_, piece)| !piece.is_archived())
            .map(|(id, piece)| Sheet {
                id,
                cells: piece
                    .cells()
                    .map(|(at, cell)| SheetCell {
                        at,
                        kind: cell.kind,
                        blocked: cell.blocked,
                        outlet: cell.outlet,
                        climb: cell.climb,
                    })
                    .collect(),
                sides: piece.sides().filter(|(_, _, fact)| *fact != Side::Doubtful).collect(),
                places: piece.placements().collect(),
                inflow: flushes
                    .iter()
                    .filter(|(_, to)| to.fragment == id)
                    .map(|&(from, to)| (from, to.at))
                    .collect(),
            })
            .collect();
        sheets.sort_by_key(|sheet| {
            let rank =
                if sheet.places.len() <= FIRM { 0 } else { 1 + u8::from(Some(sheet.id) != own) };
            (rank, sheet.places.len())
        });
        let ids = sheets.iter().map(|sheet| sheet.id + 1).max().unwrap_or(0);
        Atlas { sheets, rivers: Rivers::of(known.settings()), own, ids }
    }
}

/// Up to `count` worlds: the fragments are laid `tries` times, and what explains them best is carried
/// on most often.
pub(super) fn imagine(
    known: &Knowledge,
    view: &View,
    seat: Seat,
    (count, tries): (usize, usize),
    dice: &mut Dice,
) -> Vec<Particle> {
    let atlas = Atlas::of(known, seat);
    let lay = |_| Stamp::place(&atlas, view.settings(), dice);
    let laid: Vec<Stamp<'_>> = (0..tries).filter_map(lay).collect();
    let total: f64 = laid.iter().map(|stamp| stamp.chance).sum();
    let mut worlds = Vec::with_capacity(count);
    let mut sum = 0.0;
    for stamp in &laid {
        sum += stamp.chance;
        // Evenly spread over the sum of all chances.
        while (worlds.len() as f64 + 0.5) * total <= sum * count as f64 && worlds.len() < count {
            let world = (0..COMPLETIONS)
                .find_map(|_| stamp.clone().complete(&atlas, known, view, seat, dice));
            worlds.push(world);
        }
    }
    worlds.into_iter().flatten().collect()
}

impl<'a> Stamp<'a> {
    /// Places the fragments one after the other, each where what it shows is likely given those
    /// placed before: what two of them show alike needs no second explanation.
    fn place(atlas: &Atlas, settings: &'a Settings, dice: &mut Dice) -> Option<Stamp<'a>> {
        let size = settings.size();
        let mut stamp = Stamp {
            settings,
            size,
            kinds: vec![None; size.tiles()],
            sides: vec![[None; 4]; size.tiles()],
            blocked: vec![None; size.tiles()],
            river: Vec::new(),
            flow: None,
            places: vec![None; atlas.ids],
            stairs: Vec::new(),
            chance: 1.0,
        };
        let mut chances = Vec::new();
        for sheet in &atlas.sheets {
            let own = Some(sheet.id) == atlas.own;
            if stamp.flow.is_none() && sheet.places.len() > FIRM && !own {
                stamp.let_flow(atlas, dice)?;
            }
            let stock = stamp.stock();
            chances.clear();
            chances.extend(sheet.places.iter().map(|&place| stamp.chance_of(sheet, place, stock)));
            let total: f64 = chances.iter().sum();
            if total > 0.0 {
                let mut left =
                    total * dice.below("placement", 1 << 32) as f64 / (1u64 << 32) as f64;
                let mut options = sheet.places.iter().zip(&chances).filter(|(_, c)| **c > 0.0);
                let last = options.clone().next_back();
                let chosen = options.find(|(_, chance)| {
                    left -= **chance;
                    left < 0.0
                });
                let place = *chosen.or(last)?.0;
                stamp.put(sheet, place);
                stamp.places[sheet.id] = Some(place);
                stamp.chance *= total;
            } else if own {
                return None;
            } else {
                stamp.chance *= MISFIT;
            }
        }
        if stamp.flow.is_none() {
            stamp.let_flow(atlas, dice)?;
        }
        Some(stamp)
    }

    /// What is left for the tiles and sides nothing is known of.
    fn stock(&self) -> Stock {
        let mut stock = Stock {
            kinds: std::array::from_fn(|index| self.settings.tiles_of(Kind::ALL[index])),
            walls: self.settings.inner_walls(),
            exits: self.settings.exits.into(),
            inner: 0,
            outer: 0,
        };
        for tile in self.size.all() {
            if let Some(kind) = self.kinds[tile.index()] {
                let left = &mut stock.kinds[kind as usize];
                *left = left.saturating_sub(1);
            }
            for dir in Dir::ALL {
                let inner = self.size.next(tile, dir).is_some();
                if inner && matches!(dir, Dir::Down | Dir::Left) {
                    continue;
                }
                match (self.sides[tile.index()][dir as usize], inner) {
                    (None, true) => stock.inner += 1,
                    (None, false) => stock.outer += 1,
                    (Some(Side::Barred), true) => stock.walls = stock.walls.saturating_sub(1),
                    (Some(Side::Exit), _) => stock.exits = stock.exits.saturating_sub(1),
                    _ => {}
                }
            }
        }
        stock
    }

    /// The chance that a board shows what the fragment does if it lies here; 0 if it cannot.
    fn chance_of(&self, sheet: &Sheet, place: (i8, i8), mut stock: Stock) -> f64 {
        let mut chance = 1.0;
        for cell in &sheet.cells {
            let Some(tile) = self.at(place, cell.at) else { return 0.0 };
            let fits = cell.blocked.is_none()
                || self.blocked[tile.index()].is_none_or(|blocked| Some(blocked) == cell.blocked);
            match self.kinds[tile.index()] {
                Some(kind) if kind == cell.kind && fits => {}
                None if fits && self.is_as_wet(tile, cell.kind) => chance *= stock.take(cell.kind),
                _ => return 0.0,
            }
        }
        for &(at, dir, fact) in &sheet.sides {
            let Some((tile, dir)) = self.side_of(place, at, dir) else { return 0.0 };
            match self.sides[tile.index()][dir as usize] {
                Some(known) if known == fact => {}
                Some(_) => return 0.0,
                None => chance *= stock.take_side(fact, self.size.next(tile, dir).is_some()),
            }
        }
        if chance > 0.0 && self.links_hold(sheet, place) { chance } else { 0.0 }
    }

    /// Lets the generator's procedure fill the rest; may fail.
    fn complete(
        mut self,
        atlas: &Atlas,
        known: &Knowledge,
        view: &View,
        seat: Seat,
        dice: &mut Dice,
    ) -> Option<Particle> {
        self.fill_shafts(atlas, dice)?;
        let outlets = self.outlets(atlas);
        let mut board = Board::empty(self.size);
        let river = std::mem::take(&mut self.river);
        for set in self.portals(&outlets, dice)? {
            for &tile in &set {
                self.kinds[tile.index()] = Some(Kind::Portal);
            }
            board.add_portals(set);
        }
        for kind in [Kind::Marsh, Kind::Hospital, Kind::Shop, Kind::Donation] {
            self.fill(kind, dice)?;
        }
        for tile in self.size.all() {
            match self.kinds[tile.index()] {
                Some(Kind::River | Kind::Portal | Kind::Stairs) | None => {}
                Some(kind) => board.set_kind(tile, kind),
            }
        }
        for &(low, high) in &self.stairs {
            board.add_stairs(low, high);
        }
        board.set_river(river);
        for level in 0..self.size.levels {
            self.walls(&mut board, level, dice);
        }
        self.exits(&mut board, dice)?;
        board.settle_river();
        let piles = self.piles(known, view, seat, dice);
        let places: Vec<Option<Tile>> = Seat::all(view.figures.len())
            .map(|seat| known.track(seat).and_then(|track| self.tile(track.fragment, track.at)))
            .collect();
        places[seat.index()]?;
        let anywhere = |dice: &mut Dice| Tile(dice.below("rival", self.size.tiles() as u64) as u8);
        let tiles = places.iter().map(|place| place.unwrap_or_else(|| anywhere(dice))).collect();
        let lost = places.iter().map(Option::is_none).collect();
        let world = Particle::new(board, tiles, piles, lost);
        outlets.iter().all(|&(from, to)| world.board.rest(from) == to).then_some(world)
    }

    /// Draws the river through what is placed so far.
    fn let_flow(&mut self, atlas: &Atlas, dice: &mut Dice) -> Option<()> {
        self.extend_shafts(atlas, dice)?;
        let outlets = self.outlets(atlas);
        let mut river = Vec::new();
        for level in 0..self.size.levels {
            river.extend(self.draw_river(level, &atlas.rivers, &outlets, dice)?);
        }
        let mut flow = vec![None; self.size.tiles()];
        for &(tile, dir) in &river {
            flow[tile.index()] = Some(dir);
            self.kinds[tile.index()] = Some(Kind::River);
            let end = self.size.next(tile, dir).is_none();
            self.blocked[tile.index()] = Some(end);
            if !end {
                self.note_side(tile, dir, Side::Open);
            }
        }
        self.river = river;
        self.flow = Some(flow);
        Some(())
    }

    /// Is this tile water exactly if `kind` says so, as far as the river is drawn?
    fn is_as_wet(&self, tile: Tile, kind: Kind) -> bool {
        let wet = |flow: &Vec<Option<Dir>>| flow[tile.index()].is_some() == (kind == Kind::River);
        self.flow.as_ref().is_none_or(wet)
    }

    fn note_side(&mut self, tile: Tile, dir: Dir, fact: Side) {
        self.sides[tile.index()][dir as usize] = Some(fact);
        if let Some(other) = self.size.next(tile, dir) {
            self.sides[other.index()][dir.back() as usize] = Some(fact);
        }
    }

    fn at(&self, (ax, ay): (i8, i8), (x, y): (i8, i8)) -> Option<Tile> {
        self.size.at(ax + x, ay + y)
    }

    fn tile(&self, fragment: usize, at: (i8, i8)) -> Option<Tile> {
        self.at(self.places.get(fragment).copied().flatten()?, at)
    }

    /// A named side on the board: from whichever of its two tiles lies inside.
    fn side_of(&self, place: (i8, i8), at: (i8, i8), dir: Dir) -> Option<(Tile, Dir)> {
        match self.at(place, at) {
            Some(tile) => Some((tile, dir)),
            None => self.at(place, beside(at, dir)).map(|tile| (tile, dir.back())),
        }
    }

    /// Flushes lead to a neighbour: the next tile downstream, where the river is drawn.
    fn links_hold(&self, sheet: &Sheet, place: (i8, i8)) -> bool {
        let near = |one: Option<Tile>, two: Option<Tile>| match (one, two, &self.flow) {
            (Some(one), Some(two), None) => {
                self.size.level(one) == self.size.level(two) && self.size.distance(one, two) == 1
            }
            (Some(one), Some(two), Some(flow)) => {
                flow[one.index()].and_then(|dir| self.size.next(one, dir)) == Some(two)
            }
            _ => true,
        };
        let lies = |to: CellRef| {
            if to.fragment == sheet.id {
                self.at(place, to.at)
            } else {
                self.tile(to.fragment, to.at)
            }
        };
        let out = |cell: &SheetCell| match cell.outlet {
            Some(to) if cell.kind == Kind::River => near(self.at(place, cell.at), lies(to)),
            _ => true,
        };
        let inn = |&(from, at): &(CellRef, (i8, i8))| near(lies(from), self.at(place, at));
        let up = |cell: &SheetCell| match (cell.climb.and_then(lies), self.at(place, cell.at)) {
            (Some(end), Some(tile)) => self.size.is_flight(tile, end),
            _ => true,
        };
        let cells = &sheet.cells;
        cells.iter().all(out) && sheet.inflow.iter().all(inn) && cells.iter().all(up)
    }

    fn put(&mut self, sheet: &Sheet, place: (i8, i8)) {
        for cell in &sheet.cells {
            if let Some(tile) = self.at(place, cell.at) {
                self.kinds[tile.index()] = Some(cell.kind);
                let blocked = &mut self.blocked[tile.index()];
                *blocked = blocked.or(cell.blocked);
            }
        }
        for &(at, dir, fact) in &sheet.sides {
            if let Some((tile, dir)) = self.side_of(place, at, dir) {
                self.note_side(tile, dir, fact);
            }
        }
    }

    /// Known ways of water and portals: entered tile and where it led.
    fn outlets(&self, atlas: &Atlas) -> Vec<(Tile, Tile)> {
        self.ways(atlas, |cell| cell.outlet)
    }

    /// Tiles and where they lead, where both are placed.
    pub(super) fn ways(
        &self,
        atlas: &Atlas,
        end: impl Fn(&SheetCell) -> Option<CellRef>,
    ) -> Vec<(Tile, Tile)> {
        let mut ways = Vec::new();
        for sheet in &atlas.sheets {
            for cell in &sheet.cells {
                let to = end(cell).and_then(|to| self.tile(to.fragment, to.at));
                if let (Some(from), Some(to)) = (self.tile(sheet.id, cell.at), to) {
                    ways.push((from, to));
                }
            }
        }
        ways
    }

    /// A river through all known river tiles of a level and no other known tile.
    fn draw_river(
        &mut self,
        level: u8,
        rivers: &Rivers,
        outlets: &[(Tile, Tile)],
        dice: &mut Dice,
    ) -> Option<Vec<(Tile, Dir)>> {
        if self.settings.river == 0 {
            return Some(Vec::new());
        }
        let mut course = Course::default();
        for tile in self.size.on_level(level) {
            let below = self.size.elsewhere(tile, 0);
            let kind = self.kinds[tile.index()];
            if kind == Some(Kind::River) {
                course.wet.insert(below);
            }
            let dry = kind.is_some_and(|kind| kind != Kind::River);
            for dir in Dir::ALL {
                if dry || !self.may_flow(tile, dir, outlets) {
                    course.barred[dir as usize].insert(below);
                }
            }
        }
        let (river, share) = rivers.draw(&course, dice)?;
        self.chance *= share;
        let here = |&(tile, dir): &(Tile, Dir)| (self.size.elsewhere(tile, level), dir);
        Some(river.path.iter().map(here).collect())
    }

    /// May water run from this tile in this direction?
    fn may_flow(&self, tile: Tile, dir: Dir, outlets: &[(Tile, Tile)]) -> bool {
        let next = self.size.next(tile, dir);
        let open = match next {
            Some(_) => self.blocked[tile.index()] != Some(true),
            None => self.blocked[tile.index()] != Some(false),
        };
        let side = self.sides[tile.index()][dir as usize];
        let fits = match next {
            Some(_) => !matches!(side, Some(Side::Barred | Side::Exit)),
            None => side != Some(Side::Exit),
        };
        let led = outlets.iter().find(|(from, _)| *from == tile);
        open && fits && led.is_none_or(|&(_, to)| next == Some(to))
    }

    /// A tile of a level nothing is known of.
    pub(super) fn unknown(&self, level: u8, dice: &mut Dice) -> Option<Tile> {
        let free: Vec<Tile> =
            self.size.on_level(level).filter(|tile| self.kinds[tile.index()].is_none()).collect();
        match free.len() {
            0 => None,
            count => Some(free[dice.below("free tile", count as u64) as usize]),
        }
    }

    fn fill(&mut self, kind: Kind, dice: &mut Dice) -> Option<()> {
        for level in 0..self.size.levels {
            let is_it = |tile: &Tile| self.kinds[tile.index()] == Some(kind);
            let known = self.size.on_level(level).filter(is_it).count() as u32;
            for _ in known..self.settings.tiles_on(kind, level) {
                let tile = self.unknown(level, dice)?;
                self.kinds[tile.index()] = Some(kind);
            }
        }
        Some(())
    }

    /// Known walls of a level, and others where nothing is known, until there are enough.
    fn walls(&self, board: &mut Board, level: u8, dice: &mut Dice) {
        let here = |river: &&[(Tile, Dir)]| self.size.level(river[0].0) == level;
        let river = board.rivers().find(here).unwrap_or_default();
        let ends = (river.first().map(|end| end.0), river.last().map(|end| end.0));
        for tile in self.size.on_level(level) {
            for dir in [Dir::Up, Dir::Right] {
                if self.sides[tile.index()][dir as usize] == Some(Side::Barred)
                    && self.size.next(tile, dir).is_some()
                {
                    board.set_wall(tile, dir, true);
                }
            }
        }
        let standing = board.walls().filter(|(tile, _)| self.size.level(*tile) == level).count();
        let mut left = i32::from(self.settings.walls) - standing as i32;
        for _ in 0..400 {
            if left <= 0 {
                return;
            }
            let place = Tile(dice.below("wall", self.size.plane() as u64) as u8);
            let tile = self.size.elsewhere(place, level);
            let dir = Dir::ALL[dice.below("wall side", 4) as usize];
            let Some(other) = self.size.next(tile, dir) else { continue };
            let end = [ends.0, ends.1].into_iter().flatten().any(|end| end == tile || end == other);
            let wet = board.kind(tile) == Kind::River && board.kind(other) == Kind::River;
            if self.sides[tile.index()][dir as usize].is_none()
                && !end
                && !wet
                && board.open(tile, dir).is_some()
                && board.holds_together_without(tile, dir)
            {
                board.set_wall(tile, dir, true);
                left -= 1;
            }
        }
    }

    fn exits(&self, board: &mut Board, dice: &mut Dice) -> Option<()> {
        let mut open = Vec::new();
        for tile in self.size.on_level(0) {
            for dir in Dir::ALL.into_iter().filter(|&dir| self.size.next(tile, dir).is_none()) {
                match self.sides[tile.index()][dir as usize] {
                    Some(Side::Exit) => board.set_exit(tile, dir),
                    None if board.kind(tile) != Kind::River => open.push((tile, dir)),
                    _ => {}
                }
            }
        }
        dice.shuffle("exits", &mut open);
        for (tile, dir) in open {
            if board.exits().count() >= usize::from(self.settings.exits) {
                break;
            }
            let apart = board
                .exits()
                .all(|(exit, _)| self.size.distance(exit, tile) >= self.settings.exit_distance());
            if apart {
                board.set_exit(tile, dir);
            }
        }
        (board.exits().count() == usize::from(self.settings.exits)).then_some(())
    }

    /// Piles seen lie where they were seen; the others on safe tiles not known to be empty.
    fn piles(&self, known: &Knowledge, view: &View, seat: Seat, dice: &mut Dice) -> Vec<Tile> {
        let carried = view.figures.iter().filter(|figure| figure.carries).count();
        let total = view.piles.iter().map(|&count| usize::from(count)).sum::<usize>();
        let mut piles = Vec::new();
        let mut empty = vec![false; self.size.tiles()];
        for (id, piece) in known.fragments() {
            for (at, cell) in piece.cells() {
                match (cell.treasure, self.tile(id, at)) {
                    (Some((true, turn)), Some(tile))
                        if !known.may_be_gone(CellRef { fragment: id, at }, turn, seat) =>
                    {
                        piles.push(tile);
                    }
                    (Some((false, _)), Some(tile)) => empty[tile.index()] = true,
                    _ => {}
                }
            }
        }
        piles.truncate(total.saturating_sub(carried));
        let mut free: Vec<Tile> = self
            .size
            .all()
            .filter(|tile| matches!(self.kinds[tile.index()], None | Some(Kind::Safe)))
            .filter(|tile| !empty[tile.index()] && !piles.contains(tile))
            .collect();
        dice.shuffle("piles", &mut free);
        let missing = total.saturating_sub(carried + piles.len());
        piles.extend(free.into_iter().take(missing));
        piles
    }
}
