//! What a notebook looks like at one moment: a plain value, worked out from what the eyes at the
//! screen know and from the announcement that is being shown. Nothing in it can know more.
//!
//! Coordinates are those of a sheet: x to the right, y up, one unit a tile.

mod sheet;

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Event, Kind, Labyrinth, News, Settings, Size, View,
        knowledge::{Fragment, Knowledge},
    },
};

pub use super::motion::effect::Effect;
pub use sheet::{Edge, Figure, Sheet, Tile, named};

use super::motion::effect::effect;
use crate::{art::motion::span, table::Staged};
use sheet::sheet;

/// A tab below the notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tab {
    /// The fragment's number.
    pub fragment: usize,
    /// The number on the tab, from 1.
    pub number: usize,
    /// Its place on the board is known.
    pub locked: bool,
    /// Whoever stands on it, first in turn order.
    pub holds: Option<Seat>,
}

/// A thread from a tile of the open sheet to one of the sheet beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thread {
    /// The end on the open sheet.
    pub open: (i8, i8),
    /// The end on the sheet beside it.
    pub beside: (i8, i8),
    /// What carried somebody from one to the other.
    pub kind: Kind,
}

/// How many of everything the labyrinth has: public before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    /// Tiles of every kind there is besides clearings.
    pub tiles: Vec<(Kind, u32)>,
    /// Piles of treasure at the start.
    pub treasures: u32,
    /// Exits.
    pub exits: u32,
}

impl Stock {
    fn of(settings: &Settings) -> Stock {
        let tiles = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Safe);
        let tiles = tiles.map(|kind| (kind, settings.tiles_of(kind)));
        Stock {
            tiles: tiles.filter(|(_, count)| *count > 0).collect(),
            treasures: settings.piles(),
            exits: settings.exits.into(),
        }
    }
}

/// The notebook at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Whose notebook it is; whoever acts, for those who only watch.
    pub own: Seat,
    /// The tabs.
    pub tabs: Vec<Tab>,
    /// The sheet in sight.
    pub open: Sheet,
    /// A sheet that a thread leads to.
    pub beside: Option<(Sheet, Thread)>,
    /// Which sheets threads tie together, by their numbers: from, to, by what.
    pub ties: Vec<(usize, usize, Kind)>,
    /// Something that passes.
    pub effect: Effect,
    /// The size of the board.
    pub size: Size,
    /// What the labyrinth is made of.
    pub stock: Stock,
    /// How far a bullet flies.
    pub range: u8,
}

/// Knowledge before and after the announcement that is being shown.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// Before it.
    pub before: &'a Knowledge,
    /// With it.
    pub after: &'a Knowledge,
    /// The announcement, and how far it has come.
    pub beat: Option<(&'a Event, f32)>,
}

/// Whose notebook the eyes look at.
pub fn own_seat(view: &View) -> Seat {
    match view.who {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Omniscient => view.active,
    }
}

impl Picture {
    /// The notebook of `own`, open at its own sheet or at the one that was asked for.
    pub fn of(view: &View, own: Seat, moment: Moment<'_>, asked: Option<usize>) -> Picture {
        let known = moment.shown(own);
        let home = known.track(own).map(|at| at.fragment);
        let alive = |id: &usize| known.fragment(*id).is_some();
        let first = known.fragments().next().map_or(0, |(id, _)| id);
        let open = asked.filter(alive).or(home).unwrap_or(first);
        let tabs = known.fragments().enumerate().map(|(place, (fragment, piece))| Tab {
            fragment,
            number: place + 1,
            locked: piece.is_anchored() && moment.border(fragment) > 0.0,
            holds: view.order.iter().copied().find(|&seat| on_sheet(known, seat, fragment)),
        });
        let beside = thread(known, open);
        Picture {
            own,
            tabs: tabs.collect(),
            open: sheet(view, moment, known, open, own),
            beside: beside.map(|(other, thread)| (sheet(view, moment, known, other, own), thread)),
            ties: ties(known),
            effect: effect(moment.beat, own, known),
            size: view.settings().size(),
            stock: Stock::of(view.settings()),
            range: view.settings().gun_range(),
        }
    }
}

impl Sheet {
    /// One sheet of the notebook of `own`.
    pub fn of(view: &View, own: Seat, moment: Moment<'_>, fragment: usize) -> Sheet {
        sheet(view, moment, moment.shown(own), fragment, own)
    }
}

impl<'a> Moment<'a> {
    /// Until somebody has been carried off the sheet is the old one, then the new one.
    fn shown(&self, own: Seat) -> &'a Knowledge {
        match self.beat {
            Some((event, t)) if t < Labyrinth::lands(event) => match event.news {
                News::Flushed { seat } | News::Portalled { seat } if seat == own => self.before,
                _ => self.after,
            },
            _ => self.after,
        }
    }
}

impl Moment<'_> {
    /// How far the border of a sheet that has found its place has come, 0 … 1: one that was not there
    /// before the announcement snaps into place.
    fn border(&self, fragment: usize) -> f32 {
        let was = self.before.fragment(fragment).is_some_and(Fragment::is_anchored);
        match self.beat {
            Some((event, t)) if !was => span(t, Labyrinth::lands(event), 1.0),
            _ => 1.0,
        }
    }
}

fn on_sheet(known: &Knowledge, seat: Seat, fragment: usize) -> bool {
    known.track(seat).is_some_and(|at| at.fragment == fragment)
}

/// All threads between sheets, by the numbers on their tabs, each once.
fn ties(known: &Knowledge) -> Vec<(usize, usize, Kind)> {
    let ids: Vec<usize> = known.fragments().map(|(id, _)| id).collect();
    let number = |id: usize| ids.iter().position(|one| *one == id).map(|place| place + 1);
    let ties = known.links().filter_map(|(from, to)| {
        Some((number(from.fragment)?, number(to.fragment)?, known.cell(from)?.kind))
    });
    let mut ties: Vec<(usize, usize, Kind)> = ties.filter(|(from, to, _)| from != to).collect();
    ties.sort_by_key(|(from, to, _)| (*from, *to));
    ties.dedup();
    ties
}

/// The youngest sheet a thread ties to this one.
fn thread(known: &Knowledge, open: usize) -> Option<(usize, Thread)> {
    let tied = known.links().filter_map(|(from, to)| {
        let kind = known.cell(from)?.kind;
        if from.fragment == open {
            Some((to.fragment, Thread { open: from.at, beside: to.at, kind }))
        } else if to.fragment == open {
            Some((from.fragment, Thread { open: to.at, beside: from.at, kind }))
        } else {
            None
        }
    });
    tied.max_by_key(|(other, _)| *other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::labyrinth::reading;
    use game_rules::{
        game::{Game, Turn},
        labyrinth::{Action, Dir, Hearing, Labyrinth, Setup, knowledge::Side},
    };

    fn of(game: &Labyrinth, eyes: Seat) -> Picture {
        let view = game.view(Viewer::Seat(eyes));
        let known = reading::knowledge(&view);
        let moment = Moment { before: &known, after: &known, beat: None };
        Picture::of(&view, eyes, moment, None)
    }

    /// A rival steps in the dark: whatever it meets, the others' notebooks stay the same.
    #[test]
    fn what_is_not_heard_is_not_drawn() {
        let mut setup = Setup::for_players(&["Ann", "Bob"]);
        setup.settings.hearing = Hearing::Whisper;
        for seed in 0..30 {
            let (game, _) = Labyrinth::start(&setup, seed).unwrap();
            let Turn::One(mover) = game.turn() else { continue };
            let eyes = mover.other();
            let heard = game.view(Viewer::Seat(eyes)).heard;
            for dir in Dir::ALL {
                let mut moved = game.clone();
                moved.apply(mover, &Action::Move(dir), &mut Vec::new()).unwrap();
                if moved.view(Viewer::Seat(eyes)).heard == heard {
                    assert_eq!(of(&moved, eyes), of(&game, eyes), "{seed} {dir}");
                }
            }
        }
    }

    /// A wall is drawn where somebody bumped, whichever sort it is, and grows while it is shown.
    #[test]
    fn a_bump_draws_a_wall_and_a_step_a_tile() {
        let setup = Setup::for_players(&["Ann"]);
        let own = Seat(0);
        let (mut walls, mut tiles) = (0, 0);
        for seed in 0..40 {
            let (game, _) = Labyrinth::start(&setup, seed).unwrap();
            let view = game.view(Viewer::Seat(own));
            let before = reading::knowledge(&view);
            let mut moved = game.clone();
            let mut events = Vec::new();
            moved.apply(own, &Action::Move(Dir::Up), &mut events).unwrap();
            let event = &events[0];
            let mut after = before.clone();
            after.observe(event);
            let at = |t| {
                let moment = Moment { before: &before, after: &after, beat: Some((event, t)) };
                Picture::of(&view, own, moment, None).open
            };
            match event.news {
                News::Bump { .. } => {
                    let wall = |sheet: Sheet| {
                        let mut found = sheet.edges.into_iter();
                        found.find(|edge| edge.fact == Some(Side::Barred)).unwrap().ink
                    };
                    assert_eq!((wall(at(0.0)), wall(at(1.0))), (0.0, 1.0));
                    walls += 1;
                }
                News::Entered { kind, .. } => {
                    assert_eq!(at(1.0).tiles.len(), 2);
                    assert!(at(1.0).tiles.iter().any(|tile| tile.kind == kind));
                    assert_eq!(at(0.0).figures[0].at, (0.0, 0.0));
                    assert_eq!(at(1.0).figures[0].at, (0.0, 1.0));
                    tiles += 1;
                }
                _ => {}
            }
        }
        assert!(walls > 3 && tiles > 3, "{walls} {tiles}");
    }
}
