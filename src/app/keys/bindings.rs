//! Which inputs ask for which action (ux 2.0.9): ours, until the player changes them.

use std::collections::BTreeMap;

use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use super::{
    action::{KeyAction, Scope},
    input::{Chord, Input},
    pad::Pad,
};

/// The player's changes; everything else is as shipped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings {
    changed: BTreeMap<KeyAction, Vec<Input>>,
}

impl Bindings {
    /// The inputs of `action`, the one to show first.
    pub fn of(&self, action: KeyAction) -> Vec<Input> {
        self.changed.get(&action).cloned().unwrap_or_else(|| shipped(action))
    }

    /// The first key or the first gamepad button of `action`, for prompts.
    pub fn prompt(&self, action: KeyAction, gamepad: bool) -> Option<Input> {
        self.of(action).into_iter().find(|input| matches!(input, Input::Pad(_)) == gamepad)
    }

    /// What `input` asks for at a place: first its own actions, then those of everywhere.
    pub fn asked(&self, input: Input, scope: Scope) -> Option<KeyAction> {
        let bound = |wanted: Scope| {
            let mut actions = KeyAction::ALL.iter().copied();
            actions.find(|action| action.scope() == wanted && self.of(*action).contains(&input))
        };
        let table = || {
            matches!(scope, Scope::Cards | Scope::Arena | Scope::Labyrinth)
                .then(|| bound(Scope::Match))
        };
        bound(scope).or_else(|| table().flatten()).or_else(|| bound(Scope::Everywhere))
    }

    /// The actions that `input` would then ask for as well.
    pub fn conflicts(&self, action: KeyAction, input: Input) -> Vec<KeyAction> {
        let others = KeyAction::ALL.iter().copied().filter(|other| other.collides(action));
        others.filter(|other| self.of(*other).contains(&input)).collect()
    }

    /// Takes `input` away from everything it would be ambiguous with.
    fn take(&mut self, action: KeyAction, input: Input) {
        for other in self.conflicts(action, input) {
            let mut inputs = self.of(other);
            inputs.retain(|taken| *taken != input);
            self.changed.insert(other, inputs);
        }
    }

    /// Binds `input` to `action` alone; a key replaces its keys, a button its buttons.
    pub fn bind(&mut self, action: KeyAction, input: Input) {
        self.take(action, input);
        let pad = matches!(input, Input::Pad(_));
        let mut inputs = self.of(action);
        inputs.retain(|old| matches!(old, Input::Pad(_)) != pad);
        inputs.insert(0, input);
        self.changed.insert(action, inputs);
    }

    /// As shipped again; whatever has got its inputs since loses them.
    pub fn reset(&mut self, action: KeyAction) {
        self.changed.remove(&action);
        for input in shipped(action) {
            self.take(action, input);
        }
    }

    /// Has the player changed it?
    pub fn is_changed(&self, action: KeyAction) -> bool {
        self.changed.contains_key(&action)
    }
}

fn shipped(action: KeyAction) -> Vec<Input> {
    use KeyCode as K;
    let chords = |keys: &[Chord]| keys.iter().map(|key| Input::Key(*key)).collect::<Vec<_>>();
    let keys = |keys: &[KeyCode]| keys.iter().map(|key| Input::Key(Chord::new(*key))).collect();
    let pick = |digit, pad| keys(&[digit, pad]);
    let (key, ctrl) = (Chord::new, |key| Chord::new(key).ctrl());
    let shift = |key| Chord::new(key).shift();
    let (mut inputs, pads): (Vec<Input>, &[Pad]) = match action {
        KeyAction::Up => (keys(&[K::ArrowUp]), &[Pad::DPadUp, Pad::LeftStickUp]),
        KeyAction::Down => (keys(&[K::ArrowDown]), &[Pad::DPadDown, Pad::LeftStickDown]),
        KeyAction::Left => (keys(&[K::ArrowLeft]), &[Pad::DPadLeft, Pad::LeftStickLeft]),
        KeyAction::Right => (keys(&[K::ArrowRight]), &[Pad::DPadRight, Pad::LeftStickRight]),
        KeyAction::NextRegion => (keys(&[K::Tab]), &[Pad::RightBumper]),
        KeyAction::PreviousRegion => (chords(&[shift(K::Tab)]), &[Pad::LeftBumper]),
        KeyAction::Confirm => (keys(&[K::Enter, K::NumpadEnter, K::Space]), &[Pad::South]),
        KeyAction::Back => (keys(&[K::Escape]), &[Pad::East, Pad::Start]),
        KeyAction::Inspect => (keys(&[K::KeyI]), &[Pad::West]),
        KeyAction::Pick1 => (pick(K::Digit1, K::Numpad1), &[]),
        KeyAction::Pick2 => (pick(K::Digit2, K::Numpad2), &[]),
        KeyAction::Pick3 => (pick(K::Digit3, K::Numpad3), &[]),
        KeyAction::Pick4 => (pick(K::Digit4, K::Numpad4), &[]),
        KeyAction::Pick5 => (pick(K::Digit5, K::Numpad5), &[]),
        KeyAction::Pick6 => (pick(K::Digit6, K::Numpad6), &[]),
        KeyAction::Pick7 => (pick(K::Digit7, K::Numpad7), &[]),
        KeyAction::Pick8 => (pick(K::Digit8, K::Numpad8), &[]),
        KeyAction::Pick9 => (pick(K::Digit9, K::Numpad9), &[]),
        KeyAction::Pick0 => (pick(K::Digit0, K::Numpad0), &[]),
        KeyAction::Undo => (chords(&[key(K::KeyU), ctrl(K::KeyZ)]), &[Pad::North]),
        KeyAction::Hint => (keys(&[K::KeyH]), &[Pad::RightThumb]),
        KeyAction::Log => (keys(&[K::KeyL]), &[Pad::RightTrigger]),
        KeyAction::Rules => (keys(&[K::F1]), &[Pad::Select]),
        KeyAction::FastForward => (keys(&[K::KeyF]), &[Pad::LeftTrigger]),
        KeyAction::Faster => (chords(&[key(K::Equal), shift(K::Equal), key(K::NumpadAdd)]), &[]),
        KeyAction::Slower => (keys(&[K::Minus, K::NumpadSubtract]), &[]),
        KeyAction::TextLarger => {
            let larger = [ctrl(K::Equal), ctrl(K::Equal).shift(), ctrl(K::NumpadAdd)];
            (chords(&larger), &[])
        }
        KeyAction::TextSmaller => (chords(&[ctrl(K::Minus), ctrl(K::NumpadSubtract)]), &[]),
        KeyAction::TextReset => (chords(&[ctrl(K::Digit0), ctrl(K::Numpad0)]), &[]),
        KeyAction::Mute => (keys(&[K::KeyM]), &[]),
        KeyAction::FullScreen => (chords(&[key(K::F11), key(K::Enter).alt()]), &[]),
        KeyAction::Screenshot => (keys(&[K::F12, K::PrintScreen]), &[]),
        KeyAction::BugReport => (keys(&[K::F9]), &[]),
        KeyAction::Settings => (keys(&[K::F10]), &[]),
        KeyAction::Continue => (keys(&[K::KeyC]), &[]),
        KeyAction::AimSelf => (keys(&[K::KeyS]), &[Pad::RightStickDown]),
        KeyAction::AimFoe => (keys(&[K::KeyO]), &[Pad::RightStickUp]),
        KeyAction::LaterShells => (keys(&[K::KeyZ]), &[]),
        KeyAction::LastTurn => (keys(&[K::Backspace]), &[Pad::LeftThumb]),
        KeyAction::NoBet => (keys(&[K::KeyN]), &[]),
        KeyAction::Redraw => (keys(&[K::KeyR]), &[]),
        KeyAction::Console => (keys(&[K::F2]), &[]),
        KeyAction::Skill1 => (keys(&[K::KeyQ]), &[]),
        KeyAction::Skill2 => (keys(&[K::KeyW]), &[]),
        KeyAction::Skill3 => (keys(&[K::KeyR]), &[]),
        KeyAction::Skill4 => (keys(&[K::KeyT]), &[]),
        KeyAction::SwitchLead => (keys(&[K::KeyX]), &[]),
        KeyAction::TuneCard => (keys(&[K::KeyV]), &[]),
        KeyAction::EditDice => (keys(&[K::KeyD]), &[]),
        KeyAction::EndRound => (keys(&[K::KeyE]), &[]),
        KeyAction::Matrix => (keys(&[K::KeyK]), &[Pad::RightStickRight]),
        KeyAction::Tape => (keys(&[K::KeyT]), &[Pad::RightStickLeft]),
        KeyAction::Change => (keys(&[K::KeyC]), &[]),
        KeyAction::Ahead => (keys(&[K::KeyG]), &[Pad::RightStickUp]),
        KeyAction::StepNorth => (keys(&[K::KeyW]), &[Pad::RightStickUp]),
        KeyAction::StepEast => (keys(&[K::KeyD]), &[Pad::RightStickRight]),
        KeyAction::StepSouth => (keys(&[K::KeyS]), &[Pad::RightStickDown]),
        KeyAction::StepWest => (keys(&[K::KeyA]), &[Pad::RightStickLeft]),
        KeyAction::EndTurn => (keys(&[K::KeyE]), &[]),
        KeyAction::SheetBefore => (keys(&[K::PageUp]), &[]),
        KeyAction::SheetAfter => (keys(&[K::PageDown]), &[]),
        KeyAction::Closer => (keys(&[K::KeyZ]), &[]),
        KeyAction::Farther => (keys(&[K::KeyX]), &[]),
        KeyAction::WholeSheet => (keys(&[K::KeyC]), &[]),
        KeyAction::PanNorth => (chords(&[shift(K::ArrowUp)]), &[]),
        KeyAction::PanEast => (chords(&[shift(K::ArrowRight)]), &[]),
        KeyAction::PanSouth => (chords(&[shift(K::ArrowDown)]), &[]),
        KeyAction::PanWest => (chords(&[shift(K::ArrowLeft)]), &[]),
        KeyAction::SplitView => (keys(&[K::KeyB]), &[]),
        KeyAction::Layer1 => (chords(&[shift(K::Digit1)]), &[]),
        KeyAction::Layer2 => (chords(&[shift(K::Digit2)]), &[]),
        KeyAction::Layer3 => (chords(&[shift(K::Digit3)]), &[]),
        KeyAction::Layer4 => (chords(&[shift(K::Digit4)]), &[]),
        KeyAction::Layer5 => (chords(&[shift(K::Digit5)]), &[]),
        KeyAction::Layer6 => (chords(&[shift(K::Digit6)]), &[]),
        KeyAction::Layer7 => (chords(&[shift(K::Digit7)]), &[]),
        KeyAction::Layer8 => (chords(&[shift(K::Digit8)]), &[]),
        KeyAction::Layer9 => (chords(&[shift(K::Digit9)]), &[]),
        KeyAction::Layer0 => (chords(&[shift(K::Digit0)]), &[]),
        KeyAction::Compare => (keys(&[K::KeyB]), &[Pad::RightThumb]),
        KeyAction::Rematch => (keys(&[K::KeyR]), &[]),
        KeyAction::Switch1 => (chords(&[shift(K::Digit1)]), &[]),
        KeyAction::Switch2 => (chords(&[shift(K::Digit2)]), &[]),
        KeyAction::Switch3 => (chords(&[shift(K::Digit3)]), &[]),
        KeyAction::Switch4 => (chords(&[shift(K::Digit4)]), &[]),
        KeyAction::Switch5 => (chords(&[shift(K::Digit5)]), &[]),
        KeyAction::Switch6 => (chords(&[shift(K::Digit6)]), &[]),
        KeyAction::FirstMove1 => (keys(&[K::Digit1]), &[]),
        KeyAction::FirstMove2 => (keys(&[K::Digit2]), &[]),
        KeyAction::FirstMove3 => (keys(&[K::Digit3]), &[]),
        KeyAction::FirstMove4 => (keys(&[K::Digit4]), &[]),
        KeyAction::FirstSlot1 => (keys(&[K::KeyQ]), &[]),
        KeyAction::FirstSlot2 => (keys(&[K::KeyW]), &[]),
        KeyAction::FirstSlot3 => (keys(&[K::KeyE]), &[]),
        KeyAction::FirstSlot4 => (keys(&[K::KeyR]), &[]),
        KeyAction::FirstSlot5 => (keys(&[K::KeyT]), &[]),
        KeyAction::FirstSlot6 => (keys(&[K::KeyY]), &[]),
        KeyAction::FirstBack => (keys(&[K::Backspace]), &[]),
        KeyAction::SecondMove1 => (keys(&[K::Digit7]), &[]),
        KeyAction::SecondMove2 => (keys(&[K::Digit8]), &[]),
        KeyAction::SecondMove3 => (keys(&[K::Digit9]), &[]),
        KeyAction::SecondMove4 => (keys(&[K::Digit0]), &[]),
        KeyAction::SecondSlot1 => (keys(&[K::KeyO]), &[]),
        KeyAction::SecondSlot2 => (keys(&[K::KeyP]), &[]),
        KeyAction::SecondSlot3 => (keys(&[K::BracketLeft]), &[]),
        KeyAction::SecondSlot4 => (keys(&[K::BracketRight]), &[]),
        KeyAction::SecondSlot5 => (keys(&[K::Semicolon]), &[]),
        KeyAction::SecondSlot6 => (keys(&[K::Quote]), &[]),
        KeyAction::SecondBack => (keys(&[K::Delete]), &[]),
        KeyAction::Play => (keys(&[K::Space]), &[Pad::South]),
        KeyAction::StepBack => (keys(&[K::ArrowLeft]), &[Pad::DPadLeft]),
        KeyAction::StepOn => (keys(&[K::ArrowRight]), &[Pad::DPadRight]),
        KeyAction::TurnBack => (chords(&[shift(K::ArrowLeft)]), &[Pad::LeftBumper]),
        KeyAction::TurnOn => (chords(&[shift(K::ArrowRight)]), &[Pad::RightBumper]),
        KeyAction::Start => (keys(&[K::Home]), &[]),
        KeyAction::End => (keys(&[K::End]), &[]),
        KeyAction::PlaySlower => (chords(&[key(K::Comma), shift(K::Comma)]), &[Pad::LeftTrigger]),
        KeyAction::PlayFaster => {
            (chords(&[key(K::Period), shift(K::Period)]), &[Pad::RightTrigger])
        }
        KeyAction::SeatBefore => (keys(&[K::BracketLeft]), &[Pad::RightStickLeft]),
        KeyAction::SeatAfter => (keys(&[K::BracketRight]), &[Pad::RightStickRight]),
        KeyAction::Truth => (keys(&[K::KeyT]), &[Pad::North]),
        KeyAction::Interesting => (keys(&[K::KeyN]), &[Pad::West]),
    };
    inputs.extend(pads.iter().map(|pad| Input::Pad(*pad)));
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Language;

    const Z: Input = Input::Key(Chord::new(KeyCode::KeyZ));
    const UNDO: Input = Input::Key(Chord::new(KeyCode::KeyZ).ctrl());

    #[test]
    fn shipped_bindings_do_not_collide() {
        let bindings = Bindings::default();
        for &action in KeyAction::ALL {
            let inputs = bindings.of(action);
            assert!(!inputs.is_empty(), "{action:?}");
            for input in inputs {
                assert_eq!(bindings.conflicts(action, input), [], "{action:?} {input}");
            }
        }
    }

    #[test]
    fn the_place_decides_first() {
        let bindings = Bindings::default();
        let space = Input::Key(Chord::new(KeyCode::Space));
        assert_eq!(bindings.asked(space, Scope::Match), Some(KeyAction::Confirm));
        assert_eq!(bindings.asked(space, Scope::Replay), Some(KeyAction::Play));
        assert_eq!(bindings.asked(Z, Scope::Match), Some(KeyAction::LaterShells));
        assert_eq!(bindings.asked(Z, Scope::Parlor), None);
        assert_eq!(bindings.asked(UNDO, Scope::Match), Some(KeyAction::Undo));
    }

    #[test]
    fn a_new_binding_takes_the_input_from_the_others() {
        let mut bindings = Bindings::default();
        let others = [KeyAction::LaterShells, KeyAction::Closer];
        assert_eq!(bindings.conflicts(KeyAction::Mute, Z), others);
        bindings.bind(KeyAction::Mute, Z);
        assert_eq!(bindings.of(KeyAction::Mute), [Z]);
        assert!(others.into_iter().all(|other| bindings.of(other).is_empty()));
        assert_eq!(bindings.prompt(KeyAction::Undo, true), Some(Input::Pad(Pad::North)));
        bindings.bind(KeyAction::Undo, Input::Pad(Pad::LeftThumb));
        assert_eq!(
            bindings.prompt(KeyAction::Undo, false),
            Some(Input::Key(Chord::new(KeyCode::KeyU)))
        );
        assert_eq!(bindings.prompt(KeyAction::Undo, true), Some(Input::Pad(Pad::LeftThumb)));
        let all = [KeyAction::Mute, KeyAction::Undo, KeyAction::LastTurn].into_iter().chain(others);
        all.for_each(|action| bindings.reset(action));
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn a_reset_binding_gets_its_input_back_from_whoever_has_it() {
        let mut bindings = Bindings::default();
        bindings.bind(KeyAction::Mute, Z);
        bindings.reset(KeyAction::LaterShells);
        assert_eq!(bindings.of(KeyAction::LaterShells), [Z]);
        assert_eq!(bindings.of(KeyAction::Mute), []);
        assert!(
            bindings.is_changed(KeyAction::Mute) && !bindings.is_changed(KeyAction::LaterShells)
        );
    }

    /// What `docs/keys.md` says is what is shipped, in the words of the controls page.
    #[test]
    fn the_document_lists_the_shipped_bindings() {
        let english = Language::new(Default::default());
        let row = |action: KeyAction| {
            let (pads, keys): (Vec<Input>, Vec<Input>) =
                shipped(action).into_iter().partition(|input| matches!(input, Input::Pad(_)));
            let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
            let pads: Vec<String> =
                pads.iter().map(|pad| pad.to_string().replace("gamepad ", "")).collect();
            let what = english.say(&format!("action-{}", action.word()));
            format!("| {what} | {} | {} |", keys.join(", "), pads.join(", "))
        };
        let is_row = |line: &&str| line.starts_with("| ") && !line.starts_with("| What |");
        let listed: Vec<&str> =
            include_str!("../../../docs/keys.md").lines().filter(is_row).collect();
        let shipped: Vec<String> = KeyAction::ALL.iter().map(|action| row(*action)).collect();
        assert_eq!(listed, shipped);
    }

    #[test]
    fn changes_survive_being_written() {
        let mut bindings = Bindings::default();
        bindings.bind(KeyAction::Hint, UNDO);
        let text = ron::to_string(&bindings).unwrap();
        assert_eq!(ron::from_str::<Bindings>(&text).unwrap(), bindings);
        assert!(ron::from_str::<Bindings>("{Hint: [\"Ctrl+Soup\"]}").is_err());
    }
}
