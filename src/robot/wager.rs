//! Plays an evening at the Wager to its end: draws, bets at random, answers quick challenges and
//! types numbers, by keys or by pointer.

use bevy::prelude::*;
use game_rules::{
    arena::data::Data,
    dice::Dice,
    game::Viewer,
    wager::{Phase, Wager, outing::pool, party::PartyGame},
};

use super::{
    eyes,
    hands::{self, Gesture},
    players::{chord, ready},
    script::Target,
    steps::{Memory, StepResult},
};
use crate::{
    app::{
        keys::{Device, KeyAction},
        language::Language,
    },
    scenes::{arena::words::creature, wager::Desk},
    table::{Curtain, Table, TableView},
};

/// Somebody who bets at random.
#[derive(Debug)]
pub struct Gambler {
    dice: Dice,
    steps: u32,
    calm: u32,
    /// After how many decisions the envelope was filled.
    filled: Option<usize>,
}

/// No evening the robot plays takes this many steps.
const MOST: u32 = 3000;

/// Decides, and decides again.
pub fn play_out(world: &mut World, memory: &mut Memory, seed: u64, device: Device) -> StepResult {
    let gambler = memory.gambler.get_or_insert_with(|| Gambler {
        dice: Dice::stream(seed, "robot"),
        steps: 0,
        calm: 0,
        filled: None,
    });
    gambler.calm = if eyes::idle(world) { gambler.calm + 1 } else { 0 };
    if gambler.calm < 2 {
        return StepResult::Wait("nobody can decide".into());
    }
    gambler.calm = 0;
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    if world.resource::<Table<Wager>>().is_over() {
        return StepResult::Done;
    }
    gambler.steps += 1;
    if gambler.steps > MOST {
        return StepResult::Fail("this evening does not end".into());
    }
    let Some(shown) = world.get_resource::<TableView<Wager>>() else {
        return StepResult::Wait("nothing is shown".into());
    };
    let (ply, phase, players) = (shown.ply, shown.view.phase, shown.view.players());
    if world.resource::<Table<Wager>>().is_asking() {
        return match commit(world, device) {
            Ok(gestures) => StepResult::MoreOf(gestures),
            Err(why) => StepResult::Wait(why),
        };
    }
    let fresh = gambler.filled != Some(ply);
    gambler.filled = Some(ply);
    let pick = gambler.dice.below("pick", players as u64) as usize;
    let gestures = match phase {
        Phase::Betting if fresh => fill(world, device, pick, players),
        Phase::Playing if picks(world) => pick_team(world, device),
        Phase::Playing if asks(world) => number(world, device),
        _ => commit(world, device),
    };
    match gestures {
        Ok(gestures) => StepResult::MoreOf(gestures),
        Err(why) => StepResult::Wait(why),
    }
}

/// A target, or explicitly none.
fn fill(
    world: &World,
    device: Device,
    pick: usize,
    players: usize,
) -> Result<Vec<Gesture>, String> {
    let none = pick + 1 == players;
    if device == Device::Mouse {
        if none {
            return Ok(vec![Gesture::Rest(0.0)]);
        }
        let own = world.get_resource::<TableView<Wager>>().map(|shown| shown.eyes);
        let mut seats = (0..players).filter(|seat| {
            own != Some(game_rules::game::Viewer::Seat(game_rules::game::Seat(*seat as u8)))
        });
        let seat = seats.nth(pick).unwrap_or(0);
        let at = eyes::spot_in_window(world, "seat", seat).ok_or("there is no such plate")?;
        return Ok(hands::click(at));
    }
    let action = if none {
        KeyAction::NoBet
    } else {
        let picks = KeyAction::ALL.iter().copied();
        picks.into_iter().find(|action| action.picks() == Some(pick.min(9))).ok_or("no key")?
    };
    Ok(hands::key(chord(world, action)?, 0.0))
}

/// Is a team wanted before somebody can set out to the arena?
fn picks(world: &World) -> bool {
    let game = world.get_resource::<TableView<Wager>>().and_then(|shown| shown.view.outing());
    matches!(game, Some((PartyGame::Arena, _))) && world.resource::<Desk>().team.is_empty()
}

/// The first creatures of the pool, as many as fit.
fn pick_team(world: &mut World, device: Device) -> Result<Vec<Gesture>, String> {
    let game = world.get_resource::<TableView<Wager>>().and_then(|shown| shown.view.outing());
    let (_, seed) = game.ok_or("there is no arena")?;
    if device == Device::Mouse {
        let first = *pool(seed).first().ok_or("there is no creature")?;
        let data = Data::shipped();
        let price = data.creature(first).map_or(0, |it| it.price);
        let language = world.resource::<Language>();
        let name = creature(language, &data, first);
        let label = format!("{name} {}", language.number(price));
        return press(world, &label);
    }
    let mut gestures = Vec::new();
    for action in KeyAction::PICKS.into_iter().take(4) {
        gestures.extend(hands::key(chord(world, action)?, 0.0));
    }
    Ok(gestures)
}

/// Is there a field to be filled? A quick challenge is begun first, some are only pressed, and
/// nobody writes down what is played at another table.
fn asks(world: &mut World) -> bool {
    let away = world.get_resource::<TableView<Wager>>().is_some_and(|shown| {
        let Viewer::Seat(own) = shown.eyes else { return false };
        shown.view.outing().is_some() || shown.view.meets_now(own).is_some()
    });
    if away {
        return false;
    }
    let empty = world.resource::<Desk>().entry.iter().any(String::is_empty);
    let language = world.resource::<Language>();
    let presses = ["quick-begin", "quick-stop"].map(|key| language.say(key));
    empty && presses.iter().all(|words| !eyes::says(world, words))
}

/// A number in every field.
fn number(world: &mut World, device: Device) -> Result<Vec<Gesture>, String> {
    let fields = world.resource::<Desk>().entry.len();
    if device == Device::Mouse {
        return press(world, "5");
    }
    let enter = chord(world, KeyAction::Confirm)?;
    let mut gestures = Vec::new();
    for field in 0..fields.max(1) {
        gestures.push(Gesture::Character('5'));
        gestures.push(Gesture::Rest(0.0));
        if field + 1 < fields {
            gestures.extend(hands::key(enter, 0.0));
        }
    }
    Ok(gestures)
}

const LABELS: [&str; 15] = [
    "bets-ask-all",
    "bets-gather-done",
    "bets-gather-here",
    "quick-begin",
    "quick-stop",
    "quick-answer",
    "bets-set-out-duel",
    "bets-set-out-labyrinth",
    "bets-set-out-cards",
    "bets-set-out-arena",
    "bets-draw",
    "bets-seal",
    "bets-enter-seal",
    "bets-rank-action",
    "bets-pay-action",
];

/// The primary button.
fn commit(world: &mut World, device: Device) -> Result<Vec<Gesture>, String> {
    if device != Device::Mouse {
        return Ok(hands::key(chord(world, KeyAction::Confirm)?, 0.0));
    }
    let language = world.resource::<Language>();
    let labels = LABELS.map(|key| language.say(key));
    for label in labels {
        if let Ok(gestures) = press(world, &label) {
            return Ok(gestures);
        }
    }
    Err("there is no primary button".into())
}

fn press(world: &mut World, words: &str) -> Result<Vec<Gesture>, String> {
    let target = Target { role: Some("button".into()), words: words.to_owned() };
    let button = eyes::find(world, &target);
    let button = button.ok_or_else(|| format!("no button says {words}"))?;
    Ok(hands::click(button.place.center()))
}
