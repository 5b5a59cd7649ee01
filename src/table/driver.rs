//! One decision, end to end (`docs/architecture.md`, part 2).

use bevy::prelude::*;
use game_rules::game::{Illegal, NoUndo, Seat, Turn, Viewer};

use crate::app::idle::Motion;

use super::{
    Answer, EventStarted, Hint, Intent, Landed, LogEntry, Mode, Playback, Staged, Table, TableView,
    Thinking, humans, hush::Hush,
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
    shown: Option<ResMut<TableView<G>>>,
    curtain: Option<ResMut<Curtain>>,
    mut wishes: MessageReader<Intent<G>>,
    mut answers: MessageWriter<Answer<G>>,
    (mut began, mut landed): (MessageWriter<EventStarted<G>>, MessageWriter<Landed<G>>),
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
    if !playback.is_idle() || thinking.who().is_some() || curtain.is_some() {
        motion.go_on();
    }
    let mut changed = false;
    for wish in wishes.read() {
        if !matches!(wish, Intent::Preview(_)) {
            changed |= table.preview.take().is_some();
        }
        match wish {
            Intent::Act(action) if !table.teaches(action) => {
                answers.write(Answer::NotInLesson);
            }
            Intent::Act(action) => {
                let seat = match table.eyes {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Public | Viewer::Omniscient => table.spokesman(),
                };
                if let Some(seat) = seat {
                    queue(&mut table, &mut playback, curtain.as_deref(), seat, action);
                }
            }
            Intent::ActAs(seat, action) => {
                if table.is_shared() {
                    queue(&mut table, &mut playback, curtain.as_deref(), *seat, action);
                }
            }
            Intent::For(seat, action) => {
                let human = table.players.get(seat.index()).is_some_and(super::Player::is_human);
                let live = table.mode == Mode::Live && table.course.is_none();
                if live && human && curtain.is_none() {
                    playback.hurry();
                    act(&mut table, &mut playback, &mut answers, (*seat, action), false);
                    changed = true;
                }
            }
            Intent::Undo | Intent::BeatBack if table.course.is_some() => {
                if table.beat_back() {
                    playback.clear();
                    thinking.forget();
                    changed = true;
                    answers.write(Answer::Undone);
                }
            }
            Intent::BeatBack => {}
            // Behind the curtain only a choice can be taken back that all saw being made.
            Intent::Undo if curtain.is_some() && !G::watched_together() => {}
            Intent::Undo | Intent::TakeBack(_) => {
                table.waiting.clear();
                let seat = match (wish, table.eyes) {
                    (Intent::TakeBack(seat), _) if table.is_shared() => Some(*seat),
                    (Intent::Undo, Viewer::Seat(seat)) => Some(seat),
                    _ => None,
                };
                match undo(&mut table, seat) {
                    Ok(()) => {
                        playback.clear();
                        thinking.forget();
                        changed = true;
                        answers.write(Answer::Undone);
                        if let (Some(curtain), Some(seat)) = (&curtain, seat) {
                            // Somebody else may already be looking: the curtain calls them back.
                            let strength = curtain.strength;
                            let back = Curtain { next: seat, age: 0.0, strength };
                            commands.insert_resource(back);
                            return;
                        }
                    }
                    Err(why) => {
                        answers.write(Answer::NoUndo(why));
                    }
                }
            }
            Intent::Preview(at) if table.mode == Mode::Live && playback.is_idle() => {
                table.preview = at.filter(|at| *at < table.game.ply());
                changed = true;
            }
            Intent::Preview(_) => {}
            Intent::CallReferee(action) => {
                if let (Viewer::Seat(seat), None) = (table.eyes, curtain.as_deref()) {
                    playback.hurry();
                    if act(&mut table, &mut playback, &mut answers, (seat, action), false) {
                        (table.referee, table.eyes) = (Some(seat), Viewer::Omniscient);
                        playback.clear();
                        changed = true;
                    }
                }
            }
            Intent::DismissReferee => {
                if let Some(seat) = table.referee.take() {
                    table.eyes = Viewer::Seat(seat);
                    changed = true;
                    if table.curtain == Handover::Full {
                        commands.remove_resource::<TableView<G>>();
                        let strength = table.curtain;
                        commands.insert_resource(Curtain { next: seat, age: 0.0, strength });
                        return;
                    }
                }
            }
            Intent::MoveNow => thinking.move_now(),
            Intent::Strength(strength) => {
                if table.change(*strength) {
                    thinking.hand_over(G::evil(*strength));
                }
            }
            Intent::Hurry => playback.hurry(),
            Intent::Jump(seconds) => playback.jump(*seconds),
            Intent::Ready => {
                if let Some(curtain) = &curtain {
                    let before = rise(&mut table, &mut playback, curtain.next);
                    commands.remove_resource::<Curtain>();
                    commands.insert_resource(before);
                    return;
                }
            }
            Intent::Agree => {
                table.agreed = G::asks_all(table.game.game());
                changed = true;
            }
            Intent::Again if curtain.is_some() => {}
            Intent::Again => match table.since_last_turn() {
                Some(from) => {
                    playback.recapitulate(table.told_since(from));
                    let before = table.shown_at(from);
                    commands.insert_resource(TableView { legal: Vec::new(), ..before });
                    return;
                }
                None => {
                    answers.write(Answer::NothingSince);
                }
            },
            Intent::Hint => match shown.as_deref().and_then(decides) {
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
    let passed = playback.advance(time.delta_secs());
    began.write_batch(passed.began.into_iter().map(EventStarted));
    landed.write_batch(passed.landed.into_iter().map(Landed));
    if !playback.is_idle() {
        table.bypass_change_detection().quiet_since = now;
        return;
    }
    if table.referee.is_some() {
        // Nobody plays while somebody looks who does not.
        if let (true, Some(mut shown)) = (changed, shown) {
            *shown = table.shown();
        }
        return;
    }
    if table.hush.is_none() && !table.held.is_empty() {
        // What Evil did is shown when its time has come.
        motion.go_on();
        if now - table.quiet_since >= pace(&playback) {
            let held = std::mem::take(&mut table.held);
            playback.show(held);
        }
        return;
    }
    if table.preview.is_some() {
        // The match waits while somebody looks back.
        if let (true, Some(mut shown)) = (changed, shown) {
            *shown = table.previewed();
        }
        return;
    }
    if table.mode == Mode::Live {
        if table.is_unheard() {
            changed |= decide(&mut table, &mut playback, &mut thinking, &mut answers, now);
        }
        if table.hush.is_some() && table.keeps_hush(&mut playback, now) {
            motion.go_on();
            if table.hush.is_some_and(|hush| hush.presses(now)) {
                thinking.move_now();
            }
            return;
        }
    }
    if playback.is_idle() && table.gathers() {
        table.waiting.clear();
        table.eyes = Viewer::Public;
        table.has_seen();
        return;
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
            table.called = Some(ply);
            return;
        }
        playback.clear();
        if table.curtain == Handover::Full {
            commands.remove_resource::<TableView<G>>();
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

/// A decision waits for the animation; behind the curtain nobody decides.
fn queue<G: Staged>(
    table: &mut Table<G>,
    playback: &mut Playback<G>,
    curtain: Option<&Curtain>,
    seat: Seat,
    action: &G::Action,
) {
    if table.mode == Mode::Live && table.waiting.len() < WAITING && curtain.is_none() {
        table.waiting.push_back((seat, action.clone()));
        playback.hurry();
    }
}

/// Lets whoever is to act decide; true if something happened. Where several decide at once, Evil
/// has committed itself before any person's choice is read.
fn decide<G: Staged>(
    table: &mut ResMut<Table<G>>,
    playback: &mut Playback<G>,
    thinking: &mut Thinking<G>,
    answers: &mut MessageWriter<Answer<G>>,
    now: f32,
) -> bool {
    let owing = table.game.game().turn().seats();
    let ply = table.game.ply();
    let human = |seat: &Seat| table.players[seat.index()].is_human();
    // Where bots hold back, a decision that waits for them calls them.
    let called = table.waiting.front().is_some_and(|(_, action)| !G::is_heard_first(action));
    let held = G::bots_hold_back(table.game.game()) && owing.iter().any(|seat| human(&seat));
    let evil = table.asked_bots().next().filter(|_| called || !held);
    let (seat, action) = if let Some(seat) = evil {
        let reply = match table.course.as_ref() {
            Some(course) => course.reply(ply),
            None => {
                thinking.start(table.game.game(), seat, ply, now);
                thinking.answer(ply).map(|(_, action)| action)
            }
        };
        (seat, reply)
    } else {
        // What waits for a chair that has nothing to decide was not meant for this moment.
        if table.waiting.iter().any(|(seat, _)| !owing.contains(*seat)) {
            table.waiting.retain(|(seat, _)| owing.contains(*seat));
        }
        if table.waiting.is_empty() {
            return false;
        }
        let Some((seat, action)) = table.waiting.pop_front() else { return false };
        (seat, Some(action))
    };
    let player_is_human = evil.is_none();
    if evil.is_some() && table.hush.is_none() && table.must_hush() {
        table.hush = Some(Hush::begin(now, playback.speed));
    }
    let Some(action) = action else { return false };
    let hold = evil.is_some() && (table.hush.is_some() || now - table.quiet_since < pace(playback));
    let done = act(table, playback, answers, (seat, &action), hold);
    if let Some(course) = table.course.as_mut().filter(|_| done && player_is_human) {
        course.done(ply);
    }
    true
}

/// Evil never answers sooner than this, whatever it knows.
fn pace<G: Staged>(playback: &Playback<G>) -> f32 {
    G::PACE / playback.speed.unwrap_or(4.0).max(0.25)
}

/// Does something for a seat and shows what came of it, at once or when its time has come; true if
/// the rules allow it.
fn act<G: Staged>(
    table: &mut Table<G>,
    playback: &mut Playback<G>,
    answers: &mut MessageWriter<Answer<G>>,
    (seat, action): (Seat, &G::Action),
    hold: bool,
) -> bool {
    let eyes = table.eyes;
    match table.game.act(seat, action) {
        Ok(events) => {
            let told: Vec<G::Event> =
                events.iter().filter_map(|event| G::redact(event, eyes)).collect();
            if hold {
                table.held = told;
            } else {
                // What was held back came first.
                playback.show(std::mem::take(&mut table.held));
                table.hush = None;
                playback.show(told);
            }
            table.has_seen();
            true
        }
        Err(Illegal::Refused(refusal)) => {
            answers.write(Answer::Refused(refusal));
            false
        }
        // The position changed under a queued decision: it is simply dropped.
        Err(Illegal::Over | Illegal::NotYourTurn | Illegal::NoSuchSeat(_)) => false,
    }
}

fn undo<G: Staged>(table: &mut Table<G>, seat: Option<Seat>) -> Result<(), NoUndo> {
    if table.mode != Mode::Live || table.lent {
        return Err(NoUndo::Closed);
    }
    let seat = seat.ok_or(NoUndo::Nothing)?;
    let last = table.game.past().last().ok_or(NoUndo::Nothing)?;
    let told = LogEntry {
        seat: Some(seat),
        events: last.events.iter().filter_map(|event| G::redact(event, table.eyes)).collect(),
        struck: true,
    };
    table.game.undo(seat)?;
    (table.held, table.hush) = (Vec::new(), None);
    let at = table.game.ply();
    table.struck.push((at, told));
    table.called = None;
    table.seen.iter_mut().for_each(|seen| *seen = at.min(*seen));
    Ok(())
}

/// The seat at the screen, if something is there for it to decide.
fn decides<G: Staged>(shown: &TableView<G>) -> Option<Seat> {
    let Viewer::Seat(seat) = shown.eyes else { return None };
    (!shown.legal.is_empty()).then_some(seat)
}

/// The next seat looks: it is shown what it may know of what happened since its last turn.
/// Returns the picture it left.
fn rise<G: Staged>(table: &mut Table<G>, playback: &mut Playback<G>, next: Seat) -> TableView<G> {
    table.eyes = Viewer::Seat(next);
    let from = table.seen[next.index()];
    playback.recapitulate(table.told_since(from));
    let ply = table.game.ply();
    table.seen[next.index()] = ply;
    table.called = Some(ply);
    table.shown_at(from)
}

impl<G: Staged> Table<G> {
    /// Must nobody notice how often a bot decides?
    fn must_hush(&self) -> bool {
        self.course.is_none()
            && self.eyes != Viewer::Omniscient
            && humans(&self.players).next().is_some()
            && G::must_hide(&self.game.record().setup)
    }

    /// Is there nothing yet that waits for its moment?
    fn is_unheard(&self) -> bool {
        self.hush.is_none_or(|hush| hush.due.is_none())
    }

    /// Bots go on until something is to be told or a person has to decide; that is shown when its time
    /// has come, and until then the screen stays as it is.
    fn keeps_hush(&mut self, playback: &mut Playback<G>, now: f32) -> bool {
        let going_on = self.held.is_empty() && self.asked_bots().next().is_some();
        let Some(hush) = &mut self.hush else { return false };
        if going_on || now < hush.ready(now) {
            return true;
        }
        self.hush = None;
        playback.show(std::mem::take(&mut self.held));
        false
    }

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

    /// The earlier moment that is looked at.
    pub fn previews(&self) -> Option<usize> {
        self.preview
    }

    /// That moment: a picture, nothing can be done in it, and the log stays whole.
    fn previewed(&self) -> TableView<G> {
        let at = self.preview.unwrap_or_else(|| self.shown_plies());
        TableView {
            legal: Vec::new(),
            undo: Err(NoUndo::Closed),
            log: self.log(self.shown_plies()),
            ..self.shown_at(at)
        }
    }

    /// May this be done now, as far as a lesson is concerned?
    fn teaches(&self, action: &G::Action) -> bool {
        self.course.as_ref().is_none_or(|course| course.wants(action))
    }

    /// The person who has to look now and has not been called to the screen. Where people decide
    /// at the same time nobody may watch another choose, so each choice is called for, once all
    /// bots have committed themselves.
    fn next_person(&self) -> Option<Seat> {
        let shares = humans(&self.players).count() > 1;
        let open = shares && G::is_open(self.game.game()) || self.is_asking();
        if self.mode != Mode::Live || self.is_shared() || open {
            return None;
        }
        let turn = self.game.game().turn();
        let owing = turn.seats();
        // Where several decide at once, bots commit themselves before anybody is called.
        let bots = self.asked_bots().next().is_some();
        let several = matches!(turn, Turn::Several(_));
        if several && bots && !G::bots_hold_back(self.game.game()) {
            return None;
        }
        let next = humans(&self.players).find(|seat| owing.contains(*seat));
        match self.eyes {
            Viewer::Seat(eyes) if owing.contains(eyes) => {
                let each = several && G::watched_together();
                let called = self.called == Some(self.game.ply());
                next.filter(|_| each && self.shares_the_screen() && !called)
            }
            Viewer::Public if self.is_shared() => None,
            _ => next,
        }
    }

    /// The bots that have something to decide by themselves.
    fn asked_bots(&self) -> impl Iterator<Item = Seat> {
        let game = self.game.game();
        let bot = |seat: &Seat| !self.elsewhere && !self.players[seat.index()].is_human();
        let owing = game.turn().seats().iter().filter(bot).collect::<Vec<Seat>>();
        owing.into_iter().filter(|seat| !G::is_spoken_for(game, *seat))
    }

    /// Who may still take a choice back although the screen has been handed over: whoever chose
    /// last, while others have to choose at the same time.
    pub fn may_choose_again(&self) -> Option<Seat> {
        if !G::watched_together() || self.lent {
            return None;
        }
        let seat = self.game.past().last()?.seat;
        let several = matches!(self.game.game().turn(), Turn::Several(_));
        let free = several && self.eyes == Viewer::Seat(seat);
        (free && self.game.may_undo(seat).is_ok()).then_some(seat)
    }

    /// Do all people look at one screen and decide with keys of their own?
    pub fn is_shared(&self) -> bool {
        self.house.split && self.mode == Mode::Live && self.shares_the_screen()
    }

    /// Do several people sit before this screen?
    fn shares_the_screen(&self) -> bool {
        humans(&self.players).count() > 1
    }

    /// Must the chair at the screen be left, because what comes is for everybody's eyes?
    fn gathers(&self) -> bool {
        let live = self.mode == Mode::Live && humans(&self.players).count() > 1;
        let open = G::is_open(self.game.game()) || self.is_asking();
        live && matches!(self.eyes, Viewer::Seat(_)) && open
    }

    /// Is something asked of all people who share the screen, before any of them is called?
    pub fn is_asking(&self) -> bool {
        let shares = self.mode == Mode::Live && humans(&self.players).count() > 1;
        let asked = G::asks_all(self.game.game());
        shares && asked.is_some() && asked != self.agreed
    }

    /// The person whose decision anybody at the screen may carry out: it is open to all.
    pub(super) fn spokesman(&self) -> Option<Seat> {
        let open =
            self.mode == Mode::Live && self.eyes == Viewer::Public && G::is_open(self.game.game());
        let Turn::One(seat) = self.game.game().turn() else { return None };
        let human = self.players.get(seat.index()).is_some_and(super::Player::is_human);
        (open && human).then_some(seat)
    }

    /// Whoever looks has been shown everything there is to be shown.
    pub(super) fn has_seen(&mut self) {
        let ply = self.game.ply();
        match self.eyes {
            Viewer::Seat(seat) if !G::watched_together() => self.seen[seat.index()] = ply,
            _ => self.seen.fill(ply),
        }
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
