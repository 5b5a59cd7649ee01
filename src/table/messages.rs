//! What people want of the table, what it says back, and what it tells their eyes.

use bevy::prelude::*;
use std::sync::OnceLock;

use game_rules::{
    game::{Game, Illegal, NoUndo, Seat, Turn, Viewer},
    seat_copy::SeatCopy,
};

use super::Strength;

/// What somebody at the screen wants.
#[derive(Message, Clone, Debug)]
pub enum Intent<G: Game> {
    /// Decide.
    Act(G::Action),
    /// Decide for this seat, where all people look at one screen.
    ActAs(Seat, G::Action),
    /// Take the last decision of this seat back, where all people look at one screen.
    TakeBack(Seat),
    /// Decide for a person who is not at the screen, in what needs no turn and shows nothing.
    For(Seat, G::Action),
    /// Take the last decision back.
    Undo,
    /// Whoever is thinking should answer now.
    MoveNow,
    /// Show what is being shown faster, to its end.
    Hurry,
    /// Show what comes so many seconds later, in what is being shown.
    Jump(f32),
    /// The curtain may rise.
    Ready,
    /// All people at the screen agree to what was asked of them.
    Agree,
    /// Show the events since this seat's last turn again.
    Again,
    /// Suggest something.
    Hint,
    /// Evil should play like this from now on.
    Strength(Strength),
    /// In a lesson: one beat back.
    BeatBack,
    /// Show how it stood after so many decisions, or the present again.
    Preview(Option<usize>),
    /// Somebody who does not play takes the screen and sees everything; this is noted as a decision.
    CallReferee(G::Action),
    /// They have seen it: the screen goes back.
    DismissReferee,
}

/// Something the table says back at once: a refusal, or that something was taken back.
#[derive(Message, Clone, Debug)]
pub enum Answer<G: Game> {
    /// The rules refuse it.
    Refused(G::Refusal),
    /// It cannot be taken back.
    NoUndo(NoUndo),
    /// It was taken back.
    Undone,
    /// The lesson asks for something else.
    NotInLesson,
    /// There is no suggestion: the match is strict, or there is nothing to decide.
    NoHint {
        /// The host has ruled hints out.
        strict: bool,
    },
    /// Nothing has happened since this seat's last turn.
    NothingSince,
}

/// An event begins to be shown: the moment for the sound of what is being done.
#[derive(Message, Clone, Debug)]
pub struct EventStarted<G: Game>(pub G::Event);

/// An event has shown what came of it: the moment for everything that answers it.
#[derive(Message, Clone, Debug)]
pub struct Landed<G: Game>(pub G::Event);

/// What the eyes at the screen may know now. Present only while the curtain is up.
#[derive(Resource, Clone, Debug)]
pub struct TableView<G: Game> {
    /// Whose eyes.
    pub eyes: Viewer,
    /// What they may know.
    pub view: G::View,
    /// What the seat at the screen may do now; empty while something is being shown.
    pub legal: Vec<G::Action>,
    /// Who has to decide.
    pub turn: Turn,
    /// Decisions so far.
    pub ply: usize,
    /// May the last decision be taken back?
    pub undo: Result<(), NoUndo>,
    /// Everything these eyes have been told, decision by decision.
    pub log: Vec<LogEntry<G>>,
    /// What the seat at the screen may ask of the rules, from the first time it does.
    pub(crate) copy: OnceLock<SeatCopy<G>>,
}

impl<G: Game> TableView<G> {
    /// Is it the end?
    pub fn is_over(&self) -> bool {
        matches!(self.turn, Turn::Over(_))
    }

    /// Why the seat at the screen may not do this now, as the rules say to whoever knows no more
    /// than it does. Who only looks on has no turn.
    pub fn why_not(&self, action: &G::Action) -> Option<Illegal<G::Refusal>> {
        let Viewer::Seat(seat) = self.eyes else { return Some(Illegal::NotYourTurn) };
        self.copy.get_or_init(|| SeatCopy::new(&self.view, seat)).why_not(action)
    }
}

/// One decision in the log of somebody's eyes.
#[derive(Clone, Debug)]
pub struct LogEntry<G: Game> {
    /// Who decided; `None` for what happened before the first decision.
    pub seat: Option<Seat>,
    /// What these eyes were told of it.
    pub events: Vec<G::Event>,
    /// Was it taken back?
    pub struck: bool,
}
