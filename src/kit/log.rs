//! Rows of the log, and paper tags.

use bevy_egui::egui::{
    Align, Color32, Galley, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, Widget,
    WidgetInfo, WidgetType,
};

use super::{
    Kit, Tone, feedback,
    paint::{self, Ring},
    seat::paint_seat,
    text::{self, Type},
};
use crate::{app::settings::Palette, art::sprites::shell::ui as art};

/// A row of the log.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct LogRow<'a> {
    text: &'a str,
    seat: Option<usize>,
    delta: Option<(Tone, &'a str)>,
    current: bool,
    alternate: bool,
    struck: bool,
}

/// A row of the log; it can be pressed, to jump there.
pub const fn log_row(text: &str) -> LogRow<'_> {
    LogRow { text, seat: None, delta: None, current: false, alternate: false, struck: false }
}

impl<'a> LogRow<'a> {
    /// About this seat, 1 to 8.
    pub const fn seat(mut self, seat: usize) -> Self {
        self.seat = Some(seat);
        self
    }

    /// What it changed; the sign comes with the tone.
    pub const fn delta(mut self, tone: Tone, delta: &'a str) -> Self {
        self.delta = Some((tone, delta));
        self
    }

    /// The present one.
    pub const fn current(mut self, current: bool) -> Self {
        self.current = current;
        self
    }

    /// Every second one is a little lighter.
    pub const fn alternate(mut self, alternate: bool) -> Self {
        self.alternate = alternate;
        self
    }

    /// It was taken back.
    pub const fn struck(mut self, struck: bool) -> Self {
        self.struck = struck;
        self
    }
}

impl Widget for LogRow<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let width = ui.available_width();
        let emblem = if self.seat.is_some() { 10.0 + kit.scaled(20.0) + 8.0 } else { 12.0 };
        let delta = self.delta.map(|(tone, delta)| {
            let color = tone.colour(&kit);
            let line = (delta, Type::SecondStrong, color);
            (tone, text::lay(ui, &[line], f32::INFINITY, Align::Min))
        });
        let side = delta.as_ref().map_or(0.0, |(_, galley)| galley.size().x + kit.scaled(36.0));
        let room = (width - emblem - side - 12.0).max(64.0);
        let line = (self.text, Type::Second, kit.skin.text);
        let galley = text::lay(ui, &[line], room, Align::Min);
        let size = Vec2::new(width, (galley.size().y + 6.0).max(kit.scaled(30.0)));
        let (rect, response) =
            ui.allocate_exact_size(size.ceil(), feedback::sense(ui.is_enabled()));
        feedback::take_focus_back(&response);
        let painter = ui.painter();
        let ground = match (self.current, response.hovered(), self.alternate) {
            (true, ..) => Some(art::ROW_CURRENT),
            (_, true, _) => Some(art::ROW_HOVER),
            (.., true) => Some(art::ROW_ALT),
            _ => None,
        };
        if let Some(ground) = ground {
            paint::slice(painter, rect, ground, Color32::WHITE);
        }
        let middle = rect.center().y;
        if let Some(number) = self.seat {
            let radius = kit.scaled(10.0);
            paint_seat(painter, Pos2::new(rect.left() + 10.0 + radius, middle), radius, number);
        }
        let at = Pos2::new(rect.left() + emblem, text::middle(&galley, middle));
        let colour = if self.struck { kit.skin.quiet } else { kit.skin.text };
        for (wanted, down) in [(self.struck, 0.54), (kit.underline, 0.86)] {
            if wanted {
                rule_off(painter, at, &galley, down, colour);
            }
        }
        painter.galley_with_override_text_color(at, galley, colour);
        if let Some((tone, galley)) = delta {
            let color = tone.colour(&kit);
            let left = rect.right() - 10.0 - galley.size().x;
            if let Some(sign) = tone.sign() {
                let at = Pos2::new(left - kit.scaled(14.0), middle);
                paint::picture(painter, at, sign, kit.scaled(18.0) / 24.0, color);
            }
            painter.galley(Pos2::new(left, text::middle(&galley, middle)), galley, color);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.has_focus() {
            paint::ring(painter, rect.shrink(5.0), Ring::Panel);
        }
        let told = match self.delta {
            Some((_, delta)) => format!("{} {delta}", self.text),
            None => self.text.to_owned(),
        };
        let enabled = ui.is_enabled();
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::SelectableLabel, enabled, self.current, &told)
        });
        response
    }
}

/// A line along every row of a text, this far down in it.
fn rule_off(painter: &Painter, at: Pos2, galley: &Galley, down: f32, colour: Color32) {
    for row in &galley.rows {
        let area = row.rect().translate(at.to_vec2());
        let y = area.top() + down * area.height();
        painter.hline(area.x_range(), y, Stroke::new(1.5, colour));
    }
}

/// A paper tag on a string: a number on a dark badge, and a short word.
pub fn tag(ui: &mut Ui, number: &str, text: &str, lit: bool) -> Response {
    let kit = Kit::of(ui.ctx());
    let standard = kit.palette == Palette::Standard;
    let skin = &kit.skin;
    let ink = if standard { skin.ink } else { skin.text };
    let (fill, letter) = if standard { (skin.raised, skin.text) } else { (skin.text, skin.void) };
    let badge = kit.scaled(20.0);
    let side = badge + 7.0;
    let kind = if lit { Type::SecondStrong } else { Type::Second };
    let room = (ui.available_width() - 31.0 - side).max(text::longest_word(ui, text, kind));
    let galley = text::lay(ui, &[(text, kind, ink)], room, Align::Min);
    let size = Vec2::new(galley.size().x + side + 31.0, (galley.size().y + 6.0).max(28.0));
    let (rect, response) = ui.allocate_exact_size(size.ceil(), Sense::hover());
    paint_tag(ui, rect, lit);
    let middle = rect.center().y;
    let left = rect.left() + 5.0;
    let at = Pos2::new(left + badge / 2.0, middle);
    ui.painter().rect_filled(Rect::from_center_size(at, Vec2::splat(badge)), 4.0, fill);
    let digit = [(number, Type::SecondStrong, letter)];
    let digit = text::lay(ui, &digit, f32::INFINITY, Align::Center);
    ui.painter().galley(Pos2::new(at.x, text::middle(&digit, middle)), digit, letter);
    let at = Pos2::new(left + side, text::middle(&galley, middle));
    ui.painter().galley(at, galley, ink);
    let name = format!("{number}  {text}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    response
}

fn paint_tag(ui: &Ui, rect: Rect, lit: bool) {
    let kit = Kit::of(ui.ctx());
    let sprite = match (kit.palette, lit) {
        (Palette::Standard, true) => art::TAG_LIT,
        (Palette::Standard, false) => art::TAG_DIM,
        _ => art::CHIP_PLAIN,
    };
    paint::slice(ui.painter(), rect, sprite, Color32::WHITE);
}
