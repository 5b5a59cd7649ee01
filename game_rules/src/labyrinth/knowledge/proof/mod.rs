//! Whether a piece of map can lie somewhere at all (rules/labyrinth.md 18.4). Pairs of fragments may go
//! together well and yet leave no board: here a whole arrangement is looked for, with a river the
//! generator can draw, all fragments on it, portals that are sets of one, two and three, and walls and
//! exits where the generator puts them. A placement without any such arrangement is impossible.
//!
//! The search is cut off after a while, and what it has not disproved stays. What it has found is kept:
//! most announcements leave most arrangements standing.

use std::collections::BTreeMap;

use super::{
    super::{
        Settings,
        generate::TREASURE_TO_EXIT,
        place::{Dir, Kind, Size, Tile},
        rivers::{River, Rivers},
        setup::Generator,
    },
    CellRef, Fragment, Side, beside,
};

/// Placements of a fragment tried after an announcement: as many as take some milliseconds. On a small
/// board a try costs less and proves more.
const PATIENCE: u32 = 3_000;
const SMALL_PATIENCE: u32 = 20_000;
/// Tiles of a small board.
const SMALL: usize = 36;
/// One question may take this part of it.
const PART: u32 = 6;
/// With more rivers than this nothing is looked for.
const MOST_RIVERS: usize = 4_000;
/// Tiles of one level.
const PLANE: usize = Size::MOST as usize * Size::MOST as usize;

/// An arrangement that was found: the river by number, and where each fragment lies.
#[derive(Clone, Debug)]
struct Arrangement {
    river: usize,
    places: BTreeMap<usize, (i8, i8)>,
}

/// What is known beside the fragments.
pub(super) struct Told<'a> {
    pub(super) settings: &'a Settings,
    /// The stream flows the other way than at the start.
    pub(super) turned: bool,
    /// Where piles lay at the start.
    pub(super) hoards: &'a [CellRef],
}

/// What was found so far, by fragment and placement.
#[derive(Clone, Debug, Default)]
pub(super) struct Proofs {
    found: BTreeMap<(usize, (i8, i8)), Arrangement>,
}

impl Proofs {
    /// Deletes placements of fragment `id` that leave no board. True if there were any.
    pub(super) fn prune(
        &mut self,
        fragments: &mut [Option<Fragment>],
        id: usize,
        told: &Told<'_>,
        tired: &mut u32,
    ) -> bool {
        let settings = told.settings;
        let drawn = settings.generator != Generator::ByHand && settings.levels() == 1;
        let Some(piece) = fragments[id].as_ref().filter(|piece| drawn && piece.freedom() > 1)
        else {
            return false;
        };
        let rivers = Rivers::of(settings, told.turned);
        if rivers.all.len() > MOST_RIVERS || settings.river == 0 {
            return false;
        }
        let small = settings.size().tiles() <= SMALL;
        let patience = if small { SMALL_PATIENCE } else { PATIENCE };
        let places: Vec<(i8, i8)> = piece.placements().collect();
        let mut search = Search::new(fragments, id, told, &rivers);
        let mut kept = Vec::with_capacity(places.len());
        let mut before = std::mem::take(&mut self.found);
        before.retain(|(one, _), _| fragments.get(*one).is_some_and(Option::is_some));
        for &place in &places {
            let hint = before.remove(&(id, place));
            search.effort = (patience / PART).min(patience.saturating_sub(*tired));
            let spare = search.effort;
            match search.arrange(place, hint.as_ref()) {
                Some(arrangement) => {
                    self.found.insert((id, place), arrangement);
                    kept.push(place);
                }
                // Given up: nothing is proved.
                None if search.effort == 0 => {
                    if let Some(hint) = hint {
                        self.found.insert((id, place), hint);
                    }
                    kept.push(place);
                }
                None => {}
            }
            *tired += spare - search.effort;
        }
        self.found.extend(before);
        // No board at all is a contradiction in what was heard, and proves nothing.
        if kept.is_empty() || kept.len() == places.len() {
            return false;
        }
        fragments[id].as_mut().is_some_and(|piece| piece.keep_only(&kept))
    }
}

/// A fragment, laid out for being placed again and again.
struct Sheet {
    id: usize,
    cells: Vec<((i8, i8), Kind, Option<bool>)>,
    sides: Vec<((i8, i8), Dir, Side)>,
    places: Vec<(i8, i8)>,
}

/// A cell that leads to another, by fragment in the order of placing.
#[derive(Clone, Copy)]
struct Link {
    kind: Kind,
    from: (usize, (i8, i8)),
    to: (usize, (i8, i8)),
}

struct Search<'a> {
    settings: &'a Settings,
    size: Size,
    rivers: &'a Rivers,
    /// In the order of placing; the one in question first.
    sheets: Vec<Sheet>,
    links: Vec<Link>,
    hoards: Vec<(usize, (i8, i8))>,
    limits: [u32; Kind::ALL.len()],
    /// Placements that may still be tried.
    effort: u32,
}

/// What is laid so far.
#[derive(Clone)]
struct Layout {
    kinds: [Option<Kind>; PLANE],
    sides: [[Option<Side>; 4]; PLANE],
    counts: [u32; Kind::ALL.len()],
    walls: u32,
    exits: Vec<Tile>,
    places: Vec<(i8, i8)>,
}

impl<'a> Search<'a> {
    fn new(
        fragments: &[Option<Fragment>],
        first: usize,
        told: &Told<'a>,
        rivers: &'a Rivers,
    ) -> Search<'a> {
        let live = |id: &usize| fragments[*id].as_ref().is_some_and(|piece| !piece.is_archived());
        let mut left: Vec<usize> =
            (0..fragments.len()).filter(|id| live(id) && *id != first).collect();
        let piece = |id: usize| fragments[id].as_ref();
        let leads = |from: usize, to: usize| {
            let wet = |(_, cell): (_, &super::Cell)| {
                cell.kind == Kind::River && cell.outlet.is_some_and(|end| end.fragment == to)
            };
            piece(from).is_some_and(|piece| piece.cells().any(wet))
        };
        // Whatever water joins to those before it comes next; then what can hardly move.
        let mut order = vec![first];
        while !left.is_empty() {
            let joined = |id: usize| order.iter().any(|&one| leads(one, id) || leads(id, one));
            let rank = |&id: &usize| (!joined(id), piece(id).map_or(0, Fragment::freedom), id);
            let next = left.iter().copied().min_by_key(rank).unwrap_or(first);
            left.retain(|&id| id != next);
            order.push(next);
        }
        let index = |at: CellRef| {
            order.iter().position(|&id| id == at.fragment).map(|place| (place, at.at))
        };
        let (mut sheets, mut links) = (Vec::new(), Vec::new());
        for &id in &order {
            let Some(piece) = piece(id) else { continue };
            for (at, cell) in piece.cells() {
                let from = index(CellRef { fragment: id, at });
                if let (Some(from), Some(to)) = (from, cell.outlet.and_then(index)) {
                    links.push(Link { kind: cell.kind, from, to });
                }
            }
            sheets.push(Sheet {
                id,
                cells: piece.cells().map(|(at, cell)| (at, cell.kind, cell.blocked)).collect(),
                sides: piece.sides().filter(|(.., fact)| *fact != Side::Doubtful).collect(),
                places: piece.placements().collect(),
            });
        }
        let settings = told.settings;
        let size = settings.size();
        let hoards = told.hoards.iter().filter_map(|&at| index(at)).collect();
        let limits = std::array::from_fn(|index| settings.tiles_of(Kind::ALL[index]));
        Search { settings, size, rivers, sheets, links, hoards, limits, effort: 0 }
    }

    /// An arrangement with the first fragment here, if there is one. Without effort left none was
    /// found in time.
    fn arrange(&mut self, place: (i8, i8), hint: Option<&Arrangement>) -> Option<Arrangement> {
        let rivers = self.rivers;
        let hinted = hint.map(|hint| hint.river).filter(|&river| river < rivers.all.len());
        let others = (0..rivers.all.len()).filter(|&river| Some(river) != hinted);
        let empty = Layout {
            kinds: [None; PLANE],
            sides: [[None; 4]; PLANE],
            counts: [0; Kind::ALL.len()],
            walls: 0,
            exits: Vec::new(),
            places: Vec::new(),
        };
        for river in hinted.into_iter().chain(others) {
            let course = &rivers.all[river];
            // Most rivers are ruled out by the first fragment alone: that is not counted.
            if !self.suits(course, place) {
                continue;
            }
            let Some(layout) = self.lay(&empty, place, course) else { continue };
            if let Some(layout) = self.go_on(layout, course, hint) {
                let places = self.sheets.iter().zip(layout.places);
                let places = places.map(|(sheet, place)| (sheet.id, place)).collect();
                return Some(Arrangement { river, places });
            }
            if self.effort == 0 {
                return None;
            }
        }
        None
    }

    /// Is the first fragment wet where the river is, and nowhere else?
    fn suits(&self, river: &River, (x, y): (i8, i8)) -> bool {
        self.sheets[0].cells.iter().all(|&(at, kind, _)| {
            let tile = self.size.at(x + at.0, y + at.1);
            tile.is_some_and(|tile| river.banks.is_wet(tile) == (kind == Kind::River))
        })
    }

    /// Places the fragments that are left.
    fn go_on(
        &mut self,
        layout: Layout,
        river: &River,
        hint: Option<&Arrangement>,
    ) -> Option<Layout> {
        let Some(sheet) = self.sheets.get(layout.places.len()) else {
            return self.is_possible(&layout, river).then_some(layout);
        };
        let hinted = hint.and_then(|hint| hint.places.get(&sheet.id)).copied();
        let hinted = hinted.filter(|place| sheet.places.contains(place));
        let others = sheet.places.iter().copied().filter(|place| Some(*place) != hinted);
        for place in hinted.into_iter().chain(others).collect::<Vec<_>>() {
            if self.effort == 0 {
                return None;
            }
            self.effort -= 1;
            if let Some(next) = self.lay(&layout, place, river)
                && let Some(found) = self.go_on(next, river, hint)
            {
                return Some(found);
            }
        }
        None
    }

    fn tile(&self, layout: &Layout, (sheet, at): (usize, (i8, i8))) -> Option<Tile> {
        let (x, y) = *layout.places.get(sheet)?;
        self.size.at(x + at.0, y + at.1)
    }

    /// The next fragment, if it can lie here.
    fn lay(&self, before: &Layout, place: (i8, i8), river: &River) -> Option<Layout> {
        let sheet = self.sheets.get(before.places.len())?;
        let at = |(x, y): (i8, i8)| self.size.at(x + place.0, y + place.1);
        let last = river.path.last().map(|(tile, _)| *tile);
        for &(cell, kind, blocked) in &sheet.cells {
            let tile = at(cell)?;
            let fits = match before.kinds[tile.index()] {
                Some(known) => known == kind,
                None => river.banks.is_wet(tile) == (kind == Kind::River),
            };
            if !fits || blocked.is_some_and(|blocked| blocked != (last == Some(tile))) {
                return None;
            }
        }
        let lies = |(sheet, at): (usize, (i8, i8))| {
            let new = (sheet == before.places.len()).then_some(&place);
            let &(x, y) = before.places.get(sheet).or(new)?;
            self.size.at(x + at.0, y + at.1)
        };
        let flows = |link: &Link| match (lies(link.from), lies(link.to)) {
            (Some(from), Some(to)) => {
                river.flow(from).and_then(|flow| self.size.next(from, flow)) == Some(to)
            }
            _ => true,
        };
        if !self.links.iter().filter(|link| link.kind == Kind::River).all(flows) {
            return None;
        }
        let mut layout = before.clone();
        layout.places.push(place);
        for &(cell, kind, _) in &sheet.cells {
            let known = &mut layout.kinds[at(cell)?.index()];
            if known.is_none() {
                *known = Some(kind);
                let count = &mut layout.counts[kind as usize];
                *count += 1;
                if *count > self.limits[kind as usize] {
                    return None;
                }
            }
        }
        for &(cell, dir, fact) in &sheet.sides {
            let (tile, dir) = match at(cell) {
                Some(tile) => (tile, dir),
                None => (at(beside(cell, dir))?, dir.back()),
            };
            self.mark(&mut layout, river, (tile, dir), fact)?;
        }
        Some(layout)
    }

    fn mark(
        &self,
        layout: &mut Layout,
        river: &River,
        (tile, dir): (Tile, Dir),
        fact: Side,
    ) -> Option<()> {
        match layout.sides[tile.index()][dir as usize] {
            Some(known) => return (known == fact).then_some(()),
            None => layout.sides[tile.index()][dir as usize] = Some(fact),
        }
        let other = self.size.next(tile, dir);
        match (fact, other) {
            (Side::Open, None) | (Side::Exit, Some(_)) => return None,
            (Side::Barred, Some(_)) => {
                layout.walls += 1;
                if layout.walls > self.settings.inner_walls() || !river.banks.bear(tile, dir) {
                    return None;
                }
            }
            (Side::Exit, None) => {
                let near =
                    |&exit: &Tile| self.size.distance(exit, tile) < self.settings.exit_distance();
                if river.banks.is_wet(tile) || layout.exits.iter().any(near) {
                    return None;
                }
                layout.exits.push(tile);
                if layout.exits.len() > usize::from(self.settings.exits) {
                    return None;
                }
            }
            _ => {}
        }
        if let Some(other) = other {
            layout.sides[other.index()][dir.back() as usize] = Some(fact);
        }
        Some(())
    }

    /// Can all the rest be there as well?
    fn is_possible(&self, layout: &Layout, river: &River) -> bool {
        self.has_portals(layout)
            && self.has_walls(layout, river)
            && self.has_exits(layout, river)
            && self.holds_together(layout)
    }

    fn has_portals(&self, layout: &Layout) -> bool {
        let ends = |link: &Link| Some((self.tile(layout, link.from)?, self.tile(layout, link.to)?));
        let portals = self.links.iter().filter(|link| link.kind == Kind::Portal);
        are_portals(self.settings, portals.filter_map(ends))
    }

    /// There is room for the walls nobody knows of. Where walls can fall nobody knows.
    fn has_walls(&self, layout: &Layout, river: &River) -> bool {
        if self.settings.expansions.dynamite {
            return true;
        }
        let missing = self.settings.inner_walls().saturating_sub(layout.walls);
        let sides = self.size.all().flat_map(|tile| [(tile, Dir::Up), (tile, Dir::Right)]);
        let free = sides.filter(|&(tile, dir)| {
            layout.sides[tile.index()][dir as usize].is_none() && river.banks.bear(tile, dir)
        });
        free.take(missing as usize).count() == missing as usize
    }

    /// The exits keep their distance from the piles of the start, and there is room for those nobody
    /// knows of.
    fn has_exits(&self, layout: &Layout, river: &River) -> bool {
        let mut hoards: Vec<Tile> =
            self.hoards.iter().filter_map(|&at| self.tile(layout, at)).collect();
        hoards.sort_unstable();
        hoards.dedup();
        let far = |tile: Tile| {
            hoards.iter().all(|&pile| self.size.distance(tile, pile) >= TREASURE_TO_EXIT)
        };
        if hoards.len() as u32 > self.settings.piles()
            || !layout.exits.iter().all(|&exit| far(exit))
        {
            return false;
        }
        let unknown = |tile: Tile, dir: Dir| {
            self.size.next(tile, dir).is_none()
                && layout.sides[tile.index()][dir as usize].is_none()
        };
        let open = |tile: &Tile| {
            let unknown = Dir::ALL.into_iter().any(|dir| unknown(*tile, dir));
            unknown && !river.banks.is_wet(*tile) && far(*tile)
        };
        let free: Vec<Tile> = self.size.all().filter(open).collect();
        let missing = usize::from(self.settings.exits) - layout.exits.len();
        self.spread_out(&mut layout.exits.clone(), &free, missing)
    }

    /// Can so many more exits keep their distance from each other?
    fn spread_out(&self, exits: &mut Vec<Tile>, free: &[Tile], missing: usize) -> bool {
        if missing == 0 {
            return true;
        }
        let least = self.settings.exit_distance();
        free.iter().enumerate().any(|(index, &tile)| {
            let apart = exits.iter().all(|&exit| self.size.distance(exit, tile) >= least);
            if apart {
                exits.push(tile);
            }
            let found = apart && self.spread_out(exits, &free[index + 1..], missing - 1);
            if apart {
                exits.pop();
            }
            found
        })
    }

    /// The known walls cut nothing off.
    fn holds_together(&self, layout: &Layout) -> bool {
        let mut reached = [false; PLANE];
        let mut ways = vec![Tile(0)];
        reached[0] = true;
        let mut count = 0;
        while let Some(tile) = ways.pop() {
            count += 1;
            for dir in Dir::ALL {
                let barred = layout.sides[tile.index()][dir as usize] == Some(Side::Barred);
                let Some(next) = self.size.next(tile, dir).filter(|_| !barred) else { continue };
                if !std::mem::replace(&mut reached[next.index()], true) {
                    ways.push(next);
                }
            }
        }
        count == self.size.tiles()
    }
}

/// Can portals lead like this, in sets of one, two and three?
pub(in crate::labyrinth) fn are_portals(
    settings: &Settings,
    links: impl Iterator<Item = (Tile, Tile)>,
) -> bool {
    let mut next: BTreeMap<Tile, Tile> = BTreeMap::new();
    let mut before: BTreeMap<Tile, Tile> = BTreeMap::new();
    for (from, to) in links {
        if *next.entry(from).or_insert(to) != to || *before.entry(to).or_insert(from) != from {
            return false;
        }
    }
    let sets = [settings.fake_portals, settings.two_way, settings.three_way].map(u32::from);
    // Rounds that are known whole, and the beginnings of others, by length.
    let (mut rounds, mut chains) = ([0u32; 3], [0u32; 3]);
    for &start in next.keys() {
        let way: Vec<Tile> =
            std::iter::successors(Some(start), |tile| next.get(tile).copied()).take(5).collect();
        let back = way[1..].iter().position(|&tile| tile == start);
        match back {
            // Counted once, from the lowest tile.
            Some(place) if place > 2 => return false,
            Some(place) if way[..=place].iter().all(|&tile| tile >= start) => {
                rounds[place] += 1;
            }
            Some(_) => {}
            None if before.contains_key(&start) => {}
            None if way.len() > 3 => return false,
            None => chains[way.len() - 1] += 1,
        }
    }
    let three = rounds[2] + chains[2];
    let two = rounds[1] + chains[1];
    rounds[0] <= sets[0]
        && rounds[1] <= sets[1]
        && three <= sets[2]
        && two + three <= sets[1] + sets[2]
}
