//! Which shells of the main clip a seat has seen with its own eyes, and not only worked out.

use game_rules::{
    duel::full::{Event, View},
    game::Viewer,
};

/// For each place of the clip, front first: has the seat seen what lies there?
pub fn seen(view: &View) -> Vec<bool> {
    let Viewer::Seat(own) = view.who else { return Vec::new() };
    let mut eyes = Eyes::default();
    for event in &view.log {
        match *event {
            Event::Loaded { live, blank } => {
                eyes = Eyes { places: vec![false; usize::from(live + blank)], arranging: false };
            }
            Event::Looked { seat, shells: Some(_) } if seat == own => eyes.look(),
            Event::Hit { rail: 0, .. }
            | Event::Clicked { rail: 0, .. }
            | Event::Stopped { rail: 0, .. }
            | Event::Ejected { .. } => eyes.take(0),
            Event::Caught { rail, .. } => {
                if rail == 0 {
                    eyes.take(0);
                }
                eyes.places.push(false);
            }
            Event::Extracted { found: Some((place, _)), .. } => eyes.take(place.into()),
            Event::Extracted { found: None, .. } => {
                eyes.take(0);
                eyes.forget(0);
            }
            Event::Inserted { tool, place: Some(place), .. } => {
                eyes.put(place.into(), tool.shell().is_some());
                if tool.shell().is_none() {
                    eyes.lose_sight(usize::from(place) + 1);
                }
            }
            Event::Inserted { place: None, .. } => {
                eyes.put(0, false);
                eyes.forget(0);
            }
            Event::Arranged { place, .. } => {
                if !std::mem::replace(&mut eyes.arranging, true) {
                    eyes.places.clear();
                }
                eyes.put(place.into(), true);
            }
            Event::Rearranged { seat } => {
                eyes.arranging = false;
                if seat != own {
                    eyes.forget(0);
                }
            }
            Event::Filled { .. } | Event::Sorted { .. } => eyes.forget(0),
            // Dice may stir everything from the third shell on.
            Event::Thrown { .. } => eyes.forget(2),
            Event::Merged { shells, .. } => eyes.places.resize(shells.into(), false),
            _ => {}
        }
    }
    eyes.places
}

#[derive(Default)]
struct Eyes {
    places: Vec<bool>,
    /// Shells are being put back one by one.
    arranging: bool,
}

impl Eyes {
    fn look(&mut self) {
        if let Some(front) = self.places.first_mut() {
            *front = true;
        }
    }

    fn take(&mut self, place: usize) {
        if place < self.places.len() {
            self.places.remove(place);
        }
    }

    fn put(&mut self, place: usize, seen: bool) {
        self.places.insert(place.min(self.places.len()), seen);
    }

    fn lose_sight(&mut self, place: usize) {
        if let Some(seen) = self.places.get_mut(place) {
            *seen = false;
        }
    }

    fn forget(&mut self, from: usize) {
        self.places.iter_mut().skip(from).for_each(|seen| *seen = false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        duel::{
            EVIL, HUMAN, Shell, Tool,
            full::{Duel, Setup},
        },
        game::Game,
    };

    fn after(events: &[Event]) -> Vec<bool> {
        let (game, _) = Duel::start(&Setup::numbered(1), 1).unwrap();
        let mut view = game.view(Viewer::Seat(HUMAN));
        view.log = [&[Event::Loaded { live: 2, blank: 1 }], events].concat();
        seen(&view)
    }

    #[test]
    fn eyes_follow_the_shells() {
        let looked =
            Event::Looked { seat: HUMAN, shells: Some([Some(Shell::Live), None, None, None]) };
        let clicked = Event::Clicked { seat: EVIL, rail: 0, blown: false };
        assert_eq!(after(&[]), [false; 3]);
        assert_eq!(after(&[looked]), [true, false, false]);
        assert_eq!(after(&[looked, clicked]), [false; 2]);
        assert_eq!(after(&[Event::Looked { seat: EVIL, shells: None }]), [false; 3]);
        let put = Event::Inserted { seat: HUMAN, tool: Tool::LiveShell, place: Some(1) };
        assert_eq!(after(&[looked, put]), [true, true, false, false]);
        let mystery = Event::Inserted { seat: HUMAN, tool: Tool::MysteryShell, place: Some(0) };
        assert_eq!(after(&[looked, mystery]), [false; 4]);
        let theirs = Event::Inserted { seat: EVIL, tool: Tool::LiveShell, place: None };
        assert_eq!(after(&[looked, theirs]), [false; 4]);
    }

    #[test]
    fn whoever_puts_shells_back_has_seen_them_all() {
        let back = |place, shell| Event::Arranged { seat: HUMAN, place, shell };
        let all = [back(0, Shell::Live), back(0, Shell::Blank), back(1, Shell::Live)];
        assert_eq!(after(&all), [true; 3]);
        let done = [&all[..], &[Event::Rearranged { seat: HUMAN }]].concat();
        assert_eq!(after(&done), [true; 3]);
        let theirs = [&done[..], &[Event::Rearranged { seat: EVIL }]].concat();
        assert_eq!(after(&theirs), [false; 3]);
    }
}
