//! The Labyrinth on the table: a notebook drawn by one's own discoveries, the House's horn, the
//! seat list, and the true board for those who may see it.

mod beats;
mod beliefs;
mod chances;
mod choices;
pub mod chronicle;
mod contour;
mod deeds;
mod desk;
mod editor;
mod faults;
mod feats;
mod follow;
mod gaze;
pub mod heat;
mod inspect;
mod knobs;
mod lesson;
pub mod names;
pub mod notes;
mod overlay;
mod pages;
mod pencil;
pub mod picture;
pub mod reading;
mod rulebook;
pub mod saves;
mod sound;
pub mod stage;
pub mod stitch;
mod story;
mod table;
mod tray;
pub mod truth;
mod words;

use bevy::{prelude::*, window::PrimaryWindow};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action as Deed, Dir, Labyrinth, News},
};

pub use desk::{Ask, Desk, Split};
pub use pages::Pages;

use crate::{
    app::{
        idle::Motion,
        keys::{Action, Pressed},
        language::Language,
        settings::Settings,
        sound::{Cue, Play},
    },
    art::{
        canvas::{Canvas, CanvasSystems, SpotClick, StageFrame},
        motion::ambient,
    },
    evil::{Reaction, Reactions},
    scenes::{frame::FrameKeys, scene::Thinks},
    table::{Began, Mode, Playback, Shown, Table, TableSystems, Thinking, Wish},
};
use heat::Dreams;
use picture::{Picture, own_seat};
use stage::{Gaze, Lens, Life, Pencilled, Pointing};

/// How many sheets lie beside the one that somebody who is followed stands on.
const ISLANDS: usize = 3;

/// How long it takes to show the way everybody went (ux 2.2, the Truth Overlay).
const LAPSE: f32 = 8.0;

/// Which share of that the sheets take to slide over the board.
const SLIDE: f32 = 0.12;

/// The scene.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table<Labyrinth>>;
    app.add_plugins(saves::plugin)
        .init_resource::<Pages>()
        .init_resource::<Dreams>()
        .add_systems(
            Update,
            (gaze::point, click, follow_by_key, react)
                .chain()
                .after(FrameKeys)
                .before(TableSystems)
                .run_if(at_table),
        )
        .add_systems(
            Update,
            (
                desk::keep_notes,
                desk::forget,
                pages::turn,
                heat::dream,
                heat::weigh,
                desk::sew,
                hover,
            )
                .chain()
                .after(Thinks)
                .run_if(at_table),
        )
        .add_systems(Update, desk::claim_arrows.after(Thinks))
        .add_systems(Update, sound::hear.after(TableSystems).run_if(at_table))
        .add_systems(
            PostUpdate,
            draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<Shown<Labyrinth>>),
        );
}

/// Spots become wishes: neighbours are steps, tabs are sheets, seats are followed.
fn click(
    mut clicks: MessageReader<SpotClick>,
    shown: Option<Res<Shown<Labyrinth>>>,
    table: Res<Table<Labyrinth>>,
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Wish<Labyrinth>>,
) {
    let Some(shown) = shown else {
        clicks.clear();
        return;
    };
    for click in clicks.read().filter(|_| !desk.dragged).collect::<Vec<_>>() {
        match click.name {
            "step" if table.mode() == Mode::Live => {
                let dir = Dir::ALL[click.number.min(3)];
                let action = step_or_aim(&mut desk, dir);
                wishes.write(Wish::Act(action));
            }
            "sheet" => {
                let fragment = desk.sheets.get(click.number.wrapping_sub(1)).copied();
                desk.sheet = fragment;
                desk.focus = None;
            }
            "overlay" => desk.revealed = Some(f32::MIN),
            "place" => {
                desk.place = Some(click.number).filter(|place| desk.place != Some(*place));
            }
            "tile" => desk.focus = desk.drawn.get(click.number).copied(),
            "seat" if shown.view.truth.is_some() => {
                desk.follow = click.number.checked_sub(1).map(|seat| Seat(seat as u8));
            }
            _ => {}
        }
    }
}

/// Does whoever is at the screen see everything and have nothing to decide?
pub fn looks_on(shown: &Shown<Labyrinth>) -> bool {
    let decides = matches!(shown.eyes, Viewer::Seat(_)) && !shown.is_over();
    shown.view.truth.is_some() && !decides
}

/// In the replay viewer, too, the number keys follow a seat.
fn follow_by_key(
    mut pressed: MessageReader<Pressed>,
    shown: Option<Res<Shown<Labyrinth>>>,
    table: Res<Table<Labyrinth>>,
    mut desk: ResMut<Desk>,
) {
    let actions: Vec<Action> = pressed.read().map(|press| press.action).collect();
    let Some(shown) = shown.filter(|shown| table.mode() != Mode::Live && looks_on(shown)) else {
        return;
    };
    for action in actions {
        if action == Action::Compare {
            desk.split = desk.split.toggled();
        }
        if let Some(place) = action.picks() {
            desk.follow = shown.view.order.get(place).copied().or(desk.follow);
        }
    }
}

/// A direction is a step, unless a side is being chosen for something else.
pub fn step_or_aim(desk: &mut Desk, dir: Dir) -> Deed {
    let asked = desk.ask.and_then(|ask| ask.on(dir));
    if asked.is_some() {
        desk.ask = None;
    }
    (desk.sheet, desk.focus) = (None, None);
    asked.unwrap_or(Deed::Move(dir))
}

/// The tile below the pointer.
fn hover(
    windows: Query<&Window, With<PrimaryWindow>>,
    frame: Res<StageFrame>,
    canvas: Res<Canvas>,
    mut desk: ResMut<Desk>,
) {
    let at = windows.single().ok().and_then(Window::cursor_position);
    let spots = at
        .map(|at| frame.to_frame(at))
        .into_iter()
        .flat_map(|point| canvas.spots.iter().filter(move |spot| spot.area.contains(point)));
    let tile = spots.rev().find(|spot| spot.name == "tile");
    let hover = tile.and_then(|spot| desk.drawn.get(spot.number).copied());
    if desk.hover != hover {
        desk.hover = hover;
    }
}

/// Evil lets something show; never about what only it can know.
fn react(
    time: Res<Time<Real>>,
    table: Res<Table<Labyrinth>>,
    mut began: MessageReader<Began<Labyrinth>>,
    mut reactions: ResMut<Reactions>,
    mut motion: ResMut<Motion>,
    mut play: MessageWriter<Play>,
) {
    let now = time.elapsed_secs();
    if reactions.is_busy(now) {
        motion.go_on();
    }
    let evil = |seat: Seat| table.is_evil(seat);
    for Began(event) in began.read() {
        let reaction = match event.news {
            News::Injured { seat } if evil(seat) => Reaction::Hit,
            News::Taken { seat } if !evil(seat) => Reaction::Bold,
            News::Lost { seat } if evil(seat) => Reaction::OwnBlank,
            News::Won { seat } if evil(seat) => Reaction::EvilWon,
            News::Won { .. } => Reaction::YouWon,
            _ => continue,
        };
        reactions.show(reaction, now);
        play.write(Play(reaction.cue()));
    }
}

#[expect(clippy::too_many_arguments, reason = "a picture is made from all of it")]
fn draw(
    time: Res<Time<Real>>,
    mut canvas: ResMut<Canvas>,
    shown: Res<Shown<Labyrinth>>,
    playback: Res<Playback<Labyrinth>>,
    (table, thinking): (Res<Table<Labyrinth>>, Res<Thinking<Labyrinth>>),
    (pages, dreams): (Res<Pages>, Res<Dreams>),
    (reactions, mut motion, mut play): (Res<Reactions>, ResMut<Motion>, MessageWriter<Play>),
    language: Res<Language>,
    settings: Res<Settings>,
    mut desk: ResMut<Desk>,
) {
    let calm = settings.reduced_motion || !settings.background_motion;
    let now = time.elapsed_secs();
    let life = Life { time: ambient(now), calm, flashes: settings.flashes };
    let mut pose = stage::evil_pose(life);
    pose.ponder(thinking.since(), now);
    reactions.apply(&mut pose, now, calm);
    let beat = playback.beat.as_ref().map(|beat| (&beat.event, beat.progress));
    let own = own_seat(&shown.view);
    let mut words = words::of(&language, &shown, &playback, &pages, own, table.players());
    if f32::from(settings.text_scale) / 100.0 >= choices::LARGE {
        // It stands beside the stage then, as large as everything else.
        words.horn.clear();
    }
    let desk = desk.bypass_change_detection();
    if let Some(truth) = &shown.view.truth {
        let follow = desk.follow.unwrap_or(own);
        let whole = shown.view.ending.is_some();
        let mut scenery = truth::Scenery::of(&shown.view, truth, &playback.done, beat, whole);
        let (mut note, mut share) = (String::new(), 1.0);
        if whole && table.mode() == Mode::Live {
            let since = *desk.revealed.get_or_insert(now);
            let hurried = calm || playback.speed.is_none();
            share = if hurried { 1.0 } else { ((now - since) / LAPSE).min(1.0) };
            desk.lapsing = share < 1.0;
            let near = desk.near.get_or_insert_with(|| {
                let game = table.finished();
                let said = |game| story::near_misses(&language, game, shown.eyes, table.players());
                game.map_or_else(Vec::new, said)
            });
            if desk.lapsing {
                motion.go_on();
                scenery.rewind(share);
                let now = near.iter().rposition(|(at, _)| *at <= share);
                if now != desk.chimed {
                    desk.chimed = now;
                    play.write(Play(Cue::NearMiss));
                }
                note = now.map(|now| near[now].1.clone()).unwrap_or_default();
            }
        }
        let moment = pages.moment(beat);
        let picture = moment.map(|moment| Picture::of(&shown.view, follow, moment, None));
        let islands = moment
            .map_or_else(Vec::new, |moment| Picture::islands(&shown.view, follow, moment, ISLANDS));
        let live = table.mode() == Mode::Live;
        let overlaid = whole && live;
        if overlaid && desk.laid.as_ref().is_none_or(|(seat, _)| *seat != follow) {
            let sheets = moment.map(|moment| {
                let laid = overlay::lay(moment.after, truth).into_iter();
                laid.map(|(id, shift)| {
                    let sheet = Picture::of(&shown.view, follow, moment, Some(id)).open;
                    sheet.tried_at(shift)
                })
                .collect()
            });
            desk.laid = sheets.map(|sheets| (follow, sheets));
        }
        let sheets = desk.laid.as_ref().filter(|_| overlaid).map_or(&[][..], |(_, laid)| laid);
        let laid = if desk.lapsing { (share / SLIDE).min(1.0) } else { 1.0 };
        let mut words = words::truth(&language, words, note, follow, shown.eyes, table.players());
        if !live {
            // The viewer has a frame and a sign of its own.
            words.sign.clear();
        }
        if desk.gazed.is_some() {
            (desk.gazed, desk.gaze) = (None, Gaze::default());
        }
        desk.wide = looks_on(&shown);
        let outlook = stage::truth::Outlook {
            follow,
            wide: desk.wide,
            split: desk.split,
            gaze: desk.gaze,
            place: desk.place,
            look: shown.view.settings().expansions.theme.map(stage::truth::look),
        };
        let (bar, tile, middle) = stage::truth::draw(
            &mut canvas,
            &truth.board,
            &scenery,
            (picture.as_ref(), &islands),
            outlook,
            stage::truth::Overlay { sheets, laid },
            &pose,
            &words,
            life,
        );
        (desk.bar, desk.board) = (Some(bar), Some((tile, middle)));
        if desk.lapsing {
            // The card of the end waits as long as there is something to see.
            canvas.spot("overlay", 0, Rect::new(0.0, 40.0, 960.0, 580.0));
        }
        return;
    }
    let Some(moment) = pages.moment(beat) else { return };
    let picture = Picture::of(&shown.view, own, moment, desk.sheet);
    if desk.gazed != Some(picture.open.fragment) {
        (desk.gazed, desk.gaze) = (Some(picture.open.fragment), Gaze::default());
    }
    (desk.board, desk.bar) = (None, None);
    let goal = Lens::of(&picture, desk.gaze);
    let share = if calm { 1.0 } else { 1.0 - (-time.delta_secs() * 9.0).exp() };
    let lens = desk.lens.map_or(goal, |lens| lens.towards(goal, share));
    if !lens.is_at(goal) {
        motion.go_on();
    }
    desk.lens = Some(lens);
    desk.drawn = picture.open.tiles.iter().map(|tile| tile.at).collect();
    desk.sheets = picture.tabs.iter().map(|tab| tab.fragment).collect();
    if desk.use_notes {
        words.noted = language.say("maze-use-notes-on");
    }
    desk.home = moment.after.track(own);
    let at_home = desk.home.is_some_and(|at| at.fragment == picture.open.fragment);
    let heat =
        desk.layer.filter(|_| at_home && playback.is_idle()).and_then(|layer| dreams.heat(layer));
    let may = matches!(shown.eyes, Viewer::Seat(_)) && playback.is_idle() && at_home;
    let pointing = Pointing {
        focus: desk.focus.or(desk.hover),
        steps: may
            && shown.legal.iter().any(|action| {
                matches!(action, Deed::Move(_))
                    || desk.ask.is_some() && matches!(action, Deed::Shoot(_))
            }),
    };
    let open = picture.open.fragment;
    let own_notes = desk.notes.of(own, moment.after).filter(|(at, _)| at.fragment == open);
    let tried = desk.tried.filter(|stitch| stitch.under == open && playback.is_idle());
    let pencilled = Pencilled {
        notes: own_notes.map(|(at, note)| (at.at, note.clone())).collect(),
        stitched: tried.map(|stitch| {
            Picture::of(&shown.view, own, moment, Some(stitch.over)).open.tried_at(stitch.shift)
        }),
    };
    stage::draw(&mut canvas, &picture, &lens, heat, &pose, &words, pointing, life, &pencilled);
}
