//! The adventurers played by the program (rules/labyrinth.md 20). They look at their seat's view:
//! scoreboard, what they have heard, and their own legal commands. Never at the truth, even where
//! everybody may see it.

mod advice;
mod explorer;
mod hunter;
mod notebook;
mod survey;
mod thief;
mod tools;
mod wanderer;

pub use super::knowledge::worlds::{World, worlds};
pub use explorer::Explorer;
pub use hunter::Hunter;
pub use wanderer::Wanderer;

use super::{Action, Labyrinth, Setup, View};
use crate::{
    bots::{Bot, Opponents, Random},
    game::Seat,
};

impl Opponents for Labyrinth {
    const BOTS: &'static [&'static str] = &["random", "wanderer", "explorer", "hunter"];

    /// Evil plays them under its own four names.
    fn bot(name: &str) -> Option<Box<dyn Bot<Labyrinth>>> {
        Some(match name {
            "random" => Box::<Random<Labyrinth>>::default(),
            "wanderer" | "courteous" => Box::<Wanderer>::default(),
            "explorer" | "sly" => Box::<Explorer>::default(),
            "hunter" | "cruel" | "nightmare" => Box::<Hunter>::default(),
            _ => return None,
        })
    }

    /// What the Hunter would do with the same knowledge, and what else there is, in turns to go.
    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice::advice(view, seat)
    }

    /// As many sit down as are named. Seats of the program take no part in peeks; Evil at Nightmare
    /// brings a first aid kit.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        if setup.players.len() != bots.len() {
            setup.players = (1..=bots.len()).map(|seat| format!("Player {seat}")).collect();
        }
        for (seat, bot) in Seat::all(setup.players.len()).zip(bots) {
            if Labyrinth::bot(bot).is_some() {
                setup.bots = setup.bots.with(seat);
            }
            if *bot == "nightmare" {
                setup.favoured = setup.favoured.with(seat);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Game, labyrinth::Item};

    #[test]
    fn evil_plays_under_its_own_names_and_nightmare_brings_a_kit() {
        for name in ["courteous", "sly", "cruel", "nightmare"] {
            assert!(Labyrinth::bot(name).is_some(), "{name}");
        }
        let mut setup = Setup::default();
        Labyrinth::invite(&mut setup, &["", "sly", "nightmare"]);
        assert_eq!(setup.players.len(), 3);
        assert_eq!(setup.people().iter().collect::<Vec<_>>(), [Seat(0)]);
        let (game, _) = Labyrinth::start(&setup, 5).unwrap();
        let items: Vec<Option<Item>> = game.players().iter().map(|one| one.item).collect();
        assert_eq!(items, [None, None, Some(Item::Kit)]);
    }
}
