//! A match of the tournament on the stage: one that is watched follows turn by turn, one that is
//! played takes the person's orders to the server. What the rival has chosen arrives when the turn
//! is over, and not before.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use game_rules::{
    arena::{
        Action, Arena, Played, Series,
        tournament::{Play, Tournament},
    },
    game::{Seat, Viewer},
    server::Server,
    table::Match,
};

use super::{Hall, keeping, seen};
use crate::{
    Screen,
    app::idle::Motion,
    scenes::{any, arena::clock::Deadline},
    screens::seating::Room,
    table::{Mode, Playback, Table, TableSystems, Thinking, viewer::ReplayViewer},
};

/// What is on the stage.
#[derive(Resource, Debug)]
pub struct OnStage {
    place: MatchRef,
    /// Orders that have been sent: after how many turns, and which, by rival.
    sent: BTreeMap<usize, (usize, Action)>,
    /// How many turns of each rival's match have been shown.
    shown: BTreeMap<usize, usize>,
    /// Since when there is nothing more to do at this table.
    done: Option<Instant>,
}

impl OnStage {
    fn new(place: MatchRef) -> OnStage {
        OnStage { place, sent: BTreeMap::new(), shown: BTreeMap::new(), done: None }
    }
}

/// Which match it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MatchRef {
    round: u32,
    role: Role,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// One looks on: the number of the pair, or of the rival where one plays elsewhere.
    Watch(usize),
    /// One plays: the number of the rival.
    Play(usize),
}

/// A rival of the person at the screen.
#[derive(Clone, Debug)]
pub(super) struct Rival {
    pub(super) name: String,
    pub(super) seat: Seat,
    pub(super) series: Series,
    /// The person owes an order there.
    pub(super) owes: bool,
    pub(super) over: bool,
}

/// Following matches of the tournament.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .before(TableSystems)
            .run_if(resource_exists::<OnStage>.and_then(in_state(Screen::Match))),
    )
    .add_systems(OnExit(Screen::Match), forget);
}

fn forget(mut commands: Commands, mut deadline: ResMut<Deadline>) {
    commands.remove_resource::<OnStage>();
    deadline.0 = None;
}

/// The tournament that is hosted here with this number, running or just over.
fn hosted<T>(server: &Server, round: u32, look: impl FnOnce(&Play) -> Option<T>) -> Option<T> {
    server.look(|tournament| {
        let running = tournament.play().filter(|_| tournament.number() == round);
        let over = tournament.last().filter(|_| tournament.number() == round + 1);
        look(running.or(over)?)
    })
}

/// The number of the tournament that is or was on last.
pub(super) fn round_of(hall: &Hall) -> Option<u32> {
    match (&hall.server, &hall.person) {
        (Some((server, _)), _) => server.look(|tournament| match tournament.play() {
            Some(_) => Some(tournament.number()),
            None => tournament.number().checked_sub(1),
        }),
        (None, person) => person.as_ref()?.look().map(|look| look.round),
    }
}

/// The person's matches, and in which tournament.
pub(super) fn rivals(hall: &Hall) -> Option<(u32, Vec<Rival>)> {
    let person = hall.person.as_ref()?;
    let round = round_of(hall)?;
    Some((round, rivals_of(hall, round, &person.login)?))
}

fn rivals_of(hall: &Hall, round: u32, login: &str) -> Option<Vec<Rival>> {
    let rival = |name: &str, seat: Seat, series: &Series, ordered: bool| Rival {
        name: name.to_owned(),
        seat,
        owes: !ordered && !series.legal(seat).is_empty(),
        over: series.is_over(),
        series: series.clone(),
    };
    if let Some((server, _)) = &hall.server {
        return hosted(server, round, |play| {
            let place = play.place(login)?;
            let pairs = play.pairs_of(place).map(|(pair, seat)| {
                let name = &play.players()[pair.players[seat.other().index()]].login;
                rival(name, seat, &pair.series, pair.has_ordered(seat))
            });
            Some(pairs.collect())
        });
    }
    let look = hall.person.as_ref()?.look().filter(|look| look.round == round)?;
    let pairs = look.lobby.pairs.iter();
    let pairs: Vec<Rival> = pairs.map(|it| rival(&it.rival, it.seat, &it.series, false)).collect();
    (!pairs.is_empty()).then_some(pairs)
}

/// When the running turn closes.
fn closes(hall: &Hall) -> Option<Instant> {
    match (&hall.server, &hall.person) {
        (Some((server, began)), _) => {
            let runs = |it: &Tournament| it.play().is_some() && !it.is_paused();
            let ends = server.look(|tournament| runs(tournament).then(|| tournament.ends()))?;
            Some(*began + Duration::from_millis(ends))
        }
        (None, person) => person.as_ref()?.look().map(|look| look.until),
    }
}

/// The turns of a match that are over.
fn log_of(hall: &Hall, place: MatchRef) -> Option<Vec<Played>> {
    let rival = |number: usize| {
        let login = &hall.person.as_ref()?.login;
        rivals_of(hall, place.round, login)?.get(number).map(|it| it.series.log().to_vec())
    };
    match (place.role, &hall.server) {
        (Role::Watch(pair), Some((server, _))) => {
            hosted(server, place.round, |play| Some(play.pairs().get(pair)?.series.log().to_vec()))
        }
        (Role::Watch(number) | Role::Play(number), _) => rival(number),
    }
}

/// Puts a match on the stage to be watched; it follows as long as it goes on.
pub(super) fn watch(room: &mut Room, hall: &Hall, pair: usize) -> Option<()> {
    let commands = &mut room.commands;
    let round = round_of(hall)?;
    let game = match &hall.server {
        Some((server, _)) => seen::hosted_match(server, pair, 0, None)?,
        None => {
            let person = hall.person.as_ref()?;
            seen::own_match(&person.login, &person.look()?.lobby, pair)?
        }
    };
    let live = !game.game().series().is_over();
    let table = match live {
        true => Table::watch_live(game),
        // What is over is watched from its beginning.
        false => Table::watch(game),
    };
    let mut playback = Playback::<Arena>::default();
    any::leave_all(commands);
    if let Some(game) = table.watched() {
        let mut viewing = ReplayViewer::of(game, Screen::Parlor, Seat(0));
        viewing.live = live;
        commands.insert_resource(viewing);
    }
    if table.position() == 0 {
        playback.show(table.opening_events());
        commands.insert_resource(table.before_opening());
    }
    commands.insert_resource(crate::scenes::arena::Desk::default());
    commands.insert_resource(playback);
    commands.insert_resource(Thinking::<Arena>::new(&[None, None], 0));
    commands.insert_resource(table);
    let place = MatchRef { round, role: Role::Watch(pair) };
    commands.insert_resource(OnStage::new(place));
    room.show_table();
    Some(())
}

/// A match of the person after so many turns, or as it stands.
fn game_of(hall: &Hall, rivals: &[Rival], number: usize, turns: usize) -> Option<Match<Arena>> {
    let login = &hall.person.as_ref()?.login;
    let rival = rivals.get(number)?;
    let seed = keeping::number(hall, login, &rival.name, rival.seat);
    seen::against(login, &rival.name, rival.seat, (&rival.series, turns), seed)
}

/// The person sits down against a rival.
pub(super) fn sit_down(room: &mut Room, hall: &Hall, number: usize) -> Option<()> {
    let (round, rivals) = rivals(hall)?;
    let game = game_of(hall, &rivals, number, usize::MAX)?;
    let fresh = game.ply() == 0;
    room.open(Table::against_stranger(game), 0, fresh);
    let place = MatchRef { round, role: Role::Play(number) };
    room.commands.insert_resource(OnStage::new(place));
    Some(())
}

/// How long somebody looks at a table with nothing left to do there while another one waits.
const PAUSE: Duration = Duration::from_millis(700);
/// The same at the end of a match.
const RESULT: Duration = Duration::from_secs(4);

#[expect(clippy::too_many_arguments, reason = "the tournament, the table and the viewer meet here")]
fn follow(
    mut room: Room,
    hall: Res<Hall>,
    mut stage: ResMut<OnStage>,
    table: Option<ResMut<Table<Arena>>>,
    playback: Option<ResMut<Playback<Arena>>>,
    viewing: Option<ResMut<ReplayViewer>>,
    mut deadline: ResMut<Deadline>,
    mut motion: ResMut<Motion>,
) {
    let (Some(mut table), Some(mut playback)) = (table, playback) else { return };
    if !table.is_elsewhere() {
        return;
    }
    // Others decide: the picture has to be looked at again and again.
    motion.go_on();
    let Some(log) = log_of(&hall, stage.place) else { return };
    if table.is_behind(&log) {
        match table.catch_up(&log) {
            Some(told) if table.mode() == Mode::Live => playback.show(told),
            Some(_) => {}
            None => {
                if let Role::Play(number) = stage.place.role {
                    sit_down(&mut room, &hall, number);
                }
                return;
            }
        }
        if let (Some(mut viewing), Some(game)) = (viewing, table.watched()) {
            viewing.extend(game);
            viewing.live = !game.game().series().is_over();
        }
    }
    let (Role::Play(number), Viewer::Seat(own)) = (stage.place.role, table.eyes()) else { return };
    let stage = stage.bypass_change_detection();
    deadline.0 = closes(&hall).filter(|_| !table.is_over());
    if let (Some(choice), Some(person)) = (table.ordered(own, log.len()), &hall.person)
        && stage.sent.get(&number) != Some(&(log.len(), choice))
    {
        person.order(number + 1, log.len(), choice);
        stage.sent.insert(number, (log.len(), choice));
    }
    move_on(&mut room, &hall, stage, &table, &playback);
}

/// When nothing is left to do here, and another rival waits for an order, that table is next.
fn move_on(
    room: &mut Room,
    hall: &Hall,
    stage: &mut OnStage,
    table: &Table<Arena>,
    playback: &Playback<Arena>,
) {
    let (Role::Play(number), Viewer::Seat(own)) = (stage.place.role, table.eyes()) else { return };
    let owes = !table.is_over() && table.owes(own);
    if owes || !playback.is_idle() {
        stage.done = None;
        return;
    }
    let since = *stage.done.get_or_insert_with(Instant::now);
    let pause = if table.is_over() { RESULT } else { PAUSE };
    if since.elapsed() < pause {
        return;
    }
    let Some((round, rivals)) = rivals(hall).filter(|(round, _)| *round == stage.place.round)
    else {
        return;
    };
    let waits = |(other, rival): (usize, &Rival)| {
        let sent =
            stage.sent.get(&other).is_some_and(|(turns, _)| *turns == rival.series.log().len());
        (other != number && rival.owes && !sent).then_some(other)
    };
    let Some(next) = rivals.iter().enumerate().find_map(waits) else { return };
    stage.shown.insert(number, table.series().log().len());
    // What has happened there since one looked last is shown first.
    let turns = stage.shown.get(&next).copied().unwrap_or_default();
    if let Some(game) = game_of(hall, &rivals, next, turns) {
        let fresh = game.ply() == 0;
        room.open(Table::against_stranger(game), 0, fresh);
        (stage.place, stage.done) = (MatchRef { round, role: Role::Play(next) }, None);
    }
}
