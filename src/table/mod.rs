//! What every match needs, whatever the game: whoever decides, the match itself, what the eyes at
//! the screen have been told, and the order in which it is shown.
//!
//! input → [`Intent`] → [`driver`] → `Match::act` → events, redacted for the eyes at the screen →
//! [`Playback`] → the scene draws each event as a beat → the next decision. One direction; nothing
//! flows back but wishes.
//!
//! The match is private to this module. Scenes and panels read [`TableView`], which holds a view.

mod absent;
mod autosave;
mod driver;
mod hint;
mod house_rules;
mod hush;
mod lesson;
mod messages;
mod pacing;
mod playback;
mod remote;
mod seats;
mod setup_option;
mod staged;
mod strength;
mod thinker;
pub mod viewer;
pub mod waiting;

use bevy::prelude::*;
use game_rules::{
    game::{NoUndo, Seat, SeatSet, SetupError, Turn, Viewer},
    record::{Record, RecordError},
    table::Match,
};

use crate::app::settings::{Inspect, Settings};

pub use driver::{Curtain, Handover};
pub use game_rules::bots::Strength;
pub use hint::{Hint, Suggestions};
pub use house_rules::HouseRules;
pub use lesson::{Lesson, LessonBeat, LessonProgress};
pub use messages::{Answer, EventStarted, Intent, Landed, LogEntry, TableView};
pub use playback::{Beat, Playback};
pub use seats::{Assistance, Player};
pub use setup_option::{OptionKind, SetupOption};
pub use staged::Staged;
pub use strength::StrengthChange;
pub use thinker::Thinking;

/// How the match at this table is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It is being played.
    Live,
    /// It is a finished or saved match; this many decisions have been shown.
    Replay(usize),
}

/// What a person's own jotting begins with among the notes of a record.
const JOTTED: &str = "jotted=";

/// The match at the table and whoever sits there.
#[derive(Resource)]
pub struct Table<G: Staged> {
    game: Match<G>,
    players: Vec<Player>,
    mode: Mode,
    eyes: Viewer,
    /// Decisions each seat has been shown.
    seen: Vec<usize>,
    /// Decisions waiting for the animation to end, at most three.
    waiting: std::collections::VecDeque<(Seat, G::Action)>,
    /// After how many decisions the seat at the screen was called to it.
    called: Option<usize>,
    /// The last question to all people to which they said that nothing stands in the way.
    agreed: Option<u64>,
    struck: Vec<(usize, LogEntry<G>)>,
    /// The earlier moment that is looked at.
    preview: Option<usize>,
    /// Whether a hint was asked for in this match.
    pub hinted: bool,
    played_on: bool,
    booked: bool,
    lent: bool,
    /// Somebody plays it elsewhere: their orders come over the wire.
    elsewhere: bool,
    /// The curtain falls fully, shows a name card, or stays away.
    pub curtain: Handover,
    house: HouseRules,
    /// Who is at another table, in the middle of a decision.
    away: SeatSet,
    course: Option<lesson::Course<G>>,
    /// What Evil has done and nobody has been shown yet.
    held: Vec<G::Event>,
    /// When the last thing was shown, in seconds.
    quiet_since: f32,
    /// Somebody who does not play has the screen; it goes back to this seat.
    referee: Option<Seat>,
    /// A bot decides behind everybody's back.
    hush: Option<hush::Hush>,
    /// What people at this table have written down for themselves.
    jottings: Vec<String>,
    changes: Vec<StrengthChange>,
}

impl<G: Staged> std::fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Never the match: it would carry hidden state into a log.
        f.debug_struct("Table").field("players", &self.players).field("mode", &self.mode).finish()
    }
}

impl<G: Staged> Table<G> {
    /// Sits down to a new match.
    pub fn start(
        mut setup: G::Setup,
        seed: u64,
        mut players: Vec<Player>,
    ) -> Result<Table<G>, SetupError> {
        G::welcome(&mut setup, &mut players);
        let seats = players.iter().map(Player::to_text).collect();
        let game = Match::start(setup, seed, seats)?;
        Ok(Table::around(game, players, Mode::Live))
    }

    /// Goes on with a saved match.
    pub fn resume(record: &Record<G>, file: &str) -> Result<Table<G>, RecordError> {
        let game = Match::replay(record, file)?;
        let players = record.seats.iter().map(|text| Player::from_text(text)).collect();
        let mut table = Table::around(game, players, Mode::Live);
        table.call_home();
        table.seen = vec![table.game.ply(); table.players.len()];
        let marks = Assistance::of(&record.notes);
        (table.hinted, table.played_on) = (marks.hinted, marks.played_on);
        table.ask_who_looks();
        Ok(table)
    }

    /// Watches a match from its beginning.
    pub fn watch(game: Match<G>) -> Table<G> {
        let record = game.record();
        let players = record.seats.iter().map(|text| Player::from_text(text)).collect();
        let marks = Assistance::of(&record.notes);
        let table = Table::around(game, players, Mode::Replay(0));
        Table { hinted: marks.hinted, played_on: marks.played_on, ..table }
    }

    fn around(game: Match<G>, mut players: Vec<Player>, mode: Mode) -> Table<G> {
        seats::tell_apart(&mut players);
        let humans: Vec<Seat> = humans(&players).collect();
        let eyes = match (mode, humans.as_slice()) {
            (Mode::Replay(_), []) => Viewer::Omniscient,
            (Mode::Live, []) => G::spectator(),
            (_, [first, ..]) => Viewer::Seat(*first),
        };
        let private = humans.len() > 1 && G::has_secrets(&game.record().setup);
        let (house, hinted) = HouseRules::read(&game.record().notes);
        let notes = game.record().notes.iter();
        let jottings = notes.filter_map(|note| Some(note.strip_prefix(JOTTED)?.to_owned()));
        let jottings = jottings.collect();
        let notes = game.record().notes.iter();
        let changes = notes.filter_map(|note| StrengthChange::read(note)).collect();
        let mut table = Table {
            seen: vec![0; players.len()],
            curtain: if private { Handover::Full } else { Handover::Off },
            players,
            mode,
            eyes,
            game,
            waiting: Default::default(),
            called: None,
            agreed: None,
            struck: Vec::new(),
            preview: None,
            hinted,
            played_on: false,
            booked: false,
            lent: false,
            elsewhere: false,
            house,
            away: SeatSet::EMPTY,
            course: None,
            held: Vec::new(),
            quiet_since: 0.0,
            hush: None,
            referee: None,
            jottings,
            changes,
        };
        table.play_as_changed();
        table.share();
        table
    }

    /// Where all people look at one screen, it shows what everybody may know.
    fn share(&mut self) {
        if self.is_shared() {
            self.eyes = Viewer::Public;
            self.curtain = Handover::Off;
        }
    }

    /// What the host has fixed.
    pub fn house(&self) -> HouseRules {
        self.house
    }

    /// How much the inspector says here: what the host has fixed, or what everybody likes.
    pub fn inspect(&self, settings: &Settings) -> Inspect {
        self.house.inspect.unwrap_or(settings.inspect)
    }

    /// The host fixes these things for this match.
    pub fn furnish(&mut self, house: HouseRules) {
        self.house = house;
        self.share();
        self.write_notes();
    }

    /// Somebody has asked for a hint: that is kept with the match.
    fn mark_hinted(&mut self) {
        self.hinted = true;
        self.write_notes();
    }

    fn write_notes(&mut self) {
        let jotted = self.jottings.iter().map(|line| format!("{JOTTED}{line}"));
        let away = self.away.iter().map(absent::note);
        let changes = self.changes.iter().map(|change| change.note());
        let notes = self.house.notes(self.hinted).into_iter().chain(jotted);
        let notes = notes.chain(away).chain(changes);
        *self.game.notes_mut() = notes.collect();
    }

    /// What people have written down for themselves.
    pub fn jottings(&self) -> &[String] {
        &self.jottings
    }

    /// Somebody has written something down: that is kept with the match.
    pub fn jot(&mut self, lines: Vec<String>) {
        self.jottings = lines;
        self.write_notes();
    }

    /// Has somebody the screen who does not play?
    pub fn has_referee(&self) -> bool {
        self.referee.is_some()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Does the program play this seat?
    pub fn is_evil(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| !player.is_human())
    }

    /// Does anybody play here? What is only watched waits nowhere.
    pub fn is_played(&self) -> bool {
        humans(&self.players).next().is_some()
    }

    /// How the match is watched.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Has somebody decided anything that is still to be done?
    pub fn is_due(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// How many decisions the match has.
    pub fn length(&self) -> usize {
        self.game.ply()
    }

    /// What the eyes at the screen are told of the beginning.
    pub fn opening_events(&self) -> Vec<G::Event> {
        let opening = self.game.opening().iter();
        opening.filter_map(|event| G::redact(event, self.eyes)).collect()
    }

    /// The picture the opening events are shown on: that of the first position.
    pub fn before_opening(&self) -> TableView<G> {
        let shown = self.shown_at(0);
        TableView { legal: Vec::new(), view: G::bare(&shown.view), ..shown }
    }

    /// Is something to be shown as soon as its time has come?
    pub fn holds_back(&self) -> bool {
        !self.held.is_empty()
    }

    /// The record as text, for saving. It holds everything: never show it to a seat.
    pub fn record_text(&self) -> String {
        self.marked_record().write()
    }

    /// The record with what helped in it.
    fn marked_record(&self) -> Record<G> {
        let mut record = self.game.record().clone();
        self.marks().note(&mut record.notes);
        record
    }

    /// What helped.
    pub fn marks(&self) -> Assistance {
        Assistance { hinted: self.hinted, played_on: self.played_on }
    }

    /// The match as a code, once it is over; before, it would give everything away.
    pub fn code(&self) -> Option<String> {
        self.finished().filter(|_| !self.lent).map(|_| {
            let mut record = self.marked_record();
            // What somebody wrote down for themselves stays here.
            record.notes.retain(|note| !note.starts_with(JOTTED));
            game_rules::code::write_record(&record)
        })
    }

    /// The whole match, for those who may see everything: it is over.
    pub fn finished(&self) -> Option<&Match<G>> {
        self.is_over().then_some(&self.game)
    }

    /// The match is part of another one: it is not saved, not booked, nothing is taken back, and no
    /// luck depends on how often another was tried.
    pub fn lend(&mut self) {
        self.game.part_dice();
        self.lent = true;
        self.booked = true;
    }

    /// The match, if it is part of another one: whoever lent the table may read the score.
    pub fn lent(&self) -> Option<&Match<G>> {
        self.lent.then_some(&self.game)
    }

    /// Is somebody's side of the match played elsewhere?
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere
    }

    /// Has the match been entered in the books?
    pub fn booked(&self) -> bool {
        self.booked
    }

    /// It has now.
    pub fn set_booked(&mut self) {
        self.booked = true;
    }

    /// The public set-up.
    pub fn setup(&self) -> &G::Setup {
        &self.game.record().setup
    }

    /// What anybody may see of it.
    pub fn public(&self) -> G::View {
        self.game.game().view(Viewer::Public)
    }

    /// The seed, which would give everything away while the match runs.
    pub fn seed(&self) -> Option<u64> {
        self.is_over().then(|| self.game.record().seed)
    }

    /// Has the match ended?
    pub fn is_over(&self) -> bool {
        matches!(self.game.game().turn(), Turn::Over(_))
    }

    /// Do several people play, and it is not over? Then neither the match nor its picture may be
    /// taken along.
    pub fn is_private(&self) -> bool {
        (self.lent || humans(&self.players).count() > 1) && !self.is_over()
    }

    /// All events, unredacted, once the match is over (statistics, "what Evil knew").
    pub fn whole_story(&self) -> Option<Vec<G::Event>> {
        self.is_over().then(|| {
            let past = self.game.past().iter().flat_map(|past| past.events.iter().cloned());
            self.game.opening().iter().cloned().chain(past).collect()
        })
    }

    fn shown_plies(&self) -> usize {
        match self.mode {
            Mode::Live => self.game.ply(),
            Mode::Replay(at) => at,
        }
    }

    /// What the present eyes may know.
    fn shown(&self) -> TableView<G> {
        self.shown_at(self.shown_plies())
    }

    /// What they could know after this many decisions.
    fn shown_at(&self, ply: usize) -> TableView<G> {
        let past = self.game.past().get(ply);
        let state = past.map_or_else(|| self.game.game(), |past| &past.before);
        let turn = state.turn();
        let seat = match self.eyes {
            Viewer::Seat(seat) if self.mode == Mode::Live => Some(seat),
            _ => None,
        };
        let mine = seat.or_else(|| self.spokesman()).filter(|seat| turn.seats().contains(*seat));
        TableView {
            eyes: self.eyes,
            view: state.view(self.eyes),
            legal: mine.map_or_else(Vec::new, |seat| state.legal(seat)),
            turn,
            ply,
            undo: seat
                .filter(|_| !self.lent)
                .map_or(Err(NoUndo::Nothing), |seat| self.game.may_undo(seat)),
            log: self.log(ply),
            copy: Default::default(),
        }
    }

    fn log(&self, plies: usize) -> Vec<LogEntry<G>> {
        let redact = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::redact(event, self.eyes)).collect()
        };
        let mut log =
            vec![LogEntry { seat: None, events: redact(self.game.opening()), struck: false }];
        for (index, past) in self.game.past().iter().take(plies).enumerate() {
            log.extend(
                self.struck.iter().filter(|(at, _)| *at == index).map(|(_, told)| told.clone()),
            );
            log.push(LogEntry {
                seat: Some(past.seat),
                events: redact(&past.events),
                struck: false,
            });
        }
        if self.mode == Mode::Live {
            let newest = self.struck.iter().filter(|(at, _)| *at >= plies);
            log.extend(newest.map(|(_, told)| told.clone()));
        }
        log
    }
}

impl Table<game_rules::labyrinth::Labyrinth> {
    /// Entries of the master's log that everybody has agreed to open, counted from 1; nothing while
    /// they have not.
    pub fn read_out(&self, from: u32, to: u32) -> Vec<game_rules::labyrinth::Event> {
        use game_rules::labyrinth::News;
        let log = self.game.game().log();
        let agreed =
            |event: &game_rules::labyrinth::Event| event.news == News::LogShown { from, to };
        // Whatever is said after everybody has agreed stays where it belongs.
        let Some(since) = log.newest().position(agreed) else { return Vec::new() };
        let end = log.len() - since - 1;
        let (first, last) = (from.saturating_sub(1) as usize, (to as usize).min(end));
        log.iter().take(last).skip(first).cloned().collect()
    }
}

/// The seats people sit at.
fn humans(players: &[Player]) -> impl Iterator<Item = Seat> {
    Seat::all(players.len())
        .zip(players)
        .filter(|(_, player)| player.is_human())
        .map(|(seat, _)| seat)
}

/// Everything of a table goes.
pub fn leave<G: Staged>(commands: &mut Commands) {
    commands.remove_resource::<Table<G>>();
    commands.remove_resource::<TableView<G>>();
    commands.remove_resource::<Playback<G>>();
    commands.remove_resource::<Thinking<G>>();
    commands.remove_resource::<Hint<G>>();
}

/// The table of one game.
pub fn plugin<G: Staged>(app: &mut App)
where
    G::Action: Unpin,
{
    app.add_message::<Intent<G>>().add_message::<Answer<G>>();
    app.add_message::<EventStarted<G>>().add_message::<Landed<G>>().add_systems(
        Update,
        (pacing::follow::<G>, driver::drive::<G>, autosave::keep::<G>)
            .chain()
            .in_set(TableSystems)
            .run_if(resource_exists::<Table<G>>),
    );
    app.add_systems(
        Update,
        hint::think_over::<G>
            .after(TableSystems)
            .run_if(resource_exists::<Table<G>>.and_then(resource_exists::<Hint<G>>)),
    );
}

/// The table decides before the scene draws.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableSystems;

#[cfg(test)]
mod tests {
    use game_rules::{
        game::Game,
        labyrinth::{Action, Hearing, Labyrinth, Setup},
    };

    use super::*;

    /// Whispers that follow the agreement stay whispers, however far the range reaches.
    #[test]
    fn an_opened_log_ends_where_everybody_agreed() {
        let mut setup = Setup::default();
        setup.settings.hearing = Hearing::Whisper;
        let people = (0..4).map(|_| Player::Human(String::new())).collect();
        let mut table = Table::<Labyrinth>::start(setup, 5, people).unwrap();
        assert!(table.read_out(1, u32::MAX).is_empty(), "nobody has agreed");
        let all = Action::RequestLog { from: 1, to: u32::MAX };
        table.game.act(Seat(0), &all).unwrap();
        for seat in 1..4 {
            assert!(table.read_out(1, u32::MAX).is_empty(), "not all have answered");
            table.game.act(Seat(seat), &Action::Vote(true)).unwrap();
        }
        let opened = table.read_out(1, u32::MAX);
        let before = table.game.game().log().len();
        // All but the announcement that it is open; whispers of all seats are among them.
        assert_eq!(opened.len(), before - 1);
        assert!(opened.iter().any(|event| event.private));
        let Turn::One(seat) = table.game.game().turn() else { panic!("somebody is to move") };
        let step = table.game.game().legal(seat)[0];
        table.game.act(seat, &step).unwrap();
        assert!(table.game.game().log().len() > before);
        assert_eq!(table.read_out(1, u32::MAX), opened);
        assert!(table.read_out(2, 5).is_empty(), "that range was not asked for");
    }
}
