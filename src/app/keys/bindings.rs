//! Which inputs ask for which action (ux 2.0.9): ours, until the player changes them.

use std::collections::BTreeMap;

use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use super::{
    action::{Action, Scope},
    input::{Chord, Input},
    pad::Pad,
};

/// The player's changes; everything else is as shipped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings {
    changed: BTreeMap<Action, Vec<Input>>,
}

impl Bindings {
    /// The inputs of `action`, the one to show first.
    pub fn of(&self, action: Action) -> Vec<Input> {
        self.changed.get(&action).cloned().unwrap_or_else(|| shipped(action))
    }

    /// The first key or the first gamepad button of `action`, for prompts.
    pub fn prompt(&self, action: Action, gamepad: bool) -> Option<Input> {
        self.of(action).into_iter().find(|input| matches!(input, Input::Pad(_)) == gamepad)
    }

    /// What `input` asks for at a place: first its own actions, then those of everywhere.
    pub fn asked(&self, input: Input, scope: Scope) -> Option<Action> {
        let bound = |wanted: Scope| {
            let mut actions = Action::ALL.iter().copied();
            actions.find(|action| action.scope() == wanted && self.of(*action).contains(&input))
        };
        let table = || {
            matches!(scope, Scope::Cards | Scope::Arena | Scope::Labyrinth)
                .then(|| bound(Scope::Match))
        };
        bound(scope).or_else(|| table().flatten()).or_else(|| bound(Scope::Everywhere))
    }

    /// The actions that `input` would then ask for as well.
    pub fn conflicts(&self, action: Action, input: Input) -> Vec<Action> {
        let others = Action::ALL.iter().copied().filter(|other| other.collides(action));
        others.filter(|other| self.of(*other).contains(&input)).collect()
    }

    /// Takes `input` away from everything it would be ambiguous with.
    fn take(&mut self, action: Action, input: Input) {
        for other in self.conflicts(action, input) {
            let mut inputs = self.of(other);
            inputs.retain(|taken| *taken != input);
            self.changed.insert(other, inputs);
        }
    }

    /// Binds `input` to `action` alone; a key replaces its keys, a button its buttons.
    pub fn bind(&mut self, action: Action, input: Input) {
        self.take(action, input);
        let pad = matches!(input, Input::Pad(_));
        let mut inputs = self.of(action);
        inputs.retain(|old| matches!(old, Input::Pad(_)) != pad);
        inputs.insert(0, input);
        self.changed.insert(action, inputs);
    }

    /// As shipped again; whatever has got its inputs since loses them.
    pub fn reset(&mut self, action: Action) {
        self.changed.remove(&action);
        for input in shipped(action) {
            self.take(action, input);
        }
    }

    /// Has the player changed it?
    pub fn is_changed(&self, action: Action) -> bool {
        self.changed.contains_key(&action)
    }
}

fn shipped(action: Action) -> Vec<Input> {
    use KeyCode as K;
    let chords = |keys: &[Chord]| keys.iter().map(|key| Input::Key(*key)).collect::<Vec<_>>();
    let keys = |keys: &[KeyCode]| keys.iter().map(|key| Input::Key(Chord::new(*key))).collect();
    let pick = |digit, pad| keys(&[digit, pad]);
    let (key, ctrl) = (Chord::new, |key| Chord::new(key).ctrl());
    let shift = |key| Chord::new(key).shift();
    let (mut inputs, pads): (Vec<Input>, &[Pad]) = match action {
        Action::Up => (keys(&[K::ArrowUp]), &[Pad::DPadUp, Pad::LeftStickUp]),
        Action::Down => (keys(&[K::ArrowDown]), &[Pad::DPadDown, Pad::LeftStickDown]),
        Action::Left => (keys(&[K::ArrowLeft]), &[Pad::DPadLeft, Pad::LeftStickLeft]),
        Action::Right => (keys(&[K::ArrowRight]), &[Pad::DPadRight, Pad::LeftStickRight]),
        Action::NextRegion => (keys(&[K::Tab]), &[Pad::RightBumper]),
        Action::PreviousRegion => (chords(&[shift(K::Tab)]), &[Pad::LeftBumper]),
        Action::Confirm => (keys(&[K::Enter, K::NumpadEnter, K::Space]), &[Pad::South]),
        Action::Back => (keys(&[K::Escape]), &[Pad::East, Pad::Start]),
        Action::Inspect => (keys(&[K::KeyI]), &[Pad::West]),
        Action::Pick1 => (pick(K::Digit1, K::Numpad1), &[]),
        Action::Pick2 => (pick(K::Digit2, K::Numpad2), &[]),
        Action::Pick3 => (pick(K::Digit3, K::Numpad3), &[]),
        Action::Pick4 => (pick(K::Digit4, K::Numpad4), &[]),
        Action::Pick5 => (pick(K::Digit5, K::Numpad5), &[]),
        Action::Pick6 => (pick(K::Digit6, K::Numpad6), &[]),
        Action::Pick7 => (pick(K::Digit7, K::Numpad7), &[]),
        Action::Pick8 => (pick(K::Digit8, K::Numpad8), &[]),
        Action::Pick9 => (pick(K::Digit9, K::Numpad9), &[]),
        Action::Pick0 => (pick(K::Digit0, K::Numpad0), &[]),
        Action::Undo => (chords(&[key(K::KeyU), ctrl(K::KeyZ)]), &[Pad::North]),
        Action::Hint => (keys(&[K::KeyH]), &[Pad::RightThumb]),
        Action::Log => (keys(&[K::KeyL]), &[Pad::RightTrigger]),
        Action::Rules => (keys(&[K::F1]), &[Pad::Select]),
        Action::FastForward => (keys(&[K::KeyF]), &[Pad::LeftTrigger]),
        Action::Faster => (chords(&[key(K::Equal), shift(K::Equal), key(K::NumpadAdd)]), &[]),
        Action::Slower => (keys(&[K::Minus, K::NumpadSubtract]), &[]),
        Action::TextLarger => {
            let larger = [ctrl(K::Equal), ctrl(K::Equal).shift(), ctrl(K::NumpadAdd)];
            (chords(&larger), &[])
        }
        Action::TextSmaller => (chords(&[ctrl(K::Minus), ctrl(K::NumpadSubtract)]), &[]),
        Action::TextReset => (chords(&[ctrl(K::Digit0), ctrl(K::Numpad0)]), &[]),
        Action::Mute => (keys(&[K::KeyM]), &[]),
        Action::FullScreen => (chords(&[key(K::F11), key(K::Enter).alt()]), &[]),
        Action::Screenshot => (keys(&[K::F12, K::PrintScreen]), &[]),
        Action::BugReport => (keys(&[K::F9]), &[]),
        Action::Settings => (keys(&[K::F10]), &[]),
        Action::Continue => (keys(&[K::KeyC]), &[]),
        Action::AimSelf => (keys(&[K::KeyS]), &[Pad::RightStickDown]),
        Action::AimFoe => (keys(&[K::KeyO]), &[Pad::RightStickUp]),
        Action::LaterShells => (keys(&[K::KeyZ]), &[]),
        Action::LastTurn => (keys(&[K::Backspace]), &[Pad::LeftThumb]),
        Action::NoBet => (keys(&[K::KeyN]), &[]),
        Action::Redraw => (keys(&[K::KeyR]), &[]),
        Action::Console => (keys(&[K::F2]), &[]),
        Action::Skill1 => (keys(&[K::KeyQ]), &[]),
        Action::Skill2 => (keys(&[K::KeyW]), &[]),
        Action::Skill3 => (keys(&[K::KeyR]), &[]),
        Action::Skill4 => (keys(&[K::KeyT]), &[]),
        Action::SwitchLead => (keys(&[K::KeyX]), &[]),
        Action::TuneCard => (keys(&[K::KeyV]), &[]),
        Action::EditDice => (keys(&[K::KeyD]), &[]),
        Action::EndRound => (keys(&[K::KeyE]), &[]),
        Action::Matrix => (keys(&[K::KeyK]), &[Pad::RightStickRight]),
        Action::Tape => (keys(&[K::KeyT]), &[Pad::RightStickLeft]),
        Action::Change => (keys(&[K::KeyC]), &[]),
        Action::Ahead => (keys(&[K::KeyG]), &[Pad::RightStickUp]),
        Action::StepNorth => (keys(&[K::KeyW]), &[Pad::RightStickUp]),
        Action::StepEast => (keys(&[K::KeyD]), &[Pad::RightStickRight]),
        Action::StepSouth => (keys(&[K::KeyS]), &[Pad::RightStickDown]),
        Action::StepWest => (keys(&[K::KeyA]), &[Pad::RightStickLeft]),
        Action::EndTurn => (keys(&[K::KeyE]), &[]),
        Action::SheetBefore => (keys(&[K::PageUp]), &[]),
        Action::SheetAfter => (keys(&[K::PageDown]), &[]),
        Action::Closer => (keys(&[K::KeyZ]), &[]),
        Action::Farther => (keys(&[K::KeyX]), &[]),
        Action::WholeSheet => (keys(&[K::KeyC]), &[]),
        Action::PanNorth => (chords(&[shift(K::ArrowUp)]), &[]),
        Action::PanEast => (chords(&[shift(K::ArrowRight)]), &[]),
        Action::PanSouth => (chords(&[shift(K::ArrowDown)]), &[]),
        Action::PanWest => (chords(&[shift(K::ArrowLeft)]), &[]),
        Action::SplitView => (keys(&[K::KeyB]), &[]),
        Action::Layer1 => (chords(&[shift(K::Digit1)]), &[]),
        Action::Layer2 => (chords(&[shift(K::Digit2)]), &[]),
        Action::Layer3 => (chords(&[shift(K::Digit3)]), &[]),
        Action::Layer4 => (chords(&[shift(K::Digit4)]), &[]),
        Action::Layer5 => (chords(&[shift(K::Digit5)]), &[]),
        Action::Layer6 => (chords(&[shift(K::Digit6)]), &[]),
        Action::Layer7 => (chords(&[shift(K::Digit7)]), &[]),
        Action::Layer8 => (chords(&[shift(K::Digit8)]), &[]),
        Action::Layer9 => (chords(&[shift(K::Digit9)]), &[]),
        Action::Layer0 => (chords(&[shift(K::Digit0)]), &[]),
        Action::Compare => (keys(&[K::KeyB]), &[Pad::RightThumb]),
        Action::Rematch => (keys(&[K::KeyR]), &[]),
        Action::Switch1 => (chords(&[shift(K::Digit1)]), &[]),
        Action::Switch2 => (chords(&[shift(K::Digit2)]), &[]),
        Action::Switch3 => (chords(&[shift(K::Digit3)]), &[]),
        Action::Switch4 => (chords(&[shift(K::Digit4)]), &[]),
        Action::Switch5 => (chords(&[shift(K::Digit5)]), &[]),
        Action::Switch6 => (chords(&[shift(K::Digit6)]), &[]),
        Action::FirstMove1 => (keys(&[K::Digit1]), &[]),
        Action::FirstMove2 => (keys(&[K::Digit2]), &[]),
        Action::FirstMove3 => (keys(&[K::Digit3]), &[]),
        Action::FirstMove4 => (keys(&[K::Digit4]), &[]),
        Action::FirstSlot1 => (keys(&[K::KeyQ]), &[]),
        Action::FirstSlot2 => (keys(&[K::KeyW]), &[]),
        Action::FirstSlot3 => (keys(&[K::KeyE]), &[]),
        Action::FirstSlot4 => (keys(&[K::KeyR]), &[]),
        Action::FirstSlot5 => (keys(&[K::KeyT]), &[]),
        Action::FirstSlot6 => (keys(&[K::KeyY]), &[]),
        Action::FirstBack => (keys(&[K::Backspace]), &[]),
        Action::SecondMove1 => (keys(&[K::Digit7]), &[]),
        Action::SecondMove2 => (keys(&[K::Digit8]), &[]),
        Action::SecondMove3 => (keys(&[K::Digit9]), &[]),
        Action::SecondMove4 => (keys(&[K::Digit0]), &[]),
        Action::SecondSlot1 => (keys(&[K::KeyO]), &[]),
        Action::SecondSlot2 => (keys(&[K::KeyP]), &[]),
        Action::SecondSlot3 => (keys(&[K::BracketLeft]), &[]),
        Action::SecondSlot4 => (keys(&[K::BracketRight]), &[]),
        Action::SecondSlot5 => (keys(&[K::Semicolon]), &[]),
        Action::SecondSlot6 => (keys(&[K::Quote]), &[]),
        Action::SecondBack => (keys(&[K::Delete]), &[]),
        Action::Play => (keys(&[K::Space]), &[Pad::South]),
        Action::StepBack => (keys(&[K::ArrowLeft]), &[Pad::DPadLeft]),
        Action::StepOn => (keys(&[K::ArrowRight]), &[Pad::DPadRight]),
        Action::TurnBack => (chords(&[shift(K::ArrowLeft)]), &[Pad::LeftBumper]),
        Action::TurnOn => (chords(&[shift(K::ArrowRight)]), &[Pad::RightBumper]),
        Action::Start => (keys(&[K::Home]), &[]),
        Action::End => (keys(&[K::End]), &[]),
        Action::PlaySlower => (chords(&[key(K::Comma), shift(K::Comma)]), &[Pad::LeftTrigger]),
        Action::PlayFaster => (chords(&[key(K::Period), shift(K::Period)]), &[Pad::RightTrigger]),
        Action::SeatBefore => (keys(&[K::BracketLeft]), &[Pad::RightStickLeft]),
        Action::SeatAfter => (keys(&[K::BracketRight]), &[Pad::RightStickRight]),
        Action::Truth => (keys(&[K::KeyT]), &[Pad::North]),
        Action::Interesting => (keys(&[K::KeyN]), &[Pad::West]),
    };
    inputs.extend(pads.iter().map(|pad| Input::Pad(*pad)));
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;

    const Z: Input = Input::Key(Chord::new(KeyCode::KeyZ));
    const UNDO: Input = Input::Key(Chord::new(KeyCode::KeyZ).ctrl());

    #[test]
    fn shipped_bindings_do_not_collide() {
        let bindings = Bindings::default();
        for &action in Action::ALL {
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
        assert_eq!(bindings.asked(space, Scope::Match), Some(Action::Confirm));
        assert_eq!(bindings.asked(space, Scope::Replay), Some(Action::Play));
        assert_eq!(bindings.asked(Z, Scope::Match), Some(Action::LaterShells));
        assert_eq!(bindings.asked(Z, Scope::Parlor), None);
        assert_eq!(bindings.asked(UNDO, Scope::Match), Some(Action::Undo));
    }

    #[test]
    fn a_new_binding_takes_the_input_from_the_others() {
        let mut bindings = Bindings::default();
        let others = [Action::LaterShells, Action::Closer];
        assert_eq!(bindings.conflicts(Action::Mute, Z), others);
        bindings.bind(Action::Mute, Z);
        assert_eq!(bindings.of(Action::Mute), [Z]);
        assert!(others.into_iter().all(|other| bindings.of(other).is_empty()));
        assert_eq!(bindings.prompt(Action::Undo, true), Some(Input::Pad(Pad::North)));
        bindings.bind(Action::Undo, Input::Pad(Pad::LeftThumb));
        assert_eq!(
            bindings.prompt(Action::Undo, false),
            Some(Input::Key(Chord::new(KeyCode::KeyU)))
        );
        assert_eq!(bindings.prompt(Action::Undo, true), Some(Input::Pad(Pad::LeftThumb)));
        let all = [Action::Mute, Action::Undo, Action::LastTurn].into_iter().chain(others);
        all.for_each(|action| bindings.reset(action));
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn a_reset_binding_gets_its_input_back_from_whoever_has_it() {
        let mut bindings = Bindings::default();
        bindings.bind(Action::Mute, Z);
        bindings.reset(Action::LaterShells);
        assert_eq!(bindings.of(Action::LaterShells), [Z]);
        assert_eq!(bindings.of(Action::Mute), []);
        assert!(bindings.is_changed(Action::Mute) && !bindings.is_changed(Action::LaterShells));
    }

    #[test]
    fn changes_survive_being_written() {
        let mut bindings = Bindings::default();
        bindings.bind(Action::Hint, UNDO);
        let text = ron::to_string(&bindings).unwrap();
        assert_eq!(ron::from_str::<Bindings>(&text).unwrap(), bindings);
        assert!(ron::from_str::<Bindings>("{Hint: [\"Ctrl+Soup\"]}").is_err());
    }
}
