//! Plays a series of the arena to its end with random orders, by keys, by pointer or by gamepad
//! alone; where two share the screen, for both.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use game_rules::{
    arena::{Action, Arena},
    game::{Seat, Viewer},
};

use super::{
    eyes::{self, Widget},
    hands::{self, Gesture},
    players::{MOST, Player, chord, ready, towards},
    steps::{Memory, StepResult},
};
use crate::{
    app::{
        keys::{Device, KeyAction},
        language::Language,
    },
    scenes::arena::{Desk, words},
    table::{Curtain, Table, TableView},
};

/// Decides, and decides again.
pub(super) fn decide(
    world: &mut World,
    memory: &mut Memory,
    seed: u64,
    device: Device,
) -> StepResult {
    let player = memory.player.get_or_insert_with(|| Player::new(seed));
    if !player.is_calm(eyes::idle(world)) {
        return StepResult::Wait("nobody can decide".into());
    }
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    let table = world.resource::<Table<Arena>>();
    if table.is_over() {
        return StepResult::Done;
    }
    player.decisions += 1;
    if player.decisions > MOST {
        let focus = eyes::focused(world).map(|widget| widget.words);
        return StepResult::Fail(format!("this series does not end; in focus: {focus:?}"));
    }
    let shared = table.is_shared();
    let Some(shown) = world.get_resource::<TableView<Arena>>() else {
        return StepResult::Wait("nothing is shown".into());
    };
    let gestures = match shown.eyes {
        _ if shared => by_split_keys(world, player),
        Viewer::Seat(seat) => by_one(world, player, seat, device),
        _ => Err("nobody at the screen decides".to_owned()),
    };
    match gestures {
        Ok(gestures) => StepResult::MoreOf(gestures),
        Err(why) => StepResult::Wait(why),
    }
}

fn by_one(
    world: &mut World,
    player: &mut Player,
    seat: Seat,
    device: Device,
) -> Result<Vec<Gesture>, String> {
    let shown = world.resource::<TableView<Arena>>();
    let desk = world.resource::<Desk>();
    // Whoever has picked locks in.
    if desk.picked(shown).is_some() {
        return match device {
            Device::Keyboard => Ok(hands::key(chord(world, KeyAction::Confirm)?, 0.0)),
            Device::Mouse => Ok(hands::click(lock(world)?.place.center())),
            Device::Gamepad => {
                let goal = lock(world)?;
                Ok(towards(world, &goal, &mut player.from))
            }
        };
    }
    let entry = shown.view.series.bout().is_entry();
    let legal = shown.legal.clone();
    if legal.is_empty() {
        return Err("there is no order".to_owned());
    }
    let fights: Vec<Action> =
        legal.iter().copied().filter(|order| matches!(order, Action::Fight(_))).collect();
    // The pad walks one step at a time: it needs an aim that does not change on the way.
    let order = match device {
        Device::Gamepad => *fights.first().or(legal.first()).ok_or("there is no order")?,
        _ => legal[player.dice.below("order", legal.len() as u64) as usize],
    };
    match device {
        Device::Keyboard => Ok(hands::key(chord(world, key_of(order, entry)?)?, 0.0)),
        Device::Mouse => match order {
            Action::Switch(slot) => {
                let at = eyes::spot_in_window(world, "bench-own", usize::from(slot));
                Ok(hands::click(at.ok_or("the bench is empty")?))
            }
            _ => Ok(hands::click(button(world, seat, order)?.place.center())),
        },
        Device::Gamepad => {
            let goal = button(world, seat, order)?;
            Ok(towards(world, &goal, &mut player.from))
        }
    }
}

fn nth(first: KeyAction, place: u8) -> Result<KeyAction, String> {
    let number = first as usize + usize::from(place);
    let found = KeyAction::ALL.iter().copied().find(|action| *action as usize == number);
    found.ok_or_else(|| format!("there is no key {place} after {first:?}"))
}

fn key_of(order: Action, entry: bool) -> Result<KeyAction, String> {
    match order {
        Action::Fight(index) => nth(KeyAction::Pick1, index),
        Action::Switch(slot) if entry => nth(KeyAction::Pick1, slot),
        Action::Switch(slot) => nth(KeyAction::Switch1, slot),
        Action::Pass => Err("nobody passes by key".to_owned()),
    }
}

/// The ticket or card of an order.
fn button(world: &mut World, seat: Seat, order: Action) -> Result<Widget, String> {
    let (language, shown) = (world.resource::<Language>(), world.resource::<TableView<Arena>>());
    let lineup = shown.view.series.lineup();
    let name = match order {
        Action::Switch(slot) => {
            words::creature(language, lineup.data(), lineup.card(seat, slot).id)
        }
        order => words::order(language, &shown.view.series, seat, order),
    };
    // After its name a ticket or card tells how much is left; a cell of the matrix does not.
    let counts = |words: &str| {
        let rest = words.strip_prefix(&name).and_then(|rest| rest.strip_prefix(' '));
        rest.is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let mut buttons = eyes::widgets(world).into_iter().filter(|it| it.role == Role::Button);
    buttons.find(|it| counts(&it.words)).ok_or_else(|| format!("no button says {name}"))
}

/// The button that locks in.
fn lock(world: &mut World) -> Result<Widget, String> {
    let language = world.resource::<Language>();
    let words = ["arena-lock", "arena-lock-enter"].map(|key| language.say(key));
    let found = words.iter().find_map(|words| begins_with(world, words));
    found.ok_or_else(|| "no button locks in".to_owned())
}

fn begins_with(world: &mut World, words: &str) -> Option<Widget> {
    let mut widgets = eyes::widgets(world).into_iter();
    widgets.find(|widget| widget.role == Role::Button && widget.words.starts_with(words))
}

/// Whoever of the two owes an order gives it with their own keys.
fn by_split_keys(world: &mut World, player: &mut Player) -> Result<Vec<Gesture>, String> {
    let shown = world.resource::<TableView<Arena>>();
    let series = &shown.view.series;
    let owing = [Seat(0), Seat(1)]
        .into_iter()
        .find(|seat| !shown.view.is_ready(*seat) && !series.legal(*seat).is_empty());
    let seat = owing.ok_or("nobody owes an order")?;
    let legal: Vec<Action> = series.legal(seat).iter().collect();
    let order = legal[player.dice.below("order", legal.len() as u64) as usize];
    let action = match (seat, order) {
        (Seat(0), Action::Fight(index)) => nth(KeyAction::FirstMove1, index)?,
        (Seat(0), Action::Switch(slot)) => nth(KeyAction::FirstSlot1, slot)?,
        (_, Action::Fight(index)) => nth(KeyAction::SecondMove1, index)?,
        (_, Action::Switch(slot)) => nth(KeyAction::SecondSlot1, slot)?,
        (_, Action::Pass) => return Err("nobody passes by key".to_owned()),
    };
    Ok(hands::key(chord(world, action)?, 0.0))
}
