//! The log of the Cards in words, from what the eyes at the screen were told.

use game_rules::{
    cards::{
        Aim, Event,
        pool::def::Kind,
        state::{Phase, Spot},
    },
    game::{Outcome, Seat, Viewer},
};

use super::names;
use crate::{
    app::language::{Language, Value},
    say,
    scenes::who::who,
    table::Player,
};

/// Who stands where. Events name places; a log that is read later needs the names.
pub type Teams<'a> = &'a dyn Fn(Spot) -> String;

/// One line for an event; `None` if it needs no line of its own.
pub fn line(
    language: &Language,
    event: &Event,
    eyes: Viewer,
    players: &[Player],
    teams: Teams<'_>,
) -> Option<String> {
    let say = |key: &str, seat: Seat, more: &[(&str, Value<'_>)]| {
        let actor = who(language, seat, eyes, players);
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("who", actor.word.into()), ("name", actor.name.into())];
        values.extend(more.iter().cloned());
        language.say_with(key, &values)
    };
    let count = |n: usize| Value::from(n as i64);
    Some(match event {
        Event::Phase { round, phase: Phase::Roll, .. } => {
            say!(language, "cards-log-round", round = i64::from(*round))
        }
        Event::Phase { phase: Phase::End, .. } => language.say("cards-log-end-phase"),
        Event::Drew { seat, cards } => {
            let known: Option<Vec<String>> =
                cards.iter().map(|card| card.map(|card| names::card(language, card))).collect();
            match known {
                Some(names) => {
                    say("cards-log-drew-cards", *seat, &[("cards", language.list(&names).into())])
                }
                None => say("cards-log-drew", *seat, &[("count", count(cards.len()))]),
            }
        }
        Event::PutBack { seat, .. } => say("cards-log-swapped", *seat, &[]),
        Event::Burned { seat, card } => with_card(language, &say, "cards-log-burned", *seat, *card),
        Event::Received { seat, card } => {
            with_card(language, &say, "cards-log-received", *seat, *card)
        }
        Event::Discarded { seat, card } => {
            with_card(language, &say, "cards-log-discarded", *seat, *card)
        }
        Event::Leads { seats } => {
            let lines = [Seat(0), Seat(1)].map(|seat| {
                let name = teams(Spot { side: seat, seat: seats[seat.index()] });
                say("cards-log-lead", seat, &[("character", name.into())])
            });
            lines.join(" ")
        }
        Event::Rolled { seat, n, .. } => {
            say("cards-log-rolled", *seat, &[("count", count(usize::from(*n)))])
        }
        Event::Rerolled { seat, .. } => say("cards-log-rerolled", *seat, &[]),
        Event::GainedDice { seat, n, .. } if *n > 0 => {
            say("cards-log-gained-dice", *seat, &[("count", count(usize::from(*n)))])
        }
        Event::LostDice { seat, n, .. } if *n > 0 => {
            say("cards-log-lost-dice", *seat, &[("count", count(usize::from(*n)))])
        }
        Event::AllOmni { seat } => say("cards-log-all-omni", *seat, &[]),
        Event::Played { seat, card, on } => match on[0] {
            Aim::Mine(at) => {
                let card = names::card(language, *card);
                let name = teams(Spot { side: *seat, seat: at });
                let more = [("card", card.into()), ("character", name.into())];
                say("cards-log-played-on", *seat, &more)
            }
            _ => with_card(language, &say, "cards-log-played", *seat, *card),
        },
        Event::Negated { card, by } => {
            let (card, cause) = (names::card(language, *card), names::entity(language, *by));
            say!(language, "cards-log-negated", card = card, cause = cause)
        }
        Event::Tuned { seat, to, .. } => {
            say("cards-log-tuned", *seat, &[("element", names::element(language, *to).into())])
        }
        Event::Switched { side, to, .. } => {
            let name = teams(Spot { side: *side, seat: *to });
            say("cards-log-switched", *side, &[("character", name.into())])
        }
        Event::ExtraAction { seat } => say("cards-log-extra", *seat, &[]),
        Event::Ended { seat } => say("cards-log-ended", *seat, &[]),
        Event::Conceded { seat } => say("cards-log-conceded", *seat, &[]),
        Event::Over { outcome } => over(language, *outcome, eyes, players),
        event => return blow(language, event, teams),
    })
}

/// Says something of a seat.
type Saying<'a> = dyn Fn(&str, Seat, &[(&str, Value<'_>)]) -> String + 'a;

fn with_card(
    language: &Language,
    say: &Saying<'_>,
    key: &str,
    seat: Seat,
    card: game_rules::cards::pool::ids::CardId,
) -> String {
    say(key, seat, &[("card", names::card(language, card).into())])
}

/// What happens to characters and to things on the table.
fn blow(language: &Language, event: &Event, teams: Teams<'_>) -> Option<String> {
    let hp_line = |key: &str, at: Spot, value: u8, hp: u8| {
        language.say_with(
            key,
            &[
                ("character", teams(at).into()),
                ("value", i64::from(value).into()),
                ("hp", i64::from(hp).into()),
            ],
        )
    };
    Some(match *event {
        Event::Cast { at, skill } => {
            let skill = names::skill(language, skill);
            say!(language, "cards-log-cast", character = teams(at), skill = skill)
        }
        Event::Reacted { at, reaction, .. } => {
            let reaction = names::reaction(language, reaction);
            say!(language, "cards-log-reacted", character = teams(at), reaction = reaction)
        }
        Event::Suffered { at, value, hp } => hp_line("cards-log-suffered", at, value, hp),
        Event::Pierced { at, value, hp, .. } => hp_line("cards-log-pierced", at, value, hp),
        Event::Healed { at, n, hp } => hp_line("cards-log-healed", at, n, hp),
        Event::Levelled { at, hp } => {
            say!(language, "cards-log-levelled", character = teams(at), hp = i64::from(hp))
        }
        Event::Came { ref entity, .. } if stands_alone(entity.kind()) => {
            say!(language, "cards-log-came", thing = names::entity(language, entity.id))
        }
        Event::Left { id, .. } if stands_alone(id.rules().kind) => {
            say!(language, "cards-log-left", thing = names::entity(language, id))
        }
        Event::NoRoom { id, .. } => {
            say!(language, "cards-log-no-room", thing = names::entity(language, id))
        }
        Event::Defeated { at } => say!(language, "cards-log-defeated", character = teams(at)),
        _ => return None,
    })
}

/// Worth a line of its own when it comes or goes.
fn stands_alone(kind: Kind) -> bool {
    !matches!(kind, Kind::Passive)
}

fn over(language: &Language, outcome: Outcome, eyes: Viewer, players: &[Player]) -> String {
    let winner = Seat::all(2).find(|seat| outcome.won_by(*seat));
    let Some(winner) = winner.filter(|seat| !outcome.won_by(seat.other())) else {
        return language.say("cards-log-drawn");
    };
    crate::scenes::duel::chronicle::over(language, winner, eyes, players)
}
