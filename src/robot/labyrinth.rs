//! Plays a labyrinth to its end, deciding as an Explorer would, by keys, by pointer or by gamepad.

use bevy::prelude::*;
use game_rules::{
    bots::{Bot, Mind, Sight},
    dice::Dice,
    game::{Game, Seat, Viewer},
    labyrinth::{Action as Deed, Dir, Labyrinth, View, bots::Explorer},
};

use super::{
    eyes,
    hands::{self, Gesture},
    players::{chord, ready, walk},
    script::Target,
    steps::Step,
};
use crate::{
    app::{
        keys::{Action, Device, Input, Pad},
        language::Language,
        settings::Settings,
    },
    scenes::labyrinth::{Ask, Desk},
    table::{Curtain, Shown, Table},
};
use bevy_egui::egui::accesskit::NodeId;

/// Somebody who explores.
#[derive(Debug, Default)]
pub struct Player {
    decisions: u32,
    calm: u32,
    /// What is to be done, worked out after so many decisions of the match.
    way: Option<(usize, Deed)>,
    from: Option<NodeId>,
}

/// No match the robot plays takes this many gestures.
const MOST: u32 = 4000;

/// Decides, and decides again.
pub fn play_out(world: &mut World, player: &mut Player, device: Device) -> Step {
    player.calm = if eyes::idle(world) { player.calm + 1 } else { 0 };
    if player.calm < 2 {
        return Step::Wait("nobody can decide".into());
    }
    player.calm = 0;
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    if world.resource::<Table<Labyrinth>>().is_over() {
        return Step::Done;
    }
    player.decisions += 1;
    if player.decisions > MOST {
        return Step::Fail("this match does not end".into());
    }
    let Some(shown) = world.get_resource::<Shown<Labyrinth>>() else {
        return Step::Wait("nothing is shown".into());
    };
    let Viewer::Seat(seat) = shown.eyes else {
        return Step::Wait("Evil plays against itself".into());
    };
    let deed = match player.way {
        Some((ply, deed)) if ply == shown.ply => deed,
        _ if shown.legal.is_empty() => return Step::Fail("there is nothing to do".into()),
        _ => decision(&shown.view, seat),
    };
    player.way = Some((shown.ply, deed));
    let gestures = match device {
        Device::Mouse => by_mouse(world, deed),
        Device::Keyboard => by_key(world, deed),
        Device::Gamepad => by_pad(world, deed, &mut player.from),
    };
    match gestures {
        Ok(gestures) => Step::MoreOf(gestures),
        Err(why) => Step::Wait(why),
    }
}

/// What the Explorer would do with the same knowledge.
fn decision(view: &View, seat: Seat) -> Deed {
    let world = Labyrinth::guess(view, &mut Dice::stream(0, "advice"));
    Explorer::default().choose(&Sight::new(&world, seat), &mut Mind::new(0, seat))
}

fn side(dir: Dir) -> Action {
    match dir {
        Dir::Up => Action::StepNorth,
        Dir::Right => Action::StepEast,
        Dir::Down => Action::StepSouth,
        Dir::Left => Action::StepWest,
    }
}

/// What is pressed next for a decision, and the word of its place in the tray.
fn next(world: &World, deed: Deed) -> Result<(Action, &'static str), String> {
    let ask = world.resource::<Desk>().ask;
    let sided = |ask_for: Ask, dir: Dir, pick: (Action, &'static str)| {
        if ask == Some(ask_for) { (side(dir), "") } else { pick }
    };
    Ok(match deed {
        Deed::Move(dir) => (side(dir), ""),
        Deed::Shoot(dir) => sided(Ask::Shoot, dir, (Action::Pick1, "shoot")),
        Deed::Light(dir) => sided(Ask::Light, dir, (Action::Pick1, "light")),
        Deed::Blast(dir) => sided(Ask::Blast, dir, (Action::Pick1, "blast")),
        Deed::Scan => (Action::Pick1, "scan"),
        Deed::UseKit => (Action::Pick2, "kit"),
        Deed::DropItem => (Action::Pick3, "drop"),
        Deed::Attack { .. } => (Action::Pick4, "attack"),
        Deed::TakeTreasure => (Action::Pick5, "take"),
        Deed::DropTreasure => (Action::Pick6, "leave"),
        Deed::Buy => (Action::Pick7, "buy"),
        Deed::CheckIn => (Action::Pick8, "check-in"),
        Deed::EndTurn => (Action::EndTurn, "end"),
        other => return Err(format!("{other:?} has no key")),
    })
}

/// Attacks are asked for by number once it is asked whom to attack.
fn attack(world: &World, deed: Deed) -> Option<usize> {
    let shown = world.get_resource::<Shown<Labyrinth>>()?;
    let open = world.resource::<Desk>().ask == Some(Ask::Attack);
    let mut attacks = shown.legal.iter().filter(|one| matches!(one, Deed::Attack { .. }));
    open.then(|| attacks.position(|one| *one == deed)).flatten()
}

fn by_key(world: &World, deed: Deed) -> Result<Vec<Gesture>, String> {
    let action = match attack(world, deed) {
        Some(place) => {
            let pick = Action::ALL.iter().copied().find(|action| action.picks() == Some(place));
            pick.ok_or("that attack has no key")?
        }
        None => next(world, deed)?.0,
    };
    Ok(hands::key(chord(world, action)?, 0.0))
}

/// What the button of a decision says.
fn button(world: &World, deed: Deed) -> Result<String, String> {
    let language = world.resource::<Language>();
    let word = next(world, deed)?.1;
    Ok(language.say(&format!("maze-do-{word}")))
}

fn by_mouse(world: &mut World, deed: Deed) -> Result<Vec<Gesture>, String> {
    let (action, word) = next(world, deed)?;
    if word.is_empty() {
        let dirs = [Action::StepNorth, Action::StepEast, Action::StepSouth, Action::StepWest];
        let number = dirs.iter().position(|dir| *dir == action).unwrap_or(0);
        let at = eyes::spot_in_window(world, "step", number);
        return at.map(hands::click).ok_or_else(|| "no neighbour to click".into());
    }
    if attack(world, deed).is_some() {
        // The first of the choices; which of them is meant does not matter to the robot.
        let confirm = chord(world, Action::Pick1)?;
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
    deed: Deed,
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
