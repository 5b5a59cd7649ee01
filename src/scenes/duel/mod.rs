//! The duel on the table: what it looks like, how it moves, what can be pressed.

pub mod chronicle;
mod classic;
mod firsts;
pub mod full;
pub mod input;
pub mod odds;
mod panels;
pub mod picture;
mod scene;
pub mod stage;
pub mod variant;
mod words;
pub mod workshop;

use bevy::prelude::*;
use game_rules::{
    duel::{Aim, Tool, full::PlaceChange},
    game::Seat,
    odds::Odds,
};

use crate::{
    app::{
        idle::Motion,
        language::Language,
        settings::{Effects, Inspect, Settings},
        sound::Play,
    },
    art::{
        canvas::{Canvas, CanvasSystems},
        motion::{ambient, bump, wobble},
    },
    evil::{Reaction, Reactions},
    scenes::{
        frame::FrameKeys,
        scene::{CurrentReading, ReadingSystems},
    },
    table::{Playback, Table, TableSystems, TableView, Thinking},
};
use picture::{Placing, ShellGuess};
use stage::Life;
use variant::{DuelVariant, PendingChoice};

/// What is open at the duel.
#[derive(Resource, Default, Debug)]
pub struct Desk {
    /// At whom the gun is held before the shot.
    pub aim: Option<Aim>,
    /// How far the barrel has swung there, 0 … 1.
    pub swing: f32,
    /// The stake that is being named.
    pub stake: Option<i128>,
    /// After how many decisions the open choice began; it has had the focus since.
    pub chooses: Option<usize>,
    /// The place of the rail the caret stands at.
    pub caret: u8,
    /// The place of the rail the caret should go to.
    pub jump: Option<u8>,
    /// A stake is being named: plus and minus change it.
    pub weighs: bool,
    /// A tool that is looked at twice before it is used.
    pub doubt: Option<Tool>,
    /// The odds of all later shells are shown.
    pub later: bool,
    /// Whether the reasons are unfolded, where that was chosen at this table.
    pub why: Option<bool>,
    /// What keys, pad and pointer have asked for.
    pub asks: Vec<input::Request>,
}

/// The scene of one duel.
pub fn plugin<G: DuelVariant>(app: &mut App)
where
    G::Action: Unpin,
{
    let at_table = resource_exists::<Table<G>>;
    app.add_systems(Update, firsts::notice::<G>.after(ReadingSystems).run_if(at_table))
        .add_systems(
            Update,
            (input::read::<G>, input::answer::<G>, swing, clap::<G>)
                .chain()
                .after(FrameKeys)
                .before(TableSystems)
                .run_if(at_table),
        )
        .add_systems(
            PostUpdate,
            draw::<G>.in_set(CanvasSystems::Draw).run_if(resource_exists::<TableView<G>>),
        );
}

/// The barrel follows the aim in 220 ms.
fn swing(time: Res<Time<Real>>, mut desk: ResMut<Desk>, mut motion: ResMut<Motion>) {
    let goal = match desk.aim {
        Some(_) => 1.0,
        None => 0.0,
    };
    if desk.swing != goal {
        motion.go_on();
        let step = time.delta_secs() / 0.22;
        desk.swing = if goal > desk.swing {
            (desk.swing + step).min(goal)
        } else {
            (desk.swing - step).max(goal)
        };
    }
}

/// What is seen and what is thought of it, once both are there.
type Opinion<'w, G> = (Option<Res<'w, TableView<G>>>, Option<Res<'w, CurrentReading<G>>>);

/// The token is on its way: you were bold, and it worked. Evil claps.
fn clap<G: DuelVariant>(
    time: Res<Time<Real>>,
    (table, playback): (Res<Table<G>>, Res<Playback<G>>),
    (shown, thought): Opinion<G>,
    mut reactions: ResMut<Reactions>,
    mut play: MessageWriter<Play>,
    mut sliding: Local<bool>,
) {
    let evil = |seat: Seat| table.is_evil(seat);
    let bold = shown.zip(thought).is_some_and(|(shown, thought)| {
        let own = picture::bottom_seat(shown.eyes);
        let mut tokens = G::tokens(&shown, &thought.0, &playback).into_iter();
        !evil(own) && evil(own.other()) && tokens.any(|(_, come)| come < 1.0)
    });
    if !std::mem::replace(&mut *sliding, bold) && bold {
        reactions.show(Reaction::Bold, time.elapsed_secs());
        play.write(Play(Reaction::Bold.cue()));
    }
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw<G: DuelVariant>(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    shown: Res<TableView<G>>,
    thought: Option<Res<CurrentReading<G>>>,
    playback: Res<Playback<G>>,
    table: Res<Table<G>>,
    thinking: Res<Thinking<G>>,
    desk: Res<Desk>,
    reactions: Res<Reactions>,
    language: Res<Language>,
    settings: Res<Settings>,
) {
    let calm = settings.reduced_motion || !settings.background_motion;
    let now = time.elapsed_secs();
    let rich = settings.effects == Effects::High;
    let letters = settings.letters.then(|| language.tongue());
    let Some(thought) = thought else { return };
    let mut picture = G::picture(&shown.view, &thought.0, &playback);
    let told = table.inspect(&settings) != Inspect::Off && !picture.folded;
    let life = Life { time: ambient(now), calm, rich, letters, told };
    picture.tokens = G::tokens(&shown, &thought.0, &playback);
    let recoil = picture.gun.recoil;
    if !settings.flashes {
        // A glow that comes and goes slowly, and no sparks of light.
        picture.gun.flash = picture.gun.smoke.map_or(0.0, |t| 0.3 * bump(t));
    }
    if playback.is_idle() && desk.swing > 0.0 {
        let at_top = desk.aim != Some(Aim::Own);
        picture.gun.swing = if at_top { 0.35 } else { -0.35 } * desk.swing;
        picture.aim = desk.aim;
    }
    if playback.is_idle()
        && let Some(PendingChoice::Place { tool, left, .. }) = G::choice(&shown)
    {
        picture.placing = Some(placing(tool, left, desk.caret));
    }
    let mut pose = stage::evil_pose(&picture, life);
    pose.ponder(thinking.since(), now);
    reactions.apply(&mut pose, now, calm);
    let words = words::of(&language, &picture, shown.eyes, table.players(), told);
    stage::draw(&mut canvas, &picture, &pose, &words, life);
    if !settings.reduced_motion && recoil > 0.0 {
        let strength = SHAKE * recoil * recoil * f32::from(settings.shake) / 100.0;
        canvas.shake(Vec2::new(wobble(now * 24.0, 1.0), wobble(now * 24.0, 7.0)) * strength);
    }
}

/// What the rail shows while a shell is placed with this tool.
fn placing(tool: Tool, left: Option<u8>, caret: u8) -> Placing {
    let change = tool.page().at_place();
    let shell = match change {
        Some(PlaceChange::Put(Some(shell))) => Some(ShellGuess::Sure(shell)),
        Some(PlaceChange::Put(None)) => Some(ShellGuess::Maybe(Odds::new(1, 2))),
        Some(PlaceChange::Take) | None => None,
    };
    Placing { caret, takes: change == Some(PlaceChange::Take), shell, cup: left }
}

/// How far the table jumps at most, in units (ux 3.6).
const SHAKE: f32 = 8.0;
