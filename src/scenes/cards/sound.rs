//! What is heard at the Cards. Nothing here differs between hidden alternatives.

use game_rules::{
    cards::{Cards, Event, element::Element, pool::def::Reaction as Meeting, state::Phase},
    game::Seat,
};

use crate::{
    app::sound::Cue,
    evil::Reaction,
    scenes::answers::{Answered, EventSound},
    table::Table,
};

impl Answered for Cards {
    fn heard(_table: &Table<Cards>, event: &Event) -> EventSound {
        let outcome = match event {
            Event::Negated { .. } => Cue::Refused,
            Event::Pierced { .. } => Cue::ChalkUnderlines,
            Event::Healed { .. } => Cue::Heal,
            Event::Defeated { .. } => Cue::PuppetFolds,
            Event::Ended { .. } => Cue::Confirm,
            event => return deed(event).map_or(EventSound::NOTHING, EventSound::deed),
        };
        EventSound::outcome(outcome)
    }

    fn reaction(event: &Event, evil: &dyn Fn(Seat) -> bool) -> Option<Reaction> {
        Some(match event {
            Event::Defeated { at } if evil(at.side) => Reaction::Hit,
            Event::Suffered { at, value: 5.., .. } if evil(at.side) => Reaction::OwnBlank,
            Event::Over { outcome } => {
                match Seat::all(2).find(|seat| evil(*seat) && outcome.won_by(*seat)) {
                    Some(_) => Reaction::EvilWon,
                    None => Reaction::YouWon,
                }
            }
            _ => return None,
        })
    }
}

/// What is being done.
fn deed(event: &Event) -> Option<Cue> {
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
        Event::Switched { .. } | Event::Leads { .. } => Cue::TokenSlide,
        Event::Reacted { reaction, met, .. } => reacts(reaction, met),
        Event::Suffered { .. } => Cue::ChalkWrites,
        _ => return None,
    })
}

fn reacts(reaction: Meeting, met: Element) -> Cue {
    match (reaction, met) {
        (Meeting::Melt, _) => Cue::ReactionMelt,
        (Meeting::Vaporize, _) => Cue::ReactionVaporize,
        (Meeting::Overloaded, _) => Cue::ReactionOverloaded,
        (Meeting::Superconduct, _) => Cue::ReactionSuperconduct,
        (Meeting::ElectroCharged, _) => Cue::ReactionElectroCharged,
        (Meeting::Frozen, _) => Cue::ReactionFrozen,
        (Meeting::Burning, _) => Cue::ReactionBurning,
        (Meeting::Bloom, _) => Cue::ReactionBloom,
        (Meeting::Quicken, _) => Cue::ReactionQuicken,
        (Meeting::Swirl, Element::Cryo) => Cue::ReactionSwirlCryo,
        (Meeting::Swirl, Element::Hydro) => Cue::ReactionSwirlHydro,
        (Meeting::Swirl, Element::Electro) => Cue::ReactionSwirlElectro,
        (Meeting::Swirl, _) => Cue::ReactionSwirlPyro,
        (Meeting::Crystallize, Element::Cryo) => Cue::ReactionCrystallizeCryo,
        (Meeting::Crystallize, Element::Hydro) => Cue::ReactionCrystallizeHydro,
        (Meeting::Crystallize, Element::Electro) => Cue::ReactionCrystallizeElectro,
        (Meeting::Crystallize, _) => Cue::ReactionCrystallizePyro,
    }
}
