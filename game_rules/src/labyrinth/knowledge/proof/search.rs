//! The search for an arrangement: piece by piece along one river, the piece with the fewest placements
//! left first, and whatever is placed takes from the others what does not go with it.

use super::{
    super::super::rivers::River,
    Place,
    sheet::{Rows, SheetFacts},
    table::Table,
};

/// What came of a search.
pub(super) enum Answer {
    /// They can lie so.
    Found(Vec<Place>),
    /// They cannot lie so.
    None,
    /// Given up: nothing is proved.
    Tired,
}

/// A search along one river.
pub(super) struct Search<'t> {
    table: &'t Table<'t>,
    river: &'t River,
    /// Where each piece may still lie, one set for each piece that was placed.
    left: Vec<Rows>,
    places: Vec<Option<Place>>,
    /// Where each lay when all went well.
    hint: &'t [Option<Place>],
    /// Pieces that may still be held against others.
    effort: &'t mut u32,
}

impl<'t> Search<'t> {
    /// Looks for an arrangement with one piece here; `left` is where each can lie along the river, and
    /// with that piece here.
    pub(super) fn run(
        table: &'t Table<'t>,
        river: &'t River,
        (sheet, place): (usize, Place),
        left: Vec<Rows>,
        hint: &'t [Option<Place>],
        effort: &'t mut u32,
    ) -> Answer {
        let places = vec![None; left.len()];
        let mut search = Search { table, river, left, places, hint, effort };
        let found = search.place(0, (sheet, place), &SheetFacts::default());
        if found {
            Answer::Found(search.places.into_iter().flatten().collect())
        } else if *search.effort == 0 {
            Answer::Tired
        } else {
            Answer::None
        }
    }

    /// Places one more piece, and all that are left.
    fn place(&mut self, depth: usize, (sheet, place): (usize, Place), before: &SheetFacts) -> bool {
        let Some(facts) = self.table.and(before, sheet, place) else { return false };
        if !self.take_away(depth, sheet, place) {
            return false;
        }
        self.places[sheet] = Some(place);
        let found =
            self.table.portals_hold(&self.places, Some(sheet)) && self.go_on(depth + 1, &facts);
        if !found {
            self.places[sheet] = None;
        }
        found
    }

    /// What the others have left when one lies here, on top of the sets before. False if one of them has
    /// nothing left.
    fn take_away(&mut self, depth: usize, sheet: usize, place: Place) -> bool {
        let count = self.places.len();
        self.left.truncate((depth + 1) * count);
        for other in 0..count {
            let before = self.left[depth * count + other];
            let after = if other == sheet {
                Rows::only(place)
            } else if self.places[other].is_some() {
                before
            } else {
                before.within(self.table.partners(sheet, place, other))
            };
            if after.is_empty() {
                return false;
            }
            self.left.push(after);
        }
        for (other, lies) in self.table.drifts(self.river, (sheet, place)) {
            let Some(lies) =
                lies.filter(|&lies| self.left[(depth + 1) * count + other].contains(lies))
            else {
                return false;
            };
            self.left[(depth + 1) * count + other] = Rows::only(lies);
        }
        true
    }

    fn go_on(&mut self, depth: usize, facts: &SheetFacts) -> bool {
        let count = self.places.len();
        let left = &self.left[depth * count..(depth + 1) * count];
        let open = (0..count).filter(|&sheet| self.places[sheet].is_none());
        let Some(sheet) = open.min_by_key(|&sheet| left[sheet].count()) else {
            *self.effort = self.effort.saturating_sub(count as u32);
            return self.table.leaves_room(self.river, &self.places, facts);
        };
        let mut left = left[sheet];
        let hinted = self.hint[sheet].filter(|&hint| left.contains(hint));
        if let Some(hint) = hinted {
            left = left.without(hint);
        }
        for place in hinted.into_iter().chain(left.iter()) {
            if *self.effort == 0 {
                return false;
            }
            *self.effort = self.effort.saturating_sub(count as u32);
            if self.place(depth, (sheet, place), facts) {
                return true;
            }
        }
        false
    }
}
