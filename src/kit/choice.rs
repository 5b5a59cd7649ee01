//! A drop-down: plum with a brass pull; the list is paper, the choice a drop of wax.

use bevy_egui::egui::{
    self, Align, Color32, EventFilter, Frame, Key, Margin, Modifiers, Popup, PopupCloseBehavior,
    Pos2, Rect, RectAlign, Response, Ui, Vec2, Widget, WidgetInfo, WidgetType,
};

use super::{
    Ground, Kit, anchors, container, feedback,
    layers::{self, Kind},
    paint::{self, Ring},
    skin::Material,
    text::{self, Type},
};
use crate::{
    app::settings::Palette,
    art::sprites::{State, shell::ui as art},
};

/// One of a few.
#[derive(Debug)]
#[must_use = "add it to a ui"]
pub struct Choice<'a> {
    label: &'a str,
    chosen: &'a mut usize,
    options: &'a [&'a str],
    face: Option<&'a str>,
    reason: Option<&'a str>,
}

/// A drop-down of options; the label is for screen readers and tests.
pub const fn choice<'a>(
    label: &'a str,
    chosen: &'a mut usize,
    options: &'a [&'a str],
) -> Choice<'a> {
    Choice { label, chosen, options, face: None, reason: None }
}

impl<'a> Choice<'a> {
    /// What stands on it instead of the chosen option alone.
    pub const fn face(mut self, face: &'a str) -> Self {
        self.face = Some(face);
        self
    }

    /// It cannot be used if there is a reason.
    pub const fn disabled_if(mut self, reason: Option<&'a str>) -> Self {
        self.reason = reason;
        self
    }
}

/// Room for the pull on the right.
const PULL: f32 = 48.0;

impl Widget for Choice<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let enabled = self.reason.is_none() && ui.is_enabled();
        let shown = self.options.get(*self.chosen).copied().unwrap_or_default();
        let face = self.face.unwrap_or(shown);
        let state = if enabled { State::Rest } else { State::Disabled };
        let ink = kit.skin.on(Material::Plum, state);
        let mut lines = vec![(face, Type::Body, ink)];
        lines.extend(self.reason.map(|why| (why, Type::Second, ink)));
        let width = ui.available_width().max(160.0);
        let galley = text::lay(ui, &lines, width - 16.0 - PULL, Align::Min);
        let size = Vec2::new(width, (galley.size().y + 16.0).max(44.0));
        let (rect, mut response) = ui.allocate_exact_size(size.ceil(), feedback::sense(enabled));
        let list = response.id.with("list");
        let touch = feedback::touch(ui, &response, enabled, None);
        let open = Popup::is_id_open(ui.ctx(), list);
        let (sprite, pull) = match touch.state {
            State::Disabled => (art::DROPDOWN_DISABLED, art::DROPDOWN_PULL_DISABLED),
            _ if open => (art::DROPDOWN_OPEN, art::DROPDOWN_PULL_HOVER),
            State::Rest => (art::DROPDOWN_REST, art::DROPDOWN_PULL_REST),
            _ => (art::DROPDOWN_HOVER, art::DROPDOWN_PULL_HOVER),
        };
        let painter = ui.painter();
        paint::slice(painter, rect, sprite, Color32::WHITE);
        let at = Pos2::new(rect.left() + 16.0, text::middle(&galley, rect.center().y));
        painter.galley(at, galley, ink);
        paint::upside(painter, Pos2::new(rect.right() - 24.0, rect.center().y), pull, open);
        if touch.focus {
            paint::ring(painter, rect, Ring::Button);
        }
        let info = || {
            let mut info = WidgetInfo::labeled(WidgetType::ComboBox, enabled, self.label);
            info.current_text_value = Some(shown.to_owned());
            info
        };
        feedback::tell(&response, info, self.reason);
        if response.clicked() {
            Popup::toggle_id(ui.ctx(), list);
        }
        let picked = show_list(&response, list, *self.chosen, self.options);
        if let Some(number) = picked {
            response.request_focus();
            if *self.chosen != number {
                *self.chosen = number;
                response.mark_changed();
            }
        }
        response
    }
}

/// The open list; says what was picked. Escape closes it without a choice.
fn show_list(face: &Response, id: egui::Id, chosen: usize, options: &[&str]) -> Option<usize> {
    let ctx = &face.ctx;
    if !Popup::is_id_open(ctx, id) {
        return None;
    }
    let fresh = layers::lie(ctx, id, Kind::List).fresh;
    let escaped = ctx.input(|input| input.key_pressed(Key::Escape));
    let popup = Popup::from_response(face)
        .id(id)
        .open_memory(None)
        .frame(Frame::NONE)
        .align(RectAlign::BOTTOM_START)
        .align_alternatives(&[RectAlign::TOP_START])
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .gap(4.0)
        .width(face.rect.width());
    let mut picked = None;
    popup.show(|ui| {
        let rows = sheet(ui, face.rect.width(), chosen, options);
        if fresh && let Some(row) = rows.get(chosen).or(rows.first()) {
            row.request_focus();
        }
        walk(ui, &rows);
        picked = rows.iter().position(Response::clicked);
    });
    if picked.is_some() || escaped {
        Popup::close_id(ctx, id);
        face.request_focus();
    }
    if !Popup::is_id_open(ctx, id) {
        layers::go(ctx, id);
    }
    picked
}

/// The sheet with the rows.
pub(super) fn sheet(ui: &mut Ui, width: f32, chosen: usize, options: &[&str]) -> Vec<Response> {
    let margin = Margin::same(6);
    let shown = container::on_sprite(ui, art::DROPDOWN_LIST, margin, Ground::Paper, |ui| {
        ui.set_width(width - 12.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        let rows = options.iter().enumerate();
        rows.map(|(number, option)| row(ui, option, number == chosen)).collect()
    });
    shown.inner
}

/// Up and down stay inside the list.
fn walk(ui: &Ui, rows: &[Response]) {
    let Some(here) = rows.iter().position(Response::has_focus) else { return };
    let keep = EventFilter { vertical_arrows: true, escape: true, ..EventFilter::default() };
    anchors::keep_keys(ui.ctx(), rows[here].id, keep);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let to = if pressed(Key::ArrowDown) {
        (here + 1).min(rows.len() - 1)
    } else if pressed(Key::ArrowUp) {
        here.saturating_sub(1)
    } else {
        return;
    };
    rows[to].request_focus();
}

fn row(ui: &mut Ui, option: &str, chosen: bool) -> Response {
    let kit = Kit::of(ui.ctx());
    let kind = if chosen { Type::Strong } else { Type::Body };
    let color = text::colour(ui, kind);
    let width = ui.available_width();
    let galley = text::lay(ui, &[(option, kind, color)], (width - 48.0).max(64.0), Align::Min);
    let size = Vec2::new(width, galley.size().y.max(kit.scaled(32.0)));
    let (rect, response) = ui.allocate_exact_size(size.ceil(), feedback::sense(true));
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        paint::slice(painter, rect, art::DROPDOWN_ROW_HOVER, Color32::WHITE);
    }
    let sprite = if chosen { art::RADIO_ON } else { art::RADIO_OFF };
    let at = Pos2::new(rect.left() + 18.0, rect.center().y);
    paint::picture(painter, at, sprite, 1.0, Color32::WHITE);
    let at = Pos2::new(rect.left() + 37.0, text::middle(&galley, rect.center().y));
    painter.galley(at, galley, color);
    if response.has_focus() && kit.palette != Palette::Standard {
        paint::ring(painter, Rect::from_min_max(rect.min, rect.max).shrink(4.0), Ring::Panel);
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, option));
    response
}
