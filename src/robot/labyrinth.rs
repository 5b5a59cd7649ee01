//! Plays a labyrinth to its end, deciding as an Explorer would, by keys, by pointer or by gamepad.

use bevy::prelude::*;
use game_rules::{
    bots::{Bot, Mind, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    labyrinth::{Action, Dir, Labyrinth, View, bots::Explorer},
};

use super::{
    eyes,
    hands::{self, Gesture},
    players::{chord, ready, walk},
    script::Target,
    steps::StepResult,
};
use crate::{
    app::{
        keys::{Device, Input, KeyAction, Pad},
        language::Language,
        settings::Settings,
    },
    scenes::labyrinth::{Desk, PendingChoice},
    table::{Curtain, Table, TableView},
};
use bevy_egui::egui::accesskit::NodeId;

/// Somebody who explores.
#[derive(Debug, Default)]
pub struct Player {
    decisions: u32,
    calm: u32,
    /// What is to be done, worked out after so many decisions of the match.
    way: Option<(usize, Action)>,
    from: Option<NodeId>,
}

/// No match the robot plays takes this many gestures.
const MOST: u32 = 4000;

/// Decides, and decides again.
pub fn play_out(world: &mut World, player: &mut Player, device: Device) -> StepResult {
    player.calm = if eyes::idle(world) { player.calm + 1 } else { 0 };
    if player.calm < 2 {
        return StepResult::Wait("nobody can decide".into());
    }
    player.calm = 0;
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    if world.resource::<Table<Labyrinth>>().is_over() {
        return StepResult::Done;
    }
    player.decisions += 1;
    if player.decisions > MOST {
        return StepResult::Fail("this match does not end".into());
    }
    let Some(shown) = world.get_resource::<TableView<Labyrinth>>() else {
        return StepResult::Wait("nothing is shown".into());
    };
    let Viewer::Seat(seat) = shown.eyes else {
        return StepResult::Wait("Evil plays against itself".into());
    };
    let deed = match player.way {
        Some((ply, deed)) if ply == shown.ply => deed,
        _ if shown.legal.is_empty() => return StepResult::Fail("there is nothing to do".into()),
        _ => decision(&shown.view, seat),
    };
    player.way = Some((shown.ply, deed));
    let gestures = match device {
        Device::Mouse => by_mouse(world, deed),
        Device::Keyboard => by_key(world, deed),
        Device::Gamepad => by_pad(world, deed, &mut player.from),
    };
    match gestures {
        Ok(gestures) => StepResult::MoreOf(gestures),
        Err(why) => StepResult::Wait(why),
    }
}

/// What the Explorer would do with the same knowledge.
fn decision(view: &View, seat: Seat) -> Action {
    let world = Labyrinth::guess(view, &mut Dice::stream(0, "advice"));
    Explorer::default().choose(&Sight::new(&world, seat), &mut Mind::new(0, seat))
}

fn side(dir: Dir) -> KeyAction {
    match dir {
        Dir::Up => KeyAction::StepNorth,
        Dir::Right => KeyAction::StepEast,
        Dir::Down => KeyAction::StepSouth,
        Dir::Left => KeyAction::StepWest,
    }
}

/// What is pressed next for a decision, and the word of its place in the tray.
fn next(world: &World, deed: Action) -> Result<(KeyAction, &'static str), String> {
    let ask = world.resource::<Desk>().ask;
    let sided = |ask_for: PendingChoice, dir: Dir, pick: (KeyAction, &'static str)| {
        if ask == Some(ask_for) { (side(dir), "") } else { pick }
    };
    Ok(match deed {
        Action::Move(dir) => (side(dir), ""),
        Action::Shoot(dir) => sided(PendingChoice::Shoot, dir, (KeyAction::Pick1, "shoot")),
        Action::Light(dir) => sided(PendingChoice::Light, dir, (KeyAction::Pick1, "light")),
        Action::Blast(dir) => sided(PendingChoice::Blast, dir, (KeyAction::Pick1, "blast")),
        Action::Scan => (KeyAction::Pick1, "scan"),
        Action::UseKit => (KeyAction::Pick2, "kit"),
        Action::DropItem => (KeyAction::Pick3, "drop"),
        Action::Attack { .. } => (KeyAction::Pick4, "attack"),
        Action::TakeTreasure => (KeyAction::Pick5, "take"),
        Action::DropTreasure => (KeyAction::Pick6, "leave"),
        Action::Buy => (KeyAction::Pick7, "buy"),
        Action::CheckIn => (KeyAction::Pick8, "check-in"),
        Action::EndTurn => (KeyAction::EndTurn, "end"),
        other => return Err(format!("{other:?} has no key")),
    })
}

/// Attacks are asked for by number once it is asked whom to attack.
fn attack(world: &World, deed: Action) -> Option<usize> {
    let shown = world.get_resource::<TableView<Labyrinth>>()?;
    let open = world.resource::<Desk>().ask == Some(PendingChoice::Attack);
    let mut attacks = shown.legal.iter().filter(|one| matches!(one, Action::Attack { .. }));
    open.then(|| attacks.position(|one| *one == deed)).flatten()
}

fn by_key(world: &World, deed: Action) -> Result<Vec<Gesture>, String> {
    let action = match attack(world, deed) {
        Some(place) => {
            let pick = KeyAction::ALL.iter().copied().find(|action| action.picks() == Some(place));
            pick.ok_or("that attack has no key")?
        }
        None => next(world, deed)?.0,
    };
    Ok(hands::key(chord(world, action)?, 0.0))
}

/// What the button of a decision says.
fn button(world: &World, deed: Action) -> Result<String, String> {
    let language = world.resource::<Language>();
    let word = next(world, deed)?.1;
    Ok(language.say(&format!("maze-do-{word}")))
}

fn by_mouse(world: &mut World, deed: Action) -> Result<Vec<Gesture>, String> {
    let (action, word) = next(world, deed)?;
    if word.is_empty() {
        let dirs =
            [KeyAction::StepNorth, KeyAction::StepEast, KeyAction::StepSouth, KeyAction::StepWest];
        let number = dirs.iter().position(|dir| *dir == action).unwrap_or(0);
        let at = eyes::spot_in_window(world, "step", number);
        return at.map(hands::click).ok_or_else(|| "no neighbour to click".into());
    }
    if attack(world, deed).is_some() {
        // The first of the choices; which of them is meant does not matter to the robot.
        let confirm = chord(world, KeyAction::Pick1)?;
        return Ok(hands::key(confirm, 0.0));
    }
    let target = Target { role: Some("button".into()), words: button(world, deed)? };
    let found = eyes::find(world, &target);
    let found = found.ok_or_else(|| format!("no button says {}", target.words))?;
    Ok(hands::click(found.place.center()))
}

/// Steps have a stick of their own; everything else is reached by the focus.
fn by_pad(
    world: &mut World,
    deed: Action,
    from: &mut Option<NodeId>,
) -> Result<Vec<Gesture>, String> {
    let (action, word) = next(world, deed)?;
    if word.is_empty() {
        return match world.resource::<Settings>().bindings.prompt(action, true) {
            Some(Input::Pad(pad)) => Ok(hands::pad(pad)),
            _ => Err(format!("{action:?} has no button")),
        };
    }
    if eyes::focused(world).is_none() {
        // The arrows step while nothing is in focus.
        return Ok(hands::pad(Pad::RightBumper));
    }
    let words = button(world, deed)?;
    walk(world, &words, from)
}
