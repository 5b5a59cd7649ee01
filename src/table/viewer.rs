//! Watching a match again: the record instead of people drives the same table and the same scene.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use game_rules::{
    game::{Seat, Viewer},
    table::{Match, Past},
};

use super::{Mode, Playback, Table, TableSystems};
use crate::{
    Screen,
    app::{
        idle::Motion,
        keys::{KeyAction, Pressed},
    },
    history::{Highlight, Storied},
};

/// How fast a match is played back.
pub const SPEEDS: [f32; 6] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0];
const NORMAL: usize = 2;
/// The pause between two decisions, so that one can be told from the next.
const PAUSE: f32 = 0.35;

/// Somebody's turn begins here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayTurn {
    /// Decisions before it.
    pub ply: usize,
    /// Whose turn.
    pub seat: Seat,
}

/// A match is being watched.
#[derive(Resource, Debug)]
pub struct ReplayViewer {
    /// It plays by itself.
    pub playing: bool,
    /// Which of [`SPEEDS`].
    pub speed: usize,
    /// The turns.
    pub heads: Vec<ReplayTurn>,
    /// What the scrub bar marks: decisions before it, and what it is.
    pub marks: Vec<(usize, Highlight)>,
    /// Where to go back to.
    pub from: Screen,
    /// The match is still being played somewhere: at its end the viewer waits for more.
    pub live: bool,
    /// The panel about what Evil knew is open.
    pub knew: bool,
    /// The seat that looks when the truth does not.
    seat: Seat,
    paused: f32,
}

impl ReplayViewer {
    /// The viewer of a match, ready to play from the beginning.
    pub fn of<G: Storied>(game: &Match<G>, from: Screen, seat: Seat) -> ReplayViewer {
        ReplayViewer {
            playing: true,
            speed: NORMAL,
            heads: heads(game.opening(), game.past()),
            marks: marks(game),
            from,
            live: false,
            knew: false,
            seat,
            paused: 0.0,
        }
    }

    /// More of the match has become known.
    pub fn extend<G: Storied>(&mut self, game: &Match<G>) {
        self.heads = heads(game.opening(), game.past());
        self.marks = marks(game);
    }

    /// The turn that a place belongs to, by its number.
    pub fn turn_at(&self, ply: usize) -> usize {
        self.heads.partition_point(|head| head.ply <= ply).saturating_sub(1)
    }

    /// Marks a moment that was found later, unless something else marks it.
    pub fn add_mark(&mut self, ply: usize, mark: Highlight) {
        let place = self.marks.partition_point(|(at, _)| *at < ply);
        match self.marks.get_mut(place) {
            Some((at, other)) if *at == ply => {
                if !other.is_interesting() {
                    *other = mark;
                }
            }
            _ => self.marks.insert(place, (ply, mark)),
        }
    }

    /// The next moment that matters.
    pub fn interesting_after(&self, ply: usize) -> Option<usize> {
        let mut later = self.marks.iter().filter(|(at, mark)| *at > ply && mark.is_interesting());
        later.next().map(|(at, _)| *at)
    }

    fn turn_before(&self, ply: usize) -> usize {
        let mut earlier = self.heads.iter().rev().filter(|head| head.ply < ply);
        earlier.next().map_or(0, |head| head.ply)
    }

    fn turn_after(&self, ply: usize, length: usize) -> usize {
        let mut later = self.heads.iter().filter(|head| head.ply > ply);
        later.next().map_or(length, |head| head.ply)
    }
}

/// The moments that matter.
fn marks<G: Storied>(game: &Match<G>) -> Vec<(usize, Highlight)> {
    let past = game.past().iter().enumerate();
    past.filter_map(|(ply, past)| Some((ply + 1, G::mark(past)?))).collect()
}

/// Where turns begin: before the first decision, and after every one that says so.
fn heads<G: Storied>(opening: &[G::Event], past: &[Past<G>]) -> Vec<ReplayTurn> {
    let begins = |events: &[G::Event]| events.iter().any(G::begins_turn);
    let mut heads = Vec::new();
    for (ply, decision) in past.iter().enumerate() {
        let first = match ply.checked_sub(1) {
            None => begins(opening) || ply == 0,
            Some(before) => begins(&past[before].events),
        };
        if first {
            heads.push(ReplayTurn { ply, seat: decision.seat });
        }
    }
    heads
}

/// What somebody wants to look at.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Play or pause.
    Play,
    /// One decision back or on.
    Step(bool),
    /// One turn back or on.
    Turn(bool),
    /// After so many decisions.
    Go(usize),
    /// The end.
    End,
    /// Slower or faster.
    Speed(bool),
    /// The eyes of the seat before or after.
    NextSeat(bool),
    /// These eyes.
    Eyes(Viewer),
    /// Truth on or off.
    Truth,
    /// The next moment that matters.
    Interesting,
}

/// The viewer of one game.
pub fn plugin<G: Storied>(app: &mut App) {
    app.add_systems(
        Update,
        watch::<G>
            .before(TableSystems)
            .after(keys)
            .run_if(resource_exists::<ReplayViewer>.and_then(resource_exists::<Table<G>>)),
    );
}

/// What all viewers share.
pub fn common(app: &mut App) {
    app.add_message::<ReplayCommand>()
        .add_systems(Update, keys.run_if(resource_exists::<ReplayViewer>));
}

/// The scrub bar keeps the arrow keys when it has the focus.
pub fn scrub_id() -> egui::Id {
    egui::Id::new("scrub bar")
}

fn keys(
    mut pressed: MessageReader<Pressed>,
    mut context: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut looks: MessageWriter<ReplayCommand>,
) {
    let busy = context.iter_mut().any(|mut context| {
        let focused = context.get_mut().memory(egui::Memory::focused);
        focused.is_some_and(|id| id != scrub_id())
    });
    for press in pressed.read() {
        let look = match press.action {
            // What has the focus has these keys.
            KeyAction::Play | KeyAction::StepBack | KeyAction::StepOn if busy => continue,
            KeyAction::Play => ReplayCommand::Play,
            KeyAction::StepBack => ReplayCommand::Step(false),
            KeyAction::StepOn => ReplayCommand::Step(true),
            KeyAction::TurnBack => ReplayCommand::Turn(false),
            KeyAction::TurnOn => ReplayCommand::Turn(true),
            KeyAction::Start => ReplayCommand::Go(0),
            KeyAction::End => ReplayCommand::End,
            KeyAction::PlaySlower => ReplayCommand::Speed(false),
            KeyAction::PlayFaster => ReplayCommand::Speed(true),
            KeyAction::SeatBefore => ReplayCommand::NextSeat(false),
            KeyAction::SeatAfter => ReplayCommand::NextSeat(true),
            KeyAction::Truth => ReplayCommand::Truth,
            KeyAction::Interesting => ReplayCommand::Interesting,
            _ => continue,
        };
        looks.write(look);
    }
}

/// Goes where it is told, and on by itself while it plays.
fn watch<G: Storied>(
    time: Res<Time<Real>>,
    mut looks: MessageReader<ReplayCommand>,
    mut table: ResMut<Table<G>>,
    mut playback: ResMut<Playback<G>>,
    mut viewing: ResMut<ReplayViewer>,
    mut motion: ResMut<Motion>,
) {
    let viewing = &mut *viewing;
    for look in looks.read() {
        follow(*look, &mut table, &mut playback, viewing);
    }
    let speed = SPEEDS[viewing.speed.min(SPEEDS.len() - 1)];
    if playback.speed != Some(speed) {
        playback.speed = Some(speed);
    }
    if !viewing.playing || !playback.is_idle() {
        return;
    }
    motion.go_on();
    if table.position() >= table.length() {
        viewing.playing = viewing.live;
        return;
    }
    viewing.paused += time.delta_secs() * speed;
    if viewing.paused >= PAUSE {
        viewing.paused = 0.0;
        table.step(&mut playback);
    }
}

fn follow<G: Storied>(
    look: ReplayCommand,
    table: &mut Table<G>,
    playback: &mut Playback<G>,
    viewing: &mut ReplayViewer,
) {
    let (at, length) = (table.position(), table.length());
    let mut go = |table: &mut Table<G>, to: usize, viewing: &mut ReplayViewer| {
        playback.clear();
        table.scrub(to);
        viewing.playing = false;
    };
    match look {
        ReplayCommand::Play => {
            viewing.playing = !viewing.playing;
            viewing.paused = PAUSE;
            // Playing from the end is playing again.
            if viewing.playing && at >= length && !viewing.live {
                go(table, 0, viewing);
                viewing.playing = true;
            }
        }
        ReplayCommand::Step(false) => go(table, at.saturating_sub(1), viewing),
        ReplayCommand::Step(true) => {
            playback.clear();
            viewing.playing = false;
            table.step(playback);
        }
        ReplayCommand::Turn(false) => go(table, viewing.turn_before(at), viewing),
        ReplayCommand::Turn(true) => go(table, viewing.turn_after(at, length), viewing),
        ReplayCommand::Go(to) => go(table, to, viewing),
        ReplayCommand::End => go(table, length, viewing),
        ReplayCommand::Speed(faster) => {
            let last = SPEEDS.len() - 1;
            viewing.speed = if faster {
                (viewing.speed + 1).min(last)
            } else {
                viewing.speed.saturating_sub(1)
            };
        }
        ReplayCommand::NextSeat(on) => {
            let count = table.players().len().max(1);
            let step = if on { 1 } else { count - 1 };
            let next = (viewing.seat.index() + step) % count;
            see(Viewer::Seat(Seat(next as u8)), table, playback, viewing);
        }
        ReplayCommand::Interesting => {
            if let Some(to) = viewing.interesting_after(at) {
                go(table, to, viewing);
            }
        }
        ReplayCommand::Eyes(eyes) => see(eyes, table, playback, viewing),
        ReplayCommand::Truth => {
            let eyes = match table.eyes() {
                Viewer::Omniscient => Viewer::Seat(viewing.seat),
                Viewer::Seat(_) | Viewer::Public => Viewer::Omniscient,
            };
            see(eyes, table, playback, viewing);
        }
    }
}

/// Looks through other eyes at the same moment; what was being shown was for the old ones.
fn see<G: Storied>(
    eyes: Viewer,
    table: &mut Table<G>,
    playback: &mut Playback<G>,
    viewing: &mut ReplayViewer,
) {
    if let Viewer::Seat(seat) = eyes {
        viewing.seat = seat;
    }
    playback.clear();
    table.look_as(eyes);
}

impl<G: Storied> Table<G> {
    /// How many decisions of the record have been shown.
    pub fn position(&self) -> usize {
        self.shown_plies()
    }

    /// The match that is watched.
    pub fn watched(&self) -> Option<&Match<G>> {
        matches!(self.mode, Mode::Replay(_)).then_some(&self.game)
    }
}

#[cfg(test)]
#[path = "viewer_tests.rs"]
mod tests;
