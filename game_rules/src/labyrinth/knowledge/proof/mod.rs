//! Whether a piece of map can lie somewhere at all (rules/labyrinth.md 18.4). Pairs of fragments may go
//! together well and yet leave no board: here a whole arrangement is looked for, with a river the
//! generator can draw, all fragments on it, portals that are sets of one, two and three, and walls and
//! exits where the generator puts them. A placement without any such arrangement is impossible.
//!
//! The search is cut off after a while, and what it has not disproved stays. Nothing it has found out is
//! lost: arrangements are kept, for most announcements leave most of them standing, and so are the rivers
//! a placement was found not to go with, for what is known of a board only grows. A question that was too
//! hard at once is answered over several announcements.

mod portals;
mod search;
mod sheet;
mod table;

use std::collections::BTreeMap;

use super::{
    super::{
        Settings,
        rivers::{River, Rivers},
        setup::Generator,
    },
    CellRef, Fragment,
    fit::Fits,
};
pub(in crate::labyrinth) use portals::are_portals;
use search::{Answer, Search};
use sheet::Rows;
use table::{Fault, Table};

/// How much is done after an announcement: pieces of map held against others, some twenty in a
/// microsecond.
const PATIENCE: u32 = 50_000;
/// One question may take this part of it, and one river this part of that.
const PART: u32 = 4;
/// With more rivers than this nothing is looked for.
const MOST_RIVERS: usize = 4_000;

/// A cell, or where on the board the cell (0, 0) of a fragment lies.
type Place = (i8, i8);

/// An arrangement that was found: the river by number, and where each fragment lies.
#[derive(Clone, Debug)]
struct Arrangement {
    river: usize,
    places: Vec<(usize, Place)>,
}

/// A set of rivers, by number.
#[derive(Clone, Debug, Default)]
struct RiverSet(Vec<u64>);

impl RiverSet {
    fn insert(&mut self, river: usize) {
        if self.0.len() <= river / 64 {
            self.0.resize(river / 64 + 1, 0);
        }
        self.0[river / 64] |= 1 << (river % 64);
    }

    fn word(&self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }

    /// Those in neither set.
    fn others(&self, other: &RiverSet, count: usize) -> Vec<usize> {
        let words =
            (0..count.div_ceil(64)).map(|index| (index, !(self.word(index) | other.word(index))));
        let bits = |(index, word): (usize, u64)| {
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| index * 64 + bit)
        };
        words.filter(|(_, word)| *word != 0).flat_map(bits).filter(|&river| river < count).collect()
    }
}

/// Whether a fragment may lie at a placement, while that is not known.
#[derive(Clone, Debug, Default)]
struct Question {
    /// Rivers along which it cannot.
    refuted: RiverSet,
    /// How often it was given up.
    tries: u32,
}

/// What is known beside the fragments.
pub(super) struct Told<'a> {
    pub(super) settings: &'a Settings,
    /// The stream flows the other way than at the start.
    pub(super) turned: bool,
    /// Where piles lay at the start.
    pub(super) hoards: &'a [CellRef],
}

/// What was found so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Proofs {
    arrangements: Vec<Arrangement>,
    /// Rivers that leave no place for some fragment.
    dry: RiverSet,
    questions: BTreeMap<(usize, Place), Question>,
}

impl Proofs {
    /// Deletes placements of these fragments that leave no board. True if there were any.
    pub(super) fn prune(
        &mut self,
        fragments: &mut [Option<Fragment>],
        ids: &[usize],
        told: &Told<'_>,
        fits: &Fits,
        tired: &mut u32,
    ) -> bool {
        let settings = told.settings;
        let drawn = settings.generator != Generator::ByHand && settings.levels() == 1;
        let is_open =
            |id: &usize| fragments[*id].as_ref().is_some_and(|piece| drawn && piece.freedom() > 1);
        let open: Vec<usize> = ids.iter().copied().filter(is_open).collect();
        if open.is_empty() || *tired >= PATIENCE {
            return false;
        }
        let rivers = Rivers::of(settings, told.turned);
        if rivers.all.len() > MOST_RIVERS || settings.river == 0 {
            return false;
        }
        self.questions.retain(|(id, _), _| fragments[*id].is_some());
        let table = Table::new(fragments, told, fits);
        let mut round = Round::new(self, &table, &rivers.all, PATIENCE - *tired);
        let impossible = round.ask(&open);
        *tired = PATIENCE - round.effort;
        round.end();
        let mut found = false;
        for id in open {
            let Some(piece) = &mut fragments[id] else { continue };
            let kept: Vec<Place> =
                piece.placements().filter(|&place| !impossible.contains(&(id, place))).collect();
            // No board at all is a contradiction in what was heard, and proves nothing.
            found |= !kept.is_empty() && piece.keep_only(&kept);
        }
        found
    }
}

/// An arrangement on the table.
struct Laid {
    river: usize,
    places: Vec<Option<Place>>,
    fault: Fault,
    /// It says that something is possible.
    needed: bool,
}

/// What is asked after one announcement.
struct Round<'a> {
    proofs: &'a mut Proofs,
    table: &'a Table<'a>,
    rivers: &'a [River],
    laid: Vec<Laid>,
    /// Where each piece can lie along a river, by river.
    along: BTreeMap<usize, Vec<Rows>>,
    effort: u32,
}

impl<'a> Round<'a> {
    fn new(
        proofs: &'a mut Proofs,
        table: &'a Table<'a>,
        rivers: &'a [River],
        effort: u32,
    ) -> Round<'a> {
        let before = std::mem::take(&mut proofs.arrangements);
        let mut round =
            Round { proofs, table, rivers, laid: Vec::new(), along: BTreeMap::new(), effort };
        // The table has been set.
        round.spend(round.count() * round.count());
        for arrangement in before {
            // Half of the time is for finding others.
            if round.effort < effort / 2 {
                break;
            }
            round.spend(round.count() * 8);
            let (river, places) = (&rivers[arrangement.river], table.lay_out(&arrangement));
            let mut fault = table.fault(river, &places);
            if fault == Fault::None && !table.is_whole(river, &places) {
                fault = Fault::Many;
            }
            round.laid.push(Laid { river: arrangement.river, places, fault, needed: false });
        }
        round
    }

    fn count(&self) -> u32 {
        self.table.sheets.len() as u32
    }

    fn spend(&mut self, effort: u32) {
        self.effort = self.effort.saturating_sub(effort);
    }

    /// Where these fragments cannot lie, as far as can be found out in time.
    fn ask(&mut self, ids: &[usize]) -> Vec<(usize, Place)> {
        let table = self.table;
        let mut impossible = Vec::new();
        let mut hard = Vec::new();
        for (index, sheet) in table.sheets.iter().enumerate() {
            if ids.contains(&sheet.id) {
                for place in sheet.places.iter() {
                    if !self.lies(index, place) && !self.slides(index, place) {
                        let question = self.proofs.questions.get(&(sheet.id, place));
                        hard.push((question.map_or(0, |question| question.tries), index, place));
                    }
                }
            }
        }
        hard.sort_unstable();
        for (_, sheet, place) in hard {
            if self.effort == 0 {
                break;
            }
            if !self.lies(sheet, place) && !self.may_lie(sheet, place) {
                impossible.push((table.sheets[sheet].id, place));
            }
        }
        impossible
    }

    /// Does it lie here in an arrangement that stands?
    fn lies(&mut self, sheet: usize, place: Place) -> bool {
        let lies =
            |laid: &&mut Laid| laid.places[sheet] == Some(place) && laid.fault == Fault::None;
        let found = self.laid.iter_mut().find(lies);
        found.map(|laid| laid.needed = true).is_some()
    }

    /// Can it lie here while all others stay where they are?
    fn slides(&mut self, sheet: usize, place: Place) -> bool {
        let (table, rivers) = (self.table, self.rivers);
        for index in (0..self.laid.len()).rev() {
            let laid = &self.laid[index];
            if self.effort == 0 {
                break;
            }
            if !laid.fault.is_without(sheet) {
                continue;
            }
            let river = laid.river;
            self.effort = self.effort.saturating_sub(3);
            if table.takes(&rivers[river], &laid.places, sheet, place) {
                let mut places = laid.places.clone();
                places[sheet] = Some(place);
                self.spend(self.count() * 5);
                if table.is_whole(&rivers[river], &places) {
                    self.keep(river, places);
                    return true;
                }
            }
        }
        false
    }

    fn keep(&mut self, river: usize, places: Vec<Option<Place>>) {
        self.laid.push(Laid { river, places, fault: Fault::None, needed: true });
    }

    /// May it lie here? If that is not found out in time, it may.
    fn may_lie(&mut self, sheet: usize, place: Place) -> bool {
        let (table, rivers) = (self.table, self.rivers);
        let name = (table.sheets[sheet].id, place);
        let hint = self.laid.iter().rposition(|laid| laid.places[sheet] == Some(place));
        let hint = hint.or(self.laid.len().checked_sub(1)).map(|index| &self.laid[index]);
        let hinted = hint.map(|laid| laid.river);
        let hint = hint.map_or_else(|| vec![None; table.sheets.len()], |laid| laid.places.clone());
        let partners = table.partners_of(sheet, place);
        let mut question = self.proofs.questions.remove(&name).unwrap_or_default();
        let mut open = question.refuted.others(&self.proofs.dry, rivers.len());
        // What went well before is tried first.
        if let Some(first) =
            hinted.and_then(|hinted| open.iter().position(|&river| river == hinted))
        {
            open[..=first].rotate_right(1);
        }
        let mut left = self.effort.min(PATIENCE / PART);
        self.effort -= left;
        let (mut found, mut tired) = (None, false);
        for river in open {
            if left == 0 {
                tired = true;
                break;
            }
            let Some(places) = self.left(river, (sheet, place), &partners, &mut left) else {
                question.refuted.insert(river);
                continue;
            };
            let mut effort = left.min(PATIENCE / PART / PART);
            left -= effort;
            let answer =
                Search::run(table, &rivers[river], (sheet, place), places, &hint, &mut effort);
            left += effort;
            match answer {
                Answer::Found(places) => {
                    found = Some((river, places.into_iter().map(Some).collect()));
                    break;
                }
                Answer::None => question.refuted.insert(river),
                Answer::Tired => tired = true,
            }
        }
        self.effort += left;
        let may = tired || found.is_some();
        if let Some((river, places)) = found {
            self.keep(river, places);
        }
        if may {
            question.tries += u32::from(tired);
            self.proofs.questions.insert(name, question);
        }
        may
    }

    /// Where each piece can lie along a river when one lies here, if each can lie somewhere.
    fn left(
        &mut self,
        river: usize,
        (sheet, place): (usize, Place),
        partners: &[Rows],
        effort: &mut u32,
    ) -> Option<Vec<Rows>> {
        *effort = effort.saturating_sub(1);
        if !self.table.sheets[sheet].suits(place, &self.rivers[river]) {
            return None;
        }
        let count = self.count();
        if !self.along.contains_key(&river) {
            *effort = effort.saturating_sub(count * 4);
            let Some(along) = self.table.along(&self.rivers[river]) else {
                self.proofs.dry.insert(river);
                return None;
            };
            self.along.insert(river, along);
        }
        *effort = effort.saturating_sub(count / 4);
        let along = &self.along[&river];
        let empty = |(one, two): (&Rows, &Rows)| one.within(*two).is_empty();
        if along.iter().zip(partners).any(empty) {
            return None;
        }
        *effort = effort.saturating_sub(count);
        Some(along.iter().zip(partners).map(|(one, two)| one.within(*two)).collect())
    }

    /// What stands is kept for the next time, and what might show the way to an answer.
    fn end(self) {
        let table = self.table;
        let keep = |laid: Laid| {
            let places = laid.places.iter().zip(&table.sheets);
            let places = places.filter_map(|(place, sheet)| Some((sheet.id, (*place)?)));
            Arrangement { river: laid.river, places: places.collect() }
        };
        let needed = self.laid.into_iter().filter(|laid| laid.needed);
        self.proofs.arrangements.extend(needed.map(keep));
    }
}
