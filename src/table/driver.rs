//! One decision, end to end (design 3).

use bevy::prelude::*;
use game_rules::game::{Illegal, NoUndo, Seat, Turn, Viewer};

use crate::app::idle::Motion;

use super::{
    Answer, Began, Hint, Mode, Playback, Shown, Staged, Table, Thinking, Told, Wish, humans,
};

/// How the screen is handed over between people (ux 2.0.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// Everything of the last seat goes before anything of the next is prepared.
    Full,
    /// A name card; the table stays in sight.
    Light,
    /// Nothing: the table is open, or played by a team.
    Off,
}

/// The curtain between two people. While it is there, nothing of any seat is on the screen.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Curtain {
    /// Who is to look next.
    pub next: Seat,
    /// Seconds since it began to fall.
    pub age: f32,
    /// Full or a name card.
    pub strength: Handover,
}

/// Decisions that may wait for an animation (ux 3.6).
const WAITING: usize = 3;

/// Drives the match at the table.
#[expect(clippy::too_many_arguments, reason = "one system is the whole path of a decision")]
pub(super) fn drive<G: Staged>(
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut table: ResMut<Table<G>>,
    mut playback: ResMut<Playback<G>>,
    mut thinking: ResMut<Thinking<G>>,
    shown: Option<ResMut<Shown<G>>>,
    curtain: Option<ResMut<Curtain>>,
    mut wishes: MessageReader<Wish<G>>,
    mut answers: MessageWriter<Answer<G>>,
    mut began: MessageWriter<Began<G>>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
    if !playback.is_idle() || thinking.who().is_some() || curtain.is_some() {
        motion.go_on();
    }
    let mut changed = false;
    for wish in wishes.read() {
        match wish {
            Wish::Act(action) if !table.teaches(action) => {
                answers.write(Answer::NotInLesson);
            }
            Wish::Act(action) => {
                if table.mode == Mode::Live && table.waiting.len() < WAITING {
                    table.waiting.push_back(action.clone());
                    playback.hurry();
                }
            }
            Wish::ActFor(seat, action) => {
                if table.mode == Mode::Live && playback.is_idle() && table.held.is_empty() {
                    changed |= out_of_turn(&mut table, &mut playback, *seat, action, &mut answers);
                }
            }
            Wish::Undo | Wish::BeatBack if table.course.is_some() => {
                if table.beat_back() {
                    playback.clear();
                    thinking.forget();
                    changed = true;
                    answers.write(Answer::Undone);
                }
            }
            Wish::BeatBack => {}
            Wish::Undo => {
                table.waiting.clear();
                match undo(&mut table) {
                    Ok(()) => {
                        playback.clear();
                        thinking.forget();
                        changed = true;
                        answers.write(Answer::Undone);
                    }
                    Err(why) => {
                        answers.write(Answer::NoUndo(why));
                    }
                }
            }
            Wish::MoveNow => thinking.move_now(),
            Wish::Hurry => playback.hurry(),
            Wish::Ready => {
                if let Some(curtain) = &curtain {
                    let before = rise(&mut table, &mut playback, curtain.next);
                    commands.remove_resource::<Curtain>();
                    commands.insert_resource(before);
                    return;
                }
            }
            Wish::Again if curtain.is_some() => {}
            Wish::Again => match table.since_last_turn() {
                Some(from) => {
                    playback.clear();
                    playback.show(table.told_since(from));
                    let before = table.shown_at(from);
                    commands.insert_resource(Shown { legal: Vec::new(), ..before });
                    return;
                }
                None => {
                    answers.write(Answer::NothingSince);
                }
            },
            Wish::Hint => match shown.as_deref().and_then(decides) {
                _ if table.house.strict => {
                    answers.write(Answer::NoHint { strict: true });
                }
                Some(seat) if table.mode == Mode::Live && playback.is_idle() => {
                    table.mark_hinted();
                    let view = table.game.game().view(Viewer::Seat(seat));
                    commands.insert_resource(Hint::<G>::ask(view, seat, table.game.ply()));
                }
                _ => {
                    answers.write(Answer::NoHint { strict: false });
                }
            },
        }
    }
    if let Some(mut curtain) = curtain {
        curtain.age += time.delta_secs();
        return;
    }
    began.write_batch(playback.advance(time.delta_secs()).into_iter().map(Began));
    if !playback.is_idle() {
        table.bypass_change_detection().quiet_since = now;
        return;
    }
    if !table.held.is_empty() {
        // What Evil did is shown when its time has come, however often it had to decide.
        motion.go_on();
        if now - table.quiet_since >= pace(&playback) {
            let held = std::mem::take(&mut table.held);
            playback.show(held);
        }
        return;
    }
    if table.mode == Mode::Live {
        changed |= decide(&mut table, &mut playback, &mut thinking, &mut answers, now);
    }
    // Whoever decided sees what came of it; then the next one has the screen.
    if !table.held.is_empty() {
        return;
    }
    if playback.is_idle()
        && let Some(next) = table.next_person()
    {
        // The picture of the last seat goes first; the next one is prepared when somebody says so.
        table.waiting.clear();
        if table.curtain == Handover::Off {
            // Everybody sees everything: only the chair changes.
            let ply = table.game.ply();
            table.eyes = Viewer::Seat(next);
            table.seen[next.index()] = ply;
            return;
        }
        playback.clear();
        if table.curtain == Handover::Full {
            commands.remove_resource::<Shown<G>>();
        }
        commands.insert_resource(Curtain { next, age: 0.0, strength: table.curtain });
        return;
    }
    match shown {
        Some(mut shown) => {
            let stale = changed || table.is_changed() || shown.ply != table.shown_plies();
            if playback.is_idle() && (stale || !playback.done.is_empty()) {
                *shown = table.shown();
                playback.done.clear();
            }
        }
        None => commands.insert_resource(table.shown()),
    }
}

/// Lets whoever is to act decide; true if something happened.
fn decide<G: Staged>(
    table: &mut ResMut<Table<G>>,
    playback: &mut Playback<G>,
    thinking: &mut Thinking<G>,
    answers: &mut MessageWriter<Answer<G>>,
    now: f32,
) -> bool {
    let Some(seat) = table.decider() else { return false };
    let ply = table.game.ply();
    let player_is_human = table.players[seat.index()].is_human();
    let scripted = table.course.as_ref().map(|course| course.reply(ply));
    let action = if player_is_human {
        if table.eyes != Viewer::Seat(seat) {
            // What was still waiting was not meant for this chair.
            table.waiting.clear();
        }
        if table.waiting.is_empty() {
            return false;
        }
        table.waiting.pop_front()
    } else if let Some(reply) = scripted {
        reply
    } else {
        thinking.start(table.game.game(), seat, ply, now);
        thinking.answer(ply).map(|(_, action)| action)
    };
    let Some(action) = action else { return false };
    let eyes = table.eyes;
    match table.game.act(seat, &action) {
        Ok(events) => {
            let told: Vec<G::Event> =
                events.iter().filter_map(|event| G::redact(event, eyes)).collect();
            if player_is_human || now - table.quiet_since >= pace(playback) {
                playback.show(told);
            } else {
                table.held = told;
            }
            let ply = table.game.ply();
            if let Viewer::Seat(seat) = eyes {
                table.seen[seat.index()] = ply;
            }
            if let Some(course) = table.course.as_mut().filter(|_| player_is_human) {
                course.done(ply - 1);
            }
        }
        Err(Illegal::Refused(refusal)) => {
            answers.write(Answer::Refused(refusal));
        }
        // The position changed under a queued decision: it is simply dropped.
        Err(Illegal::Over | Illegal::NotYourTurn | Illegal::NoSuchSeat(_)) => {}
    }
    true
}

/// Evil never answers sooner than this, whatever it knows.
fn pace<G: Staged>(playback: &Playback<G>) -> f32 {
    G::PACE / playback.speed.unwrap_or(4.0).max(0.25)
}

/// Somebody answers or asks for something although it is not their turn.
fn out_of_turn<G: Staged>(
    table: &mut Table<G>,
    playback: &mut Playback<G>,
    seat: Seat,
    action: &G::Action,
    answers: &mut MessageWriter<Answer<G>>,
) -> bool {
    if !table.players.get(seat.index()).is_some_and(super::Player::is_human) {
        return false;
    }
    let eyes = table.eyes;
    match table.game.act(seat, action) {
        Ok(events) => {
            playback.show(events.iter().filter_map(|event| G::redact(event, eyes)));
            true
        }
        Err(Illegal::Refused(refusal)) => {
            answers.write(Answer::Refused(refusal));
            false
        }
        Err(Illegal::Over | Illegal::NotYourTurn | Illegal::NoSuchSeat(_)) => false,
    }
}

fn undo<G: Staged>(table: &mut Table<G>) -> Result<(), NoUndo> {
    if table.mode != Mode::Live {
        return Err(NoUndo::Closed);
    }
    let Viewer::Seat(seat) = table.eyes else { return Err(NoUndo::Nothing) };
    let last = table.game.past().last().ok_or(NoUndo::Nothing)?;
    let told = Told {
        seat: Some(seat),
        events: last.events.iter().filter_map(|event| G::redact(event, table.eyes)).collect(),
        struck: true,
    };
    table.game.undo(seat)?;
    let at = table.game.ply();
    table.struck.push((at, told));
    Ok(())
}

/// The seat at the screen, if something is there for it to decide.
fn decides<G: Staged>(shown: &Shown<G>) -> Option<Seat> {
    let Viewer::Seat(seat) = shown.eyes else { return None };
    (!shown.legal.is_empty()).then_some(seat)
}

/// The next seat looks: it is shown what it may know of what happened since its last turn.
/// Returns the picture it left.
fn rise<G: Staged>(table: &mut Table<G>, playback: &mut Playback<G>, next: Seat) -> Shown<G> {
    table.eyes = Viewer::Seat(next);
    let from = table.seen[next.index()];
    playback.clear();
    playback.show(table.told_since(from));
    table.seen[next.index()] = table.game.ply();
    table.shown_at(from)
}

impl<G: Staged> Table<G> {
    /// What the eyes at the screen were told after this many decisions.
    fn told_since(&self, from: usize) -> Vec<G::Event> {
        let past = self.game.past().iter().skip(from).flat_map(|past| past.events.iter());
        past.filter_map(|event| G::redact(event, self.eyes)).collect()
    }

    /// After how many decisions the last turn of the seat at the screen was over: before what the
    /// others have decided since, and what it has decided itself in its present turn.
    fn since_last_turn(&self) -> Option<usize> {
        let Viewer::Seat(own) = self.eyes else { return None };
        let past = self.game.past();
        let theirs = past.iter().rposition(|past| past.seat != own)?;
        let before = past[..theirs].iter().rposition(|past| past.seat == own);
        Some(before.map_or(0, |last| last + 1))
    }

    /// May this be done now, as far as a lesson is concerned?
    fn teaches(&self, action: &G::Action) -> bool {
        self.course.as_ref().is_none_or(|course| course.wants(action))
    }

    /// Whose decision comes next: where several have to answer, Evil first, then whoever is at the
    /// screen.
    fn decider(&self) -> Option<Seat> {
        match self.game.game().turn() {
            Turn::One(seat) => Some(seat),
            Turn::Several(seats) => {
                let human = |seat: &Seat| self.players[seat.index()].is_human();
                let at_screen = |seat: &Seat| self.eyes == Viewer::Seat(*seat);
                let evil = seats.iter().find(|seat| !human(seat));
                evil.or_else(|| seats.iter().find(at_screen))
            }
            Turn::Over(_) => None,
        }
    }

    /// The person who has to look now and is not the one at the screen.
    fn next_person(&self) -> Option<Seat> {
        if self.mode != Mode::Live {
            return None;
        }
        let Viewer::Seat(eyes) = self.eyes else { return None };
        let seats = self.game.game().turn().seats();
        if seats.contains(eyes) {
            return None;
        }
        let mut next = humans(&self.players).filter(|seat| seats.contains(*seat));
        next.find(|seat| *seat != eyes)
    }

    /// Goes to a place of the record: a picture, without animation.
    pub fn scrub(&mut self, to: usize) {
        if let Mode::Replay(at) = &mut self.mode {
            *at = to.min(self.game.ply());
        }
    }

    /// Shows the next decision of the record.
    pub fn step(&mut self, playback: &mut Playback<G>) {
        let Mode::Replay(at) = self.mode else { return };
        let Some(past) = self.game.past().get(at) else { return };
        let eyes = self.eyes;
        playback.show(past.events.iter().filter_map(|event| G::redact(event, eyes)));
        self.mode = Mode::Replay(at + 1);
    }

    /// Looks through other eyes; only where nothing is hidden any more.
    pub fn look_as(&mut self, eyes: Viewer) {
        if matches!(self.mode, Mode::Replay(_)) || self.is_over() {
            self.eyes = eyes;
        }
    }

    /// Whose eyes are at the screen.
    pub fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Leaves the replay at this place and plays on from here; the record so far is kept.
    pub fn play_on(&self, players: Vec<super::Player>) -> Option<Table<G>> {
        let record = self.game.record();
        let seats = players.iter().map(super::Player::to_text).collect();
        let mut game =
            game_rules::table::Match::start(record.setup.clone(), record.seed, seats).ok()?;
        for past in self.game.past().iter().take(self.shown_plies()) {
            game.act(past.seat, &past.action).ok()?;
        }
        let mut table = Table::around(game, players, Mode::Live);
        table.seen = vec![table.game.ply(); table.players.len()];
        (table.hinted, table.played_on) = (self.hinted, true);
        Some(table)
    }
}
