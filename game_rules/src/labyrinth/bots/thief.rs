//! A rival who carries treasure and knows a way out is about to win, and everybody who has heard what
//! it has heard knows the way, too. The Hunter cuts it off: in every world the rival walks its way turn
//! by turn, and the step is taken after which they meet in most of them.

use super::notebook::Ways;
use crate::labyrinth::knowledge::worlds::{PathStep, particle::Particle};
use crate::{
    game::Seat,
    labyrinth::{
        Board, Dir, Dirs, Health, Kind, Tile, View,
        knowledge::{CellRef, Fragment, Knowledge, Side},
    },
};

/// A meeting farther away than this, in turns, is not counted on.
const HORIZON: usize = 12;
/// A meeting has to come about in one of so many worlds.
const LEAST_SHARE: usize = 4;

/// The step towards a carrier on its way out, unless the own goal is nearer than theirs.
pub(super) fn cut_off(
    worlds: &mut [Particle],
    view: &View,
    seat: Seat,
    known: &Knowledge,
) -> Option<PathStep> {
    let me = view.figures[seat.index()];
    if me.carries || me.health == Health::Injured || view.doing.moved {
        return None;
    }
    let thieves = view.order.iter().copied().filter(|&rival| {
        let figure = view.figures[rival.index()];
        rival != seat && figure.carries
    });
    let ways = thieves.filter_map(|rival| Some((rival, way_out(known, rival)?)));
    let (rival, way) = ways.min_by_key(|(_, way)| way.len())?;
    let own: u64 =
        worlds.iter_mut().map(|world| u64::from(world.turns_from_here(view, seat))).sum();
    if own <= (way.len() as u64 + 1) * worlds.len() as u64 {
        return None;
    }
    let skips = view.figures[rival.index()].skip_next;
    let mut meetings = [0; 4];
    for world in worlds.iter().filter(|world| !world.is_lost(rival)) {
        let route = route(&world.board, world.tiles[rival.index()], &way, skips);
        for dir in meets(&world.board, world.tiles[seat.index()], &route).iter() {
            meetings[dir as usize] += 1;
        }
    }
    let most = meetings.into_iter().max().filter(|most| most * LEAST_SHARE >= worlds.len())?;
    Dir::ALL.into_iter().find(|&dir| meetings[dir as usize] == most).map(PathStep::Walk)
}

/// The steps to the nearest exit somebody knows of, without the one that leads out.
fn way_out(known: &Knowledge, rival: Seat) -> Option<Vec<Dir>> {
    let ways = Ways::from(known, known.track(rival)?);
    let leads_out = |cell: &CellRef| {
        let piece = known.fragment(cell.fragment);
        let exit = |piece: &Fragment| {
            Dir::ALL.into_iter().any(|dir| piece.side(cell.at, dir) == Some(Side::Exit))
        };
        piece.is_some_and(exit)
    };
    let (_, mut way) = ways.nearest().into_iter().find(|(cell, _)| leads_out(cell))?;
    let mut steps = Vec::new();
    while let Some((from, step)) = way.last {
        let PathStep::Walk(dir) = step else { return None };
        steps.push(dir);
        way = *ways.cells.get(&(from.fragment, from.at))?;
    }
    steps.reverse();
    Some(steps)
}

/// Where the rival stands at each of the Hunter's turns, the present one first.
fn route(board: &Board, from: Tile, way: &[Dir], skips: bool) -> Vec<Tile> {
    let mut tiles = vec![from; 1 + usize::from(skips)];
    let mut here = from;
    for &dir in way.iter().take(HORIZON) {
        let Some(entered) = board.open(here, dir) else { break };
        here = board.rest(entered);
        let turns = if board.kind(entered) == Kind::Marsh { 2 } else { 1 };
        tiles.extend(std::iter::repeat_n(here, turns));
    }
    tiles
}

/// The first steps from `from` after which somebody meets the rival soonest: by stepping onto its
/// tile, or by standing where it steps. There is no fighting in a hospital.
fn meets(board: &Board, from: Tile, route: &[Tile]) -> Dirs {
    let count = board.size().tiles();
    let mut now = vec![Dirs::default(); count];
    let mut next = vec![Dirs::default(); count];
    let mut begin = Some(from);
    for (turn, &prey) in route.iter().enumerate() {
        let comes = route.get(turn + 1).copied();
        let mut met = Dirs::default();
        let mut later = vec![Dirs::default(); count];
        for tile in board.size().all() {
            let first = now[tile.index()];
            let starts = begin == Some(tile);
            if !starts && first == Dirs::default() {
                continue;
            }
            for dir in Dir::ALL {
                let Some(entered) = board.open(tile, dir) else { continue };
                let rest = board.rest(entered);
                let mut ways = first;
                if starts {
                    ways.insert(dir);
                }
                let sinks = board.kind(entered) == Kind::Marsh;
                let fight = board.kind(rest) != Kind::Hospital;
                if fight && (rest == prey || !sinks && Some(rest) == comes) {
                    met = met.and(ways);
                }
                let then = if sinks { &mut later } else { &mut next };
                then[rest.index()] = then[rest.index()].and(ways);
            }
        }
        if met != Dirs::default() {
            return met;
        }
        begin = None;
        now = std::mem::replace(&mut next, later);
    }
    Dirs::default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labyrinth::Size;

    fn at(board: &Board, x: i8, y: i8) -> Tile {
        board.size().at(x, y).unwrap()
    }

    fn only(dir: Dir) -> Dirs {
        let mut dirs = Dirs::default();
        dirs.insert(dir);
        dirs
    }

    /// A corridor: the rival comes from the right and leaves on the left.
    #[test]
    fn they_meet_where_the_ways_cross() {
        let board = Board::empty(Size::flat(7, 2));
        let way = [Dir::Left; 6];
        let thief = route(&board, at(&board, 6, 0), &way, false);
        assert_eq!(thief.len(), 7);
        // Four apart: towards each other.
        assert_eq!(meets(&board, at(&board, 2, 0), &thief), only(Dir::Right));
        // Up and across, to be there when it comes by.
        let beside = meets(&board, at(&board, 0, 1), &thief);
        assert!(beside.contains(Dir::Right));
        // Whoever is behind never catches up.
        let ahead = route(&board, at(&board, 4, 0), &[Dir::Left; 4], false);
        assert_eq!(meets(&board, at(&board, 6, 0), &ahead), Dirs::default());
        // Unless it loses a turn.
        let stuck = route(&board, at(&board, 4, 0), &[Dir::Left; 4], true);
        assert_eq!(meets(&board, at(&board, 6, 0), &stuck), only(Dir::Left));
    }

    #[test]
    fn nobody_fights_in_a_hospital_or_out_of_a_marsh() {
        let mut board = Board::empty(Size::flat(3, 1));
        let stays = [at(&board, 1, 0)];
        assert_eq!(meets(&board, at(&board, 0, 0), &stays), only(Dir::Right));
        board.set_kind(stays[0], Kind::Hospital);
        assert_eq!(meets(&board, at(&board, 0, 0), &stays), Dirs::default());
        // It would step onto the marsh, but then that turn is lost.
        board.set_kind(stays[0], Kind::Marsh);
        let comes = [at(&board, 2, 0), at(&board, 1, 0)];
        assert_eq!(meets(&board, at(&board, 0, 0), &comes), Dirs::default());
    }
}
