use game_rules::{
    arena::{Arena, Setup},
    dice::Dice,
    game::{Game, Turn},
};

use super::*;
use crate::{
    scenes::answers::tests::{Seen, walk},
    table::Playback,
};

/// At the end of what a decision has caused, the picture is that of the next view: nothing jumps.
#[test]
fn the_last_frame_of_every_decision_is_the_next_picture() {
    for seed in 0..12 {
        let (mut game, _) = Arena::start(&Setup::default(), seed).unwrap();
        let mut dice = Dice::stream(seed, "picture");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
            for _ in 0..60 {
                let Some(seat) = game.turn().seats().iter().next() else { break };
                let legal = game.legal(seat);
                let order = legal[dice.below("order", legal.len() as u64) as usize];
                let before = game.view(viewer);
                let mut events = Vec::new();
                game.apply(seat, &order, &mut events).unwrap();
                let told: Vec<Event> =
                    events.iter().filter_map(|event| Arena::redact(event, viewer)).collect();
                let shown = picture(&before, &told, None, [].iter());
                let wanted = Picture::of(&game.view(viewer));
                let plain = |picture: Picture| Picture { acting: None, ..picture };
                if matches!(game.turn(), Turn::Over(_)) {
                    break;
                }
                assert_eq!(plain(shown), plain(wanted), "seed {seed}: {events:?}");
            }
        }
    }
}

/// Two worlds that differ only in the order somebody has given give the same picture to the others.
#[test]
fn an_order_that_was_given_is_nowhere_in_the_picture() {
    let (game, _) = Arena::start(&Setup::default(), 3).unwrap();
    let pictures: Vec<Picture> = game
        .legal(Seat(0))
        .into_iter()
        .map(|order| {
            let mut world = game.clone();
            let mut events = Vec::new();
            world.apply(Seat(0), &order, &mut events).unwrap();
            picture(&world.view(Viewer::Seat(Seat(1))), &[], None, [].iter())
        })
        .collect();
    assert!(pictures.len() > 2);
    assert!(pictures.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(pictures[0].side(Seat(0)).ready);
}

/// Cards that are turned over show what the turn then brings; that of whoever comes second is not, so
/// that nobody sees beforehand whether it will fold.
#[test]
fn the_cards_of_a_turn_tell_nothing_that_is_still_to_come() {
    let (mut game, _) = Arena::start(&Setup::default(), 5).unwrap();
    let mut dice = Dice::stream(5, "cards");
    let mut seen = [0; 4];
    for _ in 0..400 {
        let Some(seat) = game.turn().seats().iter().next() else { break };
        let legal = game.legal(seat);
        let order = legal[dice.below("order", legal.len() as u64) as usize];
        let before = game.view(Viewer::Public);
        let mut events = Vec::new();
        game.apply(seat, &order, &mut events).unwrap();
        let begins = |event: &Event| matches!(event, Event::TurnStart { entry: false, .. });
        let Some(at) = events.iter().position(begins) else { continue };
        let beat = Some((&events[at], 0.5));
        let shown = picture(&before, &events[..at], beat, events[at + 1..].iter());
        let (cards, t) = shown.orders.unwrap();
        assert_eq!(t, 0.5);
        for (card, seat) in cards.into_iter().zip([Seat(0), Seat(1)]) {
            let slot = shown.side(seat).active.map(usize::from);
            match card {
                OrderCard::Creature(id) => {
                    assert!(shown.side(seat).team.iter().any(|member| member.id == id));
                    seen[0] += 1;
                }
                OrderCard::Move(id, _) => {
                    let lineup = before.series.lineup();
                    let blows = lineup.card(seat, slot.unwrap() as u8).blows;
                    assert!(blows.iter().any(|blow| blow.id == id));
                    seen[1] += 1;
                }
                OrderCard::Nothing(_) => {}
                OrderCard::Later => {
                    let turn = &events[at + 1..];
                    let strikes = |event: &Event| match *event {
                        Event::MoveUsed { side, .. } | Event::Emerge { side, .. } => Some(side),
                        _ => None,
                    };
                    assert_eq!(turn.iter().find_map(strikes), Some(seat.other()));
                    let acts = turn.iter().any(|event| strikes(event) == Some(seat));
                    seen[2 + usize::from(acts)] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn nothing_answers_an_event_before_it_is_seen() {
    let seen = |picture: &Picture| {
        let told = picture.effects.iter().map(|effect| match effect {
            Effect::Loss { .. } => "loss",
            Effect::Stamp { .. } => "stamp",
            Effect::Word { .. } => "word",
            Effect::Bonus { .. } => "bonus",
            Effect::Drip { .. } => "drip",
            Effect::Called { .. } | Effect::Strike { .. } | Effect::Puff { .. } => "",
        });
        let told: String = told.collect();
        let sides = picture.sides.map(|side| (side.team, side.puppet.folded > 0.0));
        Seen { told: format!("{told} {sides:?}"), ..Seen::default() }
    };
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..4 {
        kinds.extend(walk::<Arena, _>(&Setup::default(), seed, 120, |view| {
            move |playback: &Playback<Arena>| {
                let beat = playback.beat.as_ref().map(|beat| (&beat.event, beat.progress));
                seen(&picture(&view, &playback.done, beat, playback.coming()))
            }
        }));
    }
    assert!(kinds.len() >= 18, "{kinds:?}");
}
