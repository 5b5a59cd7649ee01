//! The Labyrinth on the table: a notebook drawn by one's own discoveries, the House's horn, the
//! seat list, and the true board for those who may see it.

mod beats;
mod chances;
pub mod chronicle;
mod contour;
mod deeds;
mod desk;
mod draw;
mod feats;
mod firsts;
mod form;
pub mod heat;
mod later;
mod lesson;
mod mistakes;
mod motion;
pub mod names;
pub mod notes;
mod opened;
mod pan_zoom;
mod panels;
pub mod picture;
pub mod reading;
mod refusals;
mod rival_beliefs;
mod rulebook;
mod scene;
mod sound;
pub mod stage;
pub mod stitch;
mod story;
pub mod true_board;
mod truth_overlay;
mod words;
mod workshop;

use bevy::{prelude::*, window::PrimaryWindow};
use game_rules::{
    game::{Seat, Viewer},
    labyrinth::{Action, Dir, Labyrinth},
};

pub use desk::{Desk, PendingChoice, Split};
pub use motion::NotebookMotion;

use crate::{
    app::keys::{KeyAction, Pressed},
    art::canvas::{Canvas, CanvasSystems, SpotClick, StageFrame},
    scenes::{frame::FrameKeys, scene::ReadingSystems},
    table::{Intent, Mode, Table, TableSystems, TableView},
};
use heat::WorldSamples;
use mistakes::Mistakes;
use rival_beliefs::RivalBeliefs;

/// The scene.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table<Labyrinth>>;
    app.add_plugins(workshop::saves::plugin)
        .init_resource::<NotebookMotion>()
        .init_resource::<WorldSamples>()
        .init_resource::<RivalBeliefs>()
        .init_resource::<Mistakes>()
        .add_systems(
            Update,
            (pan_zoom::point, click, follow_by_key)
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
                motion::turn,
                heat::dream,
                heat::weigh,
                rival_beliefs::imagine,
                mistakes::search,
                desk::sew,
                firsts::notice,
                hover,
            )
                .chain()
                .after(ReadingSystems)
                .run_if(at_table),
        )
        .add_systems(Update, desk::claim_arrows.after(ReadingSystems))
        .add_systems(
            PostUpdate,
            draw::draw.in_set(CanvasSystems::Draw).run_if(resource_exists::<TableView<Labyrinth>>),
        );
}

/// Spots become wishes: neighbours are steps, tabs are sheets, seats are followed.
fn click(
    mut clicks: MessageReader<SpotClick>,
    shown: Option<Res<TableView<Labyrinth>>>,
    table: Res<Table<Labyrinth>>,
    mut desk: ResMut<Desk>,
    mut wishes: MessageWriter<Intent<Labyrinth>>,
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
                wishes.write(Intent::Act(action));
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
pub fn looks_on(shown: &TableView<Labyrinth>) -> bool {
    let decides = matches!(shown.eyes, Viewer::Seat(_)) && !shown.is_over();
    shown.view.truth.is_some() && !decides
}

/// In the replay viewer, too, the number keys follow a seat.
fn follow_by_key(
    mut pressed: MessageReader<Pressed>,
    shown: Option<Res<TableView<Labyrinth>>>,
    table: Res<Table<Labyrinth>>,
    mut desk: ResMut<Desk>,
) {
    let actions: Vec<KeyAction> = pressed.read().map(|press| press.action).collect();
    let Some(shown) = shown.filter(|shown| table.mode() != Mode::Live && looks_on(shown)) else {
        return;
    };
    for action in actions {
        if action == KeyAction::Compare {
            desk.split = desk.split.toggled();
        }
        if let Some(place) = action.picks() {
            desk.follow = shown.view.order.get(place).copied().or(desk.follow);
        }
    }
}

/// A direction is a step, unless a side is being chosen for something else.
pub fn step_or_aim(desk: &mut Desk, dir: Dir) -> Action {
    let asked = desk.ask.and_then(|ask| ask.on(dir));
    if asked.is_some() {
        desk.ask = None;
    }
    (desk.sheet, desk.focus) = (None, None);
    asked.unwrap_or(Action::Move(dir))
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
