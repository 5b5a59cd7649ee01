//! Plays a duel to its end with random decisions, chosen from what the seat at the screen may do,
//! by keys, by pointer or by gamepad alone.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use game_rules::{
    arena::Arena,
    cards::Cards,
    dice::Dice,
    duel::{Aim, classic::Classic, full::Duel},
    labyrinth::Labyrinth,
    wager::Wager,
};

use super::{
    arena, cards, eyes,
    hands::{self, Gesture},
    labyrinth,
    script::Target,
    steps::{Memory, Step},
    wager,
};
use crate::{
    app::{
        keys::{Action, Device, Input, Pad},
        language::Language,
        settings::Settings,
    },
    scenes::duel::{
        Desk,
        chronicle::tool_name,
        input::tray,
        variant::{Deed, Duelling, Held},
    },
    table::{Curtain, Shown, Staged, Table},
};

/// Somebody who decides at random.
#[derive(Debug)]
pub struct Player {
    pub(super) dice: Dice,
    pub(super) decisions: u32,
    calm: u32,
    /// What a gamepad is on its way to, chosen after so many decisions of the match.
    way: Option<(usize, Deed)>,
    /// What had the focus before the last step.
    pub(super) from: Option<NodeId>,
}

impl Player {
    /// Somebody who has decided nothing yet.
    pub(super) fn new(seed: u64) -> Player {
        Player { dice: Dice::stream(seed, "robot"), decisions: 0, calm: 0, way: None, from: None }
    }

    /// Has the screen been quiet long enough to decide?
    pub(super) fn is_calm(&mut self, idle: bool) -> bool {
        self.calm = if idle { self.calm + 1 } else { 0 };
        if self.calm < 2 {
            return false;
        }
        self.calm = 0;
        true
    }
}

/// No match the robot plays takes this many decisions.
pub(super) const MOST: u32 = 2000;
/// How long the curtain's button is held.
const HOLD: f32 = 0.9;

/// How a game is played: one step of a whole match.
type Plays = fn(&mut World, &mut Memory, u64, Device) -> Step;

/// A game: whether it is on the table, and how it is played.
struct Known {
    is_on: fn(&World) -> bool,
    plays: Plays,
}

const fn game<G: Staged>(plays: Plays) -> Known {
    Known { is_on: World::contains_resource::<Table<G>>, plays }
}

/// Every game there is.
const GAMES: [Known; 6] = [
    game::<Classic>(decide::<Classic>),
    game::<Duel>(decide::<Duel>),
    game::<Labyrinth>(|world, memory, _, device| {
        labyrinth::play_out(world, memory.adventurer.get_or_insert_default(), device)
    }),
    game::<Cards>(cards::play_out),
    game::<Arena>(arena::decide),
    game::<Wager>(wager::play_out),
];

/// Decides, and decides again.
pub fn play_out(world: &mut World, memory: &mut Memory, seed: u64, device: Device) -> Step {
    match GAMES.iter().find(|game| (game.is_on)(world)) {
        Some(game) => (game.plays)(world, memory, seed, device),
        None => Step::Wait("nobody sits at a table".into()),
    }
}

fn decide<G: Duelling>(world: &mut World, memory: &mut Memory, seed: u64, device: Device) -> Step {
    let player = memory.player.get_or_insert_with(|| Player::new(seed));
    if !player.is_calm(eyes::idle(world)) {
        return Step::Wait("nobody can decide".into());
    }
    if world.contains_resource::<Curtain>() {
        return ready(world, device);
    }
    if world.resource::<Table<G>>().is_over() {
        return Step::Done;
    }
    player.decisions += 1;
    if player.decisions > MOST {
        return Step::Fail("this match does not end".into());
    }
    let Some(shown) = world.get_resource::<Shown<G>>() else {
        return Step::Wait("nothing is shown".into());
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
        Ok(gestures) => Step::MoreOf(gestures),
        Err(why) => Step::Wait(why),
    }
}

/// Says that the curtain may rise.
pub(super) fn ready(world: &mut World, device: Device) -> Step {
    if device == Device::Gamepad {
        return Step::MoreOf(hands::pad_held(Pad::South, HOLD));
    }
    if device != Device::Mouse {
        let confirm = chord(world, Action::Confirm);
        return confirm.map_or_else(Step::Fail, |chord| Step::MoreOf(hands::key(chord, HOLD)));
    }
    let language = world.resource::<Language>();
    let labels = ["curtain-hold", "curtain-ready"].map(|key| language.say(key));
    let button = labels.into_iter().find_map(|words| {
        let target = Target { role: Some("button".into()), words };
        eyes::find(world, &target)
    });
    match button {
        Some(button) => Step::MoreOf(hands::hold(button.place.center(), HOLD)),
        None => Step::Wait("the curtain has no button".into()),
    }
}

/// The first key of an action.
pub(super) fn chord(world: &World, action: Action) -> Result<crate::app::keys::Chord, String> {
    match world.resource::<Settings>().bindings.prompt(action, false) {
        Some(Input::Key(chord)) => Ok(chord),
        _ => Err(format!("{action:?} has no key")),
    }
}

/// Has it a key of its own? Only the first ten tools and places have.
fn at_hand(deed: Deed, tray: &[Held]) -> bool {
    match deed {
        Deed::Use(tool) => tray.iter().take(10).any(|held| held.tool == tool),
        Deed::Place(place) => place < 10,
        // The spinner begins at one.
        Deed::Wager(stake) => stake == 1,
        Deed::Shoot(_) | Deed::Cancel => true,
    }
}

/// Where the tool lies in the tray.
fn place<G: Duelling>(world: &World, deed: Deed) -> Option<usize> {
    let Deed::Use(tool) = deed else { return None };
    tray(world.get_resource::<Shown<G>>()?).iter().position(|held| held.tool == tool)
}

fn by_key<G: Duelling>(world: &mut World, deed: Deed) -> Result<Vec<Gesture>, String> {
    let focus = eyes::focused(world).map(|widget| widget.words);
    let action = match deed {
        // The caret is there, or the tool has been looked at: once more.
        Deed::Place(place) if focus == Some(place.to_string()) => Action::Confirm,
        Deed::Use(tool) if world.resource::<Desk>().doubt == Some(tool) => Action::Confirm,
        Deed::Shoot(Aim::Own) => Action::AimSelf,
        Deed::Shoot(Aim::Foe) => Action::AimFoe,
        Deed::Use(_) => {
            let picks = Action::ALL.iter().copied();
            let place = place::<G>(world, deed);
            let pick = picks.into_iter().find(|action| place.is_some() && action.picks() == place);
            pick.ok_or("the tool is not in the tray")?
        }
        Deed::Place(place) => {
            // The keys 1 … 9 and 0 pick the first to the tenth thing; as places they are digits.
            let wanted = Some((usize::from(place) + 9) % 10);
            let pick = Action::ALL.iter().copied().find(|action| action.picks() == wanted);
            pick.ok_or("the place has no key")?
        }
        Deed::Wager(_) => Action::Confirm,
        Deed::Cancel => Action::Back,
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
            let action = if aim == Aim::Own { Action::AimSelf } else { Action::AimFoe };
            return match world.resource::<Settings>().bindings.prompt(action, true) {
                Some(Input::Pad(pad)) => Ok(hands::pad(pad)),
                _ => Err(format!("{action:?} has no button")),
            };
        }
    };
    walk(world, &words, from)
}

/// The button that says this.
pub(super) fn button(world: &mut World, words: &str) -> Result<eyes::Widget, String> {
    let target = Target { role: Some("button".into()), words: words.to_owned() };
    eyes::find(world, &target).ok_or_else(|| format!("no button says {words}"))
}

/// The middle of the button that says this.
pub(super) fn button_at(world: &mut World, words: &str) -> Result<Vec2, String> {
    button(world, words).map(|button| button.place.center())
}

/// One step of the focus towards a button, or the press once it is there.
pub(super) fn walk(
    world: &mut World,
    words: &str,
    from: &mut Option<NodeId>,
) -> Result<Vec<Gesture>, String> {
    let goal = button(world, words)?;
    Ok(towards(world, &goal, from))
}

/// One step of the focus to a widget; there, it is pressed.
pub(super) fn towards(
    world: &mut World,
    goal: &eyes::Widget,
    from: &mut Option<NodeId>,
) -> Vec<Gesture> {
    let focus = eyes::focused(world);
    let before = std::mem::replace(from, focus.as_ref().map(|focus| focus.node));
    let pad = match focus {
        None => Pad::DPadDown,
        Some(focus) if focus.node == goal.node => Pad::South,
        // The last step led nowhere: somewhere else, then.
        Some(focus) if before == Some(focus.node) => Pad::RightBumper,
        Some(focus) => {
            let way = goal.place.center() - focus.place.center();
            match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
                (true, true, _) => Pad::DPadRight,
                (true, false, _) => Pad::DPadLeft,
                (false, _, true) => Pad::DPadDown,
                (false, _, false) => Pad::DPadUp,
            }
        }
    };
    hands::pad(pad)
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
