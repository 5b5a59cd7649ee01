//! What is heard at the Cards. Nothing here differs between hidden alternatives.

use bevy::prelude::*;
use game_rules::cards::{Cards, Event, element::Element, pool::def::Reaction, state::Phase};

use crate::{
    app::sound::{Cue, Play},
    table::Began,
};

/// Plays what begins.
pub fn hear(mut began: MessageReader<Began<Cards>>, mut play: MessageWriter<Play>) {
    play.write_batch(began.read().filter_map(|Began(event)| cue(event)).map(Play));
}

fn cue(event: &Event) -> Option<Cue> {
    Some(match *event {
        Event::Phase { phase: Phase::Roll, .. } => Cue::SleeveWipes,
        Event::Drew { .. }
        | Event::PutBack { .. }
        | Event::Played { .. }
        | Event::Received { .. }
        | Event::Discarded { .. }
        | Event::Burned { .. } => Cue::CardMoves,
        Event::Rolled { .. } | Event::Rerolled { .. } => Cue::DiceThrown,
        Event::Paid { .. }
        | Event::GainedDice { .. }
        | Event::LostDice { .. }
        | Event::AllOmni { .. }
        | Event::Tuned { .. } => Cue::DieHops,
        Event::Negated { .. } => Cue::Refused,
        Event::Switched { .. } | Event::Leads { .. } => Cue::TokenSlide,
        Event::Reacted { reaction, met, .. } => reacts(reaction, met),
        Event::Suffered { .. } => Cue::ChalkWrites,
        Event::Pierced { .. } => Cue::ChalkUnderlines,
        Event::Healed { .. } => Cue::Heal,
        Event::Defeated { .. } => Cue::PuppetFolds,
        Event::Ended { .. } => Cue::Confirm,
        _ => return None,
    })
}

fn reacts(reaction: Reaction, met: Element) -> Cue {
    match (reaction, met) {
        (Reaction::Melt, _) => Cue::ReactionMelt,
        (Reaction::Vaporize, _) => Cue::ReactionVaporize,
        (Reaction::Overloaded, _) => Cue::ReactionOverloaded,
        (Reaction::Superconduct, _) => Cue::ReactionSuperconduct,
        (Reaction::ElectroCharged, _) => Cue::ReactionElectroCharged,
        (Reaction::Frozen, _) => Cue::ReactionFrozen,
        (Reaction::Burning, _) => Cue::ReactionBurning,
        (Reaction::Bloom, _) => Cue::ReactionBloom,
        (Reaction::Quicken, _) => Cue::ReactionQuicken,
        (Reaction::Swirl, Element::Cryo) => Cue::ReactionSwirlCryo,
        (Reaction::Swirl, Element::Hydro) => Cue::ReactionSwirlHydro,
        (Reaction::Swirl, Element::Electro) => Cue::ReactionSwirlElectro,
        (Reaction::Swirl, _) => Cue::ReactionSwirlPyro,
        (Reaction::Crystallize, Element::Cryo) => Cue::ReactionCrystallizeCryo,
        (Reaction::Crystallize, Element::Hydro) => Cue::ReactionCrystallizeHydro,
        (Reaction::Crystallize, Element::Electro) => Cue::ReactionCrystallizeElectro,
        (Reaction::Crystallize, _) => Cue::ReactionCrystallizePyro,
    }
}
