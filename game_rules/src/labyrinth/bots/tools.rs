//! When the Explorer and the Hunter use what they bought (rules/labyrinth.md 20): the light as soon as
//! nothing unknown is within three steps, dynamite where a known wall stands on the straight way to
//! where they want to go.
//!
//! Ruling: light is not wasted on a side where the beam would meet nothing unknown, nor dynamite on a
//! wall that lengthens no way.

use super::{explorer::treasure_cells, notebook::Ways};
use crate::{
    game::Seat,
    labyrinth::{
        Action, Dir, Health, Item, Kind, View,
        knowledge::{CellRef, Fragment, Knowledge, Side, beside},
    },
};

/// Something unknown this near needs no light.
const NEAR: u32 = 3;
/// How far the light reaches.
const BEAM: usize = 3;

/// The light, to the side where it meets something unknown soonest.
pub(super) fn beam(known: &Knowledge, seat: Seat, legal: &[Action]) -> Option<Action> {
    if !legal.iter().any(|action| matches!(action, Action::Light(_))) {
        return None;
    }
    let here = known.track(seat)?;
    let unknown = |cell: &CellRef| {
        let piece = known.fragment(cell.fragment);
        piece.is_some_and(|piece| Dir::ALL.iter().any(|&dir| piece.side(cell.at, dir).is_none()))
    };
    let ways = Ways::from(known, here).nearest();
    if ways.iter().any(|(cell, way)| way.cost <= NEAR && unknown(cell)) {
        return None;
    }
    let piece = known.fragment(here.fragment)?;
    let reach = |dir: &Dir| dark_after(piece, here.at, *dir);
    let side = Dir::ALL.into_iter().filter(|dir| reach(dir).is_some()).min_by_key(reach)?;
    Some(Action::Light(side))
}

/// After how many tiles the beam meets something unknown.
fn dark_after(piece: &Fragment, mut at: (i8, i8), dir: Dir) -> Option<usize> {
    for tiles in 0..BEAM {
        match piece.side(at, dir) {
            None => return Some(tiles),
            Some(Side::Open) => at = beside(at, dir),
            Some(_) => return None,
        }
    }
    None
}

/// Dynamite for a wall between `seat` and where it wants to go.
pub(super) fn blast(view: &View, known: &Knowledge, seat: Seat) -> Option<Action> {
    let me = view.figures[seat.index()];
    if me.item != Some(Item::Dynamite) {
        return None;
    }
    let here = known.track(seat)?;
    let piece = known.fragment(here.fragment)?;
    let leads_out =
        |at: (i8, i8)| Dir::ALL.into_iter().any(|dir| piece.side(at, dir) == Some(Side::Exit));
    let goals: Vec<(i8, i8)> = if me.carries {
        piece.cells().map(|(at, _)| at).filter(|&at| leads_out(at)).collect()
    } else if me.health == Health::Injured {
        let hospitals = piece.cells().filter(|(_, cell)| cell.kind == Kind::Hospital);
        hospitals.map(|(at, _)| at).collect()
    } else {
        let piles = treasure_cells(known, seat).filter(|pile| pile.fragment == here.fragment);
        piles.map(|pile| pile.at).collect()
    };
    let ways = Ways::from(known, here);
    let longer = |goal: &(i8, i8)| {
        let way = ways.cells.get(&(here.fragment, *goal));
        way.is_none_or(|way| way.cost > apart(here.at, *goal))
    };
    let goal = goals.into_iter().filter(longer).min_by_key(|goal| apart(here.at, *goal))?;
    let walled = |dir: &Dir| {
        let closer = apart(beside(here.at, *dir), goal) < apart(here.at, goal);
        closer && piece.side(here.at, *dir) == Some(Side::Barred)
    };
    Dir::ALL.into_iter().find(walled).map(Action::Blast)
}

fn apart(one: (i8, i8), two: (i8, i8)) -> u32 {
    u32::from(one.0.abs_diff(two.0)) + u32::from(one.1.abs_diff(two.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Game, Viewer},
        labyrinth::{Labyrinth, bots::notebook::Notebook},
        script::Scripted,
    };

    const ANN: Seat = Seat(0);

    /// Plays the commands of a lone Ann on a board, and tells which tool she would use.
    fn tool(board: &[&str], deeds: &str) -> Option<Action> {
        let mut fixture = Default::default();
        for line in board {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(Labyrinth::fixture(&mut fixture, &words), Ok(true), "{line}");
        }
        let mut game = Labyrinth::place(fixture).unwrap();
        game.open(&mut Vec::new());
        for deed in deeds.split(", ") {
            let words: Vec<&str> = deed.split(' ').collect();
            let action = game.action(ANN, &words).unwrap();
            game.apply(ANN, &action, &mut Vec::new()).unwrap();
        }
        let (view, legal) = (game.view(Viewer::Seat(ANN)), game.legal(ANN));
        let mut notes = Notebook::default();
        let known = notes.read(&view);
        beam(known, ANN, &legal).or_else(|| blast(&view, known, ANN))
    }

    #[test]
    fn light_is_for_what_is_farther_than_three_steps() {
        let board =
            ["size 5 1", "marsh 1,0 2,0", "with flashlight", "player Ann 0,0 healthy light-3 -"];
        let there = "move U, move D, move L, move R, end, move U, move D, move R, end, ";
        // From the second marsh the east is at hand.
        assert_eq!(tool(&board, &format!("{there}move U")), None);
        let back = format!("{there}move L, end, move L, end, move U");
        assert_eq!(tool(&board, &back), Some(Action::Light(Dir::Right)));
        // Without the end of the light there is something nearer to try.
        assert_eq!(tool(&board, "move U"), None);
    }

    #[test]
    fn dynamite_is_for_a_wall_on_the_straight_way() {
        let board = |item: &str| {
            let player = format!("player Ann 0,0 healthy {item} -");
            ["size 2 2", "wall 0,0-1,0", "treasure 1,0", "with dynamite"]
                .map(String::from)
                .into_iter()
                .chain([player])
                .collect::<Vec<_>>()
        };
        let way = "move U, end, move R, end, move D, end, move U, end, move L, end, move D, end";
        let tool = |item: &str, deeds: &str| {
            let lines = board(item);
            super::tests::tool(&lines.iter().map(String::as_str).collect::<Vec<_>>(), deeds)
        };
        assert_eq!(tool("dynamite", &format!("{way}, move R")), Some(Action::Blast(Dir::Right)));
        // A wall nobody has met is no reason, nor is one without dynamite.
        assert_eq!(tool("dynamite", way), None);
        assert_eq!(tool("junk", &format!("{way}, move R")), None);
    }
}
