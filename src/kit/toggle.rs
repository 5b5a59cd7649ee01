//! A switch at the end of its row: tick on the left when on, cross on the right when off.

use bevy_egui::egui::{Align, Pos2, Rect, Response, Ui, Vec2, Widget, WidgetInfo, WidgetType};

use super::{
    Kit, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::art::{palette::THEME, sprites::shell::ui as art};

/// A switch with its label; the whole row can be pressed.
#[derive(Debug)]
#[must_use = "add it to a ui"]
pub struct Toggle<'a> {
    on: &'a mut bool,
    label: &'a str,
    reason: Option<&'a str>,
}

/// A switch.
pub const fn toggle<'a>(on: &'a mut bool, label: &'a str) -> Toggle<'a> {
    Toggle { on, label, reason: None }
}

impl<'a> Toggle<'a> {
    /// It cannot be used if there is a reason.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }
}

/// The switch alone, and how far its knob slides.
const SIZE: Vec2 = Vec2::new(56.0, 28.0);
const SLIDE: f32 = 28.0;

impl Widget for Toggle<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let enabled = self.reason.is_none() && ui.is_enabled();
        let color = text::colour(ui, Type::Body);
        let mut lines = vec![(self.label, Type::Body, color)];
        lines.extend(self.reason.map(|why| (why, Type::Second, text::colour(ui, Type::Second))));
        let width = ui.available_width().max(SIZE.x + 72.0);
        let galley = text::lay(ui, &lines, width - SIZE.x - 16.0, Align::Min);
        let size = Vec2::new(width, (galley.size().y + 4.0).max(40.0));
        let (rect, mut response) = ui.allocate_exact_size(size.ceil(), feedback::sense(enabled));
        if response.clicked() {
            *self.on = !*self.on;
            response.mark_changed();
        }
        let on = *self.on;
        let touch = feedback::touch(ui, &response, enabled, None);
        let painter = ui.painter();
        let at = Pos2::new(rect.left(), text::middle(&galley, rect.center().y));
        painter.galley(at, galley, color);
        let centre = Pos2::new(rect.right() - SIZE.x / 2.0 - 2.0, rect.center().y);
        let time = kit.seconds(THEME.motion.focus);
        let moved = ui.ctx().animate_bool_with_time(response.id.with("knob"), on, time);
        let (sprite, back) = match (on, enabled) {
            (true, true) => (art::TOGGLE_ON, moved - 1.0),
            (true, false) => (art::TOGGLE_ON_DISABLED, moved - 1.0),
            (false, true) => (art::TOGGLE_OFF, moved),
            (false, false) => (art::TOGGLE_OFF_DISABLED, moved),
        };
        paint::parts(painter, centre, sprite, |part| {
            Some(if part == 0 { Vec2::ZERO } else { Vec2::new(back * SLIDE, 0.0) })
        });
        if touch.focus {
            paint::ring(painter, Rect::from_center_size(centre, SIZE), Ring::Pill);
        }
        let info = || WidgetInfo::selected(WidgetType::Checkbox, enabled, on, self.label);
        feedback::tell(&response, info, self.reason);
        response
    }
}
