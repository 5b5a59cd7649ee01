//! The ribbon that says whose turn it is.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Galley, Painter, Pos2, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo,
    WidgetType,
};

use super::{
    Kit, paint,
    seat::paint_seat,
    text::{self, Type},
};
use crate::{
    app::settings::Palette,
    art::sprites::{Sprite, shell::ui::ribbon as art},
};

/// What a ribbon is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Silk {
    /// Paper.
    #[default]
    Paper,
    /// The colour of a seat, 1 to 8.
    Seat(usize),
    /// Dark red.
    Oxblood,
}

impl Silk {
    fn pieces(self) -> [&'static Sprite; 3] {
        let paper = [art::PAPER_LEFT, art::PAPER_MID, art::PAPER_RIGHT];
        match self {
            Silk::Paper => paper,
            Silk::Oxblood => [art::OXBLOOD_LEFT, art::OXBLOOD_MID, art::OXBLOOD_RIGHT],
            Silk::Seat(number) => [
                art::seat_left(number).unwrap_or(paper[0]),
                art::seat_mid(number).unwrap_or(paper[1]),
                art::seat_right(number).unwrap_or(paper[2]),
            ],
        }
    }

    /// Letters on it.
    fn ink(self, kit: &Kit) -> Color32 {
        match self {
            Silk::Oxblood | Silk::Seat(3 | 5) => kit.skin.text,
            _ if kit.palette == Palette::Standard => kit.skin.ink,
            _ => kit.skin.text,
        }
    }
}

/// A ribbon.
#[derive(Clone, Debug)]
#[must_use = "add it to a ui"]
pub struct Ribbon<'a> {
    text: &'a str,
    silk: Silk,
    seat: Option<usize>,
    least: f32,
}

/// A paper ribbon with words.
pub const fn ribbon(text: &str) -> Ribbon<'_> {
    Ribbon { text, silk: Silk::Paper, seat: None, least: 0.0 }
}

impl Ribbon<'_> {
    /// With the emblem of a seat, 1 to 8.
    pub const fn seat(mut self, seat: usize) -> Self {
        self.seat = Some(seat);
        self
    }

    /// Made of something else.
    pub const fn silk(mut self, silk: Silk) -> Self {
        self.silk = silk;
        self
    }

    /// At least this wide, tails included.
    pub const fn width(mut self, width: f32) -> Self {
        self.least = width;
        self
    }
}

/// What the left and the right piece take, and how much of them is tail.
const END: f32 = 48.0;
const TAIL: f32 = 30.0;

/// Draws a ribbon over a place.
pub fn paint_ribbon(painter: &Painter, rect: Rect, silk: Silk) {
    let rect = paint::snapped(painter, rect);
    let [left, middle, right] = silk.pieces();
    let ends = Vec2::new(END, rect.height());
    let start = Rect::from_min_size(rect.min, ends);
    let end = Rect::from_min_size(Pos2::new(rect.right() - END, rect.top()), ends);
    let between = Rect::from_min_max(
        Pos2::new(start.right(), rect.top()),
        Pos2::new(end.left(), rect.bottom()),
    );
    paint::slice(painter, start, left, Color32::WHITE);
    paint::slice(painter, end, right, Color32::WHITE);
    paint::slice(painter, between, middle, Color32::WHITE);
}

impl Widget for Ribbon<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        // Words that are too long for one line of the place there is are written smaller.
        let room = ui.available_size();
        let ctx = ui.ctx().clone();
        let scale = super::fitting(&ctx, room, || self.measure(ui).1);
        super::at_scale(&ctx, scale, || self.show(ui))
    }
}

impl Ribbon<'_> {
    fn emblem(&self, kit: &Kit) -> f32 {
        if self.seat.is_some() { kit.scaled(20.0) + 8.0 } else { 0.0 }
    }

    fn measure(&self, ui: &Ui) -> (Arc<Galley>, Vec2) {
        let kit = Kit::of(ui.ctx());
        let ends = 2.0 * (TAIL + 12.0) + self.emblem(&kit);
        let line = [(self.text, Type::Section, self.silk.ink(&kit))];
        let galley = text::lay(ui, &line, f32::INFINITY, Align::Min);
        let width = (galley.size().x + ends).max(self.least).max(2.0 * END);
        let size = Vec2::new(width, (galley.size().y + 8.0).max(32.0)).ceil();
        (galley, size)
    }

    fn show(&self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let ink = self.silk.ink(&kit);
        let emblem = self.emblem(&kit);
        let (galley, size) = self.measure(ui);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        paint_ribbon(ui.painter(), rect, self.silk);
        let left = rect.left() + TAIL + 12.0;
        if let Some(number) = self.seat {
            let radius = kit.scaled(10.0);
            let at = Pos2::new(left + radius, rect.center().y);
            paint_seat(ui.painter(), at, radius, number);
        }
        let at = Pos2::new(left + emblem, text::middle(&galley, rect.center().y));
        ui.painter().galley(at, galley, ink);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, self.text));
        response
    }
}
