//! The Classic duel, rules/duel.md 16: one gun, one clip, five tools, no second chance.
//!
//! Rulings where the rulebook leaves a choice:
//! * The hand is a list; a used tool's last copy leaves it (section 6).
//! * Everything but the order of the clip and what a lens showed is public. Daze and +damage are
//!   never announced as numbers, but both follow from announced uses, so views show them.
//! * Nightmare's favours are part of the set-up (`favoured`), not of the bot: the favoured seat's
//!   view shows the front shell, its Moral Praise always heals, and the other side's needs HP ≤ 3.
//! * In a last stand an Eject that empties the clip ends the duel like any other empty clip.

mod action;
mod bold;
pub mod bots;
mod contest;
mod event;
mod hand;
mod legal;
pub mod points;
pub mod prospects;
mod round;
mod script;
mod setup;
mod view;

use serde::{Deserialize, Serialize};

pub use action::{Action, Refusal};
pub use bold::Bold;
pub use event::Event;
pub use hand::Hand;
pub use setup::Setup;
pub use view::View;

use super::{Clip, EVIL, Ending, HUMAN, Tool};
use crate::{
    dice::Dice,
    game::{Game, GameId, Illegal, NoUndo, Seat, SetupError, Turn, Viewer},
};

/// The tools of the Classic duel.
pub const TOOLS: [Tool; 5] =
    [Tool::Knife, Tool::Eject, Tool::SmallMallet, Tool::MoralPraise, Tool::XRayLens];

/// A Classic duel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Classic {
    setup: Setup,
    dice: Dice,
    sides: [Side; 2],
    clip: Clip,
    /// Live shells and blanks announced when the clip was loaded.
    loaded: (u8, u8),
    current: Seat,
    round: u32,
    turns: u32,
    ending: Option<Ending>,
}

/// One side of the table. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Alive while above 0.
    pub hp: i32,
    /// Additional damage of its next shot.
    pub boost: u32,
    /// Turns it will lose.
    pub daze: u32,
    /// Its tools.
    pub hand: Hand,
    /// Whether it has looked at the shell that is in front now.
    pub looked: bool,
}

impl Game for Classic {
    const ID: GameId = GameId::Classic;
    const REVISION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, seed: u64) -> Result<(Classic, Vec<Event>), SetupError> {
        setup.check()?;
        let mut game = Classic::new(*setup, Dice::stream(seed, "duel"));
        let mut out = Vec::with_capacity(5);
        game.begin_round(&mut out);
        Ok((game, out))
    }

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending {
            Some(ending) => Turn::Over(ending.outcome()),
            None => Turn::One(self.current),
        }
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal<Refusal>> {
        self.check_turn(seat)?;
        match *action {
            Action::Use(tool) => self.use_tool(tool, out).map_err(Illegal::Refused)?,
            Action::Shoot(aim) => self.shoot(aim, out),
        }
        Ok(())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn redact(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen_by(who))
    }

    fn guess(view: &View, dice: &mut Dice) -> Classic {
        view.imagine(dice)
    }

    fn bars_undo(event: &Event) -> Option<NoUndo> {
        event.bars_undo()
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }
}

impl Classic {
    fn new(setup: Setup, dice: Dice) -> Classic {
        let side = |seat| Side {
            hp: setup.hp_of(seat),
            boost: 0,
            daze: 0,
            hand: Hand::EMPTY,
            looked: false,
        };
        Classic {
            setup,
            dice,
            sides: [side(HUMAN), side(EVIL)],
            clip: Clip::default(),
            loaded: (0, 0),
            current: setup.first,
            round: 0,
            turns: 0,
            ending: None,
        }
    }
}
