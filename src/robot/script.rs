//! The language of scripts: one order per line, `#` begins a comment. Things are named by what they
//! say or by the name of their place on the stage, never by pixel.
//!
//! ```text
//! click "Play"                 a widget by its words, also: click role:button "Play"
//! tap "Play"                   the same within one frame, as on a slow machine
//! click beside · right-click   beside what lies over the place; the right button where the pointer is
//! hold "Ready" 0.7             held for so many seconds; also: hold key Space 0.7, hold pad South 0.7
//! point "Slot 2"               the pointer over it; press "Slot 2" and release make a drag of it
//! spot target-foe              a place on the stage, also one of several: spot rack 2
//! key O · key Ctrl+Z           a key with what is held beside it
//! pad South                    a button of a gamepad
//! type "text"                  into whatever has the focus
//! wait idle                    until somebody at the screen can decide
//! wait 0.5 · wait "words"      for a time, or until something says so
//! expect "words" · expect-not "words" · expect screen Match · expect spots shell 4
//! set text_scale 200           a setting, by the name it has in the settings file
//! seed 7                       the seed of the next match
//! size 1024x600                the size of the window
//! note "words"                 a caption in the title of the window, until the next one
//! shot parlor                  a picture
//! play-out 7 by keyboard       random decisions until the match is over; or: by mouse, by gamepad
//! measure frames 3             what the last seconds cost; also: measure idle 5, measure start
//! measure until "words"        how long it takes until something says so
//! quit
//! ```

use std::{fmt, str::FromStr};

use crate::app::{
    cli::Size,
    keys::{Chord, Device, Input, Pad},
};

/// A widget, by what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// What kind of widget, if that matters.
    pub role: Option<String>,
    /// What it says.
    pub words: String,
}

/// Something that is held down for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HoldTarget {
    /// The pointer on a widget.
    Widget(Target),
    /// A key.
    Key(Chord),
    /// A button of the gamepad.
    Pad(Pad),
}

/// What must be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Something on the screen says this.
    Says(String),
    /// Nothing does.
    Silent(String),
    /// Where the player is.
    Screen(String),
    /// There are so many places of this name.
    Spots(String, usize),
}

/// What is measured.
#[derive(Clone, Debug, PartialEq)]
pub enum Measure {
    /// From the start of the process to now.
    Start,
    /// Frames per second over so many seconds.
    Frames(f32),
    /// The share of one core over so many seconds in which nobody does anything.
    Idle(f32),
    /// The time until something says this.
    Until(String),
}

/// One order.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Click a widget.
    Click(Target),
    /// Click a widget within one frame.
    Tap(Target),
    /// Click beside what lies over the place.
    Beside,
    /// Click with the right button.
    RightClick,
    /// Hold something for so many seconds.
    Hold(HoldTarget, f32),
    /// Move the pointer over a widget.
    Point(Target),
    /// Press the pointer's button on a widget.
    Press(Target),
    /// Let go of it.
    Release,
    /// Click a place on the stage.
    Spot(String, usize),
    /// Press a key.
    Key(Chord),
    /// Press a button of the gamepad.
    Pad(Pad),
    /// Type a text.
    Type(String),
    /// Wait until somebody at the screen can decide.
    WaitIdle,
    /// Wait for so many seconds.
    WaitSeconds(f32),
    /// Wait until something says this.
    WaitWords(String),
    /// Check.
    Expect(Fact),
    /// Change a setting.
    Set(String, String),
    /// The seed of the next match.
    Seed(u64),
    /// The size of the window.
    Size(Size),
    /// A caption over the window.
    Note(String),
    /// Take a picture.
    Shot(String),
    /// Decide at random until the match is over.
    PlayOut(u64, Device),
    /// Report a number.
    Measure(Measure),
    /// Leave the program.
    Quit,
}

/// An order with its place in the script.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptLine {
    /// Counted from 1.
    pub number: usize,
    /// What to do.
    pub order: Order,
}

/// A line that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {why}")]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What is wrong, as a sentence.
    pub why: String,
}

/// Reads a whole script.
pub fn read(text: &str) -> Result<Vec<ScriptLine>, Fault> {
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let at = |(column, why): (usize, String)| Fault { line: index + 1, column, why };
        let words = words(line).map_err(at)?;
        if let [first, rest @ ..] = words.as_slice() {
            let end = line.chars().count() + 1;
            let order = order(first, &mut Rest { words: rest, end }).map_err(at)?;
            lines.push(ScriptLine { number: index + 1, order });
        }
    }
    Ok(lines)
}

type Wrong = (usize, String);

/// A word or a quoted text, and where it begins.
#[derive(Debug)]
struct Word {
    column: usize,
    text: String,
    quoted: bool,
}

fn words(line: &str) -> Result<Vec<Word>, Wrong> {
    let mut words = Vec::new();
    let mut letters = line.chars().enumerate().peekable();
    while let Some((index, letter)) = letters.next() {
        let column = index + 1;
        match letter {
            '#' => break,
            space if space.is_whitespace() => {}
            '"' => {
                let mut text = String::new();
                loop {
                    match letters.next() {
                        Some((_, '"')) => break,
                        Some((_, letter)) => text.push(letter),
                        None => return Err((column, "this text has no closing quote".into())),
                    }
                }
                words.push(Word { column, text, quoted: true });
            }
            letter => {
                let mut text = String::from(letter);
                while let Some((_, letter)) =
                    letters.next_if(|(_, letter)| !letter.is_whitespace() && *letter != '"')
                {
                    text.push(letter);
                }
                words.push(Word { column, text, quoted: false });
            }
        }
    }
    Ok(words)
}

/// The words after the first.
struct Rest<'a> {
    words: &'a [Word],
    end: usize,
}

impl<'a> Rest<'a> {
    fn next(&mut self, what: &str) -> Result<&'a Word, Wrong> {
        let (first, rest) =
            self.words.split_first().ok_or_else(|| (self.end, format!("{what} is missing")))?;
        self.words = rest;
        Ok(first)
    }

    fn text(&mut self, what: &str) -> Result<String, Wrong> {
        let word = self.next(what)?;
        if word.quoted {
            Ok(word.text.clone())
        } else {
            Err((word.column, format!("{what} stands in quotes, such as \"{}\"", word.text)))
        }
    }

    fn parsed<T: FromStr>(&mut self, what: &str) -> Result<T, Wrong>
    where
        T::Err: fmt::Display,
    {
        let word = self.next(what)?;
        let wrong = |why: T::Err| (word.column, format!("`{}` is not {what}: {why}", word.text));
        word.text.parse().map_err(wrong)
    }

    fn seconds(&mut self) -> Result<f32, Wrong> {
        let column = self.words.first().map_or(self.end, |word| word.column);
        let seconds: f32 = self.parsed("a number of seconds")?;
        if (0.0..=600.0).contains(&seconds) {
            Ok(seconds)
        } else {
            Err((column, "give seconds between 0 and 600".into()))
        }
    }

    fn chord(&mut self) -> Result<Chord, Wrong> {
        let column = self.words.first().map_or(self.end, |word| word.column);
        match self.parsed("a key")? {
            Input::Key(chord) => Ok(chord),
            Input::Pad(_) => Err((column, "this is no key".into())),
        }
    }

    fn pad(&mut self) -> Result<Pad, Wrong> {
        let word = self.next("a button")?;
        match format!("gamepad {}", word.text).parse() {
            Ok(Input::Pad(pad)) => Ok(pad),
            Ok(Input::Key(_)) => Err((word.column, "this is no button".into())),
            Err(why) => Err((word.column, why)),
        }
    }

    fn target(&mut self) -> Result<Target, Wrong> {
        let role = match self.words.first() {
            Some(word) if !word.quoted => {
                let role = word.text.strip_prefix("role:").map(str::to_owned);
                self.words = &self.words[usize::from(role.is_some())..];
                role
            }
            _ => None,
        };
        Ok(Target { role, words: self.text("what it says")? })
    }

    /// Takes the next word if it is this one.
    fn takes(&mut self, text: &str) -> bool {
        let taken = self.words.first().is_some_and(|word| !word.quoted && word.text == text);
        self.words = &self.words[usize::from(taken)..];
        taken
    }

    fn is_text(&self) -> bool {
        self.words.first().is_some_and(|word| word.quoted)
    }
}

fn order(first: &Word, rest: &mut Rest) -> Result<Order, Wrong> {
    let order = match first.text.as_str() {
        "click" if rest.takes("beside") => Order::Beside,
        "click" => Order::Click(rest.target()?),
        "tap" => Order::Tap(rest.target()?),
        "right-click" => Order::RightClick,
        "hold" => {
            let held = if rest.takes("key") {
                HoldTarget::Key(rest.chord()?)
            } else if rest.takes("pad") {
                HoldTarget::Pad(rest.pad()?)
            } else {
                HoldTarget::Widget(rest.target()?)
            };
            Order::Hold(held, rest.seconds()?)
        }
        "point" => Order::Point(rest.target()?),
        "press" => Order::Press(rest.target()?),
        "release" => Order::Release,
        "spot" => {
            let name = rest.next("the name of a place")?.text.clone();
            let number = if rest.words.is_empty() { 0 } else { rest.parsed("a number")? };
            Order::Spot(name, number)
        }
        "key" => Order::Key(rest.chord()?),
        "pad" => Order::Pad(rest.pad()?),
        "type" => Order::Type(rest.text("the text")?),
        "wait" if rest.takes("idle") => Order::WaitIdle,
        "wait" if rest.is_text() => Order::WaitWords(rest.text("what is to be said")?),
        "wait" => Order::WaitSeconds(rest.seconds()?),
        "expect" if rest.takes("screen") => {
            Order::Expect(Fact::Screen(rest.next("the name of a screen")?.text.clone()))
        }
        "expect" if rest.takes("spots") => {
            let name = rest.next("the name of a place")?.text.clone();
            Order::Expect(Fact::Spots(name, rest.parsed("a number")?))
        }
        "expect" => Order::Expect(Fact::Says(rest.text("what is to be said")?)),
        "expect-not" => Order::Expect(Fact::Silent(rest.text("what is not to be said")?)),
        "set" => {
            let name = rest.next("the name of a setting")?.text.clone();
            let value = rest.next("its value")?;
            let quoted = || format!("{:?}", value.text);
            Order::Set(name, if value.quoted { quoted() } else { value.text.clone() })
        }
        "seed" => Order::Seed(rest.parsed("a number")?),
        "size" => Order::Size(rest.parsed("a size")?),
        "note" => Order::Note(rest.text("the caption")?),
        "shot" => Order::Shot(rest.next("the name of the picture")?.text.clone()),
        "play-out" => {
            let seed = rest.parsed("a number")?;
            rest.takes("by");
            let word = rest.next("`keyboard`, `mouse` or `gamepad`")?;
            let device = match word.text.as_str() {
                "keyboard" => Device::Keyboard,
                "mouse" => Device::Mouse,
                "gamepad" => Device::Gamepad,
                _ => {
                    let why = "decide by `keyboard`, by `mouse` or by `gamepad`";
                    return Err((word.column, why.into()));
                }
            };
            Order::PlayOut(seed, device)
        }
        "measure" if rest.takes("start") => Order::Measure(Measure::Start),
        "measure" if rest.takes("frames") => Order::Measure(Measure::Frames(rest.seconds()?)),
        "measure" if rest.takes("idle") => Order::Measure(Measure::Idle(rest.seconds()?)),
        "measure" if rest.takes("until") => {
            Order::Measure(Measure::Until(rest.text("what is to be said")?))
        }
        "measure" => {
            return Err((first.column, "measure `start`, `frames`, `idle` or `until`".into()));
        }
        "quit" => Order::Quit,
        other => return Err((first.column, format!("there is no order `{other}`"))),
    };
    match rest.words.first() {
        None => Ok(order),
        Some(word) => Err((word.column, format!("`{}` is one word too many", word.text))),
    }
}

#[cfg(test)]
#[path = "script_tests.rs"]
mod tests;
