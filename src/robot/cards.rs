//! Plays the Cards to their end with random decisions, chosen from what the seat at the screen may
//! do, by keys, by pointer or by gamepad alone.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use game_rules::{
    cards::{Action, Cards, state::Ask},
    dice::Dice,
    game::{Seat, Viewer},
};

use super::{
    eyes,
    hands::{self, Gesture},
    players::{button_at, chord, ready, walk},
    steps::{Memory, StepResult},
};
use crate::{
    app::{
        keys::{Device, KeyAction},
        language::Language,
    },
    say,
    scenes::{
        cards::{
            desk::{Desk, Pick, Plan, dice_in_order},
            names,
            panels::tray,
            reading::Reading,
        },
        scene::CurrentReading,
    },
    table::{Curtain, Table, TableView},
};

/// Somebody who decides at random.
#[derive(Debug)]
pub struct Player {
    dice: Dice,
    steps: u32,
    calm: u32,
    /// What is wanted, chosen after so many decisions of the match.
    goal: Option<(usize, Action)>,
    from: Option<NodeId>,
}

/// No match the robot plays takes this many steps.
const MOST: u32 = 9000;

/// What is done next: a key, a place on the table, or a button by its words.
enum Hand {
    KeyAction(KeyAction),
    Spot(&'static str, usize),
    Button(String),
}

/// Decides, and decides again.
pub fn play_out(world: &mut World, memory: &mut Memory, seed: u64, device: Device) -> StepResult {
    let player = memory.card_player.get_or_insert_with(|| Player {
        dice: Dice::stream(seed, "robot"),
        steps: 0,
        calm: 0,
        goal: None,
        from: None,
    });
    player.calm = if eyes::idle(world) { player.calm + 1 } else { 0 };
    if player.calm < 2 {
        return StepResult::Wait("nobody can decide".into());
    }
    player.calm = 0;
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    if world.resource::<Table<Cards>>().is_over() {
        return StepResult::Done;
    }
    player.steps += 1;
    if player.steps > MOST {
        let (goal, desk) = (&player.goal, world.resource::<Desk>());
        return StepResult::Fail(format!("this match does not end: {goal:?} is wanted, {desk:?}"));
    }
    let Some(hand) = next(world, player) else {
        return StepResult::Wait("nothing is shown".into());
    };
    match gestures(world, player, device, hand) {
        Ok(gestures) => StepResult::MoreOf(gestures),
        Err(why) => StepResult::Wait(why),
    }
}

/// The next step towards what is wanted.
fn next(world: &World, player: &mut Player) -> Option<(Hand, Hand)> {
    let shown = world.get_resource::<TableView<Cards>>()?;
    let thought = world.get_resource::<CurrentReading<Cards>>()?;
    let desk = world.resource::<Desk>();
    let language = world.resource::<Language>();
    let Viewer::Seat(seat) = shown.eyes else { return None };
    let view = &shown.view;
    let goal = match player.goal {
        Some((ply, goal)) if ply == shown.ply => goal,
        _ => {
            // Whoever attacks most of the time comes to an end.
            let skill = |action: &&Action| matches!(action, Action::Skill { .. });
            let mut legal: Vec<&Action> = shown.legal.iter().filter(skill).collect();
            if legal.is_empty() || player.dice.below("attack", 4) == 0 {
                legal = shown.legal.iter().collect();
            }
            let chosen = player.dice.below("decision", legal.len().max(1) as u64) as usize;
            **legal.get(chosen)?
        }
    };
    player.goal = Some((shown.ply, goal));
    if desk.ending {
        return Some((
            Hand::KeyAction(KeyAction::EndRound),
            Hand::Button(language.say("cards-end-act")),
        ));
    }
    if let Ask::Act(_) = view.open.ask {
        return acting(view, desk, &thought.0, language, seat, goal);
    }
    Some(match goal {
        Action::Lead(at) => {
            let name = names::character(language, view.open.side(seat).team[usize::from(at)].id);
            (Hand::KeyAction(pick(usize::from(at))), Hand::Button(name))
        }
        Action::Swap(bits) => {
            // Two cards of one name cannot be told apart by their words.
            let names: Vec<_> =
                view.own[seat.index() & 1].cards.iter().map(|held| held.card).collect();
            let twins = (1..names.len()).any(|place| names[..place].contains(&names[place]));
            let bits = if twins { 0 } else { bits };
            let want = |place: usize| bits >> place & 1 == 1;
            match desk.marks.iter().enumerate().find(|(place, on)| want(*place) != **on) {
                Some((place, _)) => {
                    let card = view.own[seat.index() & 1].cards.get(place)?.card;
                    (Hand::KeyAction(pick(place)), Hand::Button(names::card(language, card)))
                }
                None => {
                    let label = match bits.count_ones() {
                        0 => language.say("cards-swap-keep"),
                        n => say!(language, "cards-swap-some", count = i64::from(n)),
                    };
                    (Hand::KeyAction(KeyAction::Confirm), Hand::Button(label))
                }
            }
        }
        // One die is rolled again, the first or another that shows the same.
        Action::Reroll(dice) => match (desk.marks.contains(&true), dice.is_empty()) {
            (false, false) => {
                let first = *dice_in_order(view, seat).first()?;
                (Hand::KeyAction(pick(0)), Hand::Button(names::face(language, first)))
            }
            (true, _) => {
                let label = say!(language, "cards-roll-again", count = 1i64);
                (Hand::KeyAction(KeyAction::Confirm), Hand::Button(label))
            }
            _ => {
                (Hand::KeyAction(KeyAction::Confirm), Hand::Button(language.say("cards-roll-keep")))
            }
        },
        _ => return None,
    })
}

fn acting(
    view: &game_rules::cards::View,
    desk: &Desk,
    reading: &Reading,
    language: &Language,
    seat: Seat,
    goal: Action,
) -> Option<(Hand, Hand)> {
    let cards = &view.own[seat.index() & 1].cards;
    let place_of = |card| cards.iter().position(|held| held.card == card);
    Some(match (&desk.plan(view, reading), goal) {
        (Plan::Ready(action, cost, _), _) => {
            let label = match action {
                Action::Tune { .. } => language.say("cards-do-tune"),
                _ => say!(language, "cards-pay", count = i64::from(cost.dice())),
            };
            (Hand::KeyAction(KeyAction::Confirm), Hand::Button(label))
        }
        (Plan::Target(aims, slot), Action::Play { on, .. }) => {
            let place = aims.iter().position(|aim| *aim == on[*slot]).unwrap_or(0);
            let name = names::aim(language, view, seat, aims[place])?;
            (Hand::KeyAction(pick(place)), Hand::Button(name))
        }
        // A card that is not played can be tuned.
        (Plan::Target(..) | Plan::Not(_), Action::Tune { .. })
            if matches!(desk.pick, Some(Pick::Card(_))) =>
        {
            (Hand::KeyAction(KeyAction::TuneCard), Hand::Button(language.say("cards-do-tune")))
        }
        (Plan::Target(..), _) => {
            (Hand::KeyAction(KeyAction::Back), Hand::Button(language.say("button-cancel")))
        }
        (Plan::Whom(whom), goal) => {
            let to = match goal {
                Action::Switch { to, .. } if whom.contains(&to) => to,
                _ => whom[0],
            };
            let name = names::character(language, view.open.side(seat).team[usize::from(to)].id);
            (Hand::KeyAction(pick(usize::from(to))), Hand::Button(name))
        }
        (Plan::Die(faces), goal) => {
            let wanted = match goal {
                Action::Tune { die, .. } => faces.iter().position(|face| *face == die),
                _ => None,
            };
            let place = wanted.unwrap_or(0);
            (Hand::KeyAction(pick(place)), Hand::Button(names::face(language, faces[place])))
        }
        (Plan::Not(_), _) => {
            (Hand::KeyAction(KeyAction::Back), Hand::Button(language.say("button-cancel")))
        }
        (Plan::Nothing, Action::Skill { index, .. }) => {
            let keys = [KeyAction::Skill1, KeyAction::Skill2, KeyAction::Skill3, KeyAction::Skill4];
            let skill = view.open.side(seat).lead().id.skills().get(usize::from(index))?;
            (
                Hand::KeyAction(keys[usize::from(index) & 3]),
                Hand::Button(names::skill(language, *skill)),
            )
        }
        (Plan::Nothing, Action::Play { card, .. } | Action::Tune { card, .. }) => {
            let place = place_of(card)?;
            let name = names::card(language, card);
            let label = match reading.cards.get(place).and_then(|offer| offer.why) {
                Some(why) => format!("{name} – {}", tray::why(language, why)),
                None => name,
            };
            (Hand::KeyAction(pick(place)), Hand::Button(label))
        }
        (Plan::Nothing, Action::Switch { .. }) => {
            (Hand::KeyAction(KeyAction::SwitchLead), Hand::Button(language.say("cards-switch")))
        }
        (Plan::Nothing, _) => (Hand::KeyAction(KeyAction::EndRound), Hand::Spot("end", 0)),
    })
}

fn pick(place: usize) -> KeyAction {
    let mut keys = KeyAction::ALL.iter().copied();
    keys.find(|key| key.picks() == Some(place)).unwrap_or(KeyAction::Pick1)
}

fn gestures(
    world: &mut World,
    player: &mut Player,
    device: Device,
    (by_key, by_hand): (Hand, Hand),
) -> Result<Vec<Gesture>, String> {
    match (device, by_key, by_hand) {
        (Device::Keyboard, Hand::KeyAction(key), _) => Ok(hands::key(chord(world, key)?, 0.0)),
        (Device::Gamepad, _, Hand::Button(words)) => walk(world, &words, &mut player.from),
        (Device::Gamepad, ..) => {
            let words = world.resource::<Language>().say("cards-end-round");
            walk(world, &words, &mut player.from)
        }
        (_, _, Hand::Spot(name, number)) => {
            let at = eyes::spot_in_window(world, name, number);
            at.map(hands::click).ok_or_else(|| format!("there is no {name} {number}"))
        }
        (_, _, Hand::Button(words)) => button_at(world, &words).map(hands::click),
        (_, Hand::Button(_) | Hand::Spot(..), Hand::KeyAction(_))
        | (_, Hand::KeyAction(_), Hand::KeyAction(_)) => Err("there is no such gesture".into()),
    }
}
