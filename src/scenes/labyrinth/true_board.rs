//! The true board, for those who may see everything: spectators, everybody after the end, everybody
//! in omniscient mode or after a granted peek. Without a [`Truth`] in the view there is none of it.

use game_rules::{
    game::Seat,
    labyrinth::{Beast, Board, Event, Health, Kind, News, Tile, Truth, View},
};

use super::picture::Figure;
use crate::art::motion::{bump, cubic_in_out, span};

/// The true board at one moment.
#[derive(Clone, Debug)]
pub struct Scenery {
    /// Everybody.
    pub figures: Vec<Figure>,
    /// Where everybody has been, newest first, without where they stand.
    pub trails: Vec<(Seat, Vec<(i8, i8)>)>,
    /// Piles by tile.
    pub piles: Vec<((i8, i8), usize)>,
    /// Monsters.
    pub beasts: Vec<((i8, i8), Beast)>,
}

impl Scenery {
    /// How everybody got there, up to a share of the way: the time-lapse after the end.
    pub fn rewind(&mut self, share: f32) {
        for (seat, trail) in &mut self.trails {
            let keep = (trail.len() as f32 * share).ceil() as usize;
            let later = trail.len().saturating_sub(keep);
            trail.drain(..later);
            let figure = self.figures.iter_mut().find(|figure| figure.seat == *seat);
            if let (Some(figure), Some(&(x, y))) = (figure, trail.first())
                && share < 1.0
            {
                figure.at = (f32::from(x), f32::from(y));
            }
        }
    }
}

/// Steps of a trail that are shown while a match goes on.
const RECENT: usize = 9;

impl Scenery {
    /// The board with what has been shown since, and what is being shown.
    pub fn of(
        view: &View,
        truth: &Truth,
        done: &[Event],
        beat: Option<(&Event, f32)>,
        whole: bool,
    ) -> Scenery {
        let size = truth.board.size();
        let mut tiles: Vec<Tile> = truth.players.iter().map(|player| player.tile).collect();
        for event in done {
            walk(&truth.board, &mut tiles, &event.news);
        }
        let before = tiles.clone();
        if let Some((event, _)) = beat {
            walk(&truth.board, &mut tiles, &event.news);
        }
        let xy = |tile: Tile| {
            let (x, y) = size.xy(tile);
            (f32::from(x), f32::from(y))
        };
        let figures = view.order.iter().map(|&seat| {
            let player = &truth.players[seat.index()];
            let (from, to) = (xy(before[seat.index()]), xy(tiles[seat.index()]));
            let mut standing = Figure {
                seat,
                at: to,
                hop: 0.0,
                there: 1.0,
                injured: player.health == Health::Injured,
                carries: player.carries.is_some(),
            };
            if let Some((event, t)) = beat {
                moved(&mut standing, &event.news, from, to, t);
            }
            standing
        });
        let mut piles: Vec<((i8, i8), usize)> = Vec::new();
        for &(tile, _) in &truth.piles {
            let at = size.xy(tile);
            match piles.iter_mut().find(|(place, _)| *place == at) {
                Some((_, count)) => *count += 1,
                None => piles.push((at, 1)),
            }
        }
        let most = if whole { usize::MAX } else { RECENT };
        Scenery {
            figures: figures.collect(),
            trails: view.order.iter().map(|&seat| (seat, trail(truth, seat, most))).collect(),
            piles,
            beasts: truth.monsters.iter().map(|one| (size.xy(one.tile), one.beast)).collect(),
        }
    }
}

fn moved(standing: &mut Figure, news: &News, from: (f32, f32), to: (f32, f32), t: f32) {
    let share = cubic_in_out(span(t, 0.0, 0.8));
    let between = |from: f32, to: f32| from + (to - from) * share;
    match *news {
        News::Entered { seat, .. } | News::Flushed { seat } if seat == standing.seat => {
            standing.at = (between(from.0, to.0), between(from.1, to.1));
            standing.hop = bump(span(t, 0.0, 0.8));
        }
        News::Portalled { seat } if seat == standing.seat => {
            standing.at = if t < 0.5 { from } else { to };
            standing.there = if t < 0.5 { 1.0 - span(t, 0.1, 0.45) } else { span(t, 0.55, 0.9) };
        }
        News::Bump { seat, dir } | News::Exit { seat, dir } if seat == standing.seat => {
            let (dx, dy) = dir.delta();
            let lean = 0.24 * bump(span(t, 0.0, 0.7));
            standing.at = (to.0 + f32::from(dx) * lean, to.1 + f32::from(dy) * lean);
        }
        _ => {}
    }
}

/// What an announcement does to places.
fn walk(board: &Board, tiles: &mut [Tile], news: &News) {
    match *news {
        News::Entered { seat, dir, .. } => {
            if let Some(entered) = board.size().next(tiles[seat.index()], dir) {
                tiles[seat.index()] = entered;
            }
        }
        News::Flushed { seat } | News::Portalled { seat } => {
            tiles[seat.index()] = board.rest(tiles[seat.index()]);
        }
        News::Climbed { seat } => {
            if let Some(end) = board.other_end(tiles[seat.index()]) {
                tiles[seat.index()] = end;
            }
        }
        _ => {}
    }
}

/// Where a seat has been, newest first. The log has no places, so it is walked backwards from where
/// they stand: every river tile and every portal is led to by one tile only.
fn trail(truth: &Truth, seat: Seat, most: usize) -> Vec<(i8, i8)> {
    let (board, size) = (&*truth.board, truth.board.size());
    let mut at = truth.players[seat.index()].tile;
    let mut carried = None;
    let mut trail = Vec::new();
    for event in truth.log.newest() {
        match event.news {
            News::Flushed { seat: who } if who == seat => carried = Some(Kind::River),
            News::Portalled { seat: who } if who == seat => carried = Some(Kind::Portal),
            News::Climbed { seat: who } if who == seat => {
                let Some(end) = board.other_end(at) else { break };
                at = end;
                trail.push(size.xy(at));
            }
            News::Entered { seat: who, dir, kind: Kind::Lift } if who == seat => {
                // Nobody is told from which level it came; one that could not be entered is none.
                let mut entered = board.landings(at).filter(|&tile| open_behind(board, tile, dir));
                let (Some(entered), None) = (entered.next(), entered.next()) else { break };
                if entered != at {
                    trail.push(size.xy(entered));
                }
                let Some(before) = size.next(entered, dir.back()) else { break };
                at = before;
                trail.push(size.xy(at));
            }
            News::Entered { seat: who, dir, .. } if who == seat => {
                let entered = match carried.take() {
                    Some(kind) => board
                        .tiles_of(kind)
                        .find(|&tile| board.rest(tile) == at && open_behind(board, tile, dir)),
                    None => Some(at),
                };
                let Some(entered) = entered else { break };
                if entered != at {
                    trail.push(size.xy(entered));
                }
                let Some(before) = size.next(entered, dir.back()) else { break };
                at = before;
                trail.push(size.xy(at));
            }
            _ => {}
        }
        if trail.len() >= most {
            break;
        }
    }
    trail
}

fn open_behind(board: &Board, tile: Tile, dir: game_rules::labyrinth::Dir) -> bool {
    board.open(tile, dir.back()).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_rules::{
        dice::Dice,
        game::{Game, Turn, Viewer},
        labyrinth::{Labyrinth, Setup},
    };

    /// The trail read off the log backwards is the way that was gone.
    #[test]
    fn trails_are_the_ways_that_were_gone() {
        let (mut game, _) = Labyrinth::start(&Setup::default(), 11).unwrap();
        let mut dice = Dice::stream(11, "walk");
        let size = game.board().size();
        let mut gone: Vec<Vec<(i8, i8)>> =
            game.players().iter().map(|one| vec![size.xy(one.tile)]).collect();
        for _ in 0..200 {
            let Turn::One(seat) = game.turn() else { break };
            let legal = game.legal(seat);
            let action = legal[dice.below("deed", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
            let at = size.xy(game.players()[seat.index()].tile);
            if gone[seat.index()].last() != Some(&at) {
                gone[seat.index()].push(at);
            }
        }
        let view = game.view(Viewer::Omniscient);
        let truth = view.truth.as_deref().unwrap();
        for seat in Seat::all(4) {
            let mut found = trail(truth, seat, usize::MAX);
            // Where somebody was carried off from is on the trail, but nobody rested there.
            let rests: Vec<(i8, i8)> = gone[seat.index()].clone();
            assert_eq!(found.last().copied().unwrap_or(rests[0]), rests[0], "{seat:?}");
            found.reverse();
            for place in &rests[..rests.len() - 1] {
                assert!(found.contains(place), "{seat:?} {place:?}");
            }
        }
    }
}
