//! Coming closer to the sheet or the board, and moving along it: by wheel and drag, by keys, and by
//! buttons of the inspector for whoever has neither.

use bevy::{
    input::mouse::{AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{egui, input::EguiWantsInput};
use game_rules::labyrinth::{Labyrinth, Size};

use super::{Desk, stage::truth};
use crate::{
    app::{idle::Motion, keys::KeyAction},
    art::{canvas::StageFrame, sprites::shell::ui::icon},
    kit,
    scenes::frame::Panels,
    table::TableView,
};

/// How much closer one step is.
pub const STEP: f32 = 1.25;
/// How far the pointer goes before a press is a drag, in units of the frame.
const SLACK: f32 = 6.0;
/// Where one can take hold of the stage.
const STAGE: Rect = Rect { min: Vec2::new(16.0, 130.0), max: Vec2::new(732.0, 545.0) };
/// The bar between truth and belief is taken hold of this far to either side of it.
const BAR: f32 = 20.0;

/// What the pointer has taken hold of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dragged {
    /// The sheet or the board.
    Paper,
    /// The bar between truth and belief.
    Bar,
}

/// A press that may become a drag.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hold {
    what: Dragged,
    from: Vec2,
    last: Vec2,
}

/// Wheel and drag.
#[expect(clippy::too_many_arguments, reason = "a pointer has wheels, buttons and a place")]
pub(super) fn point(
    buttons: Res<ButtonInput<MouseButton>>,
    wheel: Res<AccumulatedMouseScroll>,
    panels: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    frame: Res<StageFrame>,
    shown: Option<Res<TableView<Labyrinth>>>,
    mut desk: ResMut<Desk>,
    mut motion: ResMut<Motion>,
    mut hold: Local<Option<Hold>>,
) {
    let Some(shown) = shown else {
        *hold = None;
        return;
    };
    if !buttons.pressed(MouseButton::Left) && !buttons.just_released(MouseButton::Left) {
        *hold = None;
    }
    let at = windows.single().ok().and_then(Window::cursor_position);
    let Some(at) = at.filter(|at| frame.window.contains(*at)).map(|at| frame.to_frame(at)) else {
        return;
    };
    let free = !panels.is_some_and(|panels| panels.wants_any_pointer_input());
    let (open, size) = (shown.view.truth.is_some(), shown.view.settings().size());
    let desk = desk.bypass_change_detection();
    let stage = if open { truth::STAGE } else { STAGE };
    if wheel.delta.y != 0.0 && free && stage.contains(at) {
        let lines = match wheel.unit {
            MouseScrollUnit::Line => wheel.delta.y,
            MouseScrollUnit::Pixel => wheel.delta.y / 40.0,
        };
        desk.closer(STEP.powf(lines.clamp(-3.0, 3.0)), Some(at));
        motion.go_on();
    }
    if buttons.just_pressed(MouseButton::Left) && free {
        desk.dragged = false;
        let bar = open.then_some(desk.bar).flatten();
        let what = if bar.is_some_and(|x| (x - at.x).abs() < BAR && stage.contains(at)) {
            Some(Dragged::Bar)
        } else {
            stage.contains(at).then_some(Dragged::Paper)
        };
        *hold = what.map(|what| Hold { what, from: at, last: at });
    }
    let Some(held) = hold.as_mut().filter(|_| buttons.pressed(MouseButton::Left)) else { return };
    if held.from.distance(at) > SLACK {
        desk.dragged = true;
    }
    if !desk.dragged || held.last == at {
        return;
    }
    match held.what {
        Dragged::Bar => desk.split = truth::share_at(at.x, desk.wide),
        Dragged::Paper => {
            let by = (held.last - at) / desk.tile().max(1.0);
            desk.gaze.along(Vec2::new(by.x, -by.y), size);
        }
    }
    held.last = at;
    motion.go_on();
}

/// What a key means for the eyes: closer, farther, the whole of it, or along.
pub(super) fn by_key(action: KeyAction, desk: &mut Desk, size: Size) -> bool {
    let along = match action {
        KeyAction::Closer => return desk.closer(STEP, None),
        KeyAction::Farther => return desk.closer(1.0 / STEP, None),
        KeyAction::WholeSheet => {
            desk.gaze = super::stage::PanZoom::default();
            return true;
        }
        KeyAction::PanNorth => Vec2::Y,
        KeyAction::PanEast => Vec2::X,
        KeyAction::PanSouth => Vec2::NEG_Y,
        KeyAction::PanWest => Vec2::NEG_X,
        _ => return false,
    };
    desk.gaze.along(along, size);
    true
}

/// The same by buttons.
pub(super) fn buttons(
    ui: &mut egui::Ui,
    panels: &Panels<Labyrinth>,
    shown: &TableView<Labyrinth>,
    desk: &mut Desk,
) {
    let size = shown.view.settings().size();
    let discs = [
        (icon::MINUS, KeyAction::Farther),
        (icon::PLUS, KeyAction::Closer),
        (icon::ARROW_LEFT, KeyAction::PanWest),
        (icon::ARROW_UP, KeyAction::PanNorth),
        (icon::ARROW_DOWN, KeyAction::PanSouth),
        (icon::ARROW_RIGHT, KeyAction::PanEast),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(1.0, 2.0);
        for (sprite, action) in discs {
            let label = panels.language.say(&format!("action-{}", action.word()));
            if ui.add(kit::disc(sprite, &label)).clicked() {
                by_key(action, desk, size);
            }
        }
    });
}
