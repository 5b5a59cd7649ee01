//! The Wager on the table: envelopes and wax, the odds board, the reveal.

pub mod beats;
mod desk;
mod feats;
mod firsts;
mod form;
mod formula;
mod guests;
mod lesson;
mod motion;
mod names;
mod panels;
mod party_night;
pub mod picture;
mod quick;
mod reading;
pub(in crate::scenes::wager) mod rulebook;
mod scene;
mod sound;
pub mod stage;
mod story;
mod words;
mod workshop;

use bevy::prelude::*;
use game_rules::wager::{Phase, Setup, Wager};

pub use desk::Desk;
pub use party_night::PartyVisit;

use crate::{
    app::{idle::Motion, language::Language, settings::Settings},
    art::{
        canvas::{Canvas, CanvasSystems},
        motion::ambient,
    },
    evil::Reactions,
    scenes::scene::{CurrentReading, ReadingSystems},
    table::{Playback, Table, TableSystems, TableView, Thinking},
};

/// The table that is set unless somebody asks for another: what can be played right here. What is
/// done in a room, and songs, are a switch away.
pub fn usual() -> Setup {
    use game_rules::wager::packs::pack;
    let mut pool = pack("quick").unwrap_or_default();
    if let Some(songs) = pack("songs") {
        // The shipped packs do not clash: a test of the rules adds all of them up.
        let _ = pool.add(songs);
    }
    Setup { pool, ..Setup::default() }
}

/// The scene of the Wager.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table<Wager>>;
    app.add_plugins(party_night::plugin)
        .init_resource::<sound::Followed>()
        .add_systems(Startup, workshop::own_packs::load)
        .add_systems(Update, (desk::point, desk::set_out).before(TableSystems).run_if(at_table))
        .add_systems(PostUpdate, desk::tidy)
        .add_systems(Update, sound::hear.after(TableSystems).run_if(at_table))
        .add_systems(Update, firsts::notice.after(ReadingSystems).run_if(at_table))
        .add_systems(
            PostUpdate,
            draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<TableView<Wager>>),
        );
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    mut motion: ResMut<Motion>,
    shown: Res<TableView<Wager>>,
    thought: Option<Res<CurrentReading<Wager>>>,
    playback: Res<Playback<Wager>>,
    table: Res<Table<Wager>>,
    thinking: Res<Thinking<Wager>>,
    reactions: Res<Reactions>,
    language: Res<Language>,
    (settings, desk): (Res<Settings>, Res<Desk>),
) {
    let now = time.elapsed_secs();
    let life = stage::Life {
        time: ambient(now),
        calm: settings.reduced_motion || !settings.background_motion,
    };
    // The board is counted elsewhere; somebody has to look when it is there.
    if thought.is_some_and(|thought| thought.0.is_counting()) {
        motion.go_on();
    }
    let evil = beats::evil_seat(table.players());
    let picture = beats::picture(&shown.view, evil, &playback);
    let mut pose = stage::evil_pose(&picture, life);
    let own = thinking.who().filter(|(seat, _)| Some(*seat) == evil);
    pose.ponder(own.map(|(_, since)| since), now);
    reactions.apply(&mut pose, now, life.calm);
    let words = words::of(&language, &shown.view, &picture, table.players());
    stage::draw(&mut canvas, &picture, &pose, &words, life);
    let own = beats::own(shown.eyes).filter(|own| shown.turn.seats().contains(*own));
    if let Some(challenge) = quick::Challenge::of(&shown.view)
        && shown.view.phase == Phase::Playing
        && own.is_some()
        && playback.is_idle()
    {
        let since = desk.begun.map(|begun| now - begun);
        if since.is_some() {
            motion.go_on();
        }
        let still = settings.reduced_motion;
        stage::quick::draw(&mut canvas, &language, &challenge, since, desk.calm, still);
    }
}
