//! Who plays the Classic duel: the original's Evil (rules/duel.md 16.4) and ours.

mod advice;
mod search;

use super::{Action, Classic, Hand, Setup, View};
use crate::{
    bots::{Bot, Mind, Opponents, Random, Sight},
    duel::{Aim, Shell, Tool},
    game::Seat,
};
use search::Searcher;

impl Opponents for Classic {
    const BOTS: &'static [&'static str] =
        &["coin", "random", "courteous", "sly", "cruel", "nightmare"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Classic>>> {
        Some(match name {
            "coin" => Box::new(Coin),
            "random" => Box::<Random<Classic>>::default(),
            "courteous" => Box::new(Courteous::default()),
            "sly" => Box::new(Searcher::sly()),
            "cruel" => Box::new(Searcher::cruel()),
            "nightmare" => Box::new(Nightmare::default()),
            _ => return None,
        })
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice::advice(view, seat, &mut Mind::new(0, seat))
    }

    /// Nightmare brings its favours; two of them at one table cancel out.
    fn invite(setup: &mut Setup, bots: &[&str]) {
        let mut nightmares = (0u8..).zip(bots).filter(|(_, bot)| **bot == "nightmare");
        if let (Some((seat, _)), None) = (nightmares.next(), nightmares.next()) {
            setup.favoured = Some(Seat(seat));
        }
    }
}

fn either_way(mind: &mut Mind<'_>) -> Action {
    Action::Shoot(if mind.dice.chance("aim", 1, 2) { Aim::Own } else { Aim::Foe })
}

/// Shoots itself or the other side, 1/2 each, and never uses a tool.
#[derive(Debug)]
pub struct Coin;

impl Bot<Classic> for Coin {
    fn choose(&mut self, _sight: &Sight<'_, Classic>, mind: &mut Mind<'_>) -> Action {
        either_way(mind)
    }
}

/// A walk through the hand as it was when the turn began: every tool is considered once.
#[derive(Debug)]
struct Walk {
    turn: (u32, u32),
    hand: Hand,
    at: usize,
}

impl Default for Walk {
    fn default() -> Walk {
        Walk { turn: (0, 0), hand: Hand::EMPTY, at: 0 }
    }
}

impl Walk {
    /// The next tool to consider in this turn.
    fn next(&mut self, view: &View, hand: &Hand) -> Option<Tool> {
        let turn = (view.round, view.turns);
        if self.turn != turn {
            *self = Walk { turn, hand: *hand, at: 0 };
        }
        self.at += 1;
        self.hand.tools().get(self.at - 1).copied()
    }
}

/// The original Evil: each tool with chance 1/2, then a coin for the target.
#[derive(Debug, Default)]
pub struct Courteous {
    walk: Walk,
}

impl Bot<Classic> for Courteous {
    fn choose(&mut self, sight: &Sight<'_, Classic>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let hand = view.side(sight.seat()).hand;
        while let Some(tool) = self.walk.next(&view, &hand) {
            if mind.dice.chance("use", 1, 2) {
                return Action::Use(tool);
            }
        }
        either_way(mind)
    }
}

/// The original's Nightmare: it sees the front shell because the set-up favours it.
#[derive(Debug, Default)]
pub struct Nightmare {
    walk: Walk,
}

impl Bot<Classic> for Nightmare {
    fn choose(&mut self, sight: &Sight<'_, Classic>, mind: &mut Mind<'_>) -> Action {
        let view = sight.view();
        let hand = view.side(sight.seat()).hand;
        let live = view.front == Some(Shell::Live);
        while let Some(tool) = self.walk.next(&view, &hand) {
            let use_it = match tool {
                Tool::Knife => live,
                Tool::Eject => live && view.live == 1 || mind.dice.chance("use", 1, 2),
                _ => true,
            };
            if use_it {
                return Action::Use(tool);
            }
        }
        match view.front {
            Some(Shell::Live) => Action::Shoot(Aim::Foe),
            Some(Shell::Blank) => Action::Shoot(Aim::Own),
            None => either_way(mind),
        }
    }
}
