//! What all robots that play a match to its end share: the list of them, dice, patience, and the
//! ways of a person's hands to a button.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use game_rules::{
    arena::Arena,
    cards::Cards,
    dice::Dice,
    duel::{classic::Classic, full::Duel},
    labyrinth::Labyrinth,
    wager::Wager,
};

use super::{
    arena, cards, duel, eyes,
    hands::{self, Gesture},
    labyrinth,
    script::Target,
    steps::{Memory, StepResult},
    wager,
};
use crate::{
    app::{
        keys::{Device, Input, KeyAction, Pad},
        language::Language,
        settings::Settings,
    },
    scenes::duel::variant::Deed,
    table::{Staged, Table},
};

/// Somebody who decides at random.
#[derive(Debug)]
pub struct Player {
    pub(super) dice: Dice,
    pub(super) decisions: u32,
    calm: u32,
    /// What a gamepad is on its way to, chosen after so many decisions of the match.
    pub(super) way: Option<(usize, Deed)>,
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
type Plays = fn(&mut World, &mut Memory, u64, Device) -> StepResult;

/// A game: whether it is on the table, and how it is played.
struct GameRobot {
    is_on: fn(&World) -> bool,
    plays: Plays,
}

const fn game<G: Staged>(plays: Plays) -> GameRobot {
    GameRobot { is_on: World::contains_resource::<Table<G>>, plays }
}

/// Every game there is.
const GAMES: [GameRobot; 6] = [
    game::<Classic>(duel::decide::<Classic>),
    game::<Duel>(duel::decide::<Duel>),
    game::<Labyrinth>(|world, memory, _, device| {
        labyrinth::play_out(world, memory.adventurer.get_or_insert_default(), device)
    }),
    game::<Cards>(cards::play_out),
    game::<Arena>(arena::decide),
    game::<Wager>(wager::play_out),
];

/// Decides, and decides again.
pub fn play_out(world: &mut World, memory: &mut Memory, seed: u64, device: Device) -> StepResult {
    match GAMES.iter().find(|game| (game.is_on)(world)) {
        Some(game) => (game.plays)(world, memory, seed, device),
        None => StepResult::Wait("nobody sits at a table".into()),
    }
}

/// Says that the curtain may rise.
pub(super) fn ready(world: &mut World, device: Device) -> StepResult {
    if device == Device::Gamepad {
        return StepResult::MoreOf(hands::pad_held(Pad::South, HOLD));
    }
    if device != Device::Mouse {
        let confirm = chord(world, KeyAction::Confirm);
        return confirm
            .map_or_else(StepResult::Fail, |chord| StepResult::MoreOf(hands::key(chord, HOLD)));
    }
    let language = world.resource::<Language>();
    let labels = ["curtain-hold", "curtain-ready"].map(|key| language.say(key));
    let button = labels.into_iter().find_map(|words| {
        let target = Target { role: Some("button".into()), words };
        eyes::find(world, &target)
    });
    match button {
        Some(button) => StepResult::MoreOf(hands::hold(button.place.center(), HOLD)),
        None => StepResult::Wait("the curtain has no button".into()),
    }
}

/// The first key of an action.
pub(super) fn chord(world: &World, action: KeyAction) -> Result<crate::app::keys::Chord, String> {
    match world.resource::<Settings>().bindings.prompt(action, false) {
        Some(Input::Key(chord)) => Ok(chord),
        _ => Err(format!("{action:?} has no key")),
    }
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
