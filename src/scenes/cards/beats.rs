//! How long each event of the Cards is shown, and the picture in the middle of it. Nothing here
//! depends on what only one side may know.

use game_rules::{
    bots::{Bot, Mind, Sight},
    cards::{
        Action, Cards, Event, Setup, View,
        bots::{Courteous, Sly, worth},
        state::{Ask, Phase},
    },
    dice::Dice,
    game::{Game, Seat, Turn},
};

use super::picture::Picture;
use crate::table::{Playback, Staged, Strength};

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

    fn evil(strength: Strength) -> &'static str {
        match strength {
            Strength::Courteous => "courteous",
            Strength::Sly => "sly",
            Strength::Cruel => "cruel",
            Strength::Nightmare => "nightmare",
        }
    }

    fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
        advice(view, seat)
    }

    fn lesson() -> Option<crate::table::Lesson<Cards>> {
        super::lesson::lesson()
    }
}

/// Matches played on from a decision, for its estimate.
const PLAYOUTS: u64 = 12;
/// Decisions compared.
const COMPARED: usize = 4;

/// What Sly would do, and the best of the rest at first sight, each with the share of matches won
/// when both sides play on at sight from guesses of what is hidden.
fn advice(view: &View, seat: Seat) -> Vec<(Action, f64)> {
    let mut mind = Mind::new(0, seat);
    let game = Cards::guess(view, &mut mind.dice);
    let best = Sly.choose(&Sight::new(&game, seat), &mut mind);
    let mut others: Vec<(i32, Action)> = Vec::new();
    if matches!(view.open.ask, Ask::Act(_) | Ask::Lead(_) | Ask::NewLead(_)) {
        for action in game.legal(seat).into_iter().filter(|action| *action != best) {
            let mut next = game.clone();
            if next.apply(seat, &action, &mut Vec::new()).is_ok() {
                others.push((worth(&next, seat), action));
            }
        }
    }
    others.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
    let mut found: Vec<Action> = vec![best];
    for (_, action) in others {
        let alike = |known: &Action| same_deed(known, &action);
        if found.len() < COMPARED && !found.iter().any(alike) {
            found.push(action);
        }
    }
    let estimate = |action: &Action| share_won(view, seat, action);
    found.iter().map(|action| (*action, estimate(action))).collect()
}

/// The same but for the dice.
fn same_deed(one: &Action, two: &Action) -> bool {
    match (one, two) {
        (Action::Switch { to: one, .. }, Action::Switch { to: two, .. }) => one == two,
        (Action::Tune { card: one, .. }, Action::Tune { card: two, .. }) => one == two,
        _ => one == two,
    }
}

fn share_won(view: &View, seat: Seat, action: &Action) -> f64 {
    let mut dice = Dice::stream(7, "advice");
    let mut won = 0.0;
    for number in 0..PLAYOUTS {
        let mut game = Cards::guess(view, &mut dice);
        if game.apply(seat, action, &mut Vec::new()).is_err() {
            continue;
        }
        let mut minds = [Mind::new(number, Seat(0)), Mind::new(number, Seat(1))];
        let mut events = Vec::new();
        let outcome = loop {
            let turn = game.turn();
            if let Turn::Over(outcome) = turn {
                break outcome;
            }
            let Some(next) = turn.seats().iter().next() else { return 0.5 };
            let mind = &mut minds[next.index() & 1];
            let action = Courteous.choose(&Sight::new(&game, next), mind);
            events.clear();
            if game.apply(next, &action, &mut events).is_err() {
                return 0.5;
            }
        };
        won += match (outcome.won_by(seat), outcome.won_by(seat.other())) {
            (true, false) => 1.0,
            (false, true) => 0.0,
            _ => 0.5,
        };
    }
    won / PLAYOUTS as f64
}

/// The picture now: the view, what has been shown since, and the event that is being shown.
pub fn picture(view: &View, playback: &Playback<Cards>) -> Picture {
    let shown = playback.done.iter().fold(Picture::of(view), |picture, event| picture.after(event));
    match &playback.beat {
        Some(beat) => shown.during(&beat.event, beat.progress),
        None => shown,
    }
}
