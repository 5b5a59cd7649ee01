//! What somebody can know of the labyrinth (rules/labyrinth.md 18): fragments of map whose only
//! unknown is where on the board they lie.
//!
//! [`Knowledge`] is a fold over the announcements a viewer has heard, and receives nothing else.
//! `fragment` holds one piece of map, `fit` asks how two pieces can lie, `proof` whether there is a board
//! for all of them, and this file follows the adventurers and joins what turns out to be one.

mod fit;
mod fragment;
mod proof;
pub(in crate::labyrinth) mod worlds;

pub use fragment::{Cell, CellRef, Fragment, Side};
pub(in crate::labyrinth) use proof::are_portals;

use fit::Fits;
use proof::{Proofs, Told};

use super::{
    Hearing, Settings,
    event::{
        Around, Band, Beam, BeamEnd, CopiedCell, CopiedSide, Event, MapCopy, News, Obstacle,
        Reading,
    },
    place::{Dir, Kind},
};
use crate::game::{Seat, SeatSet, Viewer};

/// Fragments that take part in reasoning; beyond that the least useful one is only drawn.
const MOST_FRAGMENTS: usize = 24;

/// Everything a viewer knows of the map.
#[derive(Clone, Debug)]
pub struct Knowledge {
    settings: Settings,
    tracked: SeatSet,
    fragments: Vec<Option<Fragment>>,
    tracks: Vec<Option<CellRef>>,
    /// The river or portal cell each tracked player entered, until it is known what it did.
    entered: Vec<Option<CellRef>>,
    obstacles: Vec<Option<CellRef>>,
    /// Rides in a lift (17.4): the cell entered, and the one left on a level nobody knows.
    rides: Vec<(CellRef, CellRef)>,
    /// The next step of this seat goes through a wall.
    ghost: Option<Seat>,
    /// The two of the last battle: what the loser drops lies where the other stands.
    battle: Option<(Seat, Seat)>,
    turn: u32,
    /// Piles taken: in which turn, by whom, and on which cell if that was followed.
    takings: Vec<(u32, Seat, Option<CellRef>)>,
    fits: Fits,
    proofs: Proofs,
    /// Cells where a pile lay at the start, as far as that is certain, and whether piles were put down
    /// since.
    hoards: Vec<CellRef>,
    strewn: bool,
    /// The stream flows the other way than at the start (17.12).
    turned: bool,
    /// Fragments that turned out to be part of an older one: which, of which, and how far off.
    joined: Vec<(usize, usize, (i8, i8))>,
    /// For every announcement: whose adventures it was about, and where they stood after it.
    trail: Vec<Option<(Seat, CellRef)>>,
}

impl Knowledge {
    /// What `viewer` knows before the first announcement: in Aloud everybody is followed, in
    /// Whisper only the own adventurer.
    pub fn new(settings: &Settings, players: usize, viewer: Viewer) -> Knowledge {
        let follows = |&seat: &Seat| settings.hearing == Hearing::Aloud || viewer.sees(seat);
        let mut knowledge = Knowledge {
            settings: settings.clone(),
            tracked: Seat::all(players).filter(follows).collect(),
            fragments: Vec::new(),
            tracks: vec![None; players],
            entered: vec![None; players],
            obstacles: vec![None; players],
            rides: Vec::new(),
            ghost: None,
            battle: None,
            turn: 0,
            takings: Vec::new(),
            fits: Fits::default(),
            proofs: Proofs::default(),
            hoards: Vec::new(),
            // A dog drags its pile off without a sound (17.11).
            strewn: settings.expansions.dog,
            turned: false,
            joined: Vec::new(),
            trail: Vec::new(),
        };
        for seat in knowledge.tracked.iter() {
            let start = knowledge.new_fragment(Kind::Safe);
            knowledge.cell_mut(start).treasure = Some((false, 0));
            knowledge.tracks[seat.index()] = Some(start);
        }
        knowledge.settle();
        knowledge
    }

    /// What `viewer` knows in a position that was set up by hand, before its first announcement:
    /// each followed adventurer stands on a tile of a known kind.
    pub fn placed(settings: &Settings, kinds: &[Kind], viewer: Viewer) -> Knowledge {
        let mut knowledge = Knowledge::new(settings, kinds.len(), viewer);
        for seat in knowledge.tracked.iter() {
            if let Some(at) = knowledge.tracks[seat.index()] {
                let cell = knowledge.cell_mut(at);
                cell.kind = kinds[seat.index()];
                cell.treasure = None;
            }
        }
        knowledge.settle();
        knowledge
    }

    /// The live fragments, oldest first, with their numbers.
    pub fn fragments(&self) -> impl Iterator<Item = (usize, &Fragment)> {
        let pieces = self.fragments.iter().enumerate();
        pieces.filter_map(|(id, piece)| piece.as_ref().map(|piece| (id, piece)))
    }

    /// A fragment by number.
    pub fn fragment(&self, id: usize) -> Option<&Fragment> {
        self.fragments.get(id)?.as_ref()
    }

    /// Where a followed adventurer is.
    pub fn track(&self, seat: Seat) -> Option<CellRef> {
        *self.tracks.get(seat.index())?
    }

    /// Threads between fragments: an entered cell and where it led. Stairs are named from both ends.
    pub fn links(&self) -> impl Iterator<Item = (CellRef, CellRef)> {
        let led = self.fragments().flat_map(|(id, piece)| {
            piece.cells().filter_map(move |(at, cell)| {
                let to = cell.outlet.or(cell.climb).filter(|to| to.fragment != id)?;
                Some((CellRef { fragment: id, at }, to))
            })
        });
        let rides = self.rides.iter().copied();
        led.chain(rides.filter(|(from, to)| from.fragment != to.fragment))
    }

    /// Turns that have begun, lost ones included.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// How often two fragments turned out to be one.
    pub fn merges(&self) -> u32 {
        self.joined.len() as u32
    }

    /// Where a place is now that was written down earlier: fragments keep their numbers and
    /// coordinates until they turn out to be part of an older one.
    pub fn whereabouts(&self, at: CellRef) -> CellRef {
        self.joined.iter().fold(at, |at, &(young, old, shift)| {
            if at.fragment == young {
                CellRef { fragment: old, at: (at.at.0 + shift.0, at.at.1 + shift.1) }
            } else {
                at
            }
        })
    }

    /// For every announcement so far: whom of those that are followed it was about, and where they
    /// stood after it.
    pub(in crate::labyrinth) fn trail(&self) -> Vec<Option<(Seat, CellRef)>> {
        let now = |&(seat, at): &(Seat, CellRef)| (seat, self.whereabouts(at));
        self.trail.iter().map(|step| step.as_ref().map(now)).collect()
    }

    /// The settings all of this is about.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Is a pile seen in this turn out of date for `seat`, because somebody else took one since?
    pub fn is_stale(&self, seen: u32, seat: Seat) -> bool {
        self.taken_since(seen, seat).next().is_some()
    }

    /// Could the pile seen on this cell be gone for `seat`? Only if somebody else took one since, on
    /// what may be the same tile.
    pub fn may_be_gone(&self, pile: CellRef, seen: u32, seat: Seat) -> bool {
        self.taken_since(seen, seat).any(|place| place.is_none_or(|at| self.may_be_one(pile, at)))
    }

    /// Where others than `seat` took piles after a turn.
    fn taken_since(&self, seen: u32, seat: Seat) -> impl Iterator<Item = Option<CellRef>> {
        let later = self.takings.iter().rev().take_while(move |(turn, ..)| *turn > seen);
        later.filter(move |(_, taker, _)| *taker != seat).map(|&(.., at)| at)
    }

    /// May two cells be the same tile?
    fn may_be_one(&self, one: CellRef, two: CellRef) -> bool {
        let pieces = (self.fragment(one.fragment), self.fragment(two.fragment));
        let (Some(piece), Some(other)) = pieces else { return true };
        if one.fragment == two.fragment {
            return one.at == two.at;
        }
        piece
            .placements()
            .any(|(x, y)| other.allows((x + one.at.0 - two.at.0, y + one.at.1 - two.at.1)))
    }

    /// A cell.
    pub fn cell(&self, at: CellRef) -> Option<&Cell> {
        self.fragment(at.fragment)?.cell(at.at)
    }

    /// The current fragment of `seat`, for somebody on the same tile.
    pub fn copy_for(&self, seat: Seat) -> MapCopy {
        let mut map = MapCopy { cells: Vec::new(), sides: Vec::new() };
        let Some(here) = self.track(seat) else { return map };
        let Some(piece) = self.fragment(here.fragment) else { return map };
        let from_here = |(x, y): (i8, i8)| (x - here.at.0, y - here.at.1);
        for (at, cell) in piece.cells() {
            let (kind, blocked) = (cell.kind, cell.blocked);
            map.cells.push(CopiedCell { at: from_here(at), kind, blocked });
        }
        for (at, dir, fact) in piece.sides() {
            map.sides.push(CopiedSide { at: from_here(at), dir, fact });
        }
        map
    }

    /// Takes in one announcement that the viewer has heard.
    pub fn observe(&mut self, event: &Event) {
        let changed = self.note(&event.news);
        if changed {
            self.settle();
        }
        let whose = event.news.adventurer();
        self.trail.push(whose.and_then(|seat| Some((seat, self.track(seat)?))));
    }

    fn note(&mut self, news: &News) -> bool {
        match *news {
            News::Turn { .. } | News::Lost { .. } => {
                self.turn += 1;
                self.battle = None;
                false
            }
            News::Bump { seat, dir } => self.side(seat, dir, Side::Barred),
            News::Exit { seat, dir } | News::FoolsGold { seat, dir: Some(dir) } => {
                self.side(seat, dir, Side::Exit)
            }
            News::GhostWalk { seat, spent } => {
                self.ghost = spent.then_some(seat);
                false
            }
            News::Entered { seat, dir, kind } => self.walk(seat, dir, kind),
            News::Blocked { seat } => self.blocked(seat),
            News::Flushed { seat } => self.carried_off(seat, Kind::River),
            News::Portalled { seat } => self.carried_off(seat, Kind::Portal),
            News::Climbed { seat } => self.climbed(seat),
            News::Landed { seat, around } | News::Around { seat, around } => {
                self.look_around(seat, around)
            }
            News::Found { seat, by, .. } => self.meet(seat, by),
            News::Taken { seat } => {
                self.takings.push((self.turn, seat, self.track(seat)));
                self.pile(seat, None);
                self.hoard(seat)
            }
            News::Explosion { seat } => {
                self.pile(seat, None);
                self.hoard(seat)
            }
            News::Left { seat } => {
                self.left(seat);
                self.strewn = true;
                false
            }
            News::Battle { by, on, .. } => {
                self.battle = Some((by, on));
                self.meet(by, on)
            }
            News::Probed { seat, barred } => barred
                .iter()
                .fold(false, |changed, dir| self.side(seat, dir, Side::Barred) | changed),
            News::Lit { seat, dir: Some(dir), beam: Some(ref beam) } => self.shine(seat, dir, beam),
            News::MapCopied { to, ref map, .. } => self.copy_in(to, map),
            News::Revealing { seat, obstacle: Some(obstacle) } => self.revealed(seat, obstacle),
            News::Blasted { seat, dir, fell } => self.blasted(seat, dir, fell),
            News::StreamTurned => self.stream_turned(),
            News::Guided { seat, to, by: Some(by) } => self.guided(seat, to, by),
            News::Scanned { seat, reading: Some(reading) } => self.scanned(seat, reading),
            _ => false,
        }
    }

    fn new_fragment(&mut self, kind: Kind) -> CellRef {
        let id = self.fragments.len();
        self.fragments.push(Some(Fragment::new(kind, &self.settings)));
        CellRef { fragment: id, at: (0, 0) }
    }

    fn piece_mut(&mut self, id: usize) -> Option<&mut Fragment> {
        self.fragments.get_mut(id)?.as_mut()
    }

    /// A cell that is known to exist.
    fn cell_mut(&mut self, at: CellRef) -> &mut Cell {
        let piece = self.fragments[at.fragment]
            .get_or_insert_with(|| Fragment::new(Kind::Safe, &self.settings));
        piece.cell_mut(at.at)
    }

    fn side(&mut self, seat: Seat, dir: Dir, fact: Side) -> bool {
        let Some(here) = self.track(seat) else { return false };
        self.piece_mut(here.fragment).is_some_and(|piece| piece.set_side(here.at, dir, fact))
    }

    /// Entered: the side is open (or was walked through), the cell is known, the player is there.
    fn walk(&mut self, seat: Seat, dir: Dir, kind: Kind) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let ghost = self.ghost.take() == Some(seat);
        let there = CellRef { fragment: here.fragment, at: beside(here.at, dir) };
        let Some(piece) = self.piece_mut(here.fragment) else { return false };
        let fact = if ghost { Side::Barred } else { Side::Open };
        let mut changed = piece.set_side(here.at, dir, fact);
        changed |= piece.set_cell(there.at, kind);
        self.tracks[seat.index()] = Some(there);
        let forced = matches!(kind, Kind::River | Kind::Portal);
        self.entered[seat.index()] = forced.then_some(there);
        if forced || kind == Kind::Marsh {
            self.obstacles[seat.index()] = Some(there);
        }
        if kind == Kind::Lift {
            self.ride(seat, there);
            return true;
        }
        changed
    }

    /// 17.4: the stairs lead to their known other end, or into a fresh fragment; and back.
    fn climbed(&mut self, seat: Seat) -> bool {
        let Some(here) = self.track(seat) else { return false };
        if let Some(there) = self.cell(here).and_then(|cell| cell.climb) {
            self.tracks[seat.index()] = Some(there);
            return false;
        }
        let there = self.new_fragment(Kind::Stairs);
        self.cell_mut(here).climb = Some(there);
        self.cell_mut(there).climb = Some(here);
        if let Some(piece) = self.piece_mut(here.fragment) {
            piece.version += 1;
        }
        self.tracks[seat.index()] = Some(there);
        true
    }

    /// 17.4: a lift leads to the same place on any level, so always into a fresh fragment.
    fn ride(&mut self, seat: Seat, entered: CellRef) {
        let left = self.new_fragment(Kind::Lift);
        self.rides.push((entered, left));
        self.tracks[seat.index()] = Some(left);
    }

    fn blocked(&mut self, seat: Seat) -> bool {
        let Some(entered) = self.entered[seat.index()].take() else { return false };
        let piece = self.piece_mut(entered.fragment);
        piece.is_some_and(|piece| piece.set_blocked(entered.at, true))
    }

    /// Flushed or carried by a portal: to the known outlet, or into a fresh fragment.
    fn carried_off(&mut self, seat: Seat, kind: Kind) -> bool {
        let Some(entered) = self.entered[seat.index()].take() else { return false };
        let mut changed = false;
        if kind == Kind::River
            && let Some(piece) = self.piece_mut(entered.fragment)
        {
            changed = piece.set_blocked(entered.at, false);
        }
        let outlet = self.cell(entered).and_then(|cell| cell.outlet);
        let landed = match outlet {
            Some(outlet) => outlet,
            None => {
                let fresh = self.new_fragment(kind);
                self.cell_mut(entered).outlet = Some(fresh);
                changed = true;
                fresh
            }
        };
        self.tracks[seat.index()] = Some(landed);
        changed
    }

    /// A pile lies here, and it has lain here from the start if none was ever put down.
    fn hoard(&mut self, seat: Seat) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let fresh = !self.strewn && !self.hoards.contains(&here);
        if fresh {
            self.hoards.push(here);
        }
        fresh
    }

    fn look_around(&mut self, seat: Seat, around: Around) -> bool {
        self.pile(seat, Some((around.treasure, self.turn)));
        let mut changed = around.treasure && self.hoard(seat);
        for other in around.companions().iter() {
            changed |= self.meet(seat, other);
        }
        if let Some(here) = self.track(seat) {
            let turn = self.turn;
            let seen = &mut self.cell_mut(here).seen;
            seen.clear();
            seen.extend(around.companions().iter().map(|other| (other, turn)));
        }
        changed
    }

    fn pile(&mut self, seat: Seat, fact: Option<(bool, u32)>) {
        if let Some(here) = self.track(seat) {
            self.cell_mut(here).treasure = fact;
        }
    }

    fn left(&mut self, seat: Seat) {
        let fact = Some((true, self.turn));
        if self.track(seat).is_some() {
            self.pile(seat, fact);
        } else if let Some((by, on)) = self.battle {
            // Whoever lost a battle lost it where the other one stands.
            for (loser, other) in [(by, on), (on, by)] {
                if loser == seat {
                    self.pile(other, fact);
                }
            }
        }
    }

    /// Two adventurers stand on the same tile.
    fn meet(&mut self, one: Seat, two: Seat) -> bool {
        match (self.track(one), self.track(two)) {
            (Some(one), Some(two)) => self.identify(one, two),
            _ => false,
        }
    }

    fn shine(&mut self, seat: Seat, dir: Dir, beam: &Beam) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let turn = self.turn;
        let Some(piece) = self.piece_mut(here.fragment) else { return false };
        let mut at = here.at;
        let mut changed = false;
        for lit in &beam.tiles {
            changed |= piece.set_side(at, dir, Side::Open);
            at = beside(at, dir);
            changed |= piece.set_cell(at, lit.kind);
            let cell = piece.cell_mut(at);
            cell.treasure = Some((lit.treasure, turn));
            cell.seen = lit.players.iter().map(|seat| (seat, turn)).collect();
        }
        match beam.end {
            BeamEnd::Range => {}
            BeamEnd::Wall => changed |= piece.set_side(at, dir, Side::Barred),
            BeamEnd::Exit => changed |= piece.set_side(at, dir, Side::Exit),
        }
        changed
    }

    fn copy_in(&mut self, seat: Seat, map: &MapCopy) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let Some(piece) = self.piece_mut(here.fragment) else { return false };
        let from_here = |(x, y): (i8, i8)| (x + here.at.0, y + here.at.1);
        let mut changed = false;
        for cell in &map.cells {
            changed |= piece.set_cell(from_here(cell.at), cell.kind);
            if let Some(blocked) = cell.blocked {
                changed |= piece.set_blocked(from_here(cell.at), blocked);
            }
        }
        for side in &map.sides {
            changed |= piece.learn_side(from_here(side.at), side.dir, side.fact);
        }
        changed
    }

    /// 17.1: the flow tells where the flush went; the portal's sort is noted.
    fn revealed(&mut self, seat: Seat, obstacle: Obstacle) -> bool {
        let Some(at) = self.obstacles[seat.index()] else { return false };
        match obstacle {
            Obstacle::River(flow) => match self.cell(at).and_then(|cell| cell.outlet) {
                Some(outlet) => {
                    let downstream = CellRef { fragment: at.fragment, at: beside(at.at, flow) };
                    if let Some(piece) = self.piece_mut(at.fragment) {
                        piece.set_cell(downstream.at, Kind::River);
                        piece.set_side(at.at, flow, Side::Open);
                    }
                    self.identify(downstream, outlet);
                    true
                }
                None => false,
            },
            Obstacle::Portal(sort) => {
                self.cell_mut(at).sort = Some(sort);
                false
            }
            Obstacle::None | Obstacle::Marsh => false,
        }
    }

    /// 17.9: a wall that fell may be known from its other side too, in a fragment of its own.
    fn blasted(&mut self, seat: Seat, dir: Option<Dir>, fell: Option<bool>) -> bool {
        let (here, dir) = match (self.track(seat), dir, fell) {
            (Some(_), Some(_), Some(false)) => return false,
            (Some(here), Some(dir), Some(true)) => (Some(here.fragment), Some(dir)),
            _ => (None, None),
        };
        for (id, piece) in self.fragments.iter_mut().enumerate() {
            if let Some(piece) = piece
                && here != Some(id)
            {
                piece.doubt_walls();
            }
        }
        if let Some(dir) = dir {
            self.side(seat, dir, Side::Open);
        }
        true
    }

    /// 17.1: a tile of this kind lies there. On which level is not told (17.4).
    fn guided(&mut self, seat: Seat, to: Kind, (x, y): (i8, i8)) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let flat = self.settings.levels() == 1;
        let there = (here.at.0 + x, here.at.1 + y);
        let piece = self.piece_mut(here.fragment).filter(|_| flat);
        piece.is_some_and(|piece| piece.set_cell(there, to))
    }

    /// 17.7: the board reaches as far as the pile.
    fn scanned(&mut self, seat: Seat, reading: Reading) -> bool {
        let Some(here) = self.track(seat) else { return false };
        let treasure = matches!(reading, Reading::Pile { band: Band::Here, .. });
        self.pile(seat, Some((treasure, self.turn)));
        self.piece_mut(here.fragment).is_some_and(|piece| piece.read(here.at, reading))
    }

    fn stream_turned(&mut self) -> bool {
        (self.turned, self.strewn) = (!self.turned, true);
        for piece in self.fragments.iter_mut().flatten() {
            piece.forget_currents();
        }
        true
    }

    /// Two cells are the same tile. Joining may reveal that further cells are the same.
    fn identify(&mut self, one: CellRef, two: CellRef) -> bool {
        let mut same = vec![(one, two)];
        let mut changed = false;
        while let Some((one, two)) = same.pop() {
            if one.fragment == two.fragment {
                continue;
            }
            let (old, young) = if one.fragment < two.fragment { (one, two) } else { (two, one) };
            let shift = (old.at.0 - young.at.0, old.at.1 - young.at.1);
            self.join(old.fragment, young.fragment, shift, &mut same);
            changed = true;
        }
        changed
    }

    /// Puts fragment `young` into `old`; `shift` turns its coordinates into the older one's.
    fn join(
        &mut self,
        old: usize,
        young: usize,
        shift: (i8, i8),
        same: &mut Vec<(CellRef, CellRef)>,
    ) {
        let Some(piece) = self.fragments[young].take() else { return };
        self.joined.push((young, old, shift));
        let moved = |at: &mut CellRef| {
            if at.fragment == young {
                *at = CellRef { fragment: old, at: (at.at.0 + shift.0, at.at.1 + shift.1) };
            }
        };
        self.takings.iter_mut().filter_map(|(.., at)| at.as_mut()).for_each(moved);
        self.hoards.iter_mut().for_each(moved);
        for tracks in [&mut self.tracks, &mut self.entered, &mut self.obstacles] {
            tracks.iter_mut().flatten().for_each(moved);
        }
        for (one, two) in same.iter_mut().chain(&mut self.rides) {
            moved(one);
            moved(two);
        }
        if let Some(elder) = self.piece_mut(old) {
            elder.absorb(piece, shift, same);
        }
        for other in self.fragments.iter_mut().flatten() {
            other.repoint(moved);
        }
        for (one, two) in same.iter_mut() {
            moved(one);
            moved(two);
        }
        self.fits.forget(young);
    }

    /// 18.4: prune and merge until nothing changes.
    fn settle(&mut self) {
        self.archive();
        let mut tired = 0;
        loop {
            let certain = self.fits.prune(&mut self.fragments, &self.settings);
            let Some((old, young, shift)) = certain else {
                if self.prove(&mut tired) {
                    continue;
                }
                return;
            };
            let one = CellRef { fragment: old, at: shift };
            let two = CellRef { fragment: young, at: (0, 0) };
            if !self.identify(one, two) {
                return;
            }
        }
    }

    /// Where can those who are followed not be?
    fn prove(&mut self, tired: &mut u32) -> bool {
        let mut ids: Vec<usize> =
            self.tracks.iter().flatten().map(|track| track.fragment).collect();
        ids.sort_unstable();
        ids.dedup();
        let Knowledge { proofs, fragments, settings, turned, hoards, fits, .. } = self;
        let told = Told { settings, turned: *turned, hoards };
        proofs.prune(fragments, &ids, &told, fits, tired)
    }

    /// Beyond 24 fragments the smallest, then oldest, that holds nothing of interest is put aside.
    fn archive(&mut self) {
        for track in self.tracks.clone().into_iter().flatten() {
            if let Some(piece) = self.piece_mut(track.fragment) {
                piece.revive();
            }
        }
        loop {
            let live = self.fragments.iter().flatten().filter(|piece| !piece.is_archived()).count();
            if live <= MOST_FRAGMENTS {
                return;
            }
            let unique = |kind: Kind| self.settings.tiles_of(kind) == 1;
            let dull = |id: usize, piece: &Fragment| {
                let held = self.tracks.iter().flatten().any(|track| track.fragment == id);
                let cells = piece
                    .cells()
                    .any(|(_, cell)| matches!(cell.treasure, Some((true, _))) || unique(cell.kind));
                let exits = piece.sides().any(|(_, _, fact)| fact == Side::Exit);
                !piece.is_archived() && !held && !cells && !exits
            };
            let smallest = self
                .fragments()
                .filter(|(id, piece)| dull(*id, piece))
                .min_by_key(|(id, piece)| (piece.cells().count(), *id))
                .map(|(id, _)| id);
            match smallest.and_then(|id| self.piece_mut(id)) {
                Some(piece) => piece.archive(),
                None => return,
            }
        }
    }
}

/// The cell next to another.
pub(in crate::labyrinth) fn beside((x, y): (i8, i8), dir: Dir) -> (i8, i8) {
    let (dx, dy) = dir.delta();
    (x + dx, y + dy)
}
