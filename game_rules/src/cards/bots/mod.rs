//! Who plays the Cards.
//!
//! All of them look at a guess made from their own view, never at the state. Courteous takes the
//! best single action; Sly the best whole turn; Cruel plays on through guessed hands and dice;
//! Nightmare is Cruel with the favours of the set-up.

mod advice;
mod courteous;
mod cruel;
mod habits;
mod turns;
mod worth;

pub use courteous::Courteous;
pub use cruel::Cruel;
pub use turns::Sly;
pub use worth::worth;

use super::{Action, Cards, Setup, View};
use crate::{
    bots::{Bot, Opponents, Random},
    game::Seat,
};

impl Opponents for Cards {
    const BOTS: &'static [&'static str] = &["random", "courteous", "sly", "cruel", "nightmare"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Cards>>> {
        Some(match name {
            "random" => Box::<Random<Cards>>::default(),
            "courteous" => Box::new(Courteous),
            "sly" => Box::new(Sly),
            "cruel" | "nightmare" => Box::new(Cruel),
            _ => return None,
        })
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice::advice(view, seat)
    }

    /// Nightmare brings its favours; two of them at one table cancel out.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        let mut nightmares = (0u8..).zip(bots).filter(|(_, bot)| **bot == "nightmare");
        if let (Some((seat, _)), None) = (nightmares.next(), nightmares.next()) {
            setup.favoured = Some(Seat(seat));
        }
    }
}
