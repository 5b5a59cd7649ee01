//! Where the sheets of a notebook truly belong, for those who may see everything: the Truth Overlay
//! of the end (ux 2.2) lays them over the board.

use std::collections::BTreeMap;

use game_rules::{
    game::Seat,
    labyrinth::{
        Board, Tile, Truth,
        board::Border,
        knowledge::{Fragment, Knowledge, Side},
    },
};

/// How far a sheet has to be moved to lie where it belongs, by fragment.
pub type Laid = BTreeMap<usize, (i8, i8)>;

/// Lays every sheet of which it can be told where it belongs: somebody is followed on it, it is
/// locked, a river or a portal leads there, or it fits in one place only.
pub fn lay(known: &Knowledge, truth: &Truth) -> Laid {
    let (board, size) = (&*truth.board, truth.board.size());
    let mut laid = Laid::new();
    let put = |laid: &mut Laid, fragment: usize, at: (i8, i8), tile: Tile| {
        let (x, y) = size.xy(tile);
        let shift = (x - at.0, y - at.1);
        let right = known.fragment(fragment).is_some_and(|piece| fits(piece, board, shift));
        right && laid.insert(fragment, shift).is_none()
    };
    for seat in Seat::all(truth.players.len()) {
        if let Some(place) = known.track(seat) {
            put(&mut laid, place.fragment, place.at, truth.players[seat.index()].tile);
        }
    }
    for (id, piece) in known.fragments() {
        if laid.contains_key(&id) {
            continue;
        }
        let mut places = piece.placements().filter(|shift| fits(piece, board, *shift));
        if let (Some(shift), None) = (places.next(), places.next()) {
            laid.insert(id, shift);
        }
    }
    // A thread tells where it leads to from where it begins, and the other way round.
    let tile = |laid: &Laid, fragment: usize, at: (i8, i8)| {
        let (x, y) = laid.get(&fragment)?;
        size.at(at.0 + x, at.1 + y)
    };
    loop {
        let mut more = false;
        for (from, to) in known.links() {
            if !laid.contains_key(&to.fragment)
                && let Some(begin) = tile(&laid, from.fragment, from.at)
            {
                more |= put(&mut laid, to.fragment, to.at, board.rest(begin));
            } else if !laid.contains_key(&from.fragment)
                && let Some(end) = tile(&laid, to.fragment, to.at)
            {
                let kind = known.cell(from).map(|cell| cell.kind);
                let begins = kind.into_iter().flat_map(|kind| board.tiles_of(kind));
                let mut begins = begins.filter(|begin| board.rest(*begin) == end);
                if let (Some(begin), None) = (begins.next(), begins.next()) {
                    more |= put(&mut laid, from.fragment, from.at, begin);
                }
            }
        }
        if !more {
            return laid;
        }
    }
}

/// Is everything on the sheet just so on the board, if its (0,0) lies here?
pub fn fits(piece: &Fragment, board: &Board, (x, y): (i8, i8)) -> bool {
    let size = board.size();
    let tile = |at: (i8, i8)| size.at(at.0 + x, at.1 + y);
    let kinds =
        piece.cells().all(|(at, cell)| tile(at).is_some_and(|tile| board.kind(tile) == cell.kind));
    kinds
        && piece.sides().all(|(at, dir, side)| {
            let (dx, dy) = dir.delta();
            let border = match (tile(at), tile((at.0 + dx, at.1 + dy))) {
                (Some(tile), _) => board.border(tile, dir),
                (None, Some(tile)) => board.border(tile, dir.back()),
                (None, None) => return false,
            };
            match side {
                Side::Open => border == Border::Open,
                Side::Barred => matches!(border, Border::Inner | Border::Outer),
                Side::Exit => border == Border::Exit,
                Side::Doubtful => true,
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::labyrinth::reading;
    use game_rules::{
        dice::Dice,
        game::{Game, Turn, Viewer},
        labyrinth::{Labyrinth, Setup},
    };

    /// After a long walk nearly every sheet can be laid, and lies where everything on it is true.
    #[test]
    fn sheets_are_laid_where_they_belong() {
        let (mut all, mut found) = (0, 0);
        for seed in 0..6 {
            let (mut game, _) = Labyrinth::start(&Setup::default(), seed).unwrap();
            let mut dice = Dice::stream(seed, "walk");
            for _ in 0..300 {
                let Turn::One(seat) = game.turn() else { break };
                let legal = game.legal(seat);
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                game.apply(seat, &action, &mut Vec::new()).unwrap();
            }
            let view = game.view(Viewer::Omniscient);
            let truth = view.truth.as_deref().unwrap();
            for seat in Seat::all(4) {
                let known = reading::knowledge_of(&view, seat);
                let laid = lay(&known, truth);
                all += known.fragments().count();
                found += laid.len();
                for (fragment, (x, y)) in &laid {
                    for (at, cell) in known.fragment(*fragment).unwrap().cells() {
                        let tile = truth.board.size().at(at.0 + x, at.1 + y).unwrap();
                        assert_eq!(truth.board.kind(tile), cell.kind, "{seed} {seat:?}");
                    }
                }
                let home = known.track(seat).unwrap();
                let (x, y) = laid[&home.fragment];
                let here = truth.board.size().at(home.at.0 + x, home.at.1 + y);
                assert_eq!(here, Some(truth.players[seat.index()].tile), "{seed} {seat:?}");
            }
        }
        assert!(found * 10 >= all * 8, "{found} of {all}");
    }
}
