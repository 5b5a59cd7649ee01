//! The duel on the table: what it looks like, how it moves, what can be pressed.

pub mod beats;
pub mod chronicle;
pub mod full;
mod hud;
pub mod input;
pub mod inspect;
pub mod picture;
mod sound;
pub mod stage;
mod story;
mod words;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use game_rules::duel::{
    Aim, Shell,
    classic::{Classic, Event},
};

use crate::{
    app::{idle::Motion, language::Language, settings::Settings},
    art::canvas::{Canvas, CanvasSystems},
    evil::{Mood, Reaction, Reactions},
    table::{Began, Playback, Shown, Table, TableSystems, Thinking},
};
pub use input::tray;
use stage::Life;

pub use hud::notice;

/// Where the gun is held before the shot.
#[derive(Resource, Default, Debug)]
pub struct Aiming {
    /// At whom.
    pub aim: Option<Aim>,
    /// How far the barrel has swung there, 0 … 1.
    pub swing: f32,
}

/// The scene.
pub fn plugin(app: &mut App) {
    app.init_resource::<Aiming>()
        .init_resource::<hud::Hud>()
        .add_systems(EguiPrimaryContextPass, hud::draw.run_if(resource_exists::<Table<Classic>>))
        .add_systems(
            Update,
            hud::keys.before(input::answer).run_if(resource_exists::<Table<Classic>>),
        )
        .init_resource::<sound::Due>()
        .add_message::<input::Ask>()
        .add_systems(
            Update,
            (input::read, input::answer, swing, react)
                .chain()
                .before(TableSystems)
                .run_if(resource_exists::<Table<Classic>>),
        )
        .add_systems(
            Update,
            sound::hear.after(TableSystems).run_if(resource_exists::<Table<Classic>>),
        )
        .add_systems(
            PostUpdate,
            draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<Shown<Classic>>),
        );
}

/// The barrel follows the aim in 220 ms.
fn swing(time: Res<Time<Real>>, mut aiming: ResMut<Aiming>, mut motion: ResMut<Motion>) {
    let goal = match aiming.aim {
        Some(_) => 1.0,
        None => 0.0,
    };
    if aiming.swing != goal {
        motion.go_on();
        let step = time.delta_secs() / 0.22;
        aiming.swing = if goal > aiming.swing {
            (aiming.swing + step).min(goal)
        } else {
            (aiming.swing - step).max(goal)
        };
    }
}

/// Evil lets something show, the same for everything that is hidden.
fn react(
    time: Res<Time<Real>>,
    table: Res<Table<Classic>>,
    mut began: MessageReader<Began<Classic>>,
    mut reactions: ResMut<Reactions>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed_secs();
    if reactions.is_busy(now) {
        motion.go_on();
    }
    for Began(event) in began.read() {
        let evil = |seat: game_rules::game::Seat| {
            table.players().get(seat.index()).is_some_and(|player| !player.is_human())
        };
        let reaction = match *event {
            Event::Looked { seat, .. } if evil(seat) => Reaction::Peek,
            Event::Shot { seat, aim, shell: Shell::Live, .. } if evil(aim.target(seat)) => {
                Reaction::Hit
            }
            Event::Shot { seat, aim: Aim::Foe, shell: Shell::Blank, .. } if evil(seat) => {
                Reaction::OwnBlank
            }
            Event::Over { ending } => match ending {
                game_rules::duel::Ending::Won(_) => Reaction::YouWon,
                _ => Reaction::EvilWon,
            },
            _ => continue,
        };
        reactions.show(reaction, now);
    }
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    shown: Res<Shown<Classic>>,
    playback: Res<Playback<Classic>>,
    table: Res<Table<Classic>>,
    thinking: Res<Thinking<Classic>>,
    aiming: Res<Aiming>,
    reactions: Res<Reactions>,
    language: Res<Language>,
    settings: Res<Settings>,
) {
    let calm = settings.reduced_motion || !settings.background_motion;
    let now = time.elapsed_secs();
    let life = Life { time: now, calm };
    let mut picture = beats::picture(&shown.view, &playback);
    if playback.is_idle() && aiming.swing > 0.0 {
        let at_top = aiming.aim != Some(Aim::Own);
        picture.gun.swing = if at_top { 0.35 } else { -0.35 } * aiming.swing;
        picture.aim = aiming.aim;
    }
    let mut pose = stage::evil_pose(&picture, life);
    if let Some((_, since)) = thinking.who()
        && now - since > 0.25
    {
        pose.face.mood = Mood::Thinking;
        pose.face.look = (0.8, -0.8);
    }
    reactions.apply(&mut pose, now, calm);
    let words = words::of(&language, &picture, shown.eyes, table.players());
    stage::draw(&mut canvas, &picture, &pose, &words, life);
}
