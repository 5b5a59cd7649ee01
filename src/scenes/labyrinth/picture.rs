//! What a notebook looks like at one moment: a plain value, worked out from what the eyes at the
//! screen know and from the announcement that is being shown. Nothing in it can know more.
//!
//! Coordinates are those of a sheet: x to the right, y up, one unit a tile.

use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{
        Dir, Event, Item, Kind, News, Size, View,
        event::ShotEnd,
        knowledge::{CellRef, Fragment, Knowledge, Side},
    },
};

use crate::art::motion::{bump, cubic_in_out, span};

/// A tile on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    /// Where.
    pub at: (i8, i8),
    /// What it is.
    pub kind: Kind,
    /// Treasure was seen here; `false` if somebody may have taken it since.
    pub gold: Option<bool>,
    /// How far the stamp has come down, 0 … 1.
    pub ink: f32,
}

/// A side of a tile on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// The tile below it or to the left of it.
    pub at: (i8, i8),
    /// Up or right.
    pub dir: Dir,
    /// What is known of it.
    pub fact: Option<Side>,
    /// The known tile is the other one: an exit leads down or to the left.
    pub backwards: bool,
    /// How far the stroke has come, 0 … 1.
    pub ink: f32,
    /// How hard it has just been hit, 0 … 1.
    pub shake: f32,
}

/// Somebody on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub at: (f32, f32),
    /// How high a step lifts them, 0 … 1.
    pub hop: f32,
    /// How visible they are, 0 … 1.
    pub there: f32,
    /// Injured.
    pub injured: bool,
    /// Carries treasure.
    pub carries: bool,
}

/// A sheet of the notebook.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The fragment's number.
    pub fragment: usize,
    /// The number on the tab, from 1.
    pub number: usize,
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// Sides of its tiles.
    pub edges: Vec<Edge>,
    /// Whoever is known to stand on it.
    pub figures: Vec<Figure>,
    /// Where the tile at the bottom left of the board is, if only one place is left.
    pub border: Option<(i8, i8)>,
    /// How many places on the board it fits.
    pub freedom: u32,
}

impl Sheet {
    /// The smallest box around all tiles and the border, (left, bottom, right, top).
    pub fn bounds(&self, size: Size) -> (i8, i8, i8, i8) {
        if let Some((x, y)) = self.border {
            return (x, y, x + size.width as i8 - 1, y + size.height as i8 - 1);
        }
        let xs = self.tiles.iter().map(|tile| tile.at.0);
        let ys = self.tiles.iter().map(|tile| tile.at.1);
        let (left, right) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
        let (bottom, top) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
        (left, bottom, right, top)
    }
}

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
    /// A river; otherwise a portal.
    pub river: bool,
}

/// Something that passes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The sheet darkens in a swirl and tears, the same wherever the water went.
    Flush(f32),
    /// The page is punched, the same for all portals.
    Portal(f32),
    /// The current pressed against a wall.
    Blocked(f32),
    /// A shot: who, which way if that was told, whom it hit if anybody.
    Shot {
        /// The shooter.
        by: Seat,
        /// Which way, for whoever may know.
        dir: Option<Dir>,
        /// Who was hit.
        hit: Option<Seat>,
        /// How far, 0 … 1.
        t: f32,
    },
    /// Two dice in a cup.
    Battle {
        /// The two.
        seats: (Seat, Seat),
        /// Their dice; none if a bullet decided.
        rolls: Option<(u8, u8)>,
        /// Who lost.
        loser: Seat,
        /// How far, 0 … 1.
        t: f32,
    },
    /// The shop's die.
    Shop {
        /// Who buys.
        seat: Seat,
        /// What the die shows.
        roll: u8,
        /// What it means.
        item: Option<Item>,
        /// How far, 0 … 1.
        t: f32,
    },
    /// Gold leaf on somebody's emblem.
    Gold {
        /// Whose.
        seat: Seat,
        /// How far, 0 … 1.
        t: f32,
    },
    /// A way out: light falls in.
    Light {
        /// Who stands there.
        seat: Seat,
        /// On which side.
        dir: Dir,
        /// How far, 0 … 1.
        t: f32,
    },
    /// Somebody is out.
    Won(f32),
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
    /// Something that passes.
    pub effect: Effect,
    /// The size of the board.
    pub size: Size,
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
            locked: piece.is_anchored(),
            holds: view.order.iter().copied().find(|&seat| on_sheet(known, seat, fragment)),
        });
        let beside = thread(known, open);
        Picture {
            own,
            tabs: tabs.collect(),
            open: sheet(view, moment, known, open, own),
            beside: beside.map(|(other, thread)| (sheet(view, moment, known, other, own), thread)),
            effect: effect(moment.beat, own, known),
            size: view.settings().size(),
            range: view.settings().gun_range(),
        }
    }
}

impl<'a> Moment<'a> {
    /// Until somebody has been carried off the sheet is the old one, then the new one.
    fn shown(&self, own: Seat) -> &'a Knowledge {
        match self.beat {
            Some((event, t)) if t < 0.5 => match event.news {
                News::Flushed { seat } | News::Portalled { seat } if seat == own => self.before,
                _ => self.after,
            },
            _ => self.after,
        }
    }
}

fn on_sheet(known: &Knowledge, seat: Seat, fragment: usize) -> bool {
    known.track(seat).is_some_and(|at| at.fragment == fragment)
}

/// The youngest sheet a thread ties to this one.
fn thread(known: &Knowledge, open: usize) -> Option<(usize, Thread)> {
    let tied = known.links().filter_map(|(from, to)| {
        let river = known.cell(from)?.kind == Kind::River;
        if from.fragment == open {
            Some((to.fragment, Thread { open: from.at, beside: to.at, river }))
        } else if to.fragment == open {
            Some((from.fragment, Thread { open: to.at, beside: from.at, river }))
        } else {
            None
        }
    });
    tied.max_by_key(|(other, _)| *other)
}

fn sheet(view: &View, moment: Moment<'_>, known: &Knowledge, fragment: usize, own: Seat) -> Sheet {
    let number = 1 + known.fragments().take_while(|(id, _)| *id != fragment).count();
    let Some(piece) = known.fragment(fragment) else {
        return Sheet {
            fragment,
            number,
            tiles: Vec::new(),
            edges: Vec::new(),
            figures: Vec::new(),
            border: None,
            freedom: 0,
        };
    };
    let fresh = fresh(moment, known, fragment);
    let tiles = piece.cells().map(|(at, cell)| Tile {
        at,
        kind: cell.kind,
        gold: match cell.treasure {
            Some((true, turn)) => Some(!known.is_stale(turn, own)),
            _ => None,
        },
        ink: match fresh {
            Some(Fresh { at: new, dir: None, t, .. }) if new == at => span(t, 0.35, 1.0),
            _ => 1.0,
        },
    });
    let border = piece.is_anchored().then(|| piece.placements().next()).flatten();
    Sheet {
        fragment,
        number,
        tiles: tiles.collect(),
        edges: edges(piece, fresh),
        figures: figures(view, moment, known, fragment),
        border: border.map(|(x, y)| (-x, -y)),
        freedom: piece.freedom(),
    }
}

/// What the announcement adds to a sheet.
#[derive(Clone, Copy, Debug)]
struct Fresh {
    at: (i8, i8),
    /// A side of the tile, or the tile itself.
    dir: Option<Dir>,
    new: bool,
    t: f32,
}

fn fresh(moment: Moment<'_>, known: &Knowledge, fragment: usize) -> Option<Fresh> {
    let (event, t) = moment.beat?;
    let here = |seat: Seat| known.track(seat).filter(|at| at.fragment == fragment);
    match event.news {
        News::Bump { seat, dir } | News::Exit { seat, dir } => {
            let at = here(seat)?.at;
            let new = moment.before.track(seat).is_none_or(|was| {
                let piece = moment.before.fragment(was.fragment);
                piece.and_then(|piece| piece.side(was.at, dir)).is_none()
            });
            Some(Fresh { at, dir: Some(dir), new, t })
        }
        News::Entered { seat, dir, .. } => {
            let at = here(seat)?.at;
            let was = moment.before.track(seat)?;
            let (dx, dy) = dir.delta();
            let there = (was.at.0 + dx, was.at.1 + dy);
            let new = moment.before.cell(CellRef { fragment: was.fragment, at: there }).is_none();
            new.then_some(Fresh { at, dir: None, new, t })
        }
        _ => None,
    }
}

/// A side's name: the tile below or to the left of it.
pub fn named((x, y): (i8, i8), dir: Dir) -> ((i8, i8), Dir) {
    match dir {
        Dir::Up | Dir::Right => ((x, y), dir),
        Dir::Down => ((x, y - 1), Dir::Up),
        Dir::Left => ((x - 1, y), Dir::Right),
    }
}

fn edges(piece: &Fragment, fresh: Option<Fresh>) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    for (cell, _) in piece.cells() {
        for dir in Dir::ALL {
            let (at, dir) = named(cell, dir);
            if edges.iter().any(|edge| (edge.at, edge.dir) == (at, dir)) {
                continue;
            }
            let hit = fresh
                .filter(|fresh| fresh.dir.is_some_and(|side| named(fresh.at, side) == (at, dir)));
            edges.push(Edge {
                at,
                dir,
                fact: piece.side(at, dir),
                backwards: piece.cell(at).is_none(),
                ink: match hit {
                    Some(hit) if hit.new => span(hit.t, 0.3, 0.8),
                    _ => 1.0,
                },
                shake: hit.map_or(0.0, |hit| bump(span(hit.t, 0.25, 0.8))),
            });
        }
    }
    edges
}

fn figures(view: &View, moment: Moment<'_>, known: &Knowledge, fragment: usize) -> Vec<Figure> {
    let mut figures = Vec::new();
    for &seat in &view.order {
        let Some(at) = known.track(seat).filter(|at| at.fragment == fragment) else { continue };
        figures.push(figure(view, moment, seat, (f32::from(at.at.0), f32::from(at.at.1))));
    }
    // Companions nobody can follow are seen as long as their meeting is the newest news.
    if let (Some(here), Some(at)) = (view.here, known.track(view.active))
        && at.fragment == fragment
    {
        let place = (f32::from(at.at.0), f32::from(at.at.1));
        for seat in here.around.companions().iter().filter(|&seat| known.track(seat).is_none()) {
            figures.push(figure(view, moment, seat, place));
        }
    }
    figures
}

fn figure(view: &View, moment: Moment<'_>, seat: Seat, at: (f32, f32)) -> Figure {
    let line = view.figures[seat.index()];
    let mut figure = Figure {
        seat,
        at,
        hop: 0.0,
        there: 1.0,
        injured: line.health == game_rules::labyrinth::Health::Injured,
        carries: line.carries,
    };
    let Some((event, t)) = moment.beat else { return figure };
    match event.news {
        News::Entered { seat: mover, dir, .. } if mover == seat => {
            let (dx, dy) = dir.delta();
            let back = 1.0 - cubic_in_out(span(t, 0.0, 0.7));
            figure.at = (at.0 - f32::from(dx) * back, at.1 - f32::from(dy) * back);
            figure.hop = bump(span(t, 0.0, 0.7));
        }
        News::Bump { seat: mover, dir } | News::Exit { seat: mover, dir } if mover == seat => {
            let (dx, dy) = dir.delta();
            let lean = 0.24 * bump(span(t, 0.0, 0.6));
            figure.at = (at.0 + f32::from(dx) * lean, at.1 + f32::from(dy) * lean);
        }
        News::Flushed { seat: mover } | News::Portalled { seat: mover } if mover == seat => {
            figure.there = if t < 0.5 { 1.0 - span(t, 0.1, 0.4) } else { span(t, 0.6, 0.9) };
        }
        News::Blocked { seat: mover } if mover == seat => {
            figure.at.0 += 0.08 * bump(span(t, 0.0, 0.4)) - 0.08 * bump(span(t, 0.4, 0.8));
        }
        _ => {}
    }
    figure
}

/// What passes over the table. What others do where nobody can see it passes nowhere.
fn effect(beat: Option<(&Event, f32)>, own: Seat, known: &Knowledge) -> Effect {
    let Some((event, t)) = beat else { return Effect::None };
    match event.news {
        News::Flushed { seat } if seat == own => Effect::Flush(t),
        News::Portalled { seat } if seat == own => Effect::Portal(t),
        News::Blocked { seat } if seat == own => Effect::Blocked(t),
        News::Shot { by, dir, end } => {
            let hit = match end {
                ShotEnd::Hit(seat) | ShotEnd::Spent(seat) => Some(seat),
                ShotEnd::Miss | ShotEnd::Beast(_) => None,
            };
            Effect::Shot { by, dir: dir.filter(|_| known.track(by).is_some()), hit, t }
        }
        News::Battle { by, on, rolls, loser } => {
            Effect::Battle { seats: (by, on), rolls, loser, t }
        }
        News::Bought { seat, roll, item } => Effect::Shop { seat, roll, item, t },
        News::Taken { seat } | News::Left { seat } => Effect::Gold { seat, t },
        News::Exit { seat, dir } => Effect::Light { seat, dir, t },
        News::Won { .. } => Effect::Won(t),
        _ => Effect::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::labyrinth::reading;
    use game_rules::{
        game::{Game, Turn},
        labyrinth::{Action, Hearing, Labyrinth, Setup},
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
