//! The belief follows the same pages as the rules: after any tools of which nothing is left to chance,
//! whoever looks on knows both bodies for certain.

use std::collections::BTreeSet;

use super::{super::tools::page::ToolChange, Belief};
use crate::{
    dice::Dice,
    duel::{
        EVIL, HUMAN, Tool,
        full::{Action, Body, Duel, Event, Mode, OwnStatus, Setup, Slot},
    },
    game::{Game, Seat, Turn, Viewer},
};

/// Uses a tool to its end, the front place for whatever asks for one.
fn uses(game: &mut Duel, seat: Seat, tool: Tool) -> bool {
    game.rack_mut(seat).put(0, Some(tool));
    if game.apply(seat, &Action::Use(tool), &mut Vec::new()).is_err() {
        return false;
    }
    while game.pending.is_some() {
        game.apply(seat, &Action::Place(0), &mut Vec::new()).unwrap();
    }
    true
}

/// A table at which every tool is of some use.
fn worn_table(setup: &Setup, seed: u64) -> Duel {
    let (mut game, _) = Duel::start(setup, seed).unwrap();
    game.wear = 9;
    for seat in [HUMAN, EVIL] {
        let side = game.side_mut(seat);
        side.body.wounds = 2;
        side.announce();
        let standing = Event::Standing { seat, hp: side.hp, wounds: 2 };
        game.log.push(standing);
        game.rack_mut(seat).add(Slot { life: 9, tool: None });
    }
    game
}

#[test]
fn after_certain_tools_both_bodies_are_certain() {
    let certain =
        |tool: &Tool| !tool.page().rolls && !matches!(tool.page().change, ToolChange::Staked);
    let tools: Vec<Tool> = Tool::ALL.into_iter().filter(certain).collect();
    let setup = Setup { own_status: OwnStatus::Hidden, ..Setup::numbered(Mode::HOUSE) };
    let mut used = BTreeSet::new();
    for seed in 0..500 {
        let mut game = worn_table(&setup, seed);
        let mut dice = Dice::stream(seed, "uses");
        for _ in 0..6 {
            let Turn::One(seat) = game.turn() else { break };
            let tool = tools[dice.below("tool", tools.len() as u64) as usize];
            if uses(&mut game, seat, tool) {
                used.insert(tool);
            }
        }
        for eyes in [Viewer::Seat(HUMAN), Viewer::Seat(EVIL), Viewer::Public] {
            let belief = Belief::of(&game.view(eyes));
            for seat in [HUMAN, EVIL] {
                let body = &game.side(seat).body;
                let followed = Body { catcher: 0, ..body.clone() };
                assert_eq!(belief.bodies.cases(seat), &[(1.0, followed)], "{seed} {eyes:?}");
                for world in belief.shells.worlds() {
                    let at = seat.index();
                    let given = &world.given;
                    assert_eq!(given.catchers[at], body.catcher, "{seed} {eyes:?}");
                    assert_eq!(given.boost[at], body.boost, "{seed} {eyes:?}");
                    assert_eq!(given.daze[at], body.daze, "{seed} {eyes:?}");
                    assert_eq!(given.wounds[at], body.wounds, "{seed} {eyes:?}");
                }
            }
        }
    }
    assert_eq!(used.len(), tools.len(), "{used:?}");
}
