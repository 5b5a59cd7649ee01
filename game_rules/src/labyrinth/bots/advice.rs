//! A suggestion for a person (ux 2.0.3): what the Hunter would do with the same knowledge, and what else
//! there is, each with the turns it leaves until the goal. The dice follow from what the seat has
//! heard, so that equal observations give equal advice.

use super::{
    Hunter,
    hunter::{PARTICLES, TRIES},
    notebook::Notebook,
    survey::prospects,
};
use crate::labyrinth::knowledge::worlds::{imagine::imagine, particle::Particle};
use crate::{
    bots::{Bot, Mind, Sight},
    dice::Dice,
    fingerprint::fingerprint,
    game::{Game, Seat},
    labyrinth::{Action, Labyrinth, View},
};

/// What could be done, the best first: (action, turns it leaves until the goal, or not a number where
/// turns do not measure it).
pub fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
    let seed = fingerprint(&view.heard);
    let mut dice = Dice::stream(seed, "advice");
    let game = Labyrinth::guess(view, &mut dice);
    let legal = game.legal(seat);
    if legal.is_empty() {
        return Vec::new();
    }
    let best = Hunter::default().choose(&Sight::new(&game, seat), &mut Mind::new(seed, seat));
    let mut notes = Notebook::default();
    let known = notes.read(view);
    let mut worlds = imagine(known, view, seat, (PARTICLES, TRIES * PARTICLES), &mut dice);
    let mut found = Vec::new();
    for (step, turns) in prospects(&mut worlds, view, seat, known) {
        found.push((Action::from(step), turns));
    }
    for deed in [Action::TakeTreasure, Action::EndTurn] {
        found.push((deed, after(&mut worlds, view, seat, deed)));
    }
    let others = legal.iter().filter(|action| is_deed(action));
    found.extend(others.map(|&action| (action, f64::NAN)));
    found.retain(|(action, _)| legal.contains(action));
    // Steps stand in the order of their turns; anything else the Hunter would do comes before them.
    if !matches!(best, Action::Move(_) | Action::Climb) || found.is_empty() {
        let place = found.iter().position(|(action, _)| *action == best);
        let first = place.map_or((best, f64::NAN), |place| found.remove(place));
        found.insert(0, first);
    }
    found
}

/// What is done on the spot and measured by other things than turns.
fn is_deed(action: &Action) -> bool {
    matches!(
        action,
        Action::Attack { .. }
            | Action::Buy
            | Action::UseKit
            | Action::CheckIn
            | Action::Cure
            | Action::Scan
    )
}

/// Mean turns to the goal from where `seat` stands, once this is done.
fn after(worlds: &mut [Particle], view: &View, seat: Seat, deed: Action) -> f64 {
    let mut view = view.clone();
    if deed == Action::TakeTreasure {
        view.figures[seat.index()].carries = true;
    }
    let turns = |world: &mut Particle| {
        let here = world.tiles[seat.index()];
        f64::from(world.turns_to_goal(&view, seat)[here.index()])
    };
    let total: f64 = worlds.iter_mut().map(turns).sum();
    total / worlds.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Turn, Viewer},
        labyrinth::Setup,
    };

    /// Steps come with numbers, in their order; the same view gives the same advice; what is
    /// suggested is allowed.
    #[test]
    fn advice_is_legal_ordered_and_follows_from_what_was_heard() {
        let (mut game, _) = Labyrinth::start(&Setup::default(), 8).unwrap();
        let mut dice = Dice::stream(8, "walk");
        for _ in 0..40 {
            let Turn::One(seat) = game.turn() else { return };
            let legal = game.legal(seat);
            let action = legal[dice.below("deed", legal.len() as u64) as usize];
            game.apply(seat, &action, &mut Vec::new()).unwrap();
        }
        let Turn::One(seat) = game.turn() else { return };
        let view = game.view(Viewer::Seat(seat));
        let found = advice(&view, seat);
        assert!(found.len() > 1, "{found:?}");
        let legal = game.legal(seat);
        assert!(found.iter().all(|(action, _)| legal.contains(action)), "{found:?}");
        let steps: Vec<f64> = found
            .iter()
            .filter(|(action, _)| matches!(action, Action::Move(_)))
            .map(|(_, turns)| *turns)
            .collect();
        assert!(steps.is_sorted() && steps.iter().all(|turns| turns.is_finite()), "{found:?}");
        assert_eq!(format!("{found:?}"), format!("{:?}", advice(&view, seat)));
    }
}
