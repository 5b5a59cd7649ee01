//! What the table has to know about a game.

use game_rules::{
    bots::Opponents,
    game::{Seat, Viewer},
};

use super::{Lesson, Player, SetupOption};

/// What a scene tells the table about its game.
pub trait Staged: Opponents {
    /// How long an event takes to show at normal speed, in seconds.
    fn beat(event: &Self::Event) -> f32;

    /// How far into its beat, 0 to 1, an event shows what came of it. Before that the picture is the
    /// same whatever came of it, and so is everything that answers it: faces, sounds, words.
    fn lands(_event: &Self::Event) -> f32 {
        0.0
    }

    /// How much longer it takes where time may stretch around a great moment. What is still unknown
    /// when the event begins must not show in it.
    fn stretch(_event: &Self::Event) -> f32 {
        1.0
    }

    /// How long everything that follows takes from this event on, once it is hurried (ux 3.6).
    fn hurried(_event: &Self::Event) -> f32 {
        0.12
    }

    /// The same table before anything has happened, for showing the opening on.
    fn bare(view: &Self::View) -> Self::View;

    /// Can anything at this table be private to a seat?
    fn has_secrets(setup: &Self::Setup) -> bool;

    /// Is it an evening whose quests are played at other tables?
    fn is_evening(_setup: &Self::Setup) -> bool {
        false
    }

    /// Must nothing of one person ever be seen by the next one, whatever host and settings say?
    fn must_hide(_setup: &Self::Setup) -> bool {
        false
    }

    /// Is what is to be decided now open to all? Then nobody's chair is needed for it: where several
    /// people share the screen, all of them look on.
    fn is_open(_game: &Self) -> bool {
        false
    }

    /// The number of what is asked of all people at the screen before the first of them is called to
    /// a chair. Until they have answered, nobody's private things are on it.
    fn asks_all(_game: &Self) -> Option<u64> {
        None
    }

    /// Do bots hold back until a person has made up their mind? What the person then decides is
    /// read only after them, unless it is [`Staged::is_heard_first`].
    fn bots_hold_back(_game: &Self) -> bool {
        false
    }

    /// Does what this bot decides come with the decision of a person? Then nobody asks it.
    fn is_spoken_for(_game: &Self, _seat: Seat) -> bool {
        false
    }

    /// What is decided for a seat that had gone to another table and never came back.
    fn forfeit(_game: &Self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Is this decision heard before bots commit themselves?
    fn is_heard_first(_action: &Self::Action) -> bool {
        false
    }

    /// Does everybody at the screen watch what happens, so that nobody is shown it again?
    fn watched_together() -> bool {
        false
    }

    /// Can two people decide at one screen, each with keys of their own?
    const CAN_SPLIT: bool = false;

    /// Can a clock run for everybody's turn?
    const HAS_CLOCK: bool = false;

    /// How few and how many can sit at this table.
    const CHAIRS: (usize, usize) = (2, 2);

    /// How many sit there with this set-up.
    fn chairs(_setup: &Self::Setup) -> usize {
        2
    }

    /// Makes room for so many.
    fn set_chairs(_setup: &mut Self::Setup, _count: usize) {}

    /// Writes into the set-up who sits where, and gives those a name who need one.
    fn welcome(setup: &mut Self::Setup, players: &mut [Player]) {
        let bots: Vec<&str> = players.iter().map(|player| player.bot().unwrap_or("")).collect();
        Self::invite(setup, &bots);
    }

    /// The eyes of a table where nobody plays.
    fn spectator() -> Viewer {
        Viewer::Public
    }

    /// The seconds between the end of what was shown and the next thing Evil is seen to do. They
    /// must not tell how often it has decided where nobody could see.
    const PACE: f32 = 0.35;

    /// A decision of the program may be a whole match at another table, which nothing hurries.
    const PLAYS_WHOLE_MATCHES: bool = false;

    /// The seat sat down to this match with a seed it knew.
    fn know_seed(_setup: &mut Self::Setup) {}

    /// The lesson of this game, if it has one.
    fn lesson() -> Option<Lesson<Self>> {
        None
    }

    /// What a host can change of the set-up, in the order of the form.
    fn knobs() -> Vec<SetupOption<Self::Setup>> {
        Vec::new()
    }
}
