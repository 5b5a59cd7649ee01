//! Keys with modifiers and gamepad buttons, as they are written in the settings file and shown on
//! key caps.

use std::{fmt, str::FromStr};

use bevy::prelude::KeyCode;
use serde::{Deserialize, Serialize};

use super::pad::Pad;
use crate::app::language::Language;

/// A key on the keyboard with what must be held beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key, by its place.
    pub key: KeyCode,
    /// With control.
    pub ctrl: bool,
    /// With shift.
    pub shift: bool,
    /// With alt.
    pub alt: bool,
}

impl Chord {
    /// The key alone.
    pub const fn new(key: KeyCode) -> Chord {
        Chord { key, ctrl: false, shift: false, alt: false }
    }

    /// The same with control.
    #[must_use]
    pub const fn ctrl(self) -> Chord {
        Chord { ctrl: true, ..self }
    }

    /// The same with shift.
    #[must_use]
    pub const fn shift(self) -> Chord {
        Chord { shift: true, ..self }
    }

    /// The same with alt.
    #[must_use]
    pub const fn alt(self) -> Chord {
        Chord { alt: true, ..self }
    }

    /// Has it a meaning while text is being typed?
    pub fn works_while_typing(self) -> bool {
        let word = word_of(self.key);
        self.key == KeyCode::Escape
            || self.key == KeyCode::PrintScreen
            || word.is_some_and(|word| word.len() > 1 && word.starts_with('F'))
    }
}

macro_rules! keys {
    ($($code:ident $word:literal $cap:literal,)*) => {
        /// Key, word in files, cap on the screen.
        const KEYS: &[(KeyCode, &str, &str)] = &[$((KeyCode::$code, $word, $cap),)*];
    };
}

keys! {
    KeyA "A" "A", KeyB "B" "B", KeyC "C" "C", KeyD "D" "D", KeyE "E" "E", KeyF "F" "F",
    KeyG "G" "G", KeyH "H" "H", KeyI "I" "I", KeyJ "J" "J", KeyK "K" "K", KeyL "L" "L",
    KeyM "M" "M", KeyN "N" "N", KeyO "O" "O", KeyP "P" "P", KeyQ "Q" "Q", KeyR "R" "R",
    KeyS "S" "S", KeyT "T" "T", KeyU "U" "U", KeyV "V" "V", KeyW "W" "W", KeyX "X" "X",
    KeyY "Y" "Y", KeyZ "Z" "Z",
    Digit0 "0" "0", Digit1 "1" "1", Digit2 "2" "2", Digit3 "3" "3", Digit4 "4" "4",
    Digit5 "5" "5", Digit6 "6" "6", Digit7 "7" "7", Digit8 "8" "8", Digit9 "9" "9",
    F1 "F1" "F1", F2 "F2" "F2", F3 "F3" "F3", F4 "F4" "F4", F5 "F5" "F5", F6 "F6" "F6",
    F7 "F7" "F7", F8 "F8" "F8", F9 "F9" "F9", F10 "F10" "F10", F11 "F11" "F11", F12 "F12" "F12",
    ArrowUp "Up" "Up", ArrowDown "Down" "Down", ArrowLeft "Left" "Left",
    ArrowRight "Right" "Right",
    Enter "Enter" "Enter", NumpadEnter "PadEnter" "Enter", Space "Space" "Space",
    Tab "Tab" "Tab", Escape "Esc" "Esc", Backspace "Backspace" "Backspace",
    Insert "Insert" "Ins", Delete "Delete" "Del", Home "Home" "Home", End "End" "End",
    PageUp "PageUp" "PgUp", PageDown "PageDown" "PgDn", PrintScreen "PrintScreen" "PrtSc",
    Equal "Plus" "+", Minus "Minus" "−", Comma "Comma" "<", Period "Period" ">",
    BracketLeft "BracketLeft" "[", BracketRight "BracketRight" "]",
    Semicolon "Semicolon" ";", Quote "Quote" "'", Slash "Slash" "/", Backslash "Backslash" "\\",
    Backquote "Backquote" "`",
    NumpadAdd "PadPlus" "+", NumpadSubtract "PadMinus" "−", NumpadMultiply "PadTimes" "*",
    NumpadDivide "PadSlash" "/", NumpadDecimal "PadPoint" ".",
    Numpad0 "Pad0" "0", Numpad1 "Pad1" "1", Numpad2 "Pad2" "2", Numpad3 "Pad3" "3",
    Numpad4 "Pad4" "4", Numpad5 "Pad5" "5", Numpad6 "Pad6" "6", Numpad7 "Pad7" "7",
    Numpad8 "Pad8" "8", Numpad9 "Pad9" "9",
}

fn word_of(key: KeyCode) -> Option<&'static str> {
    KEYS.iter().find(|(code, ..)| *code == key).map(|(_, word, _)| *word)
}

/// Can this key be bound to something?
pub fn bindable(key: KeyCode) -> bool {
    word_of(key).is_some()
}

/// Anything an action can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Input {
    /// On the keyboard.
    Key(Chord),
    /// On the gamepad.
    Pad(Pad),
}

/// What to draw on a key cap. Arrows and pad buttons are drawn shapes, never characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Letters.
    Text(String),
    /// The arrow key upwards.
    Up,
    /// The arrow key downwards.
    Down,
    /// The arrow key to the left.
    Left,
    /// The arrow key to the right.
    Right,
    /// A gamepad button.
    Pad(Pad),
}

impl Input {
    /// The caps to draw, in the order they are held.
    pub fn caps(self, language: &Language) -> Vec<Cap> {
        let chord = match self {
            Input::Pad(pad) => return vec![Cap::Pad(pad)],
            Input::Key(chord) => chord,
        };
        let held = [(chord.ctrl, "Ctrl"), (chord.shift, "Shift"), (chord.alt, "Alt")];
        let held = held.into_iter().filter(|(held, _)| *held);
        let mut caps: Vec<Cap> = held.map(|(_, word)| Cap::Text(word.into())).collect();
        caps.push(match chord.key {
            KeyCode::ArrowUp => Cap::Up,
            KeyCode::ArrowDown => Cap::Down,
            KeyCode::ArrowLeft => Cap::Left,
            KeyCode::ArrowRight => Cap::Right,
            KeyCode::Space => Cap::Text(language.say("key-space")),
            key => {
                let known = KEYS.iter().find(|(code, ..)| *code == key);
                Cap::Text(known.map_or("?", |(.., cap)| cap).to_owned())
            }
        });
        caps
    }

    /// The name in words, for screen readers and lists of conflicts.
    pub fn name(self, language: &Language) -> String {
        if let Input::Pad(pad) = self {
            return language.say(&format!("pad-{}", kebab(&format!("{pad:?}"))));
        }
        let words = self.caps(language).into_iter().map(|cap| match cap {
            Cap::Text(text) => text,
            Cap::Up => language.say("key-up"),
            Cap::Down => language.say("key-down"),
            Cap::Left => language.say("key-left"),
            Cap::Right => language.say("key-right"),
            Cap::Pad(_) => String::new(),
        });
        words.collect::<Vec<_>>().join(" + ")
    }
}

/// `LeftStickUp` as `left-stick-up`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    let mut before_upper = true;
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !before_upper {
            out.push('-');
        }
        before_upper = letter.is_ascii_uppercase();
        out.push(letter.to_ascii_lowercase());
    }
    out
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Pad(pad) => write!(f, "gamepad {pad:?}"),
            Input::Key(chord) => {
                for (held, word) in
                    [(chord.ctrl, "Ctrl+"), (chord.shift, "Shift+"), (chord.alt, "Alt+")]
                {
                    f.write_str(if held { word } else { "" })?;
                }
                f.write_str(word_of(chord.key).unwrap_or("?"))
            }
        }
    }
}

impl From<Input> for String {
    fn from(input: Input) -> String {
        input.to_string()
    }
}

impl FromStr for Input {
    type Err = String;

    fn from_str(text: &str) -> Result<Input, String> {
        if let Some(name) = text.strip_prefix("gamepad ") {
            let pad = Pad::ALL.into_iter().find(|pad| format!("{pad:?}") == name);
            return pad
                .map(Input::Pad)
                .ok_or_else(|| format!("there is no gamepad button `{name}`"));
        }
        let mut parts: Vec<&str> = text.split('+').collect();
        let word = parts.pop().unwrap_or_default();
        let key = KEYS.iter().find(|(_, known, _)| *known == word).map(|(key, ..)| *key);
        let mut chord = Chord::new(key.ok_or_else(|| format!("there is no key `{word}`"))?);
        for part in parts {
            match part {
                "Ctrl" => chord.ctrl = true,
                "Shift" => chord.shift = true,
                "Alt" => chord.alt = true,
                _ => return Err(format!("`{part}` cannot be held beside a key")),
            }
        }
        Ok(Input::Key(chord))
    }
}

impl TryFrom<String> for Input {
    type Error = String;

    fn try_from(text: String) -> Result<Input, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Lang;

    #[test]
    fn every_input_survives_being_written() {
        for (key, ..) in KEYS {
            for input in [Chord::new(*key), Chord::new(*key).ctrl().shift().alt()] {
                let input = Input::Key(input);
                assert_eq!(input.to_string().parse(), Ok(input));
            }
        }
        for pad in Pad::ALL {
            assert_eq!(Input::Pad(pad).to_string().parse(), Ok(Input::Pad(pad)));
        }
        assert!("Ctrl+Banana".parse::<Input>().is_err());
        assert!("Hyper+A".parse::<Input>().is_err());
        assert!("gamepad Nose".parse::<Input>().is_err());
    }

    #[test]
    fn every_input_has_a_name_in_every_language() {
        for tongue in Lang::ALL {
            let language = Language::new(tongue);
            for pad in Pad::ALL {
                let name = Input::Pad(pad).name(&language);
                assert!(!name.is_empty() && !name.contains("pad-"), "{name}");
            }
        }
        let undo = Input::Key(Chord::new(KeyCode::KeyZ).ctrl());
        assert_eq!(undo.name(&Language::new(Lang::English)), "Ctrl + Z");
        let up = Input::Key(Chord::new(KeyCode::ArrowUp));
        assert_eq!(up.caps(&Language::new(Lang::English)), [Cap::Up]);
    }

    #[test]
    fn typing_stops_letters_only() {
        assert!(Chord::new(KeyCode::F9).works_while_typing());
        assert!(Chord::new(KeyCode::Escape).works_while_typing());
        assert!(!Chord::new(KeyCode::KeyF).works_while_typing());
        assert!(!Chord::new(KeyCode::KeyZ).ctrl().works_while_typing());
    }
}
