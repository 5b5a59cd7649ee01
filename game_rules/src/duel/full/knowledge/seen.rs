//! What belongs to one shot or tool and comes right behind it in a log.

use crate::{
    duel::{
        Shell, Tool,
        full::{Event, Feeling},
    },
    game::Seat,
};

/// The events behind the one that is being taken in.
pub(super) struct Upcoming<'a>(pub &'a [Event]);

/// A use of a tool as it was seen.
pub(in crate::duel::full) struct ToolUse<'a> {
    pub seat: Seat,
    /// Whether no rack holds anything now.
    pub bare: bool,
    pub(super) after: Upcoming<'a>,
}

impl ToolUse<'_> {
    /// Did a slot get another tool?
    pub fn is_slot_filled(&self) -> bool {
        self.after.is_next(|event| matches!(event, Event::Slot { tool: Some(_), .. }))
    }

    /// Did a slot lose its tool?
    pub fn is_slot_emptied(&self) -> bool {
        self.after.is_next(|event| matches!(event, Event::Slot { tool: None, .. }))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Guard {
    Caught,
    Passed,
}

/// A bullet as it was seen.
pub(super) struct Bullet {
    pub rail: usize,
    pub shell: Option<Shell>,
    /// Whether a catcher had a say.
    pub guarded: Option<Guard>,
}

impl Upcoming<'_> {
    /// Is the next event one of these?
    pub fn is_next(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.0.first().is_some_and(wanted)
    }

    /// The shell that now lies on the rack.
    pub fn extracted(&self) -> Option<Shell> {
        let Event::Slot { tool, .. } = self.0.first()? else { return None };
        tool.and_then(Tool::shell)
    }

    /// Did the dice show in any way: told, or as a lost tool?
    pub fn is_dice_told(&self) -> bool {
        let next = self.0.iter().find(|event| !matches!(event, Event::Dice { .. }));
        matches!(
            next,
            Some(
                Event::Struck { .. }
                    | Event::Eighth { .. }
                    | Event::Sharpened { by: 2, .. }
                    | Event::Slot { tool: None, .. }
            )
        )
    }

    /// Does the hint change because of this tool?
    pub fn hint_follows(&self) -> bool {
        let next =
            self.0.iter().find(|event| !matches!(event, Event::Dice { .. } | Event::Felt { .. }));
        matches!(next, Some(Event::Hint { .. }))
    }

    /// What the roller felt.
    pub fn felt(&self) -> Option<Feeling> {
        match self.0.iter().find(|event| !matches!(event, Event::Dice { .. })) {
            Some(Event::Felt { what, .. }) => Some(*what),
            _ => None,
        }
    }

    /// Did a bullet of this shot hurt somebody or hit a vest?
    pub fn bullets_strike(&self) -> bool {
        let ends = |event: &&Event| !matches!(event, Event::Turn { .. } | Event::PeriodOver { .. });
        let strikes = |event: &Event| matches!(event, Event::Hit { .. } | Event::Stopped { .. });
        self.0.iter().take_while(ends).any(strikes)
    }

    /// All bullets of a shot.
    pub fn bullets(&self, shooter: Seat) -> Vec<Bullet> {
        let mut bullets = Vec::new();
        let guard = |seat, reflected| (seat != shooter || reflected).then_some(Guard::Passed);
        for event in self.0 {
            let (rail, shell, guarded) = match *event {
                Event::Hit { seat, rail, reflected, .. } => {
                    (rail, Some(Shell::Live), guard(seat, reflected))
                }
                Event::Clicked { seat, rail, .. } => (rail, Some(Shell::Blank), guard(seat, false)),
                Event::Caught { rail, shell, .. } => (rail, shell, Some(Guard::Caught)),
                Event::Stopped { rail, shell, .. } => (rail, shell, Some(Guard::Passed)),
                Event::Ignited { .. } => continue,
                _ => break,
            };
            bullets.push(Bullet { rail: rail.into(), shell, guarded });
        }
        bullets
    }
}
