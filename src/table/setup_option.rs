//! What a host can change before a match: a small description, from which the form is made.

use game_rules::game::Seat;

/// One thing to change of a set-up.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption<S> {
    /// `setup-<word>` names it, `setup-<word>-help` explains it if there is such a text.
    pub word: &'static str,
    /// How it is changed.
    pub turning: OptionKind<S>,
}

/// How something is changed.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind<S> {
    /// A number between two others.
    Number {
        /// The least and the most.
        range: (u16, u16),
        /// What it is.
        get: fn(&S) -> u16,
        /// Makes it so.
        set: fn(&mut S, u16),
    },
    /// On or off.
    Switch {
        /// What it is.
        get: fn(&S) -> bool,
        /// Makes it so.
        set: fn(&mut S, bool),
    },
    /// One of the seats.
    Who {
        /// Which it is.
        get: fn(&S) -> Seat,
        /// Makes it so.
        set: fn(&mut S, Seat),
    },
}
