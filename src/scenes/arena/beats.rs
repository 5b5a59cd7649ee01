//! How long each event of the arena takes to show, and what else the table asks of the game.

use game_rules::arena::{Arena, Draft, Event, Setup, View};

use super::motion::IMPACT;
use crate::table::{Lesson, OptionKind, SetupOption, Staged};

impl Staged for Arena {
    const CAN_SPLIT: bool = true;
    const HAS_CLOCK: bool = true;

    fn beat(event: &Event) -> f32 {
        match event {
            Event::MatchStart { .. } => 0.9,
            // The same whatever was chosen: nothing.
            Event::Ready { .. } => 0.0,
            Event::TurnStart { entry: true, .. } => 0.1,
            // Long enough to read two cards.
            Event::TurnStart { entry: false, .. } => 0.9,
            Event::SwitchOut { .. } => 0.45,
            Event::SwitchIn { .. } => 1.15,
            Event::Order { .. } => 0.1,
            Event::MoveUsed { .. } => 0.45,
            Event::Vanish { .. } => 0.65,
            Event::Emerge { .. } => 0.6,
            Event::Hit { .. } => 1.1,
            Event::Missed { .. } => 0.8,
            Event::SelfHit { .. } => 0.6,
            Event::Poisoned { .. } => 0.6,
            Event::Bonus { .. } => 0.5,
            Event::RestOwed { .. } => 0.1,
            Event::Rested { .. } => 0.7,
            Event::PoisonTick { .. } => 0.75,
            Event::Fainted { .. } => 0.9,
            Event::Passed { .. } => 0.5,
            Event::MatchEnd { .. } => 1.2,
            Event::SeriesEnd { .. } => 0.5,
        }
    }

    fn lands(event: &Event) -> f32 {
        match event {
            Event::Hit { .. } => IMPACT,
            Event::SelfHit { .. } => 0.1,
            Event::PoisonTick { .. } => 0.3,
            _ => 0.0,
        }
    }

    fn bare(view: &View) -> View {
        view.clone()
    }

    fn has_secrets(_setup: &Setup) -> bool {
        // Teams are open; the choice of the running turn is not.
        true
    }

    fn watched_together() -> bool {
        true
    }

    fn lesson() -> Option<Lesson<Arena>> {
        Some(super::lesson::lesson())
    }

    fn knobs() -> Vec<SetupOption<Setup>> {
        vec![
            SetupOption {
                word: "arena-series",
                turning: OptionKind::Switch {
                    get: |setup| setup.matches == 2,
                    set: |setup, on| setup.matches = if on { 2 } else { 1 },
                },
            },
            SetupOption {
                word: "arena-mirror",
                turning: OptionKind::Switch {
                    get: |setup| setup.teams[1] == Draft::Mirror,
                    set: |setup, on| {
                        setup.teams[1] = if on { Draft::Mirror } else { Draft::Random };
                    },
                },
            },
            SetupOption {
                word: "arena-first",
                turning: OptionKind::Who {
                    get: |setup| setup.first,
                    set: |setup, seat| setup.first = seat,
                },
            },
        ]
    }
}
