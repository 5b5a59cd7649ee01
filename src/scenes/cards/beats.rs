//! How long each event of the Cards is shown, and the picture in the middle of it. Nothing here
//! depends on what only one side may know.

use game_rules::cards::{Cards, Event, Setup, View, state::Phase};

use super::picture::Picture;
use crate::table::{Playback, Staged};

impl Staged for Cards {
    fn beat(event: &Event) -> f32 {
        match event {
            Event::Phase { phase: Phase::Roll | Phase::End, .. } => 0.8,
            Event::Phase { .. } => 0.35,
            Event::Drew { .. } => 0.5,
            Event::PutBack { .. } => 0.3,
            Event::Burned { .. } | Event::Discarded { .. } | Event::Received { .. } => 0.4,
            Event::Chose { .. } => 0.1,
            Event::Leads { .. } => 0.4,
            Event::Rolled { .. } | Event::Rerolled { .. } => 0.7,
            Event::Turn { .. } => 0.08,
            Event::Paid { .. } => 0.15,
            Event::GainedDice { .. } | Event::LostDice { .. } | Event::AllOmni { .. } => 0.25,
            Event::Played { .. } => 0.85,
            Event::Negated { .. } => 0.5,
            Event::Cast { .. } => 0.32,
            Event::Tuned { .. } => 0.4,
            Event::Switched { .. } => 0.35,
            Event::Aimed { .. } => 0.3,
            Event::Reacted { .. } => 0.55,
            Event::Suffered { .. } => 0.7,
            Event::Pierced { .. } => 0.35,
            Event::Healed { .. } | Event::Levelled { .. } => 0.4,
            Event::Came { .. } | Event::Moved { .. } => 0.25,
            Event::Left { .. } => 0.1,
            Event::Defeated { .. } => 0.7,
            Event::Ended { .. } | Event::Over { .. } => 0.5,
            Event::Conceded { .. } => 0.3,
            Event::Energy { .. }
            | Event::Aura { .. }
            | Event::Changed { .. }
            | Event::Infused { .. }
            | Event::Added { .. }
            | Event::Multiplied { .. }
            | Event::Divided { .. }
            | Event::Blocked { .. }
            | Event::NoRoom { .. }
            | Event::ExtraAction { .. } => 0.05,
        }
    }

    fn lands(event: &Event) -> f32 {
        super::picture::lands(event)
    }

    fn bare(view: &View) -> View {
        let mut bare = view.clone();
        for own in &mut bare.own {
            own.deck += own.hand;
            own.hand = 0;
            own.cards.clear();
        }
        bare
    }

    fn has_secrets(_setup: &Setup) -> bool {
        true
    }

    fn lesson() -> Option<crate::table::Lesson<Cards>> {
        super::lesson::lesson()
    }
}

/// The picture now: the view, what has been shown since, and the event that is being shown.
pub fn picture(view: &View, playback: &Playback<Cards>) -> Picture {
    let shown = playback.done.iter().fold(Picture::of(view), |picture, event| picture.after(event));
    match &playback.beat {
        Some(beat) => shown.during(&beat.event, beat.progress),
        None => shown,
    }
}
