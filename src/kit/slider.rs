//! A slider: a brass rail, a knob of wax, a tick every tenth. Arrow keys step.

use std::ops::RangeInclusive;

use bevy_egui::egui::{
    Align, Color32, EventFilter, Key, Pos2, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo,
};

use super::{
    anchors, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::art::sprites::{State, shell::ui as art};

/// A slider with its label and value above the rail.
#[derive(Debug)]
#[must_use = "add it to a ui"]
pub struct Slider<'a> {
    value: &'a mut u16,
    range: RangeInclusive<u16>,
    label: &'a str,
    unit: &'a str,
    step: u16,
    reason: Option<&'a str>,
}

/// A slider for a whole number.
pub const fn slider<'a>(
    value: &'a mut u16,
    range: RangeInclusive<u16>,
    label: &'a str,
) -> Slider<'a> {
    Slider { value, range, label, unit: " %", step: 5, reason: None }
}

impl<'a> Slider<'a> {
    /// What follows the number; " %" unless told.
    pub const fn unit(mut self, unit: &'a str) -> Self {
        self.unit = unit;
        self
    }

    /// How much an arrow key changes; 5 unless told.
    pub const fn step(mut self, step: u16) -> Self {
        self.step = step;
        self
    }

    /// It cannot be used if there is a reason.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }

    fn share(&self) -> f32 {
        let (least, most) = (f32::from(*self.range.start()), f32::from(*self.range.end()));
        if most > least { (f32::from(*self.value) - least) / (most - least) } else { 0.0 }
    }

    fn set(&mut self, value: i32) -> bool {
        let (least, most) = (i32::from(*self.range.start()), i32::from(*self.range.end()));
        let wanted = u16::try_from(value.clamp(least, most)).unwrap_or(*self.value);
        let changed = wanted != *self.value;
        *self.value = wanted;
        changed
    }

    /// What the pointer and the keys ask for.
    fn asked(&self, ui: &Ui, response: &Response, rail: Rect) -> Option<i32> {
        if let Some(at) = response.interact_pointer_pos() {
            let share = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
            let (least, most) = (f32::from(*self.range.start()), f32::from(*self.range.end()));
            return Some((least + share * (most - least)).round() as i32);
        }
        if !response.has_focus() {
            return None;
        }
        let keep = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        anchors::keep_keys(ui.ctx(), response.id, keep);
        let pressed = |key| ui.input(|input| input.num_presses(key)) as i32;
        let steps = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
        let ends = [(Key::Home, *self.range.start()), (Key::End, *self.range.end())];
        let end = ends.into_iter().find(|(key, _)| pressed(*key) > 0);
        match end {
            Some((_, end)) => Some(i32::from(end)),
            None if steps != 0 => Some(i32::from(*self.value) + steps * i32::from(self.step)),
            None => None,
        }
    }
}

/// Half of the knob: the rail is that much shorter than the row on both sides.
const KNOB: f32 = 13.0;

impl Widget for Slider<'_> {
    fn ui(mut self, ui: &mut Ui) -> Response {
        let enabled = self.reason.is_none() && ui.is_enabled();
        let width = ui.available_width().max(120.0);
        let (color, strong) = (text::colour(ui, Type::Body), text::colour(ui, Type::Strong));
        let widest = format!("{}{}", self.range.end(), self.unit);
        let side = text::lay(ui, &[(&widest, Type::Strong, strong)], f32::INFINITY, Align::Min);
        let mut lines = vec![(self.label, Type::Body, color)];
        lines.extend(self.reason.map(|why| (why, Type::Second, text::colour(ui, Type::Second))));
        let room = (width - side.size().x - 16.0).max(64.0);
        let label = text::lay(ui, &lines, room, Align::Min);
        let size = Vec2::new(width, label.size().y + 40.0);
        let sense = if enabled { Sense::click_and_drag() } else { Sense::hover() };
        let (rect, mut response) = ui.allocate_exact_size(size.ceil(), sense);
        let middle = rect.bottom() - 24.0;
        let rail = Rect::from_center_size(
            Pos2::new(rect.center().x, middle),
            Vec2::new(rect.width() - 2.0 * KNOB, 8.0),
        );
        if enabled
            && let Some(value) = self.asked(ui, &response, rail)
            && self.set(value)
        {
            response.mark_changed();
        }
        let touch = feedback::touch(ui, &response, enabled, None);
        let painter = ui.painter();
        painter.galley(rect.min, label, color);
        let value = format!("{}{}", self.value, self.unit);
        let value = text::lay(ui, &[(&value, Type::Strong, strong)], f32::INFINITY, Align::Min);
        let at = Pos2::new(rect.right() - value.size().x, rect.top());
        painter.galley(at, value, strong);
        for tick in 0..=10 {
            let x = rail.left() + rail.width() * tick as f32 / 10.0;
            let at = Pos2::new(x, middle + 12.0);
            paint::picture(painter, at, art::SLIDER_TICK, 1.0, Color32::WHITE);
        }
        paint::slice(painter, rail, art::SLIDER_TRACK, Color32::WHITE);
        let knob = Pos2::new(rail.left() + rail.width() * self.share(), middle);
        let fill = Rect::from_min_max(rail.min, Pos2::new(knob.x, rail.bottom())).shrink2(Vec2::Y);
        if fill.width() > 6.0 && touch.state != State::Disabled {
            paint::slice(painter, fill, art::SLIDER_FILL, Color32::WHITE);
        }
        paint::picture(painter, knob, art::slider_knob(touch.state), 1.0, Color32::WHITE);
        if touch.focus {
            let round = Rect::from_center_size(knob, Vec2::splat(2.0 * KNOB));
            paint::ring(painter, round, Ring::Pill);
        }
        let now = f64::from(*self.value);
        let info = || WidgetInfo::slider(enabled, now, self.label);
        feedback::tell(&response, info, self.reason);
        response
    }
}
