//! Events, entities and places in words.

use super::super::{
    Aim, Event,
    element::Element,
    pool::{def::Counter, ids::CardId},
    rack::Rack,
    state::{Entity, Phase, Spot},
    work::{Origin, Zone, ZoneRef},
};
use crate::{
    game::{Outcome, Seat},
    script::listed,
};

const NAMES: [&str; 2] = ["A", "B"];

pub(super) fn name(seat: Seat) -> &'static str {
    NAMES[seat.index() & 1]
}

pub(super) fn spot(at: Spot) -> String {
    format!("{}{}", name(at.side), at.seat)
}

pub(super) fn entity_text(entity: &Entity) -> String {
    let rules = entity.id.rules();
    let mut text = entity.id.to_string();
    if rules.usages.is_some() {
        text += &format!(" usages={}", entity.usages);
    }
    if rules.shield.is_some() {
        text += &format!(" shield={}", entity.shield);
    }
    if rules.rounds.is_some() {
        text += &format!(" rounds={}", entity.rounds);
    }
    match &rules.counter {
        Some(Counter::Number { name, .. }) => text += &format!(" {name}={}", entity.count),
        Some(Counter::Element(_)) => {
            let element = Element::at(entity.count);
            text += &format!(" element={}", element.map_or("-", |element| element.word()));
        }
        None => {}
    }
    text
}

pub(super) fn place_text(place: ZoneRef) -> String {
    match place.zone {
        Zone::Character(seat) => spot(Spot { side: place.side, seat }),
        Zone::Combat | Zone::Summons | Zone::Supports => name(place.side).to_owned(),
    }
}

pub(super) fn aim_text(aim: Aim) -> Option<String> {
    Some(match aim {
        Aim::Nothing => return None,
        Aim::Mine(seat) => format!("c{seat}"),
        Aim::MySummon(place) => format!("m{place}"),
        Aim::TheirSummon(place) => format!("e{place}"),
        Aim::Support(place) => format!("s{place}"),
    })
}

fn origin(by: Origin) -> &'static str {
    match by {
        Origin::Skill(skill) => skill.name(),
        Origin::Entity(id) => id.name(),
        Origin::Card(card) => card.name(),
        Origin::Swirl => "swirl",
    }
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::SetCard => "set-card",
        Phase::SetCharacter => "set-character",
        Phase::Roll => "roll",
        Phase::Action => "action",
        Phase::End => "end",
    }
}

/// One line for an event.
pub(super) fn of_event(event: &Event) -> String {
    let dice = |dice: &Option<Rack>| dice.map_or(String::new(), |rack| format!(" {rack}"));
    match event {
        Event::Phase { round, phase, first } => {
            format!("phase {} round={round} first={}", phase_word(*phase), name(*first))
        }
        Event::Drew { seat, cards } => {
            let names: Vec<&str> =
                cards.iter().map(|card| card.map_or("?", CardId::name)).collect();
            format!("drew {} {}", name(*seat), listed(&names))
        }
        Event::PutBack { seat, cards: Some(cards) } => {
            let names: Vec<&str> = cards.iter().map(|card| card.name()).collect();
            format!("put-back {} {}", name(*seat), listed(&names))
        }
        Event::PutBack { seat, cards: None } => format!("put-back {}", name(*seat)),
        Event::Burned { seat, card } => format!("burned {} {card}", name(*seat)),
        Event::Received { seat, card } => format!("received {} {card}", name(*seat)),
        Event::Discarded { seat, card } => format!("discarded {} {card}", name(*seat)),
        Event::Chose { seat, lead } => match lead {
            Some(lead) => format!("chose {} {lead}", name(*seat)),
            None => format!("chose {}", name(*seat)),
        },
        Event::Leads { seats } => format!("leads A={} B={}", seats[0], seats[1]),
        Event::Rolled { seat, n, dice: rolled } => {
            format!("rolled {} {n}{}", name(*seat), dice(rolled))
        }
        Event::Rerolled { seat, dice: Some((out, came)) } => {
            format!("rerolled {} {out} to {came}", name(*seat))
        }
        Event::Rerolled { seat, dice: None } => format!("rerolled {}", name(*seat)),
        Event::Turn { seat } => format!("turn {}", name(*seat)),
        Event::Paid { seat, n, dice: paid } => {
            format!("paid {} {n}{}", name(*seat), dice(paid))
        }
        Event::GainedDice { seat, n, dice: got, .. } => {
            format!("gained {} {n}{}", name(*seat), dice(got))
        }
        Event::LostDice { seat, n, dice: lost } => {
            format!("lost {} {n}{}", name(*seat), dice(lost))
        }
        Event::AllOmni { seat } => format!("all-omni {}", name(*seat)),
        Event::Played { seat, card, on } => {
            let targets: String =
                on.iter().filter_map(|&aim| aim_text(aim)).map(|aim| format!(" {aim}")).collect();
            format!("played {} {card}{targets}", name(*seat))
        }
        Event::Negated { card, by } => format!("negated {card} by={by}"),
        Event::Cast { at, skill } => format!("cast {} {skill}", spot(*at)),
        Event::Tuned { seat, to, gave } => match gave {
            Some((card, die)) => {
                format!("tuned {} {card} {} to {}", name(*seat), die.letter(), to.word())
            }
            None => format!("tuned {} to {}", name(*seat), to.word()),
        },
        Event::Switched { side, from, to } => {
            format!("switched {} {from} to {to}", name(*side))
        }
        Event::Aimed { by, at, strike, value, plunging, charged } => format!(
            "aimed {} {value} {} by={}{}{}",
            spot(*at),
            strike.word(),
            origin(*by),
            if *plunging { " plunging" } else { "" },
            if *charged { " charged" } else { "" }
        ),
        Event::Infused { by, strike } => format!("infused {} by={by}", strike.word()),
        Event::Added { by, n, value } => format!("added {n} by={by} value={value}"),
        Event::Reacted { at, reaction, met, bonus, value } => format!(
            "reacted {} {} met={} bonus={bonus} value={value}",
            spot(*at),
            reaction.word(),
            met.word()
        ),
        Event::Multiplied { by, n, value } => format!("multiplied {n} by={by} value={value}"),
        Event::Divided { by, n, value } => format!("divided {n} by={by} value={value}"),
        Event::Blocked { by, n, value } => format!("blocked {n} by={by} value={value}"),
        Event::Suffered { at, value, hp } => format!("suffered {} {value} hp={hp}", spot(*at)),
        Event::Pierced { by, at, value, hp } => {
            format!("pierced {} {value} hp={hp} by={}", spot(*at), origin(*by))
        }
        Event::Healed { at, n, hp } => format!("healed {} {n} hp={hp}", spot(*at)),
        Event::Levelled { at, hp } => format!("levelled {} hp={hp}", spot(*at)),
        Event::Energy { at, energy } => format!("energy {} {energy}", spot(*at)),
        Event::Aura { at, aura } => format!("aura {} {}", spot(*at), aura.word()),
        Event::Came { place, entity, .. } => {
            format!("came {} {}", place_text(*place), entity_text(entity))
        }
        Event::NoRoom { side, id, .. } => format!("no-room {} {id}", name(*side)),
        Event::Changed { place, entity } => {
            format!("changed {} {}", place_text(*place), entity_text(entity))
        }
        Event::Left { place, id, .. } => format!("left {} {id}", place_text(*place)),
        Event::Moved { id, from, to } => format!("moved {id} {} to {}", spot(*from), spot(*to)),
        Event::Defeated { at } => format!("defeated {}", spot(*at)),
        Event::ExtraAction { seat } => format!("extra-action {}", name(*seat)),
        Event::Ended { seat } => format!("ended {}", name(*seat)),
        Event::Conceded { seat } => format!("conceded {}", name(*seat)),
        Event::Over { outcome } => match outcome {
            Outcome::Drawn => "over drawn".into(),
            Outcome::Won(seats) => {
                let winners: Vec<&str> = seats.iter().map(name).collect();
                format!("over won {}", listed(&winners))
            }
        },
    }
}
