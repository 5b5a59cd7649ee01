//! How each event of the Wager is shown: how long it takes, and what the table looks like while it
//! happens. Ranking and bets are shows of many events: what the events have told so far, what is
//! being told and what is still to come of the same show are one clock (ux 2.5, the reveal).

use game_rules::{
    game::{Game, Seat, SeatSet, Turn, Viewer},
    wager::{Action, Event, Phase, Player as Entrant, Ranked, Setup, View, Wager},
};

use super::{
    guests, lesson,
    motion::{ranking, settlement},
    party_night,
    picture::{Picture, Sealing},
};
use crate::table::{Lesson, Playback, Player, Staged};

impl Staged for Wager {
    /// Many sit here: a round of envelopes should not take longer than one at other tables.
    const PACE: f32 = 0.1;
    const PLAYS_WHOLE_MATCHES: bool = true;

    fn beat(event: &Event) -> f32 {
        match event {
            Event::Round { .. } => 0.3,
            Event::Twisted { .. } => 0.9,
            Event::Moved { .. } => 0.5,
            Event::Refused { .. } => 0.5,
            Event::Drawn { .. } => 0.9,
            Event::Began { .. } => 0.5,
            // One's own envelope takes its time, whatever is in it; the others' is only put down.
            Event::Declared { envelope: Some(_), .. } => 1.2,
            Event::Declared { envelope: None, .. } => 0.25,
            Event::Retracted { .. } => 0.4,
            Event::Played { .. } => 0.3,
            Event::Corrected { .. } => 0.4,
            Event::Ranked { line, .. } => ranking::FLIP + ranking::LAND * f32::from(line.received),
            Event::Crowned { .. } => ranking::PAY + ranking::CROWN,
            Event::Paid { line, .. } => settlement::length(line),
            Event::Over { .. } => 0.6,
        }
    }

    fn lands(event: &Event) -> f32 {
        match event {
            // The card has been turned over; the seal is in the wax.
            Event::Drawn { .. } => 0.65,
            Event::Declared { .. } | Event::Moved { .. } => 0.4,
            Event::Retracted { .. } | Event::Played { .. } => 0.5,
            _ => 0.0,
        }
    }

    /// The reveal is a show even for those who have no time.
    fn hurried(event: &Event) -> f32 {
        match event {
            Event::Ranked { .. } | Event::Crowned { .. } | Event::Paid { .. } => 2.0,
            _ => 0.12,
        }
    }

    fn bare(view: &View) -> View {
        view.clone()
    }

    fn has_secrets(_setup: &Setup) -> bool {
        true
    }

    fn is_evening(setup: &Setup) -> bool {
        !setup.pool.games.is_empty()
    }

    fn is_open(game: &Wager) -> bool {
        matches!(game.turn(), Turn::One(_) | Turn::Over(_))
    }

    /// "I cannot play this" is possible until the first envelope is sealed, and bots seal theirs
    /// before any person's is read.
    fn bots_hold_back(game: &Wager) -> bool {
        game.view(Viewer::Public).may_redraw()
    }

    /// Everybody is asked whether they can play the quest; a "no" draws another one. Once the last
    /// envelope is sealed nobody's chair is at the screen any more: all look at the quest, and say
    /// when the first of them may enter a result.
    fn asks_all(game: &Wager) -> Option<u64> {
        let view = game.view(Viewer::Public);
        let people_played = view.played.iter().any(|seat| !view.plan.is_program(seat));
        let plays = view.phase == Phase::Playing && !people_played;
        let question = u64::from(view.round) << 33 | u64::from(view.draws) << 1 | u64::from(plays);
        (view.may_redraw() || plays).then_some(question)
    }

    /// 5.5: whoever is drawn to play a person gets their result from that match.
    fn is_spoken_for(game: &Wager, seat: Seat) -> bool {
        game.waits_for_person(seat)
    }

    fn forfeit(game: &Wager, seat: Seat) -> Option<Action> {
        party_night::forfeit(game, seat)
    }

    fn is_heard_first(action: &Action) -> bool {
        matches!(action, Action::CannotPlay)
    }

    const CHAIRS: (usize, usize) = (2, SeatSet::MAX);

    fn chairs(setup: &Setup) -> usize {
        setup.players.len()
    }

    fn set_chairs(setup: &mut Setup, count: usize) {
        setup.players = (1..=count).map(|seat| Entrant::person(seat.to_string())).collect();
        setup.host = Seat(0);
    }

    fn lesson() -> Option<Lesson<Wager>> {
        Some(lesson::lesson())
    }

    fn welcome(setup: &mut Setup, players: &mut [Player]) {
        guests::welcome(setup, players);
    }
}

/// Where Evil sits, if it plays along: the seat of that name in the plan.
pub fn evil_seat(players: &[Player]) -> Option<Seat> {
    let evil = |player: &Player| matches!(player, Player::Evil(_));
    players.iter().position(evil).map(|index| Seat(index as u8))
}

/// The picture now: the view, what has been shown since, and what is being shown.
pub fn picture(view: &View, evil: Option<Seat>, playback: &Playback<Wager>) -> Picture {
    let mut picture = Picture::of(view, evil);
    // The parts of a ranking and of a settlement that have been told.
    let (mut told, mut bets) = (Vec::new(), Vec::new());
    let settle = |picture: Picture, bets: &mut Vec<settlement::Bet>| {
        let settled = settlement::bets(picture, bets, f32::INFINITY).settled();
        bets.clear();
        settled
    };
    for event in &playback.done {
        match event {
            Event::Ranked { .. } => told.push(event),
            Event::Paid { seat, line } => bets.push((*seat, *line)),
            Event::Crowned { .. } => {
                let lines = ranking::lines(told.drain(..), view.players());
                picture = ranking::ranking(picture, &lines, f32::INFINITY).settled();
            }
            event => {
                if !bets.is_empty() {
                    picture = settle(picture, &mut bets);
                }
                picture = during(picture, event, 1.0).settled();
            }
        }
    }
    if let Some((lines, clock)) = revealing(view, playback) {
        return ranking::ranking(picture, &lines, clock);
    }
    if let Some((bets, clock)) = settling(playback) {
        return settlement::bets(picture, &bets, clock);
    }
    if !bets.is_empty() {
        picture = settle(picture, &mut bets);
    }
    match &playback.beat {
        Some(beat) => during(picture, &beat.event, beat.progress),
        None => picture,
    }
}

/// The bets that are being settled, and how many seconds of it have been shown.
pub fn settling(playback: &Playback<Wager>) -> Option<(Vec<settlement::Bet>, f32)> {
    let paid = |event: &Event| match event {
        Event::Paid { seat, line } => Some((*seat, *line)),
        _ => None,
    };
    let beat = playback.beat.as_ref();
    let now = beat.map(|beat| paid(&beat.event));
    let mut bets: Vec<settlement::Bet> = playback.done.iter().rev().map_while(paid).collect();
    if !now.map_or(!bets.is_empty(), |now| now.is_some()) {
        return None;
    }
    bets.reverse();
    let shown: f32 = bets.iter().map(|(_, line)| settlement::length(line)).sum();
    bets.extend(now.flatten());
    bets.extend(playback.coming().map_while(paid));
    Some((bets, shown + beat.map_or(0.0, |beat| beat.length * beat.progress)))
}

/// The ranking that is being revealed, and how many seconds of it have been shown.
pub fn revealing(view: &View, playback: &Playback<Wager>) -> Option<(Vec<Ranked>, f32)> {
    let ranked = |event: &&Event| matches!(event, Event::Ranked { .. });
    let reveals = |event: &&Event| ranked(event) || matches!(event, Event::Crowned { .. });
    let told: Vec<&Event> = playback.done.iter().rev().take_while(ranked).collect();
    let beat = playback.beat.as_ref();
    let now = beat.map(|beat| &beat.event);
    if !now.map_or(!told.is_empty(), |event| reveals(&event)) {
        return None;
    }
    let shown: f32 = told.iter().map(|event| Wager::beat(event)).sum();
    let coming = playback.coming().take_while(reveals);
    let lines = ranking::lines(told.into_iter().chain(now).chain(coming), view.players());
    Some((lines, shown + beat.map_or(0.0, |beat| beat.length * beat.progress)))
}

/// The picture in the middle of an event.
fn during(mut picture: Picture, event: &Event, t: f32) -> Picture {
    let landed = t >= Wager::lands(event);
    match event {
        Event::Round { .. } => {
            picture.phase = Phase::DrawQuest;
            picture.quest = None;
            picture.pile = 0;
            picture.crowns.clear();
            picture.napkin = 0.0;
            for seat in &mut picture.seats {
                (seat.landed, seat.rank, seat.played, seat.sealed) = (0, None, false, false);
            }
        }
        Event::Twisted { .. } | Event::Refused { .. } => {}
        Event::Moved { seat, from, to, .. } => {
            let player = picture.seat_mut(*seat);
            player.change = Some((to - from, t));
            player.points = if landed { *to } else { *from };
        }
        Event::Drawn { quest, .. } => {
            picture.phase = Phase::Betting;
            picture.quest = Some(*quest);
            picture.card = t;
        }
        Event::Began { phase } => {
            picture.phase = *phase;
            if *phase == Phase::Playing {
                picture.pile = (picture.seats.len() as f32 * t).ceil() as usize;
                for (index, seat) in picture.seats.iter_mut().enumerate() {
                    seat.sealed = index >= picture.pile;
                }
            }
        }
        Event::Declared { seat, envelope } => {
            picture.seat_mut(*seat).acts = t < 0.1;
            picture.seat_mut(*seat).sealed = t >= 1.0;
            if t < 1.0 {
                let own = envelope.is_some() && picture.own == Some(*seat);
                picture.sealing = Some(Sealing { seat: *seat, own, t });
            }
        }
        Event::Retracted { seat } => {
            picture.seat_mut(*seat).sealed = !landed;
            picture.seat_mut(*seat).acts = landed;
        }
        Event::Played { seat, .. } => {
            let player = picture.seat_mut(*seat);
            (player.played, player.acts) = (landed, false);
        }
        Event::Corrected { .. }
        | Event::Ranked { .. }
        | Event::Crowned { .. }
        | Event::Paid { .. } => {}
        Event::Over { .. } => {
            picture.phase = Phase::Finished;
            let points: Vec<i32> = picture.seats.iter().map(|seat| seat.points).collect();
            picture.crowns = super::picture::crowns(&points);
        }
    }
    picture
}

/// Whose private things the eyes at the screen may see.
pub fn own(eyes: Viewer) -> Option<Seat> {
    match eyes {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Omniscient => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::answers::tests::{Seen, walk};
    use game_rules::wager::{Envelope, Pool};

    /// Two hidden alternatives are one picture at every moment, and take the same time.
    #[test]
    fn a_bet_and_no_bet_are_sealed_alike() {
        let pool = Pool::read("pool", "(custom: [(description: \"d\")])").unwrap();
        let players = ["ann", "bob", "cyd"].map(Entrant::person).to_vec();
        let setup = Setup { players, pool, rounds: 1, ..Setup::default() };
        let (mut game, _) = Wager::start(&setup, 1).unwrap();
        game.apply(Seat(0), &Action::Draw, &mut Vec::new()).unwrap();
        let sealed = |envelope| Event::Declared { seat: Seat(0), envelope: Some(envelope) };
        let none = sealed(Envelope::Empty);
        for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
            for (on, stake) in [(1, 1), (1, 3), (2, 2)] {
                let bet = sealed(Envelope::Bet { on: Seat(on), stake });
                let [bet, none] = [&bet, &none].map(|event| Wager::redact(event, who).unwrap());
                assert_eq!(Wager::beat(&bet), Wager::beat(&none));
                assert_eq!(Wager::hurried(&bet), Wager::hurried(&none));
                for step in 0..=20 {
                    let now = |event: &Event| {
                        let picture = Picture::of(&game.view(who), None);
                        during(picture, event, step as f32 / 20.0)
                    };
                    assert_eq!(now(&bet), now(&none), "{who:?} at {step}");
                }
            }
        }
    }

    #[test]
    fn nothing_answers_an_event_before_it_is_seen() {
        let seen = |picture: &Picture| {
            let seats = picture.seats.iter().map(|seat| {
                (seat.points, seat.played, seat.change.is_some(), seat.rank.is_some(), seat.landed)
            });
            let seats: Vec<_> = seats.collect();
            let sealed = picture.seats.iter().filter(|seat| seat.sealed).count();
            let sealed = sealed + usize::from(picture.sealing.is_some());
            Seen { told: format!("{seats:?} {sealed} {:?}", picture.phase), ..Seen::default() }
        };
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..2 {
            kinds.extend(walk::<Wager, _>(&crate::scenes::wager::usual(), seed, 60, |view| {
                move |playback: &Playback<Wager>| seen(&super::picture(&view, None, playback))
            }));
        }
        assert!(kinds.len() >= 8, "{kinds:?}");
    }
}
