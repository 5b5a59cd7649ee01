//! Stitches: two sheets that may well be parts of one region. How likely that is follows from the
//! same sampled boards as the heat layers. A stitch that is tried is a pencil overlay: nothing else
//! is worked out from it (rules/labyrinth.md 19.1).

use game_rules::{
    game::Seat,
    labyrinth::{
        Board,
        bots::World as Possible,
        knowledge::{Fragment, Knowledge},
    },
};

use super::truth_overlay;

/// Another sheet laid over the open one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stitch {
    /// The sheet that stays where it is.
    pub under: usize,
    /// The sheet that is laid over it.
    pub over: usize,
    /// Where the upper one's (0, 0) comes to lie.
    pub shift: (i8, i8),
    /// In what share of the sampled boards it lies there.
    pub chance: f32,
}

/// Stitches less likely than this are not worth a needle.
const WORTH: f32 = 0.3;

/// The likeliest stitch of each other sheet onto the one `own` stands on, likeliest first.
pub fn suggestions(worlds: &[Possible], known: &Knowledge, own: Seat) -> Vec<Stitch> {
    let Some(home) = known.track(own) else { return Vec::new() };
    let mut found: Vec<Stitch> = known
        .fragments()
        .filter(|(id, piece)| *id != home.fragment && !piece.is_archived())
        .filter_map(|(over, piece)| {
            let mut votes: Vec<((i8, i8), f32)> = Vec::new();
            for world in worlds {
                let size = world.board.size();
                let (x, y) = size.xy(world.tiles[own.index()]);
                let corner = (x - home.at.0, y - home.at.1);
                vote(&mut votes, corner, &fits(piece, &world.board));
            }
            let (shift, votes) = votes.into_iter().max_by(|one, two| one.1.total_cmp(&two.1))?;
            let chance = votes / worlds.len().max(1) as f32;
            let likely = (WORTH..0.999).contains(&chance);
            likely.then_some(Stitch { under: home.fragment, over, shift, chance })
        })
        .collect();
    found.sort_by(|one, two| two.chance.total_cmp(&one.chance));
    found
}

/// Every place a sheet fits in this world has an equal share of its vote.
fn vote(votes: &mut Vec<((i8, i8), f32)>, corner: (i8, i8), places: &[(i8, i8)]) {
    for place in places {
        let shift = (place.0 - corner.0, place.1 - corner.1);
        let share = 1.0 / places.len() as f32;
        match votes.iter_mut().find(|(one, _)| *one == shift) {
            Some((_, sum)) => *sum += share,
            None => votes.push((shift, share)),
        }
    }
}

/// Where a sheet fits onto a board.
pub(super) fn fits(piece: &Fragment, board: &Board) -> Vec<(i8, i8)> {
    piece.placements().filter(|place| truth_overlay::fits(piece, board, *place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::labyrinth::reading;
    use game_rules::{
        game::{Game, Turn, Viewer},
        labyrinth::{Action, Labyrinth, Setup, bots::worlds},
    };

    /// Walks about alone, and compares what was suggested with where the sheets truly lie.
    #[test]
    fn likely_stitches_are_right_about_as_often_as_they_say() {
        let setup = Setup::for_players(&["Ann"]);
        let own = Seat(0);
        let (mut said, mut right, mut count) = (0.0, 0.0, 0);
        for seed in 0..24 {
            let (mut game, _) = Labyrinth::start(&setup, seed).unwrap();
            let mut corners: Vec<Option<(i8, i8)>> = Vec::new();
            let mut dice = game_rules::dice::Dice::stream(seed, "walk");
            for _ in 0..60 {
                let Turn::One(_) = game.turn() else { break };
                let legal = game.legal(own);
                let action = legal[dice.below("deed", legal.len() as u64) as usize];
                if matches!(action, Action::Peek(_) | Action::RequestLog { .. }) {
                    continue;
                }
                game.apply(own, &action, &mut Vec::new()).unwrap();
                let known = reading::knowledge(&game.view(Viewer::Seat(own)));
                let at = known.track(own).unwrap();
                let (x, y) = game.board().size().xy(game.players()[0].tile);
                corners.resize(corners.len().max(at.fragment + 1), None);
                corners[at.fragment].get_or_insert((x - at.at.0, y - at.at.1));
            }
            if !matches!(game.turn(), Turn::One(_)) {
                continue;
            }
            let view = game.view(Viewer::Seat(own));
            let known = reading::knowledge(&view);
            let drawn = worlds(&view, &known, own, 60, 200);
            for stitch in suggestions(&drawn, &known, own) {
                let (Some(under), Some(over)) = (corners[stitch.under], corners[stitch.over])
                else {
                    continue;
                };
                let truth = (over.0 - under.0, over.1 - under.1);
                said += stitch.chance;
                right += f32::from(u8::from(truth == stitch.shift));
                count += 1;
            }
        }
        assert!(count >= 6, "{count} stitches were suggested");
        let error = (said * (1.0 - said / count as f32)).sqrt().max(1.0);
        assert!((said - right).abs() < 3.5 * error, "said {said}, right {right} of {count}");
    }
}
