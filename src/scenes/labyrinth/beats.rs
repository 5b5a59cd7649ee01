//! How long the Labyrinth's announcements take to show, and who plays Evil in it.
//!
//! Everything a seat cannot tell apart takes the same time (rules/labyrinth.md 19.2): a flush is a
//! flush wherever it went, a portal a portal, a bump a bump, a miss a miss.

use game_rules::{
    game::Viewer,
    labyrinth::{Event, Hearing, Labyrinth, Log, News, Setup, View},
};

use crate::table::{Lesson, SetupOption, Staged};

impl Staged for Labyrinth {
    const CHAIRS: (usize, usize) = (1, Setup::MOST_PLAYERS);

    /// A turn that is whispered is as long for everybody else, whatever was tried in it.
    const PACE: f32 = 0.5;

    fn chairs(setup: &Setup) -> usize {
        setup.players.len()
    }

    fn set_chairs(setup: &mut Setup, count: usize) {
        let known = setup.players.len();
        setup.players.truncate(count);
        setup.players.extend((known..count).map(|seat| format!("Player {}", seat + 1)));
    }

    fn spectator() -> Viewer {
        Viewer::Omniscient
    }

    fn know_seed(setup: &mut Setup) {
        setup.known_seed = true;
    }

    fn beat(event: &Event) -> f32 {
        match event.news {
            News::Started { .. } => 1.2,
            News::Turn { .. } | News::Lost { .. } => 0.4,
            News::Around { around, .. } | News::Landed { around, .. } => {
                let empty = !around.treasure && around.companions().is_empty();
                if empty && around.beasts.first().is_none() { 0.02 } else { 0.7 }
            }
            News::Bump { .. } => 0.4,
            News::Exit { .. } => 0.9,
            News::Entered { .. } => 0.42,
            News::Flushed { .. } | News::Portalled { .. } => 1.1,
            News::Blocked { .. } => 0.8,
            News::Bought { .. } => 1.5,
            News::Battle { .. } => 1.9,
            News::Shot { .. } => 1.2,
            News::Taken { .. } | News::Left { .. } => 0.7,
            News::Won { .. } => 2.0,
            News::Ended { .. } => 0.1,
            News::Revealed { .. } => 0.2,
            _ => 0.6,
        }
    }

    fn lands(event: &Event) -> f32 {
        match event.news {
            News::Bump { .. } => 0.3,
            News::Entered { .. } => 0.35,
            News::Shot { .. } => 0.45,
            News::Flushed { .. } | News::Portalled { .. } => 0.5,
            News::Bought { .. } => 0.65,
            News::Battle { .. } => 0.7,
            _ => 0.0,
        }
    }

    fn bare(view: &View) -> View {
        View { heard: Log::default(), ..view.clone() }
    }

    fn has_secrets(setup: &Setup) -> bool {
        let on = &setup.settings.expansions;
        let told_apart = on.scanner || on.flashlight || on.trading;
        !setup.settings.omniscient
            && (setup.settings.hearing == Hearing::Whisper
                || told_apart
                || on.seat_compensation == game_rules::labyrinth::setup::Compensation::Probe)
    }

    fn must_hide(setup: &Setup) -> bool {
        setup.settings.hearing == Hearing::Whisper && Self::has_secrets(setup)
    }

    fn lesson() -> Option<Lesson<Labyrinth>> {
        Some(super::lesson::lesson())
    }

    fn knobs() -> Vec<SetupOption<Setup>> {
        super::form::all()
    }
}
