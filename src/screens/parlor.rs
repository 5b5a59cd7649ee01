//! The hub (ux 2.0.2): a dim room, one round table, five objects, one host.

use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use game_rules::table::{AnyMatch, Match};

use super::parlor_card;
use crate::{
    Screen,
    app::{
        cli::GameTable,
        folders::Folders,
        language::Language,
        notice::Notices,
        settings::{Effects, Settings},
    },
    art::{
        canvas::{Canvas, CanvasSystems, Face},
        motion::{ambient, wobble},
        sheets::Needed,
        sprites::{Sprite as Drawing, shell::hub as art},
    },
    evil::{self, Glove, Pose},
    say,
    scenes::{
        Scene,
        any::{MatchVisitor, visit_match},
    },
    table::{
        Strength,
        waiting::{self, Slot},
    },
};

/// Which object the lamp is on.
#[derive(Resource, Debug)]
pub struct Hub {
    /// The game under the lamp.
    pub focus: GameTable,
    /// How strong Evil will play.
    pub strength: Strength,
    /// The matches that wait to be continued, the newest first.
    pub unfinished: Vec<Unfinished>,
    /// Somebody has just come in: the focus is on Play.
    pub entered: bool,
    /// Play has the focus.
    pub on_play: bool,
}

impl Default for Hub {
    fn default() -> Hub {
        Hub {
            focus: GameTable::Duel,
            strength: Strength::Courteous,
            unfinished: Vec::new(),
            entered: true,
            on_play: false,
        }
    }
}

/// The hub.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hub>()
        .add_systems(OnEnter(Screen::Parlor), look_for_unfinished)
        .add_systems(
            PostUpdate,
            draw.in_set(CanvasSystems::Draw).run_if(not(in_state(Screen::Match))),
        )
        .add_systems(Update, (parlor_card::keys, bring_drawings).run_if(in_state(Screen::Parlor)))
        .add_systems(
            EguiPrimaryContextPass,
            parlor_card::draw.in_set(PanelSystems).run_if(in_state(Screen::Parlor)),
        );
}

/// The panels of the hub; sheets over them are drawn after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PanelSystems;

/// The drawings of the game under the lamp come before anybody sits down to it.
fn bring_drawings(time: Res<Time<Real>>, hub: Res<Hub>, mut needed: ResMut<Needed>) {
    needed.ask(hub.focus, time.elapsed_secs());
}

/// How many matches are offered at a time.
const OFFERED: usize = 2;

impl Hub {
    /// What can be continued at once: what waits at the game under the lamp, then the newest of the rest.
    pub fn offers(&self) -> impl Iterator<Item = Unfinished> {
        let here = |it: &&Unfinished| it.slot.place() == self.focus;
        let first = self.unfinished.iter().filter(here);
        let rest = self.unfinished.iter().filter(move |it| !here(it));
        first.chain(rest).take(OFFERED).copied()
    }
}

/// What is known of a match that was left.
#[derive(Clone, Copy, Debug)]
pub struct Unfinished {
    /// Where it waits.
    pub slot: Slot,
    /// How far it has come, unless the file cannot be read.
    progress: Option<Progress>,
    /// When it was left.
    left: SystemTime,
}

impl Unfinished {
    /// A match that lies there.
    pub fn of(slot: Slot, found: Option<AnyMatch>, left: SystemTime) -> Unfinished {
        Unfinished { slot, progress: found.map(|found| visit_match(found, HowFar)), left }
    }

    /// How far it has come and when it was left, in words.
    pub fn when(&self, language: &Language) -> String {
        let ago = language.ago(self.left.elapsed().unwrap_or_default());
        let Some(Progress { table, rounds, number }) = self.progress else { return ago };
        let far = match rounds {
            true => say!(language, "counter-round", table = table, round = number as i64),
            false => say!(language, "counter-turn", table = table, turn = number as i64),
        };
        say!(language, "parlor-continue-when", far = far, ago = ago)
    }
}

/// How far a match has come, counted as its log counts.
#[derive(Clone, Copy, Debug)]
struct Progress {
    /// The word of its table.
    table: &'static str,
    /// It is played in rounds and not in turns.
    rounds: bool,
    /// The turn or round that is being played.
    number: usize,
}

struct HowFar;

impl MatchVisitor for HowFar {
    type Out = Progress;

    fn visit<G: Scene>(self, game: Match<G>) -> Progress {
        let later = game.past().iter().flat_map(|past| &past.events);
        let begun = game.opening().iter().chain(later).filter(|event| G::begins_turn(event));
        Progress { table: G::WORD, rounds: G::ROUNDS, number: begun.count().max(1) }
    }
}

/// Which matches can be continued?
fn look_for_unfinished(
    mut hub: ResMut<Hub>,
    (folders, language): (Res<Folders>, Res<Language>),
    mut notices: ResMut<Notices>,
) {
    hub.entered = true;
    waiting::take_over(&folders, &language, &mut notices);
    let lies = |slot: Slot| slot.look(&folders).map(|(it, left)| Unfinished::of(slot, it, left));
    hub.unfinished = Slot::ALL.into_iter().filter_map(lies).collect();
    hub.unfinished.sort_by_key(|unfinished| std::cmp::Reverse(unfinished.left));
}

/// An object on the table: where it stands, dark and in the light.
pub(super) fn object(place: GameTable) -> ((f32, f32), &'static Drawing, &'static Drawing) {
    match place {
        GameTable::Duel => ((692.0, 606.0), art::OBJ_SCATTERGUN_UNLIT, art::OBJ_SCATTERGUN_LIT),
        GameTable::Labyrinth => ((448.0, 566.0), art::OBJ_MAP_UNLIT, art::OBJ_MAP_LIT),
        GameTable::Cards => ((482.0, 486.0), art::OBJ_CARDS_UNLIT, art::OBJ_CARDS_LIT),
        GameTable::Arena => ((877.0, 478.0), art::OBJ_STAGE_UNLIT, art::OBJ_STAGE_LIT),
        GameTable::Wager => ((947.0, 576.0), art::OBJ_ENVELOPE_UNLIT, art::OBJ_ENVELOPE_LIT),
    }
}

/// The room, drawn in the coordinates of the frame (ux 2.0.1).
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    hub: Res<Hub>,
    settings: Res<Settings>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
) {
    let canvas = &mut *canvas;
    let calm = settings.reduced_motion || !settings.background_motion;
    let now = if calm { 0.0 } else { ambient(time.elapsed_secs()) };
    canvas.put(art::ROOM_WALL, 0.0, 0.0);
    canvas.put(art::WINDOW_MOONLIGHT, 868.0, 130.0);
    canvas.put(art::PICTURE_OVAL_MOON, 906.0, 172.0);
    canvas.put(art::PICTURE_OVAL_SUN, 984.0, 154.0);
    canvas.put(art::CLOCK, 467.0, 164.0);
    canvas.put(art::CLOCK_PENDULUM, 467.0, 204.0).turn(0.0);
    canvas.put(art::CLOCK_GLASS, 467.0, 268.0);
    // Light that breathes costs a third of the room in every frame and is hardly noticed.
    let breath = match settings.effects {
        Effects::High => 1.0 + 0.015 * (now * 0.9).sin(),
        Effects::Low | Effects::Medium => 1.0,
    };
    canvas.put(art::ROOM_LIGHT, 690.0, 140.0).scale(breath).alpha(0.55);
    canvas.put(art::LAMP_CONE, 690.0, 98.0).alpha(0.7);
    let mut pose = Pose::at_rest((690.0, 432.0), 0.96);
    pose.hand_scale = 0.72;
    pose.hands[0].wrist = (606.0, 424.0);
    pose.hands[1].wrist = (776.0, 424.0);
    pose.hands[0].turn = 186.0;
    pose.hands[1].turn = 172.0;
    pose.hands[0].glove = Glove::Rest;
    pose.face.tilt = -3.0 + wobble(now * 0.4, 1.0) * 1.5;
    pose.face.blink = (now * 0.21).fract() > 0.985;
    let ((x, _), ..) = object(hub.focus);
    pose.face.look = (((x - 690.0) / 260.0).clamp(-1.0, 1.0), 0.8);
    evil::draw_bust(canvas, &pose);
    canvas.put(art::TABLE_TOP, 690.0, 560.0);
    canvas.put(art::LAMP_POOL, object(hub.focus).0.0, object(hub.focus).0.1).alpha(0.8);
    for place in [
        GameTable::Cards,
        GameTable::Arena,
        GameTable::Labyrinth,
        GameTable::Wager,
        GameTable::Duel,
    ] {
        let ((x, y), dark, lit) = object(place);
        canvas.put(if place == hub.focus { lit } else { dark }, x, y);
    }
    evil::draw_gloves(canvas, &pose);
    canvas.put(art::LAMP_CORD, 690.0, 0.0);
    canvas.put(art::LAMP_SHADE, 690.0, 14.0);
    canvas.put(art::LAMP_GLOW, 690.0, 104.0).alpha(0.7);
    canvas.put(art::CABINET, 1154.0, 700.0);
    canvas.put(art::BOOKS_LYING, 1086.0, 168.0);
    candle(canvas, now);
    if *screen.get() == Screen::Parlor {
        canvas.put(art::TITLE_CHAIN, 84.0, 0.0);
        canvas.put(art::TITLE_CHAIN, 392.0, 0.0);
        canvas.put(art::TITLE_SIGN, 238.0, 0.0);
        canvas
            .engrave(language.say("title"), Face::SerifBold, 52.0, (238.0, 86.0))
            .within(340.0, 68.0);
    }
    canvas.put(art::ROOM_VIGNETTE, 640.0, 360.0);
    for (number, place) in GameTable::ALL.into_iter().enumerate() {
        let (x, y) = object(place).0;
        let area = Rect::from_center_size(Vec2::new(x, y), Vec2::new(190.0, 90.0));
        canvas.spot("object", number, area);
    }
}

/// The candle on the cabinet; its flame leans one way and the other.
fn candle(canvas: &mut Canvas, now: f32) {
    let flames = [art::CANDLE_FLAME_1, art::CANDLE_FLAME_2, art::CANDLE_FLAME_3];
    let flame = flames[(now * 5.0 + 1.5 * wobble(now, 7.0)).max(0.0) as usize % flames.len()];
    let tall = 1.0 + 0.07 * wobble(now * 3.0, 1.0);
    canvas.put(art::CANDLE_GLOW, 1222.0, 118.0).scale(1.0 + 0.04 * wobble(now * 2.0, 4.0));
    canvas.put(art::CANDLE, 1222.0, 128.0);
    canvas.put(flame, 1222.0, 128.0).stretch(1.0, tall).turn(3.0 * wobble(now, 2.0));
}
