//! What remains of matches: replays, statistics, achievements, and what Evil knew.
//!
//! Everything here is worked out from finished matches; nothing here can change one.

pub mod account;
pub mod feats;
pub mod profile;
pub mod replays;
mod when;

use game_rules::{
    game::{Seat, Viewer},
    table::{Match, Past},
};

pub use account::{Account, Luck};
pub use feats::Feat;
pub use profile::{Booked, Cabinet, Profile};
pub use when::{ago, now};

use crate::{
    app::language::Language,
    say,
    table::{Player, Staged},
};

/// What a game tells about its matches when they are watched again and when they are over.
pub trait Storied: Staged {
    /// The word of the mode: `mode-<word>-name` or `setup-mode-<word>` is its name.
    fn mode(setup: &Self::Setup) -> &'static str;

    /// Does somebody's turn begin with this event?
    fn begins_turn(event: &Self::Event) -> bool;

    /// Is what begins with it everybody's, a round?
    const ROUNDS: bool = false;

    /// Whom the line about an event is about: usually whoever made it happen.
    fn subject(_event: &Self::Event, by: Option<Seat>) -> Option<Seat> {
        by
    }

    /// What an event is about, for those who look for something in the log.
    fn topic(_event: &Self::Event) -> Topic {
        Topic::Other
    }

    /// What the scrub bar marks about a decision.
    fn mark(past: &Past<Self>) -> Option<Highlight>;

    /// The line of an event in the log; `None` if it needs none. Games whose events say little by
    /// themselves write whole passages instead ([`Storied::lines`]).
    fn line(
        _language: &Language,
        _event: &Self::Event,
        _eyes: Viewer,
        _players: &[Player],
    ) -> Option<String> {
        None
    }

    /// The line of an event at a table whose set-up is known, for games whose events name places.
    fn told(
        language: &Language,
        _setup: &Self::Setup,
        event: &Self::Event,
        eyes: Viewer,
        players: &[Player],
    ) -> Option<String> {
        Self::line(language, event, eyes, players)
    }

    /// The lines of a passage of the log, one for each event: from the beginning of the match, or
    /// from what these eyes saw at `at`.
    fn lines(
        language: &Language,
        (setup, _at): (&Self::Setup, &Self::View),
        events: &[Self::Event],
        eyes: Viewer,
        players: &[Player],
    ) -> Vec<Option<String>> {
        events.iter().map(|event| Self::told(language, setup, event, eyes, players)).collect()
    }

    /// How a list calls whoever sits at `seat`.
    fn seat_name(language: &Language, seat: Seat, players: &[Player]) -> String {
        players.get(seat.index()).map(|player| player.shown(language, seat)).unwrap_or_default()
    }

    /// How a seat stands, in a few words, as far as these eyes know.
    fn standing(language: &Language, view: &Self::View, seat: Seat) -> String;

    /// The sentence over everything Evil knew.
    const KNEW: &'static str = "replay-knew-text";

    /// The sentence that sets a belief beside the truth.
    const BELIEF: &'static str = "replay-knew-row";

    /// What `seat` believed before a decision, beside the truth.
    fn belief(_language: &Language, _before: &Self, _seat: Seat) -> Option<Belief> {
        None
    }

    /// What the seat that made decision `at` of a finished match knew of what was hidden from it.
    fn knew(
        language: &Language,
        game: &Match<Self>,
        at: usize,
        players: &[Player],
    ) -> Option<KnowledgeCheck> {
        let past = game.past().get(at)?;
        let Belief { belief, truth, share } = Self::belief(language, &past.before, past.seat)?;
        let setup = &game.record().setup;
        let told = |event| Self::told(language, setup, event, Viewer::Omniscient, players);
        let deed = past.events.iter().find_map(told)?;
        let said = say!(language, Self::BELIEF, belief = belief, truth = truth);
        Some(KnowledgeCheck { deed, said, share })
    }

    /// Does a finished match count in the statistics, as far as the game's own rules say?
    fn counts(_game: &Match<Self>) -> bool {
        true
    }

    /// Everything the cabinet counts of a finished match, for whoever sat at `seat`.
    fn account(game: &Match<Self>, seat: Seat) -> Account;
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Somebody was hurt.
    Damage,
    /// Something that only these eyes were told.
    Secret,
    /// Anything else.
    Other,
}

/// A moment worth a mark on the scrub bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// Somebody was hit.
    Hit,
    /// Somebody fired.
    Shot,
    /// Somebody was bold, and lucky.
    Bold,
    /// Treasure was picked up or put down.
    Gold,
    /// Somebody was carried off.
    Passage,
    /// Two were one wall apart, and nobody knew.
    Near,
    /// Somebody's belief was farthest from the truth.
    Mistaken,
    /// A round began.
    Round,
    /// The end.
    End,
}

impl Highlight {
    /// The word in `replay-mark-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Highlight::Hit => "hit",
            Highlight::Shot => "shot",
            Highlight::Bold => "bold",
            Highlight::Gold => "gold",
            Highlight::Passage => "passage",
            Highlight::Near => "near",
            Highlight::Mistaken => "mistaken",
            Highlight::Round => "round",
            Highlight::End => "end",
        }
    }

    /// Is it worth going there without looking at what lies between?
    pub const fn is_interesting(self) -> bool {
        !matches!(self, Highlight::Round | Highlight::Passage)
    }
}

/// What a seat believed, beside the truth.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    /// The belief in words.
    pub belief: String,
    /// The truth in words.
    pub truth: String,
    /// How strongly the seat expected what was true, 0 … 1.
    pub share: f32,
}

/// What was known at a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct KnowledgeCheck {
    /// The decision.
    pub deed: String,
    /// What was known, beside the truth.
    pub said: String,
    /// How close that came to the truth, 0 … 1.
    pub share: f32,
}

/// Everything of this module.
pub fn plugin(app: &mut bevy::prelude::App) {
    profile::plugin(app);
}
