//! Plays a duel to its end with random decisions, chosen from what the seat at the screen may do,
//! by keys, by pointer or by gamepad alone.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use game_rules::duel::Aim;

use super::{
    eyes,
    hands::{self, Gesture},
    players::{MOST, Player, button_at, chord, ready, walk},
    steps::{Memory, StepResult},
};
use crate::{
    app::{
        keys::{Device, Input, KeyAction},
        language::Language,
        settings::Settings,
    },
    scenes::duel::{
        Desk,
        chronicle::tool_name,
        input::tray,
        variant::{Deed, DuelVariant, TraySlot},
    },
    table::{Curtain, Table, TableView},
};

/// One step of a duel.
pub(super) fn decide<G: DuelVariant>(
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
    if world.resource::<Table<G>>().is_over() {
        return StepResult::Done;
    }
    player.decisions += 1;
    if player.decisions > MOST {
        return StepResult::Fail("this match does not end".into());
    }
    let Some(shown) = world.get_resource::<TableView<G>>() else {
        return StepResult::Wait("nothing is shown".into());
    };
    // Whoever has aimed fires; whoever has not, chooses.
    let desk = world.resource::<Desk>();
    let deed = match (desk.aim, desk.doubt, player.way) {
        (Some(aim), ..) => Deed::Shoot(aim),
        (None, Some(tool), _) => Deed::Use(tool),
        (None, None, Some((ply, deed))) if ply == shown.ply => deed,
        (None, None, _) => {
            let (legal, tray) = (shown.legal.iter().map(G::deed), tray(shown));
            let choices: Vec<Deed> = legal.filter(|deed| at_hand(*deed, &tray)).collect();
            choices[player.dice.below("decision", choices.len() as u64) as usize]
        }
    };
    player.way = (device == Device::Gamepad).then_some((shown.ply, deed));
    let gestures = match device {
        Device::Mouse => by_mouse(world, deed),
        Device::Keyboard => by_key::<G>(world, deed),
        Device::Gamepad => by_pad(world, deed, &mut player.from),
    };
    match gestures {
        Ok(gestures) => StepResult::MoreOf(gestures),
        Err(why) => StepResult::Wait(why),
    }
}

/// Has it a key of its own? Only the first ten tools and places have.
fn at_hand(deed: Deed, tray: &[TraySlot]) -> bool {
    match deed {
        Deed::Use(tool) => tray.iter().take(10).any(|held| held.tool == tool),
        Deed::Place(place) => place < 10,
        // The spinner begins at one.
        Deed::Wager(stake) => stake == 1,
        Deed::Shoot(_) | Deed::Cancel => true,
    }
}

/// Where the tool lies in the tray.
fn place<G: DuelVariant>(world: &World, deed: Deed) -> Option<usize> {
    let Deed::Use(tool) = deed else { return None };
    tray(world.get_resource::<TableView<G>>()?).iter().position(|held| held.tool == tool)
}

fn by_key<G: DuelVariant>(world: &mut World, deed: Deed) -> Result<Vec<Gesture>, String> {
    let focus = eyes::focused(world).map(|widget| widget.words);
    let action = match deed {
        // The caret is there, or the tool has been looked at: once more.
        Deed::Place(place) if focus == Some(place.to_string()) => KeyAction::Confirm,
        Deed::Use(tool) if world.resource::<Desk>().doubt == Some(tool) => KeyAction::Confirm,
        Deed::Shoot(Aim::Own) => KeyAction::AimSelf,
        Deed::Shoot(Aim::Foe) => KeyAction::AimFoe,
        Deed::Use(_) => {
            let picks = KeyAction::ALL.iter().copied();
            let place = place::<G>(world, deed);
            let pick = picks.into_iter().find(|action| place.is_some() && action.picks() == place);
            pick.ok_or("the tool is not in the tray")?
        }
        Deed::Place(place) => {
            // The keys 1 … 9 and 0 pick the first to the tenth thing; as places they are digits.
            let wanted = Some((usize::from(place) + 9) % 10);
            let pick = KeyAction::ALL.iter().copied().find(|action| action.picks() == wanted);
            pick.ok_or("the place has no key")?
        }
        Deed::Wager(_) => KeyAction::Confirm,
        Deed::Cancel => KeyAction::Back,
    };
    Ok(hands::key(chord(world, action)?, 0.0))
}

/// What the button of a decision says.
fn button_of(world: &World, deed: Deed) -> String {
    let language = world.resource::<Language>();
    match deed {
        Deed::Use(tool) if world.resource::<Desk>().doubt == Some(tool) => {
            language.say("doubt-use")
        }
        Deed::Use(tool) => tool_name(language, tool),
        Deed::Place(place) => place.to_string(),
        Deed::Wager(_) => language.say("wager-put"),
        Deed::Cancel => language.say("place-cancel"),
        Deed::Shoot(_) => String::new(),
    }
}

/// The gun has its own stick; a tool is reached one step of the focus after the other.
fn by_pad(
    world: &mut World,
    deed: Deed,
    from: &mut Option<NodeId>,
) -> Result<Vec<Gesture>, String> {
    let words = match deed {
        Deed::Use(_) | Deed::Place(_) | Deed::Wager(_) | Deed::Cancel => button_of(world, deed),
        Deed::Shoot(aim) => {
            let action = if aim == Aim::Own { KeyAction::AimSelf } else { KeyAction::AimFoe };
            return match world.resource::<Settings>().bindings.prompt(action, true) {
                Some(Input::Pad(pad)) => Ok(hands::pad(pad)),
                _ => Err(format!("{action:?} has no button")),
            };
        }
    };
    walk(world, &words, from)
}

fn by_mouse(world: &mut World, deed: Deed) -> Result<Vec<Gesture>, String> {
    let at = match deed {
        Deed::Shoot(aim) => {
            let name = if aim == Aim::Own { "target-self" } else { "target-foe" };
            eyes::spot_in_window(world, name, 0).ok_or_else(|| format!("there is no {name}"))?
        }
        _ => {
            let words = button_of(world, deed);
            button_at(world, &words)?
        }
    };
    Ok(hands::click(at))
}
