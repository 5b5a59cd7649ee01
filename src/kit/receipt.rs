//! A receipt: a slip of paper, torn off at the foot and pinned with a head of wax, with sums on it.

use bevy_egui::egui::{
    Align, Color32, FontId, Frame, InnerResponse, Margin, Painter, Pos2, Rect, Response, Sense,
    Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, text::LayoutJob,
};

use super::{
    Kit, Sheet,
    container::on_ground,
    paint,
    text::{self, Type},
};
use crate::{
    app::{fonts::Face, settings::Palette},
    art::palette::THEME,
};

/// How far the torn edge reaches below the slip.
const TORN: f32 = 6.0;
/// How wide a tooth of it is.
const TOOTH: f32 = 11.0;

/// A slip that grows with what is on it.
pub fn slip<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let sheet = Sheet::PaperLit;
    ui.add_space(6.0);
    let place = ui.painter().add(Shape::Noop);
    let margin = Margin { left: 14, right: 14, top: 14, bottom: 10 };
    let shown = Frame::NONE.inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        on_ground(ui, sheet.ground(), add)
    });
    let rect = shown.response.rect;
    let painter = ui.painter();
    if Kit::of(ui.ctx()).palette == Palette::Standard {
        painter.set(place, torn(rect));
        pin(painter, pos2(rect.center().x, rect.top()));
    } else {
        painter.set(place, paint::slice_shape(painter, rect, sheet.sprite(), Color32::WHITE));
    }
    ui.add_space(TORN + 2.0);
    shown
}

/// The paper with its shadow.
fn torn(rect: Rect) -> Shape {
    let void = THEME.ground.void.egui();
    let mut shapes = Vec::new();
    for (by, alpha) in [(5.0, 0.22), (2.0, 0.4)] {
        shapes.extend(teeth(rect.translate(Vec2::new(0.0, by)), void.gamma_multiply(alpha)));
    }
    shapes.extend(teeth(rect, THEME.paper.lit.egui()));
    Shape::Vec(shapes)
}

/// An area with teeth below it.
fn teeth(rect: Rect, colour: Color32) -> Vec<Shape> {
    let mut shapes = vec![Shape::rect_filled(rect, 0.0, colour)];
    let count = (rect.width() / TOOTH).round().max(1.0);
    let wide = rect.width() / count;
    for tooth in 0..count as u32 {
        let left = rect.left() + wide * tooth as f32;
        let y = rect.bottom();
        let corners = vec![pos2(left, y), pos2(left + wide, y), pos2(left + wide / 2.0, y + TORN)];
        shapes.push(Shape::convex_polygon(corners, colour, Stroke::NONE));
    }
    shapes
}

/// A head of wax, lit from the upper left.
fn pin(painter: &Painter, at: Pos2) {
    let void = THEME.ground.void.egui();
    painter.circle_filled(at + Vec2::new(1.0, 4.0), 7.0, void.gamma_multiply(0.35));
    painter.circle_filled(at, 7.0, THEME.wax.edge.egui());
    painter.circle_filled(at + Vec2::new(-0.5, -0.7), 6.0, THEME.wax.plain.egui());
    painter.circle_filled(
        at + Vec2::new(-2.2, -2.4),
        2.2,
        THEME.text.paper.egui().gamma_multiply(0.55),
    );
}

/// What a slip is about, in a running hand.
pub fn slip_title(ui: &mut Ui, words: &str) -> Response {
    let kit = Kit::of(ui.ctx());
    let mut format = Type::Second.format(&kit, kit.skin.second_ink);
    format.font_id = FontId::new(kit.scaled(18.0), Face::SerifItalic.family());
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap.max_width = ui.available_width();
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
    response
}

/// What stands at the end of a line of a sum.
#[derive(Clone, Copy, Debug)]
pub struct Sum<'a> {
    /// The number.
    pub number: &'a str,
    /// It is what comes out.
    pub total: bool,
}

/// A line of a sum: words, dots, a number. `beside` paints what stands after the words, from a
/// point on, and tells where it ends.
pub fn leader(
    ui: &mut Ui,
    words: &str,
    sum: Sum<'_>,
    beside: impl FnOnce(&Ui, Pos2) -> f32,
) -> Response {
    let kit = Kit::of(ui.ctx());
    let (kind, ends) =
        if sum.total { (Type::Section, Type::Plate) } else { (Type::Body, Type::Strong) };
    let ink = text::colour(ui, kind);
    let end = if sum.total { kit.skin.loss } else { text::colour(ui, Type::Strong) };
    let right = text::lay(ui, &[(sum.number, ends, end)], f32::INFINITY, Align::Min);
    let width = ui.available_width();
    let room = width - right.size().x - kit.scaled(20.0);
    let left = text::lay(ui, &[(words, kind, ink)], room, Align::Min);
    let size = Vec2::new(width, left.size().y.max(right.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let last = left.rows.last().map_or(0.0, |row| row.rect().right());
    let middle = rect.bottom() - right.size().y / 2.0;
    let from = beside(ui, pos2(rect.left() + last + 6.0, middle));
    let number = pos2(rect.right() - right.size().x, text::middle(&right, middle));
    if !sum.total {
        let dots = Stroke::new(1.3, THEME.paper.rule.egui());
        let y = middle + kit.scaled(5.0);
        let path = [pos2(from + 4.0, y), pos2(number.x - 8.0, y)];
        if path[0].x < path[1].x {
            ui.painter().extend(Shape::dashed_line(
                &path,
                Stroke { color: kit.hue(dots.color), ..dots },
                2.0,
                3.0,
            ));
        }
    }
    ui.painter().galley(rect.min, left, ink);
    ui.painter().galley(number, right, end);
    let label = format!("{words} {}", sum.number);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, label.trim()));
    response
}

/// The two lines under a sum.
pub fn double_rule(ui: &mut Ui) {
    let kit = Kit::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 9.0), Sense::hover());
    let line = Stroke::new(1.2, kit.hue(THEME.ink.second.egui()));
    for y in [rect.center().y - 1.5, rect.center().y + 1.5] {
        ui.painter().hline(rect.x_range(), y, line);
    }
}
