//! The adventurers played by the program (rules/labyrinth.md 20). They look at their seat's view:
//! scoreboard, what they have heard, and their own legal commands. Never at the truth, even where
//! everybody may see it.

mod explorer;
mod hunter;
mod imagine;
mod notebook;
mod particle;
mod wanderer;

pub use explorer::Explorer;
pub use hunter::Hunter;
pub use wanderer::Wanderer;

use super::{Labyrinth, Setup};
use crate::{
    bots::{Bot, Opponents, Random},
    game::Seat,
};

impl Opponents for Labyrinth {
    const BOTS: &'static [&'static str] = &["random", "wanderer", "explorer", "hunter"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Labyrinth>>> {
        Some(match name {
            "random" => Box::<Random<Labyrinth>>::default(),
            "wanderer" => Box::<Wanderer>::default(),
            "explorer" => Box::<Explorer>::default(),
            "hunter" => Box::<Hunter>::default(),
            _ => return None,
        })
    }

    /// As many sit down as are named. Seats of the program take no part in peeks.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        if setup.players.len() != bots.len() {
            setup.players = (1..=bots.len()).map(|seat| format!("Player {seat}")).collect();
        }
        for (seat, bot) in Seat::all(setup.players.len()).zip(bots) {
            if Labyrinth::BOTS.contains(bot) {
                setup.bots = setup.bots.with(seat);
            }
        }
    }
}
