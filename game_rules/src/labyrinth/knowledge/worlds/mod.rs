//! Worlds that fit what a seat knows, for heat-maps and odds (rules/labyrinth.md 19.1): drawn from
//! its settings, its knowledge and the scoreboard, with dice that follow from what it has heard, so
//! that equal observations give equal pictures.

#[cfg(test)]
pub(in crate::labyrinth) mod calibration;
pub(in crate::labyrinth) mod exits;
pub(in crate::labyrinth) mod imagine;
pub(in crate::labyrinth) mod particle;
pub(in crate::labyrinth) mod past;
pub(in crate::labyrinth) mod portals;
pub(in crate::labyrinth) mod rivals;
pub(in crate::labyrinth) mod shafts;
pub(in crate::labyrinth) mod stock;
pub(in crate::labyrinth) mod walk;
pub(in crate::labyrinth) mod walls;

use crate::{
    dice::Dice,
    fingerprint::fingerprint,
    game::Seat,
    labyrinth::{Action, Board, Dir, Tile, View, knowledge::Knowledge},
};
use imagine::imagine;

/// One step of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::labyrinth) enum PathStep {
    /// To a neighbour.
    Walk(Dir),
    /// By the stairs (17.4).
    Climb,
}

impl From<PathStep> for Action {
    fn from(step: PathStep) -> Action {
        match step {
            PathStep::Walk(dir) => Action::Move(dir),
            PathStep::Climb => Action::Climb,
        }
    }
}

/// A possible world.
#[derive(Clone, Debug)]
pub struct World {
    /// The board.
    pub board: Board,
    /// Everybody's tile by seat. Whoever cannot be followed is where what was told lets them be.
    pub tiles: Vec<Tile>,
    /// Tiles with a pile.
    pub piles: Vec<Tile>,
}

/// Up to `count` possible worlds, the likeliest of `tries` attempts.
pub fn worlds(
    view: &View,
    known: &Knowledge,
    seat: Seat,
    count: usize,
    tries: usize,
) -> Vec<World> {
    let mut dice = Dice::stream(fingerprint(&view.heard), "belief");
    let drawn = imagine(known, view, seat, (count, tries), &mut dice);
    let world =
        |one: particle::Particle| World { board: one.board, tiles: one.tiles, piles: one.piles };
    drawn.into_iter().map(world).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Game, Turn, Viewer},
        labyrinth::{Labyrinth, Setup, board::Border, knowledge::Side},
    };

    #[test]
    fn worlds_show_every_fact_that_is_known_and_follow_from_what_was_heard() {
        let (mut game, _) = Labyrinth::start(&Setup::default(), 3).unwrap();
        let mut dice = Dice::stream(3, "walk");
        for _ in 0..80 {
            let Turn::One(seat) = game.turn() else { return };
            let legal = game.legal(seat);
            let action = legal[dice.below("deed", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        let seat = Seat(0);
        let view = game.view(Viewer::Seat(seat));
        let mut known = Knowledge::new(view.settings(), view.figures.len(), view.who);
        view.heard.iter().for_each(|event| known.observe(event));
        let found = worlds(&view, &known, seat, 20, 200);
        assert!(found.len() >= 5, "{}", found.len());
        let here = known.track(seat).unwrap();
        let piece = known.fragment(here.fragment).unwrap();
        for world in &found {
            let size = world.board.size();
            let (x, y) = size.xy(world.tiles[seat.index()]);
            for (at, cell) in piece.cells() {
                let tile = size.at(x + at.0 - here.at.0, y + at.1 - here.at.1).unwrap();
                assert_eq!(world.board.kind(tile), cell.kind);
                for dir in Dir::ALL {
                    let border = world.board.border(tile, dir);
                    match piece.side(at, dir) {
                        Some(Side::Open) => assert_eq!(border, Border::Open),
                        Some(Side::Exit) => assert_eq!(border, Border::Exit),
                        Some(Side::Barred) => assert!(border != Border::Open),
                        Some(Side::Doubtful) | None => {}
                    }
                }
            }
        }
        let again = worlds(&view, &known, seat, 20, 200);
        assert_eq!(format!("{found:?}"), format!("{again:?}"));
    }
}
