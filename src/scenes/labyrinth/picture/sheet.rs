//! One sheet of the notebook: its tiles, their sides, and whoever stands on it.

use game_rules::{
    game::Seat,
    labyrinth::{
        Dir, Kind, Labyrinth, News, Size, View,
        knowledge::{CellRef, Fragment, Knowledge, Side},
    },
};

use super::Moment;
use crate::{
    art::motion::{bump, cubic_in_out, span},
    table::Staged,
};

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

/// How strongly a sheet is drawn that is only tried.
const FAINT: f32 = 0.5;

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
    /// How far the border has snapped into its place, 0 … 1.
    pub snap: f32,
    /// How many places on the board it fits.
    pub freedom: u32,
    /// How strongly it is drawn; what is only tried is faint.
    pub strength: f32,
}

impl Sheet {
    /// The same sheet laid somewhere else.
    #[must_use]
    pub fn moved(mut self, (dx, dy): (i8, i8)) -> Sheet {
        let moved = |at: &mut (i8, i8)| *at = (at.0 + dx, at.1 + dy);
        self.tiles.iter_mut().for_each(|tile| moved(&mut tile.at));
        self.edges.iter_mut().for_each(|edge| moved(&mut edge.at));
        for figure in &mut self.figures {
            figure.at = (figure.at.0 + f32::from(dx), figure.at.1 + f32::from(dy));
        }
        Sheet { border: self.border.map(|(x, y)| (x + dx, y + dy)), ..self }
    }

    /// The same sheet laid somewhere else with a pencil, without anybody on it.
    #[must_use]
    pub fn tried_at(self, shift: (i8, i8)) -> Sheet {
        Sheet { border: None, strength: FAINT, figures: Vec::new(), ..self.moved(shift) }
    }

    /// The smallest box around all tiles and the border, (left, bottom, right, top).
    pub fn bounds(&self, size: Size) -> (i8, i8, i8, i8) {
        if let Some((x, y)) = self.border {
            return (x, y, x + size.width as i8 - 1, y + size.rows() - 1);
        }
        let xs = self.tiles.iter().map(|tile| tile.at.0);
        let ys = self.tiles.iter().map(|tile| tile.at.1);
        let (left, right) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
        let (bottom, top) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
        (left, bottom, right, top)
    }
}

/// A sheet as `own` has it.
pub(super) fn sheet(
    view: &View,
    moment: Moment<'_>,
    known: &Knowledge,
    fragment: usize,
    own: Seat,
) -> Sheet {
    let number = 1 + known.fragments().take_while(|(id, _)| *id != fragment).count();
    let Some(piece) = known.fragment(fragment) else {
        return Sheet {
            fragment,
            number,
            tiles: Vec::new(),
            edges: Vec::new(),
            figures: Vec::new(),
            border: None,
            snap: 1.0,
            freedom: 0,
            strength: 1.0,
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
            Some(Fresh { at: new, dir: None, t, lands, .. }) if new == at => span(t, lands, 1.0),
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
        snap: moment.border(fragment),
        freedom: piece.freedom(),
        strength: 1.0,
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
    /// When it is seen.
    lands: f32,
}

fn fresh(moment: Moment<'_>, known: &Knowledge, fragment: usize) -> Option<Fresh> {
    let (event, t) = moment.beat?;
    let lands = Labyrinth::lands(event);
    let here = |seat: Seat| known.track(seat).filter(|at| at.fragment == fragment);
    match event.news {
        News::Bump { seat, dir } | News::Exit { seat, dir } => {
            let at = here(seat)?.at;
            let new = moment.before.track(seat).is_none_or(|was| {
                let piece = moment.before.fragment(was.fragment);
                piece.and_then(|piece| piece.side(was.at, dir)).is_none()
            });
            Some(Fresh { at, dir: Some(dir), new, t, lands })
        }
        News::Entered { seat, dir, .. } => {
            let at = here(seat)?.at;
            let was = moment.before.track(seat)?;
            let (dx, dy) = dir.delta();
            let there = (was.at.0 + dx, was.at.1 + dy);
            let new = moment.before.cell(CellRef { fragment: was.fragment, at: there }).is_none();
            new.then_some(Fresh { at, dir: None, new, t, lands })
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
                    Some(hit) if hit.new => span(hit.t, hit.lands, 0.8),
                    _ => 1.0,
                },
                shake: hit.map_or(0.0, |hit| bump(span(hit.t, hit.lands, 0.8))),
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
