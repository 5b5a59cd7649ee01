//! All pieces of map on one table: which placements of two go together, where the river joins them, and
//! whether a whole arrangement leaves room for what nobody has seen.

use super::{
    super::{
        super::{
            Settings,
            board::TileSet,
            generate::TREASURE_TO_EXIT,
            place::{Dir, Kind, Size, Tile},
            rivers::River,
        },
        CellRef, Fragment,
        fit::{Fits, Offsets, REACH},
    },
    Arrangement, Place, Told,
    portals::are_portals,
    sheet::{Edges, KINDS, Rows, Sheet, SheetFacts, border, tiles_of},
};

/// The largest offset of two placements on one level.
const FAR: usize = Size::MOST as usize - 1;

/// Offsets at which two pieces go together, as rows of bits; (0, 0) is in the middle.
type Steps = [u32; 2 * FAR + 1];

/// A cell that leads to another, by sheet.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) from: (usize, Place),
    pub(super) to: (usize, Place),
}

impl Link {
    fn touches(&self, sheet: usize) -> bool {
        self.from.0 == sheet || self.to.0 == sheet
    }
}

/// What is wrong with an arrangement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    None,
    /// Each of these has a part in all of it.
    Either(usize, usize),
    Many,
}

impl Fault {
    /// And these two are in each other's way.
    fn and(self, one: usize, two: usize) -> Fault {
        match self {
            Fault::None => Fault::Either(one, two),
            Fault::Either(..) => match (self.is_without(one), self.is_without(two)) {
                (true, true) => Fault::Either(one, two),
                (true, false) => Fault::Either(one, one),
                (false, true) => Fault::Either(two, two),
                (false, false) => Fault::Many,
            },
            Fault::Many => Fault::Many,
        }
    }

    /// Would nothing be wrong if this piece were not there?
    pub(super) fn is_without(self, sheet: usize) -> bool {
        match self {
            Fault::None => true,
            Fault::Either(one, two) => sheet == one || sheet == two,
            Fault::Many => false,
        }
    }
}

/// Pieces of map that are to be arranged.
pub(super) struct Table<'a> {
    pub(super) sheets: Vec<Sheet>,
    settings: &'a Settings,
    size: Size,
    steps: Vec<Steps>,
    flows: Vec<Link>,
    portals: Vec<Link>,
    hoards: Vec<(usize, Place)>,
    limits: [u32; KINDS],
    border: Edges,
    all: TileSet,
    /// The column on the right.
    last: TileSet,
}

impl<'a> Table<'a> {
    pub(super) fn new(fragments: &[Option<Fragment>], told: &Told<'a>, fits: &Fits) -> Table<'a> {
        let settings = told.settings;
        let live = |(id, piece): (usize, &'_ Option<Fragment>)| {
            piece
                .as_ref()
                .filter(|piece| !piece.is_archived())
                .map(|piece| Sheet::new(id, piece, settings))
        };
        let sheets: Vec<Sheet> = fragments.iter().enumerate().filter_map(live).collect();
        let place_of = |at: CellRef| {
            sheets.iter().position(|sheet| sheet.id == at.fragment).map(|sheet| (sheet, at.at))
        };
        let (mut flows, mut portals) = (Vec::new(), Vec::new());
        for (index, sheet) in sheets.iter().enumerate() {
            for (at, cell) in fragments[sheet.id].iter().flat_map(Fragment::cells) {
                if let Some(to) = cell.outlet.and_then(place_of) {
                    let links = if cell.kind == Kind::River { &mut flows } else { &mut portals };
                    links.push(Link { from: (index, at), to });
                }
            }
        }
        let mut steps = vec![[0; 2 * FAR + 1]; sheets.len() * sheets.len()];
        for (young, two) in sheets.iter().enumerate() {
            for (old, one) in sheets[..young].iter().enumerate() {
                let Some(offsets) = fits.offsets(one.id, two.id) else { continue };
                let (there, back) = both_ways(offsets);
                steps[old * sheets.len() + young] = there;
                steps[young * sheets.len() + old] = back;
            }
        }
        let hoards = told.hoards.iter().filter_map(|&at| place_of(at)).collect();
        let limits = std::array::from_fn(|index| settings.tiles_of(Kind::ALL[index]));
        let size = settings.size();
        let (mut all, mut last) = (TileSet::default(), TileSet::default());
        for tile in size.all() {
            all.insert(tile);
            if size.next(tile, Dir::Right).is_none() {
                last.insert(tile);
            }
        }
        Table {
            sheets,
            settings,
            size,
            steps,
            flows,
            portals,
            hoards,
            limits,
            border: border(size),
            all,
            last,
        }
    }

    /// Where the second may lie when the first lies here.
    pub(super) fn partners(&self, one: usize, (x, y): Place, two: usize) -> Rows {
        let steps = &self.steps[one * self.sheets.len() + two];
        let (x, y) = (x as usize, y as usize);
        Rows::of(self.size.height, |row| (steps[row + FAR - y] >> (FAR - x)) as u16)
    }

    /// Where each may lie when one lies here.
    pub(super) fn partners_of(&self, one: usize, place: Place) -> Vec<Rows> {
        let partners = |other| {
            if other == one { Rows::only(place) } else { self.partners(one, place, other) }
        };
        (0..self.sheets.len()).map(partners).collect()
    }

    fn are_partners(&self, one: usize, (x, y): Place, two: usize, (tx, ty): Place) -> bool {
        let steps = &self.steps[one * self.sheets.len() + two];
        let (dx, dy) = ((tx - x) as isize + FAR as isize, (ty - y) as isize + FAR as isize);
        steps[dy as usize] >> dx & 1 != 0
    }

    fn tile(&self, (x, y): Place, (dx, dy): Place) -> Option<Tile> {
        self.size.at(x + dx, y + dy)
    }

    /// Where a piece has to lie because the river joins it to another that lies here. `None` if it does
    /// not matter, and nowhere at all if the river runs otherwise.
    pub(super) fn drifts(
        &self,
        river: &River,
        (one, place): (usize, Place),
    ) -> impl Iterator<Item = (usize, Option<Place>)> {
        let lies = move |tile: Option<Tile>, (dx, dy): Place| {
            let (x, y) = self.size.xy(tile?);
            Some((x - dx, y - dy))
        };
        let links = self.flows.iter().filter(move |link| link.touches(one));
        links.map(move |link| {
            if link.from.0 == one {
                let from = self.tile(place, link.from.1);
                (link.to.0, lies(from.and_then(|from| river.after(from)), link.to.1))
            } else {
                let to = self.tile(place, link.to.1);
                (link.from.0, lies(to.and_then(|to| river.before(to)), link.from.1))
            }
        })
    }

    /// Where each piece can lie along this river on its own; nothing if one cannot.
    pub(super) fn along(&self, river: &River) -> Option<Vec<Rows>> {
        let mut places = Vec::with_capacity(self.sheets.len());
        for (index, sheet) in self.sheets.iter().enumerate() {
            let fits = |&place: &Place| {
                let stays = |(other, lies)| other != index || lies == Some(place);
                sheet.suits(place, river) && self.drifts(river, (index, place)).all(stays)
            };
            let rows = Rows::from_iter(sheet.places.iter().filter(fits));
            if rows.is_empty() {
                return None;
            }
            places.push(rows);
        }
        Some(places)
    }

    /// What is said together, unless that is too much.
    pub(super) fn and(
        &self,
        before: &SheetFacts,
        sheet: usize,
        place: Place,
    ) -> Option<SheetFacts> {
        let new = self.sheets[sheet].facts(place);
        let mut facts = *before;
        facts.add(new);
        for kind in 0..KINDS {
            let more = !new.kinds[kind].is_within(before.kinds[kind]);
            if more && facts.kinds[kind].count() > self.limits[kind] {
                return None;
            }
        }
        if facts.wall_count() > self.settings.inner_walls() {
            return None;
        }
        let fresh = new.exits & !before.exits;
        let fits = fresh == 0
            || facts.exits.count_ones() <= u32::from(self.settings.exits)
                && self.keep_apart(facts.exits);
        fits.then_some(facts)
    }

    fn keep_apart(&self, mut exits: Edges) -> bool {
        while exits != 0 {
            let rest = exits & (exits - 1);
            let near = |tile: Tile| {
                let first = tiles_of(self.size, exits & !rest).next();
                first.is_some_and(|first| {
                    self.size.distance(first, tile) < self.settings.exit_distance()
                })
            };
            if tiles_of(self.size, rest).any(near) {
                return false;
            }
            exits = rest;
        }
        true
    }

    /// Can portals lead as those that are placed do?
    pub(super) fn portals_hold(&self, places: &[Option<Place>], sheet: Option<usize>) -> bool {
        if sheet.is_some_and(|sheet| !self.portals.iter().any(|link| link.touches(sheet))) {
            return true;
        }
        let tile = |(sheet, at): (usize, Place)| self.tile(places[sheet]?, at);
        let ends = |link: &Link| Some((tile(link.from)?, tile(link.to)?));
        are_portals(self.settings, self.portals.iter().filter_map(ends))
    }

    /// What is in the way of what, or of the river; a piece without a place is in its own way.
    pub(super) fn fault(&self, river: &River, places: &[Option<Place>]) -> Fault {
        let mut fault = Fault::None;
        for (index, sheet) in self.sheets.iter().enumerate() {
            let lies = places[index].filter(|&place| sheet.places.contains(place));
            let Some(place) = lies.filter(|&place| sheet.suits(place, river)) else {
                fault = fault.and(index, index);
                continue;
            };
            for (other, lies) in places[..index].iter().enumerate() {
                if lies.is_some_and(|lies| !self.are_partners(index, place, other, lies)) {
                    fault = fault.and(index, other);
                }
            }
            for (other, lies) in self.drifts(river, (index, place)) {
                if lies.is_none() || places[other] != lies {
                    fault = fault.and(index, other);
                }
            }
            if fault == Fault::Many {
                break;
            }
        }
        fault
    }

    /// Does one go here with each of the others where they lie?
    pub(super) fn takes(
        &self,
        river: &River,
        places: &[Option<Place>],
        one: usize,
        place: Place,
    ) -> bool {
        let goes = |(other, lies): (usize, &Option<Place>)| {
            other == one || lies.is_some_and(|lies| self.are_partners(one, place, other, lies))
        };
        self.sheets[one].suits(place, river)
            && places.iter().enumerate().all(goes)
            && self.drifts(river, (one, place)).all(|(other, lies)| {
                let there = if other == one { Some(place) } else { places[other] };
                lies.is_some() && there == lies
            })
    }

    /// Can a whole arrangement without faults be?
    pub(super) fn is_whole(&self, river: &River, places: &[Option<Place>]) -> bool {
        let facts = (0..places.len()).try_fold(SheetFacts::default(), |facts, sheet| {
            self.and(&facts, sheet, places[sheet]?)
        });
        facts.is_some_and(|facts| {
            self.portals_hold(places, None) && self.leaves_room(river, places, &facts)
        })
    }

    /// Can all the rest be there as well?
    pub(super) fn leaves_room(
        &self,
        river: &River,
        places: &[Option<Place>],
        facts: &SheetFacts,
    ) -> bool {
        self.has_walls(river, facts)
            && self.holds_together(facts)
            && self.has_exits(river, places, facts)
    }

    /// There is room for the walls nobody knows of. Where walls can fall nobody knows.
    fn has_walls(&self, river: &River, facts: &SheetFacts) -> bool {
        let missing = self.settings.inner_walls().saturating_sub(facts.wall_count());
        let free =
            river.bears().iter().zip(facts.known).map(|(bears, known)| bears.minus(known).count());
        self.settings.expansions.dynamite || free.sum::<u32>() >= missing
    }

    /// The exits keep their distance from the piles of the start, and there is room for those nobody
    /// knows of.
    fn has_exits(&self, river: &River, places: &[Option<Place>], facts: &SheetFacts) -> bool {
        let pile = |&(sheet, at): &(usize, Place)| self.tile(places[sheet]?, at);
        let mut hoards: Vec<Tile> = self.hoards.iter().filter_map(pile).collect();
        hoards.sort_unstable();
        hoards.dedup();
        let far = |&tile: &Tile| {
            hoards.iter().all(|&pile| self.size.distance(tile, pile) >= TREASURE_TO_EXIT)
        };
        let mut exits: Vec<Tile> = tiles_of(self.size, facts.exits).collect();
        if hoards.len() as u32 > self.settings.piles() || !exits.iter().all(far) {
            return false;
        }
        let missing = usize::from(self.settings.exits) - exits.len();
        if missing == 0 {
            return true;
        }
        let unknown = tiles_of(self.size, self.border & !facts.edges);
        let mut free: Vec<Tile> =
            unknown.filter(|&tile| !river.banks.is_wet(tile) && far(&tile)).collect();
        free.sort_unstable();
        free.dedup();
        self.spread_out(&mut exits, &free, missing)
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
    fn holds_together(&self, facts: &SheetFacts) -> bool {
        // A corner is cut off by two.
        if facts.wall_count() < 2 {
            return true;
        }
        let width = u32::from(self.size.width);
        let [up, right] = facts.walls;
        let (right, mut all) = (right.and(self.last), TileSet::default());
        let mut reached = TileSet::default();
        reached.insert(Tile(0));
        while all != reached {
            all = reached;
            let row = all.and(all.minus(right).raised(1)).and(all.lowered(1).minus(right));
            reached = row.and(row.minus(up).raised(width)).and(row.lowered(width).minus(up));
            reached = reached.within(self.all);
        }
        reached == self.all
    }

    /// An arrangement in the order of the sheets; nothing for those it knows nothing of.
    pub(super) fn lay_out(&self, arrangement: &Arrangement) -> Vec<Option<Place>> {
        let place = |sheet: &Sheet| {
            let place = arrangement.places.binary_search_by_key(&sheet.id, |&(id, _)| id);
            place.ok().map(|place| arrangement.places[place].1)
        };
        self.sheets.iter().map(place).collect()
    }
}

/// Offsets of the second from the first, and of the first from the second.
fn both_ways(offsets: &Offsets) -> (Steps, Steps) {
    let (across, up) = (REACH.0 as usize, REACH.1 as usize);
    let there: Steps = std::array::from_fn(|row| offsets[row + up - FAR] >> (across - FAR));
    let back = std::array::from_fn(|row| {
        there[2 * FAR - row].reverse_bits() >> (u32::BITS as usize - 1 - 2 * FAR)
    });
    (there, back)
}
