//! The arena on the table: a paper theatre, two teams, and every outcome worked out exactly.

mod beats;
mod chronicle;
pub mod clock;
mod feats;
mod firsts;
mod glossary;
mod input;
mod lesson;
mod motion;
mod panels;
pub mod picture;
pub mod reading;
mod rulebook;
mod scene;
mod sound;
pub mod stage;
mod story;
pub mod words;
pub mod workshop;

use bevy::prelude::*;
use game_rules::arena::Arena;

use self::stage::Life;
use crate::{
    app::{language::Language, settings::Settings},
    art::{
        canvas::{Canvas, CanvasSystems},
        motion::{ambient, wobble},
    },
    evil::Reactions,
    scenes::{frame::FrameKeys, scene::ReadingSystems},
    table::{Playback, Table, TableSystems, TableView, Thinking},
};

pub use scene::Desk;

/// The scene of the arena.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table<Arena>>;
    app.init_resource::<clock::Deadline>()
        .add_systems(Startup, workshop::own_creatures::load)
        .add_systems(
            Update,
            (input::unlock, input::read, clock::tick)
                .chain()
                .after(FrameKeys)
                .before(TableSystems)
                .run_if(at_table),
        )
        .add_systems(Update, firsts::notice.after(ReadingSystems).run_if(at_table))
        .add_systems(
            PostUpdate,
            draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<TableView<Arena>>),
        );
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    shown: Res<TableView<Arena>>,
    playback: Res<Playback<Arena>>,
    table: Res<Table<Arena>>,
    thinking: Res<Thinking<Arena>>,
    desk: Res<Desk>,
    reactions: Res<Reactions>,
    language: Res<Language>,
    settings: Res<Settings>,
) {
    let now = time.elapsed_secs();
    let life =
        Life { time: ambient(now), calm: settings.reduced_motion || !settings.background_motion };
    let beat = playback.beat.as_ref().map(|beat| (&beat.event, beat.progress));
    let picture = picture::picture(&shown.view, &playback.done, beat, playback.coming());
    let mut pose = stage::evil_pose(&picture, life);
    pose.ponder(thinking.since(), now);
    reactions.apply(&mut pose, now, life.calm);
    let mut words = words::of(&language, &shown.view, &picture, table.players());
    let series = &shown.view.series;
    if let Some((clock, order, code)) = desk.failed
        && clock == series.clock()
        && playback.is_idle()
    {
        words.tape = vec![panels::tape::failed(&language, series, order, code)];
    }
    stage::draw(&mut canvas, &picture, &pose, &words, life);
    if !settings.reduced_motion && picture.shake > 0.0 {
        let strength = SHAKE * picture.shake * picture.shake * f32::from(settings.shake) / 100.0;
        canvas.shake(Vec2::new(wobble(now * 24.0, 1.0), wobble(now * 24.0, 7.0)) * strength);
    }
}

/// How far the theatre jumps at most, in units (ux 3.6).
const SHAKE: f32 = 6.0;
