//! What a hand on a control does to it: hover lifts, press sinks, focus rings, the reason of a
//! disabled one is told to screen readers.

use bevy_egui::egui::{self, Response, Sense, Ui, WidgetInfo};

use super::Kit;
use crate::art::{palette::THEME, sprites::State};

/// How far a hovered control is lifted and a pressed one sinks.
const LIFT: f32 = 2.0;

/// A state to show whatever the pointer does, for the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// How it looks.
    pub state: State,
    /// With the ring.
    pub focus: bool,
}

/// How a control looks now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub state: State,
    pub focus: bool,
    /// Downwards; negative is lifted.
    pub shift: f32,
}

/// What a control that can be disabled listens to.
pub(super) fn sense(enabled: bool) -> Sense {
    if enabled { Sense::click() } else { Sense::hover() }
}

/// Reads the hand on a control, brings a newly focused one into view.
pub(super) fn touch(ui: &Ui, response: &Response, enabled: bool, pose: Option<Pose>) -> Touch {
    let kit = Kit::of(ui.ctx());
    take_focus_back(response);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let state = match pose {
        Some(pose) => pose.state,
        None if !enabled => State::Disabled,
        None if response.is_pointer_button_down_on() => State::Press,
        None if response.hovered() => State::Hover,
        None => State::Rest,
    };
    let target = match state {
        State::Hover => -LIFT,
        State::Press => LIFT,
        State::Rest | State::Disabled => 0.0,
    };
    let time = if state == State::Press { THEME.motion.press } else { THEME.motion.focus };
    let id = response.id.with("lift");
    let shift = ui.ctx().animate_value_with_time(id, target, kit.seconds(time));
    let focus = pose.map_or_else(|| response.has_focus(), |pose| pose.focus);
    Touch { state, focus, shift: if pose.is_some() { target } else { shift } }
}

/// Who gets the focus when nothing lies over it any more.
#[derive(Clone, Copy, Debug)]
struct Returning(egui::Id);

fn returning() -> egui::Id {
    egui::Id::new("focus returning")
}

/// Gives the focus back to a widget as soon as the sheet over it is gone.
pub(super) fn give_focus_back(ctx: &egui::Context, to: egui::Id) {
    ctx.data_mut(|data| data.insert_temp(returning(), Returning(to)));
    ctx.request_repaint();
}

/// Takes the focus if it is owed to this widget.
pub(super) fn take_focus_back(response: &Response) {
    let ctx = &response.ctx;
    let Some(Returning(to)) = ctx.data(|data| data.get_temp(returning())) else { return };
    if to != response.id {
        return;
    }
    if ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        ctx.data_mut(|data| data.remove::<Returning>(returning()));
        response.request_focus();
    } else {
        ctx.request_repaint();
    }
}

/// Tells tests and screen readers what this is, and why it cannot be used.
pub(super) fn tell(response: &Response, info: impl Fn() -> WidgetInfo, about: Option<&str>) {
    response.widget_info(info);
    if let Some(about) = about {
        describe(response, about);
    }
}

/// What screen readers say after the name.
pub(super) fn describe(response: &Response, about: &str) {
    response.ctx.accesskit_node_builder(response.id, |node: &mut egui::accesskit::Node| {
        node.set_description(about);
    });
}
