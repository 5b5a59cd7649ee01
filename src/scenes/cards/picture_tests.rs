use super::*;
use crate::{
    scenes::{
        answers::tests::{Seen, walk},
        cards::beats,
    },
    table::Playback,
};
use game_rules::{
    cards::{Cards, Setup},
    dice::Dice,
    game::{Game, Turn},
};

/// The picture without what depends on how it was reached: known cards of another hand in order.
fn settled(mut picture: Picture) -> Picture {
    for side in &mut picture.sides {
        side.hand.sort_by_key(|card| (card.is_none(), *card));
        side.swapping = false;
        // Not drawn: counters of the rules.
        let open = &mut side.side;
        (open.plunging, open.lost_one, open.legend_played) = (false, false, false);
        (open.changes, open.extra_action) = (0, false);
        open.shown.clear();
        for who in &mut open.team {
            (who.uses_round, who.uses_match) = ([0; 4], [0; 4]);
            who.entities.iter_mut().for_each(|entity| entity.fired = [0; 4]);
        }
        let zones = [&mut open.combat, &mut open.summons, &mut open.supports];
        zones.into_iter().flatten().for_each(|entity| entity.fired = [0; 4]);
    }
    Picture { striker: None, motion: Motion::Still, t: 0.0, ..picture }
}

/// Animating through a match shows the same tables as snapping from view to view.
#[test]
fn animating_through_equals_snapping() {
    let mut dice = Dice::stream(7, "picture");
    for seed in 0..12 {
        let setup = Setup { decks: decks(seed), ..Setup::default() };
        let (mut game, _) = Cards::start(&setup, seed).unwrap();
        for _ in 0..400 {
            if matches!(game.turn(), Turn::Over(_)) {
                break;
            }
            let seat = game.turn().seats().iter().next().unwrap();
            let legal = game.legal(seat);
            let action = legal[dice.below("action", legal.len() as u64) as usize];
            let before = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Omniscient]
                .map(|eyes| (eyes, Picture::of(&game.view(eyes))));
            let mut events = Vec::new();
            game.apply(seat, &action, &mut events).unwrap();
            for (eyes, picture) in before {
                let told = events.iter().filter_map(|event| Cards::redact(event, eyes));
                let shown = told.fold(picture, |picture, event| picture.after(&event));
                let snapped = Picture::of(&game.view(eyes));
                if game.turn().outcome().is_none() {
                    assert_eq!(settled(shown), settled(snapped), "seed {seed} {action:?} {eyes:?}");
                }
            }
        }
    }
}

fn decks(seed: u64) -> [game_rules::cards::Deck; 2] {
    let starters = game_rules::cards::Deck::starters();
    let deck = |index: u64| starters[index as usize % starters.len()].deck.clone();
    [deck(seed), deck(seed + 5)]
}

#[test]
fn nothing_answers_an_event_before_it_is_seen() {
    let seen = |picture: &Picture| {
        let sides = picture.sides.each_ref().map(|side| {
            let team = side
                .side
                .team
                .each_ref()
                .map(|who| (who.hp, who.energy, who.aura, who.alive, who.entities.len()));
            let lies = (side.side.summons.len(), side.side.supports.len(), side.side.combat.len());
            (team, lies, side.hand.len(), side.dice, side.side.active, side.side.ended)
        });
        Seen { told: format!("{sides:?} {}", picture.round), ..Seen::default() }
    };
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..2 {
        kinds.extend(walk::<Cards, _>(&Setup::default(), seed, 120, |view| {
            move |playback: &Playback<Cards>| seen(&beats::picture(&view, playback))
        }));
    }
    assert!(kinds.len() >= 20, "{kinds:?}");
}
