//! What somebody may know of a Classic duel, and the exact chance of every shell.

use serde::{Deserialize, Serialize};

use super::{Classic, Setup, Side};
use crate::{
    dice::Dice,
    duel::{Clip, Ending, Shell},
    game::{Seat, Turn, Viewer},
    odds::Odds,
};

/// A Classic duel through somebody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// The public set-up.
    pub setup: Setup,
    /// Round, counted from 1.
    pub round: u32,
    /// Shots fired so far.
    pub turns: u32,
    /// Whose turn it is.
    pub turn: Turn,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Whose turn it would be, also after the end.
    pub current: Seat,
    /// Both sides, the human's first.
    pub sides: [Side; 2],
    /// Live shells and blanks announced when the clip was loaded.
    pub loaded: (u8, u8),
    /// Live shells still in the clip: announced minus seen.
    pub live: u8,
    /// Blanks still in the clip.
    pub blank: u8,
    /// The front shell, if these eyes have seen it.
    pub front: Option<Shell>,
    /// The whole clip, for omniscient eyes only.
    pub truth: Option<Clip>,
}

impl View {
    pub(super) fn of(game: &Classic, who: Viewer) -> View {
        let knows_front = match who {
            Viewer::Seat(seat) => {
                game.setup.favoured == Some(seat)
                    || game.sides.get(seat.index()).is_some_and(|side| side.looked)
            }
            Viewer::Public => false,
            Viewer::Omniscient => true,
        };
        View {
            who,
            setup: game.setup,
            round: game.round,
            turns: game.turns,
            turn: crate::game::Game::turn(game),
            ending: game.ending,
            current: game.current,
            sides: game.sides,
            loaded: game.loaded,
            live: game.clip.live(),
            blank: game.clip.blank(),
            front: if knows_front { game.clip.front() } else { None },
            truth: (who == Viewer::Omniscient).then_some(game.clip),
        }
    }

    /// Shells left in the clip.
    pub fn left(&self) -> u8 {
        self.live + self.blank
    }

    /// One side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The exact chance that the shell at `place` (0 = front) is live, from what these eyes know:
    /// every order of the remaining shells is equally likely, a seen front shell aside.
    pub fn live_at(&self, place: u8) -> Odds {
        if let Some(shell) = self.truth.and_then(|clip| clip.shells().nth(usize::from(place))) {
            return certain(shell);
        }
        match self.front {
            Some(shell) if place == 0 => certain(shell),
            Some(shell) => {
                let seen = u64::from(shell == Shell::Live);
                Odds::new(u64::from(self.live) - seen, u64::from(self.left()) - 1)
            }
            None => Odds::new(u64::from(self.live), u64::from(self.left())),
        }
    }

    /// A state these eyes cannot tell from the true one.
    pub(super) fn imagine(&self, dice: &mut Dice) -> Classic {
        let clip = self.truth.unwrap_or_else(|| match self.front {
            Some(shell) => {
                let live = self.live - u8::from(shell == Shell::Live);
                let blank = self.blank - u8::from(shell == Shell::Blank);
                let mut clip = Clip::shuffled(live, blank, dice);
                clip.push_front(shell);
                clip
            }
            None => Clip::shuffled(self.live, self.blank, dice),
        });
        Classic {
            setup: self.setup,
            dice: Dice::stream(dice.bits(), "duel"),
            sides: self.sides,
            clip,
            loaded: self.loaded,
            current: self.current,
            round: self.round,
            turns: self.turns,
            ending: self.ending,
        }
    }
}

fn certain(shell: Shell) -> Odds {
    match shell {
        Shell::Live => Odds::SURE,
        Shell::Blank => Odds::NEVER,
    }
}
