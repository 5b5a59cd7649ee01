//! What the score says about a cue besides its sound: where it is mixed, how loud, whether it
//! informs.

use super::layers::Sound;
use super::take::Take;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bus {
    Effects,
    Voice,
    Interface,
    Ambience,
}

/// What the client turns down while a cue sounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duck {
    Nothing,
    /// Impacts: the ambience, 5 dB for 400 ms.
    Ambience,
    /// The shot and the dry click: everything else.
    Everything,
}

#[derive(Debug, Clone, Copy)]
pub enum Level {
    /// Loudness units above the bus's reference.
    Loudness(f32),
    /// As the recipe leaves it: ambience, which the rows state in dBFS.
    Written,
}

/// How the takes of a cue differ from each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Variety {
    /// In pitch, level and phase.
    Free,
    /// Not in pitch or level: they are played together.
    InTune,
    /// They are steps (die after die, chip after chip), to be played in order.
    Steps,
}

#[derive(Debug, Clone, Copy)]
pub enum Play {
    Mono(fn(&mut Take) -> Sound),
    Wide(fn(&mut Take) -> [Sound; 2]),
}

#[derive(Debug, Clone, Copy)]
pub struct Recipe {
    /// Row of ux.md 4 that this plays; 0 for sounds other sections ask for.
    pub row: u8,
    pub cue: &'static str,
    pub play: Play,
    pub bus: Bus,
    /// Fluent key; empty when the sound tells nothing that is not on the screen anyway.
    pub caption: &'static str,
    pub takes: usize,
    pub variety: Variety,
    pub loops: bool,
    /// Has a second, smaller set of takes for the *soft bangs* setting.
    pub bang: bool,
    pub duck: Duck,
    pub level: Level,
}

const fn recipe(row: u8, cue: &'static str, play: Play, bus: Bus) -> Recipe {
    Recipe {
        row,
        cue,
        play,
        bus,
        caption: "",
        takes: 3,
        variety: Variety::Free,
        loops: false,
        bang: false,
        duck: Duck::Nothing,
        level: Level::Loudness(0.0),
    }
}

pub const fn interface(row: u8, cue: &'static str, play: Play) -> Recipe {
    recipe(row, cue, play, Bus::Interface)
}

pub const fn effect(row: u8, cue: &'static str, play: Play) -> Recipe {
    recipe(row, cue, play, Bus::Effects)
}

pub const fn voice(row: u8, cue: &'static str, play: Play) -> Recipe {
    recipe(row, cue, play, Bus::Voice)
}

pub const fn ambience(row: u8, cue: &'static str, play: Play) -> Recipe {
    recipe(row, cue, play, Bus::Ambience)
}

impl Recipe {
    pub const fn caption(mut self, key: &'static str) -> Self {
        self.caption = key;
        self
    }

    pub const fn takes(mut self, takes: usize) -> Self {
        self.takes = takes;
        self
    }

    pub const fn steps(mut self, steps: usize) -> Self {
        self.takes = steps;
        self.variety = Variety::Steps;
        self
    }

    pub const fn in_tune(mut self) -> Self {
        self.variety = Variety::InTune;
        self
    }

    pub const fn endless(mut self) -> Self {
        self.takes = 1;
        self.loops = true;
        self.level = Level::Written;
        self
    }

    pub const fn bang(mut self) -> Self {
        self.bang = true;
        self
    }

    pub const fn ducks(mut self, duck: Duck) -> Self {
        self.duck = duck;
        self
    }

    /// Loudness units above the reference. A row without a level plays at the reference; one
    /// written at x dB plays at x + 12.
    pub const fn lu(mut self, lu: f32) -> Self {
        self.level = Level::Loudness(lu);
        self
    }
}
