//! A text field: a slip of paper in a dark slot. The only stock widget of egui that is left.

use bevy_egui::egui::{
    Align2, Color32, FontId, Frame, Margin, Rect, Response, Shape, TextEdit, Ui, UiBuilder, Vec2,
    Widget,
};

use super::{
    Kit, feedback,
    paint::{self, Ring},
    text::{self, Type},
};
use crate::{
    app::settings::Palette,
    art::sprites::{State, shell::ui as art},
};

/// A field for one line.
#[derive(Debug)]
#[must_use = "add it to a ui"]
pub struct Field<'a> {
    text: &'a mut String,
    label: &'a str,
    hint: &'a str,
    longest: Option<usize>,
    reason: Option<&'a str>,
}

/// A field for one line; the label is for screen readers and tests.
pub const fn field<'a>(text: &'a mut String, label: &'a str) -> Field<'a> {
    Field { text, label, hint: "", longest: None, reason: None }
}

impl<'a> Field<'a> {
    /// What stands there while it is empty.
    pub const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// So many letters at most.
    pub const fn longest(mut self, letters: usize) -> Self {
        self.longest = Some(letters);
        self
    }

    /// It cannot be used if there is a reason, which stands below.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }
}

impl Widget for Field<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let enabled = self.reason.is_none() && ui.is_enabled();
        let height = (Type::Body.size() * kit.text_scale * 1.35 + 14.0).max(40.0).ceil();
        let (rect, _) = ui.allocate_exact_size(
            Vec2::new(ui.available_width().max(96.0), height),
            bevy_egui::egui::Sense::hover(),
        );
        let slot = ui.painter().add(Shape::Noop);
        let standard = kit.palette == Palette::Standard;
        let ink = if standard { kit.skin.ink } else { kit.skin.text };
        let faint = if standard { kit.skin.third_ink } else { kit.skin.quiet };
        let font = FontId::new(Type::Body.size() * kit.text_scale, Type::Body.face().family());
        let inside =
            Rect::from_min_max(rect.min + Vec2::new(14.0, 2.0), rect.max - Vec2::new(14.0, 2.0));
        let mut edit = TextEdit::singleline(self.text)
            .id_salt(self.label)
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .vertical_align(Align2::LEFT_CENTER.y())
            .font(font.clone())
            .text_color(ink)
            .hint_text(bevy_egui::egui::RichText::new(self.hint).font(font).color(faint))
            .desired_width(inside.width())
            .min_size(inside.size());
        if let Some(longest) = self.longest {
            edit = edit.char_limit(longest);
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(inside));
        child.visuals_mut().text_cursor.stroke.color = kit.skin.wax;
        child.visuals_mut().weak_text_color = Some(faint);
        let response = child.add_enabled(enabled, edit);
        feedback::take_focus_back(&response);
        if response.gained_focus() {
            ui.scroll_to_rect(rect.expand(8.0), None);
        }
        let state = match (enabled, response.hovered()) {
            (false, _) => State::Disabled,
            (true, true) => State::Hover,
            (true, false) => State::Rest,
        };
        let painter = ui.painter();
        let sprite = art::field(state).unwrap_or(art::FIELD_REST);
        painter.set(slot, paint::slice_shape(painter, rect, sprite, Color32::WHITE));
        if response.has_focus() {
            paint::ring(painter, rect, Ring::Panel);
        }
        response.ctx.accesskit_node_builder(response.id, |node| node.set_label(self.label));
        if let Some(reason) = self.reason {
            text::words(ui, reason, Type::Second);
            feedback::describe(&response, reason);
        }
        response
    }
}
