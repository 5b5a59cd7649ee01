//! The Cards on the table: what they look like, how they move, what can be pressed.

mod beats;
mod chronicle;
pub mod desk;
mod drawings;
mod firsts;
mod glossary;
pub mod input;
mod lesson;
pub mod names;
pub mod panels;
pub mod payment;
mod picture;
pub mod queue;
pub mod reading;
mod rulebook;
mod scene;
mod sound;
mod stage;
mod story;
mod workshop;

use bevy::prelude::*;
use game_rules::{
    cards::{
        Action, Aim, Cards, Event,
        rack::Rack,
        state::{Ask, Phase, Spot},
        trace::{Change, blows},
        work::{Zone, ZoneRef},
    },
    game::{Seat, Viewer},
};

use crate::{
    app::{
        keys::{KeyAction, Keys},
        language::Language,
        settings::Settings,
    },
    art::{
        canvas::{Canvas, CanvasSystems},
        motion::ambient,
    },
    evil::Reactions,
    say,
    scenes::{
        frame::FrameKeys,
        scene::{CurrentReading, ReadingSystems},
        who::{Who, who},
    },
    table::{Playback, Player, Table, TableSystems, TableView, Thinking},
};
use desk::{Desk, Plan};
use panels::receipt;
use picture::{Picture, bottom_seat};
use reading::Reading;
use stage::{Aids, Life, Slate, Words};

/// The scene of the Cards.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table<Cards>>;
    app.add_systems(
        Update,
        (input::read, input::answer).chain().after(FrameKeys).before(TableSystems).run_if(at_table),
    )
    .add_systems(Startup, workshop::decks::load)
    .add_systems(Update, workshop::poster::take)
    .add_systems(PostUpdate, desk::tidy)
    .add_systems(Update, queue::follow.after(input::answer).after(TableSystems).run_if(at_table))
    .add_systems(Update, firsts::notice.after(ReadingSystems).run_if(at_table))
    .add_systems(
        PostUpdate,
        draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<TableView<Cards>>),
    );
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    shown: Res<TableView<Cards>>,
    thought: Option<Res<CurrentReading<Cards>>>,
    playback: Res<Playback<Cards>>,
    table: Res<Table<Cards>>,
    thinking: Res<Thinking<Cards>>,
    desk: Res<Desk>,
    reactions: Res<Reactions>,
    keys: Res<Keys>,
    language: Res<Language>,
    settings: Res<Settings>,
) {
    let now = time.elapsed_secs();
    let calm = settings.reduced_motion || !settings.background_motion;
    let life = Life { time: ambient(now), calm };
    let picture = beats::picture(&shown.view, &playback);
    let slate = slate(&shown, &playback);
    let aids = match &thought {
        Some(thought) if playback.is_idle() => aids(&shown, &thought.0, &desk),
        _ => Aids::default(),
    };
    let mut words = words_on_stage(&language, &picture, &slate, shown.eyes, table.players());
    words.end_key = keys.cap(&settings.bindings, KeyAction::EndRound, &language);
    let mut pose = stage::evil_pose(&picture, &slate, &words, life);
    pose.ponder(thinking.since(), now);
    reactions.apply(&mut pose, now, calm);
    stage::draw(&mut canvas, &picture, &pose, &words, &aids, &slate, life);
}

/// The sums of this round, newest first. The sleeve wipes them away when the next one begins.
fn slate(shown: &TableView<Cards>, playback: &Playback<Cards>) -> Slate {
    let mut events: Vec<&Event> = Vec::new();
    for told in shown.log.iter().filter(|told| !told.struck) {
        events.extend(&told.events);
    }
    events.extend(&playback.done);
    let (mut written, mut wiped) = (1.0, 0.0);
    if let Some(beat) = &playback.beat {
        match beat.event {
            // What the old round left is still there to be wiped.
            Event::Phase { phase: Phase::Roll, .. } => wiped = beat.progress,
            Event::Suffered { .. } => {
                written = (beat.progress / 0.6).min(1.0);
                events.push(&beat.event);
            }
            _ => events.push(&beat.event),
        }
    }
    let begun = events
        .iter()
        .rposition(|event| matches!(event, Event::Phase { phase: Phase::Roll, .. }))
        .unwrap_or(0);
    let events: Vec<Event> = events[begun..].iter().map(|event| (*event).clone()).collect();
    let mut blows = blows(&events);
    blows.retain(|blow| blow.value > 0 || !blow.steps.is_empty());
    blows.reverse();
    blows.truncate(stage::KEPT);
    Slate { blows, written, wiped }
}

/// What the panels have open, as far as the stage shows it.
fn aids(shown: &TableView<Cards>, reading: &Reading, desk: &Desk) -> Aids {
    let view = &shown.view;
    let Viewer::Seat(seat) = shown.eyes else { return Aids::default() };
    let mut aids = Aids::default();
    let mine = |at: u8| Spot { side: seat, seat: at };
    match view.open.ask {
        Ask::Lead(seats) if seats.contains(seat) => aids.rings = (0..3).map(mine).collect(),
        Ask::NewLead(who) if who == seat => {
            let team = (0u8..).zip(&view.open.side(seat).team);
            aids.rings = team.filter(|(_, who)| who.lives()).map(|(at, _)| mine(at)).collect();
        }
        Ask::Act(who) if who == seat => {
            aids.bell = true;
            aids.tuning = matches!(desk.pick, Some(desk::Pick::Tune(..)));
            match desk.plan(view, reading) {
                Plan::Target(aims, _) => choosable(&mut aids, seat, &aims),
                Plan::Whom(whom) => aids.rings = whom.into_iter().map(mine).collect(),
                Plan::Ready(action, ..) => foretell(&mut aids, view, reading, &action),
                _ => {}
            }
        }
        _ => {}
    }
    aids
}

fn choosable(aids: &mut Aids, seat: Seat, aims: &[Aim]) {
    for aim in aims {
        let (side, zone, place) = match *aim {
            Aim::Nothing => continue,
            Aim::Mine(at) => {
                aids.rings.push(Spot { side: seat, seat: at });
                continue;
            }
            Aim::MySummon(place) => (seat, Zone::Summons, place),
            Aim::TheirSummon(place) => (seat.other(), Zone::Summons, place),
            Aim::Support(place) => (seat, Zone::Supports, place),
        };
        aids.places.push((ZoneRef { side, zone }, usize::from(place)));
    }
}

/// The dice that would be paid, and who would have which HP.
fn foretell(aids: &mut Aids, view: &game_rules::cards::View, reading: &Reading, action: &Action) {
    aids.lifted = match action {
        Action::Tune { die, .. } => Rack::of(*die, 1),
        action => desk::paid(action).unwrap_or(Rack::EMPTY),
    };
    if let Some(branches) = reading.foresee(action) {
        aids.after = receipt::hp_after(&branches, view);
        aids.rings = aids.after.iter().map(|(at, _)| *at).collect();
    }
    if let Action::Switch { to, .. } = action
        && let Viewer::Seat(side) = view.who
    {
        aids.rings.push(Spot { side, seat: *to });
    }
}

fn words_on_stage(
    language: &Language,
    picture: &Picture,
    slate: &Slate,
    eyes: Viewer,
    players: &[Player],
) -> Words {
    let names = [Seat(0), Seat(1)].map(|seat| {
        picture.side(seat).side.team.each_ref().map(|who| names::character(language, who.id))
    });
    let of = |key: &str| {
        [Seat(0), Seat(1)].map(|seat| {
            let Who { word, name } = who(language, seat, eyes, players);
            say!(language, key, who = word, name = name)
        })
    };
    let reactions = slate.blows.iter().map(|blow| {
        let reacted = blow.steps.iter().find_map(|step| match step.change {
            Change::Reacted(reaction, ..) => Some(reaction),
            _ => None,
        });
        reacted.map_or_else(String::new, |reaction| names::reaction(language, reaction))
    });
    let banner = match picture.motion {
        picture::Motion::Phase(Phase::Roll) => {
            say!(language, "cards-banner-round", round = i64::from(picture.round))
        }
        picture::Motion::Phase(phase) => names::phase(language, phase),
        _ => String::new(),
    };
    Words {
        names,
        supports: of("cards-support-of"),
        summons: of("cards-summons-of"),
        end: language.say("cards-end-round"),
        end_key: None,
        tune: language.say("cards-tune"),
        banner,
        reactions: reactions.collect(),
    }
}

/// The seat at the bottom of the screen.
fn own(shown: &TableView<Cards>) -> Seat {
    bottom_seat(shown.eyes)
}
