//! Drawing a world that fits everything a seat knows (rules/labyrinth.md 20.3): place the
//! fragments, stamp their facts, and let the generator's procedure fill the rest. Every world carries
//! how likely the generator was to draw what is known of it, compared with how likely it was to be
//! drawn here; counted by that, worlds are what they would be if boards were drawn by the generator
//! until one fits.
//!
//! Fragments that can hardly move are placed first and then the seat's own, a river is drawn that
//! fits them, and the others are laid so that they fit that river: the other way round hardly any
//! river would do. Of those others, which in Aloud are mostly the rivals' ways, there may be twenty;
//! one that finds no room is left out, or there would hardly ever be a world at all.

use std::sync::Arc;

use super::{particle::Particle, past::Moment, stock::Stock, walls::share};
use crate::{
    dice::Dice,
    game::Seat,
    labyrinth::{
        Board, Dir, Kind, News, Settings, Size, Tile, View,
        board::PortalSort,
        generate::{Banks, Drawing, keeps_its_promise},
        knowledge::{CellRef, Knowledge, Side, are_portals, beside},
        rivers::{Course, Rivers},
        setup::Generator,
    },
};

/// Fragments with no more placements than this come before the river.
const FIRM: usize = 3;
/// How much worse a world is for every fragment that finds no room in it.
const MISFIT: f64 = 1e-9;

/// What is certain about a board once the fragments are placed.
#[derive(Clone)]
pub(in crate::labyrinth) struct Stamp<'a> {
    pub(in crate::labyrinth) settings: &'a Settings,
    pub(in crate::labyrinth) size: Size,
    pub(in crate::labyrinth) kinds: Vec<Option<Kind>>,
    /// SheetFacts by tile and side.
    sides: Vec<[Option<Side>; 4]>,
    blocked: Vec<Option<bool>>,
    /// The river, once it is drawn, and its flow by tile.
    river: Vec<(Tile, Dir)>,
    flow: Option<Vec<Option<Dir>>>,
    /// Where each fragment's cell (0, 0) lies.
    places: Vec<Option<(i8, i8)>>,
    /// 17.4: stairs, the lower end and the upper.
    pub(in crate::labyrinth) stairs: Vec<(Tile, Tile)>,
    /// How likely the generator is to show what is known, compared with how likely this was drawn.
    chance: f64,
    /// What of that is guessed about walls and exits.
    guess: f64,
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

pub(in crate::labyrinth) struct SheetCell {
    at: (i8, i8),
    kind: Kind,
    blocked: Option<bool>,
    outlet: Option<CellRef>,
    sort: Option<PortalSort>,
    pub(in crate::labyrinth) climb: Option<CellRef>,
}

/// All live fragments in the order of placing: those that can hardly move, the seat's own, and the
/// others, those with the fewest placements first, which leaves the fewest dead ends.
pub(in crate::labyrinth) struct Atlas {
    sheets: Vec<Sheet>,
    rivers: Arc<Rivers>,
    own: Option<usize>,
    ids: usize,
    /// Portals that were entered, and where they led.
    portals: Vec<(CellRef, CellRef)>,
    pub(in crate::labyrinth) seat: Seat,
    /// Where the followed adventurers began, and the own one among them.
    pub(in crate::labyrinth) starts: Vec<CellRef>,
    pub(in crate::labyrinth) start: Option<CellRef>,
    /// By seat: nobody can follow them.
    pub(in crate::labyrinth) unseen: Vec<bool>,
    /// Everything that was told.
    pub(in crate::labyrinth) past: Vec<Moment>,
}

impl Atlas {
    pub(in crate::labyrinth) fn of(known: &Knowledge, view: &View, seat: Seat) -> Atlas {
        let own = known.track(seat).map(|here| here.fragment);
        let flushes: Vec<(CellRef, CellRef)> = known
            .links()
            .filter(|(from, _)| known.cell(*from).is_some_and(|cell| cell.kind == Kind::River))
            .collect();
        let portal = |sheet: &Sheet| {
            let led = |cell: &SheetCell| {
                let from = CellRef { fragment: sheet.id, at: cell.at };
                Some((from, cell.outlet.filter(|_| cell.kind == Kind::Portal)?))
            };
            sheet.cells.iter().filter_map(led).collect::<Vec<_>>()
        };
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
                        sort: cell.sort,
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
        let past = Atlas::moments(view, known.trail());
        let turns = view.heard.iter().filter(|event| event.news == News::StreamTurned).count();
        let followed = |seat: &Seat| known.track(*seat).is_some();
        let seats = Seat::all(view.figures.len());
        let unseen = seats.clone().map(|seat| !followed(&seat)).collect();
        // The followed have the first fragments, seat by seat.
        let begin = |fragment| known.whereabouts(CellRef { fragment, at: (0, 0) });
        let followed: Vec<Seat> = seats.filter(followed).collect();
        let starts = (0..followed.len()).map(begin).collect();
        let start = followed.iter().position(|&one| one == seat).map(begin);
        let rivers = Rivers::of(known.settings(), turns % 2 == 1);
        let portals = sheets.iter().flat_map(portal).collect();
        Atlas { sheets, rivers, own, ids, portals, seat, starts, start, unseen, past }
    }
}

/// Up to `count` worlds, each as likely as the others: the fragments are laid `tries` times.
pub(in crate::labyrinth) fn imagine(
    known: &Knowledge,
    view: &View,
    seat: Seat,
    (count, tries): (usize, usize),
    dice: &mut Dice,
) -> Vec<Particle> {
    let drawn = dream(known, view, seat, (count, tries), dice);
    let weights: Vec<f64> = drawn.iter().map(|(_, weight)| *weight).collect();
    let mut worlds = Vec::with_capacity(count);
    for index in spread(&weights, count) {
        let mut world: Particle = drawn[index].0.clone();
        world.place_rivals(view, seat, dice);
        worlds.push(world);
    }
    worlds
}

/// Worlds with their weights: the fragments are laid `tries` times, and what explains them best is
/// carried on most often.
pub(in crate::labyrinth) fn dream(
    known: &Knowledge,
    view: &View,
    seat: Seat,
    (count, tries): (usize, usize),
    dice: &mut Dice,
) -> Vec<(Particle, f64)> {
    let atlas = Atlas::of(known, view, seat);
    let lay = |_| Stamp::place(&atlas, view.settings(), dice);
    let laid: Vec<Stamp<'_>> = (0..tries).filter_map(lay).collect();
    let chances: Vec<f64> = laid.iter().map(|stamp| stamp.chance).collect();
    let chosen = spread(&chances, count);
    let complete = |index: usize| laid[index].clone().complete(&atlas, known, view, dice);
    chosen.into_iter().filter_map(complete).collect()
}

/// `count` indices, spread evenly over the sum of all weights.
pub(in crate::labyrinth) fn spread(weights: &[f64], count: usize) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    let mut chosen = Vec::with_capacity(count);
    let mut sum = 0.0;
    for (index, weight) in weights.iter().enumerate() {
        sum += weight;
        while chosen.len() < count && (chosen.len() as f64 + 0.5) * total < sum * count as f64 {
            chosen.push(index);
        }
    }
    chosen
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
            guess: 1.0,
        };
        let mut chances: Vec<(f64, f64)> = Vec::new();
        for sheet in &atlas.sheets {
            let own = Some(sheet.id) == atlas.own;
            if stamp.flow.is_none() && sheet.places.len() > FIRM && !own {
                stamp.let_flow(atlas, dice)?;
            }
            let stock = stamp.stock();
            chances.clear();
            chances.extend(
                sheet.places.iter().map(|&place| stamp.chance_of(atlas, sheet, place, stock)),
            );
            let total: f64 = chances.iter().map(|(kinds, sides)| kinds * sides).sum();
            if total > 0.0 {
                let mut left = total * share(dice);
                let options = sheet.places.iter().zip(&chances);
                let mut options = options.filter(|(_, (kinds, sides))| kinds * sides > 0.0);
                let last = options.clone().next_back();
                let chosen = options.find(|(_, (kinds, sides))| {
                    left -= kinds * sides;
                    left < 0.0
                });
                let (&place, &(_, sides)) = chosen.or(last)?;
                stamp.put(sheet, place);
                stamp.places[sheet.id] = Some(place);
                stamp.chance *= total;
                stamp.guess *= sides;
            } else if own {
                return None;
            } else {
                stamp.chance *= MISFIT;
            }
        }
        if stamp.flow.is_none() {
            stamp.let_flow(atlas, dice)?;
        }
        // Now that the water is known a better guess is possible.
        let guess = (0..size.levels).map(|level| stamp.walls_guess(level)).product::<f64>()
            * stamp.exits_guess();
        stamp.chance *= guess / stamp.guess;
        stamp.guess = guess;
        (stamp.chance > 0.0).then_some(stamp)
    }

    /// Does the board follow the generator's rules?
    pub(in crate::labyrinth) fn strict(&self) -> bool {
        self.settings.generator != Generator::ByHand
    }

    /// What is known of a side.
    pub(in crate::labyrinth) fn side(&self, tile: Tile, dir: Dir) -> Option<Side> {
        self.sides[tile.index()][dir as usize]
    }

    /// Is a tile water, as far as the river is drawn?
    pub(in crate::labyrinth) fn is_wet(&self, tile: Tile) -> bool {
        self.flow.as_ref().is_some_and(|flow| flow[tile.index()].is_some())
    }

    /// What the river of a level allows of walls.
    pub(in crate::labyrinth) fn banks(&self, level: u8) -> Banks {
        let here = |(tile, _): &&(Tile, Dir)| self.size.level(*tile) == level;
        let river: Vec<(Tile, Dir)> = self.river.iter().filter(here).copied().collect();
        Banks::along(self.size, &river)
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

    /// The chance that a board shows the tiles, and about that of the sides, if the fragment lies
    /// here; 0 if it cannot.
    fn chance_of(
        &self,
        atlas: &Atlas,
        sheet: &Sheet,
        place: (i8, i8),
        mut stock: Stock,
    ) -> (f64, f64) {
        const NEVER: (f64, f64) = (0.0, 0.0);
        let mut chance = 1.0;
        for cell in &sheet.cells {
            let Some(tile) = self.at(place, cell.at) else { return NEVER };
            let fits = cell.blocked.is_none()
                || self.blocked[tile.index()].is_none_or(|blocked| Some(blocked) == cell.blocked);
            match self.kinds[tile.index()] {
                Some(kind) if kind == cell.kind && fits => {}
                None if fits && self.is_as_wet(tile, cell.kind) => chance *= stock.take(cell.kind),
                _ => return NEVER,
            }
        }
        let mut sides = 1.0;
        for &(at, dir, fact) in &sheet.sides {
            let Some((tile, dir)) = self.side_of(place, at, dir) else { return NEVER };
            match self.sides[tile.index()][dir as usize] {
                Some(known) if known == fact => {}
                Some(_) => return NEVER,
                None => sides *= stock.take_side(fact, self.size.next(tile, dir).is_some()),
            }
        }
        let fits = chance * sides > 0.0
            && self.links_hold(sheet, place)
            && self.portals_hold(atlas, sheet, place);
        if fits { (chance, sides) } else { NEVER }
    }

    /// Portals lead on in sets, also with this sheet here.
    fn portals_hold(&self, atlas: &Atlas, sheet: &Sheet, place: (i8, i8)) -> bool {
        let here = |end: &CellRef| end.fragment == sheet.id;
        if !atlas.portals.iter().any(|(from, to)| here(from) || here(to)) {
            return true;
        }
        let lies = |end: CellRef| match here(&end) {
            true => self.at(place, end.at),
            false => self.tile(end.fragment, end.at),
        };
        let ends = |&(from, to): &(CellRef, CellRef)| Some((lies(from)?, lies(to)?));
        are_portals(self.settings, atlas.portals.iter().filter_map(ends))
    }

    /// Lets the generator's procedure fill the rest, and lives through what was told; a world and its
    /// weight. May fail.
    fn complete(
        mut self,
        atlas: &Atlas,
        known: &Knowledge,
        view: &View,
        dice: &mut Dice,
    ) -> Option<(Particle, f64)> {
        self.fill_shafts(atlas, dice)?;
        let outlets = self.outlets(atlas);
        let mut board = Board::empty(self.size);
        let (portals, mut weight) = self.portals(&outlets, &self.sorts(atlas), dice)?;
        for set in portals {
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
        board.set_river(self.river.clone());
        let (treasures, chance) = self.treasures(atlas, dice)?;
        weight *= chance;
        for level in 0..self.size.levels {
            weight *= self.walls(&mut board, level, dice)?;
        }
        weight *= self.exits(&mut board, &treasures, dice)? / self.guess;
        board.settle_river();
        let drawing = Drawing { board, treasures };
        if self.settings.generator == Generator::Guaranteed
            && !keeps_its_promise(self.settings, &drawing)
        {
            return None;
        }
        let Drawing { mut board, treasures } = drawing;
        let now = self.relive(atlas, &mut board, &treasures, view, dice)?;
        let places: Vec<Option<Tile>> = Seat::all(view.figures.len())
            .map(|seat| known.track(seat).and_then(|track| self.tile(track.fragment, track.at)))
            .collect();
        let own = places[atlas.seat.index()]?;
        let lost =
            places.iter().zip(&atlas.unseen).map(|(place, unseen)| place.is_none() && !unseen);
        let lost = lost.collect();
        let anywhere = |dice: &mut Dice| Tile(dice.below("rival", self.size.tiles() as u64) as u8);
        let tiles = places.iter().map(|place| place.unwrap_or_else(|| anywhere(dice))).collect();
        let mut world = Particle::new(board, tiles, now.piles, lost, now.rivals);
        weight *= now.chance * world.settle(view, (atlas.seat, Some(own)));
        let led = |&(from, to): &(Tile, Tile)| world.board.rest(from) == to;
        outlets.iter().all(led).then_some((world, weight))
    }

    /// Portals whose sort was told.
    fn sorts(&self, atlas: &Atlas) -> Vec<(Tile, PortalSort)> {
        let mut sorts = Vec::new();
        for sheet in &atlas.sheets {
            for cell in &sheet.cells {
                if let (Some(sort), Some(tile)) = (cell.sort, self.tile(sheet.id, cell.at)) {
                    sorts.push((tile, sort));
                }
            }
        }
        sorts
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

    pub(in crate::labyrinth) fn tile(&self, fragment: usize, at: (i8, i8)) -> Option<Tile> {
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
    pub(in crate::labyrinth) fn ways(
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
        if self.strict() {
            let below = |(tile, dir)| (self.size.elsewhere(tile, 0), dir);
            course.walls = self.known_walls(level).map(below).collect();
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
    pub(in crate::labyrinth) fn unknown(&self, level: u8, dice: &mut Dice) -> Option<Tile> {
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
}
